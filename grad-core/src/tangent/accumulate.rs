//! Sums of contributions, in place.

use super::Differentiable;
use super::leaves::{Leaves as _, Marking};
use super::tuples::for_tuples;

/// Something that contributions are added to.
///
/// ```
/// use grad_core::tangent::Accumulate;
///
/// let mut place = [1.0, 2.0];
/// place.accumulate([10.0, 20.0]);
/// assert_eq!(place, [11.0, 22.0]);
/// ```
pub trait Accumulate<T> {
    /// Adds `other`, member by member.
    ///
    /// # Panics
    /// If the lengths, or the variants of an enum, differ.
    fn accumulate(&mut self, other: T);
}

/// Adds `other` to `place`, member by member.
///
/// ```
/// use grad_core::tangent::accumulate;
///
/// let mut place = (1.0, vec![2.0]);
/// accumulate(&mut place, (10.0, vec![20.0]));
/// assert_eq!(place, (11.0, vec![22.0]));
/// ```
pub fn accumulate<P: Accumulate<T> + ?Sized, T>(place: &mut P, other: T) {
    place.accumulate(other);
}

macro_rules! float {
    ($($t:ident)*) => {$(
        impl Accumulate<$t> for $t {
            fn accumulate(&mut self, other: $t) {
                *self += other;
            }
        }
    )*};
}

float!(f32 f64);

impl Accumulate<()> for () {
    fn accumulate(&mut self, _: ()) {}
}

/// Adds what an iterator yields to the elements of `place`.
fn add_all<P: Accumulate<T>, T>(place: &mut [P], others: impl ExactSizeIterator<Item = T>) {
    assert_eq!(
        place.len(),
        others.len(),
        "a gradient of another length cannot be added"
    );
    for (x, y) in place.iter_mut().zip(others) {
        x.accumulate(y);
    }
}

impl<P: Accumulate<T>, T> Accumulate<Vec<T>> for [P] {
    fn accumulate(&mut self, other: Vec<T>) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T, const N: usize> Accumulate<[T; N]> for [P] {
    fn accumulate(&mut self, other: [T; N]) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T> Accumulate<Vec<T>> for Vec<P> {
    fn accumulate(&mut self, other: Vec<T>) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T, const N: usize> Accumulate<[T; N]> for Vec<P> {
    fn accumulate(&mut self, other: [T; N]) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T, const N: usize> Accumulate<Vec<T>> for [P; N] {
    fn accumulate(&mut self, other: Vec<T>) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T, const N: usize> Accumulate<[T; N]> for [P; N] {
    fn accumulate(&mut self, other: [T; N]) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T> + ?Sized, T> Accumulate<T> for &mut P {
    fn accumulate(&mut self, other: T) {
        P::accumulate(self, other);
    }
}

impl<P: Accumulate<T>, T> Accumulate<Box<T>> for Box<P> {
    fn accumulate(&mut self, other: Box<T>) {
        P::accumulate(self, *other);
    }
}

impl<P: Accumulate<T>, T> Accumulate<Option<T>> for Option<P> {
    fn accumulate(&mut self, other: Option<T>) {
        match (self, other) {
            (Some(place), Some(other)) => place.accumulate(other),
            (None, None) => {}
            _ => other_variant(),
        }
    }
}

/// Panics: gradients of different variants of an enum have no sum.
pub fn other_variant() -> ! {
    panic!("the gradient of another variant of the enum cannot be used here")
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($p: Accumulate<$t>, $t),*> Accumulate<($($t,)*)> for ($($p,)*) {
            fn accumulate(&mut self, other: ($($t,)*)) {
                $(self.$i.accumulate(other.$i);)*
            }
        }
    };
}

for_tuples!(tuple);

/// The sum of the elements of `a`; zeros of the shape of `like` if there are none.
///
/// ```
/// use grad_core::tangent::sum_like;
///
/// assert_eq!(sum_like(&[[1.0, 2.0], [3.0, 4.0]], &[0.0, 0.0]), [4.0, 6.0]);
/// ```
pub fn sum_like<A, L>(a: &[A], like: &L) -> L::Tangent
where
    A: Clone,
    L: Differentiable + ?Sized,
    L::Tangent: Accumulate<A>,
{
    let mut sum = like.zeros_like();
    // of what is not there the sum is not there
    sum.mark(Marking::Empty);
    for x in a {
        sum.accumulate(x.clone());
    }
    sum
}
