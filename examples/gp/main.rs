//! Fits a Gaussian process with a length scale for each of eight inputs to the strength of concrete.

mod data;
#[path = "../data/error.rs"]
mod data_error;
mod fit;
mod model;
mod plot;
mod predict;
mod table;

use clap::Parser;
use data::Mixes;
use predict::{BAND, Posterior, Prediction, Score};
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// Fits a Gaussian process to the strength of concrete.
///
/// Prints its length scales, amplitude and noise with their standard errors (by the Hessian), and how well mixes are predicted that were
/// held out.
///
/// Exit codes: 0 if a process was fitted, 1 if not, 2 if the data or the options cannot be read.
#[derive(Parser)]
struct Options {
    /// A csv file with the columns cement, blast_furnace_slag, fly_ash, water, superplasticizer, coarse_aggregate, fine_aggregate (kg/m3),
    /// age (days) and compressive_strength (MPa).
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/concrete.csv"))]
    data: PathBuf,
    /// How many mixes are learnt from; the others are held out.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(11..))]
    training: u32,
    /// What the mixes to learn from are drawn by.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write the plot.
    #[arg(long, default_value = "gp.svg")]
    out: PathBuf,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let mixes = match data::read(&options.data) {
        Ok(mixes) => mixes,
        Err(e) => {
            eprintln!("error: {e}");
            return ExitCode::from(2);
        }
    };
    match report(&options, &mixes) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Fits, prints the table, draws the plot.
fn report(options: &Options, mixes: &Mixes) -> Result<(), Box<dyn Error>> {
    let mut rng = fastrand::Rng::with_seed(options.seed);
    let (training, held_out) = mixes.split(options.training as usize, &mut rng);
    let start = Instant::now();
    let fit = fit::fit(&training)?;
    println!("{}", table::show(&fit));
    println!(
        "minus log density {:.4} of {} mixes after {} iterations, {:.2} s",
        fit.loss,
        training.len(),
        fit.iterations,
        start.elapsed().as_secs_f64(),
    );
    let posterior = Posterior::new(&fit.logs, &training);
    let inputs = held_out.inputs.iter();
    let predictions: Vec<Prediction> = inputs.map(|input| posterior.predict(input)).collect();
    if held_out.len() > 0 {
        let score = Score::new(&predictions, &held_out);
        println!(
            "{} held-out mixes: error {:.2} MPa, {:.1} % of the variance explained, {:.1} % within {BAND} standard deviations",
            held_out.len(),
            score.error,
            100.0 * score.explained,
            100.0 * score.inside,
        );
    }
    plot::draw(
        &options.out,
        &posterior,
        &training,
        (&held_out, &predictions),
    )
    .map_err(|e| format!("{}: the plot cannot be written: {e}", options.out.display()))?;
    println!("plot written to {}", options.out.display());
    Ok(())
}
