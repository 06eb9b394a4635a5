//! Looks at numbers for `check_finite!`: each gives the number that it looks at. The attribute is the number of the place, so that two
//! looks are never one, and what the user calls the operation there.

use super::{BASE, Cost, PrimDef, Rule, Spelling, Tests};
use crate::grad::TangentRule;
use crate::ir::{Attr, Type};

/// The attribute of a place.
pub fn attr(operation: &str, place: usize) -> Attr {
    Attr::Field(format!("{place} {operation}").into())
}

/// The operation in such an attribute.
pub fn operation(attr: &Attr) -> &str {
    match attr {
        Attr::Field(text) => text.split_once(' ').map_or("", |(_, operation)| operation),
        Attr::None => "",
    }
}

const LOOK_BASE: PrimDef = PrimDef {
    result: |types, _| match types {
        [ty @ Type::Float(_), ..] => Some(ty.clone()),
        _ => None,
    },
    eval: |_, mut operands| match operands.is_empty() {
        true => super::only("look", operands),
        false => Ok(operands.swap_remove(0)),
    },
    cost: Cost::Dear,
    may_panic: true,
    ..BASE
};

/// What a node gives. On the way back its cotangent is looked at.
pub static VALUE: PrimDef = PrimDef {
    name: "look_value",
    doc: "A number, which is looked at.",
    spelling: Spelling::Look("look::value"),
    rule: Rule::Vjp(|b| {
        let (whole, place) = (b.ct(), b.attr());
        b.pass(0, |ct| ct.apply_with(&COTANGENT, place, &[whole]));
    }),
    tangent: TangentRule::Same,
    tests: Tests::graphs(&["func @f(v0: f64) -> f64 {\n\
             v1 = mul v0, v0\n\
             v2 = look_value.1 v1\n\
             v3 = mul v2, v0\n\
             return v3\n\
         }"]),
    ..LOOK_BASE
};

/// What a node reads. On the way back the contribution of that node to its cotangent is looked at.
pub static OPERAND: PrimDef = PrimDef {
    name: "look_operand",
    doc: "A number that an operation reads.",
    spelling: Spelling::Look("look::operand"),
    rule: Rule::Vjp(|b| {
        let (whole, x, place) = (b.ct(), b.operand(0), b.attr());
        b.pass(0, |ct| ct.apply_with(&SLOPE, place, &[whole, x]));
    }),
    tangent: TangentRule::Same,
    tests: Tests::graphs(&["func @f(v0: f64) -> f64 {\n\
             v1 = mul v0, v0\n\
             v2 = look_operand.1 v1\n\
             v3 = look_operand.2 v0\n\
             v4 = mul v2, v3\n\
             return v4\n\
         }"]),
    ..LOOK_BASE
};

/// A cotangent that is passed on; the second operand is the same, zero where it is not there.
pub static COTANGENT: PrimDef = PrimDef {
    name: "look_cotangent",
    doc: "A cotangent, which is looked at.",
    spelling: Spelling::Look("look::cotangent"),
    ..LOOK_BASE
};

/// What an operation adds to a cotangent, the same, and the operand.
pub static SLOPE: PrimDef = PrimDef {
    name: "look_slope",
    doc: "What an operation adds to the cotangent of an operand, which is looked at.",
    spelling: Spelling::Look("look::slope"),
    ..LOOK_BASE
};

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&VALUE, &OPERAND, &COTANGENT, &SLOPE];
