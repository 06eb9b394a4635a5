//! The table in `docs/features.md`: every behaviour of TensorFlow's gradient system has a test, or a reason why there is none.
//! That the tests are run is asked of their targets: see `tests/claims`.

#[path = "claims/mod.rs"]
mod claims;

use std::fs;
use std::path::Path;

const ROWS: &str = include_str!("features/rows.txt");
const PAGE: &str = "docs/features.md";

const HEAD: &str = "# Behaviours of TensorFlow's gradient system

What `gradients()`, its control flow and its eager tape do there, row by row, and the tests that show the behaviour here: a
case whose values TensorFlow computed (`oracle::group::id`, in `tests/oracle/cases`), or a test (`file::module::function`).
Only tests that run are taken: each test program compares this page with its own list.

*Differs*: what comes out is another thing, and the test shows that. *Not supported*: it is not there. *No counterpart*: the
question does not arise. Names of graph nodes are our own everywhere. This page is written by
`GRAD_BLESS=1 cargo test --test features` from `tests/features/rows.txt`.
";

/// A behaviour.
struct Row {
    number: usize,
    key: String,
    what: String,
    tests: Vec<String>,
    /// What is to be said besides: `none: ..`, `not supported: ..`, `differs: ..`.
    remarks: Vec<String>,
}

impl Row {
    /// What is wrong with it.
    fn mistake(&self) -> Option<&'static str> {
        let is = |mark: &str| self.remarks.iter().any(|r| r.starts_with(mark));
        match self.tests.is_empty() {
            true if !is("none: ") && !is("not supported: ") => Some("no test and no reason"),
            true if is("differs: ") => Some("a difference that no test shows"),
            false if is("none: ") => Some("a test of what has no counterpart"),
            _ if self.tests.iter().any(|t| t.starts_with("oracle::fuzz::")) => {
                Some("a random program is not made to show anything")
            }
            _ => None,
        }
    }

    /// The last column.
    fn shown(&self) -> String {
        let tests: Vec<String> = self.tests.iter().map(|t| format!("`{t}`")).collect();
        let remarks = self.remarks.iter().map(|r| match r.strip_prefix("none: ") {
            Some(reason) => format!("no counterpart: {reason}"),
            None => r.clone(),
        });
        let tests = Some(tests.join(", ")).filter(|t| !t.is_empty());
        tests
            .into_iter()
            .chain(remarks)
            .collect::<Vec<_>>()
            .join("; ")
    }
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
                match claims::REMARKS.iter().any(|mark| test.starts_with(mark)) {
                    true => row.remarks.push(test.to_string()),
                    false => row.tests.push(test.to_string()),
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
        remarks: vec![],
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
            let cells = [row.key.clone(), row.what.replace('|', "\\|"), row.shown()];
            page += &format!("| {} | {} |\n", row.number, cells.join(" | "));
        }
    }
    page
}

#[test]
fn every_row_is_shown_by_tests_or_says_why_not() {
    let rows: Vec<Row> = sections().into_iter().flat_map(|(_, rows)| rows).collect();
    let mistakes: Vec<String> = rows
        .iter()
        .filter_map(|row| Some(format!("{} {}: {}", row.number, row.key, row.mistake()?)))
        .collect();
    assert!(mistakes.is_empty(), "{mistakes:#?}");
    let numbers: Vec<usize> = rows.iter().map(|row| row.number).collect();
    assert_eq!(numbers, (1..=174).collect::<Vec<_>>());
}

#[test]
fn every_target_that_is_named_checks_that_its_tests_are_run() {
    let unchecked = claims::unchecked();
    assert!(unchecked.is_empty(), "{unchecked:?}");
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
