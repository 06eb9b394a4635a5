//! Integers that do not fit, and division by zero.

use grads::prelude::*;

#[differentiable]
pub fn index_diff(x: &[f64], i: usize) -> f64 {
    x[i - 1] * x[0]
}

#[differentiable]
pub fn int_overflow(x: f64, i: usize) -> f64 {
    let k = i - 1;
    x * k as f64
}

#[differentiable]
pub fn int_add(x: f64, i: u8) -> f64 {
    let k = i + 1;
    x * k as f64
}

#[differentiable]
pub fn int_mul(x: f64, i: i32) -> f64 {
    let k = 2 * i;
    x * k as f64
}

#[differentiable]
pub fn int_neg(x: f64, i: i32) -> f64 {
    let k = -i;
    x * k as f64
}

#[differentiable]
pub fn int_shift(x: f64, i: u32) -> f64 {
    let k = 1u32 << i;
    x * k as f64
}

#[differentiable]
pub fn int_pow(x: f64, i: i32) -> f64 {
    let k = i.pow(3);
    x * k as f64
}

#[differentiable]
pub fn int_abs(x: f64, i: i32) -> f64 {
    let k = i.abs();
    x * k as f64
}

#[differentiable]
pub fn int_assign(x: f64, i: u8) -> f64 {
    let mut k = i;
    k += 1;
    x * k as f64
}

#[differentiable]
pub fn div_zero(x: f64, i: usize) -> f64 {
    x * (4 / i) as f64
}

#[differentiable]
pub fn rem_zero(x: f64, i: usize) -> f64 {
    x * (4 % i) as f64
}

#[differentiable]
pub fn div_overflow(x: f64, i: i32) -> f64 {
    x * (i32::MIN / i) as f64
}

#[differentiable]
pub fn sum_overflow(x: f64, n: u8) -> f64 {
    let mut s = 0u8;
    for i in 0..n {
        s += i;
    }
    s += 100;
    x * s as f64
}

#[differentiable]
pub fn below(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        s += x[i - 1] * x[i];
    }
    s
}

#[differentiable]
pub fn unwrap_int(x: f64, n: i32) -> f64 {
    let k = usize::try_from(n).unwrap();
    x * k as f64
}

#[differentiable]
pub fn parse(x: f64) -> f64 {
    let k: usize = "a".parse().unwrap();
    x * k as f64
}

#[differentiable]
pub fn checked(x: f64, n: usize) -> f64 {
    let k = n.checked_sub(4).unwrap();
    x * k as f64
}

#[differentiable]
pub fn ilog(x: f64, n: usize) -> f64 {
    let k = n.ilog2();
    x * k as f64
}

#[differentiable]
pub fn div_euclid(x: f64, n: i32) -> f64 {
    let k = 5i32.div_euclid(n);
    x * k as f64
}

#[differentiable]
pub fn rem_euclid(x: f64, n: i32) -> f64 {
    let k = 5i32.rem_euclid(n);
    x * k as f64
}

#[differentiable]
pub fn result_unwrap(x: f64, n: i64) -> f64 {
    let k: u8 = n.try_into().unwrap();
    x * k as f64
}

rows! {
    index_diff: overflows index_diff(&[1.0, 2.0], 0);
    int_overflow: overflows int_overflow(1.0, 0);
    int_add: overflows int_add(1.0, 255);
    int_mul: overflows int_mul(1.0, i32::MAX);
    int_neg: overflows int_neg(1.0, i32::MIN);
    int_shift: overflows int_shift(1.0, 40);
    int_pow: overflows int_pow(1.0, 70000);
    int_abs: overflows int_abs(1.0, i32::MIN);
    int_assign: overflows int_assign(1.0, 255);
    div_zero: panics div_zero(1.0, 0);
    rem_zero: panics rem_zero(1.0, 0);
    div_overflow: panics div_overflow(1.0, -1);
    unwrap_int: panics unwrap_int(1.0, -3);
    parse: panics parse(1.0);
    checked: panics checked(1.0, 3);
    ilog: panics ilog(1.0, 0);
    div_euclid: panics div_euclid(1.0, 0);
    rem_euclid: panics rem_euclid(1.0, 0);
    sum_overflow: overflows sum_overflow(1.0, 20);
    below: overflows below(&[1.0; 8], 3);
    result_unwrap: panics result_unwrap(1.0, 400);
}
