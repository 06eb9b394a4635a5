use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let g = [|y: f64| y * y];
    g[0](x)
}

fn main() {}
