//! AC optimal power flow: which generators should give how much, so that all loads are met at the least cost.
//!
//! The sparse Jacobian of the constraints and the sparse Hessian of the Lagrangian are those of plain loops over buses,
//! branches and generators, in `model.rs`.

mod case;
mod check;
#[path = "../data/error.rs"]
mod data_error;
mod grid;
mod model;
mod plot;
mod problem;

use check::{Checked, Seconds};
use clap::Parser;
use data_error::DataError;
use grads::Sparsity;
use grid::Grid;
use problem::Problem;
use ripopt::SolveStatus;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Finds the cheapest way to feed a network of alternating current.
///
/// Reads a case of MATPOWER (version 2 of its format: powers in MW and MVAr, voltages and impedances per unit, angles in
/// degrees, costs in $/h), checks the derivatives of the model against differences, times them, and minimises the cost.
///
/// Exit codes: 0 if the optimum was found, 1 if not, 2 if the case or the options cannot be read.
#[derive(Parser)]
struct Options {
    /// A case file, or the name of one in examples/data/matpower.
    #[arg(default_value = "case118.m")]
    case: PathBuf,
    /// Where to write a picture of both patterns.
    #[arg(long, default_value = "opf.svg")]
    out: PathBuf,
}

/// The cases that come with the examples.
const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/matpower");

/// The optima in $/h that MATPOWER's solver is known to find for these cases. They are quoted, not computed here by MATPOWER; that
/// another solver arrives at them is what is checked.
const KNOWN: [(&str, f64); 3] = [
    ("case5.m", 17_551.89),
    ("case118.m", 129_660.69),
    ("case1354pegase.m", 74_069.35),
];

/// The largest error of a derivative, and of a known optimum, that is none.
const TOLERANCE: f64 = 1e-6;

fn main() -> ExitCode {
    let options = Options::parse();
    let case = located(&options.case);
    match read(&case) {
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::from(2)
        }
        Ok(grid) => match report(&case, &grid, &options.out) {
            Ok(()) => ExitCode::SUCCESS,
            Err(e) => {
                eprintln!("error: {e}");
                ExitCode::FAILURE
            }
        },
    }
}

/// The file of this path, or else the one of this name that comes with the examples.
fn located(case: &Path) -> PathBuf {
    let shipped = Path::new(SHIPPED).join(case);
    match case.exists() || !shipped.exists() {
        true => case.into(),
        false => shipped,
    }
}

fn read(path: &Path) -> Result<Grid, DataError> {
    Grid::new(&case::read(path)?)
}

/// The optimum of a case that comes with the examples.
fn known(case: &Path) -> Option<f64> {
    let known = KNOWN
        .iter()
        .find(|(name, _)| Path::new(SHIPPED).join(name) == case);
    known.map(|(_, cost)| *cost)
}

/// Checks, times, draws and solves.
fn report(case: &Path, grid: &Grid, out: &Path) -> Result<(), Box<dyn Error>> {
    let begin = Instant::now();
    let problem = Problem::new(grid);
    let patterns = Seconds(begin.elapsed().as_secs_f64());
    println!(
        "{} buses, {} branches, {} generators: {} unknowns, {} constraints; patterns found in {patterns}",
        grid.buses.len(),
        grid.branches.len(),
        grid.generators.len(),
        problem.jacobian.ncols(),
        problem.jacobian.nrows()
    );
    derivatives(&problem)?;
    plot::draw(out, &problem)
        .map_err(|e| format!("{}: the picture cannot be written: {e}", out.display()))?;
    println!("patterns drawn to {}", out.display());
    solve(&problem, known(case))
}

/// Prints what is found out about the derivatives.
fn derivatives(problem: &Problem) -> Result<(), Box<dyn Error>> {
    let found = check::check(problem)?;
    println!(
        "\n{:<28} {:>8} {:>8} {:>10} {:>7} {:>22}",
        "", "entries", "colours", "time", "ratio", "against differences"
    );
    println!(
        "{:<28} {:>8} {:>8} {:>10} {:>7}",
        "constraints", "", "", found.plain, 1
    );
    let row = |name: &str, pattern: &Sparsity, checked: &Checked| {
        println!(
            "{name:<28} {:>8} {:>8} {:>10} {:>7.1} {:>22.1e}",
            pattern.nnz(),
            pattern.colours().len(),
            checked.time,
            checked.time.0 / found.plain.0,
            checked.error
        );
        match checked.error <= TOLERANCE {
            true => Ok(()),
            false => Err(format!("the {name} is not what differences give")),
        }
    };
    row(
        "Jacobian of the constraints",
        &problem.jacobian,
        &found.jacobian,
    )?;
    row(
        "Hessian of the Lagrangian",
        &problem.hessian,
        &found.hessian,
    )?;
    println!();
    Ok(())
}

/// Minimises the cost, and compares it with the optimum if that is known.
fn solve(problem: &Problem, known: Option<f64>) -> Result<(), Box<dyn Error>> {
    let begin = Instant::now();
    let found = problem.solve();
    let time = Seconds(begin.elapsed().as_secs_f64());
    let iterations = found.iterations;
    if found.status != SolveStatus::Optimal {
        let status = found.status;
        return Err(format!("no optimum found: {status:?} after {iterations} iterations").into());
    }
    println!(
        "optimum {:.2} $/h after {iterations} iterations in {time}",
        found.objective
    );
    let Some(known) = known else {
        return Ok(());
    };
    let error = (found.objective - known).abs() / known;
    println!("known   {known:.2} $/h: relative error {error:.1e}");
    match error <= TOLERANCE {
        true => Ok(()),
        false => Err("this is another optimum than the known one".into()),
    }
}
