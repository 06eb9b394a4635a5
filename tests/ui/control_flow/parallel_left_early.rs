use grads::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    #[parallel]
    for i in 0..x.len() {
        if x[i] > 1.0 {
            break;
        }
        sum += x[i] * x[i];
    }
    sum
}

fn main() {}
