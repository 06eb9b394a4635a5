//! The data: a csv file with a header, of which some columns are numbers.

use crate::data_error::DataError;
use crate::model::Column;
use std::path::{Path, PathBuf};

/// A csv file.
#[derive(Debug)]
pub struct Table {
    path: PathBuf,
    header: Vec<String>,
    /// Each row with its line.
    rows: Vec<(u64, csv::StringRecord)>,
}

/// Reads a file; what its cells are is not looked at.
pub fn read(path: &Path) -> Result<Table, DataError> {
    let fail = |line, message: String| DataError::new(path, line, message);
    let unreadable = |e| DataError::unreadable(path, &e);

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
        DataError::new(&self.path, Some(line), message)
    }
}

fn number(text: &str) -> Result<f64, String> {
    if text.is_empty() {
        return Err("the cell is empty".into());
    }
    match text.parse::<f64>() {
        Ok(x) if x.is_finite() => Ok(x),
        Ok(_) => Err(format!("`{text}` is not finite")),
        Err(_) => Err(format!("`{text}` is not a number")),
    }
}
