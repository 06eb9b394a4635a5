//! What a body asks of where its index stands.

use super::cuts::Cut;
use super::position::{Around, Position};
use crate::entity::{FuncRef, NodeId};
use crate::ir::{Node, NodeKind, Type};
use crate::ops::compare::{EQ, GE, GT, LE, LT, NE};
use crate::ops::{PrimDef, arith};

/// A node whose value hangs on whether the index is below a cut.
pub(super) enum Test {
    /// Whether it is below.
    Below(Cut),
    /// Whether it is between the two: whether it is one number.
    Between(Cut, Cut),
    /// A remainder, which is the dividend below the cut.
    Same(Cut),
    /// A remainder, which is the dividend less the divisor between the two.
    Less(Cut, Cut),
    /// The opposite.
    Not(Box<Test>),
}

/// What is known of such a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Answer {
    Truth(bool),
    Dividend,
    Difference,
}

impl Test {
    /// What the node asks, if it asks for the index.
    pub fn of(around: &Around, g: FuncRef, node: &Node) -> Option<Test> {
        let NodeKind::Prim(def, _) = node.kind else {
            return None;
        };
        let &[a, b] = &node.operands[..] else {
            return None;
        };
        let is_remainder = *def == arith::REM || *def == arith::REM_EUCLID;
        if is_remainder && *around.rw.ty(g, node.results[0]) == Type::USIZE {
            return remainder(around, &around.of(g, a)?, &around.of(g, b)?);
        }
        if ![&LT, &LE, &GT, &GE, &EQ, &NE].contains(&def) {
            return None;
        }
        let (a, b) = (around.of(g, a)?, around.of(g, b)?);
        match (a.index, b.index) {
            (true, false) => comparison(around, def, &a, &b),
            (false, true) => comparison(around, turned(def), &b, &a),
            _ => None,
        }
    }

    /// The cuts that decide it.
    pub fn cuts(&self) -> Vec<&Cut> {
        match self {
            Test::Below(cut) | Test::Same(cut) => vec![cut],
            Test::Between(from, to) | Test::Less(from, to) => vec![from, to],
            Test::Not(test) => test.cuts(),
        }
    }

    /// What is known, given which cuts the index is below.
    pub fn answer(&self, below: &impl Fn(&Cut) -> Option<bool>) -> Option<Answer> {
        let between = |from, to| match (below(from), below(to)) {
            (Some(true), _) | (_, Some(false)) => Some(false),
            (Some(false), Some(true)) => Some(true),
            _ => None,
        };
        match self {
            Test::Below(cut) => below(cut).map(Answer::Truth),
            Test::Between(from, to) => between(from, to).map(Answer::Truth),
            Test::Same(cut) => (below(cut)?).then_some(Answer::Dividend),
            Test::Less(from, to) => between(from, to)?.then_some(Answer::Difference),
            Test::Not(test) => match test.answer(below)? {
                Answer::Truth(truth) => Some(Answer::Truth(!truth)),
                Answer::Dividend | Answer::Difference => None,
            },
        }
    }
}

/// `index + c < bound` and its like.
fn comparison(around: &Around, def: &PrimDef, left: &Position, bound: &Position) -> Option<Test> {
    let c = advance(around, left)?;
    let here = Cut::new(bound, -c);
    let behind = || Cut::new(bound, 1 - c);
    let negated = *def == GE || *def == GT || *def == NE;
    let test = match () {
        () if *def == LT || *def == GE => Test::Below(here?),
        () if *def == LE || *def == GT => Test::Below(behind()?),
        // no index is the greatest integer, so what is one more than that may as well be zero
        () if c == 0 => Test::Between(here?, Cut::new(&bound.clone().moved(1)?, 0)?),
        () => Test::Between(here?, behind()?),
    };
    Some(match negated {
        true => Test::Not(Box::new(test)),
        false => test,
    })
}

/// `(index + c) % n`, or `(index + n + c) % n`, where the dividend is not twice the divisor or more.
fn remainder(around: &Around, dividend: &Position, divisor: &Position) -> Option<Test> {
    if !dividend.index || divisor.index {
        return None;
    }
    let c = dividend.plus - divisor.plus;
    let from_number = around.start()?.number().is_some();
    match (dividend.base.is_some(), divisor.number()) {
        (false, Some(n)) if from_number && dividend.plus > n / 2 => {
            Some(Test::Less(Cut::number(-c), Cut::number(n - c)))
        }
        (false, _) => {
            let c = advance(around, dividend)?;
            Some(Test::Same(Cut::new(divisor, -c)?))
        }
        (true, _) if from_number && dividend.origin() == divisor.origin() => {
            Some(Test::Less(Cut::number(-c), Cut::new(divisor, -c)?))
        }
        (true, _) => None,
    }
}

/// How far ahead of the index it is. More than one only where the sum cannot pass the greatest integer: a range from a number
/// never gets there.
fn advance(around: &Around, left: &Position) -> Option<i64> {
    let from_number = || around.start().is_some_and(|p| p.number().is_some());
    let c = (left.base.is_none() && left.plus >= 0).then_some(left.plus)?;
    (c <= 1 || from_number()).then_some(c)
}

/// The comparison with its sides exchanged.
fn turned(def: &PrimDef) -> &'static PrimDef {
    match () {
        () if *def == LT => &GT,
        () if *def == GT => &LT,
        () if *def == LE => &GE,
        () if *def == GE => &LE,
        () if *def == EQ => &EQ,
        () => &NE,
    }
}

/// A test and the node that it is of.
pub(super) type At = (FuncRef, NodeId, Test);
