//! Ranges as values.

use crate::harness::row::Program;
use grads::prelude::*;
use std::ops::Range;

#[differentiable(forward)]
fn heads(q: &[Vec<f64>], h: usize, w: &[f64]) -> f64 {
    let cols = h * 2..(h + 1) * 2;
    let mut s = 0.0;
    for row in 0..q.len() {
        for (a, b) in q[row][cols.clone()].iter().zip(w) {
            s += a * b;
        }
        s *= q[row][cols.start];
    }
    s
}

#[differentiable(forward)]
fn halves(x: &[f64]) -> f64 {
    let half = 0..x.len() / 2;
    let mut s = 0.0;
    for i in half.clone() {
        s += x[i] * x[i];
    }
    for i in half {
        s += x[i] * x[i + 1];
    }
    s
}

#[differentiable(forward)]
fn variances(x: &[f64], d: usize) -> f64 {
    let mut s = 0.0;
    for b in 0..x.len() / d {
        let block = b * d..(b + 1) * d;
        let n = block.len() as f64;
        let m = x[block.clone()].iter().sum::<f64>() / n;
        s += block.map(|i| (x[i] - m).powi(2)).sum::<f64>() / n;
    }
    s
}

#[differentiable(forward)]
fn ends_and_tests(x: &[f64], k: usize) -> f64 {
    let inner = 1..x.len() - 1;
    let width = (inner.end - inner.start) as f64;
    if inner.contains(&k) && !inner.is_empty() {
        x[k] * width * x[inner.start]
    } else {
        x[0] * x[0]
    }
}

#[differentiable(forward)]
fn inclusive_and_open(x: &[f64]) -> f64 {
    let (middle, tail) = (1..=2, 2..);
    let m = x[middle.clone()].iter().map(|v| v * v).sum::<f64>();
    let t: f64 = x[tail].iter().product();
    m * t + middle.map(|i| x[i]).sum::<f64>()
}

#[differentiable(forward)]
fn written_through(x: &mut [f64]) -> f64 {
    let r = 1..3;
    x[r.clone()].fill(2.0);
    for v in &mut x[r] {
        *v *= 1.5;
    }
    x[0] * x[1]
}

#[differentiable(forward)]
fn chosen(x: &[f64], upwind: bool) -> f64 {
    let r = if upwind { 0..2 } else { 1..3 };
    let mut s = 0.0;
    for i in r {
        s += x[i] * x[i];
    }
    s
}

#[differentiable(forward)]
fn triangles(x: &[f64]) -> f64 {
    let row = |i: usize| i * (i + 1) / 2..(i + 1) * (i + 2) / 2;
    let mut s = 0.0;
    for i in 0..3 {
        s = 0.5 * s + x[row(i)].iter().map(|v| v * v).sum::<f64>();
    }
    s
}

#[differentiable(forward)]
fn of_a_param(x: &[f64], #[no_diff] r: Range<usize>) -> f64 {
    let mut s = x[r.start];
    for i in r.clone() {
        s += x[i] * x[i];
    }
    s * x[r].iter().sum::<f64>()
}

#[differentiable(forward)]
fn handed_on(x: &[f64], n: usize) -> f64 {
    let most = 1..n;
    of_a_param(x, most.clone()) + of_a_param(x, 0..most.end)
}

#[differentiable(forward)]
fn groups(x: &[f64]) -> f64 {
    let groups = [0..2, 2..4];
    let mut p = 1.0;
    for g in groups.iter() {
        p *= x[g.clone()].iter().sum::<f64>();
    }
    p
}

#[differentiable(forward)]
fn taken_one_by_one(x: &[f64]) -> f64 {
    let mut r = 0..x.len();
    let mut s = 0.0;
    while let Some(i) = r.next() {
        s = s * 0.5 + x[i] * x[i];
    }
    s
}

#[differentiable(forward)]
fn pairs(x: &[f64]) -> f64 {
    let all = 0..x.len();
    let mut m = 0.0;
    for i in all.clone() {
        for j in all.clone().skip(i + 1) {
            m += x[i] * x[j];
        }
    }
    m
}

#[differentiable(forward)]
fn strided(x: &[f64]) -> f64 {
    let evens = (0..x.len()).step_by(2);
    evens.clone().map(|i| x[i]).sum::<f64>() * evens.map(|i| x[i] * x[i]).sum::<f64>()
}

#[differentiable(forward)]
fn of_floats(x: f64) -> f64 {
    let unit = 0.0..1.0;
    if unit.contains(&x) {
        x * x
    } else if (1.0..=2.0).contains(&x) {
        2.0 * x - 1.0
    } else {
        unit.end * x
    }
}

/// Parts that may not be there.
#[differentiable(forward)]
fn part_or_first(x: &[f64], lo: usize, hi: usize) -> f64 {
    let r = lo..hi;
    match x.get(r) {
        Some(p) => p.iter().map(|v| v * v).sum(),
        None => x[0] * x[1],
    }
}

#[differentiable(forward)]
fn parts_there(x: &[f64], lo: usize) -> f64 {
    let pair = if let Some(p) = x.get(lo..lo + 2) {
        p[0] * p[1]
    } else {
        x[0].sin()
    };
    let Some(rest) = x[1..].get(..=lo) else {
        return x[0] * pair;
    };
    let squares: f64 = rest.iter().map(|v| v * v).sum();
    let last = x.get(lo..).unwrap();
    pair + squares * last[0] + x.get(7..9).map_or(x[1], |p| p[0])
}

#[differentiable(forward)]
fn part_scaled(x: &mut [f64], k: f64) -> f64 {
    if let Some(p) = x.get_mut(1..) {
        p[0] *= k;
    }
    x[0] * x[1]
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward heads(
            &vec![vec![1.0, 2.0, 3.0, 4.0], vec![0.5, 1.5, 2.5, 3.5]],
            1,
            &[2.0, -1.0]
        )),
        program!(forward halves(&[1.0, 2.0, -1.0, 4.0])),
        program!(forward variances(&[1.0, 2.0, -1.0, 4.0, 3.0, 0.5], 3)),
        program!(forward ends_and_tests(&[1.0, 2.0, -1.0, 4.0], 2)),
        program!(forward ends_and_tests(&[1.0, 2.0, -1.0, 4.0], 3)),
        program!(forward inclusive_and_open(&[1.0, 2.0, -1.0, 4.0])),
        program!(forward written_through(&mut [1.0, 2.0, -1.0, 4.0])),
        program!(forward chosen(&[1.0, 2.0, -1.0], true)),
        program!(forward chosen(&[1.0, 2.0, -1.0], false)),
        program!(forward triangles(&[1.0, 2.0, -1.0, 4.0, 3.0, 0.5])),
        program!(forward handed_on(&[1.0, 2.0, -1.0, 4.0], 3) calls of_a_param),
        program!(forward part_or_first(&[1.0, 2.0, -1.0], 0, 2)),
        program!(forward part_or_first(&[1.0, 2.0, -1.0], 2, 3)),
        program!(forward part_or_first(&[1.0, 2.0, -1.0], 2, 4)),
        program!(forward part_or_first(&[1.0, 2.0, -1.0], 2, 1)),
        program!(forward parts_there(&[1.0, 2.0, -1.0], 0)),
        program!(forward parts_there(&[1.0, 2.0, -1.0], 1)),
        program!(forward parts_there(&[1.0, 2.0, -1.0], 2)),
        program!(forward part_scaled(&mut [1.0, 2.0, -1.0], 3.0)),
        program!(forward groups(&[1.0, 2.0, -1.0, 4.0])),
        program!(forward taken_one_by_one(&[1.0, 2.0, -1.0, 4.0])),
        program!(forward pairs(&[1.0, 2.0, -1.0, 4.0])),
        program!(forward strided(&[1.0, 2.0, -1.0, 4.0])),
        program!(forward of_floats(0.5)),
        program!(forward of_floats(1.5)),
        program!(forward of_floats(3.0)),
    ]
}
