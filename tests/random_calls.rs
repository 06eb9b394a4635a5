//! Any method of the public API in any order, with arguments that fit and arguments that do not: there are results and
//! errors, and no panics. `GRADS_CALLS=n` plays `n` sequences instead of the fixed sample, `GRADS_SEED=n` starts at another.

mod random_calls {
    pub mod graphs;
    pub mod made;
    pub mod tapes;
    pub mod texts;
    pub mod vars;
}

use std::panic::{AssertUnwindSafe, catch_unwind};

fn number(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// Plays the sequences of some seeds; each gives how many of its calls came to something.
fn play(count: u64, sequence: impl Fn(u64) -> usize) {
    let (first, count) = (number("GRADS_SEED", 0), number("GRADS_CALLS", count));
    let mut successes = 0;
    let mut panics = vec![];
    for seed in first..first + count {
        match catch_unwind(AssertUnwindSafe(|| sequence(seed))) {
            Ok(n) => successes += n,
            Err(_) => panics.push(seed),
        }
    }
    assert!(panics.is_empty(), "seeds {panics:?} of {count}");
    assert!(
        successes > count as usize / 10,
        "{successes} calls of {count} sequences came to something"
    );
}

#[test]
fn graphs() {
    play(500, random_calls::graphs::sequence);
}

#[test]
fn tapes() {
    play(500, random_calls::tapes::sequence);
}

#[test]
fn texts() {
    play(500, random_calls::texts::sequence);
}
