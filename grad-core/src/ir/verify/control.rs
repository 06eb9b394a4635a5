//! Conds and loops: the node and the graphs that belong to it agree.

use super::structure::{Role, loop_roles};
use super::{Verifier, agree, all_agree, list, types};
use crate::entity::{FuncRef, NodeId};
use crate::ir::{IntType, Loop, LoopHeader, States, Type};

impl Verifier<'_> {
    pub(super) fn cond(&mut self, id: NodeId, branches: [FuncRef; 2]) {
        let node = &self.graph().nodes[id];
        let (operands, results) = (self.types(&node.operands), self.types(&node.results));
        let Some((predicate, captures)) = operands.split_first() else {
            return self.node_error(id, "a cond needs a predicate");
        };
        if !agree(predicate, &Type::Bool) {
            self.node_error(id, format!("the predicate is of type {predicate}"));
        }
        for branch in branches {
            let (captures, results) = (captures.to_vec(), results.clone());
            self.role(
                id,
                branch,
                &Role {
                    what: "the branch",
                    params: vec![],
                    captures,
                    results,
                },
            );
        }
    }

    pub(super) fn loop_(&mut self, id: NodeId, l: &Loop) {
        let node = &self.graph().nodes[id];
        let (operands, results) = (self.types(&node.operands), self.types(&node.results));
        if operands.len() < l.first_capture() || results.len() != l.carried + 1 {
            return self.node_error(
                id,
                format!(
                    "a loop that carries {} values has those and the trip count as results",
                    l.carried
                ),
            );
        }
        let (bounds, rest) = operands.split_at(l.leading());
        let (carried, captures) = rest.split_at(l.carried);
        let is_int = |t: &Type| agree(t, &Type::Int(IntType::Open));
        let numbers = match l.states {
            States::File => &bounds[..2],
            States::All | States::Slots | States::Bytes => bounds,
        };
        if !numbers.iter().all(|t| is_int(t) && agree(t, &bounds[0])) {
            self.node_error(id, format!("the bounds are of types {}", list(bounds)));
        }
        let upwards = l.header == LoopHeader::Range { rev: false } && bounds[0] == Type::USIZE;
        if l.states.are_chosen() && !(l.checkpoint && upwards) {
            self.node_error(
                id,
                "which states are kept is said of a checkpoint over a range of `usize`, upwards",
            );
        }
        if results[l.carried] != Type::USIZE {
            self.node_error(
                id,
                format!("the trip count is of type {}", results[l.carried]),
            );
        }
        if !all_agree(carried, &results[..l.carried]) {
            let results = list(&results[..l.carried]);
            self.node_error(
                id,
                format!(
                    "values of types {} are carried, the results are {results}",
                    list(carried)
                ),
            );
        }
        for (graph, role) in loop_roles(l, bounds, carried, captures) {
            self.role(id, graph, &role);
        }
    }

    /// Whether a graph takes and gives what its node says.
    fn role(&mut self, id: NodeId, func: FuncRef, role: &Role) {
        let graph = &self.module.funcs[func];
        let checks = [
            ("takes params of types", &graph.params, &role.params),
            ("captures values of types", &graph.captures, &role.captures),
            ("returns values of types", &graph.results, &role.results),
        ];
        for (verb, values, wanted) in checks {
            let found = types(graph, values);
            if !all_agree(&found, wanted) {
                let (what, name) = (role.what, &graph.name);
                self.node_error(
                    id,
                    format!(
                        "{what} @{name} {verb} {}, not {}",
                        list(&found),
                        list(wanted)
                    ),
                );
            }
        }
    }
}
