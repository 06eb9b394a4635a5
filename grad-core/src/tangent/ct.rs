//! Cotangents of values that nobody uses.

use super::tuples::for_tuples;

/// The cotangent of a return value that nobody uses.
///
/// ```
/// use grad_core::tangent::Ct;
///
/// assert_eq!(<(f64, Vec<f64>)>::unseeded(), (0.0, vec![]));
/// ```
pub trait Ct {
    /// Zero; an empty vector stands for zeros of any length.
    fn unseeded() -> Self;
}

macro_rules! float {
    ($($t:ident)*) => {$(
        impl Ct for $t {
            fn unseeded() -> $t {
                0.0
            }
        }
    )*};
}

float!(f32 f64);

impl Ct for () {
    fn unseeded() {}
}

impl<T> Ct for Vec<T> {
    fn unseeded() -> Self {
        Vec::new()
    }
}

impl<T: Ct, const N: usize> Ct for [T; N] {
    fn unseeded() -> Self {
        std::array::from_fn(|_| T::unseeded())
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Ct),*> Ct for ($($t,)*) {
            fn unseeded() -> Self {
                ($($t::unseeded(),)*)
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
    assert_eq!(
        ct.len(),
        len,
        "the cotangent has another length than what the function returned"
    );
    ct
}
