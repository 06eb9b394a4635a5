//! Gradients as vectors: what optimisers do with them.

use super::tuples::for_tuples;
use super::{Accumulate, Ct, Leaves, other_variant};
use crate::jacobian::Form;
use crate::matrix::Matrix;
use std::fmt::Debug;

/// A gradient: a vector with one coordinate for each float of the value that it belongs to.
///
/// Tangent types that are derived also have the operators: `+`, `-`, `+=`, `-=` of two (the second by value or by
/// reference), `-d`, and `*`, `/`, `*=`, `/=` with an `f64`, which may stand first in a product. What std defines (`Vec<f64>`,
/// tuples, ..) cannot be given operators, and has the methods. The floats are listed, flattened and set by [`Leaves`].
///
/// ```
/// # mod grads { pub use grad_core::tangent::Tangent; }
/// use grads::Tangent;
///
/// let mut g = (3.0, [4.0, 0.0]);
/// assert_eq!(g.norm(), 5.0);
/// g.scale(2.0);
/// assert_eq!(g, (6.0, [8.0, 0.0]));
/// assert_eq!(g.dot(&(1.0, [1.0, 1.0])), 14.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no gradient type",
    note = "take the tangent type that `#[derive(Differentiable)]` makes, or a float, or arrays of them"
)]
pub trait Tangent: Clone + Debug + PartialEq + Accumulate<Self> + Ct + Leaves {
    /// The zero of the same shape.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Tangent; }
    /// use grads::Tangent;
    ///
    /// assert_eq!((1.0, vec![2.0, 3.0]).zero_like(), (0.0, vec![0.0, 0.0]));
    /// ```
    #[must_use]
    fn zero_like(&self) -> Self {
        let mut zero = self.clone();
        zero.map_leaves(&mut |_| 0.0);
        zero
    }
    /// Multiplies every coordinate by `factor`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Tangent; }
    /// use grads::Tangent;
    ///
    /// let mut gradient = (1.0, vec![2.0, -3.0]);
    /// gradient.scale(0.5);
    /// assert_eq!(gradient, (0.5, vec![1.0, -1.5]));
    /// ```
    fn scale(&mut self, factor: f64);
    /// The sum of the products of the coordinates.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Tangent; }
    /// use grads::Tangent;
    ///
    /// assert_eq!((2.0, [3.0, 4.0]).dot(&(1.0, [0.5, 10.0])), 43.5);
    /// ```
    ///
    /// # Panics
    /// If `other` has another shape.
    fn dot(&self, other: &Self) -> f64;
    /// The Euclidean norm.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Tangent; }
    /// use grads::Tangent;
    ///
    /// assert_eq!((2.0, vec![4.0, 4.0]).norm(), 6.0);
    /// ```
    fn norm(&self) -> f64 {
        self.dot(self).sqrt()
    }
    /// Adds `factor * other`, in place.
    ///
    /// # Panics
    /// If `other` has another shape.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Tangent; }
    /// use grads::Tangent;
    ///
    /// let mut x = vec![1.0, 2.0];
    /// x.axpy(-0.5, &vec![2.0, 2.0]);
    /// assert_eq!(x, [0.0, 1.0]);
    /// ```
    fn axpy(&mut self, factor: f64, other: &Self);
    /// What a Jacobian looks like along this side.
    #[doc(hidden)]
    type Form: Form;
    /// How many columns the blocks of a Jacobian have.
    #[doc(hidden)]
    fn columns(&self, counts: &mut Vec<usize>) {
        counts.push(self.leaf_count());
    }
}

/// The zero of the shape of a gradient; for generated code.
///
/// ```
/// use grad_core::tangent::zero_like;
///
/// assert_eq!(zero_like(&[1.0, 2.0]), [0.0, 0.0]);
/// ```
pub fn zero_like<T: Tangent>(ct: &T) -> T {
    ct.zero_like()
}

impl Tangent for f64 {
    type Form = f64;
    fn scale(&mut self, factor: f64) {
        *self *= factor;
    }
    fn dot(&self, other: &f64) -> f64 {
        self * other
    }
    fn axpy(&mut self, factor: f64, other: &f64) {
        *self += factor * other;
    }
}

impl Tangent for f32 {
    type Form = f32;
    fn scale(&mut self, factor: f64) {
        *self = (f64::from(*self) * factor) as f32;
    }
    fn dot(&self, other: &f32) -> f64 {
        f64::from(*self) * f64::from(*other)
    }
    fn axpy(&mut self, factor: f64, other: &f32) {
        *self += (factor * f64::from(*other)) as f32;
    }
}

impl Tangent for () {
    type Form = ();
    fn columns(&self, _: &mut Vec<usize>) {}
    fn scale(&mut self, _: f64) {}
    fn dot(&self, _: &()) -> f64 {
        0.0
    }
    fn axpy(&mut self, _: f64, (): &()) {}
}

/// How fast a number with this gradient changes along `tangent`.
#[doc(hidden)]
pub fn along<G: Tangent, T: ToOwned<Owned = G> + ?Sized>(gradient: &G, tangent: &T) -> f64 {
    gradient.dot(&tangent.to_owned())
}

fn dot<T: Tangent>(xs: &[T], ys: &[T]) -> f64 {
    assert_eq!(
        xs.len(),
        ys.len(),
        "gradients of different lengths have no dot product"
    );
    xs.iter().zip(ys).map(|(x, y)| x.dot(y)).sum()
}

fn axpy<T: Tangent>(xs: &mut [T], factor: f64, ys: &[T]) {
    assert_eq!(
        xs.len(),
        ys.len(),
        "gradients of different lengths have no sum"
    );
    for (x, y) in xs.iter_mut().zip(ys) {
        x.axpy(factor, y);
    }
}

impl<T: Tangent> Tangent for Vec<T> {
    type Form = Matrix;
    fn scale(&mut self, factor: f64) {
        self.iter_mut().for_each(|x| x.scale(factor));
    }
    fn dot(&self, other: &Self) -> f64 {
        dot(self, other)
    }
    fn axpy(&mut self, factor: f64, other: &Self) {
        axpy(self, factor, other);
    }
}

impl<T: Tangent, const N: usize> Tangent for [T; N] {
    type Form = Matrix;
    fn scale(&mut self, factor: f64) {
        self.iter_mut().for_each(|x| x.scale(factor));
    }
    fn dot(&self, other: &Self) -> f64 {
        dot(self, other)
    }
    fn axpy(&mut self, factor: f64, other: &Self) {
        axpy(self, factor, other);
    }
}

impl<T: Tangent> Tangent for Box<T> {
    type Form = Matrix;
    fn scale(&mut self, factor: f64) {
        T::scale(self, factor);
    }
    fn dot(&self, other: &Self) -> f64 {
        T::dot(self, other)
    }
    fn axpy(&mut self, factor: f64, other: &Self) {
        T::axpy(self, factor, other);
    }
}

impl<T: Tangent> Tangent for Option<T> {
    type Form = Matrix;
    fn scale(&mut self, factor: f64) {
        if let Some(x) = self {
            x.scale(factor);
        }
    }
    fn dot(&self, other: &Self) -> f64 {
        match (self, other) {
            (Some(x), Some(y)) => x.dot(y),
            (None, None) => 0.0,
            _ => other_variant(),
        }
    }
    fn axpy(&mut self, factor: f64, other: &Self) {
        match (self, other) {
            (Some(x), Some(y)) => x.axpy(factor, y),
            (None, None) => {}
            _ => other_variant(),
        }
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Tangent),*> Tangent for ($($t,)*) {
            type Form = ($($t::Form,)*);
            fn columns(&self, counts: &mut Vec<usize>) {
                $(self.$i.columns(counts);)*
            }
            fn scale(&mut self, factor: f64) {
                $(self.$i.scale(factor);)*
            }
            fn dot(&self, other: &Self) -> f64 {
                [$(self.$i.dot(&other.$i)),*].into_iter().sum()
            }
            fn axpy(&mut self, factor: f64, other: &Self) {
                $(self.$i.axpy(factor, &other.$i);)*
            }
        }
    };
}

for_tuples!(tuple);
