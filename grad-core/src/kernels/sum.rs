//! Sums of tensors of one shape.

use super::broadcast::{array_of, common_shape, repeat_to};
use crate::ops::EvalError;
use crate::ops::adjoint;
use crate::ops::datum::Datum;
use crate::tensor::Tensor;
use std::rc::Rc;

/// The sum of the operands from left to right; the first one is added to in place where nobody else holds it.
pub(crate) fn add_n(operands: Vec<Datum>) -> Result<Datum, EvalError> {
    let mut operands = operands.into_iter();
    let first = operands.next();
    let mut sum = first.ok_or_else(|| EvalError("`add_n` of nothing".into()))?;
    for x in operands {
        adjoint::add_to(&mut sum, x)?;
    }
    Ok(sum)
}

/// Adds `b` to the tensor `place`; either may be a single number that stands for all elements.
pub(crate) fn add_to(place: &mut Datum, b: &Datum) -> Result<(), EvalError> {
    let shape = common_shape(&[place.shape(), b.shape()])?;
    if place.shape() != shape {
        *place = repeat_to(place, &shape)?;
    }
    let no_sum = || EvalError("tensors of different types have no sum".into());
    let Datum::Tensor(place) = place else {
        return Err(no_sum());
    };
    match Rc::make_mut(place) {
        Tensor::F64(x) => *x += &array_of::<f64>(b).ok_or_else(no_sum)?,
        Tensor::F32(x) => *x += &array_of::<f32>(b).ok_or_else(no_sum)?,
        Tensor::I32(x) => *x += &array_of::<i32>(b).ok_or_else(no_sum)?,
        Tensor::I64(x) => *x += &array_of::<i64>(b).ok_or_else(no_sum)?,
        Tensor::Bool(_) => return Err(no_sum()),
    }
    Ok(())
}
