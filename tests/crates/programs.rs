//! Annotated code of every kind, as the crates of users have it.

use grads::prelude::*;

/// Straight-line code.
#[differentiable]
pub fn wave(x: f64, y: f64) -> f64 {
    let z = x * y.sin();
    z.max(0.5) + z.powi(2) / (1.0 + y.abs())
}

/// Loops, in-out params, branches.
#[differentiable]
pub fn relax(u: &mut [f64], k: f64, steps: usize) -> f64 {
    for step in 0..steps {
        let mut left = u[0];
        for i in 1..u.len() {
            let here = u[i];
            u[i] += k * (left - here);
            left = here;
        }
        if step % 2 == 0 {
            u[0] *= 0.5;
        }
    }
    u.iter().map(|x| x * x).sum()
}

/// A vector that grows, an early return, a `match`.
#[differentiable]
pub fn series(x: &[f64], kind: usize) -> Vec<f64> {
    let mut out = Vec::with_capacity(x.len());
    for (i, v) in x.iter().enumerate() {
        out.push(match kind {
            0 => v.exp(),
            1 => v * i as f64,
            _ => *v,
        });
    }
    if out.is_empty() {
        return vec![1.0];
    }
    out.swap(0, x.len() - 1);
    out
}

/// A type with parameters.
#[derive(Clone, Debug, Differentiable)]
pub struct Spring<T> {
    /// Stiffness.
    pub k: T,
    /// Lengths.
    pub lengths: Vec<f64>,
    /// Its number.
    pub id: usize,
}

#[differentiable]
impl<T: Real> Spring<T> {
    /// By value.
    #[must_use]
    pub fn stiff(&self, x: T) -> T {
        self.k * x * x
    }
}

#[differentiable]
impl Spring<f64> {
    /// With a loop over a field.
    pub fn energy(&mut self, x: f64) -> f64 {
        let mut sum = 0.0;
        for i in 0..self.lengths.len() {
            self.lengths[i] *= x;
            sum += self.lengths[i] * self.stiff(x);
        }
        sum
    }
}

/// An enum.
#[derive(Clone, Copy, Debug, Differentiable)]
pub enum Shape {
    /// By its radius.
    Circle(f64),
    /// By its sides.
    Rect {
        /// Across.
        w: f64,
        /// Up.
        h: f64,
    },
}

/// Payloads.
#[differentiable]
pub fn area(shape: Shape, scale: f64) -> f64 {
    match shape {
        Shape::Circle(r) => scale * r * r,
        Shape::Rect { w, h } => scale * w * h,
    }
}

/// A trait.
#[differentiable]
pub trait Potential: Sized {
    /// The value at `x`.
    fn at(&self, x: f64) -> f64;
    /// Twice.
    fn twice(&self, x: f64) -> f64 {
        self.at(x) + self.at(2.0 * x)
    }
}

#[differentiable]
impl Potential for Spring<f64> {
    fn at(&self, x: f64) -> f64 {
        self.k * x
    }
}

/// Generic over the trait.
#[differentiable]
pub fn total<P: Potential + Differentiable>(p: &P, x: f64) -> f64 {
    p.twice(x) * x
}

/// A number with operators.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
pub struct Complex(pub f64, pub f64);

#[differentiable]
impl ::std::ops::Mul for Complex {
    type Output = Complex;
    fn mul(self, b: Complex) -> Complex {
        Complex(self.0 * b.0 - self.1 * b.1, self.0 * b.1 + self.1 * b.0)
    }
}

/// A loop over a type of the user's, an option.
#[differentiable]
pub fn power(z: Complex, n: usize, start: Option<f64>) -> f64 {
    let mut p = Complex(start.unwrap_or(1.0), 0.0);
    for _ in 0..n {
        p = p * z;
    }
    p.0 + p.1
}

/// A function-typed param.
#[differentiable]
pub fn apply_twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(f(x))
}

/// Closures, and calls.
#[differentiable]
pub fn scaled(x: f64, scale: f64) -> f64 {
    let add = |v: f64| v + scale;
    apply_twice(|v: f64| scale * v * v, add(x)) + wave(x, scale)
}

/// Recursion.
#[differentiable]
pub fn horner(c: &[f64], x: f64) -> f64 {
    if c.len() == 1 { c[0] } else { c[0] + x * horner(&c[1..], x) }
}

/// A rule.
#[differentiable(vjp = step_rule)]
pub fn step(x: f64) -> f64 {
    if x > 0.0 { 1.0 } else { 0.0 }
}

fn step_rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (step(x), move |ct| ct * (-x * x).exp())
}

/// Const generics and nested arrays, a checkpoint.
#[differentiable]
pub fn trace<const N: usize>(a: [[f64; N]; N], steps: usize) -> f64 {
    let mut b = a;
    #[checkpoint(4)]
    for _ in 0..steps {
        for i in 0..N {
            b[i][i] *= a[i][0];
        }
    }
    (0..N).map(|i| b[i][i]).sum()
}

macro_rules! monomials {
    ($($name:ident $n:literal)*) => {$(
        /// A power.
        #[differentiable]
        pub fn $name(x: f64) -> f64 {
            x.powi($n)
        }
    )*};
}

monomials! { square 2 cube 3 }

/// A view.
#[derive(Clone, Copy, Debug, Differentiable)]
pub struct View<'a> {
    /// What it looks at.
    pub data: &'a [f64],
}

/// A lifetime that is written, and one that is not.
#[differentiable]
pub fn first<'a>(view: View<'a>, other: &[f64]) -> f64 {
    view.data[0] * other[0]
}

/// An equation.
#[differentiable(order = 2)]
pub fn residual(x: f64, a: f64, b: f64) -> f64 {
    a * x - b
}

/// Its solution.
#[differentiable(root_of = residual, order = 2)]
pub fn quotient(a: f64, b: f64) -> f64 {
    b / a
}

/// An objective.
#[differentiable(order = 2)]
pub fn objective(x: &[f64; 2], target: &[f64], weight: f64) -> f64 {
    let (first, second) = (x[0] - target[0], x[1] - weight * target[1]);
    first * first + second * second
}

/// Where it is least.
#[differentiable(minimum_of = objective, forward)]
pub fn least(target: &[f64], weight: f64) -> [f64; 2] {
    [target[0], weight * target[1]]
}

/// Runs all of it.
pub fn run() {
    assert_eq!(grad!(wave)(2.0, 0.0).0, 0.0);
    let (value, (du, _)) = value_and_grad!(relax)(&mut [1.0, 2.0], 0.5, 1);
    assert_eq!(value, 0.25 + 2.25);
    assert_eq!(du.len(), 2);
    let (out, pullback) = vjp!(series)(&[1.0, 2.0], 1);
    assert_eq!((out, pullback(vec![1.0, 1.0])), (vec![2.0, 0.0], vec![0.0, 1.0]));
    let mut spring = Spring { k: 2.0, lengths: vec![1.0], id: 0 };
    let x = 3.0;
    let energy = value_and_grad!(Spring::energy)(&mut spring, x);
    assert_eq!(energy.0, 54.0);
    assert_eq!((energy.1).1, 54.0);
    assert_eq!(grad!(area, wrt(scale))(Shape::Rect { w: 2.0, h: 3.0 }, 1.0), 6.0);
    assert_eq!(grad!(area, wrt(scale))(Shape::Circle(2.0), 1.0), 4.0);
    assert_eq!(grad!(total, wrt(x))(&spring, 1.0), 12.0);
    assert_eq!(grad!(power)(Complex(2.0, 0.0), 3, None).0, ComplexTangent(12.0, 12.0));
    assert_eq!(grad!(scaled, wrt(x))(1.0, 0.0), 0.0);
    assert_eq!(grad!(horner, wrt(x))(&[1.0, 2.0, 3.0], 1.0), 8.0);
    assert_eq!(grad!(step)(0.0), 1.0);
    assert_eq!(grad!(trace::<2>)([[2.0, 0.0], [1.0, 2.0]], 1)[1], [2.0, 1.0]);
    assert_eq!(grad!(square)(3.0) + grad!(cube)(1.0), 9.0);
    assert_eq!(grad!(first)(View { data: &[2.0] }, &[3.0]).1, vec![2.0]);
    assert_eq!(grad!(|v: f64| x * v * v)(1.0), 6.0);
    assert_eq!(grad!(apply_twice)(function!(square), 1.0), 4.0);
    assert!(graph!(wave).contains("sin"));
    assert_eq!(grad!(quotient)(2.0, 4.0), (-1.0, 0.5));
    assert_eq!(jacobian!(least)(&[1.0, 2.0], 3.0).0, [[1.0, 0.0], [0.0, 3.0]]);
    assert_eq!(jvp!(least)((&[1.0, 2.0], 3.0), (&[0.0, 0.0], 1.0)).1, [0.0, 2.0]);
    #[differentiable]
    fn inner(x: f64) -> f64 {
        x * x
    }
    assert_eq!(grad!(inner)(1.0), 2.0);
}
