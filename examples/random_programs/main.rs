//! Compiles and runs random programs, and says where their derivatives are wrong or refused.
//!
//! ```text
//! cargo run --release --example random_programs -- --count 20000 --seed 1
//! ```
//!
//! Each program is made up from its seed. Its value must be the plain function's to the last bit, and its gradient both
//! that of the interpreter and that of dual numbers walked through the syntax tree. Failures are printed as they are
//! found, and the first of them are shrunk at the end.

mod batch;
mod crates;
mod messages;
mod report;
mod shrink;

use batch::Scratch;
use clap::Parser;
use crates::Crates;
use program_generator::ast::Program;
use program_generator::generate;
use report::Report;
use std::io;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// Compiles and runs random programs.
#[derive(Parser)]
struct Options {
    /// How many.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// The seed of the first.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many are compiled at once: where one is refused, the others are compiled again without it.
    #[arg(long, default_value_t = 50)]
    batch: usize,
    /// How many crates are compiled and run side by side.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Run them as a release build too, whose numbers have to be the same to the last bit.
    #[arg(long)]
    release: bool,
    /// How many failures are shrunk.
    #[arg(long, default_value_t = 3)]
    shrink: usize,
    /// Where they are compiled, in `target/`: two runs at once need two places.
    #[arg(long, default_value = "random_programs")]
    place: String,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options::parse();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let place = root.join("target").join(&options.place);
    let seeds = Mutex::new(options.seed..options.seed + options.count);
    let crates = Crates::build(root, &place.join("crates"))?;
    let report = Mutex::new(Report::new(options.count));
    let work = |job: usize| -> io::Result<()> {
        let dir = place.join(format!("job_{job}"));
        let scratch = Scratch::new(&crates, root, dir, options.release)?;
        let mut programs: Vec<Program> = vec![];
        loop {
            // with new ones among them, the others of a batch would fail again
            if programs.is_empty() {
                let batch = options.batch.max(1);
                let new: Vec<u64> = locked(&seeds).by_ref().take(batch).collect();
                programs.extend(new.into_iter().map(generate));
            }
            if programs.is_empty() {
                return Ok(());
            }
            let outcomes = scratch.attempt(&programs)?;
            programs = locked(&report).add(programs, outcomes)?;
        }
    };
    std::thread::scope(|scope| {
        let work = &work;
        let jobs: Vec<_> = (0..options.jobs.max(1))
            .map(|job| scope.spawn(move || work(job)))
            .collect();
        jobs.into_iter()
            .try_for_each(|job| job.join().expect("a job does not panic"))
    })?;

    let mut report = report.into_inner().unwrap_or_else(PoisonError::into_inner);
    let scratch = Scratch::new(&crates, root, place.join("job_0"), options.release)?;
    for (program, failure) in report.failures().into_iter().take(options.shrink) {
        let name = format!("seed {} shrunk", program.seed);
        let (small, failure) = shrink::shrink(&scratch, program, failure)?;
        report.print(&name, &small, &failure)?;
    }
    Ok(report.finish()?)
}

/// What a mutex holds: a job that panics ends the run anyway.
fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
