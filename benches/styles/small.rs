//! Small things: constants, branches, scratch, recursion.

use grads::prelude::*;

pub const U: usize = 4;
#[differentiable]
pub fn literal(x: &[f64]) -> f64 {
    let u = 4;
    let mut s = 0.0;
    for i in 0..x.len() / u {
        s += x[i * u] * x[i * u + 1];
    }
    s
}
#[differentiable]
pub fn constant(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() / U {
        s += x[i * U] * x[i * U + 1];
    }
    s
}
pub struct K;
impl K {
    pub const U: usize = 4;
}
#[differentiable]
pub fn associated(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() / K::U {
        s += (x[i * K::U] * x[i * K::U + 1]).sin();
    }
    s
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limiter {
    Minmod,
    VanLeer,
    Superbee,
}
#[differentiable]
fn phi(#[no_diff] l: Limiter, r: f64) -> f64 {
    match l {
        Limiter::Minmod => r.min(1.0).max(0.0),
        Limiter::VanLeer => (r + r.abs()) / (1.0 + r.abs()),
        Limiter::Superbee => (2.0 * r).min(1.0).max(r.min(2.0)).max(0.0),
    }
}
#[differentiable]
pub fn flux(u: &[f64], #[no_diff] l: Limiter) -> f64 {
    let mut f = vec![0.0; u.len()];
    for i in 0..u.len() {
        f[i] = phi(l, u[i]) * u[i];
    }
    f.iter().map(|x| x * x).sum()
}

#[differentiable]
pub fn scratch_in_place(x: &[f64], w: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() / 8 {
        let y: Vec<f64> = x[8 * i..8 * i + 8]
            .iter()
            .zip(w)
            .map(|(a, b)| (a * b).tanh())
            .collect();
        let m = y.iter().sum::<f64>() / 8.0;
        s += y.iter().map(|v| (v - m) * (v - m)).sum::<f64>();
    }
    s
}
#[differentiable]
fn norm(x: &[f64], w: &[f64]) -> Vec<f64> {
    let t = x.iter().zip(w).map(|(a, b)| a * b).sum::<f64>();
    x.iter().map(|v| v / (1.0 + t * t)).collect()
}
#[differentiable]
pub fn scratch_by_call(x: &[f64], w: &[f64]) -> f64 {
    let mut s = 0.0;
    for c in x.chunks(8) {
        let y = norm(c, w);
        s += y[0] * y[7] - y[3];
    }
    s
}

#[differentiable]
fn cubic(x: f64, c: &[f64; 4]) -> f64 {
    ((c[3] * x + c[2]) * x + c[1]) * x + c[0]
}
#[differentiable]
fn ratio(x: f64, a: &[f64; 4], b: &[f64; 4]) -> f64 {
    cubic(x, a) / cubic(x, b)
}
const A: [f64; 4] = [1.0, 0.3, -0.2, 0.05];
const B: [f64; 4] = [2.0, 0.1, 0.4, 0.02];
#[differentiable]
pub fn branches(x: f64) -> f64 {
    if x < 0.0 {
        ratio(x, &A, &B)
    } else if x < 0.5 {
        ratio(x - 0.5, &A, &B) + 1.0
    } else if x < 1.0 {
        ratio(x - 1.0, &B, &A)
    } else if x < 1.5 {
        ratio(x, &A, &B)
    } else if x < 2.0 {
        ratio(x - 2.0, &A, &B) + 1.0
    } else if x < 2.5 {
        ratio(x - 1.0, &B, &A)
    } else if x < 3.0 {
        ratio(x, &A, &B)
    } else if x < 3.5 {
        ratio(x - 3.5, &A, &B) + 1.0
    } else if x < 4.0 {
        ratio(x - 1.0, &B, &A)
    } else if x < 4.5 {
        ratio(x, &A, &B)
    } else if x < 5.0 {
        ratio(x - 4.5, &A, &B) + 1.0
    } else if x < 5.5 {
        ratio(x - 1.0, &B, &A)
    } else if x < 6.0 {
        ratio(x, &A, &B)
    } else {
        ratio(x - 1.5, &A, &B) + 1.0
    }
}

#[differentiable]
fn minor(a: &[f64], n: usize, row: usize, used: u32) -> f64 {
    if row == n {
        return 1.0;
    }
    let (mut sum, mut sign) = (0.0, 1.0);
    for col in 0..n {
        if used & (1 << col) == 0 {
            sum += sign * a[row * n + col] * minor(a, n, row + 1, used | (1 << col));
            sign = -sign;
        }
    }
    sum
}
#[differentiable]
pub fn determinant(a: &[f64], n: usize) -> f64 {
    minor(a, n, 0, 0)
}

#[differentiable]
fn rec(x: f64, n: usize) -> f64 {
    if n == 0 {
        x
    } else {
        (rec(x, n - 1) * 0.999).sin()
    }
}
#[differentiable]
pub fn recursion(x: f64) -> f64 {
    rec(x, 1000)
}
#[differentiable]
pub fn looped(x: f64) -> f64 {
    let mut y = x;
    for _ in 0..1000 {
        y = (y * 0.999).sin();
    }
    y
}
