//! A cond whose predicate is constant becomes the nodes of the branch that it takes.

use super::literal::literal;
use super::rewrite::Rewrite;
use super::walk::{self, first_capture};
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Def, Module, Node, NodeKind, ValueData};
use crate::ordered::{OrderedMap, OrderedSet};

/// The graphs of which, or of graphs inside which, `primal` speaks: those that another graph undoes, or that undo one.
pub(super) fn spoken_of(module: &Module) -> OrderedSet<FuncRef> {
    let owners = walk::owners(module);
    let undoing = module.funcs.iter().filter(|(_, g)| g.undoes.is_some());
    let mut spoken_of = OrderedSet::new();
    for f in walk::undone(module)
        .into_iter()
        .chain(undoing.map(|(f, _)| f))
    {
        let mut around = Some(f);
        while let Some(f) = around
            && spoken_of.insert(f)
        {
            around = owners[f].map(|(owner, _)| owner);
        }
    }
    spoken_of
}

/// Inlines such conds in `f`, nested ones too; whether there were any. A branch that is `spoken_of` is left alone: the values of that very graph are meant.
pub(super) fn inline_constant_cond(
    rw: &mut Rewrite,
    f: FuncRef,
    spoken_of: &OrderedSet<FuncRef>,
) -> bool {
    let mut todo: Vec<NodeId> = rw.nodes(f);
    todo.reverse();
    let (mut done, mut any) = (vec![], false);
    while let Some(n) = todo.pop() {
        match taken(rw, f, n, spoken_of) {
            Some((taken, other)) => {
                let moved = inline(rw, f, n, taken);
                rw.drop_func(taken);
                rw.drop_nest(other);
                todo.extend(moved.into_iter().rev());
                any = true;
            }
            None => done.push(n),
        }
    }
    rw.set_nodes(f, done);
    any
}

/// The branch taken and the other one, if that is known.
fn taken(
    rw: &Rewrite,
    f: FuncRef,
    n: NodeId,
    spoken_of: &OrderedSet<FuncRef>,
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
    let is_meant = [taken, other].iter().any(|g| spoken_of.contains(g));
    (!is_meant).then_some((taken, other))
}

/// Copies the nodes of the branch to the end of `f`'s table; returns them in order.
fn inline(rw: &mut Rewrite, f: FuncRef, n: NodeId, branch: FuncRef) -> Vec<NodeId> {
    let node = rw.node(f, n).clone();
    let order = rw.nodes(branch);
    let graph = rw.module().funcs[branch].clone();
    let captures = node.operands[first_capture(&node.kind)..].iter();
    let mut names: OrderedMap<Value, Value> = graph
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
