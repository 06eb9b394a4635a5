use grads::prelude::*;

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        #[allow(non_snake_case)]
        #[differentiable]
        fn Td(t: f64, d: f64) -> f64 {
            t * d + t
        }
    };
}
made!();

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn f(x: f64) -> f64 {
    square(Td(x, x))
}

fn main() {}
