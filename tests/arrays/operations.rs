//! Each operation: the value to the bit, and the gradient against differences, of arrays of every layout.

// Operations in all their spellings, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use ndarray::{Array2, ArrayView2, s};

/// The elements, all different, between 0.2 and 0.8.
fn elements(rows: usize, columns: usize) -> Array2<f64> {
    Array2::from_shape_fn((rows, columns), |(i, j)| {
        0.5 + 0.3 * (1.0 + 3.1 * i as f64 + 1.7 * j as f64).sin()
    })
}

/// Arrays of three rows and four columns that lie differently in memory.
fn layouts(check: impl Fn(ArrayView2<f64>)) {
    let large = elements(7, 9);
    check(elements(3, 4).view());
    check(elements(4, 3).t());
    check(large.slice(s![1..4, 2..6]));
    check(large.slice(s![..;3, ..;-2]).slice(s![.., ..4]));
    check(large.t().slice(s![..;-3, 3..7]));
}

/// For each function: the value is that of the function, the gradient is that of differences, and that of an array which lies in
/// memory as usual.
macro_rules! operations {
    ($($name:ident: |$x:ident| $value:expr;)*) => {$(
        mod $name {
            use super::*;
            #[allow(unused_imports)]
            use ndarray::{Array, Array1, Axis};

            #[differentiable(order = 2)]
            fn f($x: ArrayView2<f64>) -> f64 {
                $value
            }

            #[differentiable]
            fn of_gradient(x: ArrayView2<f64>) -> f64 {
                let d = grad!(f)(x);
                d.mapv(|d: f64| d * d).sum()
            }

            /// The value and its tangent, by the gradient.
            fn along_a_tangent() {
                let x = elements(3, 4);
                let d = x.mapv(|x| (9.0 * x).cos());
                let (y, dy) = jvp!(f)(x.view(), d.clone());
                let (value, gradient) = value_and_grad!(f)(x.view());
                let expected = (&gradient * &d).sum();
                assert!((y - value).abs() <= 1e-15 * value.abs());
                assert!((dy - expected).abs() <= 1e-12 * expected.abs().max(1.0));
            }

            #[test]
            fn value_and_gradient() {
                grads::check_grads!(f)(elements(3, 4).view());
                along_a_tangent();
                grads::check_grads!(of_gradient)(elements(3, 4).view());
                layouts(|x| {
                    let (value, gradient) = value_and_grad!(f)(x);
                    assert_eq!(value.to_bits(), f(x).to_bits());
                    let usual = grad!(f)(x.as_standard_layout().view());
                    let distance = (&gradient - &usual).mapv(f64::abs).sum();
                    assert!(distance < 1e-12, "{gradient} is not {usual}");
                });
            }
        }
    )*};
}

#[differentiable(order = 2)]
fn squares(x: &Array2<f64>) -> f64 {
    x.mapv(|x| x * x).sum()
}

operations! {
    sum: |x| x.sum() * x.sum();
    mean: |x| x.mean().unwrap().powi(3);
    product: |x| x.product();
    var: |x| x.var(1.0);
    std: |x| x.std(0.0);
    sum_axis: |x| { let y = x.sum_axis(Axis(0)); y.dot(&y) };
    mean_axis: |x| { let y = x.mean_axis(Axis(1)).unwrap(); y.dot(&y) };
    transpose: |x| { let y = x.t(); squares(&y.dot(&x)) };
    reversed_axes: |x| { let y = x.view().reversed_axes(); y[[1, 2]] * y[[3, 0]] };
    permuted_axes: |x| {
        let y = x.view().insert_axis(Axis(0)).permuted_axes([2, 0, 1]);
        y[[1, 0, 2]] * y[[3, 0, 0]] + x.view().permuted_axes((1, 0)).row(2).sum()
    };
    var_axis: |x| { let y = x.var_axis(Axis(0), 1.0); y.dot(&y) };
    std_axis: |x| { let y = x.std_axis(Axis(1), 0.0); y.dot(&y) };
    powi: |x| { let y = x.powi(3); (&y * &x).sum() + x.powi(0).sum() };
    powf: |x| { let y = x.powf(x[[0, 1]]); (&y * &x).sum() };
    row: |x| { let y = x.row(1); y.dot(&y) };
    column: |x| x.column(2).dot(&x.column(0));
    diag: |x| { let y = x.diag(); y.dot(&y) };
    slice: |x| { let y = x.slice(s![1.., ..;2]); y[[0, 1]] * y[[1, 0]] };
    slice_of_one_row: |x| { let y = x.slice(s![2usize, ..;-1]); y[0] * y[3] };
    index_axis: |x| { let y = x.index_axis(Axis(1), 3); y.dot(&y) };
    insert_axis: |x| { let y = x.view().insert_axis(Axis(1)); y[[2, 0, 1]] * y[[1, 0, 3]] };
    remove_axis: |x| { let y = x.view().remove_axis(Axis(0)); y.dot(&y) };
    outer_iter: |x| { let mut s = 0.0; for y in x.outer_iter() { s += y.dot(&y).sin(); } s };
    outer_iter_and_indices: |x| {
        let mut s = 0.0;
        for (i, y) in x.outer_iter().enumerate() { s += y[i] * y.sum(); }
        s
    };
    axis_iter: |x| x.axis_iter(Axis(1)).map(|y| y.dot(&y).sin()).sum::<f64>();
    axis_chunks_iter: |x| { let mut s = 0.0; for y in x.axis_chunks_iter(Axis(0), 2) { s += y.sum().sin(); } s };
    rows: |x| { let mut s = 0.0; for y in x.rows() { s += y.dot(&y).sin(); } s };
    columns: |x| { let mut s = 0.0; for y in x.columns() { s += y.product(); } s };
    lanes: |x| { let mut s = 0.0; for y in x.lanes(Axis(0)) { s += y.product(); } s };
    mapv: |x| { let k = x.sum(); x.mapv(|x| (x * k).sin()).sum() };
    map: |x| { let k = x.sum(); x.map(|x: &f64| (x * k).sin()).sum() };
    mapv_into: |x| x.to_owned().mapv_into(|x| x * x).sum();
    fold: |x| x.fold(1.0, |a: f64, x: &f64| a * x.sin());
    broadcast: |x| { let r = x.row(1); let y = r.broadcast((3, 4)).unwrap(); (&y * &x).sum() * y.sum() };
    as_standard_layout: |x| { let y = x.as_standard_layout(); squares(&(&y * &x)) };
    into_diag: |x| { let y = x.to_owned().into_diag(); y.dot(&y) };
    slice_move: |x| { let y = x.to_owned().slice_move(s![1.., ..;2]); y[[0, 1]] * y[[1, 0]] };
    slice_axis: |x| { let y = x.slice_axis(Axis(1), ndarray::Slice::from(1..3)); squares(&(&y * 2.0)) };
    product_axis: |x| { let y = x.product_axis(Axis(1)); y.dot(&y) };
    index_axis_move: |x| { let y = x.to_owned().index_axis_move(Axis(0), 1); y.dot(&y) };
    axis_windows: |x| { let mut s = 0.0; for y in x.axis_windows(Axis(1), 2) { s += y.sum().sin(); } s };
    windows: |x| { let mut s = 0.0; for y in x.windows((2, 2)) { s += y.sum().sin() * y[[0, 1]]; } s };
    swap_axes: |x| { let mut y = x.to_owned(); y.swap_axes(0, 1); y[[3, 1]].sin() * y.row(2).sum() };
    invert_axis: |x| { let mut y = x.to_owned(); y.invert_axis(Axis(0)); squares(&(&y * &x)) };
    negative: |x| { let y = -&x; squares(&y) };
    matrix_times_matrix: |x| squares(&x.dot(&x.t()));
    matrix_times_vector: |x| { let y = x.dot(&x.row(0)); y.dot(&y) };
    vector_times_matrix: |x| { let y = x.column(1).dot(&x); y.dot(&y) };
    of_arrays: |x| squares(&(&x * &x - &x / &(&x + &x) + &x % &(&x * &x)));
    of_arrays_by_value: |x| squares(&(x.to_owned() * x.to_owned() - &x / x.to_owned() + x.to_owned() % &x));
    of_numbers: |x| { let k = x[[0, 1]]; squares(&(2.0 * &x * k - k / &x + (&x - 0.25) / k + 0.5)) };
    of_numbers_on_the_left: |x| { let k = x[[2, 1]]; squares(&(k - &x + (k + k * x.to_owned()))) };
    assigned: |x| { let mut y = x.to_owned(); y += &x; y *= &x.row(1); y -= 0.5; y /= &x; squares(&y) };
    assigned_numbers: |x| { let k = x[[1, 1]]; let mut y = x.to_owned(); y += k; y *= k; y -= k; y /= k; squares(&y) };
    to_shape: |x| { let y = x.to_shape((2, 6)).unwrap(); y[[0, 5]] * y[[1, 0]] };
    flatten: |x| { let y = x.flatten(); y[2] * y[7] * y[11] };
    into_dyn: |x| { let y = x.view().into_dyn(); y[[1, 2]] * y[[2, 1]] };
    indices: |x| {
        let mut s = 0.0;
        for i in 0..x.nrows() { for j in 0..x.ncols() { s += x[[i, j]] * x[(i, 0)] * (i + j) as f64; } }
        s
    };
    elements_written: |x| {
        let mut y = Array2::<f64>::zeros((3, 4));
        for i in 0..3 { for j in 0..4 { y[[i, j]] = x[[i, j]] * x[[2 - i, j]]; } }
        y[[1, 1]] *= x[[0, 0]];
        squares(&y)
    };
    assign: |x| { let mut y = x.to_owned(); y.assign(&x.row(2)); let z = &y * &x; squares(&z) };
    fill_of_a_vector: |x| { let mut y = x.row(0).to_owned(); y.fill(x[[0, 0]]); y.dot(&x.row(1)) };
    scaled_add: |x| { let mut y = x.to_owned(); y.scaled_add(x[[0, 2]], &x); squares(&y) };
    mapv_inplace: |x| { let k = x[[0, 0]]; let mut y = x.to_owned(); y.mapv_inplace(|y| y * y * k); squares(&y) };
    from_vec: |x| { let y = Array1::from_vec(vec![x[[0, 1]], x[[1, 0]] * 2.0]); y.dot(&y) };
    from_elem: |x| { let y = Array2::from_elem((3, 4), x[[1, 2]]); squares(&(&y * &x)) };
    from_shape_vec: |x| {
        let y = Array::from_shape_vec((2, 2), vec![x[[0, 0]], x[[1, 1]], x[[2, 2]], x[[0, 3]]]).unwrap();
        y[[0, 1]] * y[[1, 0]] * y[[1, 1]]
    };
    shape: |x| x.sum() * (x.nrows() * x.ncols() + x.len() + x.ndim()) as f64 / x.shape()[0] as f64;
    dim: |x| { let (rows, columns) = x.dim(); x.sum() * (rows + 2 * columns) as f64 };
}

/// Functions of numbers, element by element.
macro_rules! functions {
    ($($name:ident)*) => {
        operations! { $($name: |x| { let y = x.$name(); (&y * &y * &x).sum() };)* }
    };
}

functions! {
    abs recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh atanh to_degrees to_radians
}

operations! {
    acosh: |x| { let y = (&x + 1.0).acosh(); (&y * &x).sum() };
}

#[differentiable]
fn of_singles(x: &ndarray::Array1<f32>, k: f32) -> f32 {
    let y = (x * k).mapv(|x| x.sin());
    y.dot(x) + y.sum()
}

#[test]
fn single_precision() {
    let x = ndarray::array![0.5f32, -0.25, 1.5];
    let (value, (dx, dk)) = value_and_grad!(of_singles)(&x, 0.75);
    assert_eq!(value.to_bits(), of_singles(&x, 0.75).to_bits());
    let slope = |x: f32| {
        (
            0.75 * (0.75 * x).cos(),
            (0.75 * x).sin(),
            x * (0.75 * x).cos(),
        )
    };
    for (dx, &x) in dx.iter().zip(&x) {
        let (by_x, sin, _) = slope(x);
        assert!((dx - (by_x * x + sin + by_x)).abs() < 1e-6);
    }
    let by_k: f32 = x.iter().map(|&x| slope(x).2 * (x + 1.0)).sum();
    assert!((dk - by_k).abs() < 1e-6);
}

#[differentiable]
fn in_order(x: &Array2<f64>) -> f64 {
    x.fold(1.0, |a: f64, x: &f64| a * x + x.sin())
}

/// `fold` goes through the elements as they lie in memory.
#[test]
fn fold_by_columns() {
    let x = elements(4, 3).reversed_axes();
    grads::check_grads!(in_order)(&x);
    assert_ne!(in_order(&x), in_order(&x.as_standard_layout().to_owned()));
}

#[differentiable]
fn total(x: &Array2<f64>) -> f64 {
    let y = x.dot(&x.t());
    y.sum() + x.mapv(|x| x.exp()).sum() + x.sum_axis(ndarray::Axis(0)).sum()
}

#[test]
fn few_elements() {
    let none = Array2::zeros((0, 3));
    assert_eq!(value_and_grad!(total)(&none), (total(&none), none.clone()));
    let one = Array2::from_elem((1, 1), 0.5);
    let gradient = grad!(total)(&one);
    assert!((gradient[[0, 0]] - (2.0 * 0.5 + 0.5f64.exp() + 1.0)).abs() < 1e-15);
}
