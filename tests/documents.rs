//! What the pages of `docs/`, `README.md` and `CONTRIBUTING.md` name is there: files, functions, tests, benchmarks, examples,
//! features and variables of the environment. The tables of tests have a check of their own (`tests/claims`).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Names of other people's things, names that are made of parts, and places where any name may stand.
const NOT_OURS: &[&str] = &[
    "Adjoint",
    "E0425",
    "E0433",
    "E0603",
    "E0659",
    "StdRng",
    "TRYBUILD",
    "__CALLS_1_DEEP",
    "__CALLS_6_DEEP",
    "__grads_k_mut",
    "fact",
    "incompatible_msrv",
    "libm",
    "nuts_rs",
    "overwrite",
    "cpu",
    "native",
    "mnt",
    "RUSTFLAGS",
];
/// Pages that are written by tests, which check the names themselves.
const WRITTEN_BY_TESTS: &[&str] = &["docs/features.md", "docs/language.md"];
/// Where the paths of pages begin.
const FOLDERS: &[&str] = &[
    "",
    "grad-core/src",
    "grad-macros/src",
    "tests",
    "docs/guide",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// All files in a folder of the repository, but for what is built and fetched.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if name != "target" && name != ".git" && name != "wip" {
                files(&path, found);
            }
        } else {
            found.push(path);
        }
    }
}

fn all_files() -> Vec<PathBuf> {
    let mut found = vec![];
    files(&root(), &mut found);
    found
}

/// The pages, by their paths from the root.
fn pages() -> Vec<(String, String)> {
    let all = all_files().into_iter();
    let relative = all.filter_map(|f| Some(f.strip_prefix(root()).ok()?.to_str()?.to_string()));
    let is_page = |f: &String| {
        let ours = f.starts_with("docs/") || !f.contains('/');
        ours && f.ends_with(".md") && !WRITTEN_BY_TESTS.contains(&f.as_str())
    };
    let pages = relative.filter(is_page);
    pages.map(|f| (f.clone(), read(&root().join(f)))).collect()
}

/// The lines of a page that are text, and those in blocks of commands.
fn text_and_commands(page: &str) -> (String, String) {
    let (mut text, mut commands, mut block) = (String::new(), String::new(), None);
    for line in page.lines() {
        match (line.strip_prefix("```"), &block) {
            (Some(kind), None) => block = Some(kind.to_string()),
            (Some(_), Some(_)) => block = None,
            (None, None) => text.extend([line, "\n"]),
            (None, Some(kind)) if kind == "sh" => commands.extend([line, "\n"]),
            (None, Some(_)) => {}
        }
    }
    (text, commands)
}

/// What stands between backticks.
fn spans(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|w| !w.is_empty())
}

/// Whether this is a path of a file: with an extension that we use, or through a folder of ours.
fn is_path(span: &str) -> bool {
    let plain = |c: char| c.is_alphanumeric() || "_-./".contains(c);
    let first = span.split('/').next().unwrap_or_default();
    let known = |ext: &str| span.ends_with(ext);
    let through = || FOLDERS.iter().any(|f| root().join(f).join(first).is_dir());
    span.chars().all(plain)
        && !span.starts_with('.')
        && ([".rs", ".md", ".toml", ".txt", ".csv"]
            .iter()
            .any(|e| known(e))
            || (span.contains('/') && !first.is_empty() && through()))
}

/// A name alone is that of a file in any folder.
fn is_there(path: &str) -> bool {
    let named = |f: &PathBuf| f.file_name().is_some_and(|name| name == path);
    FOLDERS.iter().any(|f| root().join(f).join(path).exists()) || all_files().iter().any(named)
}

/// The things that commands name, as files that there must be one of.
fn named_by_command(command: &str) -> Vec<Vec<String>> {
    let parts: Vec<&str> = command.split_whitespace().collect();
    let mut named = vec![];
    for pair in parts.windows(2) {
        let name = pair[1].trim_matches(|c: char| !c.is_alphanumeric());
        let choices: &[&str] = match pair[0] {
            "--test" => &["tests/{}.rs"],
            "--bench" => &["benches/{}.rs", "benches/{}/main.rs"],
            "--example" => &["examples/{}.rs", "examples/{}/main.rs"],
            _ => continue,
        };
        if !name.is_empty() {
            named.push(choices.iter().map(|c| c.replace("{}", name)).collect());
        }
    }
    named
}

/// The words of all sources and settings, and the names of all files.
fn known_words() -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for file in all_files() {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        known.extend(words(&stem).map(str::to_string));
        let in_sources = file.extension().is_some_and(|e| e == "rs" || e == "toml");
        if (in_sources || file.ends_with(".ci/run")) && !file.ends_with("tests/documents.rs") {
            known.extend(words(&read(&file)).map(str::to_string));
        }
    }
    known
}

/// Whether a word may be a name of ours; numbers and letters of formulas are not.
fn is_name(word: &str) -> bool {
    word.len() > 2 && !word.starts_with(|c: char| c.is_ascii_digit()) && !NOT_OURS.contains(&word)
}

fn unknown_words<'p>(page: &'p str, known: &BTreeSet<String>) -> Vec<&'p str> {
    let in_code = spans(page).flat_map(words);
    in_code
        .filter(|w| is_name(w) && !known.contains(*w))
        .collect()
}

#[test]
fn links_lead_somewhere() {
    for (page, text) in pages() {
        let folder = root().join(&page).parent().expect("a folder").to_path_buf();
        for link in text.split("](").skip(1) {
            let link = link.split([')', '#', ' ']).next().unwrap_or_default();
            let there = link.contains("://") || folder.join(link).exists();
            assert!(there, "{page}: {link}");
        }
    }
}

#[test]
fn files_that_are_named_are_there() {
    for (page, text) in pages() {
        let (text, _) = text_and_commands(&text);
        for path in spans(&text).filter(|span| is_path(span)) {
            assert!(is_there(path), "{page}: {path}");
        }
    }
}

#[test]
fn tests_benchmarks_and_examples_that_commands_name_are_there() {
    for (page, text) in pages() {
        let (text, commands) = text_and_commands(&text);
        for line in spans(&text).chain(commands.lines()) {
            for choices in named_by_command(line) {
                let there = choices.iter().any(|f| root().join(f).exists());
                assert!(there, "{page}: {line}");
            }
        }
    }
}

#[test]
fn names_in_code_are_words_of_the_sources() {
    let known = known_words();
    for (page, text) in pages() {
        let (text, commands) = text_and_commands(&text);
        let unknown = unknown_words(&text, &known);
        assert!(unknown.is_empty(), "{page}: {unknown:?}");
        // variables of the environment before a command
        let set = commands
            .split_whitespace()
            .filter_map(|w| w.split_once('='));
        let mut names = set.map(|(name, _)| name).filter(|n| words(n).eq([*n]));
        assert!(names.all(|n| known.contains(n)), "{page}");
    }
}

/// A check that finds nothing shows nothing.
#[test]
fn what_is_not_there_is_found_out() {
    let page = "the file `lower/never_a_file.rs` has `fn never_written_anywhere`\n```sh\ncargo test --test nothing_of_it\n```\n";
    let (text, commands) = text_and_commands(page);
    let paths: Vec<&str> = spans(&text).filter(|s| is_path(s)).collect();
    assert_eq!(paths, ["lower/never_a_file.rs"]);
    assert!(!is_there("lower/never_a_file.rs") && is_there("lower/assume.rs"));
    let unknown = unknown_words(&text, &known_words());
    assert_eq!(unknown, ["never_a_file", "never_written_anywhere"]);
    let named: Vec<_> = commands.lines().flat_map(named_by_command).collect();
    assert_eq!(named, [["tests/nothing_of_it.rs"]]);
}
