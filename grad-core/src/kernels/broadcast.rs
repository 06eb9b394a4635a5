//! Shapes of different tensors brought together by NumPy's rules: aligned at the last axis, an axis of length 1 is
//! repeated.

use super::strided::packed;
use crate::ir::{DType, Type};
use crate::ops::datum::Datum;
use crate::ops::tensor::options::Options;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::convert::Element;
use crate::tensor::{Tensor, map_each};
use ndarray::{ArcArray, Array, ArrayD, ArrayViewD, Axis, IxDyn};

/// The shape that all of these broadcast to.
///
/// # Errors
/// Shapes that do not.
pub fn common_shape(shapes: &[&[usize]]) -> Result<Vec<usize>, EvalError> {
    let ndim = shapes.iter().map(|s| s.len()).max().unwrap_or(0);
    let mut common = vec![1; ndim];
    for shape in shapes {
        for (c, &n) in common[ndim - shape.len()..].iter_mut().zip(*shape) {
            match (*c, n) {
                (_, 1) => {}
                (1, n) => *c = n,
                (c, n) if c == n => {}
                _ => {
                    let listed: Vec<String> = shapes.iter().map(|s| format!("{s:?}")).collect();
                    let listed = listed.join(" and ");
                    return Err(EvalError(format!("the shapes {listed} do not broadcast")));
                }
            }
        }
    }
    Ok(common)
}

/// One operand as a tensor of elements `T`, a single number as one without dimensions.
pub(crate) fn array_of<T: Element>(operand: &Datum) -> Option<ArcArray<T, IxDyn>> {
    match operand {
        Datum::Tensor(tensor) => T::array(tensor).cloned(),
        number => T::of(number).map(|x| Array::from_elem(IxDyn(&[]), x).into()),
    }
}

/// `x`, whose shape broadcasts to `shape`, repeated to it.
pub(crate) fn broadcast_to<'a, T>(
    x: &'a ArcArray<T, IxDyn>,
    shape: &[usize],
) -> Result<ArrayViewD<'a, T>, EvalError> {
    elements(shape)?;
    x.broadcast(shape).ok_or_else(|| {
        EvalError(format!(
            "the shape {:?} does not broadcast to {shape:?}",
            x.shape()
        ))
    })
}

/// The inverse for cotangents: the sum over the axes along which a tensor of shape `shape` was repeated to give one of
/// the shape of `x`.
pub(crate) fn sum_to<T: Element + num::Zero>(
    mut x: ArrayD<T>,
    shape: &[usize],
) -> Result<ArrayD<T>, EvalError> {
    let from = x.shape().to_vec();
    while x.ndim() > shape.len() {
        x = x.sum_axis(Axis(0));
    }
    for (axis, &n) in shape.iter().enumerate() {
        if n == 1 && x.shape().get(axis).is_some_and(|&m| m != 1) {
            x = x.sum_axis(Axis(axis)).insert_axis(Axis(axis));
        }
    }
    if x.shape() == shape {
        Ok(x)
    } else {
        Err(EvalError(format!(
            "a cotangent of shape {from:?} does not belong to a value of shape {shape:?}"
        )))
    }
}

/// What sums need of numbers.
pub(crate) mod num {
    /// A number with a sum.
    pub trait Zero: ndarray::LinalgScalar + std::ops::AddAssign {}
    impl Zero for f32 {}
    impl Zero for f64 {}
    impl Zero for i32 {}
    impl Zero for i64 {}
}

/// The first operand summed over the axes along which the second one was repeated.
pub(crate) fn unbroadcast(operands: Vec<Datum>) -> Result<Datum, EvalError> {
    let Ok([ct, like]) = <[Datum; 2]>::try_from(operands) else {
        return Err(EvalError("`unbroadcast` takes two operands".into()));
    };
    let shape = like.shape();
    if ct.shape() == shape {
        return Ok(ct);
    }
    match &ct {
        Datum::Tensor(x) => match &**x {
            Tensor::F64(x) => sum_to(x.to_owned(), shape).map(|x| Tensor::from(x).into()),
            Tensor::F32(x) => sum_to(x.to_owned(), shape).map(|x| Tensor::from(x).into()),
            Tensor::I32(_) | Tensor::I64(_) | Tensor::Bool(_) => {
                Err(EvalError(format!("{x:?} is no cotangent")))
            }
        },
        // a cotangent that is one number for all, as the zero of a choice is
        Datum::F32(_) => repeat_to(&ct, DType::F32, shape),
        _ => repeat_to(&ct, DType::F64, shape),
    }
}

/// The first operand repeated to the shape of the second.
pub(crate) fn broadcast_like(cx: &EvalCx, operands: &[Datum]) -> Result<Datum, EvalError> {
    let [x, like] = operands else {
        return Err(EvalError("`broadcast_like` takes two operands".into()));
    };
    let Type::Tensor(dtype) = cx.ty else {
        return Err(EvalError(format!("{} is no tensor", cx.ty)));
    };
    repeat_to(x, *dtype, like.shape())
}

/// A tensor of elements of type `dtype` repeated to a shape that it broadcasts to.
pub(crate) fn repeat_to(x: &Datum, dtype: DType, shape: &[usize]) -> Result<Datum, EvalError> {
    if x.shape() == shape {
        return Ok(x.clone());
    }
    elements(shape)?;
    let tensor = x.to_tensor(dtype);
    let tensor = tensor.ok_or_else(|| EvalError(format!("{x:?} is no tensor of {dtype}")))?;
    let repeated = map_each!(&tensor, x => packed(broadcast_to(x, shape)?));
    Ok(Datum::from(repeated))
}

/// How many elements a tensor of this shape has.
///
/// # Errors
/// More than there is memory for.
pub fn elements(shape: &[usize]) -> Result<usize, EvalError> {
    // axes of length 0 do not make the others harmless: ndarray multiplies those alone, a reduction leaves them alone
    let mut lens = shape.iter().filter(|&&n| n != 0);
    let count = lens.try_fold(1usize, |count, &n| count.checked_mul(n));
    let too_large = || EvalError(format!("a tensor of shape {shape:?} is too large"));
    let count = count.filter(|&n| is_room_for(n)).ok_or_else(too_large)?;
    Ok(if shape.contains(&0) { 0 } else { count })
}

/// Whether there is memory for so many elements, and for the places that they come from: an allocation that fails in a
/// kernel would end the program.
fn is_room_for(count: usize) -> bool {
    const FEW: usize = 1 << 20;
    let mut room: Vec<[usize; 2]> = vec![];
    let is_room = count < FEW || room.try_reserve_exact(count).is_ok();
    // or the allocation is optimised away, and what it says with it
    std::hint::black_box(&room);
    is_room
}

/// The cotangent that a rule of the user's gave.
///
/// # Errors
/// One of another shape than the value that it belongs to.
pub(crate) fn check_like(cx: &EvalCx, operands: Vec<Datum>) -> Result<Datum, EvalError> {
    let Ok([ct, x]) = <[Datum; 2]>::try_from(operands) else {
        return Err(EvalError("`check_like` takes two operands".into()));
    };
    if ct.shape() == x.shape() {
        return Ok(ct);
    }
    let options = Options::of(cx.attr);
    if let Some(given) = options.text("given") {
        let name = options.text("for").unwrap_or_default();
        return Err(EvalError(format!(
            "{given} for '{name}' has shape {:?}, and '{name}' has shape {:?}",
            ct.shape(),
            x.shape(),
        )));
    }
    Err(EvalError(format!(
        "Incompatible shapes between op input and calculated input gradient. Forward operation: {}. Input index: {}. \
         Original input shape: {:?}. Calculated input gradient shape: {:?}",
        options.text("op").unwrap_or_default(),
        options.text("input").unwrap_or_default(),
        x.shape(),
        ct.shape()
    )))
}
