//! What generated loops of the way back call: sums with several accumulators, and a place for cotangents that nobody wants.

use std::ops::{Add, AddAssign};

/// How many accumulators a sum has.
const LANES: usize = 8;

/// Slices of one length that are walked through side by side: one, or a pair of walks.
pub trait Walk {
    /// An element of each.
    type One;

    /// All elements: as many at a time as a sum has accumulators, and then those that are left.
    fn split(
        self,
    ) -> (
        impl ExactSizeIterator<Item = impl Iterator<Item = Self::One>>,
        impl Iterator<Item = Self::One>,
    );
}

impl<'a, T> Walk for &'a [T] {
    type One = &'a T;

    #[inline]
    fn split(
        self,
    ) -> (
        impl ExactSizeIterator<Item = impl Iterator<Item = &'a T>>,
        impl Iterator<Item = &'a T>,
    ) {
        let (lanes, rest) = self.as_chunks::<LANES>();
        (lanes.iter().map(|lanes| lanes.iter()), rest.iter())
    }
}

impl<'a, T> Walk for &'a mut [T] {
    type One = &'a mut T;

    #[inline]
    fn split(
        self,
    ) -> (
        impl ExactSizeIterator<Item = impl Iterator<Item = &'a mut T>>,
        impl Iterator<Item = &'a mut T>,
    ) {
        let (lanes, rest) = self.as_chunks_mut::<LANES>();
        let lanes = lanes.iter_mut().map(|lanes| lanes.iter_mut());
        (lanes, rest.iter_mut())
    }
}

impl<A: Walk, B: Walk> Walk for (A, B) {
    type One = (A::One, B::One);

    #[inline]
    fn split(
        self,
    ) -> (
        impl ExactSizeIterator<Item = impl Iterator<Item = Self::One>>,
        impl Iterator<Item = Self::One>,
    ) {
        let ((a, a_rest), (b, b_rest)) = (self.0.split(), self.1.split());
        (a.zip(b).map(|(a, b)| a.zip(b)), a_rest.zip(b_rest))
    }
}

/// The sums of the `terms` of the elements of a walk, each with eight accumulators that are added pairwise.
#[inline]
pub fn sums<W, T, const N: usize>(
    zero: T,
    walk: W,
    mut terms: impl FnMut(W::One) -> [T; N],
) -> [T; N]
where
    W: Walk,
    T: Add<Output = T> + AddAssign + Copy,
{
    let (lanes, rest) = walk.split();
    let mut sums = [zero; N];
    if lanes.len() > 0 {
        let mut all = [[zero; LANES]; N];
        for lanes in lanes {
            for (lane, one) in lanes.enumerate() {
                let terms = terms(one);
                for (all, term) in all.iter_mut().zip(terms) {
                    all[lane] += term;
                }
            }
        }
        sums = all.map(total);
    }
    for one in rest {
        for (sum, term) in sums.iter_mut().zip(terms(one)) {
            *sum += term;
        }
    }
    sums
}

/// The sum of eight accumulators, pairwise: the order is the same in every build.
#[inline]
fn total<T: Add<Output = T> + Copy>(a: [T; LANES]) -> T {
    let quarters = [a[0] + a[4], a[1] + a[5], a[2] + a[6], a[3] + a[7]];
    (quarters[0] + quarters[2]) + (quarters[1] + quarters[3])
}

/// `zero` and all `terms`, with eight accumulators that are added pairwise.
#[inline]
pub fn sum_all<T>(zero: T, terms: &[T]) -> T
where
    T: Add<Output = T> + AddAssign + Copy,
{
    let [sum] = sums(zero, terms, |term| [*term]);
    sum
}

/// Adds to each number the terms at its place, in their order; there are at least as many of each as there are numbers.
#[inline]
pub fn add_all<T: AddAssign + Copy, const N: usize>(numbers: &mut [T], terms: [&[T]; N]) {
    let terms = terms.map(|terms| &terms[..numbers.len()]);
    for (i, number) in numbers.iter_mut().enumerate() {
        for terms in terms {
            *number += terms[i];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sums;

    #[test]
    fn every_element_counts_once() {
        for n in 0..20 {
            let (mut a, b): (Vec<u32>, Vec<u32>) = ((0..n).collect(), (0..n).rev().collect());
            let [products, ones] = sums(0, (&mut a[..], &b[..]), |(a, b)| {
                *a += 1;
                [*a * b, 1]
            });
            assert_eq!(products, (0..n).map(|i| (i + 1) * (n - 1 - i)).sum());
            assert_eq!(ones, n);
            assert_eq!(a, (1..=n).collect::<Vec<_>>());
        }
    }
}
