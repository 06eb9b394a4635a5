//! The example, run as a user runs it: on the smallest case, and on files with a mistake in them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the example on a case.
fn opf(case: &Path, out: &Path) -> Output {
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "opf", "--"])
        .arg(case)
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

/// The text of the case of five buses.
fn case5() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data/matpower/case5.m");
    std::fs::read_to_string(path).expect("the case can be read")
}

/// Runs the example on the case of five buses with a replacement, in a file of its own.
fn changed(name: &str, from: &str, to: &str) -> (PathBuf, Output) {
    let text = case5();
    assert_eq!(text.matches(from).count(), 1, "{from}");
    let path = scratch(name);
    std::fs::write(&path, text.replace(from, to)).expect("the scratch folder can be written");
    let output = opf(&path, &scratch("unused.svg"));
    (path, output)
}

/// Expects exit code 2 and a message with the file and what follows it.
fn refused(name: &str, from: &str, to: &str, expected: &str) {
    let (path, output) = changed(name, from, to);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert_eq!(stderr, format!("error: {}{expected}\n", path.display()));
}

/// The last number of the only line that begins so.
fn last_number(text: &str, begin: &str) -> f64 {
    let mut lines = text.lines().filter(|line| line.starts_with(begin));
    let (Some(line), None) = (lines.next(), lines.next()) else {
        panic!("one line has to begin with `{begin}`:\n{text}");
    };
    let number = line.split_whitespace().last().expect("a number");
    number.parse().expect("a number")
}

#[test]
fn five_buses_have_their_known_optimum() {
    let svg = scratch("opf.svg");
    let output = opf(Path::new("case5.m"), &svg);
    let text = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{stderr}");
    assert!(text.contains("optimum 17551.89 $/h"), "{text}");
    assert!(last_number(&text, "known") < 1e-6, "{text}");
    assert!(last_number(&text, "Jacobian") < 1e-6, "{text}");
    assert!(last_number(&text, "Hessian") < 1e-6, "{text}");
    let plot = std::fs::read_to_string(svg).expect("the picture was written");
    // of 14 by 20 and 20 by 20 entries those that are there, a rectangle each
    assert!(plot.contains("14 x 20, 94 entries") && plot.contains("20 x 20, 73 entries"));
    assert!(plot.matches("<rect").count() >= 94 + 73);
}

#[test]
fn a_limited_angle_costs_something() {
    let (_, output) = changed(
        "limited_angle.m",
        "-360\t360;\n\t2\t3",
        "-0.2\t360;\n\t2\t3",
    );
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("20 unknowns, 15 constraints"), "{text}");
    let optimum = text.lines().find(|line| line.starts_with("optimum"));
    let cost = optimum.and_then(|line| line.split_whitespace().nth(1));
    let cost: f64 = cost.expect("an optimum").parse().expect("a number");
    assert!(cost > 17_600.0, "{text}");
}

#[test]
fn a_network_that_cannot_be_fed() {
    let (_, output) = changed("unfed.m", "3\t2\t300\t", "3\t2\t3000\t");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.starts_with("error: no optimum found: "), "{stderr}");
}

#[test]
fn missing_file() {
    let path = scratch("missing.m");
    let output = opf(&path, &scratch("unused.svg"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    let expected = format!("error: {}: cannot be read: ", path.display());
    assert!(stderr.starts_with(&expected), "{stderr}");
}

#[test]
fn text_for_a_number() {
    refused(
        "text_for_a_number.m",
        "\t2\t1\t300\t",
        "\t2\t1\tmuch\t",
        ":25: `much` in `mpc.bus` is not a number",
    );
}

#[test]
fn missing_column() {
    refused(
        "missing_column.m",
        "\t2\t1\t300\t",
        "\t2\t1\t",
        ":25: the row has 12 numbers, the first of `mpc.bus` has 13",
    );
}

#[test]
fn branch_to_nowhere() {
    refused(
        "branch_to_nowhere.m",
        "\t2\t3\t0.00108",
        "\t2\t6\t0.00108",
        ":47: there is no bus 6",
    );
}

#[test]
fn two_buses_of_one_number() {
    refused(
        "two_buses_of_one_number.m",
        "\t3\t2\t300\t",
        "\t2\t2\t300\t",
        ":26: there is another bus 2 above",
    );
}

#[test]
fn no_impedance() {
    refused(
        "no_impedance.m",
        "0.00108\t0.0108",
        "0\t0",
        ":47: a branch needs a resistance or a reactance",
    );
}

#[test]
fn limits_that_cross() {
    refused(
        "limits_that_cross.m",
        "150\t-150",
        "-150\t150",
        ":37: the least reactive power 150 is above the most -150",
    );
}

#[test]
fn no_reference() {
    refused(
        "no_reference.m",
        "\t4\t3\t400\t",
        "\t4\t1\t400\t",
        ": no bus is a reference (type 3)",
    );
}

#[test]
fn costs_by_points() {
    refused(
        "costs_by_points.m",
        "\t2\t0\t0\t2\t30\t0;",
        "\t1\t0\t0\t2\t30\t0;",
        ":59: only polynomial costs (model 2) are read",
    );
}

#[test]
fn statements_that_change_tables() {
    refused(
        "statements.m",
        "%% generator data",
        "mpc.bus(:, 3) = 2 * mpc.bus(:, 3);",
        ":31: `mpc.bus(:, 3) = 2 * mpc.bus(:, 3);` is no assignment of numbers to a field of `mpc`",
    );
}

#[test]
fn a_table_without_end() {
    refused(
        "without_end.m",
        "\t2\t0\t0\t2\t10\t0;\n];",
        "\t2\t0\t0\t2\t10\t0;\n",
        ": the last table has no end",
    );
}
