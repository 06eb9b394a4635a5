//! The example, run as a user runs it: on a part of its own data, and on files with a mistake in them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the example with these options.
fn gp(options: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "gp", "--"])
        .args(options)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs")
}

/// A path for a file of this test run.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn own_data() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data/concrete.csv");
    std::fs::read_to_string(path).expect("the data can be read")
}

/// The number behind `after` in a text.
fn number(text: &str, after: &str) -> f64 {
    let (_, rest) = text.split_once(after).expect("what the example prints");
    let number = rest.split_whitespace().next().expect("a number");
    number.parse().expect("a number")
}

/// Runs the example on its own data with a replacement in the first rows, and expects exit code 2 and a message with the file and what
/// follows it.
fn refused(name: &str, from: &str, to: &str, expected: &str) {
    let text = own_data().replacen(from, to, 1);
    assert_ne!(text, own_data(), "{from}");
    let path = scratch(name);
    std::fs::write(&path, text).expect("the scratch folder can be written");
    let output = gp(&["--data", path.to_str().expect("a path")]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert_eq!(stderr, format!("error: {}{expected}\n", path.display()));
}

#[test]
fn strength_is_learnt_from_a_few_mixes() {
    let svg = scratch("gp.svg");
    let out = svg.to_str().expect("a path");
    let output = gp(&["--training", "80", "--out", out]);
    let text = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{stderr}");
    // the eight length scales, the amplitude and the noise, each with its error
    let lines = text.lines().filter(|line| {
        line.starts_with("length scale")
            || line.starts_with("amplitude")
            || line.starts_with("noise")
    });
    let numbers = lines.map(|line| {
        let numbers = line.split_whitespace().filter_map(|word| word.parse().ok());
        numbers.collect::<Vec<f64>>()
    });
    let numbers: Vec<Vec<f64>> = numbers.collect();
    assert_eq!(numbers.len(), 10, "{text}");
    for of_line in numbers {
        assert!(
            of_line.len() == 2 && of_line.iter().all(|n| *n > 0.0),
            "{text}"
        );
    }
    assert!(number(&text, "950 held-out mixes: error ") < 10.0, "{text}");
    assert!(number(&text, "MPa, ") > 60.0, "{text}");
    let plot = std::fs::read_to_string(svg).expect("the plot was written");
    // a band for each input, and a point for each held-out mix
    assert_eq!(plot.matches("<polygon").count(), 8);
    assert_eq!(plot.matches("<circle").count(), 950);
}

#[test]
fn missing_column() {
    refused(
        "no_water.csv",
        "water",
        "milk",
        ":1: there is no column `water`",
    );
}

#[test]
fn text_for_an_amount() {
    refused(
        "text_for_an_amount.csv",
        "\n332.5,142.5",
        "\n332.5,some",
        ":4: `some` in column `blast_furnace_slag` is not a number",
    );
}

#[test]
fn a_negative_amount() {
    refused(
        "negative_amount.csv",
        "\n540,0,0,162",
        "\n540,0,0,-162",
        ":2: -162 in column `water` is negative",
    );
}

#[test]
fn an_age_of_zero() {
    refused(
        "age_of_zero.csv",
        ",28,79.99",
        ",0,79.99",
        ":2: 0 in column `age` is not positive",
    );
}

#[test]
fn missing_field() {
    refused(
        "missing_field.csv",
        ",28,79.99",
        ",79.99",
        ":2: the row has 8 fields, the header has 9",
    );
}

#[test]
fn too_few_rows() {
    let path = scratch("few_mixes.csv");
    let text = own_data();
    let rows: Vec<&str> = text.lines().take(5).collect();
    std::fs::write(&path, rows.join("\n")).expect("the scratch folder can be written");
    let output = gp(&["--data", path.to_str().expect("a path")]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(
        stderr.contains("4 rows are too few to fit ten numbers; at least 11 are needed"),
        "{stderr}"
    );
    let output = gp(&["--training", "10"]);
    assert_eq!(output.status.code(), Some(2));
}
