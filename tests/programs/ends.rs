//! Loops that ask in every trip whether it is the first, the last, or on which side of a place it is: neighbours in a ring, ends that are
//! held, weights of the ends, an interface. Of no trip, of one, two, three, and of more than a block.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn ring(a: f64, y: &[f64], k: &mut [f64]) {
    let n = y.len();
    for i in 0..n {
        let left = if i == 0 { y[n - 1] } else { y[i - 1] };
        let right = if i == n - 1 { y[0] } else { y[i + 1] };
        k[i] = a * (left - 2.0 * y[i] + right) * y[i];
    }
}

/// Steps in time with one array for the slopes.
#[differentiable(forward)]
fn around_a_ring(a: f64, y0: &[f64], steps: usize) -> f64 {
    let n = y0.len();
    let mut y = y0.to_vec();
    let mut k = vec![0.0; n];
    for _ in 0..steps {
        ring(a, &y, &mut k);
        for i in 0..n {
            y[i] += 0.01 * k[i];
        }
    }
    y.iter().map(|x| x * x).sum()
}

/// The slopes are written where they are read.
#[differentiable(forward)]
fn around_a_ring_at_once(a: f64, y0: &[f64], steps: usize) -> f64 {
    let n = y0.len();
    let (mut y, mut k) = (y0.to_vec(), vec![0.0; n]);
    for _ in 0..steps {
        for i in 0..n {
            let left = if i > 0 { y[i - 1] } else { y[n - 1] };
            let right = if i + 1 < n { y[i + 1] } else { y[0] };
            k[i] = a * (left - y[i]) * (right + y[i]);
        }
        for i in 0..n {
            y[i] += 0.1 * k[i].sin();
        }
    }
    y.iter().sum()
}

/// The remainder wraps once at either end.
#[differentiable(forward)]
fn wrapped(y: &[f64], w: f64) -> f64 {
    let n = y.len();
    let mut s = 0.0;
    for i in 0..n {
        let d = y[(i + 1) % n] - w * y[(i + n - 1) % n];
        s += d * d * y[i];
    }
    s
}

#[differentiable(forward)]
fn wrapped_in_place(y: &[f64], k: &mut [f64]) {
    for i in 0..y.len() {
        let (left, right) = ((i + y.len() - 2).rem_euclid(y.len()), (i + 2) % y.len());
        k[i] += y[left] * y[right];
    }
}

/// What is beyond the ends is as the ends are.
#[differentiable(forward)]
fn mirrored(y: &[f64], k: &mut [f64]) {
    let n = y.len();
    for i in 0..n {
        let (left, right) = (i.saturating_sub(1), (i + 1).min(n - 1));
        k[i] += y[left] * y[right] - y[i.max(2) - 2] * y[(n - 1).min(i)];
    }
}

/// By iterators, from another array.
#[differentiable(forward)]
fn inflow(y: &[f64], k: &mut [f64], at_the_door: f64) {
    for (i, k) in k.iter_mut().enumerate() {
        *k = match i {
            0 => at_the_door - y[0],
            _ => y[i - 1] - y[i],
        };
    }
}

#[differentiable(forward)]
fn held(y: &[f64], ends: (f64, f64)) -> f64 {
    let n = y.len();
    let mut s = 0.0;
    for i in 0..n {
        s += if i == 0 {
            (y[i] - ends.0).powi(2)
        } else if i == n - 1 {
            (y[i] - ends.1).powi(2)
        } else {
            (y[i - 1] - 2.0 * y[i] + y[i + 1]).powi(2)
        };
    }
    s
}

#[differentiable(forward)]
fn inside(y: &[f64], d: f64) -> f64 {
    let n = y.len();
    let mut s = 0.0;
    for i in 0..n {
        if i != 0 && i < n - 1 {
            s += d * (y[i + 1] - y[i - 1]).powi(2);
        }
        s -= y[i].sin();
    }
    s
}

/// Two places of their own at either end.
#[differentiable(forward)]
fn fourth_order(y: &[f64]) -> f64 {
    let n = y.len();
    let mut s = 0.0;
    for i in 0..n {
        let d = if i == 0 {
            y[1] - y[0]
        } else if i == 1 {
            0.5 * (y[2] - y[0])
        } else if i == n - 2 {
            0.5 * (y[n - 1] - y[n - 3])
        } else if i == n - 1 {
            y[n - 1] - y[n - 2]
        } else {
            (8.0 * (y[i + 1] - y[i - 1]) - (y[i + 2] - y[i - 2])) / 12.0
        };
        s += d * d * y[i];
    }
    s
}

/// Two materials that meet at `m`, which may be anywhere.
#[differentiable(forward)]
fn interface(y: &[f64], left: f64, right: f64, m: usize) -> f64 {
    let mut s = 0.0;
    for i in 1..y.len() {
        let d = y[i] - y[i - 1];
        let c = if i < m { left } else { right };
        s += if i == m {
            0.5 * (left + right) * d * d
        } else {
            c * d * d
        };
    }
    s
}

/// The weights of the trapezoidal rule.
#[differentiable(forward)]
fn trapezoids(a: f64, b: f64, n: usize) -> f64 {
    let h = (b - a) / n as f64;
    let mut s = 0.0;
    for i in 0..=n {
        let x = a + h * i as f64;
        let w = if i == 0 || i == n { 0.5 } else { 1.0 };
        s += w * (x * x).cos();
    }
    s * h
}

/// From the last to the first, each of the one behind.
#[differentiable(forward)]
fn substituted(d: &[f64], c: &[f64]) -> f64 {
    let n = d.len();
    let mut x = vec![0.0; n];
    for i in (0..n).rev() {
        x[i] = if i == n - 1 {
            d[i]
        } else {
            d[i] - c[i] * x[i + 1] * x[i + 1]
        };
    }
    x.iter().map(|x| x * x).sum()
}

/// A part of the array whose ends are neither the first nor the last.
#[differentiable(forward)]
fn window(y: &[f64], lo: usize, hi: usize) -> f64 {
    let (mut s, mut before) = (0.0, 1.0);
    for i in lo..hi {
        let left = if i == lo { 2.0 } else { y[i - 1] };
        let right = if i + 1 >= hi { 3.0 } else { y[i + 1] };
        s += (left * right - y[i] * before).cos();
        before = 0.5 * before + left;
    }
    s
}

const CELLS: usize = 40;

#[differentiable(forward)]
fn cells(y: [f64; CELLS]) -> f64 {
    let mut s = 0.0;
    for i in 0..CELLS {
        let right = if i == CELLS - 1 { y[0] } else { y[i + 1] };
        s += y[(i + CELLS - 1) % CELLS] * right * y[i];
    }
    s
}

#[differentiable(forward)]
fn few<const N: usize>(y: [f64; N]) -> f64 {
    let mut s = 0.0;
    for i in 0..N {
        s += if i + 1 == N { y[i] } else { y[i] * y[i + 1] };
    }
    s
}

#[differentiable(forward)]
fn on_a_torus(u: &[f64], v: &mut [f64], n: usize, d: f64) {
    for i in 0..n {
        for j in 0..n {
            let (w, e) = (
                if j == 0 { n - 1 } else { j - 1 },
                if j == n - 1 { 0 } else { j + 1 },
            );
            let (s, t) = ((i + n - 1) % n, (i + 1) % n);
            let around = u[i * n + w] + u[i * n + e] + u[s * n + j] + u[t * n + j];
            v[i * n + j] = u[i * n + j] + d * (around - 4.0 * u[i * n + j]) * u[i * n + j];
        }
    }
}

/// A loop that ends early is left as it is.
#[differentiable(forward)]
fn until_it_is_enough(y: &[f64], #[no_diff] most: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..y.len() {
        s += if i == 0 { y[i] } else { y[i] * y[i - 1] };
        if s > most {
            break;
        }
    }
    s
}

/// What is not evaluated in a loop without trips is not evaluated at all: `m - 1` of none.
#[differentiable(forward)]
fn last_of(y: &[f64], n: usize, m: usize) -> f64 {
    let mut s = y[0];
    for i in 0..n {
        s += if i == m - 1 { 2.0 * y[i] } else { y[i] * y[i] };
        s *= if n - 1 == i { 0.5 } else { 1.5 };
    }
    s
}

/// The last index is known from further out.
#[differentiable(forward)]
fn rows_of_a_matrix(a: &[Vec<f64>], x: f64) -> f64 {
    let n = a.len();
    let last = n - 1;
    let mut s = 0.0;
    for row in a {
        for i in 0..n {
            let next = if i < last { row[i + 1] } else { x };
            let before = if 0 < i { row[i - 1] } else { x * x };
            s += next * before - row[i];
        }
    }
    s
}

fn wave(n: usize) -> Vec<f64> {
    let x = |i: usize| 0.3 + (i as f64 * 0.37).sin() / (1.0 + i as f64 * 0.05);
    (0..n).map(x).collect()
}

fn square(n: usize) -> Vec<Vec<f64>> {
    (1..=n).map(|i| wave(n + i)[i..].to_vec()).collect()
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward ring(0.7, &wave(0), &mut wave(0)); pulled wave(0)),
        program!(forward ring(0.7, &wave(1), &mut wave(1)); pulled wave(1)),
        program!(forward ring(0.7, &wave(2), &mut wave(2)); pulled wave(2)),
        program!(forward ring(0.7, &wave(3), &mut wave(3)); pulled wave(3)),
        program!(forward ring(0.7, &wave(70), &mut wave(70)); pulled wave(70)),
        program!(forward around_a_ring(0.7, &wave(1), 3) calls ring),
        program!(forward around_a_ring(0.7, &wave(40), 3) calls ring),
        program!(forward around_a_ring_at_once(0.7, &wave(1), 3)),
        program!(forward around_a_ring_at_once(0.7, &wave(2), 3)),
        program!(forward around_a_ring_at_once(0.7, &wave(40), 3)),
        program!(forward wrapped(&wave(0), 0.4)),
        program!(forward wrapped(&wave(1), 0.4)),
        program!(forward wrapped(&wave(2), 0.4)),
        program!(forward wrapped(&wave(40), 0.4)),
        program!(forward wrapped_in_place(&wave(2), &mut wave(2)); pulled wave(2)),
        program!(forward wrapped_in_place(&wave(3), &mut wave(3)); pulled wave(3)),
        program!(forward wrapped_in_place(&wave(36), &mut wave(36)); pulled wave(36)),
        program!(forward mirrored(&wave(0), &mut wave(0)); pulled wave(0)),
        program!(forward mirrored(&wave(1), &mut wave(1)); pulled wave(1)),
        program!(forward mirrored(&wave(2), &mut wave(2)); pulled wave(2)),
        program!(forward mirrored(&wave(3), &mut wave(3)); pulled wave(3)),
        program!(forward mirrored(&wave(40), &mut wave(40)); pulled wave(40)),
        program!(forward inflow(&wave(1), &mut wave(1), 0.2); pulled wave(1)),
        program!(forward inflow(&wave(37), &mut wave(37), 0.2); pulled wave(37)),
        program!(forward held(&wave(1), (0.2, 0.4))),
        program!(forward held(&wave(2), (0.2, 0.4))),
        program!(forward held(&wave(37), (0.2, 0.4))),
        program!(forward inside(&wave(1), 0.6)),
        program!(forward inside(&wave(3), 0.6)),
        program!(forward inside(&wave(37), 0.6)),
        program!(forward fourth_order(&wave(3))),
        program!(forward fourth_order(&wave(4))),
        program!(forward fourth_order(&wave(5))),
        program!(forward fourth_order(&wave(40))),
        program!(forward interface(&wave(0), 0.6, 1.4, 3)),
        program!(forward interface(&wave(40), 0.6, 1.4, 0)),
        program!(forward interface(&wave(40), 0.6, 1.4, 1)),
        program!(forward interface(&wave(40), 0.6, 1.4, 17)),
        program!(forward interface(&wave(40), 0.6, 1.4, 90)),
        program!(forward trapezoids(0.2, 1.4, 1)),
        program!(forward trapezoids(0.2, 1.4, 50)),
        program!(forward substituted(&wave(0), &wave(0))),
        program!(forward substituted(&wave(2), &wave(2))),
        program!(forward substituted(&wave(37), &wave(37))),
        program!(forward window(&wave(40), 3, 3)),
        program!(forward window(&wave(40), 5, 3)),
        program!(forward window(&wave(40), 3, 4)),
        program!(forward window(&wave(40), 3, 39)),
        program!(forward cells(std::array::from_fn(|i| wave(CELLS)[i]))),
        program!(forward few([0.4])),
        program!(forward few([0.4, 0.7, 0.9])),
        program!(forward on_a_torus(&wave(1), &mut wave(1), 1, 0.1); pulled wave(1)),
        program!(forward on_a_torus(&wave(4), &mut wave(4), 2, 0.1); pulled wave(4)),
        program!(forward on_a_torus(&wave(36 * 36), &mut wave(36 * 36), 36, 0.1); pulled wave(36 * 36)),
        program!(forward until_it_is_enough(&wave(12), const 1.2)),
        program!(forward until_it_is_enough(&wave(12), const 90.0)),
        program!(forward last_of(&wave(5), 0, 0)),
        program!(forward last_of(&wave(5), 1, 1)),
        program!(forward last_of(&wave(5), 5, 2)),
        program!(forward last_of(&wave(5), 5, 9)),
        program!(forward rows_of_a_matrix(&square(1), 0.7)),
        program!(forward rows_of_a_matrix(&square(2), 0.7)),
        program!(forward rows_of_a_matrix(&square(9), 0.7)),
    ]
}
