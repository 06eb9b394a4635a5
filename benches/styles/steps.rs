//! Steps in time: in place and by new vectors.

use grads::prelude::*;

#[differentiable]
fn rhs(a: f64, y: &[f64], k: &mut [f64]) {
    let n = y.len();
    for i in 0..n {
        let l = if i == 0 { y[n - 1] } else { y[i - 1] };
        k[i] = a * (l - y[i]) * y[i];
    }
}
#[differentiable]
fn diffused(a: f64, y: &[f64], k: &mut [f64]) {
    let n = y.len();
    for i in 0..n {
        k[i] = a * (y[(i + n - 1) % n] - 2.0 * y[i] + y[(i + 1) % n]) * y[i];
    }
}
#[differentiable]
pub fn ring(a: f64, y0: &[f64], #[no_diff] steps: usize) -> f64 {
    let mut y = y0.to_vec();
    let mut k = vec![0.0; y.len()];
    for _ in 0..steps {
        diffused(a, &y, &mut k);
        for i in 0..y.len() {
            y[i] += 1e-3 * k[i];
        }
    }
    y.iter().sum()
}
#[differentiable]
fn rhs_vec(a: f64, y: &[f64]) -> Vec<f64> {
    let n = y.len();
    (0..n)
        .map(|i| {
            let l = if i == 0 { y[n - 1] } else { y[i - 1] };
            a * (l - y[i]) * y[i]
        })
        .collect()
}
#[differentiable]
pub fn chain_in_place(a: f64, y0: &[f64], #[no_diff] steps: usize) -> f64 {
    let n = y0.len();
    let h = 1e-3;
    let mut y = y0.to_vec();
    let (mut k1, mut k2, mut t) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
    for _ in 0..steps {
        rhs(a, &y, &mut k1);
        for i in 0..n {
            t[i] = y[i] + 0.5 * h * k1[i];
        }
        rhs(a, &t, &mut k2);
        for i in 0..n {
            y[i] += h * k2[i];
        }
    }
    y.iter().sum()
}
#[differentiable]
pub fn chain_by_vectors(a: f64, y0: &[f64], #[no_diff] steps: usize) -> f64 {
    let n = y0.len();
    let h = 1e-3;
    let mut y = y0.to_vec();
    for _ in 0..steps {
        let k1 = rhs_vec(a, &y);
        let t: Vec<f64> = (0..n).map(|i| y[i] + 0.5 * h * k1[i]).collect();
        let k2 = rhs_vec(a, &t);
        for i in 0..n {
            y[i] += h * k2[i];
        }
    }
    y.iter().sum()
}

#[differentiable]
fn step_vv(u: &[Vec<f64>], d: f64) -> Vec<Vec<f64>> {
    let n = u.len();
    let mut v = u.to_vec();
    for i in 1..n - 1 {
        for j in 1..n - 1 {
            v[i][j] = u[i][j]
                + d * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4.0 * u[i][j]);
        }
    }
    v
}
#[differentiable]
pub fn heat_by_rows(u0: &[Vec<f64>], d: f64, #[no_diff] steps: usize) -> f64 {
    let mut u = u0.to_vec();
    for _ in 0..steps {
        u = step_vv(&u, d);
    }
    u.iter().map(|r| r.iter().map(|x| x * x).sum::<f64>()).sum()
}
#[differentiable]
fn step(u: &[f64], v: &mut [f64], n: usize, d: f64) {
    for i in 1..n - 1 {
        for j in 1..n - 1 {
            v[i * n + j] = u[i * n + j]
                + d * (u[(i - 1) * n + j]
                    + u[(i + 1) * n + j]
                    + u[i * n + j - 1]
                    + u[i * n + j + 1]
                    - 4.0 * u[i * n + j]);
        }
    }
}
#[differentiable]
pub fn heat_in_place(u0: &[f64], d: f64, n: usize, #[no_diff] steps: usize) -> f64 {
    let mut u = u0.to_vec();
    let mut v = u0.to_vec();
    for _ in 0..steps {
        step(&u, &mut v, n, d);
        std::mem::swap(&mut u, &mut v);
    }
    u.iter().map(|x| x * x).sum()
}

#[differentiable]
fn slope(y: [f64; 3], s: f64, r: f64, b: f64) -> [f64; 3] {
    [
        s * (y[1] - y[0]),
        y[0] * (r - y[2]) - y[1],
        y[0] * y[1] - b * y[2],
    ]
}
#[differentiable]
fn axpy(y: [f64; 3], k: [f64; 3], h: f64) -> [f64; 3] {
    let mut o = y;
    for i in 0..3 {
        o[i] += h * k[i];
    }
    o
}
#[differentiable]
pub fn lorenz(y0: [f64; 3], s: f64, r: f64, b: f64, #[no_diff] n: usize) -> f64 {
    let mut y = y0;
    let h = 0.01;
    for _ in 0..n {
        let k1 = slope(y, s, r, b);
        let k2 = slope(axpy(y, k1, 0.5 * h), s, r, b);
        let k3 = slope(axpy(y, k2, 0.5 * h), s, r, b);
        let k4 = slope(axpy(y, k3, h), s, r, b);
        for i in 0..3 {
            y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    y[0] * y[0] + y[1] * y[2]
}
