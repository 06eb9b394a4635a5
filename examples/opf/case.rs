//! MATPOWER's case files, version 2: tables of numbers, as the appendix "Data File Format" of its manual has them.
//!
//! A case file is a program. What is read of it is the assignment of numbers, tables and lists of names; anything
//! else might change the tables afterwards, so it is an error.

use crate::data_error::DataError;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// A row of a table.
pub struct Row {
    /// The line of the file that it ends on.
    pub line: u64,
    /// All of its columns.
    pub numbers: Vec<f64>,
}

/// The tables of a file, by name: `bus` for `mpc.bus`.
pub struct Case {
    path: PathBuf,
    tables: HashMap<String, Vec<Row>>,
}

impl Case {
    /// The rows of a table that has to be there, with so many columns at least.
    pub fn table(&self, name: &str, columns: usize) -> Result<&[Row], DataError> {
        let rows = self.tables.get(name);
        let rows = rows.ok_or_else(|| self.error(None, format!("there is no `mpc.{name}`")))?;
        let first = rows.first();
        let first = first.ok_or_else(|| self.error(None, format!("`mpc.{name}` has no rows")))?;
        if first.numbers.len() < columns {
            let found = first.numbers.len();
            let message = format!("the row has {found} numbers, `mpc.{name}` needs {columns}");
            return Err(self.error(Some(first.line), message));
        }
        Ok(rows)
    }

    /// Whether there is such a table.
    pub fn has(&self, name: &str) -> bool {
        self.tables.contains_key(name)
    }

    /// Something wrong with the file, or with a row of it.
    pub fn error(&self, line: Option<u64>, message: impl Into<String>) -> DataError {
        DataError::new(&self.path, line, message)
    }
}

/// Reads all tables of a file.
pub fn read(path: &Path) -> Result<Case, DataError> {
    let text = std::fs::read_to_string(path);
    let text = text.map_err(|e| DataError::unreadable(path, &e.into()))?;
    let mut reader = Reader {
        tables: HashMap::new(),
        open: Open::Nothing,
    };
    for (line, text) in (1..).zip(text.lines()) {
        reader
            .line(line, without_comment(text))
            .map_err(|message| DataError::new(path, Some(line), message))?;
    }
    let case = Case {
        path: path.into(),
        tables: reader.tables,
    };
    match reader.open {
        Open::Nothing => Ok(case),
        _ => Err(case.error(None, "the last table has no end")),
    }
}

/// A line up to the `%` that is in no text.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    let end = line.find(|c| {
        quoted ^= c == '\'';
        c == '%' && !quoted
    });
    line[..end.unwrap_or(line.len())].trim()
}

/// What the lines before have begun.
enum Open {
    Nothing,
    /// A table, by its name.
    Table(String),
    /// A list of names, which is passed over.
    Names,
}

struct Reader {
    tables: HashMap<String, Vec<Row>>,
    open: Open,
}

impl Reader {
    /// Reads a line without its comment.
    fn line(&mut self, line: u64, text: &str) -> Result<(), String> {
        match &self.open {
            _ if text.is_empty() => Ok(()),
            Open::Nothing => self.statement(line, text),
            Open::Table(name) => self.rows(name.clone(), line, text),
            Open::Names => {
                if text.contains('}') {
                    self.open = Open::Nothing;
                }
                Ok(())
            }
        }
    }

    /// Reads a line that begins something.
    fn statement(&mut self, line: u64, text: &str) -> Result<(), String> {
        if text.starts_with("function ") {
            return Ok(());
        }
        let assigned = text.strip_prefix("mpc.").and_then(|s| s.split_once('='));
        let named = assigned.map(|(name, value)| (name.trim(), value.trim()));
        let named = named.filter(|(name, _)| name.chars().all(|c| c.is_alphanumeric() || c == '_'));
        let (name, value) = named
            .ok_or_else(|| format!("`{text}` is no assignment of numbers to a field of `mpc`"))?;
        if name == "version" {
            let known = value.trim_end_matches(';') == "'2'";
            return known
                .then_some(())
                .ok_or(format!("version {value} of the format; 2 is read"));
        }
        if let Some(names) = value.strip_prefix('{') {
            self.open = Open::Names;
            return self.line(line, names);
        }
        self.tables.insert(name.into(), vec![]);
        match value.strip_prefix('[') {
            Some(rows) => self.rows(name.into(), line, rows),
            None => self.row(name, line, value.trim_end_matches(';')),
        }
    }

    /// Reads rows of a table up to the end of the line, or of the table.
    fn rows(&mut self, table: String, line: u64, text: &str) -> Result<(), String> {
        let (rows, rest) = text
            .split_once(']')
            .map_or((text, None), |(a, b)| (a, Some(b)));
        for row in rows.split(';') {
            self.row(&table, line, row)?;
        }
        self.open = match rest.map(|rest| rest.trim_matches([';', ' '])) {
            None => Open::Table(table),
            Some("") => Open::Nothing,
            Some(more) => return Err(format!("`{more}` after the end of `mpc.{table}`")),
        };
        Ok(())
    }

    /// Reads a row; one without numbers is none.
    fn row(&mut self, table: &str, line: u64, text: &str) -> Result<(), String> {
        let fields = text
            .split([' ', '\t', ','])
            .filter(|field| !field.is_empty());
        let numbers = fields
            .map(|f| number(table, f))
            .collect::<Result<Vec<_>, _>>()?;
        let rows = self.tables.entry(table.into()).or_default();
        match rows.first().map(|first| first.numbers.len()) {
            _ if numbers.is_empty() => {}
            Some(columns) if columns != numbers.len() => {
                let found = numbers.len();
                return Err(format!(
                    "the row has {found} numbers, the first of `mpc.{table}` has {columns}"
                ));
            }
            _ => rows.push(Row { line, numbers }),
        }
        Ok(())
    }
}

/// A number; infinite ones are written `Inf`.
fn number(table: &str, text: &str) -> Result<f64, String> {
    let number: Option<f64> = text.parse().ok();
    number
        .filter(|n| !n.is_nan())
        .ok_or_else(|| format!("`{text}` in `mpc.{table}` is not a number"))
}
