//! Positions in a part `lo..hi` of an array, checked as Rust checks them.

use super::datum::Datum;
use super::index::position;
use super::{BASE, EvalError, PrimDef, Spelling};
use crate::ir::{Attr, Type};

/// `part_index lo, hi, i`: `lo + i`, where `i` must be less than `hi - lo`.
pub static PART_INDEX: PrimDef = PrimDef {
    name: "part_index",
    doc: "The position in the whole of a position in a part.",
    spelling: Spelling::Support("part_index"),
    result: positions,
    eval: |_, operands| match numbers(&operands)? {
        [lo, hi, i] if lo + i < hi => Ok(Datum::Int((lo + i) as i128)),
        [lo, hi, i] => Err(EvalError(format!(
            "index {i} is out of bounds: the length is {}",
            hi - lo
        ))),
    },
    may_panic: true,
    ..BASE
};

fn positions(types: &[Type], _: &Attr) -> Option<Type> {
    let fits = types.len() == 3 && types.iter().all(|t| matches!(t, Type::Int(_) | Type::Open));
    fits.then_some(Type::USIZE)
}

fn numbers(operands: &[Datum]) -> Result<[usize; 3], EvalError> {
    match operands {
        [a, b, c] => Ok([position(a)?, position(b)?, position(c)?]),
        _ => Err(EvalError("a part has three positions".into())),
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&PART_INDEX];
