use grads::prelude::*;
use std::io::BufRead;

#[differentiable]
fn f(x: f64) -> f64 {
    let scaled = format!("{}", 2.0 * x);
    let answer = std::io::BufReader::new(scaled.as_bytes()).lines().next().unwrap().unwrap();
    answer.trim().parse::<f64>().unwrap_or(0.0)
}

fn main() {}
