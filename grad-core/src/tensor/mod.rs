//! Tensors: what graphs that are built at run time compute with.

pub mod convert;
mod text;

use crate::ir::DType;
use ndarray::{ArcArray, IxDyn};

/// A dense tensor of 0 to 6 dimensions, row-major unless it is a view. Clones share the elements, which are copied when
/// somebody writes.
///
/// ```
/// # mod grads { pub use grad_core::{ir::DType, tensor::Tensor}; }
/// use grads::{DType, Tensor};
/// let x = Tensor::from(vec![1.0, 2.0, 3.0]);
/// assert_eq!((x.dtype(), x.shape()), (DType::F64, &[3][..]));
/// ```
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Tensor {
    F32(ArcArray<f32, IxDyn>),
    F64(ArcArray<f64, IxDyn>),
    I32(ArcArray<i32, IxDyn>),
    I64(ArcArray<i64, IxDyn>),
    Bool(ArcArray<bool, IxDyn>),
}

/// Does the same with the elements of whatever type they are.
macro_rules! each {
    ($tensor:expr, $x:ident => $body:expr) => {
        match $tensor {
            $crate::tensor::Tensor::F32($x) => $body,
            $crate::tensor::Tensor::F64($x) => $body,
            $crate::tensor::Tensor::I32($x) => $body,
            $crate::tensor::Tensor::I64($x) => $body,
            $crate::tensor::Tensor::Bool($x) => $body,
        }
    };
}
/// Does the same with the elements of whatever type they are, and wraps what comes out again.
macro_rules! map_each {
    ($tensor:expr, $x:ident => $body:expr) => {
        match $tensor {
            $crate::tensor::Tensor::F32($x) => $crate::tensor::Tensor::F32($body),
            $crate::tensor::Tensor::F64($x) => $crate::tensor::Tensor::F64($body),
            $crate::tensor::Tensor::I32($x) => $crate::tensor::Tensor::I32($body),
            $crate::tensor::Tensor::I64($x) => $crate::tensor::Tensor::I64($body),
            $crate::tensor::Tensor::Bool($x) => $crate::tensor::Tensor::Bool($body),
        }
    };
}
pub(crate) use {each, map_each};

impl Tensor {
    /// The type of the elements.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{ir::DType, tensor::Tensor}; }
    /// use grads::Tensor;
    /// assert_eq!(Tensor::from(true).dtype(), grads::DType::Bool);
    /// ```
    pub fn dtype(&self) -> DType {
        match self {
            Tensor::F32(_) => DType::F32,
            Tensor::F64(_) => DType::F64,
            Tensor::I32(_) => DType::I32,
            Tensor::I64(_) => DType::I64,
            Tensor::Bool(_) => DType::Bool,
        }
    }
    /// How many elements there are along each axis; empty for a single number.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tensor::Tensor; }
    /// use grads::Tensor;
    /// assert_eq!(Tensor::from([[1.0, 2.0, 3.0]]).shape(), [1, 3]);
    /// ```
    pub fn shape(&self) -> &[usize] {
        each!(self, x => x.shape())
    }
    /// How many elements there are.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tensor::Tensor; }
    /// use grads::Tensor;
    /// assert_eq!(Tensor::from([[1.0, 2.0, 3.0]]).len(), 3);
    /// ```
    pub fn len(&self) -> usize {
        each!(self, x => x.len())
    }
    /// Whether there is no element.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tensor::Tensor; }
    /// use grads::Tensor;
    /// assert!(Tensor::from(Vec::<f64>::new()).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Zeros of the same type and shape: the cotangent that does nothing. None for integers and bools.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tensor::Tensor; }
    /// use grads::Tensor;
    /// assert_eq!(Tensor::from(vec![1.0, 2.0]).zero_like(), Some(Tensor::from(vec![0.0, 0.0])));
    /// assert_eq!(Tensor::from(1_i64).zero_like(), None);
    /// ```
    pub fn zero_like(&self) -> Option<Tensor> {
        match self {
            Tensor::F32(x) => Some(Tensor::F32(ArcArray::zeros(x.raw_dim()))),
            Tensor::F64(x) => Some(Tensor::F64(ArcArray::zeros(x.raw_dim()))),
            Tensor::I32(_) | Tensor::I64(_) | Tensor::Bool(_) => None,
        }
    }
}
