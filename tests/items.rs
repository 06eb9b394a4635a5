//! Each public item of the crate has an example that runs: in its own documentation, or in that of another item of its file,
//! which names it.

use std::fs;
use std::path::{Path, PathBuf};

/// Where the items stand that `grads` shows.
const FOLDERS: &[&str] = &[
    "grad-core/src/graph",
    "grad-core/src/tape",
    "grad-core/src/tensor",
];
const FILES: &[&str] = &[
    "src/lib.rs",
    "grad-core/src/registry.rs",
    "grad-core/src/tangent/algebra.rs",
    "grad-core/src/tangent/differentiable.rs",
    "grad-core/src/tangent/leaves.rs",
];
/// Files whose items are public for their neighbours only.
const INSIDE: &[&str] = &[
    "tape/record.rs",
    "tape/rules.rs",
    "tape/traced.rs",
    "tensor/convert.rs",
];
/// What is public for generated code, with its methods.
const FOR_GENERATED_CODE: &[&str] = &["OpArg", "OpCts"];

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn files() -> Vec<PathBuf> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folders = FOLDERS.iter().flat_map(|folder| {
        let entries = fs::read_dir(root.join(folder)).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path())
    });
    let mut all: Vec<PathBuf> = folders.chain(FILES.iter().map(|f| root.join(f))).collect();
    all.retain(|f| f.extension().is_some_and(|e| e == "rs"));
    all.retain(|f| !INSIDE.iter().any(|inside| f.ends_with(inside)));
    all.sort();
    all
}

/// The name of the public item that a line declares, macros and methods of public traits among them.
fn item<'l>(line: &'l str, before: Option<&&str>, in_trait: bool) -> Option<&'l str> {
    let plain = line.trim_start();
    let is_macro = plain.starts_with("macro_rules!") && before == Some(&"#[macro_export]");
    let words = match plain.strip_prefix("pub ") {
        Some(rest) => rest,
        None if is_macro || (in_trait && plain.starts_with("fn ")) => plain,
        None => return None,
    };
    let words = words.strip_prefix("const ").unwrap_or(words);
    let (kind, rest) = words.split_once(' ')?;
    let name = rest
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .next()?;
    ["fn", "struct", "enum", "trait", "type", "macro_rules!"]
        .contains(&kind)
        .then_some(name)
}

/// The lines of documentation and attributes that stand before the `at`-th, from the last on.
fn documentation<'l>(lines: &[&'l str], at: usize) -> impl Iterator<Item = &'l str> {
    let before = lines[..at].iter().rev().map(|l| l.trim());
    let own: Vec<&str> = before
        .take_while(|l| l.starts_with("///") || l.starts_with("#[") || l.ends_with(")]"))
        .collect();
    own.into_iter()
}

/// The lines of all examples of a file.
fn examples<'l>(lines: &[&'l str]) -> Vec<&'l str> {
    let (mut found, mut inside) = (vec![], false);
    let docs = lines.iter().map(|l| l.trim_start());
    for doc in docs.filter_map(|l| l.strip_prefix("///").or(l.strip_prefix("//!"))) {
        if doc.trim_start().starts_with("```") {
            inside = !inside;
        } else if inside {
            found.push(doc);
        }
    }
    found
}

fn names(example: &str, name: &str) -> bool {
    let mut words = example.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.any(|word| word == name)
}

/// The public items of a file that no example shows, and how many there are.
fn without_example(text: &str) -> (Vec<&str>, usize) {
    let lines: Vec<&str> = text.lines().collect();
    let examples = examples(&lines);
    let (mut lacking, mut count, mut in_trait) = (vec![], 0, false);
    for (i, line) in lines.iter().enumerate() {
        match line.strip_prefix("pub trait ") {
            Some(name) => in_trait = !FOR_GENERATED_CODE.iter().any(|n| name.starts_with(n)),
            None => in_trait &= !line.starts_with('}'),
        }
        let before = i.checked_sub(1).and_then(|i| lines.get(i));
        let Some(name) = item(line, before, in_trait) else {
            continue;
        };
        count += 1;
        let mut own = documentation(&lines, i);
        let shown = own
            .any(|l| l.contains("```") || l.contains("doc(hidden)") || l.contains("include_str!"));
        if !shown && !examples.iter().any(|e| names(e, name)) {
            lacking.push(name);
        }
    }
    (lacking, count)
}

#[test]
fn every_public_item_is_shown_by_an_example() {
    let (mut lacking, mut count) = (vec![], 0);
    for file in files() {
        let text = read(&file);
        let (names, all) = without_example(&text);
        count += all;
        let names = names
            .into_iter()
            .filter(|n| !FOR_GENERATED_CODE.contains(n));
        lacking.extend(names.map(|name| format!("{}: {name}", file.display())));
    }
    assert!(count > 100, "the items are found: {count}");
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

#[test]
fn an_item_without_an_example_is_found() {
    let text = "/// Adds.\n///\n/// ```\n/// add(1);\n/// ```\npub fn add() {}\n\
                /// Takes.\npub fn take() {}\n/// Named above.\npub struct Added;\n";
    assert_eq!(without_example(text), (vec!["take", "Added"], 3));
}
