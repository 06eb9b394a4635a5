use grads::prelude::*;

#[differentiable(order = 2)]
fn twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(f(x))
}

fn main() {
    let _ = twice(|x| x, 1.0);
}
