//! A fixed sample of random programs: their generated source stands in `random_programs/`, `GRAD_BLESS=1` writes it again.
//!
//! Each program's value is compared with the plain function's bit by bit, its gradient with the interpreter's, and both
//! with what dual numbers give that walk the program's syntax tree. More of them, on demand:
//! `cargo run --release --example random_programs -- --count 20000`.
#![cfg_attr(clippy, no_main)]
#![cfg(not(clippy))]

// The corpus has checks of its own.
#[allow(dead_code, unused_macros)]
#[macro_use]
mod harness;

/// The modules of the sample, and the rows of each.
macro_rules! sample {
    ($($module:ident $file:literal)*) => {
        $(
            #[rustfmt::skip]
            #[allow(warnings, clippy::all)]
            #[path = $file]
            mod $module;
        )*
        const FILES: [(&str, fn() -> Vec<Program>); [$($file),*].len()] = [$(($file, $module::programs)),*];
    };
}

sample! {
    sample_0 "random_programs/sample_0.rs"
    sample_1 "random_programs/sample_1.rs"
    sample_2 "random_programs/sample_2.rs"
    sample_3 "random_programs/sample_3.rs"
    sample_4 "random_programs/sample_4.rs"
    sample_5 "random_programs/sample_5.rs"
    sample_6 "random_programs/sample_6.rs"
    sample_7 "random_programs/sample_7.rs"
}

use harness::checks;
use harness::interpreter::{self, Failure};
use harness::row::Program;
use libtest_mimic::{Arguments, Failed, Trial};
use program_generator::{compare, expected, generate, interpretable, row, source, support};

/// How many programs a file has.
const SIZE: usize = 30;

/// The seeds of a file's programs.
fn seeds(n: usize) -> impl Iterator<Item = u64> {
    (0..).skip(n * SIZE).take(SIZE)
}

fn main() {
    let mut trials = vec![];
    for (n, (file, programs)) in FILES.into_iter().enumerate() {
        trials.push(Trial::test(format!("source::{n}"), move || {
            regenerated(n, file)
        }));
        for (seed, program) in seeds(n).zip(programs()) {
            trials.push(Trial::test(format!("seed_{seed}"), move || {
                check(seed, &program)
            }));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// The three ways to the value and the gradient agree; where an operator of a struct is in the graph, two of them.
fn check(seed: u64, program: &Program) -> Result<(), Failed> {
    checks::value(program)?;
    let derivative = (program.derivative)();
    let random = generate(seed);
    match interpreter::run(program, &derivative.cts) {
        _ if !interpretable(&random) => {}
        Ok(interpreted) => checks::agreement(&derivative, &interpreted, 1e-12)?,
        Err(Failure::MacroOnly) => {}
        Err(Failure::Other(e)) => return Err(e.into()),
    }
    let expected = expected(&random)?;
    Ok(compare(
        &expected,
        &derivative.outputs,
        &derivative.gradient,
    )?)
}

/// The file is what the generator prints.
fn regenerated(n: usize, file: &str) -> Result<(), Failed> {
    let path = format!("{}/tests/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = text(n);
    if std::env::var_os("GRAD_BLESS").is_some() {
        std::fs::write(path, text)?;
    } else if std::fs::read_to_string(path)? != text {
        return Err(
            format!("{file} is not what the generator prints; GRAD_BLESS=1 writes it").into(),
        );
    }
    Ok(())
}

fn text(n: usize) -> String {
    let programs: Vec<_> = seeds(n).map(generate).collect();
    let sources: Vec<String> = programs.iter().map(|p| source(p) + &support(p)).collect();
    let rows: Vec<String> = programs
        .iter()
        .map(|p| format!("        {},\n", row(p)))
        .collect();
    format!(
        "//! Random programs: written by the generator, see `tests/random_programs.rs`.\n\n\
         use crate::harness::row::Program;\nuse grads::prelude::*;\n\n{}\
         /// Every row of this file.\npub fn programs() -> Vec<Program> {{\n    vec![\n{}    ]\n}}\n",
        sources.concat(),
        rows.concat()
    )
}
