use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    let (_, median, _) = y.select_nth_unstable_by(2, |a, b| a.total_cmp(b));
    *median
}

fn main() {}
