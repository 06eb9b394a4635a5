//! The example, run as a user runs it: by each engine, and on files with a mistake in them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the example with these options.
fn digits(options: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "digits", "--"])
        .args(options)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs")
}

/// A path for a file of this test run.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The number behind `after` in a text.
fn number(text: &str, after: &str) -> f64 {
    let (_, rest) = text.split_once(after).expect("what the example prints");
    let number = rest.split_whitespace().next().expect("a number");
    number.parse().expect("a number")
}

#[test]
fn engines_learn_the_same() {
    let learnt = ["function", "graph", "tape"].map(|engine| {
        let svg = scratch(&format!("digits_{engine}.svg"));
        let out = svg.to_str().expect("a path");
        let output = digits(&["--engine", engine, "--epochs", "3", "--out", out]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{text}");
        let plot = std::fs::read_to_string(svg).expect("the plot was written");
        assert!(plot.starts_with("<svg") && plot.contains("mistaken ones"));
        (number(&text, "mean loss "), number(&text, "\n"))
    });
    let [(loss, accuracy), others @ ..] = learnt;
    assert!(loss < 1.0 && accuracy > 85.0, "{loss} and {accuracy} %");
    for (other, others_accuracy) in others {
        assert!((other - loss).abs() < 2e-9, "{other} is not {loss}");
        assert!((others_accuracy - accuracy).abs() < 0.5);
    }
}

/// Runs the example on `csv` and expects exit code 2 and a message with the file and what follows it.
fn refused(name: &str, csv: &str, expected: &str) {
    let path = scratch(name);
    std::fs::write(&path, csv).expect("the scratch folder can be written");
    let output = digits(&["--data", path.to_str().expect("a path")]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    let expected = format!("error: {}{expected}", path.display());
    assert!(
        stderr.contains(&expected),
        "expected `{expected}` in\n{stderr}"
    );
}

/// A row of pixels and a digit.
fn row(pixel: &str, digit: &str) -> String {
    format!("{}{digit}\n", format!("{pixel},").repeat(64))
}

#[test]
fn rows_with_a_mistake() {
    let good = row("3", "7");
    let of = |bad: String| format!("{good}{bad}{good}");
    refused(
        "too_dark.csv",
        &of(row("17", "7")),
        ":2: pixel 1 is `17`, not a whole number from 0 to 16",
    );
    refused(
        "text.csv",
        &of(row("3", "seven")),
        ":2: the digit is `seven`, not one from 0 to 9",
    );
    refused(
        "short.csv",
        &of("1,2,3\n".into()),
        ":2: the row has 3 fields; 64 pixels and the digit are 65",
    );
    refused(
        "few.csv",
        &good,
        ": 1 digits are too few: at least 5 are needed",
    );
}
