//! References that are chosen at run time: by `if`, by `match`, as an argument, as a variable, parts of arrays among them.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Weights {
    bias: f64,
    slopes: Vec<f64>,
}

#[differentiable(forward)]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

#[differentiable(forward)]
fn response(w: &Weights, x: f64) -> f64 {
    w.bias + w.slopes[0] * x.sin()
}

#[differentiable(forward)]
fn scaled(x: &f64, k: f64) -> f64 {
    *x * k
}

/// Arrays as arguments.
#[differentiable(forward)]
fn argument(x: &[f64; 3], first: bool) -> f64 {
    let a = [x[0], x[1]];
    let b = [x[1] * 2.0, x[2]];
    dot(if first { &a } else { &b }, &x[..2])
}

/// By the trip, of what is made in it.
#[differentiable(forward)]
fn in_trips(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        let a = [x[i], 1.0];
        let b = [2.0, x[i] * x[i]];
        sum += dot(if i % 2 == 0 { &a } else { &b }, &[x[i], 3.0]);
    }
    sum
}

/// Values of a type of its own, in a variable.
#[differentiable(forward)]
fn records(x: &[f64; 3], k: u8) -> f64 {
    let a = Weights {
        bias: x[0],
        slopes: vec![x[1]],
    };
    let b = Weights {
        bias: x[2],
        slopes: x.to_vec(),
    };
    let w = match k {
        0 => &a,
        1 => &b,
        _ => &a,
    };
    response(w, x[1]) * w.bias + w.slopes[0]
}

/// Parts, and whole arrays beside them.
#[differentiable(forward)]
fn parts(x: &[f64], y: &[f64; 2], n: usize) -> f64 {
    let (head, tail) = x.split_at(2);
    let part = match n {
        0 => head,
        1 => &tail[1..],
        2 => y,
        _ => x,
    };
    let mut sum = dot(part, part);
    for (i, v) in part.iter().enumerate() {
        sum += v * (i + part.len()) as f64;
    }
    sum
}

/// Numbers.
#[differentiable(forward)]
fn numbers(a: f64, b: f64, n: usize) -> f64 {
    let (p, q) = (a * 2.0, b * b);
    let most = if p > q { &p } else { &q };
    let least = match n {
        0 => &a,
        1 => &1.5,
        _ => most,
    };
    *most * 3.0 + least.powi(2) * (*least).sin() + scaled(if n > 0 { &p } else { &q }, a)
}

/// A largest value that starts from one field and goes to another.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Load {
    peak: f64,
    floor: f64,
    slope: f64,
}

#[differentiable]
impl Load {
    fn raise(&mut self, n: i32) {
        self.peak = (0..n)
            .map(|m| (m as f64) * self.slope)
            .fold(self.floor, |most, load| most.max(load * self.peak));
    }
}

#[differentiable]
fn raised(peak: f64, floor: f64, n: i32) -> f64 {
    let mut load = Load {
        peak,
        floor,
        slope: peak * 0.3,
    };
    load.raise(n);
    load.peak * load.floor
}

/// Every program of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward argument(&[0.4, 0.7, -0.3], true) calls dot),
        program!(forward argument(&[0.4, 0.7, -0.3], false) calls dot),
        program!(forward in_trips(&[0.4, 0.7, -0.3]) calls dot),
        program!(forward records(&[0.4, 0.7, -0.3], 0) calls response),
        program!(forward records(&[0.4, 0.7, -0.3], 1) calls response),
        program!(forward parts(&[0.4, 0.7, -0.3, 0.9, 0.2], &[0.3, 0.6], 0) calls dot),
        program!(forward parts(&[0.4, 0.7, -0.3, 0.9, 0.2], &[0.3, 0.6], 1) calls dot),
        program!(forward parts(&[0.4, 0.7, -0.3, 0.9, 0.2], &[0.3, 0.6], 2) calls dot),
        program!(forward parts(&[0.4, 0.7, -0.3, 0.9, 0.2], &[0.3, 0.6], 3) calls dot),
        program!(forward numbers(0.8, 1.1, 0) calls scaled),
        program!(forward numbers(0.8, 1.1, 1) calls scaled),
        program!(forward numbers(0.8, 1.5, 2) calls scaled),
        program!(raised(1.2, 0.4, 3) calls Load::raise),
        program!(raised(1.2, 4.0, 3) calls Load::raise),
    ]
}
