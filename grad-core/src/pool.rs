//! Vectors of numbers that are used again: what the last gradient kept is where the next one keeps it. A program that asks for
//! gradients in a loop then pays once for the memory, and for the pages that the system gives only when they are touched.
//!
//! Each thread has one pool for each type of number. A pool holds at most [`LIMIT`] bytes; what is more goes back to the system.

use crate::heap;
use std::cell::RefCell;

/// How many bytes a pool holds.
pub const LIMIT: usize = 1 << 26;

/// What is smaller, in bytes, the system's allocator gives and takes faster.
const SMALL: usize = 1 << 7;

/// The vectors of numbers of type `T` that nobody uses, by the binary logarithm of their capacity.
#[derive(Debug)]
pub struct Pool<T> {
    vectors: [Vec<Vec<T>>; usize::BITS as usize],
    bytes: usize,
}

impl<T> Pool<T> {
    pub(crate) const fn new() -> Self {
        Pool {
            vectors: [const { Vec::new() }; usize::BITS as usize],
            bytes: 0,
        }
    }

    /// A vector with room for `n` numbers. Constant time.
    fn take(&mut self, n: usize) -> Option<Vec<T>> {
        let class = room(n).ilog2() as usize;
        let class = if self.vectors[class].is_empty() {
            class + 1
        } else {
            class
        };
        let found = self.vectors.get_mut(class)?.pop()?;
        self.bytes -= size_of::<T>() * found.capacity();
        Some(found)
    }

    /// Takes back what nobody uses any more. Constant time.
    fn give(&mut self, vector: Vec<T>) {
        let bytes = self.bytes + size_of::<T>() * vector.capacity();
        if bytes <= LIMIT {
            self.bytes = bytes;
            let class = vector.capacity().max(1).ilog2() as usize;
            self.vectors[class].push(vector);
        }
    }
}

/// The room that a vector for `n` numbers gets: powers of two, so that what was given back serves the next gradient, whose vectors
/// grow in the same steps.
fn room(n: usize) -> usize {
    n.max(1).next_power_of_two()
}

/// Numbers of which each thread has a pool.
///
/// ```
/// use grad_core::pool::{Pooled, give, take};
///
/// let first: Vec<f64> = take(1000);
/// let place = first.as_ptr();
/// give(first);
/// assert_eq!(take::<f64>(1000).as_ptr(), place);
/// assert_eq!(bool::with_pool(|_| 1), Some(1));
/// ```
pub trait Pooled: Copy + 'static {
    /// What `f` gives for this thread's pool; `None` while the thread ends.
    fn with_pool<R>(f: impl FnOnce(&mut Pool<Self>) -> R) -> Option<R>;
}

macro_rules! pooled {
    ($($number:ty),*) => {
        $(impl Pooled for $number {
            fn with_pool<R>(f: impl FnOnce(&mut Pool<Self>) -> R) -> Option<R> {
                thread_local! {
                    static POOL: RefCell<Pool<$number>> = const { RefCell::new(Pool::new()) };
                }
                POOL.try_with(|pool| f(&mut pool.borrow_mut())).ok()
            }
        })*
    };
}
pooled!(
    f32, f64, bool, char, u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize
);

/// A vector with room for `n` numbers: one that was given back if there is such, with the numbers that its last owner left.
/// Constant time, but for the allocation.
#[must_use]
pub fn take<T: Pooled>(n: usize) -> Vec<T> {
    if is_small::<T>(room(n)) {
        return Vec::with_capacity(room(n));
    }
    let pooled = T::with_pool(|pool| pool.take(n)).flatten();
    pooled.unwrap_or_else(|| heap::vector(room(n)))
}

/// Gives a vector to who needs the next one.
pub fn give<T: Pooled>(vector: Vec<T>) {
    if !is_small::<T>(vector.capacity()) {
        T::with_pool(|pool| pool.give(vector));
    }
}

const fn is_small<T>(n: usize) -> bool {
    size_of::<T>() * n < SMALL
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_back_is_taken_again_if_it_has_the_room() {
        let mut pool = Pool::new();
        pool.give(Vec::<f64>::with_capacity(100));
        assert_eq!(pool.bytes, 800);
        assert_eq!(pool.take(101), None);
        assert_eq!(pool.take(40).map(|v| v.capacity()), Some(100));
        assert_eq!((pool.take(40), pool.bytes), (None, 0));
    }

    #[test]
    fn what_is_more_than_the_limit_goes_back_to_the_system() {
        let mut pool = Pool::new();
        for _ in 0..3 {
            pool.give(Vec::<u8>::with_capacity(LIMIT / 2));
        }
        assert_eq!(pool.bytes, LIMIT);
        let held = |vectors: &Vec<Vec<u8>>| vectors.len();
        assert_eq!(pool.vectors.iter().map(held).sum::<usize>(), 2);
    }

    #[test]
    fn what_is_taken_again_and_again_and_given_back_stays_one_vector() {
        for n in 1..300 {
            let first = take::<u16>(n);
            let place = (first.as_ptr(), first.capacity());
            give(first);
            let again = take::<u16>(n);
            assert!(
                is_small::<u16>(place.1) || (again.as_ptr(), again.capacity()) == place,
                "{n}"
            );
        }
    }

    #[test]
    fn numbers_of_the_last_owner_are_still_there() {
        give(vec![1.0; 1024]);
        assert_eq!(take::<f64>(1000), [1.0; 1024]);
    }
}
