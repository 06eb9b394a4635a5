//! Generic structs at several types, and what is written by `Self` or by an imported name: variants, literals, constants.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Pair<T> {
    a: T,
    b: T,
}
#[differentiable(forward)]
fn two_instances(p: &Pair<f64>, q: &Pair<Vec<f64>>) -> f64 {
    p.a * q.a[0] + p.b * q.b[1] + q.a.iter().sum::<f64>()
}
#[differentiable(forward)]
fn two_instances_made(x: f64, v: &[f64]) -> f64 {
    let p = Pair { a: x, b: x * x };
    let q = Pair {
        a: v.to_vec(),
        b: v.to_vec(),
    };
    p.a * q.a[0] + p.b * q.b[1]
}
#[differentiable(forward)]
fn two_instances_annotated(x: f64, v: &[f64]) -> f64 {
    let p: Pair<f64> = Pair { a: x, b: x * x };
    let q: Pair<Vec<f64>> = Pair {
        a: v.to_vec(),
        b: v.to_vec(),
    };
    p.a * q.a[0] + p.b * q.b[1]
}
#[derive(Clone, Copy, Debug, Differentiable)]
struct Dual<T> {
    re: T,
    eps: T,
}
#[differentiable]
impl<T: Real> Dual<T> {
    fn new(re: T, eps: T) -> Self {
        Self { re, eps }
    }
    fn mul(&self, o: &Dual<T>) -> Dual<T> {
        Dual {
            re: self.re * o.re,
            eps: self.re * o.eps + self.eps * o.re,
        }
    }
    fn exp(&self) -> Self {
        let e = self.re.exp();
        Dual {
            re: e,
            eps: e * self.eps,
        }
    }
}
#[differentiable]
fn two_precisions(x: f64, y: f32) -> f64 {
    let a = Dual::new(x, 1.0);
    let b = Dual::new(y, 2.0);
    a.mul(&a).eps + b.exp().re as f64
}
#[differentiable(forward)]
fn dual_of_duals(x: f64) -> f64 {
    let inner = Dual { re: x, eps: 1.0 };
    let outer = Dual {
        re: inner,
        eps: inner,
    };
    outer.re.re * outer.eps.eps + outer.eps.re
}
#[differentiable(forward)]
fn pairs_in_slices(ps: &[Pair<f64>], qs: &[Pair<[f64; 2]>]) -> f64 {
    let mut s = 0.0;
    for (p, q) in ps.iter().zip(qs) {
        s += p.a * q.a[0] + p.b * q.b[1];
    }
    s
}
#[derive(Clone, Debug, Differentiable)]
enum Shape {
    Circle { r: f64 },
    Rect(f64, f64),
    Empty,
}
#[differentiable(forward)]
impl Shape {
    const G: f64 = 9.81;
    const N: usize = 3;
    fn area(&self) -> f64 {
        match self {
            Self::Circle { r } => std::f64::consts::PI * r * r,
            Self::Rect(a, b) => a * b * Self::G,
            Self::Empty => 0.0,
        }
    }
    fn grown(&self, s: f64) -> Self {
        match self {
            Self::Circle { r } => Self::Circle { r: r * s },
            Self::Rect(a, b) => Self::Rect(a * s, b * s),
            Self::Empty => Self::Empty,
        }
    }
    fn unit(x: f64) -> Self {
        Self::Circle { r: x }
    }
    fn power(&self) -> f64 {
        let mut s = 0.0;
        for _ in 0..Self::N {
            s += self.area() * Self::G;
        }
        s
    }
}
use Shape::*;
#[differentiable(forward)]
fn bare_variants(s: &Shape, x: f64) -> f64 {
    match s {
        Circle { r } => r * x,
        Rect(a, b) => a * b + x,
        Empty => x,
    }
}
#[differentiable(forward)]
fn bare_variants_made(x: f64, big: bool) -> f64 {
    use Shape::{Circle, Rect};
    let s = if big {
        Rect(x, 2.0 * x)
    } else {
        Circle { r: x }
    };
    s.area() + s.grown(x).area() + Shape::unit(x).area() + s.power()
}
#[differentiable(forward)]
fn bare_variant_taken_apart(x: f64) -> f64 {
    let s = Rect(x, x * x);
    if let Rect(a, b) = s { a * b } else { 0.0 }
}
#[differentiable(forward)]
fn constant_of_a_type(x: f64) -> f64 {
    x * x * Shape::G
}
#[derive(Clone, Debug, Differentiable)]
struct Ball {
    m: f64,
    x: [f64; 2],
}
#[differentiable(forward)]
impl Ball {
    const G: f64 = 9.81;
    const ORIGIN: [f64; 2] = [0.0, 1.0];
    fn at(m: f64, x: [f64; 2]) -> Self {
        Self { m, x }
    }
    fn energy(&self) -> f64 {
        let Self { m, x } = self;
        m * Self::G * (x[1] - Self::ORIGIN[1])
    }
    fn moved(self, d: f64) -> Self {
        Self {
            x: [self.x[0] + d, self.x[1]],
            ..self
        }
    }
}
#[differentiable(forward)]
fn constants_of_self(m: f64, h: f64) -> f64 {
    let b = Ball::at(m, [h, 2.0 * h]);
    b.energy() + b.clone().moved(h * m).x[0]
}

#[differentiable(forward)]
fn instances_passed(a: f64, b: f64, v: &[f64], w: &[f64]) -> f64 {
    let q = Pair {
        a: v.to_vec(),
        b: w.to_vec(),
    };
    two_instances(&Pair { a, b }, &q) + two_instances(&Pair { a: b, b: a }, &q)
}

#[differentiable(forward)]
fn instances_in_slices(a: f64, v: [f64; 2]) -> f64 {
    pairs_in_slices(&[Pair { a, b: a * a }], &[Pair { a: v, b: v }])
}

#[differentiable(forward)]
fn all_variants(x: f64) -> f64 {
    let mut sum = 0.0;
    for s in [Shape::Circle { r: x }, Shape::Rect(x, x * x), Shape::Empty].iter() {
        sum += bare_variants(s, x) * s.area();
    }
    sum
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Cells<T, const N: usize> {
    x: [T; N],
}

#[differentiable]
impl<T: Real, const N: usize> Cells<T, N> {
    fn norm2(&self) -> T {
        let mut s = T::zero();
        for i in 0..N {
            s += self.x[i] * self.x[i];
        }
        s
    }
}

/// Literals whose paths have generic arguments.
#[differentiable]
fn literals_with_arguments(a: f64, b: f64) -> f64 {
    let p = Cells::<f64, 2> { x: [a, b] };
    let q = Cells::<f64, { 1 + 2 }> { x: [b, a * b, a] };
    p.norm2() * q.norm2() + q.x[1]
}

/// An enum that has variants of the names of those of `Option`.
#[derive(Clone, Debug, Differentiable)]
enum Prior {
    None,
    Some(f64, f64),
    Uniform { lo: f64, hi: f64 },
}

#[differentiable(forward)]
fn log_prior(p: &Prior, x: f64) -> f64 {
    match p {
        Prior::None => 0.0,
        Prior::Some(m, s) => -0.5 * ((x - m) / s).powi(2) - s.ln(),
        Prior::Uniform { lo, hi } => x - (hi - lo).ln(),
    }
}

#[differentiable(forward)]
fn variants_named_like_those_of_option(which: usize, a: f64, b: f64, x: f64) -> f64 {
    let p = if which == 0 {
        Prior::None
    } else if which == 1 {
        Prior::Some(a, b)
    } else {
        Prior::Uniform { lo: a, hi: b }
    };
    let mean = if let Prior::Some(m, _) = p { m } else { 1.0 };
    let none = matches!(p, Prior::None);
    log_prior(&p, x) * mean + if none { a * x } else { 0.0 }
}

/// Another instance of a type in its own `impl`, which is not `Self`.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Mat<const R: usize, const C: usize>([[f64; C]; R]);
#[differentiable]
impl<const R: usize, const C: usize> std::ops::Index<(usize, usize)> for Mat<R, C> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.0[i][j]
    }
}
#[differentiable]
impl<const R: usize, const C: usize> std::ops::IndexMut<(usize, usize)> for Mat<R, C> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.0[i][j]
    }
}
#[differentiable]
impl<const R: usize, const C: usize> Mat<R, C> {
    fn zeros() -> Self {
        Mat([[0.0; C]; R])
    }
    fn t(&self) -> Mat<C, R> {
        let mut m = Mat::<C, R>::zeros();
        for i in 0..R {
            for j in 0..C {
                m[(j, i)] = self[(i, j)];
            }
        }
        m
    }
}
#[differentiable]
impl<const R: usize, const K: usize, const C: usize> std::ops::Mul<Mat<K, C>> for Mat<R, K> {
    type Output = Mat<R, C>;
    fn mul(self, o: Mat<K, C>) -> Mat<R, C> {
        let mut m = Mat::<R, C>::zeros();
        for i in 0..R {
            for j in 0..C {
                for k in 0..K {
                    m[(i, j)] += self[(i, k)] * o[(k, j)];
                }
            }
        }
        m
    }
}
#[differentiable]
impl<const R: usize, const C: usize> std::ops::Add for Mat<R, C> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        let mut m = self;
        for i in 0..R {
            for j in 0..C {
                m[(i, j)] += o[(i, j)];
            }
        }
        m
    }
}
#[differentiable]
impl<const R: usize, const C: usize> std::ops::Sub for Mat<R, C> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        let mut m = self;
        for i in 0..R {
            for j in 0..C {
                m[(i, j)] -= o[(i, j)];
            }
        }
        m
    }
}
#[differentiable]
fn transposed(x: &[f64]) -> f64 {
    let f = Mat([[1.0, 0.1], [0.0, 1.0]]);
    let h = Mat([[1.0, 0.0]]);
    let q = Mat([[x[0], 0.0], [0.0, x[0]]]);
    let r = x[1];
    let mut s = Mat([[x[2]], [x[3]]]);
    let mut p = Mat([[1.0, 0.0], [0.0, 1.0]]);
    let mut ll = 0.0;
    for z in [0.1, 0.25, 0.33, 0.5] {
        s = f * s;
        p = f * p * f.t() + q;
        let y = z - (h * s)[(0, 0)];
        let v = (h * p * h.t())[(0, 0)] + r;
        let mut k = p * h.t();
        for i in 0..2 {
            k[(i, 0)] /= v;
        }
        s = s + k * Mat([[y]]);
        p = p - k * h * p;
        ll += -0.5 * (v.ln() + y * y / v);
    }
    ll + s[(1, 0)]
}

/// The rows of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward instances_passed(1.0, 2.0, &[1.0, 2.0], &[3.0, 4.0])),
        program!(forward two_instances_made(1.5, &[1.0, 2.0])),
        program!(forward two_instances_annotated(1.5, &[1.0, 2.0])),
        program!(two_precisions(1.5, 0.5)),
        program!(forward dual_of_duals(1.5)),
        program!(forward instances_in_slices(0.7, [1.0, 2.0])),
        program!(forward all_variants(0.8)),
        program!(forward bare_variants_made(1.5, true)),
        program!(forward bare_variants_made(1.5, false)),
        program!(forward bare_variant_taken_apart(1.5)),
        program!(forward constant_of_a_type(1.5)),
        program!(forward constants_of_self(1.5, 2.0)),
        program!(transposed(&vec![0.01, 0.1, 0.0, 1.0])),
        program!(literals_with_arguments(0.4, 1.3)),
        program!(forward variants_named_like_those_of_option(0, 0.4, 1.3, 0.9) calls log_prior),
        program!(forward variants_named_like_those_of_option(1, 0.4, 1.3, 0.9) calls log_prior),
        program!(forward variants_named_like_those_of_option(2, 0.4, 1.3, 0.9) calls log_prior),
    ]
}
