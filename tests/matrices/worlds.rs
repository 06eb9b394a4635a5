//! Matrices in modules that are seen at once, without attributes on functions and types.

#![allow(clippy::all)]

use grads::check_grads;
use grads::prelude::*;
use nalgebra::{DMatrix, DVector, Matrix3, Point3, Vector3};

#[differentiable]
mod spring {
    use nalgebra::{DMatrix, DVector, Matrix3, Vector3};
    pub struct State {
        pub p: Vector3<f64>,
        pub v: Vector3<f64>,
    }
    #[derive(Clone)]
    pub struct Params {
        pub k: f64,
        pub drag: Matrix3<f64>,
    }
    impl Params {
        fn force(&self, s: &State) -> Vector3<f64> {
            -self.k * s.p - self.drag * s.v
        }
    }
    impl State {
        fn step(&self, a: &Vector3<f64>, dt: f64) -> State {
            let v = self.v + a * dt;
            State {
                p: self.p + v * dt,
                v,
            }
        }
        fn energy(&self) -> f64 {
            0.5 * self.v.norm_squared() + self.p.x.abs()
        }
    }
    pub fn run(params: &Params, p: Vector3<f64>, n: usize) -> f64 {
        let mut s = State {
            p,
            v: Vector3::zeros(),
        };
        for _ in 0..n {
            let a = params.force(&s);
            s = s.step(&a, 0.01);
        }
        s.energy()
    }
    fn soft(x: &DVector<f64>) -> DVector<f64> {
        let e = x.map(|v| v.exp());
        let s = e.sum();
        e / s
    }
    pub fn ce(w: &DMatrix<f64>, x: &DVector<f64>, label: usize) -> f64 {
        let p = soft(&(w * x));
        -p[label].ln()
    }
}
#[differentiable]
mod arm {
    use nalgebra::{Point3, Rotation3, Vector3};
    #[derive(Clone)]
    pub struct Link {
        pub offset: Vector3<f64>,
        pub axis: Vector3<f64>,
    }
    impl Link {
        fn rot(&self, a: f64) -> Rotation3<f64> {
            Rotation3::new(self.axis * a)
        }
    }
    pub fn fk(links: &[Link], q: &[f64]) -> Point3<f64> {
        let mut r = Rotation3::identity();
        let mut p = Point3::origin();
        for (l, &a) in links.iter().zip(q) {
            r = r * l.rot(a);
            p = p + r * l.offset;
        }
        p
    }
    pub fn cost(links: &[Link], q: &[f64], goal: &Point3<f64>) -> f64 {
        (fk(links, q) - goal).norm_squared()
    }
}

fn vector(k: f64) -> Vector3<f64> {
    Vector3::new(k, 0.5 - k, k * k)
}

#[test]
fn states_and_params_with_methods() {
    let drag = Matrix3::new(0.1, 0.2, 0.0, 0.0, 0.3, 0.1, 0.2, 0.0, 0.5);
    check_grads!(spring::run)(&spring::Params { k: 1.0, drag }, vector(0.4), 5);
}

#[test]
fn softmax_of_a_matrix_times_a_vector() {
    let w = DMatrix::from_fn(4, 3, |i, j| (i as f64 - 0.7 * j as f64).sin());
    check_grads!(spring::ce)(&w, &DVector::from_vec(vec![0.3, -0.5, 0.9]), 2);
}

#[test]
fn links_that_turn() {
    let link = |k| arm::Link {
        offset: vector(k),
        axis: vector(0.5 - k),
    };
    check_grads!(arm::cost)(
        &[link(0.3), link(0.8)],
        &[0.3, 0.9],
        &Point3::from(vector(0.8)),
    );
}

#[differentiable]
mod views {
    use nalgebra::{DMatrix, DMatrixView, DVector, DVectorView, Matrix3, VectorView3};

    fn energy(a: DMatrixView<f64>, x: DVectorView<f64>) -> f64 {
        (a * x).dot(&x) * 0.5
    }
    fn length(x: VectorView3<f64>) -> f64 {
        x.norm()
    }
    fn mean(x: DVectorView<'_, f64>) -> f64 {
        x.iter().sum::<f64>() / x.len() as f64
    }
    pub fn handed(q: &[f64]) -> f64 {
        let a = DMatrix::from_row_slice(3, 3, q);
        let x = DVector::from_vec(vec![q[0], q[4], 1.0]);
        let m = Matrix3::from_row_slice(q);
        energy(a.view((0, 0), (2, 2)), x.rows(1, 2)) + mean(a.column(1)) * length(m.column(2))
    }
}

#[test]
fn views_are_handed_to_functions() {
    let q: Vec<f64> = (0..9).map(|i| 0.2 + 0.3 * f64::from(i)).collect();
    check_grads!(views::handed)(&q);
    let (value, _) = value_and_grad!(views::handed)(&q);
    assert_eq!(value.to_bits(), views::handed(&q).to_bits());
}

/// Numbers as slices, and what is run over after it was assigned.
#[differentiable]
mod fit {
    use nalgebra::{DMatrix, DVector, Matrix3, Vector3};

    struct Body {
        inertia: Matrix3<f64>,
        omega: Vector3<f64>,
    }
    impl Body {
        fn energy(&self) -> f64 {
            0.5 * self.omega.dot(&(self.inertia * self.omega))
        }
    }
    fn total(x: &[f64]) -> f64 {
        x.iter().map(|v| v * v).sum()
    }
    pub fn body(q: &[f64]) -> f64 {
        let body = Body {
            inertia: Matrix3::from_diagonal(&Vector3::new(q[0], 1.0 + q[1], 2.0)),
            omega: Vector3::new(q[2], q[0], 0.4),
        };
        let a = DMatrix::from_fn(3, 3, |i, j| if i == j { 2.0 + q[i] } else { 0.1 });
        let b = DVector::from_row_slice(body.omega.as_slice());
        a.lu().solve(&b).unwrap().norm() + body.energy() + total(body.inertia.as_slice())
    }

    fn model(p: &DVector<f64>, t: &[f64]) -> DVector<f64> {
        DVector::from_iterator(t.len(), t.iter().map(|&t| p[0] * (-p[1] * t).exp() + p[2]))
    }
    pub fn gauss_newton(q: &[f64]) -> f64 {
        let t = [0.0, 0.4, 0.9];
        let y = DVector::from_column_slice(q);
        let mut p = DVector::from_vec(vec![1.0, 0.5, 0.1]);
        for _ in 0..3 {
            let r = &y - model(&p, &t);
            p += r * 0.1;
        }
        p.iter().map(|v| v * v).sum::<f64>() + p.sum()
    }
}

#[test]
fn numbers_of_matrices_are_slices() {
    let q = [0.3, 0.8, 0.5];
    check_grads!(fit::body)(&q);
    check_grads!(fit::gauss_newton)(&q);
    let (value, _) = value_and_grad!(fit::body)(&q);
    assert_eq!(value.to_bits(), fit::body(&q).to_bits());
}

/// A crate by another name.
#[differentiable]
mod renamed {
    use na::{Matrix2, Vector2};
    use nalgebra as na;

    pub struct Pendulum {
        pub m: Vector2<f64>,
        pub l: na::Vector2<f64>,
    }
    impl Pendulum {
        fn mass(&self, q: Vector2<f64>) -> Matrix2<f64> {
            let off = self.m.y * self.l.x * self.l.y * (q.x - q.y).cos();
            Matrix2::new(
                self.m.sum() * self.l.x.powi(2),
                off,
                off,
                self.m.y * self.l.y.powi(2),
            )
        }
    }
    pub fn energy(q: &[f64]) -> f64 {
        let p = Pendulum {
            m: Vector2::new(q[0], q[1]),
            l: na::Vector2::new(q[2], 1.0),
        };
        let v = Vector2::new(q[1], -q[2]);
        0.5 * (v.transpose() * p.mass(v) * v)[(0, 0)]
    }
}

#[test]
fn a_crate_has_another_name() {
    check_grads!(renamed::energy)(&[0.3, 0.8, 0.5]);
}
