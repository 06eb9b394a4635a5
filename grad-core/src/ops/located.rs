//! Places in values of the user's types whose `Index` takes several numbers, or something else that is no number. It may work out
//! the place with fields that the gradient has not (`self.cols`). So where it is, is found in the value, and what was found
//! names the place in the value and in the gradient.

use super::datum::Datum;
use super::path::{self, Step};
use super::{BASE, PrimDef, Rule, Spelling};
use crate::ir::{Attr, Type};

/// `locate x, i, ..`: where the place is that the steps lead to, of which the last is a lookup.
pub static LOCATE: PrimDef = PrimDef {
    name: "locate",
    doc: "Where a place is in a value of the user's.",
    spelling: Spelling::Locate,
    result: |types, attr| {
        path::part(types.first()?, attr, types.get(1..)?)?;
        let (last, _) = last_step(attr, types.len() - 1)?;
        matches!(last, Step::Lookup | Step::LookupLent).then_some(Type::Open)
    },
    eval: |_, _| Ok(Datum::Unit),
    rule: Rule::Constant,
    ..BASE
};

/// `located i, at`: index `i` of a value in which it was found `at` that place, for the value and for its gradient.
pub static LOCATED: PrimDef = PrimDef {
    name: "located",
    doc: "An index of a place that has been found.",
    spelling: Spelling::Support("located"),
    ..OF_INDEX
};

/// `located_lent i, at`: the same of what is looked up by a reference to `i`.
pub static LOCATED_LENT: PrimDef = PrimDef {
    name: "located_lent",
    doc: "An index, which is a reference, of a place that has been found.",
    spelling: Spelling::Support("located_lent"),
    ..OF_INDEX
};

/// What makes an index of another one and a place.
const OF_INDEX: PrimDef = PrimDef {
    result: |types, _| (types.len() == 2).then_some(Type::Open),
    eval: |_, operands| {
        let index = operands.into_iter().next();
        index.ok_or_else(|| super::EvalError("`located` without operands".into()))
    },
    rule: Rule::Constant,
    ..BASE
};

/// The last of the steps to a place with that many indices, and what leads there.
pub fn last_step(attr: &Attr, indices: usize) -> Option<(Step<'_>, Option<Attr>)> {
    let mut steps = path::steps(attr, indices);
    let last = steps.pop()?;
    let before = (!steps.is_empty()).then(|| path::attribute(steps));
    Some((last, before))
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&LOCATE, &LOCATED, &LOCATED_LENT];
