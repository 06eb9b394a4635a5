//! What is wrong with a csv file, for the examples that read one.

use std::fmt;
use std::path::{Path, PathBuf};

/// What is wrong with a file, and on which line.
#[derive(Debug)]
pub struct DataError {
    path: PathBuf,
    line: Option<u64>,
    message: String,
}

impl DataError {
    /// Something wrong with the file as a whole, or on a line.
    pub fn new(path: &Path, line: Option<u64>, message: impl Into<String>) -> Self {
        DataError {
            path: path.into(),
            line,
            message: message.into(),
        }
    }

    /// What the csv reader found, in the words of somebody who looks at the file.
    pub fn unreadable(path: &Path, error: &csv::Error) -> Self {
        let message = match error.kind() {
            csv::ErrorKind::Io(e) => format!("cannot be read: {e}"),
            csv::ErrorKind::UnequalLengths {
                expected_len, len, ..
            } => {
                format!("the row has {len} fields, the header has {expected_len}")
            }
            csv::ErrorKind::Utf8 { .. } => "the file is not UTF-8 text".into(),
            _ => error.to_string(),
        };
        let line = error.position().map(csv::Position::line);
        DataError::new(path, line, message)
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.path.display())?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.message)
    }
}
