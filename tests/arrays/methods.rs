//! Methods that change shapes and sizes: value and gradient.

// Operations in all their spellings, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use ndarray::{ArcArray2, Array2, ArrayD, ArrayView2, Axis, Ix2, NewAxis, Order, s};

fn elements() -> Array2<f64> {
    Array2::from_shape_fn((3, 4), |(i, j)| {
        0.5 + 0.3 * (1.0 + 3.1 * i as f64 + 1.7 * j as f64).sin()
    })
}

macro_rules! methods {
    ($($name:ident: |$x:ident| $value:expr;)*) => {$(
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            #[differentiable]
            fn f($x: ArrayView2<f64>) -> f64 {
                $value
            }

            #[test]
            fn value_and_gradient() {
                right!(f, elements().view());
            }
        }
    )*};
}

methods! {
    append: |x| { let mut y = x.to_owned(); y.append(Axis(0), x.view()).unwrap(); let z = y.mapv(|v| v * v); z.sum() * y[[4, 1]] };
    push: |x| { let mut y = x.to_owned(); y.push(Axis(0), x.row(1)).unwrap(); y.mapv(|v| v * v).sum() * y[[3, 1]] };
    push_row: |x| { let mut y = x.to_owned(); y.push_row(x.row(1)).unwrap(); y.mapv(|v| v * v).sum() * y[[3, 1]] };
    push_column: |x| { let mut y = x.to_owned(); y.push_column(x.column(1)).unwrap(); y.mapv(|v| v * v).sum() * y[[2, 4]] };
    as_slice: |x| { let y = x.to_owned(); let s = y.as_slice().unwrap(); s[0] * s[5] + s.iter().map(|v| v * v).sum::<f64>() };
    as_slice_mut: |x| { let mut y = x.to_owned(); let s = y.as_slice_mut().unwrap(); s[0] *= 3.0; for v in s.iter_mut() { *v = v.sin(); } y.sum() * y[[0, 0]] };
    reshape1: |x| { let y = x.to_owned().into_shape_with_order(12).unwrap(); y.dot(&y) * y[3] };
    reshape2: |x| { let y = x.to_owned().into_shape_with_order((4, 3)).unwrap(); y[[3, 1]] * y[[0, 2]] };
    reshape3: |x| { let y = x.to_owned().reversed_axes().into_shape_with_order(((2, 6), Order::F)).unwrap(); y[[1, 3]] * y[[0, 2]] };
    to_shape1: |x| { let y = x.to_shape((2, 6)).unwrap(); y[[1, 3]] * y[[0, 2]] };
    to_shape2: |x| { let y = x.to_shape(((6, 2), Order::ColumnMajor)).unwrap().to_owned(); y[[3, 1]] * y[[0, 1]] };
    to_shape4: |x| { let y = x.to_shape([2, 6]).unwrap(); y[[1, 3]] * y[[0, 2]] };
    reshape_view: |x| { let y = x.into_shape_with_order((2, 6)).unwrap(); y[[1, 3]] * y[[0, 2]] };
    arc: |x| { let y: ArcArray2<f64> = x.to_owned().into_shared(); let z = y.clone(); (&y * &z).sum() };
    from_diag_elem: |x| { let d = Array2::from_diag_elem(4, x[[0, 1]]); d.dot(&x.t()).mapv(|v| v * v).sum() };
    dyn_dims: |x| { let y = x.to_owned().into_dyn(); let z = y.sum_axis(Axis(0)); let w: ArrayD<f64> = &y * &z; w.sum() * y[[0, 1]] };
    into_dimensionality: |x| { let y = x.to_owned().into_dyn(); let z = y.into_dimensionality::<Ix2>().unwrap(); z[[0, 1]] * z.sum() };
    accumulate: |x| { let mut y = x.to_owned(); y.accumulate_axis_inplace(Axis(1), |&p, c| *c += p); y.mapv(|v| v * v).sum() };
    accumulate_mul: |x| { let mut y = x.to_owned(); y.accumulate_axis_inplace(Axis(0), |prev, cur| *cur *= *prev); y.mapv(|v| v * v).sum() };
    outer_zip: |x| { let mut s = 0.0; for (a, b) in x.outer_iter().zip(x.outer_iter().skip(1)) { s += a.dot(&b).sin(); } s };
    sum_insert: |x| { let e = x.exp(); let p = &e / &e.sum_axis(Axis(1)).insert_axis(Axis(1)); p[[0, 1]].ln() + p[[2, 2]] };
    newaxis: |x| { let s = x.sum_axis(Axis(1)); let y = &x / &s.slice(s![.., NewAxis]); y.mapv(|v| v * v).sum() };
    windows1: |x| { let r = x.row(0); let mut s = 0.0; for w in r.windows(3) { s += w[0] * w[2]; } s };
    windows_map: |x| { let r = x.row(0).to_owned(); r.windows(2).into_iter().map(|w| (w[1] - w[0]).powi(2)).sum::<f64>() };
    broadcast_owned: |x| { let r = x.row(0).to_owned(); let y = r.broadcast(x.raw_dim()).unwrap().to_owned(); (&y * &x).sum() };
}
