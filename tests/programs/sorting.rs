//! Sorted values: a permutation, and the gradient goes back where each value came from.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn order_statistics(x: &[f64], w: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    v.iter().zip(w).map(|(a, b)| a * a * b).sum()
}

#[differentiable(forward)]
fn median(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.sort_by(f64::total_cmp);
    let n = v.len();
    if n % 2 == 1 {
        v[n / 2]
    } else {
        0.5 * (v[n / 2 - 1] + v[n / 2])
    }
}

#[differentiable(forward)]
fn in_place(x: &mut [f64]) {
    x.sort_unstable_by(|a, b| b.total_cmp(a));
}

#[differentiable(forward)]
fn by_index(x: &[f64], y: &[f64]) -> f64 {
    let mut order: Vec<usize> = (0..x.len()).collect();
    order.sort_by(|&i, &j| x[i].partial_cmp(&x[j]).unwrap());
    order
        .windows(2)
        .map(|w| (x[w[1]] - x[w[0]]) * (y[w[1]] + y[w[0]]) * 0.5)
        .sum()
}

#[differentiable(forward)]
fn pairs(points: &[(f64, f64)]) -> f64 {
    let mut p = points.to_vec();
    p.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut area = 0.0;
    for w in p.windows(2) {
        area += (w[1].0 - w[0].0) * (w[0].1 + w[1].1);
    }
    area
}

#[differentiable(forward)]
fn by_size(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.sort_by(|a, b| b.abs().partial_cmp(&a.abs()).unwrap());
    v.iter()
        .enumerate()
        .map(|(i, e)| e * 0.5f64.powi(i as i32))
        .sum()
}

#[differentiable(forward)]
fn interpolated(xs: &[f64], ys: &[f64], x: f64) -> f64 {
    let i = xs.partition_point(|&v| v < x).clamp(1, xs.len() - 1);
    let t = (x - xs[i - 1]) / (xs[i] - xs[i - 1]);
    ys[i - 1] * (1.0 - t) + ys[i] * t
}

#[differentiable(forward)]
fn searched(xs: &[f64], x: f64) -> f64 {
    let i = xs
        .binary_search_by(|p| p.partial_cmp(&x).unwrap())
        .unwrap_or_else(|i| i);
    x * xs[i]
}

#[differentiable(forward)]
fn nearest(xs: &[f64], x: f64) -> f64 {
    let i = (0..xs.len())
        .min_by(|&i, &j| (xs[i] - x).abs().total_cmp(&(xs[j] - x).abs()))
        .unwrap();
    (xs[i] - x).powi(2)
}

#[derive(Clone, Debug, Differentiable)]
struct Table {
    xs: Vec<f64>,
    ys: Vec<f64>,
}

#[differentiable(forward)]
impl Table {
    fn at(&self, t: f64) -> f64 {
        let i = match self.xs.binary_search_by(|p| p.partial_cmp(&t).unwrap()) {
            Ok(i) => i,
            Err(i) => i - 1,
        };
        self.between(i, t)
    }

    fn below(&self, t: f64) -> f64 {
        let i = self.xs.partition_point(|&p| p < t) - 1;
        self.between(i, t)
    }

    fn between(&self, i: usize, t: f64) -> f64 {
        let w = (t - self.xs[i]) / (self.xs[i + 1] - self.xs[i]);
        self.ys[i] + w * (self.ys[i + 1] - self.ys[i])
    }
}

/// A search as a value that is matched.
#[differentiable(forward)]
fn matched_searches(xs: &[f64], ys: &[f64], t: f64) -> f64 {
    let table = Table {
        xs: xs.to_vec(),
        ys: ys.to_vec(),
    };
    let found = xs.binary_search_by(|p| p.partial_cmp(&t).unwrap());
    let a = if let Ok(i) = found { xs[i] } else { t };
    let b = match found {
        Ok(0) => 1.0,
        Ok(i) if i > 5 => 2.0,
        Err(0) => ys[0],
        Ok(i) => ys[i] * 2.0,
        Err(_) => t * ys[1],
    };
    let k = if found.is_err() {
        found.unwrap_or_else(|i| i)
    } else {
        found.ok().unwrap_or(0)
    };
    let Err(j) = xs[..2].binary_search_by(|p| p.total_cmp(&(t + 0.1))) else {
        return a * b;
    };
    a * b + ys[j] * xs[k] + table.at(t) * table.below(t)
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward order_statistics(
            &[0.3, -0.8, 1.1, 0.6],
            &[0.5, 1.0, -0.3, 0.2]
        )),
        program!(forward order_statistics(&[], &[])),
        program!(forward order_statistics(&[0.4], &[0.5])),
        program!(forward median(&[0.3, -0.8, 1.1])),
        program!(forward median(&[0.3, -0.8, 1.1, 0.7, 0.2, -0.4])),
        program!(forward in_place(&mut [0.3, -0.8, 1.1, 0.7]); pulled vec![1.0, 2.0, 3.0, 4.0]),
        program!(forward by_index(&[0.3, -0.8, 1.1, 0.6], &[0.5, 1.0, -0.3, 0.2])),
        program!(forward pairs(&[(0.3, 0.5), (-0.8, 1.0), (1.1, 0.2)])),
        program!(forward by_size(&[0.3, -0.8, 1.1, 0.6])),
        program!(forward interpolated(
            &[0.0, 0.5, 1.5, 2.0],
            &[0.3, 0.8, -0.2, 0.4],
            0.9
        )),
        program!(forward interpolated(&[0.0, 0.5], &[0.3, 0.8], -0.9)),
        program!(forward searched(&[0.1, 0.5, 1.5, 2.0], 0.9)),
        program!(forward searched(&[0.1, 0.5, 1.5, 2.0], 1.2)),
        program!(forward nearest(&[0.1, 0.5, 1.5, 2.0], 0.9)),
        program!(forward matched_searches(&[0.0, 1.0, 2.0, 3.5], &[1.0, 4.0, 9.0, -2.0], 1.3) calls Table::at, Table::below, Table::between),
        program!(forward matched_searches(&[0.0, 1.0, 2.0, 3.5], &[1.0, 4.0, 9.0, -2.0], 2.7) calls Table::at, Table::below, Table::between),
    ]
}
