//! What generated loops of the way back call: sums with several accumulators, and a place for cotangents that nobody wants.

use std::ops::{Add, AddAssign};

/// How many accumulators a sum has.
const LANES: usize = 8;

/// How many elements of a walk are looked at before the terms of several sums are added: a loop that only makes terms is
/// vectorised, one that also adds them to many accumulators is not.
const BLOCK: usize = 4 * LANES;

/// Slices of one length that are walked through side by side: one, or a pair of walks.
pub trait Walk {
    /// An element of each.
    type One;

    /// All elements: `N` at a time, and then those that are left.
    fn split<const N: usize>(
        self,
    ) -> (
        impl ExactSizeIterator<Item = impl Iterator<Item = Self::One>>,
        impl Iterator<Item = Self::One>,
    );
}

impl<'a, T> Walk for &'a [T] {
    type One = &'a T;

    #[inline]
    fn split<const N: usize>(
        self,
    ) -> (
        impl ExactSizeIterator<Item = impl Iterator<Item = &'a T>>,
        impl Iterator<Item = &'a T>,
    ) {
        let (lanes, rest) = self.as_chunks::<N>();
        (lanes.iter().map(|lanes| lanes.iter()), rest.iter())
    }
}

impl<'a, T> Walk for &'a mut [T] {
    type One = &'a mut T;

    #[inline]
    fn split<const N: usize>(
        self,
    ) -> (
        impl ExactSizeIterator<Item = impl Iterator<Item = &'a mut T>>,
        impl Iterator<Item = &'a mut T>,
    ) {
        let (lanes, rest) = self.as_chunks_mut::<N>();
        let lanes = lanes.iter_mut().map(|lanes| lanes.iter_mut());
        (lanes, rest.iter_mut())
    }
}

impl<A: Walk, B: Walk> Walk for (A, B) {
    type One = (A::One, B::One);

    #[inline]
    fn split<const N: usize>(
        self,
    ) -> (
        impl ExactSizeIterator<Item = impl Iterator<Item = Self::One>>,
        impl Iterator<Item = Self::One>,
    ) {
        let ((a, a_rest), (b, b_rest)) = (self.0.split::<N>(), self.1.split::<N>());
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
    if N == 1 {
        return add_blocks::<W, T, N, LANES>(zero, walk, &mut terms);
    }
    add_blocks::<W, T, N, BLOCK>(zero, walk, &mut terms)
}

/// The same, where the terms of `B` elements are made before they are added.
#[inline]
fn add_blocks<W, T, const N: usize, const B: usize>(
    zero: T,
    walk: W,
    mut terms: impl FnMut(W::One) -> [T; N],
) -> [T; N]
where
    W: Walk,
    T: Add<Output = T> + AddAssign + Copy,
{
    let (blocks, rest) = walk.split::<B>();
    let mut sums = [zero; N];
    if blocks.len() > 0 {
        let mut all = [[zero; LANES]; N];
        for block in blocks {
            let mut made = [[zero; B]; N];
            for (i, one) in block.enumerate() {
                let terms = terms(one);
                for (made, term) in made.iter_mut().zip(terms) {
                    made[i] = term;
                }
            }
            for (all, made) in all.iter_mut().zip(&made) {
                add_lanes(all, made);
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

/// Adds each term to the accumulator of its lane.
#[inline]
fn add_lanes<T: AddAssign + Copy>(all: &mut [T; LANES], terms: &[T]) {
    for terms in terms.as_chunks::<LANES>().0 {
        for (sum, term) in all.iter_mut().zip(terms) {
            *sum += *term;
        }
    }
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
        for n in (0..20).chain([31, 32, 33, 100]) {
            let (mut a, b): (Vec<u32>, Vec<u32>) = ((0..n).collect(), (0..n).rev().collect());
            let [products, ones] = sums(0, (&mut a[..], &b[..]), |(a, b)| {
                *a += 1;
                [*a * b, 1]
            });
            assert_eq!(products, (0..n).map(|i| (i + 1) * (n - 1 - i)).sum::<u32>());
            assert_eq!(ones, n);
            assert_eq!(a, (1..=n).collect::<Vec<_>>());
        }
    }
}
