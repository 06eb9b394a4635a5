//! Linear systems `op(a) x = b`, with the ways back of their solutions.

use crate::ArrayFloat;
use ndarray::{Array, Array2, Dimension};

/// A factorization, or a triangle, of a matrix `a`.
pub(super) trait System<T> {
    /// The `x` of which `op(a)` makes `b`.
    fn solve(&self, b: &Array2<T>) -> Array2<T>;
    /// The same with the transposed matrix.
    fn solve_transposed(&self, b: &Array2<T>) -> Array2<T>;
    /// `op(a)` as a matrix, without what is not read. It is linear.
    fn matrix(&self, a: &Array2<T>) -> Array2<T>;
    /// The gradient by `a` of that by `op(a)`.
    fn gradient(&self, by_matrix: Array2<T>) -> Array2<T>;
}

/// The gradients by `a` and `b` (Giles, An extended collection of matrix derivative results, 2008, section 2.3.1).
pub(super) fn back<T: ArrayFloat>(
    system: &impl System<T>,
    x: &Array2<T>,
    ct: &Array2<T>,
) -> (Array2<T>, Array2<T>) {
    let by_b = system.solve_transposed(ct);
    let by_a = system.gradient(-by_b.dot(&x.t()));
    (by_a, by_b)
}

/// The tangent of the solution.
pub(super) fn along<T: ArrayFloat>(
    system: &impl System<T>,
    x: &Array2<T>,
    da: &Array2<T>,
    db: &Array2<T>,
) -> Array2<T> {
    system.solve(&(db - &system.matrix(da).dot(x)))
}

/// The gradients by `a`, `b` and their tangents, of the solution `x` and its tangent `dx`.
pub(super) fn along_back<T: ArrayFloat>(
    system: &impl System<T>,
    (x, dx): (&Array2<T>, &Array2<T>),
    da: &Array2<T>,
    (ct, ct_d): (&Array2<T>, &Array2<T>),
) -> [Array2<T>; 4] {
    let by_db = system.solve_transposed(ct_d);
    let by_da = -by_db.dot(&x.t());
    let of_x = ct - &system.matrix(da).t().dot(&by_db);
    let by_b = system.solve_transposed(&of_x);
    let by_a = -by_b.dot(&x.t()) - by_db.dot(&dx.t());
    [system.gradient(by_a), by_b, system.gradient(by_da), by_db]
}

/// Right-hand sides as columns.
pub(super) fn columns<T: ArrayFloat, D: Dimension>(b: &Array<T, D>) -> Array2<T> {
    let (rows, columns) = match b.shape() {
        [rows] => (*rows, 1),
        [rows, columns] => (*rows, *columns),
        shape => panic!("the right-hand side is a vector or a matrix, and its shape is {shape:?}"),
    };
    let own = b.as_standard_layout().into_owned();
    reshaped(own, (rows, columns))
}

/// Columns in the form of the right-hand sides.
pub(super) fn formed<T: ArrayFloat, D: Dimension>(
    columns: Array2<T>,
    like: &D,
    rows: usize,
) -> Array<T, D> {
    let mut shape = like.clone();
    shape[0] = rows;
    reshaped(columns, shape)
}

/// An array that lies in memory as usual in another shape of as many elements.
fn reshaped<T: ArrayFloat, D: Dimension, E: Dimension>(
    x: Array<T, D>,
    shape: impl ndarray::ShapeArg<Dim = E>,
) -> Array<T, E> {
    let x = if x.is_standard_layout() {
        x
    } else {
        x.as_standard_layout().into_owned()
    };
    match x.into_shape_with_order(shape) {
        Ok(x) => x,
        Err(e) => unreachable!("as many elements: {e}"),
    }
}

/// Panics where a matrix is not square.
pub(super) fn check_square<T>(name: &str, a: &Array2<T>) {
    assert!(
        a.is_square(),
        "{name}: the matrix is square, and its shape is {:?}",
        a.shape()
    );
}

/// Panics where the rows of the right-hand sides are not those of the matrix.
pub(super) fn check_rows<T, D: Dimension>(name: &str, a: &Array2<T>, b: &Array<T, D>) {
    assert!(
        (1..=2).contains(&b.ndim()) && b.shape()[0] == a.nrows(),
        "{name}: the right-hand side has a row for each row of the matrix; the shapes are {:?} and {:?}",
        a.shape(),
        b.shape()
    );
}
