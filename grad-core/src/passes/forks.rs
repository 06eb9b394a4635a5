//! Arrays that start as one and go different ways: `let mut p = b.clone(); let mut r = b.clone();`.
//!
//! A clone is no node, so both are versions of `b`. Undoing the writes to one of them gives nothing of the other, and the plan would keep whole
//! copies of that. So each but the last has a copy here that it starts from. It is the one that the pass `copies` would put there
//! in the end.

use super::copies::is_moved;
use super::rewrite::Rewrite;
use super::walk;
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{Attr, Node, NodeKind, Type};
use crate::ops;

/// Between the transform and the plan, in the graphs that others undo.
pub(super) fn part_forks(rw: &mut Rewrite) {
    for f in walk::undone(rw.module()) {
        for start in forks(rw, f) {
            insert_copy(rw, f, start);
        }
    }
}

/// Where an array starts: a node, and which of its operands is the array.
type Start = (NodeId, usize);

/// The starts of arrays that are no longer the last of their value, in program order.
fn forks(rw: &Rewrite, f: FuncRef) -> Vec<Start> {
    let graph = &rw.module().funcs[f];
    let mut last: SecondaryMap<Value, Option<Start>> = SecondaryMap::new();
    let mut forks = vec![];
    for n in rw.nodes(f) {
        let node = rw.node(f, n);
        for at in written(node) {
            let v = node.operands[at];
            if is_moved(graph.ty(v)) && !matches!(graph.ty(v), Type::Slice(_)) {
                forks.extend(last[v].replace((n, at)));
            }
        }
    }
    forks
}

/// The operands that `node`, or what is inside it, writes in place.
fn written(node: &Node) -> Vec<usize> {
    match &node.kind {
        NodeKind::Prim(def, _) => def.in_place.into_iter().collect(),
        NodeKind::Loop(l) => (l.leading()..l.first_capture()).collect(),
        NodeKind::Cond { .. }
        | NodeKind::Call(_)
        | NodeKind::CallBack(_)
        | NodeKind::Const(_)
        | NodeKind::Host(_)
        | NodeKind::Primal(_)
        | NodeKind::Push(_)
        | NodeKind::Pop(_) => vec![],
    }
}

fn insert_copy(rw: &mut Rewrite, f: FuncRef, (n, at): Start) {
    let v = rw.node(f, n).operands[at];
    let place = rw.nodes(f).iter().position(|m| *m == n);
    let copy = (NodeKind::Prim(&ops::array::COPY, Attr::None), vec![v]);
    let data = rw.module().funcs[f].values[v].clone();
    let place = place.expect("the node is there");
    if let Some(copied) = rw.insert(f, copy, Some(data), place) {
        rw.node_mut(f, n).operands[at] = copied;
    }
}
