//! What the rule of a structural primitive sees of the forward pass.

use super::scope::Scope;
use crate::entity::Value;
use crate::ir::{Attr, Builder, Node, NodeKind, Type, Var};

/// How a structural primitive passes tangents on. Of elementwise ones the partials say it.
#[derive(Clone, Copy)]
pub enum TangentRule {
    /// None was given.
    Undefined,
    /// The primitive is linear in all operands that can have tangents together: it is applied to those, and to the other
    /// operands as they are.
    Linear,
    /// The result is the operand, and so is its tangent, if it is there.
    Same,
    /// Before the primitive, which may write to its operand in place; what is given needs no result.
    Before(fn(&mut Pushforward) -> Value),
    /// After the primitive.
    After(fn(&mut Pushforward) -> Value),
}

/// The forward pass at one node.
pub struct Pushforward<'s, 'b> {
    pub(super) b: &'b Builder,
    pub(super) scope: &'s Scope<'b>,
    pub(super) node: &'s Node,
    /// What there are no tangents of.
    pub(super) refused: Option<&'static str>,
}

impl<'b> Pushforward<'_, 'b> {
    /// How many operands the node has.
    pub fn operands(&self) -> usize {
        self.node.operands.len()
    }
    /// There is no forward mode of this.
    pub fn refuse(&mut self, what: &'static str) {
        self.refused.get_or_insert(what);
    }
    /// The primitive's attribute.
    pub fn attr(&self) -> Attr {
        match &self.node.kind {
            NodeKind::Prim(_, attr) => attr.clone(),
            other => unreachable!("a rule runs at a primitive, not at {other:?}"),
        }
    }
    /// Operand `i`.
    pub fn operand(&self, i: usize) -> Var<'b> {
        self.b.var(self.scope.value(self.node.operands[i]))
    }
    /// Whether operand `i` has a tangent.
    pub fn has(&self, i: usize) -> bool {
        self.scope.tangent(self.node.operands[i]).is_some()
    }
    /// The tangent of operand `i`, zero if it has none.
    pub fn tangent(&self, i: usize) -> Var<'b> {
        self.b
            .var(self.scope.tangent_or_zero(self.b, self.node.operands[i]))
    }
    /// The result.
    pub fn result(&self) -> Var<'b> {
        self.b.var(self.scope.value(self.node.results[0]))
    }
    /// The type of the result's tangent.
    pub fn ty(&self) -> Type {
        self.scope
            .tangent_type(self.scope.graph.ty(self.node.results[0]))
    }
    /// The type of operand `i`'s tangent.
    pub fn operand_ty(&self, i: usize) -> Type {
        self.scope
            .tangent_type(self.scope.graph.ty(self.node.operands[i]))
    }
    /// Where nodes are added.
    pub fn builder(&self) -> &'b Builder {
        self.b
    }
}
