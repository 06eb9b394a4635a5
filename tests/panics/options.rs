//! What is not there, and is unwrapped.

use grads::prelude::*;

#[differentiable]
pub fn pop_unwrap(x: f64) -> f64 {
    let mut v: Vec<f64> = Vec::new();
    v.pop().unwrap() * x
}

#[differentiable]
pub fn pop_expect(x: f64) -> f64 {
    let mut v: Vec<f64> = Vec::new();
    v.pop().expect("empty stack") * x
}

#[differentiable]
pub fn first_unwrap(x: &[f64]) -> f64 {
    *x.first().unwrap()
}

#[differentiable]
pub fn last_expect(x: &[f64]) -> f64 {
    x.last().expect("no last") * 2.0
}

#[differentiable]
pub fn get_unwrap(x: &[f64], i: usize) -> f64 {
    x.get(i).unwrap() * 2.0
}

#[differentiable]
pub fn get_expect(x: &[f64], i: usize) -> f64 {
    let a = x.get(i).expect("index is good");
    a * 2.0
}

#[differentiable]
pub fn opt_unwrap(x: Option<f64>) -> f64 {
    x.unwrap() * 2.0
}

#[differentiable]
pub fn opt_expect(x: Option<f64>) -> f64 {
    x.expect("there is x") * 2.0
}

#[differentiable]
pub fn opt_local(x: f64) -> f64 {
    let mut o = None;
    if x > 2.0 {
        o = Some(x);
    }
    o.unwrap() * 2.0
}

#[differentiable]
pub fn max_by(x: &[f64]) -> f64 {
    *x.iter().max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap()
}

#[differentiable]
pub fn max_by_empty(x: &[f64]) -> f64 {
    *x.iter().max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap()
}

#[differentiable]
pub fn reduce(x: &[f64]) -> f64 {
    x.iter().copied().reduce(|a, b| a * b).unwrap()
}

#[differentiable]
pub fn reduce_expect(x: &[f64]) -> f64 {
    x.iter().copied().reduce(f64::max).expect("some")
}

#[differentiable]
pub fn next_unwrap(x: &[f64]) -> f64 {
    let mut it = x.iter();
    let a = it.next().unwrap();
    a * 2.0
}

#[differentiable]
pub fn position(x: &[f64]) -> f64 {
    let i = x.iter().position(|v| *v > 2.0).unwrap();
    x[i]
}

#[differentiable]
pub fn split_first(x: &[f64]) -> f64 {
    let (a, rest) = x.split_first().unwrap();
    a * 2.0 + rest.iter().sum::<f64>()
}

#[differentiable]
pub fn iter_nth(x: &[f64]) -> f64 {
    x.iter().nth(4).unwrap() * 2.0
}

#[differentiable]
pub fn iter_max_unwrap(n: usize, x: f64) -> f64 {
    let k = (0..n).max().unwrap();
    x * k as f64
}

rows! {
    pop_unwrap: panics pop_unwrap(1.0);
    pop_expect: panics pop_expect(1.0);
    first_unwrap: panics first_unwrap(&[]);
    last_expect: panics last_expect(&[]);
    get_unwrap: panics get_unwrap(&[], 3);
    opt_unwrap: panics opt_unwrap(None);
    opt_expect: panics opt_expect(None);
    opt_local: panics opt_local(1.0);
    max_by: panics max_by(&[1.0, f64::NAN]);
    max_by_empty: panics max_by_empty(&[]);
    reduce: panics reduce(&[]);
    reduce_expect: panics reduce_expect(&[]);
    next_unwrap: panics next_unwrap(&[]);
    position: panics position(&[1.0]);
    split_first: panics split_first(&[]);
    iter_nth: panics iter_nth(&[1.0]);
    iter_max_unwrap: panics iter_max_unwrap(0, 1.0);
    get_expect: panics get_expect(&[1.0, f64::NAN], 4);
}
