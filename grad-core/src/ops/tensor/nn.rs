//! What classifiers end with, by the primitives of the other files.

use crate::ir::Var;

impl<'b> Var<'b> {
    /// Exponentials divided by their sum along the last axis.
    pub fn softmax(self) -> Var<'b> {
        self.softmax_along(-1)
    }
    /// Exponentials divided by their sum along an axis.
    pub fn softmax_along(self, axis: isize) -> Var<'b> {
        let exp = self.below_max(axis).exp();
        exp / exp.reduce_sum(Some(&[axis]), true)
    }
    /// The logarithm of [`softmax`](Self::softmax), without underflow.
    pub fn log_softmax(self) -> Var<'b> {
        self.log_softmax_along(-1)
    }
    /// The logarithm of [`softmax_along`](Self::softmax_along), without underflow.
    pub fn log_softmax_along(self, axis: isize) -> Var<'b> {
        let shifted = self.below_max(axis);
        shifted - shifted.exp().reduce_sum(Some(&[axis]), true).ln()
    }
    /// The difference to the greatest along an axis, as if that were constant.
    fn below_max(self, axis: isize) -> Var<'b> {
        self - self.reduce_max(Some(&[axis]), true).stop_gradient()
    }
    /// The cross entropy of the softmax of these logits along the last axis, where `labels` are probabilities. These get
    /// a cotangent too.
    pub fn softmax_xent(self, labels: Var<'b>) -> Var<'b> {
        -(labels * self.log_softmax()).reduce_sum(Some(&[-1]), false)
    }
    /// The same where each label is the position of the one right class.
    pub fn sparse_softmax_xent(self, labels: Var<'b>) -> Var<'b> {
        let picked = self.log_softmax().take_along(labels.expand_dims(-1));
        -picked.squeeze(Some(&[-1]))
    }
    /// The cross entropy of the sigmoid of each of these logits, where `labels` are probabilities.
    pub fn sigmoid_xent(self, labels: Var<'b>) -> Var<'b> {
        self.softplus() - self * labels
    }
}
