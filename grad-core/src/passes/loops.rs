//! Loops and branches: what does not change in a loop is captured, what is captured twice is captured once, a captured
//! literal is written again inside, a range that is empty is gone.

use super::literal::{constant, literal};
use super::rewrite::{Rewrite, rewritten};
use super::walk::{self, first_capture};
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Def, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, SrcLoc, ValueData};
use crate::ops::datum::Datum;
use crate::ordered::{OrderedMap, OrderedSet};

/// Applies these to every loop and branch, outermost first. Graphs keep their numbers unless a loop goes.
pub fn loops(module: &Module) -> Module {
    rewritten(module, settle_loops)
}

pub(super) fn settle_loops(rw: &mut Rewrite) {
    skip_empty(rw);
    for f in rw.outermost_first() {
        sink_residuals(rw, f);
        for n in rw.nodes(f) {
            if let NodeKind::Loop(l) = &rw.node(f, n).kind {
                let l = l.clone();
                capture_unchanged(rw, f, n, &l);
            }
            merge_captures(rw, f, n);
            sink_literals(rw, f, n);
        }
    }
}

/// Loops without trips go, but for those that another graph undoes: `primal` speaks of their values.
pub(super) fn skip_empty(rw: &mut Rewrite) {
    let undone = walk::undone(rw.module());
    for f in rw.outermost_first() {
        for n in rw.nodes(f) {
            if let NodeKind::Loop(l) = &rw.node(f, n).kind {
                let l = l.clone();
                let spoken_of = rw.nest(l.body).iter().any(|g| undone.contains(g));
                if !spoken_of && is_empty(rw, f, n, &l) {
                    skip(rw, f, n, &l);
                }
            }
        }
    }
}

/// Whether a range is known to have no trip.
fn is_empty(rw: &Rewrite, f: FuncRef, n: NodeId, l: &Loop) -> bool {
    let bound = |i: usize| constant(rw, f, rw.node(f, n).operands[i]);
    match &l.header {
        LoopHeader::Range { .. } => match (bound(0), bound(1)) {
            (Some(Datum::Int(lo)), Some(Datum::Int(hi))) => lo >= hi,
            _ => false,
        },
        LoopHeader::While(_) => false,
    }
}

/// A loop without trips: its carried values are the initial ones, and its node becomes the literal 0, the trip count.
fn skip(rw: &mut Rewrite, f: FuncRef, n: NodeId, l: &Loop) {
    let node = rw.node(f, n).clone();
    for (i, &result) in node.results[..l.carried].iter().enumerate() {
        rw.replace(f, result, node.operands[l.leading() + i]);
    }
    rw.drop_nest(l.body);
    let trips = node.results[l.carried];
    let func = rw.func_mut(f);
    func.values[trips].def = Def::Result(n, 0);
    let node = &mut func.nodes[n];
    node.kind = NodeKind::Const("0".into());
    node.operands.clear();
    node.results = vec![trips];
}

/// A carried value that the body returns as it got it becomes a capture.
fn capture_unchanged(rw: &mut Rewrite, f: FuncRef, n: NodeId, l: &Loop) {
    let body = &rw.module().funcs[l.body];
    let unchanged: Vec<usize> = (0..l.carried)
        .filter(|&i| {
            let operand = rw.node(f, n).operands[l.leading() + i];
            let param = body.params[l.leading_params() + i];
            rw.resolve(l.body, body.results[l.leading_results() + i]) == param
                && rw.ty(f, operand) == body.ty(param)
        })
        .collect();
    for &i in unchanged.iter().rev() {
        let node = rw.node_mut(f, n);
        let init = node.operands.remove(l.leading() + i);
        node.operands.push(init);
        let result = node.results.remove(i);
        if let NodeKind::Loop(l) = &mut node.kind {
            l.carried -= 1;
        }
        rw.replace(f, result, init);
        let body = rw.func_mut(l.body);
        body.results.remove(l.leading_results() + i);
        param_to_capture(body, l.leading_params() + i);
        if let LoopHeader::While(cond) = l.header {
            param_to_capture(rw.func_mut(cond), i);
        }
    }
    if !unchanged.is_empty() {
        renumber_results(rw.func_mut(f), n);
    }
}

fn param_to_capture(graph: &mut FuncGraph, i: usize) {
    let v = graph.params.remove(i);
    graph.values[v].def = Def::Capture(graph.captures.len());
    graph.captures.push(v);
    for (i, &p) in graph.params.iter().enumerate() {
        graph.values[p].def = Def::Param(i);
    }
}

fn renumber_results(graph: &mut FuncGraph, n: NodeId) {
    for (i, &v) in graph.nodes[n].results.iter().enumerate() {
        graph.values[v].def = Def::Result(n, i);
    }
}

/// A value that is captured twice is captured once.
fn merge_captures(rw: &mut Rewrite, f: FuncRef, n: NodeId) {
    let inner = rw.node(f, n).inner();
    if inner.is_empty() {
        return;
    }
    let first = first_capture(&rw.node(f, n).kind);
    let captured = rw.operands(f, n).split_off(first);
    let mut places = OrderedMap::new();
    let mut twice = OrderedSet::new();
    for (i, &v) in captured.iter().enumerate() {
        let earlier = *places.entry(v).or_insert(i);
        if earlier == i {
            continue;
        }
        twice.insert(i);
        for &g in &inner {
            let captures = &rw.module().funcs[g].captures;
            let (from, to) = (captures[i], captures[earlier]);
            rw.replace(g, from, to);
        }
    }
    if twice.is_empty() {
        return;
    }
    for g in inner {
        remove_captures(rw.func_mut(g), &twice);
    }
    let mut places = 0..;
    let stays = |at: usize| at.checked_sub(first).is_none_or(|i| !twice.contains(&i));
    let operands = &mut rw.node_mut(f, n).operands;
    operands.retain(|_| places.next().is_some_and(stays));
}

pub(super) fn remove_capture(graph: &mut FuncGraph, i: usize) {
    remove_captures(graph, &OrderedSet::from([i]));
}

pub(super) fn remove_captures(graph: &mut FuncGraph, gone: &OrderedSet<usize>) {
    let mut places = 0..;
    let stays = |i: usize| !gone.contains(&i);
    graph.captures.retain(|_| places.next().is_some_and(stays));
    for (i, &c) in graph.captures.iter().enumerate() {
        graph.values[c].def = Def::Capture(i);
    }
}

/// A captured literal is written again inside, where the other passes see it; the capture is left to `dce`.
fn sink_literals(rw: &mut Rewrite, f: FuncRef, n: NodeId) {
    let inner = rw.node(f, n).inner();
    if inner.is_empty() {
        return;
    }
    let captured = rw.operands(f, n)[first_capture(&rw.node(f, n).kind)..].to_vec();
    for g in inner {
        sink_into(rw, f, &captured, g);
    }
}

/// The same for what the way back of `f` reads.
fn sink_residuals(rw: &mut Rewrite, f: FuncRef) {
    if let Some(pullback) = rw.module().funcs[f].pullback.clone() {
        let residuals: Vec<Value> = pullback
            .residuals
            .iter()
            .map(|v| rw.resolve(f, *v))
            .collect();
        sink_into(rw, f, &residuals, pullback.func);
    }
}

/// Writes the literals among `captured`, values of `f`, in `g`, which captures them.
fn sink_into(rw: &mut Rewrite, f: FuncRef, captured: &[Value], g: FuncRef) {
    for (i, &v) in captured.iter().enumerate() {
        let Some(text) = literal(rw, f, v).map(Into::into) else {
            continue;
        };
        let loc = rw.def(f, v).map_or(SrcLoc::default(), |d| d.loc);
        let capture = rw.module().funcs[g].captures[i];
        let graph = rw.func_mut(g);
        let id = graph.nodes.next_key();
        let data = ValueData {
            def: Def::Result(id, 0),
            ..graph.values[capture].clone()
        };
        let new = graph.values.push(data);
        let node = Node {
            kind: NodeKind::Const(text),
            operands: vec![],
            results: vec![new],
            loc,
            origin: None,
        };
        graph.nodes.push(node);
        let mut order = rw.nodes(g);
        order.insert(0, id);
        rw.set_nodes(g, order);
        rw.replace(g, capture, new);
    }
}
