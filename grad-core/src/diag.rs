//! Errors, collected: a stage reports all that it finds, not the first.

use crate::ir::SrcLoc;
use std::fmt;

/// One error: what is wrong, where, and what leads to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The place that is to blame.
    pub loc: SrcLoc,
    /// What is wrong.
    pub message: String,
    /// What explains it (`note: ..`) or says what to do (`help: ..`), in order.
    pub notes: Vec<Note>,
}

/// A line below an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The place that it speaks of; no place if it only explains.
    pub loc: SrcLoc,
    /// Its text, with `note:` or `help:` in front.
    pub message: String,
}

impl Diagnostic {
    /// An error at `loc`.
    pub fn new(loc: SrcLoc, message: impl Into<String>) -> Self {
        Diagnostic {
            loc,
            message: message.into(),
            notes: vec![],
        }
    }
    /// Adds an explanation.
    pub fn note(self, message: impl fmt::Display) -> Self {
        self.note_at(SrcLoc::default(), message)
    }
    /// Adds an explanation that speaks of another place.
    pub fn note_at(mut self, loc: SrcLoc, message: impl fmt::Display) -> Self {
        self.notes.push(Note {
            loc,
            message: format!("note: {message}"),
        });
        self
    }
    /// Adds what to do about it.
    pub fn help(mut self, message: impl fmt::Display) -> Self {
        self.notes.push(Note {
            loc: SrcLoc::default(),
            message: format!("help: {message}"),
        });
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.message)?;
        self.notes
            .iter()
            .try_for_each(|n| write!(f, "\n{}", n.message))
    }
}

/// The errors of one stage. A collection that is dropped without [`finish`](Diagnostics::finish) panics, so that no
/// error is lost.
#[derive(PartialEq, Eq, Debug)]
pub struct Diagnostics {
    items: Vec<Diagnostic>,
    finished: bool,
}

impl Diagnostics {
    /// No errors so far.
    #[allow(clippy::new_without_default)] // made on purpose where a stage begins, because it has to be finished
    pub fn new() -> Self {
        Diagnostics {
            items: vec![],
            finished: false,
        }
    }
    /// Adds an error.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.items.push(diagnostic);
    }
    /// Adds an error without notes.
    pub fn error(&mut self, loc: SrcLoc, message: impl Into<String>) {
        self.push(Diagnostic::new(loc, message));
    }
    /// Takes over the errors of a stage that has failed, or nothing.
    pub fn absorb<T>(&mut self, result: Result<T, Diagnostics>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(mut other) => {
                self.items.append(&mut other.items);
                None
            }
        }
    }
    /// Whether there are no errors.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    /// The errors in the order in which they were found.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.items.iter()
    }
    /// Ends the collection: `value` if there are no errors.
    pub fn finish<T>(mut self, value: T) -> Result<T, Diagnostics> {
        self.finished = true;
        if self.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }
}

impl From<Diagnostic> for Diagnostics {
    /// A finished collection of one error.
    fn from(diagnostic: Diagnostic) -> Self {
        Diagnostics {
            items: vec![diagnostic],
            finished: true,
        }
    }
}

impl Drop for Diagnostics {
    fn drop(&mut self) {
        if !self.finished && !std::thread::panicking() {
            panic!("diagnostics dropped without `finish`: {:?}", self.items);
        }
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (i, d) in self.items.iter().enumerate() {
            write!(f, "{}{d}", if i == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_is_kept_in_order() {
        let mut all = Diagnostics::new();
        all.error(SrcLoc(None), "first");
        all.push(
            Diagnostic::new(SrcLoc(Some(3)), "second")
                .note("because")
                .help("do this"),
        );
        let err = all.finish(()).unwrap_err();
        assert_eq!(
            err.to_string(),
            "first\nsecond\nnote: because\nhelp: do this"
        );
    }

    #[test]
    #[should_panic(expected = "without `finish`")]
    fn an_unfinished_collection_panics() {
        drop(Diagnostics::new());
    }

    #[test]
    fn errors_of_a_failed_stage_are_taken_over() {
        let mut all = Diagnostics::new();
        assert_eq!(all.absorb(Ok(1)), Some(1));
        assert_eq!(
            all.absorb::<()>(Err(Diagnostic::new(SrcLoc(None), "x").into())),
            None
        );
        assert_eq!(all.finish(()).unwrap_err().iter().count(), 1);
    }
}
