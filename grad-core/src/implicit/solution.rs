//! Whether a point is a solution of an equation, without units: what counts is the step that Newton's method would take.

use crate::matrix::Matrix;

/// How large the step may be, against the unknowns, in `f64`.
const NEAR: f64 = 1e-6;
/// And in `f32`.
const NEAR_SINGLE: f64 = 1e-3;

/// A point that is said to be a solution.
pub struct Solution<'s> {
    pub point: &'s [f64],
    /// What Newton's method adds to the point where the residual is this.
    pub newton: &'s dyn Fn(&[f64]) -> Vec<f64>,
    /// How large a step may be by rounding.
    pub noise: f64,
    /// The relative distance of numbers next to each other.
    pub precision: f64,
}

impl Solution<'_> {
    /// Whether it is one, where the residual is `values`: Newton's next step is small, and around the point it finds back there, as it
    /// does at a simple root. `reach` is how far an unknown moves with the params, `again` the residual at another point.
    pub fn is_solved(
        &self,
        values: &[f64],
        reach: impl Fn(usize) -> f64,
        again: impl Fn(&[f64]) -> Vec<f64>,
    ) -> bool {
        let step = (self.newton)(values);
        let (size, near) = (largest(&step), self.near());
        let is_near = size <= near * largest(self.point)
            || size <= near * (largest(self.point) + reach(longest(&step)));
        is_near && self.is_found_back(&step, again)
    }

    fn near(&self) -> f64 {
        match self.precision > 1e-9 {
            true => NEAR_SINGLE,
            false => NEAR,
        }
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
        let back = (self.newton)(&again(&moved));
        let missed: Vec<f64> = back.iter().zip(&aside).map(|(b, a)| b + a).collect();
        largest(&missed) <= largest(&away) / 8.0 + self.noise
    }
}

/// Factors between a half and one, so that no direction is left out.
fn uneven() -> impl Iterator<Item = f64> {
    const GOLDEN: f64 = 0.618_033_988_749_894_9;
    (1..).map(|i| 0.5 + 0.5 * (f64::from(i) * GOLDEN).fract())
}

/// How large a step at `x` may be by rounding: that of each term of the residual, where terms are as large as `a x`.
pub fn noise(a: &Matrix, inverse: &Matrix, x: &[f64], precision: f64) -> f64 {
    100.0 * precision * largest(&times_sizes(inverse, &times_sizes(a, x)))
}

/// `|a| |x|`
fn times_sizes(a: &Matrix, x: &[f64]) -> Vec<f64> {
    let row = |row: &[f64]| row.iter().zip(x).map(|(a, x)| (a * x).abs()).sum();
    a.rows().map(row).collect()
}

/// The largest size. NaN if there is one.
pub fn largest(numbers: &[f64]) -> f64 {
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
