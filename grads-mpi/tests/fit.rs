//! The example `fit` with 1 to 4 ranks, on the table that is shipped, on a large one and on broken ones.

mod job;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The example, which cargo builds before the tests run.
fn fit() -> PathBuf {
    let mut path = std::env::current_exe().expect("the test has a path");
    path.pop();
    path.pop();
    path.join("examples/fit")
}

/// An empty directory of this test's own.
fn place(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory");
    path
}

fn run(ranks: usize, name: &str, args: &[&str]) -> (bool, String) {
    let mut command = job::mpirun(ranks);
    command.arg(fit()).args(args);
    job::ended(command, name).expect("the job ends")
}

/// The optimum has the same bits with any number of ranks.
fn same_optimum(name: &str, args: &[&str]) {
    let place = place(name);
    let optima: Vec<String> = (1..=4)
        .map(|ranks| {
            let out = place.join(format!("{ranks}.txt"));
            let out_arg = ["--out", out.to_str().expect("UTF-8")];
            let (success, printed) = run(ranks, name, &[args, &out_arg].concat());
            assert!(success, "{printed}");
            fs::read_to_string(&out).expect("the optimum was written")
        })
        .collect();
    assert!(optima[0].lines().count() > 10);
    for optimum in &optima[1..] {
        assert_eq!(*optimum, optima[0]);
    }
}

#[test]
fn the_shipped_table() {
    same_optimum("shipped", &[]);
    let (_, printed) = run(2, "shipped_once", &[]);
    assert!(printed.contains("220 rows in 11 groups"), "{printed}");
}

const GENERATED: [&str; 8] = [
    "--linear", "--y", "y", "--x", "x1", "x2", "--group", "group",
];

fn generated(name: &str, rows: &str) -> String {
    let path = place(name).join("table.csv");
    let status = Command::new(fit())
        .args(["generate", "--rows", rows, "--seed", "5"])
        .arg(&path)
        .status();
    assert!(status.expect("fit runs").success());
    path.to_str().expect("UTF-8").to_string()
}

#[test]
fn a_million_rows() {
    let table = generated("million_table", "1000000");
    same_optimum("million", &[&["--table", &table][..], &GENERATED].concat());
    let (_, printed) = run(
        2,
        "million_once",
        &[&["--table", &table][..], &GENERATED].concat(),
    );
    assert!(printed.contains("1000000 rows in 200 groups"), "{printed}");
    // what it was generated with
    let found = printed.lines().find(|line| line.contains("noise"));
    let noise: f64 = found
        .and_then(|line| line.split_whitespace().nth(1))
        .and_then(|x| x.parse().ok())
        .expect("the noise");
    assert!((noise - 0.7).abs() < 0.002, "{printed}");
    fs::remove_file(table).expect("the table is removed");
}

/// The exit codes of all ranks, and what they printed.
fn codes(ranks: usize, name: &str, args: &[&str]) -> (Vec<i32>, String) {
    let place = place(name);
    let mut command = job::mpirun(ranks);
    // without this the launcher ends the other ranks before their codes are seen
    command.args(["--mca", "orte_abort_on_non_zero_status", "0"]);
    let script = "\"$0\" \"$@\"; echo $? > \"$PLACE/$OMPI_COMM_WORLD_RANK\"";
    command.args(["sh", "-c", script]).arg(fit()).args(args);
    command.env("PLACE", &place);
    let (_, printed) = job::ended(command, name).expect("the job ends");
    let code = |rank: usize| {
        let code = fs::read_to_string(place.join(rank.to_string())).expect("the rank ended");
        code.trim().parse().expect("a code")
    };
    ((0..ranks).map(code).collect(), printed)
}

fn fails(name: &str, args: &[&str], code: i32, texts: &[&str]) {
    for ranks in 1..=4 {
        let (codes, printed) = codes(ranks, name, args);
        assert_eq!(codes, vec![code; ranks], "{printed}");
        for text in texts {
            assert!(printed.contains(text), "{text}: {printed}");
        }
        assert_eq!(printed.matches("error: ").count(), 1, "{printed}");
    }
}

/// A table in which one line is another.
fn broken(name: &str, line: usize, text: &str) -> String {
    let table = generated(&format!("{name}_table"), "500");
    let lines = fs::read_to_string(&table).expect("the table");
    let mut lines: Vec<&str> = lines.lines().collect();
    lines[line - 1] = text;
    fs::write(&table, lines.join("\n")).expect("the table is written");
    table
}

#[test]
fn no_such_table() {
    fails(
        "absent",
        &["--table", "absent.csv"],
        1,
        &["absent.csv: No such file"],
    );
}

#[test]
fn a_row_out_of_shape() {
    for line in [2, 251, 400, 501] {
        let table = broken("short_row", line, "1.0,2.0,g7");
        let place = format!("table.csv:{line}: the row has 3 fields, the header has 4");
        let args = [&["--table", &table][..], &GENERATED].concat();
        fails("short_row", &args, 1, &[&place]);
    }
}

#[test]
fn a_field_that_is_no_number() {
    let table = broken("no_number", 333, "1.0,many,2.0,g7");
    let args = [&["--table", &table][..], &GENERATED].concat();
    fails(
        "no_number",
        &args,
        1,
        &["table.csv:333: `many` in `x1` is not a number"],
    );
}

#[test]
fn no_such_column() {
    fails(
        "no_column",
        &["--y", "profit"],
        1,
        &["there is no column `profit`; there are invest, value"],
    );
}

#[test]
fn a_wrong_option() {
    fails(
        "wrong_option",
        &["--tabel", "x"],
        2,
        &["unexpected argument"],
    );
}
