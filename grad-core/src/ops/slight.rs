//! What the way back reads only where it is no number: a sum has the same partials whatever its operands are, and a number has no
//! shape. Whether a value is a number only rustc knows, where its type is a name.

use super::datum::Datum;
use super::{BASE, EvalError, PrimDef, Spelling};
use crate::ir::Type;

/// `numbers a, b`: whether all operands are numbers, as a type that only rustc knows.
pub static NUMBERS: PrimDef = PrimDef {
    name: "numbers",
    doc: "Whether all operands are numbers.",
    spelling: Spelling::Numbers,
    result: |types, _| (!types.is_empty()).then_some(Type::Open),
    eval: |_, _| Ok(Datum::Unit),
    ..BASE
};

/// `outlined x`: whether `x` has an outline, as a type that only rustc knows.
pub static OUTLINED: PrimDef = PrimDef {
    name: "outlined",
    doc: "Whether a value is more than its numbers and which variant it is.",
    spelling: Spelling::Outlined,
    result: |types, _| (types.len() == 1).then_some(Type::Open),
    eval: |_, _| Ok(Datum::Unit),
    ..BASE
};

/// `all_numbers told..`: whether that is told by all of these.
pub static ALL_NUMBERS: PrimDef = PrimDef {
    name: "all_numbers",
    doc: "Whether all that was asked by `numbers` is about numbers.",
    spelling: Spelling::AllNumbers,
    result: |types, _| (!types.is_empty()).then_some(Type::Open),
    eval: |_, _| Ok(Datum::Unit),
    ..BASE
};

/// `slight x, told..`: `x` to be kept, or nothing if all that is told (by `numbers`) is that there are only numbers, or its outline if it is told
/// (by `outlined`) that it has one.
pub static SLIGHT: PrimDef = PrimDef {
    name: "slight",
    doc: "A value to be kept unless it is a number.",
    spelling: Spelling::Slight,
    result: |types, _| (types.len() > 1).then(|| types[0].clone()),
    eval: |_, operands| first("slight", operands),
    ..BASE
};

/// `given x`: what `slight` was handed, or any number, or a value of its outline.
pub static GIVEN: PrimDef = PrimDef {
    name: "given",
    doc: "A value that was kept unless it was a number.",
    spelling: Spelling::Given,
    result: |types, _| (types.len() == 1).then(|| types[0].clone()),
    eval: |_, operands| first("given", operands),
    ..BASE
};

fn first(name: &str, operands: Vec<Datum>) -> Result<Datum, EvalError> {
    let operand = operands.into_iter().next();
    operand.ok_or_else(|| super::declare::mismatch(name, &[]))
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&NUMBERS, &OUTLINED, &ALL_NUMBERS, &SLIGHT, &GIVEN];
