//! How many contributions to its cotangents a node has to wait for.

use super::activity::Activity;
use crate::entity::{FuncRef, NodeId, SecondaryMap};
use crate::ir::{Def, FuncGraph};

/// Pending count of each node of `func` that lies between the differentiated params and the results: the number of edges
/// from other such nodes into it (`mul v0, v0` counts two).
pub fn pending_counts(
    graph: &FuncGraph,
    func: FuncRef,
    activity: &Activity,
) -> SecondaryMap<NodeId, usize> {
    let mut counts = SecondaryMap::new();
    for node in graph.nodes.values().filter(|n| activity.between(func, n)) {
        for &v in &node.operands {
            if let Def::Result(producer, _) = graph.values[v].def
                && activity.between(func, &graph.nodes[producer])
            {
                counts[producer] += 1;
            }
        }
    }
    counts
}
