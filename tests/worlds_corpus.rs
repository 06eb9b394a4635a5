//! Programs of the corpus as worlds: their attributes are taken away, and the module around them has one. Values have the
//! same bits, gradients are the same up to rounding.
//!
//! `tests/worlds/corpus` has them; `GRAD_BLESS=1 cargo test --test worlds_corpus` writes them anew from `tests/programs`.
#![cfg(not(clippy))]

#[macro_use]
#[allow(dead_code)]
mod harness;

#[path = "programs/finance.rs"]
mod finance;
#[path = "programs/physics.rs"]
mod physics;
#[path = "programs/recursion.rs"]
mod recursion;
#[path = "programs/robotics.rs"]
mod robotics;
#[path = "programs/statistics.rs"]
mod statistics;

mod worlds {
    pub use super::world_of_finance::finance;
    pub use super::world_of_physics::physics;
    pub use super::world_of_recursion::recursion;
    pub use super::world_of_robotics::robotics;
    pub use super::world_of_statistics::statistics;
}
#[path = "worlds/corpus/finance.rs"]
mod world_of_finance;
#[path = "worlds/corpus/physics.rs"]
mod world_of_physics;
#[path = "worlds/corpus/recursion.rs"]
mod world_of_recursion;
#[path = "worlds/corpus/robotics.rs"]
mod world_of_robotics;
#[path = "worlds/corpus/statistics.rs"]
mod world_of_statistics;

use harness::bits;
use harness::row::Program;
use std::fs;

/// The programs of a file, as they stand there and in a world.
type Topic = (&'static str, fn() -> Vec<Program>, fn() -> Vec<Program>);

const TOPICS: &[Topic] = &[
    ("finance", finance::programs, worlds::finance::programs),
    ("physics", physics::programs, worlds::physics::programs),
    (
        "recursion",
        recursion::programs,
        worlds::recursion::programs,
    ),
    ("robotics", robotics::programs, worlds::robotics::programs),
    (
        "statistics",
        statistics::programs,
        worlds::statistics::programs,
    ),
];

/// A file of the corpus without attributes that a world makes needless, in a module that has one.
fn as_world(name: &str, programs: &str) -> String {
    let needless = ["#[differentiable]", "#[differentiable(forward)]"];
    let kept = programs
        .lines()
        .filter(|line| !needless.contains(&line.trim()));
    let lines = kept.map(|line| line.replace(", Differentiable)]", ")]") + "\n");
    let body: String = lines.collect();
    format!("#[grads::differentiable(forward)]\npub mod {name} {{\n{body}}}\n")
}

/// Without what is a matter of layout.
fn laid_out(code: &str) -> String {
    let is_layout = |c: &char| c.is_whitespace() || *c == ',';
    code.chars().filter(|c| !is_layout(c)).collect()
}

#[test]
fn the_worlds_are_the_corpus_without_its_attributes() {
    for (name, _, _) in TOPICS {
        let path = |folder| format!("tests/{folder}/{name}.rs");
        let programs = fs::read_to_string(path("programs")).expect("a file of the corpus");
        let wanted = as_world(name, &programs);
        if std::env::var_os("GRAD_BLESS").is_some() {
            fs::write(path("worlds/corpus"), &wanted).expect("the file can be written");
        }
        let found = fs::read_to_string(path("worlds/corpus")).expect("a world");
        assert!(
            laid_out(&found) == laid_out(&wanted),
            "write {name} anew: GRAD_BLESS=1"
        );
    }
}

/// A line up to the gradient, which has the bits of the values, and the numbers of the gradient.
fn parts(line: &str) -> (String, Vec<f64>) {
    let (values, gradient) = line.split_once(" gradient").unwrap_or((line, ""));
    let number = |word: &str| u64::from_str_radix(word, 16).map(f64::from_bits);
    let numbers = gradient.split_whitespace().map(number);
    let numbers = numbers.map(|n| n.expect("the bits of a number"));
    (values.into(), numbers.collect())
}

/// What is lowered in place adds up its cotangents in another order than what is called.
fn is_close(a: f64, b: f64, scale: f64) -> bool {
    (a.is_nan() && b.is_nan()) || a == b || (a - b).abs() <= 1e-12 * scale
}

#[test]
fn values_have_the_same_bits_and_gradients_are_the_same_up_to_rounding() {
    let lines = |programs: Vec<Program>| {
        let named = programs.into_iter().enumerate();
        bits::lines(named.map(|(i, program)| (i.to_string(), program)))
    };
    for (name, alone, in_world) in TOPICS {
        let (alone, in_world) = (lines(alone()), lines(in_world()));
        assert_eq!(alone.lines().count(), in_world.lines().count(), "{name}");
        for (a, w) in alone.lines().zip(in_world.lines()) {
            let ((values, a), (values_in_world, w)) = (parts(a), parts(w));
            assert_eq!(values, values_in_world, "{name}");
            assert_eq!(a.len(), w.len(), "{name}: {values}");
            let scale = a.iter().fold(1.0, |s: f64, x| s.max(x.abs()));
            let close = a.iter().zip(&w).all(|(a, w)| is_close(*a, *w, scale));
            assert!(close, "{name}: {values}: {a:?}, in a world {w:?}");
        }
    }
}
