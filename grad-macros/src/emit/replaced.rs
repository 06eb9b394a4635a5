//! Parts that are read only to be written over: what was there is moved out as the new value moves in, and nothing is copied.

use super::frame::{Frame, is_copy};
use super::place::{How, Place, Rep};
use super::stack::is_vector;
use grad_core::entity::{Entity, NodeId, Stack, Value};
use grad_core::ir::{Attr, Node, NodeKind, Type};
use grad_core::ops::PrimDef;
use grad_core::ops::arith::SUB;
use grad_core::ops::array::LEN;
use grad_core::ops::index::{CT_PART, CT_RESHAPE, INDEX, INDEX_SET};
use grad_core::ops::path::{self, Step};
use grad_core::ops::stack::POP;
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

impl Frame<'_> {
    /// The write, two nodes behind `read`, to the part that is read there to be kept, and where it is kept.
    fn kept_and_written(&self, read: NodeId) -> Option<(NodeId, Stack)> {
        let v = self.part_read(read)?;
        let [push, write] = [1, 2].map(|n| NodeId::new(read.index() + n));
        let NodeKind::Push(stack) = self.at_id(push)?.kind else {
            return None;
        };
        let is_kept = self.at_id(push)?.operands == [v] && self.uses(v) == 1;
        let is_own = self.em.spot(stack).is_none() && !self.elements.contains_key(&push);
        let is_written = writes(self.at_id(write)?, &self.graph.nodes[read], &INDEX_SET);
        (is_kept && is_own && is_written).then_some((write, stack))
    }

    /// Whether what a node does is done by a write behind it.
    pub(super) fn is_done_later(&self, id: NodeId) -> bool {
        let read = match self.graph.nodes[id].kind {
            NodeKind::Push(_) if id.index() > 0 => NodeId::new(id.index() - 1),
            _ => id,
        };
        self.kept_and_written(read).is_some() || self.emptied_next(id).is_some()
    }

    /// Where a write keeps what was there.
    pub(super) fn keeps(&self, write: NodeId) -> Option<Stack> {
        let read = NodeId::new(write.index().checked_sub(2)?);
        let (found, stack) = self.kept_and_written(read)?;
        (found == write).then_some(stack)
    }

    /// Writes `x` to a part, and keeps what was there.
    pub(super) fn replace(
        &self,
        stack: Stack,
        part: &TokenStream,
        x: &TokenStream,
        span: Span,
    ) -> TokenStream {
        let new = self.em.names.fresh("new");
        let old = quote_spanned!(span=> ::core::mem::replace(&mut #part, #new));
        let push = self.em.stack(stack).push(old, span);
        quote_spanned!(span=> let #new = #x; #push)
    }

    /// Whether a value is a vector of numbers that was kept, so that a place for it has the room already.
    pub(super) fn is_kept_vector(&self, v: Value) -> bool {
        let made = self.graph.def_node(v);
        made.is_some_and(|n| matches!(n.kind, NodeKind::Pop(_))) && is_vector(self.ty(v))
    }

    /// Makes `v` what was in a part that zeros are made of.
    pub(super) fn bind_taken(&mut self, v: Value, reshape: &TokenStream) -> TokenStream {
        let name = self.new_name(v);
        self.set(v, Rep::Place(Place::own(name.clone())));
        quote!(let mut #name = #reshape;)
    }

    /// The node that makes zeros of the part of a gradient that `read` reads, before anything looks at what was read.
    pub(super) fn emptied_next(&self, read: NodeId) -> Option<NodeId> {
        let v = self.part_read(read).filter(|v| self.ty(*v).is_array())?;
        let node = &self.graph.nodes[read];
        let mut next = (read.index() + 1..self.graph.nodes.len()).map(NodeId::new);
        let found = next.find(|id| !is_read(&self.graph.nodes[*id]))?;
        let is_plain = matches!(&node.kind, NodeKind::Prim(_, Attr::None));
        let between = (read.index() + 1..=found.index()).map(NodeId::new);
        let mut operands = between.flat_map(|id| &self.graph.nodes[id].operands);
        let is_emptied = writes(&self.graph.nodes[found], node, &CT_RESHAPE);
        (self.is_back && is_plain && is_emptied && !operands.any(|x| *x == v)).then_some(found)
    }

    /// What is read of the part that `reshape` makes zeros of, if it is taken then.
    pub(super) fn taken(&self, reshape: NodeId) -> Option<Value> {
        let reads = (0..reshape.index()).rev().map(NodeId::new);
        let mut reads = reads.take_while(|id| is_read(&self.graph.nodes[*id]));
        let read = reads.find(|id| self.emptied_next(*id) == Some(reshape))?;
        Some(self.graph.nodes[read].results[0])
    }

    /// Whether the field of a cotangent that `read` reads may be moved out of it: it is a variable of its own, and what is still read
    /// of it is in other fields.
    pub(super) fn is_moved_out(&self, read: NodeId) -> bool {
        let whole = self.graph.nodes[read].operands[0];
        let rep = self.rep(whole);
        let is_own = matches!(&rep, Rep::Place(place) if place.how == How::Own && place.writable && place.wanted.is_none());
        let Some(last) = self.last_reader(whole).filter(|_| is_own) else {
            return false;
        };
        let mut later =
            (read.index() + 1..=last.index()).map(|n| &self.graph.nodes[NodeId::new(n)]);
        let place = fields(&self.graph.nodes[read]);
        let is_apart = |node: &Node| match (&place, fields(node)) {
            (Some(a), Some(b)) => path::are_apart(a, &b),
            _ => false,
        };
        place.is_some() && later.all(|node| !node.operands.contains(&whole) || is_apart(node))
    }

    /// Whether the last of the cotangents in a vector is read only to be popped by the next node: then it is what `pop` gives.
    pub(super) fn is_popped_next(&self, read: NodeId) -> bool {
        let pop = NodeId::new(read.index() + 1);
        let (Some(v), Some(next)) = (self.part_read(read), self.at_id(pop)) else {
            return false;
        };
        let node = &self.graph.nodes[read];
        let is_pop = matches!(&next.kind, NodeKind::Prim(def, _) if **def == POP);
        let &[list, at] = &node.operands[..] else {
            return false;
        };
        let is_list = matches!(self.ty(list), Type::Vec(_)) && self.uses(v) > 0;
        let is_own = || matches!(self.rep(list), Rep::Place(place) if place.writable && place.wanted.is_none());
        let ends = is_pop && next.operands == [list] && self.last_reader(list) == Some(pop);
        self.is_back && is_list && ends && self.is_last(list, at) && is_own()
    }

    /// Whether the node before `pop` has done what it does.
    pub(super) fn was_popped(&self, pop: NodeId) -> bool {
        let before = pop.index().checked_sub(1).map(NodeId::new);
        before.is_some_and(|read| self.is_popped_next(read))
    }

    /// Whether `at` is `list.len() - 1`.
    fn is_last(&self, list: Value, at: Value) -> bool {
        let made = |v: Value, how: &PrimDef| match self.graph.def_node(v) {
            Some(node) if matches!(&node.kind, NodeKind::Prim(def, _) if **def == *how) => {
                node.operands.clone()
            }
            _ => vec![],
        };
        let is_one = |v: Value| match self.graph.def_node(v).map(|n| &n.kind) {
            Some(NodeKind::Const(text)) => text.trim_end_matches("usize") == "1",
            _ => false,
        };
        match made(at, &SUB)[..] {
            [len, one] => made(len, &LEN) == [list] && is_one(one),
            _ => false,
        }
    }

    /// What a node reads of something, if that has to be cloned.
    fn part_read(&self, read: NodeId) -> Option<Value> {
        let node = self.at_id(read).filter(|n| is_read(n))?;
        let v = node.results[0];
        (!is_copy(self.ty(v)) && !self.elements.contains_key(&read)).then_some(v)
    }

    fn at_id(&self, id: NodeId) -> Option<&Node> {
        (id.index() < self.graph.nodes.len()).then(|| &self.graph.nodes[id])
    }
}

fn is_read(node: &Node) -> bool {
    matches!(&node.kind, NodeKind::Prim(def, _) if **def == INDEX)
}

/// Which field of a cotangent a node reads.
fn fields(node: &Node) -> Option<Vec<Step<'_>>> {
    match &node.kind {
        NodeKind::Prim(def, attr) if **def == CT_PART && node.operands.len() == 1 => {
            Some(path::steps(attr, 0))
        }
        _ => None,
    }
}

/// Whether a node writes what `read` reads, by `how`.
fn writes(node: &Node, read: &Node, how: &PrimDef) -> bool {
    match (&node.kind, &read.kind) {
        (NodeKind::Prim(def, to), NodeKind::Prim(_, from)) => {
            let place = node.operands.split_last().map(|(_, place)| place);
            **def == *how && to == from && place == Some(&read.operands[..])
        }
        _ => false,
    }
}
