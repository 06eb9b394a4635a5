//! Iterators that are collected into an `Option` or a `Result` of a vector.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn logarithm(x: f64) -> Result<f64, String> {
    if x > 0.0 {
        Ok(x.ln())
    } else {
        Err("no logarithm".to_string())
    }
}

#[differentiable(forward)]
fn roots(x: &[f64]) -> Option<Vec<f64>> {
    x.iter()
        .map(|x| if *x > 0.0 { Some(x.sqrt()) } else { None })
        .collect()
}

/// By the type of the function.
#[differentiable(forward)]
fn all_roots(x: &[f64]) -> f64 {
    let all = roots(x);
    let none = roots(&[x[0], -x[1]]);
    all.map_or(0.0, |v| v[0] * v[1]) + none.map_or(x[2] * 3.0, |v| v[0])
}

#[differentiable(forward)]
fn product(x: &[f64]) -> Result<f64, String> {
    let logs = x
        .iter()
        .map(|x| logarithm(*x))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(logs.iter().sum::<f64>() * logs[0])
}

/// By the method's argument, before `?`.
#[differentiable(forward)]
fn tried(x: &[f64]) -> f64 {
    let some = product(x).unwrap_or(0.0);
    some + product(&[x[0], -1.0]).unwrap_or(x[1] * x[2])
}

/// By the type of a variable, with a `made` of the user's.
#[differentiable(forward)]
fn named(x: &[f64]) -> f64 {
    let made = x[1];
    let logs: Result<Vec<f64>, String> = x.iter().map(|v| logarithm(v * made)).collect();
    match logs {
        Ok(logs) => logs.iter().sum(),
        Err(_) => 0.0,
    }
}

#[differentiable(forward)]
fn half(x: f64) -> Option<f64> {
    if x > 0.0 { Some(x / 2.0) } else { None }
}

/// `?` in closures.
#[differentiable(forward)]
fn in_closures(x: &[f64]) -> f64 {
    let squared = |i: usize| -> Option<f64> {
        let h = half(x[i])?;
        Some(h * h)
    };
    let scaled = |v: f64| {
        let h = half(v)?;
        Some(h * x[1])
    };
    squared(1).unwrap_or(0.0) + scaled(x[2]).unwrap_or(0.0) + scaled(-x[0]).unwrap_or(x[0])
}

const X: [f64; 3] = [1.5, 0.3, 2.2];

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward all_roots(&X)),
        program!(forward tried(&X)),
        program!(forward named(&X)),
        program!(forward in_closures(&X)),
    ]
}
