use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x.iter().map_while(|v| if *v > 0.0 { Some(v * v) } else { None }).sum()
}

fn main() {}
