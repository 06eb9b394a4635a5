use grads::differentiable;

/// A macro that only has the name.
macro_rules! grad {
    ($f:ident) => {
        |x: f64| 2.0 * $f(x)
    };
}

#[differentiable(order = 2)]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn slope(x: f64) -> f64 {
    grad!(square)(x)
}

fn main() {}
