//! Where a place is in a value of the user's, found in the forward run, when the value is there, and not on the way back.

use super::rewrite::Rewrite;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Node, NodeKind, Type};
use crate::ops::located::LOCATE;
use crate::ordered::OrderedMap;

/// Moves each `locate` of the graphs that undo others to before the node that it was made for.
pub(super) fn locate_forward(rw: &mut Rewrite) {
    for back in rw.funcs() {
        if let Some(forward) = rw.module().funcs[back].undoes {
            locate_in(rw, back, forward);
        }
    }
}

fn locate_in(rw: &mut Rewrite, back: FuncRef, forward: FuncRef) {
    let mut added: OrderedMap<NodeId, Vec<NodeId>> = OrderedMap::new();
    for n in rw.nodes(back) {
        let node = rw.node(back, n);
        let is_locate = matches!(node.kind, NodeKind::Prim(def, _) if *def == LOCATE);
        let Some(before) = node.origin.filter(|_| is_locate) else {
            continue;
        };
        let Some(operands) = forward_values(rw, back, n) else {
            continue;
        };
        let found = Node {
            operands,
            origin: None,
            ..rw.node(back, n).clone()
        };
        let graph = rw.func_mut(forward);
        let new = graph.add_node(found, vec![Type::Open]);
        let result = graph.nodes[new].results[0];
        added.entry(before).or_default().push(new);
        let node = rw.node_mut(back, n);
        node.kind = NodeKind::Primal(result);
        node.operands.clear();
    }
    if !added.is_empty() {
        let order = rw.nodes(forward).into_iter();
        let order = order.flat_map(|n| added.remove(&n).into_iter().flatten().chain([n]));
        let order = order.collect();
        rw.set_nodes(forward, order);
    }
}

/// The operands of a backward node, if all of them are forward values.
fn forward_values(rw: &Rewrite, back: FuncRef, n: NodeId) -> Option<Vec<Value>> {
    let operands = rw.operands(back, n).into_iter();
    operands
        .map(|v| match rw.def(back, v)?.kind {
            NodeKind::Primal(v) => Some(v),
            _ => None,
        })
        .collect()
}
