//! Lists of tensors.

use super::axes::{operands, reshaped, tensor};
use super::broadcast::{self, common_shape, repeat_to};
use crate::ir::{DType, Type};
use crate::ops::adjoint::add_to;
use crate::ops::array::copies;
use crate::ops::datum::Datum;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::convert::Element;
use crate::tensor::{Tensor, map_each};
use ndarray::{ArcArray, Axis, IxDyn};
use std::rc::Rc;

type Result<T> = std::result::Result<T, EvalError>;

/// As many zeros as the operand says.
pub(crate) fn new(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [size] = operands("list_new", xs)?;
    let zero = match cx.ty {
        Type::Vec(element) if **element == Type::Tensor(DType::F32) => Datum::F32(0.0),
        _ => Datum::F64(0.0),
    };
    let size = count(size).ok_or_else(|| EvalError(format!("{size:?} is no size of a list")))?;
    copies(zero, size)
}

fn count(x: &Datum) -> Option<usize> {
    x.as_int()?.try_into().ok()
}

/// The first operand with the third at the position that the second one gives.
pub(crate) fn write(xs: Vec<Datum>) -> Result<Datum> {
    change("list_write", xs, |place, x| {
        *place = x;
        Ok(())
    })
}

/// The first operand with the third added at the position that the second one gives.
pub(crate) fn add(xs: Vec<Datum>) -> Result<Datum> {
    change("list_add", xs, add_to)
}

/// In place where nobody else holds the list.
fn change(
    name: &str,
    xs: Vec<Datum>,
    change: impl FnOnce(&mut Datum, Datum) -> Result<()>,
) -> Result<Datum> {
    let Ok([Datum::Array(mut list), position, x]) = <[Datum; 3]>::try_from(xs) else {
        return Err(EvalError(format!(
            "`{name}` takes a list, a position and a tensor"
        )));
    };
    let len = list.len();
    let place = count(&position).filter(|&at| at < len);
    let place = place.ok_or_else(|| outside(&position, len))?;
    change(&mut Rc::make_mut(&mut list)[place], x)?;
    Ok(Datum::Array(list))
}

/// The element at the position that the second operand gives.
pub(crate) fn read(xs: &[Datum]) -> Result<Datum> {
    let [list, position] = operands("list_read", xs)?;
    let list = elements(list)?;
    let element = count(position).and_then(|at| list.get(at));
    element
        .cloned()
        .ok_or_else(|| outside(position, list.len()))
}

fn outside(position: &Datum, len: usize) -> EvalError {
    EvalError(format!("{position:?} is no position in a list of {len}"))
}

fn elements(list: &Datum) -> Result<&[Datum]> {
    match list {
        Datum::Array(elements) => Ok(elements),
        other => Err(EvalError(format!("{other:?} is no list"))),
    }
}

/// The elements one after the other; single numbers stand for whole parts.
pub(crate) fn stack(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let (list, like) = match xs {
        [list] => (elements(list)?, None),
        [list, like] => (elements(list)?, Some(like.shape())),
        _ => return Err(EvalError("`list_stack` takes one or two operands".into())),
    };
    let Type::Tensor(dtype) = cx.ty else {
        return Err(EvalError(format!("{} is no tensor", cx.ty)));
    };
    let part = match like {
        Some(shape) => shape.get(1..).unwrap_or_default().to_vec(),
        None => {
            let shapes: Vec<&[usize]> = list.iter().map(Datum::shape).collect();
            common_shape(&shapes)?
        }
    };
    let shape = [&[list.len()], &part[..]].concat();
    broadcast::elements(&shape)?;
    let fits = |x: &Datum| x.shape().is_empty() || x.shape() == part;
    if let Some(other) = list.iter().find(|x| !fits(x)) {
        return Err(EvalError(format!(
            "elements of the shapes {part:?} and {:?} do not stack",
            other.shape()
        )));
    }
    let parts = list.iter().map(|x| repeat_to(x, *dtype, &part));
    let parts: Vec<Datum> = parts.collect::<Result<_>>()?;
    let joined = match dtype {
        DType::F32 => joined::<f32>(&parts, &shape),
        DType::F64 => joined::<f64>(&parts, &shape),
        DType::I32 | DType::I64 | DType::Bool => None,
    };
    let joined = joined.ok_or_else(|| EvalError(format!("no list of tensors of {dtype}")))?;
    Ok(joined.into())
}

fn joined<T: Element>(parts: &[Datum], shape: &[usize]) -> Option<Tensor> {
    let mut joined: Vec<T> = vec![];
    for part in parts {
        let part = part.to_tensor(T::DTYPE)?;
        joined.extend(part.array::<T>()?.iter());
    }
    Tensor::from_shape(shape, joined)
}

/// The parts along the first axis.
pub(crate) fn unstack(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x] = operands("list_unstack", xs)?;
    let Type::Vec(element) = cx.ty else {
        return Err(EvalError(format!("{} is no list", cx.ty)));
    };
    let x = tensor(&EvalCx { ty: element, ..*cx }, x)?;
    let Some((&len, part)) = x.shape().split_first() else {
        return Err(EvalError("a single number has no parts".into()));
    };
    let at = |i: usize| {
        let part_of = map_each!(&x, x => row(x, i));
        Ok(Datum::from(reshaped(&part_of, part)?))
    };
    let parts = (0..len).map(at).collect::<Result<_>>()?;
    Ok(Datum::Array(Rc::new(parts)))
}

fn row<T: Clone>(x: &ArcArray<T, IxDyn>, i: usize) -> ArcArray<T, IxDyn> {
    x.index_axis(Axis(0), i).to_owned().into()
}
