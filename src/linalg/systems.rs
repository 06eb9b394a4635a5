//! Linear systems.

use super::lu::Lu;
use super::substitute::{Triangle, substitute};
use super::system::{self, System, check_rows, check_square, columns, formed};
use crate::{ArrayFloat, differentiable};
use ndarray::{Array, Array2, Dimension};

/// The `x` with `a x = b`, where `b` is a vector or a matrix whose columns are right-hand sides.
///
/// `a` has the shape `[n, n]`, `b` and `x` have `[n]` or `[n, columns]`. Of a singular matrix all of `x` is NaN.
///
/// By Gaussian elimination with row exchanges (Golub and Van Loan, Matrix Computations, section 3.4), in `n^3 / 3` multiplications. The way back
/// uses the same factors: with `w = a^-T ct`, `w` is the gradient by `b` and `-w x^T` that by `a` (Giles, An extended collection of matrix derivative
/// results, 2008, section 2.3.1).
///
/// # Panics
/// If `a` is not square, or `b` has not as many rows.
///
/// # Examples
/// ```
/// use grads::linalg::solve;
/// use grads::prelude::*;
/// use ndarray::{Array1, Array2, array};
///
/// #[differentiable]
/// fn first(a: &Array2<f64>, b: &Array1<f64>) -> f64 {
///     solve(a, b)[0]
/// }
/// let (x, (da, db)) = value_and_grad!(first)(&array![[2.0, 0.0], [0.0, 4.0]], &array![2.0, 8.0]);
/// assert_eq!((x, db), (1.0, array![0.5, 0.0]));
/// assert_eq!(da, array![[-0.5, -1.0], [0.0, 0.0]]);
/// ```
#[differentiable(vjp = solve_back, jvp = solve_along, kept, order = 2)]
pub fn solve<T: ArrayFloat, D: Dimension>(a: &Array2<T>, b: &Array<T, D>) -> Array<T, D> {
    check("solve", a, b);
    formed(Lu::new(a).solve(&columns(b)), &b.raw_dim(), b.shape()[0])
}

fn check<T, D: Dimension>(name: &str, a: &Array2<T>, b: &Array<T, D>) {
    check_square(name, a);
    check_rows(name, a, b);
}

/// The rules of a function that solves a system.
macro_rules! rules {
    ($name:ident $back:ident $along:ident $along_back:ident ($($constant:ident: $ty:ty),*), $a:ident => $system:expr) => {
        fn $back<T: ArrayFloat, D: Dimension>(
            $a: &Array2<T>,
            b: &Array<T, D>,
            $($constant: $ty,)*
        ) -> (Array<T, D>, impl Fn(Array<T, D>) -> (Array2<T>, Array<T, D>) + use<T, D>) {
            check(stringify!($name), $a, b);
            let (system, shape) = ($system, b.raw_dim());
            let x = system.solve(&columns(b));
            let value = formed(x.clone(), &shape, shape[0]);
            (value, move |ct| {
                let (by_a, by_b) = system::back(&system, &x, &columns(&ct));
                (by_a, formed(by_b, &shape, shape[0]))
            })
        }

        #[differentiable(vjp = $along_back, kept)]
        fn $along<T: ArrayFloat, D: Dimension>(
            $a: &Array2<T>,
            b: &Array<T, D>,
            $(#[no_diff] $constant: $ty,)*
            da: &Array2<T>,
            db: &Array<T, D>,
        ) -> (Array<T, D>, Array<T, D>) {
            check(stringify!($name), $a, b);
            let (system, shape) = ($system, b.raw_dim());
            let x = system.solve(&columns(b));
            let dx = system::along(&system, &x, da, &columns(db));
            (formed(x, &shape, shape[0]), formed(dx, &shape, shape[0]))
        }

        fn $along_back<T: ArrayFloat, D: Dimension>(
            $a: &Array2<T>,
            b: &Array<T, D>,
            $($constant: $ty,)*
            da: &Array2<T>,
            db: &Array<T, D>,
        ) -> (
            (Array<T, D>, Array<T, D>),
            impl Fn((Array<T, D>, Array<T, D>)) -> (Array2<T>, Array<T, D>, Array2<T>, Array<T, D>) + use<T, D>,
        ) {
            check(stringify!($name), $a, b);
            let (system, shape, da) = ($system, b.raw_dim(), da.clone());
            let x = system.solve(&columns(b));
            let dx = system::along(&system, &x, &da, &columns(db));
            let values = (formed(x.clone(), &shape, shape[0]), formed(dx.clone(), &shape, shape[0]));
            (values, move |(ct, ct_d)| {
                let cts = (&columns(&ct), &columns(&ct_d));
                let [by_a, by_b, by_da, by_db] = system::along_back(&system, (&x, &dx), &da, cts);
                (by_a, formed(by_b, &shape, shape[0]), by_da, formed(by_db, &shape, shape[0]))
            })
        }
    };
}

rules!(solve solve_back solve_along solve_along_back (), a => Lu::new(a));

/// The `x` with `a x = b`, or with the transposed `a` in its place, where `a` is triangular.
///
/// `a` has the shape `[n, n]`, of which the triangle alone is read; `b` and `x` have `[n]` or `[n, columns]`. With a zero on the diagonal all of `x`
/// is NaN.
///
/// By substitution (Golub and Van Loan, Matrix Computations, section 3.1), in `n^2 / 2` multiplications for each column, and as many for the gradient by
/// `b`. Of the other triangle the gradient is zero.
///
/// # Panics
/// If `a` is not square, or `b` has not as many rows.
///
/// # Examples
/// ```
/// use grads::linalg::{Triangle, solve_triangular};
/// use grads::prelude::*;
/// use ndarray::{Array1, Array2, array};
///
/// #[differentiable]
/// fn last(a: &Array2<f64>, b: &Array1<f64>) -> f64 {
///     solve_triangular(a, b, Triangle::Lower, false)[1]
/// }
/// let (da, db) = grad!(last)(&array![[2.0, 0.0], [1.0, 4.0]], &array![2.0, 5.0]);
/// assert_eq!(da, array![[0.125, 0.0], [-0.25, -0.25]]);
/// assert_eq!(db, array![-0.125, 0.25]);
/// ```
#[differentiable(vjp = triangular_back, jvp = triangular_along, kept, order = 2)]
pub fn solve_triangular<T: ArrayFloat, D: Dimension>(
    a: &Array2<T>,
    b: &Array<T, D>,
    #[no_diff] triangle: Triangle,
    #[no_diff] transposed: bool,
) -> Array<T, D> {
    check("solve_triangular", a, b);
    formed(
        Triangular::new(a, triangle, transposed).solve(&columns(b)),
        &b.raw_dim(),
        b.shape()[0],
    )
}

rules!(
    solve_triangular triangular_back triangular_along triangular_along_back (triangle: Triangle, transposed: bool),
    a => Triangular::new(a, triangle, transposed)
);

/// A triangular system.
struct Triangular<T> {
    a: Array2<T>,
    triangle: Triangle,
    transposed: bool,
}

impl<T: ArrayFloat> Triangular<T> {
    fn new(a: &Array2<T>, triangle: Triangle, transposed: bool) -> Self {
        Triangular {
            a: a.clone(),
            triangle,
            transposed,
        }
    }
    fn by(&self, b: &Array2<T>, transposed: bool) -> Array2<T> {
        let mut x = Array2::zeros(b.raw_dim());
        x.assign(b);
        match (transposed, self.triangle) {
            (false, triangle) => substitute(&self.a.view(), triangle, false, &mut x),
            (true, Triangle::Lower) => substitute(&self.a.t(), Triangle::Upper, false, &mut x),
            (true, Triangle::Upper) => substitute(&self.a.t(), Triangle::Lower, false, &mut x),
        }
        if self.a.diag().iter().any(|x| *x == T::lit(0.0)) {
            x.fill(T::lit(f64::NAN));
        }
        x
    }
    fn masked(&self, a: &Array2<T>) -> Array2<T> {
        match self.triangle {
            Triangle::Lower => a.tril(0),
            Triangle::Upper => a.triu(0),
        }
    }
}

impl<T: ArrayFloat> System<T> for Triangular<T> {
    fn solve(&self, b: &Array2<T>) -> Array2<T> {
        self.by(b, self.transposed)
    }
    fn solve_transposed(&self, b: &Array2<T>) -> Array2<T> {
        self.by(b, !self.transposed)
    }
    fn matrix(&self, a: &Array2<T>) -> Array2<T> {
        let own = self.masked(a);
        if self.transposed {
            own.reversed_axes()
        } else {
            own
        }
    }
    fn gradient(&self, by_matrix: Array2<T>) -> Array2<T> {
        match self.transposed {
            true => self.masked(&by_matrix.reversed_axes()),
            false => self.masked(&by_matrix),
        }
    }
}
