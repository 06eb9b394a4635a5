//! Where the answer is meant to differ from TensorFlow's: each value is listed here, and the test fails if it does not
//! differ, or is not what the list says.

/// One value that differs.
pub struct Deviation {
    /// `group::id`
    pub case: &'static str,
    /// Which values, as the comparison calls them.
    pub parts: &'static [&'static str],
    /// What TensorFlow says, and why this does not.
    pub why: &'static str,
    /// What comes out.
    pub ours: Ours,
}

pub enum Ours {
    /// No gradient.
    None,
    /// These numbers.
    Values(&'static [f64]),
}

const fn none(case: &'static str, parts: &'static [&'static str]) -> Deviation {
    Deviation {
        case,
        parts,
        why: "zeros, because a branch or loop captures the value; no y depends on it, and TensorFlow's own tape says None",
        ours: Ours::None,
    }
}

/// All of them.
pub const DEVIATIONS: &[Deviation] = &[
    Deviation {
        case: "edges::pow_negative_base",
        parts: &["grads[1]"],
        why: "0: the logarithm of a negative base is taken as 0. The derivative by the exponent does not exist there: NaN",
        ours: Ours::Values(&[f64::NAN, f64::NAN, f64::NAN]),
    },
    Deviation {
        case: "shapes::cumprod_with_zero",
        parts: &["grads[0]"],
        why: "0 for the factor that is 0: the products are divided by it. The derivative is the sum of the products without it",
        ours: Ours::Values(&[1.0, 2.0, 0.0]),
    },
    none("cond::cond_two_outputs_one_used", &["grads[1]"]),
    none("fuzz::fuzz_019", &["grads[0]"]),
    none("fuzz::fuzz_023", &["grads[1]", "grads[2]"]),
    none("fuzz::fuzz_025", &["grads[2]", "orders[1][2]"]),
    none("fuzz::fuzz_045", &["grads[2]", "orders[1][2]"]),
    none("fuzz::fuzz_055", &["grads[1]"]),
    none("fuzz::fuzz_061", &["grads[0]"]),
    none(
        "fuzz::fuzz_065",
        &["grads[0]", "orders[1][0]", "orders[1][1]", "orders[1][2]"],
    ),
    none("fuzz::fuzz_074", &["grads[1]"]),
    none("fuzz::fuzz_075", &["grads[0]"]),
    none("fuzz::fuzz_085", &["grads[0]", "orders[1][0]"]),
    none("fuzz::fuzz_086", &["grads[1]", "grads[2]"]),
    none("fuzz::fuzz_087", &["grads[0]"]),
    none("fuzz::fuzz_091", &["grads[2]"]),
    none("fuzz::fuzz_102", &["grads[0]"]),
    none("fuzz::fuzz_108", &["grads[0]"]),
    none("fuzz::fuzz_111", &["grads[0]"]),
];
