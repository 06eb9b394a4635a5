use grads::prelude::*;

fn residual(x: f64, a: f64) -> f64 {
    x * x - a
}

#[differentiable(root_of = residual)]
fn root(a: f64) -> f64 {
    a.sqrt()
}

fn main() {
    let _ = residual(1.0, 2.0);
    grad!(root)(2.0);
}
