//! Where a forward run keeps numbers for the way back: a stack whose first few numbers need no allocation, since small
//! functions with short loops are called often.

use crate::pool::{self, Pooled};

/// How many numbers it holds without an allocation.
const FEW: usize = 8;

/// `all.push(value)`, whose growing stands apart, so that what a loop computes stays in registers.
///
/// ```
/// let mut all = vec![];
/// grad_core::kept::push(&mut all, 1.5);
/// assert_eq!(all, [1.5]);
/// ```
#[inline]
pub fn push<T>(all: &mut Vec<T>, value: T) {
    if all.len() < all.capacity() {
        all.push(value);
    } else {
        push_and_grow(all, value);
    }
}

#[cold]
#[inline(never)]
fn push_and_grow<T>(all: &mut Vec<T>, value: T) {
    all.push(value);
}

/// Numbers in the order in which they were kept.
///
/// ```
/// use grad_core::kept::Kept;
///
/// let mut kept = Kept::new(0.0);
/// kept.push(1.5);
/// kept.room(2).copy_from_slice(&[2.0, 3.0]);
/// assert_eq!(kept.all(), [1.5, 2.0, 3.0]);
/// ```
#[derive(Debug, Clone)]
pub struct Kept<T: Pooled> {
    few: [T; FEW],
    len: usize,
    /// All of them, once they are more than a few.
    many: Option<Many<T>>,
    zero: T,
}

/// A vector of the thread's pool.
#[derive(Debug, Clone)]
struct Many<T: Pooled>(Vec<T>);

impl<T: Pooled> Drop for Many<T> {
    #[inline(never)]
    fn drop(&mut self) {
        pool::give(std::mem::take(&mut self.0));
    }
}

impl<T: Pooled> Many<T> {
    /// Makes room for `n` more.
    #[inline]
    fn reserve(&mut self, n: usize) {
        if self.0.capacity() - self.0.len() < n {
            self.grow(n);
        }
    }

    /// Moves to twice the room, or as much as `n` more need.
    #[cold]
    #[inline(never)]
    fn grow(&mut self, n: usize) {
        let room = (2 * self.0.capacity()).max(self.0.len() + n);
        let mut larger = pool::take(room);
        larger.extend_from_slice(&self.0);
        pool::give(std::mem::replace(&mut self.0, larger));
    }
}

impl<T: Pooled> Kept<T> {
    /// Nothing; `zero` is what room is filled with.
    #[inline]
    #[must_use]
    pub fn new(zero: T) -> Self {
        Kept {
            few: [zero; FEW],
            len: 0,
            many: None,
            zero,
        }
    }

    /// One more. Amortised constant time.
    #[inline]
    pub fn push(&mut self, value: T) {
        match &mut self.many {
            Some(many) => {
                if many.0.len() == many.0.capacity() {
                    many.grow(1);
                }
                many.0.push(value);
            }
            None if self.len < FEW => {
                self.few[self.len] = value;
                self.len += 1;
            }
            None => self.push_to_many(value),
        }
    }

    /// The first that is more than a few.
    #[cold]
    #[inline(never)]
    fn push_to_many(&mut self, value: T) {
        self.vector(1).0.push(value);
    }

    /// `n` more, which are zeros until they are written.
    #[inline]
    pub fn room(&mut self, n: usize) -> &mut [T] {
        if self.many.is_none() && n <= FEW - self.len {
            let from = self.len;
            self.len += n;
            return &mut self.few[from..from + n];
        }
        self.room_of_many(n)
    }

    /// Room where a few are too few. Apart, so that what needs none of it is inlined.
    #[inline(never)]
    fn room_of_many(&mut self, n: usize) -> &mut [T] {
        let zero = self.zero;
        let many = self.vector(n);
        many.reserve(n);
        let from = many.0.len();
        many.0.resize(from + n, zero);
        &mut many.0[from..]
    }

    /// All of them.
    #[inline]
    #[must_use]
    pub fn all(&self) -> &[T] {
        match &self.many {
            Some(many) => &many.0,
            None => &self.few[..self.len],
        }
    }

    /// All of them in a vector, from now on; with room for `n` more if it is new.
    fn vector(&mut self, n: usize) -> &mut Many<T> {
        self.many.get_or_insert_with(|| {
            let mut many = pool::take(self.len + n.max(FEW));
            many.extend_from_slice(&self.few[..self.len]);
            Many(many)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_in_its_order_whether_few_or_many() {
        for n in 0..40 {
            let mut kept = Kept::new(0);
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
                    _ => assert_eq!(kept.room(0), []),
                }
                assert_eq!(kept.all(), expected, "{n} {i}");
            }
        }
    }

    #[test]
    fn room_is_filled_with_zeros() {
        let mut kept = Kept::new(7);
        assert_eq!(kept.room(3), [7; 3]);
        assert_eq!(kept.room(30), [7; 30]);
        assert_eq!(kept.all().len(), 33);
    }
}
