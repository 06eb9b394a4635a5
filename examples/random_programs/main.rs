//! Compiles and runs random programs, and says where their derivatives are wrong or refused.
//!
//! ```text
//! cargo run --release --example random_programs -- --count 20000 --seed 1
//! ```
//!
//! Each program is made up from its seed. Its value must be the plain function's to the last bit, and its gradient both
//! that of the interpreter and that of dual numbers walked through the syntax tree. A program that fails is shrunk.

mod batch;
mod shrink;

use batch::{Outcome, Scratch};
use clap::Parser;
use indicatif::ProgressBar;
use program_generator::ast::Program;
use program_generator::{generate, row, source};
use std::path::Path;

/// Compiles and runs random programs.
#[derive(Parser)]
struct Options {
    /// How many.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// The seed of the first.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many are compiled at once.
    #[arg(long, default_value_t = 250)]
    batch: u64,
    /// How many failures are shrunk.
    #[arg(long, default_value_t = 3)]
    shrink: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options::parse();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let scratch = Scratch::new(root, "batch")?;
    let progress = ProgressBar::new(options.count);
    let seeds: Vec<u64> = (options.seed..options.seed + options.count).collect();
    let (mut passed, mut interpreted, mut failed) = (0, 0, vec![]);
    for seeds in seeds.chunks(options.batch as usize) {
        let programs: Vec<Program> = seeds.iter().map(|&seed| generate(seed)).collect();
        let outcomes = scratch.run(&programs)?;
        for (program, outcome) in programs.into_iter().zip(outcomes) {
            match outcome {
                Outcome::Passes {
                    interpreted: by_both,
                } => {
                    passed += 1;
                    interpreted += u64::from(by_both);
                }
                failure => failed.push((program, failure)),
            }
        }
        progress.inc(seeds.len() as u64);
    }
    progress.finish_and_clear();
    for (program, failure) in &failed {
        println!(
            "seed {}: {failure}\n{}{}\n",
            program.seed,
            source(program),
            row(program)
        );
    }
    let scratch = Scratch::new(root, "shrink")?;
    for (program, failure) in failed.iter().take(options.shrink) {
        let (small, failure) = shrink::shrink(&scratch, program.clone(), failure.clone())?;
        println!(
            "seed {} shrunk: {failure}\n{}{}\n",
            program.seed,
            source(&small),
            row(&small)
        );
    }
    println!(
        "{passed} of {} programs pass, {interpreted} of them through the interpreter too",
        options.count
    );
    if failed.is_empty() {
        Ok(())
    } else {
        Err(format!("{} programs fail", failed.len()).into())
    }
}
