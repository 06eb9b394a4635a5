//! Arguments of the module, and forward mode and second derivatives through functions without a word of their own.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable(order = 2)]
mod all {
    fn softplus(x: f64) -> f64 {
        x.exp().ln_1p()
    }
    pub struct Weights {
        pub w: Vec<f64>,
    }
    impl Weights {
        fn logit(&self, x: &[f64]) -> f64 {
            self.w.iter().zip(x).map(|(w, x)| w * x).sum()
        }
    }
    fn row(w: &[f64], x: &[f64]) -> f64 {
        softplus(w[0] * x[0] + w[1] * x[1])
    }
    pub fn loss(w: &[f64], #[no_diff] x: &[[f64; 2]]) -> f64 {
        let mut sum = 0.0;
        for r in x {
            sum += row(w, r);
        }
        sum
    }
    pub fn of_struct(w: &Weights) -> f64 {
        softplus(w.logit(&[0.5, 2.0]))
    }
}

const ROWS: [[f64; 2]; 3] = [[1.0, 2.0], [-0.5, 0.25], [0.75, -1.5]];

#[test]
fn second_derivatives_of_a_whole_module() {
    let w = [0.5, -0.25];
    let h = hessian!(all::loss)(&w, &ROWS);
    for i in 0..2 {
        let row = [h[(i, 0)], h[(i, 1)]];
        agree(&row, |w| grad!(all::loss)(w, &ROWS)[i], &w);
    }
    let (value, along) = jvp!(all::loss)((&w, &ROWS), &[1.0, 0.5][..]);
    same(value, all::loss(&w, &ROWS));
    let d = grad!(all::loss)(&w, &ROWS);
    assert!((along - (d[0] + 0.5 * d[1])).abs() < 1e-12);
}

#[differentiable]
mod one {
    fn inner(x: f64) -> f64 {
        x.sin() * x
    }
    #[differentiable(order = 2)]
    pub fn outer(x: f64) -> f64 {
        inner(x) * inner(2.0 * x)
    }
    #[differentiable(forward)]
    pub fn pushed(x: f64) -> f64 {
        inner(x).exp()
    }
}

#[test]
fn what_a_function_with_second_derivatives_calls_has_them_too() {
    let h = hvp!(one::outer)(0.75, 1.0);
    agree(&[h], |x| grad!(one::outer)(x[0]), &[0.75]);
    let (value, along) = jvp!(one::pushed)(0.75, 2.0);
    same(value, one::pushed(0.75));
    assert!((along - 2.0 * grad!(one::pushed)(0.75)).abs() < 1e-12);
}

#[differentiable]
mod nested_derivative {
    use grads::grad;

    fn potential(q: f64, k: f64) -> f64 {
        0.5 * k * q * q + 0.25 * q.powi(4)
    }
    pub fn force_squared(q: f64, k: f64) -> f64 {
        let (f, _) = grad!(potential)(q, k);
        f * f
    }
}

#[test]
fn a_derivative_in_a_world_is_differentiated() {
    let x = [0.5, 2.0];
    let f = |x: &[f64]| nested_derivative::force_squared(x[0], x[1]);
    let (value, (dq, dk)) = value_and_grad!(nested_derivative::force_squared)(x[0], x[1]);
    same(value, f(&x));
    agree(&[dq, dk], f, &x);
}

#[differentiable]
mod rules {
    #[differentiable(partials = sigmoid_partials)]
    fn sigmoid(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }
    fn sigmoid_partials(_x: f64, y: f64) -> f64 {
        y * (1.0 - y)
    }
    pub fn run(x: f64) -> f64 {
        sigmoid(x) * x
    }
}

#[test]
fn rules_are_honoured() {
    let (value, d) = value_and_grad!(rules::run)(0.5);
    same(value, rules::run(0.5));
    agree(&[d], |x| rules::run(x[0]), &[0.5]);
}

/// Operators that are too long to stand in the place of their calls.
#[differentiable(order = 2)]
mod operators {
    use std::ops::{Add, AddAssign, Mul, Sub};

    #[derive(Clone, Copy)]
    pub struct Matrix<const R: usize, const C: usize>(pub [[f64; C]; R]);

    impl<const R: usize, const C: usize> Matrix<R, C> {
        fn zeros() -> Self {
            Self([[0.0; C]; R])
        }
        fn transposed(&self) -> Matrix<C, R> {
            let mut out = Matrix::<C, R>::zeros();
            for (i, row) in self.0.iter().enumerate() {
                for (j, &v) in row.iter().enumerate() {
                    out.0[j][i] = v;
                }
            }
            out
        }
    }
    impl<const N: usize> Matrix<N, N> {
        fn one() -> Self {
            let mut out = Self::zeros();
            (0..N).for_each(|i| out.0[i][i] = 1.0);
            out
        }
    }
    impl<const R: usize, const K: usize, const C: usize> Mul<Matrix<K, C>> for Matrix<R, K> {
        type Output = Matrix<R, C>;
        fn mul(self, o: Matrix<K, C>) -> Self::Output {
            let mut out = Matrix::zeros();
            for i in 0..R {
                for j in 0..C {
                    out.0[i][j] = (0..K).map(|k| self.0[i][k] * o.0[k][j]).sum();
                }
            }
            out
        }
    }
    impl<const R: usize, const C: usize> Add for Matrix<R, C> {
        type Output = Self;
        fn add(mut self, o: Self) -> Self {
            for (a, b) in self.0.iter_mut().flatten().zip(o.0.iter().flatten()) {
                *a += b;
            }
            self
        }
    }
    impl<const R: usize, const C: usize> Sub for Matrix<R, C> {
        type Output = Self;
        fn sub(self, o: Self) -> Self {
            let mut out = self;
            for i in 0..R {
                for j in 0..C {
                    out.0[i][j] -= o.0[i][j];
                }
            }
            out
        }
    }
    impl<const R: usize, const C: usize> AddAssign for Matrix<R, C> {
        fn add_assign(&mut self, o: Self) {
            *self = *self + o;
        }
    }

    const H: Matrix<1, 2> = Matrix([[1.0, 0.5]]);

    /// A filter of positions with a velocity: how likely the measurements are.
    pub fn filter(x: &[f64]) -> f64 {
        let (q, r) = (x[0], x[1]);
        let step = Matrix([[1.0, 0.1], [0.0, 1.0]]);
        let (mut state, mut spread) = (Matrix([[0.0], [1.0]]), Matrix::one());
        let mut total = 0.0;
        for z in &x[2..] {
            state = step * state;
            spread = step * spread * step.transposed();
            spread += Matrix([[q, 0.0], [0.0, q]]);
            let s = (H * spread * H.transposed()).0[0][0] + r;
            let gain = spread * H.transposed() * Matrix([[1.0 / s]]);
            let miss = z - (H * state).0[0][0];
            state += gain * Matrix([[miss]]);
            spread = (Matrix::one() - gain * H) * spread;
            total -= 0.5 * (miss * miss / s + s.ln());
        }
        total
    }
}

#[test]
fn operators_of_the_module_have_forward_mode() {
    let x = [0.3, 0.8, 0.1, 0.6, 0.4];
    let (value, dx) = value_and_grad!(operators::filter)(&x);
    same(value, operators::filter(&x));
    agree(&dx, operators::filter, &x);
    let along = [1.0, -0.5, 0.25, 0.0, 2.0];
    let (value, d) = jvp!(operators::filter)(&x, &along);
    same(value, operators::filter(&x));
    let product: f64 = dx.iter().zip(&along).map(|(a, b)| a * b).sum();
    assert!((d - product).abs() < 1e-12 * (1.0 + product.abs()));
    let h = hessian!(operators::filter)(&x);
    for i in 0..x.len() {
        let row: Vec<f64> = (0..x.len()).map(|j| h[(i, j)]).collect();
        agree(&row, |x| grad!(operators::filter)(x)[i], &x);
    }
}
