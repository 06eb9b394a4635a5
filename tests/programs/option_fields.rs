//! `Option`s in fields, and of types of the user's.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct C {
    re: f64,
    im: f64,
}

#[derive(Clone, Differentiable)]
struct Track {
    last: Option<f64>,
    gain: f64,
}

#[derive(Clone, Differentiable)]
struct Signal {
    carrier: Option<C>,
    gain: f64,
}

#[differentiable(forward)]
impl Track {
    fn smoothed(&mut self, h: f64) -> f64 {
        self.last = self.last.map(|u| u.atan() + h);
        self.last.unwrap_or(0.0) * self.gain
    }
    fn known(&self, h: f64) -> f64 {
        self.last.or(Some(h)).unwrap() * self.gain
    }
    fn small(&self, h: f64) -> f64 {
        self.last.filter(|u| *u < 0.4).or_else(|| Some(h)).unwrap()
    }
    fn either(&self, h: f64) -> f64 {
        self.last.xor(Some(h)).unwrap_or(1.0) * h
    }
    fn both(&self, h: f64) -> f64 {
        self.last.zip(Some(h)).map_or(h, |(a, b)| a * b)
    }
    fn exchanged(&mut self, h: f64) -> f64 {
        let old = self.last.replace(h * h);
        old.unwrap_or(0.5) * h + self.last.unwrap()
    }
    fn grown(&mut self, h: f64) -> f64 {
        if let Some(u) = self.last.as_mut() {
            *u += h * h;
        }
        self.last.unwrap_or(h)
    }
}

#[differentiable(forward)]
fn tracked(last: f64, gain: f64, h: f64) -> f64 {
    let mut t = Track {
        last: Some(last),
        gain,
    };
    let a = t.known(h) + t.small(h) * t.either(h) + t.both(h);
    let b = t.smoothed(h) + t.exchanged(h);
    a * b + t.grown(h)
}

#[differentiable(forward)]
fn untracked(gain: f64, h: f64) -> f64 {
    let mut t = Track { last: None, gain };
    let a = t.known(h) + t.small(h) * t.either(h) + t.both(h);
    let b = t.smoothed(h) + t.exchanged(h);
    a * b + t.grown(h)
}

#[differentiable(forward)]
fn small_one(d: &Option<f64>, h: f64) -> f64 {
    (*d).filter(|u| *u < 0.4).or_else(|| Some(h)).unwrap()
}

#[differentiable(forward)]
fn points(x: &[f64]) -> Vec<C> {
    x.chunks(2).map(|p| C { re: p[0], im: p[1] }).collect()
}

#[differentiable(forward)]
fn winding(c: &[C]) -> f64 {
    let mut s = 0.0;
    let mut prev: Option<C> = None;
    for u in c {
        if let Some(p) = prev {
            s += p.re * u.im - p.im * u.re;
        }
        prev = Some(*u);
    }
    s
}

#[differentiable(forward)]
fn area(x: &[f64]) -> f64 {
    winding(&points(x))
}

#[differentiable(forward)]
fn modulated(re: f64, im: f64, gain: f64) -> f64 {
    let mut s = Signal {
        carrier: Some(C { re, im }),
        gain,
    };
    s.carrier = s.carrier.map(|c| C {
        re: c.re * s.gain,
        im: c.im,
    });
    match s.carrier {
        Some(c) => c.re * c.im * s.gain,
        None => 0.0,
    }
}

#[derive(Clone, Differentiable)]
struct Penalty {
    rate: Option<f64>,
    scale: Option<f64>,
}

/// What the fields are, `unwrap_or` shows; `map` and `zip` are those of an `Option` then.
#[differentiable(forward)]
fn penalty(p: &Penalty, x: f64) -> f64 {
    let rate = p.rate.unwrap_or(2.0);
    let Some(scale) = p.scale else {
        return rate * x;
    };
    let both = p.rate.zip(p.scale).map_or(0.0, |(a, b)| a * b * x);
    both + scale * x + p.rate.map(|r| r.exp()).unwrap_or_default()
}

#[differentiable(forward)]
fn penalised(rate: f64, scale: f64, x: f64) -> f64 {
    let (a, b) = (Some(rate), Some(scale));
    penalty(&Penalty { rate: a, scale: b }, x)
        + penalty(
            &Penalty {
                rate: None,
                scale: b,
            },
            x,
        )
        + penalty(
            &Penalty {
                rate: a,
                scale: None,
            },
            x,
        )
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward penalised(0.3, 1.2, 0.7) calls penalty),
        program!(forward tracked(0.3, 1.2, 0.7)),
        program!(forward tracked(0.6, 1.2, 0.7)),
        program!(forward untracked(1.2, 0.7)),
        program!(forward small_one(&Some(0.3), 0.7)),
        program!(forward small_one(&Some(0.6), 0.7)),
        program!(forward area(&[0.0, 0.1, 1.0, 0.2, 1.2, 0.9, 0.1, 1.1])),
        program!(forward modulated(0.7, 1.1, 1.3)),
    ]
}
