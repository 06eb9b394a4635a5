//! The programs of a target, as tests.

use crate::harness::row::Program;
use crate::harness::{bits, checks};
use libtest_mimic::{Arguments, Trial};
use std::collections::BTreeMap;

/// The name of a topic, and its programs.
pub type Topic = (&'static str, fn() -> Vec<Program>);

/// `TOPICS`: the rows of each topic.
macro_rules! topics {
    ($($topic:ident),* $(,)?) => {
        const TOPICS: &[Topic] = &[$((stringify!($topic), $topic::programs)),*];
    };
}

/// Runs the checks of all programs, and some others.
pub fn check(topics: &[Topic], others: Vec<Trial>) {
    assert!(
        topics.is_sorted_by(|(a, _), (b, _)| a < b),
        "each topic once, in the order of the alphabet"
    );
    let programs = named(topics);
    // For the comparison of builds: see `.ci/run`.
    if let Some(file) = std::env::var_os("GRADS_BITS") {
        return bits::append(file.as_ref(), programs).expect("the file can be written");
    }
    let trials = programs
        .into_iter()
        .flat_map(trials)
        .chain(others)
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// Each program with its name and, from the second on, which set of its arguments it has.
fn named(topics: &[Topic]) -> Vec<(String, Program)> {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let programs = topics.iter().flat_map(|(_, programs)| programs());
    programs
        .map(|program| {
            let run = seen.entry(program.name).or_default();
            *run += 1;
            (name(&program, *run), program)
        })
        .collect()
}

/// The name of a program with its `run`-th set of arguments.
fn name(program: &Program, run: usize) -> String {
    let name = program
        .name
        .split_once("::")
        .map_or(program.name, |(_, name)| name);
    if run == 1 {
        name.to_string()
    } else {
        format!("{name}::{run}")
    }
}

/// The checks of one program.
fn trials((name, program): (String, Program)) -> Vec<Trial> {
    let tangent = program.tangent.map(|run| {
        Trial::test(format!("{name}::tangent"), move || {
            Ok(checks::tangent(run, &program)?)
        })
    });
    let second = program.tangent.map(|_| {
        Trial::test(format!("{name}::second"), move || {
            Ok(checks::second(&program)?)
        })
    });
    let trials = [
        Trial::test(format!("{name}::value"), move || {
            Ok(checks::value(&program)?)
        }),
        Trial::test(format!("{name}::differences"), move || {
            Ok(checks::differences(&program)?)
        }),
        Trial::test(format!("{name}::interpreter"), move || {
            Ok(checks::interpreter(&program)?)
        }),
    ];
    trials.into_iter().chain(tangent).chain(second).collect()
}
