//! The corpus: natural programs, each checked three ways.
//!
//! The value against the plain function bit by bit, the gradient against central differences, and the gradient against
//! the interpreter's run of the same graph.

// These are programs as people write them, not as a linter would have them.
#![allow(
    clippy::assign_op_pattern,
    clippy::excessive_precision,
    clippy::manual_is_multiple_of,
    clippy::manual_memcpy,
    clippy::needless_range_loop,
    clippy::useless_vec
)]

#[macro_use]
mod harness;

#[path = "programs/algorithms.rs"]
mod algorithms;
#[path = "programs/arrays.rs"]
mod arrays;
#[path = "programs/calls.rs"]
mod calls;
#[path = "programs/control_flow.rs"]
mod control_flow;
#[path = "programs/finance.rs"]
mod finance;
#[path = "programs/idioms.rs"]
mod idioms;
#[path = "programs/inference.rs"]
mod inference;
#[path = "programs/linear_algebra.rs"]
mod linear_algebra;
#[path = "programs/markets.rs"]
mod markets;
#[path = "programs/mechanisms.rs"]
mod mechanisms;
#[path = "programs/numerics.rs"]
mod numerics;
#[path = "programs/physics.rs"]
mod physics;
#[path = "programs/robotics.rs"]
mod robotics;
#[path = "programs/signatures.rs"]
mod signatures;
#[path = "programs/simulation.rs"]
mod simulation;
#[path = "programs/statistics.rs"]
mod statistics;
#[path = "programs/torture.rs"]
mod torture;

use harness::checks;
use harness::row::Program;
use libtest_mimic::{Arguments, Trial};
use std::collections::BTreeMap;

fn main() {
    let topics: [fn() -> Vec<Program>; 17] = [
        algorithms::programs,
        arrays::programs,
        calls::programs,
        control_flow::programs,
        finance::programs,
        idioms::programs,
        inference::programs,
        linear_algebra::programs,
        markets::programs,
        mechanisms::programs,
        numerics::programs,
        physics::programs,
        robotics::programs,
        signatures::programs,
        simulation::programs,
        statistics::programs,
        torture::programs,
    ];
    let programs = topics.iter().flat_map(|topic| topic());
    let mut seen = BTreeMap::new();
    let mut trials: Vec<Trial> = programs
        .flat_map(|program| {
            let run: &mut usize = seen.entry(program.name).or_default();
            *run += 1;
            trials(program, *run)
        })
        .collect();
    trials.push(Trial::test("signatures::stopped::exact", || {
        Ok(signatures::stopped_gradient_is_exact()?)
    }));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// The checks of one program, for its `run`-th set of arguments.
fn trials(program: Program, run: usize) -> [Trial; 3] {
    let name = program.name.trim_start_matches("programs::");
    let name = if run == 1 {
        name.to_string()
    } else {
        format!("{name}::{run}")
    };
    [
        Trial::test(format!("{name}::value"), move || {
            Ok(checks::value(&program)?)
        }),
        Trial::test(format!("{name}::differences"), move || {
            Ok(checks::differences(&program)?)
        }),
        Trial::test(format!("{name}::interpreter"), move || {
            Ok(checks::interpreter(&program)?)
        }),
    ]
}
