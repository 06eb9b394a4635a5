//! The Cholesky factor.

use super::substitute::{BLOCK, Triangle, substitute};
use super::system::check_square;
use crate::{ArrayFloat, differentiable};
use ndarray::linalg::general_mat_mul;
use ndarray::{Array2, s};

/// The lower triangular `L` with `a = L L^T`.
///
/// `a` and `L` have the shape `[n, n]`. Of `a`, which is symmetric, the lower triangle alone is read, and has the gradient: what belongs to the two
/// elements `(i, j)` and `(j, i)` stands at one. If `a` is not positive definite, all of `L` is NaN.
///
/// In `n^3 / 6` multiplications (Golub and Van Loan, Matrix Computations, section 4.2). The gradient: Murray, Differentiation of the Cholesky
/// decomposition, 2016, equation 10.
///
/// # Panics
/// If `a` is not square.
///
/// # Examples
/// ```
/// use grads::linalg::cholesky;
/// use grads::prelude::*;
/// use ndarray::{Array2, array};
///
/// #[differentiable]
/// fn corner(a: &Array2<f64>) -> f64 {
///     cholesky(a)[[1, 1]]
/// }
/// let (value, gradient) = value_and_grad!(corner)(&array![[4.0, 0.0], [2.0, 2.0]]);
/// assert_eq!((value, gradient), (1.0, array![[0.125, 0.0], [-0.5, 0.5]]));
/// assert!(cholesky(&array![[1.0, 2.0], [2.0, 1.0]]).iter().all(|x| x.is_nan()));
/// ```
#[differentiable(vjp = cholesky_back, jvp = cholesky_along, kept, order = 2)]
pub fn cholesky<T: ArrayFloat>(a: &Array2<T>) -> Array2<T> {
    check_square("cholesky", a);
    let n = a.nrows();
    let mut l = a.tril(0).as_standard_layout().into_owned();
    for start in (0..n).step_by(BLOCK) {
        let end = (start + BLOCK).min(n);
        if start > 0 {
            let known = l.slice(s![start.., ..start]).to_owned();
            let top = known.slice(s![..end - start, ..]);
            let mut panel = l.slice_mut(s![start.., start..end]);
            general_mat_mul(-T::lit(1.0), &known, &top.t(), T::lit(1.0), &mut panel);
        }
        if !factored(&mut l, start, end) {
            l.fill(T::lit(f64::NAN));
            return l;
        }
    }
    l
}

/// Factors the columns of a block, of which the columns before it are taken off. False if the matrix is not positive definite.
fn factored<T: ArrayFloat>(l: &mut Array2<T>, start: usize, end: usize) -> bool {
    let n = l.nrows();
    let Some(all) = l.as_slice_mut() else {
        unreachable!("a matrix that was made here")
    };
    for i in start..n {
        let (above, below) = all.split_at_mut(i * n);
        let row = &mut below[..n];
        for j in start..end.min(i) {
            let other = &above[j * n..][..n];
            let mut sum = row[j];
            for k in start..j {
                sum -= row[k] * other[k];
            }
            row[j] = sum / other[j];
        }
        if i < end {
            let mut square = row[i];
            for x in &row[start..i] {
                square -= *x * *x;
            }
            // not a number is not positive, either
            if !(square > T::lit(0.0) && square.is_finite()) {
                return false;
            }
            row[i] = square.sqrt();
            row[i + 1..end].fill(T::lit(0.0));
        }
    }
    true
}

fn cholesky_back<T: ArrayFloat>(
    a: &Array2<T>,
) -> (Array2<T>, impl Fn(Array2<T>) -> Array2<T> + use<T>) {
    let l = cholesky(a);
    (l.clone(), move |ct| by_factor(&l, &ct))
}

/// The gradient by the lower triangle of the matrix, of that by its factor (Murray, Differentiation of the Cholesky decomposition, 2016,
/// equation 10).
fn by_factor<T: ArrayFloat>(l: &Array2<T>, ct: &Array2<T>) -> Array2<T> {
    let inner = halved(l.t().dot(&ct.tril(0)));
    folded(&between(l, inner))
}

/// `L^-T x L^-1`.
fn between<T: ArrayFloat>(l: &Array2<T>, x: Array2<T>) -> Array2<T> {
    let solved = |x: Array2<T>| {
        let mut x = x.as_standard_layout().into_owned();
        substitute(&l.t(), Triangle::Upper, false, &mut x);
        x
    };
    solved(solved(x).reversed_axes()).reversed_axes()
}

/// The lower triangle with half of the diagonal.
fn halved<T: ArrayFloat>(x: Array2<T>) -> Array2<T> {
    let mut x = x.tril(0);
    x.diag_mut().mapv_inplace(|x| x * T::lit(0.5));
    x
}

/// The gradient by the lower triangle of a symmetric matrix, of that by all of it.
pub(super) fn folded<T: ArrayFloat>(x: &Array2<T>) -> Array2<T> {
    let mut both = (x + &x.t()).tril(0);
    both.diag_mut().assign(&x.diag());
    both
}

/// The symmetric matrix of which the lower triangle is given.
pub(super) fn symmetric<T: ArrayFloat>(x: &Array2<T>) -> Array2<T> {
    let strict = x.tril(-1);
    x.tril(0) + strict.t()
}

/// `L^-1 D L^-T`, where `D` is symmetric.
fn inside<T: ArrayFloat>(l: &Array2<T>, da: &Array2<T>) -> Array2<T> {
    let mut x = symmetric(da);
    substitute(&l.view(), Triangle::Lower, false, &mut x);
    let mut x = x.t().as_standard_layout().into_owned();
    substitute(&l.view(), Triangle::Lower, false, &mut x);
    x
}

#[differentiable(vjp = cholesky_along_back, kept)]
fn cholesky_along<T: ArrayFloat>(a: &Array2<T>, da: &Array2<T>) -> (Array2<T>, Array2<T>) {
    let l = cholesky(a);
    let dl = l.dot(&halved(inside(&l, da)));
    (l, dl)
}

fn cholesky_along_back<T: ArrayFloat>(
    a: &Array2<T>,
    da: &Array2<T>,
) -> (
    (Array2<T>, Array2<T>),
    impl Fn((Array2<T>, Array2<T>)) -> (Array2<T>, Array2<T>) + use<T>,
) {
    let l = cholesky(a);
    let middle = inside(&l, da);
    let dl = l.dot(&halved(middle.clone()));
    (
        (l.clone(), dl),
        move |(ct, ct_d): (Array2<T>, Array2<T>)| {
            let ct_d = ct_d.tril(0);
            let of_middle = halved(l.t().dot(&ct_d));
            let both = &of_middle + &of_middle.t();
            let mut by_l = both.dot(&middle);
            substitute(&l.t(), Triangle::Upper, false, &mut by_l);
            let of_l = ct + ct_d.dot(&halved(middle.clone()).t()) - by_l;
            (by_factor(&l, &of_l), folded(&between(&l, of_middle)))
        },
    )
}
