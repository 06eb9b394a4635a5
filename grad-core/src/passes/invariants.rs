//! What is dear and the same in every trip of a loop, computed once before it.
//!
//! Between the transform and the plan: the derivative is that of the graph as it was, so that a loop without trips passes
//! no cotangents (`0 * inf`), and the plan finds the value outside the loop and need not keep one a trip.

use super::literal::is_settled;
use super::rewrite::Rewrite;
use super::walk;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{LoopHeader, Node, NodeKind, Type};
use crate::ops::{Cost, Spelling};
use crate::ordered::{OrderedMap, OrderedSet};

/// Moves dear scalar arithmetic on captures and constants out of the bodies of loops. Overflow and other panics stay where
/// they are: only floats move.
pub(super) fn hoist_invariants(rw: &mut Rewrite) {
    let owners = walk::owners(rw.module());
    for body in rw.outermost_first().into_iter().rev() {
        if rw.module().funcs[body].undoes.is_none()
            && let Some((around, id)) = owners[body]
            && matches!(&rw.node(around, id).kind, NodeKind::Loop(l) if l.body == body)
        {
            hoist(rw, body, around, id);
        }
    }
}

/// Hoists out of `body`, which belongs to the loop `id` of `around`.
fn hoist(rw: &mut Rewrite, body: FuncRef, around: FuncRef, id: NodeId) {
    let captures = rw.module().funcs[body].captures.clone();
    let mut same: OrderedSet<Value> = captures.iter().copied().collect();
    let mut moved = vec![];
    for n in rw.nodes(body) {
        let node = rw.node(body, n);
        if is_float_arithmetic(rw, body, node)
            && rw.operands(body, n).iter().all(|v| same.contains(v))
        {
            same.extend(&node.results);
            moved.push(n);
        }
    }
    let is_dear = |n: &NodeId| match &rw.node(body, *n).kind {
        NodeKind::Prim(def, _) => def.cost == Cost::Dear,
        _ => false,
    };
    let dear: OrderedSet<NodeId> = moved.iter().copied().filter(is_dear).collect();
    let mut needed = OrderedSet::new();
    for n in moved.iter().rev() {
        if dear.contains(n) || rw.node(body, *n).results.iter().any(|r| needed.contains(r)) {
            needed.extend(rw.operands(body, *n));
            needed.extend(&rw.node(body, *n).results);
        }
    }
    moved.retain(|n| rw.node(body, *n).results.iter().all(|r| needed.contains(r)));
    if dear.is_empty() {
        return;
    }

    let NodeKind::Loop(l) = rw.node(around, id).kind.clone() else {
        unreachable!("asked for before")
    };
    let outer = rw.operands(around, id)[l.first_capture()..].to_vec();
    let mut outside: OrderedMap<Value, Value> = captures.into_iter().zip(outer).collect();
    let (mut order, mut copies) = (rw.nodes(around), vec![]);
    for n in moved {
        let (node, result) = (rw.node(body, n).clone(), rw.node(body, n).results[0]);
        let operands = rw.operands(body, n);
        let ty = rw.ty(body, result).clone();
        let name = rw.module().funcs[body].values[result].name.clone();
        let graph = rw.func_mut(around);
        let copy = graph.add_node(
            Node {
                operands: operands.iter().map(|v| outside[v]).collect(),
                ..node
            },
            vec![ty.clone()],
        );
        let value = graph.nodes[copy].results[0];
        graph.values[value].name = name;
        outside.insert(result, value);
        copies.push(copy);
        if dear.contains(&n) {
            graph.nodes[id].operands.push(value);
            if let LoopHeader::While(condition) = l.header {
                rw.func_mut(condition).add_capture(ty.clone());
            }
            let capture = rw.func_mut(body).add_capture(ty);
            outside.insert(capture, value);
            rw.replace(body, result, capture);
            rw.retain(body, |m| m != n);
        }
    }
    let at = order.iter().position(|n| *n == id);
    let at = at.expect("the loop is in the graph around it");
    order.splice(at..at, copies);
    rw.set_nodes(around, order);
}

/// Whether a node is arithmetic on floats, or a constant of it, that can run anywhere.
fn is_float_arithmetic(rw: &Rewrite, f: FuncRef, node: &Node) -> bool {
    let is_float = |v: &Value| matches!(rw.ty(f, *v), ty @ Type::Float(_) if is_settled(ty));
    let fits = match &node.kind {
        NodeKind::Const(_) => true,
        NodeKind::Prim(def, _) => {
            !def.may_panic
                && matches!(
                    def.spelling,
                    Spelling::Method(_) | Spelling::Infix(_) | Spelling::Prefix(_)
                )
        }
        _ => false,
    };
    fits && node.operands.iter().chain(&node.results).all(is_float)
}
