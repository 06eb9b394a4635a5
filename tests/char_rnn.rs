//! The example, run as a user runs it: on its own text, and on files that are none.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the example with these options.
fn char_rnn(options: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "char_rnn", "--"])
        .args(options)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs")
}

/// A file of this test run.
fn scratch(name: &str, content: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the scratch folder can be written");
    path
}

/// The number behind `after` in a text.
fn number(text: &str, after: &str) -> f64 {
    let (_, rest) = text.split_once(after).expect("what the example prints");
    let number = rest.split_whitespace().next().expect("a number");
    number.parse().expect("a number")
}

#[test]
fn a_text_that_repeats_itself_is_learnt() {
    let text = "To be, or not to be: that is the question.\n".repeat(50);
    let path = scratch("hamlet.txt", text.as_bytes());
    let size = ["--hidden", "24", "--batch", "8", "--length", "20"];
    let run = ["--steps", "150", "--every", "75", "--rate", "0.03"];
    let output = char_rnn(&[&[path.to_str().expect("a path")][..], &size, &run].concat());
    let text = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{stderr}");
    assert_eq!(text.matches("-- step ").count(), 2, "{text}");
    // of a loss of ln 17 = 2.8 at first
    assert!(number(&text, "s: loss ") < 1.0, "{text}");
    assert!(text.contains("the quest"), "{text}");
}

#[test]
fn its_own_text() {
    let size = [
        "--hidden", "8", "--batch", "2", "--length", "5", "--steps", "2",
    ];
    let output = char_rnn(&size);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}");
    assert!(
        text.starts_with("104207 characters, 80 different ones"),
        "{text}"
    );
}

/// Runs the example on a file and expects exit code 2 and a message with the file and what follows it.
fn refused(path: &Path, expected: &str) {
    let output = char_rnn(&[path.to_str().expect("a path")]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    let expected = format!("error: {}{expected}", path.display());
    assert!(
        stderr.starts_with(&expected),
        "expected `{expected}` in\n{stderr}"
    );
}

#[test]
fn files_that_are_no_texts() {
    let latin = scratch("latin.txt", b"one\ntwo\ncaf\xe9\n");
    refused(&latin, ":3: the text is not UTF-8");
    let short = scratch("short.txt", b"short");
    refused(
        &short,
        ": 5 characters are too few; at least 1000 are needed",
    );
    refused(Path::new("no such file"), ": cannot be read: ");
    let output = char_rnn(&["--steps", "0"]);
    assert_eq!(output.status.code(), Some(2));
}
