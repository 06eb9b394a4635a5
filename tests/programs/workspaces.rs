//! `#[no_diff]` fields that a function writes to: clocks, logs and buffers, which nothing reads for a derivative.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Oscillator {
    x: f64,
    v: f64,
    w: f64,
    #[no_diff]
    t: f64,
    #[no_diff]
    dt: f64,
    #[no_diff]
    phase: f64,
}

#[differentiable(forward)]
impl Oscillator {
    fn start(x: f64, v: f64, w: f64) -> Self {
        Oscillator {
            x,
            v,
            w,
            t: 0.3,
            dt: 0.1,
            phase: 0.0,
        }
    }

    /// One constant is computed from another.
    fn step(&mut self, k: f64) {
        let a = -k * self.x + (self.w * self.t).sin();
        self.v += self.dt * a;
        self.x += self.dt * self.v;
        self.t += self.dt;
        self.phase = self.t * 2.0;
    }
}

#[differentiable(forward)]
fn stepped(x: f64, v: f64, w: f64, k: f64) -> f64 {
    let mut s = Oscillator::start(x, v, w);
    for _ in 0..4 {
        s.step(k);
    }
    s.x * s.phase
}

#[differentiable(forward)]
fn replaced(x: f64, v: f64, w: f64, k: f64) -> f64 {
    let mut s = Oscillator::start(x, v, w);
    for _ in 0..4 {
        let a = -k * s.x + (s.w * s.t).sin();
        s = Oscillator {
            x: s.x + s.dt * s.v,
            v: s.v + s.dt * a,
            t: s.t + s.dt,
            ..s
        };
    }
    s.x
}

#[differentiable(forward)]
fn in_place(x: f64, v: f64, w: f64, k: f64) -> f64 {
    let mut s = Oscillator::start(x, v, w);
    for _ in 0..4 {
        s.v = s.v - k * s.x + (s.w * s.t).sin();
        s.x += s.dt * s.v;
        s.t = s.t + s.dt;
    }
    s.x + s.v
}

/// The step is differentiated, and the clock that it moves is read by nobody.
#[differentiable(forward)]
fn by_the_step(x: f64, dt: f64) -> f64 {
    let mut s = Oscillator::start(x, 0.0, 1.0);
    for _ in 0..3 {
        s = Oscillator {
            x: s.x + dt * s.v,
            v: s.v - dt * s.x,
            t: s.t + dt,
            ..s
        };
    }
    s.x * s.v
}

#[derive(Clone, Debug, Differentiable)]
struct Logged {
    sum: f64,
    #[no_diff]
    log: Vec<f64>,
    #[no_diff]
    last: [f64; 2],
    #[no_diff]
    pair: (f64, f64),
}

/// Values with a derivative are noted, and not looked at.
#[differentiable]
fn noted(x: &[f64], y: f64) -> f64 {
    let products: Vec<f64> = x.iter().map(|v| v * y).collect();
    let mut s = Logged {
        sum: x[0] * y,
        log: vec![x[0] * x[1]],
        last: [x[0], y],
        pair: (0.0, y),
    };
    for v in &products {
        s.sum += v * v;
        s.log.push(*v * y);
        s.last[1] = *v;
        s.pair.0 = y;
    }
    s.last = [s.sum * y, y];
    s.sum * x[1]
}

/// The corpus of this file.
#[derive(Clone, Debug, Differentiable)]
struct Readings {
    #[no_diff]
    times: Vec<f64>,
    #[no_diff]
    unit: f64,
    levels: Vec<f64>,
    bias: f64,
}

#[differentiable(forward)]
impl Readings {
    fn new(levels: &[f64], bias: f64) -> Self {
        Readings {
            times: vec![0.1, 0.4, 0.9],
            unit: 1.0,
            levels: levels.to_vec(),
            bias,
        }
    }
}

#[differentiable(forward)]
fn decayed(level: f64, rate: f64, t: f64) -> f64 {
    level * (-rate * t).exp()
}

/// Constants are written before a loop that hands them on.
#[differentiable(forward)]
fn misfit(levels: &[f64], bias: f64, level: f64, rate: f64) -> f64 {
    let mut r = Readings::new(levels, bias);
    r.times[0] += 0.3;
    r.unit *= 1.2;
    r.unit += 0.1;
    r.bias += 0.5 * level;
    let mut s = 0.0;
    for (t, y) in r.times.iter().zip(&r.levels) {
        let d = decayed(level, rate, *t / r.unit) + r.bias - y;
        s += d * d;
    }
    s
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward misfit(&[1.2, 0.8, 0.3], 0.2, 1.4, 0.7) calls decayed),
        program!(forward stepped(1.0, 0.5, 2.0, 1.5)),
        program!(forward replaced(1.0, 0.5, 2.0, 1.5)),
        program!(forward in_place(1.0, 0.5, 2.0, 1.5)),
        program!(forward by_the_step(1.0, 0.2)),
        program!(noted(&[0.4, -0.7], 1.5)),
    ]
}
