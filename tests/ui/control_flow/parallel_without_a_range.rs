use grads::prelude::*;

#[differentiable]
fn f(x: &[f64], n: i32) -> f64 {
    let mut sum = 0.0;
    #[parallel]
    for i in 0..n {
        sum += x[i as usize] * x[i as usize];
    }
    sum
}

fn main() {}
