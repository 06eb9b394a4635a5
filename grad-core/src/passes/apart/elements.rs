//! Short arrays of numbers whose elements are named by literals: these are fields in all but their names.

use crate::entity::Value;
use crate::ir::{Attr, FuncGraph, Node, NodeKind, Type};

/// Of longer arrays there would be more variables than registers.
const MOST: usize = 8;

/// The length of an array of numbers, if it is literal and short.
pub(super) fn length(of: &Type, len: &str) -> Option<usize> {
    let len = len.parse().ok().filter(|len| (1..=MOST).contains(len));
    len.filter(|_| matches!(of, Type::Float(_) | Type::Int(_) | Type::Bool))
}

/// The name of the element that a node reads or writes, if its index is a literal.
pub(super) fn named(graph: &FuncGraph, node: &Node) -> Option<String> {
    let &[array, index, ..] = &node.operands[..] else {
        return None;
    };
    let Type::Array(of, len) = graph.ty(array) else {
        return None;
    };
    let is_element = matches!(node.kind, NodeKind::Prim(_, Attr::None));
    let len = length(of, len).filter(|_| is_element)?;
    let index = literal(graph, index).filter(|index| *index < len)?;
    Some(index.to_string())
}

fn literal(graph: &FuncGraph, v: Value) -> Option<usize> {
    match &graph.def_node(v)?.kind {
        NodeKind::Const(text) => text.parse().ok(),
        _ => None,
    }
}
