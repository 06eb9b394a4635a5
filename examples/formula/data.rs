//! The data: a csv file with a header, of which some columns are numbers.

use crate::model::Column;
use std::fmt;
use std::path::{Path, PathBuf};

/// A csv file.
#[derive(Debug)]
pub struct Table {
    path: PathBuf,
    header: Vec<String>,
    /// Each row with its line.
    rows: Vec<(u64, csv::StringRecord)>,
}

/// What is wrong with a file, and on which line.
#[derive(Debug)]
pub struct DataError {
    path: PathBuf,
    line: Option<u64>,
    message: String,
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

/// Reads a file; what its cells are is not looked at.
pub fn read(path: &Path) -> Result<Table, DataError> {
    let fail = |line, message: String| DataError {
        path: path.into(),
        line,
        message,
    };
    let unreadable = |e: csv::Error| fail(e.position().map(csv::Position::line), explain(&e));

    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .from_path(path)
        .map_err(unreadable)?;
    let header = reader.headers().map_err(unreadable)?;
    let header: Vec<String> = header.iter().map(String::from).collect();
    if header.is_empty() {
        let message = "the file is empty; expected a header with the names of the columns";
        return Err(fail(None, message.into()));
    }
    if header.iter().all(|name| name.parse::<f64>().is_ok()) {
        let message = "there is no header: the first row has to name the columns";
        return Err(fail(Some(1), message.into()));
    }
    let mut rows = vec![];
    for record in reader.records() {
        let record = record.map_err(unreadable)?;
        let line = record.position().map_or(0, csv::Position::line);
        rows.push((line, record));
    }
    if rows.is_empty() {
        return Err(fail(None, "there are no rows after the header".into()));
    }
    Ok(Table {
        path: path.into(),
        header,
        rows,
    })
}

impl Table {
    /// Whether there is a column of this name.
    pub fn has(&self, name: &str) -> bool {
        self.header.iter().any(|h| h == name)
    }

    /// The names of the columns, for messages.
    pub fn names(&self) -> String {
        self.header.join(", ")
    }

    /// The numbers of a column.
    pub fn column(&self, name: &str) -> Result<Column, DataError> {
        let places: Vec<usize> = (0..self.header.len())
            .filter(|&i| self.header[i] == name)
            .collect();
        let [place] = places[..] else {
            let message = match places.len() {
                0 => format!("there is no column `{name}`; there are {}", self.names()),
                n => format!("{n} columns are called `{name}`"),
            };
            return Err(self.fail(1, message));
        };
        let cell = |(line, record): &(u64, csv::StringRecord)| {
            number(&record[place])
                .map_err(|why| self.fail(*line, format!("{why}, in column `{name}`")))
        };
        Ok(Column {
            name: name.into(),
            values: self.rows.iter().map(cell).collect::<Result<_, _>>()?,
        })
    }

    fn fail(&self, line: u64, message: String) -> DataError {
        DataError {
            path: self.path.clone(),
            line: Some(line),
            message,
        }
    }
}

fn number(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if x.is_finite() => Ok(x),
        Ok(_) => Err(format!("`{text}` is not finite")),
        Err(_) => Err(format!("`{text}` is not a number")),
    }
}

/// The csv reader's error without the place, which is printed before it.
fn explain(e: &csv::Error) -> String {
    match e.kind() {
        csv::ErrorKind::Io(e) => format!("cannot be read: {e}"),
        csv::ErrorKind::UnequalLengths {
            expected_len, len, ..
        } => {
            format!("the row has {len} fields, the header has {expected_len}")
        }
        csv::ErrorKind::Utf8 { .. } => "the file is not UTF-8 text".into(),
        _ => e.to_string(),
    }
}
