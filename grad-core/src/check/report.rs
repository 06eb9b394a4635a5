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

/// A derivative beside its difference: by one input, or along a random direction.
#[derive(Clone, Debug, PartialEq)]
pub struct GradEntry {
    /// The input, like `params.layers[2].w[17]`, or the direction.
    pub name: String,
    /// By the pullback.
    pub derivative: f64,
    /// By central differences.
    pub difference: f64,
    /// The order of the remainder of the first-order expansion, `f(x + h d) - f(x) - h f'(x) d`: 2 where the derivative is right
    /// and 1 where it is not; infinite if the remainder is as small as rounding.
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
            "{:width$}  {:>22}  {:>22}  order  verdict",
            "input", "derivative", "difference"
        )?;
        for e in shown {
            let (name, order) = (&e.name, e.order);
            writeln!(
                f,
                "{name:width$}  {:>22}  {:>22}  {order:>5.1}  {:?}",
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
    name: String,
    derivative: f64,
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
    let order = match remainder(near_up, 0.5 * h) {
        near if near <= noise => f64::INFINITY,
        near => (remainder(up, h) / near).log2(),
    };
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
        derivative,
        difference,
        order,
        verdict,
    }
}
