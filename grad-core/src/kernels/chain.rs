//! Elementwise operations on tensors of one shape, one after the other on each block of elements: what lies between them never leaves the cache.

use super::blocks::{Blocks, MOST, OnBlock};
use super::broadcast::repeat_to;
use super::strided::elements;
use crate::ir::DType;
use crate::ops::datum::Datum;
use crate::tensor::Tensor;
use crate::tensor::convert::Element;
use std::cell::RefCell;
use std::rc::Rc;

/// So many elements are a block.
const BLOCK: usize = 1024;

/// Where an operand comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// From outside.
    Input(usize),
    /// From an operation before.
    Link(usize),
}

/// One operation.
pub(crate) struct Link {
    pub blocks: Blocks,
    /// The operands whose elements it reads.
    pub operands: Vec<Source>,
    /// Whether it gives truth values.
    pub is_bool: bool,
    /// Whether its result is read outside.
    pub is_output: bool,
}

/// A float, and a primitive on it.
trait Float: Element {
    const ONE: Self;
    fn of_blocks(blocks: &Blocks) -> OnBlock<Self>;
    fn rooms(rooms: &mut Rooms) -> &mut Vec<Vec<Self>>;
}

impl Float for f32 {
    const ONE: f32 = 1.0;
    fn of_blocks(blocks: &Blocks) -> OnBlock<f32> {
        blocks.f32s
    }
    fn rooms(rooms: &mut Rooms) -> &mut Vec<Vec<f32>> {
        &mut rooms.f32s
    }
}

impl Float for f64 {
    const ONE: f64 = 1.0;
    fn of_blocks(blocks: &Blocks) -> OnBlock<f64> {
        blocks.f64s
    }
    fn rooms(rooms: &mut Rooms) -> &mut Vec<Vec<f64>> {
        &mut rooms.f64s
    }
}

/// What is used again by the next run.
#[derive(Default)]
struct Rooms {
    f32s: Vec<Vec<f32>>,
    f64s: Vec<Vec<f64>>,
    /// What the last run gave: its memory is free once nobody else holds it.
    outputs: Vec<Option<Datum>>,
}

/// Such operations, with memory for their runs.
pub(crate) struct Chain {
    dtype: DType,
    shape: Vec<usize>,
    links: Vec<Link>,
    /// The block that each link writes to.
    places: Vec<usize>,
    /// How many blocks that takes.
    count: usize,
    rooms: RefCell<Rooms>,
}

impl Chain {
    /// Operations on elements of type `dtype`, whose results have this shape.
    pub(crate) fn new(dtype: DType, shape: Vec<usize>, links: Vec<Link>) -> Chain {
        let (places, count) = places(&links);
        Chain {
            dtype,
            shape,
            links,
            places,
            count,
            rooms: RefCell::default(),
        }
    }

    /// The outputs in their order; none if an input is not what the chain was made for.
    pub(crate) fn run(&self, inputs: &[Datum]) -> Option<Vec<Datum>> {
        match self.dtype {
            DType::F32 => self.run_as::<f32>(inputs),
            DType::F64 => self.run_as::<f64>(inputs),
            DType::I32 | DType::I64 | DType::Bool => None,
        }
    }

    fn run_as<T: Float>(&self, inputs: &[Datum]) -> Option<Vec<Datum>> {
        let whole: Vec<Datum> = inputs
            .iter()
            .map(|x| self.expanded(x))
            .collect::<Option<_>>()?;
        let mut lanes: Vec<Lane<T>> = whole.iter().map(Lane::of).collect::<Option<_>>()?;
        let mut rooms = self.rooms.borrow_mut();
        let mut outputs = self.outputs::<T>(&mut rooms.outputs);
        let blocks = T::rooms(&mut rooms);
        blocks.resize_with(self.count, || vec![T::default(); BLOCK]);
        let len: usize = self.shape.iter().product();
        for from in (0..len).step_by(BLOCK) {
            let n = BLOCK.min(len - from);
            lanes.iter_mut().for_each(|lane| lane.go_to(from, n));
            let mut output = outputs.iter_mut();
            for (link, &place) in self.links.iter().zip(&self.places) {
                let mut block = std::mem::take(&mut blocks[place]);
                let mut operands: [&[T]; MOST] = [&[]; MOST];
                for (operand, source) in operands.iter_mut().zip(&link.operands) {
                    *operand = match *source {
                        Source::Input(i) => lanes[i].block(from, n),
                        Source::Link(i) => &blocks[self.places[i]][..n],
                    };
                }
                T::of_blocks(&link.blocks)(&operands[..link.operands.len()], &mut block[..n]);
                if link.is_output
                    && let Some(output) = output.next()
                {
                    output.take_in(from, &block[..n]);
                }
                blocks[place] = block;
            }
        }
        let outputs = outputs.into_iter().map(|x| x.finished(&self.shape));
        let outputs: Vec<Datum> = outputs.collect::<Option<_>>()?;
        rooms.outputs = outputs.iter().cloned().map(Some).collect();
        Some(outputs)
    }

    /// An input that is not a single number in the shape of the chain.
    fn expanded(&self, x: &Datum) -> Option<Datum> {
        match x {
            Datum::Tensor(tensor) if !tensor.shape().is_empty() => {
                repeat_to(x, tensor.dtype(), &self.shape).ok()
            }
            number => Some(number.clone()),
        }
    }

    fn outputs<T: Float>(&self, before: &mut Vec<Option<Datum>>) -> Vec<Output<T>> {
        let mut before = std::mem::take(before).into_iter();
        let len = self.shape.iter().product();
        let links = self.links.iter().filter(|link| link.is_output);
        links
            .map(|link| {
                let before = before.next().flatten();
                match link.is_bool {
                    true => Output::Bools(room(before, len)),
                    false => Output::Floats(room(before, len)),
                }
            })
            .collect()
    }
}

/// The elements of what an earlier run gave, if nobody else holds it, else new ones.
fn room<T: Element>(before: Option<Datum>, len: usize) -> Vec<T> {
    let own = || {
        let Some(Datum::Tensor(tensor)) = before else {
            return None;
        };
        let array = T::array(&tensor)?.clone();
        drop(Rc::try_unwrap(tensor).ok()?);
        let (elements, first) = array
            .try_into_owned_nocopy()
            .ok()?
            .into_raw_vec_and_offset();
        (first.unwrap_or(0) == 0 && elements.len() == len).then_some(elements)
    };
    own().unwrap_or_else(|| vec![T::default(); len])
}

/// A result that is read outside.
enum Output<T> {
    Floats(Vec<T>),
    Bools(Vec<bool>),
}

impl<T: Float> Output<T> {
    fn take_in(&mut self, from: usize, block: &[T]) {
        match self {
            Output::Floats(all) => all[from..from + block.len()].copy_from_slice(block),
            Output::Bools(all) => {
                let all = &mut all[from..from + block.len()];
                all.iter_mut()
                    .zip(block)
                    .for_each(|(x, y)| *x = *y == T::ONE);
            }
        }
    }

    fn finished(self, shape: &[usize]) -> Option<Datum> {
        let tensor = match self {
            Output::Floats(all) => Tensor::from_shape(shape, all),
            Output::Bools(all) => Tensor::from_shape(shape, all),
        };
        tensor.map(Datum::from)
    }
}

/// An input, block by block.
enum Lane<'a, T> {
    All(&'a [T]),
    Owned(Vec<T>),
    /// One number side by side.
    One(Vec<T>),
    /// Truth values, and a block of them as numbers.
    Bools(&'a [bool], Vec<T>),
}

impl<'a, T: Float> Lane<'a, T> {
    fn of(x: &'a Datum) -> Option<Self> {
        let number = |x: bool| if x { T::ONE } else { T::default() };
        let one = |x: T| Lane::One(vec![x; BLOCK]);
        let Datum::Tensor(tensor) = x else {
            return match x {
                Datum::Bool(x) => Some(one(number(*x))),
                x => T::of(x).map(one),
            };
        };
        if let Tensor::Bool(x) = &**tensor {
            return match x.as_slice() {
                Some([x]) if tensor.shape().is_empty() => Some(one(number(*x))),
                Some(all) => Some(Lane::Bools(all, vec![T::default(); BLOCK])),
                None => Some(Lane::Owned(x.iter().map(|x| number(*x)).collect())),
            };
        }
        let array = T::array(tensor)?;
        match array.as_slice() {
            Some([x]) if tensor.shape().is_empty() => Some(one(*x)),
            Some(all) => Some(Lane::All(all)),
            None => Some(Lane::Owned(elements(array.view()))),
        }
    }

    fn go_to(&mut self, from: usize, n: usize) {
        if let Lane::Bools(all, block) = self {
            let all = &all[from..from + n];
            let number = |x: bool| if x { T::ONE } else { T::default() };
            block.iter_mut().zip(all).for_each(|(x, y)| *x = number(*y));
        }
    }

    fn block(&self, from: usize, n: usize) -> &[T] {
        match self {
            Lane::All(all) => &all[from..from + n],
            Lane::Owned(all) => &all[from..from + n],
            Lane::One(block) | Lane::Bools(_, block) => &block[..n],
        }
    }
}

/// A block for each link, which others use after its last reader; and how many there are. A link never writes where it reads.
fn places(links: &[Link]) -> (Vec<usize>, usize) {
    let mut last: Vec<usize> = (0..links.len()).collect();
    for (at, link) in links.iter().enumerate() {
        for source in &link.operands {
            if let Source::Link(i) = source {
                last[*i] = at;
            }
        }
    }
    let mut over = vec![vec![]; links.len()];
    for (link, &at) in last.iter().enumerate() {
        over[at].push(link);
    }
    let (mut places, mut free, mut count) = (vec![], vec![], 0);
    for over in over {
        let place = free.pop().unwrap_or_else(|| {
            count += 1;
            count - 1
        });
        places.push(place);
        free.extend(over.into_iter().map(|link| places[link]));
    }
    (places, count)
}
