//! The corpus, up to the letter O: natural programs, each checked in several ways. The other half is in `more_programs.rs`, so that
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

#[path = "programs/algorithms.rs"]
mod algorithms;
#[path = "programs/aliases.rs"]
mod aliases;
#[path = "programs/all_or_nothing.rs"]
mod all_or_nothing;
#[path = "programs/arrays.rs"]
mod arrays;
#[path = "programs/assignments.rs"]
mod assignments;
#[path = "programs/buffers.rs"]
mod buffers;
#[path = "programs/calls.rs"]
mod calls;
#[path = "programs/checkpoints.rs"]
mod checkpoints;
#[path = "programs/chosen.rs"]
mod chosen;
#[path = "programs/collections.rs"]
mod collections;
#[path = "programs/constants_of_calls.rs"]
mod constants_of_calls;
#[path = "programs/control_flow.rs"]
mod control_flow;
#[path = "programs/declared.rs"]
mod declared;
#[path = "programs/declared_results.rs"]
mod declared_results;
#[path = "programs/effects.rs"]
mod effects;
#[path = "programs/ends.rs"]
mod ends;
#[path = "programs/enums.rs"]
mod enums;
#[path = "programs/finance.rs"]
mod finance;
#[path = "programs/found.rs"]
mod found;
#[path = "programs/functions.rs"]
mod functions;
#[path = "programs/granted.rs"]
mod granted;
#[path = "programs/handed.rs"]
mod handed;
#[path = "programs/handed_on.rs"]
mod handed_on;
#[path = "programs/idioms.rs"]
mod idioms;
#[path = "programs/in_turn.rs"]
mod in_turn;
#[path = "programs/inference.rs"]
mod inference;
#[path = "programs/instances.rs"]
mod instances;
#[path = "programs/integers.rs"]
mod integers;
#[path = "programs/iterators.rs"]
mod iterators;
#[path = "programs/jumps.rs"]
mod jumps;
#[path = "programs/learner.rs"]
mod learner;
#[path = "programs/let_types.rs"]
mod let_types;
#[path = "programs/linear_algebra.rs"]
mod linear_algebra;
#[path = "programs/long_loops.rs"]
mod long_loops;
#[path = "programs/looked_ahead.rs"]
mod looked_ahead;
#[path = "programs/looked_up.rs"]
mod looked_up;
#[path = "programs/lookups.rs"]
mod lookups;
#[path = "programs/made.rs"]
mod made;
#[path = "programs/markets.rs"]
mod markets;
#[path = "programs/mechanisms.rs"]
mod mechanisms;
#[path = "programs/methods.rs"]
mod methods;
#[path = "programs/names.rs"]
mod names;
#[path = "programs/newtypes.rs"]
mod newtypes;
#[path = "programs/numerics.rs"]
mod numerics;
#[path = "programs/operators.rs"]
mod operators;

use corpus::Topic;
use libtest_mimic::Trial;

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
}

fn main() {
    let held = Trial::test("what_the_tables_name_is_run", || Ok(claims::hold()?));
    corpus::check(TOPICS, vec![held]);
}
