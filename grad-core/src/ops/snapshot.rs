//! The states of a loop with slots: which ones are kept, and where.

use super::datum::Datum;
use super::declare::mismatch;
use super::{BASE, EvalError, PrimDef, Spelling};
use crate::binomial;
use crate::ir::Type;
use std::rc::Rc;

/// What states stand in: a type of which rustc finds out what it holds.
pub fn store() -> Type {
    Type::Named("_".into())
}

/// `snapshots`: no states, of a forward run.
pub static SNAPSHOTS: PrimDef = PrimDef {
    name: "snapshots",
    doc: "No states yet.",
    spelling: Spelling::Support("snapshots"),
    result: |types, _| types.is_empty().then(store),
    eval: |_, _| Ok(Datum::Array(Rc::new(vec![]))),
    ..BASE
};

/// `first_snapshot s`: a way back's own states, of which there is one.
pub static FIRST_SNAPSHOT: PrimDef = PrimDef {
    name: "first_snapshot",
    doc: "The operand as the only state.",
    spelling: Spelling::VecOf,
    result: |types, _| (types.len() == 1).then(store),
    eval: |_, operands| Ok(Datum::Array(Rc::new(operands))),
    ..BASE
};

/// `take_snapshots own, left`: a way back's own states, and behind them those that the forward run has left.
pub static TAKE_SNAPSHOTS: PrimDef = PrimDef {
    name: "take_snapshots",
    doc: "The states of the first operand, then those of the second.",
    spelling: Spelling::Take,
    result: |types, _| (types.len() == 2).then(store),
    eval: |_, operands| match <[Datum; 2]>::try_from(operands) {
        Ok([Datum::Array(mut own), Datum::Array(left)]) => {
            Rc::make_mut(&mut own).extend(left.iter().cloned());
            Ok(Datum::Array(own))
        }
        Ok(operands) => Err(mismatch("take_snapshots", &operands)),
        Err(operands) => Err(mismatch("take_snapshots", &operands)),
    },
    in_place: Some(0),
    ..BASE
};

/// `next_snapshot at, last, slots, used`: [`binomial::next_snapshot`].
pub static NEXT_SNAPSHOT: PrimDef = PrimDef {
    name: "next_snapshot",
    doc: "Where the next state is kept.",
    spelling: Spelling::Support("next_snapshot"),
    result: |types, _| (types == [const { Type::USIZE }; 4]).then_some(Type::USIZE),
    eval: |_, operands| {
        let numbers: Result<Vec<usize>, _> = operands.iter().map(number).collect();
        match &numbers?[..] {
            [at, last, slots, used] => Ok(Datum::Int(
                binomial::next_snapshot(at, last, slots, used) as i128,
            )),
            _ => Err(mismatch("next_snapshot", &operands)),
        }
    },
    ..BASE
};

fn number(d: &Datum) -> Result<usize, EvalError> {
    match d {
        Datum::Int(n) => usize::try_from(*n).map_err(|e| EvalError(e.to_string())),
        other => Err(mismatch("next_snapshot", std::slice::from_ref(other))),
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&SNAPSHOTS, &FIRST_SNAPSHOT, &TAKE_SNAPSHOTS, &NEXT_SNAPSHOT];
