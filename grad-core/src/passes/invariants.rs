//! What is dear, or a field of what does not change, and so the same in every trip of a loop, computed once before it.
//!
//! Between the transform and the plan: the derivative is that of the graph as it was, so that a loop without trips passes
//! no cotangents (`0 * inf`), and the plan finds the value outside the loop and need not keep one a trip. What is computed from such a
//! field, an index `i * self.n + j`, is then computed again and not kept.

use super::literal::is_settled;
use super::rewrite::Rewrite;
use super::walk;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Attr, LoopHeader, Node, NodeKind, Type};
use crate::ops::index::INDEX;
use crate::ops::{Cost, Spelling};
use crate::ordered::{OrderedMap, OrderedSet};

/// Moves dear scalar arithmetic on captures and constants, and fields of captures, out of the bodies of loops. Overflow and other
/// panics stay where they are: only floats, and what is read without an index, move.
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
        if (is_float_arithmetic(rw, body, node) || is_field(rw, body, node))
            && rw.operands(body, n).iter().all(|v| same.contains(v))
        {
            same.extend(&node.results);
            moved.push(n);
        }
    }
    let is_dear = |n: &NodeId| match &rw.node(body, *n).kind {
        NodeKind::Prim(def, _) => def.cost == Cost::Dear || **def == INDEX,
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
    let mut order = rw.nodes(around);
    let at = order.iter().position(|n| *n == id);
    let at = at.expect("the loop is in the graph around it");
    let after = order.split_off(at);
    let mut known = fields(rw, around, &order);
    let mut given: OrderedMap<Value, Value> = OrderedMap::new();
    for n in moved {
        let (node, result) = (rw.node(body, n).clone(), rw.node(body, n).results[0]);
        let operands = rw.operands(body, n).iter().map(|v| outside[v]).collect();
        let node = Node { operands, ..node };
        let ty = rw.ty(body, result).clone();
        let read = field(&node, &node.operands);
        let value = match read.as_ref().and_then(|field| known.get(field)) {
            Some(value) => *value,
            None => {
                let name = rw.module().funcs[body].values[result].name.clone();
                let graph = rw.func_mut(around);
                let copy = graph.add_node(node, vec![ty.clone()]);
                let value = graph.nodes[copy].results[0];
                graph.values[value].name = name;
                order.push(copy);
                known.extend(read.map(|field| (field, value)));
                value
            }
        };
        outside.insert(result, value);
        if dear.contains(&n) {
            let capture = *given.entry(value).or_insert_with(|| {
                rw.func_mut(around).nodes[id].operands.push(value);
                if let LoopHeader::While(condition) = l.header {
                    rw.func_mut(condition).add_capture(ty.clone());
                }
                rw.func_mut(body).add_capture(ty)
            });
            outside.insert(capture, value);
            rw.replace(body, result, capture);
            rw.retain(body, |m| m != n);
        }
    }
    order.extend(after);
    rw.set_nodes(around, order);
}

/// A field of a value, by its steps.
type Field = (Value, Box<str>);

/// The field that a node reads with these operands, if it does.
fn field(node: &Node, operands: &[Value]) -> Option<Field> {
    match (&node.kind, operands) {
        (NodeKind::Prim(def, Attr::Field(steps)), &[of]) if **def == INDEX => {
            Some((of, steps.clone()))
        }
        _ => None,
    }
}

/// The fields that nodes read, and what they read.
fn fields(rw: &Rewrite, f: FuncRef, nodes: &[NodeId]) -> OrderedMap<Field, Value> {
    let read = |n: &NodeId| {
        let node = rw.node(f, *n);
        Some((field(node, &rw.operands(f, *n))?, node.results[0]))
    };
    nodes.iter().filter_map(read).collect()
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

/// Whether a node reads a number in a field that is there in any case: a variant's is there only where a pattern says so.
fn is_field(rw: &Rewrite, f: FuncRef, node: &Node) -> bool {
    let fits = |(_, steps): Field| !steps.contains("::");
    let is_number = |v: &Value| rw.ty(f, *v).is_scalar() && is_settled(rw.ty(f, *v));
    field(node, &node.operands).is_some_and(fits) && node.results.iter().all(is_number)
}
