//! Counters that run beside a loop's index (`p += 1`): read as what they are, a sum or polynomial of the index, so that the way
//! back computes them and need not keep one a trip.

use super::walk::outermost_first;
use crate::analysis::linear::Linear;
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{Attr, Def, FuncGraph, IntType, Loop, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops;
use crate::ops::logic::SATURATING_SUB;

/// In the body of every upward range: a carried integer that each trip adds the same to, or as much as the trips of an inner
/// loop that gets shorter or longer by one from trip to trip, is computed from the index. What it is after the loop is computed,
/// too. It is still carried for loops that end early. Overflow is as it was, because the values are. Inner loops come
/// first, since what they leave is what a trip of the loop around them adds.
pub fn affine(module: &Module) -> Module {
    let mut out = module.clone();
    for f in outermost_first(module).into_iter().rev() {
        let mut after = vec![];
        for (id, node) in module.funcs[f].nodes.iter() {
            if let NodeKind::Loop(l) = &node.kind
                && l.header == (LoopHeader::Range { rev: false })
            {
                (0..l.carried).for_each(|k| compute(&mut out, f, id, l, k, &mut after));
            }
        }
        out.funcs[f].insert_nodes(after);
    }
    out
}

/// Rewrites the reads of the `k`-th carried value, if it is such a counter; what is to stand in the graph around goes to `after`.
fn compute(
    out: &mut Module,
    f: FuncRef,
    id: NodeId,
    l: &Loop,
    k: usize,
    after: &mut Vec<(usize, Node)>,
) {
    let body = &out.funcs[l.body];
    let (index, param) = (body.params[0], body.params[l.leading_params() + k]);
    let ty = body.ty(index).clone();
    if !matches!(&ty, Type::Int(t) if *t != IntType::Open) || *body.ty(param) != ty {
        return;
    }
    let result = body.results[l.leading_results() + k];
    let Some(step) = step(body, &out.funcs[f].nodes[id], l, param, result) else {
        return;
    };
    let node = &out.funcs[f].nodes[id];
    let (range, init) = (
        [node.operands[0], node.operands[1]],
        node.operands[l.leading() + k],
    );
    let captured = |v: Value| match body.values[v].def {
        Def::Capture(i) => node.operands[l.first_capture() + i],
        Def::Param(_) | Def::Result(..) => v,
    };
    let around = step.map(captured);
    let last = node.results[l.leading_results() + k];
    out.funcs[f].nodes[id].operands.extend([range[0], init]);
    let body = &mut out.funcs[l.body];
    let (lo, init_in) = (body.add_capture(ty.clone()), body.add_capture(ty.clone()));
    let mut first = Added::at(body, 0, &ty);
    let trip = first.prim(&ops::arith::SUB, [index, lo]);
    let counter = first.counter(init_in, lo, trip, step);
    let nodes = first.nodes;
    replace(body, param, counter);
    body.insert_nodes(nodes);
    if !l.exits && ty == Type::USIZE {
        let mut behind = Added::at(&mut out.funcs[f], id.index() + 1, &ty);
        let trips = behind.prim(&SATURATING_SUB, [range[1], range[0]]);
        let counter = behind.counter(init, range[0], trips, around);
        let nodes = behind.nodes;
        replace(&mut out.funcs[f], last, counter);
        after.extend(nodes);
    }
}

/// Reads `new` where `old` was read.
fn replace(graph: &mut FuncGraph, old: Value, new: Value) {
    let reads = |v: &mut Value| {
        if *v == old {
            *v = new;
        }
    };
    for id in graph.nodes.keys() {
        graph.nodes[id].operands.iter_mut().for_each(reads);
    }
    graph.results.iter_mut().for_each(reads);
}

/// Nodes to go to one place of a graph, all of one type.
struct Added<'b> {
    graph: &'b mut FuncGraph,
    at: usize,
    ty: Type,
    nodes: Vec<(usize, Node)>,
}

impl<'b> Added<'b> {
    fn at(graph: &'b mut FuncGraph, at: usize, ty: &Type) -> Self {
        Added {
            graph,
            at,
            ty: ty.clone(),
            nodes: vec![],
        }
    }

    fn node(&mut self, kind: NodeKind, operands: Vec<Value>) -> Value {
        let result = self.graph.reserve_value(self.ty.clone());
        let loc = self.graph.nodes.values().next().map(|n| n.loc);
        self.nodes.push((
            self.at,
            Node {
                kind,
                operands,
                results: vec![result],
                loc: loc.unwrap_or_default(),
                origin: None,
            },
        ));
        result
    }

    fn prim(&mut self, def: &'static ops::PrimDef, operands: [Value; 2]) -> Value {
        self.node(NodeKind::Prim(def, Attr::None), operands.to_vec())
    }

    fn literal(&mut self, text: &str) -> Value {
        self.node(NodeKind::Const(text.into()), vec![])
    }

    /// What a counter is after so many trips from `lo` on, which starts as `init`.
    fn counter(&mut self, init: Value, lo: Value, trips: Value, step: Step) -> Value {
        let advance = match step {
            Step::One => trips,
            Step::Literal(text) => {
                let step = self.literal(&text);
                self.prim(&ops::arith::MUL, [trips, step])
            }
            Step::Value(step) => self.prim(&ops::arith::MUL, [trips, step]),
            Step::Longer(more) => {
                let first = self.more(lo, more);
                let all = self.prim(&ops::arith::MUL, [trips, first]);
                let triangle = self.triangle(trips);
                self.prim(&ops::arith::ADD, [all, triangle])
            }
            Step::Shorter(end, more) => {
                // a range that is empty may end before it begins
                let first = self.prim(&SATURATING_SUB, [end, lo]);
                let first = self.more(first, more);
                let all = self.prim(&ops::arith::MUL, [trips, first]);
                let triangle = self.triangle(trips);
                self.prim(&ops::arith::SUB, [all, triangle])
            }
        };
        self.prim(&ops::arith::ADD, [init, advance])
    }

    /// `v + more`
    fn more(&mut self, v: Value, more: i64) -> Value {
        let size = self.literal(&more.unsigned_abs().to_string());
        match more < 0 {
            true => self.prim(&SATURATING_SUB, [v, size]),
            false => self.prim(&ops::arith::ADD, [v, size]),
        }
    }

    /// `0 + 1 + .. + (n - 1)`
    fn triangle(&mut self, n: Value) -> Value {
        let square = self.prim(&ops::arith::MUL, [n, n]);
        let twice = self.prim(&ops::arith::SUB, [square, n]);
        // a shift is cheap, a division is kept
        let one = self.literal("1");
        self.prim(&ops::logic::SHR, [twice, one])
    }
}

/// What a trip adds.
enum Step {
    One,
    Literal(Box<str>),
    /// What does not change.
    Value(Value),
    /// The index and so much more.
    Longer(i64),
    /// What is left from the index to an end, and so much more: at most one less, where the end is that of the loop.
    Shorter(Value, i64),
}

impl Step {
    /// The same with other values.
    fn map(&self, to: impl Fn(Value) -> Value) -> Step {
        match self {
            Step::One => Step::One,
            Step::Literal(text) => Step::Literal(text.clone()),
            Step::Value(v) => Step::Value(to(*v)),
            Step::Longer(more) => Step::Longer(*more),
            Step::Shorter(end, more) => Step::Shorter(to(*end), *more),
        }
    }
}

/// What is added to `param` to give `result`, in the body of the loop `l` that is `node`.
fn step(body: &FuncGraph, node: &Node, l: &Loop, param: Value, result: Value) -> Option<Step> {
    let sum = body.def_node(result)?;
    let step = match (&sum.kind, &sum.operands[..]) {
        (NodeKind::Prim(def, _), &[a, b]) if **def == ops::arith::ADD && a == param => b,
        (NodeKind::Prim(def, _), &[a, b]) if **def == ops::arith::ADD && b == param => a,
        _ => return None,
    };
    if let Def::Capture(_) = body.values[step].def {
        return Some(Step::Value(step));
    }
    let made = body.def_node(step)?;
    match &made.kind {
        NodeKind::Const(text) if &**text == "1" => Some(Step::One),
        NodeKind::Const(text) => Some(Step::Literal(text.clone())),
        NodeKind::Prim(def, _) if **def == SATURATING_SUB => changing(body, node, l, made),
        _ => None,
    }
}

/// The trips of an inner loop, if they are one more or less in each trip and never cut off at zero. Of positions alone: the square of
/// the trips does not fit into a smaller integer in which the counter does.
fn changing(body: &FuncGraph, node: &Node, l: &Loop, trips: &Node) -> Option<Step> {
    if *body.ty(trips.results[0]) != Type::USIZE {
        return None;
    }
    let stays = |v: Value| matches!(body.values[v].def, Def::Capture(_));
    let of = |v: Value| Linear::of(body, v, &stays, body.params[0]);
    let length = of(trips.operands[0])?.plus(&of(trips.operands[1])?, -1)?;
    let ends_there = |v: &Value| match body.values[*v].def {
        Def::Capture(i) => node.operands[l.first_capture() + i] == node.operands[1],
        Def::Param(_) | Def::Result(..) => false,
    };
    let terms: Vec<(Value, i64)> = length.terms.into_iter().collect();
    match (length.trips, &terms[..]) {
        (1, []) if length.constant >= 0 => Some(Step::Longer(length.constant)),
        (-1, [(end, 1)]) if length.constant >= -1 && ends_there(end) => {
            Some(Step::Shorter(*end, length.constant))
        }
        _ => None,
    }
}
