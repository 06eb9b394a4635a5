//! Primitives of whole tensors. Those of numbers ([`arith`](super::arith), [`trig`](super::trig), ...) apply to tensors
//! too, element by element.
//!
//! Axes count from the front, or from the back if they are negative. Options stand in the attribute as text, see
//! [`Options`](options::Options).

pub mod like;
pub mod options;

use super::PrimDef;
use crate::ir::{DType, Type};

/// An evaluation by kernels, which need the feature `runtime`.
macro_rules! kernel {
    ($eval:expr) => {{
        #[cfg(feature = "runtime")]
        {
            $eval
        }
        #[cfg(not(feature = "runtime"))]
        {
            |_, operands| Err($crate::ops::declare::mismatch("a kernel", &operands))
        }
    }};
}
pub(crate) use kernel;

/// Every primitive of tensors, file by file.
pub const ALL: &[&[&PrimDef]] = &[like::ALL];

/// The type of elements of a tensor of floats.
pub(crate) fn float(ty: &Type) -> Option<DType> {
    match ty {
        Type::Tensor(dtype) if dtype.is_float() => Some(*dtype),
        _ => None,
    }
}

/// The type of elements of a tensor of numbers.
pub(crate) fn number(ty: &Type) -> Option<DType> {
    match ty {
        Type::Tensor(dtype) if *dtype != DType::Bool => Some(*dtype),
        _ => None,
    }
}
