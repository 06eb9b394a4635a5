use grads::prelude::*;

trait Sized2 {
    fn len(&self) -> f64;
}

impl Sized2 for [f64; 2] {
    fn len(&self) -> f64 {
        self[0].hypot(self[1])
    }
}

trait Count {
    fn len(self) -> usize;
    fn first(&self) -> f64;
}

impl Count for Vec<f64> {
    fn len(self) -> usize {
        self.iter().filter(|x| **x > 0.0).count()
    }
    fn first(&self) -> f64 {
        self[0] * 3.0
    }
}

trait Present {
    fn is_some(self) -> bool;
}

impl Present for Option<f64> {
    fn is_some(self) -> bool {
        self.is_some_and(|x| x > 0.0)
    }
}

trait Saturating {
    fn exp(&self) -> f64;
    fn sqrt(&self) -> f64;
}

impl Saturating for f64 {
    fn exp(&self) -> f64 {
        1.0 / (1.0 + f64::exp(-*self))
    }
    fn sqrt(&self) -> f64 {
        f64::sqrt(self.max(0.0))
    }
}

#[differentiable]
fn weights(x: &[f64]) -> f64 {
    x.iter().map(|v| v.exp()).sum()
}

// of a number that is no reference, and of what an operator gives, the number's own method comes first
#[differentiable]
fn roots(x: f64, y: f64) -> f64 {
    (x * y).sqrt()
}

#[differentiable]
fn scaled(x: f64) -> f64 {
    let v = [x, 2.0 * x];
    v.len() as f64 * x
}

#[differentiable]
fn mean(x: &[f64]) -> f64 {
    let v = x.to_vec();
    v.iter().sum::<f64>() / v.len() as f64
}

#[differentiable]
fn doubled(x: Option<f64>, y: f64) -> f64 {
    if x.is_some() { 2.0 * y } else { y }
}

const PAIR: usize = 2;

#[differentiable]
fn scaled_pair(x: &[f64; PAIR]) -> f64 {
    x.len() as f64 * x[0]
}

// slices and arrays of another length have no such methods
#[differentiable]
fn lengths(x: &[f64], y: &[f64; 3]) -> f64 {
    x[0] * x.len() as f64 + y[0] * y.len() as f64
}

fn main() {}
