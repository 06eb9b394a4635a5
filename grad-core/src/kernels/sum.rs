//! Sums of tensors of one shape.

use super::broadcast::{array_of, broadcast_to, common_shape, repeat_to};
use crate::ops::EvalError;
use crate::ops::adjoint;
use crate::ops::datum::Datum;
use crate::tensor::Tensor;
use crate::tensor::convert::Element;
use ndarray::{ArcArray, IxDyn};
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
    let no_sum = || EvalError("tensors of different types have no sum".into());
    let shape = common_shape(&[place.shape(), b.shape()])?;
    if place.shape() != shape {
        let ((Datum::Tensor(x), _) | (_, Datum::Tensor(x))) = (&*place, b) else {
            return Err(no_sum());
        };
        *place = repeat_to(place, x.dtype(), &shape)?;
    }
    let Datum::Tensor(place) = place else {
        return Err(no_sum());
    };
    match Rc::make_mut(place) {
        Tensor::F64(x) => *x += &array_of::<f64>(b).ok_or_else(no_sum)?,
        Tensor::F32(x) => *x += &array_of::<f32>(b).ok_or_else(no_sum)?,
        Tensor::I32(x) => checked(x, &array_of(b).ok_or_else(no_sum)?, i32::checked_add)?,
        Tensor::I64(x) => checked(x, &array_of(b).ok_or_else(no_sum)?, i64::checked_add)?,
        Tensor::Bool(_) => return Err(no_sum()),
    }
    Ok(())
}

/// `place += b` for integers.
fn checked<T: Element>(
    place: &mut ArcArray<T, IxDyn>,
    b: &ArcArray<T, IxDyn>,
    add: fn(T, T) -> Option<T>,
) -> Result<(), EvalError> {
    let b = broadcast_to(b, place.shape())?.to_owned();
    for (x, &y) in place.iter_mut().zip(&b) {
        *x = add(*x, y).ok_or_else(|| EvalError(format!("{x:?} + {y:?} overflows")))?;
    }
    Ok(())
}
