//! Ten programs in small functions, methods and operators. What they keep for the way back stands where that of the last call stood.

use super::allocated;
use grads::prelude::*;

#[differentiable]
fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// One step of a gated cell: `state` holds what it remembers and what it says.
#[differentiable]
fn cell(weights: &[f64], x: f64, state: &mut [f64]) {
    let n = state.len() / 2;
    for i in 0..n {
        let w = &weights[4 * i..4 * i + 4];
        let forget = sigmoid(w[0] * x + w[1]);
        let update = (w[2] * x + w[3]).tanh();
        state[i] = state[i] * forget + update;
        state[n + i] = state[i].tanh() * forget;
    }
}

#[differentiable]
pub fn recurrent(weights: &[f64], xs: &[f64]) -> f64 {
    let mut state = [0.0; 8];
    for &x in xs {
        cell(weights, x, &mut state);
    }
    state[4..].iter().sum()
}

#[differentiable]
fn distance(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum()
}

#[differentiable]
pub fn nearest(points: &[f64], centres: &[f64]) -> f64 {
    let mut total = 0.0;
    for p in points.chunks(2) {
        let mut least = f64::INFINITY;
        for c in centres.chunks(2) {
            least = least.min(distance(p, c));
        }
        total += least;
    }
    total
}

#[differentiable]
fn rhs(a: f64, y: &[f64], k: &mut [f64]) {
    let n = y.len();
    for i in 1..n - 1 {
        k[i] = a * (y[i - 1] - 2.0 * y[i] + y[i + 1]) + y[i] * (1.0 - y[i]);
    }
    k[0] = 0.0;
    k[n - 1] = 0.0;
}

#[differentiable]
pub fn front(a: f64, start: &[f64]) -> f64 {
    let mut y = [0.0; 16];
    let mut k = [0.0; 16];
    y.copy_from_slice(start);
    for _ in 0..20 {
        rhs(a, &y, &mut k);
        for i in 0..16 {
            y[i] += 0.01 * k[i];
        }
    }
    y.iter().sum()
}

#[differentiable]
fn predators(p: &[f64], y: [f64; 2]) -> [f64; 2] {
    [y[0] * (p[0] - p[1] * y[1]), y[1] * (p[2] * y[0] - p[3])]
}

#[differentiable]
fn step(p: &[f64], y: [f64; 2], h: f64) -> [f64; 2] {
    let k1 = predators(p, y);
    let k2 = predators(p, [y[0] + 0.5 * h * k1[0], y[1] + 0.5 * h * k1[1]]);
    [y[0] + h * k2[0], y[1] + h * k2[1]]
}

#[differentiable]
pub fn chase(p: &[f64]) -> f64 {
    let mut y = [1.0, 0.5];
    let mut sum = 0.0;
    for _ in 0..100 {
        y = step(p, y, 0.02);
        sum += y[0].ln();
    }
    sum
}

#[derive(Clone, Copy, Differentiable)]
pub struct Vec3 {
    pub x: f64,
    pub y: f64,
    pub z: f64,
}

#[differentiable]
impl Vec3 {
    fn dot(self, other: Vec3) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }
}

#[differentiable]
impl std::ops::Sub for Vec3 {
    type Output = Vec3;
    fn sub(self, other: Vec3) -> Vec3 {
        Vec3 {
            x: self.x - other.x,
            y: self.y - other.y,
            z: self.z - other.z,
        }
    }
}

#[differentiable]
pub fn energy(bodies: &[Vec3]) -> f64 {
    let mut total = 0.0;
    for i in 0..bodies.len() {
        for j in 0..i {
            let d = bodies[i] - bodies[j];
            total -= 1.0 / (d.dot(d) + 0.01).sqrt();
        }
    }
    total
}

#[derive(Clone, Differentiable)]
pub struct Filter {
    mean: f64,
    variance: f64,
    pub noise: f64,
    pub drift: f64,
}

#[differentiable]
impl Filter {
    fn predict(&mut self) {
        self.variance += self.drift * self.drift;
    }
    fn update(&mut self, seen: f64) -> f64 {
        let error = seen - self.mean;
        let s = self.variance + self.noise * self.noise;
        self.mean += self.variance / s * error;
        self.variance *= 1.0 - self.variance / s;
        -0.5 * (error * error / s + s.ln())
    }
}

#[differentiable]
pub fn likelihood(noise: f64, drift: f64, seen: &[f64]) -> f64 {
    let mut filter = Filter {
        mean: 0.0,
        variance: 1.0,
        noise,
        drift,
    };
    let mut sum = 0.0;
    for &y in seen {
        filter.predict();
        sum += filter.update(y);
    }
    sum
}

#[differentiable]
fn horner(c: &[f64], x: f64) -> f64 {
    c.iter().rev().fold(0.0, |sum, &c| sum * x + c)
}

#[differentiable]
pub fn misfit(c: &[f64], xs: &[f64], ys: &[f64]) -> f64 {
    xs.iter()
        .zip(ys)
        .map(|(&x, &y)| (horner(c, x) - y).powi(2))
        .sum()
}

/// Products of matrices whose sizes are in their types.
#[derive(Clone, Copy, Differentiable)]
pub struct Matrix<const R: usize, const C: usize> {
    pub rows: [[f64; C]; R],
}

#[differentiable]
impl<const R: usize, const C: usize> Matrix<R, C> {
    fn times<const K: usize>(&self, other: &Matrix<C, K>) -> Matrix<R, K> {
        let mut rows = [[0.0; K]; R];
        for i in 0..R {
            for j in 0..K {
                for k in 0..C {
                    rows[i][j] += self.rows[i][k] * other.rows[k][j];
                }
            }
        }
        Matrix { rows }
    }
}

#[differentiable]
pub fn power(m: &Matrix<3, 3>, n: usize) -> f64 {
    let mut product = *m;
    for _ in 0..n {
        product = product.times(m);
    }
    product.rows[0][0] + product.rows[2][1]
}

#[differentiable]
pub fn hidden(rates: &[f64], seen: &[usize]) -> f64 {
    let mut alpha = [0.5, 0.5];
    let mut total = 0.0;
    for &s in seen {
        let stay = sigmoid(rates[0]);
        let mut next = [0.0; 2];
        for i in 0..2 {
            for j in 0..2 {
                let p = if i == j { stay } else { 1.0 - stay };
                next[j] += alpha[i] * p;
            }
        }
        for j in 0..2 {
            next[j] *= sigmoid(if s == j { rates[1] } else { -rates[1] });
        }
        let norm = next[0] + next[1];
        total += norm.ln();
        alpha = [next[0] / norm, next[1] / norm];
    }
    total
}

#[differentiable]
pub fn newton(a: f64, b: f64) -> f64 {
    let mut x = a;
    let mut n = 0;
    while (x * x * x - a * x - b).abs() > 1e-12 && n < 50 {
        x -= (x * x * x - a * x - b) / (3.0 * x * x - a);
        n += 1;
    }
    x
}

/// What the second call of a gradient allocates, if anything.
fn second(name: &str, mut run: impl FnMut() -> f64) -> Option<String> {
    let mut value = 0.0;
    let (_, blocks) = allocated(|| value = run());
    assert!(value.is_finite(), "{name}");
    (blocks > 0).then(|| format!("{name}: {blocks}"))
}

#[test]
fn nothing_is_allocated_in_the_second_call_of_ten_programs() {
    let w: Vec<f64> = (0..16).map(|i| f64::from(i).sin()).collect();
    let x: Vec<f64> = (0..64).map(|i| f64::from(i).cos()).collect();
    let seen: Vec<usize> = (0..40).map(|i| i * 7 % 3 % 2).collect();
    let at = |i: usize| Vec3 {
        x: w[i],
        y: x[i],
        z: x[i + 1],
    };
    let bodies: Vec<Vec3> = (0..12).map(at).collect();
    let m = Matrix {
        rows: [[0.5, 0.1, 0.2], [0.3, 0.9, 0.1], [0.2, 0.4, 0.3]],
    };
    let (mut ct_w, mut ct_x, mut ct_y) = (vec![0.0; 16], vec![0.0; 64], vec![0.0; 64]);
    let (mut ct_bodies, mut ct_m) = (bodies.zeros_like(), m.zeros_like());
    let (mut a, mut b, mut pair, mut four) = (0.0, 0.0, [0.0; 2], [0.0; 4]);
    let found = [
        second("recurrent", || {
            value_and_grad_into!(recurrent)(&w, &x, &mut ct_w, &mut ct_x)
        }),
        second("nearest", || {
            value_and_grad_into!(nearest)(&x, &w, &mut ct_x, &mut ct_w)
        }),
        second("front", || {
            value_and_grad_into!(front)(0.3, &w, &mut a, &mut ct_w)
        }),
        second("chase", || {
            value_and_grad_into!(chase)(&[1.0, 0.7, 0.5, 0.4], &mut four)
        }),
        second("energy", || {
            value_and_grad_into!(energy)(&bodies, &mut ct_bodies)
        }),
        second("likelihood", || {
            value_and_grad_into!(likelihood)(0.5, 0.2, &x, &mut a, &mut b, &mut ct_x)
        }),
        second("misfit", || {
            value_and_grad_into!(misfit)(&w, &x, &x, &mut ct_w, &mut ct_x, &mut ct_y)
        }),
        second("power", || value_and_grad_into!(power)(&m, 20, &mut ct_m)),
        second("hidden", || {
            value_and_grad_into!(hidden)(&[0.3, 0.8], &seen, &mut pair)
        }),
        second("newton", || {
            value_and_grad_into!(newton)(2.0, 1.0, &mut a, &mut b)
        }),
    ];
    let found: Vec<String> = found.into_iter().flatten().collect();
    assert!(found.is_empty(), "{found:?}");
}
