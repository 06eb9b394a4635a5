//! Calls that hand values with a derivative to params which the callee declares constant: limits and tables, on which
//! the value depends in steps.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Spring {
    k: f64,
    rest: f64,
}

#[differentiable(forward)]
fn beyond(#[no_diff] s: &Spring, x: f64) -> f64 {
    if x > s.rest { x * x } else { -x }
}

#[differentiable(forward)]
fn strained(k: f64, rest: f64, x: f64) -> f64 {
    let s = Spring { k, rest };
    s.k * x + beyond(&s, x) * s.rest
}

#[differentiable(forward)]
fn energy(s: &Spring, x: f64) -> f64 {
    s.k * beyond(s, x - s.rest)
}

#[differentiable(forward)]
fn stretched(k: f64, rest: f64, xs: &[f64]) -> f64 {
    let s = Spring { k, rest };
    let mut total = 0.0;
    for x in xs {
        total += energy(&s, *x);
    }
    total
}

#[differentiable(forward)]
fn pulling(#[no_diff] springs: &[Spring], x: f64) -> f64 {
    let mut total = 0.0;
    for s in springs {
        if x > s.rest {
            total += x.sin();
        }
    }
    total
}

#[differentiable(forward)]
fn chain(ks: &[f64], x: f64) -> f64 {
    let mut springs = Vec::new();
    for k in ks {
        springs.push(Spring {
            k: *k,
            rest: 0.5 * k,
        });
    }
    let all = pulling(&springs, x);
    let some = pulling(&springs[1..], x);
    all * springs[0].k + some * springs[1].rest
}

#[differentiable(forward)]
fn longest(#[no_diff] springs: &Vec<Spring>, x: f64) -> f64 {
    let mut at = 0;
    for i in 0..springs.len() {
        if springs[i].rest > springs[at].rest {
            at = i;
        }
    }
    x * at as f64
}

#[differentiable(forward)]
fn by_place(ks: &[f64], x: f64) -> f64 {
    let mut springs = vec![Spring { k: x, rest: 0.1 }];
    for k in ks {
        springs.push(Spring { k: *k, rest: k * x });
    }
    longest(&springs, x) * springs[0].k + springs[1].rest
}

#[differentiable(forward)]
fn above(#[no_diff] limits: &[f64], y: f64) -> f64 {
    let mut count = 0.0;
    for l in limits {
        if y > *l {
            count += 1.0;
        }
    }
    count * y
}

#[differentiable(forward)]
fn counted(limits: &[f64], y: f64) -> f64 {
    above(limits, y) + limits[0] * above(&limits[1..], y)
}

#[differentiable(forward)]
impl Spring {
    fn pulls(#[no_diff] &self, x: f64) -> f64 {
        if x > self.rest { x } else { 0.5 * x }
    }

    fn toward(&self, #[no_diff] other: &Spring, x: f64) -> f64 {
        let side = if other.rest > self.rest { 1.0 } else { -1.0 };
        self.k * x * side
    }
}

#[differentiable(forward)]
fn pair(k: f64, rest: f64, x: f64) -> f64 {
    let a = Spring { k, rest };
    let b = Spring {
        k: k * x,
        rest: 2.0 * rest + 1.0,
    };
    a.pulls(x) * b.k + a.toward(&b, x) * b.rest + Spring::pulls(&b, x)
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward strained(0.7, 0.2, 1.3) calls beyond),
        program!(forward strained(0.7, 2.2, 1.3) calls beyond),
        program!(forward stretched(0.7, 0.2, &[0.5, -0.3, 2.9]) calls energy, beyond),
        program!(forward chain(&[0.4, 2.9, 0.9], 1.2) calls pulling),
        program!(forward by_place(&[0.4, 2.9, 0.9], 1.2) calls longest),
        program!(forward counted(&[0.4, 2.9, 0.9], 1.2) calls above),
        program!(forward pair(0.7, 0.2, 1.3)),
    ]
}
