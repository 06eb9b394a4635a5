//! The table of accepted and refused Rust in `docs/language.md`: every row has tests, which contain what it
//! names. That they are run is asked of their targets: see `tests/claims`.

use std::fs;
use std::path::Path;

const ROWS: &str = include_str!("language/rows.txt");
const PAGE: &str = "docs/language.md";

const HEAD: &str = "# The language

What of Rust a differentiable function may be written in: each row works as its tests show, or is refused with the error
that its test shows. This page is written by `GRAD_BLESS=1 cargo test --test language` from `tests/language/rows.txt`.
";

/// A part of the page.
struct Section {
    title: String,
    rows: Vec<Row>,
}

/// A construct, and the tests that show it.
struct Row {
    construct: String,
    tests: Vec<Shown>,
}

/// A test, and text that must stand in it.
struct Shown {
    name: String,
    text: Option<String>,
}

fn sections() -> Vec<Section> {
    let mut sections: Vec<Section> = vec![];
    for line in ROWS
        .lines()
        .filter(|l| !l.starts_with('#') && !l.trim().is_empty())
    {
        if let Some(title) = line.strip_prefix("== ") {
            sections.push(Section {
                title: title.to_string(),
                rows: vec![],
            });
            continue;
        }
        let section = sections.last_mut().expect("a section comes first");
        match line.strip_prefix("    ") {
            None => section.rows.push(Row {
                construct: line.to_string(),
                tests: vec![],
            }),
            Some(test) => {
                let row = section.rows.last_mut().expect("a construct comes first");
                let (name, text) = match test.split_once(" => ") {
                    Some((name, text)) => (name, Some(text.to_string())),
                    None => (test, None),
                };
                row.tests.push(Shown {
                    name: name.to_string(),
                    text,
                });
            }
        }
    }
    sections
}

/// The file of a test, and the function in it.
fn place(name: &str) -> (String, Option<&str>) {
    let (path, function) = name.rsplit_once("::").expect("a file and a name");
    match path.split_once("::") {
        Some(("programs" | "more_programs", topic)) => {
            (format!("tests/programs/{topic}.rs"), Some(function))
        }
        Some(("ui", folder)) => (format!("tests/ui/{folder}/{function}.rs"), None),
        // what follows the file is a module in it
        Some((file, _)) => (format!("tests/{file}.rs"), Some(function)),
        None => (format!("tests/{path}.rs"), Some(function)),
    }
}

fn read(file: &str) -> Result<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read_to_string(path).map_err(|e| format!("{file}: {e}"))
}

/// From `fn name` to the brace that closes its body.
fn body<'s>(source: &'s str, name: &str) -> Option<&'s str> {
    let starts = [format!("fn {name}("), format!("fn {name}<")];
    let start = starts.iter().find_map(|s| source.find(s.as_str()))?;
    let open = start + source[start..].find('{')?;
    let mut depth = 0;
    for (i, c) in source[open..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&source[start..=open + i]);
        }
    }
    None
}

/// What is wrong with a test that is named, if anything: what it is named for must stand in it.
fn check(test: &Shown) -> Result<(), String> {
    let Some(text) = &test.text else {
        return Ok(());
    };
    let (file, function) = place(&test.name);
    let shown = match function {
        Some(function) => {
            let source = read(&file)?;
            let body = body(&source, function);
            body.ok_or(format!("{file} has no function `{function}`"))?
                .to_string()
        }
        None => read(&file.replace(".rs", ".stderr"))?,
    };
    match shown.contains(text.as_str()) {
        true => Ok(()),
        false => Err(format!("`{text}` is not in `{}`", test.name)),
    }
}

fn page(sections: &[Section]) -> String {
    let mut out = HEAD.to_string();
    for section in sections {
        out += &format!(
            "\n## {}\n\n| construct | shown by |\n|---|---|\n",
            section.title
        );
        for row in &section.rows {
            let tests: Vec<String> = row.tests.iter().map(link).collect();
            out += &format!(
                "| {} | {} |\n",
                row.construct.replace('|', "\\|"),
                tests.join(", ")
            );
        }
    }
    out
}

fn link(test: &Shown) -> String {
    let (file, _) = place(&test.name);
    format!("[`{}`](../{file})", test.name.trim_end_matches("::*"))
}

#[test]
fn every_row_has_a_test() {
    let rows: Vec<Row> = sections().into_iter().flat_map(|s| s.rows).collect();
    let bare: Vec<&str> = rows
        .iter()
        .filter(|r| r.tests.is_empty())
        .map(|r| &*r.construct)
        .collect();
    assert!(bare.is_empty(), "without a test: {bare:?}");
}

#[test]
fn every_test_shows_what_it_is_named_for() {
    let wrong: Vec<String> = sections()
        .iter()
        .flat_map(|s| &s.rows)
        .flat_map(|row| {
            row.tests
                .iter()
                .filter_map(move |t| check(t).err().map(|e| format!("{}: {e}", row.construct)))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn page_is_what_the_rows_say() {
    let expected = page(&sections());
    if std::env::var_os("GRAD_BLESS").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE);
        fs::write(path, &expected).expect("the page can be written");
    }
    assert_eq!(
        read(PAGE).as_deref(),
        Ok(&*expected),
        "GRAD_BLESS=1 writes it"
    );
}
