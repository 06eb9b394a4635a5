//! Learns to read handwritten digits: a perceptron 64-128-10 whose weights are arrays in a struct, trained by Adam. The gradient is
//! that of an annotated function, of a graph that is built at run time, or of a tape.

mod data;
#[path = "../data/error.rs"]
mod data_error;
mod engine;
mod model;
mod plot;
mod train;

use clap::Parser;
use engine::Kind;
use std::path::PathBuf;
use std::process::ExitCode;

/// Trains a perceptron on handwritten digits.
#[derive(Parser)]
struct Options {
    /// A csv file of rows with 64 pixels (0 to 16) and the digit, without a header.
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/digits.csv"))]
    data: PathBuf,
    /// What computes the gradient.
    #[arg(long, value_enum, default_value_t = Kind::Function)]
    engine: Kind,
    /// How often all training digits are seen.
    #[arg(long, default_value_t = 100)]
    epochs: usize,
    /// What the order of the digits, and the first weights, are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write the plot.
    #[arg(long, default_value = "digits.svg")]
    out: PathBuf,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let digits = match data::read(&options.data) {
        Ok(digits) => digits,
        Err(e) => {
            eprintln!("error: {e}");
            return ExitCode::from(2);
        }
    };
    match report(&options, &digits) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Trains, prints what was learnt, draws the plot.
fn report(options: &Options, digits: &data::Digits) -> Result<(), Box<dyn std::error::Error>> {
    let mut rng = fastrand::Rng::with_seed(options.seed);
    let (training, held_out) = digits.split(&mut rng);
    let learnt = engine::with_engine(options.engine, |engine| {
        train::train(engine, &training, &held_out, options.epochs, &mut rng)
    })?;
    println!(
        "{} digits learnt in {} epochs, {:.2} s: mean loss {:.9}",
        training.len(),
        options.epochs,
        learnt.seconds,
        learnt.losses.last().copied().unwrap_or(f64::NAN),
    );
    println!(
        "{:.2} % of {} held-out digits are read as what they are",
        100.0 * learnt.net.accuracy(&held_out),
        held_out.len(),
    );
    plot::draw(&options.out, &learnt, &held_out)
        .map_err(|e| format!("{}: the plot cannot be written: {e}", options.out.display()))?;
    println!("plot written to {}", options.out.display());
    Ok(())
}
