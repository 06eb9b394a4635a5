//! Fits a formula, given as text, to the columns of a csv file.

mod data;
#[path = "../data/error.rs"]
mod data_error;
mod fit;
mod formula;
mod functions;
mod model;
mod parse;
mod plot;
mod report;

use clap::Parser;
use fit::{FitError, Method};
use grads::graph::Graph;
use model::{Column, Model};
use parse::FormulaError;
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

/// Fits the parameters of a formula to data, by least squares.
#[derive(Parser)]
struct Options {
    /// A column, `~`, and an expression for it: `y ~ a * exp(-k * t) + c`. Names that are no columns are parameters; `pi` is the number.
    /// Names in backticks may have spaces. `sum(i, 1, 3, a * sin(i * w * t))` adds up terms.
    #[arg(allow_hyphen_values = true)]
    formula: String,
    /// A csv file with a header.
    data: PathBuf,
    /// Where the parameters start; 1 for those that are not named.
    #[arg(long, value_name = "NAME=NUMBER,..", value_delimiter = ',', value_parser = assignment)]
    start: Vec<(String, f64)>,
    /// How the loss is made smaller.
    #[arg(long, value_enum, default_value = "lbfgs")]
    method: Method,
    /// Most iterations of the fit.
    #[arg(long, default_value_t = 1000)]
    iterations: u64,
    /// The column that goes to the right in the plot; the first one of the formula if none is given.
    #[arg(long, value_name = "COLUMN")]
    x: Option<String>,
    /// Where to write the plot.
    #[arg(long, default_value = "formula.svg")]
    out: PathBuf,
}

/// One part of `--start`.
fn assignment(text: &str) -> Result<(String, f64), String> {
    let (name, number) = text
        .split_once('=')
        .ok_or("expected NAME=NUMBER, as in a=1")?;
    match number.trim().parse() {
        Ok(x) if f64::is_finite(x) => Ok((name.trim().into(), x)),
        _ => Err(format!("`{number}` is no finite number")),
    }
}

/// A message, and the exit code that goes with it.
struct Failure(String, u8);

/// What the user can set right.
fn refused(why: impl std::fmt::Display) -> Failure {
    Failure(why.to_string(), 2)
}

/// What the user's input is not to blame for.
fn failed(why: impl std::fmt::Display) -> Failure {
    Failure(why.to_string(), 1)
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(message, code)) => {
            eprintln!("error: {message}");
            ExitCode::from(code)
        }
    }
}

/// Reads formula and data, fits, prints, draws.
fn run(options: &Options) -> Result<(), Failure> {
    let at_fault = |e: FormulaError| refused(e.show(&options.formula));
    let formula = parse::parse(&options.formula).map_err(at_fault)?;
    let table = data::read(&options.data).map_err(refused)?;
    if !table.has(&formula.left.text) {
        let message = format!(
            "there is no column `{}`; there are {}",
            formula.left.text,
            table.names()
        );
        return Err(at_fault(FormulaError::new(formula.left.at, message)));
    }
    let observed = table.column(&formula.left.text).map_err(refused)?;
    let indices = formula.right.indices();
    if let Some(hides) = indices.iter().find(|index| table.has(&index.text)) {
        let message = format!(
            "the index `{}` has the name of a column: call it otherwise",
            hides.text
        );
        return Err(at_fault(FormulaError::new(hides.at, message)));
    }
    let names = formula.right.names();
    let columns: Vec<Column> = names
        .iter()
        .filter(|name| table.has(&name.text))
        .map(|name| table.column(&name.text))
        .collect::<Result<_, _>>()
        .map_err(refused)?;
    if columns.len() == names.len() {
        let message = "the formula has no parameters: each name in it is a column";
        return Err(at_fault(FormulaError::new(formula.right_at, message)));
    }
    let across = match &options.x {
        Some(name) => Some(table.column(name).map_err(refused)?),
        None => columns.first().cloned(),
    };

    let graph = Graph::new();
    let model = Model::new(&graph, &formula, &observed, &columns).map_err(failed)?;
    let start = start(&model, &options.start)?;
    let scale = report::variation(&observed.values);
    let fit = fit::fit(&model, options.method, &start, options.iterations, scale)
        .map_err(|e| explain(e, &model, &start))?;
    let report = report::Report {
        model: &model,
        observed: &observed,
        fit: &fit,
    };
    println!("{report}");
    for name in &fit.unmoved {
        eprintln!(
            "warning: `{name}` is where it started: the formula does not change with it there; choose another start with \
             --start {name}=NUMBER"
        );
    }
    let draw = || -> Result<(), Box<dyn Error>> {
        let picture = report.picture(&options.formula, &columns, across.as_ref())?;
        plot::draw(&options.out, &picture)
    };
    draw().map_err(|e| {
        failed(format!(
            "{}: the plot cannot be written: {e}",
            options.out.display()
        ))
    })?;
    println!("plot written to {}", options.out.display());
    Ok(())
}

/// Where each parameter starts.
fn start(model: &Model, given: &[(String, f64)]) -> Result<Vec<f64>, Failure> {
    for (name, _) in given {
        if !model.parameters().any(|p| p == name) {
            let names: Vec<&str> = model.parameters().collect();
            let message = format!(
                "--start: there is no parameter `{name}`; there are {}",
                names.join(", ")
            );
            return Err(refused(message));
        }
    }
    let value = |name: &str| given.iter().rfind(|(n, _)| n == name).map_or(1.0, |g| g.1);
    Ok(model.parameters().map(value).collect())
}

/// What to do about a fit that cannot begin.
fn explain(e: FitError, model: &Model, start: &[f64]) -> Failure {
    let values = model.parameters().zip(start);
    let values: Vec<String> = values.map(|(name, x)| format!("{name}={x}")).collect();
    match e {
        FitError::Start(_) | FitError::StartGradient => refused(format!(
            "{e}; it was {}: choose another with --start NAME=NUMBER,..",
            values.join(",")
        )),
        FitError::Graph(_) | FitError::Optimiser(_) => failed(e),
    }
}
