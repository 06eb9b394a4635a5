//! Elements and slices at places that a tensor of integers lists.

use super::axes::{operands, tensor};
use super::broadcast::elements;
use super::number::{Number, map_numbers};
use super::slices::{integers, position};
use crate::ops::datum::Datum;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::convert::Element;
use crate::tensor::{Tensor, map_each};
use ndarray::{ArcArray, Array2, ArrayD, IxDyn};

type Result<T> = std::result::Result<T, EvalError>;

/// Slices of a tensor at places given by the innermost axis of a tensor of indices.
struct Places {
    /// The number of each slice, where the slices are counted in row-major order.
    at: Vec<usize>,
    /// How many slices the whole has.
    slices: usize,
    /// How many elements a slice has.
    len: usize,
    /// The shape of all slices together.
    shape: Vec<usize>,
}

impl Places {
    fn of(indices: &Datum, shape: &[usize]) -> Result<Places> {
        let outside = || {
            let indices = indices.shape();
            EvalError(format!(
                "indices of shape {indices:?} into a tensor of shape {shape:?}"
            ))
        };
        let (&depth, outer) = indices.shape().split_last().ok_or_else(outside)?;
        let (heads, tail) = shape.split_at_checked(depth).ok_or_else(outside)?;
        let flat = integers(indices)?;
        let count = elements(outer)?;
        let place = |i: usize| {
            let at = flat.iter().skip(i * depth).zip(heads);
            at.take(depth)
                .try_fold(0, |place, (&n, &len)| Ok(place * len + position(n, len)?))
        };
        Ok(Places {
            at: (0..count).map(place).collect::<Result<_>>()?,
            slices: elements(heads)?,
            len: elements(tail)?,
            shape: [outer, tail].concat(),
        })
    }
    fn check(&self, updates: &[usize]) -> Result<()> {
        if updates == self.shape {
            return Ok(());
        }
        let shape = &self.shape;
        Err(EvalError(format!(
            "updates of shape {updates:?} for places of shape {shape:?}"
        )))
    }
    /// A tensor with one row for each slice.
    fn rows<T: Element>(&self, x: &ArcArray<T, IxDyn>, count: usize) -> Result<Array2<T>> {
        let rows = x.to_shape((count, self.len)).map(|x| x.to_owned());
        rows.map_err(|e| EvalError(e.to_string()))
    }
}

fn whole<T: Element>(rows: Array2<T>, shape: &[usize]) -> Result<ArcArray<T, IxDyn>> {
    let whole = rows.into_dyn().into_shape_with_order(shape.to_vec());
    whole.map(Into::into).map_err(|e| EvalError(e.to_string()))
}

/// The slices of the first operand at the places that the second one lists.
pub(crate) fn gather_nd(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x, indices] = operands("gather_nd", xs)?;
    let x = tensor(cx, x)?;
    let places = Places::of(indices, x.shape())?;
    elements(&places.shape)?;
    let gathered = map_each!(&x, x => {
        let rows = places.rows(x, places.slices)?;
        whole(rows.select(ndarray::Axis(0), &places.at), &places.shape)?
    });
    Ok(gathered.into())
}

/// The first operand with the slices of the third in place of those at the places that the second one lists; of several
/// for one place the last stays.
pub(crate) fn scatter_nd_update(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn update<T: Element>(places: &Places, x: &Tensor, updates: &Tensor) -> Option<Result<Datum>> {
        let (x, updates) = (x.array::<T>()?, updates.array::<T>()?);
        let updated = || {
            let mut rows = places.rows(x, places.slices)?;
            for (&at, update) in places
                .at
                .iter()
                .zip(places.rows(updates, places.at.len())?.rows())
            {
                rows.row_mut(at).assign(&update);
            }
            Ok(T::tensor(whole(rows, x.shape())?).into())
        };
        Some(updated())
    }
    let [x, indices, updates] = operands("scatter_nd_update", xs)?;
    let (x, updates) = (tensor(cx, x)?, tensor(cx, updates)?);
    let places = Places::of(indices, x.shape())?;
    places.check(updates.shape())?;
    update::<f64>(&places, &x, &updates)
        .or_else(|| update::<f32>(&places, &x, &updates))
        .or_else(|| update::<i32>(&places, &x, &updates))
        .or_else(|| update::<i64>(&places, &x, &updates))
        .or_else(|| update::<bool>(&places, &x, &updates))
        .unwrap_or_else(|| Err(EvalError("updates of another type".into())))
}

/// The first operand with the slices of the third added at the places that the second one lists.
pub(crate) fn scatter_nd_add(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn add<T: Number>(
        places: &Places,
        x: &ArcArray<T, IxDyn>,
        updates: &Tensor,
    ) -> Result<ArcArray<T, IxDyn>> {
        let updates = updates.array::<T>();
        let updates = updates.ok_or_else(|| EvalError("updates of another type".into()))?;
        let mut rows = places.rows(x, places.slices)?;
        let updates = places.rows(updates, places.at.len())?;
        add_rows(&mut rows, places.at.iter().copied().map(Some), &updates)?;
        whole(rows, x.shape())
    }
    let [x, indices, updates] = operands("scatter_nd_add", xs)?;
    let (x, updates) = (tensor(cx, x)?, tensor(cx, updates)?);
    let places = Places::of(indices, x.shape())?;
    places.check(updates.shape())?;
    Ok(map_numbers!(&x, x => add(&places, x, &updates)?).into())
}

fn add_rows<T: Number>(
    sum: &mut Array2<T>,
    at: impl Iterator<Item = Option<usize>>,
    updates: &Array2<T>,
) -> Result<()> {
    for (at, update) in at.zip(updates.rows()) {
        let Some(at) = at else { continue };
        for (x, &y) in sum.row_mut(at).iter_mut().zip(update) {
            let sum = x.sum(y);
            *x = sum.ok_or_else(|| EvalError(format!("{x:?} + {y:?} overflows")))?;
        }
    }
    Ok(())
}

/// Where in the third operand, the updates, an element stays: no later one goes to its place in the first operand.
pub(crate) fn last_updates(xs: &[Datum]) -> Result<Datum> {
    let [x, indices, updates] = operands("last_updates", xs)?;
    let places = Places::of(indices, x.shape())?;
    places.check(updates.shape())?;
    let mut last = vec![0; places.slices];
    for (i, &at) in places.at.iter().enumerate() {
        last[at] = i;
    }
    let stays = places.at.iter().enumerate().map(|(i, &at)| last[at] == i);
    let stays = stays.flat_map(|stays| std::iter::repeat_n(stays, places.len));
    let stays = Tensor::from_shape(&places.shape, stays.collect());
    let stays = stays.ok_or_else(|| EvalError("one truth value for each element".into()))?;
    Ok(stays.into())
}

/// The slices of the first operand summed by the segments that the second one gives them; how many segments there are is
/// the third operand, or else the last number plus one, and then the numbers do not descend. A negative number drops its
/// slice.
pub(crate) fn segment_sum(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let ([x, segments], count) = match xs {
        [x, segments] => ([x, segments], None),
        [x, segments, count] => ([x, segments], Some(count)),
        _ => {
            return Err(EvalError(
                "`segment_sum` takes two or three operands".into(),
            ));
        }
    };
    let x = tensor(cx, x)?;
    let numbers = integers(segments)?;
    let count = match count {
        Some(count) => integers(count)?.first().copied(),
        None if numbers.is_sorted() => Some(numbers.last().map_or(0, |n| n.saturating_add(1))),
        None => None,
    };
    let count = count.and_then(|n| usize::try_from(n).ok());
    let count = count.ok_or_else(|| EvalError(format!("the segments {numbers:?}")))?;
    let tail = x.shape().strip_prefix(segments.shape()).ok_or_else(|| {
        let (x, segments) = (x.shape(), segments.shape());
        EvalError(format!(
            "segments of shape {segments:?} of a tensor of shape {x:?}"
        ))
    })?;
    let at = segment_places(&numbers, count)?;
    let shape = [&[count], tail].concat();
    elements(&shape)?;
    let len = elements(tail)?;
    let sums = map_numbers!(&x, x => {
        let rows = x.to_shape((at.len(), len)).map_err(|e| EvalError(e.to_string()))?;
        let mut sums = Array2::zeros((count, len));
        add_rows(&mut sums, at.iter().copied(), &rows.to_owned())?;
        whole(sums, &shape)?
    });
    Ok(sums.into())
}

/// For each segment number in the second operand the slice of the first one; zeros where it is negative.
pub(crate) fn segment_rows(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x, segments] = operands("segment_rows", xs)?;
    let x = tensor(cx, x)?;
    let (&count, tail) = x
        .shape()
        .split_first()
        .ok_or_else(|| EvalError("a number has no rows".into()))?;
    let at = segment_places(&integers(segments)?, count)?;
    let shape = [segments.shape(), tail].concat();
    elements(&shape)?;
    let rows = map_each!(&x, x => {
        let mut rows = ArrayD::default([&[at.len()], tail].concat());
        for (mut row, at) in rows.outer_iter_mut().zip(&at) {
            if let Some(at) = *at {
                row.assign(&x.index_axis(ndarray::Axis(0), at));
            }
        }
        let rows = rows.into_shape_with_order(shape);
        rows.map_err(|e| EvalError(e.to_string()))?.into()
    });
    Ok(rows.into())
}

fn segment_places(numbers: &[i64], count: usize) -> Result<Vec<Option<usize>>> {
    let place = |&n: &i64| match n {
        0.. => position(n, count).map(Some),
        _ => Ok(None),
    };
    numbers.iter().map(place).collect()
}
