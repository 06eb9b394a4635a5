//! Samples the hierarchical model of the eight schools on all cores, and says how far the draws can be trusted.

mod data;
mod diagnostics;
mod model;
mod sample;

use clap::Parser;
use diagnostics::{Summary, summary};
use sample::{Draws, Plan};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// Samples the effects of coaching in several schools by Hamiltonian Monte Carlo.
#[derive(Parser)]
struct Options {
    /// A csv file with the columns school, effect, error.
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/schools.csv"))]
    data: PathBuf,
    #[arg(long, default_value_t = 8)]
    chains: u64,
    /// Draws of each chain, after as many in which it adapts.
    #[arg(long, default_value_t = 2000)]
    draws: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let options = Options::parse();
    if options.chains < 1 || options.draws < 20 {
        eprintln!("error: at least one chain of 20 draws is needed");
        return ExitCode::from(2);
    }
    let (names, schools) = match data::read(&options.data) {
        Ok(read) => read,
        Err(e) => {
            eprintln!("error: {e}");
            return ExitCode::from(2);
        }
    };
    let plan = Plan {
        chains: options.chains,
        draws: options.draws,
        seed: options.seed,
    };
    let start = Instant::now();
    match sample::run(&schools, plan) {
        Ok(chains) => report(&names, &chains, start.elapsed().as_secs_f64()),
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the table; a failure if the chains do not agree.
fn report(names: &[String], chains: &[Draws], seconds: f64) -> ExitCode {
    let labels = ["mean", "deviation"]
        .into_iter()
        .chain(names.iter().map(String::as_str));
    println!(
        "{:20} {:>8} {:>8} {:>7} {:>10}",
        "effect", "mean", "sd", "R-hat", "effective"
    );
    let (mut worst, mut fewest): (f64, f64) = (1.0, f64::INFINITY);
    for (i, label) in labels.enumerate() {
        let of_chain = |draws: &Draws| draws.rows.iter().map(|row| row[i]).collect();
        let columns: Vec<Vec<f64>> = chains.iter().map(of_chain).collect();
        let Summary {
            mean,
            deviation,
            r_hat,
            effective,
        } = summary(&columns);
        println!("{label:20} {mean:8.2} {deviation:8.2} {r_hat:7.3} {effective:10.0}");
        (worst, fewest) = (worst.max(r_hat), fewest.min(effective));
    }
    let draws: usize = chains.iter().map(|c| c.rows.len()).sum();
    let divergences: usize = chains.iter().map(|c| c.divergences).sum();
    println!(
        "{draws} draws of {} chains on {} threads in {seconds:.2} s, {divergences} of them divergent; {:.0} effective draws a second",
        chains.len(),
        rayon::current_num_threads(),
        fewest / seconds
    );
    match worst < 1.01 && divergences * 100 <= draws {
        true => ExitCode::SUCCESS,
        false => {
            eprintln!(
                "error: the chains do not agree: R-hat {worst:.3} should be below 1.01, and divergences few"
            );
            ExitCode::FAILURE
        }
    }
}
