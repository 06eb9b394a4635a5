//! Vectors of anything whose memory is used again: records of trips, with the ways back of calls in them, whose types have no name.
//!
//! The memory of an emptied vector becomes that of one of blocks of as many words as an element had: collecting what an emptied vector
//! gives, mapped to another type of the same size and alignment, happens in place (`Vec`'s `FromIterator`). Each thread has a pool for each size
//! of a block.

use crate::pool::Pool;
use std::any::Any;
use std::cell::RefCell;
use std::ops::Deref;

/// What is smaller, in bytes, the system's allocator gives and takes faster.
const SMALL: usize = 1 << 9;

/// The most words that an element may have.
const MOST: usize = 96;

/// How many words an element has; 0 if its memory is not used again.
const fn words<T>() -> usize {
    let words = size_of::<T>() / size_of::<u64>();
    let fits =
        size_of::<T>().is_multiple_of(size_of::<u64>()) && align_of::<T>() == align_of::<u64>();
    if fits && words <= MOST { words } else { 0 }
}

/// Runs `$f` for as many words as an element has; rustc drops the other arms where it knows the type.
macro_rules! with_words {
    ($t:ty, $f:ident($arg:expr), $($words:literal)*) => {
        match const { words::<$t>() } {
            $($words => $f::<$t, $words>($arg),)*
            _ => Vec::new(),
        }
    };
    ($t:ty, $f:ident($arg:expr)) => {
        with_words!($t, $f($arg),
            1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
            33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
            65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96)
    };
}

/// What `f` gives for this thread's pool of blocks of `WORDS` words; `None` while the thread ends.
fn with_pool<R, const WORDS: usize>(f: impl FnOnce(&mut Pool<[u64; WORDS]>) -> R) -> Option<R> {
    thread_local! {
        static POOLS: RefCell<[Option<Box<dyn Any>>; MOST + 1]> = const { RefCell::new([const { None }; MOST + 1]) };
    }
    let found = POOLS.try_with(|pools| {
        let mut pools = pools.borrow_mut();
        let pool = pools[WORDS].get_or_insert_with(|| Box::new(Pool::<[u64; WORDS]>::new()));
        pool.downcast_mut().map(f)
    });
    found.ok().flatten()
}

/// The memory of an empty vector for elements of another type.
fn converted<A, B>(empty: Vec<A>) -> Vec<B> {
    let nothing = |_| unreachable!("the vector is empty");
    empty.into_iter().map(nothing).collect()
}

fn taken<T, const WORDS: usize>(n: usize) -> Vec<T> {
    let found = with_pool(|pool: &mut Pool<[u64; WORDS]>| pool.take_to_grow(n));
    found.flatten().map(converted).unwrap_or_default()
}

fn given<T, const WORDS: usize>(empty: Vec<T>) -> Vec<T> {
    let blocks: Vec<[u64; WORDS]> = converted(empty);
    if blocks.capacity() > 0 {
        with_pool(|pool| pool.give(blocks));
    }
    Vec::new()
}

/// A vector whose memory goes to the next one of its thread.
///
/// ```
/// use grad_core::recycled::Recycled;
///
/// let mut first = Recycled::new();
/// first.reserve(1000);
/// first.push((1.5, Some(2)));
/// let place = first.as_ptr();
/// drop(first);
/// let mut second = Recycled::new();
/// second.reserve(1000);
/// second.push((2.5, Some(3)));
/// assert_eq!((second.as_ptr(), &*second), (place, &[(2.5, Some(3))][..]));
/// ```
#[derive(Debug, Clone)]
pub struct Recycled<T>(Vec<T>);

impl<T> Default for Recycled<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Recycled<T> {
    /// No elements.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Recycled(Vec::new())
    }

    /// One more. Amortised constant time. What a loop computes stays in registers, since growing stands apart.
    #[inline]
    pub fn push(&mut self, value: T) {
        if self.0.len() == self.0.capacity() {
            self.grow(1);
        }
        self.0.push(value);
    }

    /// Room for `n` more.
    #[inline]
    pub fn reserve(&mut self, n: usize) {
        if self.0.capacity() - self.0.len() < n {
            self.grow(n);
        }
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, n: usize) {
        let room = (2 * self.0.len()).max(self.0.len() + n).max(4);
        let mut larger = with_room(room);
        larger.append(&mut self.0);
        give(std::mem::replace(&mut self.0, larger));
    }
}

/// An empty vector with room for `n` elements.
fn with_room<T>(n: usize) -> Vec<T> {
    let mut found: Vec<T> = match is_small::<T>(n) {
        true => Vec::new(),
        false => with_words!(T, taken(n)),
    };
    found.reserve(n.next_power_of_two());
    found
}

/// Gives the memory of an empty vector to who needs the next one.
fn give<T>(empty: Vec<T>) {
    if !is_small::<T>(empty.capacity()) {
        with_words!(T, given(empty));
    }
}

const fn is_small<T>(n: usize) -> bool {
    size_of::<T>() * n < SMALL
}

impl<T> Drop for Recycled<T> {
    #[inline]
    fn drop(&mut self) {
        if self.0.capacity() > 0 {
            let mut all = std::mem::take(&mut self.0);
            all.clear();
            give(all);
        }
    }
}

impl<T> Deref for Recycled<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place<T>(n: usize, value: T) -> usize {
        let mut all = Recycled::new();
        all.reserve(n);
        all.push(value);
        all.as_ptr() as usize
    }

    #[test]
    fn memory_goes_to_the_next_of_the_same_size() {
        let closure = |x: f64, v: Vec<f64>| move || x + v[0];
        let first = place(100, closure(1.5, vec![2.0]));
        assert_eq!(place(100, (1.5f64, [3u64; 3])), first);
        assert_ne!(place(100, 1.5f64), first);
    }

    #[test]
    fn what_grows_keeps_its_elements() {
        let mut all = Recycled::new();
        for i in 0..1000 {
            all.push((i, Box::new(i)));
        }
        assert!(
            all.iter()
                .enumerate()
                .all(|(i, (a, b))| i == *a && i == **b)
        );
    }

    #[test]
    fn elements_of_any_size_and_alignment_are_kept() {
        let mut bytes = Recycled::new();
        let (mut wide, mut nothing) = (Recycled::new(), Recycled::new());
        for i in 0..1000u128 {
            bytes.push(i as u8);
            wide.push((i, [0.5f64; 100]));
            nothing.push(());
        }
        assert_eq!((bytes[255], wide[999].0, nothing.len()), (255, 999, 1000));
    }
}
