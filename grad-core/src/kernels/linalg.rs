//! Products of matrices by strides (a transpose is a view), and inverses. Leading axes count matrices.

use super::axes::{operands, tensor};
use super::broadcast::{broadcast_to, common_shape, elements};
use super::number::{Number, map_numbers};
use crate::ops::datum::Datum;
use crate::ops::tensor::options::Options;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::Tensor;
use crate::tensor::convert::Element;
use ndarray::linalg::general_mat_mul;
use ndarray::{
    ArcArray, ArrayD, ArrayView1, ArrayView2, ArrayViewD, ArrayViewMut2, ArrayViewMutD, Axis, Ix2,
    IxDyn,
};

type Result<T> = std::result::Result<T, EvalError>;

/// The product of the matrices in the last two axes; other axes broadcast.
pub(crate) fn matmul(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [a, b] = operands("matmul", xs)?;
    let (a, b) = (tensor(cx, a)?, tensor(cx, b)?);
    Ok(map_numbers!(&a, a => product(cx, a, &b)?).into())
}

fn product<T: Number>(
    cx: &EvalCx,
    a: &ArcArray<T, IxDyn>,
    b: &Tensor,
) -> Result<ArcArray<T, IxDyn>> {
    let b = b.array::<T>();
    let b = b.ok_or_else(|| EvalError("matrices of different types".into()))?;
    let wrong = || {
        let (a, b) = (a.shape(), b.shape());
        EvalError(format!(
            "no product of matrices of the shapes {a:?} and {b:?}"
        ))
    };
    if a.ndim() < 2 || b.ndim() < 2 {
        return Err(wrong());
    }
    let options = Options::of(cx.attr);
    let turned = |x: &ArcArray<T, IxDyn>, word| match options.flag(word) {
        true => last_axes_swapped(x),
        false => x.clone(),
    };
    let (a, b) = (turned(a, "transpose_a"), turned(b, "transpose_b"));
    let (batch_a, matrix_a) = a.shape().split_at(a.ndim() - 2);
    let (batch_b, matrix_b) = b.shape().split_at(b.ndim() - 2);
    if matrix_a[1] != matrix_b[0] {
        return Err(wrong());
    }
    let batch = common_shape(&[batch_a, batch_b])?;
    let a_shape = [&batch, matrix_a].concat();
    let b_shape = [&batch, matrix_b].concat();
    let shape = [&batch[..], &[matrix_a[0], matrix_b[1]]].concat();
    elements(&shape)?;
    let mut c = ArrayD::zeros(shape);
    multiply(
        broadcast_to(&a, &a_shape)?,
        broadcast_to(&b, &b_shape)?,
        c.view_mut(),
    )?;
    Ok(c.into())
}

fn last_axes_swapped<T: Element>(x: &ArcArray<T, IxDyn>) -> ArcArray<T, IxDyn> {
    let mut x = x.clone();
    x.swap_axes(x.ndim() - 2, x.ndim() - 1);
    x
}

/// `c = a b`, matrix by matrix; `c` holds zeros.
pub(super) fn multiply<T: Number>(
    a: ArrayViewD<T>,
    b: ArrayViewD<T>,
    mut c: ArrayViewMutD<T>,
) -> Result<()> {
    if c.ndim() > 2 {
        let matrices = a.outer_iter().zip(b.outer_iter()).zip(c.outer_iter_mut());
        for ((a, b), c) in matrices {
            multiply(a, b, c)?;
        }
        return Ok(());
    }
    let no_matrix = |e: ndarray::ShapeError| EvalError(e.to_string());
    let a = a.into_dimensionality::<Ix2>().map_err(no_matrix)?;
    let b = b.into_dimensionality::<Ix2>().map_err(no_matrix)?;
    let mut c = c
        .view_mut()
        .into_dimensionality::<Ix2>()
        .map_err(no_matrix)?;
    if T::DTYPE.is_float() {
        general_mat_mul(T::one(), &a, &b, T::zero(), &mut c);
        return Ok(());
    }
    multiply_checked(&a, &b, &mut c)
}

/// The same for integers, of which every sum must fit.
fn multiply_checked<T: Number>(
    a: &ArrayView2<T>,
    b: &ArrayView2<T>,
    c: &mut ArrayViewMut2<T>,
) -> Result<()> {
    let dot = |row: ArrayView1<T>, column: ArrayView1<T>| {
        let mut pairs = row.iter().zip(column);
        pairs.try_fold(T::zero(), |sum, (&x, &y)| sum.sum(x.product(y)?))
    };
    for (row, mut c) in a.rows().into_iter().zip(c.rows_mut()) {
        for (column, c) in b.columns().into_iter().zip(&mut c) {
            let overflow = || EvalError(format!("a product of matrices of {} overflows", T::DTYPE));
            *c = dot(row, column).ok_or_else(overflow)?;
        }
    }
    Ok(())
}

/// The inverses of the matrices in the last two axes.
pub(crate) fn matrix_inverse(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let [x] = operands("matrix_inverse", xs)?;
    match tensor(cx, x)? {
        Tensor::F64(x) => Ok(Tensor::from(inverses(x.to_owned())?).into()),
        Tensor::F32(x) => {
            let inverse = inverses(x.mapv(f64::from))?;
            Ok(Tensor::from(inverse.mapv(|x| x as f32)).into())
        }
        other => Err(EvalError(format!("{} has no inverse", other.dtype()))),
    }
}

fn inverses(mut x: ArrayD<f64>) -> Result<ArrayD<f64>> {
    match *x.shape() {
        [.., n, m] if n == m => {}
        _ => {
            return Err(EvalError(format!(
                "the shape {:?} is no square matrix",
                x.shape()
            )));
        }
    }
    invert_each(x.view_mut())?;
    Ok(x)
}

fn invert_each(mut x: ArrayViewMutD<f64>) -> Result<()> {
    if x.ndim() > 2 {
        return x.outer_iter_mut().try_for_each(invert_each);
    }
    let matrix = x.view_mut().into_dimensionality::<Ix2>();
    invert(matrix.map_err(|e| EvalError(e.to_string()))?)
}

/// Gauss and Jordan's elimination in place, the pivot the largest of its column.
fn invert(mut x: ArrayViewMut2<f64>) -> Result<()> {
    let n = x.nrows();
    let mut swapped = vec![];
    for k in 0..n {
        let larger = |&i: &usize, &j: &usize| x[[i, k]].abs().total_cmp(&x[[j, k]].abs());
        let pivot = (k..n).max_by(larger).unwrap_or(k);
        if x[[pivot, k]] == 0.0 {
            return Err(EvalError("the matrix has no inverse".into()));
        }
        swap(&mut x, Axis(0), k, pivot);
        swapped.push(pivot);
        let scale = 1.0 / x[[k, k]];
        x[[k, k]] = 1.0;
        x.row_mut(k).mapv_inplace(|x| x * scale);
        for i in (0..n).filter(|&i| i != k) {
            let factor = std::mem::take(&mut x[[i, k]]);
            for j in 0..n {
                x[[i, j]] -= factor * x[[k, j]];
            }
        }
    }
    for (k, pivot) in swapped.into_iter().enumerate().rev() {
        swap(&mut x, Axis(1), k, pivot);
    }
    Ok(())
}

fn swap(x: &mut ArrayViewMut2<f64>, axis: Axis, i: usize, j: usize) {
    if i != j {
        for mut lane in x.lanes_mut(axis) {
            lane.swap(i, j);
        }
    }
}
