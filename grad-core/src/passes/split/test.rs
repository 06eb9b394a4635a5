//! What a body asks of where its index stands.

use super::cuts::Cut;
use super::position::{Around, Position};
use crate::entity::{FuncRef, NodeId};
use crate::ir::{Node, NodeKind, Type};
use crate::ops::PrimDef;
use crate::ops::arith::{REM, REM_EUCLID};
use crate::ops::compare::{EQ, GE, GT, LE, LT, NE};
use crate::ops::logic::SATURATING_SUB;
use crate::ops::select::{MAX, MIN};

/// What gives a number that hangs on where the index stands.
static NUMBERS: [&PrimDef; 5] = [&REM, &REM_EUCLID, &MIN, &MAX, &SATURATING_SUB];

/// A node whose value hangs on whether the index is below a cut.
pub(super) enum Test {
    /// Whether it is below.
    Below(Cut),
    /// Whether it is between the two: whether it is one number.
    Between(Cut, Cut),
    /// A number, which is one below the cut and another from there on, where these are known.
    Either(Cut, Option<Answer>, Option<Answer>),
    /// A remainder, which is the dividend less the divisor between the two.
    Less(Cut, Cut),
    /// The opposite.
    Not(Box<Test>),
}

/// What is known of such a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Answer {
    Truth(bool),
    Zero,
    /// It is this operand.
    Operand(usize),
    /// It is the first operand less the second.
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
        let is_comparison = [&LT, &LE, &GT, &GE, &EQ, &NE].contains(&def);
        let is_number = *around.rw.ty(g, node.results[0]) == Type::USIZE;
        if !(is_comparison || is_number && NUMBERS.contains(&def)) {
            return None;
        }
        let (a, b) = (around.of(g, a)?, around.of(g, b)?);
        match (a.index, b.index) {
            _ if *def == REM || *def == REM_EUCLID => remainder(around, &a, &b),
            (true, false) if is_number => either(around, def, &a, &b, 0),
            (false, true) if is_number => either(around, def, &b, &a, 1),
            (true, false) => comparison(around, def, &a, &b),
            (false, true) => comparison(around, turned(def), &b, &a),
            _ => None,
        }
    }

    /// The cuts that decide it.
    pub fn cuts(&self) -> Vec<&Cut> {
        match self {
            Test::Below(cut) | Test::Either(cut, ..) => vec![cut],
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
            Test::Either(cut, before, behind) => match below(cut)? {
                true => *before,
                false => *behind,
            },
            Test::Less(from, to) => between(from, to)?.then_some(Answer::Difference),
            Test::Not(test) => match test.answer(below)? {
                Answer::Truth(truth) => Some(Answer::Truth(!truth)),
                Answer::Zero | Answer::Operand(_) | Answer::Difference => None,
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

/// The lesser or greater of `index + c`, which is operand `at`, and a bound, or what the index is ahead of that.
fn either(
    around: &Around,
    def: &PrimDef,
    left: &Position,
    bound: &Position,
    at: usize,
) -> Option<Test> {
    let c = advance(around, left)?;
    // where both are the same, either is: so the last trip alone is behind the cut at `n - 1`
    let cut = Cut::new(bound, i64::from(*def == MIN) - c)?;
    let operand = |n| Some(Answer::Operand(n));
    match () {
        () if *def == MIN => Some(Test::Either(cut, operand(at), operand(1 - at))),
        () if *def == MAX => Some(Test::Either(cut, operand(1 - at), operand(at))),
        () if at == 0 => Some(Test::Either(
            cut,
            Some(Answer::Zero),
            Some(Answer::Difference),
        )),
        () => None,
    }
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
            let cut = Cut::new(divisor, -c)?;
            Some(Test::Either(cut, Some(Answer::Operand(0)), None))
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
