//! Sine and cosine of one angle, computed side by side.
//!
//! The derivative of one is the other, and both together cost little more than one of them. Between the transform and the
//! plan: where the way back would compute a cosine of an angle that is kept for it, the forward run computes and keeps the
//! cosine instead.

use super::rewrite::Rewrite;
use super::walk;
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{Attr, Def, LoopHeader, Node, NodeKind};
use crate::ops::trig::{COS, SIN};
use crate::ops::{Cost, PrimDef};
use std::collections::BTreeSet;

/// The node that each graph belongs to.
type Owners = SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>;

/// Replaces sines and cosines in the graphs that undo others by forward values.
pub(super) fn keep_partners(rw: &mut Rewrite) {
    let owners = walk::owners(rw.module());
    for back in rw.funcs() {
        let Some(forward) = rw.module().funcs[back].undoes else {
            continue;
        };
        for n in rw.nodes(back) {
            let Some((def, partner)) = pair(rw.node(back, n)) else {
                continue;
            };
            let Some(NodeKind::Primal(angle)) =
                rw.def(back, rw.node(back, n).operands[0]).map(|n| &n.kind)
            else {
                continue;
            };
            let angle = *angle;
            let computed = match find(rw, forward, def, angle) {
                Some(there) if is_read(rw, back, there) => Some(there),
                there if !is_there(rw, &owners, forward, angle) => {
                    there.or_else(|| beside(rw, forward, def, partner, angle))
                }
                _ => None,
            };
            if let Some(computed) = computed {
                let node = rw.node_mut(back, n);
                node.kind = NodeKind::Primal(computed);
                node.operands.clear();
            }
        }
    }
}

/// Of a sine or cosine, what it is, and the other one.
fn pair(node: &Node) -> Option<(&'static PrimDef, &'static PrimDef)> {
    match &node.kind {
        NodeKind::Prim(def, _) if **def == SIN => Some((&SIN, &COS)),
        NodeKind::Prim(def, _) if **def == COS => Some((&COS, &SIN)),
        _ => None,
    }
}

/// Where `f` computes `def` of `angle`.
fn find(rw: &Rewrite, f: FuncRef, def: &'static PrimDef, angle: Value) -> Option<Value> {
    rw.nodes(f)
        .into_iter()
        .find_map(|n| computes(rw, f, n, def, angle))
}

/// The result of node `n`, if it is `def` of `angle`.
fn computes(
    rw: &Rewrite,
    f: FuncRef,
    n: NodeId,
    def: &'static PrimDef,
    angle: Value,
) -> Option<Value> {
    let node = rw.node(f, n);
    let fits = matches!(&node.kind, NodeKind::Prim(d, _) if **d == *def)
        && rw.operands(f, n) == [rw.resolve(f, angle)];
    fits.then(|| node.results[0])
}

/// Whether `back` reads the forward value `v`.
fn is_read(rw: &Rewrite, back: FuncRef, v: Value) -> bool {
    let nodes = rw.nodes(back).into_iter();
    nodes
        .map(|n| &rw.node(back, n).kind)
        .any(|kind| *kind == NodeKind::Primal(v))
}

/// Computes `def` of `angle` right after `f` computes its partner, if it does.
fn beside(
    rw: &mut Rewrite,
    f: FuncRef,
    def: &'static PrimDef,
    partner: &'static PrimDef,
    angle: Value,
) -> Option<Value> {
    let mut order = rw.nodes(f);
    let at = order
        .iter()
        .position(|n| computes(rw, f, *n, partner, angle).is_some())?;
    let ty = rw.ty(f, angle).clone();
    let node = Node {
        kind: NodeKind::Prim(def, Attr::None),
        ..rw.node(f, order[at]).clone()
    };
    let graph = rw.func_mut(f);
    let new = graph.add_node(node, vec![ty]);
    let result = graph.nodes[new].results[0];
    order.insert(at + 1, new);
    rw.set_nodes(f, order);
    Some(result)
}

/// Whether the way back of a loop has `v` without keeping one a trip: it follows cheaply from the index, elements of
/// arrays and what the loop captures.
fn is_there(rw: &Rewrite, owners: &Owners, f: FuncRef, v: Value) -> bool {
    let (mut open, mut seen) = (vec![(f, v)], BTreeSet::new());
    while let Some((f, v)) = open.pop() {
        let v = rw.resolve(f, v);
        if !seen.insert((f, v)) {
            continue;
        }
        let Some((around, id)) = owners[f] else {
            return false;
        };
        let owner = &rw.node(around, id).kind;
        match (rw.module().funcs[f].values[v].def, owner) {
            (Def::Capture(_), NodeKind::Loop(_)) => {}
            (Def::Capture(i), _) => {
                let captured = rw.operands(around, id)[walk::first_capture(owner) + i];
                open.push((around, captured));
            }
            (Def::Param(0), NodeKind::Loop(l)) if matches!(l.header, LoopHeader::Range { .. }) => {}
            (Def::Param(_), _) => return false,
            (Def::Result(n, _), _) => match &rw.node(f, n).kind {
                NodeKind::Const(_) => {}
                NodeKind::Prim(def, _) if def.cost == Cost::Cheap => {
                    let scalars = rw.operands(f, n).into_iter();
                    open.extend(scalars.filter(|o| rw.ty(f, *o).is_scalar()).map(|o| (f, o)));
                }
                _ => return false,
            },
        }
    }
    true
}
