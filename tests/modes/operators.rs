//! Forward mode of operators over generic types.

use grads::prelude::*;
use std::ops::*;

#[derive(Differentiable, Clone, Copy, Debug)]
struct V2<T> {
    x: T,
    y: T,
}

#[differentiable(forward)]
impl<T: Real> Add for V2<T> {
    type Output = V2<T>;
    fn add(self, o: V2<T>) -> V2<T> {
        V2 {
            x: self.x + o.x,
            y: self.y + o.y,
        }
    }
}
#[differentiable(forward)]
impl<T: Real> Sub for V2<T> {
    type Output = V2<T>;
    fn sub(self, o: V2<T>) -> V2<T> {
        V2 {
            x: self.x - o.x,
            y: self.y - o.y,
        }
    }
}
#[differentiable(forward)]
impl<T: Real> Mul<T> for V2<T> {
    type Output = V2<T>;
    fn mul(self, k: T) -> V2<T> {
        V2 {
            x: self.x * k,
            y: self.y * k,
        }
    }
}
#[differentiable(forward)]
impl<T: Real> Mul for V2<T> {
    type Output = V2<T>;
    fn mul(self, o: V2<T>) -> V2<T> {
        V2 {
            x: self.x * o.x - self.y * o.y,
            y: self.x * o.y + self.y * o.x,
        }
    }
}
#[differentiable(forward)]
impl<'a, T: Real> Div<T> for &'a V2<T> {
    type Output = V2<T>;
    fn div(self, k: T) -> V2<T> {
        V2 {
            x: self.x / k,
            y: self.y / k,
        }
    }
}
#[differentiable(forward)]
impl<T: Real> Neg for V2<T> {
    type Output = V2<T>;
    fn neg(self) -> V2<T> {
        V2 {
            x: -self.x,
            y: -self.y,
        }
    }
}
#[differentiable(forward)]
impl<T: Real> AddAssign for V2<T> {
    fn add_assign(&mut self, o: V2<T>) {
        self.x += o.x;
        self.y += o.y * T::lit(2.0);
    }
}

#[differentiable(forward)]
impl<T: Real> V2<T> {
    fn dot(self, o: V2<T>) -> T {
        self.x * o.x + self.y * o.y
    }
    fn norm(self) -> T {
        self.dot(self).sqrt()
    }
}

#[differentiable(forward)]
fn step(p: V2<f64>, v: V2<f64>, k: f64) -> f64 {
    let mut q = p + v * k;
    q += -(p * q);
    for _ in 0..2 {
        q = &q / (k + 1.0) - p * v;
    }
    (q - p).norm() + q.dot(p)
}

#[differentiable(forward)]
fn generic<T: Real>(p: V2<T>, k: T) -> T {
    let q = p * k + p * p;
    q.norm() * k
}

#[test]
fn operators_over_generic_types() {
    let p = V2 { x: 1.0, y: 2.0 };
    let v = V2 { x: 0.3, y: -0.2 };
    check_grads!(step, forward)(p, v, 0.5);
    check_grads!(generic::<f64>, forward)(p, 0.5);
}
