//! The example, run as a user runs it: on its own data, and on files with a mistake in them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the example on a csv file.
fn lynx_hare(data: &Path, out: &Path) -> Output {
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "lynx_hare", "--"])
        .arg("--data")
        .arg(data)
        .arg("--out")
        .arg(out)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs")
}

/// A path for a file of this test run.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Runs the example on `csv` and expects exit code 2 and a message with the file and what follows it.
fn refused(name: &str, csv: &str, expected: &str) {
    let path = scratch(name);
    std::fs::write(&path, csv).expect("the scratch folder can be written");
    let output = lynx_hare(&path, &scratch("unused.svg"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    let expected = format!("error: {}{expected}", path.display());
    assert!(
        stderr.contains(&expected),
        "expected `{expected}` in\n{stderr}"
    );
}

#[test]
fn fit_comes_within_ten_percent_of_the_published_means() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data/lynx_hare.csv");
    let svg = scratch("lynx_hare.svg");
    let output = lynx_hare(&data, &svg);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );

    let table = String::from_utf8_lossy(&output.stdout);
    let differences: Vec<f64> = table
        .lines()
        .filter_map(|line| line.strip_suffix('%'))
        .map(|line| {
            line.split_whitespace()
                .last()
                .expect("a number")
                .parse()
                .expect("a number")
        })
        .collect();
    assert_eq!(differences.len(), 6, "{table}");
    assert!(differences.iter().all(|d| d.abs() < 10.0), "{table}");
    let plot = std::fs::read_to_string(svg).expect("the plot was written");
    assert!(plot.starts_with("<svg") && plot.contains("hare"));
}

#[test]
fn missing_column() {
    refused(
        "missing_column.csv",
        "year,lynx\n1900,4.0\n",
        ":1: there is no column `hare`; the header is `year,lynx`",
    );
}

#[test]
fn text_for_a_number() {
    let csv = "year,lynx,hare\n1900,4.0,30.0\n1901,many,47.2\n";
    refused(
        "text_for_a_number.csv",
        csv,
        ":3: `many` in column `lynx` is not a number",
    );
}

#[test]
fn negative_count() {
    let csv = "year,lynx,hare\n1900,4.0,30.0\n1901,6.1,-47.2\n";
    refused(
        "negative_count.csv",
        csv,
        ":3: the count -47.2 in column `hare` is negative",
    );
}

#[test]
fn counts_that_are_none() {
    for count in ["1e300", "1e-300"] {
        let csv = format!("year,lynx,hare\n1900,4.0,30.0\n1901,{count},47.2\n");
        refused(
            "too_large.csv",
            &csv,
            &format!(":3: the count {count} in column `lynx` is none in thousands of pelts"),
        );
    }
}

#[test]
fn missing_field() {
    let csv = "year,lynx,hare\n1900,4.0,30.0\n1901,6.1\n";
    refused(
        "missing_field.csv",
        csv,
        ":3: the row has 2 fields, the header has 3",
    );
}

#[test]
fn missing_year() {
    let csv = "year,lynx,hare\n1900,4.0,30.0\n1902,9.8,70.2\n";
    refused(
        "missing_year.csv",
        csv,
        ":3: year 1902 follows 1900; each row has to be one year later",
    );
}

#[test]
fn empty_file() {
    refused(
        "empty_file.csv",
        "",
        ": the file is empty; expected the header `year,lynx,hare`",
    );
}

#[test]
fn header_without_rows() {
    refused(
        "header_without_rows.csv",
        "year,lynx,hare\n",
        ": there are no rows after the header",
    );
}
