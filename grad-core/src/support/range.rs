//! How many items a range of integers has, and the item at a position: for every width, and up to the last integer.

/// An integer that ranges can run over.
pub trait Step: Copy {
    /// How many integers there are in `self..hi`, held within `usize`.
    fn up_to(self, hi: Self) -> usize;
    /// How many integers there are in `self..=hi`, held within `usize`: no loop lives to see the difference.
    fn through(self, hi: Self) -> usize;
    /// The integer `i` after this one.
    fn after(self, i: usize) -> Self;
}

macro_rules! steps {
    ($($ty:ty)*) => {$(
        impl Step for $ty {
            #[inline]
            fn up_to(self, hi: Self) -> usize {
                if self < hi { usize::try_from(hi.abs_diff(self)).unwrap_or(usize::MAX) } else { 0 }
            }
            #[inline]
            fn through(self, hi: Self) -> usize {
                if self <= hi { usize::try_from(hi.abs_diff(self)).unwrap_or(usize::MAX).saturating_add(1) } else { 0 }
            }
            #[inline]
            fn after(self, i: usize) -> Self {
                // The sum is between the ends of a range of this type: only the way there may wrap.
                self.wrapping_add(i as Self)
            }
        }
    )*};
}

steps! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }

/// How many integers there are in `lo..hi`.
#[must_use]
#[inline]
pub fn range_len<T: Step>(lo: &T, hi: &T) -> usize {
    lo.up_to(*hi)
}

/// How many integers there are in `lo..=hi`.
#[must_use]
#[inline]
pub fn range_len_inclusive<T: Step>(lo: &T, hi: &T) -> usize {
    lo.through(*hi)
}

/// The integer `i` after `lo`.
#[must_use]
#[inline]
pub fn range_at<T: Step>(lo: &T, i: &usize) -> T {
    lo.after(*i)
}

#[cfg(test)]
mod tests {
    use super::{range_at, range_len, range_len_inclusive};

    #[test]
    fn ranges_reach_the_last_integer() {
        assert_eq!(range_len(&i8::MIN, &i8::MAX), 255);
        assert_eq!(range_len_inclusive(&i8::MIN, &i8::MAX), 256);
        assert_eq!(range_at(&i8::MIN, &255), i8::MAX);
        assert_eq!(range_len_inclusive(&(u64::MAX - 1), &u64::MAX), 2);
        assert_eq!(range_at(&(u64::MAX - 1), &1), u64::MAX);
        assert_eq!(range_len_inclusive(&0, &usize::MAX), usize::MAX);
    }

    #[test]
    fn ranges_that_run_backwards_are_empty() {
        assert_eq!(range_len(&1, &1), 0);
        assert_eq!(range_len_inclusive(&1u8, &0), 0);
        assert_eq!(range_len_inclusive(&i64::MAX, &i64::MIN), 0);
    }
}
