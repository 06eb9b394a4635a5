//! Methods of the user's types and traits that are named like those of arrays and numbers.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct V2 {
    x: f64,
    y: f64,
}
#[differentiable(forward)]
impl V2 {
    fn new(x: f64, y: f64) -> V2 {
        V2 { x, y }
    }
    fn norm(&self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }
    fn len(&self) -> f64 {
        self.norm()
    }
    fn dot(&self, o: &V2) -> f64 {
        self.x * o.x + self.y * o.y
    }
    fn scale(&self, s: f64) -> V2 {
        V2 {
            x: self.x * s,
            y: self.y * s,
        }
    }
    fn abs(&self) -> V2 {
        V2 {
            x: self.x.abs(),
            y: self.y.abs(),
        }
    }
    fn exp(&self) -> V2 {
        V2 {
            x: self.x.exp(),
            y: self.y.exp(),
        }
    }
    fn sum(&self) -> f64 {
        self.x + self.y
    }
    fn min(&self, o: &V2) -> V2 {
        V2 {
            x: self.x.min(o.x),
            y: self.y.min(o.y),
        }
    }
    fn max(&self) -> f64 {
        self.x.max(self.y)
    }
    fn get(&self, i: usize) -> f64 {
        if i == 0 { self.x } else { self.y }
    }
    fn insert(&mut self, i: usize, v: f64) {
        if i == 0 { self.x = v } else { self.y = v }
    }
    fn push(&mut self, v: f64) {
        self.x += v;
        self.y += 2.0 * v;
    }
    fn map(&self, s: f64) -> V2 {
        self.scale(s)
    }
    fn swap(&mut self) {
        let t = self.x;
        self.x = self.y;
        self.y = t;
    }
    fn first(&self) -> f64 {
        self.x
    }
    fn clamp(&self, lo: f64, hi: f64) -> V2 {
        V2 {
            x: self.x.clamp(lo, hi),
            y: self.y.clamp(lo, hi),
        }
    }
}
#[derive(Clone, Debug, Differentiable)]
struct Body {
    pos: V2,
    vel: V2,
}
#[differentiable(forward)]
impl Body {
    fn rel(&self) -> V2 {
        V2 {
            x: self.pos.x - self.vel.x,
            y: self.pos.y - self.vel.y,
        }
    }
}

#[differentiable(forward)]
fn of_params(v: &V2, w: &V2) -> f64 {
    v.len()
        + v.dot(w)
        + v.scale(2.0).sum()
        + v.abs().norm()
        + v.exp().len()
        + v.min(w).max()
        + v.get(1)
}
#[differentiable(forward)]
fn of_a_copy(v: &V2, a: f64) -> f64 {
    let mut u = v.clone();
    u.insert(0, a);
    u.push(a * a);
    u.swap();
    u.first() + u.map(2.0).len() + u.clamp(0.0, 1.0).sum()
}
#[differentiable(forward)]
fn of_fields(b: &Body) -> f64 {
    b.pos.len()
        + b.pos.dot(&b.vel)
        + b.vel.scale(2.0).sum()
        + b.pos.abs().norm()
        + b.pos.exp().len()
        + b.pos.min(&b.vel).max()
        + b.pos.get(1)
}
#[differentiable(forward)]
fn of_changed_fields(b: &Body, a: f64) -> f64 {
    let mut b = b.clone();
    b.pos.insert(0, a);
    b.pos.push(a * a);
    b.pos.swap();
    b.pos.first() + b.vel.map(2.0).len()
}
#[differentiable(forward)]
fn of_results(b: &Body) -> f64 {
    b.rel().len()
        + b.rel().dot(&b.vel)
        + b.rel().scale(2.0).sum()
        + b.rel().abs().norm()
        + b.rel().exp().len()
        + b.rel().max()
        + b.rel().get(1)
}
#[differentiable(forward)]
fn of_variables(b: &Body) -> f64 {
    let r = b.rel();
    let q = r.scale(2.0);
    r.len() + r.dot(&b.vel) + q.sum() + r.abs().norm() + r.exp().len() + q.max() + r.get(1)
}
#[differentiable(forward)]
fn apart(b: &Body) -> V2 {
    V2::new(b.pos.x - b.vel.x, b.pos.y)
}
#[differentiable(forward)]
fn of_a_function_result(b: &Body) -> f64 {
    let mut r = apart(b);
    r.push(0.5);
    r.insert(1, r.x * 2.0);
    r.len() + r.dot(&b.vel) + r.sum() + r.abs().norm() + r.exp().len() + r.max() + r.get(1)
}
#[differentiable(forward)]
fn of_elements(vs: &[V2]) -> f64 {
    let mut t = 0.0;
    for v in vs {
        t += v.len() + v.abs().sum() + v.max();
    }
    for i in 0..vs.len() {
        t += vs[i].len() + vs[i].dot(&vs[0]) + vs[i].get(0) + vs[i].exp().sum();
    }
    t + vs.iter().map(|v| v.sum() + v.exp().len()).sum::<f64>()
}
type Real = f64;
type Vector = Vec<f64>;
type Point = [f64; 3];
type Mat = [[f64; 3]; 3];
#[differentiable]
fn number_behind_an_alias(x: Real, y: Real) -> Real {
    x.sin() * y.exp() + x.max(y).sqrt() + x.powi(3)
}
#[differentiable(forward)]
fn entropy_of_an_alias(x: &Vector) -> Real {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += x[i].ln() * x[i];
    }
    s / x.len() as f64
}
#[differentiable]
fn pushed_to_an_alias(x: &Vector, a: Real) -> Real {
    let mut v = x.clone();
    v.push(a);
    v.push(a * a);
    let n = v.len();
    v[n - 1] * v[0] + v.iter().map(|t| t.sin()).sum::<f64>()
}
#[differentiable(forward)]
fn arrays_behind_aliases(p: &Point, m: &Mat) -> Real {
    let mut s = 0.0;
    for i in 0..3 {
        for j in 0..p.len() {
            s += m[i][j] * p[j].abs();
        }
    }
    s
}
#[differentiable(forward)]
fn array_by_value_behind_an_alias(p: Point) -> Real {
    p[0].hypot(p[1]) + p.len() as f64 * p[2]
}
#[differentiable(forward)]
fn mean_of_an_alias(x: &Vector) -> Real {
    x.iter().sum::<f64>() / x.len() as f64
}
#[differentiable]
trait Activation {
    fn softplus(self) -> Self;
}
#[differentiable]
impl Activation for f64 {
    fn softplus(self) -> f64 {
        self.exp().ln_1p()
    }
}
#[differentiable]
fn method_of_a_trait_for_numbers(x: f64) -> f64 {
    let y = x.softplus();
    y * y.sin() + (x * 2.0).softplus()
}
#[derive(Clone, Copy, Debug, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}
#[differentiable(forward)]
impl Complex {
    fn abs(self) -> f64 {
        self.re.hypot(self.im)
    }
    fn exp(self) -> Complex {
        let r = self.re.exp();
        Complex {
            re: r * self.im.cos(),
            im: r * self.im.sin(),
        }
    }
    fn sqrt(self) -> Self {
        let r = self.abs();
        Self {
            re: ((r + self.re) / 2.0).sqrt(),
            im: ((r - self.re) / 2.0).sqrt(),
        }
    }
}
#[differentiable(forward)]
fn complex_chain(z: Complex) -> f64 {
    z.exp().abs() + z.sqrt().abs()
}
#[differentiable(forward)]
fn complex_modulus(z: Complex) -> f64 {
    z.abs()
}
#[differentiable(forward)]
fn complex_sum(z: &[Complex]) -> f64 {
    z.iter().map(|z| z.exp().abs()).sum()
}
#[derive(Clone, Debug, Differentiable)]
struct Poly {
    coeffs: Vec<f64>,
}
#[differentiable(forward)]
impl Poly {
    fn len(&self) -> usize {
        self.coeffs.len()
    }
    fn get(&self, i: usize) -> f64 {
        self.coeffs[i]
    }
    fn eval(&self, x: f64) -> f64 {
        let mut y = 0.0;
        for c in self.coeffs.iter().rev() {
            y = y * x + c;
        }
        y
    }
    fn push(&mut self, c: f64) {
        self.coeffs.push(c);
    }
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
#[differentiable(forward)]
fn polynomial_like_a_slice(p: &Poly, x: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..p.len() {
        s += p.get(i) * x;
    }
    s + p.eval(x)
}
#[differentiable(forward)]
fn polynomial_like_a_vector(p: &Poly, x: f64) -> f64 {
    let mut q = p.clone();
    q.push(x);
    q.push(2.0 * x);
    q.eval(x) / q.len() as f64
}
#[derive(Clone, Debug, Differentiable)]
struct Model {
    poly: Poly,
    gain: f64,
    z: Complex,
}
#[differentiable]
fn polynomial_in_a_field(m: &Model, x: f64) -> f64 {
    let n = m.poly.len();
    let mut s = 0.0;
    for i in 0..n {
        s += m.poly.get(i) * x;
    }
    s * m.gain.exp()
}

#[differentiable(forward)]
fn complex_in_a_field(m: &Model) -> f64 {
    let w = m.z.exp();
    w.abs() + w.re
}
#[differentiable]
trait Shape {
    fn area(&self) -> f64;
    fn scale(&self, s: f64) -> f64;
    fn max(&self) -> f64;
}
#[differentiable]
impl Shape for Complex {
    fn area(&self) -> f64 {
        self.re * self.im
    }
    fn scale(&self, s: f64) -> f64 {
        s * self.re
    }
    fn max(&self) -> f64 {
        self.re.max(self.im)
    }
}
#[differentiable]
fn method_of_a_trait_named_max<S: Shape>(s: &S, x: f64) -> f64 {
    s.area() * s.scale(x) + s.max()
}

flat_struct! {
    V2 V2Tangent { x, y }
    Body BodyTangent { pos, vel }
    Complex ComplexTangent { re, im }
    Poly PolyTangent { coeffs }
    Model ModelTangent { poly, gain, z }
}

fn v() -> V2 {
    V2 { x: 1.0, y: 2.0 }
}

fn w() -> V2 {
    V2 { x: 0.4, y: -2.0 }
}

fn body() -> Body {
    Body { pos: v(), vel: w() }
}

fn poly() -> Poly {
    Poly {
        coeffs: vec![1.0, 2.0],
    }
}

fn z() -> Complex {
    Complex { re: 1.0, im: 0.5 }
}

fn model() -> Model {
    Model {
        poly: poly(),
        gain: 0.4,
        z: z(),
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Arm {
    angles: Vec<f64>,
    tip: V2,
}

#[differentiable(forward)]
fn arm(x: f64, y: f64) -> Arm {
    Arm {
        angles: vec![x, y, x * y],
        tip: V2::new(x, y),
    }
}

/// One field is an array, which is indexed; the other has a `len` of its own.
#[differentiable(forward)]
fn both_kinds(x: f64, y: f64) -> f64 {
    let a = arm(x, y);
    a.angles[0] * a.angles.len() as f64 * a.tip.len()
}

#[differentiable]
impl std::ops::Mul<f64> for Complex {
    type Output = Complex;
    fn mul(self, by: f64) -> Complex {
        Complex {
            re: self.re * by,
            im: self.im * by,
        }
    }
}
#[differentiable(forward)]
fn squared(z: Complex) -> Complex {
    Complex {
        re: z.re * z.re - z.im * z.im,
        im: 2.0 * z.re * z.im,
    }
}
#[differentiable]
fn evolved(z: Complex, t: f64) -> Complex {
    let d = squared(z);
    (d * t).exp()
}
#[differentiable]
fn of_an_operator(z: Complex, t: f64) -> f64 {
    let d = squared(z);
    let e = evolved(z, t * 0.5);
    (d * t).exp().re * (e * t).sqrt().re + (squared(e) * t).exp().im
}
#[differentiable(forward)]
fn sums_of_an_alias(xs: &[Real]) -> Real {
    let s: Real = xs.iter().sum();
    let p: Real = xs.iter().copied().product();
    s * p + xs.iter().map(|x| x * x).sum::<Real>()
}

/// The rows of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward both_kinds(0.7, -1.3)),
        program!(forward of_params(&v(), &w())),
        program!(forward of_a_copy(&v(), 0.3)),
        program!(forward of_fields(&body())),
        program!(forward of_changed_fields(&body(), 0.3)),
        program!(forward of_results(&body())),
        program!(forward of_variables(&body())),
        program!(forward of_a_function_result(&body())),
        program!(forward of_elements(&[v(), w()])),
        program!(number_behind_an_alias(1.0, 2.0)),
        program!(forward entropy_of_an_alias(&vec![1.0, 2.0])),
        program!(pushed_to_an_alias(&vec![1.0, 2.0], 3.0)),
        program!(forward arrays_behind_aliases(
            &[1.0, 2.0, 3.0],
            &[[1.0, -2.0, 0.5]; 3]
        )),
        program!(forward array_by_value_behind_an_alias([1.0, 2.0, 3.0])),
        program!(forward mean_of_an_alias(&vec![1.0, 2.0])),
        program!(method_of_a_trait_for_numbers(0.3)),
        program!(forward complex_chain(z())),
        program!(forward complex_modulus(z())),
        program!(forward complex_sum(&[z(), z()])),
        program!(forward polynomial_like_a_slice(&poly(), 2.0)),
        program!(forward polynomial_like_a_vector(&poly(), 2.0)),
        program!(polynomial_in_a_field(&model(), 2.0)),
        program!(forward complex_in_a_field(&model())),
        program!(method_of_a_trait_named_max(&z(), 2.0)),
        program!(of_an_operator(z(), 0.7)),
        program!(forward sums_of_an_alias(&[1.5, 2.0, -0.7])),
    ]
}
