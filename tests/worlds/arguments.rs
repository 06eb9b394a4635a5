//! Generic arguments that only the call says, beside functions that are handed on; and the unit of a value, in its type alone.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable(order = 2)]
mod rules {
    pub trait Rule {
        const NODES: &'static [(f64, f64)];
    }
    pub struct Middle;
    pub struct Simpson;
    impl Rule for Middle {
        const NODES: &'static [(f64, f64)] = &[(0.0, 2.0)];
    }
    impl Rule for Simpson {
        const NODES: &'static [(f64, f64)] =
            &[(-1.0, 1.0 / 3.0), (0.0, 4.0 / 3.0), (1.0, 1.0 / 3.0)];
    }
    fn integrate<R: Rule>(f: impl Fn(f64) -> f64, a: f64, b: f64, panels: usize) -> f64 {
        let h = (b - a) / panels as f64;
        let panel = |k: usize| {
            let middle = a + h * (k as f64 + 0.5);
            let nodes = R::NODES.iter();
            nodes.fold(0.0, |sum, &(x, w)| sum + w * f(middle + 0.5 * h * x)) * h / 2.0
        };
        (0..panels).map(panel).sum()
    }
    fn times<F, R: Rule, const N: usize>(f: F, a: f64) -> f64
    where
        F: Fn(f64) -> f64,
    {
        let nodes = R::NODES.iter();
        nodes.map(|(x, w)| w * f(x * a)).sum::<f64>() * N as f64
    }
    pub struct Grid {
        scale: f64,
    }
    impl Grid {
        fn product<R: Rule>(&self, f: &dyn Fn(f64) -> f64, g: impl Fn(f64) -> f64, b: f64) -> f64 {
            let nodes = R::NODES.iter();
            nodes.map(|(x, w)| w * f(x * b) * g(*x + b)).sum::<f64>() * self.scale
        }
    }
    pub fn total(x: &[f64]) -> f64 {
        let k = x[2];
        let bump = |x: f64| (-k * x * x).exp() + x.sin();
        let grid = Grid { scale: x[1] };
        let one = integrate::<Middle>(bump, x[0], x[1], 4);
        let two = integrate::<Simpson>(&bump, x[0], k, 3);
        let product = grid.product::<Simpson>(&bump, |y| y * k, x[0]);
        one * two + product + times::<_, Simpson, 3>(bump, k) + times::<_, Middle, 2>(f64::exp, k)
    }
}

#[differentiable]
mod frames {
    use std::marker::PhantomData;

    pub struct Frame<T>(PhantomData<T>, f64);
    pub struct World;

    pub fn total(x: &[f64]) -> f64 {
        let frame = Frame::<World>(PhantomData, x[2]);
        x[0] * frame.1 + x[1]
    }
}

const X: [f64; 3] = [-0.3, 1.4, 0.8];

#[test]
fn the_rule_is_named_where_a_closure_is_handed_on() {
    let (value, dx) = value_and_grad!(rules::total)(&X);
    same(value, rules::total(&X));
    agree(&dx, rules::total, &X);
    let d = [0.5, -0.25, 1.0];
    let (_, slope) = jvp!(rules::total)(&X, &d);
    let wanted: f64 = dx.iter().zip(d).map(|(a, b)| a * b).sum();
    assert!((slope - wanted).abs() <= 1e-12 * (1.0 + wanted.abs()));
    let h = hessian!(rules::total)(&X);
    for i in 0..3 {
        let row = crate::support::differences(|x| grad!(rules::total)(x)[i], &X);
        for j in 0..3 {
            assert!(
                (h[(i, j)] - row[j]).abs() <= 1e-5,
                "{} for {}",
                h[(i, j)],
                row[j]
            );
        }
    }
}

#[test]
fn a_mark_that_nobody_reads() {
    let (value, dx) = value_and_grad!(frames::total)(&X);
    same(value, frames::total(&X));
    agree(&dx, frames::total, &X);
}
