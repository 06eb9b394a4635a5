//! Running sums, products and linear recurrences along an axis.

use super::axes::{axis_of, operands, tensor};
use super::number::{Number, map_numbers};
use crate::ops::datum::Datum;
use crate::ops::tensor::options::Options;
use crate::ops::{EvalCx, EvalError};
use ndarray::{ArcArray, ArrayD, Axis, IxDyn};

type Result<T> = std::result::Result<T, EvalError>;

/// The sums of the elements up to each, without it if `exclusive`, from the end if `reverse`.
pub(crate) fn cumsum(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn sums<T: Number>(cx: &EvalCx, x: &ArcArray<T, IxDyn>) -> Result<ArcArray<T, IxDyn>> {
        running(cx, x, T::zero(), T::sum)
    }
    let [x] = operands("cumsum", xs)?;
    let x = tensor(cx, x)?;
    Ok(map_numbers!(&x, x => sums(cx, x)?).into())
}

/// The products of the elements up to each, without it if `exclusive`, from the end if `reverse`.
pub(crate) fn cumprod(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn products<T: Number>(cx: &EvalCx, x: &ArcArray<T, IxDyn>) -> Result<ArcArray<T, IxDyn>> {
        running(cx, x, T::one(), T::product)
    }
    let [x] = operands("cumprod", xs)?;
    let x = tensor(cx, x)?;
    Ok(map_numbers!(&x, x => products(cx, x)?).into())
}

/// `y[i] = b[i] + a[i] * y[i - 1]` along an axis, from `y = 0` before the first; from the end if `reverse`.
pub(crate) fn recurrence(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn solved<T: Number>(
        cx: &EvalCx,
        a: &ArcArray<T, IxDyn>,
        b: Option<&ArcArray<T, IxDyn>>,
    ) -> Result<ArcArray<T, IxDyn>> {
        let Some(b) = b.filter(|b| b.shape() == a.shape()) else {
            let (a, b) = (a.shape(), b.map(|b| b.shape()));
            return Err(EvalError(format!(
                "a recurrence of the shapes {a:?} and {b:?}"
            )));
        };
        let axis = axis_of(cx.attr, a.ndim())?;
        let mut y: ArrayD<T> = b.to_owned();
        for (mut lane, a) in y.lanes_mut(Axis(axis)).into_iter().zip(a.lanes(Axis(axis))) {
            let mut last = Some(T::zero());
            let step = |(y, &a): (&mut T, &T)| {
                last = last.and_then(|last| a.product(last)?.sum(*y));
                *y = last.unwrap_or(*y);
            };
            match Options::of(cx.attr).flag("reverse") {
                false => lane.iter_mut().zip(a).for_each(step),
                true => lane.iter_mut().zip(a).rev().for_each(step),
            }
            last.ok_or_else(overflow::<T>)?;
        }
        Ok(y.into())
    }
    let [a, b] = operands("recurrence", xs)?;
    let (a, b) = (tensor(cx, a)?, tensor(cx, b)?);
    Ok(map_numbers!(&a, a => solved(cx, a, b.array())?).into())
}

fn running<T: Number>(
    cx: &EvalCx,
    x: &ArcArray<T, IxDyn>,
    start: T,
    f: fn(T, T) -> Option<T>,
) -> Result<ArcArray<T, IxDyn>> {
    let options = Options::of(cx.attr);
    let axis = axis_of(cx.attr, x.ndim())?;
    let exclusive = options.flag("exclusive");
    let mut y: ArrayD<T> = x.to_owned();
    for mut lane in y.lanes_mut(Axis(axis)) {
        let mut so_far = Some(start);
        let step = |y: &mut T| {
            let before = so_far;
            so_far = so_far.and_then(|total| f(total, *y));
            *y = if exclusive { before } else { so_far }.unwrap_or(*y);
        };
        match options.flag("reverse") {
            false => lane.iter_mut().for_each(step),
            true => lane.iter_mut().rev().for_each(step),
        }
        so_far.ok_or_else(overflow::<T>)?;
    }
    Ok(y.into())
}

fn overflow<T: Number>() -> EvalError {
    EvalError(format!("a scan of {} overflows", T::DTYPE))
}
