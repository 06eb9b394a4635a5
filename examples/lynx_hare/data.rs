//! The pelt counts: one row a year, read from a csv file and checked.

use crate::data_error::DataError;
use std::path::Path;

/// Counts in thousands of pelts, one entry a year, no year missing.
pub struct Counts {
    /// Calendar years.
    pub years: Vec<i32>,
    /// Lynx pelts.
    pub lynx: Vec<f64>,
    /// Hare pelts.
    pub hare: Vec<f64>,
}

/// Reads the columns `year`, `lynx` and `hare`, in any order; other columns are ignored.
pub fn read(path: &Path) -> Result<Counts, DataError> {
    let fail = |line, message: String| DataError::new(path, line, message);
    let unreadable = |e| DataError::unreadable(path, &e);

    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .from_path(path)
        .map_err(unreadable)?;
    let header = reader.headers().map_err(unreadable)?.clone();
    if header.is_empty() {
        return Err(fail(
            None,
            "the file is empty; expected the header `year,lynx,hare`".into(),
        ));
    }
    let column = |name: &str| {
        header.iter().position(|h| h == name).ok_or_else(|| {
            let found: Vec<&str> = header.iter().collect();
            fail(
                Some(1),
                format!(
                    "there is no column `{name}`; the header is `{}`",
                    found.join(",")
                ),
            )
        })
    };
    let (year, lynx, hare) = (column("year")?, column("lynx")?, column("hare")?);

    let mut counts = Counts {
        years: vec![],
        lynx: vec![],
        hare: vec![],
    };
    for record in reader.records() {
        let record = record.map_err(unreadable)?;
        let line = record.position().map(csv::Position::line);
        let at = |message| fail(line, message);
        counts
            .years
            .push(year_of(&record[year], counts.years.last()).map_err(at)?);
        counts
            .lynx
            .push(count_of("lynx", &record[lynx]).map_err(at)?);
        counts
            .hare
            .push(count_of("hare", &record[hare]).map_err(at)?);
    }
    match counts.years.len() {
        0 => Err(fail(None, "there are no rows after the header".into())),
        n if n < 4 => Err(fail(
            None,
            format!("{n} rows are too few to fit eight parameters; at least 4 are needed"),
        )),
        _ => Ok(counts),
    }
}

/// A year, one later than the row before: the model takes steps of a year.
fn year_of(text: &str, before: Option<&i32>) -> Result<i32, String> {
    let year: i32 = text
        .parse()
        .map_err(|_| format!("`{text}` in column `year` is not a whole number"))?;
    match before {
        Some(&last) if last.checked_add(1) != Some(year) => Err(format!(
            "year {year} follows {last}; each row has to be one year later"
        )),
        _ => Ok(year),
    }
}

/// What a count in thousands may be.
const LEAST: f64 = 1e-3;
const MOST: f64 = 1e6;

/// A count: a positive number, because the model works on its logarithm.
fn count_of(column: &str, text: &str) -> Result<f64, String> {
    let count: f64 = text
        .parse()
        .map_err(|_| format!("`{text}` in column `{column}` is not a number"))?;
    match count {
        c if !c.is_finite() => Err(format!(
            "the count {text} in column `{column}` is not finite"
        )),
        c if c < 0.0 => Err(format!("the count {text} in column `{column}` is negative")),
        0.0 => Err(format!(
            "the count in column `{column}` is zero; its logarithm is needed"
        )),
        c if !(LEAST..=MOST).contains(&c) => Err(format!(
            "the count {text} in column `{column}` is none in thousands of pelts: from {LEAST} to {MOST} are read"
        )),
        c => Ok(c),
    }
}
