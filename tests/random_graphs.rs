//! Gradients of made-up graphs against differences, and by all ways of running them. `GRADS_RANDOM=n` checks `n` of them
//! instead of the fixed sample (as Rust source `GRADS_SOURCES=n`), `GRADS_SEED=n` starts at another one.

mod random_graphs {
    pub mod check;
    pub mod graph;
    pub mod make;
    pub mod program;
    pub mod rows;
    pub mod source;
    pub mod tape;
}

use grad_core::ir::Module;
use grad_core::testing::{check_gradient, random_function, sample};
use random_graphs::{check::Compared, source};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(default)
}

/// Checks the function made from `seed`, which calls another one if `calls`.
fn check(seed: u64, calls: bool) -> Result<(), String> {
    let (mut module, mut callee) = (Module::new(), None);
    if calls {
        let (made, func) = random_function(module, seed + 1_000_003, None);
        callee = Some(made.funcs[func].name.clone());
        module = grad_core::grad::derivative(&made, func, &[true; 4]).map_err(|e| e.to_string())?;
    }
    let (module, func) = random_function(module, seed, callee.as_deref());
    let graph = &module.funcs[func];
    let args = graph
        .params
        .iter()
        .enumerate()
        .map(|(i, &p)| sample(graph.ty(p), i))
        .collect();
    check_gradient(&module, func, &[true; 4], args, 1e-6).map_err(|e| {
        format!(
            "{e}\nforward:\n{}",
            grad_core::text::print_func(&module, func)
        )
    })
}

fn check_all(calls: bool) {
    let (first, count) = (number("GRADS_SEED", 0), number("GRADS_RANDOM", 60));
    let failures: Vec<u64> = (first..first + count)
        .filter(|&seed| check(seed, calls).is_err())
        .collect();
    if let Some(&seed) = failures.first() {
        let error = check(seed, calls).unwrap_err();
        panic!(
            "{} of {count} differ: seeds {failures:?}; seed {seed}: {error}",
            failures.len()
        );
    }
}

#[test]
fn branches_loops_and_array_writes() {
    check_all(false);
}

#[test]
fn calls() {
    check_all(true);
}

/// Graphs that the plan once refused, each for a reason of its own: what a node does not write to counts as restored; shared
/// constants stand before the counterparts of later nodes.
#[test]
fn once_refused() {
    for (seed, calls) in [
        (56, false),
        (225, false),
        (29, true),
        (729, true),
        (787, true),
        (1242, true),
    ] {
        check(seed, calls).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    }
}

/// The same random programs by the graph of the run time, by the text of the graph, by the eager tape and by differences: values
/// to the last bit, first and second derivatives.
#[test]
fn tensors_by_graph_tape_and_differences() {
    let (first, count) = (number("GRADS_SEED", 0), number("GRADS_RANDOM", 400));
    let mut compared = Compared::default();
    let mut failures = vec![];
    for seed in first..first + count {
        if let Err(error) = random_graphs::check::check(seed, &mut compared) {
            failures.push((seed, error));
        }
    }
    let n = failures.len();
    failures.truncate(20);
    assert!(n == 0, "{n} of {count} differ: {failures:#?}");
    let Compared { made, left_out } = compared;
    assert!(left_out * 5 < made, "{left_out} left out, {made} compared");
}

/// Random programs of single numbers as Rust source: what it computes is, to the last bit, what the graph does.
#[test]
fn numbers_by_source() {
    let (first, count) = (number("GRADS_SEED", 0), number("GRADS_SOURCES", 80));
    source::check(first..first + count).unwrap_or_else(|e| panic!("{e}"));
}
