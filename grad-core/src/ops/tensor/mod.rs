//! Primitives of whole tensors. Those of numbers ([`arith`](super::arith), [`trig`](super::trig), ...) apply to tensors
//! too, element by element.
//!
//! Axes count from the front, or from the back if they are negative. Options stand in the attribute as text, see
//! [`Options`](options::Options).

pub mod einsum;
pub mod elementwise;
pub mod gather;
pub mod index;
pub mod join;
pub mod like;
pub mod linalg;
pub mod list;
pub mod moves;
pub mod nn;
pub mod options;
pub mod order;
pub mod reduce;
pub mod scan;
pub mod scatter;
pub mod shape;
pub mod windows;

use super::PrimDef;
use crate::ir::{DType, Type};

/// Every primitive of tensors, file by file.
pub const ALL: &[&[&PrimDef]] = &[
    like::ALL,
    elementwise::ALL,
    linalg::ALL,
    einsum::ALL,
    reduce::ALL,
    shape::ALL,
    join::ALL,
    moves::ALL,
    index::ALL,
    gather::ALL,
    scatter::ALL,
    scan::ALL,
    order::ALL,
    list::ALL,
    windows::ALL,
];

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

/// Operands that are tensors of floats of one type, as many as `N`.
pub(crate) fn floats<const N: usize>(types: &[Type]) -> Option<Type> {
    let first = types.first()?;
    let fits = types.len() == N && types.iter().all(|t| t == first);
    float(first).filter(|_| fits).map(Type::Tensor)
}

/// Operands that are tensors of numbers of one type, as many as `N`.
pub(crate) fn numbers<const N: usize>(types: &[Type]) -> Option<Type> {
    let first = types.first()?;
    let fits = types.len() == N && types.iter().all(|t| t == first);
    number(first).filter(|_| fits).map(Type::Tensor)
}

/// The one operand, a tensor.
pub(crate) fn same(types: &[Type]) -> Option<Type> {
    match types {
        [x @ Type::Tensor(_)] => Some(x.clone()),
        _ => None,
    }
}

/// Whether the type is that of a tensor of integers.
pub(crate) fn is_integer(ty: &Type) -> bool {
    matches!(ty, Type::Tensor(dtype) if dtype.is_int())
}
