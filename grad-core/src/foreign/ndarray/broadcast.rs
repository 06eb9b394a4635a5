//! Elementwise operations of two operands, of which each may be broadcast.

use crate::real::Real;
use ndarray::{Array, ArrayView, Axis, Dimension, IxDyn, Zip};

/// The sum of `x` over what a value of the shape of `like` was repeated for.
pub(super) fn unbroadcast<A: Real, F: Dimension, D: Dimension>(
    x: Array<A, F>,
    like: &D,
) -> Array<A, D> {
    let mut x: Array<A, IxDyn> = x.into_dyn();
    let like = like.slice();
    while x.ndim() > like.len() {
        x = sum_axis(&x, 0);
    }
    for (i, len) in like.iter().enumerate() {
        if *len != x.shape()[i] {
            x = sum_axis(&x, i).insert_axis(Axis(i));
        }
    }
    x.into_dimensionality()
        .expect("as many axes as the operand has")
}

/// `ndarray`'s own asks for `num_traits::Zero`.
fn sum_axis<A: Real>(x: &Array<A, IxDyn>, axis: usize) -> Array<A, IxDyn> {
    x.fold_axis(Axis(axis), A::lit(0.0), |sum, x| *sum + *x)
}

/// `f(x, y)` of the elements of two arrays, each of which is broadcast to `shape`.
pub(super) fn zip<A: Real, D: Dimension, E: Dimension, F: Dimension>(
    x: &ArrayView<A, D>,
    y: &ArrayView<A, E>,
    shape: &F,
    f: impl Fn(A, A) -> A,
) -> Array<A, F> {
    let (x, y) = (broadcast(x, shape), broadcast(y, shape));
    Zip::from(x).and(y).map_collect(|x, y| f(*x, *y))
}

fn broadcast<'x, A, D: Dimension, F: Dimension>(
    x: &'x ArrayView<A, D>,
    shape: &F,
) -> ArrayView<'x, A, F> {
    x.broadcast(shape.clone())
        .expect("the operation has broadcast it before")
}

/// The cotangents of two operands, where `partials` are those of the operation at an element of each.
pub(super) fn pull<A: Real, D: Dimension, E: Dimension, F: Dimension>(
    x: &ArrayView<A, D>,
    y: &ArrayView<A, E>,
    ct: Array<A, F>,
    partials: impl Fn(A, A) -> [A; 2],
) -> (Array<A, D>, Array<A, E>) {
    let shape = ct.raw_dim();
    let (mut by_x, mut by_y) = (ct.clone(), ct);
    Zip::from(&mut by_x)
        .and(&mut by_y)
        .and(broadcast(x, &shape))
        .and(broadcast(y, &shape))
        .for_each(|ct_x, ct_y, x, y| {
            let [dx, dy] = partials(*x, *y);
            (*ct_x, *ct_y) = (*ct_x * dx, *ct_y * dy);
        });
    (
        unbroadcast(by_x, &x.raw_dim()),
        unbroadcast(by_y, &y.raw_dim()),
    )
}

/// The tangent of the result, from the operands and theirs.
pub(super) fn push<A: Real, D: Dimension, E: Dimension, F: Dimension>(
    (x, dx): (&ArrayView<A, D>, &ArrayView<A, D>),
    (y, dy): (&ArrayView<A, E>, &ArrayView<A, E>),
    partials: impl Fn(A, A) -> [A; 2],
) -> Array<A, F> {
    let shape: F = joined(&x.raw_dim(), &y.raw_dim());
    let mut tangent = zip(x, y, &shape, |x, y| partials(x, y)[0]);
    tangent.zip_mut_with(dx, |by, d| *by *= *d);
    let by_y = zip(x, y, &shape, |x, y| partials(x, y)[1]);
    let of_y = zip(&by_y.view(), dy, &shape, |by, d| by * d);
    tangent.zip_mut_with(&of_y, |sum, d| *sum += *d);
    tangent
}

/// The shape to which two are broadcast.
fn joined<D: Dimension, E: Dimension, F: Dimension>(x: &D, y: &E) -> F {
    let axes = x.ndim().max(y.ndim());
    let mut shape = F::zeros(axes);
    let of = |shape: &[usize], i: usize| shape.iter().rev().nth(axes - 1 - i).copied().unwrap_or(1);
    for (i, len) in shape.slice_mut().iter_mut().enumerate() {
        let (x, y) = (of(x.slice(), i), of(y.slice(), i));
        *len = if x == 1 { y } else { x };
    }
    shape
}
