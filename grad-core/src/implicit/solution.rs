//! Whether a point is a solution of an equation, without units: what counts is the step that Newton's method would take.

use super::dot;
use crate::matrix::Matrix;

/// How large the step may be, against the unknowns, in `f64`.
const NEAR: f64 = 1e-6;
/// And in `f32`.
const NEAR_SINGLE: f64 = 1e-3;

/// A point that is said to be a solution.
pub struct Solution<'s> {
    pub point: &'s [f64],
    /// Of the residual, by the unknowns.
    pub jacobian: &'s Matrix,
    /// Minus its inverse.
    pub correction: &'s Matrix,
    /// The relative distance of numbers next to each other.
    pub precision: f64,
}

impl Solution<'_> {
    /// Whether it is one, where the residual is `values`: Newton's next step is small, and around the point it finds back there, as it
    /// does at a simple root. `reach` is how far the unknown with this row of the correction moves with the params, `again` the residual at
    /// another point.
    pub fn is_solved(
        &self,
        values: &[f64],
        reach: impl Fn(&[f64]) -> f64,
        again: impl Fn(&[f64]) -> Vec<f64>,
    ) -> bool {
        let step = self.step(values);
        let (size, near) = (largest(&step), self.near());
        let is_near = size <= near * largest(self.point)
            || size <= near * (largest(self.point) + reach(self.correction.row(longest(&step))));
        is_near && self.is_found_back(&step, again)
    }

    fn near(&self) -> f64 {
        match self.precision > 1e-9 {
            true => NEAR_SINGLE,
            false => NEAR,
        }
    }

    /// What Newton's method adds to the point where the residual is `values`.
    fn step(&self, values: &[f64]) -> Vec<f64> {
        self.correction.rows().map(|row| dot(row, values)).collect()
    }

    /// How large a step may be by rounding: that of each term of the residual, where terms are as large as `J x`.
    fn noise(&self) -> f64 {
        let terms = times_sizes(self.jacobian, self.point);
        100.0 * self.precision * largest(&times_sizes(self.correction, &terms))
    }

    /// Whether Newton's method goes back from a place as near as a solution has to be. At a double root it stops halfway, or goes too far.
    fn is_found_back(&self, step: &[f64], again: impl Fn(&[f64]) -> Vec<f64>) -> bool {
        let aside: Vec<f64> = self
            .point
            .iter()
            .zip(uneven())
            .map(|(x, f)| self.near() * f * x)
            .collect();
        let away: Vec<f64> = step.iter().zip(&aside).map(|(d, a)| d + a).collect();
        let moved: Vec<f64> = self.point.iter().zip(&away).map(|(x, d)| x + d).collect();
        let back = self.step(&again(&moved));
        let missed: Vec<f64> = back.iter().zip(&aside).map(|(b, a)| b + a).collect();
        largest(&missed) <= largest(&away) / 8.0 + self.noise()
    }
}

/// Factors between a half and one, so that no direction is left out.
fn uneven() -> impl Iterator<Item = f64> {
    const GOLDEN: f64 = 0.618_033_988_749_894_9;
    (1..).map(|i| 0.5 + 0.5 * (f64::from(i) * GOLDEN).fract())
}

/// `|a| |x|`
fn times_sizes(a: &Matrix, x: &[f64]) -> Vec<f64> {
    let row = |row: &[f64]| row.iter().zip(x).map(|(a, x)| (a * x).abs()).sum();
    a.rows().map(row).collect()
}

/// The largest size. NaN if there is one.
fn largest(numbers: &[f64]) -> f64 {
    let larger = |most: f64, x: &f64| match x.abs() > most || x.is_nan() {
        true => x.abs(),
        false => most,
    };
    numbers.iter().fold(0.0, larger)
}

/// Where it is.
fn longest(numbers: &[f64]) -> usize {
    let all = numbers.iter().map(|x| x.abs()).enumerate();
    all.max_by(|(_, a), (_, b)| a.total_cmp(b))
        .map_or(0, |(i, _)| i)
}
