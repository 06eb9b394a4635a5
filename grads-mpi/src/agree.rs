//! Errors that one rank has and all have to know.

use crate::comm::Comm;
use crate::tree;
use crate::wire::Kind;
use std::error::Error;
use std::fmt;

/// What went wrong, on all ranks where it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreed {
    size: usize,
    errors: Vec<(usize, String)>,
}

impl Disagreed {
    /// The ranks that failed, in ascending order, with their messages.
    pub fn errors(&self) -> &[(usize, String)] {
        &self.errors
    }
}

impl fmt::Display for Disagreed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (i, (rank, message)) in self.errors.iter().enumerate() {
            let line = if i == 0 { "" } else { "\n" };
            write!(f, "{line}rank {rank} of {}: {message}", self.size)?;
        }
        Ok(())
    }
}

impl Error for Disagreed {}

/// What each rank has, or on every rank the same error if any rank has one.
///
/// All ranks call this. So all of them leave together, and no rank waits for one that has given up.
pub fn agree<T, E: fmt::Display>(comm: Comm, result: Result<T, E>) -> Result<T, Disagreed> {
    let text = match &result {
        Ok(_) => vec![],
        // one character a number, behind a mark: so an empty message is an error, too
        Err(e) => std::iter::once(0.0)
            .chain(e.to_string().chars().map(|c| f64::from(u32::from(c))))
            .collect(),
    };
    let texts = tree::all_gather(&comm.wire(), Kind::Agree, &text);
    let failed = texts
        .iter()
        .enumerate()
        .filter(|(_, text)| !text.is_empty());
    let errors: Vec<_> = failed
        .map(|(rank, text)| (rank, message(&text[1..])))
        .collect();
    match result {
        Ok(value) if errors.is_empty() => Ok(value),
        _ => Err(Disagreed {
            size: comm.size(),
            errors,
        }),
    }
}

fn message(text: &[f64]) -> String {
    text.iter()
        .filter_map(|c| char::from_u32(*c as u32))
        .collect()
}
