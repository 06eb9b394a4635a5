//! Checks by finite differences: of every declared primitive, and of whole graphs.

mod gradients;
mod prims;
mod random;
mod second;

pub use gradients::{check_gradient, check_tangent, gradient, sample};
pub use prims::{PrimCheck, prim_checks, prim_points, scalar_gradient};
pub use random::random_function;
pub use second::check_second;

/// The derivative of `f` at `x` by central differences, extrapolated once (Richardson): exact up to about `1e-10` of
/// the size of `f` where `f` is smooth on the scale of `|x|`.
///
/// # Errors
/// Those of `f`.
pub fn difference<E>(f: impl Fn(f64) -> Result<f64, E>, x: f64) -> Result<f64, E> {
    difference_by(1e-3, f, x)
}

/// As [`difference`], by a step of this part of `|x|`: a smaller one where higher derivatives are large.
///
/// # Errors
/// Those of `f`.
pub fn difference_by<E>(step: f64, f: impl Fn(f64) -> Result<f64, E>, x: f64) -> Result<f64, E> {
    let central = |h: f64| Ok((f(x + h)? - f(x - h)?) / ((x + h) - (x - h)));
    let h = step * x.abs().max(0.25);
    let (coarse, fine): (f64, f64) = (central(h)?, central(h / 2.0)?);
    Ok((4.0 * fine - coarse) / 3.0)
}

/// Whether two numbers agree: both NaN, equal, or within `tolerance` of the larger of 1 and their size.
pub fn close(a: f64, b: f64, tolerance: f64) -> bool {
    a == b
        || (a.is_nan() && b.is_nan())
        || (a - b).abs() <= tolerance * a.abs().max(b.abs()).max(1.0)
}

/// The `k`-th number of a sequence that fills `lo..hi` evenly; `i` picks one of several sequences.
fn spread(k: usize, i: usize, lo: f64, hi: f64) -> f64 {
    const STEPS: [f64; 3] = [0.618_033_988_749, 0.414_213_562_373, 0.732_050_807_568];
    lo + ((k + 1) as f64 * STEPS[i % STEPS.len()]).fract() * (hi - lo)
}
