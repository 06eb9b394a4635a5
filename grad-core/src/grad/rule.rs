//! What a structural primitive's rule sees of the reverse pass.

use crate::ir::Var;

/// The reverse pass at one node.
pub struct Backprop<'a> {
    builder: &'a crate::ir::Builder,
}

impl<'a> Backprop<'a> {
    /// The cotangent of the result.
    pub fn ct(&mut self) -> Var<'a> {
        todo!()
    }
    /// Adds `ct` to the element of the adjoint of array operand `array` that the node's index operands name.
    pub fn add_element(&mut self, array: usize, ct: Var<'a>) {
        let _ = (array, ct, self.builder);
    }
}
