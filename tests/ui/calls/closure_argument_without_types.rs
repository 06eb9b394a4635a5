use grads::prelude::*;

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        #[differentiable]
        fn apply(g: impl Fn(&[f64]) -> f64, x: &[f64]) -> f64 {
            g(x)
        }
    };
}
made!();

#[differentiable]
fn f(x: &[f64]) -> f64 {
    apply(|y| y[0] * y[0], x)
}

fn main() {}
