//! A charge that two others push, by the naive Euler method: the force is the gradient of a potential.

use crate::descent::argmin;
use crate::json::float;
use grads::prelude::*;
use serde_json::{Value, json};

/// What two charges, of which one is `w` away from its place, do at `x`.
#[differentiable(order = 2)]
pub fn potential(x: [f64; 2], w: f64) -> f64 {
    let from = |q: [f64; 2]| ((x[0] - q[0]).powi(2) + (x[1] - q[1]).powi(2)).sqrt();
    1.0 / from([10.0, 10.0 - w]) + 1.0 / from([10.0, 0.0])
}

#[differentiable(forward)]
fn by_reverse(x: [f64; 2], w: f64) -> [f64; 2] {
    let (by_x, _) = grad!(potential)(x, w);
    [-by_x[0], -by_x[1]]
}

#[differentiable(forward)]
fn by_forward(x: [f64; 2], w: f64) -> [f64; 2] {
    let (_, a) = jvp!(potential)((x, w), ([1.0, 0.0], 0.0));
    let (_, b) = jvp!(potential)((x, w), ([0.0, 1.0], 0.0));
    [-a, -b]
}

/// How far from the origin the particle meets the horizontal axis, squared, if `accelerated` says how it is pushed.
macro_rules! trajectory {
    ($name:ident, $accelerated:ident) => {
        #[differentiable(forward)]
        pub fn $name(w: f64) -> f64 {
            let (mut x, mut v) = ([0.0, 8.0], [0.75, 0.0]);
            loop {
                let a = $accelerated(x, w);
                x[0] += 0.1 * v[0];
                x[1] += 0.1 * v[1];
                if x[1] <= 0.0 {
                    let back = -x[1] / v[1];
                    let end = x[0] + back * v[0];
                    return end * end;
                }
                v[0] += 0.1 * a[0];
                v[1] += 0.1 * a[1];
            }
        }
    };
}

trajectory!(trajectory_by_reverse, by_reverse);
trajectory!(trajectory_by_forward, by_forward);

fn search(f: fn(f64) -> f64, slope: impl Fn(f64) -> f64, input: &Value) -> Value {
    let [w] = argmin(|[w]| f(w), |[w]| [slope(w)], [float(&input["w"])]);
    json!(w)
}

pub fn rr(input: &Value) -> Value {
    search(trajectory_by_reverse, grad!(trajectory_by_reverse), input)
}

pub fn rf(input: &Value) -> Value {
    search(trajectory_by_forward, grad!(trajectory_by_forward), input)
}

pub fn fr(input: &Value) -> Value {
    let slope = |w| jvp!(trajectory_by_reverse)(w, 1.0).1;
    search(trajectory_by_reverse, slope, input)
}

pub fn ff(input: &Value) -> Value {
    let slope = |w| jvp!(trajectory_by_forward)(w, 1.0).1;
    search(trajectory_by_forward, slope, input)
}
