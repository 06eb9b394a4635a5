//! What most kernels begin with: operands as tensors, axes by number.

use super::strided::packed;
use crate::ir::{Attr, Type};
use crate::ops::datum::Datum;
use crate::ops::tensor::options::Options;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::Tensor;
use std::str::FromStr;

/// The operand as a tensor of the result's type of elements.
pub(crate) fn tensor(cx: &EvalCx, x: &Datum) -> Result<Tensor, EvalError> {
    let tensor = match cx.ty {
        Type::Tensor(dtype) => x.to_tensor(*dtype),
        _ => None,
    };
    tensor.ok_or_else(|| EvalError(format!("{x:?} is no {}", cx.ty)))
}

/// Exactly `N` operands.
pub(crate) fn operands<'a, const N: usize>(
    name: &str,
    operands: &'a [Datum],
) -> Result<&'a [Datum; N], EvalError> {
    let found = operands.len();
    let wrong = |_| EvalError(format!("`{name}` takes {N} operands, not {found}"));
    operands.try_into().map_err(wrong)
}

/// The axis of a tensor of `ndim` dimensions; negative ones count from the back.
pub(crate) fn axis(axis: isize, ndim: usize) -> Result<usize, EvalError> {
    let from_front = match axis {
        0.. => Some(axis.unsigned_abs()),
        _ => ndim.checked_sub(axis.unsigned_abs()),
    };
    let found = from_front.filter(|axis| *axis < ndim);
    found.ok_or_else(|| EvalError(format!("there is no axis {axis} of {ndim} dimensions")))
}

/// Distinct axes, in the order given.
pub(crate) fn axes(listed: &[isize], ndim: usize) -> Result<Vec<usize>, EvalError> {
    let mut found = vec![];
    for &n in listed {
        let axis = axis(n, ndim)?;
        if found.contains(&axis) {
            return Err(EvalError(format!("axis {n} twice in {listed:?}")));
        }
        found.push(axis);
    }
    Ok(found)
}

/// The list that an attribute gives for `word`; none without it.
pub(crate) fn list<T: FromStr>(attr: &Attr, word: &str) -> Result<Option<Vec<T>>, EvalError> {
    let options = Options::of(attr);
    match (options.text(word), options.list(word)) {
        (None, _) => Ok(None),
        (Some(text), None) => Err(EvalError(format!("`{word}={text}` is no list of numbers"))),
        (Some(_), list) => Ok(list),
    }
}

/// The number that an attribute gives for `word`.
pub(crate) fn number<T: FromStr>(attr: &Attr, word: &str) -> Result<T, EvalError> {
    let number = Options::of(attr).number(word);
    number.ok_or_else(|| EvalError(format!("the option `{word}` is missing, or no number")))
}

/// The one axis that an attribute names.
pub(crate) fn axis_of(attr: &Attr, ndim: usize) -> Result<usize, EvalError> {
    axis(number(attr, "axis")?, ndim)
}

/// The axes that an attribute names, in ascending order; all of them without.
pub(crate) fn axes_of(attr: &Attr, ndim: usize) -> Result<Vec<usize>, EvalError> {
    match list(attr, "axis")? {
        None => Ok((0..ndim).collect()),
        Some(listed) => {
            let mut found = axes(&listed, ndim)?;
            found.sort_unstable();
            Ok(found)
        }
    }
}

/// The tensor in another shape with as many elements, row-major.
pub(crate) fn reshaped(x: &Tensor, shape: &[usize]) -> Result<Tensor, EvalError> {
    let from = x.shape();
    let wrong = |_| EvalError(format!("the shape {from:?} does not become {shape:?}"));
    let reshaped = crate::tensor::map_each!(x, x => {
        let x = if x.is_standard_layout() { x.clone() } else { packed(x.view()) };
        let x = x.to_shape(ndarray::IxDyn(shape)).map_err(wrong)?;
        x.to_shared()
    });
    Ok(reshaped)
}
