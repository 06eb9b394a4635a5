//! Choosing between values.

use super::datum::Datum;
use super::declare::{agree, elementwise, first_known, mismatch};
use super::{BASE, PrimDef, Rule, Spelling, Tests};
use crate::ir::{Attr, Type, Var};
#[cfg(feature = "runtime")]
use crate::kernels::blocks::{blocks, holds};

elementwise! {
    /// The greater; at a tie the first, and never NaN if one of them is a number.
    MAX: max(x, y) -> z {
        rust: Method(max),
        cost: Cheap,
        eval: x.max(y),
        int: Some(x.max(y)),
        passes: [{ x.ge(y).or(y.is_nan()) }, { x.ge(y).or(y.is_nan()).not() }],
        domain: [(0.3, 1.0), (1.3, 2.0)],
        edges: [
            ([1.0, 1.0], [1.0, 0.0]),
            ([2.0, 1.0], [1.0, 0.0]),
            ([f64::NAN, 1.0], [0.0, 1.0]),
            ([1.0, f64::NAN], [1.0, 0.0])
        ],
    }
    /// The lesser; at a tie the first, and never NaN if one of them is a number.
    MIN: min(x, y) -> z {
        rust: Method(min),
        cost: Cheap,
        eval: x.min(y),
        int: Some(x.min(y)),
        passes: [{ x.le(y).or(y.is_nan()) }, { x.le(y).or(y.is_nan()).not() }],
        domain: [(0.3, 1.0), (1.3, 2.0)],
        edges: [
            ([1.0, 1.0], [1.0, 0.0]),
            ([2.0, 1.0], [0.0, 1.0]),
            ([f64::NAN, 1.0], [0.0, 1.0]),
            ([1.0, f64::NAN], [1.0, 0.0])
        ],
    }
    /// `x` held between two bounds; at a bound it is still `x` that passes.
    CLAMP: clamp(x, lo, hi) -> y {
        rust: Method(clamp),
        cost: Cheap,
        eval: x.clamp(lo, hi),
        int: Some(x.clamp(lo, hi)),
        requires: lo <= hi,
        passes: [{ x.lt(lo).or(x.gt(hi)).not() }, { x.lt(lo) }, { x.gt(hi) }],
        domain: [(0.5, 1.5), (-1.0, 0.2), (1.8, 3.0)],
        edges: [
            ([0.0, 0.0, 1.0], [1.0, 0.0, 0.0]),
            ([1.0, 0.0, 1.0], [1.0, 0.0, 0.0]),
            ([-1.0, 0.0, 1.0], [0.0, 1.0, 0.0]),
            ([2.0, 0.0, 1.0], [0.0, 0.0, 1.0])
        ],
    }
}

/// The second operand where the first is true, else the third; both are there already.
pub static SELECT: PrimDef = PrimDef {
    name: "select",
    doc: "The second operand where the first is true, else the third.",
    spelling: Spelling::Select,
    result: |types, _| match types {
        [Type::Bool | Type::Open, x, y] if agree(&[x.clone(), y.clone()]) => {
            first_known(&types[1..])
        }
        _ => None,
    },
    eval: |_, operands| match <[Datum; 3]>::try_from(operands) {
        Ok([Datum::Bool(c), x, y]) => Ok(if c { x } else { y }),
        Ok(operands) => Err(mismatch("select", &operands)),
        Err(operands) => Err(mismatch("select", &operands)),
    },
    #[cfg(feature = "runtime")]
    wide: Some(|dtype, operands, shape| {
        crate::kernels::wide::of_each_type!(dtype, T => {
            crate::kernels::wide::map3(operands, shape, |c: bool, x: T, y: T| Some(if c { x } else { y }))
        })
    }),
    #[cfg(feature = "runtime")]
    blocks: blocks!([c, x, y] if holds(c) { x } else { y }),
    rule: Rule::Passes(&[
        None,
        Some(|operands, _| operands[0]),
        Some(|operands, _| operands[0].not()),
    ]),
    tests: Tests::graphs(&[
        "func @f(v0: f64, v1: f64) -> f64 {\n\
             v2 = lt v0, v1\n\
             v3 = mul v0, v1\n\
             v4 = select v2, v3, v0\n\
             v5 = select v2, v1, v3\n\
             v6 = mul v4, v5\n\
             return v6\n\
         }",
        "func @f(v0: [f64; 2], v1: [f64; 2]) -> [f64; 2] {\n\
             v2 = const true\n\
             v3 = select v2, v0, v1\n\
             return v3\n\
         }",
    ]),
    ..BASE
};

/// Whether a cotangent is there. What is not there is `-0.0`, to which anything may be added: no sum of what is there is one.
pub static IS_PRESENT: PrimDef = PrimDef {
    name: "is_present",
    doc: "Whether a cotangent is there: whether it is not `-0.0`.",
    spelling: Spelling::Support("is_present"),
    result: |types, _| match types {
        [Type::Float(_)] => Some(Type::Bool),
        _ => None,
    },
    eval: |_, operands| match operands[..] {
        [Datum::F64(x)] => Ok(Datum::Bool(x.to_bits() != (-0.0f64).to_bits())),
        [Datum::F32(x)] => Ok(Datum::Bool(x.to_bits() != (-0.0f32).to_bits())),
        _ => Err(mismatch("is_present", &operands)),
    },
    ..BASE
};

/// `marked present, ct`: a cotangent on its way out of a function, for [`IS_PRESENT`] to be asked.
pub static MARKED: PrimDef = PrimDef {
    name: "marked",
    doc: "A cotangent, `-0.0` if and only if it is not there.",
    spelling: Spelling::Support("marked"),
    result: |types, _| match types {
        [Type::Bool | Type::Open, ty @ Type::Float(_)] => Some(ty.clone()),
        _ => None,
    },
    eval: |_, operands| match operands[..] {
        [Datum::Bool(present), Datum::F64(ct)] => {
            Ok(Datum::F64(if present { ct + 0.0 } else { -0.0 }))
        }
        [Datum::Bool(present), Datum::F32(ct)] => {
            Ok(Datum::F32(if present { ct + 0.0 } else { -0.0 }))
        }
        _ => Err(mismatch("marked", &operands)),
    },
    rule: Rule::Passes(&[None, Some(|operands, _| operands[0])]),
    tests: Tests::graphs(&["func @f(v0: f64, v1: f64) -> f64 {\n\
             v2 = const true\n\
             v3 = mul v0, v1\n\
             v4 = marked v2, v3\n\
             v5 = lt v0, v1\n\
             v6 = marked v5, v3\n\
             v7 = mul v4, v0\n\
             v8 = mul v6, v1\n\
             v9 = add v7, v8\n\
             return v9\n\
         }"]),
    ..BASE
};

/// `end_if present, hi, lo`: the end of a range from `lo` to `hi` that is empty if there is nothing to be done. The plan sees to it
/// that what is kept for the way back is dropped all the same.
pub static END_IF: PrimDef = PrimDef {
    name: "end_if",
    doc: "The end of a range that is empty unless something is there.",
    spelling: Spelling::Select,
    result: SELECT.result,
    eval: SELECT.eval,
    ..BASE
};

/// The operand, as a constant.
pub static STOP_GRADIENT: PrimDef = PrimDef {
    name: "stop_gradient",
    doc: "The operand; no derivative passes.",
    spelling: Spelling::Identity,
    result: |types, _| {
        if let [x] = types {
            Some(x.clone())
        } else {
            None
        }
    },
    eval: |_, operands| super::only("stop_gradient", operands),
    ..BASE
};

/// The operand; to differentiate it is an error, for the reason in the attribute.
pub static PREVENT_GRADIENT: PrimDef = PrimDef {
    name: "prevent_gradient",
    doc: "The operand; to differentiate it is an error, for the reason in the attribute.",
    result: STOP_GRADIENT.result,
    eval: STOP_GRADIENT.eval,
    rule: Rule::Prevented,
    ..BASE
};

impl<'b> Var<'b> {
    /// The same value, through which no derivative passes.
    #[track_caller]
    pub fn stop_gradient(self) -> Var<'b> {
        self.apply(&STOP_GRADIENT, &[])
    }
    /// The same value, which must not be differentiated: an attempt is an error that gives this reason.
    #[track_caller]
    pub fn prevent_gradient(self, reason: &str) -> Var<'b> {
        self.apply_with(&PREVENT_GRADIENT, Attr::Field(reason.into()), &[])
    }
    /// `x` where this is true, else `y`.
    #[track_caller]
    pub fn select(self, x: Var<'b>, y: Var<'b>) -> Var<'b> {
        self.apply(&SELECT, &[x, y])
    }
}

/// The primitives of this file that take more than floats of one type.
pub const MORE: &[&PrimDef] = &[
    &SELECT,
    &IS_PRESENT,
    &MARKED,
    &END_IF,
    &STOP_GRADIENT,
    &PREVENT_GRADIENT,
];
