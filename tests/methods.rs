//! Methods, operators and traits.

use grads::prelude::*;
use std::ops::{Add, Mul, Neg, Sub, AddAssign};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Vec3 { x: f64, y: f64, z: f64 }
#[derive(Clone, Copy, Debug, PartialEq)]
struct Vec3T { x: f64, y: f64, z: f64 }
impl grads::Differentiable for Vec3 { type Tangent = Vec3T; fn zeros_like(&self) -> Vec3T { Vec3T { x: 0.0, y: 0.0, z: 0.0 } } }
impl grads::__private::Accumulate<Vec3T> for Vec3T { fn accumulate(&mut self, o: Vec3T) { self.x += o.x; self.y += o.y; self.z += o.z; } }

#[differentiable]
impl Vec3 {
    fn new(x: f64, y: f64, z: f64) -> Self { Self { x, y, z } }
    fn dot(&self, o: &Vec3) -> f64 { self.x * o.x + self.y * o.y + self.z * o.z }
    fn norm(self) -> f64 { self.dot(&self).sqrt() }
    fn cross(self, o: Vec3) -> Vec3 { Vec3::new(self.y * o.z - self.z * o.y, self.z * o.x - self.x * o.z, self.x * o.y - self.y * o.x) }
    fn scale(&mut self, k: f64) { self.x *= k; self.y *= k; self.z *= k; }
    fn len(&self) -> usize { 3 }
}

#[differentiable]
impl Add for Vec3 { type Output = Vec3; fn add(self, o: Vec3) -> Vec3 { Vec3 { x: self.x + o.x, y: self.y + o.y, z: self.z + o.z } } }
#[differentiable]
impl Sub for Vec3 { type Output = Self; fn sub(self, o: Self) -> Self::Output { Vec3::new(self.x - o.x, self.y - o.y, self.z - o.z) } }
#[differentiable]
impl<'a> Sub<&'a Vec3> for &'a Vec3 { type Output = Vec3; fn sub(self, o: &Vec3) -> Vec3 { Vec3::new(self.x - o.x, self.y - o.y, self.z - o.z) } }
#[differentiable]
impl Mul<f64> for Vec3 { type Output = Vec3; fn mul(self, k: f64) -> Vec3 { Vec3 { x: self.x * k, y: self.y * k, z: self.z * k } } }
#[differentiable]
impl Mul<Vec3> for f64 { type Output = Vec3; fn mul(self, v: Vec3) -> Vec3 { v * self } }
#[differentiable]
impl Neg for Vec3 { type Output = Vec3; fn neg(self) -> Vec3 { Vec3::new(-self.x, -self.y, -self.z) } }
#[differentiable]
impl AddAssign for Vec3 { fn add_assign(&mut self, o: Vec3) { self.x += o.x; self.y += o.y; self.z += o.z; } }

#[test]
fn method() {
    let v = Vec3::new(3.0, 4.0, 0.0);
    assert_eq!(grad!(Vec3::norm)(v), Vec3T { x: 0.6, y: 0.8, z: 0.0 });
    let (a, b) = grad!(Vec3::dot)(&v, &v);
    assert_eq!((a.x, b.y), (3.0, 4.0));
    let a = grad!(Vec3::dot, wrt(self))(&v, &v);
    assert_eq!(a.x, 3.0);
}
