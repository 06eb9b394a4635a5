//! Vectors, matrices and bodies as types of their own, and the same in plain arrays.

use grads::prelude::*;
use std::ops::{Add, AddAssign, Mul};

#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Vec3 {
    pub x: f64,
    pub y: f64,
    pub z: f64,
}
#[differentiable]
impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        Vec3 {
            x: self.x + o.x,
            y: self.y + o.y,
            z: self.z + o.z,
        }
    }
}
#[differentiable]
impl Mul<f64> for Vec3 {
    type Output = Vec3;
    fn mul(self, o: f64) -> Vec3 {
        Vec3 {
            x: self.x * o,
            y: self.y * o,
            z: self.z * o,
        }
    }
}
#[differentiable]
impl AddAssign for Vec3 {
    fn add_assign(&mut self, o: Vec3) {
        self.x += o.x;
        self.y += o.y;
        self.z += o.z;
    }
}
#[differentiable]
impl Vec3 {
    pub fn dot(self, o: Vec3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
}
#[differentiable]
pub fn by_hand(v: &[Vec3], w: &[Vec3], k: f64) -> f64 {
    let mut v = v.to_vec();
    let mut s = 0.0;
    for i in 0..v.len() {
        v[i].x += w[i].x * k;
        v[i].y += w[i].y * k;
        v[i].z += w[i].z * k;
        s += v[i].x * v[i].x + v[i].y * v[i].y + v[i].z * v[i].z;
    }
    s
}
#[differentiable]
pub fn operators(v: &[Vec3], w: &[Vec3], k: f64) -> f64 {
    let mut v = v.to_vec();
    let mut s = 0.0;
    for i in 0..v.len() {
        v[i] += w[i] * k;
        s += v[i].dot(v[i]);
    }
    s
}
#[differentiable]
pub fn dots(v: &[Vec3], w: &[Vec3]) -> f64 {
    let mut s = 0.0;
    for i in 0..v.len() {
        s += v[i].dot(w[i]);
    }
    s
}
#[differentiable]
pub fn flat(v: &[f64], w: &[f64], k: f64) -> f64 {
    let mut v = v.to_vec();
    let mut s = 0.0;
    for i in 0..v.len() / 3 {
        for j in 0..3 {
            v[3 * i + j] += w[3 * i + j] * k;
        }
        s += v[3 * i] * v[3 * i] + v[3 * i + 1] * v[3 * i + 1] + v[3 * i + 2] * v[3 * i + 2];
    }
    s
}

#[differentiable]
pub fn plain4(a: &[[f64; 4]; 4], b: &[[f64; 4]; 4]) -> f64 {
    let mut s = 0.0;
    for i in 0..4 {
        for j in 0..4 {
            let mut t = 0.0;
            for k in 0..4 {
                t += a[i][k] * b[k][j];
            }
            s += t * t;
        }
    }
    s
}
#[differentiable]
pub fn generic<const N: usize>(a: &[[f64; N]; N], b: &[[f64; N]; N]) -> f64 {
    let mut s = 0.0;
    for i in 0..N {
        for j in 0..N {
            let mut t = 0.0;
            for k in 0..N {
                t += a[i][k] * b[k][j];
            }
            s += t * t;
        }
    }
    s
}
#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Matrix<const R: usize, const C: usize> {
    pub a: [[f64; C]; R],
}
#[differentiable]
impl<const R: usize, const C: usize> Matrix<R, C> {
    pub fn mul<const D: usize>(&self, o: &Matrix<C, D>) -> Matrix<R, D> {
        let mut out = Matrix { a: [[0.0; D]; R] };
        for i in 0..R {
            for j in 0..D {
                for k in 0..C {
                    out.a[i][j] += self.a[i][k] * o.a[k][j];
                }
            }
        }
        out
    }
    pub fn norm2(&self) -> f64 {
        let mut s = 0.0;
        for i in 0..R {
            for j in 0..C {
                s += self.a[i][j] * self.a[i][j];
            }
        }
        s
    }
}
#[differentiable]
pub fn with_type(a: &Matrix<4, 4>, b: &Matrix<4, 4>) -> f64 {
    a.mul(b).norm2()
}

/// A Kalman filter by methods of matrices.
#[differentiable]
impl<const R: usize, const C: usize> Matrix<R, C> {
    pub fn transposed(&self) -> Matrix<C, R> {
        let mut out = Matrix { a: [[0.0; R]; C] };
        for i in 0..R {
            for j in 0..C {
                out.a[j][i] = self.a[i][j];
            }
        }
        out
    }
    pub fn minus(&self, o: &Matrix<R, C>) -> Matrix<R, C> {
        let mut out = *self;
        for i in 0..R {
            for j in 0..C {
                out.a[i][j] -= o.a[i][j];
            }
        }
        out
    }
}
#[differentiable]
pub fn filter(f: &Matrix<2, 2>, h: &Matrix<1, 2>, z: &[f64]) -> f64 {
    let mut x = Matrix::<2, 1> { a: [[0.0], [0.0]] };
    let mut p = Matrix::<2, 2> {
        a: [[1.0, 0.0], [0.0, 1.0]],
    };
    let mut sum = 0.0;
    for &z in z {
        x = f.mul(&x);
        p = f.mul(&p).mul(&f.transposed());
        let y = z - h.mul(&x).a[0][0];
        let s = h.mul(&p).mul(&h.transposed()).a[0][0] + 0.1;
        let mut gain = p.mul(&h.transposed());
        for i in 0..2 {
            gain.a[i][0] /= s;
            x.a[i][0] += gain.a[i][0] * y;
        }
        p = p.minus(&gain.mul(&h.mul(&p)));
        sum += 0.5 * (y * y / s + s.ln());
    }
    sum
}

#[derive(Clone, Debug, Differentiable)]
pub struct Body {
    pub pos: [f64; 3],
    pub vel: [f64; 3],
    pub mass: f64,
}
#[differentiable]
impl Body {
    fn kinetic(&self) -> f64 {
        0.5 * self.mass * self.vel.iter().map(|v| v * v).sum::<f64>()
    }
    fn distance(&self, o: &Body) -> f64 {
        let mut s = 0.0;
        for k in 0..3 {
            let d = self.pos[k] - o.pos[k];
            s += d * d;
        }
        (s + 1e-3).sqrt()
    }
}
#[differentiable]
pub fn energy(b: &[Body]) -> f64 {
    let mut e = 0.0;
    for i in 0..b.len() {
        e += b[i].kinetic();
        for j in i + 1..b.len() {
            e -= b[i].mass * b[j].mass / b[i].distance(&b[j]);
        }
    }
    e
}
