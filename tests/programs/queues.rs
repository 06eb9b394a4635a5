//! `VecDeque` in a variable of the function.

use crate::harness::row::Program;
use grads::prelude::*;
use std::collections::VecDeque;

/// A window that moves.
#[differentiable(forward)]
fn moving(x: &[f64]) -> f64 {
    let mut window: VecDeque<f64> = VecDeque::with_capacity(3);
    let (mut sum, mut out) = (0.0, 0.0);
    for &v in x {
        window.push_back(v);
        sum += v;
        if window.len() > 3 {
            sum -= window.pop_front().unwrap();
        }
        out += (sum / window.len() as f64).powi(2);
        if let Some(first) = window.front() {
            out += first * 0.1;
        }
    }
    out + window.iter().sum::<f64>() + window[0]
}

/// A line that delays, changed in place and from both ends.
#[differentiable(forward)]
fn delayed(x: &[f64]) -> f64 {
    let mut line = std::collections::VecDeque::new();
    for _ in 0..2 {
        line.push_back(0.0);
    }
    let mut y = 0.0;
    for v in x {
        let old = line.pop_front().unwrap_or(0.0);
        y = v + 0.5 * old * y;
        line.push_back(y * y);
    }
    let mut s = 0.0;
    for v in &line {
        s += v * v;
    }
    for v in line.iter_mut() {
        *v *= 2.0;
    }
    line.push_front(3.0 * x[0]);
    while let Some(v) = line.pop_back() {
        s += v.sin();
    }
    s + y
}

#[differentiable(forward)]
fn distances(x: &[f64], #[no_diff] next: &[Vec<usize>]) -> f64 {
    let mut queue = VecDeque::from([0usize]);
    let mut distance = vec![f64::INFINITY; next.len()];
    distance[0] = 0.0;
    while let Some(u) = queue.pop_front() {
        for &v in &next[u] {
            if distance[v].is_infinite() {
                distance[v] = distance[u] + x[u] * x[v];
                queue.push_back(v);
            }
        }
    }
    distance.iter().sum()
}

/// A queue of nodes.
#[differentiable(forward)]
fn breadth_first(x: &[f64]) -> f64 {
    distances(x, &[vec![1, 2], vec![3], vec![3], vec![]])
}

const X: [f64; 5] = [1.1, 0.6, 0.4, 0.5, 0.7];

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward moving(&X)),
        program!(forward delayed(&X)),
        program!(forward breadth_first(&X)),
    ]
}
