//! What classifiers end with, by the primitives of the other files.

use crate::ir::Var;

impl<'b> Var<'b> {
    /// Exponentials divided by their sum along the last axis.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![0.0, 0.0]).with(|x| x.softmax());
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.5, 0.5]);
    /// ```
    #[track_caller]
    pub fn softmax(self) -> Var<'b> {
        self.softmax_along(-1)
    }
    /// Exponentials divided by their sum along an axis.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[0.0, 1.0], [0.0, 1.0]]).with(|x| x.softmax_along(0));
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.5; 4]);
    /// ```
    #[track_caller]
    pub fn softmax_along(self, axis: isize) -> Var<'b> {
        let exp = self.below_max(axis).exp();
        exp / exp.reduce_sum(Some(&[axis]), true)
    }
    /// The logarithm of [`softmax`](Self::softmax), without underflow.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![0.0, 0.0]).with(|x| x.log_softmax());
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.5_f64.ln(); 2]);
    /// ```
    #[track_caller]
    pub fn log_softmax(self) -> Var<'b> {
        self.log_softmax_along(-1)
    }
    /// The logarithm of [`softmax_along`](Self::softmax_along), without underflow.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[0.0, 1.0], [0.0, 1.0]]).with(|x| x.log_softmax_along(0));
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.5_f64.ln(); 4]);
    /// ```
    #[track_caller]
    pub fn log_softmax_along(self, axis: isize) -> Var<'b> {
        let shifted = self.below_max(axis);
        shifted - shifted.exp().reduce_sum(Some(&[axis]), true).ln()
    }
    /// The difference to the greatest along an axis, as if that were constant.
    #[track_caller]
    fn below_max(self, axis: isize) -> Var<'b> {
        self - self.reduce_max(Some(&[axis]), true).stop_gradient()
    }
    /// The cross entropy of the softmax of these logits along the last axis, where `labels` are probabilities. These get
    /// a cotangent too.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![0.0, 0.0].into(), &vec![1.0, 0.0].into()], |v| v[0].softmax_xent(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0_f64.ln()]);
    /// ```
    #[track_caller]
    pub fn softmax_xent(self, labels: Var<'b>) -> Var<'b> {
        -(labels * self.log_softmax()).reduce_sum(Some(&[-1]), false)
    }
    /// The same where each label is the position of the one right class.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[0.0, 0.0]].into(), &vec![1_i64].into()], |v| v[0].sparse_softmax_xent(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0_f64.ln()]);
    /// ```
    #[track_caller]
    pub fn sparse_softmax_xent(self, labels: Var<'b>) -> Var<'b> {
        let picked = self.log_softmax().take_along(labels.expand_dims(-1));
        -picked.squeeze(Some(&[-1]))
    }
    /// The cross entropy of the sigmoid of each of these logits, where `labels` are probabilities.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&0.0.into(), &1.0.into()], |v| v[0].sigmoid_xent(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0_f64.ln()]);
    /// ```
    #[track_caller]
    pub fn sigmoid_xent(self, labels: Var<'b>) -> Var<'b> {
        self.softplus() - self * labels
    }
}
