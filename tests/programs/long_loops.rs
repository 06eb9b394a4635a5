//! Loops of more trips than a sum of cotangents has accumulators, and of fewer, and of none.

use crate::harness::row::Program;
use grads::prelude::*;

fn numbers(n: usize, scale: f64) -> Vec<f64> {
    (0..n)
        .map(|i| scale * (1.7 * i as f64 + 0.3).sin())
        .collect()
}

/// A dense layer over flat weights.
#[differentiable(forward)]
fn layer(w: &[f64], x: &[f64], b: &mut [f64]) -> f64 {
    let n = x.len();
    let mut total = 0.0;
    for i in 0..b.len() {
        let mut s = b[i];
        for j in 0..n {
            s += w[i * n + j] * x[j];
        }
        b[i] = s.tanh();
        total += b[i] * b[i];
    }
    total
}

/// The same over rows.
#[differentiable(forward)]
fn layer_of_rows(w: &[Vec<f64>], x: &[f64]) -> f64 {
    let mut total = 0.0;
    for i in 0..w.len() {
        let mut s = 0.0;
        for j in 0..x.len() {
            s += w[i][j] * x[j];
        }
        total += s.tanh();
    }
    total
}

/// Triangles, as in a Cholesky factor times a vector: the loop inside gets shorter and ends empty.
#[differentiable(forward)]
fn triangle(l: &[f64], x: &[f64]) -> f64 {
    let n = x.len();
    let mut y = vec![0.0; n];
    let mut p = 0;
    for i in 0..n {
        for j in i + 1..n {
            y[j] += l[p] * x[i];
            p += 1;
        }
    }
    let mut s = 0.0;
    for i in 0..n {
        s += y[i] * y[i];
    }
    s
}

/// One number is in every trip; trips go down.
#[differentiable(forward)]
fn polynomial_fit(c: &[f64], scale: f64, ts: &[f64]) -> f64 {
    let mut loss = 0.0;
    for i in 0..ts.len() {
        let mut p = 0.0;
        for k in (0..c.len()).rev() {
            p = p * ts[i] + c[k] * scale;
        }
        loss += (p - ts[i]) * (p - ts[i]);
    }
    loss
}

/// Kept sines, read by sums of cotangents.
#[differentiable(forward)]
fn waves(x: &[f64], phase: f64, gain: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += gain[0] * (x[i] + phase).sin() + gain[1] * x[i] - phase * x[i];
    }
    s
}

/// Neighbours, at both sides.
#[differentiable(forward)]
fn smoothness(x: &[f64], k: f64) -> f64 {
    let mut e = 0.0;
    for i in 1..x.len() - 1 {
        let d = x[i - 1] - 2.0 * x[i] + x[i + 1];
        e += k * d * d;
    }
    e
}

/// A recurrence, which keeps its order, and a table of where to look, which has none.
#[differentiable(forward)]
fn smoothed(x: &mut [f64], at: &[usize], a: f64) -> f64 {
    for i in 1..x.len() {
        x[i] = a * x[i] + (1.0 - a) * x[i - 1];
    }
    let mut s = 0.0;
    for i in 0..at.len() {
        s += x[at[i]] * x[at[i]] * i as f64;
    }
    s
}

/// Arrays that are used again in every trip.
#[differentiable(forward)]
fn mixture(means: &[f64], widths: &[f64], data: &[f64], d: usize) -> f64 {
    let k = means.len() / d;
    let mut z = vec![0.0; d];
    let mut e = vec![0.0; k];
    let mut total = 0.0;
    for n in 0..data.len() / d {
        for c in 0..k {
            for i in 0..d {
                z[i] = widths[c] * (data[n * d + i] - means[c * d + i]);
            }
            let mut s = 0.0;
            for i in 0..d {
                s += z[i] * z[i];
            }
            e[c] = (-0.5 * s).exp() * widths[c];
        }
        let mut p = 0.0;
        for c in 0..k {
            p += e[c];
        }
        total += p.ln();
    }
    total
}

/// Convolution over a generic number.
#[differentiable(forward)]
fn convolution<T: grads::Real>(x: &[T], k: &[T], zero: T) -> T {
    let n = x.len() - k.len() + 1;
    let mut y = vec![zero; n];
    for i in 0..n {
        for j in 0..k.len() {
            y[i] += x[i + j] * k[j];
        }
    }
    let mut s = zero;
    for i in 0..n {
        s += y[i] * y[i];
    }
    s
}

#[differentiable(forward)]
fn convolved(x: &[f64], k: &[f64]) -> f64 {
    convolution(x, k, 0.0)
}

/// Only one of two arrays is wanted by this caller.
#[differentiable(forward)]
fn half_wanted(x: &[f64], #[no_diff] w: &[f64]) -> f64 {
    let mut b = vec![0.1; w.len() / x.len()];
    layer(w, x, &mut b) * 2.0
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward layer(
            &numbers(38, 0.4),
            &numbers(19, 1.0),
            &mut numbers(2, 0.3)
        )),
        program!(forward layer(&[], &[], &mut numbers(2, 0.3))),
        program!(forward layer_of_rows(
            &[numbers(21, 0.3), numbers(21, 0.5)],
            &numbers(17, 1.0)
        )),
        program!(forward triangle(&numbers(66, 0.5), &numbers(12, 1.0))),
        program!(forward triangle(&[], &numbers(1, 1.0))),
        program!(forward polynomial_fit(&numbers(11, 0.5), 0.7, &numbers(9, 0.8))),
        program!(forward waves(&numbers(29, 1.0), 0.2, &[0.4, 0.9])),
        program!(forward smoothness(&numbers(20, 1.0), 0.7)),
        program!(forward smoothed(&mut numbers(23, 1.0), &[3, 0, 22, 3, 7], 0.8)),
        program!(forward mixture(
            &numbers(27, 1.0),
            &[0.8, 1.2, 0.9],
            &numbers(36, 1.0),
            9
        )),
        program!(forward convolved(&numbers(30, 1.0), &numbers(11, 0.6)) calls convolution),
        program!(forward half_wanted(&numbers(10, 1.0), const &numbers(30, 0.4)) calls layer),
    ]
}
