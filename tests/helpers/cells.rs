//! Constants behind cells and locks, whose guards are gone when the way back runs.

use grads::prelude::*;
use std::cell::RefCell;
use std::sync::RwLock;

struct Table {
    rows: RefCell<Vec<Vec<f64>>>,
    scale: RefCell<f64>,
    shift: RefCell<Option<f64>>,
    steps: RwLock<Vec<f64>>,
}

impl Table {
    fn new() -> Self {
        Table {
            rows: RefCell::new(vec![vec![1.5, -0.5], vec![0.25, 2.0]]),
            scale: RefCell::new(3.0),
            shift: RefCell::new(Some(0.5)),
            steps: RwLock::new(vec![0.5, 1.5]),
        }
    }
}

#[differentiable]
fn read_in_place(x: f64, #[no_diff] table: &Table) -> f64 {
    let n = table.rows.borrow()[0].len();
    let mut s = *table.scale.borrow() * x;
    for i in 0..n {
        s += x * x * table.rows.borrow()[1][i] * table.steps.read().unwrap()[i];
    }
    s / n as f64
}

#[differentiable]
fn run_over(x: f64, #[no_diff] table: &Table) -> f64 {
    let mut s = 0.0;
    for row in table.rows.borrow().iter() {
        s += x.sin() * row[0];
    }
    for (i, v) in table.rows.borrow()[1].iter().enumerate() {
        s += x * v * i as f64;
    }
    for v in &*table.steps.read().unwrap() {
        s += x * x * v;
    }
    s + table.rows.borrow()[0].iter().map(|v| v * x).sum::<f64>()
}

#[differentiable]
fn squares(x: f64, #[no_diff] row: &[f64]) -> f64 {
    row.iter().map(|v| v * x * x).sum()
}

#[differentiable]
fn named(x: f64, #[no_diff] table: &Table) -> f64 {
    let scale = table.scale.borrow();
    let rows = table.rows.borrow();
    let first = &table.rows.borrow()[0][..1];
    let mut s = x * *scale + first[0] * x;
    for row in rows.iter() {
        s += row[1] * x.exp();
    }
    s + squares(x, &table.steps.read().unwrap()) + squares(x, &rows[1])
}

#[differentiable]
fn matched(x: f64, #[no_diff] table: &Table) -> f64 {
    let shifted = match *table.shift.borrow() {
        Some(shift) => (x + shift) * x,
        None => x,
    };
    let first = match table.shift.borrow().as_ref() {
        Some(shift) => shift * x,
        None => x,
    };
    shifted * table.scale.borrow().max(1.0) + first
}

#[differentiable]
fn in_a_row(x: f64, #[no_diff] cells: &[RefCell<Vec<f64>>]) -> f64 {
    let own = RefCell::new(vec![0.5, 2.5]);
    let mut s = own.borrow()[1] * x;
    for cell in cells {
        s += x * x * cell.borrow()[0];
    }
    s
}

#[test]
fn what_is_behind_a_guard_is_read_copied_and_run_over() {
    right!(read_in_place, 0.7, &Table::new());
    right!(run_over, 0.7, &Table::new());
    right!(named, 0.7, &Table::new());
    right!(matched, 0.7, &Table::new());
    let cells = [RefCell::new(vec![2.0]), RefCell::new(vec![-0.5])];
    right!(in_a_row, 0.7, &cells);
}

/// Where no copy can be made the guard itself is kept, as long as the way back does not need it.
struct Unique {
    rate: f64,
}

#[differentiable]
fn guarded_itself(x: f64, #[no_diff] unique: &RefCell<Unique>) -> f64 {
    let unique = unique.borrow();
    x * x * unique.rate
}

#[test]
fn a_guard_of_what_cannot_be_copied_is_itself() {
    right!(guarded_itself, 0.7, &RefCell::new(Unique { rate: 2.0 }));
}
