//! What is kept unless it is a number: sums of fields, whose types only rustc knows, and operators of one's own beside them. And constants of
//! types of one's own, of which nobody wants an adjoint.

use crate::harness::row::Program;
use grads::prelude::*;
use std::ops::{Add, AddAssign};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Matrix<const R: usize, const C: usize> {
    a: [[f64; C]; R],
}

#[differentiable]
impl<const R: usize, const C: usize> Matrix<R, C> {
    fn zeros() -> Self {
        Matrix { a: [[0.0; C]; R] }
    }
    fn times<const K: usize>(&self, o: &Matrix<C, K>) -> Matrix<R, K> {
        let mut out = Matrix::<R, K>::zeros();
        for i in 0..R {
            for j in 0..K {
                for k in 0..C {
                    out.a[i][j] += self.a[i][k] * o.a[k][j];
                }
            }
        }
        out
    }
    fn transposed(&self) -> Matrix<C, R> {
        let mut out = Matrix::<C, R>::zeros();
        for i in 0..R {
            for j in 0..C {
                out.a[j][i] = self.a[i][j];
            }
        }
        out
    }
    fn minus(&self, o: &Matrix<R, C>) -> Matrix<R, C> {
        let mut out = *self;
        for i in 0..R {
            for j in 0..C {
                out.a[i][j] -= o.a[i][j];
            }
        }
        out
    }
    /// What was added to is read again, so that it has to be there on the way back.
    fn squares(&self, shift: f64) -> f64 {
        let mut out = *self;
        let mut s = 0.0;
        for i in 0..R {
            for j in 0..C {
                out.a[i][j] += shift * self.a[i][j];
                s += out.a[i][j] * out.a[0][j];
                out.a[0][j] = -out.a[i][j] - out.a[i][0];
            }
        }
        s
    }
}

#[differentiable]
fn filtered(f: [f64; 4], h: [f64; 2], z: &[f64]) -> f64 {
    let (f, h) = (
        Matrix::<2, 2> {
            a: [[f[0], f[1]], [f[2], f[3]]],
        },
        Matrix::<1, 2> { a: [h] },
    );
    let mut x = Matrix::<2, 1> { a: [[0.1], [0.2]] };
    let mut p = Matrix::<2, 2> {
        a: [[1.0, 0.2], [0.2, 1.0]],
    };
    let mut sum = 0.0;
    for z in z {
        x = f.times(&x);
        p = f.times(&p).times(&f.transposed());
        let y = z - h.times(&x).a[0][0];
        let s = h.times(&p).times(&h.transposed()).a[0][0] + 0.5;
        let gain = p.times(&h.transposed());
        for i in 0..2 {
            x.a[i][0] += gain.a[i][0] * y / s;
        }
        p = p.minus(&gain.times(&h.times(&p)));
        sum += y * y / s + s.ln();
    }
    sum + p.squares(0.3)
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Weight {
    w: f64,
}

/// Not a sum, for all its name: what it is made of counts.
#[differentiable]
impl Add<Weight> for f64 {
    type Output = f64;
    fn add(self, o: Weight) -> f64 {
        self * o.w
    }
}

#[differentiable]
impl AddAssign<Weight> for f64 {
    fn add_assign(&mut self, o: Weight) {
        *self *= o.w * o.w;
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Scales {
    all: Vec<f64>,
    weights: Vec<Weight>,
    rate: f64,
}

#[differentiable]
impl Scales {
    /// Floats whose types only rustc knows, beside what it knows to be no float: both are added.
    fn weighed(&self) -> f64 {
        let mut total = self.rate;
        for i in 0..self.all.len() {
            let share = self.all[i] * self.rate;
            let weight: Weight = self.weights[i];
            let own = share + weight;
            let mut other = share + own;
            other += weight;
            other += share;
            total += other - self.all[i];
        }
        total
    }
    fn own_operators_alone(&mut self) -> f64 {
        let mut total = self.rate;
        for i in 0..self.all.len() {
            let share = self.all[i] * self.rate;
            let weight: Weight = self.weights[i];
            self.all[i] = share + weight;
            total += weight;
        }
        total
    }
    fn sums_alone(&mut self) -> f64 {
        for i in 0..self.all.len() {
            let share = self.all[i] * self.rate;
            self.all[i] += share;
        }
        self.all.iter().sum()
    }
}

#[differentiable]
fn weighed(x: &[f64], w: [f64; 3], rate: f64) -> f64 {
    let s = Scales {
        all: x.to_vec(),
        weights: vec![Weight { w: w[0] }, Weight { w: w[1] }, Weight { w: w[2] }],
        rate,
    };
    let mut changed = s.clone();
    let own = changed.own_operators_alone();
    let sums = changed.sums_alone();
    s.weighed() + own * sums
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Data {
    x: Vec<f64>,
    y: Vec<f64>,
}

#[differentiable]
fn product(x: &[f64], y: &[f64], i: usize, p: f64) -> f64 {
    (p * x[i]).exp() * y[i]
}

#[differentiable]
impl Data {
    fn residual(&self, i: usize, p: &[f64]) -> f64 {
        self.y[i] - p[0] * (p[1] * self.x[i]).exp()
    }
    fn of_parts(&self, i: usize, p: &[f64]) -> f64 {
        product(&self.x, &self.y, i, p[0]) + product(&self.x[1..], &self.x[..], i, p[1])
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Source {
    Table(Data),
    Sum(Box<Source>, Box<Source>),
    Constant { value: f64 },
}

#[differentiable]
impl Source {
    fn at(&self, i: usize, p: &[f64]) -> f64 {
        match self {
            Source::Table(data) => product(&data.x, &data.y, i, p[0]) + data.of_parts(i, p),
            Source::Sum(a, b) => a.at(i, p) * b.at(i, p),
            Source::Constant { value } => value * p[1],
        }
    }
}

#[differentiable]
fn of_constants(#[no_diff] data: &Data, #[no_diff] source: &Source, p: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..data.x.len() - 1 {
        s += data.residual(i, p).powi(2) + data.of_parts(i, p) * source.at(i, p);
    }
    s
}

#[differentiable]
fn of_both(data: &Data, #[no_diff] source: &Source, p: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..data.x.len() - 1 {
        s += data.residual(i, p) * data.of_parts(i, p) * source.at(i, p);
    }
    s
}

#[differentiable]
fn constants(p: &[f64]) -> f64 {
    let (data, source) = (stop_gradient(data()), stop_gradient(source()));
    of_constants(&data, &source, p)
}

#[differentiable]
fn both(x: &[f64], y: &[f64], p: &[f64]) -> f64 {
    let source = stop_gradient(source());
    let data = Data {
        x: x.to_vec(),
        y: y.to_vec(),
    };
    of_both(&data, &source, p)
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Cascade {
    level: Vec<f64>,
    leak: Vec<f64>,
}

#[differentiable]
impl Cascade {
    fn drain(&mut self) -> f64 {
        let mut out = 0.0;
        for i in 0..self.level.len() {
            let q = self.leak[i] * self.level[i];
            self.level[i] -= q;
            if i + 1 < self.level.len() {
                self.level[i + 1] += q;
            } else {
                out += q;
            }
        }
        out
    }
    /// The length changes on the way.
    fn spill(&mut self, rain: f64) -> f64 {
        let mut out = 0.0;
        for i in 0..3 {
            let q = self.leak[i] * self.level[i];
            self.level[i] -= q;
            if self.level.len() < 5 {
                self.level.push(q * rain);
            }
            out += q * self.level.len() as f64;
        }
        out + self.level[self.level.len() - 1]
    }
}

#[differentiable]
fn cascade(level: &[f64], leak: &[f64], rain: f64) -> f64 {
    let mut c = Cascade {
        level: level.to_vec(),
        leak: leak.to_vec(),
    };
    let first = c.drain();
    let second = c.spill(rain);
    first * second + c.drain()
}

fn data() -> Data {
    Data {
        x: vec![0.3, -0.2, 0.5, 0.1],
        y: vec![1.1, 0.4, -0.6, 0.9],
    }
}

fn source() -> Source {
    let constant = Source::Constant { value: 0.7 };
    Source::Sum(Box::new(Source::Table(data())), Box::new(constant))
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(filtered(
            [1.0, 0.1, -0.2, 0.9],
            [1.0, 0.3],
            &[0.4, -0.3, 0.8]
        )),
        program!(weighed(&[0.3, 0.9, -0.5], [1.2, 0.7, -0.4], 0.8)),
        program!(constants(&[0.6, 1.3])),
        program!(both(
            &[0.3, -0.2, 0.5, 0.1],
            &[1.1, 0.4, -0.6, 0.9],
            &[0.6, 1.3]
        )),
        program!(cascade(&[1.0, 0.5, 0.2], &[0.3, 0.2, 0.4, 0.1, 0.6], 1.4)),
    ]
}
