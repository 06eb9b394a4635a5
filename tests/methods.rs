//! Methods, operators and traits.

use grads::prelude::*;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Vec3 {
    fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }
    fn dot(&self, o: &Vec3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    fn norm(self) -> f64 {
        self.dot(&self).sqrt()
    }
    fn cross(self, o: Vec3) -> Vec3 {
        Vec3::new(
            self.y * o.z - self.z * o.y,
            self.z * o.x - self.x * o.z,
            self.x * o.y - self.y * o.x,
        )
    }
    fn scale(&mut self, k: f64) {
        self.x *= k;
        self.y *= k;
        self.z *= k;
    }
    fn len(&self) -> usize {
        3
    }
}

#[differentiable]
impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        Vec3 {
            x: self.x + o.x,
            y: self.y + o.y,
            z: self.z + o.z,
        }
    }
}
#[differentiable]
impl Sub for Vec3 {
    type Output = Self;
    fn sub(self, o: Self) -> Self::Output {
        Vec3::new(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}
#[differentiable]
impl<'a> Sub<&'a Vec3> for &'a Vec3 {
    type Output = Vec3;
    fn sub(self, o: &Vec3) -> Vec3 {
        Vec3::new(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}
#[differentiable]
impl Mul<f64> for Vec3 {
    type Output = Vec3;
    fn mul(self, k: f64) -> Vec3 {
        Vec3 {
            x: self.x * k,
            y: self.y * k,
            z: self.z * k,
        }
    }
}
#[differentiable]
impl Mul<Vec3> for f64 {
    type Output = Vec3;
    fn mul(self, v: Vec3) -> Vec3 {
        v * self
    }
}
#[differentiable]
impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        Vec3::new(-self.x, -self.y, -self.z)
    }
}
#[differentiable]
impl AddAssign for Vec3 {
    fn add_assign(&mut self, o: Vec3) {
        self.x += o.x;
        self.y += o.y;
        self.z += o.z;
    }
}

#[test]
fn method() {
    let v = Vec3::new(3.0, 4.0, 0.0);
    assert_eq!(
        grad!(Vec3::norm)(v),
        Vec3Tangent {
            x: 0.6,
            y: 0.8,
            z: 0.0
        }
    );
    let (a, b) = grad!(Vec3::dot)(&v, &v);
    assert_eq!((a.x, b.y), (3.0, 4.0));
    let a = grad!(Vec3::dot, wrt(self))(&v, &v);
    assert_eq!(a.x, 3.0);
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Body {
    pos: Vec3,
    vel: Vec3,
    mass: f64,
}

#[differentiable]
impl Body {
    fn kinetic(&self) -> f64 {
        0.5 * self.mass * self.vel.dot(&self.vel)
    }
    fn pull(&self, other: &Body) -> Vec3 {
        let d = other.pos - self.pos;
        let r = d.norm();
        d * (other.mass / (r * r * r))
    }
    fn advance(&mut self, acc: Vec3, dt: f64) {
        self.vel += acc * dt;
        self.pos = self.pos + self.vel * dt;
    }
}

#[differentiable]
fn potential(bodies: &[Body]) -> f64 {
    let mut e = 0.0;
    for i in 0..bodies.len() {
        for j in i + 1..bodies.len() {
            let d = bodies[j].pos - bodies[i].pos;
            e -= bodies[i].mass * bodies[j].mass / d.norm();
        }
    }
    e
}

#[differentiable]
fn energy(bodies: &[Body]) -> f64 {
    let mut kinetic = 0.0;
    for b in bodies {
        kinetic += b.kinetic();
    }
    kinetic + potential(bodies)
}

/// Leapfrog over a vector of bodies.
#[differentiable]
fn n_body(bodies: Vec<Body>, steps: usize, dt: f64) -> f64 {
    let mut bodies = bodies;
    for _ in 0..steps {
        let n = bodies.len();
        for i in 0..n {
            let mut acc = Vec3::new(0.0, 0.0, 0.0);
            for j in 0..n {
                if i != j {
                    acc += bodies[i].pull(&bodies[j]);
                }
            }
            bodies[i].advance(acc, dt);
        }
    }
    energy(&bodies)
}

fn bodies() -> Vec<Body> {
    let body = |x: f64, y: f64, v: f64, mass: f64| Body {
        pos: Vec3::new(x, y, 0.3 * x),
        vel: Vec3::new(-v, v * 0.5, 0.1),
        mass,
    };
    vec![
        body(0.0, 0.1, 0.2, 2.0),
        body(1.5, 0.4, -0.3, 1.0),
        body(-0.7, 1.9, 0.6, 0.5),
    ]
}

#[test]
fn simulation() {
    let (value, (gradient, dt)) = value_and_grad!(n_body)(bodies(), 5, 0.01);
    assert_eq!(value.to_bits(), n_body(bodies(), 5, 0.01).to_bits());
    let h = 1e-6;
    let moved = |at: usize, by: f64| {
        let mut all = bodies();
        let b = &mut all[at / 7];
        *[
            &mut b.pos.x,
            &mut b.pos.y,
            &mut b.pos.z,
            &mut b.vel.x,
            &mut b.vel.y,
            &mut b.vel.z,
            &mut b.mass,
        ][at % 7] += by;
        n_body(all, 5, 0.01)
    };
    for at in 0..21 {
        let b = &gradient[at / 7];
        let found = [b.pos.x, b.pos.y, b.pos.z, b.vel.x, b.vel.y, b.vel.z, b.mass][at % 7];
        let expected = (moved(at, h) - moved(at, -h)) / (2.0 * h);
        assert!((found - expected).abs() < 1e-7, "{at}: {found} {expected}");
    }
    let expected = (n_body(bodies(), 5, 0.01 + h) - n_body(bodies(), 5, 0.01 - h)) / (2.0 * h);
    assert!((dt - expected).abs() < 1e-6, "{dt} {expected}");
}
