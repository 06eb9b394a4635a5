//! Reads in a world, where types are known: what was written just before is not read again, and a part of a part is a part of the
//! whole. So values of small structs do not pass through memory.

use super::Lowerer;
use super::scope::{Base, Place, Step, Val};
use super::types::Ty;
use grad_core::entity::Value;
use grad_core::ir::{Attr, FuncGraph, Node, NodeKind};
use grad_core::ops::{PrimDef, array, index, path};

/// So many writes in a row are looked through.
const FARTHEST: usize = 16;

impl Lowerer<'_> {
    /// The number that was written to the place that is read from `base`, if that is seen.
    pub fn written_before(
        &mut self,
        base: Val,
        attr: &Attr,
        indices: &[Val],
        ty: &Ty,
    ) -> Option<Val> {
        self.model.world.as_ref()?;
        let ty = self.types.shallow(ty);
        let number = ty == Ty::Bool || matches!(ty, Ty::Float(_) | Ty::Int(_));
        if !number || self.frames.last()?.id != base.frame {
            return None;
        }
        let indices: Vec<Value> = indices.iter().map(|i| self.import(*i)).collect();
        let steps = path::steps(attr, indices.len());
        let graph = &self.frames.last()?.graph;
        let mut whole = base.value;
        for _ in 0..FARTHEST {
            let (written, operands) = prim(graph, whole, &index::INDEX_SET)?;
            let (value, places) = operands.split_last()?;
            let at = &places[1..];
            if written == attr && are_same(graph, at, &indices) {
                return Some(Val {
                    value: *value,
                    ..base
                });
            }
            if !path::are_apart(&path::steps(written, at.len()), &steps) {
                return None;
            }
            whole = places[0];
        }
        None
    }

    /// A place in a part of something that nobody has written to since the part was read, as a place in the whole.
    pub fn in_whole(&mut self, place: &Place) -> Place {
        match self.behind_part(place) {
            Some(whole) => self.in_whole(&whole),
            None => place.clone(),
        }
    }

    fn behind_part(&self, place: &Place) -> Option<Place> {
        self.model.world.as_ref()?;
        let Base::Val(v) = place.base else {
            return None;
        };
        let frame = self.frames.last().filter(|f| f.id == v.frame)?;
        if place.path.is_empty() || place.window.is_some() {
            return None;
        }
        let (attr, operands) = prim(&frame.graph, v.value, &index::INDEX)?;
        let (whole, indices) = operands.split_first()?;
        if !is_as_it_was(&frame.graph, v.value, *whole) {
            return None;
        }
        let local = |value: Value| Val { value, ..v };
        let mut indices = indices.iter().copied().map(local);
        let mut path = vec![];
        for step in path::steps(attr, indices.len()) {
            path.push(match step {
                path::Step::Index => Step::Index(indices.next()?),
                path::Step::Lookup => return None,
                path::Step::Field(name) => Step::Field(name.to_string()),
            });
        }
        path.extend(place.path.iter().cloned());
        Some(Place {
            base: Base::Val(local(*whole)),
            path,
            window: None,
        })
    }
}

/// The attribute and operands of the primitive that makes a value, if it is `def`.
fn prim<'g>(graph: &'g FuncGraph, v: Value, def: &PrimDef) -> Option<(&'g Attr, &'g [Value])> {
    match graph.def_node(v)? {
        Node {
            kind: NodeKind::Prim(found, attr),
            operands,
            ..
        } if **found == *def => Some((attr, operands)),
        _ => None,
    }
}

/// Whether indices are the same values, or the same literals.
fn are_same(graph: &FuncGraph, xs: &[Value], ys: &[Value]) -> bool {
    let literal = |v: &Value| match graph.def_node(*v).map(|n| &n.kind) {
        Some(NodeKind::Const(text)) => Some(text.clone()),
        _ => None,
    };
    let same = |(x, y): (&Value, &Value)| {
        x == y || literal(x).is_some_and(|text| literal(y) == Some(text))
    };
    xs.len() == ys.len() && xs.iter().zip(ys).all(same)
}

/// Whether `whole` has only been looked at since `part` was read of it: who writes in place takes it as an operand.
fn is_as_it_was(graph: &FuncGraph, part: Value, whole: Value) -> bool {
    let looks = |node: &Node| match &node.kind {
        NodeKind::Prim(def, _) => **def == index::INDEX || **def == array::LEN,
        _ => false,
    };
    for node in graph.nodes.values().rev().take(FARTHEST * 16) {
        if node.results.contains(&part) {
            return true;
        }
        if node.operands.contains(&whole) && !looks(node) {
            return false;
        }
    }
    false
}
