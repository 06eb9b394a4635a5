use grads::prelude::*;
use std::ops::Deref;

#[derive(Clone, Differentiable)]
struct Params(Vec<f64>);

#[differentiable]
impl Deref for Params {
    type Target = Vec<f64>;
    fn deref(&self) -> &Vec<f64> {
        &self.0
    }
}

impl<'a> IntoIterator for &'a Params {
    type Item = &'a f64;
    type IntoIter = std::iter::Rev<std::slice::Iter<'a, f64>>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().rev()
    }
}

#[differentiable]
fn f(q: &Params) -> f64 {
    let mut all = 0.0;
    for x in q {
        all = 2.0 * all + x;
    }
    all
}

#[differentiable]
fn first(q: &mut Params) -> f64 {
    q.0[0] = 1.0;
    q.first().copied().unwrap_or(0.0)
}

fn main() {}
