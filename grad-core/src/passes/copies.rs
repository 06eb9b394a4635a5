//! Inserts a `copy` wherever an array is consumed (written in place, moved into a loop or a call, kept) and read again
//! afterwards. After this pass an emitter may write and move without asking.

use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{ArgMode, Attr, Def, FuncGraph, Module, Node, NodeKind, Type};
use crate::ops::{self, Spelling};
use std::collections::BTreeSet;

/// The module with explicit copies. Linear in nodes times nesting.
pub fn copies(module: &Module) -> Module {
    let mut out = module.clone();
    let bodies: BTreeSet<FuncRef> = module
        .funcs
        .values()
        .flat_map(|g| g.nodes.values())
        .flat_map(loop_bodies)
        .collect();
    // Inner graphs come first, so that what they consume of their captures is settled when their node is looked at.
    let mut done = BTreeSet::new();
    for func in module.funcs.keys() {
        settle(&mut out, func, &bodies, &mut done);
    }
    out
}

fn loop_bodies(node: &Node) -> Vec<FuncRef> {
    if matches!(node.kind, NodeKind::Loop(_)) {
        node.inner()
    } else {
        vec![]
    }
}

fn settle(
    out: &mut Module,
    func: FuncRef,
    bodies: &BTreeSet<FuncRef>,
    done: &mut BTreeSet<FuncRef>,
) {
    if !done.insert(func) {
        return;
    }
    let inner: Vec<FuncRef> = out.funcs[func]
        .nodes
        .values()
        .flat_map(Node::inner)
        .collect();
    for f in inner {
        settle(out, f, bodies, done);
    }
    let graph = &out.funcs[func];
    let in_outs = in_out_captures(out, func);
    // What a body or a pullback captures is there for the next run too.
    let lasting = |v: Value| match graph.values[v].def {
        Def::Capture(j) => {
            bodies.contains(&func)
                || in_outs
                    .as_ref()
                    .is_some_and(|in_outs| !in_outs.contains(&j))
        }
        Def::Param(_) | Def::Result(..) => false,
    };
    let last_use = last_uses(graph);
    let mut fixes = vec![];
    for (id, node) in graph.nodes.iter() {
        let mut seen = BTreeSet::new();
        for i in consumed(out, node) {
            let v = node.operands[i];
            if !is_moved(graph.ty(v)) {
                continue;
            }
            let again = node
                .operands
                .iter()
                .enumerate()
                .any(|(j, &w)| w == v && j > i)
                || seen.contains(&v);
            seen.insert(v);
            if lasting(v) || again || last_use[v.index()] > id.index() {
                fixes.push((id.index(), Some(i), v));
            }
        }
    }
    for (i, &v) in graph.results.iter().enumerate() {
        if is_moved(graph.ty(v)) && (lasting(v) || graph.results[i + 1..].contains(&v)) {
            fixes.push((graph.nodes.len(), None, v));
        }
    }
    let graph = &mut out.funcs[func];
    let mut inserted = vec![];
    for (at, operand, v) in fixes {
        let (def, ty) = match graph.ty(v).clone() {
            Type::Slice(element) => (&ops::array::TO_VEC, Type::Vec(element)),
            other => (&ops::array::COPY, other),
        };
        let copy = graph.reserve_value(ty);
        let loc = graph
            .nodes
            .get(NodeId::new(at))
            .map(|n| n.loc)
            .unwrap_or_default();
        let kind = NodeKind::Prim(def, Attr::None);
        inserted.push((
            at,
            Node {
                kind,
                operands: vec![v],
                results: vec![copy],
                loc,
                origin: None,
            },
        ));
        match operand {
            Some(i) => graph.nodes[NodeId::new(at)].operands[i] = copy,
            None => {
                let i = graph
                    .results
                    .iter()
                    .position(|&r| r == v)
                    .expect("a result to replace");
                graph.results[i] = copy;
            }
        }
    }
    graph.insert_nodes(inserted);
}

/// If `func` is a pullback: its captures that are the final versions of in-out params, which are handed in again and
/// written in place.
fn in_out_captures(module: &Module, func: FuncRef) -> Option<BTreeSet<usize>> {
    let forward = module
        .funcs
        .values()
        .find(|g| g.pullback.as_ref().is_some_and(|p| p.func == func))?;
    let residuals = &forward.pullback.as_ref()?.residuals;
    let finals = forward.in_out_results();
    Some(
        residuals
            .iter()
            .enumerate()
            .filter(|(_, v)| finals.contains(v))
            .map(|(j, _)| j)
            .collect(),
    )
}

/// Whether a value of this type is moved when it is passed on.
fn is_moved(ty: &Type) -> bool {
    match ty {
        Type::Array(..)
        | Type::Slice(_)
        | Type::Vec(_)
        | Type::Tuple(_)
        | Type::Named(_)
        | Type::Open => true,
        Type::Float(_)
        | Type::Int(_)
        | Type::Bool
        | Type::Unit
        | Type::Tensor(_)
        | Type::Pullback => false,
    }
}

/// Positions of the operands that `node` consumes.
fn consumed(module: &Module, node: &Node) -> Vec<usize> {
    match &node.kind {
        NodeKind::Prim(def, _) => match def.in_place {
            // What is written into an array is moved there.
            Some(k) if k + 1 == node.operands.len() => vec![k],
            Some(k) => vec![k, node.operands.len() - 1],
            None => match def.spelling {
                Spelling::Tuple
                | Spelling::Array
                | Spelling::VecOf
                | Spelling::Repeat
                | Spelling::VecRepeat
                | Spelling::Make
                | Spelling::Identity => (0..node.operands.len()).collect(),
                _ => vec![],
            },
        },
        NodeKind::Cond { then, orelse } => (0..node.operands.len() - 1)
            .filter(|&j| {
                [*then, *orelse]
                    .iter()
                    .any(|&arm| consumes_capture(module, arm, j))
            })
            .map(|j| j + 1)
            .collect(),
        NodeKind::Loop(l) => (l.leading()..l.first_capture()).collect(),
        NodeKind::Call(call) => call
            .args
            .iter()
            .zip(call.first_operands())
            .filter(|(arg, _)| arg.mode != ArgMode::Shared)
            .map(|(_, first)| first)
            .collect(),
        // The pullback is only called; primals and adjoints of reference arguments are lent, and those that come back
        // changed are written in place; the cotangent of the result is moved.
        NodeKind::CallBack(c) => {
            let mut at = 1;
            let mut consumed = vec![];
            for (arg, &active) in c.call.args.iter().zip(&c.active) {
                let bounds = if arg.sub { 2 } else { 0 };
                match arg.mode {
                    ArgMode::Value => continue,
                    ArgMode::Shared => {}
                    ArgMode::InOut => consumed.push(at),
                }
                at += 1 + bounds;
                if active {
                    consumed.push(at);
                    at += 1;
                }
            }
            if c.seeded {
                consumed.push(at);
            }
            consumed
        }
        NodeKind::Push(_) => vec![0],
        NodeKind::Const(_) | NodeKind::Host(_) | NodeKind::Primal(_) | NodeKind::Pop(_) => vec![],
    }
}

/// Whether a branch writes to its `j`-th capture in place, moves it, or returns it.
fn consumes_capture(module: &Module, arm: FuncRef, j: usize) -> bool {
    let graph = &module.funcs[arm];
    let capture = graph.captures[j];
    graph.results.contains(&capture)
        || graph.nodes.values().any(|n| {
            consumed(module, n)
                .iter()
                .any(|&i| n.operands[i] == capture)
        })
}

/// Position of each value's last use; after all nodes for a result.
fn last_uses(graph: &FuncGraph) -> Vec<usize> {
    let mut last = vec![0; graph.values.len()];
    for (id, node) in graph.nodes.iter() {
        for &v in &node.operands {
            last[v.index()] = id.index();
        }
    }
    for &v in &graph.results {
        last[v.index()] = graph.nodes.len();
    }
    if let Some(p) = &graph.pullback {
        // In-out finals and what lasts in the closure are read after everything else.
        for &v in &p.residuals {
            last[v.index()] = graph.nodes.len();
        }
    }
    last
}
