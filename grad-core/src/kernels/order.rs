//! Elements along the last axis in other places: sorted, picked, put back.

use super::axes::{operands, tensor};
use super::number::Number;
use super::slices::{integers, position};
use crate::ops::datum::Datum;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::{Tensor, map_each};
use ndarray::{ArcArray, ArrayD, ArrayView1, IxDyn};

type Result<T> = std::result::Result<T, EvalError>;

/// The positions along the last axis in ascending order of the elements, those that are equal in the order in which they
/// stand; NaN comes last.
pub(crate) fn argsort(xs: &[Datum]) -> Result<Datum> {
    fn lane<T: Number>(lane: ArrayView1<T>) -> Vec<i64> {
        let mut places: Vec<usize> = (0..lane.len()).collect();
        places.sort_by(|&i, &j| lane[i].order(lane[j]));
        places.into_iter().map(|i| i as i64).collect()
    }
    fn lanes<T: Number>(x: &ArcArray<T, IxDyn>) -> Vec<i64> {
        x.rows().into_iter().flat_map(lane).collect()
    }
    let [Datum::Tensor(x)] = xs else {
        return Err(EvalError("a number has no order".into()));
    };
    let places = match &**x {
        Tensor::F32(x) => lanes(x),
        Tensor::F64(x) => lanes(x),
        Tensor::I32(x) => lanes(x),
        Tensor::I64(x) => lanes(x),
        Tensor::Bool(_) => return Err(EvalError("truth values have no order".into())),
    };
    let places = Tensor::from_shape(x.shape(), places);
    let places = places.ok_or_else(|| EvalError("one place for each element".into()))?;
    Ok(places.into())
}

/// Along the last axis the elements of the first operand at the positions in the second one.
pub(crate) fn take_along(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x, positions] = operands("take_along", xs)?;
    let x = tensor(cx, x)?;
    let (len, at) = along(x.shape(), positions)?;
    let shape = positions.shape();
    let taken = map_each!(&x, x => {
        let lanes = x.rows().into_iter().zip(at.chunks(len.max(1)));
        let taken = lanes.flat_map(|(lane, at)| at.iter().map(move |&i| lane[i]));
        let taken = ArrayD::from_shape_vec(shape, taken.collect());
        taken.map_err(|e| EvalError(e.to_string()))?.into()
    });
    Ok(taken.into())
}

/// Zeros of the shape of the third operand with the elements of the first one added along the last axis at the positions
/// in the second one.
pub(crate) fn add_along(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn added<T: Number>(ct: &ArcArray<T, IxDyn>, len: usize, at: &[usize], to: &[usize]) -> Tensor {
        let mut sum: ArrayD<T> = ArrayD::zeros(to);
        let lanes = sum
            .rows_mut()
            .into_iter()
            .zip(ct.rows())
            .zip(at.chunks(len.max(1)));
        for ((mut sum, ct), at) in lanes {
            for (&i, &ct) in at.iter().zip(ct) {
                sum[i] += ct;
            }
        }
        Tensor::from(sum)
    }
    let [ct, positions, like] = operands("add_along", xs)?;
    let ct = tensor(cx, ct)?;
    let (len, at) = along(like.shape(), positions)?;
    if ct.shape() != positions.shape() {
        let (ct, positions) = (ct.shape(), positions.shape());
        return Err(EvalError(format!(
            "positions of shape {positions:?} for the shape {ct:?}"
        )));
    }
    match &ct {
        Tensor::F64(ct) => Ok(added(ct, len, &at, like.shape()).into()),
        Tensor::F32(ct) => Ok(added(ct, len, &at, like.shape()).into()),
        Tensor::I32(_) | Tensor::I64(_) | Tensor::Bool(_) => {
            Err(EvalError("integers are no cotangents".into()))
        }
    }
}

/// How many positions there are along the last axis, and all of them, for a tensor of this shape.
fn along(shape: &[usize], positions: &Datum) -> Result<(usize, Vec<usize>)> {
    let found = positions.shape();
    match (shape.split_last(), found.split_last()) {
        (Some((&n, outer)), Some((&len, places))) if outer == places => {
            let at = integers(positions)?.into_iter().map(|i| position(i, n));
            Ok((len, at.collect::<Result<_>>()?))
        }
        _ => Err(EvalError(format!(
            "positions of shape {found:?} along the shape {shape:?}"
        ))),
    }
}
