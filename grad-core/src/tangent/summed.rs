//! The seed of a value that is no single float: ones.

use super::tuples::for_tuples;
use super::{Differentiable, Leaves};

/// A value whose gradient is that of the sum of all floats in it.
///
/// ```
/// use grad_core::tangent::Summed;
///
/// assert_eq!((2.0, [3.0, 4.0], 5usize).ones_like(), (1.0, [1.0, 1.0], ()));
/// ```
#[diagnostic::on_unimplemented(
    message = "a function that returns `{Self}` has no gradient",
    label = "its value is no number, and no array or tuple of numbers",
    note = "use `vjp!`, which takes a cotangent for the value and each `&mut` parameter"
)]
pub trait Summed: Differentiable {
    /// Ones of this shape.
    fn ones_like(&self) -> Self::Tangent {
        let mut ones = self.zeros_like();
        ones.map_leaves(&mut |_| 1.0);
        ones
    }
}

/// Ones of the shape of `x`: the cotangent of the sum of all floats in it.
///
/// ```
/// use grad_core::tangent::ones_like;
///
/// assert_eq!(ones_like(&vec![3.0, 4.0]), vec![1.0, 1.0]);
/// ```
pub fn ones_like<T: Summed>(x: &T) -> T::Tangent {
    x.ones_like()
}

macro_rules! numbers {
    ($($t:ty)*) => { $(impl Summed for $t {})* };
}

numbers!(f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char);

impl<T: Summed> Summed for Vec<T> {}
impl<T: Summed, const N: usize> Summed for [T; N] {}
impl<T: Summed> Summed for Box<T> {}
impl<T: Summed> Summed for Option<T> {}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Summed),*> Summed for ($($t,)*) {}
    };
}

for_tuples!(tuple);
