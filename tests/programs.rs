//! The corpus: natural programs, each checked in several ways.
//!
//! The value against the plain function bit by bit, the gradient against central differences, and the gradient against
//! the interpreter's run of the same graph; forward mode, where there is one, against the gradient.

#[path = "claims/mod.rs"]
mod claims;
#[macro_use]
mod harness;

// Programs as people write them, not as a linter would have them.
#[allow(clippy::all)]
#[path = "programs/algorithms.rs"]
mod algorithms;
#[allow(clippy::all)]
#[path = "programs/aliases.rs"]
mod aliases;
#[allow(clippy::all)]
#[path = "programs/all_or_nothing.rs"]
mod all_or_nothing;
#[allow(clippy::all)]
#[path = "programs/arrays.rs"]
mod arrays;
#[allow(clippy::all)]
#[path = "programs/assignments.rs"]
mod assignments;
#[allow(clippy::all)]
#[path = "programs/buffers.rs"]
mod buffers;
#[allow(clippy::all)]
#[path = "programs/calls.rs"]
mod calls;
#[allow(clippy::all)]
#[path = "programs/checkpoints.rs"]
mod checkpoints;
#[allow(clippy::all)]
#[path = "programs/chosen.rs"]
mod chosen;
#[allow(clippy::all)]
#[path = "programs/collections.rs"]
mod collections;
#[allow(clippy::all)]
#[path = "programs/constants_of_calls.rs"]
mod constants_of_calls;
#[allow(clippy::all)]
#[path = "programs/control_flow.rs"]
mod control_flow;
#[allow(clippy::all)]
#[path = "programs/declared.rs"]
mod declared;
#[path = "programs/declared_results.rs"]
mod declared_results;
#[allow(clippy::all)]
#[path = "programs/effects.rs"]
mod effects;
#[allow(clippy::all)]
#[path = "programs/ends.rs"]
mod ends;
#[allow(clippy::all)]
#[path = "programs/enums.rs"]
mod enums;
#[allow(clippy::all)]
#[path = "programs/finance.rs"]
mod finance;
#[allow(clippy::all)]
#[path = "programs/found.rs"]
mod found;
#[allow(clippy::all)]
#[path = "programs/functions.rs"]
mod functions;
#[allow(clippy::all)]
#[path = "programs/granted.rs"]
mod granted;
#[allow(clippy::all)]
#[path = "programs/handed.rs"]
mod handed;
#[allow(clippy::all)]
#[path = "programs/handed_on.rs"]
mod handed_on;
#[allow(clippy::all)]
#[path = "programs/idioms.rs"]
mod idioms;
#[allow(clippy::all)]
#[path = "programs/in_turn.rs"]
mod in_turn;
#[allow(clippy::all)]
#[path = "programs/inference.rs"]
mod inference;
#[allow(clippy::all)]
#[path = "programs/instances.rs"]
mod instances;
#[allow(clippy::all)]
#[path = "programs/integers.rs"]
mod integers;
#[allow(clippy::all)]
#[path = "programs/iterators.rs"]
mod iterators;
#[allow(clippy::all)]
#[path = "programs/jumps.rs"]
mod jumps;
#[allow(clippy::all)]
#[path = "programs/learner.rs"]
mod learner;
#[allow(clippy::all)]
#[path = "programs/let_types.rs"]
mod let_types;
#[allow(clippy::all)]
#[path = "programs/linear_algebra.rs"]
mod linear_algebra;
#[allow(clippy::all)]
#[path = "programs/long_loops.rs"]
mod long_loops;
#[allow(clippy::all)]
#[path = "programs/looked_ahead.rs"]
mod looked_ahead;
#[allow(clippy::all)]
#[path = "programs/looked_up.rs"]
mod looked_up;
#[allow(clippy::all)]
#[path = "programs/lookups.rs"]
mod lookups;
#[allow(clippy::all)]
#[path = "programs/made.rs"]
mod made;
#[allow(clippy::all)]
#[path = "programs/markets.rs"]
mod markets;
#[allow(clippy::all)]
#[path = "programs/mechanisms.rs"]
mod mechanisms;
#[allow(clippy::all)]
#[path = "programs/methods.rs"]
mod methods;
#[allow(clippy::all)]
#[path = "programs/names.rs"]
mod names;
#[allow(clippy::all)]
#[path = "programs/newtypes.rs"]
mod newtypes;
#[allow(clippy::all)]
#[path = "programs/numerics.rs"]
mod numerics;
#[allow(clippy::all)]
#[path = "programs/operators.rs"]
mod operators;
#[allow(clippy::all)]
#[path = "programs/option_fields.rs"]
mod option_fields;
#[allow(clippy::all)]
#[path = "programs/options.rs"]
mod options;
#[allow(clippy::all)]
#[path = "programs/order.rs"]
mod order;
#[allow(clippy::all)]
#[path = "programs/overwritten.rs"]
mod overwritten;
#[allow(clippy::all)]
#[path = "programs/parts.rs"]
mod parts;
#[allow(clippy::all)]
#[path = "programs/patterns.rs"]
mod patterns;
#[allow(clippy::all)]
#[path = "programs/physicist.rs"]
mod physicist;
#[allow(clippy::all)]
#[path = "programs/physicist_systems.rs"]
mod physicist_systems;
#[allow(clippy::all)]
#[path = "programs/physics.rs"]
mod physics;
#[allow(clippy::all)]
#[path = "programs/pipelines.rs"]
mod pipelines;
#[allow(clippy::all)]
#[path = "programs/queues.rs"]
mod queues;
#[allow(clippy::all)]
#[path = "programs/records.rs"]
mod records;
#[allow(clippy::all)]
#[path = "programs/recursion.rs"]
mod recursion;
#[allow(clippy::all)]
#[path = "programs/roboticist.rs"]
mod roboticist;
#[allow(clippy::all)]
#[path = "programs/roboticist_motion.rs"]
mod roboticist_motion;
#[allow(clippy::all)]
#[path = "programs/roboticist_sensing.rs"]
mod roboticist_sensing;
#[allow(clippy::all)]
#[path = "programs/robotics.rs"]
mod robotics;
#[allow(clippy::all)]
#[path = "programs/rules.rs"]
mod rules;
#[allow(clippy::all)]
#[path = "programs/scratch.rs"]
mod scratch;
#[allow(clippy::all)]
#[path = "programs/selected.rs"]
mod selected;
#[allow(clippy::all)]
#[path = "programs/signatures.rs"]
mod signatures;
#[allow(clippy::all)]
#[path = "programs/simulation.rs"]
mod simulation;
#[allow(clippy::all)]
#[path = "programs/slight.rs"]
mod slight;
#[allow(clippy::all)]
#[path = "programs/sorting.rs"]
mod sorting;
#[allow(clippy::all)]
#[path = "programs/spans.rs"]
mod spans;
#[allow(clippy::all)]
#[path = "programs/spectra.rs"]
mod spectra;
#[path = "programs/spent.rs"]
mod spent;
#[allow(clippy::all)]
#[path = "programs/stacks.rs"]
mod stacks;
#[allow(clippy::all)]
#[path = "programs/statistician.rs"]
mod statistician;
#[allow(clippy::all)]
#[path = "programs/statistician_models.rs"]
mod statistician_models;
#[allow(clippy::all)]
#[path = "programs/statistics.rs"]
mod statistics;
#[path = "programs/stencils.rs"]
mod stencils;
#[allow(clippy::all)]
#[path = "programs/surroundings.rs"]
mod surroundings;
#[allow(clippy::all)]
#[path = "programs/textbook.rs"]
mod textbook;
#[allow(clippy::all)]
#[path = "programs/topology.rs"]
mod topology;
#[allow(clippy::all)]
#[path = "programs/torture.rs"]
mod torture;
#[allow(clippy::all)]
#[path = "programs/traits.rs"]
mod traits;
#[allow(clippy::all)]
#[path = "programs/trees.rs"]
mod trees;
#[allow(clippy::all)]
#[path = "programs/triangles.rs"]
mod triangles;
#[allow(clippy::all)]
#[path = "programs/try_folds.rs"]
mod try_folds;
#[allow(clippy::all)]
#[path = "programs/workspaces.rs"]
mod workspaces;
#[allow(clippy::all)]
#[path = "programs/written.rs"]
mod written;

use harness::row::Program;
use harness::{bits, checks};
use libtest_mimic::{Arguments, Trial};
use std::collections::BTreeMap;

/// The rows of each topic.
macro_rules! topics {
    ($($topic:ident),* $(,)?) => {
        const TOPICS: &[(&str, fn() -> Vec<Program>)] = &[$((stringify!($topic), $topic::programs)),*];
    };
}

topics! {
    algorithms,
    aliases,
    all_or_nothing,
    arrays,
    assignments,
    buffers,
    calls,
    checkpoints,
    chosen,
    collections,
    constants_of_calls,
    control_flow,
    declared,
    declared_results,
    effects,
    ends,
    enums,
    finance,
    found,
    functions,
    granted,
    handed,
    handed_on,
    idioms,
    in_turn,
    inference,
    instances,
    integers,
    iterators,
    jumps,
    learner,
    let_types,
    linear_algebra,
    long_loops,
    looked_ahead,
    looked_up,
    lookups,
    made,
    markets,
    mechanisms,
    methods,
    names,
    newtypes,
    numerics,
    operators,
    option_fields,
    options,
    order,
    overwritten,
    parts,
    patterns,
    physicist,
    physicist_systems,
    physics,
    pipelines,
    queues,
    records,
    recursion,
    roboticist,
    roboticist_motion,
    roboticist_sensing,
    robotics,
    rules,
    scratch,
    selected,
    signatures,
    simulation,
    slight,
    sorting,
    spans,
    spectra,
    spent,
    stacks,
    statistician,
    statistician_models,
    statistics,
    stencils,
    surroundings,
    textbook,
    topology,
    torture,
    traits,
    trees,
    triangles,
    try_folds,
    workspaces,
    written,
}

fn main() {
    assert!(
        TOPICS.is_sorted_by(|(a, _), (b, _)| a < b),
        "each topic once, in the order of the alphabet"
    );
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let programs: Vec<(String, Program)> = TOPICS
        .iter()
        .flat_map(|(_, programs)| programs())
        .map(|program| {
            let run = seen.entry(program.name).or_default();
            *run += 1;
            (name(&program, *run), program)
        })
        .collect();
    // For the comparison of builds: see `.ci/run`.
    if let Some(file) = std::env::var_os("GRADS_BITS") {
        std::fs::write(file, bits::lines(programs.into_iter())).expect("the file can be written");
        return;
    }
    let mut trials: Vec<Trial> = programs.into_iter().flat_map(trials).collect();
    trials.push(Trial::test("signatures::stopped::exact", || {
        Ok(signatures::stopped_gradient_is_exact()?)
    }));
    trials.push(Trial::test("textbook::erf::exact", || {
        Ok(textbook::erf_has_its_exact_derivative()?)
    }));
    trials.push(Trial::test("what_the_tables_name_is_run", || {
        Ok(claims::hold()?)
    }));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// The name of a program with its `run`-th set of arguments.
fn name(program: &Program, run: usize) -> String {
    let name = program.name.trim_start_matches("programs::");
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
