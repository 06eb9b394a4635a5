//! What is called, and what a rule writes, may be known from a type that stands elsewhere: in a `let`, or as the `T` of a
//! generic function.

use crate::harness::row::Program;
use grads::prelude::*;
use std::str::FromStr;

/// A generator whose method is generic in what it gives, as that of `rand` is.
#[derive(Clone)]
struct Dice(u64);

trait Face: Copy {
    fn of(bits: u64) -> Self;
}

impl Face for f64 {
    fn of(bits: u64) -> f64 {
        (bits >> 11) as f64 / (1u64 << 53) as f64
    }
}

impl Face for bool {
    fn of(bits: u64) -> bool {
        bits >> 63 == 1
    }
}

impl Dice {
    fn throw<T: Face>(&mut self) -> T {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        T::of(self.0)
    }
}

fn made<T: From<f32>>() -> T {
    T::from(1.5)
}

fn counted<T: Real>(n: u32) -> T {
    T::lit(f64::from(n))
}

#[derive(Clone, PartialEq)]
struct Line {
    slope: f64,
}

impl FromStr for Line {
    type Err = std::num::ParseFloatError;
    fn from_str(text: &str) -> Result<Line, Self::Err> {
        text.parse().map(|slope| Line { slope })
    }
}

#[differentiable(forward)]
fn thrown(x: f64, seed: u64) -> f64 {
    let mut dice = Dice(seed);
    let mut sum = 0.0;
    for _ in 0..5 {
        let heads: bool = dice.throw();
        let u: f64 = dice.throw();
        sum += if heads { (x + u).sin() } else { x * u };
    }
    sum
}

#[differentiable(forward)]
fn of_a_function(x: f64) -> f64 {
    let m: f64 = made();
    (x * m).exp()
}

#[differentiable(forward)]
fn converted(x: f64, n: u32) -> f64 {
    let m: f64 = n.into();
    let i: usize = n.try_into().unwrap();
    let zeros: [f64; 2] = Default::default();
    x.powi(2) * m + zeros[1] * x + x * i as f64
}

#[differentiable(forward)]
fn parsed(x: f64, text: &str) -> f64 {
    let slope: f64 = text.parse().unwrap();
    let line: Line = text.parse().unwrap();
    let perhaps: Option<f64> = text.parse().ok();
    slope * x + line.slope * x * x + perhaps.unwrap_or(1.0)
}

#[differentiable(forward)]
fn of_any_float<T: Real>(x: T, n: u32) -> T {
    let m: T = counted(n);
    x.sin() * m
}

#[differentiable(forward)]
fn generic_draws(x: f64, n: u32) -> f64 {
    of_any_float(x, n) + of_any_float(x * x, n + 1)
}

/// Nothing in the body but the float methods says what the fields are.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Layer<T: Real> {
    weight: T,
    bias: T,
    more: Vec<T>,
}

#[differentiable(forward)]
fn squared<T: Real>(x: T) -> T {
    x * x
}

#[differentiable(forward)]
fn signal<T: Real>(layer: &Layer<T>, #[no_diff] x: &[T]) -> T {
    let mut a = layer.more[0];
    for i in 0..x.len() {
        a += layer.more[i] * x[i];
    }
    layer.weight * a.tanh() + layer.weight.sqrt() * layer.bias.ln()
}

#[differentiable(forward)]
fn bent<T: Real>(layer: &Layer<T>) -> T {
    let wave = layer.weight / layer.bias * layer.bias.atan();
    wave + layer.weight * layer.bias.powi(3) + layer.weight * layer.bias.cosh().recip()
}

#[differentiable(forward)]
fn squares<T: Real>(layer: &Layer<T>) -> T {
    squared(layer.weight.tanh()) + squared(layer.more[1].powf(layer.bias))
}

#[differentiable(forward)]
fn fields(w: f64, b: f64) -> f64 {
    let layer = Layer {
        weight: w,
        bias: b,
        more: vec![0.3 * w, 0.8 * b],
    };
    signal(&layer, &[0.5, -0.25]) + bent(&layer) * squares(&layer)
}

/// What `parse` gives is found by the type of the variable, behind a `?`.
#[differentiable(forward)]
fn table(x: f64, text: &str) -> Result<f64, std::num::ParseFloatError> {
    let mut s = 0.0;
    let parts: Vec<&str> = text.lines().collect();
    for i in 0..parts.len() {
        let w: f64 = parts[i].trim().parse()?;
        let (a, b): (f64, f64) = (w, 2.0);
        s += a * x.powi(2) + b;
    }
    Ok(s)
}
#[differentiable(forward)]
fn mixed(x: f64, text: &str) -> Result<f64, String> {
    let w: f64 = text.parse().map_err(|_| String::from("no number"))?;
    let n: usize = "3".parse().map_err(|_| "no".to_string())?;
    let k: u8 = 3_i32.try_into().map_err(|_| "no".to_string())?;
    Ok(w * x * n as f64 * f64::from(k))
}
#[differentiable(forward)]
fn tables_read(x: &[f64]) -> f64 {
    table(x[0], "1\n2.5").unwrap()
        + mixed(x[1], "0.3").unwrap_or(0.0)
        + table(x[0], "q").unwrap_or(x[1])
}

#[differentiable(forward)]
fn scaled(x: f64, s: &str) -> Result<f64, std::num::ParseFloatError> {
    let k: f64 = s.parse()?;
    Ok(x * k)
}
#[differentiable(forward)]
fn scaled2(x: f64, s: &str) -> Result<f64, std::num::ParseFloatError> {
    Ok(x * s.parse::<f64>()?)
}
#[differentiable(forward)]
fn whole(x: f64, s: &str) -> Option<f64> {
    let n: i32 = s.trim().parse().ok()?;
    let m: u8 = "3".parse().unwrap_or(1);
    Some(x.powi(n) * f64::from(m))
}
#[differentiable(forward)]
fn read_from_text(x: &[f64]) -> f64 {
    let more = tables_read(x);
    scaled(x[0], "2.5").unwrap()
        + scaled2(x[1], "3").unwrap()
        + whole(x[1], " 2").unwrap()
        + whole(x[0], "q").unwrap_or(1.0)
        + more
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward read_from_text(&vec![1.0, 3.0])),
        program!(forward thrown(0.7, 12)),
        program!(forward of_a_function(0.7)),
        program!(forward converted(0.7, 3)),
        program!(parsed(0.7, "1.25")),
        program!(forward generic_draws(0.7, 3) calls of_any_float),
        program!(forward fields(0.7, 1.4) calls squared, signal, bent, squares),
    ]
}
