//! What the rule of a structural primitive sees of the reverse pass.

use super::adjoint::Adjoints;
use crate::entity::{NodeId, Value};
use crate::ir::{Attr, BuildError, Node, NodeKind, Type, Var};
use crate::ops::adjoint::tangent;
use crate::ops::path;

/// The reverse pass at one node: forward values to read, the cotangent of the result, adjoints to add to.
pub struct Backprop<'s, 'a> {
    adjoints: &'s mut Adjoints<'a>,
    node: &'s Node,
    /// Zero if it is not there.
    ct: Var<'a>,
    /// The same with whether it is there at all, if that is not certain: then it may be anything.
    given: (Var<'a>, Option<Var<'a>>),
}

impl<'s, 'a> Backprop<'s, 'a> {
    pub(super) fn new(
        adjoints: &'s mut Adjoints<'a>,
        id: NodeId,
        ct: Var<'a>,
        present: Option<Var<'a>>,
    ) -> Self {
        let node = &adjoints.graph.nodes[id];
        let whole = match present {
            Some(present) => present.select(ct, adjoints.zero(node.results[0])),
            None => ct,
        };
        Backprop {
            adjoints,
            node,
            ct: whole,
            given: (ct, present),
        }
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
    #[track_caller]
    pub fn operand(&mut self, i: usize) -> Var<'a> {
        match self.value(i) {
            Ok(v) => self.adjoints.primal(v),
            Err(nothing) => nothing,
        }
    }
    /// The indices of the place that a node names in operand 0 by its operands 1 to `end`, as they name it in the gradient, too.
    pub fn indices(&mut self, end: usize) -> Vec<Var<'a>> {
        let (attr, operands) = (self.attr(), self.node.operands.get(..end));
        let [base, indices @ ..] = operands.unwrap_or_default() else {
            return vec![];
        };
        let steps = path::steps(&attr, indices.len());
        self.adjoints.indices(*base, &steps, indices)
    }
    /// The forward result.
    pub fn result(&mut self) -> Var<'a> {
        self.adjoints.primal(self.node.results[0])
    }
    /// The cotangent of the result: zero if it is not there.
    pub fn ct(&self) -> Var<'a> {
        self.ct
    }
    /// The cotangent of the result, to be added to an element of the adjoint of array operand `i`.
    pub fn ct_for_element(&mut self, i: usize) -> Var<'a> {
        let (ct, present) = self.given;
        let told = self.node.operands.get(i).copied();
        match told.filter(|&v| self.adjoints.is_told(v)) {
            Some(v) if matches!(ct.ty(), Type::Float(_)) => {
                let indices = self.node.operands.iter().skip(1).copied();
                let place = (v, self.attr(), indices.collect());
                self.adjoints.told_element(place, ct, present)
            }
            _ => self.ct,
        }
    }
    /// Adds to operand `i` what `of` makes of the cotangent of the result; it is there if that is.
    #[track_caller]
    pub fn pass(&mut self, i: usize, of: impl FnOnce(Var<'a>) -> Var<'a>) {
        if let Ok(v) = self.value(i) {
            let (ct, present) = self.given;
            self.adjoints.add_if(v, of(ct), present);
        }
    }
    /// Adds to operand `i` what is an element of the cotangent of the array that the node gives.
    #[track_caller]
    pub fn add_element(&mut self, i: usize, ct: Var<'a>) {
        if let Ok(v) = self.value(i) {
            match self.adjoints.tells_apart(self.node.results[0]) {
                true => self.adjoints.add_marked(v, ct),
                false => self.adjoints.add(v, ct),
            }
        }
    }
    /// The same of the sum of its elements.
    #[track_caller]
    pub fn add_elements(&mut self, i: usize, ct: Var<'a>) {
        match self.adjoints.tells_apart(self.node.results[0]) {
            true => self.add_element(i, ct),
            false => self.add_told(i, ct),
        }
    }
    /// What is in the adjoint of the array that the node gives in the place of a number to which nothing was added.
    pub fn nothing(&self) -> &'static str {
        self.adjoints.nothing(self.node.results[0])
    }
    /// Adds a cotangent to operand `i`; the first one moves.
    #[track_caller]
    pub fn add(&mut self, i: usize, ct: Var<'a>) {
        if let Ok(v) = self.value(i) {
            self.adjoints.add(v, ct);
        }
    }
    /// [`add`](Self::add) of what somebody else computed.
    #[track_caller]
    pub fn add_told(&mut self, i: usize, ct: Var<'a>) {
        if let Ok(v) = self.value(i) {
            let ct = self.adjoints.told(v, ct);
            self.adjoints.add(v, ct);
        }
    }
    /// [`add`](Self::add) of what may be a number that somebody else computed.
    #[track_caller]
    pub fn add_given(&mut self, i: usize, ct: Var<'a>) {
        if let Ok(v) = self.value(i) {
            self.adjoints.add_given(v, ct, None);
        }
    }
    /// The running adjoint of array or tuple operand `i`, zeros if nothing has reached it yet, to be put back with
    /// [`set_adjoint`](Self::set_adjoint).
    #[track_caller]
    pub fn adjoint(&mut self, i: usize) -> Var<'a> {
        match self.value(i) {
            Ok(v) => self.adjoints.take_or_zero(v),
            Err(nothing) => nothing,
        }
    }
    /// Replaces the running adjoint of operand `i`.
    #[track_caller]
    pub fn set_adjoint(&mut self, i: usize, adjoint: Var<'a>) {
        if let Ok(v) = self.value(i) {
            self.adjoints.set(v, adjoint);
        }
    }
    /// Whether there is an operand `i` that wants a cotangent.
    pub fn wants(&self, i: usize) -> bool {
        let operand = self.node.operands.get(i);
        operand.is_some_and(|&v| self.adjoints.active(v))
    }
    /// The type of operand `i`'s cotangent.
    #[track_caller]
    pub fn ct_type(&self, i: usize) -> Type {
        match self.value(i) {
            Ok(v) => tangent(self.adjoints.graph.ty(v)),
            Err(_) => Type::Open,
        }
    }
    /// The zero of operand `i`'s type and shape.
    #[track_caller]
    pub fn zero(&mut self, i: usize) -> Var<'a> {
        match self.value(i) {
            Ok(v) => self.adjoints.zero(v),
            Err(nothing) => nothing,
        }
    }
    /// Operand `i`. If there is none the graph has an error, and something that will not be used stands for it.
    #[track_caller]
    fn value(&self, i: usize) -> Result<Value, Var<'a>> {
        let operands = &self.node.operands;
        operands.get(i).copied().ok_or_else(|| {
            self.adjoints.b.refuse(BuildError::NoOperand {
                operand: i,
                operands: operands.len(),
                at: std::panic::Location::caller().to_string(),
            })
        })
    }
}
