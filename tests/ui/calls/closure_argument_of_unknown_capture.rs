use grads::prelude::*;

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        #[differentiable]
        fn square(x: f64) -> f64 {
            x * x
        }
    };
}
made!();

#[differentiable]
fn apply(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    g(x)
}

#[differentiable]
fn f(x: f64) -> f64 {
    let c = square(x);
    apply(|y: f64| square(c) + y, x)
}

fn main() {}
