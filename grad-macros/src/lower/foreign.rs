//! Values of types that need not be differentiable: constants that only rustc understands, and what is made of them.

use super::Lowerer;
use super::scope::{Operand, Val};
use super::types::Ty;
use grad_core::entity::Value;
use grad_core::ir::{Def, NodeKind};
use grad_core::ops::{PrimDef, index};
use std::collections::HashSet;
use std::slice;

/// Where a value comes from.
enum Source {
    /// An opaque expression, or a param that is marked as a constant.
    Foreign,
    /// These values; none if it is a literal.
    Made(Vec<Val>),
    /// What may have a derivative.
    Unknown,
}

impl Lowerer<'_> {
    /// Whether a value is a constant whose type need not be differentiable: what an opaque expression gives, a param that
    /// is marked so, what is made of such values and literals alone. What may be written through a `&mut` is not.
    pub fn is_foreign(&mut self, value: &Operand) -> bool {
        if value.lent().is_some_and(|id| self.is_taken_apart(id)) {
            return false;
        }
        let base = match value {
            Operand::Val(v) => *v,
            Operand::Ref(place, _) => match self.base_value(place.base) {
                Ok(v) => v,
                Err(_) => return false,
            },
            _ => return false,
        };
        let (mut foreign, mut todo, mut seen) = (false, vec![base], HashSet::from([base]));
        while let Some(v) = todo.pop() {
            match self.source_of(v) {
                Source::Foreign => foreign = true,
                Source::Made(of) => todo.extend(of.into_iter().filter(|v| seen.insert(*v))),
                Source::Unknown if self.is_discrete(v) => {}
                Source::Unknown => return false,
            }
        }
        foreign
    }

    fn is_discrete(&self, v: Val) -> bool {
        let ty = self.ty(v);
        self.types.is_int(&ty) || matches!(self.types.shallow(&ty), Ty::Bool)
    }

    fn source_of(&self, v: Val) -> Source {
        let Some(frame) = self.frames.iter().find(|f| f.id == v.frame) else {
            return Source::Unknown;
        };
        match frame.graph.values[v.value].def {
            Def::Param(i) if frame.id == self.frames[0].id => {
                match self.model.params.get(i).is_some_and(|p| p.no_diff) {
                    true => Source::Foreign,
                    false => Source::Unknown,
                }
            }
            Def::Param(_) => self.source_of_map(v),
            Def::Capture(i) => Source::Made(vec![frame.captures[i]]),
            Def::Result(node, _) => {
                let node = &frame.graph.nodes[node];
                match &node.kind {
                    NodeKind::Host(_) => Source::Foreign,
                    NodeKind::Const(_) => Source::Made(vec![]),
                    NodeKind::Prim(def, _) => {
                        let of = contents(def, &node.operands);
                        let of = of.map(|&value| Val { value, ..v });
                        Source::Made(of.collect())
                    }
                    _ => self.source_of_map(v),
                }
            }
        }
    }

    /// Of what loops and branches change: a map holds constants, whichever trip or arm it comes from.
    fn source_of_map(&self, v: Val) -> Source {
        match self.is_map_of_std(&self.types.shallow(&self.ty(v))) {
            true => Source::Foreign,
            false => Source::Unknown,
        }
    }
}

/// The operands that a value is made of: all but the indices of a place.
fn contents<'v>(def: &PrimDef, operands: &'v [Value]) -> impl Iterator<Item = &'v Value> {
    let (whole, written) = match operands {
        [whole, .., last] if *def == index::INDEX_SET || *def == index::INDEX_ADD => {
            (slice::from_ref(whole), slice::from_ref(last))
        }
        [whole, ..] if *def == index::INDEX => (slice::from_ref(whole), &[][..]),
        all => (all, &[][..]),
    };
    whole.iter().chain(written)
}
