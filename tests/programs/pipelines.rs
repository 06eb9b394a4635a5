//! Chains and buffers inside loops, branches and closures, as they meet in longer programs.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn attention(q: &[f64], keys: &[Vec<f64>], values: &[Vec<f64>]) -> f64 {
    let scale = 1.0 / (q.len() as f64).sqrt();
    let scores: Vec<f64> = keys
        .iter()
        .map(|k| k.iter().zip(q).map(|(a, b)| a * b).sum::<f64>() * scale)
        .collect();
    let top = scores.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = scores.iter().map(|s| (s - top).exp()).collect();
    let total: f64 = weights.iter().sum();
    let mut out = vec![0.0; values[0].len()];
    for (w, v) in weights.iter().zip(values) {
        for (o, x) in out.iter_mut().zip(v) {
            *o += w / total * x;
        }
    }
    out.iter().map(|o| o * o).sum()
}

#[differentiable(forward)]
fn convolved(signal: &[f64], kernel: &[f64]) -> f64 {
    signal
        .windows(kernel.len())
        .map(|w| {
            w.iter()
                .zip(kernel.iter().rev())
                .map(|(a, b)| a * b)
                .sum::<f64>()
        })
        .filter(|y| *y > 0.0)
        .map(f64::ln_1p)
        .sum()
}

#[differentiable(forward)]
fn moving_median(x: &[f64], k: usize) -> f64 {
    let mut total = 0.0;
    for w in x.windows(k) {
        let mut sorted = w.to_vec();
        sorted.sort_by(|a, b| a.partial_cmp(b).unwrap());
        total += sorted[k / 2] * sorted[k / 2];
    }
    total
}

#[differentiable(forward)]
fn nearest_neighbours(points: &[[f64; 2]], k: usize) -> f64 {
    let mut total = 0.0;
    for (i, p) in points.iter().enumerate() {
        let mut d: Vec<f64> = points
            .iter()
            .enumerate()
            .filter(|(j, _)| *j != i)
            .map(|(_, q)| {
                p.iter()
                    .zip(q)
                    .map(|(a, b)| (a - b).powi(2))
                    .sum::<f64>()
                    .sqrt()
            })
            .collect();
        d.sort_by(f64::total_cmp);
        total += d.iter().take(k).sum::<f64>();
    }
    total
}

#[differentiable(forward)]
fn chebyshev(coefficients: &[f64], x: f64) -> f64 {
    let (a, b) = coefficients
        .iter()
        .skip(1)
        .rev()
        .fold((0.0, 0.0), |(b1, b2), c| (c + 2.0 * x * b1 - b2, b1));
    coefficients[0] + x * a - b
}

#[differentiable(forward)]
fn early_return(rows: &[Vec<f64>], #[no_diff] limit: f64) -> f64 {
    let mut s = 0.0;
    for v in rows.iter().flatten() {
        s += v * v;
        if s > limit {
            return s.sqrt() + v;
        }
    }
    for (i, v) in rows.iter().flat_map(|r| r.iter()).enumerate() {
        if i == 3 {
            return s * v;
        }
    }
    -s
}

#[differentiable(forward)]
fn labelled(rows: &[Vec<f64>]) -> f64 {
    let mut s = 0.0;
    'rows: for row in rows {
        for v in row.iter().chain(&rows[0]) {
            if *v < 0.0 {
                continue 'rows;
            }
            if *v > 3.0 {
                break 'rows;
            }
            s += v.sqrt();
        }
        s *= 1.5;
    }
    s
}

#[differentiable(forward)]
fn upper_triangle(m: &mut [Vec<f64>]) -> f64 {
    let n = m.len();
    for k in 0..n {
        let (above, below) = m.split_at_mut(k + 1);
        let pivot = &above[k];
        for row in below.iter_mut() {
            let f = row[k] / pivot[k];
            for (r, p) in row.iter_mut().zip(pivot).skip(k) {
                *r -= f * p;
            }
        }
    }
    (0..n).map(|i| m[i][i]).product()
}

#[differentiable(forward)]
fn histogram(x: &[f64], #[no_diff] edges: &[f64], w: &[f64]) -> f64 {
    let mut bins = vec![0.0; edges.len() + 1];
    for (v, w) in x.iter().zip(w) {
        let i = edges.partition_point(|e| e <= v);
        bins[i] += w * v;
    }
    bins.iter().map(|b| b * b).sum()
}

#[differentiable(forward)]
fn lagged(x: &[f64], phi: &[f64]) -> f64 {
    let mut history: Vec<f64> = Vec::new();
    let mut loss = 0.0;
    for &v in x {
        let forecast: f64 = history.iter().rev().zip(phi).map(|(h, p)| h * p).sum();
        loss += (v - forecast).powi(2);
        history.push(v);
        if history.len() > phi.len() {
            history.remove(0);
        }
    }
    loss
}

#[differentiable(forward)]
fn priority(costs: &[f64]) -> f64 {
    let mut open: Vec<f64> = costs.to_vec();
    let mut total = 0.0;
    while open.len() > 1 {
        open.sort_by(|a, b| b.total_cmp(a));
        let a = open.pop().unwrap();
        let b = open.pop().unwrap();
        total += a * b;
        open.push(a + b);
    }
    total + open[0]
}

#[differentiable(forward)]
fn lexicographic(points: &[(f64, f64)]) -> f64 {
    let mut p = points.to_vec();
    p.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap().then(b.1.total_cmp(&a.1)));
    p.iter()
        .enumerate()
        .map(|(i, (x, y))| (i as f64 + 1.0) * x * y)
        .sum()
}

#[differentiable(forward)]
fn hull_area(points: &[[f64; 2]]) -> f64 {
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by(|&a, &b| {
        let angle = |i: usize| points[i][1].atan2(points[i][0]);
        angle(a).total_cmp(&angle(b))
    });
    let n = order.len();
    (0..n)
        .map(|k| {
            let (p, q) = (points[order[k]], points[order[(k + 1) % n]]);
            0.5 * (p[0] * q[1] - p[1] * q[0])
        })
        .sum()
}

#[differentiable(forward)]
fn by_integer_key(x: &[f64], rank: &[usize]) -> f64 {
    let mut order: Vec<usize> = (0..x.len()).collect();
    order.sort_by_key(|&i| rank[i]);
    let last = order.iter().max_by_key(|&&i| rank[i]).unwrap();
    let mut ranks = rank.to_vec();
    ranks.sort_unstable();
    order
        .iter()
        .scan(0.0, |s, &i| {
            *s = 0.5 * *s + x[i];
            Some(*s)
        })
        .sum::<f64>()
        * x[*last]
        + ranks[0] as f64
}

#[differentiable(forward)]
fn options(x: &[f64], i: usize) -> f64 {
    let a = x.get(i).copied().unwrap_or(0.5);
    let b = x.first().map(|v| v * v).unwrap_or(1.0);
    let c = x.iter().find(|v| **v > 1.0).map_or(-1.0, |v| v.ln());
    let d = x.iter().copied().reduce(|p, q| p * q).unwrap_or(2.0);
    let e = if x.last().is_some_and(|v| *v > 0.0) {
        a
    } else {
        b
    };
    a * b + c * d + e
}

#[differentiable(forward)]
fn repeated(x: f64) -> f64 {
    let basis: Vec<f64> = std::iter::repeat_with(|| 1.0)
        .take(2)
        .chain((1..4).map(|k| x.powi(k)))
        .collect();
    let scaled: Vec<_> = basis.iter().zip(1..).map(|(b, k)| b / k as f64).collect();
    scaled
        .iter()
        .zip((0..).step_by(2))
        .map(|(s, k)| s * k as f64)
        .sum()
}

#[differentiable(forward)]
fn running(x: &[f64]) -> f64 {
    let sums: Vec<f64> = x
        .iter()
        .scan((0.0, 0.0), |state, &v| {
            state.0 += v;
            state.1 += v * v;
            Some(state.1 - state.0)
        })
        .collect();
    sums.iter().sum()
}

#[differentiable(forward)]
fn nested_generators(n: usize, x: f64) -> f64 {
    (0..n)
        .flat_map(|i| (0..=i).map(move |j| (i, j)))
        .filter(|(i, j)| (i + j) % 2 == 0)
        .map(|(i, j)| x.powi(i as i32) * (j as f64 * x).cos())
        .sum()
}

#[differentiable(forward)]
fn shadowed_buffers(x: &[f64], steps: usize) -> f64 {
    let mut u = x.to_vec();
    let mut v: Vec<f64> = Vec::with_capacity(u.len());
    for s in 0..steps {
        v.clear();
        v.extend(u.iter().enumerate().map(|(i, a)| {
            let left = if i == 0 { 0.0 } else { u[i - 1] };
            a + 0.1 * (left - a) * (s as f64 + 1.0)
        }));
        std::mem::swap(&mut u, &mut v);
    }
    u.iter().fold(0.0, |a, b| a * 0.5 + b)
}

#[differentiable(forward)]
fn single(x: &[f32], w: [f32; 2]) -> f32 {
    let mut v: Vec<f32> = x.iter().map(|a| a * w[0]).collect();
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let hi = v.iter().copied().fold(f32::MIN, f32::max);
    v.chunks(2)
        .map(|c| c.iter().sum::<f32>() * w[1])
        .sum::<f32>()
        + hi
}

#[differentiable(forward)]
fn closures_over_buffers(x: &[f64]) -> f64 {
    let mut kept = Vec::new();
    let mut keep = |v: f64| kept.push(v * v);
    x.iter().for_each(|v| keep(*v));
    keep(2.0);
    let norm = |v: &[f64]| v.iter().map(|e| e * e).sum::<f64>().sqrt();
    norm(&kept) + norm(&x[1..])
}

#[differentiable(forward)]
fn rows_and_columns(m: [[f64; 3]; 2]) -> f64 {
    let rows: [f64; 2] = m.map(|r| r.iter().sum());
    let columns: [f64; 3] = std::array::from_fn(|j| m.iter().map(|r| r[j]).product());
    let longest = m
        .iter()
        .map(|r| r.iter().map(|v| v * v).sum::<f64>())
        .max_by(|a, b| a.total_cmp(b))
        .unwrap();
    rows.iter().zip(&columns).map(|(a, b)| a * b).sum::<f64>() + longest
}

#[differentiable(forward)]
fn peeled(x: &[f64]) -> f64 {
    let mut it = x.iter().copied();
    let a = it.next().unwrap();
    let b = it.next().unwrap_or(1.0);
    let head: f64 = it.by_ref().take(2).sum();
    let rest: f64 = it.map(|v| v * v).sum();
    a * b + head * rest
}

#[differentiable(forward)]
fn branching_chains(x: &[f64], forward: bool) -> f64 {
    let s: f64 = if forward {
        x.iter().map(|v| v.sin()).sum()
    } else {
        x.iter().rev().map(|v| v.cos()).product()
    };
    let mut out = [0.0; 2];
    match x.len() % 3 {
        0 => out.iter_mut().zip(x).for_each(|(o, v)| *o = v * s),
        1 => out.fill(s),
        _ => out
            .iter_mut()
            .rev()
            .enumerate()
            .for_each(|(i, o)| *o += s * i as f64),
    }
    out[0] - out[1] * s
}

#[differentiable(forward)]
fn options_in_chains(x: &[f64]) -> f64 {
    let root = |v: f64| if v >= 0.0 { Some(v.sqrt()) } else { None };
    let a: f64 = x.iter().filter_map(|&v| root(v)).sum();
    let b: f64 = x.iter().map(|&v| root(v)).flatten().product();
    let c: f64 = x
        .iter()
        .filter_map(|&v| {
            if v < 0.0 {
                return None;
            }
            Some(v * v)
        })
        .sum();
    let d: f64 = x
        .iter()
        .enumerate()
        .filter_map(|(i, v)| match i % 3 {
            0 => Some(v * 2.0),
            1 if *v > 0.5 => Some(v.exp()),
            _ => None,
        })
        .sum();
    let mut e = 0.0;
    let mut it = x.iter();
    while let Some(v) = it.next() {
        e = e * 0.5 + v;
    }
    if let Some(m) = x.iter().max_by(|a, b| a.total_cmp(b)) {
        e += m * m;
    }
    a + b * c - d * e
}

fn rows() -> Vec<Vec<f64>> {
    vec![vec![0.3, 0.8], vec![1.1, 0.4, 0.9]]
}

fn points() -> [[f64; 2]; 4] {
    [[0.3, 0.8], [-1.1, 0.5], [0.2, -0.7], [1.4, 0.1]]
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward attention(
            &[0.3, -0.8],
            &vec![vec![0.5, 0.9], vec![-0.4, 0.7]],
            &vec![vec![0.2, 0.6], vec![1.1, -0.3]]
        )),
        program!(forward convolved(&[0.3, -0.8, 1.1, 0.6, 0.9], &[0.5, 0.2])),
        program!(forward moving_median(&[0.3, -0.8, 1.1, 0.6, 0.9], 3)),
        program!(forward nearest_neighbours(&points(), 2)),
        program!(forward nearest_neighbours(&[[0.5, 0.4]], 2)),
        program!(forward chebyshev(&[0.3, -0.8, 1.1, 0.6], 0.7)),
        program!(forward chebyshev(&[0.3], 0.7)),
        program!(forward early_return(&rows(), const 1.5)),
        program!(forward early_return(&rows(), const 100.0)),
        program!(forward early_return(&vec![vec![0.5]], const 100.0)),
        program!(forward labelled(&rows())),
        program!(forward labelled(&vec![
            vec![0.5, 0.7],
            vec![0.3, -0.2],
            vec![0.9, 3.5],
            vec![0.4]
        ])),
        program!(forward upper_triangle(&mut vec![
            vec![2.0, 0.5, 0.3],
            vec![0.4, 1.5, 0.2],
            vec![0.6, 0.1, 1.8]
        ])),
        program!(forward upper_triangle(&mut vec![vec![2.0]])),
        program!(forward histogram(&[0.3, -0.8, 1.1, 0.6], const &[-0.5, 0.5, 1.0], &[0.2, 0.5, 0.7, 0.9])),
        program!(forward lagged(&[0.3, -0.8, 1.1, 0.6, 0.9], &[0.5, 0.2])),
        program!(forward priority(&[0.3, 0.8, 1.1, 0.65])),
        program!(forward priority(&[0.3])),
        program!(forward lexicographic(&[(0.3, 0.5), (-0.8, 1.0), (1.1, 0.2)])),
        program!(forward hull_area(&points())),
        program!(forward by_integer_key(&[0.3, -0.8, 1.1, 0.6], &[3usize, 1, 4, 1])),
        program!(forward options(&[0.3, 0.8, 1.4], 1)),
        program!(forward options(&[0.3, -0.8], 5)),
        program!(forward options(&[], 5)),
        program!(forward repeated(0.7)),
        program!(forward options_in_chains(&[0.3, 0.8, -1.1, 1.4, 0.9])),
        program!(forward options_in_chains(&[])),
        program!(forward running(&[0.3, -0.8, 1.1])),
        program!(forward nested_generators(4, 0.7)),
        program!(forward nested_generators(0, 0.7)),
        program!(forward shadowed_buffers(&[0.3, -0.8, 1.1], 3)),
        program!(forward single(&[0.3, -0.8, 1.1], [0.5, 0.7])),
        program!(forward closures_over_buffers(&[0.3, -0.8, 1.1])),
        program!(forward rows_and_columns([[0.3, -0.8, 1.1], [0.5, 0.9, -0.4]])),
        program!(forward peeled(&[0.3, -0.8, 1.1, 0.5, 0.9, -0.4])),
        program!(forward peeled(&[0.3])),
        program!(forward branching_chains(&[0.3, 0.8, 1.1], true)),
        program!(forward branching_chains(&[0.3, 0.8, 1.1, 0.6], false)),
        program!(forward branching_chains(&[0.3, 0.8], false)),
    ]
}
