//! The loops of the pieces, in the place of the one loop.

use super::super::rewrite::Rewrite;
use super::body::Body;
use super::cuts::{Cut, End, Pieces};
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{Attr, Loop, LoopHeader, Node, NodeKind, Type};
use crate::ops::logic::{SATURATING_ADD, SATURATING_SUB, WRAPPING_ADD, WRAPPING_SUB};
use crate::ops::select::{MAX, MIN};
use crate::ops::{PrimDef, datum::Datum};

/// Puts the loops of the pieces in the place of loop `id` of `f`: the nodes, in order.
pub(super) fn apply(
    rw: &mut Rewrite,
    f: FuncRef,
    id: NodeId,
    pieces: &Pieces,
    bodies: Vec<Body>,
) -> Vec<NodeId> {
    let node = rw.node(f, id).clone();
    let NodeKind::Loop(l) = node.kind.clone() else {
        unreachable!("only loops are cut")
    };
    let [start, stop] = [0, 1].map(|i| rw.operands(f, id)[i]);
    let mut places = Places {
        rw,
        f,
        node: &node,
        order: vec![],
        start,
        stop,
        cuts: vec![],
    };
    for (cut, from, to) in &pieces.cuts {
        let place = places.place(cut, *from, *to);
        places.cuts.push(place);
    }
    let ranges = pieces.pieces.iter().map(|p| {
        let ends = [p.from, p.to].map(|end| places.at(end));
        (ends, pieces.is_short(p))
    });
    let mut loops: Vec<(([Value; 2], bool), Body)> = ranges.zip(bodies).collect();
    let mut order = places.order;
    if l.header == (LoopHeader::Range { rev: true }) {
        loops.reverse();
    }
    let mut operands = rw.operands(f, id);
    let mut results = vec![];
    for (number, ((ends, short), body)) in loops.into_iter().enumerate() {
        let body = add(rw, body, number);
        operands[..2].copy_from_slice(&ends);
        let kind = NodeKind::Loop(Loop {
            body,
            short,
            ..l.clone()
        });
        let types = node.results.iter().map(|&v| rw.ty(f, v).clone()).collect();
        let loop_of_piece = Node {
            kind,
            operands: operands.clone(),
            ..node.clone()
        };
        let graph = rw.func_mut(f);
        let new = graph.add_node(loop_of_piece, types);
        results = graph.nodes[new].results.clone();
        for (&result, &old) in results.iter().zip(&node.results) {
            graph.values[result].name = graph.values[old].name.clone();
        }
        operands[l.leading()..l.first_capture()].copy_from_slice(&results[..l.carried]);
        order.push(new);
    }
    for (&old, &result) in node.results.iter().zip(&results) {
        rw.replace(f, old, result);
    }
    rw.drop_nest(l.body);
    order
}

/// Adds a body and the branches in it to the module.
fn add(rw: &mut Rewrite, body: Body, number: usize) -> FuncRef {
    let graphs = body.0.funcs.values();
    let first = rw.next_func();
    let moved = |g: FuncRef| FuncRef::new(first.index() + g.index());
    for graph in graphs {
        let mut graph = graph.clone();
        graph.name = format!("{}.piece{number}", graph.name);
        for id in graph.nodes.keys() {
            graph.nodes[id].map_inner(moved);
        }
        rw.add_func(graph);
    }
    first
}

/// Where a range begins, is cut and ends.
struct Places<'r> {
    rw: &'r mut Rewrite,
    f: FuncRef,
    /// The loop.
    node: &'r Node,
    /// The nodes that compute the places.
    order: Vec<NodeId>,
    start: Value,
    stop: Value,
    cuts: Vec<Value>,
}

impl Places<'_> {
    fn at(&self, end: End) -> Value {
        match end {
            End::Start => self.start,
            End::Stop => self.stop,
            End::Cut(n) => self.cuts[n],
        }
    }

    /// The place of a cut between two others: `cut.max(from).min(to)`.
    fn place(&mut self, cut: &Cut, from: End, to: End) -> Value {
        let place = self.value(cut);
        let place = self.bound(&MAX, place, self.at(from));
        self.bound(&MIN, place, self.at(to))
    }

    /// The greater or the lesser of two.
    fn bound(&mut self, def: &'static PrimDef, a: Value, b: Value) -> Value {
        match (self.number(a), self.number(b)) {
            (Some(x), Some(y)) if *def == MAX => [a, b][usize::from(y > x)],
            (Some(x), Some(y)) => [a, b][usize::from(y < x)],
            (None, Some(0)) if *def == MAX => a,
            // the receiver of a method has a type of its own
            (Some(_), None) => self.prim(def, b, a),
            (None, _) => self.prim(def, a, b),
        }
    }

    fn number(&self, v: Value) -> Option<i128> {
        match super::super::literal::constant(self.rw, self.f, v)? {
            Datum::Int(n) => Some(n),
            _ => None,
        }
    }

    /// A cut as it would be if the range had no ends.
    fn value(&mut self, cut: &Cut) -> Value {
        let Some(base) = cut.base else {
            return self.literal(cut.plus);
        };
        let sum = self.moved(
            base.beside,
            cut.plus - base.apart,
            &WRAPPING_ADD,
            &WRAPPING_SUB,
        );
        self.moved(sum, cut.shift, &SATURATING_ADD, &SATURATING_SUB)
    }

    fn moved(&mut self, v: Value, by: i64, add: &'static PrimDef, sub: &'static PrimDef) -> Value {
        if by == 0 {
            return v;
        }
        let distance = self.literal(by.abs());
        self.prim(if by > 0 { add } else { sub }, v, distance)
    }

    fn prim(&mut self, def: &'static PrimDef, a: Value, b: Value) -> Value {
        self.add(NodeKind::Prim(def, Attr::None), vec![a, b])
    }

    fn literal(&mut self, n: i64) -> Value {
        self.add(NodeKind::Const(n.to_string().into()), vec![])
    }

    fn add(&mut self, kind: NodeKind, operands: Vec<Value>) -> Value {
        let node = Node {
            kind,
            operands,
            results: vec![],
            ..self.node.clone()
        };
        let graph = self.rw.func_mut(self.f);
        let id = graph.add_node(node, vec![Type::USIZE]);
        self.order.push(id);
        graph.nodes[id].results[0]
    }
}
