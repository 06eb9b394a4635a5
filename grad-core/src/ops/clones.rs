//! The question whether a clone of a value of the user's is a copy.

use super::datum::Datum;
use super::{BASE, PrimDef, Spelling};
use crate::ir::Type;

/// `x` is cloned by the user's function. A clone is taken for the same value; this panics if it is not.
pub static IS_CLONED: PrimDef = PrimDef {
    name: "is_cloned",
    doc: "The check that a clone of a value is a copy.",
    spelling: Spelling::IsCloned,
    result: |types, _| (types.len() == 1).then_some(Type::Unit),
    eval: |_, operands| super::only("is_cloned", operands).map(|_| Datum::Unit),
    may_panic: true,
    ..BASE
};

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&IS_CLONED];
