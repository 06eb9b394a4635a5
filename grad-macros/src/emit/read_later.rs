//! Whether a value is read again: what is not may move where it is read last.

use grad_core::entity::{FuncRef, Value};
use grad_core::ir::{Module, Node, NodeKind};

/// Whether `v`, a value of `func`, is read after `node`, or by the next trip of a loop around it.
pub(super) fn is_read_after(module: &Module, func: FuncRef, node: &Node, v: Value) -> bool {
    let graph = &module.funcs[func];
    let mut later = graph
        .nodes
        .values()
        .skip_while(|n| !std::ptr::eq(*n, node))
        .skip(1);
    let kept = graph.pullback.iter().flat_map(|p| &p.residuals);
    later.any(|n| n.operands.contains(&v))
        || graph.results.contains(&v)
        || kept.into_iter().any(|r| *r == v)
        || is_captured_and_read_after(module, func, v)
}

/// The same of what `func` captures, outside of it. A pullback, which has nothing around it, may run again.
fn is_captured_and_read_after(module: &Module, func: FuncRef, v: Value) -> bool {
    let captures = &module.funcs[func].captures;
    let Some(from_end) = captures.iter().rev().position(|c| *c == v) else {
        return false;
    };
    let around = module.funcs.iter().find_map(|(around, graph)| {
        let holds = |node: &&Node| node.inner().contains(&func);
        graph.nodes.values().find(holds).map(|node| (around, node))
    });
    around.is_none_or(|(around, node)| {
        let outside = node.operands.iter().rev().nth(from_end);
        matches!(node.kind, NodeKind::Loop(_))
            || outside.is_some_and(|outside| is_read_after(module, around, node, *outside))
    })
}
