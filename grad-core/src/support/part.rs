//! Positions in a part `lo..hi` of an array, checked as Rust checks them.

/// The position in the whole of position `i` in the part `lo..hi`.
///
/// # Panics
/// If `i` is not less than `hi - lo`.
#[must_use]
#[track_caller]
pub fn part_index(lo: &usize, hi: &usize, i: &usize) -> usize {
    let len = hi - lo;
    assert!(
        *i < len,
        "index out of bounds: the len is {len} but the index is {i}"
    );
    lo + i
}
