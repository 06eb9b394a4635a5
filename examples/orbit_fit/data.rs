//! The radial velocities: one row each, read from a csv file and checked.

use crate::data_error::DataError;
use crate::model::Observation;
use std::path::Path;

/// The Julian date from which times are counted: with all their digits they would leave few for the orbit.
pub const EPOCH: f64 = 2_454_400.0;

/// The columns that are read, in this order.
const COLUMNS: [&str; 3] = ["jd", "velocity", "error"];

/// Six numbers are fitted.
const FEWEST: usize = 7;

/// Reads the columns `jd` (Julian date), `velocity` and `error` (km/s), in any order; other columns are ignored.
pub fn read(path: &Path) -> Result<Vec<Observation>, DataError> {
    let fail = |line, message: String| DataError::new(path, line, message);
    let unreadable = |e| DataError::unreadable(path, &e);

    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .from_path(path)
        .map_err(unreadable)?;
    let header = reader.headers().map_err(unreadable)?.clone();
    let mut columns = [0; 3];
    for (column, name) in columns.iter_mut().zip(COLUMNS) {
        let found = header.iter().position(|h| h == name);
        *column = found.ok_or_else(|| fail(Some(1), format!("there is no column `{name}`")))?;
    }

    let mut observations = vec![];
    for record in reader.records() {
        let record = record.map_err(unreadable)?;
        let line = record.position().map(csv::Position::line);
        let fields = columns.map(|column| &record[column]);
        observations.push(observation(fields).map_err(|message| fail(line, message))?);
    }
    match observations.len() {
        n if n < FEWEST => Err(fail(
            None,
            format!("{n} rows are too few to fit six numbers; at least {FEWEST} are needed"),
        )),
        _ => Ok(observations),
    }
}

fn observation(fields: [&str; 3]) -> Result<Observation, String> {
    let mut numbers = [0.0; 3];
    for ((number, field), name) in numbers.iter_mut().zip(fields).zip(COLUMNS) {
        let parsed = field.parse().ok().filter(|n: &f64| n.is_finite());
        *number = parsed.ok_or_else(|| format!("`{field}` in column `{name}` is not a number"))?;
    }
    let [jd, velocity, error] = numbers;
    if error <= 0.0 {
        return Err(format!("the error {error} is not positive"));
    }
    Ok(Observation {
        time: jd - EPOCH,
        velocity,
        error,
    })
}
