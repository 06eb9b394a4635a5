//! What is worked out once per graph, before any run.

use crate::entity::{Entity, NodeId, PrimaryMap, Value};
use crate::ir::{FuncGraph, NodeKind};
use crate::ops::datum::Datum;

/// One FuncGraph, ready to run.
pub(super) struct Prepared {
    /// One per node.
    pub(super) nodes: PrimaryMap<NodeId, PreparedNode>,
    read: Vec<bool>,
    straight: bool,
}

/// One node.
pub(super) struct PreparedNode {
    /// Per operand: whether this is its value's last use.
    pub(super) last: Vec<bool>,
    /// The value of a literal.
    pub(super) literal: Option<Datum>,
}

impl Prepared {
    pub(super) fn new(graph: &FuncGraph) -> Self {
        let mut read = vec![false; graph.values.len()];
        let mut mark = |v: Value| {
            read.get_mut(v.index())
                .is_some_and(|r| !std::mem::replace(r, true))
        };
        for &v in graph
            .results
            .iter()
            .chain(graph.pullback.iter().flat_map(|p| &p.residuals))
        {
            mark(v);
        }
        let mut nodes: Vec<PreparedNode> = graph
            .nodes
            .values()
            .rev()
            .map(|node| {
                let mut last: Vec<bool> = node.operands.iter().rev().map(|&v| mark(v)).collect();
                last.reverse();
                let literal = match (&node.kind, &node.results[..]) {
                    (NodeKind::Const(text), [v]) => Datum::parse(text, graph.ty(*v)),
                    _ => None,
                };
                PreparedNode { last, literal }
            })
            .collect();
        nodes.reverse();
        let mut prepared = Prepared {
            nodes: PrimaryMap::new(),
            read,
            straight: graph.nodes.values().all(|node| {
                matches!(
                    node.kind,
                    NodeKind::Const(_) | NodeKind::Prim(..) | NodeKind::Push(_) | NodeKind::Pop(_)
                )
            }),
        };
        for node in nodes {
            prepared.nodes.push(node);
        }
        prepared
    }
    /// Whether no node enters another graph.
    pub(super) fn is_straight(&self) -> bool {
        self.straight
    }
    /// Whether anything reads `v`.
    pub(super) fn is_read(&self, v: Value) -> bool {
        self.read.get(v.index()).copied().unwrap_or(false)
    }
}
