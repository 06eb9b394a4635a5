//! Programs of single numbers as Rust source, compiled in one go.

use super::graph;
use super::make::make;
use grads::Tensor;
use grads::graph::Aggregation;
use std::fmt::Write as _;
use std::ops::Range;
use std::path::Path;
use std::process::Command;

/// Compiles the functions of these seeds, runs them on the inputs of their programs, and compares what they give.
pub fn check(seeds: Range<u64>) -> Result<(), String> {
    let mut source = String::from("#![allow(warnings)]\n");
    let mut calls = String::new();
    let mut expected = vec![];
    for seed in seeds {
        let (program, inputs) = make(seed, true);
        let inputs: Result<Vec<Tensor>, _> = inputs.iter().map(|x| x.value()).collect();
        let inputs = inputs.map_err(|e| e.to_string())?;
        let wrong = |e| format!("seed {seed}: {e}");
        let found = graph::run(&program, &inputs, Aggregation::default()).map_err(wrong)?;
        source += &graph::to_rust(&program, &format!("f{seed}")).map_err(wrong)?;
        let args: Vec<String> = inputs.iter().map(Tensor::to_string).collect();
        let _ = writeln!(
            calls,
            "    println!(\"{{:?}}\", f{seed}({}));",
            args.join(", ")
        );
        let grads = found.first.iter().chain(&found.second).flatten();
        let numbers = found.values.iter().chain(grads).flat_map(Tensor::to_f64s);
        expected.push((seed, numbers.collect::<Vec<f64>>()));
    }
    let _ = writeln!(source, "fn main() {{\n{calls}}}");
    let out = compiled_and_run(&source)?;
    for ((seed, expected), line) in expected.iter().zip(out.lines()) {
        let line = line.trim_matches(['(', ')']).split(", ");
        let found: Vec<f64> = line.filter_map(|x| x.parse().ok()).collect();
        let bits = |xs: &[f64]| xs.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        if bits(&found) != bits(expected) {
            return Err(format!(
                "seed {seed}: {expected:?} by the graph, {found:?} by its source"
            ));
        }
    }
    (out.lines().count() == expected.len())
        .then_some(())
        .ok_or_else(|| "another number of results".into())
}

fn compiled_and_run(source: &str) -> Result<String, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (file, binary) = (
        folder.join("random_graphs.rs"),
        folder.join("random_graphs"),
    );
    std::fs::write(&file, source).map_err(|e| e.to_string())?;
    let run = |command: &mut Command| command.output().map_err(|e| e.to_string());
    let rustc = run(Command::new("rustc")
        .args(["--edition", "2024", "-o"])
        .args([&binary, &file]))?;
    if !rustc.status.success() {
        return Err(String::from_utf8_lossy(&rustc.stderr).into_owned());
    }
    let out = run(&mut Command::new(&binary))?;
    if !out.status.success() {
        return Err(String::from_utf8_lossy(&out.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}
