//! How many items a range of integers has, and the item at a position: for every width, and up to the last integer.

use super::datum::Datum;
use super::declare::mismatch;
use super::{BASE, PrimDef, Spelling};
use crate::ir::{Attr, Type};

/// `range_len lo, hi`: how many integers there are in `lo..hi`.
pub static RANGE_LEN: PrimDef = PrimDef {
    name: "range_len",
    doc: "How many integers there are from the first operand up to the second, without it.",
    spelling: Spelling::Support("range_len"),
    result: length,
    eval: |_, operands| match operands[..] {
        [Datum::Int(lo), Datum::Int(hi)] => Ok(count(hi.saturating_sub(lo))),
        _ => Err(mismatch("range_len", &operands)),
    },
    ..BASE
};

/// `range_len_inclusive lo, hi`: how many integers there are in `lo..=hi`.
pub static RANGE_LEN_INCLUSIVE: PrimDef = PrimDef {
    name: "range_len_inclusive",
    doc: "How many integers there are from the first operand up to the second, with it.",
    spelling: Spelling::Support("range_len_inclusive"),
    result: length,
    eval: |_, operands| match operands[..] {
        [Datum::Int(lo), Datum::Int(hi)] => Ok(count(hi.saturating_sub(lo).saturating_add(1))),
        _ => Err(mismatch("range_len_inclusive", &operands)),
    },
    ..BASE
};

/// `range_at lo, i`: the integer `i` after `lo`, of the type of `lo`.
pub static RANGE_AT: PrimDef = PrimDef {
    name: "range_at",
    doc: "The integer that is so many after the first operand.",
    spelling: Spelling::Support("range_at"),
    result: |types, _| match types {
        [lo @ (Type::Int(_) | Type::Open), Type::Int(_) | Type::Open] => Some(lo.clone()),
        _ => None,
    },
    eval: |cx, operands| match operands[..] {
        [Datum::Int(lo), Datum::Int(i)] => super::int::fit("range_at", lo.saturating_add(i), cx.ty),
        _ => Err(mismatch("range_at", &operands)),
    },
    ..BASE
};

fn length(types: &[Type], _: &Attr) -> Option<Type> {
    let fits = types.len() == 2 && types.iter().all(|t| matches!(t, Type::Int(_) | Type::Open));
    fits.then_some(Type::USIZE)
}

fn count(n: i128) -> Datum {
    Datum::Int(n.clamp(0, usize::MAX as i128))
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&RANGE_LEN, &RANGE_LEN_INCLUSIVE, &RANGE_AT];
