//! Reductions over axes, and a tensor spread over the axes that one has reduced.

use super::axes::{axes_of, operands, reshaped, tensor};
use super::broadcast::repeat_to;
use super::number::{Number, map_numbers};
use crate::ops::datum::Datum;
use crate::ops::tensor::options::Options;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::Tensor;
use ndarray::{ArcArray, ArrayD, ArrayView1, Axis, IxDyn};

type Result<T> = std::result::Result<T, EvalError>;

/// The sum; 0 over nothing. Floats are summed by ndarray, pairwise where they lie together.
pub(crate) fn sum(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    reduce(cx, xs, |x, axes| {
        Ok(map_numbers!(x, x => sum_over(x, axes)?))
    })
}

/// The sum over these axes, in ascending order.
pub(super) fn sum_over<T: Number>(
    x: &ArcArray<T, IxDyn>,
    axes: &[usize],
) -> Result<ArcArray<T, IxDyn>> {
    each_lane(x, axes, |lane| {
        if T::DTYPE.is_float() {
            return Ok(lane.sum());
        }
        total(lane, T::zero(), T::sum)
    })
}

/// The product along one axis; 1 over nothing.
pub(crate) fn prod(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let _: isize = super::axes::number(cx.attr, "axis")?;
    fn lane<T: Number>(lane: ArrayView1<T>) -> Result<T> {
        total(lane, T::one(), T::product)
    }
    reduce(cx, xs, |x, axes| {
        Ok(map_numbers!(x, x => each_lane(x, axes, lane)?))
    })
}

/// The greatest, NaN if there is one; over nothing minus infinity, and refused for integers.
pub(crate) fn max(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn lane<T: Number>(lane: ArrayView1<T>) -> Result<T> {
        total(lane, first(lane, T::GREATEST_OF_NONE)?, T::greater)
    }
    reduce(cx, xs, |x, axes| {
        Ok(map_numbers!(x, x => each_lane(x, axes, lane)?))
    })
}

/// The least, NaN if there is one; over nothing infinity, and refused for integers.
pub(crate) fn min(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn lane<T: Number>(lane: ArrayView1<T>) -> Result<T> {
        total(lane, first(lane, T::LEAST_OF_NONE)?, T::lesser)
    }
    reduce(cx, xs, |x, axes| {
        Ok(map_numbers!(x, x => each_lane(x, axes, lane)?))
    })
}

/// How many elements each element of the reduction stands for, as a number of the type of the elements.
pub(crate) fn count(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x] = operands("reduce_count", xs)?;
    let x = tensor(cx, x)?;
    let shape = x.shape();
    let n = axes_of(cx.attr, shape.len())?
        .iter()
        .map(|&a| shape[a])
        .product();
    let too_many = || EvalError(format!("{n} is no {}", x.dtype()));
    let count = map_numbers!(&x, x => {
        let _ = x;
        ArcArray::from_elem(IxDyn(&[]), Number::count(n).ok_or_else(too_many)?)
    });
    Ok(count.into())
}

/// The first operand, in the shape of a reduction of the second, repeated along the axes that were reduced.
pub(crate) fn spread(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [y, like] = operands("spread", xs)?;
    let y = tensor(cx, y)?;
    let shape = like.shape();
    let mut kept = shape.to_vec();
    for axis in axes_of(cx.attr, shape.len())? {
        kept[axis] = 1;
    }
    repeat_to(&reshaped(&y, &kept)?.into(), y.dtype(), shape)
}

/// Reduces along the axes that the attribute names, which have length 1 afterwards if it says `keepdims`.
fn reduce(
    cx: &EvalCx,
    xs: &[Datum],
    along: impl Fn(&Tensor, &[usize]) -> Result<Tensor>,
) -> Result<Datum> {
    let [x] = operands("a reduction", xs)?;
    let x = tensor(cx, x)?;
    let axes = axes_of(cx.attr, x.shape().len())?;
    let reduced = along(&x, &axes)?;
    if !Options::of(cx.attr).flag("keepdims") {
        return Ok(reduced.into());
    }
    let mut shape = x.shape().to_vec();
    for axis in axes {
        shape[axis] = 1;
    }
    Ok(reshaped(&reduced, &shape)?.into())
}

/// Each lane along the last of `axes` reduced by `f`, and so on to the first. All axes of a tensor that lies together
/// are one lane.
fn each_lane<T: Number>(
    x: &ArcArray<T, IxDyn>,
    axes: &[usize],
    f: impl Fn(ArrayView1<T>) -> Result<T>,
) -> Result<ArcArray<T, IxDyn>> {
    if let (true, Some(all)) = (axes.len() == x.ndim(), x.as_slice()) {
        return Ok(ArcArray::from_elem(IxDyn(&[]), f(all.into())?));
    }
    let mut reduced: ArrayD<T> = x.to_owned();
    for &axis in axes.iter().rev() {
        let values: Result<Vec<T>> = reduced.lanes(Axis(axis)).into_iter().map(&f).collect();
        let mut shape = reduced.shape().to_vec();
        shape.remove(axis);
        let array = ArrayD::from_shape_vec(shape, values?);
        reduced = array.map_err(|e| EvalError(e.to_string()))?;
    }
    Ok(reduced.into())
}

/// The first element, or what stands for it where there is none.
fn first<T: Number>(lane: ArrayView1<T>, none: Option<T>) -> Result<T> {
    let first = lane.first().copied().or(none);
    first.ok_or_else(|| EvalError("nothing has no greatest or least element".into()))
}

fn total<T: Number>(lane: ArrayView1<T>, start: T, f: fn(T, T) -> Option<T>) -> Result<T> {
    let sum = lane.iter().try_fold(start, |sum, &x| f(sum, x));
    sum.ok_or_else(|| EvalError(format!("a reduction of {} overflows", T::DTYPE)))
}

/// The shape of the operand.
pub(crate) fn shape_of(xs: &[Datum]) -> Result<Datum> {
    let [x] = operands("shape_of", xs)?;
    let shape: std::result::Result<Vec<i64>, _> =
        x.shape().iter().map(|&n| i64::try_from(n)).collect();
    let shape = shape.map_err(|_| EvalError(format!("the shape {:?} is too large", x.shape())))?;
    Ok(Tensor::from(shape).into())
}

/// The position of the first greatest element along an axis; a NaN is greater than all.
pub(crate) fn argmax(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn lane<T: Number>(lane: ArrayView1<T>) -> Result<i64> {
        let mut best = (0, first(lane, None)?);
        for (i, &x) in lane.iter().enumerate() {
            if x.order(best.1).is_gt() {
                best = (i, x);
            }
        }
        Ok(best.0 as i64)
    }
    let [Datum::Tensor(x)] = xs else {
        return Err(EvalError("`argmax` of a number".into()));
    };
    let axis = super::axes::axis_of(cx.attr, x.shape().len())?;
    let mut shape = x.shape().to_vec();
    shape.remove(axis);
    let axis = Axis(axis);
    let places: Result<Vec<i64>> = match &**x {
        Tensor::F32(x) => x.lanes(axis).into_iter().map(lane).collect(),
        Tensor::F64(x) => x.lanes(axis).into_iter().map(lane).collect(),
        Tensor::I32(x) => x.lanes(axis).into_iter().map(lane).collect(),
        Tensor::I64(x) => x.lanes(axis).into_iter().map(lane).collect(),
        Tensor::Bool(_) => Err(EvalError("truth values are no numbers".into())),
    };
    let places = Tensor::from_shape(&shape, places?);
    let places = places.ok_or_else(|| EvalError("one place for each lane".into()))?;
    Ok(places.into())
}
