//! Parts of one gradient that are lent at once.

use super::Tangent;
use std::ops::Range;

/// A place in a slice of gradients: an index, or a range of them.
///
/// ```
/// use grad_core::tangent::Position;
///
/// assert!(Position::<f64>::meets(&(0..2), &(1..3)));
/// assert!(!Position::<f64>::meets(&0, &1));
/// ```
pub trait Position<T>: Clone {
    /// What is there.
    type Part: ?Sized;
    /// Something of its shape that is owned.
    type Zeros;
    /// Whether the two have something in common.
    fn meets(&self, other: &Self) -> bool;
    /// Zeros of the shape of what is there.
    fn zeros(&self, base: &[T]) -> Self::Zeros;
    /// All of it.
    fn whole(zeros: &mut Self::Zeros) -> &mut Self::Part;
    /// Adds `zeros` to what is there.
    fn add(self, base: &mut [T], zeros: Self::Zeros);
    /// The parts, which have nothing in common.
    fn apart<const N: usize>(base: &mut [T], at: [Self; N]) -> [&mut Self::Part; N];
}

impl<T: Tangent> Position<T> for usize {
    type Part = T;
    type Zeros = T;
    #[inline]
    fn meets(&self, other: &usize) -> bool {
        self == other
    }
    fn zeros(&self, base: &[T]) -> T {
        base[*self].zero_like()
    }
    fn whole(zeros: &mut T) -> &mut T {
        zeros
    }
    fn add(self, base: &mut [T], zeros: T) {
        base[self].accumulate(zeros);
    }
    #[inline]
    fn apart<const N: usize>(base: &mut [T], at: [usize; N]) -> [&mut T; N] {
        base.get_disjoint_mut(at).expect(INSIDE)
    }
}

impl<T: Tangent> Position<T> for Range<usize> {
    type Part = [T];
    type Zeros = Vec<T>;
    #[inline]
    fn meets(&self, other: &Range<usize>) -> bool {
        self.start < other.end && other.start < self.end
    }
    fn zeros(&self, base: &[T]) -> Vec<T> {
        base[self.clone()].iter().map(T::zero_like).collect()
    }
    fn whole(zeros: &mut Vec<T>) -> &mut [T] {
        zeros
    }
    fn add(self, base: &mut [T], zeros: Vec<T>) {
        let pairs = base[self].iter_mut().zip(zeros);
        pairs.for_each(|(place, ct)| place.accumulate(ct));
    }
    #[inline]
    fn apart<const N: usize>(base: &mut [T], at: [Range<usize>; N]) -> [&mut [T]; N] {
        base.get_disjoint_mut(at).expect(INSIDE)
    }
}

const INSIDE: &str = "the forward run has been inside these bounds";

/// Parts of one gradient, for a pullback that adds to each. Where they have nothing in common they are lent where they are;
/// else each gets zeros, which are added afterwards. For generated code.
///
/// ```
/// use grad_core::tangent::Parts;
///
/// let mut gradient = vec![0.0; 4];
/// for at in [[0..2, 2..4], [0..3, 1..4]] {
///     let mut parts = Parts::new(&gradient, &at);
///     for part in parts.lend(&mut gradient, at.clone()) {
///         part[0] += 1.0;
///     }
///     parts.add(&mut gradient, at);
/// }
/// assert_eq!(gradient, [2.0, 1.0, 1.0, 0.0]);
/// ```
#[derive(Debug)]
pub struct Parts<Z, const N: usize> {
    zeros: Option<[Z; N]>,
}

impl<Z, const N: usize> Parts<Z, N> {
    /// The parts of `base` at the positions `at`.
    ///
    /// # Panics
    /// If a position is out of bounds and they meet.
    #[inline]
    pub fn new<T, P: Position<T, Zeros = Z>>(base: &[T], at: &[P; N]) -> Self {
        let meet = (0..N).any(|i| at[..i].iter().any(|other| at[i].meets(other)));
        let zeros = || std::array::from_fn(|i| at[i].zeros(base));
        Parts {
            zeros: meet.then(zeros),
        }
    }
    /// What is lent.
    ///
    /// # Panics
    /// If a position is out of bounds.
    #[inline]
    pub fn lend<'a, T, P: Position<T, Zeros = Z>>(
        &'a mut self,
        base: &'a mut [T],
        at: [P; N],
    ) -> [&'a mut P::Part; N] {
        match &mut self.zeros {
            Some(zeros) => zeros.each_mut().map(P::whole),
            None => P::apart(base, at),
        }
    }
    /// Adds what has been added to zeros.
    ///
    /// # Panics
    /// If a position is out of bounds.
    #[inline]
    pub fn add<T, P: Position<T, Zeros = Z>>(self, base: &mut [T], at: [P; N]) {
        if let Some(zeros) = self.zeros {
            let all = at.into_iter().zip(zeros);
            all.for_each(|(at, zeros)| at.add(base, zeros));
        }
    }
}
