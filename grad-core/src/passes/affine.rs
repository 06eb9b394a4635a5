//! Counters that run beside a loop's index (`p += 1`): read as what they are, the initial value plus a multiple of the
//! index, so that the way back computes them and need not keep one a trip.

use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Attr, Def, FuncGraph, IntType, Loop, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops;

/// In the body of every upward range: a carried integer that each trip adds the same to is computed from the index. It is
/// still carried, for what comes after the loop. Overflow is as it was, because the values are.
pub fn affine(module: &Module) -> Module {
    let mut out = module.clone();
    for f in module.funcs.keys() {
        for (id, node) in module.funcs[f].nodes.iter() {
            if let NodeKind::Loop(l) = &node.kind
                && l.header == (LoopHeader::Range { rev: false })
            {
                (0..l.carried).for_each(|k| compute(&mut out, f, id, l, k));
            }
        }
    }
    out
}

/// Rewrites the reads of the `k`-th carried value, if it is such a counter.
fn compute(out: &mut Module, f: FuncRef, id: NodeId, l: &Loop, k: usize) {
    let body = &out.funcs[l.body];
    let (index, param) = (body.params[0], body.params[l.leading_params() + k]);
    let ty = body.ty(index).clone();
    if !matches!(&ty, Type::Int(t) if *t != IntType::Open) || *body.ty(param) != ty {
        return;
    }
    let Some(step) = step(body, param, body.results[l.leading_results() + k]) else {
        return;
    };
    let node = &mut out.funcs[f].nodes[id];
    let (lo, init) = (node.operands[0], node.operands[l.leading() + k]);
    node.operands.extend([lo, init]);
    let body = &mut out.funcs[l.body];
    let (lo, init) = (body.add_capture(ty.clone()), body.add_capture(ty.clone()));
    let mut first = First {
        body,
        ty,
        nodes: vec![],
    };
    let trip = first.prim(&ops::arith::SUB, [index, lo]);
    let advance = match step {
        Step::One => trip,
        Step::Literal(text) => {
            let step = first.node(NodeKind::Const(text), vec![]);
            first.prim(&ops::arith::MUL, [trip, step])
        }
        Step::Capture(step) => first.prim(&ops::arith::MUL, [trip, step]),
    };
    let counter = first.prim(&ops::arith::ADD, [init, advance]);
    let nodes = first.nodes;
    for id in body.nodes.keys() {
        body.nodes[id]
            .operands
            .iter_mut()
            .filter(|v| **v == param)
            .for_each(|v| *v = counter);
    }
    body.results
        .iter_mut()
        .filter(|v| **v == param)
        .for_each(|v| *v = counter);
    body.insert_nodes(nodes);
}

/// Nodes to go first in a body, all of one type.
struct First<'b> {
    body: &'b mut FuncGraph,
    ty: Type,
    nodes: Vec<(usize, Node)>,
}

impl First<'_> {
    fn node(&mut self, kind: NodeKind, operands: Vec<Value>) -> Value {
        let result = self.body.reserve_value(self.ty.clone());
        let loc = self
            .body
            .nodes
            .values()
            .next()
            .map(|n| n.loc)
            .unwrap_or_default();
        self.nodes.push((
            0,
            Node {
                kind,
                operands,
                results: vec![result],
                loc,
                origin: None,
            },
        ));
        result
    }
    fn prim(&mut self, def: &'static ops::PrimDef, operands: [Value; 2]) -> Value {
        self.node(NodeKind::Prim(def, Attr::None), operands.to_vec())
    }
}

/// What a trip adds.
enum Step {
    One,
    Literal(Box<str>),
    Capture(Value),
}

/// What is added to `param` to give `result`, if it is the same in every trip.
fn step(body: &FuncGraph, param: Value, result: Value) -> Option<Step> {
    let node = body.def_node(result)?;
    let step = match (&node.kind, &node.operands[..]) {
        (NodeKind::Prim(def, _), &[a, b]) if **def == ops::arith::ADD && a == param => b,
        (NodeKind::Prim(def, _), &[a, b]) if **def == ops::arith::ADD && b == param => a,
        _ => return None,
    };
    match (body.values[step].def, body.def_node(step).map(|n| &n.kind)) {
        (Def::Capture(_), _) => Some(Step::Capture(step)),
        (_, Some(NodeKind::Const(text))) if &**text == "1" => Some(Step::One),
        (_, Some(NodeKind::Const(text))) => Some(Step::Literal(text.clone())),
        _ => None,
    }
}
