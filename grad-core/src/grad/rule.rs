//! What the rule of a structural primitive sees of the reverse pass.

use crate::ir::{Attr, Var};

/// The reverse pass at one node: forward values to read, the cotangent of the result, adjoints to add to.
pub struct Backprop<'s, 'a> {
    operands: &'s [Var<'a>],
    adjoints: &'s mut [Option<Var<'a>>],
    attr: &'s Attr,
    result: Var<'a>,
    ct: Var<'a>,
}

impl<'s, 'a> Backprop<'s, 'a> {
    /// How many operands the node has.
    pub fn operands(&self) -> usize {
        self.operands.len()
    }
    /// The primitive's attribute.
    pub fn attr(&self) -> Attr {
        self.attr.clone()
    }
    /// The forward value of operand `i`.
    pub fn operand(&mut self, i: usize) -> Var<'a> {
        self.operands[i]
    }
    /// The forward result.
    pub fn result(&mut self) -> Var<'a> {
        self.result
    }
    /// The cotangent of the result.
    pub fn ct(&self) -> Var<'a> {
        self.ct
    }
    /// Adds a cotangent to operand `i`; the first one moves.
    pub fn add(&mut self, i: usize, ct: Var<'a>) {
        self.adjoints[i] = Some(self.adjoints[i].map_or(ct, |sum| sum.accumulate(ct)));
    }
    /// The running adjoint of operand `i`, zeros if nothing has reached it yet.
    pub fn adjoint(&mut self, i: usize) -> Var<'a> {
        self.adjoints[i].unwrap_or_else(|| self.operands[i].zeros_like())
    }
    /// Replaces the running adjoint of operand `i`.
    pub fn set_adjoint(&mut self, i: usize, adjoint: Var<'a>) {
        self.adjoints[i] = Some(adjoint);
    }
    /// Whether operand `i` wants a cotangent.
    pub fn wants(&self, i: usize) -> bool {
        self.operands[i].ty().is_differentiable()
    }
    /// The zero of operand `i`'s type and shape.
    pub fn zero(&mut self, i: usize) -> Var<'a> {
        self.operands[i].zeros_like()
    }
}
