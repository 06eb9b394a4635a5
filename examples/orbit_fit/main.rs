//! Fits the orbit of the planet HD 20868 b to the radial velocities with which it was found.

mod data;
#[path = "../data/error.rs"]
mod data_error;
mod fit;
mod model;
mod plot;
mod table;

use clap::Parser;
use model::Observation;
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

/// Fits an orbit to radial velocities.
///
/// Prints its elements with their standard errors (by the Fisher information) beside the published ones of HD 20868 b.
///
/// Exit codes: 0 if an orbit was fitted, 1 if not, 2 if the data or the options cannot be read.
#[derive(Parser)]
struct Options {
    /// A csv file with the columns jd (Julian date, days), velocity and error (km/s).
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/hd20868.csv"))]
    data: PathBuf,
    /// About what the period is, in days.
    #[arg(long, default_value = "380", value_parser = days)]
    period: f64,
    /// Where to write the plot.
    #[arg(long, default_value = "orbit_fit.svg")]
    out: PathBuf,
}

fn days(text: &str) -> Result<f64, String> {
    let days = text
        .parse()
        .ok()
        .filter(|d: &f64| d.is_finite() && *d > 0.0);
    days.ok_or("a positive number of days is needed".into())
}

fn main() -> ExitCode {
    let options = Options::parse();
    let observations = match data::read(&options.data) {
        Ok(observations) => observations,
        Err(e) => {
            eprintln!("error: {e}");
            return ExitCode::from(2);
        }
    };
    match report(&options, &observations) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Fits, prints the table, draws the plot.
fn report(options: &Options, observations: &[Observation]) -> Result<(), Box<dyn Error>> {
    let fit = fit::fit(observations, options.period)
        .ok_or("no orbit of about this period fits: try another --period")?;
    println!("{}", table::compare(&fit));
    let free = observations.len() - fit.errors().len();
    println!(
        "chi square {:.1} with {free} degrees of freedom",
        fit.chi_square
    );
    plot::draw(&options.out, observations, &fit)
        .map_err(|e| format!("{}: the plot cannot be written: {e}", options.out.display()))?;
    println!("plot written to {}", options.out.display());
    Ok(())
}
