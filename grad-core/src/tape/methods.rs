//! What is asked of tensors most often, as methods. [`op`](super::op) has the rest.

use super::Eager;
use crate::ir::Attr;
use crate::ops::tensor::elementwise::RELU;
use crate::ops::tensor::linalg::MATMUL;

impl Eager {
    /// The product of matrices.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let a = Eager::new([[1.0, 2.0], [3.0, 4.0]]);
    /// assert_eq!(a.matmul(&a).value()?.to_f64s(), [7.0, 10.0, 15.0, 22.0]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[track_caller]
    pub fn matmul(&self, other: &Eager) -> Eager {
        self.apply(&MATMUL, Attr::None, &[other])
    }
    /// Each element times itself.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// assert_eq!(Eager::new(vec![1.0, -3.0]).square().value()?.to_f64s(), [1.0, 9.0]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[track_caller]
    pub fn square(&self) -> Eager {
        self * self
    }
    /// Each element, or 0 where it is negative.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// assert_eq!(Eager::new(vec![1.0, -3.0]).relu().value()?.to_f64s(), [1.0, 0.0]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[track_caller]
    pub fn relu(&self) -> Eager {
        self.apply(&RELU, Attr::None, &[])
    }
    /// The sum over these axes, or all.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let x = Eager::new([[1.0, 2.0], [3.0, 4.0]]);
    /// assert_eq!(x.reduce_sum(Some(&[0]), false).value()?.to_f64s(), [4.0, 6.0]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn reduce_sum(&self, axes: Option<&[isize]>, keepdims: bool) -> Eager {
        self.with(|x| x.reduce_sum(axes, keepdims))
    }
    /// The mean over these axes, or all.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let x = Eager::new([[1.0, 2.0], [3.0, 4.0]]);
    /// assert_eq!(x.reduce_mean(None, false).to_f64()?, 2.5);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn reduce_mean(&self, axes: Option<&[isize]>, keepdims: bool) -> Eager {
        self.with(|x| x.reduce_mean(axes, keepdims))
    }
}
