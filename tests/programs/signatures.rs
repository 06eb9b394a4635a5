//! Every way in which values come in and go out.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn single_precision(x: f32, y: f32) -> f32 {
    let z = x * 0.5 + y.sin();
    z * z / (1.0 + x.abs())
}

#[differentiable(forward)]
fn single_precision_loop(x: &[f32], w: f32) -> f32 {
    let mut sum = 0.0;
    for &v in x {
        sum += (w * v).tanh() * 2.0;
    }
    sum
}

#[differentiable(forward)]
fn mixed_precision(x: f32, y: f64) -> f64 {
    let wide = x as f64;
    wide * y.cos() + wide * wide
}

#[differentiable(forward)]
fn tuple_in(p: (f64, f64), w: f64) -> f64 {
    let (a, b) = p;
    a * w + (b * a).exp()
}

#[differentiable(forward)]
fn array_of_tuples_by_hand(p: [f64; 2], q: [f64; 2]) -> f64 {
    let pairs = [(p[0], q[1]), (p[1], q[0])];
    pairs[0].0 * pairs[1].1 + pairs[0].1 * pairs[1].0
}

#[differentiable(forward)]
fn vec_by_value(mut x: Vec<f64>) -> f64 {
    for i in 0..x.len() {
        x[i] *= x[i];
    }
    x[0] + x[1] * x[2]
}

#[differentiable(forward)]
fn array_reference(x: &[f64; 3], y: &f64) -> f64 {
    x[0] * x[1] + x[2] * *y
}

#[differentiable(forward)]
fn scalar_in_out(x: &mut f64, y: f64) -> f64 {
    *x *= y;
    *x += 1.0;
    *x * *x
}

#[differentiable(forward)]
fn array_in_out(x: &mut [f64; 2], y: f64) -> f64 {
    x[0] += y * x[1];
    x[1] = x[0] * x[0];
    x[1] - y
}

#[differentiable(forward)]
fn stopped(x: f64, y: f64) -> f64 {
    let scale = stop_gradient(y);
    scale * x + (y - scale) * x.sin()
}

#[differentiable(wrt(x))]
fn only_one(x: f64, y: f64) -> f64 {
    x.powf(y)
}

#[differentiable(forward)]
fn unused_on_this_path(x: f64, y: f64, use_y: bool) -> f64 {
    if use_y { x * y } else { x }
}

#[differentiable(unconnected = "zero", forward)]
fn ignores_one(x: f64, _y: f64) -> f64 {
    x * x
}

/// A rule of its own keeps the derivative safe for large `x`.
#[differentiable(vjp = softplus_rule)]
fn softplus(x: f64) -> f64 {
    if x > 30.0 { x } else { x.exp().ln_1p() }
}

fn softplus_rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (softplus(x), move |ct| ct / (1.0 + (-x).exp()))
}

#[differentiable]
fn penalty(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += softplus(x[i]) * 0.5;
    }
    sum
}

#[differentiable(forward)]
fn tuple_out(x: f64, y: f64) -> (f64, f64) {
    (x * y, x.sin() + y)
}

#[differentiable(forward)]
fn vec_out(x: &[f64]) -> Vec<f64> {
    let mut y = vec![0.0; x.len()];
    for i in 0..x.len() {
        y[i] = x[i] * x[x.len() - 1 - i];
    }
    y
}

#[differentiable(forward)]
fn array_out(x: f64) -> [f64; 3] {
    [x, x * x, x * x * x]
}

#[differentiable(forward)]
fn std_methods(x: f64, y: f64) -> f64 {
    let a = x.mul_add(y, 0.5).recip() + x.cbrt() + y.exp2() + x.log10() + (x + 1.0).log2();
    let b = x.sinh() + y.cosh() + (0.3 * x).asinh() + (x + 1.5).acosh() + (0.2 * y).atanh();
    let c = x.to_radians().tan() + y.to_degrees().fract() + x.max(y) - x.min(y) + x.rem_euclid(0.7);
    let d = (0.4 * x).acos()
        + x.copysign(-1.0)
        + y.signum() * x
        + x.log(3.0)
        + y.ln_1p()
        + x.trunc() * y;
    a + b * c - d
}

#[differentiable(forward)]
fn integer_arithmetic(x: &[f64], stride: usize) -> f64 {
    let mut sum = 0.0;
    let mut i = 0usize;
    while i < x.len() {
        let sign = if (i / stride) & 1 == 0 { 1i32 } else { -1 };
        sum += f64::from(sign) * x[i] * (i as f64).sqrt();
        i += stride;
    }
    sum * x[0]
}

/// What `stop_gradient` holds back is no part of the gradient, so differences cannot check it.
pub fn stopped_gradient_is_exact() -> Result<(), String> {
    let (x, y) = (0.8f64, 1.3);
    let (value, gradient) = value_and_grad!(stopped)(x, y);
    let expected = (y * x, (y, x.sin()));
    if (value, gradient) == expected {
        Ok(())
    } else {
        Err(format!("{:?} instead of {expected:?}", (value, gradient)))
    }
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward single_precision(0.7f32, 1.2f32)),
        program!(forward single_precision_loop(&[0.3f32, -0.8, 1.1], 0.9f32)),
        program!(forward mixed_precision(0.8f32, 0.6)),
        program!(forward tuple_in((0.4, 0.9), 1.3)),
        program!(forward array_of_tuples_by_hand([0.5, 1.1], [0.7, -0.2])),
        program!(forward vec_by_value(vec![0.3, 0.8, -1.2])),
        program!(forward array_reference(&[0.5, 1.5, -0.6], &0.9)),
        program!(forward scalar_in_out(&mut 0.7, 1.4)),
        program!(forward array_in_out(&mut [0.6, -0.9], 0.4)),
        program!(only_one(1.7, const 2.3)),
        program!(forward unused_on_this_path(0.4, 0.9, false)),
        program!(forward unused_on_this_path(0.4, 0.9, true)),
        program!(forward ignores_one(0.4, 0.9)),
        program!(penalty(&[0.5, -1.2, 40.0]) calls softplus),
        program!(forward tuple_out(0.6, 1.3); pulled (1.0, -0.5)),
        program!(forward vec_out(&[0.5, 1.2, -0.3]); pulled vec![1.0, 0.5, -2.0]),
        program!(forward array_out(0.8); pulled [0.3, 1.0, -0.7]),
        program!(forward std_methods(1.3, 0.45)),
        program!(forward integer_arithmetic(&[0.9, 0.2, 1.4, -0.5, 0.8], 2)),
    ]
}
