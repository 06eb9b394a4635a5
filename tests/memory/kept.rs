//! What the forward run keeps, and for how long its memory serves.

use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
pub struct Body {
    at: [f64; 3],
    pub mass: f64,
}

#[differentiable]
impl Body {
    fn distance(&self, other: &Body) -> f64 {
        let mut s = 0.1;
        for k in 0..3 {
            let d = self.at[k] - other.at[k];
            s += d * d;
        }
        s.sqrt()
    }
}

/// `n` bodies.
pub fn bodies(n: usize) -> Vec<Body> {
    let at = |i: usize| [0.1, 0.2, 0.3].map(|x| x * i as f64);
    let body = |i| Body {
        at: at(i),
        mass: 1.0,
    };
    (0..n).map(body).collect()
}

#[differentiable]
pub fn energy(bodies: &[Body]) -> f64 {
    let mut e = 1.0;
    for i in 1..bodies.len() {
        // what a trip makes of the last one is read by the next: it is not run again
        e = (e * bodies[i].mass / bodies[i].distance(&bodies[i - 1])).sin();
    }
    e
}

#[derive(Clone, Debug)]
pub enum Step {
    Add { from: usize, to: usize },
    Halve(usize),
}

#[differentiable]
fn walked(#[no_diff] steps: &[Step], x: &[f64]) -> Vec<f64> {
    let mut y = x.to_vec();
    for step in steps {
        match step {
            Step::Add { from, to } => y[*to] += y[*from],
            Step::Halve(i) => y[*i] *= 0.5,
        }
    }
    y
}

#[differentiable]
pub fn routed(#[no_diff] steps: &[Step], x: &[f64]) -> f64 {
    walked(steps, x).iter().sum()
}

#[differentiable]
pub fn orbit(x: f64, n: usize) -> f64 {
    let mut y = x;
    for _ in 0..n {
        y = (1.1 * y).sin() + 0.1 * y.exp();
    }
    y
}

#[differentiable]
pub fn search(x: f64, n: i32) -> f64 {
    let (mut y, mut i) = (x, 0);
    while i < n {
        y = (1.1 * y).sin() + 0.1 * y.exp();
        i += 1;
    }
    y
}

#[differentiable]
fn rate(a: f64, y: &[f64], k: &mut [f64]) {
    for i in 0..y.len() {
        k[i] = a * y[i] * y[i];
    }
}

/// What the state was in each step is read on the way back; what the slopes were is not.
#[differentiable]
pub fn euler(a: f64, y0: &[f64], steps: usize) -> f64 {
    let (mut y, mut k) = (y0.to_vec(), vec![0.0; y0.len()]);
    for _ in 0..steps {
        rate(a, &y, &mut k);
        for i in 0..y.len() {
            y[i] += 1e-3 * k[i];
        }
    }
    y.iter().sum()
}

/// The determinant by expansion along rows; the bits of `used` are the columns taken already.
#[differentiable]
pub fn minor(a: &[f64], n: usize, row: usize, used: u32) -> f64 {
    if row == n {
        return 1.0;
    }
    let (mut sum, mut sign) = (0.0, 1.0);
    for column in 0..n {
        if used & (1 << column) == 0 {
            sum += sign * a[row * n + column] * minor(a, n, row + 1, used | (1 << column));
            sign = -sign;
        }
    }
    sum
}

#[derive(Clone, Debug, Differentiable)]
pub enum Formula {
    Number(f64),
    X,
    Sum(Box<Formula>, Box<Formula>),
    Product(Box<Formula>, Box<Formula>),
    Sine(Box<Formula>),
}

#[differentiable]
pub fn evaluated(formula: &Formula, x: f64) -> f64 {
    match formula {
        Formula::Number(v) => *v,
        Formula::X => x,
        Formula::Sum(a, b) => evaluated(a, x) + evaluated(b, x),
        Formula::Product(a, b) => evaluated(a, x) * evaluated(b, x),
        Formula::Sine(a) => evaluated(a, x).sin(),
    }
}

/// `sin(x * (0.5 + sin(x * (0.5 + ..))))`
pub fn formula(depth: usize) -> Formula {
    let x = || Box::new(Formula::X);
    if depth == 0 {
        return Formula::X;
    }
    let half = Box::new(Formula::Number(0.5));
    let sum = Formula::Sum(half, Box::new(formula(depth - 1)));
    Formula::Sine(Box::new(Formula::Product(x(), Box::new(sum))))
}

#[derive(Clone, Debug, Differentiable)]
pub struct Node {
    left: Option<Box<Node>>,
    right: Option<Box<Node>>,
    w: f64,
}

#[differentiable]
impl Node {
    pub fn total(&self, x: f64) -> f64 {
        let mut sum = (self.w * x).sin();
        if let Some(left) = &self.left {
            sum += left.total(0.9 * x);
        }
        if let Some(right) = &self.right {
            sum += 0.5 * right.total(x);
        }
        sum
    }
}

#[differentiable]
pub fn tree_total(node: &Node, x: f64) -> f64 {
    node.total(x)
}

/// So many levels.
pub fn tree(levels: usize) -> Node {
    let below = || (levels > 1).then(|| Box::new(tree(levels - 1)));
    Node {
        left: below(),
        right: below(),
        w: 0.1 * levels as f64,
    }
}

#[differentiable]
fn integrand(p: f64, x: f64) -> f64 {
    (p * x).sin() / (1.0 + x * x)
}

#[differentiable]
fn simpson(p: f64, a: f64, b: f64) -> f64 {
    (b - a) / 6.0 * (integrand(p, a) + 4.0 * integrand(p, 0.5 * (a + b)) + integrand(p, b))
}

/// The rule is another function, whose way back is kept in each call.
#[differentiable]
pub fn adaptive(p: f64, a: f64, b: f64, whole: f64, tolerance: f64) -> f64 {
    let m = 0.5 * (a + b);
    let (left, right) = (simpson(p, a, m), simpson(p, m, b));
    let d = left + right - whole;
    if d.abs() <= 15.0 * tolerance {
        return left + right + d / 15.0;
    }
    adaptive(p, a, m, left, 0.5 * tolerance) + adaptive(p, m, b, right, 0.5 * tolerance)
}

#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Matrix<const N: usize> {
    pub a: [[f64; N]; N],
}

#[differentiable]
impl<const N: usize> Matrix<N> {
    fn times(&self, o: &Matrix<N>) -> Matrix<N> {
        let mut out = Matrix { a: [[0.0; N]; N] };
        for i in 0..N {
            for j in 0..N {
                for k in 0..N {
                    out.a[i][j] += self.a[i][k] * o.a[k][j];
                }
            }
        }
        out
    }
}

#[differentiable]
pub fn cube(m: &Matrix<4>) -> f64 {
    m.times(m).times(m).a[1][2]
}

#[differentiable]
fn line(x: f64, c: &[f64]) -> f64 {
    c.iter().rev().fold(0.0, |s, c| s * x + c)
}

/// Nobody wants the cotangents of the tables, nor those of `n` rows.
#[differentiable]
pub fn tables(x: f64, #[no_diff] rows: &[Vec<f64>]) -> f64 {
    let mut y = x;
    for row in rows {
        y = line(y, &[0.5, 0.2, -0.1]) / line(y, row);
    }
    y
}
