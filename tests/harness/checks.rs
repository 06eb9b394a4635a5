//! The three checks of a program.

use super::differences;
use super::interpreter::{self, Failure};
use super::row::{Derivative, Nudge, Program};

/// Programs that only the macro can run: with an opaque Rust expression, or with a call of a function whose graph the
/// text has not (a foreign one with a rule, one under its companion's name).
const MACRO_ONLY: &[&str] = &[
    // assertions, prints, items inside
    "effects::asserted",
    "effects::counted",
    "effects::of_constants",
    "effects::with_items",
    "effects::with_types",
    "effects::with_an_inner_function",
    "effects::logged",
    // constants of types, methods that only count or take `self` by value, operators and traits of the user's
    "methods::training_loss",
    "methods::decayed_loss",
    "methods::simulate",
    "methods::chained",
    "methods::relaxation",
    "methods::log_likelihood",
    "operators::triple_product",
    "operators::every_operator",
    "operators::rotated",
    "operators::n_body",
    "operators::replaced",
    "operators::moebius",
    "found::flattened_twice",
    "traits::spring_total",
    "traits::polynomial_total",
    "traits::relaxed_spring",
    "traits::qualified",
    "traits::cost",
    "traits::composed",
    "effects::asserted",
    "effects::counted",
    "effects::of_constants",
    "effects::with_items",
    "effects::with_types",
    "effects::with_an_inner_function",
    "effects::logged",
    "rules::black_scholes",
    "rules::ridge",
    "::diffraction",
    "::of_a_companion",
    "textbook::skeleton",
    "physicist::driven_oscillator",
    "physicist::diode",
    "roboticist::humanoid",
    "::antithetic",
    "physicist::harmonic_partition_function",
    "physicist::orbit_energy",
    "physicist::luminosity",
    "physicist::loop_field",
    "statistician::normal_loglik",
    "statistician::mvn_logpdf",
    "statistician::student_t",
    "statistician::mixture",
    "statistician::local_level",
    "statistician::gp_log_marginal",
    "statistician::weibull_censored",
    "statistician::eight_schools",
    "statistician::kernel_density",
    "statistician::brier",
    "statistician::linear_model",
    "statistician::welford",
    "::asian_monte_carlo",
    "::constants",
    "::integer_weights",
    "::repeated_rotation",
    "::tenor_price",
    "::any_length",
    "::uses_generic",
    // constants, and patterns of them
    "::negative_literals",
    "::upper_case_constants",
    "::kernel_sum",
    "::laplacian",
    "::by_name",
    // messages, statics, constants of types, bit arithmetic
    "surroundings::checked",
    "surroundings::reported",
    "surroundings::growth",
    "surroundings::pressure",
    "surroundings::spun",
];

// Beside these, all of `functions`: what a function-typed param stands for is no part of a graph's text.

/// The value that comes with the gradient is the plain function's, bit by bit.
pub fn value(program: &Program) -> Result<(), String> {
    let plain = (program.plain)(&mut Nudge::default()).outputs;
    let derived = (program.derivative)().outputs;
    let same = |a: &f64, b: &f64| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
    if plain.len() == derived.len() && plain.iter().zip(&derived).all(|(a, b)| same(a, b)) {
        Ok(())
    } else {
        Err(format!(
            "the function gives {plain:?}, its derivative {derived:?}"
        ))
    }
}

/// The gradient agrees with central differences.
pub fn differences(program: &Program) -> Result<(), String> {
    let derivative = (program.derivative)();
    let expected = differences::gradient(program, &derivative.cts);
    let close = |(g, d): (&f64, &differences::Difference)| (g - d.value).abs() <= d.error;
    if expected.len() == derivative.gradient.len()
        && derivative.gradient.iter().zip(&expected).all(close)
    {
        Ok(())
    } else {
        Err(format!(
            "the derivative gives {:?}, differences {expected:?}",
            derivative.gradient
        ))
    }
}

/// The gradient agrees with the interpreter's, for the graph as printed and parsed.
pub fn interpreter(program: &Program) -> Result<(), String> {
    let derivative = (program.derivative)();
    let listed = MACRO_ONLY.iter().any(|name| program.name.ends_with(name));
    let macro_only = listed || program.name.contains("::functions::");
    let interpreted = match interpreter::run(program, &derivative.cts) {
        Err(Failure::MacroOnly) if macro_only => return Ok(()),
        Err(Failure::MacroOnly) => {
            return Err("has an opaque Rust expression, and is not listed as macro-only".into());
        }
        Err(Failure::Other(e)) => return Err(e),
        Ok(_) if macro_only => {
            return Err("is listed as macro-only, but the interpreter runs it".into());
        }
        Ok(interpreted) => interpreted,
    };
    let single = (program.plain)(&mut Nudge::default())
        .args
        .iter()
        .any(|a| a.single);
    let tolerance = if single { 1e-5 } else { 1e-12 };
    agreement(&derivative, &interpreted, tolerance)
}

/// What the macro gives is what the interpreter gives, within the tolerance times the largest number among them.
pub fn agreement(
    derivative: &Derivative,
    interpreted: &Derivative,
    tolerance: f64,
) -> Result<(), String> {
    for (what, a, b) in [
        ("outputs", &derivative.outputs, &interpreted.outputs),
        ("gradient", &derivative.gradient, &interpreted.gradient),
    ] {
        let size = a.iter().fold(0.0, |m: f64, x| m.max(x.abs()));
        let close = |(a, b): (&f64, &f64)| {
            a == b || (a - b).abs() <= tolerance * size || a.is_nan() && b.is_nan()
        };
        if a.len() != b.len() || !a.iter().zip(b).all(close) {
            return Err(format!(
                "{what}: the macro gives {a:?}, the interpreter {b:?}"
            ));
        }
    }
    Ok(())
}
