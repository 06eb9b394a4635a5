//! Functions that are chosen by `if` and `match`, and arrays of functions.

use crate::support::{agree, same};
use grads::prelude::*;

const X: [f64; 3] = [0.4, 1.3, -0.7];

#[derive(Clone, Copy)]
enum Kind {
    Sine,
    Power(i32),
    Gauss,
}

#[differentiable]
fn wave(kind: Kind, x: &[f64]) -> f64 {
    let shape: Box<dyn Fn(f64) -> f64> = match kind {
        Kind::Sine => Box::new(f64::sin),
        Kind::Power(n) => Box::new(move |t| t.powi(n)),
        Kind::Gauss => Box::new(|t| (-t * t / x[1]).exp()),
    };
    x.iter().map(|&t| shape(t)).sum::<f64>() * shape(x[0])
}

#[differentiable]
fn activated(smooth: bool, x: &[f64]) -> f64 {
    let activation = if smooth { f64::tanh } else { relu };
    let mut total = 0.0;
    for &t in x {
        total += activation(t * 2.0) + t;
    }
    total
}

#[differentiable]
fn relu(t: f64) -> f64 {
    if t > 0.0 { t } else { 0.1 * t }
}

#[differentiable]
fn basis(x: &[f64]) -> f64 {
    let functions: [fn(f64) -> f64; 3] = [|_| 1.0, |t| t, |t| t * t];
    let t = x[2];
    functions.iter().zip(x).map(|(f, c)| c * f(t)).sum()
}

#[differentiable]
fn until_small(x: &[f64]) -> f64 {
    let terms = [f64::exp, f64::sin, f64::cos, relu];
    let mut product = 1.0;
    for (i, term) in terms.iter().enumerate().rev() {
        let value = term(x[i % 3]);
        if value < 0.0 {
            continue;
        }
        product *= value;
        if product < 0.2 {
            break;
        }
    }
    product + terms[1](x[1])
}

#[differentiable]
mod seen {
    fn square(x: f64) -> f64 {
        x * x
    }

    fn cube(x: f64) -> f64 {
        x * x * x
    }

    pub fn each(x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for g in [square, cube] {
            sum += g(x[0]) * x[1];
        }
        let all = [cube, square];
        all.iter().fold(sum, |sum, f| sum * f(x[2]))
    }
}

#[test]
fn a_boxed_function_is_chosen_by_match() {
    for kind in [Kind::Sine, Kind::Power(3), Kind::Gauss] {
        let (value, gradient) = value_and_grad!(wave, wrt(x))(kind, &X);
        same(wave(kind, &X), value);
        agree(&gradient, |x| wave(kind, x), &X);
    }
}

#[test]
fn a_function_is_chosen_by_if() {
    for smooth in [true, false] {
        let (value, gradient) = value_and_grad!(activated, wrt(x))(smooth, &X);
        same(activated(smooth, &X), value);
        agree(&gradient, |x| activated(smooth, x), &X);
    }
}

#[test]
fn an_array_of_functions_is_run_over() {
    same(basis(&X), value_and_grad!(basis)(&X).0);
    agree(&grad!(basis)(&X), basis, &X);
    same(until_small(&X), value_and_grad!(until_small)(&X).0);
    agree(&grad!(until_small)(&X), until_small, &X);
}

#[test]
fn functions_of_a_module_are_run_over() {
    same(seen::each(&X), value_and_grad!(seen::each)(&X).0);
    agree(&grad!(seen::each)(&X), seen::each, &X);
}
