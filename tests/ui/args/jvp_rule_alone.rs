use grads::prelude::*;

fn rule(x: f64, dx: f64) -> (f64, f64) {
    (x, dx)
}

#[differentiable(jvp = rule)]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
