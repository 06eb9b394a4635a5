use grads::prelude::*;
use std::collections::BTreeMap;

#[derive(Clone, Differentiable)]
struct Net {
    #[no_diff]
    rates: BTreeMap<String, f64>,
    k: f64,
}

#[differentiable]
fn total(k: f64, #[no_diff] rates: &BTreeMap<String, f64>) -> f64 {
    rates.values().map(|v| k * v).sum()
}

#[differentiable]
fn f(net: &Net) -> f64 {
    let rates: &BTreeMap<String, f64> = &net.rates;
    let mut s = total(net.k, &net.rates);
    for (_, v) in rates {
        s += net.k * v;
    }
    s
}

fn main() {}
