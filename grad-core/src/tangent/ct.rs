//! Cotangents of values that nobody uses.

use super::tuples::for_tuples;
use super::{Leaves, other_variant};

/// The cotangent of a return value that nobody uses.
///
/// ```
/// use grad_core::tangent::Ct;
///
/// assert_eq!(<(f64, Vec<f64>)>::unseeded(), (0.0, vec![]));
/// ```
pub trait Ct {
    /// Zero; an empty vector stands for zeros of any length, a zero of any variant for one of every variant.
    fn unseeded() -> Self;
    /// The same cotangent in the shape of `zeros`, which is zero.
    ///
    /// # Panics
    /// If it is that of a value of another shape.
    fn shaped(self, zeros: Self) -> Self;
}

macro_rules! float {
    ($($t:ident)*) => {$(
        impl Ct for $t {
            fn unseeded() -> $t {
                0.0
            }
            fn shaped(self, _: $t) -> $t {
                self
            }
        }
    )*};
}

float!(f32 f64);

impl Ct for () {
    fn unseeded() {}
    fn shaped(self, _: ()) {}
}

impl<T: Ct> Ct for Vec<T> {
    fn unseeded() -> Self {
        Vec::new()
    }
    fn shaped(self, zeros: Self) -> Self {
        if self.is_empty() {
            return zeros;
        }
        same_length(self.len(), zeros.len());
        let both = self.into_iter().zip(zeros);
        both.map(|(ct, zeros)| ct.shaped(zeros)).collect()
    }
}

impl<T: Ct, const N: usize> Ct for [T; N] {
    fn unseeded() -> Self {
        std::array::from_fn(|_| T::unseeded())
    }
    fn shaped(self, zeros: Self) -> Self {
        let mut zeros = zeros.into_iter();
        self.map(|ct| match zeros.next() {
            Some(zeros) => ct.shaped(zeros),
            None => ct,
        })
    }
}

impl<T: Ct> Ct for Box<T> {
    fn unseeded() -> Self {
        Box::new(T::unseeded())
    }
    fn shaped(self, zeros: Self) -> Self {
        Box::new((*self).shaped(*zeros))
    }
}

impl<T: Ct> Ct for Option<T> {
    fn unseeded() -> Self {
        None
    }
    fn shaped(self, zeros: Self) -> Self {
        match (self, zeros) {
            (Some(ct), Some(zeros)) => Some(ct.shaped(zeros)),
            (None, zeros) => zeros,
            (Some(_), None) => other_variant(),
        }
    }
}

fn same_length(len: usize, expected: usize) {
    assert!(
        len == expected,
        "a cotangent of {len} elements for what has {expected}"
    );
}

/// The cotangent of a value that is now of the variant `zeros` has: a zero fits every variant.
///
/// # Panics
/// If it is not zero.
///
/// ```
/// use grad_core::tangent::of_variant;
///
/// assert_eq!(of_variant(&0.0, Some(0.0)), Some(0.0));
/// ```
pub fn of_variant<C: Leaves, Z>(ct: &C, zeros: Z) -> Z {
    if ct.to_flat().iter().any(|x| *x != 0.0) {
        other_variant();
    }
    zeros
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Ct),*> Ct for ($($t,)*) {
            fn unseeded() -> Self {
                ($($t::unseeded(),)*)
            }
            fn shaped(self, zeros: Self) -> Self {
                ($(self.$i.shaped(zeros.$i),)*)
            }
        }
    };
}

for_tuples!(tuple);

/// The cotangent of a return value that nobody uses.
///
/// ```
/// use grad_core::tangent::unseeded;
///
/// let ct: f64 = unseeded();
/// assert_eq!(ct, 0.0);
/// ```
pub fn unseeded<T: Ct>() -> T {
    T::unseeded()
}

/// The cotangent `ct` of a vector of `len` elements: an empty one stands for zeros.
///
/// # Panics
/// If the length is another.
///
/// ```
/// use grad_core::tangent::of_length;
///
/// assert_eq!(of_length::<f64>(vec![], 2), vec![0.0, 0.0]);
/// assert_eq!(of_length(vec![1.0, 2.0], 2), vec![1.0, 2.0]);
/// ```
pub fn of_length<T: Ct>(ct: Vec<T>, len: usize) -> Vec<T> {
    if ct.is_empty() {
        return (0..len).map(|_| T::unseeded()).collect();
    }
    same_length(ct.len(), len);
    ct
}

/// The cotangent `ct` in the shape of `zeros`: what stands for zeros of any shape becomes those.
///
/// # Panics
/// If it has another shape.
///
/// ```
/// use grad_core::tangent::shaped;
///
/// assert_eq!(shaped((1.0, vec![]), (0.0, vec![0.0, 0.0])), (1.0, vec![0.0, 0.0]));
/// ```
pub fn shaped<T: Ct>(ct: T, zeros: T) -> T {
    ct.shaped(zeros)
}
