//! What `stop_gradient` gives of an argument that is only read is that argument. Between the transform and the plan: what passes no
//! derivative is settled, and only a copy of the argument would be left of it.

use super::rewrite::Rewrite;
use super::walk::{first_capture, owners};
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{ArgMode, Def, Node, NodeKind, Type};
use crate::ops::index::INDEX;
use crate::ops::select::STOP_GRADIENT;
use crate::ordered::OrderedSet;

/// In forward graphs.
pub(super) fn read_arguments(rw: &mut Rewrite) {
    let owners = owners(rw.module());
    for f in rw.outermost_first() {
        if rw.module().funcs[f].undoes.is_some() {
            continue;
        }
        let mut needless = OrderedSet::new();
        for n in rw.nodes(f) {
            let node = rw.node(f, n);
            let (NodeKind::Prim(def, _), &[v]) = (&node.kind, &node.operands[..]) else {
                continue;
            };
            if **def == STOP_GRADIENT && is_lent(rw, &owners, f, v) {
                let stopped = node.results[0];
                rw.replace(f, stopped, v);
                needless.insert(n);
            }
        }
        rw.retain(f, |n| !needless.contains(&n));
    }
}

type Owners = SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>;

/// Whether `v` is a slice or a value of the user's that the function is lent by `&`, or a vector in a field of what it is lent. What a method gives
/// of it may borrow from it, and a copy might not live as long.
fn is_lent(rw: &Rewrite, owners: &Owners, mut f: FuncRef, v: Value) -> bool {
    let mut v = rw.resolve(f, v);
    while let (Def::Capture(k), Some((outer, n))) = (rw.module().funcs[f].values[v].def, owners[f])
    {
        let first = first_capture(&rw.node(outer, n).kind);
        v = rw.operands(outer, n)[first + k];
        f = outer;
    }
    let graph = &rw.module().funcs[f];
    if let Some(Node {
        kind: NodeKind::Prim(def, _),
        operands,
        ..
    }) = graph.def_node(v)
        && **def == INDEX
    {
        return is_argument(rw, owners, f, operands[0]) && matches!(graph.ty(v), Type::Vec(_));
    }
    is_argument(rw, owners, f, v) && matches!(graph.ty(v), Type::Slice(_) | Type::Named(_))
}

/// Whether `v` is lent to the function around by `&`.
fn is_argument(rw: &Rewrite, owners: &Owners, f: FuncRef, v: Value) -> bool {
    let graph = &rw.module().funcs[f];
    owners[f].is_none()
        && matches!(graph.values[v].def, Def::Param(i) if graph.mode(i) == ArgMode::Shared)
}
