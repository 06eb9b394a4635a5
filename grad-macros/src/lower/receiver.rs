//! What is known of the receiver of a method before it is lowered.

use super::iter::{COLLECTIONS, Iter, is_collection};
use super::place::strip;
use super::scope::Slot;
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ir::NodeKind;
use syn::Expr;

impl<'m> Lowerer<'m> {
    /// Whether this may be an array, as far as is known: not a number, a collection, or something opaque.
    pub fn may_be_array(&mut self, e: &Expr) -> bool {
        let Some(id) = self.variable(strip(e)) else {
            return true;
        };
        let ty = self.vars[id].ty.clone();
        match self.types.shallow(&ty) {
            Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_) => true,
            ty @ Ty::Named(_) => !is_collection(&ty),
            Ty::Var(_) => match self.vars[id].slot {
                Slot::Cell(Some(v)) => {
                    let frame = self.frames.iter().find(|f| f.id == v.frame);
                    let node = frame.and_then(|f| f.graph.def_node(v.value));
                    !node.is_some_and(|n| is_made_opaquely(&n.kind))
                }
                _ => true,
            },
            _ => false,
        }
    }

    /// Whether the items of an iterator may hold floats: that is for a derivative to know.
    pub fn has_floats(&mut self, e: &Expr) -> Res<bool> {
        let start = self.checkpoint();
        let iter = self.iterator(e)?;
        let floats = self.may_hold_floats(&iter);
        self.rollback(&start);
        Ok(floats)
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
            | Iter::Copied(inner)
            | Iter::Resumed(inner, _)
            | Iter::Filter(inner, _)
            | Iter::TakeWhile(inner, _)
            | Iter::SkipWhile(inner, _)
            | Iter::Inspect(inner, _) => self.may_hold_floats(inner),
            Iter::Zip(a, b) | Iter::Chain(a, b, _) => {
                self.may_hold_floats(a) || self.may_hold_floats(b)
            }
            Iter::Repeat(..)
            | Iter::Chunks { .. }
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
