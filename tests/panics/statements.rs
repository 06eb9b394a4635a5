//! Panics that the program asks for.

use grads::prelude::*;

#[differentiable]
pub fn explicit(x: f64) -> f64 {
    if x < 2.0 {
        panic!("x is {x}");
    }
    x
}

#[differentiable]
pub fn asserts(x: f64, n: usize) -> f64 {
    assert!(x > 0.0);
    assert_eq!(n, 4, "n of {x}");
    x
}

#[differentiable]
pub fn unreach(x: f64, n: usize) -> f64 {
    match n {
        0 => x,
        1 => x * x,
        _ => unreachable!("n = {}", n),
    }
}

#[differentiable]
pub fn todo_arm(x: f64, n: usize) -> f64 {
    match n {
        0 => x,
        _ => todo!(),
    }
}

#[differentiable]
pub fn mean(x: &[f64]) -> f64 {
    assert!(!x.is_empty(), "mean of nothing");
    x.iter().sum::<f64>() / x.len() as f64
}

#[differentiable]
pub fn expect_fmt(x: Option<f64>, k: usize) -> f64 {
    let a = x.unwrap_or_else(|| panic!("no value for {k}"));
    a * a
}

rows! {
    explicit: panics explicit(1.0);
    asserts: panics asserts(1.0, 3);
    unreach: panics unreach(1.0, 3);
    todo_arm: panics todo_arm(1.0, 3);
    mean: panics mean(&[]);
    expect_fmt: panics expect_fmt(None, 3);
}
