//! Iterator chains as people write them.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn three_zipped(x: &[f64], w: &[f64], b: &[f64]) -> f64 {
    x.iter()
        .zip(w)
        .zip(b)
        .map(|((x, w), b)| (x * w + b).tanh())
        .sum()
}

#[differentiable(forward)]
fn quadratic_form(m: &[Vec<f64>], x: &[f64]) -> f64 {
    m.iter()
        .map(|row| row.iter().zip(x).map(|(a, b)| a * b).sum::<f64>())
        .zip(x)
        .map(|(y, x)| y * x)
        .sum()
}

#[differentiable(forward)]
fn written_through_zip(xs: &mut [f64], ys: &[f64], a: f64) -> f64 {
    for (x, y) in xs.iter_mut().zip(ys) {
        *x = a * *x + y.sin();
    }
    xs.iter().map(|x| x * x).sum()
}

#[differentiable(forward)]
fn fused_multiply(xs: &[f64], ws: &[f64]) -> f64 {
    let mut out = vec![0.0; xs.len()];
    for ((o, &x), &w) in out.iter_mut().zip(xs).zip(ws) {
        *o += x * w;
    }
    for (i, o) in out.iter_mut().enumerate().rev() {
        *o *= (i + 1) as f64;
    }
    out.iter().sum::<f64>().sin()
}

#[differentiable(forward)]
fn scaled_rows(m: [[f64; 3]; 2], k: f64) -> f64 {
    let mut m = m;
    for (i, row) in m.iter_mut().enumerate() {
        for v in row.iter_mut() {
            *v = (*v * k).exp() + i as f64;
        }
    }
    m.iter().flat_map(|row| row.iter()).sum::<f64>() + m[1][2] * m[0][1]
}

#[differentiable(forward)]
fn rows_in_place(m: &mut [f64], n: usize) -> f64 {
    for (i, row) in m.chunks_mut(n).enumerate() {
        let norm = row.iter().map(|x| x * x).sum::<f64>().sqrt();
        for v in row.iter_mut() {
            *v /= norm + i as f64;
        }
    }
    m.iter().enumerate().map(|(i, x)| i as f64 * x).sum()
}

#[differentiable(forward)]
fn positive_logs(x: &[f64]) -> f64 {
    x.iter()
        .filter_map(|&v| if v > 0.0 { Some(v.ln()) } else { None })
        .sum()
}

#[differentiable(forward)]
fn all_pairs(x: &[f64]) -> f64 {
    (0..x.len())
        .flat_map(|i| (i + 1..x.len()).map(move |j| (i, j)))
        .map(|(i, j)| (x[i] - x[j]).powi(2))
        .sum()
}

#[differentiable(forward)]
fn flattened(m: &[Vec<f64>]) -> f64 {
    let flat: Vec<f64> = m.iter().flatten().copied().collect();
    flat.iter()
        .enumerate()
        .map(|(i, v)| v.powi(i as i32 + 1))
        .sum()
}

#[differentiable(forward)]
fn discounted(cash: &[f64], rate: f64) -> f64 {
    cash.iter()
        .scan(1.0, |d, &c| {
            *d /= 1.0 + rate;
            Some(c * *d)
        })
        .sum()
}

#[differentiable(forward)]
fn leading_positive(x: &[f64]) -> f64 {
    x.iter()
        .take_while(|&&v| v > 0.0)
        .map(|v| v.sqrt())
        .sum::<f64>()
        + x.iter()
            .skip_while(|v| **v > 0.0)
            .map(|v| v * v)
            .sum::<f64>()
}

#[differentiable(forward)]
fn until_negative(x: &[f64]) -> f64 {
    x.iter()
        .map_while(|&v| if v > 0.0 { Some(v.sqrt()) } else { None })
        .product()
}

#[differentiable(forward)]
fn extremes(x: &[f64]) -> f64 {
    let hi = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    let lo = x.iter().copied().fold(f64::INFINITY, |a, b| a.min(b));
    let top = x.iter().max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
    let low = x.iter().copied().min_by(|a, b| a.total_cmp(b)).unwrap();
    hi * hi - lo * low + top * 0.5
}

#[differentiable(forward)]
fn reduced(x: &[f64]) -> f64 {
    let hi = x.iter().copied().reduce(f64::max).unwrap();
    let log_sum = x.iter().map(|v| (v - hi).exp()).sum::<f64>().ln();
    log_sum + hi
}

#[differentiable(forward)]
fn farthest(points: &[[f64; 2]], p: [f64; 2]) -> f64 {
    let d2 = |q: &[f64; 2]| (q[0] - p[0]).powi(2) + (q[1] - p[1]).powi(2);
    let far = points
        .iter()
        .max_by(|a, b| d2(a).total_cmp(&d2(b)))
        .unwrap();
    d2(far).sqrt()
}

#[differentiable(forward)]
fn strided(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in (0..x.len()).rev().step_by(2) {
        s = s * 0.5 + x[i];
    }
    for (k, v) in x.iter().step_by(3).rev().enumerate() {
        s += v * k as f64;
    }
    s
}

#[differentiable(forward)]
fn periodic(x: &[f64], w: &[f64]) -> f64 {
    x.iter()
        .cycle()
        .take(2 * w.len())
        .zip(w.iter().cycle().skip(1))
        .map(|(a, b)| a * b)
        .sum()
}

#[differentiable(forward)]
fn padded(x: &[f64], edge: f64) -> f64 {
    let padded: Vec<f64> = std::iter::repeat(edge)
        .take(2)
        .chain(x.iter().copied())
        .chain(std::iter::once(0.5 * edge))
        .collect();
    padded
        .windows(3)
        .map(|w| w[0] - 2.0 * w[1] + w[2])
        .map(|d| d * d)
        .sum()
}

#[differentiable(forward)]
fn std_zip(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 1.0;
    for (a, b) in std::iter::zip(x, y) {
        s += a * b.cos();
    }
    s
}

#[differentiable(forward)]
fn mapped_array(x: [f64; 3], k: f64) -> f64 {
    let y = x.map(|v| (k * v).sin());
    let z: [f64; 3] = std::array::from_fn(|i| y[i] * x[(i + 1) % 3]);
    z.iter().sum()
}

#[differentiable(forward)]
fn consumed(points: Vec<(f64, f64)>) -> f64 {
    let mut s = 0.0;
    for (x, y) in points.into_iter() {
        s += x * y.exp();
    }
    s
}

#[differentiable(forward)]
fn tuples_by_reference(points: &[(f64, f64)]) -> f64 {
    points.iter().map(|&(a, b)| a * b).sum::<f64>()
        + points.iter().map(|(a, b)| a / b).sum::<f64>()
        + points
            .iter()
            .enumerate()
            .map(|(i, &(x, _))| x * i as f64)
            .sum::<f64>()
}

#[differentiable(forward)]
fn stored_iterator(x: &[f64]) -> f64 {
    let squares = x.iter().map(|v| v * v);
    let evens = x.iter().step_by(2);
    let mut total = 0.0;
    for (s, e) in squares.zip(evens) {
        total += s * e;
    }
    total
}

#[differentiable(forward)]
fn head_and_tail(x: &[f64]) -> f64 {
    let mut it = x.iter();
    let first = *it.next().unwrap();
    let mut acc = first;
    for v in it {
        acc = acc * 0.9 + v * first;
    }
    acc
}

#[differentiable(forward)]
fn unzipped(x: &[f64]) -> f64 {
    let (s, c): (Vec<f64>, Vec<f64>) = x.iter().map(|v| (v.sin(), v.cos())).unzip();
    s.iter().zip(c.iter().rev()).map(|(a, b)| a * b).sum()
}

#[differentiable(forward)]
fn partitioned(x: &[f64]) -> f64 {
    let (up, down): (Vec<f64>, Vec<f64>) = x.iter().partition(|&&v| v > 0.0);
    up.iter().product::<f64>() - down.iter().sum::<f64>()
}

#[differentiable(forward)]
fn ends(x: &[f64]) -> f64 {
    let last = x.iter().last().unwrap();
    let second = x.iter().nth(1).unwrap();
    let big = x.iter().position(|&v| v > 0.7).unwrap();
    let all = x.iter().all(|v| *v > -10.0);
    let n = x.iter().filter(|v| **v > 0.0).count();
    if all {
        last * second + x[big] * n as f64
    } else {
        0.0
    }
}

#[differentiable(forward)]
fn chained_write(a: &mut [f64], b: &mut [f64], k: f64) {
    for v in a.iter_mut().chain(b.iter_mut()) {
        *v = (*v * k).sin();
    }
}

#[differentiable(forward)]
fn broken_out(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    for &v in x.iter().chain(y) {
        if v < 0.0 {
            break;
        }
        if v > 5.0 {
            continue;
        }
        s += v * v;
    }
    for &v in [x, y].iter().flat_map(|r| r.iter()) {
        if v < 0.0 {
            break;
        }
        s += v;
    }
    s
}

#[differentiable(forward)]
fn chunked(x: &[f64]) -> f64 {
    let a: f64 = x.chunks(2).map(|c| c.iter().product::<f64>()).sum();
    let b: f64 = x.chunks_exact(2).map(|c| c[0] - c[1]).map(f64::sin).sum();
    let c: f64 = x.rchunks(2).map(|c| c[0] * c.len() as f64).sum();
    a + b * c
}

#[differentiable(forward)]
fn small_integers(x: f64, n: u8) -> f64 {
    let mut s = 0.0;
    for k in (1u8..=n).rev() {
        s += x.powi(k as i32) / f64::from(k);
    }
    for k in (-2i32..=2).filter(|k| k % 2 == 0) {
        s += (x * k as f64).cos();
    }
    s
}

#[differentiable(forward)]
fn newton_steps(x: f64) -> f64 {
    let ys: Vec<f64> = std::iter::successors(Some(1.0), |&y| Some(0.5 * (y + x / y)))
        .take(5)
        .collect();
    ys[4] + ys[1]
}

#[differentiable(forward)]
fn counted(x: f64) -> f64 {
    let mut t = 1.0;
    std::iter::from_fn(|| {
        t *= x;
        if t > 1e-3 { Some(t) } else { None }
    })
    .sum()
}

#[derive(Clone, Copy, Differentiable)]
struct Corner {
    x: f64,
    y: f64,
}

/// It shares its name with a type of std.
#[derive(Clone, Copy, Differentiable)]
struct Cell {
    weights: [f64; 6],
}

#[differentiable(forward)]
impl Cell {
    fn weighted(&self, x: f64) -> [f64; 6] {
        [
            self.weights[0] * x,
            self.weights[1],
            x,
            x * x,
            self.weights[4] * x,
            1.0,
        ]
    }

    fn activated(&self, x: f64) -> [f64; 6] {
        self.weighted(x).map(squashed)
    }
}

#[differentiable(forward)]
fn squashed(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

#[differentiable(forward)]
fn corners(x: f64) -> [Corner; 2] {
    [Corner { x, y: x * x }, Corner { x: 1.0 + x, y: 2.0 }]
}

#[differentiable(forward)]
fn root_of(x: f64) -> Option<f64> {
    if x > 0.0 { Some(x.sqrt()) } else { None }
}

/// Arrays whose length only rustc knows, and `Option`s, which show only afterwards.
#[differentiable(forward)]
fn mapped_results(weights: &[f64; 6], x: f64) -> f64 {
    let cell = Cell { weights: *weights };
    let a = cell.activated(x);
    let areas = corners(x).map(|c| c.x * c.y);
    let moved = cell.weights.map(|w| Corner { x: w * x, y: w });
    let mut count = 0;
    let counted = cell.weighted(x).map(|v| {
        count += 1;
        v * count as f64
    });
    let flags = a.map(|v| v > 0.6);
    let pairs = counted.map(|v| (v, v * v));
    let mut sum = areas[0] * areas[1];
    for j in 0..a.len() {
        sum += a[j] * moved[j].x * moved[j].y;
        if flags[j] {
            sum += pairs[j].1 - pairs[j].0;
        }
    }
    let root = root_of(x - 1.0).map(|r| r * x);
    let half = root_of(x);
    sum + root.unwrap_or(0.5 * x) + half.map(f64::sin).unwrap_or(0.0)
}

/// What is there, of `Option`s.
#[differentiable(forward)]
fn what_there_is(xs: &[Option<f64>], #[no_diff] ys: &[Option<f64>], t: f64) -> f64 {
    let mut s = 0.0;
    for x in xs.iter().flatten() {
        s += x * x;
    }
    for y in ys.iter().flatten() {
        s += y * t;
    }
    let mean =
        xs.iter().flatten().map(|x| x.sin()).sum::<f64>() / xs.iter().flatten().count() as f64;
    let last: Vec<f64> = xs.iter().copied().flatten().collect();
    s * mean + ys.iter().flatten().count() as f64 * last[last.len() - 1]
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward three_zipped(
            &[0.3, -0.8, 1.1],
            &[0.5, 0.9, -0.4],
            &[0.1, 0.2, 0.3]
        )),
        program!(forward three_zipped(&[], &[], &[])),
        program!(forward quadratic_form(
            &vec![vec![0.3, -0.8], vec![1.1, 0.4]],
            &[0.5, 0.9]
        )),
        program!(forward quadratic_form(&vec![vec![0.3]], &[0.5])),
        program!(forward written_through_zip(&mut [0.3, -0.8, 1.1], &[0.5, 0.9], 0.7)),
        program!(forward fused_multiply(&[0.3, -0.8, 1.1], &[0.5, 0.9, -0.4])),
        program!(forward fused_multiply(&[0.3], &[0.5])),
        program!(forward scaled_rows([[0.3, -0.8, 1.1], [0.5, 0.9, -0.4]], 0.7)),
        program!(forward rows_in_place(&mut [0.3, -0.8, 1.1, 0.5, 0.9], 2)),
        program!(forward positive_logs(&[0.3, -0.8, 1.1])),
        program!(forward positive_logs(&[])),
        program!(forward all_pairs(&[0.3, -0.8, 1.1, 0.6])),
        program!(forward all_pairs(&[0.3])),
        program!(forward flattened(&vec![vec![0.3, -0.8], vec![], vec![1.1]])),
        program!(forward discounted(&[100.0, 50.0, 20.0], 0.05)),
        program!(forward discounted(&[], 0.05)),
        program!(forward leading_positive(&[0.3, 0.8, -1.1, 0.5])),
        program!(forward leading_positive(&[0.3])),
        program!(forward until_negative(&[0.3, 0.8, -1.1, 0.5])),
        program!(forward extremes(&[0.3, 0.8, -1.1, 0.5])),
        program!(forward extremes(&[0.3])),
        program!(forward reduced(&[0.3, 0.8, -1.1, 0.5])),
        program!(forward reduced(&[0.3])),
        program!(forward farthest(&[[0.3, 0.8], [-1.1, 0.5], [0.2, 0.1]], [0.1, 0.2])),
        program!(forward strided(&[0.3, 0.8, -1.1, 0.5, 0.9, 1.4, 0.2])),
        program!(forward strided(&[])),
        program!(forward periodic(&[0.3, 0.8], &[0.5, -0.2, 0.9])),
        program!(forward padded(&[0.3, 0.8, -1.1], 0.6)),
        program!(forward padded(&[], 0.6)),
        program!(forward std_zip(&[0.3, 0.8], &[0.5, -0.2, 0.9])),
        program!(forward mapped_array([0.3, 0.8, -1.1], 1.7)),
        program!(forward consumed(vec![(0.3, 0.8), (-1.1, 0.4)])),
        program!(forward tuples_by_reference(&[(0.3, 0.8), (-1.1, 0.4)])),
        program!(forward stored_iterator(&[0.3, 0.8, -1.1, 0.5])),
        program!(forward head_and_tail(&[0.3, 0.8, -1.1, 0.5])),
        program!(forward head_and_tail(&[0.3])),
        program!(forward unzipped(&[0.3, 0.8, -1.1])),
        program!(forward partitioned(&[0.3, 0.8, -1.1, 0.4])),
        program!(forward ends(&[0.3, 0.8, -1.1, 0.9, 0.4])),
        program!(forward chained_write(&mut [0.3, 0.8], &mut [0.9, 0.4, 1.2], 1.3); pulled (vec![0.5, 1.0], vec![0.3, 0.2, 0.9])),
        program!(forward broken_out(&[0.3, 0.8, 6.0], &[0.9, -0.4, 1.2])),
        program!(forward broken_out(&[0.3, -0.8, 6.0], &[0.9])),
        program!(forward chunked(&[0.3, 0.8, -1.1, 0.9, 0.4])),
        program!(forward chunked(&[0.7])),
        program!(forward small_integers(0.7, 5)),
        program!(forward newton_steps(2.3)),
        program!(forward counted(0.6)),
        program!(forward mapped_results(&[0.3, -0.4, 0.8, 0.1, 1.2, -0.7], 1.3) calls Cell::activated, Cell::weighted, squashed, corners, root_of),
        program!(forward mapped_results(&[0.3, -0.4, 0.8, 0.1, 1.2, -0.7], 0.7) calls Cell::activated, Cell::weighted, squashed, corners, root_of),
        program!(forward what_there_is(&[Some(0.4), None, Some(-1.2)], const &[None, Some(2.0)], 0.6)),
    ]
}
