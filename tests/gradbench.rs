//! The objectives of GradBench as an ordinary user would write them, with outputs that were validated elsewhere.
//!
//! `gradbench/cases/LICENSES.md` says where the cases come from.

// Programs as people write them, not as a linter would have them.
#[allow(clippy::all)]
#[path = "gradbench/ba.rs"]
mod ba;
#[path = "gradbench/descent.rs"]
mod descent;
#[allow(clippy::all)]
#[path = "gradbench/det.rs"]
mod det;
#[allow(clippy::all)]
#[path = "gradbench/gmm.rs"]
mod gmm;
#[allow(clippy::all)]
#[path = "gradbench/ht.rs"]
mod ht;
#[path = "gradbench/json.rs"]
mod json;
#[allow(clippy::all)]
#[path = "gradbench/kmeans.rs"]
mod kmeans;
#[allow(clippy::all)]
#[path = "gradbench/llsq.rs"]
mod llsq;
#[allow(clippy::all)]
#[path = "gradbench/lse.rs"]
mod lse;
#[allow(clippy::all)]
#[path = "gradbench/lstm.rs"]
mod lstm;
#[allow(clippy::all)]
#[path = "gradbench/ode.rs"]
mod ode;
#[allow(clippy::all)]
#[path = "gradbench/particle.rs"]
mod particle;
#[allow(clippy::all)]
#[path = "gradbench/saddle.rs"]
mod saddle;

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// A function of a problem: the problem, the function, the name of the expected output, what computes it.
type Function = (
    &'static str,
    &'static str,
    &'static str,
    fn(&Value) -> Value,
);

const FUNCTIONS: [Function; 34] = [
    ("ba", "objective", "objective", ba::objective),
    ("ba", "jacobian", "jacobian", ba::jacobian),
    ("ba", "sparse_jacobian", "jacobian", ba::sparse_jacobian),
    ("ba", "struct_jacobian", "jacobian", ba::struct_jacobian),
    ("det", "primal", "primal", det::primal),
    ("det", "gradient", "gradient", det::gradient),
    (
        "det",
        "gradient_with_list",
        "gradient",
        det::gradient_with_list,
    ),
    ("gmm", "objective", "objective", gmm::objective),
    ("gmm", "jacobian", "jacobian", gmm::jacobian),
    ("ht", "objective", "objective", ht::objective),
    ("ht", "jacobian", "jacobian", ht::jacobian),
    ("ht", "forward_jacobian", "jacobian", ht::forward_jacobian),
    ("ht", "struct_jacobian", "jacobian", ht::struct_jacobian),
    ("kmeans", "cost", "cost", kmeans::primal),
    ("kmeans", "dir", "dir", kmeans::direction),
    ("llsq", "primal", "primal", llsq::primal),
    ("llsq", "gradient", "gradient", llsq::gradient),
    ("lse", "primal", "primal", lse::primal),
    ("lse", "gradient", "gradient", lse::gradient),
    ("lstm", "objective", "objective", lstm::objective),
    ("lstm", "jacobian", "jacobian", lstm::jacobian),
    ("lstm", "flat_jacobian", "jacobian", lstm::flat_jacobian),
    ("lstm", "struct_jacobian", "jacobian", lstm::struct_jacobian),
    ("ode", "primal", "primal", ode::primal),
    ("ode", "gradient", "gradient", ode::gradient),
    (
        "ode",
        "gradient_of_values",
        "gradient",
        ode::gradient_of_values,
    ),
    ("particle", "ff", "ff", particle::ff),
    ("particle", "fr", "fr", particle::fr),
    ("particle", "rf", "rf", particle::rf),
    ("particle", "rr", "rr", particle::rr),
    ("saddle", "ff", "ff", saddle::ff),
    ("saddle", "fr", "fr", saddle::fr),
    ("saddle", "rf", "rf", saddle::rf),
    ("saddle", "rr", "rr", saddle::rr),
];

fn main() {
    let mut trials = vec![];
    for (problem, function, output, run) in FUNCTIONS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/gradbench/cases")
            .join(problem);
        for input in inputs(&folder) {
            let file = input
                .file_name()
                .and_then(|name| name.to_str())
                .expect("a name");
            let case = file.trim_end_matches(".input.json").to_string();
            let expected = folder.join(format!("{case}.expected.json"));
            trials.push(Trial::test(
                format!("{problem}::{case}::{function}"),
                move || compare(&run(&read(&input)), &read(&expected)[output]),
            ));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// The inputs in a folder, in order.
fn inputs(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).expect("the folder of a problem");
    let mut inputs: Vec<PathBuf> = files
        .map(|file| file.expect("a file").path())
        .filter(|path| path.to_string_lossy().ends_with(".input.json"))
        .collect();
    inputs.sort();
    inputs
}

fn read(file: &Path) -> Value {
    let text = fs::read_to_string(file).expect("a case");
    serde_json::from_str(&text).expect("JSON")
}

/// The same form, and a relative L2 error of at most 1e-10.
fn compare(actual: &Value, expected: &Value) -> Result<(), Failed> {
    let mut pairs = vec![];
    if !pair(actual, expected, &mut pairs) {
        return Err(format!("got {actual}, expected {expected}").into());
    }
    let difference: f64 = pairs
        .iter()
        .map(|(a, e)| (a - e).powi(2))
        .sum::<f64>()
        .sqrt();
    let size: f64 = pairs.iter().map(|(_, e)| e.powi(2)).sum::<f64>().sqrt();
    if difference <= 1e-10 * size {
        Ok(())
    } else {
        Err(format!(
            "relative error {}: got {actual}, expected {expected}",
            difference / size
        )
        .into())
    }
}

/// Walks both values together; whether they have the same form.
fn pair(actual: &Value, expected: &Value, pairs: &mut Vec<(f64, f64)>) -> bool {
    match (actual, expected) {
        (Value::Array(a), Value::Array(e)) => {
            a.len() == e.len() && a.iter().zip(e).all(|(a, e)| pair(a, e, pairs))
        }
        (Value::Object(a), Value::Object(e)) => {
            a.len() == e.len()
                && e.iter()
                    .all(|(key, e)| a.get(key).is_some_and(|a| pair(a, e, pairs)))
        }
        (Value::Number(a), Value::Number(e)) if a.is_u64() && e.is_u64() => a == e,
        (Value::Number(a), Value::Number(e)) => {
            pairs.extend(a.as_f64().zip(e.as_f64()));
            true
        }
        _ => false,
    }
}
