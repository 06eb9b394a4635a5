//! Generic functions: over types that are not `Clone`, with associated types, with an `impl` for all that have a trait, and over
//! `num_traits::Float`.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod systems {
    pub trait System {
        const DIM: usize;
        type State: Clone;
        fn rhs(&self, s: &Self::State) -> Self::State;
        fn moved(h: f64, k: &Self::State, s: &Self::State) -> Self::State;
    }

    pub struct Pendulum {
        g: f64,
        l: f64,
    }

    impl System for Pendulum {
        const DIM: usize = 2;
        type State = [f64; 2];
        fn rhs(&self, s: &[f64; 2]) -> [f64; 2] {
            [s[1], -self.g / self.l * s[0].sin()]
        }
        fn moved(h: f64, k: &[f64; 2], s: &[f64; 2]) -> [f64; 2] {
            [h * k[0] + s[0], h * k[1] + s[1]]
        }
    }

    fn run<S: System>(system: &S, start: S::State, h: f64, n: usize) -> S::State {
        let mut s = start;
        for _ in 0..n {
            let half = S::moved(0.5 * h, &system.rhs(&s), &s);
            s = S::moved(h, &system.rhs(&half), &s);
        }
        s
    }

    pub fn total(x: &[f64]) -> f64 {
        let p = Pendulum { g: x[2], l: x[3] };
        let s = run(&p, [x[0], x[1]], 0.1, 6);
        s[0] * s[1] * Pendulum::DIM as f64
    }
}

#[differentiable]
mod layers {
    pub trait Layer {
        fn forward(&self, x: &[f64]) -> Vec<f64>;
        fn penalty(&self) -> f64 {
            0.0
        }
    }
    pub trait Scored: Layer {
        fn score(&self, x: &[f64]) -> f64 {
            self.forward(x).iter().sum::<f64>() + self.penalty()
        }
    }
    impl<T: Layer> Scored for T {}

    pub struct Dense {
        w: Vec<Vec<f64>>,
    }
    pub struct Tanh;

    impl Layer for Dense {
        fn forward(&self, x: &[f64]) -> Vec<f64> {
            let row = |w: &Vec<f64>| w.iter().zip(x).map(|(w, x)| w * x).sum();
            self.w.iter().map(row).collect()
        }
        fn penalty(&self) -> f64 {
            self.w.iter().flatten().map(|w| w * w).sum()
        }
    }
    impl Layer for Tanh {
        fn forward(&self, x: &[f64]) -> Vec<f64> {
            x.iter().map(|v| v.tanh()).collect()
        }
    }

    fn apply<A: Layer, B: Layer>(a: &A, b: &B, x: &[f64]) -> f64 {
        let h = a.forward(x);
        b.forward(&h).iter().product::<f64>() + a.penalty() + b.penalty()
    }

    pub fn total(x: &[f64]) -> f64 {
        let dense = Dense {
            w: vec![x[0..2].to_vec(), x[2..4].to_vec()],
        };
        apply(&dense, &Tanh, &[x[1], 0.5])
            + Dense {
                w: vec![vec![x[0]]],
            }
            .score(&[x[3]])
    }
}

#[differentiable]
mod temporaries {
    pub struct Integrator {
        y: f64,
    }

    impl Integrator {
        fn new(y: f64) -> Self {
            Integrator { y }
        }
        fn run(&mut self, k: &[f64]) -> f64 {
            for v in k {
                self.y += 0.1 * v * self.y;
            }
            self.y
        }
        fn less(mut self, k: f64) -> Self {
            self.y -= k;
            self
        }
    }

    fn made(y: f64) -> Integrator {
        Integrator::new(y)
    }

    pub fn total(x: &[f64]) -> f64 {
        made(x[0]).run(&x[1..]) * Integrator::new(x[1]).less(0.1).run(x)
    }
}

#[differentiable]
mod parts {
    pub trait Potential {
        fn at(&self, r: f64) -> f64;
    }

    pub struct Spring {
        k: f64,
    }
    #[derive(Clone)]
    pub struct Slope {
        a: f64,
    }
    pub struct Both<A, B> {
        a: A,
        b: B,
    }
    pub struct Sim<P: Potential> {
        p: P,
        q: f64,
    }
    #[derive(Clone)]
    pub struct Twice<P: Potential> {
        p: P,
        n: usize,
    }

    impl Potential for Spring {
        fn at(&self, r: f64) -> f64 {
            self.k * r * r
        }
    }
    impl Potential for Slope {
        fn at(&self, r: f64) -> f64 {
            self.a * r
        }
    }
    impl<A: Potential, B: Potential> Potential for Both<A, B> {
        fn at(&self, r: f64) -> f64 {
            self.a.at(r) + self.b.at(r)
        }
    }
    impl<P: Potential> Sim<P> {
        fn run(&mut self, n: usize) -> f64 {
            for _ in 0..n {
                self.q -= 0.1 * self.p.at(self.q);
            }
            self.q
        }
        fn done(self) -> f64 {
            self.p.at(self.q)
        }
    }
    impl<P: Potential> Twice<P> {
        fn value(self, r: f64) -> f64 {
            self.p.at(r) * self.n as f64 + self.p.at(2.0 * r)
        }
    }

    fn sum<P: Potential>(p: P, r: &[f64]) -> f64 {
        r.iter().map(|v| p.at(*v)).sum()
    }
    fn of_any(p: &dyn Potential, r: &[f64]) -> f64 {
        r.iter().map(|v| p.at(v * v)).sum()
    }

    pub fn total(x: &[f64]) -> f64 {
        let mut sim = Sim {
            p: Spring { k: x[0] },
            q: x[1],
        };
        let end = sim.run(3);
        let twice = Twice {
            p: Slope { a: x[2] },
            n: 2,
        };
        let both = Both {
            a: Spring { k: x[3] },
            b: Slope { a: x[1] },
        };
        end * sim.done() + twice.clone().value(x[3]) + sum(both, x)
    }
    pub fn chosen(x: &[f64]) -> f64 {
        of_any(&Spring { k: x[0] }, x) * of_any(&Slope { a: x[1] }, &x[2..])
    }
}

#[differentiable]
mod floats {
    use num_traits::{Float, FloatConst};

    fn logistic<T: Float>(x: T) -> T {
        T::one() / (T::one() + (-x).exp())
    }
    fn mean<T: Float>(x: &[T]) -> T {
        x.iter().fold(T::zero(), |a, &b| a + b) / T::from(x.len()).unwrap()
    }
    fn gauss<T>(x: T, s: T) -> T
    where
        T: Float + FloatConst,
    {
        let half = T::from(0.5).unwrap();
        let z = x / s;
        (-half * z * z).exp() / (s * (T::PI() + T::PI()).sqrt())
    }
    fn sinc<T: Float>(x: T) -> T {
        if x.abs() < T::epsilon() {
            T::one()
        } else {
            x.sin() / x
        }
    }
    fn called<T: Float>(x: T) -> T {
        (-logistic(x * x)).exp().max(T::neg_infinity())
    }

    pub fn total(x: &[f64]) -> f64 {
        let single = logistic(x[0] as f32 * 0.0) as f64;
        logistic(x[0]) * mean(x) + gauss(x[1], x[2]) + sinc(x[3]) + called(x[1]) + single
    }
}

#[differentiable]
mod fields {
    use std::ops::{Add, Mul};

    pub trait Field: Copy + Add<Output = Self> + Mul<Output = Self> {
        fn zero() -> Self;
        fn weight(self) -> f64;
    }

    impl Field for f64 {
        fn zero() -> f64 {
            0.0
        }
        fn weight(self) -> f64 {
            self
        }
    }

    #[derive(Clone, Copy)]
    pub struct Dual(f64, f64);

    impl Add for Dual {
        type Output = Dual;
        fn add(self, o: Dual) -> Dual {
            Dual(self.0 + o.0, self.1 + o.1)
        }
    }
    impl Mul for Dual {
        type Output = Dual;
        fn mul(self, o: Dual) -> Dual {
            Dual(self.0 * o.0, self.0 * o.1 + self.1 * o.0)
        }
    }
    impl Field for Dual {
        fn zero() -> Dual {
            Dual(0.0, 0.0)
        }
        fn weight(self) -> f64 {
            self.1
        }
    }

    fn dot<T: Field>(a: &[T], b: &[T]) -> T {
        let mut sum = T::zero();
        for (x, y) in a.iter().zip(b) {
            sum = sum + *x * *y;
        }
        sum
    }
    fn polynomial<T: Field>(c: &[T], x: T) -> T {
        c.iter().rev().fold(T::zero(), |sum, &c| sum * x + c)
    }

    pub fn total(x: &[f64]) -> f64 {
        let duals: Vec<Dual> = x.iter().map(|&v| Dual(v, 1.0)).collect();
        let slope = polynomial(&duals, Dual(x[1], 1.0)).weight();
        dot(x, x) + dot(&duals[..2], &duals[2..]).weight() + polynomial(&x[..3], x[3]) + slope
    }
}

#[differentiable]
mod planes {
    use std::ops::{Add, Mul, Neg, Sub};

    pub trait Scalar:
        Copy
        + PartialOrd
        + Add<Output = Self>
        + Sub<Output = Self>
        + Mul<Output = Self>
        + Neg<Output = Self>
    {
        const TWO: Self;
        fn square(self) -> Self {
            self * self
        }
    }
    impl Scalar for f64 {
        const TWO: f64 = 2.0;
    }

    #[derive(Clone, Copy)]
    pub struct Plane<T> {
        x: T,
        y: T,
    }
    impl<T: Scalar> Add for Plane<T> {
        type Output = Plane<T>;
        fn add(self, o: Plane<T>) -> Plane<T> {
            Plane {
                x: self.x + o.x,
                y: self.y + o.y,
            }
        }
    }
    impl<T: Scalar> Mul<T> for Plane<T> {
        type Output = Plane<T>;
        fn mul(self, k: T) -> Plane<T> {
            Plane {
                x: self.x * k,
                y: self.y * k,
            }
        }
    }
    pub trait Normed<T> {
        fn norm2(&self) -> T;
    }
    impl<T: Scalar> Normed<T> for Plane<T> {
        fn norm2(&self) -> T {
            self.x.square() + self.y.square()
        }
    }
    impl<T: Scalar> Plane<T> {
        fn dot(self, o: Plane<T>) -> T {
            self.x * o.x + self.y * o.y
        }
        fn turned(self) -> Plane<T> {
            Plane {
                x: -self.y,
                y: self.x,
            }
        }
        fn larger(&self) -> T {
            if self.x > self.y { self.x } else { self.y }
        }
    }
    fn between<T: Scalar>(a: Plane<T>, b: Plane<T>, t: T) -> Plane<T> {
        a + (b + a.turned()) * t
    }
    pub fn total(x: &[f64]) -> f64 {
        let a = Plane { x: x[0], y: x[1] };
        let b = Plane {
            x: x[1],
            y: x[2].square() * f64::TWO,
        };
        let l = between(a, b, x[2]);
        l.dot(a) * l.larger() + b.norm2()
    }
}

const X: [f64; 4] = [0.4, 0.9, 1.3, 1.7];

#[test]
fn associated_types_of_generic_params() {
    let (value, dx) = value_and_grad!(systems::total)(&X);
    same(value, systems::total(&X));
    agree(&dx, systems::total, &X);
}

#[test]
fn types_that_are_not_clone_behind_generic_params() {
    let (value, dx) = value_and_grad!(layers::total)(&X);
    same(value, layers::total(&X));
    agree(&dx, layers::total, &X);
}

#[test]
fn types_with_generic_params_that_are_not_clone() {
    let (value, dx) = value_and_grad!(parts::total)(&X);
    same(value, parts::total(&X));
    agree(&dx, parts::total, &X);
}

#[test]
fn trait_objects_as_params() {
    let (value, dx) = value_and_grad!(parts::chosen)(&X);
    same(value, parts::chosen(&X));
    agree(&dx, parts::chosen, &X);
}

#[test]
fn methods_that_write_to_what_a_call_gives() {
    let (value, dx) = value_and_grad!(temporaries::total)(&X);
    same(value, temporaries::total(&X));
    agree(&dx, temporaries::total, &X);
}

#[test]
fn operators_that_a_trait_gives() {
    let (value, dx) = value_and_grad!(fields::total)(&X);
    same(value, fields::total(&X));
    agree(&dx, fields::total, &X);
}

#[test]
fn operators_of_the_params_of_a_block() {
    let (value, dx) = value_and_grad!(planes::total)(&X);
    same(value, planes::total(&X));
    agree(&dx, planes::total, &X);
}

#[test]
fn functions_over_the_floats_of_num_traits() {
    let (value, dx) = value_and_grad!(floats::total)(&X);
    same(value, floats::total(&X));
    agree(&dx, floats::total, &X);
}

#[differentiable]
fn alone<T: num_traits::Float>(x: T, n: usize) -> T {
    let mut y = x;
    for _ in 0..n {
        y = y.sin() * T::from(2).unwrap() + x.powi(2);
    }
    y / (T::from(n).unwrap() + T::one())
}

#[test]
fn a_single_function_over_the_floats_of_num_traits() {
    let (value, dx) = value_and_grad!(alone::<f64>)(0.7, 3);
    same(value, alone(0.7, 3));
    agree(&[dx], |x| alone(x[0], 3), &[0.7]);
    let (value, _) = value_and_grad!(alone::<f32>)(0.7, 3);
    assert_eq!(value.to_bits(), alone(0.7f32, 3).to_bits());
}

#[differentiable]
mod polynomials {
    pub struct Polynomial<const D: usize> {
        pub c: [f64; D],
    }
    impl<const D: usize> Polynomial<D> {
        pub fn at(&self, x: f64) -> f64 {
            self.c.iter().rev().fold(0.0, |s, c| s * x + c)
        }
    }
    pub fn product(x: &[f64]) -> f64 {
        let p = Polynomial {
            c: [x[0], x[1], 2.0],
        };
        let q = Polynomial::<2> { c: [x[1], 0.5] };
        p.at(0.25) * q.at(x[0]) + p.c.len() as f64 * q.c.first().unwrap() * x[0]
    }
}

#[test]
fn operators_of_what_is_known_by_traits() {
    let x = [2.0, 3.0];
    let (value, gradient) = value_and_grad!(kernels::summed)(&x);
    assert_eq!((value, gradient), (kernels::summed(&x), vec![1.0, 1.0]));
}

/// An operator of types that are known by a trait alone.
#[differentiable]
mod kernels {
    pub trait Kernel {
        fn k(&self, a: f64, b: f64) -> f64;
    }
    pub struct Linear {
        s: f64,
    }
    pub struct White(f64);
    pub struct Sum<A, B>(A, B);
    pub struct Wrap<A>(A);

    impl Kernel for Linear {
        fn k(&self, a: f64, b: f64) -> f64 {
            self.s * (a - b) * 2.0
        }
    }
    impl Kernel for White {
        fn k(&self, a: f64, b: f64) -> f64 {
            if a == b { self.0 } else { 0.0 }
        }
    }
    impl<A: Kernel, B: Kernel> Kernel for Sum<A, B> {
        fn k(&self, a: f64, b: f64) -> f64 {
            self.0.k(a, b) + self.1.k(a, b)
        }
    }
    impl<A: Kernel, B: Kernel> std::ops::Add<B> for Wrap<A> {
        type Output = Wrap<Sum<A, B>>;
        fn add(self, other: B) -> Self::Output {
            Wrap(Sum(self.0, other))
        }
    }
    pub fn summed(x: &[f64]) -> f64 {
        let kernel = Wrap(Linear { s: x[0] }) + White(x[1]);
        kernel.0.k(1.0, 0.5) + kernel.0.k(1.0, 1.0)
    }
}

#[test]
fn arrays_of_a_length_that_has_a_name_elsewhere() {
    let x = [0.5, -0.75];
    let (value, g) = value_and_grad!(polynomials::product)(&x);
    same(value, polynomials::product(&x));
    agree(&g, polynomials::product, &x);
}
