//! A text as numbers: of each character the place in the alphabet.

use fastrand::Rng;
use std::fmt;
use std::path::{Path, PathBuf};

/// Fewer characters teach nothing.
const FEWEST: usize = 1000;

/// A text, and the characters that it is made of.
pub struct Text {
    /// The characters, by their places in the alphabet.
    pub chars: Vec<usize>,
    /// In the order of Unicode.
    pub alphabet: Vec<char>,
}

/// Parts of a text, side by side: the characters at each time, and last those that come after.
pub type Batch = Vec<Vec<usize>>;

impl Text {
    /// Parts of so many characters and the one behind, from places drawn at random.
    pub fn batch(&self, parts: usize, length: usize, rng: &mut Rng) -> Batch {
        let starts = (0..parts).map(|_| rng.usize(..self.chars.len() - length));
        let starts: Vec<usize> = starts.collect();
        let at = |time: usize| {
            starts
                .iter()
                .map(|start| self.chars[start + time])
                .collect()
        };
        (0..=length).map(at).collect()
    }

    /// What characters stand for.
    pub fn spelled(&self, chars: &[usize]) -> String {
        chars.iter().map(|char| self.alphabet[*char]).collect()
    }
}

/// What is wrong with a file, and on which line.
#[derive(Debug)]
pub struct TextError {
    path: PathBuf,
    line: Option<usize>,
    message: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.path.display())?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.message)
    }
}

/// Reads a text of which parts of `length` characters can be taken.
pub fn read(path: &Path, length: usize) -> Result<Text, TextError> {
    let fail = |line, message| TextError {
        path: path.into(),
        line,
        message,
    };
    let bytes = std::fs::read(path).map_err(|e| fail(None, format!("cannot be read: {e}")))?;
    let text = std::str::from_utf8(&bytes).map_err(|e| {
        let before = &bytes[..e.valid_up_to()];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        fail(Some(line), "the text is not UTF-8".into())
    })?;
    let mut alphabet: Vec<char> = text.chars().collect();
    alphabet.sort_unstable();
    alphabet.dedup();
    let place = |char| alphabet.partition_point(|other| *other < char);
    let chars: Vec<usize> = text.chars().map(place).collect();
    let needed = FEWEST.max(length + 1);
    match chars.len() {
        n if n < needed => Err(fail(
            None,
            format!("{n} characters are too few; at least {needed} are needed"),
        )),
        _ => Ok(Text { chars, alphabet }),
    }
}
