//! Convolutions and pools of tensors, and their adjoints.

use super::axes::{operands, tensor};
use super::broadcast::elements;
use crate::ops::datum::Datum;
use crate::ops::tensor::options::Options;
use crate::ops::{EvalCx, EvalError};
use crate::tensor::Tensor;
use crate::tensor::convert::Element;
use crate::windows::{Conv2d, Dim, Number, Pool2d, conv, pool};
use ndarray::{ArcArray, Array4, Ix4};

type Result<T> = std::result::Result<T, EvalError>;
type Images<T> = ArcArray<T, Ix4>;

/// A kernel of `N` operands with four axes.
pub(crate) trait Kernel<const N: usize> {
    const NAME: &'static str;

    fn run<T: Number>(options: Options, operands: [Images<T>; N]) -> Result<Array4<T>>;
}

/// The value of a kernel in either precision.
pub(crate) fn value<K: Kernel<N>, const N: usize>(cx: &EvalCx, xs: &[Datum]) -> Result<Datum> {
    let mut tensors = vec![];
    for x in operands::<N>(K::NAME, xs)? {
        tensors.push(tensor(cx, x)?);
    }
    let value = match cx.ty {
        crate::ir::Type::Tensor(crate::ir::DType::F32) => typed::<K, f32, N>(cx, &tensors),
        _ => typed::<K, f64, N>(cx, &tensors),
    };
    value.map_err(|EvalError(wrong)| EvalError(format!("{}: {wrong}", K::NAME)))
}

fn typed<K: Kernel<N>, T: Element + Number, const N: usize>(
    cx: &EvalCx,
    xs: &[Tensor],
) -> Result<Datum> {
    let images: Vec<Images<T>> = xs.iter().map(images).collect::<Result<_>>()?;
    let Ok(images) = images.try_into() else {
        return Err(EvalError(format!("it takes {N} operands")));
    };
    let value = K::run(Options::of(cx.attr), images)?;
    Ok(T::tensor(value.into_dyn().into()).into())
}

fn images<T: Element>(x: &Tensor) -> Result<Images<T>> {
    let images = T::array(x).and_then(|x| x.clone().into_dimensionality().ok());
    images.ok_or_else(|| {
        EvalError(format!(
            "images and weights have four axes; the shape is {:?}",
            x.shape()
        ))
    })
}

fn pair(options: Options, word: &str) -> Option<[usize; 2]> {
    options.list(word)?.try_into().ok()
}

fn conv_plan<T>(options: Options, images: &Images<T>, weights: &Images<T>) -> Result<conv::Plan> {
    let default = Conv2d::default();
    let how = Conv2d {
        stride: pair(options, "stride").unwrap_or(default.stride),
        padding: pair(options, "padding").unwrap_or(default.padding),
        groups: options.number("groups").unwrap_or(default.groups),
    };
    let plan = conv::Plan::new(images.dim(), weights.dim(), how).map_err(EvalError)?;
    elements(&plan.room())?;
    in_memory(plan.result())?;
    Ok(plan)
}

fn pool_plan<T>(options: Options, images: &Images<T>) -> Result<pool::Plan> {
    let size = pair(options, "size").unwrap_or([1, 1]);
    let how = Pool2d {
        size,
        stride: pair(options, "stride").unwrap_or(size),
        padding: pair(options, "padding").unwrap_or([0, 0]),
    };
    let plan = pool::Plan::new(images.dim(), how).map_err(EvalError)?;
    in_memory(plan.result())?;
    Ok(plan)
}

fn in_memory((n, channels, height, width): Dim) -> Result<()> {
    elements(&[n, channels, height, width]).map(drop)
}

fn fits(found: Dim, expected: Dim) -> Result<()> {
    match found == expected {
        true => Ok(()),
        false => Err(EvalError(format!(
            "a cotangent of the shape {found:?} where {expected:?} is expected"
        ))),
    }
}

/// Of images and weights.
pub(crate) struct Convolution;

impl Kernel<2> for Convolution {
    const NAME: &'static str = "conv2d";

    fn run<T: Number>(options: Options, [x, w]: [Images<T>; 2]) -> Result<Array4<T>> {
        Ok(conv_plan(options, &x, &w)?.value(&x, &w))
    }
}

/// Of weights and a cotangent, and what is like the images.
pub(crate) struct ByImages;

impl Kernel<3> for ByImages {
    const NAME: &'static str = "conv2d_by_images";

    fn run<T: Number>(options: Options, [w, ct, like]: [Images<T>; 3]) -> Result<Array4<T>> {
        let plan = conv_plan(options, &like, &w)?;
        fits(ct.dim(), plan.result())?;
        Ok(plan.by_images(&w, &ct))
    }
}

/// Of images and a cotangent, and what is like the weights.
pub(crate) struct ByWeights;

impl Kernel<3> for ByWeights {
    const NAME: &'static str = "conv2d_by_weights";

    fn run<T: Number>(options: Options, [x, ct, like]: [Images<T>; 3]) -> Result<Array4<T>> {
        let plan = conv_plan(options, &x, &like)?;
        fits(ct.dim(), plan.result())?;
        Ok(plan.by_weights(&x, &ct))
    }
}

/// Of numbers, and the images whose maxima tell which are taken.
pub(crate) struct AtMaxima;

impl Kernel<2> for AtMaxima {
    const NAME: &'static str = "at_maxima";

    fn run<T: Number>(options: Options, [x, images]: [Images<T>; 2]) -> Result<Array4<T>> {
        let plan = pool_plan(options, &images)?;
        fits(x.dim(), images.dim())?;
        Ok(pool::Plan::gathered(&x, &plan.maxima(&images)))
    }
}

/// Of a cotangent, and the images whose maxima tell where it goes.
pub(crate) struct ToMaxima;

impl Kernel<2> for ToMaxima {
    const NAME: &'static str = "to_maxima";

    fn run<T: Number>(options: Options, [ct, images]: [Images<T>; 2]) -> Result<Array4<T>> {
        let plan = pool_plan(options, &images)?;
        fits(ct.dim(), plan.result())?;
        Ok(plan.scattered(&ct, &plan.maxima(&images)))
    }
}

/// Of images.
pub(crate) struct Sums;

impl Kernel<1> for Sums {
    const NAME: &'static str = "sum_pool";

    fn run<T: Number>(options: Options, [x]: [Images<T>; 1]) -> Result<Array4<T>> {
        Ok(pool_plan(options, &x)?.sums(&x))
    }
}

/// Of a cotangent, and what is like the images.
pub(crate) struct Spread;

impl Kernel<2> for Spread {
    const NAME: &'static str = "sum_unpool";

    fn run<T: Number>(options: Options, [ct, like]: [Images<T>; 2]) -> Result<Array4<T>> {
        let plan = pool_plan(options, &like)?;
        fits(ct.dim(), plan.result())?;
        Ok(plan.spread(&ct))
    }
}
