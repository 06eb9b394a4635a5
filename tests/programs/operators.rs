//! Operators on the user's types.

use crate::harness::row::Program;
use grads::prelude::*;
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, Sub, SubAssign};

#[derive(Clone, Copy, Debug, Default, PartialEq, Differentiable)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Vec3 {
    const ZERO: Vec3 = Vec3 {
        x: 0.0,
        y: 0.0,
        z: 0.0,
    };

    fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }
    fn dot(self, o: Self) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    fn norm(self) -> f64 {
        self.dot(self).sqrt()
    }
    fn cross(self, o: Self) -> Self {
        Self::new(
            self.y * o.z - self.z * o.y,
            self.z * o.x - self.x * o.z,
            self.x * o.y - self.y * o.x,
        )
    }
    fn normalized(self) -> Self {
        self / self.norm()
    }
}

#[differentiable]
impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        Vec3::new(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}
#[differentiable]
impl Sub for Vec3 {
    type Output = Self;
    fn sub(self, o: Self) -> Self::Output {
        Vec3::new(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}
#[differentiable]
impl Sub<&Vec3> for &Vec3 {
    type Output = Vec3;
    fn sub(self, o: &Vec3) -> Vec3 {
        *self - *o
    }
}
#[differentiable]
impl Mul<f64> for Vec3 {
    type Output = Vec3;
    fn mul(self, k: f64) -> Vec3 {
        Vec3::new(self.x * k, self.y * k, self.z * k)
    }
}
#[differentiable]
impl Mul<Vec3> for f64 {
    type Output = Vec3;
    fn mul(self, v: Vec3) -> Vec3 {
        v * self
    }
}
#[differentiable]
impl Div<f64> for Vec3 {
    type Output = Vec3;
    fn div(self, k: f64) -> Vec3 {
        self * (1.0 / k)
    }
}
#[differentiable]
impl Rem<f64> for Vec3 {
    type Output = Vec3;
    fn rem(self, k: f64) -> Vec3 {
        Vec3::new(self.x % k, self.y % k, self.z % k)
    }
}
#[differentiable]
impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        Vec3::new(-self.x, -self.y, -self.z)
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
impl SubAssign for Vec3 {
    fn sub_assign(&mut self, o: Self) {
        *self = *self - o;
    }
}
#[differentiable]
impl MulAssign<f64> for Vec3 {
    fn mul_assign(&mut self, k: f64) {
        *self = *self * k;
    }
}
#[differentiable]
impl DivAssign<f64> for Vec3 {
    fn div_assign(&mut self, k: f64) {
        self.x /= k;
        self.y /= k;
        self.z /= k;
    }
}
#[differentiable]
fn triple_product(a: Vec3, b: Vec3, c: Vec3) -> f64 {
    a.dot(b.cross(c)) + (a - b).norm() - (-c).dot(a)
}

/// Every operator once.
#[differentiable]
fn every_operator(a: Vec3, b: Vec3, k: f64) -> f64 {
    let mut s = a + b * k - 2.0 * a / k;
    s += b;
    s -= a * 0.5;
    s *= k;
    s /= 1.5;
    (s % 0.7).dot(a) + (&a - &b).norm() + (-s).normalized().x
}

/// Rodrigues' rotation of points, summed.
#[differentiable]
fn rotated(axis: Vec3, angle: f64, points: &[Vec3]) -> f64 {
    let u = axis.normalized();
    let (s, c) = angle.sin_cos();
    let mut sum = Vec3::ZERO;
    for p in points {
        sum += *p * c + u.cross(*p) * s + u * (u.dot(*p) * (1.0 - c));
    }
    sum.norm()
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Body {
    pos: Vec3,
    vel: Vec3,
    mass: f64,
}

#[differentiable]
fn accelerations(bodies: &[Body]) -> Vec<Vec3> {
    let mut acc = vec![Vec3::ZERO; bodies.len()];
    for i in 0..bodies.len() {
        for j in 0..bodies.len() {
            if i != j {
                let d = bodies[j].pos - bodies[i].pos;
                let r2 = d.dot(d) + 0.01;
                acc[i] += d * (bodies[j].mass / (r2 * r2.sqrt()));
            }
        }
    }
    acc
}

/// Velocity Verlet over a vector of bodies.
#[differentiable]
fn n_body(bodies: &mut Vec<Body>, dt: f64, steps: usize) -> f64 {
    let mut acc = accelerations(bodies);
    for _ in 0..steps {
        for (b, a) in bodies.iter_mut().zip(&acc) {
            b.vel += *a * (0.5 * dt);
            b.pos += b.vel * dt;
        }
        acc = accelerations(bodies);
        for (b, a) in bodies.iter_mut().zip(&acc) {
            b.vel += *a * (0.5 * dt);
        }
    }
    bodies.iter().map(|b| 0.5 * b.mass * b.vel.dot(b.vel)).sum()
}

/// In-outs that are given another value as a whole.
#[differentiable]
fn replaced(v: &mut Vec3, x: &mut [f64; 2], k: f64) -> f64 {
    *v = *v * k + *v * v.x;
    *x = [x[0] * x[1], x[1] * k];
    v.norm() + x[0] * x[1]
}

/// Complex numbers: a Möbius map iterated.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}

#[differentiable(forward)]
impl Complex {
    fn norm_sqr(&self) -> f64 {
        self.re * self.re + self.im * self.im
    }
}
#[differentiable]
impl Add for Complex {
    type Output = Complex;
    fn add(self, o: Complex) -> Complex {
        Complex {
            re: self.re + o.re,
            im: self.im + o.im,
        }
    }
}
#[differentiable]
impl Mul for Complex {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex {
            re: self.re * o.re - self.im * o.im,
            im: self.re * o.im + self.im * o.re,
        }
    }
}
#[differentiable]
impl Div for Complex {
    type Output = Complex;
    fn div(self, o: Complex) -> Complex {
        let n = o.norm_sqr();
        Complex {
            re: (self.re * o.re + self.im * o.im) / n,
            im: (self.im * o.re - self.re * o.im) / n,
        }
    }
}

#[differentiable]
fn moebius(z: Complex, a: Complex, n: usize) -> f64 {
    let one = Complex { re: 1.0, im: 0.0 };
    let mut z = z;
    for _ in 0..n {
        z = (z * a + one) / (z + a * a);
    }
    z.norm_sqr()
}

flat_struct! {
    Vec3 Vec3Tangent { x, y, z }
    Body BodyTangent { pos, vel, mass }
    Complex ComplexTangent { re, im }
}

fn bodies() -> Vec<Body> {
    let body = |x: f64, y: f64, v: f64, mass: f64| Body {
        pos: Vec3::new(x, y, 0.3 * x),
        vel: Vec3::new(-v, v * 0.5, 0.1),
        mass,
    };
    vec![
        body(0.0, 0.1, 0.2, 2.0),
        body(1.5, 0.4, -0.3, 1.0),
        body(-0.7, 1.9, 0.6, 0.5),
    ]
}

/// Elements by two positions.
#[derive(Clone, Copy, Differentiable)]
struct Square {
    cells: [f64; 4],
}

#[differentiable]
impl std::ops::Index<(usize, usize)> for Square {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.cells[2 * i + j]
    }
}

#[differentiable]
impl std::ops::IndexMut<(usize, usize)> for Square {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.cells[2 * i + j]
    }
}

#[differentiable]
fn determinant(m: &Square) -> f64 {
    m[(0, 0)] * m[(1, 1)] - m[(0, 1)] * m[(1, 0)]
}

#[differentiable]
fn indexed_by_pairs(x: f64, y: f64) -> f64 {
    let first = determinant(&Square {
        cells: [x, y, 0.5, x * y],
    });
    let mut m = Square { cells: [0.5; 4] };
    m[(0, 0)] = x;
    m[(1, 1)] += x * y;
    for i in 0..2 {
        let at = (i, 1 - i);
        m[at] *= y + m[(i, i)];
    }
    first + determinant(&m) * m[(0, 1)].sin()
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(triple_product(
            Vec3::new(1.0, 0.2, 0.3),
            Vec3::new(0.1, 0.9, -0.4),
            Vec3::new(0.5, 0.6, 1.1)
        )),
        program!(every_operator(
            Vec3::new(1.0, 0.2, 0.3),
            Vec3::new(0.1, 0.9, -0.4),
            1.3
        )),
        program!(rotated(
            Vec3::new(1.0, 0.2, 0.3),
            0.7,
            &[Vec3::new(0.1, 0.9, -0.4), Vec3::new(0.5, 0.6, 1.1)]
        )),
        program!(n_body(&mut bodies(), 0.02, 4)),
        program!(replaced(
            &mut Vec3::new(1.0, 0.2, 0.3),
            &mut [0.5, 1.5],
            1.7
        )),
        program!(moebius(
            Complex { re: 0.3, im: 0.4 },
            Complex { re: 1.2, im: -0.3 },
            5
        )),
        program!(indexed_by_pairs(1.3, 0.4)),
    ]
}
