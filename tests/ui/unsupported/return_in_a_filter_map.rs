use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x.iter()
        .filter_map(|&v| {
            if v < 0.0 {
                return None;
            }
            Some(v.sqrt())
        })
        .sum()
}

fn main() {}
