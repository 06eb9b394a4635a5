//! What was fitted, a line each.

use crate::data::COLUMNS;
use crate::fit::Fit;

/// A number, its standard error and its unit. That of a logarithm is a relative error.
fn line(name: &str, log: f64, error: f64, unit: &str) -> String {
    let value = log.exp();
    format!(
        "\n{name:<34} {value:>10.3} {:>10.3}   {unit}",
        value * error
    )
}

/// One line a number.
pub fn show(fit: &Fit) -> String {
    let mut text = format!("{:<34} {:>10} {:>10}", "", "fitted", "error");
    let (logs, errors) = (&fit.logs, &fit.errors);
    for (i, column) in COLUMNS.iter().enumerate() {
        let name = format!("length scale, {}", column.title);
        text += &line(&name, logs.scales[i], errors.scales[i], column.unit);
    }
    text += &line("amplitude", logs.amplitude, errors.amplitude, "MPa");
    text + &line("noise", logs.noise, errors.noise, "MPa")
}
