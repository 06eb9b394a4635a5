//! Parts of tensors by NumPy's basic indexing, and zeros but for such a part.

use super::axes::{axis_of, list, tensor};
use super::broadcast::num::Zero;
use super::slices::integers;
use super::strided;
use crate::ops::datum::Datum;
use crate::ops::tensor::index::Part;
use crate::ops::tensor::options::Options;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::convert::Element;
use crate::tensor::{Tensor, map_each};
use ndarray::{ArcArray, ArrayBase, ArrayD, Axis, IxDyn, RawData, Slice};

type Result<T> = std::result::Result<T, EvalError>;

/// The part of the first operand that the attribute describes; the others are positions that it refers to.
pub(crate) fn part(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let Some((x, positions)) = xs.split_first() else {
        return Err(EvalError("`part` of nothing".into()));
    };
    let x = tensor(cx, x)?;
    let parts = parts(cx, positions, x.shape())?;
    Ok(map_each!(&x, x => cut(x.clone(), &parts)).into())
}

/// Zeros of the shape of the second operand with the first one as the part that the attribute describes.
pub(crate) fn part_back(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [ct, like, positions @ ..] = xs else {
        return Err(EvalError("`part_back` takes two operands".into()));
    };
    let ct = tensor(cx, ct)?;
    let parts = parts(cx, positions, like.shape())?;
    match &ct {
        Tensor::F64(ct) => Ok(Tensor::F64(placed(ct, &parts, like.shape())?).into()),
        Tensor::F32(ct) => Ok(Tensor::F32(placed(ct, &parts, like.shape())?).into()),
        Tensor::I32(_) | Tensor::I64(_) | Tensor::Bool(_) => {
            Err(EvalError("integers are no cotangents".into()))
        }
    }
}

fn placed<T: Element + Zero>(
    ct: &ArcArray<T, IxDyn>,
    parts: &[Cut],
    shape: &[usize],
) -> Result<ArcArray<T, IxDyn>> {
    let mut whole: ArrayD<T> = ArrayD::zeros(shape);
    let place = cut(whole.view_mut(), parts);
    if place.shape() != ct.shape() {
        let (ct, place) = (ct.shape(), place.shape());
        return Err(EvalError(format!(
            "the shape {ct:?} is not that of the part, {place:?}"
        )));
    }
    strided::assign(place, ct.view());
    Ok(whole.into())
}

/// What happens to one axis.
enum Cut {
    At(usize),
    Range(Slice),
    NewAxis,
}

/// What the attribute says of each axis of a tensor of this shape.
fn parts(cx: &EvalCx, positions: &[Datum], shape: &[usize]) -> Result<Vec<Cut>> {
    let parts: Vec<Part> = list(cx.attr, "spec")?.unwrap_or_default();
    let first = match Options::of(cx.attr).text("axis") {
        None => 0,
        Some(_) => axis_of(cx.attr, shape.len())?,
    };
    let whole = || Cut::Range(Slice::from(..));
    let mut cuts: Vec<Cut> = (0..first).map(|_| whole()).collect();
    let shape = &shape[first..];
    let used = parts
        .iter()
        .filter(|p| !matches!(p, Part::NewAxis | Part::Rest));
    let rest = shape
        .len()
        .checked_sub(used.count())
        .ok_or_else(|| EvalError(format!("more indices than the shape {shape:?} has axes")))?;
    if parts.iter().filter(|p| matches!(p, Part::Rest)).count() > 1 {
        return Err(EvalError("`...` more than once".into()));
    }
    let (mut least, mut shortened) = (usize::MAX, vec![]);
    let mut lens = shape.iter().copied();
    let mut next = || lens.next().unwrap_or_default();
    for part in &parts {
        match *part {
            Part::At(n) => cuts.push(Cut::At(position(n, next())?)),
            Part::AtOperand(i) => {
                let n = positions.get(i).map(integers).transpose()?;
                let Some([n]) = n.as_deref() else {
                    return Err(EvalError(format!("position {i} is not one number")));
                };
                cuts.push(Cut::At(position(*n as isize, next())?));
            }
            Part::Range { start, stop, step } => {
                cuts.push(Cut::Range(range(start, stop, step, next())?));
            }
            Part::Share { part, of } => cuts.push(Cut::Range(share(part, of, next())?)),
            Part::Piece { start, stop, total } => {
                let len = next();
                if len != total || start > stop || stop > total {
                    let wrong = format!("`{part}` of an axis of length {len}");
                    return Err(EvalError(wrong));
                }
                cuts.push(Cut::Range(Slice::from(start..stop)));
            }
            Part::Least => {
                least = least.min(next());
                shortened.push(cuts.len());
                cuts.push(whole());
            }
            Part::NewAxis => cuts.push(Cut::NewAxis),
            Part::Rest => {
                for _ in 0..rest {
                    next();
                    cuts.push(whole());
                }
            }
        }
    }
    for at in shortened {
        cuts[at] = Cut::Range(Slice::from(..least));
    }
    Ok(cuts)
}

fn position(n: isize, len: usize) -> Result<usize> {
    super::axes::axis(n, len).map_err(|_| {
        EvalError(format!(
            "the index {n} is outside of an axis of length {len}"
        ))
    })
}

/// NumPy's `start:stop:step`.
fn range(
    start: Option<isize>,
    stop: Option<isize>,
    step: Option<isize>,
    len: usize,
) -> Result<Slice> {
    let n = isize::try_from(len).unwrap_or(isize::MAX);
    let step = step.unwrap_or(1);
    // the places of a range that goes backwards end before the first element
    let (first, last) = if step > 0 { (0, n) } else { (-1, n - 1) };
    let held = |at: isize| {
        let at = if at < 0 { at.saturating_add(n) } else { at };
        at.clamp(first, last)
    };
    let (start, stop) = (start.map(held), stop.map(held));
    match step {
        0 => Err(EvalError("a range with steps of 0".into())),
        1.. => {
            let (start, stop) = (start.unwrap_or(0), stop.unwrap_or(n));
            Ok(Slice::new(start, Some(stop.max(start)), step))
        }
        _ => {
            let (start, stop) = (start.unwrap_or(n - 1) + 1, stop.unwrap_or(-1) + 1);
            Ok(Slice::new(
                stop.min(start),
                Some(start),
                step.max(-isize::MAX),
            ))
        }
    }
}

fn share(part: usize, of: usize, len: usize) -> Result<Slice> {
    match len.checked_div(of) {
        Some(each) if each * of == len && part < of => {
            Ok(Slice::from(part * each..(part + 1) * each))
        }
        _ => Err(EvalError(format!(
            "part {part} of {of} equal parts of an axis of length {len}"
        ))),
    }
}

fn cut<S: RawData>(mut x: ArrayBase<S, IxDyn>, parts: &[Cut]) -> ArrayBase<S, IxDyn> {
    let mut axis = 0;
    for part in parts {
        match part {
            Cut::At(i) => x = x.index_axis_move(Axis(axis), *i),
            Cut::Range(slice) => {
                x.slice_axis_inplace(Axis(axis), *slice);
                axis += 1;
            }
            Cut::NewAxis => {
                x = x.insert_axis(Axis(axis));
                axis += 1;
            }
        }
    }
    x
}
