//! What comes from outside, mutated: texts of graphs, equations, names, formulas and csv files. There are results and errors
//! with a place, and no panics. `GRADS_MUTATIONS=n` plays `n` cases of each kind instead of the fixed sample,
//! `GRADS_SEED=n` starts at another.

mod mutations {
    pub mod equations;
    pub mod files;
    pub mod formulas;
    pub mod names;
    pub mod text;
    pub mod texts;
}
#[path = "../examples/formula/data.rs"]
#[allow(dead_code)]
mod data;
#[path = "../examples/data/error.rs"]
mod data_error;
#[path = "../examples/formula/formula.rs"]
#[allow(dead_code)]
mod formula;
#[path = "../examples/formula/functions.rs"]
mod functions;
#[path = "../examples/lynx_hare/data.rs"]
#[allow(dead_code)]
mod lynx_hare;
#[path = "../examples/formula/model.rs"]
#[allow(dead_code)]
mod model;
#[path = "../examples/formula/parse.rs"]
mod parse;

use std::panic::{AssertUnwindSafe, catch_unwind};

fn number(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// Plays cases; each says whether what it made was accepted. Some must be, and some must be refused.
fn play(case: impl Fn(&mut fastrand::Rng) -> bool) {
    let (first, count) = (number("GRADS_SEED", 0), number("GRADS_MUTATIONS", 300));
    let (mut accepted, mut panics) = (0, vec![]);
    for seed in first..first + count {
        let mut rng = fastrand::Rng::with_seed(seed);
        match catch_unwind(AssertUnwindSafe(|| case(&mut rng))) {
            Ok(is_accepted) => accepted += u64::from(is_accepted),
            Err(_) => panics.push(seed),
        }
    }
    assert!(panics.is_empty(), "seeds {panics:?} of {count}");
    println!("{accepted} of {count} were accepted");
    assert!(
        accepted > count / 50 && accepted < count,
        "{accepted} of {count}"
    );
}

#[test]
fn texts() {
    let all = mutations::texts::valid();
    play(|rng| mutations::texts::case(rng, &all));
}

#[test]
fn equations() {
    play(mutations::equations::case);
}

#[test]
fn names() {
    play(mutations::names::case);
}

#[test]
fn formulas() {
    play(mutations::formulas::case);
}

#[test]
fn csv_files() {
    play(mutations::files::case);
}
