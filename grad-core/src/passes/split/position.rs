//! Where an integer of a loop's body stands: the loop's index or not, a value from around the loop or none, and a number.

use super::super::rewrite::Rewrite;
use super::super::walk::first_capture;
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{Def, Loop, Node, NodeKind, Type};
use crate::ops::datum::Datum;
use crate::ops::{self, PrimDef};

/// The sum of what it names, modulo two to the width of a `usize`.
#[derive(Clone, Debug)]
pub(super) struct Position {
    /// Whether the loop's index is in it.
    pub index: bool,
    /// The value from around the loop.
    pub base: Option<Base>,
    /// What is added to the origin of that value.
    pub plus: i64,
}

/// A value of the graph that the loop stands in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Base {
    /// The value.
    pub beside: Value,
    /// What it comes from, further out or computed earlier.
    pub origin: (FuncRef, Value),
    /// What has been added to that.
    pub apart: i64,
}

/// The loop `id` of `f`, and what is around it.
pub(super) struct Around<'r> {
    pub rw: &'r Rewrite,
    pub owners: &'r SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>,
    pub f: FuncRef,
    pub id: NodeId,
    pub l: &'r Loop,
}

/// How deep a sum is looked into: what is used twice is looked at twice.
const DEPTH: u32 = 4;

/// Numbers beyond this are left alone: there is no such neighbour.
const FAR: i64 = 1 << 16;

impl Position {
    /// A number, or the index and a number.
    fn plain(index: bool, plus: i64) -> Position {
        Position {
            index,
            base: None,
            plus,
        }
    }

    /// What the value from around the loop comes from.
    pub fn origin(&self) -> Option<(FuncRef, Value)> {
        self.base.map(|b| b.origin)
    }

    /// The number that it is, if it is one.
    pub fn number(&self) -> Option<i64> {
        (!self.index && self.base.is_none()).then_some(self.plus)
    }

    /// So much further.
    pub fn moved(mut self, by: i64) -> Option<Position> {
        self.plus = self.plus.checked_add(by)?;
        Some(self)
    }

    fn sum(self, other: Position) -> Option<Position> {
        let apart = !(self.index && other.index) && (self.base.is_none() || other.base.is_none());
        let sum = Position {
            index: self.index || other.index,
            base: self.base.or(other.base),
            plus: self.plus,
        };
        sum.moved(other.plus).filter(|_| apart)
    }
}

impl Around<'_> {
    /// The first index.
    pub fn start(&self) -> Option<Position> {
        self.outside(self.rw.operands(self.f, self.id)[0])
    }

    /// The end of the range: what it is if the range is not empty.
    pub fn stop(&self) -> Option<Position> {
        let stop = self.rw.operands(self.f, self.id)[1];
        let node = self.rw.def(self.f, stop);
        self.length(stop, node).or_else(|| self.outside(stop))
    }

    /// The length of a range from a number on.
    fn length(&self, stop: Value, node: Option<&Node>) -> Option<Position> {
        let node = node?;
        let last = match prim(node)? {
            def if *def == ops::range::RANGE_LEN => 0,
            def if *def == ops::range::RANGE_LEN_INCLUSIVE => 1,
            _ => return None,
        };
        let first = self.outside(node.operands[0])?.number()?;
        let end = self.outside(node.operands[1])?.moved(last - first)?;
        let base = end.base?;
        let here = Base {
            beside: stop,
            origin: base.origin,
            apart: end.plus,
        };
        Some(Position {
            base: Some(here),
            ..end
        })
    }

    /// A value of the body, or of a branch in it.
    pub fn of(&self, g: FuncRef, v: Value) -> Option<Position> {
        self.within(g, v, DEPTH)
    }

    fn within(&self, g: FuncRef, v: Value, depth: u32) -> Option<Position> {
        let v = self.rw.resolve(g, v);
        if *self.rw.ty(g, v) != Type::USIZE || depth == 0 {
            return None;
        }
        match self.rw.module().funcs[g].values[v].def {
            Def::Param(0) if g == self.l.body => Some(Position::plain(true, 0)),
            Def::Param(_) => None,
            Def::Capture(k) if g == self.l.body => {
                let operands = self.rw.operands(self.f, self.id);
                self.outside(operands[self.l.first_capture() + k])
            }
            Def::Capture(k) => {
                let (around, v) = self.captured(g, k)?;
                self.within(around, v, depth)
            }
            Def::Result(n, _) => self.computed(g, n, depth - 1),
        }
    }

    fn computed(&self, g: FuncRef, n: NodeId, depth: u32) -> Option<Position> {
        let node = self.rw.node(g, n);
        let of = |v: Value| self.within(g, v, depth);
        match (&node.kind, &node.operands[..]) {
            (NodeKind::Const(text), _) => Some(Position::plain(false, number(text)?)),
            (NodeKind::Prim(def, _), &[a, b]) if **def == ops::arith::ADD => of(a)?.sum(of(b)?),
            (NodeKind::Prim(def, _), &[a, b]) if **def == ops::arith::SUB => {
                of(a)?.moved(-of(b)?.number()?)
            }
            (NodeKind::Prim(def, _), &[a, b]) if **def == ops::range::RANGE_AT => {
                of(b)?.moved(of(a)?.number()?)
            }
            _ => self.same_as_stop(g, node),
        }
    }

    /// The name of a constant or the length of an array, where the range ends at that.
    fn same_as_stop(&self, g: FuncRef, node: &Node) -> Option<Position> {
        let stop = self.stop()?;
        let (h, v) = stop.origin()?;
        let other = self.rw.def(h, v)?;
        let same = match (&node.kind, &other.kind) {
            (NodeKind::Host(a), NodeKind::Host(b)) => {
                node.kind.is_constant() && a.text == b.text && self.rw.ty(h, v) == &Type::USIZE
            }
            (NodeKind::Prim(a, _), NodeKind::Prim(b, _)) => {
                let array = |g, node: &Node| self.array(g, node.operands[0]);
                **a == ops::array::LEN
                    && **b == ops::array::LEN
                    && array(g, node) == array(h, other)
            }
            _ => false,
        };
        let stop = same.then_some(stop)?;
        Some(Position { plus: 0, ..stop })
    }

    /// The array that a value is, by where it is captured from.
    fn array(&self, g: FuncRef, v: Value) -> (FuncRef, Value) {
        let v = self.rw.resolve(g, v);
        let around = match self.rw.module().funcs[g].values[v].def {
            Def::Capture(k) => self.captured(g, k),
            Def::Param(_) | Def::Result(..) => None,
        };
        around.map_or((g, v), |(g, v)| self.array(g, v))
    }

    /// A value of the graph that the loop stands in: a number, or something and a number.
    fn outside(&self, v: Value) -> Option<Position> {
        if *self.rw.ty(self.f, v) != Type::USIZE {
            return None;
        }
        let (origin, plus) = self.origin(self.f, v, DEPTH);
        let base = origin.map(|origin| Base {
            beside: v,
            origin,
            apart: plus,
        });
        Some(Position {
            index: false,
            base,
            plus,
        })
    }

    /// What a value is made of by capturing it and adding numbers; nothing, if it is a number.
    fn origin(&self, g: FuncRef, v: Value, depth: u32) -> (Option<(FuncRef, Value)>, i64) {
        let v = self.rw.resolve(g, v);
        let itself = (Some((g, v)), 0);
        match self.rw.module().funcs[g].values[v].def {
            Def::Param(_) => itself,
            Def::Capture(k) => match self.captured(g, k) {
                Some((around, v)) => self.origin(around, v, depth),
                None => itself,
            },
            Def::Result(n, _) => {
                let further = depth.checked_sub(1);
                let sum = further.and_then(|depth| self.summed(g, n, depth));
                sum.unwrap_or(itself)
            }
        }
    }

    fn summed(&self, g: FuncRef, n: NodeId, depth: u32) -> Option<(Option<(FuncRef, Value)>, i64)> {
        let node = self.rw.node(g, n);
        let of = |v: Value| self.origin(g, v, depth);
        match (&node.kind, &node.operands[..]) {
            (NodeKind::Const(text), _) => Some((None, number(text)?)),
            (NodeKind::Prim(def, _), &[a, b]) if **def == ops::arith::ADD => match (of(a), of(b)) {
                ((origin, x), (None, y)) | ((None, y), (origin, x)) => Some((origin, x + y)),
                _ => None,
            },
            (NodeKind::Prim(def, _), &[a, b]) if **def == ops::arith::SUB => match (of(a), of(b)) {
                ((origin, x), (None, y)) => Some((origin, x - y)),
                _ => None,
            },
            _ => None,
        }
    }

    /// What the `k`-th capture of a graph stands for, in the graph around it.
    fn captured(&self, g: FuncRef, k: usize) -> Option<(FuncRef, Value)> {
        let (around, id) = self.owners[g]?;
        let first = first_capture(&self.rw.node(around, id).kind);
        Some((around, self.rw.operands(around, id)[first + k]))
    }
}

fn prim(node: &Node) -> Option<&'static PrimDef> {
    match node.kind {
        NodeKind::Prim(def, _) => Some(def),
        _ => None,
    }
}

fn number(text: &str) -> Option<i64> {
    let number = match Datum::parse(text, &Type::USIZE)? {
        Datum::Int(n) => i64::try_from(n).ok()?,
        _ => return None,
    };
    (number.abs() <= FAR).then_some(number)
}
