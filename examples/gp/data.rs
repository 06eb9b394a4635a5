//! The mixes of concrete: eight inputs and the strength, a row each, read from a csv file and checked.

use crate::data_error::DataError;
use crate::model::{INPUTS, Input};
use fastrand::Rng;
use ndarray::Array1;
use std::path::Path;

/// An input: its column, what it is called, and its unit.
pub struct Column {
    name: &'static str,
    /// As it is shown.
    pub title: &'static str,
    /// Of its numbers.
    pub unit: &'static str,
}

/// The inputs in their order. Concrete hardens by about as much in each doubling of its age: of that the logarithm is taken.
pub const COLUMNS: [Column; INPUTS] = [
    column("cement", "cement", "kg/m3"),
    column("blast_furnace_slag", "blast furnace slag", "kg/m3"),
    column("fly_ash", "fly ash", "kg/m3"),
    column("water", "water", "kg/m3"),
    column("superplasticizer", "superplasticizer", "kg/m3"),
    column("coarse_aggregate", "coarse aggregate", "kg/m3"),
    column("fine_aggregate", "fine aggregate", "kg/m3"),
    column("age", "logarithm of the age", "ln d"),
];

const fn column(name: &'static str, title: &'static str, unit: &'static str) -> Column {
    Column { name, title, unit }
}

/// What is measured.
const OUTPUT: &str = "compressive_strength";

/// Ten numbers are fitted.
const FEWEST: usize = 11;

/// Mixes, and how strong they were, in MPa.
pub struct Mixes {
    /// The inputs of each.
    pub inputs: Vec<Input>,
    /// The strength of each.
    pub strengths: Array1<f64>,
}

impl Mixes {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.inputs.len()
    }

    /// The mean strength.
    pub fn mean(&self) -> f64 {
        self.strengths.sum() / self.len() as f64
    }

    /// The strengths from their mean.
    pub fn centred(&self) -> Array1<f64> {
        &self.strengths - self.mean()
    }

    fn select(&self, rows: &[usize]) -> Mixes {
        Mixes {
            inputs: rows.iter().map(|row| self.inputs[*row]).collect(),
            strengths: rows.iter().map(|row| self.strengths[*row]).collect(),
        }
    }

    /// So many to learn from, drawn at random, and the others, which are held out.
    pub fn split(&self, training: usize, rng: &mut Rng) -> (Mixes, Mixes) {
        let mut rows: Vec<usize> = (0..self.len()).collect();
        rng.shuffle(&mut rows);
        let (training, held_out) = rows.split_at(training.min(self.len()));
        (self.select(training), self.select(held_out))
    }
}

/// Reads the inputs and the strength, in columns of any order; other columns are ignored.
pub fn read(path: &Path) -> Result<Mixes, DataError> {
    let unreadable = |e| DataError::unreadable(path, &e);
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .from_path(path)
        .map_err(unreadable)?;
    let header = reader.headers().map_err(unreadable)?.clone();
    let find = |name: &str| {
        let found = header.iter().position(|h| h == name);
        found.ok_or_else(|| DataError::new(path, Some(1), format!("there is no column `{name}`")))
    };
    let mut columns = [0; INPUTS];
    for (at, column) in columns.iter_mut().zip(&COLUMNS) {
        *at = find(column.name)?;
    }
    let output = find(OUTPUT)?;

    let (mut inputs, mut strengths) = (vec![], vec![]);
    for record in reader.records() {
        let record = record.map_err(unreadable)?;
        let line = record.position().map(csv::Position::line);
        let at = |message| DataError::new(path, line, message);
        inputs.push(input(columns.map(|column| &record[column])).map_err(at)?);
        strengths.push(number(OUTPUT, &record[output], f64::MIN_POSITIVE).map_err(at)?);
    }
    match inputs.len() {
        n if n < FEWEST => Err(DataError::new(
            path,
            None,
            format!("{n} rows are too few to fit ten numbers; at least {FEWEST} are needed"),
        )),
        _ => Ok(Mixes {
            inputs,
            strengths: strengths.into(),
        }),
    }
}

/// A mix has amounts, which may be zero, and an age, which may not.
fn input(fields: [&str; INPUTS]) -> Result<Input, String> {
    let mut input = [0.0; INPUTS];
    for ((value, field), column) in input.iter_mut().zip(fields).zip(&COLUMNS) {
        *value = match column.name {
            "age" => number("age", field, f64::MIN_POSITIVE)?.ln(),
            name => number(name, field, 0.0)?,
        };
    }
    Ok(input)
}

/// A number that is finite and at least `least`.
fn number(column: &str, text: &str, least: f64) -> Result<f64, String> {
    let number = text.parse().ok().filter(|n: &f64| n.is_finite());
    let number = number.ok_or_else(|| format!("`{text}` in column `{column}` is not a number"))?;
    match number {
        n if n >= least => Ok(n),
        n if least > 0.0 => Err(format!("{n} in column `{column}` is not positive")),
        n => Err(format!("{n} in column `{column}` is negative")),
    }
}
