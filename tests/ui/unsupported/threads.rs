use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    std::thread::spawn(move || x * x).join().unwrap()
}

fn main() {}
