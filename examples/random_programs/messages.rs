//! What rustc says of a program: whether it is the macro's word to the user, or a mistake in what the macro wrote.

use crate::batch::Outcome;
use serde_json::Value;
use std::collections::BTreeMap;

/// What is said of one program.
#[derive(Clone)]
pub struct Said {
    /// The message that counts, as it is shown.
    pub text: String,
    /// Without what is quoted in it, if it is a word to the user.
    kind: Option<String>,
}

impl Said {
    /// Whether it is a word to the user.
    pub fn is_refusal(&self) -> bool {
        self.kind.is_some()
    }

    /// What becomes of the program, if it is Rust without its derivative.
    pub fn outcome(self) -> Outcome {
        match self.kind {
            Some(kind) => Outcome::Refused(kind, self.text),
            None => Outcome::Broken(self.text),
        }
    }
}

/// How rustc's own words for a trait that is missing begin; others are written by hand.
const OF_RUSTC: [&str; 9] = [
    "the trait bound",
    "cannot ",
    "can't ",
    "the size for",
    "the type ",
    "a value of type",
    "expected a",
    "the `?` operator",
    "evaluation of",
];

/// Messages that nobody should see: of the verifier, and of failures inside of the macro.
const INTERNAL: [&str; 3] = ["internal error", "do not fit", "__grads"];

/// What is said of each program, by the lines at which programs start. What is internal counts more than a word to the
/// user, and that more than what rustc finds besides.
pub fn located(messages: &str, starts: &BTreeMap<usize, usize>) -> BTreeMap<usize, Said> {
    let mut found: BTreeMap<usize, Said> = BTreeMap::new();
    let messages = messages
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok());
    for message in messages.filter(|m: &Value| m["level"] == "error") {
        let Some(program) = program(&message, starts) else {
            continue;
        };
        let said = said(&message);
        let internal = said.kind.is_none() && is_internal(&said.text);
        let known = found.get(&program);
        let better = known.is_none_or(|known| {
            let settled = known.kind.is_none() && is_internal(&known.text);
            !settled && (internal || known.kind.is_none() && said.kind.is_some())
        });
        if better {
            found.insert(program, said);
        }
    }
    found
}

/// The program that a message speaks of: the place may be in a macro that the program calls.
fn program(message: &Value, starts: &BTreeMap<usize, usize>) -> Option<usize> {
    let mut spans = message["spans"].as_array()?.iter().flat_map(places);
    let at = spans.find(|span| span["file_name"] == "programs.rs")?;
    let line = at["line_start"].as_u64()? as usize;
    starts.range(..=line).next_back().map(|(_, &n)| n)
}

/// A place, and those of the macros that it comes from.
fn places(span: &Value) -> Vec<&Value> {
    let mut all = vec![span];
    while let Some(outer) = all.last().and_then(|s| {
        s["expansion"]["span"]
            .as_object()
            .map(|_| &s["expansion"]["span"])
    }) {
        all.push(outer);
    }
    all
}

fn said(message: &Value) -> Said {
    let head = message["message"].as_str().unwrap_or_default();
    let text = message["rendered"].as_str().unwrap_or(head).to_string();
    let by_hand = match message["code"]["code"].as_str() {
        None => true,
        Some("E0277") => {
            !OF_RUSTC.iter().any(|start| head.starts_with(start))
                && !head.contains("doesn't implement")
        }
        Some("E0080") => head.contains("panicked"),
        Some(_) => false,
    };
    let kind = (by_hand && !is_internal(&text)).then(|| {
        let place = if on_the_attribute(message) {
            "on the attribute: "
        } else {
            ""
        };
        format!("{place}{}", unquoted(head))
    });
    Said { text, kind }
}

/// Where a bound was written is a note of rustc's to a message of ours.
fn is_internal(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.contains("required by"));
    lines.any(|line| INTERNAL.iter().any(|word| line.contains(word)))
}

/// Whether the message points at an attribute, not at what somebody wrote.
fn on_the_attribute(message: &Value) -> bool {
    let spans = message["spans"].as_array();
    let primary = spans.and_then(|spans| spans.iter().find(|s| s["is_primary"] == true));
    primary.is_some_and(|span| {
        let line = span["text"][0]["text"].as_str().unwrap_or_default();
        line.trim_start().starts_with("#[d")
    })
}

/// A message without what stands in backquotes, so that like ones count together.
fn unquoted(head: &str) -> String {
    let parts = head.split('`').enumerate();
    parts
        .map(|(i, part)| if i % 2 == 0 { part } else { "`_`" })
        .collect()
}
