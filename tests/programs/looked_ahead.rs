//! Items that are looked at before they are taken, or from the end; `ref mut`; sums of what may be missing; options of methods of the
//! same block.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn products_with_the_next(x: &[f64]) -> f64 {
    let mut items = x.iter().peekable();
    let mut sum = 0.0;
    while let Some(&a) = items.next() {
        match items.peek() {
            Some(&&b) if b > a => sum += a * b,
            Some(_) => sum -= a,
            None => sum += a * a,
        }
    }
    sum
}

/// Runs of growing elements, each from its first to its last.
#[differentiable(forward)]
fn climbs(x: &[f64]) -> f64 {
    let mut steps = x.iter().copied().enumerate().peekable();
    let mut total = 0.0;
    while let Some((i, start)) = steps.next() {
        let mut end = start;
        while steps.peek().is_some_and(|(_, next)| *next > end) {
            end = steps.next().unwrap().1;
        }
        total += (end - start) * (i + 1) as f64;
    }
    total
}

#[differentiable(forward)]
fn last_places(x: &[f64]) -> f64 {
    let below = x.iter().rposition(|v| *v < 1.0).unwrap();
    let (first, last) = (
        x.iter().position(|&v| v > 0.0),
        x.iter().rposition(|&v| v > 0.0),
    );
    let missing = x.iter().rposition(|&v| v > 100.0).unwrap_or(0);
    x[below] * x[first.unwrap()] + x[last.unwrap()].sin() + x[missing]
}

#[differentiable(forward)]
fn members_by_ref_mut(a: f64, b: f64) -> f64 {
    let mut pair = (a, b);
    let (ref mut u, ref v) = pair;
    *u += v * 2.0;
    let mut square = [[a, 1.0], [b, a]];
    let [ref mut first, ref second] = square;
    first[0] *= second[1];
    pair.0 * pair.1 + square[0][0]
}

#[derive(Clone, Differentiable)]
enum Motion {
    Turn { angle: f64 },
    Shift(f64, f64),
}

#[differentiable(forward)]
fn payloads_by_ref_mut(a: f64, b: f64) -> f64 {
    let mut all = [Motion::Turn { angle: a }, Motion::Shift(a, b)];
    for motion in all.iter_mut() {
        match *motion {
            Motion::Turn { ref mut angle } => *angle *= b,
            Motion::Shift(ref mut x, ref y) => *x += y * y,
        }
    }
    let mut perhaps = Some(a);
    if let Some(ref mut v) = perhaps {
        *v *= *v;
    }
    let mut sum = perhaps.unwrap_or(0.0);
    for motion in &all {
        sum += match motion {
            Motion::Turn { angle } => angle.cos(),
            Motion::Shift(x, y) => x * y,
        };
    }
    sum
}

#[differentiable(forward)]
fn root(x: f64) -> Option<f64> {
    if x > 0.0 { Some(x.sqrt()) } else { None }
}

#[differentiable(forward)]
fn logarithm(x: f64) -> Result<f64, String> {
    if x > 0.0 {
        Ok(x.ln())
    } else {
        Err(format!("{x}"))
    }
}

#[differentiable(forward)]
fn of_logarithms(x: &[f64]) -> Result<f64, String> {
    let sum: f64 = x
        .iter()
        .map(|v| logarithm(*v))
        .sum::<Result<f64, String>>()?;
    Ok(sum * sum)
}

#[differentiable(forward)]
fn sums_of_all_or_nothing(x: &[f64], limit: f64) -> f64 {
    let roots: Option<f64> = x.iter().map(|v| root(*v)).sum();
    let some = x.iter().map(|v| root(v - limit)).sum::<Option<f64>>();
    let product = x.iter().map(|v| root(*v)).product::<Option<f64>>();
    roots.unwrap_or(limit) + some.unwrap_or(2.0 * limit) + product.unwrap_or(limit * limit)
}

#[differentiable(forward)]
fn sums_of_results(x: &[f64], limit: f64) -> f64 {
    of_logarithms(&x[1..]).unwrap_or(limit) + of_logarithms(x).unwrap_or(-limit)
}

#[derive(Clone, Differentiable)]
struct Table {
    keys: Vec<f64>,
    values: Vec<f64>,
}

#[differentiable(forward)]
impl Table {
    fn at(&self, x: f64) -> Option<f64> {
        let i = self.keys.iter().rposition(|k| *k <= x)?;
        self.values.get(i).copied()
    }
    fn scaled(&self, x: f64) -> Option<f64> {
        self.at(x).map(|y| y * y * x)
    }
    fn between(&self, x: f64) -> Option<f64> {
        self.at(x)
            .and_then(|low| self.at(x + 1.0).map(|high| low + high))
    }
    fn kept(&self, x: f64) -> f64 {
        self.at(x).filter(|y| *y > 0.0).unwrap_or(x)
    }
}

#[differentiable(forward)]
fn options_of_methods(values: &[f64], x: f64) -> f64 {
    let table = Table {
        keys: vec![0.0, 1.0, 2.0],
        values: values.to_vec(),
    };
    table.scaled(x).unwrap_or(x) + table.between(x).unwrap_or(0.0) * table.kept(x)
}

const X: [f64; 5] = [0.3, 1.2, 2.0, 3.1, 0.9];

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward products_with_the_next(&X)),
        program!(forward climbs(&X)),
        program!(forward last_places(&X)),
        program!(forward members_by_ref_mut(0.7, 1.4)),
        program!(forward payloads_by_ref_mut(0.7, 1.4)),
        program!(forward sums_of_all_or_nothing(&X, 0.2) calls root),
        program!(forward sums_of_all_or_nothing(&[0.4, -0.3], 0.2) calls root),
        program!(forward sums_of_results(&[-0.4, 1.3, 2.0], 0.2) calls of_logarithms, logarithm),
        program!(forward options_of_methods(&[0.4, -1.5, 2.5], 1.3) calls Table::at, Table::scaled, Table::between, Table::kept),
        program!(forward options_of_methods(&[0.4, -1.5, 2.5], -1.3) calls Table::at, Table::scaled, Table::between, Table::kept),
    ]
}
