use crate::Real;
use grad_core::foreign::lift::Base;
use ndarray::{LinalgScalar, ScalarOperand};

/// The numbers that arrays of [`linalg`](crate::linalg) and [`nn`](crate::nn) are made of: `f64` and `f32`.
///
/// ```
/// use grads::ArrayFloat;
/// use grads::prelude::*;
/// use ndarray::Array2;
///
/// /// Is differentiable for either type.
/// #[differentiable]
/// fn confidence<T: ArrayFloat>(logits: &Array2<T>) -> T {
///     grads::nn::softmax(logits, ndarray::Axis(1))[[0, 0]]
/// }
/// let d = grad!(confidence::<f32>)(&ndarray::array![[0.0, 0.0]]);
/// assert_eq!(d, ndarray::array![[0.25, -0.25]]);
/// ```
pub trait ArrayFloat: Real + Base + LinalgScalar + ScalarOperand {}

impl ArrayFloat for f64 {}
impl ArrayFloat for f32 {}
