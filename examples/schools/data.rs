//! The estimates of the schools, from a csv file.

use crate::model::Schools;
use std::path::Path;

/// The names of the schools, and what was estimated.
pub fn read(path: &Path) -> Result<(Vec<String>, Schools), String> {
    let at = |what: String| format!("{}: {what}", path.display());
    let mut reader = csv::Reader::from_path(path).map_err(|e| at(e.to_string()))?;
    let mut names = vec![];
    let mut schools = Schools {
        effects: vec![],
        errors: vec![],
    };
    for record in reader.records() {
        let record = record.map_err(|e| at(e.to_string()))?;
        let line = record.position().map_or(0, csv::Position::line);
        let (name, effect, error) = row(&record).map_err(|e| at(format!("line {line}: {e}")))?;
        names.push(name);
        schools.effects.push(effect);
        schools.errors.push(error);
    }
    match names.is_empty() {
        true => Err(at("there are no rows".into())),
        false => Ok((names, schools)),
    }
}

/// The name, the effect and the standard error of a row.
fn row(record: &csv::StringRecord) -> Result<(String, f64, f64), String> {
    let [school, effect, error] = [0, 1, 2].map(|i| record.get(i));
    let number = |text: Option<&str>| {
        let text = text.ok_or("a number is missing")?;
        let number: f64 = text
            .trim()
            .parse()
            .map_err(|_| format!("`{text}` is no number"))?;
        number
            .is_finite()
            .then_some(number)
            .ok_or(format!("`{text}` is not finite"))
    };
    let (effect, error) = (number(effect)?, number(error)?);
    match error > 0.0 {
        true => Ok((school.unwrap_or_default().into(), effect, error)),
        false => Err(format!("a standard error is positive, not {error}")),
    }
}
