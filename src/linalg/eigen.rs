//! Eigenvalues and eigenvectors of symmetric matrices.

use super::positive::{folded, symmetric};
use super::system::check_square;
use super::tridiagonal::decomposed;
use crate::{ArrayFloat, differentiable};
use ndarray::{Array1, Array2};

/// The eigenvalues, in ascending order, and the eigenvectors, as columns.
///
/// `a` has the shape `[n, n]`, the values have `[n]`, the vectors `[n, n]`. Of `a`, which is symmetric, the lower triangle alone is read, and has the
/// gradient. The vectors have length 1; their signs are none that one may rely on, so a function of them should not depend on these. If `a` has numbers that are
/// not finite, all is NaN.
///
/// By reflections to a tridiagonal matrix and QL with implicit shifts (Golub and Van Loan, Matrix Computations, section 8.3), in about `9 n^3`
/// operations. The gradient: Giles, An extended collection of matrix derivative results, 2008, section 3.1. Where eigenvalues are equal, their vectors
/// have no derivative: it is infinite or NaN, unless the function does not depend on which vectors of their space these are.
///
/// # Panics
/// If `a` is not square.
///
/// # Examples
/// ```
/// use grads::linalg::eigh;
/// use grads::prelude::*;
/// use ndarray::{Array2, array};
///
/// #[differentiable]
/// fn largest(a: &Array2<f64>) -> f64 {
///     let (values, _) = eigh(a);
///     values[1]
/// }
/// let (value, gradient) = value_and_grad!(largest)(&array![[2.0, 0.0], [1.0, 2.0]]);
/// assert!((value - 3.0).abs() < 1e-15);
/// assert!((gradient - array![[0.5, 0.0], [1.0, 0.5]]).iter().all(|x| x.abs() < 1e-15));
/// ```
#[differentiable(vjp = eigh_back, jvp = eigh_along, kept, order = 2)]
pub fn eigh<T: ArrayFloat>(a: &Array2<T>) -> (Array1<T>, Array2<T>) {
    check_square("eigh", a);
    decomposed(&symmetric(a))
}

fn eigh_back<T: ArrayFloat>(
    a: &Array2<T>,
) -> (
    (Array1<T>, Array2<T>),
    impl Fn((Array1<T>, Array2<T>)) -> Array2<T> + use<T>,
) {
    let (values, vectors) = eigh(a);
    let both = (values.clone(), vectors.clone());
    (
        both,
        move |(of_values, of_vectors): (Array1<T>, Array2<T>)| {
            by_eigen(&values, &vectors, &of_values, &of_vectors)
        },
    )
}

/// The gradient by the lower triangle (Giles, An extended collection of matrix derivative results, 2008, section 3.1).
fn by_eigen<T: ArrayFloat>(
    values: &Array1<T>,
    vectors: &Array2<T>,
    of_values: &Array1<T>,
    of_vectors: &Array2<T>,
) -> Array2<T> {
    let c = vectors.t().dot(of_vectors);
    let mut inner = over_gaps(values, &((&c - &c.t()) * T::lit(0.5)));
    inner.diag_mut().assign(of_values);
    folded(&vectors.dot(&inner).dot(&vectors.t()))
}

/// Each element `(i, j)` over the gap from eigenvalue `i` to `j`; zeros stay, also where there is no gap.
fn over_gaps<T: ArrayFloat>(values: &Array1<T>, x: &Array2<T>) -> Array2<T> {
    let zero = T::lit(0.0);
    Array2::from_shape_fn(x.raw_dim(), |(i, j)| match i == j || x[[i, j]] == zero {
        true => zero,
        false => x[[i, j]] / (values[j] - values[i]),
    })
}

#[differentiable(vjp = eigh_along_back, kept)]
fn eigh_along<T: ArrayFloat>(
    a: &Array2<T>,
    da: &Array2<T>,
) -> ((Array1<T>, Array2<T>), (Array1<T>, Array2<T>)) {
    let (values, vectors) = eigh(a);
    let inner = vectors.t().dot(&symmetric(da)).dot(&vectors);
    let along = (
        inner.diag().to_owned(),
        vectors.dot(&over_gaps(&values, &inner)),
    );
    ((values, vectors), along)
}

fn eigh_along_back<T: ArrayFloat>(
    a: &Array2<T>,
    da: &Array2<T>,
) -> (
    ((Array1<T>, Array2<T>), (Array1<T>, Array2<T>)),
    impl Fn(((Array1<T>, Array2<T>), (Array1<T>, Array2<T>))) -> (Array2<T>, Array2<T>) + use<T>,
) {
    let both = eigh_along(a, da);
    let ((values, vectors), da) = (both.0.clone(), symmetric(da));
    let inner = vectors.t().dot(&da).dot(&vectors);
    (
        both,
        move |((mut of_values, mut of_vectors), (ct_values, ct_vectors)): (
            (Array1<T>, Array2<T>),
            (Array1<T>, Array2<T>),
        )| {
            // `d vectors = vectors W`, with `W = inner / gaps`
            let w = over_gaps(&values, &inner);
            let of_w = vectors.t().dot(&ct_vectors);
            let mut of_inner = over_gaps(&values, &of_w);
            let of_gaps = over_gaps(&values, &(&of_w * &w));
            of_values =
                of_values + of_gaps.sum_axis(ndarray::Axis(1)) - of_gaps.sum_axis(ndarray::Axis(0));
            of_inner.diag_mut().assign(&ct_values);
            let twice = &of_inner + &of_inner.t();
            of_vectors = of_vectors + ct_vectors.dot(&w.t()) + da.dot(&vectors).dot(&twice);
            let by_da = folded(&vectors.dot(&of_inner).dot(&vectors.t()));
            (by_eigen(&values, &vectors, &of_values, &of_vectors), by_da)
        },
    )
}
