//! Arrays made, filled, overwritten and passed on.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn overwritten_zeros(x: &[f64]) -> f64 {
    let mut y = vec![0.0; x.len()];
    for i in 0..x.len() {
        y[i] = x[i].exp();
    }
    for i in 0..x.len() {
        y[i] = y[i] * y[i];
    }
    let mut sum = 0.0;
    for v in y.iter() {
        sum += v;
    }
    sum
}

#[differentiable(forward)]
fn recurrence_in_place(a: &mut [f64], k: f64) -> f64 {
    for i in 1..a.len() {
        a[i] = (k * a[i] * a[i - 1]).tanh();
    }
    a[a.len() - 1]
}

#[differentiable(forward)]
fn prefix_sums(x: &[f64]) -> f64 {
    let mut s = x.to_vec();
    for i in 1..s.len() {
        s[i] += s[i - 1];
    }
    let mut total = 0.0;
    for i in 0..s.len() {
        total += s[i] * s[i];
    }
    total
}

#[differentiable(forward)]
fn double_buffer(start: &[f64], w: f64) -> f64 {
    let n = start.len();
    let mut a = start.to_vec();
    let mut b = vec![0.0; n];
    for step in 0..5 {
        if step % 2 == 0 {
            for i in 0..n {
                b[i] = a[i] + w * a[(i + 1) % n].sin();
            }
        } else {
            for i in 0..n {
                a[i] = b[i] - w * b[(i + n - 1) % n].cos();
            }
        }
    }
    a[0] + b[n - 1] * b[0]
}

#[differentiable(forward)]
fn pushed(x: f64, n: usize) -> f64 {
    let mut terms = Vec::new();
    let mut t = 1.0;
    for i in 0..n {
        terms.push(t);
        t *= x / (i + 1) as f64;
    }
    let mut sum = 0.0;
    for i in (0..terms.len()).rev() {
        sum = sum * 0.5 + terms[i];
    }
    sum
}

#[differentiable(forward)]
fn pushed_where_positive(x: &[f64]) -> f64 {
    let mut kept = Vec::with_capacity(x.len());
    for &v in x {
        if v > 0.0 {
            kept.push(v.sqrt());
        }
    }
    let mut product = 1.0;
    for i in 0..kept.len() {
        product *= 1.0 + kept[i];
    }
    product
}

#[differentiable(forward)]
fn bubble_sort(x: &[f64], weights: &[f64]) -> f64 {
    let mut a = x.to_vec();
    let n = a.len();
    for i in 0..n {
        for j in 0..n - 1 - i {
            if a[j] > a[j + 1] {
                a.swap(j, j + 1);
            }
        }
    }
    let mut sum = 0.0;
    for i in 0..n {
        sum += weights[i] * a[i] * a[i];
    }
    sum
}

#[differentiable(forward)]
fn filled(x: f64, y: f64) -> f64 {
    let mut a = [x; 4];
    a[1] = y;
    let before = a[1] * a[2];
    a.fill(y * y);
    a[3] += x;
    before + a[0] * a[3]
}

/// An array is copied when it is assigned: the copy keeps its own values.
#[differentiable(forward)]
fn copied_array(x: [f64; 3]) -> f64 {
    let mut a = x;
    let b = a;
    a[0] *= a[1];
    let mut c = a;
    c[2] = b[0] * a[0];
    a[1] + b[1] * b[0] + c[2] * c[0]
}

#[differentiable(forward)]
fn moving_average(x: &[f64], width: usize) -> f64 {
    let mut worst = 0.0;
    for i in 0..x.len() - width + 1 {
        let window = &x[i..i + width];
        let mut sum = 0.0;
        for &v in window {
            sum += v;
        }
        let mean = sum / width as f64;
        if mean > worst {
            worst = mean;
        }
    }
    worst
}

#[differentiable(forward)]
fn convolution(signal: &[f64], kernel: &[f64]) -> f64 {
    let (n, k) = (signal.len(), kernel.len());
    let mut out = vec![0.0; n + k - 1];
    for i in 0..n {
        for j in 0..k {
            out[i + j] += signal[i] * kernel[j];
        }
    }
    let mut energy = 0.0;
    for i in 0..out.len() {
        energy += out[i] * out[i];
    }
    energy
}

/// Dynamic time warping on a table of infinities.
#[differentiable(forward)]
fn time_warping(a: &[f64], b: &[f64]) -> f64 {
    let (n, m) = (a.len(), b.len());
    let mut cost = vec![f64::INFINITY; (n + 1) * (m + 1)];
    cost[0] = 0.0;
    for i in 1..=n {
        for j in 1..=m {
            let d = (a[i - 1] - b[j - 1]).powi(2);
            let up = cost[(i - 1) * (m + 1) + j];
            let left = cost[i * (m + 1) + j - 1];
            let diagonal = cost[(i - 1) * (m + 1) + j - 1];
            cost[i * (m + 1) + j] = d + up.min(left).min(diagonal);
        }
    }
    cost[n * (m + 1) + m]
}

#[differentiable(forward)]
fn nested_arrays(grid: [[f64; 3]; 2]) -> f64 {
    let mut g = grid;
    for r in 0..2 {
        for c in 1..3 {
            g[r][c] += g[r][c - 1] * g[1 - r][c];
        }
    }
    g[0][2] * g[1][2]
}

#[differentiable(forward)]
fn gather_scatter(x: &[f64], index: &[usize]) -> f64 {
    let mut bins = [0.0; 3];
    for i in 0..index.len() {
        bins[index[i]] += x[i] * x[index[i]];
    }
    bins[0] * bins[1] + bins[2]
}

#[differentiable(forward)]
fn reversed_in_place(x: &mut [f64]) -> f64 {
    let n = x.len();
    for i in 0..n / 2 {
        x.swap(i, n - 1 - i);
    }
    let mut sum = 0.0;
    for i in 0..n {
        sum += x[i] * (i as f64 + 0.5).sqrt();
    }
    sum.sin()
}

/// The element that is written is read first, on both sides of the loop.
#[differentiable(forward)]
fn rotating_accumulator(x: &[f64]) -> f64 {
    let mut ring = [0.1, 0.2, 0.3];
    for i in 0..x.len() {
        let slot = i % 3;
        ring[slot] = ring[slot] * x[i] + ring[(slot + 1) % 3];
    }
    ring[0] + ring[1] * ring[2]
}

#[differentiable(forward)]
fn layer(weights: &[f64], bias: &[f64], x: &[f64]) -> f64 {
    let (rows, columns) = (bias.len(), x.len());
    let mut hidden = vec![0.0; rows];
    for i in 0..rows {
        let row = &weights[i * columns..(i + 1) * columns];
        let mut z = bias[i];
        for j in 0..columns {
            z += row[j] * x[j];
        }
        hidden[i] = z.tanh();
    }
    let mut sum = 0.0;
    for h in hidden.iter() {
        sum += h * h;
    }
    sum
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward overwritten_zeros(&[0.1, -0.4, 0.8])),
        program!(forward recurrence_in_place(&mut [0.9, 1.4, -0.7, 1.1], 0.8)),
        program!(forward prefix_sums(&[0.5, -0.2, 0.9, 0.3])),
        program!(forward double_buffer(&[0.2, 0.7, -0.5], 0.4)),
        program!(forward pushed(1.3, 8)),
        program!(forward pushed_where_positive(&[0.5, -1.0, 2.0, 0.3])),
        program!(forward bubble_sort(&[0.9, -0.3, 1.4, 0.2], &[1.0, 2.0, 0.5, -1.0])),
        program!(forward filled(0.7, 1.2)),
        program!(forward copied_array([0.5, 1.5, -0.8])),
        program!(forward moving_average(&[0.3, 1.1, 0.9, -0.4, 0.2], 3)),
        program!(forward convolution(&[0.5, 1.0, -0.3], &[0.2, 0.7])),
        program!(forward time_warping(&[0.1, 0.9, 1.7], &[0.0, 1.2, 1.5, 1.9])),
        program!(forward nested_arrays([[0.4, 0.9, -0.2], [1.1, 0.3, 0.6]])),
        program!(forward gather_scatter(&[0.5, 1.2, -0.7, 0.9], &[2usize, 0, 1, 0])),
        program!(forward reversed_in_place(&mut [0.3, 0.8, -0.1, 0.6, 0.2])),
        program!(forward rotating_accumulator(&[0.5, -0.8, 1.1, 0.4, 0.9])),
        program!(forward layer(
            &[0.2, -0.5, 0.7, 0.1, 0.9, -0.3],
            &[0.1, -0.2],
            &[0.6, 1.0, -0.4]
        )),
    ]
}
