//! Truth values, bits, and what only integers have: constant.

use super::datum::Datum;
use super::declare::{agree, first_known, mismatch, same_int};
use super::{BASE, EvalCx, EvalError, Operand, PrimDef, Spelling, int};
use crate::ir::{Attr, IntType, Type, Var};
#[cfg(feature = "runtime")]
use crate::kernels::{
    blocks::{blocks, holds},
    wide::{map1, map2},
};

/// One truth value or integer, or two of one type.
fn same_bits<const N: usize>(types: &[Type], _: &Attr) -> Option<Type> {
    let fits = |t: &Type| matches!(t, Type::Bool | Type::Int(_) | Type::Open);
    (types.len() == N && types.iter().all(fits) && agree(types))
        .then(|| first_known(types))
        .flatten()
}

fn bitwise(
    name: &str,
    operands: &[Datum],
    bools: fn(bool, bool) -> bool,
    ints: fn(i128, i128) -> i128,
) -> Result<Datum, EvalError> {
    match operands {
        [Datum::Bool(x), Datum::Bool(y)] => Ok(Datum::Bool(bools(*x, *y))),
        [Datum::Int(x), Datum::Int(y)] => Ok(Datum::Int(ints(*x, *y))),
        _ => Err(mismatch(name, operands)),
    }
}

/// Both; neither short-circuits.
pub static AND: PrimDef = PrimDef {
    name: "and",
    doc: "Both, or the bits that both have.",
    spelling: Spelling::Infix("&"),
    result: same_bits::<2>,
    eval: |_, operands| bitwise("and", &operands, |x, y| x & y, |x, y| x & y),
    #[cfg(feature = "runtime")]
    wide: Some(|_, operands, shape| map2(operands, shape, |x: bool, y: bool| Some(x & y))),
    #[cfg(feature = "runtime")]
    blocks: blocks!([x, y] if holds(x) & holds(y) { 1.0 } else { 0.0 }),
    ..BASE
};

/// Either; neither short-circuits.
pub static OR: PrimDef = PrimDef {
    name: "or",
    doc: "Either, or the bits that either has.",
    spelling: Spelling::Infix("|"),
    result: same_bits::<2>,
    eval: |_, operands| bitwise("or", &operands, |x, y| x | y, |x, y| x | y),
    #[cfg(feature = "runtime")]
    wide: Some(|_, operands, shape| map2(operands, shape, |x: bool, y: bool| Some(x | y))),
    #[cfg(feature = "runtime")]
    blocks: blocks!([x, y] if holds(x) | holds(y) { 1.0 } else { 0.0 }),
    ..BASE
};

/// One but not both.
pub static XOR: PrimDef = PrimDef {
    name: "xor",
    doc: "One but not both, or the bits that only one has.",
    spelling: Spelling::Infix("^"),
    result: same_bits::<2>,
    eval: |_, operands| bitwise("xor", &operands, |x, y| x ^ y, |x, y| x ^ y),
    #[cfg(feature = "runtime")]
    wide: Some(|_, operands, shape| map2(operands, shape, |x: bool, y: bool| Some(x ^ y))),
    #[cfg(feature = "runtime")]
    blocks: blocks!([x, y] if holds(x) ^ holds(y) { 1.0 } else { 0.0 }),
    ..BASE
};

/// The opposite.
pub static NOT: PrimDef = PrimDef {
    name: "not",
    doc: "The opposite, or the bits that it does not have.",
    spelling: Spelling::Prefix("!"),
    result: same_bits::<1>,
    eval: |cx, operands| match (&operands[..], cx.ty) {
        ([Datum::Bool(x)], _) => Ok(Datum::Bool(!x)),
        ([Datum::Int(x)], Type::Int(ty)) => wrap("not", !x, *ty),
        ([Datum::Int(x)], _) => Ok(Datum::Int(!x)),
        _ => Err(mismatch("not", &operands)),
    },
    #[cfg(feature = "runtime")]
    wide: Some(|_, operands, shape| map1(operands, shape, |x: bool| Some(!x))),
    #[cfg(feature = "runtime")]
    blocks: blocks!([x] if holds(x) { 0.0 } else { 1.0 }),
    ..BASE
};

fn wrap(name: &str, n: i128, ty: IntType) -> Result<Datum, EvalError> {
    int::wrap(n, ty)
        .map(Datum::Int)
        .ok_or_else(|| EvalError(format!("`{name}`: {n} as u128 is not held")))
}

/// The shift distance, if it is less than the width.
fn distance(name: &str, n: i128, ty: IntType) -> Result<u32, EvalError> {
    let bits = int::bits(ty).unwrap_or(128);
    u32::try_from(n)
        .ok()
        .filter(|n| *n < bits)
        .ok_or_else(|| EvalError(format!("`{name}` by {n} bits of {}", ty.name())))
}

fn shift_type(types: &[Type], _: &Attr) -> Option<Type> {
    match types {
        [x @ (Type::Int(_) | Type::Open), Type::Int(_) | Type::Open] => Some(x.clone()),
        _ => None,
    }
}

fn int_type(cx: &EvalCx) -> IntType {
    if let Type::Int(ty) = cx.ty {
        *ty
    } else {
        IntType::Open
    }
}

/// Left shift; bits shifted out are lost.
pub static SHL: PrimDef = PrimDef {
    name: "shl",
    doc: "Left shift.",
    spelling: Spelling::Infix("<<"),
    result: shift_type,
    eval: |cx, operands| match operands[..] {
        [Datum::Int(x), Datum::Int(n)] => {
            let ty = int_type(cx);
            wrap("shl", x.wrapping_shl(distance("shl", n, ty)?), ty)
        }
        _ => Err(mismatch("shl", &operands)),
    },
    int_may_panic: true,
    ..BASE
};

/// Right shift; keeps the sign.
pub static SHR: PrimDef = PrimDef {
    name: "shr",
    doc: "Right shift.",
    spelling: Spelling::Infix(">>"),
    result: shift_type,
    eval: |cx, operands| match operands[..] {
        [Datum::Int(x), Datum::Int(n)] => Ok(Datum::Int(x >> distance("shr", n, int_type(cx))?)),
        _ => Err(mismatch("shr", &operands)),
    },
    int_may_panic: true,
    ..BASE
};

/// An integer to the power of one that is not negative, in Rust of a `u32`.
pub static POW: PrimDef = PrimDef {
    name: "pow",
    doc: "An integer to the power of one that is not negative.",
    spelling: Spelling::Method("pow"),
    result: |types, _| match types {
        [x @ (Type::Int(_) | Type::Open), Type::Int(_) | Type::Open] => Some(x.clone()),
        _ => None,
    },
    eval: |cx, operands| match operands[..] {
        [Datum::Int(x), Datum::Int(n)] => {
            let power = u32::try_from(n).ok().and_then(|n| x.checked_pow(n));
            let power =
                power.ok_or_else(|| EvalError(format!("`pow` overflows: {x} to the {n}")))?;
            int::fit("pow", power, cx.ty)
        }
        _ => Err(mismatch("pow", &operands)),
    },
    int_may_panic: true,
    ..BASE
};

/// The distance of two integers, unsigned.
pub static ABS_DIFF: PrimDef = PrimDef {
    name: "abs_diff",
    doc: "The distance of two integers, unsigned.",
    spelling: Spelling::Method("abs_diff"),
    result: |types, attr| match same_int::<2>(types, attr)? {
        Type::Int(ty) => Some(Type::Int(int::unsigned(ty))),
        other => Some(other),
    },
    eval: |_, operands| match operands[..] {
        [Datum::Int(x), Datum::Int(y)] => i128::try_from(x.abs_diff(y))
            .map(Datum::Int)
            .map_err(|_| EvalError(format!("`abs_diff` of {x} and {y} is not held"))),
        _ => Err(mismatch("abs_diff", &operands)),
    },
    ..BASE
};

fn saturate(
    name: &str,
    cx: &EvalCx,
    operands: &[Datum],
    op: fn(i128, i128) -> i128,
) -> Result<Datum, EvalError> {
    match operands {
        [Datum::Int(x), Datum::Int(y)] => {
            let (lo, hi) = int::range(int_type(cx));
            Ok(Datum::Int(op(*x, *y).clamp(lo, hi)))
        }
        _ => Err(mismatch(name, operands)),
    }
}

/// Difference, held within the type.
pub static SATURATING_SUB: PrimDef = PrimDef {
    name: "saturating_sub",
    doc: "Difference, held within the type.",
    spelling: Spelling::IntMethod("saturating_sub"),
    result: same_int::<2>,
    eval: |cx, operands| saturate("saturating_sub", cx, &operands, i128::saturating_sub),
    ..BASE
};

/// Sum, held within the type.
pub static SATURATING_ADD: PrimDef = PrimDef {
    name: "saturating_add",
    doc: "Sum, held within the type.",
    spelling: Spelling::IntMethod("saturating_add"),
    result: same_int::<2>,
    eval: |cx, operands| saturate("saturating_add", cx, &operands, i128::saturating_add),
    ..BASE
};

fn wrapped(
    name: &str,
    cx: &EvalCx,
    operands: &[Datum],
    op: fn(i128, i128) -> i128,
) -> Result<Datum, EvalError> {
    match operands {
        [Datum::Int(x), Datum::Int(y)] => wrap(name, op(*x, *y), int_type(cx)),
        _ => Err(mismatch(name, operands)),
    }
}

/// Difference modulo two to the width.
pub static WRAPPING_SUB: PrimDef = PrimDef {
    name: "wrapping_sub",
    doc: "Difference modulo two to the width.",
    spelling: Spelling::IntMethod("wrapping_sub"),
    result: same_int::<2>,
    eval: |cx, operands| wrapped("wrapping_sub", cx, &operands, i128::wrapping_sub),
    ..BASE
};

/// Sum modulo two to the width.
pub static WRAPPING_ADD: PrimDef = PrimDef {
    name: "wrapping_add",
    doc: "Sum modulo two to the width.",
    spelling: Spelling::IntMethod("wrapping_add"),
    result: same_int::<2>,
    eval: |cx, operands| wrapped("wrapping_add", cx, &operands, i128::wrapping_add),
    ..BASE
};

impl<'b> Var<'b> {
    /// Both.
    #[track_caller]
    pub fn and(self, other: Var<'b>) -> Var<'b> {
        self.apply(&AND, &[other])
    }
    /// Either.
    #[track_caller]
    pub fn or(self, other: Var<'b>) -> Var<'b> {
        self.apply(&OR, &[other])
    }
    /// The opposite.
    #[allow(clippy::should_implement_trait)]
    #[track_caller]
    pub fn not(self) -> Var<'b> {
        self.apply(&NOT, &[])
    }
    /// Integer difference, held within the type.
    #[track_caller]
    pub fn saturating_sub(self, other: impl Operand<'b>) -> Var<'b> {
        self.apply(&SATURATING_SUB, &[other.like(self)])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &AND,
    &OR,
    &XOR,
    &NOT,
    &SHL,
    &SHR,
    &POW,
    &ABS_DIFF,
    &SATURATING_SUB,
    &SATURATING_ADD,
    &WRAPPING_SUB,
    &WRAPPING_ADD,
];
