//! The three checks of a program.

use super::differences;
use super::row::{Nudge, Program};

/// The value that comes with the gradient is the plain function's, bit by bit.
pub fn value(program: &Program) -> Result<(), String> {
    let plain = (program.plain)(&mut Nudge::default()).outputs;
    let derived = (program.derivative)().outputs;
    let same = |a: &f64, b: &f64| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
    if plain.len() == derived.len() && plain.iter().zip(&derived).all(|(a, b)| same(a, b)) {
        Ok(())
    } else {
        Err(format!("the function gives {plain:?}, its derivative {derived:?}"))
    }
}

/// The gradient agrees with central differences.
pub fn differences(program: &Program) -> Result<(), String> {
    let derivative = (program.derivative)();
    let expected = differences::gradient(program, &derivative.cts);
    let close = |(g, d): (&f64, &differences::Difference)| (g - d.value).abs() <= d.error;
    if expected.len() == derivative.gradient.len() && derivative.gradient.iter().zip(&expected).all(close) {
        Ok(())
    } else {
        Err(format!("the derivative gives {:?}, differences {expected:?}", derivative.gradient))
    }
}
