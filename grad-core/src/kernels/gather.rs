//! Elements along an axis picked by number, batch by batch, and put back.

use super::axes::{axis_of, number, operands, reshaped, tensor};
use super::broadcast::{elements, num::Zero};
use super::slices::{integers, position};
use crate::ops::datum::Datum;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::convert::Element;
use crate::tensor::{Tensor, each};
use ndarray::{ArcArray, Array4, Axis, IxDyn};

type Result<T> = std::result::Result<T, EvalError>;

/// What is picked of a tensor with four axes: batches, what is before the axis that is picked from, this one, the rest.
struct Picks {
    from: [usize; 4],
    to: [usize; 4],
    /// The positions, batch by batch.
    at: Vec<usize>,
    /// The shape of the result.
    shape: Vec<usize>,
}

impl Picks {
    fn of(cx: &EvalCx, shape: &[usize], indices: &Datum) -> Result<Picks> {
        let axis = axis_of(cx.attr, shape.len())?;
        let given: isize = number(cx.attr, "batch_dims")?;
        let ndim = indices.shape().len();
        let batch_dims = match given {
            0.. => Some(given.unsigned_abs()),
            _ => ndim.checked_sub(given.unsigned_abs()),
        };
        let batches = batch_dims.filter(|&n| n <= ndim && n <= axis);
        let batches = batches.filter(|&n| shape[..n] == indices.shape()[..n]);
        let Some(batches) = batches else {
            let indices = indices.shape();
            return Err(EvalError(format!(
                "indices of shape {indices:?} along axis {axis} of the shape {shape:?} with `batch_dims={given}`"
            )));
        };
        let (outer, inner) = (&shape[batches..axis], &shape[axis + 1..]);
        let places = &indices.shape()[batches..];
        let (n, picked) = (shape[axis], elements(places)?);
        let [batch, before, after] = [&shape[..batches], outer, inner].map(elements);
        let (batch, before, after) = (batch?, before?, after?);
        let at = integers(indices)?.into_iter().map(|i| position(i, n));
        let shape = [&shape[..axis], places, inner].concat();
        elements(&shape)?;
        Ok(Picks {
            from: [batch, before, n, after],
            to: [batch, before, picked, after],
            at: at.collect::<Result<_>>()?,
            shape,
        })
    }
    /// Batch, number of the pick, and position of each pick.
    fn each(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        let picked = self.to[2];
        let each = self.at.iter().enumerate();
        each.map(move |(i, &at)| (i / picked, i % picked, at))
    }
}

/// The elements of the first operand along an axis at the positions in the second.
pub(crate) fn gather(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn picked<T: Element + Default>(picks: &Picks, x: &ArcArray<T, IxDyn>) -> Result<Tensor> {
        let x = x.to_shape(picks.from);
        let x = x.map_err(|e| EvalError(e.to_string()))?;
        let mut y = Array4::default(picks.to);
        for (batch, i, at) in picks.each() {
            let from = x.index_axis(Axis(0), batch).index_axis_move(Axis(1), at);
            let to = y.index_axis_mut(Axis(0), batch);
            to.index_axis_move(Axis(1), i).assign(&from);
        }
        Ok(Tensor::from(y))
    }
    let [x, indices] = operands("gather", xs)?;
    let x = tensor(cx, x)?;
    let picks = Picks::of(cx, x.shape(), indices)?;
    let picked = each!(&x, x => picked(&picks, x)?);
    Ok(reshaped(&picked, &picks.shape)?.into())
}

/// Zeros of the shape of the third operand with the first one added at the positions in the second.
pub(crate) fn gather_back(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn added<T: Element + Zero>(picks: &Picks, ct: &ArcArray<T, IxDyn>) -> Result<Tensor> {
        let ct = ct.to_shape(picks.to);
        let ct = ct.map_err(|e| EvalError(e.to_string()))?;
        let mut sum = Array4::zeros(picks.from);
        for (batch, i, at) in picks.each() {
            let from = ct.index_axis(Axis(0), batch).index_axis_move(Axis(1), i);
            let to = sum.index_axis_mut(Axis(0), batch);
            let mut to = to.index_axis_move(Axis(1), at);
            to += &from;
        }
        Ok(Tensor::from(sum))
    }
    let [ct, indices, like] = operands("gather_back", xs)?;
    let ct = tensor(cx, ct)?;
    let picks = Picks::of(cx, like.shape(), indices)?;
    if ct.shape() != picks.shape {
        let (found, shape) = (ct.shape(), &picks.shape);
        return Err(EvalError(format!(
            "a cotangent of shape {found:?} for picks of shape {shape:?}"
        )));
    }
    let sum = match &ct {
        Tensor::F64(ct) => added(&picks, ct)?,
        Tensor::F32(ct) => added(&picks, ct)?,
        Tensor::I32(_) | Tensor::I64(_) | Tensor::Bool(_) => {
            return Err(EvalError("integers are no cotangents".into()));
        }
    };
    Ok(reshaped(&sum, like.shape())?.into())
}
