//! `for k in 0..3 { d[k] = b[k] - a[k]; }`: a loop of a few trips, known from literals, that walks through arrays is its trips
//! one after the other. So the indices are literals, what is only ever named by these is taken apart (`apart`), and a loop around it has
//! trips that are straight lines: nothing is kept for each of the few trips, and no slices are looked for.

use super::literal::constant;
use super::rewrite::{Rewrite, rewritten};
use super::walk::first_capture;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Def, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Type, ValueData};
use crate::ops::datum::Datum;
use crate::ops::index::{INDEX, INDEX_ADD, INDEX_SET};
use crate::ordered::OrderedMap;

/// The most trips that are written out.
const TRIPS: i128 = 4;

/// The most nodes of a trip.
const NODES: usize = 16;

/// Writes such loops out where types are declared, as for [`apart`](super::apart). For forward graphs.
pub(super) fn unrolled(module: &Module) -> Module {
    if !module.declared {
        return module.clone();
    }
    rewritten(module, |rw| {
        for f in rw.outermost_first().into_iter().rev() {
            if rw.is_there(f) {
                write_out(rw, f);
            }
        }
    })
}

fn write_out(rw: &mut Rewrite, f: FuncRef) {
    let mut order = vec![];
    for n in rw.nodes(f) {
        match indices(rw, f, n) {
            Some((body, indices)) => {
                order.extend(in_turn(rw, f, n, &indices));
                rw.drop_func(body);
            }
            None => order.push(n),
        }
    }
    rw.set_nodes(f, order);
}

/// The body of a loop that is written out, and its index in each trip.
fn indices(rw: &Rewrite, f: FuncRef, n: NodeId) -> Option<(FuncRef, Vec<i128>)> {
    let NodeKind::Loop(l) = &rw.node(f, n).kind else {
        return None;
    };
    let LoopHeader::Range { rev } = l.header else {
        return None;
    };
    let plain = !(l.exits || l.checkpoint || l.parallel || l.shaped || l.states.are_chosen());
    let bound = |i: usize| match constant(rw, f, rw.node(f, n).operands[i])? {
        Datum::Int(x) => Some(x),
        _ => None,
    };
    let (lo, hi) = (bound(0)?, bound(1)?);
    let few = (1..=TRIPS).contains(&(hi - lo));
    if !(plain && few && is_short(&rw.module().funcs[l.body])) {
        return None;
    }
    let mut indices: Vec<i128> = (lo..hi).collect();
    if rev {
        indices.reverse();
    }
    Some((l.body, indices))
}

/// Whether a trip is a short straight line that touches an element of an array at the index of the loop.
fn is_short(body: &FuncGraph) -> bool {
    let mut nodes = body.nodes.values();
    let straight = |n: &Node| matches!(n.kind, NodeKind::Prim(..) | NodeKind::Const(_));
    body.nodes.len() <= NODES
        && body.nodes.values().all(straight)
        && nodes.any(|n| walks_through_an_array(body, n))
}

fn walks_through_an_array(body: &FuncGraph, node: &Node) -> bool {
    let NodeKind::Prim(def, _) = &node.kind else {
        return false;
    };
    let access = [&INDEX, &INDEX_SET, &INDEX_ADD].contains(def);
    access && node.operands[1..].contains(&body.params[0])
}

/// The trips as nodes of `f`, in order; what the loop gives is what the last of them leaves.
fn in_turn(rw: &mut Rewrite, f: FuncRef, n: NodeId, indices: &[i128]) -> Vec<NodeId> {
    let node = rw.node(f, n).clone();
    let NodeKind::Loop(l) = &node.kind else {
        unreachable!("a loop")
    };
    let mut order = vec![];
    let mut carried = node.operands[l.leading()..][..l.carried].to_vec();
    for index in indices {
        carried = trip(rw, f, &node, l, (*index, &carried), &mut order);
    }
    let trips = literal(
        rw,
        f,
        &node,
        (indices.len() as i128, Type::USIZE),
        &mut order,
    );
    for (&result, value) in node.results.iter().zip(carried.into_iter().chain([trips])) {
        rw.replace(f, result, value);
    }
    order
}

/// One trip: its nodes are added to `order`, and what it leaves is returned.
fn trip(
    rw: &mut Rewrite,
    f: FuncRef,
    node: &Node,
    l: &Loop,
    (index, carried): (i128, &[Value]),
    order: &mut Vec<NodeId>,
) -> Vec<Value> {
    let graph = rw.module().funcs[l.body].clone();
    let ty = graph.ty(graph.params[0]).clone();
    let index = literal(rw, f, node, (index, ty), order);
    let captures = &node.operands[first_capture(&node.kind)..];
    let given = [index].into_iter().chain(carried.iter().copied());
    let given = graph.params.iter().zip(given);
    let captured = graph.captures.iter().zip(captures.iter().copied());
    let mut names: OrderedMap<Value, Value> = given.chain(captured).map(|(a, b)| (*a, b)).collect();
    for inner in rw.nodes(l.body) {
        let operands = rw.operands(l.body, inner);
        let operands = operands.iter().map(|v| names[v]).collect();
        let old = &graph.nodes[inner];
        let (id, results) = add(
            rw,
            f,
            Node {
                operands,
                ..old.clone()
            },
            &graph,
            &old.results,
        );
        names.extend(old.results.iter().copied().zip(results));
        order.push(id);
    }
    let results = graph.results.iter();
    results.map(|v| names[&rw.resolve(l.body, *v)]).collect()
}

/// Adds a node whose results are like `old` ones of `graph`.
fn add(
    rw: &mut Rewrite,
    f: FuncRef,
    node: Node,
    graph: &FuncGraph,
    old: &[Value],
) -> (NodeId, Vec<Value>) {
    let outer = rw.func_mut(f);
    let id = outer.nodes.next_key();
    let results = old.iter().enumerate().map(|(i, v)| ValueData {
        def: Def::Result(id, i),
        ..graph.values[*v].clone()
    });
    let results: Vec<Value> = results.map(|data| outer.values.push(data)).collect();
    outer.nodes.push(Node {
        results: results.clone(),
        ..node
    });
    (id, results)
}

/// A literal where the loop `node` stands.
fn literal(
    rw: &mut Rewrite,
    f: FuncRef,
    node: &Node,
    (x, ty): (i128, Type),
    order: &mut Vec<NodeId>,
) -> Value {
    let literal = Node {
        kind: NodeKind::Const(x.to_string().into()),
        operands: vec![],
        results: vec![],
        origin: None,
        loc: node.loc,
    };
    let id = rw.func_mut(f).add_node(literal, vec![ty]);
    order.push(id);
    rw.node(f, id).results[0]
}
