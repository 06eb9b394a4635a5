//! Fits the Lotka-Volterra equations to the Hudson's Bay Company's counts of lynx and hare pelts, 1900 to 1920.

mod data;
#[path = "../data/error.rs"]
mod data_error;
mod fit;
mod model;
mod plot;
mod table;

use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;

/// Fits predator and prey rates to yearly counts.
#[derive(Parser)]
struct Options {
    /// A csv file with the columns year, lynx, hare.
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/lynx_hare.csv"))]
    data: PathBuf,
    /// Where to write the plot.
    #[arg(long, default_value = "lynx_hare.svg")]
    out: PathBuf,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let counts = match data::read(&options.data) {
        Ok(counts) => counts,
        Err(e) => {
            eprintln!("error: {e}");
            return ExitCode::from(2);
        }
    };
    match report(&options, &counts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Fits, prints the table, draws the plot.
fn report(options: &Options, counts: &data::Counts) -> Result<(), Box<dyn std::error::Error>> {
    let fit = fit::fit(counts)?;
    println!("{}", table::compare(&fit.params));
    println!(
        "negative log-likelihood {:.4} after {} iterations",
        fit.loss, fit.iterations
    );
    plot::draw(&options.out, counts, &fit.params)
        .map_err(|e| format!("{}: the plot cannot be written: {e}", options.out.display()))?;
    println!("plot written to {}", options.out.display());
    Ok(())
}
