//! Rows of a table.

use crate::{ArrayFloat, differentiable};
use ndarray::{Array2, Axis};

/// The rows of a table with these indices.
///
/// `table` has the shape `[entries, width]`, the result `[indices, width]`. The way back adds to the rows that were taken, and touches no others.
///
/// `O(indices * width)`, as its derivatives; the gradient is an array of the table's shape.
///
/// # Panics
/// If an index is none of the rows.
///
/// # Examples
/// ```
/// use grads::nn::embedding;
/// use grads::prelude::*;
/// use ndarray::{Array2, array};
///
/// #[differentiable]
/// fn f(table: &Array2<f64>, #[no_diff] words: &[usize]) -> f64 {
///     embedding(table, words).sum()
/// }
/// let table = array![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
/// assert_eq!(grad!(f)(&table, &[2, 0, 2]), array![[1.0, 1.0], [0.0, 0.0], [2.0, 2.0]]);
/// ```
#[differentiable(order = 2)]
pub fn embedding<T: ArrayFloat>(table: &Array2<T>, #[no_diff] indices: &[usize]) -> Array2<T> {
    check(table, indices);
    table.select(Axis(0), indices)
}

fn check<T>(table: &Array2<T>, indices: &[usize]) {
    if let Some(index) = indices.iter().find(|index| **index >= table.nrows()) {
        panic!(
            "embedding: index {index} is none of the table's rows, whose shape is {:?}",
            table.shape()
        );
    }
}
