//! Programs over all elements, and with arrays that are made in other ways, as their users write them.

#![allow(clippy::all)]

use grads::check_grads;
use grads::prelude::*;
use ndarray::{Array1, Array2, Array3, ArrayView1, Axis, s};

fn matrix(rows: usize, columns: usize) -> Array2<f64> {
    Array2::from_shape_fn((rows, columns), |(i, j)| {
        0.5 + 0.3 * (1.0 + 3.1 * i as f64 + 1.7 * j as f64).sin()
    })
}

fn vector(len: usize) -> Array1<f64> {
    Array1::from_shape_fn(len, |i| 0.3 + (i as f64).sin())
}

#[differentiable]
fn sum_over_all_elements(x: &Array2<f64>) -> f64 {
    x.iter().map(|v| v * v).sum::<f64>()
}

#[differentiable]
fn zipped_elements(x: &Array2<f64>, y: &Array2<f64>) -> f64 {
    x.iter().zip(y.iter()).map(|(a, b)| (a - b).powi(2)).sum()
}

#[differentiable]
fn made_by_a_function_of_the_indices(x: &[f64], l: f64) -> f64 {
    let n = x.len();
    let k = Array2::from_shape_fn((n, n), |(i, j)| (-(x[i] - x[j]).powi(2) / l).exp());
    k.sum()
}

#[differentiable]
fn numbers_at_the_same_distance(x: &Array1<f64>, k: f64) -> f64 {
    let n = x.len();
    let t = Array1::linspace(0.0, 1.0, n);
    let y = x * &t + k;
    y.dot(&t)
}

#[differentiable]
fn ones_on_the_diagonal(x: &Array2<f64>) -> f64 {
    let n = x.nrows();
    let r = x + &Array2::<f64>::eye(n);
    r.dot(x).sum()
}

#[differentiable]
fn elements_with_their_indices(x: &Array2<f64>) -> f64 {
    let mut s = 0.0;
    for ((i, j), v) in x.indexed_iter() {
        s += (i + 2 * j) as f64 * v * v;
    }
    s
}

#[differentiable]
fn selected_rows(x: &Array2<f64>, #[no_diff] rows: &[usize]) -> f64 {
    let z = x.select(Axis(0), rows);
    z.sum() * z[[0, 1]]
}

#[differentiable]
fn rows_divided_by_their_sums(x: &Array2<f64>) -> f64 {
    let z = x.sum_axis(Axis(1)).insert_axis(Axis(1));
    let p = x / &z;
    p.mapv(|v| v * v.ln()).sum()
}

#[differentiable]
fn log_sum_exp(x: &Array1<f64>) -> f64 {
    let m = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    let e = x.mapv(|v| (v - m).exp());
    m + e.sum().ln()
}

#[differentiable]
fn elements_written_in_loops(x: &Array2<f64>) -> f64 {
    let mut out = Array2::zeros((x.nrows(), x.ncols()));
    for i in 0..x.nrows() {
        for j in 0..x.ncols() {
            out[[i, j]] = x[[i, j]] * (i as f64 + 1.0);
        }
    }
    out.iter().sum()
}

#[differentiable]
fn rows_in_an_iterator_chain(x: &Array2<f64>) -> f64 {
    let mut out = Array1::zeros(x.nrows());
    for (i, row) in x.rows().into_iter().enumerate() {
        out[i] = row.iter().map(|v| v.sin()).sum();
    }
    out.sum()
}

#[differentiable]
fn views_subtracted(x: ArrayView1<f64>, y: ArrayView1<f64>) -> f64 {
    (&x - &y).mapv(|d| d.powi(2)).sum().sqrt()
}

#[differentiable]
fn three_axes(x: &Array3<f64>) -> f64 {
    let mut s = 0.0;
    for m in x.outer_iter() {
        s += m.dot(&m).sum();
    }
    s + x.iter().fold(0.0, |a, v| a + v)
}

#[differentiable]
fn mean_and_scatter(x: &Array2<f64>) -> f64 {
    let (n, m) = x.dim();
    let mut mu = Array1::<f64>::zeros(m);
    for i in 0..n {
        mu = mu + &x.row(i);
    }
    mu /= n as f64;
    let c = x - &mu;
    c.t().dot(&c).diag().sum()
}

#[differentiable]
fn diffused(u0: &Array1<f64>, k: f64) -> f64 {
    let n = u0.len();
    let mut u = u0.clone();
    for _ in 0..3 {
        let m = n - 1;
        u = &u + k * (&u.slice(s![..1]) * u[m]);
        let v = &u.slice(s![2..]) + &u.slice(s![..n - 2]) - 2.0 * &u.slice(s![1..m]);
        for i in 1..m {
            u[i] += k * v[i - 1];
        }
    }
    u.dot(&u)
}

#[differentiable]
fn between(a: f64, b: f64) -> f64 {
    let x = Array1::linspace(a, b, 5);
    let one = Array1::linspace(a, b, 1);
    let d = Array2::from_diag(&x);
    x.dot(&x) * d[[3, 3]] + one.sum()
}

#[differentiable]
fn of_iterators(x: &Array1<f64>, y: &[f64], k: f64) -> f64 {
    let z = Array1::from_iter(x.iter().map(|v| v * k));
    let t = Array1::from_iter((0..4).map(|i| i as f64 * 0.5));
    z.dot(&z) + Array1::from_iter(y.iter().cloned()).dot(&t)
}

/// By rows, by columns and with steps.
fn layouts() -> [Array2<f64>; 3] {
    [
        matrix(3, 2),
        matrix(2, 3).reversed_axes(),
        matrix(6, 2).slice_move(s![..;2, ..]),
    ]
}

#[test]
fn elements_in_every_layout() {
    for x in layouts() {
        check_grads!(sum_over_all_elements)(&x);
        check_grads!(elements_with_their_indices)(&x);
        check_grads!(rows_divided_by_their_sums)(&x);
        for y in layouts() {
            check_grads!(zipped_elements)(&x, &y);
        }
    }
    check_grads!(three_axes)(&Array3::from_shape_fn((2, 2, 2), |(i, j, k)| {
        (i + 2 * j) as f64 * 0.3 + k as f64
    }));
}

#[test]
fn arrays_that_are_made() {
    check_grads!(made_by_a_function_of_the_indices)(&[0.1, 0.5, 0.9], 0.7);
    let (value, _) = value_and_grad!(made_by_a_function_of_the_indices)(&[0.1, 0.5, 0.9], 0.7);
    assert_eq!(
        value.to_bits(),
        made_by_a_function_of_the_indices(&[0.1, 0.5, 0.9], 0.7).to_bits()
    );
    check_grads!(numbers_at_the_same_distance)(&vector(5), 0.3);
    check_grads!(ones_on_the_diagonal)(&matrix(3, 3));
    check_grads!(between)(0.3, 1.7);
    check_grads!(of_iterators)(&vector(3), &[0.1, 0.3, 0.2, 0.7], 0.3);
}

#[test]
fn rows_that_are_selected_twice() {
    check_grads!(selected_rows)(&matrix(3, 2), &[2, 0, 2]);
}

#[test]
fn loops_that_write_elements() {
    check_grads!(elements_written_in_loops)(&matrix(3, 2));
    check_grads!(rows_in_an_iterator_chain)(&matrix(3, 2));
    check_grads!(mean_and_scatter)(&matrix(3, 2));
}

#[test]
fn vectors() {
    check_grads!(log_sum_exp)(&vector(4));
    check_grads!(views_subtracted)(vector(3).view(), vector(4).slice(s![1..]));
}

#[test]
fn slices_by_a_length_that_is_captured() {
    check_grads!(diffused)(&vector(6), 0.1);
}
