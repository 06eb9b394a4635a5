//! Powers, exponentials, logarithms.

use super::datum::Datum;
use super::declare::{elementwise, mismatch};
use super::{Cost, PrimDef, Rule, Spelling, Tests, cast};
use crate::grad::TangentRule;
use crate::ir::{FloatType, IntType, Type, Var};
use std::f64::consts::{LN_2, LOG2_E, LOG10_E};
#[cfg(feature = "runtime")]
use {crate::ir::DType, crate::kernels::wide::map2};

elementwise! {
    /// e to the `x`.
    EXP: exp(x) -> y {
        rust: Method(exp),
        cost: Dear,
        eval: x.exp(),
        kernel: Exp,
        partials: [{ y }],
        domain: [(-2.0, 2.0)],
        edges: [([-800.0], [0.0])],
    }
    /// Two to the `x`.
    EXP2: exp2(x) -> y {
        rust: Method(exp2),
        cost: Dear,
        eval: x.exp2(),
        partials: [{ y * LN_2 }],
        domain: [(-2.0, 2.0)],
        edges: [],
    }
    /// `exp(x) - 1`. The derivative is not `y + 1`, which loses all digits where `x` is very negative.
    EXP_M1: exp_m1(x) -> y {
        rust: Method(exp_m1),
        cost: Dear,
        eval: x.exp_m1(),
        kernel: ExpM1,
        partials: [{ x.exp() }],
        domain: [(-2.0, 2.0)],
        edges: [([0.0], [1.0])],
    }
    /// Natural logarithm.
    LN: ln(x) -> y {
        rust: Method(ln),
        cost: Dear,
        eval: x.ln(),
        kernel: Ln,
        partials: [{ 1.0 / x }],
        domain: [(0.3, 3.0)],
        edges: [([0.0], [f64::INFINITY])],
    }
    /// `ln(1 + x)`.
    LN_1P: ln_1p(x) -> y {
        rust: Method(ln_1p),
        cost: Dear,
        eval: x.ln_1p(),
        kernel: Ln1P,
        partials: [{ 1.0 / (1.0 + x) }],
        domain: [(-0.6, 3.0)],
        edges: [([1e300], [1e-300])],
    }
    /// Logarithm to base 2.
    LOG2: log2(x) -> y {
        rust: Method(log2),
        cost: Dear,
        eval: x.log2(),
        partials: [{ LOG2_E / x }],
        domain: [(0.3, 3.0)],
        edges: [],
    }
    /// Logarithm to base 10.
    LOG10: log10(x) -> y {
        rust: Method(log10),
        cost: Dear,
        eval: x.log10(),
        partials: [{ LOG10_E / x }],
        domain: [(0.3, 3.0)],
        edges: [],
    }
    /// Logarithm to base `b`.
    LOG: log(x, b) -> y {
        rust: Method(log),
        cost: Dear,
        eval: x.log(b),
        partials: [{ 1.0 / b.ln() / x }, { -(y / b.ln()) / b }],
        domain: [(0.3, 3.0), (1.7, 3.0)],
        edges: [],
    }
    /// Square root; infinitely steep at either zero.
    SQRT: sqrt(x) -> y {
        rust: Method(sqrt),
        cost: Dear,
        eval: x.sqrt(),
        partials: [{ (0.5 / y).abs() }],
        domain: [(0.3, 3.0)],
        edges: [([0.0], [f64::INFINITY]), ([-0.0], [f64::INFINITY]), ([-1.0], [f64::NAN])],
    }
    /// Cube root.
    CBRT: cbrt(x) -> y {
        rust: Method(cbrt),
        cost: Dear,
        eval: x.cbrt(),
        partials: [{ 1.0 / (3.0 * (y * y)) }],
        domain: [(0.3, 3.0)],
        edges: [([0.0], [f64::INFINITY]), ([-8.0], [1.0 / 12.0])],
    }
    /// `x` to a real power. `x^0` is constant, also at 0; `0^y` is constant for positive `y`.
    POWF: powf(x, y) -> z {
        rust: Method(powf),
        cost: Dear,
        eval: x.powf(y),
        partials: [
            {
                // where `x^(y - 1)` is infinite another exponent, or this and the next derivative would be 0 * inf
                let constant = y.eq(0.0).and(x.recip().abs().eq(f64::INFINITY));
                y * x.powf(constant.select(y.lit(1.0), y - 1.0))
            },
            {
                // where the next derivative is 0 too it needs the logarithm of another number, or it would be 0 * inf
                let (flat, smooth) = (x.eq(0.0).and(y.gt(0.0)), x.eq(0.0).and(y.gt(1.0)));
                flat.select(x.lit(0.0), z * smooth.select(x.lit(1.0), x).ln())
            }
        ],
        domain: [(0.3, 3.0), (-2.0, 2.0)],
        edges: [
            ([0.0, 2.0], [0.0, 0.0]),
            ([0.0, 1.0], [1.0, 0.0]),
            ([0.0, 0.5], [f64::INFINITY, 0.0]),
            ([0.0, 0.0], [0.0, f64::NEG_INFINITY]),
            ([1e-320, 0.0], [0.0, -736.8272408909739]),
            ([-2.0, 2.0], [-4.0, f64::NAN])
        ],
    }
    /// Length of the vector `(x, y)`; at the origin the derivative is 0.
    HYPOT: hypot(x, y) -> z {
        rust: Method(hypot),
        cost: Dear,
        eval: x.hypot(y),
        partials: [{ z.eq(0.0).select(z.lit(0.0), x / z) }, { z.eq(0.0).select(z.lit(0.0), y / z) }],
        domain: [(0.3, 2.0), (-2.0, -0.3)],
        edges: [([0.0, 0.0], [0.0, 0.0]), ([3e200, 4e200], [0.6, 0.8]), ([0.0, -2.0], [0.0, -1.0])],
    }
}

/// `x` to an integer power.
///
/// The derivative is `n * x^(n - 1)` for positive `n`. For negative `n` it is `n * (x^n / x)`, which is the same also at
/// 0, and does not need `n - 1`, which `i32::MIN` does not have. `x^0` is constant, also at 0.
pub static POWI: PrimDef = PrimDef {
    name: "powi",
    doc: "`x` to an integer power.",
    spelling: Spelling::Method("powi"),
    result: |types, _| match types {
        [
            x @ (Type::Float(_) | Type::Open),
            Type::Int(IntType::I32 | IntType::Open) | Type::Open,
        ] => Some(x.clone()),
        _ => None,
    },
    eval: |_, operands| match operands[..] {
        [Datum::F64(x), Datum::Int(n)] if i32::try_from(n).is_ok() => {
            Ok(Datum::F64(x.powi(n as i32)))
        }
        [Datum::F32(x), Datum::Int(n)] if i32::try_from(n).is_ok() => {
            Ok(Datum::F32(x.powi(n as i32)))
        }
        _ => Err(mismatch("powi", &operands)),
    },
    #[cfg(feature = "runtime")]
    wide: Some(|dtype, operands, shape| match dtype {
        DType::F64 => map2(operands, shape, |x: f64, n: i32| Some(x.powi(n))),
        DType::F32 => map2(operands, shape, |x: f32, n: i32| Some(x.powi(n))),
        _ => None,
    }),
    #[cfg(feature = "runtime")]
    blocks: None,
    host: None,
    options: &[],
    scalars: None,
    rule: Rule::Partials(&[
        Some(|operands, y| {
            let [x, n] = *operands else {
                unreachable!("arity is checked by the result type")
            };
            // what is not taken is finite at 0 too, or the next derivative would be 0 * inf
            let negative = n.lt(0);
            let quotient = y / negative.select(x, x.lit(1.0));
            let power = x.powi(n.max(1).saturating_sub(1));
            float(n, x) * negative.select(quotient, power)
        }),
        None,
    ]),
    tangent: TangentRule::Undefined,
    cost: Cost::Dear,
    may_panic: false,
    int_may_panic: false,
    in_place: None,
    tests: Tests {
        domain: &[(0.5, 2.0), (-3.0, 4.0)],
        edges: &[
            (&[0.0, 0.0], &[0.0]),
            (&[0.0, 1.0], &[1.0]),
            (&[0.0, 2.0], &[0.0]),
            (&[-2.0, 3.0], &[12.0]),
            (&[-2.0, -1.0], &[-0.25]),
            (&[1.0, i32::MIN as f64], &[i32::MIN as f64]),
            (&[1.0, i32::MAX as f64], &[i32::MAX as f64]),
        ],
        reference: Some(|v| v[0].powi(v[1] as i32)),
        graphs: &[],
    },
};

/// The integer `n` in the float type of `x`.
fn float<'b>(n: Var<'b>, x: Var<'b>) -> Var<'b> {
    match x.ty() {
        Type::Float(FloatType::F64 | FloatType::F32) | Type::Tensor(_) => n.cast(&x.ty()),
        _ => n.apply(&cast::CAST_LIKE, &[x]),
    }
}

impl<'b> Var<'b> {
    /// `x` to an integer power.
    pub fn powi(self, n: Var<'b>) -> Var<'b> {
        self.apply(&POWI, &[n])
    }
}

/// The primitives of this file that take more than floats of one type.
pub const MORE: &[&PrimDef] = &[&POWI];
