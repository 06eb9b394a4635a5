//! How two numbers compare, as an integer: -1, 0 or 1 for less, equal and greater.

use std::cmp::Ordering;

/// Floats have an order in which every one of them has a place.
pub trait TotalOrder {
    /// `self.total_cmp(other)`
    fn total_order(&self, other: &Self) -> Ordering;
}

impl TotalOrder for f64 {
    #[inline]
    fn total_order(&self, other: &f64) -> Ordering {
        self.total_cmp(other)
    }
}

impl TotalOrder for f32 {
    #[inline]
    fn total_order(&self, other: &f32) -> Ordering {
        self.total_cmp(other)
    }
}

/// `a.cmp(b)` as an integer: -1, 0 or 1.
#[must_use]
#[inline]
pub fn order<T: Ord + ?Sized>(a: &T, b: &T) -> i8 {
    a.cmp(b) as i8
}

/// `a.partial_cmp(b).unwrap()`.
///
/// # Panics
/// If the two are not ordered, because one is NaN.
#[must_use]
#[inline]
#[track_caller]
pub fn partial_order<T: PartialOrd + ?Sized>(a: &T, b: &T) -> i8 {
    a.partial_cmp(b).unwrap() as i8
}

/// `a.partial_cmp(b).unwrap_or(Ordering::Equal)`.
#[must_use]
#[inline]
pub fn partial_order_or_equal<T: PartialOrd + ?Sized>(a: &T, b: &T) -> i8 {
    a.partial_cmp(b).unwrap_or(Ordering::Equal) as i8
}

/// `a.total_cmp(b)`.
#[must_use]
#[inline]
pub fn total_order<T: TotalOrder>(a: &T, b: &T) -> i8 {
    a.total_order(b) as i8
}
