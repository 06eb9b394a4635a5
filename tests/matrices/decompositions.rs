//! Linear systems, eigenvalues, and matrices that are made of iterators.

#![allow(clippy::all)]

use grads::check_grads;
use grads::prelude::*;
use nalgebra::{DMatrix, DVector, Matrix2, Matrix3, Vector2, Vector3};

#[differentiable]
fn by_qr(m: &Matrix3<f64>, b: &Vector3<f64>) -> f64 {
    let x = m.qr().solve(b).unwrap();
    x.norm() + x.x
}

#[differentiable]
fn by_lu(m: &DMatrix<f64>, b: &DMatrix<f64>) -> f64 {
    let lu = m.clone().lu();
    let x = lu.solve(b).expect("not singular");
    x[(0, 1)] * x[(1, 0)] + lu.determinant() + lu.try_inverse().expect("not singular").norm()
}

#[differentiable]
fn eigenvalues_and_vectors(m: &DMatrix<f64>) -> f64 {
    let e = m.clone().symmetric_eigen();
    let sum = e.eigenvalues.iter().map(|l| l.exp()).sum::<f64>();
    sum + e.eigenvectors[(0, 0)].powi(2) + e.eigenvectors[(1, 0)] * e.eigenvectors[(0, 0)]
}

#[differentiable]
fn direction_of_an_eigenvector(m: &Matrix3<f64>) -> f64 {
    let e = m.symmetric_eigen();
    let v = e.eigenvectors.column(0).clone_owned();
    (v.x * v.y).sin() + e.eigenvalues.max()
}

#[differentiable]
fn eigenvalues_alone(m: &DMatrix<f64>) -> f64 {
    let e = m.symmetric_eigenvalues();
    e[0] * 2.0 + e[1].sin() + e.norm()
}

#[differentiable]
fn square_root(m: &Matrix2<f64>) -> f64 {
    let e = m.symmetric_eigen();
    let d = Matrix2::new(e.eigenvalues[0].sqrt(), 0.0, 0.0, e.eigenvalues[1].sqrt());
    (e.eigenvectors * d * e.eigenvectors.transpose()).sum()
}

#[differentiable]
fn of_iterators(x: &DVector<f64>) -> f64 {
    let y = DVector::from_iterator(x.len(), x.iter().map(|v| v.sin()));
    // two of three are taken
    let z = Vector2::from_iterator(x.iter().map(|v| v * v));
    y.dot(x) + z.norm()
}

fn symmetric(n: usize) -> DMatrix<f64> {
    let a = DMatrix::from_fn(n, n, |i, j| ((i * 7 + j * 3) as f64).sin());
    &a * a.transpose() + DMatrix::identity(n, n)
}

#[test]
fn linear_systems() {
    let m = Matrix3::new(0.3, 0.5, 0.2, 0.9, -0.3, 0.1, 0.4, 0.2, 0.8);
    check_grads!(by_qr)(&m, &Vector3::new(0.1, 0.5, 0.9));
    let dynamic = DMatrix::from_iterator(3, 3, m.iter().copied());
    check_grads!(by_lu)(
        &dynamic,
        &DMatrix::from_fn(3, 2, |i, j| (i + 3 * j) as f64 * 0.3 + 0.1),
    );
}

#[test]
fn eigenvalues() {
    for n in 2..5 {
        check_grads!(eigenvalues_and_vectors)(&symmetric(n));
        check_grads!(eigenvalues_alone)(&symmetric(n));
    }
    check_grads!(direction_of_an_eigenvector)(&Matrix3::from_iterator(
        symmetric(3).iter().copied(),
    ));
    check_grads!(square_root)(&Matrix2::new(2.0, 0.3, 0.3, 1.5));
}

#[test]
fn eigenvalues_that_are_the_same() {
    #[differentiable]
    fn sum(m: &Matrix2<f64>) -> f64 {
        m.symmetric_eigen().eigenvalues.sum()
    }
    assert_eq!(grad!(sum)(&Matrix2::identity()), Matrix2::identity());
}

#[test]
fn items_of_iterators() {
    check_grads!(of_iterators)(&DVector::from_vec(vec![0.3, 0.9, 0.4]));
}
