//! Constants of the user's that are only looked into or lent: a table in a `static` is borrowed where it is, not moved or copied.

use grad_core::entity::{FuncRef, Value};
use grad_core::ir::{ArgMode, Call, Module, Node, NodeKind};
use grad_core::ops::Spelling;

/// Whether all that reads `v`, a value of `func`, are reads of its elements, its length and its shape, and calls that it is lent to.
pub(super) fn is_only_looked_into(module: &Module, func: FuncRef, v: Value) -> bool {
    let graph = &module.funcs[func];
    let mut readers = graph.nodes.values().filter(|n| n.operands.contains(&v));
    !graph.results.contains(&v) && readers.all(|node| looks_into(module, node, v))
}

fn looks_into(module: &Module, node: &Node, v: Value) -> bool {
    let inner = node.inner();
    match &node.kind {
        NodeKind::Prim(def, _) => {
            matches!(
                def.spelling,
                Spelling::Index | Spelling::Len | Spelling::ZerosLike
            ) && !node.operands[1..].contains(&v)
        }
        NodeKind::Call(call) => is_lent(call, node, v),
        // what a call was lent it is lent again
        NodeKind::CallBack(_) => true,
        _ => !inner.is_empty() && inner.iter().all(|f| is_captured_so(module, *f, node, v)),
    }
}

/// Whether a call is handed `v` by shared reference alone.
fn is_lent(call: &Call, node: &Node, v: Value) -> bool {
    let mut operands = node.operands.iter();
    call.args.iter().all(|arg| {
        let first = operands.next();
        let bounds = operands.by_ref().take(arg.width() - 1);
        let apart = bounds.filter(|x| **x == v).count() == 0;
        apart && (first != Some(&v) || arg.mode == ArgMode::Shared)
    })
}

/// The same inside a graph of `node`, whose captures are the node's last operands.
fn is_captured_so(module: &Module, inner: FuncRef, node: &Node, v: Value) -> bool {
    let captures = &module.funcs[inner].captures;
    let (own, captured) = node.operands.split_at(node.operands.len() - captures.len());
    !own.contains(&v)
        && captured
            .iter()
            .zip(captures)
            .filter(|(x, _)| **x == v)
            .all(|(_, capture)| is_only_looked_into(module, inner, *capture))
}
