//! In-out arguments whose old contents nobody reads: the way back of the call is handed their adjoints alone. And those that look
//! like it: what they held is read, by the caller, by the callee, or by a later trip.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn rate(a: f64, y: &[f64], k: &mut [f64]) {
    let n = y.len();
    for i in 0..n {
        k[i] = a * (y[(i + 1) % n] - y[i]) * y[i];
    }
}

#[differentiable(forward)]
fn midpoint(a: f64, y0: &[f64], steps: usize) -> f64 {
    let n = y0.len();
    let (mut y, mut k, mut half) = (y0.to_vec(), vec![0.0; n], vec![0.0; n]);
    for _ in 0..steps {
        rate(a, &y, &mut k);
        for i in 0..n {
            half[i] = y[i] + 0.05 * k[i];
        }
        rate(a, &half, &mut k);
        for i in 0..n {
            y[i] += 0.1 * k[i];
        }
    }
    y.iter().sum()
}

/// The scratch of one step is the caller's.
#[differentiable(forward)]
fn step(a: f64, y: &mut [f64], k: &mut [f64]) {
    rate(a, y, k);
    for i in 0..y.len() {
        y[i] += 0.1 * k[i];
    }
}

#[differentiable(forward)]
fn steps_of_a_function(a: f64, y0: &[f64], steps: usize) -> f64 {
    let (mut y, mut k) = (y0.to_vec(), vec![0.0; y0.len()]);
    for _ in 0..steps {
        step(a, &mut y, &mut k);
    }
    y.iter().map(|v| v * v).sum()
}

/// Reads on its way back what it left.
#[differentiable(forward)]
fn rate_and_norm(a: f64, y: &[f64], k: &mut [f64]) -> f64 {
    rate(a, y, k);
    let mut t = 0.0;
    for v in k.iter() {
        t += v * v;
    }
    t
}

#[differentiable(forward)]
fn norms(a: f64, y0: &[f64], steps: usize) -> f64 {
    let (mut y, mut k, mut t) = (y0.to_vec(), vec![0.0; y0.len()], 0.0);
    for _ in 0..steps {
        t = 0.9 * t + rate_and_norm(a, &y, &mut k).sin();
        for i in 0..y.len() {
            y[i] += 0.1 * k[i];
        }
    }
    t
}

/// Reads on its way back what was there before.
#[differentiable(forward)]
fn decay(x: &[f64], k: &mut [f64]) {
    for i in 0..k.len() {
        k[i] = (k[i] * x[i]).sin();
    }
}

#[differentiable(forward)]
fn decayed(x: &[f64], steps: usize) -> f64 {
    let mut k = vec![1.0; x.len()];
    for _ in 0..steps {
        decay(x, &mut k);
    }
    k.iter().sum()
}

/// What the first call left is read between.
#[differentiable(forward)]
fn read_between(a: f64, y: &[f64]) -> f64 {
    let mut k = vec![0.5; y.len()];
    rate(a, y, &mut k);
    let first = k[0] * k[1];
    rate(a * a, y, &mut k);
    first * k[0] + k[1]
}

/// The next trip reads what the last one left.
#[differentiable(forward)]
fn read_by_the_next(a: f64, y: &[f64], steps: usize) -> f64 {
    let (mut k, mut t) = (vec![0.5; y.len()], 0.0);
    for _ in 0..steps {
        t += k[0] * k[1];
        rate(a + t, y, &mut k);
    }
    t + k[0]
}

/// Two buffers that change places.
#[differentiable(forward)]
fn swapped(a: f64, y0: &[f64], steps: usize) -> f64 {
    let (mut u, mut v) = (y0.to_vec(), vec![0.0; y0.len()]);
    for _ in 0..steps {
        rate(a, &u, &mut v);
        std::mem::swap(&mut u, &mut v);
    }
    u.iter().sum()
}

#[differentiable(forward)]
fn sometimes(a: f64, y: &[f64], steps: usize) -> f64 {
    let (mut k, mut t) = (vec![0.1; y.len()], 0.0);
    for s in 0..steps {
        if s % 2 == 0 {
            rate(a, y, &mut k);
        } else {
            decay(y, &mut k);
        }
        t += k[0];
    }
    t * t
}

/// One of two is read: neither is spent.
#[differentiable(forward)]
fn both(x: f64, p: &mut [f64; 2], q: &mut f64) -> f64 {
    p[0] = x * p[1];
    *q *= x.exp();
    p[0] * *q
}

#[differentiable(forward)]
fn one_of_two(x: f64) -> f64 {
    let (mut p, mut q, mut t) = ([1.0, 2.0], 0.5, 0.0);
    for _ in 0..3 {
        t += both(x, &mut p, &mut q) * q * q;
    }
    t
}

#[differentiable(forward)]
fn neither_of_two(x: f64) -> f64 {
    let (mut p, mut q, mut t) = ([1.0, 2.0], 0.5, 0.0);
    for _ in 0..3 {
        t = 0.5 * t + both(x + t, &mut p, &mut q);
    }
    t + p[0] + q
}

#[derive(Clone, Debug, Differentiable)]
struct State {
    at: f64,
    speed: Vec<f64>,
}

#[differentiable(forward)]
fn rate_of_state(s: &State, d: &mut State) {
    d.at = s.speed[0] * s.speed[1];
    for i in 0..d.speed.len() {
        d.speed[i] = -s.at * s.speed[i];
    }
}

#[differentiable(forward)]
fn orbit(at: f64, speed: f64, steps: usize) -> f64 {
    let mut s = State {
        at,
        speed: vec![speed, 0.9],
    };
    let mut d = s.clone();
    for _ in 0..steps {
        rate_of_state(&s, &mut d);
        s.at += 0.1 * d.at;
        for i in 0..s.speed.len() {
            s.speed[i] += 0.1 * d.speed[i];
        }
    }
    s.at
}

#[differentiable(forward)]
fn filled(x: f64, n: usize, out: &mut [f64]) {
    if n > 0 {
        out[n - 1] = x.sin();
        filled(x * 1.1, n - 1, out);
    }
}

#[differentiable(forward)]
fn filled_in_a_loop(x: f64, trips: usize) -> f64 {
    let (mut out, mut t) = ([0.0; 3], x);
    for _ in 0..trips {
        filled(t, 3, &mut out);
        t = 0.5 * t + 0.1 * (out[0] + out[1] + out[2]);
    }
    t
}

/// A buffer that grows in the callee.
#[differentiable(unconnected = "zero", forward)]
fn collected(x: &[f64], out: &mut Vec<f64>) {
    out.clear();
    for v in x {
        if *v > 0.0 {
            out.push(v * v);
        }
    }
}

#[differentiable(forward)]
fn collected_in_a_loop(x: &[f64], trips: usize) -> f64 {
    let (mut out, mut t) = (vec![], 1.0);
    for _ in 0..trips {
        collected(x, &mut out);
        t *= 0.9;
        for v in &out {
            t += *v;
        }
    }
    t
}

/// The whole is a `&mut` param of the caller.
#[differentiable(forward)]
fn left_to_the_caller(a: f64, y: &[f64], k: &mut [f64]) -> f64 {
    let before = k[0] * k[1];
    rate(a, y, k);
    before + k[0]
}

#[differentiable(forward)]
fn in_checkpoints(a: f64, y0: &[f64], steps: usize) -> f64 {
    let n = y0.len();
    let (mut y, mut k) = (y0.to_vec(), vec![0.0; n]);
    #[checkpoint]
    for _ in 0..steps {
        rate(a, &y, &mut k);
        for i in 0..n {
            y[i] += 0.1 * k[i];
        }
    }
    y.iter().sum()
}

const Y: [f64; 3] = [0.4, -0.3, 0.9];

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward midpoint(0.7, &Y, 4) calls rate),
        program!(forward steps_of_a_function(0.7, &Y, 4) calls rate, step),
        program!(forward norms(0.7, &Y, 4) calls rate, rate_and_norm),
        program!(forward decayed(&Y, 3) calls decay),
        program!(forward read_between(0.7, &Y) calls rate),
        program!(forward read_by_the_next(0.7, &Y, 3) calls rate),
        program!(forward swapped(0.7, &Y, 3) calls rate),
        program!(forward sometimes(0.7, &Y, 4) calls rate, decay),
        program!(forward one_of_two(0.7) calls both),
        program!(forward neither_of_two(0.7) calls both),
        program!(forward orbit(0.3, 0.4, 3) calls rate_of_state),
        program!(forward filled_in_a_loop(0.7, 3) calls filled),
        program!(forward collected_in_a_loop(&Y, 3) calls collected),
        program!(forward left_to_the_caller(0.7, &Y, &mut [0.7, 0.8, 0.9]) calls rate),
        program!(forward in_checkpoints(0.7, &Y, 7) calls rate),
    ]
}
