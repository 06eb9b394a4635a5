//! Cotangents that only go from one field to another: the fields may be `#[no_diff]`, of which the macro does not know.

use super::frame::Frame;
use grad_core::entity::{NodeId, Value};
use grad_core::ir::NodeKind;
use grad_core::ops::{Spelling, path};

impl Frame<'_> {
    /// Whether `v`, the cotangent of a field, goes to fields alone, scaled perhaps: what has no gradient then passes
    /// nothing on to what has none. Everywhere else it has to be a number.
    pub fn only_passes(&self, v: Value) -> bool {
        let mut read = false;
        for (id, node) in self.graph.nodes.iter() {
            if !node.operands.contains(&v) {
                continue;
            }
            read = true;
            let NodeKind::Prim(def, _) = &node.kind else {
                return false;
            };
            let goes_on = match def.spelling {
                Spelling::IndexAdd => self.adds_to_a_field(id, v),
                Spelling::Prefix("-") => self.only_passes(node.results[0]),
                Spelling::Infix("*" | "/") => {
                    node.operands[0] == v
                        && node.operands[1] != v
                        && !self.is_passed(node.operands[1])
                        && self.only_passes(node.results[0])
                }
                _ => false,
            };
            if !goes_on {
                return false;
            }
        }
        read && !self.graph.results.contains(&v)
    }

    /// Whether the way back of an operator on operands of open type reads `v`.
    pub fn is_computed_with(&self, v: Value) -> bool {
        self.graph.nodes.values().any(|node| match &node.kind {
            NodeKind::Prim(def, _) => {
                let operator = matches!(
                    def.spelling,
                    Spelling::OperatorBack | Spelling::OperatorAssignBack
                );
                operator && node.operands.last() == Some(&v)
            }
            _ => false,
        })
    }

    /// Whether `v` is the cotangent of a field that only passes on, or a multiple of one.
    pub fn is_passed(&self, v: Value) -> bool {
        let Some(node) = self.graph.def_node(v) else {
            return false;
        };
        let NodeKind::Prim(def, _) = &node.kind else {
            return false;
        };
        match def.spelling {
            Spelling::CtPart => self.only_passes(v),
            Spelling::Prefix("-") | Spelling::Infix("*" | "/") => self.is_passed(node.operands[0]),
            _ => false,
        }
    }

    /// Whether `id` adds `v` to the gradient of a field.
    fn adds_to_a_field(&self, id: NodeId, v: Value) -> bool {
        let node = &self.graph.nodes[id];
        let NodeKind::Prim(_, attr) = &node.kind else {
            return false;
        };
        let [_, indices @ .., value] = &node.operands[..] else {
            return false;
        };
        let steps = path::steps(attr, indices.len());
        let to_a_field = steps.iter().any(|s| matches!(s, path::Step::Field(_)));
        *value == v && !indices.contains(&v) && to_a_field
    }
}
