use grads::prelude::*;

#[differentiable(order = 2)]
fn integral(f: impl Fn(f64) -> f64, end: f64) -> f64 {
    end / 6.0 * (f(0.0) + 4.0 * f(0.5 * end) + f(end))
}

fn main() {
    jvp!(integral)((function!(|x: f64| x), 1.0), 1.0);
    hessian!(integral)(function!(|x: f64| x), 1.0);
}
