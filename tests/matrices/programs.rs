//! Programs as their users write them, checked against differences.

#![allow(clippy::all)]

use grads::check_grads;
use grads::prelude::*;
use nalgebra::{
    DMatrix, DVector, Matrix2, Matrix3, Matrix4, SMatrix, SVector, Vector2, Vector3, Vector4,
};

// Kalman filter
#[derive(Clone, Differentiable)]
pub struct Kalman {
    q: f64,
    r: f64,
    f: Matrix2<f64>,
}
#[differentiable]
impl Kalman {
    fn predict(&self, x: &Vector2<f64>, p: &Matrix2<f64>) -> (Vector2<f64>, Matrix2<f64>) {
        let x = self.f * x;
        let p = self.f * p * self.f.transpose() + Matrix2::identity() * self.q;
        (x, p)
    }
    pub fn nll(&self, data: &[f64]) -> f64 {
        let h = Vector2::new(1.0, 0.0);
        let mut x = Vector2::zeros();
        let mut p = Matrix2::identity();
        let mut total = 0.0;
        for &z in data {
            let (xp, pp) = self.predict(&x, &p);
            let s = h.dot(&(pp * h)) + self.r;
            let innovation = z - h.dot(&xp);
            let k = pp * h / s;
            x = xp + k * innovation;
            p = pp - k * h.transpose() * pp;
            total += 0.5 * (innovation * innovation / s + s.ln());
        }
        total
    }
}
// net
#[derive(Clone, Differentiable)]
pub struct Layer {
    w: DMatrix<f64>,
    b: DVector<f64>,
}
#[derive(Clone, Differentiable)]
pub struct Net {
    layers: Vec<Layer>,
}
#[differentiable]
impl Layer {
    fn forward(&self, x: &DVector<f64>) -> DVector<f64> {
        (&self.w * x + &self.b).map(|v| v.tanh())
    }
}
#[differentiable]
pub fn net_loss(net: &Net, x: &DVector<f64>, y: &DVector<f64>) -> f64 {
    let mut h = x.clone();
    for layer in &net.layers {
        h = layer.forward(&h);
    }
    (h - y).norm_squared()
}
// ridge by cholesky
#[differentiable]
pub fn ridge(x: &DMatrix<f64>, y: &DVector<f64>, lambda: f64) -> f64 {
    let n = x.ncols();
    let a = x.transpose() * x + DMatrix::identity(n, n) * lambda;
    let chol = a.cholesky().expect("positive definite");
    let beta = chol.solve(&(x.transpose() * y));
    (x * beta - y).norm_squared()
}
// gp
#[differentiable]
pub fn gp(x: &[f64], y: &DVector<f64>, ell: f64, sigma: f64) -> f64 {
    let n = x.len();
    let mut k = DMatrix::zeros(n, n);
    for i in 0..n {
        for j in 0..n {
            let d = (x[i] - x[j]) / ell;
            k[(i, j)] = (-0.5 * d * d).exp();
            if i == j {
                k[(i, j)] += sigma * sigma;
            }
        }
    }
    let c = k.cholesky().unwrap();
    let alpha = c.solve(y);
    0.5 * y.dot(&alpha) + c.l().diagonal().map(|v| v.ln()).sum()
}
// nbody
#[derive(Clone, Copy, Differentiable)]
pub struct Body {
    pos: Vector3<f64>,
    vel: Vector3<f64>,
    mass: f64,
}
#[differentiable]
fn acceleration(bodies: &[Body], i: usize) -> Vector3<f64> {
    let mut a = Vector3::zeros();
    for j in 0..bodies.len() {
        if i != j {
            let d = bodies[j].pos - bodies[i].pos;
            let r2 = d.norm_squared() + 1e-3;
            a += d * (bodies[j].mass / (r2 * r2.sqrt()));
        }
    }
    a
}
#[differentiable]
pub fn simulate(start: &[Body], dt: f64, steps: usize) -> f64 {
    let mut bodies = start.to_vec();
    for _ in 0..steps {
        for i in 0..bodies.len() {
            let a = acceleration(&bodies, i);
            bodies[i].vel += a * dt;
        }
        for b in bodies.iter_mut() {
            b.pos += b.vel * dt;
        }
    }
    bodies.iter().map(|b| b.pos.norm()).sum()
}
// rotation by angles
#[differentiable]
fn rot_z(a: f64) -> Matrix3<f64> {
    let (s, c) = a.sin_cos();
    Matrix3::new(c, -s, 0.0, s, c, 0.0, 0.0, 0.0, 1.0)
}
#[differentiable]
fn rot_x(a: f64) -> Matrix3<f64> {
    let (s, c) = (a.sin(), a.cos());
    Matrix3::new(1.0, 0.0, 0.0, 0.0, c, -s, 0.0, s, c)
}
#[differentiable]
pub fn arm(q: &[f64], target: &Vector3<f64>) -> f64 {
    let mut r = Matrix3::identity();
    let mut p = Vector3::zeros();
    for (i, &qi) in q.iter().enumerate() {
        r = r * if i % 2 == 0 { rot_z(qi) } else { rot_x(qi) };
        p += r * Vector3::new(0.0, 0.0, 0.3);
    }
    (p - target).norm()
}
// static sized
#[differentiable]
pub fn quad<const N: usize>(a: &SMatrix<f64, N, N>, x: &SVector<f64, N>) -> f64 {
    (x.transpose() * a * x)[(0, 0)] + x.dot(&(a * x))
}
#[differentiable]
pub fn quad3(a: &SMatrix<f64, 3, 3>, x: &SVector<f64, 3>) -> f64 {
    quad(a, x)
}
// rosenbrock DVector
#[differentiable]
pub fn rosen(x: &DVector<f64>) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() - 1 {
        s += 100.0 * (x[i + 1] - x[i] * x[i]).powi(2) + (1.0 - x[i]).powi(2);
    }
    s
}
// projection
#[differentiable]
pub fn project(m: &Matrix4<f64>, p: &Vector3<f64>) -> Vector2<f64> {
    let h = m * Vector4::new(p.x, p.y, p.z, 1.0);
    Vector2::new(h.x / h.w, h.y / h.w)
}
#[differentiable]
pub fn reproj(m: &Matrix4<f64>, pts: &[Vector3<f64>], obs: &[Vector2<f64>]) -> f64 {
    pts.iter()
        .zip(obs)
        .map(|(p, o)| (project(m, p) - o).norm_squared())
        .sum::<f64>()
}
// power iteration
#[differentiable]
pub fn power(a: &DMatrix<f64>, n: usize) -> f64 {
    let mut v = DVector::from_element(a.nrows(), 1.0);
    for _ in 0..n {
        v = a * v;
        v = v.normalize();
    }
    v.dot(&(a * &v))
}
// f32
#[differentiable]
pub fn single(x: &DVector<f32>, w: &DMatrix<f32>) -> f32 {
    (w * x).map(|v| v.max(0.0)).sum()
}
#[differentiable]
fn made_by_a_function(x: &[f64], l: f64) -> f64 {
    let n = x.len();
    let k = DMatrix::from_fn(n, n, |i, j| (-(x[i] - x[j]).powi(2) / l).exp());
    k.sum()
}

#[differentiable]
fn made_of_rows(a: f64, b: f64) -> f64 {
    let m = Matrix2::from_row_slice(&[a, b, b, 1.0]);
    let v = Vector2::new(a, b);
    (m * v).norm()
}

#[differentiable]
fn made_of_columns(a: Vector3<f64>, b: Vector3<f64>) -> f64 {
    let m = Matrix3::from_columns(&[a, b, a.cross(&b)]);
    m.determinant()
}

#[differentiable]
fn some_coordinates(x: &Vector3<f64>, dt: f64) -> f64 {
    let mut y = *x;
    y.iter_mut().for_each(|v| *v *= dt);
    y.xy().norm() + y.amax()
}

#[differentiable]
fn made_of_the_diagonal(x: &DVector<f64>) -> f64 {
    let n = x.len();
    let mut k = DMatrix::<f64>::zeros(n, n);
    for i in 0..n {
        k[(i, i)] = x[i];
    }
    let d = DMatrix::from_diagonal(x);
    (k - d).norm_squared() + x.dot(x)
}

#[differentiable]
fn homogeneous_transformations(q: &[f64], l: &[f64]) -> f64 {
    let mut t = Matrix4::<f64>::identity();
    for (a, l) in q.iter().zip(l) {
        let (s, c) = a.sin_cos();
        t *= Matrix4::new(
            c,
            -s,
            0.0,
            l * c,
            s,
            c,
            0.0,
            l * s,
            0.0,
            0.0,
            1.0,
            0.0,
            0.0,
            0.0,
            0.0,
            1.0,
        );
    }
    t[(0, 3)].powi(2) + t[(1, 3)]
}

type V3 = Vector3<f64>;
#[derive(Clone, Copy, Differentiable)]
pub struct Ray {
    pub o: V3,
    pub d: V3,
}
#[differentiable]
impl Ray {
    pub fn at(&self, t: f64) -> V3 {
        self.o + self.d * t
    }
}
#[differentiable]
fn shaded(r: &Ray, c: &V3, radius: f64) -> f64 {
    let oc = r.o - c;
    let b = oc.dot(&r.d);
    let disc = b * b - (oc.dot(&oc) - radius * radius);
    if disc < 0.0 {
        return 0.0;
    }
    let t = -b - disc.sqrt();
    let p = r.at(t);
    let n = (p - c) / radius;
    n.dot(&V3::new(0.0, 0.0, 1.0)).max(0.0)
}

fn dm(r: usize, c: usize) -> DMatrix<f64> {
    DMatrix::from_fn(r, c, |i, j| {
        (1.3 * i as f64 + 0.7 * (j * j) as f64).sin() + (i == j) as u8 as f64
    })
}
fn dv(n: usize) -> DVector<f64> {
    DVector::from_fn(n, |i, _| (0.9 * i as f64 + 0.3).cos())
}
fn v3(k: f64) -> Vector3<f64> {
    Vector3::new(k, 0.5 - k, k * k)
}

#[test]
fn kalman_filter() {
    let filter = Kalman {
        q: 0.1,
        r: 0.3,
        f: Matrix2::new(1.0, 0.1, 0.0, 0.9),
    };
    check_grads!(Kalman::nll)(&filter, &[0.1, 0.5, 0.2, 0.9]);
}

#[test]
fn network_of_layers_in_a_vector() {
    let layer = |r, c| Layer {
        w: dm(r, c),
        b: dv(r),
    };
    check_grads!(net_loss)(
        &Net {
            layers: vec![layer(4, 3), layer(2, 4)],
        },
        &dv(3),
        &dv(2),
    );
}

#[test]
fn ridge_regression_by_cholesky() {
    check_grads!(ridge)(&dm(5, 3), &dv(5), 0.7);
}

#[test]
fn likelihood_of_a_gaussian_process() {
    check_grads!(gp)(&[0.1, 0.7, 1.9], &dv(3), 0.8, 0.3);
}

#[test]
fn bodies_with_vectors_as_fields() {
    let body = |k| Body {
        pos: v3(k),
        vel: v3(-k),
        mass: 1.0 + k,
    };
    check_grads!(simulate)(&[body(0.2), body(0.9), body(-0.4)], 0.01, 5);
}

#[test]
fn arm_of_rotation_matrices() {
    check_grads!(arm)(&[0.1, 0.4, -0.3, 0.8], &v3(0.6));
}

#[test]
fn quadratic_form_of_any_size() {
    let a = Matrix3::new(1., 2., 3., 4., 5., 6., 7., 8., 9.5);
    check_grads!(quad3)(&a, &v3(0.3));
}

#[test]
fn vectors_like_slices() {
    check_grads!(rosen)(&dv(5));
}

#[test]
fn cameras() {
    let m = Matrix4::from_fn(|i, j| (i + 2 * j) as f64 * 0.1 + (i == j) as u8 as f64);
    let seen = [Vector2::new(0.1, 0.2), Vector2::new(0.4, 0.0)];
    check_grads!(reproj)(&m, &[v3(0.1), v3(0.7)], &seen);
}

#[test]
fn power_iteration() {
    check_grads!(power)(&(dm(3, 3) * dm(3, 3).transpose()), 4);
}

#[test]
fn single_precision() {
    let (x, w) = (
        DVector::from_vec(vec![1.0, -2.0]),
        DMatrix::from_row_slice(2, 2, &[0.5, 0.1, 0.9, 0.3]),
    );
    let (value, (by_x, by_w)) = value_and_grad!(single)(&x, &w);
    assert_eq!(value, single(&x, &w));
    assert_eq!(by_x, DVector::from_vec(vec![1.4, 0.4]));
    assert_eq!(by_w, DMatrix::from_row_slice(2, 2, &[1.0, -2.0, 1.0, -2.0]));
}

#[test]
fn matrices_that_are_made() {
    check_grads!(made_by_a_function)(&[0.1, 0.5, 0.9], 0.7);
    check_grads!(made_of_rows)(0.3, 0.8);
    check_grads!(made_of_columns)(v3(0.1), v3(0.7));
    check_grads!(made_of_the_diagonal)(&dv(2));
    let (value, _) = value_and_grad!(made_by_a_function)(&[0.1, 0.5, 0.9], 0.7);
    assert_eq!(
        value.to_bits(),
        made_by_a_function(&[0.1, 0.5, 0.9], 0.7).to_bits()
    );
}

#[test]
fn coordinates_by_name() {
    check_grads!(some_coordinates)(&v3(0.4), 0.7);
}

#[test]
fn sphere_that_is_lit() {
    let ray = Ray {
        o: Vector3::new(0.0, 0.1, -3.0),
        d: Vector3::new(0.0, 0.0, 1.0),
    };
    check_grads!(shaded)(&ray, &Vector3::zeros(), 1.0);
}

#[test]
fn arm_of_homogeneous_transformations() {
    check_grads!(homogeneous_transformations)(&[0.3, 0.8], &[1.0, 0.5]);
}
