//! Operators, in all ownerships.

#![allow(clippy::all)]

use grads::check_grads;
use grads::prelude::*;
use nalgebra::{DMatrix, DVector, Matrix3, Vector3};

/// The four ownerships of both operands, of both kinds of matrices.
macro_rules! ownerships {
    ($($name:ident: $op:tt;)*) => {$(
        mod $name {
            use super::*;

            #[differentiable]
            fn sized(x: &Matrix3<f64>, y: &Matrix3<f64>) -> f64 {
                let all = (x $op y) + (x.clone() $op y) * 2.0 + (x $op y.clone()) * 3.0 + (x.clone() $op y.clone()) * 4.0;
                all[(0, 1)] * all[(2, 2)]
            }

            #[differentiable]
            fn dynamic(x: &DMatrix<f64>, y: &DMatrix<f64>) -> f64 {
                let all = (x $op y) + (x.clone() $op y) * 2.0 + (x $op y.clone()) * 3.0 + (x.clone() $op y.clone()) * 4.0;
                all[(0, 1)] * all[(2, 2)]
            }

            #[test]
            fn of_both() {
                let x = Matrix3::new(1.1, 0.2, 0.3, 0.4, -1.5, 0.6, 0.7, 0.8, 1.2);
                let y = x.transpose() * x;
                check_grads!(sized)(&x, &y);
                let dynamic_of = |m: Matrix3<f64>| DMatrix::from_iterator(3, 3, m.iter().copied());
                check_grads!(dynamic)(&dynamic_of(x), &dynamic_of(y));
            }
        }
    )*};
}

ownerships! {
    sum: +;
    difference: -;
    product: *;
}

#[differentiable]
fn with_numbers(x: &Vector3<f64>, k: f64) -> f64 {
    let y = x * k + k * x - x.clone() / k + 2.0 * x.clone() - (x / 3.0) * k;
    (-y).dot(&(-x))
}

#[differentiable]
fn assigned(x: &DVector<f64>, y: &DVector<f64>, k: f64) -> f64 {
    let mut z = x.clone();
    z += y;
    z -= y.clone() * k;
    z *= k;
    z /= y[0];
    z += z.clone();
    z -= &(x * k);
    z[1] += k * z[0];
    z.norm()
}

#[differentiable]
fn in_place(x: &mut Vector3<f64>, k: f64) {
    *x *= k;
    x.y += x.z * k;
    x[0] = k;
}

#[differentiable]
fn of_in_place(x: Vector3<f64>, k: f64) -> f64 {
    let mut y = x;
    in_place(&mut y, k);
    y.norm()
}

#[test]
fn numbers() {
    check_grads!(with_numbers)(&Vector3::new(0.3, -0.2, 0.9), 0.7);
}

#[test]
fn compound_assignments() {
    let vector = |k: f64| DVector::from_vec(vec![k, 1.0 - k, k * k]);
    check_grads!(assigned)(&vector(0.3), &vector(0.7), 1.3);
}

#[test]
fn params_that_are_written_to() {
    check_grads!(of_in_place)(Vector3::new(0.3, -0.2, 0.9), 0.7);
}

#[differentiable]
fn outer(x: &DVector<f64>, y: &DVector<f64>) -> f64 {
    let m = x * y.transpose();
    m[(0, 1)] * m[(2, 0)] + (y.transpose() * x)[(0, 0)]
}

#[differentiable]
fn powers(x: &Matrix3<f64>) -> f64 {
    let mut y = x.clone();
    for _ in 0..3 {
        y *= x.transpose();
    }
    y[(0, 2)] * y.trace()
}

#[test]
fn products_that_are_assigned() {
    check_grads!(powers)(&Matrix3::new(1.1, 0.2, 0.3, 0.4, -1.5, 0.6, 0.7, 0.8, 1.2));
}

#[test]
fn outer_products() {
    let vector = |k: f64| DVector::from_vec(vec![k, 1.0 - k, k * k]);
    check_grads!(outer)(&vector(0.3), &vector(0.7));
}
