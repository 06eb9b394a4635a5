//! Derivatives of what a solver returns, by the implicit function theorem.
//!
//! Where `r(x, p) = 0` for all `p`, and the Jacobian `J` of `r` by `x` is regular, the solution has the derivative
//! `dx/dp = -J^-1 dr/dp`, whatever found it. A step of Newton's method whose matrix is held constant, `x - J^-1 r(x, p)`, has that
//! derivative, and the value `x`; a second one has the second derivatives of the solution, too: each step of a chord method gains
//! an order. So a solver is written as its steps, all that is differentiated of which is the residual.
//!
//! Sources: Griewank and Walther, Evaluating Derivatives, 2nd edition, 2008, chapter 15; Blondel and others, Efficient and
//! modular implicit differentiation, 2022.

mod companion;
mod inverse;
mod solution;

use crate::jacobian::unit;
use crate::matrix::Matrix;
use crate::tangent::{Differentiable, Leaves, Tangent};
use inverse::{condition, inverse};
use solution::Solution;

/// A residual at a point, and its pullback, which gives the gradient by all its arguments in one vector: `x` comes first.
pub type Seen<'s, R> = &'s mut dyn FnMut(&R, &dyn Fn(<R as Differentiable>::Tangent) -> Vec<f64>);

/// What the equation says of the value that a function gives at the solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Equation {
    /// It is zero.
    Root,
    /// It is `x`.
    FixedPoint,
}

/// An equation at its solution: the matrix by which Newton's method corrects `x`.
///
/// ```
/// use grad_core::implicit::{Equation, System};
///
/// // x * x = p at p = 4: the derivative of x by p is 1 / (2 x)
/// let given = || vec![Some(vec![4.0])];
/// let system = System::new(Equation::Root, &2.0, &[("x", true), ("p", true)], given, |x: &f64, see| {
///     see(&(x * x - 4.0), &|ct: f64| vec![ct * 2.0 * x, -ct]);
/// });
/// assert_eq!(system.corrections(&[-1.0]), [0.25]);
/// ```
pub struct System {
    equation: Equation,
    /// Minus the inverse of the Jacobian of a residual that has to be zero. NaN where there is no derivative.
    correction: Matrix,
}

impl System {
    /// The equation that `x` solves. `equation` shows the residual at a point; `marked` are the names of its arguments, and whether
    /// they are differentiated; `given` are the floats in all but the first, if they are.
    ///
    /// It takes a pullback for each unknown, and the inverse of a matrix.
    ///
    /// # Panics
    /// If the residual does not differentiate its first argument, or has another number of floats than `x`.
    pub fn new<X, R>(
        equation: Equation,
        x: &X,
        marked: &[(&str, bool)],
        given: impl Fn() -> Vec<Option<Vec<f64>>>,
        residual: impl Fn(&X, Seen<R>),
    ) -> System
    where
        X: Differentiable + Clone,
        R: Differentiable,
    {
        assert!(
            marked.first().is_some_and(|(_, is)| *is),
            "the first param of what a solver solves has to be the unknown, which is differentiated"
        );
        let point = x.to_flat();
        let (jacobian, values) = linearised(equation, &point, x, &residual);
        let correction = inverse(&jacobian, -1.0);
        let precision = precision(x);
        let solution = Solution {
            point: &point,
            jacobian: &jacobian,
            correction: &correction,
            precision,
        };
        let is_regular = condition(&jacobian, &correction) * precision < 1e-3;
        let reach = |row: &[f64]| reach(x, row, marked, &given(), &residual);
        let again = |moved: &[f64]| values_at(equation, &x.with_flat(moved), &residual);
        let is_solved = is_regular && solution.is_solved(&values, reach, again);
        System {
            equation,
            correction: match is_solved {
                true => correction,
                false => nowhere(point.len()),
            },
        }
    }

    /// How `x` changes with the residual, which has to stay zero: minus the inverse of the Jacobian times `residuals`.
    #[must_use]
    pub fn corrections(&self, residuals: &[f64]) -> Vec<f64> {
        self.correction
            .rows()
            .map(|row| dot(row, residuals))
            .collect()
    }

    /// The same for cotangents: minus the inverse of the transposed Jacobian times `cts`.
    #[must_use]
    pub fn transposed(&self, cts: &[f64]) -> Vec<f64> {
        let mut sums = vec![0.0; self.correction.ncols()];
        for (row, ct) in self.correction.rows().zip(cts) {
            for (sum, x) in sums.iter_mut().zip(row) {
                *sum += ct * x;
            }
        }
        sums
    }

    /// The tangent of what a step of Newton's method gives, from those of `x` and of what the function gives there.
    fn push<X: Tangent, R: Tangent>(&self, mut dx: X, dr: &R) -> X {
        let (x, mut r) = (dx.to_flat(), dr.to_flat());
        if self.equation == Equation::FixedPoint {
            r.iter_mut().zip(&x).for_each(|(r, x)| *r -= x);
        }
        add(&mut dx, &self.corrections(&r));
        dx
    }

    /// The cotangents of `x` and of what the function gives there, which looks like `like`, from that of what the step gives.
    fn pull<X: Tangent, R: Tangent>(&self, mut ct: X, like: &R) -> (X, R) {
        let back = self.transposed(&ct.to_flat());
        if self.equation == Equation::FixedPoint {
            let less: Vec<f64> = back.iter().map(|x| -x).collect();
            add(&mut ct, &less);
        }
        (ct, like.with_flat(&back))
    }
}

/// The solution, whose derivative is that of a step of Newton's method: that by which `residual`, the value of the equation's
/// function there, stays what it has to be.
pub fn corrected<X, R>(x: X, _residual: R, _system: &System) -> X {
    x
}

/// The derivative of [`corrected`].
#[allow(non_camel_case_types)]
pub enum corrected {}

/// The Jacobian, by `x`, of the residual that has to be zero, and the residual.
fn linearised<X: Differentiable, R: Differentiable>(
    equation: Equation,
    point: &[f64],
    x: &X,
    residual: &impl Fn(&X, Seen<R>),
) -> (Matrix, Vec<f64>) {
    let n = point.len();
    let (mut jacobian, mut values) = (Matrix::zeros(n, n), vec![]);
    residual(x, &mut |value, back| {
        values = value.to_flat();
        check(values.len(), n);
        let zeros = value.zeros_like();
        for i in 0..n {
            let row = back(unit(&zeros, i));
            jacobian.row_mut(i).copy_from_slice(&row[..n]);
        }
    });
    if equation == Equation::FixedPoint {
        values.iter_mut().zip(point).for_each(|(v, x)| *v -= x);
        (0..n).for_each(|i| jacobian[(i, i)] -= 1.0);
    }
    (jacobian, values)
}

/// The residual that has to be zero, at `x`.
fn values_at<X: Differentiable, R: Differentiable>(
    equation: Equation,
    x: &X,
    residual: &impl Fn(&X, Seen<R>),
) -> Vec<f64> {
    let mut values = vec![];
    residual(x, &mut |value, _| values = value.to_flat());
    if equation == Equation::FixedPoint {
        values
            .iter_mut()
            .zip(x.to_flat())
            .for_each(|(v, x)| *v -= x);
    }
    values
}

/// How far an unknown moves while the params change by as much as they are, where `row` is that of the unknown in the correction:
/// the sum of `|dx/dp p|`. Nothing if not all of them are seen.
fn reach<X: Differentiable, R: Differentiable>(
    x: &X,
    row: &[f64],
    marked: &[(&str, bool)],
    given: &[Option<Vec<f64>>],
    residual: &impl Fn(&X, Seen<R>),
) -> f64 {
    let wanted = marked[1..].iter().zip(given).filter(|((_, is), _)| *is);
    let params: Option<Vec<&Vec<f64>>> = wanted.map(|(_, given)| given.as_ref()).collect();
    let mut reach = 0.0;
    residual(x, &mut |value, back| {
        let slopes = back(value.zeros_like().with_flat(row));
        let params = params.iter().flatten().copied().flatten();
        let shares = slopes[row.len()..].iter().zip(params);
        reach = shares.map(|(slope, p)| (slope * p).abs()).sum();
    });
    reach
}

/// The relative distance of numbers next to each other in `x`: that of `f64`, or of `f32`.
fn precision<X: Differentiable + Clone>(x: &X) -> f64 {
    let mut next = x.clone();
    next.nudge();
    let both = x.to_flat().into_iter().zip(next.to_flat());
    let gaps = both.map(|(x, next)| match x.is_normal() {
        true => ((next - x) / x).abs(),
        false => 0.0,
    });
    gaps.fold(f64::EPSILON, f64::max)
}

/// What stands for the correction of an equation that has no derivative.
fn nowhere(n: usize) -> Matrix {
    Matrix::new(n, n, vec![f64::NAN; n * n])
}

fn check(found: usize, unknowns: usize) {
    assert_eq!(
        found, unknowns,
        "a solver needs as many equations as there are unknowns"
    );
}

fn add<T: Leaves>(to: &mut T, numbers: &[f64]) {
    let mut numbers = numbers.iter();
    to.map_leaves(&mut |x| x + numbers.next().copied().unwrap_or_default());
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
