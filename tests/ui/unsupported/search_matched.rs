use grads::prelude::*;

#[differentiable]
fn f(x: &[f64], at: f64) -> f64 {
    let i = x.binary_search_by(|p| p.total_cmp(&at)).unwrap_or_default();
    x[i] * at
}

fn main() {}
