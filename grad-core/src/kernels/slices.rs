//! Rows picked by number, and cotangents that are zero but for such rows.

use super::axes;
use super::broadcast::{array_of, elements};
use crate::ops::datum::Datum;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::convert::Element;
use crate::tensor::{Tensor, map_each};
use ndarray::{ArcArray, ArrayD, Axis, IxDyn, Slice};

/// The integers of an operand in row-major order.
pub(crate) fn integers(indices: &Datum) -> Result<Vec<i64>, EvalError> {
    let listed = match indices {
        Datum::Tensor(x) => match &**x {
            Tensor::I64(x) => Some(x.iter().copied().collect()),
            Tensor::I32(x) => Some(x.iter().map(|&n| n.into()).collect()),
            Tensor::F32(_) | Tensor::F64(_) | Tensor::Bool(_) => None,
        },
        number => i64::of(number).map(|n| vec![n]),
    };
    listed.ok_or_else(|| EvalError(format!("{indices:?} are no integers")))
}

/// A position below `len`.
pub(crate) fn position(n: i64, len: usize) -> Result<usize, EvalError> {
    let found = usize::try_from(n).ok().filter(|n| *n < len);
    found.ok_or_else(|| EvalError(format!("the index {n} is not in 0..{len}")))
}

/// The parts of `x` along its first axis that `indices` numbers, in the shape `indices.shape() + x.shape()[1..]`.
pub(crate) fn rows(operands: &[Datum]) -> Result<Datum, EvalError> {
    let [Datum::Tensor(x), indices] = operands else {
        return Err(EvalError("`rows` of a number".into()));
    };
    let len = x.shape()[0];
    let at: Result<Vec<usize>, _> = integers(indices)?
        .into_iter()
        .map(|n| position(n, len))
        .collect();
    let shape = [indices.shape(), &x.shape()[1..]].concat();
    elements(&shape)?;
    let picked = map_each!(&**x, x => pick(x, &at?, &shape)?);
    Ok(picked.into())
}

fn pick<T: Element>(
    x: &ArcArray<T, IxDyn>,
    at: &[usize],
    shape: &[usize],
) -> Result<ArcArray<T, IxDyn>, EvalError> {
    let picked = x.select(Axis(0), at);
    let picked = picked.into_shape_with_order(shape);
    picked.map(Into::into).map_err(|e| EvalError(e.to_string()))
}

/// From how many elements on TensorFlow warns that a sparse cotangent is made dense.
const LARGE: usize = 100_000_000;

fn warn_if_large(elements: usize) {
    if elements >= LARGE {
        log::warn!(
            "Converting sparse IndexedSlices to a dense Tensor with {elements} elements. This may consume a large amount \
             of memory."
        );
    }
}

/// Zeros of the shape of `like`, with row `values[i]` added at each `indices[i]`.
pub(crate) fn densify(operands: &[Datum]) -> Result<Datum, EvalError> {
    let [values, indices, like] = operands else {
        return Err(EvalError("`indexed_slices` takes three operands".into()));
    };
    let at = integers(indices)?;
    if let Some(values) = array_of::<f64>(values) {
        dense(&values, &at, indices.shape(), like.shape())
    } else if let Some(values) = array_of::<f32>(values) {
        dense(&values, &at, indices.shape(), like.shape())
    } else {
        Err(EvalError(format!("{values:?} has no sum")))
    }
}

fn dense<T: Element + super::broadcast::num::Zero>(
    values: &ArcArray<T, IxDyn>,
    at: &[i64],
    index_shape: &[usize],
    shape: &[usize],
) -> Result<Datum, EvalError> {
    let wrong = || {
        let (found, shape) = (values.shape(), shape);
        EvalError(format!(
            "slices of shape {found:?} at indices of shape {index_shape:?} of a tensor of shape {shape:?}"
        ))
    };
    let (Some(&len), true) = (shape.first(), values.shape().starts_with(index_shape)) else {
        return Err(wrong());
    };
    let mut sum: ArrayD<T> = ArrayD::zeros(shape);
    warn_if_large(sum.len());
    let row = [&[at.len()], &shape[1..]].concat();
    let values = values.to_shape(row).map_err(|_| wrong())?;
    for (i, &n) in at.iter().enumerate() {
        let n = position(n, len)? as isize;
        let mut target = sum.slice_axis_mut(Axis(0), Slice::new(n, Some(n + 1), 1));
        let i = i as isize;
        target += &values.slice_axis(Axis(0), Slice::new(i, Some(i + 1), 1));
    }
    Ok(Tensor::from(sum).into())
}

/// The first operand in the shape of as many rows of the third as the second one has indices.
pub(crate) fn in_rows(cx: &EvalCx, operands: &[Datum]) -> Result<Datum, EvalError> {
    let [ct, indices, x] = axes::operands("in_rows", operands)?;
    let row = x.shape().get(1..).unwrap_or_default();
    let count = indices.shape().iter().product();
    let shape = [&[count], row].concat();
    if ct.shape() == shape {
        return Ok(ct.clone());
    }
    Ok(axes::reshaped(&axes::tensor(cx, ct)?, &shape)?.into())
}
