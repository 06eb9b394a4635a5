//! Which variant of an enum a value is: a truth value, constant. The attribute is the variant's path: `Shape::Circle`,
//! `Some`.

use super::datum::Datum;
use super::declare::mismatch;
use super::make::field_step;
use super::{BASE, PrimDef, Spelling};
use crate::ir::{Attr, Type};

/// `is_variant.Some x`
pub static IS_VARIANT: PrimDef = PrimDef {
    name: "is_variant",
    doc: "Whether a value of an enum is of a variant.",
    spelling: Spelling::Variant,
    result: |types, attr| match (types, attr) {
        ([Type::Named(_) | Type::Open], Attr::Field(_)) => Some(Type::Bool),
        _ => None,
    },
    eval: |cx, operands| match (&operands[..], cx.attr) {
        ([Datum::Struct(fields)], Attr::Field(path)) => {
            // the payload of a variant has its name in front, and so has what stands for a variant without one
            let own = field_step(path, "");
            Ok(Datum::Bool(
                fields.iter().any(|(name, _)| name.starts_with(&own)),
            ))
        }
        _ => Err(mismatch("is_variant", &operands)),
    },
    ..BASE
};

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&IS_VARIANT];
