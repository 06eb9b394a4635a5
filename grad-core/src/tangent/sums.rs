//! What generated loops of the way back call: sums with several accumulators, and a place for cotangents that nobody wants.

use std::ops::Add;

/// The sum of eight accumulators, pairwise: the order is the same in every build.
#[must_use]
#[inline]
pub fn total<T: Add<Output = T> + Copy>(a: [T; 8]) -> T {
    let quarters = [a[0] + a[4], a[1] + a[5], a[2] + a[6], a[3] + a[7]];
    (quarters[0] + quarters[2]) + (quarters[1] + quarters[3])
}

/// `n` elements of `all`, which grows as needed: what is added there is lost.
#[inline]
pub fn lost<T: Clone>(all: &mut Vec<T>, n: usize, zero: T) -> &mut [T] {
    if all.len() < n {
        all.resize(n, zero);
    }
    &mut all[..n]
}

#[cfg(test)]
mod tests {
    use super::{lost, total};

    #[test]
    fn every_accumulator_counts_once() {
        assert_eq!(total([1, 2, 4, 8, 16, 32, 64, 128]), 255);
    }

    #[test]
    fn the_place_for_what_is_lost_is_long_enough() {
        let mut all = vec![];
        assert_eq!(lost(&mut all, 3, 0.0).len(), 3);
        assert_eq!(lost(&mut all, 2, 0.0).len(), 2);
    }
}
