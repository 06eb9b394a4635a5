//! Functions of numbers on whole tensors. Operands that broadcast are gone through in runs, in each of which an operand is a slice: the loop over a run
//! is one of which the compiler makes vector instructions.

use super::elementary::{self, Function};
use super::strided::elements;
use crate::heap;
use crate::ir::DType;
use crate::ops::datum::Datum;
use crate::tensor::Tensor;
use crate::tensor::convert::Element;
use crate::widest::widest;
use std::borrow::Cow;

/// The most operands that there are.
const MOST: usize = 3;

/// How many elements of a number that is repeated are laid side by side.
const RUN: usize = 256;

/// What stands for an operand that is not there.
const NONE: Datum = Datum::Bool(false);

/// The operands' shapes laid over each other: axes, and by how much each operand moves along them. Neighbours along which all operands move as along one
/// are one; the last is the run.
struct Walk {
    outer: Vec<(usize, [usize; MOST])>,
    inner: usize,
    /// By how much each operand moves along the run: 1, or 0 if it is repeated.
    steps: [usize; MOST],
    /// The place in `outer` of the next run, and where it begins.
    place: Vec<usize>,
    at: [usize; MOST],
    left: usize,
}

impl Walk {
    /// Through operands of these shapes, which broadcast to `shape`.
    fn new(shapes: [&[usize]; MOST], shape: &[usize]) -> Walk {
        let mut axes: Vec<(usize, [usize; MOST])> = vec![];
        let mut sizes = [1; MOST];
        for back in 1..=shape.len() {
            let len = shape[shape.len() - back];
            let mut steps = [0; MOST];
            for (i, own) in shapes.iter().enumerate() {
                let own = own.len().checked_sub(back).map_or(1, |axis| own[axis]);
                if own != 1 {
                    steps[i] = sizes[i];
                }
                sizes[i] *= own;
            }
            match axes.last_mut() {
                _ if len == 1 => {}
                Some((inner, own)) if (0..MOST).all(|i| steps[i] == own[i] * *inner) => {
                    *inner *= len
                }
                _ => axes.push((len, steps)),
            }
        }
        let mut axes = axes.into_iter();
        let (inner, steps) = axes.next().unwrap_or((1, [0; MOST]));
        let outer: Vec<_> = axes.collect();
        Walk {
            left: outer.iter().map(|(len, _)| len).product(),
            place: vec![0; outer.len()],
            outer,
            inner,
            steps,
            at: [0; MOST],
        }
    }

    /// Where each operand is at the begin of the next run.
    fn step(&mut self) -> Option<[usize; MOST]> {
        self.left = self.left.checked_sub(1)?;
        let at = self.at;
        for ((len, steps), place) in self.outer.iter().zip(&mut self.place) {
            *place += 1;
            let is_over = *place == *len;
            for (at, step) in self.at.iter_mut().zip(steps) {
                *at += step;
                if is_over {
                    *at -= step * len;
                }
            }
            if !is_over {
                break;
            }
            *place = 0;
        }
        Some(at)
    }
}

/// An operand.
struct Lane<'a, T: Element> {
    /// Row-major.
    elements: Cow<'a, [T]>,
    /// Whether one element stands for a run.
    repeats: bool,
    /// That element, side by side.
    buffer: [T; RUN],
    /// Which one it is.
    held: usize,
}

impl<'a, T: Element> Lane<'a, T> {
    /// The operand, if its elements are of this type.
    fn of(operand: &'a Datum, step: usize) -> Option<Self> {
        let elements = match operand {
            Datum::Tensor(tensor) => match T::array(tensor)? {
                array if array.is_standard_layout() => Cow::Borrowed(array.as_slice()?),
                array => Cow::Owned(elements(array.view())),
            },
            number => Cow::Owned(vec![T::of(number)?]),
        };
        Some(Lane {
            buffer: [elements.first().copied().unwrap_or_default(); RUN],
            elements,
            repeats: step == 0,
            held: 0,
        })
    }

    /// `n` elements from `from` on of the run that begins at `at`.
    #[inline]
    fn run(&mut self, at: usize, from: usize, n: usize) -> &[T] {
        if !self.repeats {
            return &self.elements[at + from..][..n];
        }
        if self.held != at {
            self.buffer = [self.elements[at]; RUN];
            self.held = at;
        }
        &self.buffer[..n]
    }
}

/// `f` of one operand at each position; none if `f` gives none anywhere, or if the operand is not of this type.
pub(crate) fn map1<A: Element, R: Element>(
    operands: &[Datum],
    shape: &[usize],
    f: impl Fn(A) -> Option<R>,
) -> Option<Tensor> {
    let [x] = operands else { return None };
    let each = each(|x: A, _: bool, _: bool| f(x));
    all([x, &NONE, &NONE], shape, each)
}

/// The same of two operands.
pub(crate) fn map2<A: Element, B: Element, R: Element>(
    operands: &[Datum],
    shape: &[usize],
    f: impl Fn(A, B) -> Option<R>,
) -> Option<Tensor> {
    let [x, y] = operands else { return None };
    let each = each(|x: A, y: B, _: bool| f(x, y));
    all([x, y, &NONE], shape, each)
}

/// The same of three operands.
pub(crate) fn map3<A: Element, B: Element, C: Element, R: Element>(
    operands: &[Datum],
    shape: &[usize],
    f: impl Fn(A, B, C) -> Option<R>,
) -> Option<Tensor> {
    let [x, y, z] = operands else { return None };
    all([x, y, z], shape, each(f))
}

/// A function of one float at each position.
pub(crate) fn function<F: Function<f64> + Function<f32> + Copy>(
    f: F,
    dtype: DType,
    operands: &[Datum],
    shape: &[usize],
) -> Option<Tensor> {
    fn of_type<T: Element, F: Function<T> + Copy>(
        f: F,
        x: &Datum,
        shape: &[usize],
    ) -> Option<Tensor> {
        let along = |x: &[T], _: &[bool], _: &[bool], y: &mut [T]| {
            elementary::along(f, x, y);
            true
        };
        all([x, &NONE, &NONE], shape, along)
    }
    let [x] = operands else { return None };
    match dtype {
        DType::F64 => of_type::<f64, F>(f, x, shape),
        DType::F32 => of_type::<f32, F>(f, x, shape),
        DType::I32 | DType::I64 | DType::Bool => None,
    }
}

/// `f` at each position of a run; false if it gives none anywhere.
fn each<A: Copy, B: Copy, C: Copy, R>(
    f: impl Fn(A, B, C) -> Option<R>,
) -> impl Fn(&[A], &[B], &[C], &mut [R]) -> bool {
    move |x, y, z, results| {
        let operands = x.iter().zip(y).zip(z);
        let mut is_all = true;
        widest(
            #[inline(always)]
            || {
                for (result, ((x, y), z)) in results.iter_mut().zip(operands) {
                    match f(*x, *y, *z) {
                        Some(value) => *result = value,
                        None => is_all = false,
                    }
                }
            },
        );
        is_all
    }
}

fn all<A: Element, B: Element, C: Element, R: Element>(
    operands: [&Datum; MOST],
    shape: &[usize],
    run: impl Fn(&[A], &[B], &[C], &mut [R]) -> bool,
) -> Option<Tensor> {
    let count = shape.iter().product();
    let mut results: Vec<R> = heap::vector(count);
    let mut walk = Walk::new(operands.map(Datum::shape), shape);
    let mut x = Lane::<A>::of(operands[0], walk.steps[0])?;
    let mut y = Lane::<B>::of(operands[1], walk.steps[1])?;
    let mut z = Lane::<C>::of(operands[2], walk.steps[2])?;
    if count == 0 {
        return Tensor::from_shape(shape, results);
    }
    while let Some(at) = walk.step() {
        for from in (0..walk.inner).step_by(RUN) {
            let n = RUN.min(walk.inner - from);
            let begin = results.len();
            results.resize(begin + n, R::default());
            let results = &mut results[begin..];
            let x = x.run(at[0], from, n);
            let y = y.run(at[1], from, n);
            let z = z.run(at[2], from, n);
            if !run(x, y, z, results) {
                return None;
            }
        }
    }
    Tensor::from_shape(shape, results)
}

/// Does the same with whatever type the elements have: `$t` is that type.
macro_rules! of_each_type {
    ($dtype:expr, $t:ident => $body:expr) => {
        match $dtype {
            $crate::ir::DType::F32 => {
                type $t = f32;
                $body
            }
            $crate::ir::DType::F64 => {
                type $t = f64;
                $body
            }
            $crate::ir::DType::I32 => {
                type $t = i32;
                $body
            }
            $crate::ir::DType::I64 => {
                type $t = i64;
                $body
            }
            $crate::ir::DType::Bool => {
                type $t = bool;
                $body
            }
        }
    };
}
pub(crate) use of_each_type;

/// The type of the elements of the first operand that is a tensor.
pub(crate) fn dtype(operands: &[Datum]) -> Option<crate::ir::DType> {
    operands.iter().find_map(|operand| match operand {
        Datum::Tensor(tensor) => Some(tensor.dtype()),
        _ => None,
    })
}
