//! Vectors of numbers that a loop makes by one push a trip, as `collect` does: each trip writes its place in a vector of zeros instead.
//! Such a loop needs no order, neither forward nor on the way back, so both are loops over slices.

use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{
    Attr, FloatType, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Rerun, Type,
};
use crate::ops::{self, PrimDef};

/// In every range of positions whose number of trips is known before it begins.
pub fn collected(module: &Module) -> Module {
    let mut out = module.clone();
    for f in module.funcs.keys() {
        let mut inserted = vec![];
        for id in out.funcs[f].nodes.keys().collect::<Vec<_>>() {
            let Some(l) = range(&out, f, id) else {
                continue;
            };
            for k in 0..l.carried {
                if let Some(push) = push_of(&out, f, id, &l, k) {
                    let made = zeros(&mut out.funcs[f], id, &l, k);
                    inserted.extend(made.into_iter().map(|node| (index(id), node)));
                    write_instead(&mut out, f, id, &l, push);
                }
            }
        }
        out.funcs[f].insert_nodes(inserted);
    }
    out
}

fn index(id: NodeId) -> usize {
    crate::entity::Entity::index(id)
}

/// The loop that a node is, if it is a range of positions that ends where it says.
fn range(module: &Module, f: FuncRef, id: NodeId) -> Option<Loop> {
    let node = &module.funcs[f].nodes[id];
    let NodeKind::Loop(l) = &node.kind else {
        return None;
    };
    let ranges = matches!(l.header, LoopHeader::Range { .. }) && !l.exits;
    let once = module.funcs[l.body].rerun == Rerun::Never;
    let positions = *module.funcs[f].ty(*node.operands.first()?) == Type::USIZE;
    (ranges && once && positions).then(|| l.clone())
}

/// The push of each trip to the `k`-th carried value, if that begins empty and nothing else is done with it.
fn push_of(module: &Module, f: FuncRef, id: NodeId, l: &Loop, k: usize) -> Option<NodeId> {
    let (graph, body) = (&module.funcs[f], &module.funcs[l.body]);
    let init = graph.nodes[id].operands[l.leading() + k];
    let made = graph.def_node(init)?;
    let (param, result) = (
        body.params[l.leading_params() + k],
        body.results[l.leading_results() + k],
    );
    let numbers = matches!(graph.ty(init), Type::Vec(t) if matches!(**t, Type::Float(FloatType::F64 | FloatType::F32)));
    if !numbers
        || !is(made, &ops::array::VEC_NEW)
        || uses(graph, init) != 1
        || uses(body, param) != 1
        || uses(body, result) != 1
    {
        return None;
    }
    let mut pushes = body
        .nodes
        .iter()
        .filter(|(_, n)| n.results.contains(&result));
    let (push, node) = pushes.next()?;
    (is(node, &ops::stack::PUSH) && node.operands[0] == param).then_some(push)
}

fn is(node: &Node, prim: &PrimDef) -> bool {
    matches!(&node.kind, NodeKind::Prim(def, _) if **def == *prim)
}

/// How often a graph reads a value.
fn uses(graph: &FuncGraph, v: Value) -> usize {
    let operands = graph.nodes.values().flat_map(|n| &n.operands);
    operands.chain(&graph.results).filter(|u| **u == v).count()
}

/// Lets the loop begin with a zero for each trip: the nodes to go before it.
fn zeros(graph: &mut FuncGraph, id: NodeId, l: &Loop, k: usize) -> Vec<Node> {
    let node = graph.nodes[id].clone();
    let (lo, hi, init) = (
        node.operands[0],
        node.operands[1],
        node.operands[l.leading() + k],
    );
    let vector = graph.ty(init).clone();
    let Type::Vec(number) = &vector else {
        unreachable!("a vector of numbers")
    };
    let mut made = vec![];
    let mut add = |kind, operands, ty: &Type| {
        let result = graph.reserve_value(ty.clone());
        made.push(Node {
            kind,
            operands,
            results: vec![result],
            loc: node.loc,
            origin: None,
        });
        result
    };
    let trips = add(
        prim(&ops::logic::SATURATING_SUB),
        vec![hi, lo],
        &Type::USIZE,
    );
    let zero = add(NodeKind::Const("0.0".into()), vec![], number);
    let all = add(prim(&ops::array::VEC_REPEAT), vec![zero, trips], &vector);
    graph.nodes[id].operands[l.leading() + k] = all;
    made
}

/// Lets a trip write its place instead of the push.
fn write_instead(module: &mut Module, f: FuncRef, id: NodeId, l: &Loop, push: NodeId) {
    let operands = &mut module.funcs[f].nodes[id].operands;
    let rev = l.header == LoopHeader::Range { rev: true };
    let bound = operands[usize::from(rev)];
    operands.push(bound);
    let body = &mut module.funcs[l.body];
    let (i, bound) = (body.params[0], body.add_capture(Type::USIZE));
    let loc = body.nodes[push].loc;
    let mut made = vec![];
    let mut add = |body: &mut FuncGraph, kind, operands| {
        let result = body.reserve_value(Type::USIZE);
        made.push((
            index(push),
            Node {
                kind,
                operands,
                results: vec![result],
                loc,
                origin: None,
            },
        ));
        result
    };
    let at = match rev {
        false => add(body, prim(&ops::arith::SUB), vec![i, bound]),
        true => {
            let behind = add(body, prim(&ops::arith::SUB), vec![bound, i]);
            let one = add(body, NodeKind::Const("1".into()), vec![]);
            add(body, prim(&ops::arith::SUB), vec![behind, one])
        }
    };
    let node = &mut body.nodes[push];
    node.kind = prim(&ops::index::INDEX_SET);
    node.operands.insert(1, at);
    body.insert_nodes(made);
}

fn prim(def: &'static PrimDef) -> NodeKind {
    NodeKind::Prim(def, Attr::None)
}
