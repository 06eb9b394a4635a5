//! What functions and methods with the attribute give that has no type of its own, closures and iterators, outside of a module that is
//! seen at once.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
fn spring(k: f64, rest: f64) -> impl Fn(f64) -> f64 {
    move |x| 0.5 * k * (x - rest).powi(2)
}

/// The sum of two of them.
#[differentiable]
fn both(f: impl Fn(f64) -> f64, g: impl Fn(f64) -> f64) -> impl Fn(f64) -> f64 {
    move |x| f(x) + g(x) * g(x)
}

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn pairs(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).flat_map(move |i| (i + 1..n).map(move |j| (i, j)))
}

/// Another function of that name, with another body.
mod stiff {
    use grads::prelude::*;

    #[differentiable]
    fn spring(k: f64) -> impl Fn(f64) -> f64 {
        move |x| k * x.powi(4)
    }
    #[differentiable]
    pub fn stretched(k: f64, x: f64) -> f64 {
        let s = spring(k);
        s(x) + s(2.0 * x)
    }
}

#[derive(Clone, Differentiable)]
struct Chain {
    x: Vec<f64>,
    k: f64,
}

#[differentiable]
impl Chain {
    fn new(x: &[f64], k: f64) -> Self {
        Chain { x: x.to_vec(), k }
    }
    fn law(&self) -> impl Fn(f64) -> f64 + '_ {
        move |d| self.k * d * d + self.x[0]
    }
    fn shifted(by: f64) -> impl Fn(f64) -> f64 {
        move |x| (x - by).sin()
    }
    fn made(n: usize, f: impl Fn(usize, usize) -> f64) -> Self {
        let x = (0..n).map(|i| f(i, n)).collect();
        Chain { x, k: 0.5 }
    }
    fn stretches(&self) -> impl Iterator<Item = f64> + '_ {
        self.x.windows(2).map(|w| w[1] - w[0])
    }
}

#[differentiable]
fn energy(x: &[f64]) -> f64 {
    let s = spring(x[0], x[1]);
    let all = both(s, |u| u * x[3]);
    all(x[2]) + stiff::stretched(x[2], x[0]) * all(2.0)
}

#[differentiable]
fn repulsion(x: &[f64]) -> f64 {
    pairs(x.len())
        .map(|(i, j)| 1.0 / (0.1 + square(x[i] - x[j])))
        .sum()
}

#[differentiable]
fn of_chain(x: &[f64]) -> f64 {
    let chain = Chain::new(x, x[1]);
    let law = chain.law();
    let shifted = Chain::shifted(x[2]);
    let mut sum = 0.0;
    for d in chain.stretches() {
        sum += law(d) * shifted(d);
    }
    let other = Chain::made(3, |i, n| x[(i + n) % x.len()] * 2.0);
    sum += other.stretches().map(|d| d * d).sum::<f64>();
    sum + chain.stretches().map(|d| d * d).sum::<f64>()
}

#[test]
fn closures_and_iterators_are_given_outside_of_worlds() {
    let x = [0.7, -0.4, 1.1, 0.3];
    for (name, f, (value, d)) in [
        (
            "energy",
            energy as fn(&[f64]) -> f64,
            value_and_grad!(energy)(&x),
        ),
        ("repulsion", repulsion, value_and_grad!(repulsion)(&x)),
        ("of_chain", of_chain, value_and_grad!(of_chain)(&x)),
    ] {
        println!("{name}");
        same(value, f(&x));
        agree(&d, f, &x);
    }
}
