use grads::prelude::*;
use std::collections::VecDeque;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut q = VecDeque::new();
    q.push_back(x);
    q.push_back(x * x);
    q.make_contiguous()[1]
}

fn main() {}
