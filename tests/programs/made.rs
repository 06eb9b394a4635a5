//! Values that are made where they are used: by constructors that are handed on as functions, in boxes, and for one call of a
//! method that changes them. Functions that a body declares, `Option`s that are run over, and counts beside floats.

#![allow(clippy::all, for_loops_over_fallibles)]

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Meters(f64);

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
enum Shape {
    Circle(f64),
    Square(f64),
}

#[differentiable]
fn area(shape: &Shape) -> f64 {
    match shape {
        Shape::Circle(r) => 3.0 * r * r,
        Shape::Square(a) => a * a,
    }
}

#[differentiable]
fn constructors_handed_on(x: &[f64], side: Option<f64>) -> f64 {
    let lengths: Vec<Meters> = x.iter().copied().map(Meters).collect();
    let shapes: Vec<Shape> = x.iter().copied().map(Shape::Circle).collect();
    let there: Vec<Option<f64>> = x.iter().copied().map(Some).collect();
    let squared: f64 = lengths.iter().map(|m| m.0 * m.0).sum();
    let areas: f64 = shapes.iter().map(area).sum();
    let side = side.map(Shape::Square).map_or(0.0, |s| area(&s));
    squared + areas + side + there.iter().map(|o| o.unwrap_or(0.0).sin()).sum::<f64>()
}

/// Nothing but its use says that this is a type.
#[differentiable]
fn guessed_constructor(x: f64) -> f64 {
    Some(x * x).map(Meters).map_or(0.0, |m| m.0 * x)
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Filter {
    state: f64,
    count: usize,
}

#[differentiable]
impl Filter {
    fn with(mut self, gain: f64) -> Filter {
        self.state += gain;
        self
    }
    fn run(&mut self, signal: &[f64]) -> f64 {
        let mut sum = 0.0;
        for s in signal {
            self.state = 0.5 * self.state + s * self.state;
            self.count += 1;
            sum += self.state;
        }
        sum
    }
}

#[differentiable]
fn filter(state: f64) -> Filter {
    Filter { state, count: 0 }
}

#[differentiable]
fn changed_where_made(x: f64, signal: &[f64]) -> f64 {
    let literal = Filter { state: x, count: 0 }.run(signal);
    filter(x).run(signal) + filter(x).with(x * x).run(signal) + literal
}

#[differentiable(forward)]
fn declared_inside(x: &[f64]) -> f64 {
    fn norm(v: &[f64]) -> f64 {
        fn square(v: f64) -> f64 {
            v * v
        }
        v.iter().map(|a| square(*a)).sum::<f64>().sqrt()
    }
    fn power(x: f64, n: usize) -> f64 {
        if n == 0 { 1.0 } else { x * power(x, n - 1) }
    }
    fn next(n: usize) -> usize {
        n + 1
    }
    // it has no derivative, and none is wanted
    fn elsewhere(x: f64) -> f64 {
        std::thread::spawn(move || x).join().unwrap()
    }
    norm(x) * elsewhere(2.0) + power(x[0], next(2))
}

#[differentiable]
fn options_run_over(x: &[f64], more: Option<f64>, rows: Option<Vec<f64>>) -> f64 {
    let own = if x[0] > 0.0 { Some(x[0] * x[1]) } else { None };
    let chained: f64 = x.iter().chain(&more).map(|v| v * v).sum();
    let all: Vec<f64> = own.into_iter().chain(Some(x[1])).collect();
    let rows: f64 = rows.iter().flatten().map(|v| v.sin()).sum();
    let mut sum = 1.0;
    for v in &more {
        sum *= v;
    }
    chained + all.iter().sum::<f64>() * sum + rows + more.iter().map(|v| v.exp()).sum::<f64>()
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Expr {
    Number(f64),
    Sum(Box<Expr>, Box<Expr>),
    Product(Box<Expr>, Box<Expr>),
}

#[differentiable]
impl Expr {
    fn times(self, other: Expr) -> Expr {
        Expr::Product(Box::new(self), Box::new(other))
    }
    fn value(&self) -> f64 {
        match self {
            Expr::Number(x) => *x,
            Expr::Sum(a, b) => a.value() + b.value(),
            Expr::Product(a, b) => a.value() * b.value(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Link {
    value: f64,
    next: Option<Box<Link>>,
}

#[differentiable]
fn list(x: &[f64]) -> Option<Box<Link>> {
    if x.is_empty() {
        None
    } else {
        Some(Box::new(Link {
            value: x[0],
            next: list(&x[1..]),
        }))
    }
}

#[differentiable]
fn squares(link: &Option<Box<Link>>) -> f64 {
    match link {
        Some(link) => link.value * link.value + squares(&link.next),
        None => 0.0,
    }
}

#[differentiable]
fn boxes(x: &[f64]) -> f64 {
    let sum = Expr::Sum(Box::new(Expr::Number(x[0])), Box::new(Expr::Number(x[1])));
    let number = Box::new(x[0] * x[1]);
    sum.times(Expr::Number(x[2])).value() + squares(&list(x)) + *number
}

#[differentiable]
fn sorted(x: &[f64]) -> (Vec<f64>, Vec<usize>, [bool; 2]) {
    let mut order: Vec<usize> = (0..x.len()).collect();
    order.sort_by(|&a, &b| x[a].partial_cmp(&x[b]).unwrap());
    let values = order.iter().map(|&i| x[i]).collect();
    (values, order, [true, false])
}

#[differentiable]
fn counts_beside_floats(x: &[f64]) -> f64 {
    let (values, order, flags) = sorted(x);
    let ranked: f64 = values.iter().zip(&order).map(|(v, i)| v * *i as f64).sum();
    if flags[0] { ranked } else { 0.0 }
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(constructors_handed_on(&vec![0.4, 1.2], Some(0.7))),
        program!(guessed_constructor(0.8)),
        program!(changed_where_made(0.6, &vec![0.3, -0.2, 0.9])),
        program!(forward declared_inside(&vec![0.6, 0.8])),
        program!(options_run_over(
            &vec![0.6, 0.8],
            Some(1.3),
            Some(vec![0.2, 0.4])
        )),
        program!(options_run_over(&vec![-0.6, 0.8], None, None)),
        program!(boxes(&vec![0.6, 0.8, 1.1])),
        program!(counts_beside_floats(&vec![1.5, 1.2, 1.3])),
    ]
}
