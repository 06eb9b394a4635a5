//! Least squares.

use super::substitute::{Triangle, substitute};
use super::system::{check_rows, columns, formed};
use crate::{ArrayFloat, differentiable};
use ndarray::{Array, Array2, ArrayView1, ArrayViewMut2, Axis, Dimension, Zip, s};

/// The `x` of which `a x` is nearest to `b`, by the sum of squares.
///
/// `a` has the shape `[m, n]` with `m >= n`, `b` has `[m]` or `[m, columns]`, and `x` has `[n]` or `[n, columns]`. If the columns of `a` depend on
/// each other, up to rounding, all of `x` is NaN.
///
/// By reflections (Golub and Van Loan, Matrix Computations, section 5.3.2), in `n^2 (m - n / 3)` multiplications. With the residual `r = b - a x` and
/// `w = (a^T a)^-1 ct`, the gradients are `a w` by `b`, and `r w^T - a w x^T` by `a` (Golub and Pereyra, The differentiation of pseudo-inverses and nonlinear
/// least squares problems, 1973).
///
/// # Panics
/// If `a` has fewer rows than columns, or `b` has not as many rows.
///
/// # Examples
/// ```
/// use grads::linalg::lstsq;
/// use grads::prelude::*;
/// use ndarray::{Array1, Array2, array};
///
/// #[differentiable]
/// fn slope(a: &Array2<f64>, b: &Array1<f64>) -> f64 {
///     lstsq(a, b)[1]
/// }
/// let a = array![[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]];
/// let (value, (_, by_b)) = value_and_grad!(slope)(&a, &array![1.0, 3.0, 5.0]);
/// assert!((value - 2.0).abs() < 1e-14);
/// assert!((by_b - array![-0.5, 0.0, 0.5]).iter().all(|x| x.abs() < 1e-14));
/// ```
#[differentiable(vjp = lstsq_back, jvp = lstsq_along, kept, order = 2)]
pub fn lstsq<T: ArrayFloat, D: Dimension>(a: &Array2<T>, b: &Array<T, D>) -> Array<T, D> {
    check(a, b);
    formed(Qr::new(a).solve(columns(b)), &b.raw_dim(), a.ncols())
}

fn check<T, D: Dimension>(a: &Array2<T>, b: &Array<T, D>) {
    assert!(
        a.nrows() >= a.ncols(),
        "lstsq: the matrix has no fewer rows than columns, and its shape is {:?}",
        a.shape()
    );
    check_rows("lstsq", a, b);
}

fn lstsq_back<T: ArrayFloat, D: Dimension>(
    a: &Array2<T>,
    b: &Array<T, D>,
) -> (
    Array<T, D>,
    impl Fn(Array<T, D>) -> (Array2<T>, Array<T, D>) + use<T, D>,
) {
    check(a, b);
    let (qr, a, shape, b) = (Qr::new(a), a.clone(), b.raw_dim(), columns(b));
    let x = qr.solve(b.clone());
    let value = formed(x.clone(), &shape, a.ncols());
    (value, move |ct| {
        let residual = &b - &a.dot(&x);
        let (by_a, by_b) = by_solution(&qr, &a, (&x, &residual), columns(&ct));
        (by_a, formed(by_b, &shape, shape[0]))
    })
}

/// The gradients by the matrix and the right-hand sides (Golub and Pereyra, The differentiation of pseudo-inverses, 1973).
fn by_solution<T: ArrayFloat>(
    qr: &Qr<T>,
    a: &Array2<T>,
    (x, residual): (&Array2<T>, &Array2<T>),
    ct: Array2<T>,
) -> (Array2<T>, Array2<T>) {
    let w = qr.normal(ct);
    let by_b = a.dot(&w);
    (residual.dot(&w.t()) - by_b.dot(&x.t()), by_b)
}

/// The tangent of the solution.
fn pushed<T: ArrayFloat>(
    qr: &Qr<T>,
    a: &Array2<T>,
    (x, residual): (&Array2<T>, &Array2<T>),
    da: &Array2<T>,
    db: &Array2<T>,
) -> Array2<T> {
    qr.normal(a.t().dot(&(db - &da.dot(x))) + da.t().dot(residual))
}

#[differentiable(vjp = lstsq_along_back, kept)]
fn lstsq_along<T: ArrayFloat, D: Dimension>(
    a: &Array2<T>,
    b: &Array<T, D>,
    da: &Array2<T>,
    db: &Array<T, D>,
) -> (Array<T, D>, Array<T, D>) {
    check(a, b);
    let (qr, shape, n) = (Qr::new(a), b.raw_dim(), a.ncols());
    let b = columns(b);
    let x = qr.solve(b.clone());
    let dx = pushed(&qr, a, (&x, &(&b - &a.dot(&x))), da, &columns(db));
    (formed(x, &shape, n), formed(dx, &shape, n))
}

fn lstsq_along_back<T: ArrayFloat, D: Dimension>(
    a: &Array2<T>,
    b: &Array<T, D>,
    da: &Array2<T>,
    db: &Array<T, D>,
) -> (
    (Array<T, D>, Array<T, D>),
    impl Fn((Array<T, D>, Array<T, D>)) -> (Array2<T>, Array<T, D>, Array2<T>, Array<T, D>) + use<T, D>,
) {
    check(a, b);
    let (qr, shape, a, da) = (Qr::new(a), b.raw_dim(), a.clone(), da.clone());
    let (b, db) = (columns(b), columns(db));
    let x = qr.solve(b.clone());
    let residual = &b - &a.dot(&x);
    let dx = pushed(&qr, &a, (&x, &residual), &da, &db);
    let values = (
        formed(x.clone(), &shape, a.ncols()),
        formed(dx.clone(), &shape, a.ncols()),
    );
    (values, move |(ct, ct_d)| {
        let u = qr.normal(columns(&ct_d));
        let (by_db, moved) = (a.dot(&u), da.dot(&u));
        let by_da = residual.dot(&u.t()) - by_db.dot(&x.t());
        let of_x = columns(&ct) - da.t().dot(&by_db) - a.t().dot(&moved);
        let (mut by_a, mut by_b) = by_solution(&qr, &a, (&x, &residual), of_x);
        by_a = by_a + (&db - &da.dot(&x)).dot(&u.t()) - moved.dot(&x.t());
        by_a = by_a - by_db.dot(&dx.t()) - a.dot(&dx).dot(&u.t());
        by_b += &moved;
        (
            by_a,
            formed(by_b, &shape, shape[0]),
            by_da,
            formed(by_db, &shape, shape[0]),
        )
    })
}

/// `a = Q R` by reflections (Golub and Van Loan, Matrix Computations, algorithm 5.2.1).
struct Qr<T> {
    r: Array2<T>,
    /// What is reflected along, of length one, and beginning with as many zeros as there are before it.
    along: Array2<T>,
}

impl<T: ArrayFloat> Qr<T> {
    fn new(a: &Array2<T>) -> Qr<T> {
        let (m, n) = a.dim();
        let mut r = Array2::zeros((m, n));
        r.assign(a);
        let mut along = Array2::zeros((n, m));
        for j in 0..n {
            let mut v = r.slice(s![j.., j]).to_owned();
            // the length is found of what is scaled, so that no square overflows
            let scale = v.fold(
                T::lit(0.0),
                |a: T, x: &T| if x.abs() > a { x.abs() } else { a },
            );
            if scale > T::lit(0.0) {
                v.mapv_inplace(|x| x / scale);
                let length = v.dot(&v).sqrt();
                let away = if v[0] < T::lit(0.0) { -length } else { length };
                v[0] += away;
                let length = v.dot(&v).sqrt();
                v.mapv_inplace(|x| x / length);
            }
            reflect(v.view(), r.slice_mut(s![j.., ..]));
            along.slice_mut(s![j, j..]).assign(&v);
        }
        Qr {
            r: r.slice_move(s![..n, ..])
                .triu(0)
                .as_standard_layout()
                .into_owned(),
            along,
        }
    }

    fn solve(&self, mut b: Array2<T>) -> Array2<T> {
        for (j, v) in self.along.outer_iter().enumerate() {
            reflect(v.slice(s![j..]), b.slice_mut(s![j.., ..]));
        }
        let mut x = b.slice(s![..self.r.nrows(), ..]).to_owned();
        substitute(&self.r.view(), Triangle::Upper, false, &mut x);
        self.checked(x)
    }

    /// The `x` with `a^T a x = b`.
    fn normal(&self, b: Array2<T>) -> Array2<T> {
        let mut x = b.as_standard_layout().into_owned();
        substitute(&self.r.t(), Triangle::Lower, false, &mut x);
        substitute(&self.r.view(), Triangle::Upper, false, &mut x);
        self.checked(x)
    }

    /// Makes `NaN` of what is not determined: where a diagonal element of `R` is zero, up to rounding.
    fn checked(&self, mut x: Array2<T>) -> Array2<T> {
        let largest = self.r.diag().fold(
            T::lit(0.0),
            |a: T, x: &T| if x.abs() > a { x.abs() } else { a },
        );
        let least = largest * T::epsilon() * T::lit(self.along.ncols() as f64);
        if self.r.diag().iter().any(|x| x.abs() <= least) {
            x.fill(T::lit(f64::NAN));
        }
        x
    }
}

/// `x - 2 v (v^T x)`
fn reflect<T: ArrayFloat>(v: ArrayView1<T>, mut x: ArrayViewMut2<T>) {
    let products = v.dot(&x);
    for (mut row, v) in x.axis_iter_mut(Axis(0)).zip(&v) {
        let twice = *v + *v;
        Zip::from(&mut row)
            .and(&products)
            .for_each(|x, p| *x -= twice * *p);
    }
}
