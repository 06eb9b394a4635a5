//! Arrays written in place are put back, write by write, from what the forward run logs.

use super::super::chains::Root;
use super::{Rewrite, Walk};
use crate::entity::{Entity, NodeId, Value};
use crate::grad::forward::has_tangents;
use crate::ir::{ArgMode, Attr, CallBack, Node, NodeKind, Type};
use crate::ops;

impl Rewrite<'_> {
    /// Whether the plan undoes what node `id` of the graph writes to this chain.
    pub(super) fn undoes(&self, w: &Walk, root: Root, id: NodeId) -> bool {
        let from = self.modes.of.get(&root).and_then(|m| m.undo_from);
        from.is_some_and(|from| w.func != root.func || id.index() >= from)
    }

    /// Takes back an element write: the forward run logs what it overwrites.
    pub(super) fn undo_write(&mut self, w: &mut Walk, id: NodeId) {
        let node = &w.graph.nodes[id];
        let NodeKind::Prim(def, attr) = &node.kind else {
            return;
        };
        let Some(k) = def.in_place else { return };
        let (before, after) = (node.operands[k], node.results[0]);
        let root = self.chains.root(w.func, before);
        if !self.undoes(w, root, id) {
            return;
        }
        let Some(&(version, state)) = w.state.get(&root) else {
            return;
        };
        if version != after {
            return;
        }
        if self.modes.covered.contains(w.func, id) {
            w.state.insert(root, (before, state));
            return;
        }
        w.b.set_loc(node.loc);
        let at = id.index();
        let element = w.graph.ty(before).element().cloned().unwrap_or(Type::Open);
        let restored = if **def == ops::index::INDEX_SET || **def == ops::index::INDEX_ADD {
            let path = &node.operands[1..node.operands.len() - 1];
            let load: Vec<Value> = std::iter::once(before)
                .chain(path.iter().copied())
                .collect();
            let ty = w
                .graph
                .ty(*node.operands.last().expect("a write writes something"))
                .clone();
            // what is added to a field in forward mode is added to a tangent, in which the field may not be
            let of_tangent = **def == ops::index::INDEX_ADD
                && *attr != Attr::None
                && has_tangents(&w.graph.name);
            let (read, written): (_, &[_]) = match of_tangent {
                true => (
                    &ops::index::CT_PART,
                    &[&ops::index::CT_RESHAPE, &ops::index::INDEX_ADD],
                ),
                false => (&ops::index::INDEX, &[&ops::index::INDEX_SET]),
            };
            let old = self.add(w, at, NodeKind::Prim(read, attr.clone()), load, ty);
            let old = self.keep_at(w, old, at);
            let path: Vec<Value> = path.iter().map(|&i| self.resolve(w, i)).collect();
            let mut restored = w.b.var(state);
            for def in written {
                let operands = [&[restored.value()], &path[..], &[old]].concat();
                restored =
                    w.b.prim_of_type(def, attr.clone(), &operands, w.b.ty(state));
            }
            restored
        } else if **def == ops::stack::PUSH {
            w.b.prim_of_type(&ops::stack::POP, Attr::None, &[state], w.b.ty(state))
        } else if **def == ops::stack::POP {
            let len = self.add(
                w,
                at,
                NodeKind::Prim(&ops::array::LEN, Attr::None),
                vec![before],
                Type::USIZE,
            );
            let one = self.add(w, at, NodeKind::Const("1".into()), vec![], Type::USIZE);
            let last = self.add(
                w,
                at,
                NodeKind::Prim(&ops::arith::SUB, Attr::None),
                vec![len, one],
                Type::USIZE,
            );
            let old = self.add(
                w,
                at,
                NodeKind::Prim(&ops::index::INDEX, Attr::None),
                vec![before, last],
                element,
            );
            let old = self.keep_at(w, old, at);
            w.b.prim_of_type(&ops::stack::PUSH, Attr::None, &[state, old], w.b.ty(state))
        } else {
            let copy = self.add(
                w,
                at,
                NodeKind::Prim(&ops::array::COPY, Attr::None),
                vec![before],
                w.graph.ty(before).clone(),
            );
            let old = self.keep_at(w, copy, at);
            w.b.var(old)
        };
        w.state.insert(root, (before, restored.value()));
    }

    /// An array that went through a node which did not write to it is the version before as much as the one after.
    pub(super) fn pass_untouched(&self, w: &mut Walk, id: NodeId) {
        for (before, after) in self.chains.steps(w.func, &w.graph.nodes[id]) {
            let root = self.chains.root(w.func, before);
            if let Some(&(version, state)) = w.state.get(&root)
                && version == after
                && !self.chains.writes_at(root, w.func, id)
            {
                w.state.insert(root, (before, state));
            }
        }
    }

    pub(super) fn call_back(&mut self, w: &mut Walk, node: &Node, c: &CallBack) {
        let results = self.copy(w, node, node.kind.clone());
        let Some(id) = node.origin else { return };
        let forward = &w.graph.nodes[id];
        let mut steps = self.chains.steps(w.func, forward).into_iter();
        let mut at = 0;
        for (i, arg) in c.call.args.iter().enumerate() {
            if arg.mode == ArgMode::InOut {
                let Some((before, after)) = steps.next() else {
                    return;
                };
                let root = self.chains.root(w.func, before);
                if c.call.spent {
                    at += usize::from(c.has_adjoint(i));
                    continue;
                }
                if self.undoes(w, root, id) && w.state.get(&root).is_some_and(|s| s.0 == after) {
                    w.state.insert(root, (before, results[at]));
                }
                at += 1;
            }
            at += usize::from(c.has_adjoint(i));
        }
    }
}
