//! How two numbers compare, as an integer: -1, 0 or 1 for less, equal and greater.

use super::datum::Datum;
use super::declare::{Numbers, agree, mismatch};
use super::{BASE, EvalError, PrimDef, Spelling};
use crate::ir::{Attr, IntType, Type};
use std::cmp::Ordering;

/// `a.cmp(b)`
pub static ORDER: PrimDef = PrimDef {
    name: "order",
    doc: "How two integers, or values of a type with a total order, compare.",
    spelling: Spelling::Support("order"),
    result: ordering,
    eval: |_, operands| {
        let order = compare(&operands, |_, _| None, |_, _| None)?;
        order.map(datum).ok_or_else(|| mismatch("order", &operands))
    },
    ..BASE
};

/// `a.partial_cmp(b).unwrap()`
pub static PARTIAL_ORDER: PrimDef = PrimDef {
    name: "partial_order",
    doc: "How two numbers compare; a NaN panics.",
    spelling: Spelling::Support("partial_order"),
    result: ordering,
    eval: |_, operands| {
        compare(&operands, f64::partial_cmp, f32::partial_cmp)?
            .map(datum)
            .ok_or_else(|| EvalError("a NaN has no place in an order".into()))
    },
    may_panic: true,
    ..BASE
};

/// `a.partial_cmp(b).unwrap_or(Ordering::Equal)`
pub static PARTIAL_ORDER_OR_EQUAL: PrimDef = PrimDef {
    name: "partial_order_or_equal",
    doc: "How two numbers compare; a NaN equals everything.",
    spelling: Spelling::Support("partial_order_or_equal"),
    result: ordering,
    eval: |_, operands| {
        let order = compare(&operands, f64::partial_cmp, f32::partial_cmp)?;
        Ok(datum(order.unwrap_or(Ordering::Equal)))
    },
    ..BASE
};

/// `a.total_cmp(b)`
pub static TOTAL_ORDER: PrimDef = PrimDef {
    name: "total_order",
    doc: "How two floats compare in the order that has a place for every one of them.",
    spelling: Spelling::Support("total_order"),
    result: ordering,
    eval: |_, operands| {
        let order = compare(
            &operands,
            |a, b| Some(a.total_cmp(b)),
            |a, b| Some(a.total_cmp(b)),
        )?;
        Ok(datum(order.unwrap_or(Ordering::Equal)))
    },
    ..BASE
};

fn ordering(types: &[Type], _: &Attr) -> Option<Type> {
    let fits = types.len() == 2 && agree(types);
    fits.then_some(Type::Int(IntType::I8))
}

fn datum(order: Ordering) -> Datum {
    Datum::Int(order as i128)
}

fn compare(
    operands: &[Datum],
    f64s: fn(&f64, &f64) -> Option<Ordering>,
    f32s: fn(&f32, &f32) -> Option<Ordering>,
) -> Result<Option<Ordering>, EvalError> {
    match Numbers::of(operands) {
        Some(Numbers::F64(xs)) => Ok(f64s(&xs[0], &xs[1])),
        Some(Numbers::F32(xs)) => Ok(f32s(&xs[0], &xs[1])),
        Some(Numbers::Int(xs)) => Ok(Some(xs[0].cmp(&xs[1]))),
        Some(Numbers::Bool(xs)) => Ok(Some(xs[0].cmp(&xs[1]))),
        None => Err(mismatch("order", operands)),
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &ORDER,
    &PARTIAL_ORDER,
    &PARTIAL_ORDER_OR_EQUAL,
    &TOTAL_ORDER,
];
