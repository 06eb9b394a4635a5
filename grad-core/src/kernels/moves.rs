//! Elements in other places: reshaped, transposed, joined, repeated, turned round.

use super::axes::{axes, axes_of, axis, axis_of, list, operands, reshaped, tensor};
use super::broadcast::{elements, num::Zero, repeat_to};
use super::slices::integers;
use super::strided;
use crate::ops::datum::Datum;
use crate::ops::tensor::options::Options;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::convert::Element;
use crate::tensor::{Tensor, map_each};
use ndarray::{ArcArray, ArrayD, Axis, IxDyn, Slice};

type Result<T> = std::result::Result<T, EvalError>;

/// The first operand in the shape that the second one lists; one length may be -1.
pub(crate) fn reshape(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x, shape] = operands("reshape", xs)?;
    let x = tensor(cx, x)?;
    let listed = integers(shape)?;
    let wrong = || {
        EvalError(format!(
            "the shape {:?} does not become {listed:?}",
            x.shape()
        ))
    };
    let known = listed.iter().filter(|&&n| n != -1);
    let known: Option<Vec<usize>> = known.map(|&n| n.try_into().ok()).collect();
    let known = known.ok_or_else(wrong)?;
    let count = elements(&known)?;
    let rest = match listed.len() - known.len() {
        0 => 1,
        1 => x.len().checked_div(count).ok_or_else(wrong)?,
        _ => return Err(wrong()),
    };
    let shape: Vec<usize> = listed
        .iter()
        .map(|&n| usize::try_from(n).unwrap_or(rest))
        .collect();
    Ok(reshaped(&x, &shape)?.into())
}

/// The axes in the order of the option `perm`, or the other way round without.
pub(crate) fn transpose(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x] = operands("transpose", xs)?;
    let x = tensor(cx, x)?;
    let ndim = x.shape().len();
    let perm = match list(cx.attr, "perm")? {
        None => (0..ndim).rev().collect(),
        Some(perm) if perm.len() == ndim => axes(&perm, ndim)?,
        Some(perm) => {
            let shape = x.shape();
            return Err(EvalError(format!(
                "{perm:?} are not the axes of the shape {shape:?}"
            )));
        }
    };
    Ok(permuted(&x, &perm).into())
}

/// The axes `from` moved to the places `to`; the others keep their order.
pub(crate) fn move_axes(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x] = operands("move_axes", xs)?;
    let x = tensor(cx, x)?;
    let ndim = x.shape().len();
    let from = axes(&list(cx.attr, "from")?.unwrap_or_default(), ndim)?;
    let to = axes(&list(cx.attr, "to")?.unwrap_or_default(), ndim)?;
    if from.len() != to.len() {
        return Err(EvalError(format!(
            "the axes {from:?} do not go to the places {to:?}"
        )));
    }
    let mut others = (0..ndim).filter(|axis| !from.contains(axis));
    let source = |place| match to.iter().position(|&t| t == place) {
        Some(i) => Some(from[i]),
        None => others.next(),
    };
    let perm: Vec<usize> = (0..ndim).filter_map(source).collect();
    Ok(permuted(&x, &perm).into())
}

/// A view; no element moves.
fn permuted(x: &Tensor, perm: &[usize]) -> Tensor {
    map_each!(x, x => x.clone().permuted_axes(perm))
}

/// An axis of length 1 put in.
pub(crate) fn expand_dims(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x] = operands("expand_dims", xs)?;
    let x = tensor(cx, x)?;
    let at = axis_of(cx.attr, x.shape().len() + 1)?;
    Ok(map_each!(&x, x => x.clone().insert_axis(Axis(at))).into())
}

/// Axes of length 1 left out: those named, or all.
pub(crate) fn squeeze(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x] = operands("squeeze", xs)?;
    let x = tensor(cx, x)?;
    let shape = x.shape();
    let named = Options::of(cx.attr).text("axis").is_some();
    let out = match named {
        true => axes_of(cx.attr, shape.len())?,
        false => (0..shape.len()).filter(|&axis| shape[axis] == 1).collect(),
    };
    if let Some(axis) = out.iter().find(|&&axis| shape[axis] != 1) {
        return Err(EvalError(format!(
            "axis {axis} of the shape {shape:?} is not of length 1"
        )));
    }
    let kept = (0..shape.len()).filter(|axis| !out.contains(axis));
    let kept: Vec<usize> = kept.map(|axis| shape[axis]).collect();
    Ok(reshaped(&x, &kept)?.into())
}

/// The operands one after the other along an axis.
pub(crate) fn concat(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    fn join<T: Element>(parts: &[Tensor], along: usize) -> Option<Result<Tensor>> {
        let arrays: Vec<_> = parts.iter().map(T::array).collect::<Option<_>>()?;
        let mut shape = arrays.first()?.shape().to_vec();
        let others = |shape: &[usize]| [&shape[..along], &shape[along + 1..]].concat();
        if arrays.iter().any(|x| others(x.shape()) != others(&shape)) {
            return Some(Err(mismatched(parts)));
        }
        shape[along] = arrays.iter().map(|x| x.len_of(Axis(along))).sum();
        if let Err(e) = elements(&shape) {
            return Some(Err(e));
        }
        let mut whole = ArrayD::from_elem(shape, T::default());
        let mut rest = whole.view_mut();
        for x in arrays {
            let (place, others) = rest.split_at(Axis(along), x.len_of(Axis(along)));
            strided::assign(place, x.view());
            rest = others;
        }
        Some(Ok(T::tensor(whole.into())))
    }
    let parts: Vec<Tensor> = xs.iter().map(|x| tensor(cx, x)).collect::<Result<_>>()?;
    let ndim = parts.first().map_or(0, |x| x.shape().len());
    if parts.iter().any(|x| x.shape().len() != ndim) {
        return Err(mismatched(&parts));
    }
    let along = axis_of(cx.attr, ndim)?;
    join::<f64>(&parts, along)
        .or_else(|| join::<f32>(&parts, along))
        .or_else(|| join::<i32>(&parts, along))
        .or_else(|| join::<i64>(&parts, along))
        .or_else(|| join::<bool>(&parts, along))
        .unwrap_or_else(|| Err(mismatched(&parts)))
        .map(Datum::from)
}

fn mismatched(parts: &[Tensor]) -> EvalError {
    let shapes: Vec<&[usize]> = parts.iter().map(Tensor::shape).collect();
    EvalError(format!("the shapes {shapes:?} do not join"))
}

/// The part of the first operand where operand `part` of the others stands in their concatenation.
pub(crate) fn concat_part(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let (Some((whole, parts)), part) = (xs.split_first(), super::axes::number(cx.attr, "part")?)
    else {
        return Err(EvalError("`concat_part` of nothing".into()));
    };
    let whole = tensor(cx, whole)?;
    let along = axis_of(cx.attr, whole.shape().len())?;
    let lens = parts.iter().map(|x| x.shape().get(along).copied());
    let lens: Option<Vec<usize>> = lens.collect();
    let start = |lens: &[usize]| lens.iter().sum::<usize>();
    match lens {
        Some(lens) if part < lens.len() && start(&lens) == whole.shape()[along] => {
            let from = start(&lens[..part]);
            let range = Slice::from(from..from + lens[part]);
            Ok(map_each!(&whole, x => strided::packed(x.slice_axis(Axis(along), range))).into())
        }
        lens => {
            let shape = whole.shape();
            Err(EvalError(format!(
                "parts of lengths {lens:?} of the shape {shape:?}"
            )))
        }
    }
}

/// The first operand repeated to the shape that the second one lists.
pub(crate) fn broadcast_to(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x, shape] = operands("broadcast_to", xs)?;
    let listed = integers(shape)?;
    let shape: Option<Vec<usize>> = listed.iter().map(|&n| n.try_into().ok()).collect();
    let shape = shape.ok_or_else(|| EvalError(format!("{listed:?} is no shape")))?;
    let x = tensor(cx, x)?;
    repeat_to(&x.clone().into(), x.dtype(), &shape)
}

/// For each position along an axis of a result, the position that it is read from; nothing gives 0.
type Sources = Vec<Option<usize>>;

/// What moves elements along axes, each by itself.
pub(crate) trait Move {
    /// The sources along each axis of an operand of this shape; none where an axis stays as it is.
    fn sources(cx: &EvalCx, shape: &[usize]) -> Result<Vec<Option<Sources>>>;
}

/// The operand with its elements moved.
pub(crate) fn moved<M: Move>(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x] = operands("a move", xs)?;
    let x = tensor(cx, x)?;
    let sources = M::sources(cx, x.shape())?;
    let to = sources.iter().zip(x.shape());
    let to: Vec<usize> = to.map(|(s, &n)| s.as_ref().map_or(n, Vec::len)).collect();
    elements(&to)?;
    Ok(map_each!(&x, x => read(x, &sources)).into())
}

/// The transposed map: the first operand, in the shape of a result, added up where its elements were read from in an
/// operand of the shape of the second.
pub(crate) fn moved_back<M: Move>(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [ct, like] = operands("a move back", xs)?;
    let ct = tensor(cx, ct)?;
    let sources = M::sources(cx, like.shape())?;
    let to = sources.iter().zip(like.shape());
    let to: Vec<usize> = to.map(|(s, &n)| s.as_ref().map_or(n, Vec::len)).collect();
    if ct.shape() != to {
        let (ct, like) = (ct.shape(), like.shape());
        return Err(EvalError(format!(
            "the shape {ct:?} does not come from {like:?}"
        )));
    }
    match &ct {
        Tensor::F64(ct) => Ok(Tensor::F64(add_back(ct, &sources, like.shape())).into()),
        Tensor::F32(ct) => Ok(Tensor::F32(add_back(ct, &sources, like.shape())).into()),
        Tensor::I32(_) | Tensor::I64(_) | Tensor::Bool(_) => {
            Err(EvalError("integers are no cotangents".into()))
        }
    }
}

fn read<T: Element + Default>(
    x: &ArcArray<T, IxDyn>,
    sources: &[Option<Sources>],
) -> ArcArray<T, IxDyn> {
    let mut x = x.clone();
    for (axis, sources) in sources.iter().enumerate() {
        let Some(sources) = sources else { continue };
        let mut shape = x.shape().to_vec();
        shape[axis] = sources.len();
        let mut y = ArrayD::default(shape);
        for (mut to, source) in y.axis_iter_mut(Axis(axis)).zip(sources) {
            if let Some(source) = *source {
                to.assign(&x.index_axis(Axis(axis), source));
            }
        }
        x = y.into();
    }
    x
}

fn add_back<T: Element + Zero>(
    ct: &ArcArray<T, IxDyn>,
    sources: &[Option<Sources>],
    shape: &[usize],
) -> ArcArray<T, IxDyn> {
    let mut ct = ct.clone();
    for (axis, sources) in sources.iter().enumerate() {
        let Some(sources) = sources else { continue };
        let mut before = ct.shape().to_vec();
        before[axis] = shape[axis];
        let mut sum = ArrayD::zeros(before);
        for (from, source) in ct.axis_iter(Axis(axis)).zip(sources) {
            if let Some(source) = *source {
                let mut to = sum.index_axis_mut(Axis(axis), source);
                to += &from;
            }
        }
        ct = sum.into();
    }
    ct
}

/// One number for each axis.
fn for_each_axis<T: std::str::FromStr>(cx: &EvalCx, word: &str, ndim: usize) -> Result<Vec<T>> {
    let listed = list(cx.attr, word)?.unwrap_or_default();
    if listed.len() == ndim {
        Ok(listed)
    } else {
        let found = listed.len();
        Err(EvalError(format!(
            "`{word}` has {found} numbers for {ndim} axes"
        )))
    }
}

/// Repeated `multiples` times along each axis.
pub(crate) struct Tile;

impl Move for Tile {
    fn sources(cx: &EvalCx, shape: &[usize]) -> Result<Vec<Option<Sources>>> {
        let multiples: Vec<usize> = for_each_axis(cx, "multiples", shape.len())?;
        let along = multiples.iter().zip(shape).map(|(&times, &n)| {
            let count = times.checked_mul(n);
            let count = count.ok_or_else(|| EvalError(format!("{n} times {times} is too much")))?;
            elements(&[count])?;
            Ok((times != 1).then(|| (0..count).map(|i| Some(i % n)).collect()))
        });
        along.collect()
    }
}

/// Margins: `before` and `after` each axis, of zeros, or mirrored with the border (`symmetric`) or without (`reflect`).
pub(crate) struct Pad;

impl Move for Pad {
    fn sources(cx: &EvalCx, shape: &[usize]) -> Result<Vec<Option<Sources>>> {
        let before: Vec<usize> = for_each_axis(cx, "before", shape.len())?;
        let after: Vec<usize> = for_each_axis(cx, "after", shape.len())?;
        let mirrored = match Options::of(cx.attr).text("mode") {
            None => None,
            Some("symmetric") => Some(0),
            Some("reflect") => Some(1),
            Some(mode) => return Err(EvalError(format!("there is no mode `{mode}`"))),
        };
        let along = shape.iter().zip(before.iter().zip(&after));
        along
            .map(|(&n, (&before, &after))| {
                let margin = before.max(after);
                let too_wide = mirrored.is_some_and(|skip| margin > n.saturating_sub(skip));
                let total = n.checked_add(before).and_then(|m| m.checked_add(after));
                let total = total.filter(|_| !too_wide).ok_or_else(|| {
                    EvalError(format!(
                        "margins {before} and {after} of an axis of length {n}"
                    ))
                })?;
                elements(&[total])?;
                let source = |i: usize| match (i.checked_sub(before), mirrored) {
                    (Some(k), _) if k < n => Some(k),
                    (_, None) => None,
                    (None, Some(skip)) => Some(before - i - 1 + skip),
                    (Some(k), Some(skip)) => Some(2 * n - 1 - skip - k),
                };
                Ok((margin != 0).then(|| (0..total).map(source).collect()))
            })
            .collect()
    }
}

/// The named axes turned round.
pub(crate) struct Reverse;

impl Move for Reverse {
    fn sources(cx: &EvalCx, shape: &[usize]) -> Result<Vec<Option<Sources>>> {
        let turned = axes_of(cx.attr, shape.len())?;
        let along = shape.iter().enumerate().map(|(axis, &n)| {
            let turned = turned.contains(&axis);
            Ok(turned.then(|| (0..n).rev().map(Some).collect()))
        });
        along.collect()
    }
}

/// Shifted along axes; what leaves at one end comes back at the other.
pub(crate) struct Roll;

impl Move for Roll {
    fn sources(cx: &EvalCx, shape: &[usize]) -> Result<Vec<Option<Sources>>> {
        let shifts: Vec<i64> = list(cx.attr, "shift")?.unwrap_or_default();
        let along: Vec<isize> = list(cx.attr, "axis")?.unwrap_or_default();
        if shifts.len() != along.len() {
            return Err(EvalError(format!(
                "shifts {shifts:?} along the axes {along:?}"
            )));
        }
        let mut total = vec![0; shape.len()];
        for (&shift, &along) in shifts.iter().zip(&along) {
            let along = axis(along, shape.len())?;
            total[along] += i128::from(shift);
        }
        let sources = shape.iter().zip(total).map(|(&n, shift)| {
            let source = |i: usize| (i as i128 - shift).rem_euclid(n as i128) as usize;
            Ok((shift != 0).then(|| (0..n).map(|i| Some(source(i))).collect()))
        });
        sources.collect()
    }
}

/// By one place along an axis, towards its end or, if `reverse`, its beginning; a zero follows.
pub(crate) struct Shift;

impl Move for Shift {
    fn sources(cx: &EvalCx, shape: &[usize]) -> Result<Vec<Option<Sources>>> {
        let along = axis_of(cx.attr, shape.len())?;
        let reverse = Options::of(cx.attr).flag("reverse");
        let n = shape[along];
        let source = |i: usize| match reverse {
            false => i.checked_sub(1),
            true => Some(i + 1).filter(|&i| i < n),
        };
        let mut sources = vec![None; shape.len()];
        sources[along] = Some((0..n).map(source).collect());
        Ok(sources)
    }
}
