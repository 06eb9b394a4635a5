//! How many items a range of integers has, and the item at a position: for every width, and up to the last integer.

use super::datum::Datum;
use super::declare::mismatch;
use super::{BASE, PrimDef, Spelling};
use crate::ir::{Attr, Type};

/// `range_len lo, hi`: how many integers there are in `lo..hi`.
pub static RANGE_LEN: PrimDef = PrimDef {
    name: "range_len",
    doc: "How many integers there are from the first operand up to the second, without it.",
    spelling: Spelling::Support("range_len"),
    result: length,
    eval: |_, operands| match operands[..] {
        [Datum::Int(lo), Datum::Int(hi)] => Ok(count(hi.saturating_sub(lo))),
        _ => Err(mismatch("range_len", &operands)),
    },
    ..BASE
};

/// `range_len_inclusive lo, hi`: how many integers there are in `lo..=hi`.
pub static RANGE_LEN_INCLUSIVE: PrimDef = PrimDef {
    name: "range_len_inclusive",
    doc: "How many integers there are from the first operand up to the second, with it.",
    spelling: Spelling::Support("range_len_inclusive"),
    result: length,
    eval: |_, operands| match operands[..] {
        [Datum::Int(lo), Datum::Int(hi)] => Ok(count(hi.saturating_sub(lo).saturating_add(1))),
        _ => Err(mismatch("range_len_inclusive", &operands)),
    },
    ..BASE
};

/// `range_at lo, i`: the integer `i` after `lo`, of the type of `lo`.
pub static RANGE_AT: PrimDef = PrimDef {
    name: "range_at",
    doc: "The integer that is so many after the first operand.",
    spelling: Spelling::Support("range_at"),
    result: |types, _| match types {
        [lo @ (Type::Int(_) | Type::Open), Type::Int(_) | Type::Open] => Some(lo.clone()),
        _ => None,
    },
    eval: |cx, operands| match operands[..] {
        [Datum::Int(lo), Datum::Int(i)] => super::int::fit("range_at", lo.saturating_add(i), cx.ty),
        _ => Err(mismatch("range_at", &operands)),
    },
    ..BASE
};

fn length(types: &[Type], _: &Attr) -> Option<Type> {
    let fits = types.len() == 2 && types.iter().all(|t| matches!(t, Type::Int(_) | Type::Open));
    fits.then_some(Type::USIZE)
}

fn count(n: i128) -> Datum {
    Datum::Int(n.clamp(0, usize::MAX as i128))
}

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

/// How many integers there are in `lo..hi`; for generated code.
#[must_use]
#[inline]
pub fn range_len<T: Step>(lo: &T, hi: &T) -> usize {
    lo.up_to(*hi)
}

/// How many integers there are in `lo..=hi`; for generated code.
#[must_use]
#[inline]
pub fn range_len_inclusive<T: Step>(lo: &T, hi: &T) -> usize {
    lo.through(*hi)
}

/// The integer `i` after `lo`; for generated code.
#[must_use]
#[inline]
pub fn range_at<T: Step>(lo: &T, i: &usize) -> T {
    lo.after(*i)
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&RANGE_LEN, &RANGE_LEN_INCLUSIVE, &RANGE_AT];

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
