use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = x;
    #[no_diff]
    {
        y * y
    }
}

fn main() {}
