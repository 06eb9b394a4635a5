//! How the range of a parallel loop is cut: by its length alone, so that sums are the same for any number of threads.

/// How many parts there are at most: a bound for the copies that are made of what the trips add to.
pub const PARTS: usize = 32;

/// Where part `number` of so many begins, counted from the start of the range.
#[inline]
#[must_use]
pub const fn start(trips: usize, number: usize, parts: usize) -> usize {
    trips * number / parts
}
