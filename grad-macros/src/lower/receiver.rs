//! What is known of the receiver of a method before it is lowered.

use super::iter::{COLLECTIONS, Iter, is_collection};
use super::kept::address;
use super::place::strip;
use super::scope::{Slot, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Refused;
use grad_core::ir::NodeKind;
use syn::{Expr, ExprMethodCall};

/// Methods that change a map, a set, a queue, a list or a heap.
const CHANGES: [&str; 10] = [
    "insert",
    "entry",
    "push_back",
    "push_front",
    "pop_back",
    "pop_front",
    "get_mut",
    "values_mut",
    "append",
    "retain",
];

/// What is decided by a trial here.
const HAS_FLOATS: usize = 2;

impl<'m> Lowerer<'m> {
    /// Whether this may be an array, as far as is known: not a number, a collection, or something opaque.
    pub fn may_be_array(&mut self, e: &Expr) -> bool {
        let Some(id) = self.variable(strip(e)) else {
            let ty = self.probe(e);
            return !ty.is_some_and(|ty| self.types.is_number(&ty));
        };
        let ty = self.vars[id].ty.clone();
        match self.types.shallow(&ty) {
            Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_) => true,
            ty @ Ty::Named(_) => !is_collection(&ty),
            Ty::Var(_) => !self.holds_collection(id),
            _ => false,
        }
    }

    /// Whether this is a variable that holds a map, a set, a queue or the like.
    pub fn is_std_collection(&mut self, e: &Expr) -> bool {
        let Some(id) = self.variable(strip(e)) else {
            return false;
        };
        let ty = self.vars[id].ty.clone();
        match self.types.shallow(&ty) {
            ty @ Ty::Named(_) => is_collection(&ty),
            _ => self.holds_collection(id),
        }
    }

    /// Whether a variable was given what only such a collection gives.
    fn holds_collection(&self, id: VarId) -> bool {
        let Slot::Cell(Some(v)) = self.vars[id].slot else {
            return false;
        };
        let frame = self.frames.iter().find(|f| f.id == v.frame);
        let node = frame.and_then(|f| f.graph.def_node(v.value));
        node.is_some_and(|n| is_made_opaquely(&n.kind))
    }

    /// Refuses a change of a collection of std that is no array: what it holds is not followed.
    pub fn change_of_collection(&mut self, m: &ExprMethodCall, name: &str) -> Res<()> {
        if let Expr::MethodCall(before) = strip(&m.receiver) {
            // `counts.entry(key).or_insert(0)`
            self.change_of_collection(before, &before.method.to_string())?;
        }
        if !CHANGES.contains(&name) || self.may_be_array(&m.receiver) {
            return Ok(());
        }
        let id = self.variable(strip(&m.receiver));
        if id.is_some_and(|id| matches!(self.vars[id].slot, Slot::Poisoned)) {
            return Err(Refused);
        }
        let refused = self.refuse(
            m,
            "a collection that is no array is changed in a differentiable function",
            "use a `Vec`, or a `VecDeque` that this function makes and only pushes to, pops from, indexes and runs over; or make the collection outside",
        );
        // what else is done with it is not reported
        if let Some(id) = id {
            self.vars[id].slot = Slot::Poisoned;
        }
        Err(refused)
    }

    /// Refuses `*counts.entry(key).or_insert(0) += 1`: that is written to a collection that is no array.
    pub fn behind_collection(&mut self, left: &Expr) -> Res<()> {
        match strip(left) {
            Expr::Unary(e) if matches!(e.op, syn::UnOp::Deref(_)) => match strip(&e.expr) {
                Expr::MethodCall(m) => self.change_of_collection(m, &m.method.to_string()),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Whether the items of an iterator may hold floats: that is for a derivative to know.
    pub fn has_floats(&mut self, e: &Expr) -> Res<bool> {
        let key = (address(e), HAS_FLOATS);
        if let Some(floats) = self.decided(key) {
            return Ok(floats);
        }
        let start = self.checkpoint();
        let iter = self.iterator(e)?;
        let floats = self.may_hold_floats(&iter);
        self.rollback(&start);
        Ok(self.decide(key, floats))
    }

    fn may_hold_floats(&mut self, iter: &Iter) -> bool {
        match iter {
            Iter::Range(..) | Iter::Inclusive(..) | Iter::From(..) => false,
            Iter::Elements(place, _) | Iter::Owned(place) | Iter::Windows(place, _) => {
                let ty = self.place_ty(place);
                match ty.element().map(|t| self.types.shallow(t)) {
                    Some(Ty::Bool) => false,
                    Some(ty) => !self.types.is_int(&ty),
                    None => false,
                }
            }
            Iter::Rev(inner, _)
            | Iter::StepBy(inner, _)
            | Iter::Enumerate(inner)
            | Iter::Take(inner, _)
            | Iter::Skip(inner, _)
            | Iter::Cycle(inner, _)
            | Iter::Copied(inner, _)
            | Iter::Resumed(inner, _)
            | Iter::Taken(inner, _)
            | Iter::Filter(inner, _)
            | Iter::TakeWhile(inner, _)
            | Iter::SkipWhile(inner, _)
            | Iter::Inspect(inner, _) => self.may_hold_floats(inner),
            Iter::Zip(a, b) | Iter::Chain(a, b, _) => {
                self.may_hold_floats(a) || self.may_hold_floats(b)
            }
            Iter::Repeat(..)
            | Iter::Chunks { .. }
            | Iter::Listed(_)
            | Iter::Map(..)
            | Iter::FilterMap(..)
            | Iter::MapWhile(..)
            | Iter::Scan(..)
            | Iter::FlatMap(..)
            | Iter::Generate(_)
            | Iter::Successors(..) => false,
        }
    }
}

/// Whether an opaque expression makes one of the collections of std, or something else that is not an array.
fn is_made_opaquely(kind: &NodeKind) -> bool {
    match kind {
        NodeKind::Host(host) => COLLECTIONS.iter().any(|name| host.text.contains(name)),
        _ => false,
    }
}
