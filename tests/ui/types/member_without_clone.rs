use grads::prelude::*;

// what a macro makes the file does not show
macro_rules! sums {
    () => {
        #[derive(Differentiable)]
        pub struct Sums {
            a: f64,
            b: f64,
        }
    };
}
sums!();

#[differentiable]
fn sums(x: f64) -> (Sums, f64) {
    (Sums { a: x, b: x * x }, x)
}

#[differentiable]
fn f(x: f64) -> f64 {
    let (s, y) = sums(x);
    s.a * s.b + y
}

fn main() {
    let _ = grad!(f)(1.0);
}
