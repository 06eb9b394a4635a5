//! A function of numbers applied element by element, with broadcasting.

use super::broadcast::{array_of, broadcast_to, common_shape, elements};
use crate::ir::{DType, Type};
use crate::ops::datum::Datum;
use crate::ops::{EvalCx, EvalError, PrimDef};
use crate::tensor::Tensor;
use crate::tensor::convert::Element;
use ndarray::{ArcArray, ArrayD, IxDyn};

/// Applies a scalar primitive to tensors, single numbers among them.
///
/// # Errors
/// Shapes that do not broadcast, and elements for which the primitive panics in Rust.
pub fn map(def: &PrimDef, cx: &EvalCx, operands: &[Datum]) -> Result<Datum, EvalError> {
    let shapes: Vec<&[usize]> = operands.iter().map(Datum::shape).collect();
    let shape = common_shape(&shapes)?;
    elements(&shape)?;
    let Type::Tensor(dtype) = cx.ty else {
        return Err(EvalError(format!("`{}` gives no tensor", def.name)));
    };
    // a single number is what Rust makes of it, whatever kernels make of elements
    let wide = def.wide.filter(|_| !shape.is_empty());
    if let Some(tensor) = wide.and_then(|wide| wide(*dtype, operands, &shape)) {
        return Ok(tensor.into());
    }
    let panics = || EvalError(format!("`{}` panics for an element", def.name));
    let tensor = match (&def.scalars, dtype) {
        (Some(scalars), DType::F64) => {
            Tensor::F64(apply(scalars.f64s, operands, &shape)?.ok_or_else(panics)?)
        }
        (Some(scalars), DType::F32) => {
            Tensor::F32(apply(scalars.f32s, operands, &shape)?.ok_or_else(panics)?)
        }
        (_, DType::F64) => each_element::<f64>(def, cx, operands, &shape)?,
        (_, DType::F32) => each_element::<f32>(def, cx, operands, &shape)?,
        (_, DType::I32) => each_element::<i32>(def, cx, operands, &shape)?,
        (_, DType::I64) => each_element::<i64>(def, cx, operands, &shape)?,
        (_, DType::Bool) => each_element::<bool>(def, cx, operands, &shape)?,
    };
    Ok(tensor.into())
}

/// The most operands that a scalar primitive has.
const MOST: usize = 3;

/// Applies `f` to the elements at each position; `None` if it is that anywhere.
fn apply<T: Element>(
    f: fn(&[T]) -> Option<T>,
    operands: &[Datum],
    shape: &[usize],
) -> Result<Option<ArcArray<T, IxDyn>>, EvalError> {
    let arrays: Option<Vec<ArcArray<T, IxDyn>>> = operands.iter().map(array_of).collect();
    let arrays = arrays.ok_or_else(|| EvalError("operands of different types".into()))?;
    let mut iterators = vec![];
    for array in &arrays {
        iterators.push(broadcast_to(array, shape)?.into_iter());
    }
    let (Some(&first), true) = (
        arrays.first().and_then(|a| a.first()),
        iterators.len() <= MOST,
    ) else {
        let empty = ArrayD::from_shape_vec(IxDyn(shape), vec![]);
        return Ok(empty.ok().map(Into::into));
    };
    let mut at = [first; MOST];
    let count = shape.iter().product();
    let mut elements = Vec::with_capacity(count);
    for _ in 0..count {
        for (x, next) in at.iter_mut().zip(&mut iterators) {
            if let Some(next) = next.next() {
                *x = *next;
            }
        }
        match f(&at[..iterators.len()]) {
            Some(y) => elements.push(y),
            None => return Ok(None),
        }
    }
    let array = ArrayD::from_shape_vec(IxDyn(shape), elements);
    Ok(array.ok().map(Into::into))
}

/// The same by the primitive's own evaluation, whatever the operands are.
fn each_element<R: Element>(
    def: &PrimDef,
    cx: &EvalCx,
    operands: &[Datum],
    shape: &[usize],
) -> Result<Tensor, EvalError> {
    let columns: Vec<Vec<Datum>> = operands
        .iter()
        .map(|operand| column(operand, shape))
        .collect::<Result<_, _>>()?;
    let ty = R::DTYPE.scalar();
    let cx = EvalCx {
        attr: cx.attr,
        ty: &ty,
    };
    let count = shape.iter().product();
    let mut elements: Vec<R> = Vec::with_capacity(count);
    for i in 0..count {
        let at = columns.iter().map(|column| column[i].clone()).collect();
        let y = (def.eval)(&cx, at)?;
        let of_type = R::of(&y);
        elements.push(of_type.ok_or_else(|| EvalError(format!("{y:?} is no {}", R::DTYPE)))?);
    }
    Tensor::from_shape(shape, elements)
        .ok_or_else(|| EvalError(format!("`{}` of shape {shape:?}", def.name)))
}

/// The elements of an operand repeated to `shape`, in row-major order.
fn column(operand: &Datum, shape: &[usize]) -> Result<Vec<Datum>, EvalError> {
    match operand {
        Datum::Tensor(tensor) => {
            let repeated =
                crate::tensor::map_each!(&**tensor, x => broadcast_to(x, shape)?.to_owned().into());
            Ok(repeated.data())
        }
        number => Ok(vec![number.clone(); shape.iter().product()]),
    }
}
