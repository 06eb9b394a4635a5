//! Loops over constants that have no positions: maps, sets, texts.

use crate::harness::row::Program;
use grads::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashMap};

#[derive(Clone, Differentiable)]
struct Rates {
    fast: f64,
    slow: f64,
}

#[differentiable(forward)]
fn rate(rates: &Rates, #[no_diff] name: &str) -> f64 {
    match name {
        "fast" => rates.fast,
        "slow" => rates.slow,
        _ => 0.0,
    }
}

#[differentiable(forward)]
fn powers(x: &[f64], #[no_diff] orders: &BTreeMap<u32, usize>) -> f64 {
    let mut s = 0.0;
    for (k, n) in orders {
        s += x[0].powi(*n as i32) * *k as f64;
    }
    for (i, n) in orders.values().enumerate() {
        s += x[i] * *n as f64;
    }
    s + orders.iter().map(|(k, _)| x[1] * *k as f64).sum::<f64>()
}

#[differentiable(forward)]
fn by_entries(x: &[f64]) -> f64 {
    powers(x, &BTreeMap::from([(3, 2), (1, 3)]))
}

#[differentiable(forward)]
fn weighted(
    rates: &Rates,
    #[no_diff] order: &BTreeSet<String>,
    #[no_diff] net: &HashMap<String, Vec<(String, i32)>>,
) -> f64 {
    let mut s = 0.0;
    for name in order {
        let sum: i32 = net[name].iter().map(|(n, p)| n.len() as i32 * p).sum();
        s += f64::from(sum) * rate(rates, name);
    }
    let best = order.iter().map(|n| rate(rates, n)).fold(0.0, f64::max);
    let some = order.iter().filter(|n| n.starts_with("f"));
    s + best + some.map(|n| rate(rates, n) * 2.0).sum::<f64>()
}

#[differentiable(forward)]
fn by_names(x: &[f64]) -> f64 {
    let rates = Rates {
        fast: x[0],
        slow: x[1],
    };
    let order = BTreeSet::from(["fast".to_string(), "slow".to_string()]);
    let net = HashMap::from([
        ("fast".to_string(), vec![("x".to_string(), 2)]),
        (
            "slow".to_string(),
            vec![("y".to_string(), 3), ("zz".to_string(), -1)],
        ),
    ]);
    weighted(&rates, &order, &net)
}

#[differentiable(forward)]
fn looked_up(
    x: &[f64],
    #[no_diff] names: &[String],
    #[no_diff] table: &HashMap<String, f64>,
) -> f64 {
    let mut s = 0.0;
    for name in names {
        s += table[name] * x[0] * x[1];
    }
    s
}

/// A table by the names of a list.
#[differentiable(forward)]
fn by_a_list(x: &[f64]) -> f64 {
    let names = ["a".to_string(), "b".to_string()];
    let table = HashMap::from([("a".to_string(), 2.0), ("b".to_string(), 0.5)]);
    looked_up(x, &names, &table)
}

#[differentiable(forward)]
fn read(x: &[f64], #[no_diff] text: &str) -> f64 {
    let mut s = 1.0;
    for (i, c) in text.chars().enumerate() {
        match c {
            'a' => s += x[0] * i as f64,
            'b' if i > 1 => s *= x[1],
            _ => {}
        }
    }
    for word in text.split(' ') {
        if word.len() > 1 {
            s += x[0] * x[2];
        }
    }
    for line in text.lines() {
        s += line.len() as f64 * x[2];
    }
    s
}

/// Characters, words and lines.
#[differentiable(forward)]
fn by_text(x: &[f64]) -> f64 {
    read(x, "ab bb a")
}

const X: [f64; 3] = [1.1, 0.3, 0.8];

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward by_entries(&X)),
        program!(forward by_names(&X)),
        program!(forward by_a_list(&X)),
        program!(forward by_text(&X)),
    ]
}
