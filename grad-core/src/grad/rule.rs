//! What the rule of a structural primitive sees of the reverse pass.

use super::adjoint::Adjoints;
use crate::entity::{NodeId, Value};
use crate::ir::{Attr, Node, NodeKind, Type, Var};
use crate::ops::adjoint::tangent;

/// The reverse pass at one node: forward values to read, the cotangent of the result, adjoints to add to.
pub struct Backprop<'s, 'a> {
    adjoints: &'s mut Adjoints<'a>,
    node: &'s Node,
    ct: Var<'a>,
}

impl<'s, 'a> Backprop<'s, 'a> {
    pub(super) fn new(adjoints: &'s mut Adjoints<'a>, id: NodeId, ct: Var<'a>) -> Self {
        let node = &adjoints.graph.nodes[id];
        Backprop { adjoints, node, ct }
    }
    /// How many operands the node has.
    pub fn operands(&self) -> usize {
        self.node.operands.len()
    }
    /// The primitive's attribute.
    pub fn attr(&self) -> Attr {
        match &self.node.kind {
            NodeKind::Prim(_, attr) => attr.clone(),
            other => unreachable!("a rule runs at a primitive, not at {other:?}"),
        }
    }
    /// The forward value of operand `i`.
    pub fn operand(&mut self, i: usize) -> Var<'a> {
        self.adjoints.primal(self.node.operands[i])
    }
    /// The forward result.
    pub fn result(&mut self) -> Var<'a> {
        self.adjoints.primal(self.node.results[0])
    }
    /// The cotangent of the result.
    pub fn ct(&self) -> Var<'a> {
        self.ct
    }
    /// Adds a cotangent to operand `i`; the first one moves.
    pub fn add(&mut self, i: usize, ct: Var<'a>) {
        self.adjoints.add(self.node.operands[i], ct);
    }
    /// The running adjoint of array or tuple operand `i`, zeros if nothing has reached it yet, to be put back with
    /// [`set_adjoint`](Self::set_adjoint).
    pub fn adjoint(&mut self, i: usize) -> Var<'a> {
        self.adjoints.take_or_zero(self.node.operands[i])
    }
    /// Replaces the running adjoint of operand `i`.
    pub fn set_adjoint(&mut self, i: usize, adjoint: Var<'a>) {
        self.adjoints.set(self.node.operands[i], adjoint);
    }
    /// Whether operand `i` wants a cotangent.
    pub fn wants(&self, i: usize) -> bool {
        self.adjoints.active(self.value(i))
    }
    /// The type of operand `i`'s cotangent.
    pub fn ct_type(&self, i: usize) -> Type {
        tangent(self.adjoints.graph.ty(self.value(i)))
    }
    /// The zero of operand `i`'s type and shape.
    pub fn zero(&mut self, i: usize) -> Var<'a> {
        self.adjoints.zero(self.node.operands[i])
    }
    fn value(&self, i: usize) -> Value {
        self.node.operands[i]
    }
}
