//! The corpus, from the letter O on: natural programs, each checked in several ways. The other half is in `programs.rs`, so that
//! both are built side by side.
//!
//! The value against the plain function bit by bit, the gradient against central differences, and the gradient against
//! the interpreter's run of the same graph; forward mode, where there is one, against the gradient.
//!
//! Programs as people write them, not as a linter would have them.
#![cfg_attr(clippy, no_main)]
#![cfg(not(clippy))]
#![deny(unused)]

#[path = "claims/mod.rs"]
mod claims;
#[macro_use]
mod corpus;
#[macro_use]
mod harness;

#[path = "programs/option_fields.rs"]
mod option_fields;
#[path = "programs/options.rs"]
mod options;
#[path = "programs/order.rs"]
mod order;
#[path = "programs/overwritten.rs"]
mod overwritten;
#[path = "programs/parts.rs"]
mod parts;
#[path = "programs/patterns.rs"]
mod patterns;
#[path = "programs/physicist.rs"]
mod physicist;
#[path = "programs/physicist_systems.rs"]
mod physicist_systems;
#[path = "programs/physics.rs"]
mod physics;
#[path = "programs/pipelines.rs"]
mod pipelines;
#[path = "programs/queues.rs"]
mod queues;
#[path = "programs/records.rs"]
mod records;
#[path = "programs/recursion.rs"]
mod recursion;
#[path = "programs/roboticist.rs"]
mod roboticist;
#[path = "programs/roboticist_motion.rs"]
mod roboticist_motion;
#[path = "programs/roboticist_sensing.rs"]
mod roboticist_sensing;
#[path = "programs/robotics.rs"]
mod robotics;
#[path = "programs/rules.rs"]
mod rules;
#[path = "programs/scratch.rs"]
mod scratch;
#[path = "programs/selected.rs"]
mod selected;
#[path = "programs/signatures.rs"]
mod signatures;
#[path = "programs/simulation.rs"]
mod simulation;
#[path = "programs/slight.rs"]
mod slight;
#[path = "programs/sorting.rs"]
mod sorting;
#[path = "programs/spans.rs"]
mod spans;
#[path = "programs/spectra.rs"]
mod spectra;
#[path = "programs/spent.rs"]
mod spent;
#[path = "programs/stacks.rs"]
mod stacks;
#[path = "programs/statistician.rs"]
mod statistician;
#[path = "programs/statistician_models.rs"]
mod statistician_models;
#[path = "programs/statistics.rs"]
mod statistics;
#[path = "programs/stencils.rs"]
mod stencils;
#[path = "programs/surroundings.rs"]
mod surroundings;
#[path = "programs/textbook.rs"]
mod textbook;
#[path = "programs/topology.rs"]
mod topology;
#[path = "programs/torture.rs"]
mod torture;
#[path = "programs/traits.rs"]
mod traits;
#[path = "programs/trees.rs"]
mod trees;
#[path = "programs/triangles.rs"]
mod triangles;
#[path = "programs/try_folds.rs"]
mod try_folds;
#[path = "programs/workspaces.rs"]
mod workspaces;
#[path = "programs/written.rs"]
mod written;

use corpus::Topic;
use libtest_mimic::Trial;

topics! {
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
    let others = vec![
        Trial::test("signatures::stopped::exact", || {
            Ok(signatures::stopped_gradient_is_exact()?)
        }),
        Trial::test("textbook::erf::exact", || {
            Ok(textbook::erf_has_its_exact_derivative()?)
        }),
        Trial::test("what_the_tables_name_is_run", || Ok(claims::hold()?)),
    ];
    corpus::check(TOPICS, others);
}
