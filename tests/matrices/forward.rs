//! Forward mode and second derivatives of programs over matrices: tangents against differences, and the gradients of functions of gradients.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use nalgebra::{DMatrix, Matrix3, Vector3};

macro_rules! twice {
    ($($name:ident($x:ident: $ty:ty = $at:expr) $body:block)*) => {$(
        mod $name {
            use super::*;
            #[differentiable(order = 2)]
            fn f($x: &$ty) -> f64 $body
            #[differentiable]
            fn of_gradient(x: &$ty) -> f64 {
                let d = grad!(f)(x);
                d.dot(&d)
            }
            #[test]
            fn both() {
                let x: $ty = $at;
                let (value, _) = value_and_grad!(f)(&x);
                assert_eq!(value.to_bits(), f(&x).to_bits());
                check_grads!(f)(&x);
                check_grads!(f, forward)(&x);
                check_grads!(of_gradient)(&x);
            }
        }
    )*};
}
fn v() -> Vector3<f64> {
    Vector3::new(0.3, -0.7, 0.5)
}
fn m() -> Matrix3<f64> {
    Matrix3::new(1.2, 0.3, -0.4, 0.2, 0.9, 0.1, -0.3, 0.5, 1.1)
}
twice! {
    mapped(x: Matrix3<f64> = m()) { let k = x[(0, 0)]; let y = x.map(|v| (v * k).sin()); let z = x.zip_map(&y, |a, b| a * b * k); z.norm() + y.row(1).sum() * z.column(2).dot(&x.column(0)) }
    parts(x: Matrix3<f64> = m()) { let d = x.diagonal(); let v = x.view((0, 1), (2, 2)).clone_owned(); let e = d.xy(); v.norm() * e.norm_squared() + d.dot(&d) * x.iter().map(|a| a * a * a).sum::<f64>() + x.rows(1, 2).sum() * x.columns(0, 2).norm() }
    looped(x: Matrix3<f64> = m()) { let mut s = 0.0; for r in x.row_iter() { s += r.norm_squared() * r[0]; } for c in x.column_iter() { s *= c.sum(); } s }
    operators(x: Vector3<f64> = v()) { let y = x * 2.0 - x / x.x + x; let z = &y * y.y; (z + x).dot(&(0.5 * y)) * (-z).sum() }
    measures(x: Vector3<f64> = v()) { x.norm().powi(3) + x.norm_squared() * x.product() + x.variance() * x.amax() + x.mean() * x.max() * x.min() + x.magnitude() }
    pairs(x: Vector3<f64> = v()) { let y = x.cross(&Vector3::new(x.y, x.z, x.x)); y.dot(x) + y.metric_distance(x) * y.component_mul(x).sum() + y.component_div(x).norm() + y.lerp(x, x.x).norm_squared() }
    elementwise(x: Vector3<f64> = v()) { let y = x.normalize() + x.abs().scale(x.y).unscale(x.z).add_scalar(x.x); y.norm() }
    matrices(x: Matrix3<f64> = m()) { let y = x * x.transpose() + x.tr_mul(x); let i = y.try_inverse().unwrap(); i.trace() * x.determinant() + (x * i).norm() + x.trace() * x.ncols() as f64 }
    dynamic(x: DMatrix<f64> = DMatrix::from_fn(3, 3, |i, j| if i == j { 2.0 } else { 0.3 * (i + 2 * j) as f64 })) { let y = x * x; y.determinant() * (x.transpose() * &y).sum() }
    along(x: Matrix3<f64> = m()) { let (r, c) = (x.row_sum(), x.column_sum()); let (p, q) = (x.row_mean(), x.column_mean()); r.dot(&p) * c.dot(&q) + x.row_sum_tr().dot(&q) * x.row_mean_tr().norm_squared() }
    triangles(x: Matrix3<f64> = m()) { let y = x.upper_triangle() * x.lower_triangle(); y.norm_squared() + y.dot(x) }
    swapped(x: Matrix3<f64> = m()) { let mut y = x.clone_owned(); y.swap_rows(0, 2); y.swap_columns(1, 2); y.dot(x) * y[(0, 0)] }
    crossed(x: Vector3<f64> = v()) { let y = x.cross_matrix(); (y * x.map(|v| v * v)).norm_squared() + y.norm_squared() * x.x }
    written(x: Matrix3<f64> = m()) { let mut y = x.clone_owned(); y.scale_mut(x[(0, 1)]); y.neg_mut(); y.component_mul_assign(x); y += x; y *= x[(1, 1)]; y[(2, 2)] = x[(0, 0)] * y[(1, 1)]; y.dot(x) + y.norm_squared() }
}
