//! Results of calls that nobody uses, or that only a function gets that ignores them: no cotangent comes of them, and the steep callee
//! is not asked for `0 * inf`.

use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
}

#[derive(Clone, Differentiable)]
struct Row {
    xs: Vec<f64>,
}

#[differentiable]
impl Row {
    fn root(self) -> f64 {
        self.xs[0].sqrt()
    }
}

#[differentiable(unconnected = "zero")]
fn twice_the_first(v: &[f64], _ignored: f64) -> f64 {
    v[0] * 2.0
}

#[differentiable]
fn root_of_point(p: Point) -> f64 {
    (p.x * p.x).sqrt()
}

#[differentiable]
fn row_of(x: f64) -> Row {
    Row { xs: vec![x; 3] }
}

#[differentiable]
fn root(v: &[f64]) -> f64 {
    v[1].sqrt()
}

#[differentiable]
fn root_beside(v: &[f64], x: f64) -> f64 {
    v[1].sqrt() * x
}

#[differentiable]
fn double_and_root(v: &mut [f64]) -> f64 {
    v[0] *= 2.0;
    v[1].sqrt()
}

#[differentiable]
fn of_a_struct(v: [f64; 2]) -> f64 {
    twice_the_first(&v, root_of_point(Point { x: v[1] }))
}

#[differentiable]
fn of_what_a_call_made(v: [f64; 2]) -> f64 {
    twice_the_first(&v, row_of(v[1]).root())
}

#[differentiable]
fn of_a_param(v: [f64; 2], p: Point) -> f64 {
    twice_the_first(&v, root_of_point(p))
}

pub fn handed_to_who_ignores_it() -> Vec<(&'static str, [f64; 2])> {
    vec![
        ("of a struct", grad!(of_a_struct)([1.0, 0.0])),
        (
            "of what a call made",
            grad!(of_what_a_call_made)([1.0, 0.0]),
        ),
        (
            "of a param",
            grad!(of_a_param)([1.0, 0.0], Point { x: 0.0 }).0,
        ),
    ]
}

#[differentiable]
fn of_what_may_change(v: &mut [f64]) -> f64 {
    let n = root(v);
    if n > 3.0 { n } else { v[0] * 2.0 }
}

#[differentiable]
fn of_what_may_change_in_a_struct(v: &mut [f64]) -> f64 {
    let parts = (root(v), v[0] * 2.0);
    parts.1
}

#[differentiable]
fn of_a_vector_that_may_change(v: &mut Vec<f64>) -> f64 {
    let n = root_beside(v, v[0]);
    if n > 3.0 { n } else { v[0] * 2.0 }
}

#[differentiable]
fn of_what_does_change(v: &mut [f64]) -> f64 {
    let n = double_and_root(v);
    if n > 3.0 { n } else { v[0] }
}

/// A `&mut` is handed on: its caller goes back through the call whether or not the result is used.
pub fn of_a_mut() -> Vec<(&'static str, Vec<f64>)> {
    vec![
        ("root", grad!(of_what_may_change)(&mut [1.0, 0.0])),
        (
            "in a tuple",
            grad!(of_what_may_change_in_a_struct)(&mut [1.0, 0.0]),
        ),
        (
            "beside a number",
            grad!(of_a_vector_that_may_change)(&mut vec![1.0, 0.0]),
        ),
        ("changed", grad!(of_what_does_change)(&mut [1.0, 0.0])),
    ]
}
