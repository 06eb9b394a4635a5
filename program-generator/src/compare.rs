//! Whether a program gave what it had to.

use crate::walk::Expected;

/// Compares what a derivative gave with what is expected: values to a few units in the last place, gradients to 1e-9 of
/// the largest number among them.
///
/// # Errors
/// With both lists, if they differ.
pub fn compare(expected: &Expected, outputs: &[f64], gradient: &[f64]) -> Result<(), String> {
    let lists = [
        ("outputs", &expected.outputs[..], outputs, 1e-13),
        ("gradient", &expected.gradient[..], gradient, 1e-9),
    ];
    for (what, expected, given, tolerance) in lists {
        let size = expected.iter().fold(1e-3, |m: f64, x| m.max(x.abs()));
        let close = |(a, b): (&f64, &f64)| (a - b).abs() <= tolerance * size;
        if expected.len() != given.len() || !expected.iter().zip(given).all(close) {
            return Err(format!("{what}: expected {expected:?}, given {given:?}"));
        }
    }
    Ok(())
}
