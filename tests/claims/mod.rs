//! The tables of `docs/` name tests. Every target that they name asks here whether its own tests are those: what a row names
//! must be in the list that the target's own harness prints, and not among the tests that it leaves out.
//!
//! Such a target has a test that calls [`hold`]; `tests/features.rs` checks that none is forgotten.
#![allow(dead_code)]

use std::collections::BTreeSet;
use std::process::Command;

const FEATURES: &str = include_str!("../features/rows.txt");
const LANGUAGE: &str = include_str!("../language/rows.txt");
const EDGES: &str = include_str!("../../docs/edges.md");

/// What a line of a row begins with if it names no test.
pub const REMARKS: [&str; 3] = ["none: ", "not supported: ", "differs: "];

/// The tests that all tables name, `target::name`.
pub fn named() -> BTreeSet<String> {
    let rows = FEATURES.lines().chain(LANGUAGE.lines());
    let tests = rows.filter_map(|line| line.strip_prefix("    "));
    let tests = tests.filter(|line| !REMARKS.iter().any(|r| line.starts_with(r)));
    let tests = tests.map(|line| line.split(" => ").next().unwrap_or(line).to_string());
    tests.chain(of_edges()).collect()
}

/// The last column of `docs/edges.md`: `target name`.
fn of_edges() -> impl Iterator<Item = String> {
    let rows = EDGES.lines().filter(|line| line.starts_with("| "));
    let cells = rows.filter_map(|row| row.trim_end_matches([' ', '|']).rsplit("| ").next());
    let tests = cells.filter_map(|cell| cell.strip_prefix('`')?.strip_suffix('`'));
    tests.map(|test| test.replacen(' ', "::", 1))
}

/// The targets that they are in.
pub fn targets() -> BTreeSet<String> {
    let target = |test: &String| test.split("::").next().unwrap_or(test).to_string();
    named().iter().map(target).collect()
}

/// Whether a test of the list is the one that is named, is in the module that is named, or is one of the checks of it.
fn shows(listed: &str, name: &str) -> bool {
    let rest = listed.strip_prefix(name);
    name == "*" || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// The tests that this program runs, by its own account.
fn run() -> Result<Vec<String>, String> {
    let all = list(&["--list"])?;
    let left_out = list(&["--list", "--ignored"])?;
    Ok(all.into_iter().filter(|t| !left_out.contains(t)).collect())
}

fn list(arguments: &[&str]) -> Result<Vec<String>, String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let output = Command::new(program).args(arguments).output();
    let output = output.map_err(|e| e.to_string())?;
    let text = String::from_utf8(output.stdout).map_err(|e| e.to_string())?;
    let tests = text.lines().filter_map(|line| line.strip_suffix(": test"));
    Ok(tests.map(str::to_string).collect())
}

/// Whether this target runs all tests of its own that the tables name.
pub fn hold() -> Result<(), String> {
    hold_among(&run()?)
}

/// The same for a target whose tests are in a list of its own.
pub fn hold_among(run: &[String]) -> Result<(), String> {
    let target = env!("CARGO_CRATE_NAME");
    let own = named().into_iter().filter_map(|test| {
        let name = test.strip_prefix(target)?.strip_prefix("::")?;
        // the tests of a target may be in a module of its name
        let shown = |t: &String| shows(t, name) || shows(t, &test);
        (!run.iter().any(shown)).then(|| test.clone())
    });
    let missing: Vec<String> = own.collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(format!("named in docs, but not run: {missing:#?}"))
    }
}

/// The targets without a check of their own.
pub fn unchecked() -> Vec<String> {
    let checked = |target: &String| {
        let file = format!("{}/tests/{target}.rs", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(file).is_ok_and(|text| text.contains("claims::hold"))
    };
    targets().into_iter().filter(|t| !checked(t)).collect()
}

/// Whether each row of `docs/features.md` that names a case in which the answer is another one than TensorFlow's says so.
pub fn differences_are_said(cases: &[String]) -> Result<(), String> {
    let mut silent = vec![];
    for row in FEATURES
        .split("\n")
        .collect::<Vec<_>>()
        .chunk_by(|_, line| line.starts_with("    "))
    {
        let says = row.iter().any(|line| line.starts_with("    differs: "));
        let names = |case: &&String| {
            row.iter()
                .any(|line| line.trim() == format!("oracle::{case}"))
        };
        let silently = cases.iter().filter(names).filter(|_| !says);
        silent.extend(silently.map(|case| format!("{}: {case}", row[0])));
    }
    if silent.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "the answer differs, and the row does not say so: {silent:#?}"
        ))
    }
}
