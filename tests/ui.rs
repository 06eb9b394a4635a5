//! What is refused: one mistake a file, with the message that the user sees.

#[path = "claims/mod.rs"]
mod claims;

use std::fs;

const FOLDERS: [&str; 10] = [
    "args",
    "calls",
    "derive",
    "graph",
    "methods",
    "control_flow",
    "types",
    "unsupported",
    "assumed",
    "worlds",
];

#[test]
fn mistakes_are_explained() {
    let cases = trybuild::TestCases::new();
    for folder in FOLDERS {
        cases.compile_fail(format!("tests/ui/{folder}/*.rs"));
    }
}

/// The mistakes in a folder whose messages are known.
fn mistakes(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(format!("tests/ui/{folder}")).expect("a folder of mistakes");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let files = paths.filter(|p| p.extension().is_some_and(|e| e == "rs"));
    let explained = files.filter(|p| p.with_extension("stderr").exists());
    let names = explained.filter_map(|p| Some(p.file_stem()?.to_str()?.to_string()));
    names.map(|name| format!("{folder}::{name}")).collect()
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    let run: Vec<String> = FOLDERS.into_iter().flat_map(mistakes).collect();
    claims::hold_among(&run)
}
