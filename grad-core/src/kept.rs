//! Where a forward run keeps numbers for the way back: a stack whose first few numbers need no allocation, since small
//! functions with short loops are called often. Where there are more, a stack asks for as much as its place in the program needed
//! last time, and is not copied as it grows.

use crate::pool::{self, Pooled};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// How many numbers it holds without an allocation.
const FEW: usize = 8;

/// How many numbers a place in the program kept last time. One stack at a time asks for as much: of a function that calls itself,
/// or of several threads, the others start small.
///
/// ```
/// use grad_core::kept::{Kept, LastLen};
///
/// static LAST: LastLen = LastLen::new();
/// Kept::new(0.0, &LAST).room(1000);
/// Kept::new(0.0, &LAST).room(10); // has room for 1000
/// ```
#[derive(Debug, Default)]
pub struct LastLen(AtomicUsize);

impl LastLen {
    /// Of a place that kept nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        LastLen(AtomicUsize::new(0))
    }

    /// For the one who asks first.
    fn take(&self) -> usize {
        self.0.swap(0, Relaxed)
    }

    fn put(&self, len: usize) {
        self.0.store(len, Relaxed);
    }
}

/// Numbers in the order in which they were kept.
///
/// ```
/// use grad_core::kept::{Kept, LastLen};
///
/// static LAST: LastLen = LastLen::new();
/// let mut kept = Kept::new(0.0, &LAST);
/// kept.push(1.5);
/// kept.room(2).copy_from_slice(&[2.0, 3.0]);
/// let [first, second] = kept.rooms(1);
/// (first[0], second[0]) = (4.0, 5.0);
/// assert_eq!(kept.all(), [1.5, 2.0, 3.0, 4.0, 5.0]);
/// ```
#[derive(Debug, Clone)]
pub struct Kept<T: Pooled> {
    few: [T; FEW],
    len: usize,
    /// All of them, once they are more than a few.
    many: Option<Many<T>>,
    zero: T,
    last: &'static LastLen,
}

/// A vector of the thread's pool.
#[derive(Debug, Clone)]
struct Many<T: Pooled> {
    /// The numbers, and behind them what the last owner left.
    all: Vec<T>,
    len: usize,
    last: &'static LastLen,
}

impl<T: Pooled> Drop for Many<T> {
    #[inline(never)]
    fn drop(&mut self) {
        self.last.put(self.len);
        pool::give(std::mem::take(&mut self.all));
    }
}

impl<T: Pooled> Many<T> {
    /// The numbers of `first`, and room for `n` more, or as many as there were last time.
    #[inline(never)]
    fn new(first: &[T], n: usize, zero: T, last: &'static LastLen) -> Self {
        let room = (first.len() + n).max(last.take());
        Many {
            all: moved(first, room, zero),
            len: first.len(),
            last,
        }
    }

    /// `n` more, which hold what the last owner left.
    #[inline]
    fn room(&mut self, n: usize, zero: T) -> &mut [T] {
        let from = self.len;
        if self.all.len() - from < n {
            self.grow(n, zero);
        }
        self.len += n;
        &mut self.all[from..from + n]
    }

    /// Moves to twice the room, or as much as `n` more need.
    #[cold]
    #[inline(never)]
    fn grow(&mut self, n: usize, zero: T) {
        let room = (2 * self.all.len()).max(self.len + n);
        let larger = moved(&self.all[..self.len], room, zero);
        pool::give(std::mem::replace(&mut self.all, larger));
    }
}

/// A vector of at least `n` numbers, of which `first` are the first.
fn moved<T: Pooled>(first: &[T], n: usize, zero: T) -> Vec<T> {
    let mut all = filled(n, zero);
    all[..first.len()].copy_from_slice(first);
    all
}

/// A vector of at least `n` numbers.
fn filled<T: Pooled>(n: usize, zero: T) -> Vec<T> {
    let mut all = pool::take(n);
    if all.len() < n {
        all.resize(all.capacity(), zero);
    }
    all
}

impl<T: Pooled> Kept<T> {
    /// Nothing; `zero` is what room is filled with, `last` what this place of the program kept.
    #[inline]
    #[must_use]
    pub fn new(zero: T, last: &'static LastLen) -> Self {
        Kept {
            few: [zero; FEW],
            len: 0,
            many: None,
            zero,
            last,
        }
    }

    /// One more. Amortised constant time.
    #[inline]
    pub fn push(&mut self, value: T) {
        if self.many.is_none() && self.len < FEW {
            self.few[self.len] = value;
            self.len += 1;
        } else {
            self.many(1).room(1, value)[0] = value;
        }
    }

    /// `n` more. What they hold until they are written is not said.
    #[inline]
    pub fn room(&mut self, n: usize) -> &mut [T] {
        if self.many.is_none() && n <= FEW - self.len {
            let from = self.len;
            self.len += n;
            return &mut self.few[from..from + n];
        }
        let zero = self.zero;
        self.many(n).room(n, zero)
    }

    /// `K` times `n` more, as `room` gives them.
    #[inline]
    pub fn rooms<const K: usize>(&mut self, n: usize) -> [&mut [T]; K] {
        let mut rest = self.room(K * n);
        [(); K].map(|()| rest.split_off_mut(..n).unwrap_or_default())
    }

    /// All of them.
    #[inline]
    #[must_use]
    pub fn all(&self) -> &[T] {
        match &self.many {
            Some(many) => &many.all[..many.len],
            None => &self.few[..self.len],
        }
    }

    /// All of them in a vector, from now on; with room for `n` more if it is new.
    #[inline]
    fn many(&mut self, n: usize) -> &mut Many<T> {
        self.many.get_or_insert_with(|| {
            Many::new(&self.few[..self.len], n.max(FEW), self.zero, self.last)
        })
    }
}

/// Room for `n` cotangents that nobody wants.
///
/// ```
/// use grad_core::kept::lost;
///
/// let mut all = None;
/// assert_eq!([3, 100, 5].map(|n| lost(&mut all, n, 0.0).len()), [3, 100, 5]);
/// ```
#[inline]
pub fn lost<T: Pooled>(all: &mut Option<Lost<T>>, n: usize, zero: T) -> &mut [T] {
    all.get_or_insert_with(|| Lost::new(zero)).room(n)
}

/// Numbers that nobody reads.
#[derive(Debug)]
pub struct Lost<T: Pooled> {
    few: [T; 2 * FEW],
    many: KeptVec<T>,
    zero: T,
}

impl<T: Pooled> Lost<T> {
    /// No room but for a few.
    #[inline]
    fn new(zero: T) -> Self {
        Lost {
            few: [zero; 2 * FEW],
            many: KeptVec::new(Vec::new()),
            zero,
        }
    }

    #[inline]
    fn room(&mut self, n: usize) -> &mut [T] {
        match n <= self.few.len() {
            true => &mut self.few[..n],
            false => self.large(n),
        }
    }

    #[inline(never)]
    fn large(&mut self, n: usize) -> &mut [T] {
        if self.many.len() < n {
            self.many = KeptVec::new(filled(n, self.zero));
        }
        &mut self.many.0[..n]
    }
}

/// A vector that goes to the pool of its thread in the end.
///
/// ```
/// use grad_core::kept::{KeptVec, copy_of};
///
/// let kept = KeptVec::new(copy_of(&[1.5, 2.5]));
/// assert_eq!(*kept, [1.5, 2.5]);
/// ```
#[derive(Debug, Clone)]
pub struct KeptVec<T: Pooled>(Vec<T>);

impl<T: Pooled> KeptVec<T> {
    /// Of a vector that nobody else needs.
    #[inline]
    #[must_use]
    pub fn new(all: Vec<T>) -> Self {
        KeptVec(all)
    }
}

impl<T: Pooled> Drop for KeptVec<T> {
    #[inline]
    fn drop(&mut self) {
        if self.0.capacity() > 0 {
            pool::give(std::mem::take(&mut self.0));
        }
    }
}

impl<T: Pooled> std::ops::Deref for KeptVec<T> {
    type Target = Vec<T>;
    #[inline]
    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

/// A copy of `all`, in a vector of the thread's pool if it has one.
///
/// ```
/// assert_eq!(grad_core::kept::copy_of(&[1.5, 2.5]), [1.5, 2.5]);
/// ```
#[inline]
#[must_use]
pub fn copy_of<T: Pooled>(all: &[T]) -> Vec<T> {
    let mut copy = pool::take(all.len());
    copy.clear();
    copy.extend_from_slice(all);
    copy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_in_its_order_whether_few_or_many() {
        static LAST: LastLen = LastLen::new();
        for n in 0..40 {
            let mut kept = Kept::new(0, &LAST);
            let mut expected = vec![];
            for i in 0..n {
                match i % 3 {
                    0 => {
                        kept.push(i);
                        expected.push(i);
                    }
                    1 => {
                        kept.room(i % 5).fill(i);
                        expected.extend(vec![i; i % 5]);
                    }
                    _ => assert!(kept.room(0).is_empty()),
                }
                assert_eq!(kept.all(), expected, "{n} {i}");
            }
        }
    }

    #[test]
    fn what_was_kept_last_time_is_room_for_one_at_a_time() {
        static LAST: LastLen = LastLen::new();
        let filled = |n: usize| {
            let mut kept = Kept::new(0u64, &LAST);
            kept.room(FEW + 1);
            kept.room(n - FEW - 1);
            kept
        };
        let room = |kept: &Kept<u64>| kept.many.as_ref().map_or(0, |many| many.all.len());
        drop(filled(1000));
        let (first, second) = (filled(20), filled(20));
        assert!(room(&first) >= 1000, "{}", room(&first));
        assert!(room(&second) < 1000, "{}", room(&second));
    }
}
