//! Each operation: the value to the bit, and the gradient against differences, of matrices whose size is part of the type and of others.

// Operations in all their spellings, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use nalgebra::{DMatrix, Matrix3};

/// Of one function of a matrix both kinds.
macro_rules! operations {
    ($($name:ident: |$x:ident| $value:expr;)*) => {$(
        mod $name {
            use super::*;

            #[differentiable]
            fn sized($x: &Matrix3<f64>) -> f64 {
                $value
            }

            #[differentiable]
            fn dynamic($x: &DMatrix<f64>) -> f64 {
                $value
            }

            #[test]
            fn value_and_gradient() {
                let x = Matrix3::new(1.1, 0.2, 0.3, 0.4, -1.5, 0.6, 0.7, 0.8, 1.2);
                let y = DMatrix::from_iterator(3, 3, x.iter().copied());
                grads::check_grads!(sized)(&x);
                grads::check_grads!(dynamic)(&y);
                let ((value, gradient), (other, others)) = (value_and_grad!(sized)(&x), value_and_grad!(dynamic)(&y));
                assert_eq!(value.to_bits(), sized(&x).to_bits());
                assert_eq!(other.to_bits(), dynamic(&y).to_bits());
                assert!((others - gradient).norm() < 1e-12);
            }
        }
    )*};
}

operations! {
    mean: |x| x.mean() * x.product() + x.variance();
    max: |x| x.max() * x.min();
    norms: |x| x.norm() * x.magnitude_squared();
    distance: |x| x.metric_distance(&x.transpose());
    abs: |x| { let y = x.abs(); y.dot(&y) };
    scale: |x| { let k = x[(0, 1)]; (x.scale(k) + x.unscale(k).add_scalar(k)).norm() };
    lerp: |x| { let y = x.column(0).clone_owned(); x.column(2).clone_owned().lerp(&y, x[(1, 1)]).norm() };
    zip_map: |x| { let y = x.transpose(); let k = x[(0, 0)]; x.zip_map(&y, |a, b| (a * b * k).sin()).sum() };
    map: |x| { let k = x[(0, 0)]; x.map(|a| a * k).norm() };
    comp: |x| { let y = x.transpose(); x.component_mul(&y).component_div(&(x * x)).norm() };
    row: |x| x.row(1).dot(&x.row(2));
    column: |x| { let c = x.column(1); c.norm() * c[2] };
    trmul: |x| x.tr_mul(&x.column(1)).norm();
    diag: |x| x.diagonal().norm() + x.trace();
    det: |x| x.determinant();
    inv: |x| x.clone_owned().try_inverse().unwrap().norm();
    lu: |x| { let b = x.column(0).clone_owned(); let lu = x.clone_owned().lu(); let y = lu.solve(&b).unwrap(); y.norm() + lu.determinant() };
    chol: |x| { let a = x.tr_mul(x); let c = a.cholesky().unwrap(); let b = x.column(2).clone_owned(); c.solve(&b).norm() + c.ln_determinant() + c.l()[(1, 0)] };
    shape: |x| { let mut s = 0.0; for i in 0..x.nrows() { for j in 0..x.ncols() { s += x[(i, j)] * x[(j, i)]; } } s / x.len() as f64 };
    view: |x| x.view((0, 1), (2, 2)).norm() + x.fixed_view::<2, 2>(1, 0).determinant();
    rows: |x| x.rows(1, 2).norm() + x.columns(0, 2).sum();
    iter: |x| x.iter().map(|v| v * v).sum::<f64>() + x.iter().zip(x.iter()).map(|(a, b)| a * b).sum::<f64>();
    colit: |x| { let mut s = 0.0; for c in x.column_iter() { s += c.norm(); } s };
    index: |x| { let mut y = x.clone(); y[(0, 1)] = x[(1, 1)] * 2.0; y[(2, 2)] += 1.0; y *= x[(0, 0)]; y -= x; y /= 3.0; y.norm() };
}
