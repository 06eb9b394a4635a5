//! `a[i] += x`, which a front end lowers to a load, a sum and a write, as the one write that it is: its cotangent is then
//! read, not read, cleared and put back.

use crate::entity::{Entity, NodeId, Value};
use crate::ir::{Attr, FuncGraph, Module, Node, NodeKind, Type};
use crate::ops;

/// Turns `index_set a, i.., (add (index a, i..), x)` into `index_add a, i.., x`, and `sub` into that of `neg x`: the same
/// to the last bit. For forward graphs.
pub fn compound(module: &Module) -> Module {
    let mut out = module.clone();
    for f in module
        .funcs
        .keys()
        .filter(|&f| module.funcs[f].undoes.is_none())
    {
        let graph = &mut out.funcs[f];
        let mut negations = vec![];
        for id in graph.nodes.keys() {
            let Some((x, negated)) = addend(graph, &graph.nodes[id]) else {
                continue;
            };
            let attr = graph.nodes[id].attr();
            let x = if negated {
                negate(graph, id, x, &mut negations)
            } else {
                x
            };
            let node = &mut graph.nodes[id];
            *node.operands.last_mut().expect("a write writes something") = x;
            node.kind = NodeKind::Prim(&ops::index::INDEX_ADD, attr);
        }
        graph.insert_nodes(negations);
    }
    out
}

/// What is added to the element, and whether it is subtracted instead.
fn addend(graph: &FuncGraph, write: &Node) -> Option<(Value, bool)> {
    let (&value, place) = write.operands.split_last()?;
    if !is_prim(write, &ops::index::INDEX_SET) || !matches!(graph.ty(value), Type::Float(_)) {
        return None;
    }
    let sum = graph.def_node(value)?;
    let is_place = |v: Value| {
        graph.def_node(v).is_some_and(|load| {
            is_prim(load, &ops::index::INDEX)
                && load.attr() == write.attr()
                && same_place(graph, &load.operands, place)
        })
    };
    match sum.operands[..] {
        [a, x] if is_prim(sum, &ops::arith::ADD) && is_place(a) => Some((x, false)),
        [x, a] if is_prim(sum, &ops::arith::ADD) && is_place(a) => Some((x, false)),
        [a, x] if is_prim(sum, &ops::arith::SUB) && is_place(a) => Some((x, true)),
        _ => None,
    }
}

/// Whether two paths are the same version of the same array at the same indices; literals count by their text.
fn same_place(graph: &FuncGraph, a: &[Value], b: &[Value]) -> bool {
    let literal = |v: Value| match graph.def_node(v).map(|n| &n.kind) {
        Some(NodeKind::Const(text)) => Some(text),
        _ => None,
    };
    a.len() == b.len()
        && a.iter()
            .zip(b)
            .all(|(&a, &b)| a == b || literal(a).is_some() && literal(a) == literal(b))
}

fn is_prim(node: &Node, def: &ops::PrimDef) -> bool {
    matches!(node.kind, NodeKind::Prim(d, _) if d == def)
}

fn negate(
    graph: &mut FuncGraph,
    before: NodeId,
    x: Value,
    negations: &mut Vec<(usize, Node)>,
) -> Value {
    let negative = graph.reserve_value(graph.ty(x).clone());
    let loc = graph.nodes[before].loc;
    let kind = NodeKind::Prim(&ops::arith::NEG, Attr::None);
    negations.push((
        before.index(),
        Node {
            kind,
            operands: vec![x],
            results: vec![negative],
            loc,
            origin: None,
        },
    ));
    negative
}
