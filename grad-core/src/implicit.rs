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
mod gmres;
mod inverse;
mod solution;

use crate::jacobian::unit;
use crate::matrix::Matrix;
use crate::tangent::{Differentiable, Leaves, Tangent};
use gmres::gmres;
use inverse::{condition, inverse};
use solution::{Solution, largest, noise};

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

impl Equation {
    /// What of the function becomes what of the residual that has to be zero, where `x` is what of the unknowns.
    fn of_residual(self, mut value: Vec<f64>, x: &[f64]) -> Vec<f64> {
        if self == Equation::FixedPoint {
            value.iter_mut().zip(x).for_each(|(v, x)| *v -= x);
        }
        value
    }
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
    newton: Newton,
}

/// A product with a matrix.
type Product = Box<dyn Fn(&[f64]) -> Vec<f64> + Send + Sync>;

/// How a step of Newton's method is found.
enum Newton {
    /// By minus the inverse of the Jacobian of the residual that has to be zero.
    Inverse(Matrix),
    /// By products with that Jacobian and with the transposed one, to a tolerance.
    Products {
        push: Product,
        pull: Product,
        tolerance: f64,
    },
    /// Not at all: there is no derivative.
    Nowhere,
}

impl System {
    /// The equation that `x` solves. `residual` shows the function's value at a point; `marked` are the names of its arguments, and whether
    /// they are differentiated; `given` are the floats in all but the first, if they are.
    ///
    /// It takes a pullback for each unknown, and the inverse of a matrix.
    ///
    /// # Panics
    /// If the function does not differentiate its first argument, or has another number of floats than `x`.
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
        check_unknown(marked);
        let (point, precision) = (x.to_flat(), precision(x));
        let (jacobian, values) = linearised(equation, &point, x, &residual);
        let correction = inverse(&jacobian, -1.0);
        let is_regular = condition(&jacobian, &correction) * precision < 1e-3;
        let noise = noise(&jacobian, &correction, &point, precision);
        let system = System {
            equation,
            newton: Newton::Inverse(correction),
        };
        match is_regular {
            true => system.checked(x, &values, noise, marked, &given, &residual),
            false => system.nowhere(),
        }
    }

    /// The same without a matrix: steps are found by GMRES, from products with the Jacobian, so that its relative residual is 1e-12 (in `f32`
    /// 1e-5). `tangent` gives the tangent of the function's value at a point by that of the point.
    ///
    /// It takes some ten to some hundred products for each use, by how the eigenvalues lie.
    ///
    /// # Panics
    /// As [`System::new`].
    pub fn matrix_free<X, R>(
        equation: Equation,
        x: &X,
        marked: &[(&str, bool)],
        given: impl Fn() -> Vec<Option<Vec<f64>>>,
        residual: impl Fn(&X, Seen<R>) + Clone + Send + Sync + 'static,
        tangent: impl Fn(&X, X::Tangent) -> R::Tangent + Send + Sync + 'static,
    ) -> System
    where
        X: Differentiable + Clone + Send + Sync + 'static,
        R: Differentiable + 'static,
    {
        check_unknown(marked);
        let (values, precision) = (values_at(equation, x, &residual), precision(x));
        check(values.len(), x.leaf_count());
        let noise = 100.0 * precision * largest(&x.to_flat());
        let (at, shown) = (x.clone(), residual.clone());
        let pull = move |ct: &[f64]| {
            let mut product = gradient(&at, ct, &shown);
            product.truncate(ct.len());
            equation.of_residual(product, ct)
        };
        let at = x.clone();
        let push = move |along: &[f64]| {
            let product = tangent(&at, at.zeros_like().with_flat(along));
            equation.of_residual(product.to_flat(), along)
        };
        let system = System {
            equation,
            newton: Newton::Products {
                push: Box::new(push),
                pull: Box::new(pull),
                tolerance: (100.0 * precision).max(1e-12),
            },
        };
        system.checked(x, &values, noise, marked, &given, &residual)
    }

    /// The same, if it is solved at `x`.
    fn checked<X: Differentiable + Clone, R: Differentiable>(
        self,
        x: &X,
        values: &[f64],
        noise: f64,
        marked: &[(&str, bool)],
        given: &impl Fn() -> Vec<Option<Vec<f64>>>,
        residual: &impl Fn(&X, Seen<R>),
    ) -> System {
        let point = x.to_flat();
        let solution = Solution {
            point: &point,
            newton: &|values| self.corrections(values),
            noise,
            precision: precision(x),
        };
        let reach = |i: usize| {
            let unit: Vec<f64> = (0..point.len()).map(|j| f64::from(i == j)).collect();
            reach(x, &self.transposed(&unit), marked, &given(), residual)
        };
        let again = |moved: &[f64]| values_at(self.equation, &x.with_flat(moved), residual);
        match solution.is_solved(values, reach, again) {
            true => self,
            false => self.nowhere(),
        }
    }

    fn nowhere(self) -> System {
        System {
            newton: Newton::Nowhere,
            ..self
        }
    }

    /// How `x` changes with the residual, which has to stay zero: minus the inverse of the Jacobian times `residuals`.
    #[must_use]
    pub fn corrections(&self, residuals: &[f64]) -> Vec<f64> {
        match &self.newton {
            Newton::Inverse(matrix) => matrix.rows().map(|row| dot(row, residuals)).collect(),
            Newton::Products {
                push, tolerance, ..
            } => gmres(push, &negative(residuals), *tolerance),
            Newton::Nowhere => vec![f64::NAN; residuals.len()],
        }
    }

    /// The same for cotangents: minus the inverse of the transposed Jacobian times `cts`.
    #[must_use]
    pub fn transposed(&self, cts: &[f64]) -> Vec<f64> {
        match &self.newton {
            Newton::Inverse(matrix) => times_transposed(matrix, cts),
            Newton::Products {
                pull, tolerance, ..
            } => gmres(pull, &negative(cts), *tolerance),
            Newton::Nowhere => vec![f64::NAN; cts.len()],
        }
    }

    /// The tangent of what a step of Newton's method gives, from those of `x` and of what the function gives there.
    fn push<X: Tangent, R: Tangent>(&self, mut dx: X, dr: &R) -> X {
        let residuals = self.equation.of_residual(dr.to_flat(), &dx.to_flat());
        add(&mut dx, &self.corrections(&residuals));
        dx
    }

    /// The cotangents of `x` and of what the function gives there, which looks like `like`, from that of what the step gives.
    fn pull<X: Tangent, R: Tangent>(&self, mut ct: X, like: &R) -> (X, R) {
        let back = self.transposed(&ct.to_flat());
        if self.equation == Equation::FixedPoint {
            add(&mut ct, &negative(&back));
        }
        (ct, like.with_flat(&back))
    }
}

/// The solution, whose derivative is that of a step of Newton's method: that by which `residual`, the value of the equation's
/// function there, stays what it has to be.
pub fn corrected<X, R>(x: X, _residual: R, _system: &System) -> X {
    x
}

/// The derivative of [`fn@corrected`].
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
        (0..n).for_each(|i| jacobian[(i, i)] -= 1.0);
    }
    (jacobian, equation.of_residual(values, point))
}

/// The residual that has to be zero, at `x`.
fn values_at<X: Differentiable, R: Differentiable>(
    equation: Equation,
    x: &X,
    residual: &impl Fn(&X, Seen<R>),
) -> Vec<f64> {
    let mut values = vec![];
    residual(x, &mut |value, _| values = value.to_flat());
    equation.of_residual(values, &x.to_flat())
}

/// The gradient of the function's value weighted by `ct`, by all its arguments.
fn gradient<X, R: Differentiable>(x: &X, ct: &[f64], residual: &impl Fn(&X, Seen<R>)) -> Vec<f64> {
    let mut gradient = vec![];
    residual(x, &mut |value, back| {
        gradient = back(value.zeros_like().with_flat(ct));
    });
    gradient
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
    let slopes = gradient(x, row, residual);
    let params = params.iter().flatten().copied().flatten();
    let shares = slopes[row.len()..].iter().zip(params);
    shares.map(|(slope, p)| (slope * p).abs()).sum()
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

fn check_unknown(marked: &[(&str, bool)]) {
    assert!(
        marked.first().is_some_and(|(_, is)| *is),
        "the first param of what a solver solves has to be the unknown, which is differentiated"
    );
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

fn negative(x: &[f64]) -> Vec<f64> {
    x.iter().map(|x| -x).collect()
}

fn times_transposed(a: &Matrix, x: &[f64]) -> Vec<f64> {
    let mut sums = vec![0.0; a.ncols()];
    for (row, x) in a.rows().zip(x) {
        for (sum, a) in sums.iter_mut().zip(row) {
            *sum += x * a;
        }
    }
    sums
}
