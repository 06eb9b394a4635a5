//! What a function does besides computing: checks, messages, constants of the world around, casts to positions.

use crate::harness::row::Program;
use grads::prelude::*;

static RATE: f64 = 0.35;

struct Gas;

impl Gas {
    const CONSTANT: f64 = 8.314;
    const TERMS: usize = 4;
}

#[differentiable(forward)]
fn checked(x: &[f64], tolerance: f64) -> f64 {
    assert!(!x.is_empty(), "no data");
    assert_eq!(x.len() % 2, 0);
    debug_assert!(tolerance > 0.0, "tolerance {tolerance}");
    let mut s = 0.0;
    for (i, v) in x.iter().enumerate() {
        debug_assert!(v.is_finite(), "element {i}");
        s += (v / tolerance).tanh();
    }
    assert!(s.is_finite());
    s * tolerance
}

#[differentiable(forward)]
fn reported(x: f64, steps: usize) -> f64 {
    let mut y = x;
    for i in 0..steps {
        y = y - 0.1 * y.sin();
        if i + 1 == steps {
            println!("after {steps} steps");
        }
    }
    y
}

#[differentiable(forward)]
fn refused_input(x: f64, kind: u8) -> f64 {
    if x < 0.0 {
        panic!("negative: {x}");
    }
    match kind {
        0 => x.sqrt(),
        1 => x.ln_1p(),
        _ => unreachable!("kind {kind}"),
    }
}

#[differentiable(forward)]
fn growth(n0: f64, t: f64) -> f64 {
    n0 * (RATE * t).exp()
}

#[differentiable(forward)]
fn pressure(t: f64, v: f64) -> f64 {
    let mut correction = 1.0;
    for k in 1..Gas::TERMS {
        correction += 0.1 / v.powi(k as i32);
    }
    Gas::CONSTANT * t / v * correction
}

#[differentiable(forward)]
fn looked_up(table: &[f64], x: f64) -> f64 {
    let i = x as usize;
    let w = x - stop_gradient(x).floor();
    (1.0 - w) * table[i] + w * table[i + 1]
}

#[differentiable(forward)]
fn as_many_terms(x: f64) -> f64 {
    let mut s = 0.0;
    for k in 1..(x * 2.0) as usize {
        s += x.powi(k as i32) / k as f64;
    }
    s
}

#[differentiable(forward)]
fn by_cell(x: f64) -> f64 {
    if x as usize % 2 == 0 {
        x.sin()
    } else {
        x.cos()
    }
}

#[differentiable(forward)]
fn rung(x: f64) -> f64 {
    let n = stop_gradient(x) as usize;
    n as f64 * x.sqrt()
}

#[differentiable(forward)]
fn spread(x: &[f64]) -> f64 {
    let low = x.iter().cloned().fold(f64::INFINITY, f64::min);
    let high = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    (high - low).ln()
}

#[differentiable(forward)]
fn for_each_element(x: &[f64], p: f64) -> f64 {
    let mut s = 0.0;
    x.iter().for_each(|v| s += v.abs().powf(p));
    s.powf(1.0 / p)
}

#[differentiable(forward)]
fn spun(x: f64, seed: u32) -> f64 {
    let mut state = seed;
    let mut s = 0.0;
    for _ in 0..6 {
        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
        let bits = (state >> 24) ^ (state & 0xff);
        if bits.count_ones() > 3 {
            s += x.sin();
        } else {
            s += x * (bits % 7) as f64;
        }
    }
    s
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward checked(&[0.3, -0.8, 1.1, 0.4], 0.7)),
        program!(forward reported(0.9, 3)),
        program!(forward refused_input(0.9, 0)),
        program!(forward refused_input(0.9, 1)),
        program!(forward growth(100.0, 1.5)),
        program!(forward pressure(300.0, 2.5)),
        program!(forward looked_up(&[0.3, 0.9, -0.4, 1.7], 1.4)),
        program!(forward as_many_terms(2.3)),
        program!(forward by_cell(2.3)),
        program!(forward by_cell(3.3)),
        program!(forward rung(2.3)),
        program!(forward spread(&[0.3, 0.8, -1.1, 0.5])),
        program!(forward for_each_element(&[0.3, -0.8, 1.1], 2.5)),
        program!(forward spun(0.8, 42)),
    ]
}
