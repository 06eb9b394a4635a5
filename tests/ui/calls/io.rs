use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    x * line.trim().parse::<f64>().unwrap()
}

fn main() {}
