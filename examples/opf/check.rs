//! The derivatives beside differences, and how long they take.

use crate::model::{State, constraints, lagrangian};
use crate::problem::Problem;
use grads::prelude::*;
use grads::{PatternChanged, SparseMatrix};
use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Seconds, in a unit that suits them.
pub struct Seconds(pub f64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = match self.0 {
            s if s < 1e-3 => format!("{:.1} us", 1e6 * s),
            s if s < 1.0 => format!("{:.1} ms", 1e3 * s),
            s => format!("{s:.1} s"),
        };
        f.pad(&text)
    }
}

/// What is found out about a derivative.
pub struct Checked {
    /// How long it takes once its pattern is known.
    pub time: Seconds,
    /// The largest difference between an entry and what differences give for it, relative to the largest entry of its row or 1.
    pub error: f64,
}

/// What is found out about all of them.
pub struct Report {
    /// How long the constraints take themselves.
    pub plain: Seconds,
    /// The Jacobian of the constraints.
    pub jacobian: Checked,
    /// The Hessian of the Lagrangian.
    pub hessian: Checked,
}

/// Checks and times the derivatives, at a point where nothing is zero.
pub fn check(problem: &Problem) -> Result<Report, PatternChanged> {
    let mut x = problem.start.to_flat();
    for (i, x) in x.iter_mut().enumerate() {
        *x += 0.05 * (i as f64).sin();
    }
    let state = problem.state(&x);
    let rows = problem.jacobian.nrows();
    let multipliers: Vec<f64> = (0..rows).map(|i| 1.0 + (i as f64).cos()).collect();

    let plain = time(|| constraints(&state, problem.grid));
    let jacobian = Checked {
        time: time(|| problem.jacobian(&state)),
        error: error(&x, &problem.jacobian(&state)?, |x| {
            constraints(&problem.state(x), problem.grid)
        }),
    };
    let gradient = |state: &State| grad!(lagrangian)(state, problem.grid, 1.0, &multipliers);
    let hessian = Checked {
        time: time(|| problem.hessian(&state, 1.0, &multipliers)),
        error: error(&x, &problem.hessian(&state, 1.0, &multipliers)?, |x| {
            gradient(&problem.state(x)).to_flat()
        }),
    };
    Ok(Report {
        plain,
        jacobian,
        hessian,
    })
}

/// The least time of some runs.
fn time<T>(mut run: impl FnMut() -> T) -> Seconds {
    let (begin, mut least) = (Instant::now(), Duration::MAX);
    while begin.elapsed() < Duration::from_millis(200) {
        let begin = Instant::now();
        black_box(run());
        least = least.min(begin.elapsed());
    }
    Seconds(least.as_secs_f64())
}

/// The largest relative difference between a Jacobian and differences, entries that are not there included.
fn error(x: &[f64], found: &SparseMatrix, function: impl Fn(&[f64]) -> Vec<f64>) -> f64 {
    let mut scales = vec![1.0f64; found.nrows()];
    for (i, _, entry) in found.triplets() {
        scales[i] = scales[i].max(entry.abs());
    }
    let (starts, rows, entries) = found.to_csc();
    let mut worst = 0.0;
    for j in 0..x.len() {
        let mut column = difference(x, j, &function);
        for k in starts[j]..starts[j + 1] {
            column[rows[k]] -= entries[k];
        }
        for (error, scale) in column.iter().zip(&scales) {
            let error = error.abs() / scale;
            // a NaN has to stay one, so no `f64::max`
            if worst <= error || error.is_nan() {
                worst = error;
            }
        }
    }
    worst
}

/// A column of a Jacobian by differences of the fourth order: squares of large powers bend too much for those of the second.
fn difference(x: &[f64], j: usize, function: impl Fn(&[f64]) -> Vec<f64>) -> Vec<f64> {
    const STEP: f64 = 2e-4;
    let mut moved = x.to_vec();
    let mut column = vec![];
    for (steps, weight) in [(-2.0, 1.0), (-1.0, -8.0), (1.0, 8.0), (2.0, -1.0)] {
        moved[j] = x[j] + steps * STEP;
        let values = function(&moved);
        column.resize(values.len(), 0.0);
        for (sum, value) in column.iter_mut().zip(values) {
            *sum += weight * value / (12.0 * STEP);
        }
    }
    column
}
