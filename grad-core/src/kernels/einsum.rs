//! Sums of products by an equation of indices: operands are contracted two by two as products of matrices.

use super::axes::tensor;
use super::broadcast::{common_shape, elements};
use super::linalg::multiply;
use super::number::{Number, map_numbers};
use super::reduce::sum_over;
use crate::ops::datum::Datum;
use crate::ops::tensor::einsum::{Equation, Term};
use crate::ops::tensor::options::Options;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::Tensor;
use crate::tensor::convert::Element;
use ndarray::{ArcArray, ArrayD, Axis, IxDyn};

type Result<T> = std::result::Result<T, EvalError>;

/// The sum of products that the attribute's equation describes.
pub(crate) fn einsum(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let equation = Options::of(cx.attr).number::<Equation>("equation");
    let equation = equation.ok_or_else(|| EvalError(format!("no equation in {:?}", cx.attr)))?;
    if equation.inputs.len() != xs.len() {
        return Err(EvalError(format!("`{equation}` of {} operands", xs.len())));
    }
    let xs: Vec<Tensor> = xs.iter().map(|x| tensor(cx, x)).collect::<Result<_>>()?;
    let first = xs.first();
    let first = first.ok_or_else(|| EvalError("`einsum` of nothing".into()))?;
    Ok(map_numbers!(first, _first => evaluate(&equation, &xs)?).into())
}

/// An index of the equation: one of those that `...` stands for, counted from the last, or a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Index {
    Hidden(usize),
    Letter(char),
}

/// A tensor whose axes have indices, no two the same.
struct Factor<T> {
    x: ArrayD<T>,
    indices: Vec<Index>,
}

fn evaluate<T: Number>(equation: &Equation, xs: &[Tensor]) -> Result<ArcArray<T, IxDyn>> {
    let arrays: Option<Vec<&ArcArray<T, IxDyn>>> = xs.iter().map(Tensor::array).collect();
    let arrays = arrays.ok_or_else(|| EvalError("operands of different types".into()))?;
    let hidden = hidden(equation, &arrays)?;
    check_lengths(equation, &arrays)?;
    let output = indices(&equation.output, hidden.len());
    let factors = equation.inputs.iter().zip(&arrays);
    let factors = factors.map(|(term, x)| factor(term, x, &hidden));
    let mut factors: Vec<Factor<T>> = factors.collect::<Result<_>>()?;
    factors.reverse();
    let mut product = factors
        .pop()
        .ok_or_else(|| EvalError("`einsum` of nothing".into()))?;
    while let Some(factor) = factors.pop() {
        let kept = |index: &Index| {
            output.contains(index) || factors.iter().any(|f| f.indices.contains(index))
        };
        product = contract(product, factor, kept)?;
    }
    let product = summed(product, |index| output.contains(index))?;
    arranged(product, &output)
}

/// The common shape of the axes that `...` stands for.
fn hidden<T>(equation: &Equation, arrays: &[&ArcArray<T, IxDyn>]) -> Result<Vec<usize>> {
    let mut shapes = vec![];
    for (term, x) in equation.inputs.iter().zip(arrays) {
        let count = x.ndim().checked_sub(term.letters.len());
        match count.filter(|&n| term.rest.is_some() || n == 0) {
            Some(n) => {
                let start = term.rest.unwrap_or(0);
                shapes.push(&x.shape()[start..start + n]);
            }
            None => {
                let shape = x.shape();
                return Err(EvalError(format!("`{term}` of the shape {shape:?}")));
            }
        }
    }
    common_shape(&shapes)
}

/// A letter stands for one length.
fn check_lengths<T>(equation: &Equation, arrays: &[&ArcArray<T, IxDyn>]) -> Result<()> {
    let mut lengths: Vec<(char, usize)> = vec![];
    for (term, x) in equation.inputs.iter().zip(arrays) {
        let indices = indices(term, x.ndim() - term.letters.len());
        for (index, &len) in indices.into_iter().zip(x.shape()) {
            let Index::Letter(letter) = index else {
                continue;
            };
            match lengths.iter().find(|(l, _)| *l == letter) {
                None => lengths.push((letter, len)),
                Some((_, n)) if *n == len => {}
                Some((_, n)) => {
                    return Err(EvalError(format!(
                        "`{letter}` is {n} and {len} in `{equation}`"
                    )));
                }
            }
        }
    }
    let known = |letter: &char| lengths.iter().any(|(l, _)| l == letter);
    match equation.output.letters.iter().find(|l| !known(l)) {
        None => Ok(()),
        Some(letter) => Err(EvalError(format!(
            "`{letter}` of no length in `{equation}`"
        ))),
    }
}

fn indices(term: &Term, hidden: usize) -> Vec<Index> {
    let hidden = term.rest.map_or(0, |_| hidden);
    let letters = term.letters.iter().copied().map(Index::Letter);
    let mut indices: Vec<Index> = letters.collect();
    let at = term.rest.unwrap_or(0);
    indices.splice(at..at, (0..hidden).rev().map(Index::Hidden));
    indices
}

/// An operand with the diagonals of repeated indices, without the axes that are repeated for `...`.
fn factor<T: Number>(term: &Term, x: &ArcArray<T, IxDyn>, hidden: &[usize]) -> Result<Factor<T>> {
    let mut indices = indices(term, x.ndim() - term.letters.len());
    let mut x = x.to_owned();
    for axis in (0..indices.len()).rev() {
        if let Index::Hidden(i) = indices[axis]
            && x.len_of(Axis(axis)) == 1
            && hidden[hidden.len() - 1 - i] != 1
        {
            x = x.index_axis_move(Axis(axis), 0);
            indices.remove(axis);
        }
    }
    while let Some((i, j)) = repeated(&indices) {
        x = diagonal(&x, i, j);
        indices.remove(j);
    }
    Ok(Factor { x, indices })
}

/// The places of an index that occurs twice.
fn repeated(indices: &[Index]) -> Option<(usize, usize)> {
    let second = |i: usize| (i + 1..indices.len()).find(|&j| indices[i] == indices[j]);
    (0..indices.len()).find_map(|i| Some((i, second(i)?)))
}

/// The elements whose positions along two axes are equal; the second axis is gone.
fn diagonal<T: Number>(x: &ArrayD<T>, i: usize, j: usize) -> ArrayD<T> {
    let mut shape = x.shape().to_vec();
    shape.remove(j);
    let mut diagonal = ArrayD::zeros(shape);
    for (k, mut slice) in diagonal.axis_iter_mut(Axis(i)).enumerate() {
        slice.assign(&x.index_axis(Axis(j), k).index_axis(Axis(i), k));
    }
    diagonal
}

/// Summed over the axes whose index is not kept.
fn summed<T: Number>(factor: Factor<T>, kept: impl Fn(&Index) -> bool) -> Result<Factor<T>> {
    let Factor { x, mut indices } = factor;
    let axes = (0..indices.len()).filter(|&axis| !kept(&indices[axis]));
    let axes: Vec<usize> = axes.collect();
    indices.retain(kept);
    let x = if axes.is_empty() {
        x
    } else {
        sum_over(&x.into(), &axes)?.into_owned()
    };
    Ok(Factor { x, indices })
}

/// The product of two factors, summed over the indices that are not kept.
fn contract<T: Number>(
    a: Factor<T>,
    b: Factor<T>,
    kept: impl Fn(&Index) -> bool,
) -> Result<Factor<T>> {
    let a = summed(a, |index| kept(index) || b.indices.contains(index))?;
    let b = summed(b, |index| kept(index) || a.indices.contains(index))?;
    let both = a.indices.iter().copied().filter(|i| b.indices.contains(i));
    let (batch, inner): (Vec<Index>, Vec<Index>) = both.partition(&kept);
    let only = |of: &Factor<T>, other: &Factor<T>| -> Vec<Index> {
        let own = of.indices.iter().copied();
        own.filter(|i| !other.indices.contains(i)).collect()
    };
    let (rows, columns) = (only(&a, &b), only(&b, &a));
    let left = matrices(&a, [&batch, &rows, &inner])?;
    let right = matrices(&b, [&batch, &inner, &columns])?;
    let len = |index: &Index| a.len_of(index).or_else(|| b.len_of(index)).unwrap_or(1);
    let indices = [batch, rows, columns].concat();
    let shape: Vec<usize> = indices.iter().map(len).collect();
    elements(&shape)?;
    let mut x = ArrayD::zeros(vec![left.shape()[0], left.shape()[1], right.shape()[2]]);
    multiply(left.view(), right.view(), x.view_mut())?;
    let x = x
        .into_shape_with_order(shape)
        .map_err(|e| EvalError(e.to_string()))?;
    Ok(Factor { x, indices })
}

impl<T: Element> Factor<T> {
    fn axis(&self, index: &Index) -> Option<usize> {
        self.indices.iter().position(|i| i == index)
    }
    fn len_of(&self, index: &Index) -> Option<usize> {
        self.axis(index).map(|axis| self.x.shape()[axis])
    }
}

/// The factor with three axes, each for a group of its indices.
fn matrices<T: Element>(factor: &Factor<T>, groups: [&[Index]; 3]) -> Result<ArrayD<T>> {
    let perm: Vec<usize> = groups
        .concat()
        .iter()
        .filter_map(|i| factor.axis(i))
        .collect();
    let shape = groups.map(|group| {
        let lens = group.iter().filter_map(|i| factor.len_of(i));
        lens.product::<usize>()
    });
    let x = factor.x.view().permuted_axes(perm);
    let x = x
        .to_shape(IxDyn(&shape))
        .map_err(|e| EvalError(e.to_string()))?;
    Ok(x.into_owned())
}

/// The axes in the order of the output; an index that is there twice gives a diagonal among zeros.
fn arranged<T: Number>(factor: Factor<T>, output: &[Index]) -> Result<ArcArray<T, IxDyn>> {
    let mut distinct: Vec<Index> = vec![];
    for &index in output {
        if !distinct.contains(&index) {
            distinct.push(index);
        }
    }
    let perm: Vec<usize> = distinct.iter().filter_map(|i| factor.axis(i)).collect();
    let mut x = factor.x.permuted_axes(perm);
    for (axis, index) in output.iter().enumerate() {
        if distinct.get(axis) != Some(index) {
            let first = output.iter().position(|i| i == index).unwrap_or(axis);
            x = on_diagonal(&x, first, axis)?;
            distinct.insert(axis, *index);
        }
    }
    Ok(x.into())
}

/// Zeros but where the positions along axis `i` and the new axis `j` are equal.
fn on_diagonal<T: Number>(x: &ArrayD<T>, i: usize, j: usize) -> Result<ArrayD<T>> {
    let mut shape = x.shape().to_vec();
    shape.insert(j, shape[i]);
    elements(&shape)?;
    let mut whole = ArrayD::zeros(shape);
    for (k, slice) in x.axis_iter(Axis(i)).enumerate() {
        let mut plane = whole.index_axis_mut(Axis(j), k);
        plane.index_axis_mut(Axis(i), k).assign(&slice);
    }
    Ok(whole)
}
