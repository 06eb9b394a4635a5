use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
}

#[differentiable]
impl Point {
    fn exp(self) -> f64 {
        self.x * 3.0
    }
}

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        #[differentiable]
        fn make(x: f64) -> Point {
            Point { x }
        }
    };
}
made!();

#[differentiable]
fn f(x: f64) -> f64 {
    let points = [make(x), make(2.0 * x)];
    let mut total = 0.0;
    for p in &points {
        total += p.exp();
    }
    total
}

fn main() {}
