use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    #[no_diff]
    let y;
    y = x.sin();
    x * y
}

fn main() {}
