//! What the plan adds to the forward graphs: pushes, and values made only to be kept.

use crate::entity::{Entity, FuncRef, NodeId, PrimaryMap, Stack, Value};
use crate::ir::{Def, Module, Node, NodeKind, StackData, Type, ValueData};
use crate::ordered::OrderedMap;

/// Nodes to be inserted, and the stacks that they use. Value numbers do not change.
#[derive(Debug, Default)]
pub(super) struct Additions {
    /// By graph: (before the node at this position, node).
    inserted: OrderedMap<FuncRef, Vec<(usize, Node)>>,
    /// All stacks.
    pub stacks: PrimaryMap<Stack, StackData>,
}

impl Additions {
    /// No nodes yet, and the stacks that there are already.
    pub fn beside(stacks: PrimaryMap<Stack, StackData>) -> Self {
        Additions {
            stacks,
            ..Self::default()
        }
    }

    /// Adds a node before position `at`, and returns its results.
    pub fn insert(
        &mut self,
        module: &mut Module,
        func: FuncRef,
        at: usize,
        kind: NodeKind,
        operands: Vec<Value>,
        types: Vec<Type>,
    ) -> Vec<Value> {
        let graph = &mut module.funcs[func];
        // The definition is put right when the graph is rebuilt.
        let def = Def::Result(NodeId::new(at), 0);
        let results: Vec<Value> = types
            .into_iter()
            .map(|ty| {
                graph.values.push(ValueData {
                    ty,
                    def,
                    name: None,
                })
            })
            .collect();
        let loc = graph
            .nodes
            .get(NodeId::new(at.min(graph.nodes.len().saturating_sub(1))))
            .map(|n| n.loc);
        let node = Node {
            kind,
            operands,
            results: results.clone(),
            loc: loc.unwrap_or_default(),
            origin: None,
        };
        self.inserted.entry(func).or_default().push((at, node));
        results
    }

    /// Puts the additions in.
    pub fn apply(self, module: &mut Module) {
        for (func, nodes) in self.inserted {
            module.funcs[func].insert_nodes(nodes);
        }
    }

    /// The graphs that push, and the types of what they push.
    pub fn pushing(&self) -> Vec<(FuncRef, Type)> {
        let inserted = self.inserted.iter();
        let nodes = inserted.flat_map(|(&f, nodes)| nodes.iter().map(move |(_, node)| (f, node)));
        nodes
            .filter_map(|(f, node)| match node.kind {
                NodeKind::Push(stack) => Some((f, self.stacks[stack].ty.clone())),
                _ => None,
            })
            .collect()
    }
}
