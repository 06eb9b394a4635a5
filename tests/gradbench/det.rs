//! Determinant by expansion along rows.

use crate::json::{floats, index};
use grads::prelude::*;
use serde_json::{Value, json};

/// The determinant of the rows from `row` on, restricted to the columns that are still there.
#[differentiable]
fn minor(a: &[f64], ell: usize, row: usize, columns: &[usize]) -> f64 {
    if columns.len() == 1 {
        return a[row * ell + columns[0]];
    }
    let mut det = 0.0;
    let mut sign = 1.0;
    for &column in columns {
        let rest: Vec<usize> = columns.iter().copied().filter(|&c| c != column).collect();
        det += sign * a[row * ell + column] * minor(a, ell, row + 1, &rest);
        sign = -sign;
    }
    det
}

/// The same with the columns that are left in a bit mask.
#[differentiable]
fn masked_minor(a: &[f64], ell: usize, row: usize, left: u64) -> f64 {
    if row == ell {
        return 1.0;
    }
    let mut det = 0.0;
    let mut sign = 1.0;
    for column in 0..ell {
        if left & (1 << column) == 0 {
            continue;
        }
        det += sign * a[row * ell + column] * masked_minor(a, ell, row + 1, left & !(1 << column));
        sign = -sign;
    }
    det
}

#[differentiable]
fn determinant(a: &[f64], ell: usize) -> f64 {
    masked_minor(a, ell, 0, (1 << ell) - 1)
}

pub fn primal(input: &Value) -> Value {
    json!(determinant(&floats(&input["A"]), index(&input["ell"])))
}

pub fn gradient(input: &Value) -> Value {
    json!(grad!(determinant)(
        &floats(&input["A"]),
        index(&input["ell"])
    ))
}

/// The gradient of the program with a list of columns.
pub fn gradient_with_list(input: &Value) -> Value {
    let ell = index(&input["ell"]);
    let columns: Vec<usize> = (0..ell).collect();
    json!(grad!(minor)(&floats(&input["A"]), ell, 0, &columns))
}
