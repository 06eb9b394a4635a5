use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> [f64; 2] {
    [x, x * x]
}

fn main() {
    let _ = grad!(f)(2.0);
}
