//! Arrays: reading, writing, making.

use super::datum::Datum;
use super::{Cost, EvalCx, EvalError, PrimDef, Rule, Spelling, Tests};
use crate::grad::Backprop;
use crate::ir::{Attr, Type};

/// What the structural primitives of this file have in common.
const ARRAY: PrimDef = PrimDef {
    name: "",
    doc: "",
    spelling: Spelling::Identity,
    result: |_, _| None,
    eval: |_, _| Err(EvalError(String::new())),
    rule: Rule::Constant,
    cost: Cost::Cheap,
    may_panic: false,
    in_place: None,
    tests: Tests { domain: &[], edges: &[] },
};

/// `index a, i, ..`: the element of `a`, of the element of `a`, ...
pub static INDEX: PrimDef = PrimDef {
    name: "index",
    doc: "An element.",
    spelling: Spelling::Index,
    result: |types, _| element(types.first()?, types.len() - 1),
    eval: |_, operands| {
        let (array, path) = operands.split_first().ok_or_else(|| EvalError("`index` without operands".into()))?;
        path.iter().try_fold(array.clone(), |a, i| Ok(elements(&a)?.get(position(i)?).ok_or_else(|| bounds(i, &a))?.clone()))
    },
    rule: Rule::Vjp(|b: &mut Backprop| {
        let ct = b.ct();
        b.add_element(0, ct);
    }),
    may_panic: true,
    ..ARRAY
};

fn element(ty: &Type, depth: usize) -> Option<Type> {
    match depth {
        0 => Some(ty.clone()),
        _ if *ty == Type::Open => Some(Type::Open),
        _ => element(ty.element()?, depth - 1),
    }
}

fn elements(d: &Datum) -> Result<&Vec<Datum>, EvalError> {
    match d {
        Datum::Array(xs) => Ok(xs),
        other => Err(EvalError(format!("{other:?} is not an array"))),
    }
}

fn position(i: &Datum) -> Result<usize, EvalError> {
    match i {
        Datum::Int(i) => usize::try_from(*i).map_err(|_| EvalError(format!("index {i} out of range"))),
        other => Err(EvalError(format!("{other:?} is not an index"))),
    }
}

fn bounds(i: &Datum, a: &Datum) -> EvalError {
    EvalError(format!("index {i:?} is out of bounds of {a:?}"))
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&INDEX];

#[allow(unused)]
fn _unused(_: &EvalCx, _: &Attr) {}
