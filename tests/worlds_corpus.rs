//! Programs of the corpus as worlds: their attributes are taken away, and the module around them has one. They give the same bits.
//!
//! `tests/worlds/corpus` has them; `GRAD_BLESS=1 cargo test --test worlds_corpus` writes them anew from `tests/programs`.

#[macro_use]
#[allow(dead_code)]
mod harness;

#[allow(clippy::all)]
#[path = "programs/finance.rs"]
mod finance;
#[allow(clippy::all)]
#[path = "programs/physics.rs"]
mod physics;
#[allow(clippy::all)]
#[path = "programs/recursion.rs"]
mod recursion;
#[allow(clippy::all)]
#[path = "programs/robotics.rs"]
mod robotics;
#[allow(clippy::all)]
#[path = "programs/statistics.rs"]
mod statistics;

mod worlds {
    pub use super::world_of_finance::finance;
    pub use super::world_of_physics::physics;
    pub use super::world_of_recursion::recursion;
    pub use super::world_of_robotics::robotics;
    pub use super::world_of_statistics::statistics;
}
#[allow(clippy::all)]
#[path = "worlds/corpus/finance.rs"]
mod world_of_finance;
#[allow(clippy::all)]
#[path = "worlds/corpus/physics.rs"]
mod world_of_physics;
#[allow(clippy::all)]
#[path = "worlds/corpus/recursion.rs"]
mod world_of_recursion;
#[allow(clippy::all)]
#[path = "worlds/corpus/robotics.rs"]
mod world_of_robotics;
#[allow(clippy::all)]
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

#[test]
fn values_and_gradients_have_the_same_bits() {
    let lines = |programs: Vec<Program>| {
        let named = programs.into_iter().enumerate();
        bits::lines(named.map(|(i, program)| (i.to_string(), program)))
    };
    for (name, alone, in_world) in TOPICS {
        assert_eq!(lines(alone()), lines(in_world()), "{name}");
    }
}
