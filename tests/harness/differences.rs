//! Central differences of the plain function.

use super::row::{Nudge, Program};

/// A derivative and how far it can be trusted.
#[derive(Debug)]
pub struct Difference {
    /// The derivative along one float.
    pub value: f64,
    /// What rounding and curvature may have spoilt.
    pub error: f64,
}

/// The derivative of `cts . outputs` along every differentiated float: central differences at `h` and `h / 2`, and
/// their extrapolation to zero (error of fourth order in `h`).
///
/// The error is the larger of a scaled tolerance (1e-7, for `f32` 1e-3, of the derivative and of the outputs) and the
/// extrapolation's own step.
pub fn gradient(program: &Program, cts: &[f64]) -> Vec<Difference> {
    let mut at = Nudge::default();
    let outcome = (program.plain)(&mut at);
    let single = outcome.args.iter().any(|a| a.single);
    let (relative, tolerance) = if single { (1e-2, 1e-3) } else { (1e-4, 1e-7) };
    let size: f64 = outcome
        .outputs
        .iter()
        .zip(cts)
        .map(|(y, ct)| (y * ct).abs())
        .sum();

    let along = |i: usize, h: f64| {
        let side = |by: f64| {
            let mut nudge = Nudge {
                shift: Some((i, by)),
                ..Nudge::default()
            };
            let outputs = (program.plain)(&mut nudge).outputs;
            (nudge.floats[i], outputs)
        };
        let ((above, y_above), (below, y_below)) = (side(h), side(-h));
        let rise: f64 = y_above
            .iter()
            .zip(&y_below)
            .zip(cts)
            .map(|((a, b), ct)| ct * (a - b))
            .sum();
        rise / (above - below)
    };
    (0..at.floats.len())
        .map(|i| {
            let h = relative * at.floats[i].abs().max(0.05);
            let (coarse, fine) = (along(i, h), along(i, 0.5 * h));
            let value = fine + (fine - coarse) / 3.0;
            let error = tolerance * (value.abs() + size) + 0.1 * (fine - coarse).abs();
            Difference { value, error }
        })
        .collect()
}
