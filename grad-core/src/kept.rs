//! Where a forward run keeps numbers for the way back: a stack whose first few numbers need no allocation, since small
//! functions with short loops are called often.

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
pub struct Kept<T> {
    few: [T; FEW],
    len: usize,
    /// All of them, once they are more than a few.
    many: Option<Vec<T>>,
    zero: T,
}

impl<T: Copy> Kept<T> {
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
            Some(many) => push(many, value),
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
        self.vector(1).push(value);
    }

    /// `n` more, which are zeros until they are written.
    #[inline]
    pub fn room(&mut self, n: usize) -> &mut [T] {
        if self.many.is_none() && n <= FEW - self.len {
            let from = self.len;
            self.len += n;
            return &mut self.few[from..from + n];
        }
        let zero = self.zero;
        let many = self.vector(n);
        let from = many.len();
        many.resize(from + n, zero);
        &mut many[from..]
    }

    /// Makes room for `n` more, so that they are kept without another allocation.
    #[inline]
    pub fn reserve(&mut self, n: usize) {
        if self.many.is_some() || n > FEW - self.len {
            self.vector(n).reserve(n);
        }
    }

    /// All of them.
    #[inline]
    #[must_use]
    pub fn all(&self) -> &[T] {
        match &self.many {
            Some(many) => many,
            None => &self.few[..self.len],
        }
    }

    /// All of them in a vector, from now on; with room for `n` more if it is new.
    #[inline]
    fn vector(&mut self, n: usize) -> &mut Vec<T> {
        self.many.get_or_insert_with(|| {
            let mut many = Vec::with_capacity(self.len + n.max(FEW));
            many.extend_from_slice(&self.few[..self.len]);
            many
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
                    _ => kept.reserve(i),
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
