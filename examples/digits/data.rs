//! The digits: 8 x 8 pixels and what was written, a row each.

use crate::data_error::DataError;
use fastrand::Rng;
use ndarray::{Array2, ArrayView1, Axis};
use std::path::Path;

/// Pixels of a digit.
pub const PIXELS: usize = 64;
/// Pixels in a row.
const SIDE: usize = 8;
/// The largest part of a pixel by which a digit is moved.
const MOST: f64 = 0.5;
/// The darkest pixel.
const DARKEST: u8 = 16;
/// Of so many digits one is held out.
const HELD_OUT: usize = 5;

/// Digits, and what they are.
pub struct Digits {
    /// A row each, of pixels between 0 and 1.
    pub pixels: Array2<f64>,
    /// 0 to 9 each.
    pub labels: Vec<usize>,
}

impl Digits {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.labels.len()
    }

    /// Those at these rows.
    pub fn select(&self, rows: &[usize]) -> Digits {
        Digits {
            pixels: self.pixels.select(Axis(0), rows),
            labels: rows.iter().map(|row| self.labels[*row]).collect(),
        }
    }

    /// The same digits, each moved by a part of a pixel: they mean what they meant.
    pub fn moved(&self, rng: &mut Rng) -> Digits {
        let mut pixels = Array2::zeros(self.pixels.dim());
        for (mut to, from) in pixels.outer_iter_mut().zip(self.pixels.outer_iter()) {
            let [down, right] = [(); 2].map(|()| MOST * (2.0 * rng.f64() - 1.0));
            for i in 0..PIXELS {
                to[i] = between(from, i, [down, right]);
            }
        }
        Digits {
            pixels,
            labels: self.labels.clone(),
        }
    }

    /// Those to learn from, and a fifth, drawn at random, that is held out.
    pub fn split(&self, rng: &mut Rng) -> (Digits, Digits) {
        let mut rows: Vec<usize> = (0..self.len()).collect();
        rng.shuffle(&mut rows);
        let (held_out, training) = rows.split_at(self.len() / HELD_OUT);
        (self.select(training), self.select(held_out))
    }
}

/// What is at pixel `i` of a digit that is moved by parts of a pixel: a mean of it and its neighbours.
fn between(digit: ArrayView1<f64>, i: usize, by: [f64; 2]) -> f64 {
    let [down, right] = by.map(f64::abs);
    let [above, left] = by.map(|by| -by.signum() as isize);
    let at = |rows, columns| neighbour(digit, i, rows, columns);
    let here = (1.0 - right) * at(0, 0) + right * at(0, left);
    let there = (1.0 - right) * at(above, 0) + right * at(above, left);
    (1.0 - down) * here + down * there
}

/// The pixel so many rows and columns from `i`; there is nothing outside.
fn neighbour(digit: ArrayView1<f64>, i: usize, rows: isize, columns: isize) -> f64 {
    let row = (i / SIDE)
        .checked_add_signed(rows)
        .filter(|row| *row < SIDE);
    let column = (i % SIDE)
        .checked_add_signed(columns)
        .filter(|column| *column < SIDE);
    match (row, column) {
        (Some(row), Some(column)) => digit[row * SIDE + column],
        _ => 0.0,
    }
}

/// Reads rows of 64 pixels and the digit.
pub fn read(path: &Path) -> Result<Digits, DataError> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_path(path)
        .map_err(|e| DataError::unreadable(path, &e))?;
    let (mut pixels, mut labels) = (vec![], vec![]);
    for record in reader.records() {
        let record = record.map_err(|e| DataError::unreadable(path, &e))?;
        let line = record.position().map(csv::Position::line);
        let label = row(&record, &mut pixels).map_err(|e| DataError::new(path, line, e))?;
        labels.push(label);
    }
    if labels.len() < HELD_OUT {
        let found = labels.len();
        let message = format!("{found} digits are too few: at least {HELD_OUT} are needed");
        return Err(DataError::new(path, None, message));
    }
    let shape = (labels.len(), PIXELS);
    let pixels = Array2::from_shape_vec(shape, pixels).expect("as many pixels as each row has");
    Ok(Digits { pixels, labels })
}

/// Adds the pixels of a row; gives its digit.
fn row(record: &csv::StringRecord, pixels: &mut Vec<f64>) -> Result<usize, String> {
    if record.len() != PIXELS + 1 {
        let (found, expected) = (record.len(), PIXELS + 1);
        return Err(format!(
            "the row has {found} fields; {PIXELS} pixels and the digit are {expected}"
        ));
    }
    for (i, text) in record.iter().take(PIXELS).enumerate() {
        let pixel = text.parse().ok().filter(|pixel: &u8| *pixel <= DARKEST);
        let pixel = pixel.ok_or_else(|| {
            format!(
                "pixel {} is `{text}`, not a whole number from 0 to {DARKEST}",
                i + 1
            )
        })?;
        pixels.push(f64::from(pixel) / f64::from(DARKEST));
    }
    let text = &record[PIXELS];
    let label = text.parse().ok().filter(|label| *label < 10);
    label.ok_or_else(|| format!("the digit is `{text}`, not one from 0 to 9"))
}
