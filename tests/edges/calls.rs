//! What is selected away on the other side of a call.

use grads::prelude::*;

#[differentiable]
pub fn square_and_length(x: f64, y: f64) -> (f64, f64) {
    let square = x * x + y * y;
    (square, square.sqrt())
}

#[differentiable]
pub fn logarithm_of_length(x: f64, y: f64) -> f64 {
    let (square, length) = square_and_length(x, y);
    if square > 0.0 {
        length.ln()
    } else {
        square + x
    }
}

#[derive(Clone, Copy, Differentiable)]
pub struct Place {
    pub sum: f64,
    pub length: f64,
}

#[differentiable]
impl Place {
    pub fn of(x: f64, y: f64) -> Place {
        Place {
            sum: x + y,
            length: x.hypot(y).sqrt(),
        }
    }
    pub fn roots(&self) -> (f64, f64) {
        (self.sum.sqrt(), self.length)
    }
}

#[differentiable]
pub fn field_of_what_is_made(x: f64, y: f64) -> f64 {
    let p = Place::of(x, y);
    if p.sum > 0.0 { p.length } else { p.sum * 3.0 }
}

#[differentiable]
pub fn second_of_a_method(p: &Place) -> f64 {
    let (root, length) = p.roots();
    if root > 0.0 { root } else { length }
}

/// The callee is not steep; what it was given is.
#[differentiable]
pub fn doubled_and_tripled(a: f64, b: f64) -> (f64, f64) {
    (a * 2.0, b * 3.0)
}

#[differentiable]
pub fn root_behind_a_call(x: f64, y: f64) -> f64 {
    let (p, q) = doubled_and_tripled(y, x.sqrt());
    if x > 0.0 { q } else { p }
}

#[differentiable]
pub fn root_and_double(x: f64, y: f64) -> [f64; 2] {
    [x.sqrt(), y * 2.0]
}

#[differentiable]
pub fn element_of_what_is_returned(x: f64, y: f64) -> f64 {
    let v = root_and_double(x, y);
    if x > 0.0 { v[0] } else { v[1] }
}

#[differentiable]
pub fn handed_through(x: f64, y: f64) -> (f64, f64) {
    square_and_length(x, y)
}

#[differentiable]
pub fn field_at_once(x: f64, y: f64) -> f64 {
    handed_through(x, y).0
}

#[differentiable]
pub fn lengths(x: &[f64]) -> Vec<f64> {
    x.iter().map(|v| (v * v).sqrt()).collect()
}

#[differentiable]
pub fn greatest_length(x: &[f64]) -> f64 {
    lengths(x).into_iter().fold(0.0, f64::max)
}

#[differentiable]
pub fn square_of_a_returned_root(x: f64, y: f64) -> f64 {
    let (p, q) = doubled_and_tripled(y, x.sqrt());
    p - q * q
}

#[differentiable]
pub fn square_of_a_returned_length(x: f64, y: f64) -> f64 {
    let (square, length) = square_and_length(x, y);
    square - length * length
}

#[differentiable]
pub fn guarded_and_not(a: f64, b: f64) -> f64 {
    (if a > 0.0 { a } else { 1.0 }) - b * b
}

#[differentiable]
pub fn square_of_an_argument(x: f64) -> f64 {
    guarded_and_not(x, x.sqrt())
}

#[differentiable]
pub fn first_doubled(mut v: Vec<f64>) -> Vec<f64> {
    v[0] *= 2.0;
    v
}

#[differentiable]
pub fn first_of_doubled(v: Vec<f64>) -> f64 {
    first_doubled(v)[0]
}
