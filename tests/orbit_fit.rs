//! The example, run as a user runs it: on its own data, and on files with a mistake in them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the example on a csv file.
fn orbit_fit(data: &Path, out: &Path, period: &str) -> Output {
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "orbit_fit", "--"])
        .arg("--data")
        .arg(data)
        .arg("--out")
        .arg(out)
        .args(["--period", period])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs")
}

/// A path for a file of this test run.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn own_data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data/hd20868.csv")
}

/// Runs the example on its own data with a replacement, and expects exit code 2 and a message with the file and what
/// follows it.
fn refused(name: &str, from: &str, to: &str, expected: &str) {
    let text = std::fs::read_to_string(own_data()).expect("the data can be read");
    assert_eq!(text.matches(from).count(), 1, "{from}");
    let path = scratch(name);
    std::fs::write(&path, text.replace(from, to)).expect("the scratch folder can be written");
    let output = orbit_fit(&path, &scratch("unused.svg"), "380");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert_eq!(stderr, format!("error: {}{expected}\n", path.display()));
}

/// Of a line of the table: fitted, error, published, error, difference.
fn numbers(table: &str, begin: &str) -> Vec<f64> {
    let line = table.lines().find(|line| line.starts_with(begin));
    let line = line.unwrap_or_else(|| panic!("no line begins with `{begin}`:\n{table}"));
    let numbers = line.split_whitespace().rev().take(5);
    let numbers: Vec<f64> = numbers.map(|n| n.parse().expect("a number")).collect();
    numbers.into_iter().rev().collect()
}

#[test]
fn elements_and_their_errors_are_the_published_ones() {
    let svg = scratch("orbit_fit.svg");
    let output = orbit_fit(&own_data(), &svg, "380");
    let table = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{table}{stderr}");
    for element in [
        "period",
        "periastron",
        "eccentricity",
        "argument",
        "amplitude",
        "systemic",
    ] {
        let line = numbers(&table, element);
        // the published eccentricity is rounded to two digits
        let most = if element == "eccentricity" { 2.5 } else { 1.5 };
        assert!(line[4].abs() < most, "{element}\n{table}");
        let ratio = line[1] / line[3];
        assert!(ratio > 0.5 && ratio < 1.5, "{element}\n{table}");
    }
    let plot = std::fs::read_to_string(svg).expect("the plot was written");
    // 48 velocities and the centre of the ellipses
    assert_eq!(plot.matches("<circle").count(), 49);
}

#[test]
fn a_period_that_is_none() {
    let output = orbit_fit(&own_data(), &scratch("unused.svg"), "-380");
    assert_eq!(output.status.code(), Some(2));
    let output = orbit_fit(&own_data(), &scratch("unused.svg"), "0");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(
        stderr.contains("a positive number of days is needed"),
        "{stderr}"
    );
}

#[test]
fn missing_column() {
    refused(
        "missing_error.csv",
        "error",
        "sigma",
        ":1: there is no column `error`",
    );
}

#[test]
fn text_for_a_velocity() {
    refused(
        "text_for_a_velocity.csv",
        "46.21963",
        "fast",
        ":3: `fast` in column `velocity` is not a number",
    );
}

#[test]
fn an_error_of_zero() {
    refused(
        "error_of_zero.csv",
        "0.00255",
        "0",
        ":2: the error 0 is not positive",
    );
}

#[test]
fn missing_field() {
    refused(
        "missing_velocity.csv",
        "46.21963,",
        "",
        ":3: the row has 2 fields, the header has 3",
    );
}

#[test]
fn too_few_rows() {
    let path = scratch("too_few_rows.csv");
    std::fs::write(&path, "jd,velocity,error\n2454000,1,1\n")
        .expect("the scratch folder can be written");
    let output = orbit_fit(&path, &scratch("unused.svg"), "380");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(
        stderr.contains("1 rows are too few to fit six numbers"),
        "{stderr}"
    );
}
