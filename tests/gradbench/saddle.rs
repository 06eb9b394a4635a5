//! The least of what is greatest: a search in a search, each by gradient steps.

use crate::descent::argmin;
use crate::json::array;
use grads::prelude::*;
use serde_json::{Value, json};

#[differentiable(order = 2)]
fn saddle(x: [f64; 2], y: [f64; 2]) -> f64 {
    (x[0] * x[0] + x[1] * x[1]) - (y[0] * y[0] + y[1] * y[1])
}

#[differentiable(forward)]
fn by_reverse(x: [f64; 2], y: [f64; 2]) -> [f64; 2] {
    let (_, by_y) = grad!(saddle)(x, y);
    by_y
}

#[differentiable(forward)]
fn by_forward(x: [f64; 2], y: [f64; 2]) -> [f64; 2] {
    let still = [0.0, 0.0];
    let (_, a) = jvp!(saddle)((x, y), (still, [1.0, 0.0]));
    let (_, b) = jvp!(saddle)((x, y), (still, [0.0, 1.0]));
    [a, b]
}

#[differentiable(forward)]
fn norm(x: [f64; 2]) -> f64 {
    (x[0] * x[0] + x[1] * x[1]).sqrt()
}

/// The greatest of `saddle(x, y)` over `y`, found from `start` on by the gradient that `uphill` gives.
macro_rules! greatest {
    ($name:ident, $uphill:ident) => {
        #[differentiable(forward)]
        pub fn $name(x: [f64; 2], #[no_diff] start: [f64; 2]) -> f64 {
            let mut y = start;
            let mut value = saddle(x, y);
            let mut g = $uphill(x, y);
            let (mut eta, mut accepted) = (1e-5, 0);
            loop {
                if norm(g) <= 1e-5 {
                    break;
                }
                if accepted == 10 {
                    (eta, accepted) = (2.0 * eta, 0);
                    continue;
                }
                let step = [eta * g[0], eta * g[1]];
                let next = [y[0] + step[0], y[1] + step[1]];
                if norm([next[0] - y[0], next[1] - y[1]]) <= 1e-5 {
                    break;
                }
                let higher = saddle(x, next);
                if higher > value {
                    (y, value) = (next, higher);
                    g = $uphill(x, y);
                    accepted += 1;
                } else {
                    (eta, accepted) = (eta / 2.0, 0);
                }
            }
            saddle(x, y)
        }
    };
}

greatest!(greatest_by_reverse, by_reverse);
greatest!(greatest_by_forward, by_forward);

type Pair = [f64; 2];

fn search(
    greatest: fn(Pair, Pair) -> f64,
    slope: impl Fn(Pair, Pair) -> Pair,
    uphill: fn(Pair, Pair) -> Pair,
    input: &Value,
) -> Value {
    let start = array(&input["start"]);
    let x = argmin(|x| greatest(x, start), |x| slope(x, start), start);
    let downhill = |y| uphill(x, y).map(|g| -g);
    let y = argmin(|y| -saddle(x, y), downhill, start);
    json!([x[0], x[1], y[0], y[1]])
}

pub fn rr(input: &Value) -> Value {
    let slope = |x, start| grad!(greatest_by_reverse)(x, start);
    search(greatest_by_reverse, slope, by_reverse, input)
}

pub fn rf(input: &Value) -> Value {
    let slope = |x, start| grad!(greatest_by_forward)(x, start);
    search(greatest_by_forward, slope, by_forward, input)
}

pub fn fr(input: &Value) -> Value {
    let along = |x, start, axis| jvp!(greatest_by_reverse)((x, start), axis).1;
    let slope = |x, start| [[1.0, 0.0], [0.0, 1.0]].map(|axis| along(x, start, axis));
    search(greatest_by_reverse, slope, by_reverse, input)
}

pub fn ff(input: &Value) -> Value {
    let along = |x, start, axis| jvp!(greatest_by_forward)((x, start), axis).1;
    let slope = |x, start| [[1.0, 0.0], [0.0, 1.0]].map(|axis| along(x, start, axis));
    search(greatest_by_forward, slope, by_forward, input)
}
