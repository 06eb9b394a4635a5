//! Rows of a table.

use crate::{ArrayFloat, differentiable};
use ndarray::{Array2, Axis};

/// The rows of a table with these indices.
#[differentiable(order = 2)]
pub fn embedding<T: ArrayFloat>(table: &Array2<T>, #[no_diff] indices: &[usize]) -> Array2<T> {
    check(table, indices);
    table.select(Axis(0), indices)
}

fn check<T>(table: &Array2<T>, indices: &[usize]) {
    if let Some(index) = indices.iter().find(|index| **index >= table.nrows()) {
        panic!("embedding: index {index} is none of the table's rows, whose shape is {:?}", table.shape());
    }
}
