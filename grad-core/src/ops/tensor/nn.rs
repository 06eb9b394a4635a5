//! What classifiers end with, by the primitives of the other files.

use crate::ir::Var;

impl<'b> Var<'b> {
    /// Exponentials divided by their sum along the last axis.
    pub fn softmax(self) -> Var<'b> {
        let max = self.reduce_max(Some(&[-1]), true).stop_gradient();
        let exp = (self - max).exp();
        exp / exp.reduce_sum(Some(&[-1]), true)
    }
    /// The logarithm of [`softmax`](Self::softmax), without underflow.
    pub fn log_softmax(self) -> Var<'b> {
        let max = self.reduce_max(Some(&[-1]), true).stop_gradient();
        let shifted = self - max;
        shifted - shifted.exp().reduce_sum(Some(&[-1]), true).ln()
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
