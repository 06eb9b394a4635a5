//! The table in `docs/features.md`: every behaviour of TensorFlow's gradient system has a test that exists, or a reason why
//! it has no counterpart.

use std::fs;
use std::path::Path;

const ROWS: &str = include_str!("features/rows.txt");
const PAGE: &str = "docs/features.md";

const HEAD: &str = "# Behaviours of TensorFlow's gradient system

What `gradients()`, its control flow and its eager tape do there, row by row, and the tests that show it here: a case whose
values TensorFlow computed (`oracle::group::id`, in `tests/oracle/cases`), or a test function (`file::module::function`). A
row without a counterpart says why. This page is written by `GRAD_BLESS=1 cargo test --test features` from
`tests/features/rows.txt`.
";

/// A behaviour.
struct Row {
    number: usize,
    key: String,
    what: String,
    tests: Vec<String>,
    /// Why there is no counterpart.
    none: Option<String>,
}

/// Titles, each with its rows.
fn sections() -> Vec<(String, Vec<Row>)> {
    let mut sections: Vec<(String, Vec<Row>)> = vec![];
    for line in ROWS
        .lines()
        .filter(|l| !l.starts_with('#') && !l.trim().is_empty())
    {
        if let Some(title) = line.strip_prefix("== ") {
            sections.push((title.to_string(), vec![]));
            continue;
        }
        let rows = &mut sections.last_mut().expect("a section comes first").1;
        match line.strip_prefix("    ") {
            None => rows.push(row(line)),
            Some(test) => {
                let row = rows.last_mut().expect("a row comes first");
                match test.strip_prefix("none: ") {
                    Some(reason) => row.none = Some(reason.to_string()),
                    None => row.tests.push(test.to_string()),
                }
            }
        }
    }
    sections
}

fn row(line: &str) -> Row {
    let (number, rest) = line.split_once(' ').expect("a number comes first");
    let (key, what) = rest.split_once(": ").expect("a key comes second");
    Row {
        number: number.parse().expect("a row has a number"),
        key: key.to_string(),
        what: what.to_string(),
        tests: vec![],
        none: None,
    }
}

/// Whether a test of this name exists.
fn exists(test: &str) -> bool {
    let parts: Vec<&str> = test.split("::").collect();
    match parts[..] {
        ["oracle", group, id] => {
            read(&format!("tests/oracle/cases/{group}.json")).contains(&format!("\"id\": \"{id}\""))
        }
        [file, module, function] => {
            read(&format!("tests/{file}/{module}.rs")).contains(&format!("\nfn {function}("))
        }
        _ => false,
    }
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

fn page() -> String {
    let mut page = HEAD.to_string();
    for (title, rows) in sections() {
        page += &format!("\n## {title}\n\n| | key | behaviour | shown by |\n|---|---|---|---|\n");
        for row in rows {
            let tests: Vec<String> = row.tests.iter().map(|t| format!("`{t}`")).collect();
            let shown = match row.none {
                Some(reason) => format!("no counterpart: {reason}"),
                None => tests.join(", "),
            };
            let what = row.what.replace('|', "\\|");
            page += &format!("| {} | {} | {what} | {shown} |\n", row.number, row.key);
        }
    }
    page
}

#[test]
fn every_row_is_shown_by_tests_or_has_no_counterpart() {
    let mut numbers = vec![];
    for row in sections().into_iter().flat_map(|(_, rows)| rows) {
        assert!(
            row.tests.is_empty() == row.none.is_some(),
            "{} {}: tests, or a reason why there are none",
            row.number,
            row.key
        );
        for test in &row.tests {
            assert!(
                exists(test),
                "{} {}: there is no test `{test}`",
                row.number,
                row.key
            );
        }
        numbers.push(row.number);
    }
    assert_eq!(numbers, (1..=174).collect::<Vec<_>>());
}

#[test]
fn the_page_is_up_to_date() {
    let page = page();
    if std::env::var_os("GRAD_BLESS").is_some() {
        fs::write(Path::new(PAGE), &page).expect("the page can be written");
    }
    assert!(
        read(PAGE) == page,
        "run `GRAD_BLESS=1 cargo test --test features`"
    );
}
