//! Constants behind the containers of std, strings, and ranges that are asked what they contain.

use crate::harness::row::Program;
use grads::prelude::*;
use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, Mutex, RwLock};

static WEIGHTS: LazyLock<Vec<f64>> = LazyLock::new(|| vec![1.0, 2.5]);
static SCALE: Mutex<f64> = Mutex::new(3.0);
static OFFSETS: RwLock<[f64; 2]> = RwLock::new([0.5, -0.25]);
const NODES: [f64; 3] = [-0.775, 0.0, 0.775];

/// A column by its name.
#[differentiable(forward)]
fn column(x: &[f64], #[no_diff] index: &HashMap<u32, usize>, #[no_diff] name: &u32) -> f64 {
    x[index[name]] * 2.0 + x[*index.get(&8).unwrap()]
}

#[differentiable(forward)]
fn rate_if_there(x: f64, #[no_diff] rates: &BTreeMap<String, f64>) -> f64 {
    let y = if let Some(c) = rates.get("c") {
        x * c
    } else {
        x
    };
    match rates.get("d") {
        Some(d) => y * *d,
        None => 0.5 * y * y,
    }
}

#[differentiable(forward)]
fn rate_or_one(x: f64, #[no_diff] rates: &HashMap<&'static str, f64>) -> f64 {
    let known = if rates.contains_key("k") {
        rates["k"]
    } else {
        1.0
    };
    x * rates.get("c").copied().unwrap_or(1.0) + known * x.sin()
}

#[differentiable(forward)]
fn sum_of_rates(x: f64, #[no_diff] rates: &BTreeMap<u32, f64>) -> f64 {
    let total: f64 = rates.values().map(|r| r * 0.5).sum();
    let mean = total / rates.len() as f64;
    x * total - x * x * mean
}

#[differentiable(forward)]
fn behind_locks(x: f64) -> f64 {
    x * *SCALE.lock().unwrap() + OFFSETS.read().unwrap()[1] * x * x
}

#[differentiable(forward)]
fn in_a_cell(x: f64, #[no_diff] cell: &Mutex<Vec<f64>>) -> f64 {
    let n = cell.lock().unwrap().len();
    x * cell.lock().unwrap()[0] + n as f64 * x * x
}

#[differentiable(forward)]
fn lazy_table(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += x[i] * WEIGHTS[i % 2] + (x[i] - NODES[i % NODES.len()]).powi(2);
    }
    s * WEIGHTS[1]
}

#[differentiable(forward)]
fn shape(x: f64, kind: &str) -> f64 {
    if kind == "linear" {
        x
    } else if kind.starts_with("sq") {
        x * x
    } else {
        by_length(x, kind)
    }
}

#[differentiable(forward)]
fn by_length(x: f64, #[no_diff] kind: &str) -> f64 {
    match kind {
        "exp" => x.exp(),
        "cube" | "cubic" => x.powi(3),
        _ => x * kind.len() as f64,
    }
}

#[differentiable(forward)]
fn shapes(x: f64) -> f64 {
    shape(x, "squared") + shape(x, "cubic") * shape(x, "other")
}

/// Of a range of floats one asks what it contains.
#[differentiable(forward)]
fn window(x: f64) -> f64 {
    let y = if (0.0..=1.0).contains(&x) {
        x * x
    } else {
        1.0 - x
    };
    if !(..0.0).contains(&x) {
        y * x.sin()
    } else {
        y
    }
}

#[differentiable(forward)]
fn moving_window(x: f64, lo: f64) -> f64 {
    let near = (lo..lo + 2.0).contains(&(x * 2.0));
    if near { x.sin() * lo } else { x * lo }
}

#[differentiable(forward)]
fn counted(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for (i, v) in x.iter().enumerate() {
        if (1..n).contains(&i) {
            s += v * v;
        }
    }
    s
}

#[differentiable(forward)]
fn pair(x: f64) -> (f64, f64) {
    (x.sin(), x * x)
}

/// An arm that does not give a tuple, because it gives nothing.
#[differentiable]
fn of_a_kind(x: f64, kind: usize) -> f64 {
    let (a, b) = match kind {
        0 => pair(x),
        1 => (x, 1.0),
        _ => panic!("no such kind"),
    };
    let (c, d) = if kind < 2 {
        pair(x * a)
    } else {
        unreachable!()
    };
    a * b + c * d
}

/// Types that are left to be found out.
#[differentiable(forward)]
fn cast_to_what_is_asked_for(x: f64, n: usize) -> f64 {
    let i: u8 = n as _;
    let j: u8 = i.wrapping_add(250);
    let w: f64 = n as _;
    let k: i32 = x.floor() as _;
    x.powi(k) * w + x * j as f64
}

/// Strings in a slice, by reference, handed to a method and to an opaque expression.
#[differentiable(forward)]
fn cost(x: &[f64], #[no_diff] prices: &BTreeMap<String, f64>, #[no_diff] order: &[String]) -> f64 {
    let mut t = 0.0;
    for (q, name) in x.iter().zip(order.iter()) {
        if let Some(price) = prices.get(name) {
            t += price * q * q;
        } else {
            t -= q * name.len() as f64;
        }
    }
    for i in 0..x.len() {
        let name = &order[i];
        if name.starts_with("c") {
            t += x[i].sin();
        }
    }
    for name in order {
        if name.ends_with('d') && *name != "cd" {
            t *= x[0];
        }
    }
    t
}

static ORDER: LazyLock<Vec<String>> =
    LazyLock::new(|| ["c", "none", "d"].map(String::from).to_vec());

#[differentiable]
fn costs(x: &[f64]) -> f64 {
    cost(x, &BOTH, &ORDER)
}

/// Texts in a vector that nobody changes.
#[differentiable(forward)]
fn commands(x: f64, #[no_diff] text: &str) -> f64 {
    let names: Vec<&str> = text.split(',').collect();
    let mut v = x;
    for i in 0..names.len() {
        v = match names[i].trim() {
            "square" => v * v,
            "half" => v / 2.0,
            name if name.starts_with("add") => v + 3.0,
            _ => v.sin(),
        };
    }
    v
}

static INDEX: LazyLock<HashMap<u32, usize>> = LazyLock::new(|| HashMap::from([(7, 1), (8, 0)]));
static RATES: LazyLock<BTreeMap<String, f64>> =
    LazyLock::new(|| BTreeMap::from([("c".to_string(), 4.0)]));
static BOTH: LazyLock<BTreeMap<String, f64>> =
    LazyLock::new(|| BTreeMap::from([("c".to_string(), 4.0), ("d".to_string(), -0.5)]));
static NAMED: LazyLock<HashMap<&'static str, f64>> =
    LazyLock::new(|| HashMap::from([("c", 4.0), ("k", 0.3)]));
static NUMBERED: LazyLock<BTreeMap<u32, f64>> =
    LazyLock::new(|| BTreeMap::from([(1, 4.0), (2, 0.3)]));

#[differentiable]
fn columns(x: &[f64]) -> f64 {
    column(x, &INDEX, &7)
}

#[differentiable]
fn rates(x: f64) -> f64 {
    let here = rate_if_there(x, &RATES) + rate_if_there(x, &BOTH);
    here * rate_or_one(x, &NAMED) + sum_of_rates(x, &NUMBERED)
}

#[differentiable(forward)]
fn cells(x: f64) -> f64 {
    in_a_cell(x, &Mutex::new(vec![2.0, 1.0]))
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(columns(&[0.7, -0.4]) calls column),
        program!(rates(0.7)),
        program!(forward behind_locks(0.7)),
        program!(forward cells(0.7)),
        program!(forward lazy_table(&[0.7, -0.4, 1.3])),
        program!(shape(0.7, "linear")),
        program!(shape(0.7, "exp")),
        program!(forward shapes(0.7)),
        program!(commands(0.7, "square, half,add3,other")),
        program!(forward window(0.7)),
        program!(forward window(1.7)),
        program!(forward window(-0.7)),
        program!(forward moving_window(0.7, 0.4)),
        program!(forward moving_window(1.7, 0.4)),
        program!(forward moving_window(-0.8, -3.4)),
        program!(forward counted(&[0.7, -0.4, 1.3], 2)),
        program!(of_a_kind(0.7, 0) calls pair),
        program!(of_a_kind(0.7, 1) calls pair),
        program!(costs(&[0.7, -0.4, 1.3])),
        program!(forward cast_to_what_is_asked_for(2.7, 9)),
    ]
}
