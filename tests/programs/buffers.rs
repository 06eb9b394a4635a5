//! Buffers that are swapped, taken, grown, cut and referred to.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn element_reference(x: &[f64], k: f64) -> f64 {
    let mut a = x.to_vec();
    for i in 0..a.len() {
        let r = &mut a[i];
        *r += k * (i as f64);
        *r *= *r;
    }
    let last = a.last_mut().unwrap();
    *last = last.sin();
    a.iter().sum()
}

#[differentiable(forward)]
fn row_reference(m: &mut [Vec<f64>], k: f64) -> f64 {
    for i in 0..m.len() {
        let row = &mut m[i];
        for j in 0..row.len() {
            row[j] *= k + j as f64;
        }
        row[0] += 1.0;
    }
    let row = &m[0];
    row.iter().zip(&m[1]).map(|(a, b)| a * b).sum()
}

#[differentiable(forward)]
fn references_to_vec(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    for e in &mut v {
        *e = e.exp();
    }
    let mut s = 0.0;
    for e in &v {
        s += e * e;
    }
    s
}

#[differentiable(forward)]
fn double_buffering(start: &[f64], w: f64) -> f64 {
    let mut now = start.to_vec();
    let mut next = vec![0.0; start.len()];
    for _ in 0..4 {
        let n = now.len();
        for i in 0..n {
            next[i] = now[i] + w * (now[(i + 1) % n] - now[i]).sin();
        }
        std::mem::swap(&mut now, &mut next);
    }
    now.iter().map(|v| v * v).sum()
}

#[differentiable(forward)]
fn taken(x: &[f64]) -> f64 {
    let mut buffer: Vec<f64> = Vec::new();
    let mut total = 0.0;
    for (i, &v) in x.iter().enumerate() {
        buffer.push(v * v);
        if i % 2 == 1 {
            let full = std::mem::take(&mut buffer);
            total += full.iter().product::<f64>();
        }
    }
    let old = std::mem::replace(&mut buffer, vec![1.0, 2.0]);
    total + old.len() as f64 + buffer[1] * x[0]
}

#[differentiable(forward)]
fn shifted(x: &[f64]) -> f64 {
    let mut a = x.to_vec();
    a.rotate_left(1);
    a.copy_within(1..3, 0);
    a.reverse();
    a.rotate_right(2);
    a.iter().enumerate().map(|(i, v)| v * (i + 1) as f64).sum()
}

#[differentiable(forward)]
fn copied_over(x: &[f64], y: &[f64]) -> f64 {
    let mut a = vec![0.0; x.len()];
    a.copy_from_slice(x);
    a[1..].clone_from_slice(&y[1..]);
    let mut b = Vec::new();
    b.clone_from(&a);
    b.fill(2.0);
    b[..2].swap_with_slice(&mut a[1..3]);
    let mut k = 0.0;
    b[2..].fill_with(|| {
        k += 1.0;
        k * x[0]
    });
    a.iter().zip(&b).map(|(p, q)| p * q).sum()
}

#[differentiable(forward)]
fn spliced(x: &[f64]) -> f64 {
    let mut v: Vec<f64> = Vec::from(x);
    v.insert(1, x[0] * x[1]);
    let gone = v.remove(0);
    let swapped = v.swap_remove(1);
    v.extend(x.iter().map(|e| e * 2.0));
    v.truncate(4);
    v.resize(6, gone);
    let mut tail = v.split_off(3);
    tail.append(&mut v);
    let drained: f64 = tail.drain(..2).sum();
    tail.retain(|e| *e > 0.0);
    drained * swapped + tail.iter().map(|e| e * e).sum::<f64>()
}

#[differentiable(forward)]
fn joined(a: [f64; 2], b: &[f64]) -> f64 {
    let all = [&a[..], b].concat();
    let rows = vec![vec![a[0]; 2]; 3].concat();
    all.iter()
        .rev()
        .enumerate()
        .map(|(i, v)| v * i as f64)
        .sum::<f64>()
        + rows.iter().product::<f64>()
}

#[differentiable(forward)]
fn halves(x: &mut [f64]) -> f64 {
    let (left, right) = x.split_at_mut(2);
    for (l, r) in left.iter_mut().zip(right.iter()) {
        *l += r * r;
    }
    let (a, b) = right.split_at_mut(1);
    a[0] *= b[0];
    let (first, rest) = x.split_first().unwrap();
    let (last, _) = x.split_last().unwrap();
    first * rest.iter().sum::<f64>() + last
}

#[differentiable(forward)]
fn filled_matrix(x: &[f64]) -> f64 {
    let mut m = [[0.0; 3]; 2];
    let mut rows = vec![vec![0.0; 3]; 2];
    for i in 0..2 {
        for j in 0..3 {
            m[i][j] = x[i] * x[j];
            rows[i][j] = m[i][j].sin();
        }
    }
    for row in rows.iter_mut() {
        row.swap(0, 2);
    }
    rows.swap(0, 1);
    m.swap(0, 1);
    let mut s = 0.0;
    for (a, b) in m.iter().zip(&rows) {
        for (p, q) in a.iter().zip(b) {
            s += p * q;
        }
    }
    s
}

#[differentiable(forward)]
fn views(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let s = v.as_mut_slice();
    s[0] *= 3.0;
    let t = v.as_slice();
    let m = t.iter().copied().fold(0.0, |a, b| a + b * b);
    m + t.get(1).copied().unwrap() + t.first().unwrap() * t.last().unwrap()
}

#[differentiable(forward)]
fn cleared(x: &[f64]) -> f64 {
    let mut v = Vec::with_capacity(x.len());
    let mut total = 0.0;
    for round in 0..3 {
        v.clear();
        v.extend_from_slice(&x[round..]);
        v.push(1.0);
        total += v.iter().map(|e| e.powi(round as i32 + 1)).sum::<f64>();
    }
    total
}

#[differentiable(forward)]
fn deduplicated(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.dedup();
    v.iter().map(|e| e * e).sum()
}

/// Particles that move, and leave at the wall.
#[differentiable(forward)]
fn absorbed(x: &[f64], speed: f64) -> f64 {
    let mut particles: Vec<(f64, f64)> = x.iter().map(|x| (*x, x * speed)).collect();
    for _ in 0..3 {
        particles.retain_mut(|(x, v)| {
            *v -= 0.1 * *x;
            *x += 0.2 * *v;
            *x < 1.3
        });
    }
    particles.iter().map(|(x, v)| x * x + v).sum()
}

/// What is close together is one, with the sum of the weights.
#[differentiable(forward)]
fn merged(x: &[f64]) -> f64 {
    let mut peaks: Vec<(f64, f64)> = x.iter().map(|x| (*x, x.exp())).collect();
    peaks.dedup_by(|a, last| {
        let near = (a.0 - last.0).abs() < 0.25;
        if near {
            last.1 += a.1 * a.0;
        }
        near
    });
    peaks.iter().map(|(x, w)| x * w * w).sum()
}

#[differentiable(forward)]
fn one_a_cell(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.dedup_by_key(|x| (*x * 2.0).floor() as i64);
    v.iter()
        .enumerate()
        .map(|(i, x)| x.powi(i as i32 + 1))
        .sum()
}

/// As it is written for vector instructions.
#[differentiable(forward)]
fn in_lanes(x: &[f64], y: &[f64]) -> f64 {
    let (xs, ys) = (x.chunks_exact(2), y.chunks_exact(2));
    let rest = xs.remainder().iter().zip(ys.remainder());
    let rest: f64 = rest.map(|(a, b)| a * b).sum();
    let mut lanes = [0.0; 2];
    for (a, b) in xs.zip(ys) {
        for lane in 0..2 {
            lanes[lane] += a[lane] * b[lane];
        }
    }
    let mut from_end = x.rchunks_exact(2);
    let mut product = 1.0;
    for pair in from_end.by_ref() {
        product *= pair[0] - pair[1];
    }
    let first = from_end.remainder().first().map_or(0.0, |x| x.sin());
    lanes[0] + lanes[1] + rest + product * first
}

/// The loop leaves what comes behind the first negative one.
#[differentiable(forward)]
fn left_over(x: &[f64]) -> f64 {
    let mut items = x.iter();
    let mut head = 0.0;
    for x in items.by_ref() {
        head += x * x;
        if *x < 0.0 {
            break;
        }
    }
    for x in &mut items {
        head *= x;
        break;
    }
    head * items.map(|x| x.exp()).sum::<f64>()
}

/// The references go back and forth; what they refer to is not looked at by its own name.
#[differentiable(forward)]
fn swapped_references(x: &[f64], n: usize) -> f64 {
    let (mut a, mut b) = (x.to_vec(), vec![0.5; x.len()]);
    let (mut now, mut next) = (&mut a, &mut b);
    for _ in 0..n {
        for i in 0..now.len() {
            next[i] = now[i].sin() + 0.5 * next[i];
        }
        std::mem::swap(&mut now, &mut next);
    }
    now[0] * next[1]
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward element_reference(&[0.3, -0.8, 1.1], 0.4)),
        program!(forward element_reference(&[0.3], 0.4)),
        program!(forward row_reference(
            &mut vec![vec![0.3, -0.8], vec![1.1, 0.4, 0.2]],
            0.4
        )),
        program!(forward references_to_vec(&[0.3, -0.8, 1.1])),
        program!(forward references_to_vec(&[])),
        program!(forward double_buffering(&[0.3, -0.8, 1.1], 0.4)),
        program!(forward taken(&[0.3, -0.8, 1.1, 0.6, 0.9])),
        program!(forward taken(&[0.3])),
        program!(forward shifted(&[0.3, -0.8, 1.1, 0.6])),
        program!(forward copied_over(&[0.3, -0.8, 1.1, 0.6], &[0.2, 0.5, 0.7, 0.9])),
        program!(forward spliced(&[0.3, -0.8, 1.1, 0.6])),
        program!(forward joined([0.3, -0.8], &[1.1, 0.6])),
        program!(forward joined([0.3, -0.8], &[])),
        program!(forward halves(&mut [0.3, -0.8, 1.1, 0.6])),
        program!(forward filled_matrix(&[0.3, -0.8, 1.1])),
        program!(forward views(&[0.3, -0.8, 1.1])),
        program!(forward cleared(&[0.3, -0.8, 1.1])),
        program!(forward deduplicated(&[0.3, -0.8, 1.1])),
        program!(forward deduplicated(&[])),
        program!(forward absorbed(&[0.3, -0.8, 1.1, 1.4], 0.6)),
        program!(forward merged(&[0.3, 0.4, -0.8, 1.1, 1.2, 1.4])),
        program!(forward one_a_cell(&[0.3, 0.4, -0.8, 1.1, 1.2, 0.2])),
        program!(forward in_lanes(&[0.3, 0.4, -0.8, 1.1, 1.2], &[0.2, 0.6, 0.1, -0.4, 0.3])),
        program!(forward in_lanes(&[0.3], &[0.6])),
        program!(forward left_over(&[0.3, 0.5, -0.8, 1.1, 1.2, 0.4])),
        program!(forward swapped_references(&[0.3, -0.8], 3)),
        program!(forward swapped_references(&[0.3, -0.8], 0)),
    ]
}
