//! Additions to parts of an array that overlap: neighbours in a slice, in a grid and in rows, for fewer trips than a block has, a
//! block and more. And what the trips of loops keep together.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn curvature(u: &[f64], w: f64) -> f64 {
    let mut s = 0.0;
    for i in 1..u.len() - 1 {
        let d = u[i - 1] - 2.0 * u[i] + u[i + 1];
        s += w * d * d * (i as f64).sqrt();
    }
    s
}

#[differentiable(forward)]
fn neighbours(u: &[f64]) -> f64 {
    u.windows(2).map(|p| (p[0] * p[1]).sin()).sum()
}

/// Two neighbours near, one far.
#[differentiable(forward)]
fn near_and_far(u: &[f64], by: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..u.len() - by - 1 {
        s += u[i] * u[i + 1] / (1.5 + u[i + by] * u[i + by]);
    }
    s
}

#[differentiable(forward)]
fn spread(u: &[f64], v: &mut [f64], n: usize, d: f64) {
    for i in 1..n - 1 {
        for j in 1..n - 1 {
            let p = i * n + j;
            let around = u[p - 1] + u[p + 1] + u[p - n] + u[p + n];
            v[p] = u[p] + d * (around - 4.0 * u[p]) - 0.1 * u[p] * u[p];
        }
    }
}

#[differentiable(forward)]
fn on_a_grid(u0: &[f64], d: f64, n: usize, steps: usize) -> f64 {
    let (mut u, mut v) = (u0.to_vec(), u0.to_vec());
    for _ in 0..steps {
        spread(&u, &mut v, n, d);
        std::mem::swap(&mut u, &mut v);
    }
    u.iter().map(|x| x * x).sum()
}

#[differentiable(forward)]
fn in_rows(u: &[Vec<f64>], d: f64) -> f64 {
    let mut s = 0.0;
    for i in 1..u.len() - 1 {
        for j in 1..u[i].len() - 1 {
            s += (u[i - 1][j] * u[i + 1][j] - d * u[i][j - 1] * u[i][j + 1]).cos();
        }
    }
    s
}

/// The adjoint of `u` is wanted by nobody where only `w` is differentiated.
#[differentiable(forward)]
fn weighed(#[no_diff] u: &[f64], w: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 1..w.len() - 1 {
        s += u[i - 1] * w[i + 1] * w[i] - u[i + 1] * w[i - 1];
    }
    s
}

/// A trip that reads what the one before has written keeps its order.
#[differentiable(forward)]
fn recurrence(u: &[f64]) -> f64 {
    let mut v = u.to_vec();
    for i in 1..v.len() - 1 {
        v[i] = 0.5 * v[i - 1] * u[i + 1] + v[i].sin();
    }
    v.iter().sum()
}

#[differentiable(forward)]
fn gate(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Ways back of calls, numbers, counters and old elements in one trip.
#[allow(clippy::needless_range_loop)]
#[differentiable(forward)]
fn gated(u: &[f64], state: &mut [f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..state.len() {
        let (open, shut) = (gate(u[i]), gate(state[i] - u[i]));
        state[i] = state[i] * open + shut.tanh();
        for k in 0..i {
            s += (state[k] * open).sin() * gate(shut * k as f64);
        }
    }
    s
}

/// What an arm keeps, and a loop that ends early.
#[differentiable(forward)]
fn until(u: &[f64], #[no_diff] most: f64) -> f64 {
    let (mut s, mut t) = (0.0, 1.0);
    for x in u {
        if *x > 0.0 {
            let g = gate(*x);
            s += g * g * t;
            t *= g;
        }
        if s > most {
            break;
        }
        t = (t * x).cos();
    }
    s * t
}

fn wave(n: usize) -> Vec<f64> {
    let x = |i: usize| 0.3 + (i as f64 * 0.37).sin() / (1.0 + i as f64 * 0.05);
    (0..n).map(x).collect()
}

fn rows(n: usize) -> Vec<Vec<f64>> {
    wave(n * 7).chunks(7).map(<[f64]>::to_vec).collect()
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward curvature(&wave(3), 0.4)),
        program!(forward curvature(&wave(34), 0.4)),
        program!(forward curvature(&wave(70), 0.4)),
        program!(forward neighbours(&wave(2))),
        program!(forward neighbours(&wave(33))),
        program!(forward neighbours(&wave(66))),
        program!(forward near_and_far(&wave(50), 9)),
        program!(forward on_a_grid(&wave(25), 0.1, 5, 3) calls spread),
        program!(forward on_a_grid(&wave(36 * 36), 0.1, 36, 1) calls spread),
        program!(forward in_rows(&rows(5), 0.6)),
        program!(forward weighed(const &wave(40), &wave(40))),
        program!(forward recurrence(&wave(40))),
        program!(forward gated(&wave(9), &mut wave(9)) calls gate),
        program!(forward until(&wave(12), const 0.8) calls gate),
        program!(forward until(&wave(12), const 90.0) calls gate),
    ]
}
