//! How a text is changed.

use fastrand::Rng;

/// What fits nowhere, or almost.
const ODD: [&str; 28] = [
    "",
    " ",
    "\n",
    "\t",
    "\0",
    "\"",
    "'",
    "`",
    "\\",
    "\u{feff}",
    "é∂",
    "0",
    "-1",
    "1e999",
    "4294967296",
    "99999999999999999999999999",
    "nan",
    "inf",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    "->",
    ";",
    "v0",
];

/// One of these with one change or a few, of characters or of words.
pub fn mutate(rng: &mut Rng, valid: &[&str]) -> String {
    let mut pieces = words(valid[rng.usize(..valid.len())]);
    for _ in 0..rng.usize(1..4) {
        if pieces.is_empty() {
            return String::new();
        }
        let (i, j) = (rng.usize(..pieces.len()), rng.usize(..pieces.len()));
        match rng.usize(..8) {
            0 => drop(pieces.remove(i)),
            1 => pieces.swap(i, j),
            2 => pieces[i] = ODD[rng.usize(..ODD.len())].into(),
            3 => pieces.insert(i, ODD[rng.usize(..ODD.len())].into()),
            4 => {
                let other = words(valid[rng.usize(..valid.len())]);
                if let Some(word) = rng.choice(other) {
                    pieces[i] = word;
                }
            }
            // a part once more, or a part less
            5 => {
                let end = (i + rng.usize(1..20)).min(pieces.len());
                let again = pieces[i..end].to_vec();
                pieces.splice(j..j, again);
            }
            6 => {
                let end = (i + rng.usize(1..20)).min(pieces.len());
                pieces.drain(i..end);
            }
            _ => pieces[i] = pieces[j].clone(),
        }
    }
    pieces.concat()
}

/// Words, and what is between them character by character.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![];
    let mut was_word = false;
    for c in text.chars() {
        let is_word = c.is_alphanumeric() || c == '_' || c == '.';
        match words.last_mut() {
            Some(word) if is_word && was_word => word.push(c),
            _ => words.push(c.into()),
        }
        was_word = is_word;
    }
    words
}

/// Any text of such pieces.
pub fn any(rng: &mut Rng, pieces: &[&str], most: usize) -> String {
    (0..rng.usize(..most))
        .map(|_| pieces[rng.usize(..pieces.len())])
        .collect()
}

/// A short text that may be odd.
pub fn odd(rng: &mut Rng) -> String {
    any(rng, &ODD, 4)
}
