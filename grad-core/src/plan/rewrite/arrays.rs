//! A version of an array, or its length, on the way back.

use super::super::chains::Root;
use super::super::modes::is_lent_member;
use super::{Need, Rewrite, Walk, after_definition};
use crate::entity::{FuncRef, Value};
use crate::ir::{ArgMode, Attr, Def, Node, NodeKind, Type};
use crate::ops::{self, path};

impl Rewrite<'_> {
    /// Whether version `a` of an array can be read here and now without keeping anything for it.
    pub(super) fn array_is_here(&self, w: &Walk, a: Value) -> bool {
        let root = self.chains.root(w.func, a);
        match w.state.get(&root) {
            Some(&(version, _)) => version == a && !self.is_gone(w.func, a),
            None => self.is_available(w, a),
        }
    }

    /// Whether `a` is an argument that the way back is lent once more: nobody writes to it, only to copies.
    pub(super) fn is_lent_again(&self, func: FuncRef, a: Value) -> bool {
        let graph = &self.vjp.module.funcs[func];
        let is_shared = |i: usize| graph.mode(i) == ArgMode::Shared;
        func == self.vjp.forward && matches!(graph.values[a].def, Def::Param(i) if is_shared(i))
    }

    /// Whether writes between version `a` and the next are not undone.
    fn is_gone(&self, func: FuncRef, a: Value) -> bool {
        let (module, covered) = (&self.vjp.module, &self.modes.covered);
        covered.is_gone(module, self.chains, func, a)
    }

    /// Whether the plan makes version `a` of an array readable at some point of the way back.
    pub(super) fn is_available(&self, w: &Walk, a: Value) -> bool {
        let (func, a) = self.chains.origin(w.func, a);
        // what is a constant's name can be read anywhere
        if self.is_lent_again(func, a) || self.chains.constant(func, a).is_some() {
            return true;
        }
        let root = self.chains.root(func, a);
        let mode = self.modes.of.get(&root).copied().unwrap_or_default();
        if mode.undo_from.is_some() {
            return !self.is_gone(func, a);
        }
        func == root.func && a == self.chains.last(root) && (func == self.outermost || mode.last)
    }

    /// Version `a` of an array, here and now; a copy of it is kept if nothing else gives it.
    pub(super) fn array(&mut self, w: &mut Walk, a: Value) -> Value {
        let root = self.chains.root(w.func, a);
        if let Some(&(version, state)) = w.state.get(&root)
            && version == a
            && !self.is_gone(w.func, a)
        {
            return state;
        }
        if let Some(&here) = w.resolved.get(&a) {
            return here;
        }
        let here = if let Some(name) = self.chains.constant(w.func, a) {
            let ty = w.graph.ty(a).clone();
            w.b.node(name, vec![], vec![ty])[0]
        } else if let Some((_, outer)) = self.chains.captured(w.func, a)
            && w.func != self.outermost
        {
            self.need(w, Need::Value(outer))
        } else if let Some(part) = self.part(w, a) {
            self.recompute(w, part)
        } else if let Some(member) = self.lent_member(w, a) {
            self.recompute(w, member)
        } else if w.func == self.outermost
            && (a == self.chains.last(root) || self.is_lent_again(w.func, a))
        {
            self.need(w, Need::Value(a))
        } else {
            let at = after_definition(w.graph, a);
            let ty = w.graph.ty(a).clone();
            let (def, ty) = match ty {
                Type::Slice(element) => (&ops::array::TO_VEC, Type::Vec(element)),
                other => (&ops::array::COPY, other),
            };
            let copy = self.add(w, at, NodeKind::Prim(def, Attr::None), vec![a], ty);
            self.keep_at(w, copy, at)
        };
        w.resolved.insert(a, here);
        here
    }

    /// The array in whichever version is there: what is read of it is the same in all.
    pub(super) fn any_version(&mut self, w: &mut Walk, root: Root) -> Value {
        match w.state.get(&root) {
            Some(&(_, state)) => state,
            None if w.func == self.outermost => {
                let last = self.chains.last(root);
                self.need(w, Need::Value(last))
            }
            None => self.need(w, Need::Any(root)),
        }
    }

    /// The node that takes `a` out of something that can be read here and now.
    fn part<'w>(&self, w: &Walk<'w>, a: Value) -> Option<&'w Node> {
        let node = w.graph.def_node(a)?;
        self.is_part_here(w, node).then_some(node)
    }

    /// The node that takes a reference out of a tuple that can be read here and now: it must not be kept, since the way back borrows nothing.
    fn lent_member<'w>(&self, w: &Walk<'w>, a: Value) -> Option<&'w Node> {
        let node = w.graph.def_node(a)?;
        (is_lent_member(w.graph, a) && self.can_recompute(w, a, Self::array_is_here))
            .then_some(node)
    }

    /// What has the length of `a`, which was taken out of something that has been written to since, but not so that lengths change.
    fn part_of_this_length(&mut self, w: &mut Walk, a: Value) -> Option<Value> {
        let node = w.graph.def_node(a)?;
        let NodeKind::Prim(def, attr) = &node.kind else {
            return None;
        };
        let (&base, indices) = node.operands.split_first()?;
        let steps = path::steps(attr, indices.len());
        let root = self.chains.root(w.func, base);
        let &(_, state) = w.state.get(&root)?;
        if **def != ops::index::INDEX || !self.chains.keeps_length_of(root, &steps) {
            return None;
        }
        Some(self.read_part(w, node, state))
    }

    /// The length of version `a` of an array.
    pub(super) fn len(&mut self, w: &mut Walk, a: Value) -> Value {
        if let Some(len) = w.graph.array_length(a) {
            return w.b.constant(&len.to_string(), Type::USIZE).value();
        }
        let named = self.chains.constant(w.func, a).is_some();
        let same = match named {
            true => Some(self.array(w, a)),
            false => self.part_of_this_length(w, a),
        };
        if let Some(part) = same {
            return w.b.var(part).apply(&ops::array::LEN, &[]).value();
        }
        let root = self.chains.root(w.func, a);
        let fixed = self.chains.keeps_length(root);
        if let Some(&(version, state)) = w.state.get(&root)
            && (fixed || version == a)
        {
            return w.b.var(state).apply(&ops::array::LEN, &[]).value();
        }
        let around = if fixed {
            self.chains.around(w.func, a)
        } else {
            self.chains.captured(w.func, a)
        };
        if let Some((_, outer)) = around {
            return self.need(w, Need::Len(outer));
        }
        let v = if fixed && root.func == w.func {
            root.value
        } else {
            a
        };
        let at = after_definition(w.graph, v);
        let len = self.add(
            w,
            at,
            NodeKind::Prim(&ops::array::LEN, Attr::None),
            vec![v],
            Type::USIZE,
        );
        self.keep_at(w, len, at)
    }
}
