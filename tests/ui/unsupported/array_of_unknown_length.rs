use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let a = std::array::from_fn(|i| x.powi(i as i32));
    let b: [f64; 3] = a;
    b[2]
}

fn main() {}
