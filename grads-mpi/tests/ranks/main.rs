//! Programs that run on several ranks. This binary starts itself under `mpirun`.

// as users write loops
#![allow(clippy::needless_range_loop)]

mod absent;
mod collectives;
mod edges;
#[path = "../job/mod.rs"]
mod job;
mod mistakes;
mod sums;

use grads_mpi::Comm;
use libtest_mimic::{Arguments, Trial};
use std::process::ExitCode;

/// A program for all ranks, and what becomes of it.
pub struct Case {
    name: &'static str,
    ranks: &'static [usize],
    program: fn(Comm),
    end: End,
}

/// What becomes of a job.
pub enum End {
    /// All ranks succeed.
    Passes,
    /// All exit codes are other than 0, and what is printed has these texts.
    Fails(&'static [&'static str]),
}

const ANY: &[usize] = &[1, 2, 3, 4];

const fn passes(name: &'static str, program: fn(Comm)) -> Case {
    Case {
        name,
        ranks: ANY,
        program,
        end: End::Passes,
    }
}

/// The variable that tells a rank which program it runs.
const CASE: &str = "GRADS_MPI_CASE";

fn cases() -> impl Iterator<Item = &'static Case> {
    let all = [
        collectives::CASES,
        edges::CASES,
        absent::CASES,
        sums::CASES,
        mistakes::CASES,
    ];
    all.into_iter().flatten()
}

fn main() -> ExitCode {
    if let Ok(name) = std::env::var(CASE) {
        let case = cases().find(|case| case.name == name);
        let program = case.expect("the case is there").program;
        return grads_mpi::run(|comm| {
            program(comm);
            Ok::<(), String>(())
        });
    }
    let mut arguments = Arguments::from_args();
    // each job has several processes of its own
    arguments.test_threads = Some(1);
    let trials = cases().flat_map(|case| {
        case.ranks.iter().map(move |ranks| {
            let name = format!("{}, {ranks} ranks", case.name);
            Trial::test(name, move || check(case, *ranks).map_err(Into::into))
        })
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

fn check(case: &'static Case, ranks: usize) -> Result<(), String> {
    let this = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut command = job::mpirun(ranks);
    command.arg(this).env(CASE, case.name);
    let (success, printed) = job::ended(command, case.name)?;
    match case.end {
        End::Passes if success => Ok(()),
        End::Passes => Err(printed),
        End::Fails(_) if success => Err("the job succeeded".into()),
        End::Fails(texts) => {
            let missing: Vec<_> = texts.iter().filter(|t| !printed.contains(**t)).collect();
            match missing[..] {
                [] => Ok(()),
                _ => Err(format!("no {missing:?} in\n{printed}")),
            }
        }
    }
}
