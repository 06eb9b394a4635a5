//! What `check_grads!` found.

use super::Precision;
use std::fmt;

/// What a comparison says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Derivative and difference agree.
    Right,
    /// They do not.
    Wrong,
    /// The function has other slopes on both sides: no derivative is right at such a point.
    Kink,
    /// One of the two is NaN or infinite.
    NotFinite,
}

/// What is compared with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The pullback with differences of the function.
    Gradient,
    /// Forward mode with differences of the function.
    Forward,
    /// Forward mode with the pullback: `<ct, J t>` with `<J^T ct, t>`, to rounding.
    Modes,
    /// Products with the Hessian with differences of the gradient.
    Hessian,
    /// `<u, H v>` with `<v, H u>`, to rounding.
    Symmetry,
    /// `<d, H d>` with second differences of the function.
    Bend,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(match self {
            Check::Gradient => "gradient",
            Check::Forward => "forward",
            Check::Modes => "modes",
            Check::Hessian => "Hessian",
            Check::Symmetry => "symmetry",
            Check::Bend => "bend",
        })
    }
}

/// A derivative beside what it should be: by one input, or along a random direction.
#[derive(Clone, Debug, PartialEq)]
pub struct GradEntry {
    /// The input, like `params.layers[2].w[17]`, or the direction.
    pub name: String,
    /// What is compared with what.
    pub check: Check,
    /// The derivative.
    pub derivative: f64,
    /// By central differences, or by the other way to the same number.
    pub difference: f64,
    /// The order of the remainder of the expansion, `f(x + h d) - f(x) - h f'(x) d`, or that of the gradient: 2 where the derivative is
    /// right and 1 where it is not. Of [`Check::Bend`] the expansion goes on to `h^2`: 3 and 2. Infinite if the remainder is as small as
    /// rounding, and where nothing is expanded.
    pub order: f64,
    /// What the two say.
    pub verdict: Verdict,
}

impl GradEntry {
    /// By how much the two differ, as a part of the larger or of 1.
    #[must_use]
    pub fn error(&self) -> f64 {
        let (a, b) = (self.derivative, self.difference);
        (a - b).abs() / a.abs().max(b.abs()).max(1.0)
    }

    /// What is worst comes first.
    fn badness(&self) -> (bool, f64) {
        let error = self.error();
        (
            self.verdict != Verdict::Right,
            if error.is_nan() { f64::INFINITY } else { error },
        )
    }
}

/// What `check_grads!` found, entry by entry. As text it is a table, the worst entries first.
#[derive(Clone, Debug, PartialEq)]
pub struct GradReport {
    /// All comparisons.
    pub entries: Vec<GradEntry>,
}

/// So many entries are shown.
const SHOWN: usize = 10;

impl GradReport {
    /// Whether every entry is right.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.entries.iter().all(|e| e.verdict == Verdict::Right)
    }

    /// The entries, the worst first.
    #[must_use]
    pub fn worst(&self) -> Vec<&GradEntry> {
        let mut entries: Vec<_> = self.entries.iter().collect();
        entries.sort_by(|a, b| {
            b.badness()
                .partial_cmp(&a.badness())
                .expect("no badness is NaN")
        });
        entries
    }

    /// Whether every entry of a check is right.
    ///
    /// ```
    /// # mod grads { pub use grad_core::check::*; }
    /// use grads::{Check, GradReport};
    ///
    /// assert!(GradReport { entries: vec![] }.holds(Check::Symmetry));
    /// ```
    #[must_use]
    pub fn holds(&self, check: Check) -> bool {
        let mut entries = self.entries.iter().filter(|e| e.check == check);
        entries.all(|e| e.verdict == Verdict::Right)
    }

    /// The same; panics with the table if something is not right and `panics`.
    pub(super) fn said(self, panics: bool) -> GradReport {
        assert!(
            !panics || self.is_right(),
            "the derivative is not right\n{self}"
        );
        self
    }
}

impl fmt::Display for GradReport {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let worst = self.worst();
        let shown = &worst[..worst.len().min(SHOWN)];
        let width = shown.iter().map(|e| e.name.len()).max().unwrap_or(0).max(5);
        writeln!(
            f,
            "{:width$}  check     {:>22}  {:>22}  order  verdict",
            "input", "derivative", "difference"
        )?;
        for e in shown {
            let (name, check, order) = (&e.name, e.check, e.order);
            writeln!(
                f,
                "{name:width$}  {check:8}  {:>22}  {:>22}  {order:>5.1}  {:?}",
                e.derivative, e.difference, e.verdict
            )?;
        }
        let right = worst.iter().filter(|e| e.verdict == Verdict::Right).count();
        write!(f, "{right} of {} are right", worst.len())
    }
}

/// Compares a derivative along a line, on which numbers are of `scale`, with differences. `sum` is the function on that line: its
/// value, and the size of the terms that it was added up from.
pub(super) fn entry(
    (name, check, derivative): (String, Check, f64),
    precision: Precision,
    scale: f64,
    sum: impl Fn(f64) -> (f64, f64),
) -> GradEntry {
    let h = precision.step * scale;
    let (here, size) = sum(0.0);
    let sides = |h: f64| (sum(h).0, sum(-h).0);
    let ((up, down), (near_up, near_down)) = (sides(h), sides(0.5 * h));
    let (coarse, fine) = ((up - down) / (2.0 * h), (near_up - near_down) / h);
    let difference = (4.0 * fine - coarse) / 3.0;
    // what rounding makes of values of this size, and of their differences
    let noise = precision.rounding * size;
    let (bend, near_bend) = (up - 2.0 * here + down, near_up - 2.0 * here + near_down);
    let scale = derivative.abs().max(difference.abs());
    let remainder = |value: f64, h: f64| (value - here - h * derivative).abs();
    let order = order(remainder(up, h), remainder(near_up, 0.5 * h), noise);
    // of a smooth function the bend falls by four when the step is halved, of one with a kink by two
    let kink = near_bend.abs() > noise.max(1e-4 * h * size.max(scale))
        && near_bend.abs() > 0.4 * bend.abs();
    let verdict = if !(derivative.is_finite() && difference.is_finite()) {
        Verdict::NotFinite
    } else if kink {
        Verdict::Kink
    } else if (derivative - difference).abs()
        > precision.tolerance * scale + noise / h + (difference - fine).abs()
    {
        Verdict::Wrong
    } else {
        Verdict::Right
    };
    GradEntry {
        name,
        check,
        derivative,
        difference,
        order,
        verdict,
    }
}

/// The order of a remainder that is `near` at half the step.
fn order(far: f64, near: f64, noise: f64) -> f64 {
    match near <= noise {
        true => f64::INFINITY,
        false => (far / near).log2(),
    }
}

/// Compares the second derivative along a line with second differences. `slope` is the first.
pub(super) fn bend(
    (name, slope, derivative): (String, f64, f64),
    precision: Precision,
    scale: f64,
    sum: impl Fn(f64) -> (f64, f64),
) -> GradEntry {
    let h = precision.bend * scale;
    let (here, size) = sum(0.0);
    let second = |h: f64| (sum(h).0 - 2.0 * here + sum(-h).0) / (h * h);
    let (coarse, fine) = (second(h), second(0.5 * h));
    let difference = (4.0 * fine - coarse) / 3.0;
    let noise = precision.rounding * size;
    let rounded = 16.0 * noise / (h * h);
    let remainder = |h: f64| (sum(h).0 - here - h * slope - 0.5 * h * h * derivative).abs();
    let scale = derivative.abs().max(difference.abs());
    // of a function with a kink it doubles when the step is halved
    let kink = fine.abs() > rounded && fine.abs() > 1.6 * coarse.abs();
    let verdict = if !(derivative.is_finite() && difference.is_finite()) {
        Verdict::NotFinite
    } else if kink {
        Verdict::Kink
    } else if (derivative - difference).abs()
        > precision.tolerance * scale + rounded + (difference - fine).abs()
    {
        Verdict::Wrong
    } else {
        Verdict::Right
    };
    GradEntry {
        name,
        check: Check::Bend,
        derivative,
        difference,
        order: order(remainder(h), remainder(0.5 * h), noise),
        verdict,
    }
}

/// Compares two ways to the same sum, which rounding sets apart by so much.
pub(super) fn same(
    (name, check): (String, Check),
    [derivative, other]: [f64; 2],
    tolerance: f64,
) -> GradEntry {
    let verdict = if !(derivative.is_finite() && other.is_finite()) {
        Verdict::NotFinite
    } else if (derivative - other).abs() > tolerance {
        Verdict::Wrong
    } else {
        Verdict::Right
    };
    GradEntry {
        name,
        check,
        derivative,
        difference: other,
        order: f64::INFINITY,
        verdict,
    }
}
