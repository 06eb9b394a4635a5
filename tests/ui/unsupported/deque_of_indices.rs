use grads::prelude::*;
use std::collections::VecDeque;

#[differentiable]
fn reachable(next: &[usize], weights: &[f64]) -> f64 {
    let mut queue: VecDeque<usize> = VecDeque::new();
    queue.push_back(0);
    let mut sum = 0.0;
    while let Some(i) = queue.pop_front() {
        sum += weights[i] * weights[i];
        queue.push_back(next[i]);
    }
    sum
}

fn main() {}
