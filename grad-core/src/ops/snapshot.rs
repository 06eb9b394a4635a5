//! The states of a loop with slots: which ones are kept, and where.

use super::datum::Datum;
use super::declare::mismatch;
use super::{BASE, Cost, EvalError, PrimDef, Spelling};
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

/// `bytes_of x`: how much memory a value takes, with what it owns elsewhere.
pub static BYTES_OF: PrimDef = PrimDef {
    name: "bytes_of",
    doc: "How many bytes a value takes.",
    spelling: Spelling::Support("bytes_of"),
    result: |types, _| (types.len() == 1).then_some(Type::USIZE),
    eval: |_, operands| Ok(Datum::Int(operands.iter().map(bytes).sum())),
    ..BASE
};

/// `slots_in_bytes bytes, size`: [`binomial::slots_in_bytes`].
pub static SLOTS_IN_BYTES: PrimDef = PrimDef {
    name: "slots_in_bytes",
    doc: "How many states of this size fit into so many bytes, but one at least.",
    spelling: Spelling::Support("slots_in_bytes"),
    result: |types, _| (types == [const { Type::USIZE }; 2]).then_some(Type::USIZE),
    eval: |_, operands| {
        let numbers: Result<Vec<usize>, _> = operands.iter().map(number).collect();
        match &numbers?[..] {
            [bytes, size] => Ok(Datum::Int(binomial::slots_in_bytes(bytes, size) as i128)),
            _ => Err(mismatch("slots_in_bytes", &operands)),
        }
    },
    ..BASE
};

/// `new_room path, every, slots, bytes`: where the states of a loop stand, one after `every` trips in a file of a directory, the others in so many
/// slots, or in so many bytes.
pub static NEW_ROOM: PrimDef = PrimDef {
    name: "new_room",
    doc: "A room for states, of which some stand in a file.",
    spelling: Spelling::Support("new_room"),
    result: |types, _| (types.len() == 4).then(store),
    cost: Cost::Dear,
    ..BASE
};

/// `room_for room, size`: the same room, for states of this size.
pub static ROOM_FOR: PrimDef = PrimDef {
    name: "room_for",
    doc: "The room, for states of a size.",
    spelling: Spelling::Support("room_for"),
    result: |types, _| (types.len() == 2).then(store),
    cost: Cost::Dear,
    ..BASE
};

/// `room_left room`: what is left of a room behind the first state of the loop.
pub static ROOM_LEFT: PrimDef = PrimDef {
    name: "room_left",
    doc: "The room without that of the first state.",
    spelling: Spelling::Support("room_left"),
    result: |types, _| (types.len() == 1).then(store),
    cost: Cost::Dear,
    ..BASE
};

/// `next_in_room at, last, room, used`: where the next state is kept.
pub static NEXT_IN_ROOM: PrimDef = PrimDef {
    name: "next_in_room",
    doc: "Where the next state is kept.",
    spelling: Spelling::Support("next_in_room"),
    result: |types, _| (types.len() == 4).then_some(Type::USIZE),
    ..BASE
};

/// `put_away room, at, x`: what holds a value that trip `at` starts from.
pub static PUT_AWAY: PrimDef = PrimDef {
    name: "put_away",
    doc: "What holds the last operand, in memory or in a file.",
    spelling: Spelling::Fallible("put_away"),
    result: |types, _| (types.len() == 3).then(store),
    cost: Cost::Dear,
    may_panic: true,
    ..BASE
};

/// `bring_back x`: the value that was put away.
pub static BRING_BACK: PrimDef = PrimDef {
    name: "bring_back",
    doc: "The value that was put away.",
    spelling: Spelling::Fallible("bring_back"),
    cost: Cost::Dear,
    may_panic: true,
    ..BASE
};

/// As much as the value takes in Rust, but for the vectors' own three words.
fn bytes(d: &Datum) -> i128 {
    match d {
        Datum::F64(_) | Datum::Int(_) => 8,
        Datum::F32(_) => 4,
        Datum::Bool(_) => 1,
        Datum::Array(all) | Datum::Tuple(all) => all.iter().map(bytes).sum(),
        Datum::Struct(fields) => fields.iter().map(|(_, field)| bytes(field)).sum(),
        #[cfg(feature = "runtime")]
        Datum::Tensor(_) => 0,
        Datum::Unit | Datum::Opaque(_) => 0,
    }
}

fn number(d: &Datum) -> Result<usize, EvalError> {
    match d {
        Datum::Int(n) => usize::try_from(*n).map_err(|e| EvalError(e.to_string())),
        other => Err(mismatch("next_snapshot", std::slice::from_ref(other))),
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &SNAPSHOTS,
    &FIRST_SNAPSHOT,
    &TAKE_SNAPSHOTS,
    &NEXT_SNAPSHOT,
    &BYTES_OF,
    &SLOTS_IN_BYTES,
    &NEW_ROOM,
    &ROOM_FOR,
    &ROOM_LEFT,
    &NEXT_IN_ROOM,
    &PUT_AWAY,
    &BRING_BACK,
];
