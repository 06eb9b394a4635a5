//! Runs the parts of a loop side by side on rayon's pool. How many parts there are, and in which order what they give is added up, hangs on the
//! number of trips alone: so values are the same to the last bit for any number of threads and in every run.

use crate::again;
use crate::cut::{PARTS, start};
use crate::draws::{self, Draws};
use crate::tangent::Clear;
use rayon::iter::IndexedParallelIterator;
use rayon::iter::plumbing::{Producer, ProducerCallback};
use std::borrow::BorrowMut;
use std::iter::Sum;
use std::ops::{Add, Index, IndexMut, Range, RangeFrom, RangeFull, RangeTo};

/// Runs so many parts and joins what they give, neighbours first. Each is handed its number and what of `own` is its own. `None` if there are none.
pub fn run<O: Own, R: Send>(
    parts: usize,
    own: O,
    part: impl Fn(usize, O) -> R + Sync,
    join: impl Fn(R, R) -> R + Sync,
) -> Option<R> {
    let (first_run, parts) = (again::is_first_run(), 0..parts);
    if parts.is_empty() {
        return None;
    }
    // what is drawn is recorded, and given again, by one thread in the order of the trips
    Some(match draws::is_busy() {
        true => tree(parts, own, &part, &join, &|a, b| (a(), b())),
        false => {
            let part = |number, own| {
                let _apart = (draws::apart(), again::as_before(first_run));
                part(number, own)
            };
            tree(parts, own, &part, &join, &|a, b| rayon::join(a, b))
        }
    })
}

/// What runs one half and the other.
type Both<R> = dyn Fn(Half<'_, R>, Half<'_, R>) -> (R, R) + Sync;
type Half<'h, R> = Box<dyn FnOnce() -> R + Send + 'h>;

fn tree<O: Own, R: Send>(
    parts: Range<usize>,
    own: O,
    part: &(impl Fn(usize, O) -> R + Sync),
    join: &(impl Fn(R, R) -> R + Sync),
    both: &Both<R>,
) -> R {
    if parts.len() == 1 {
        return part(parts.start, own);
    }
    let middle = parts.start + parts.len() / 2;
    let (first, second) = own.split(middle);
    let half = |parts, own| -> Half<'_, R> { Box::new(move || tree(parts, own, part, join, both)) };
    let (a, b) = both(
        half(parts.start..middle, first),
        half(middle..parts.end, second),
    );
    join(a, b)
}

/// What is divided among the parts.
pub trait Own: Send + Sized {
    /// What is of the parts before this one, and the rest.
    fn split(self, number: usize) -> (Self, Self);
}

impl Own for () {
    fn split(self, _: usize) -> (Self, Self) {
        ((), ())
    }
}

impl<A: Own, B: Own> Own for (A, B) {
    fn split(self, number: usize) -> (Self, Self) {
        let (a, b) = (self.0.split(number), self.1.split(number));
        ((a.0, b.0), (a.1, b.1))
    }
}

/// The elements of an array that are those of some parts, by their indices in the whole.
pub struct Part<'a, T> {
    elements: &'a mut [T],
    /// The index of the first.
    first: usize,
    /// The length of the whole.
    len: usize,
    /// Where the trips start, how many there are, and how many parts.
    cut: [usize; 3],
    /// How many elements are a trip's own.
    row: usize,
}

/// All elements of an array, of which each trip has so many in a row: `cut` says where the trips start, how many there are, and how many parts.
pub fn all_of<T>(elements: &mut [T], cut: [usize; 3], row: usize) -> Part<'_, T> {
    Part {
        len: elements.len(),
        elements,
        first: 0,
        cut,
        row,
    }
}

impl<T> Part<'_, T> {
    /// The length of the whole.
    #[inline]
    #[must_use]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.len
    }

    fn at(&self, index: usize) -> usize {
        // what is before the first one is far behind the last
        index.wrapping_sub(self.first)
    }
}

impl<T: Send> Own for Part<'_, T> {
    fn split(self, number: usize) -> (Self, Self) {
        let Part {
            elements,
            first,
            len,
            cut,
            row,
        } = self;
        let [lo, trips, parts] = cut;
        let next = (lo + start(trips, number, parts)).saturating_mul(row);
        let at = (next - first).min(elements.len());
        let (a, b) = elements.split_at_mut(at);
        let part = |elements, first| Part {
            elements,
            first,
            len,
            cut,
            row,
        };
        (part(a, first), part(b, first + at))
    }
}

macro_rules! indexed {
    ($($by:ty => $output:ty, |$this:ident, $index:ident| $found:expr;)*) => {$(
        impl<T> Index<$by> for Part<'_, T> {
            type Output = $output;
            #[inline]
            fn index(&self, $index: $by) -> &$output {
                let $this = self;
                &self.elements[$found]
            }
        }
        impl<T> IndexMut<$by> for Part<'_, T> {
            #[inline]
            fn index_mut(&mut self, $index: $by) -> &mut $output {
                let found = { let $this = &*self; $found };
                &mut self.elements[found]
            }
        }
    )*};
}

indexed! {
    Range<usize> => [T], |this, r| this.at(r.start)..this.at(r.end);
    RangeFrom<usize> => [T], |this, r| this.at(r.start)..;
    RangeTo<usize> => [T], |this, r| this.at(0)..this.at(r.end);
    RangeFull => [T], |_this, r| r;
}

impl<T> Index<usize> for Part<'_, T> {
    type Output = T;
    #[inline]
    #[track_caller]
    fn index(&self, index: usize) -> &T {
        match self.elements.get(self.at(index)) {
            Some(element) => element,
            None => out_of_bounds(self.len, index),
        }
    }
}

impl<T> IndexMut<usize> for Part<'_, T> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, index: usize) -> &mut T {
        let at = self.at(index);
        match self.elements.get_mut(at) {
            Some(element) => element,
            None => out_of_bounds(self.len, index),
        }
    }
}

/// As of the whole array.
#[cold]
#[track_caller]
fn out_of_bounds(len: usize, index: usize) -> ! {
    assert!(
        index >= len,
        "the trips of a parallel loop meet in the element at {index}: each may touch those of its own row alone"
    );
    panic!("index out of bounds: the len is {len} but the index is {index}")
}

#[doc(hidden)]
pub use crate::joined::join;

/// Two of one type, as a function is to itself alone.
#[doc(hidden)]
pub fn same<T>(_: T, _: T) {}

/// Something to add to that is shaped like `x` and has had nothing added to it.
pub fn fresh<T: ToOwned + ?Sized>(x: &T) -> T::Owned
where
    T::Owned: Clear,
{
    let mut own = x.to_owned();
    own.empty_gradient();
    own
}

/// A part's own, as `x` is lent.
pub fn lent<'a, T: ToOwned + ?Sized>(_: &T, own: &'a mut T::Owned) -> &'a mut T
where
    T::Owned: BorrowMut<T>,
{
    own.borrow_mut()
}

/// What was drawn in one part, then in the next.
pub fn drawn_next(drawn: &mut Vec<Draws>, next: Vec<Draws>) {
    drawn.extend(next);
}

/// The sum of the items of a parallel iterator, in the order of the sums that derivatives compute.
pub fn sum<I, S>(items: I) -> S
where
    I: IndexedParallelIterator,
    S: Sum<I::Item> + Add<Output = S> + Send,
{
    let trips = items.len();
    items.with_producer(Adds {
        trips,
        sum: std::marker::PhantomData,
    })
}

/// `zero` and that sum.
pub fn reduced<I>(items: I, zero: I::Item) -> I::Item
where
    I: IndexedParallelIterator,
    I::Item: Sum + Add<Output = I::Item> + Send,
{
    zero + sum::<I, I::Item>(items)
}

/// The items, folded from the first to the last: they are computed side by side.
pub fn folded<I>(
    items: I,
    start: impl FnOnce() -> I::Item,
    operation: impl FnMut(I::Item, I::Item) -> I::Item,
) -> I::Item
where
    I: IndexedParallelIterator,
{
    let items: Vec<I::Item> = items.collect();
    items.into_iter().fold(start(), operation)
}

struct Adds<S> {
    trips: usize,
    sum: std::marker::PhantomData<S>,
}

impl<T, S: Sum<T> + Add<Output = S> + Send> ProducerCallback<T> for Adds<S> {
    type Output = S;
    fn callback<P: Producer<Item = T>>(self, producer: P) -> S {
        let trips = self.trips;
        let parts = trips.min(PARTS);
        let items = Items {
            producer,
            first: 0,
            cut: [trips, parts],
        };
        let sum = run(
            parts,
            items,
            |_, part| part.producer.into_iter().sum::<S>(),
            |a, b| a + b,
        );
        sum.unwrap_or_else(|| std::iter::empty().sum())
    }
}

/// The items of some parts.
struct Items<P> {
    producer: P,
    first: usize,
    cut: [usize; 2],
}

impl<P: Producer> Own for Items<P> {
    fn split(self, number: usize) -> (Self, Self) {
        let Items {
            producer,
            first,
            cut,
        } = self;
        let at = start(cut[0], number, cut[1]);
        let (a, b) = producer.split_at(at - first);
        (
            Items {
                producer: a,
                first,
                cut,
            },
            Items {
                producer: b,
                first: at,
                cut,
            },
        )
    }
}
