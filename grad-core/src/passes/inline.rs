//! A cond whose predicate is constant becomes the nodes of the branch that it takes.

use super::literal::literal;
use super::rewrite::Rewrite;
use super::walk::first_capture;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Def, Node, NodeKind, ValueData};
use std::collections::{BTreeMap, BTreeSet};

/// Inlines such conds in `f`, nested ones too. A branch that another graph undoes, or that undoes one, is left alone:
/// `primal` speaks of the values of that very graph.
pub(super) fn inline_constant_cond(rw: &mut Rewrite, f: FuncRef, undone: &BTreeSet<FuncRef>) {
    let mut todo: Vec<NodeId> = rw.nodes(f);
    todo.reverse();
    let mut done = vec![];
    while let Some(n) = todo.pop() {
        match taken(rw, f, n, undone) {
            Some((taken, other)) => {
                let moved = inline(rw, f, n, taken);
                rw.drop_func(taken);
                rw.drop_nest(other);
                todo.extend(moved.into_iter().rev());
            }
            None => done.push(n),
        }
    }
    rw.set_nodes(f, done);
}

/// The branch taken and the other one, if that is known.
fn taken(
    rw: &Rewrite,
    f: FuncRef,
    n: NodeId,
    undone: &BTreeSet<FuncRef>,
) -> Option<(FuncRef, FuncRef)> {
    let node = rw.node(f, n);
    let NodeKind::Cond { then, orelse } = node.kind else {
        return None;
    };
    let (taken, other) = match literal(rw, f, node.operands[0])? {
        "true" => (then, orelse),
        "false" => (orelse, then),
        _ => return None,
    };
    let spoken_of = |g: &FuncRef| undone.contains(g) || rw.module().funcs[*g].undoes.is_some();
    (!rw.nest(taken).iter().chain(&rw.nest(other)).any(spoken_of)).then_some((taken, other))
}

/// Copies the nodes of the branch to the end of `f`'s table; returns them in order.
fn inline(rw: &mut Rewrite, f: FuncRef, n: NodeId, branch: FuncRef) -> Vec<NodeId> {
    let node = rw.node(f, n).clone();
    let order = rw.nodes(branch);
    let graph = rw.module().funcs[branch].clone();
    let captures = node.operands[first_capture(&node.kind)..].iter();
    let mut names: BTreeMap<Value, Value> = graph
        .captures
        .iter()
        .copied()
        .zip(captures.copied())
        .collect();
    let mut moved = vec![];
    for inner in order {
        let operands = rw
            .operands(branch, inner)
            .iter()
            .map(|v| names[v])
            .collect();
        let old = &graph.nodes[inner];
        let outer = rw.func_mut(f);
        let id = outer.nodes.next_key();
        let mut results = vec![];
        for (i, &v) in old.results.iter().enumerate() {
            let data = ValueData {
                def: Def::Result(id, i),
                ..graph.values[v].clone()
            };
            let new = outer.values.push(data);
            names.insert(v, new);
            results.push(new);
        }
        outer.nodes.push(Node {
            operands,
            results,
            ..old.clone()
        });
        moved.push(id);
    }
    for (&result, &inner) in node.results.iter().zip(&graph.results) {
        let value = names[&rw.resolve(branch, inner)];
        rw.replace(f, result, value);
    }
    moved
}
