//! The checks of a program.

use super::differences;
use super::interpreter::{self, Failure};
use super::row::{Derivative, Nudge, Program, Pushed};

/// Programs that only the macro can run: with an opaque Rust expression, or with a call of a function whose graph the
/// text has not (a foreign one with a rule, one under its companion's name).
const MACRO_ONLY: &[&str] = &[
    // constants behind containers and in tables, strings
    "ends::cells",
    "ends::few",
    "let_types::thrown",
    "let_types::of_a_function",
    "let_types::converted",
    "let_types::parsed",
    "let_types::read_from_text",
    "let_types::generic_draws",
    "lookups::columns",
    "lookups::commands",
    "lookups::behind_locks",
    "lookups::cells",
    "lookups::lazy_table",
    "lookups::window",
    "lookups::shape",
    "lookups::shapes",
    "lookups::rates",
    "lookups::costs",
    "lookups::cast_to_what_is_asked_for",
    // methods that only rustc finds
    "options::given_by_functions",
    "trees::added_of",
    "trees::boxed_helpers",
    "trees::eval_of",
    "trees::height_of",
    "trees::of_pairs",
    "trees::energy_of",
    "trees::moment_of",
    "trees::wrapped_of",
    "trees::along_of",
    "trees::weighted_of",
    "instances::transposed",
    "declared::interest_of",
    "declared::methods_of",
    "declared_results::of_operators",
    "declared_results::of_constants",
    "declared_results::of_closures",
    "declared_results::of_conversions",
    "declared_results::of_plain_types",
    "written::angles",
    "stacks::stacked",
    "stacks::rows_taken",
    // elements that types of the user's look up
    "looked_up::cubed",
    "looked_up::reshaped",
    "looked_up::symmetric",
    "looked_up::cells",
    "looked_up::tensor",
    "looked_up::tabulated",
    "looked_up::by_call",
    "looked_up::ring",
    "looked_up::rows_and_pairs",
    "looked_up::by_name",
    "looked_up::by_reference",
    "looked_up::read_alone",
    "looked_up::from_the_end",
    "newtypes::potential",
    "newtypes::changed",
    "newtypes::centred",
    "newtypes::generic",
    "newtypes::in_fields",
    // constants that are run over
    "collections::by_entries",
    "collections::by_names",
    "collections::by_a_list",
    "collections::by_text",
    // options that functions give
    "all_or_nothing::all_roots",
    "all_or_nothing::tried",
    "all_or_nothing::named",
    "all_or_nothing::in_closures",
    "queues::breadth_first",
    // lengths that rustc finds, patterns of what calls give
    "handed::driven",
    "handed::free",
    "handed::gridded",
    "handed::differences",
    "handed::path",
    "handed::interpolated",
    // methods by `&` on what can change
    // methods that of std's types only integers have
    "integers::walk",
    "integers::noise",
    "integers::flagged",
    "integers::flags_changed",
    "integers::hash",
    "integers::of_one_number",
    "integers::wrapped",
    "integers::rotated",
    // methods, types and functions that are called like others
    "granted::size_of_a_step",
    "granted::power",
    "granted::height",
    "granted::constructor_in_capitals",
    "granted::own_type_named_like_a_map",
    "granted::names_of_params_are_given_to_others",
    "granted::method_beside_that_of_a_trait",
    // lengths of aliases, methods, ranges that are handed on
    "aliases::of_wrapped",
    "option_fields::tracked",
    "option_fields::untracked",
    "option_fields::area",
    "spans::handed_on",
    "spans::groups",
    // assertions, prints, items inside
    // constants around the function
    "checkpoints::clocked",
    "checkpoints::swings",
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
    "methods::clocked_until",
    "enums::drives",
    "enums::constant_payloads",
    "enums::constants_written",
    "enums::lent_constants",
    "records::constants_in_part",
    "records::constants_taken_apart",
    "constants_of_calls::pair",
    "methods::relaxation",
    "methods::log_likelihood",
    "operators::triple_product",
    "operators::every_operator",
    "operators::rotated",
    "operators::n_body",
    "overwritten::two_of_one",
    "operators::replaced",
    "operators::moebius",
    "operators::indexed_by_pairs",
    "slight::filtered",
    "slight::weighed",
    "slight::both",
    "slight::cascade",
    "names::of_an_operator",
    "found::kept_in_bounds",
    "found::values_where_options_take_functions",
    "traits::spring_total",
    "traits::polynomial_total",
    "traits::relaxed_spring",
    "traits::qualified",
    "traits::cost",
    "traits::composed",
    // methods of the user's types, or of numbers behind an alias, that only rustc finds; constants of types
    "names::both_kinds",
    "names::of_a_copy",
    "names::of_params",
    "names::of_fields",
    "names::of_changed_fields",
    "names::of_results",
    "names::of_variables",
    "names::of_a_function_result",
    "names::of_elements",
    "names::method_of_a_trait_for_numbers",
    "names::complex_chain",
    "names::complex_modulus",
    "names::complex_sum",
    "names::polynomial_like_a_vector",
    "names::polynomial_like_a_slice",
    "names::polynomial_in_a_field",
    "names::complex_in_a_field",
    "names::method_of_a_trait_named_max",
    "instances::instances_passed",
    "instances::two_precisions",
    "instances::instances_in_slices",
    "instances::bare_variants_made",
    "instances::bare_variants_made::2",
    "instances::all_variants",
    // what is made where it is used: constructors handed on, boxes, functions that a body declares
    "made::boxes",
    "made::changed_where_made",
    "made::constructors_handed_on",
    "made::counts_beside_floats",
    "made::declared_inside",
    "instances::constant_of_a_type",
    "instances::constants_of_self",
    "instances::literals_with_arguments",
    // methods, constants of types, a map, texts
    "topology::mesh_energy",
    "workspaces::misfit",
    "workspaces::stepped",
    "workspaces::replaced",
    "workspaces::in_place",
    "workspaces::by_the_step",
    "spectra::iterated",
    "spectra::in_double",
    "spectra::log_power",
    "topology::linked",
    "rules::black_scholes",
    "rules::ridge",
    "::diffraction",
    "::of_a_companion",
    "textbook::skeleton",
    "physicist::driven_oscillator",
    "physicist::diode",
    "roboticist::humanoid",
    "::antithetic",
    "learner::flat_sequence_loss",
    "learner::gru_classifier",
    "learner::attention_loss",
    "learner::digit_loss",
    "learner::skip_gram",
    "learner::tuned",
    "learner::flat_autoencoder",
    "roboticist_motion::crane_reach",
    "roboticist_motion::crane_balance",
    "roboticist_motion::jerk_cost",
    "roboticist_motion::lqr_cost",
    "roboticist_motion::swing",
    "roboticist_motion::two_systems",
    "roboticist_motion::tracked",
    "roboticist_motion::gait_cost",
    "statistician_models::robust_location",
    "statistician_models::all_families",
    "statistician_models::gp_fit",
    "statistician_models::school_effects",
    "physicist_systems::trimer",
    "physicist_systems::screened_pair",
    "physicist_systems::lattice_action",
    "physicist_systems::reflectance",
    "physicist_systems::cooling",
    "physicist_systems::supernovae",
    "roboticist_sensing::calibration",
    "roboticist_sensing::slam_cost",
    "roboticist_sensing::tracking",
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
    "recursion::grown_twice",
    // errors
    "try_folds::outcomes",
    "looked_ahead::sums_of_results",
    // errors that are made of values
    "handed_on::all_species",
    "handed_on::built",
    "handed_on::of_texts",
    // a method of a trait, of which only a call says for which length it is
    "handed_on::by_euler",
    // closures that are passed to a function
    "handed_on::driven",
];

// Beside these, all of `functions`: what a function-typed param stands for is no part of a graph's text.

/// The value that comes with the gradient is the plain function's, bit by bit, and so is what `&mut` arguments hold
/// afterwards, whatever it is made of.
pub fn value(program: &Program) -> Result<(), String> {
    let plain = (program.plain)(&mut Nudge::default());
    let derived = (program.derivative)();
    let same = |a: &f64, b: &f64| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
    let floats = plain.outputs.len() == derived.outputs.len()
        && plain
            .outputs
            .iter()
            .zip(&derived.outputs)
            .all(|(a, b)| same(a, b));
    if !floats {
        return Err(format!(
            "the function gives {:?}, its derivative {:?}",
            plain.outputs, derived.outputs
        ));
    }
    // as text: NaN is equal to NaN, and -0.0 is not 0.0
    let [plain, derived] = [plain.whole, derived.whole].map(|whole| format!("{whole:?}"));
    if plain == derived {
        Ok(())
    } else {
        Err(format!(
            "the function gives {plain}, its derivative {derived}"
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

/// Forward mode gives the plain function's outputs, bit by bit, and tangents that agree with the gradient: `<ct, J t>` is
/// `<J^T ct, t>`, up to rounding.
pub fn tangent(run: fn() -> Pushed, program: &Program) -> Result<(), String> {
    let plain = (program.plain)(&mut Nudge::default());
    let (pushed, derived) = (run(), (program.derivative)());
    let same = |(a, b): (&f64, &f64)| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
    if plain.outputs.len() != pushed.outputs.len()
        || !plain.outputs.iter().zip(&pushed.outputs).all(same)
    {
        let (plain, pushed) = (plain.outputs, pushed.outputs);
        return Err(format!(
            "the function gives {plain:?}, forward mode {pushed:?}"
        ));
    }
    let (gradient, direction) = (&derived.gradient, &pushed.direction);
    if gradient.len() != direction.len() || derived.cts.len() > pushed.tangents.len() {
        let tangents = &pushed.tangents;
        return Err(format!(
            "a gradient {gradient:?} for the direction {direction:?}, cotangents {:?} for the tangents {tangents:?}",
            derived.cts
        ));
    }
    let single = plain.args.iter().any(|a| a.single);
    let tolerance = if single { 1e-4 } else { 1e-10 };
    let (forward, size) = dot(&derived.cts, &pushed.tangents);
    let (backward, other) = dot(gradient, direction);
    let close = (forward - backward).abs() <= tolerance * size.max(other);
    match close || forward == backward || forward.is_nan() && backward.is_nan() {
        true => Ok(()),
        false => Err(format!(
            "forward mode gives {forward}, the gradient {backward}"
        )),
    }
}

/// The sum of the products, and of their sizes.
fn dot(a: &[f64], b: &[f64]) -> (f64, f64) {
    let products = || a.iter().zip(b).map(|(a, b)| a * b);
    (products().sum(), products().map(f64::abs).sum())
}

/// At their arguments the second derivative jumps, so that differences of gradients say nothing: the bend of a loss, a branch for small
/// angles that is there for the gradient's sake, a bisection.
const JUMPS: [&str; 4] = [
    "statistics::huber",
    "roboticist::integrate_gyro",
    "textbook::distorted_projection",
    "markets::yield_to_maturity",
];

/// Second derivatives agree with differences of the gradient.
pub fn second(program: &Program) -> Result<(), String> {
    if JUMPS.iter().any(|name| program.name.ends_with(name)) {
        return Ok(());
    }
    let listed = MACRO_ONLY.iter().any(|name| program.name.ends_with(name));
    if listed || program.name.contains("::functions::") {
        return Ok(());
    }
    match interpreter::second(program) {
        Ok(()) | Err(Failure::MacroOnly) => Ok(()),
        Err(Failure::Other(e)) => Err(e),
    }
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
