//! The parameters that fit best.

use crate::model::{Params, of_groups, of_rows};
use crate::table::{BLOCKS, Columns, Table};
use argmin::core::observers::{Observe, ObserverMode};
use argmin::core::{
    CostFunction, Error, Executor, Gradient, IterState, KV, State, TerminationReason,
};
use argmin::solver::linesearch::MoreThuenteLineSearch;
use argmin::solver::quasinewton::LBFGS;
use grads::prelude::*;
use grads_mpi::{Comm, in_blocks};
use indicatif::{ProgressBar, ProgressStyle};
use std::cell::RefCell;
use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

const MAX_ITERATIONS: u64 = 1000;
/// Of the gradient per row, by parameters in their units. Below this the rounding of the sum hides whether a step goes down.
const TOLERANCE: f64 = 1e-7;

pub struct Found {
    pub params: Params,
    pub iterations: u64,
    pub seconds: f64,
}

/// The negative logarithm of the posterior density, per row. All ranks ask for the same parameters in the same order, since what they are told is the
/// same to the last bit.
struct Posterior<'t> {
    comm: Comm,
    table: &'t Table,
    like: Params,
    /// The units of the optimiser's numbers, in which all second derivatives are about 1.
    units: Vec<f64>,
    /// The last parameters with value and gradient: the optimiser asks for the two one after the other.
    last: RefCell<Option<Told>>,
}

struct Told {
    x: Vec<f64>,
    value: f64,
    gradient: Vec<f64>,
}

impl<'t> Posterior<'t> {
    fn new(comm: Comm, table: &'t Table) -> Self {
        let groups = table.groups.len();
        // a coefficient is about as well known as the number of rows that tell of it says
        let of_groups = (table.rows as f64 / groups as f64).sqrt();
        let of_rows = (groups as f64).sqrt();
        let units = Params {
            mean: [of_groups; 3],
            log_spread: [of_groups; 3],
            log_noise: 1.0,
            groups: vec![[of_rows; 3]; groups],
        };
        Posterior {
            comm,
            table,
            like: Params::start(groups),
            units: units.to_flat(),
            last: RefCell::default(),
        }
    }

    fn params(&self, x: &[f64]) -> Params {
        let numbers = x.iter().zip(&self.units).map(|(x, unit)| x * unit);
        self.like.with_flat(&numbers.collect::<Vec<_>>())
    }

    fn start(&self) -> Vec<f64> {
        let numbers = self.like.to_flat().into_iter().zip(&self.units);
        numbers.map(|(x, unit)| x / unit).collect()
    }

    fn at(&self, x: &[f64]) -> (f64, Vec<f64>) {
        if let Some(told) = &*self.last.borrow()
            && told.x == x
        {
            return (told.value, told.gradient.clone());
        }
        let p = self.params(x);
        let (rows, by_rows) = in_blocks(self.comm, BLOCKS, |block| {
            match self.table.blocks.get(&block) {
                Some(r) => value_and_grad!(of_rows)(&p, &r.y, &r.x[0], &r.x[1], &r.group),
                None => (0.0, Differentiable::zeros_like(&p)),
            }
        });
        let (groups, by_groups) = value_and_grad!(of_groups)(&p);
        let scale = 1.0 / self.table.rows as f64;
        let both = by_rows.to_flat().into_iter().zip(by_groups.to_flat());
        let both = both.zip(&self.units);
        let gradient: Vec<f64> = both.map(|((a, b), unit)| (a + b) * scale * unit).collect();
        let value = (rows + groups) * scale;
        *self.last.borrow_mut() = Some(Told {
            x: x.to_vec(),
            value,
            gradient: gradient.clone(),
        });
        (value, gradient)
    }
}

impl CostFunction for &Posterior<'_> {
    type Param = Vec<f64>;
    type Output = f64;
    fn cost(&self, x: &Vec<f64>) -> Result<f64, Error> {
        Ok(self.at(x).0)
    }
}

impl Gradient for &Posterior<'_> {
    type Param = Vec<f64>;
    type Gradient = Vec<f64>;
    fn gradient(&self, x: &Vec<f64>) -> Result<Vec<f64>, Error> {
        Ok(self.at(x).1)
    }
}

/// Shows on rank 0 how far the optimiser is.
struct Progress(ProgressBar);

impl Progress {
    fn new() -> Self {
        let style = ProgressStyle::with_template("fitting: iteration {pos}, {msg} ({elapsed})");
        let style = style.expect("the template is well formed");
        Progress(ProgressBar::new_spinner().with_style(style))
    }
}

impl<I: State<Float = f64>> Observe<I> for Progress {
    fn observe_iter(&mut self, state: &I, _: &KV) -> Result<(), Error> {
        self.0.set_position(state.get_iter());
        self.0.set_message(format!("loss {:.9}", state.get_cost()));
        Ok(())
    }

    fn observe_final(&mut self, _: &I) -> Result<(), Error> {
        self.0.finish_and_clear();
        Ok(())
    }
}

/// Runs L-BFGS, on all ranks in step.
pub fn find(comm: Comm, table: &Table) -> Result<Found, String> {
    let start = Instant::now();
    let posterior = Posterior::new(comm, table);
    let result = minimize(&posterior).map_err(|e| e.to_string())?;
    let best = result.get_best_param();
    let params = posterior.params(best.ok_or("the optimiser returned no parameters")?);
    let iterations = result.get_iter();
    match result.get_termination_reason() {
        Some(TerminationReason::SolverConverged) => Ok(Found {
            params,
            iterations,
            seconds: start.elapsed().as_secs_f64(),
        }),
        _ => Err(format!("no optimum after {iterations} iterations")),
    }
}

type Steps = IterState<Vec<f64>, Vec<f64>, (), (), (), f64>;

fn minimize(posterior: &Posterior) -> Result<Steps, Error> {
    let solver = LBFGS::new(MoreThuenteLineSearch::new(), 12)
        .with_tolerance_grad(TOLERANCE)?
        .with_tolerance_cost(0.0)?;
    let executor = Executor::new(posterior, solver)
        .configure(|state: Steps| state.param(posterior.start()).max_iters(MAX_ITERATIONS))
        .timer(false)
        .ctrlc(false);
    let executor = match posterior.comm.rank() {
        0 => executor.add_observer(Progress::new(), ObserverMode::Always),
        _ => executor,
    };
    Ok(executor.run()?.state)
}

/// Prints the common parameters, and writes all of them.
pub fn tell(
    found: &Found,
    table: &Table,
    columns: &Columns,
    out: Option<&Path>,
) -> Result<(), String> {
    let p = &found.params;
    let (rows, groups) = (table.rows, table.groups.len());
    println!(
        "{rows} rows in {groups} groups, {} iterations, {:.2} s",
        found.iterations, found.seconds
    );
    let (_, sd_y) = table.scales[0];
    let names = ["intercept", columns.x[0], columns.x[1]];
    for (k, name) in names.iter().enumerate() {
        // in the units of the columns; the intercept is that of a row with average x
        let unit = match k {
            0 => sd_y,
            _ => sd_y / table.scales[k].1,
        };
        let shift = if k == 0 { table.scales[0].0 } else { 0.0 };
        println!(
            "{:>10} {:9.4}, of groups +- {:.4}",
            name,
            p.mean[k] * unit + shift,
            p.log_spread[k].exp() * unit
        );
    }
    println!("{:>10} {:9.4}", "noise", p.log_noise.exp() * sd_y);
    let Some(path) = out else { return Ok(()) };
    let mut text = String::new();
    for x in p.to_flat() {
        writeln!(text, "{x:.16e}").map_err(|e| e.to_string())?;
    }
    std::fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}
