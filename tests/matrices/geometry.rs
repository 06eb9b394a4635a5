//! Points, rotations, quaternions and rigid motions.

#![allow(clippy::all)]

use grads::check_grads;
use grads::prelude::*;
use nalgebra::{
    Isometry3, Point2, Point3, Rotation2, Rotation3, Translation2, Translation3, Unit, UnitComplex,
    UnitQuaternion, Vector2, Vector3,
};

#[differentiable]
pub fn points(p: Point3<f64>, q: &Point3<f64>, k: f64) -> f64 {
    let d = p - q;
    let m = p + d * k;
    let mut r = q - d;
    r += d;
    r -= m - p;
    (r * 2.0).coords.norm() + m.x * p.y + m.coords.dot(&q.coords) + p[2]
}
#[differentiable]
pub fn turned(axis: Vector3<f64>, angle: f64, p: Point3<f64>, v: Vector3<f64>) -> f64 {
    let unit = Unit::new_normalize(axis);
    let r = Rotation3::from_axis_angle(&unit, angle);
    let q = UnitQuaternion::from_axis_angle(&unit, angle * 2.0);
    let a = r * p;
    let b = q * v;
    let c = (q * q) * (r.inverse() * v);
    let m = q.to_rotation_matrix() * r;
    let e = m * v + q.inverse() * b;
    a.coords.dot(&b) + c.norm() + e.x * e.y + r.matrix().trace() + q.angle()
}
#[differentiable]
pub fn euler(a: f64, b: f64, c: f64, v: Vector3<f64>) -> f64 {
    let r = Rotation3::from_euler_angles(a, b, c);
    let q = UnitQuaternion::from_euler_angles(b, c, a);
    let x = r * v;
    let y = q * x;
    let z = Rotation3::from_scaled_axis(v) * y;
    let mut turn = UnitQuaternion::from_scaled_axis(v * 0.01);
    turn *= q;
    let mut back = Rotation3::new(v);
    back *= r;
    let w = turn * z + back * y;
    w.x + 2.0 * w.y + z.z * 3.0 + y.dot(&x)
}
#[differentiable]
pub fn plane(a: f64, v: Vector2<f64>) -> f64 {
    let r = Rotation2::new(a);
    let w = r * v;
    w.x * w.y + (r.transpose() * w).x
}
#[differentiable]
pub fn motions(t: Vector3<f64>, axis: Vector3<f64>, p: Point3<f64>) -> f64 {
    let m = Isometry3::new(t, axis);
    let n = m * m;
    let a = n * p;
    let b = m.inverse() * a;
    let o = Isometry3::from_parts(
        Translation3::new(t.x, t.y, 0.5),
        UnitQuaternion::from_scaled_axis(axis),
    );
    let c = o * b;
    c.coords.norm() + a.x * b.y + (n * t).z + n.translation.vector.norm() + o.rotation.angle()
}
#[derive(Clone, Differentiable)]
pub struct Pose {
    r: UnitQuaternion<f64>,
    p: Point3<f64>,
    iso: Isometry3<f64>,
}
#[differentiable]
impl Pose {
    fn apply(&self, v: &Vector3<f64>) -> Point3<f64> {
        self.p + self.r * v
    }
    pub fn cost(&self, v: &[Vector3<f64>]) -> f64 {
        let mut s = 0.0;
        for x in v {
            let y = self.apply(x);
            let z = self.iso * y;
            s += (z - self.p).norm_squared();
        }
        s
    }
}
#[differentiable]
pub fn chain(q: &[f64], target: Point3<f64>) -> f64 {
    let mut pose = Isometry3::identity();
    for &angle in q {
        let joint = Isometry3::from_parts(
            Translation3::new(0.0, 0.1, 0.3),
            UnitQuaternion::from_axis_angle(&Vector3::z_axis(), angle),
        );
        pose *= joint;
    }
    (pose * Point3::origin() - target).norm()
}

fn vector(k: f64) -> Vector3<f64> {
    Vector3::new(0.3 * k, -0.2, k)
}

fn point(k: f64) -> Point3<f64> {
    Point3::from(vector(k))
}

#[test]
fn points_and_vectors() {
    check_grads!(points)(point(0.3), &point(-0.8), 0.4);
}

#[test]
fn rotations_around_an_axis() {
    check_grads!(turned)(vector(0.7), 0.6, point(0.3), vector(0.9));
    check_grads!(turned)(vector(0.7), 0.001, point(0.3), vector(0.9));
}

#[test]
fn rotations_by_angles_and_scaled_axes() {
    check_grads!(euler)(0.3, 0.5, -0.4, vector(0.7));
    check_grads!(euler)(0.3, 0.5, -0.4, vector(0.07));
}

#[test]
fn rotations_of_the_plane() {
    check_grads!(plane)(0.3, Vector2::new(0.3, 0.9));
}

#[test]
fn rigid_motions() {
    check_grads!(motions)(vector(0.3), vector(0.5), point(0.8));
}

#[test]
fn rotations_as_fields() {
    let pose = Pose {
        r: UnitQuaternion::from_scaled_axis(vector(0.3)),
        p: point(0.8),
        iso: Isometry3::new(vector(0.2), vector(0.1)),
    };
    check_grads!(Pose::cost)(&pose, &[vector(0.1), vector(0.7)]);
}

#[test]
fn chain_of_joints() {
    check_grads!(chain)(&[0.1, 0.7, -0.4], point(0.8));
}

#[differentiable]
pub fn products(q: &[f64]) -> f64 {
    let r = UnitQuaternion::from_euler_angles(q[0], q[1], q[2]);
    let t = Translation3::new(q[3], q[4], q[5]);
    let p = Point3::new(q[6], 0.3, q[7]);
    let (a, b) = (t * r, r * t);
    let (c, d) = (a * t * r, r * b);
    let e = t * c;
    ((a * b) * p).coords.norm() + (d * e * p).x - (c.inverse() * p).y
}

#[differentiable]
pub fn motions_of_the_plane(q: &[f64]) -> f64 {
    let (u, r) = (UnitComplex::new(q[1]), Rotation2::new(q[0]));
    let s = Translation2::new(q[2], q[3]);
    let g = &(&s * &u) * &(u * s);
    let h = (g * &u * &s) * Point2::new(q[4], q[5]);
    let i = (r * s) * r * Point2::new(q[5], 0.2);
    h.x * h.y + i.x
}

#[test]
fn rotations_and_translations_make_motions() {
    let q: Vec<f64> = (0..8).map(|i| 0.2 + 0.3 * f64::from(i)).collect();
    check_grads!(products)(&q);
    check_grads!(motions_of_the_plane)(&q);
    assert_eq!(
        value_and_grad!(products)(&q).0.to_bits(),
        products(&q).to_bits()
    );
}
