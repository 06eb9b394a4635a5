//! The seed of a value that is no single float: ones.

use super::Differentiable;
use super::tuples::for_tuples;

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
    fn ones_like(&self) -> Self::Tangent;
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

macro_rules! float {
    ($($t:ident)*) => {$(
        impl Summed for $t {
            fn ones_like(&self) -> $t {
                1.0
            }
        }
    )*};
}

float!(f32 f64);

macro_rules! constant {
    ($($t:ty)*) => {$(
        impl Summed for $t {
            fn ones_like(&self) {}
        }
    )*};
}

constant!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char);

impl<T: Summed> Summed for Vec<T> {
    fn ones_like(&self) -> Self::Tangent {
        self.iter().map(T::ones_like).collect()
    }
}

impl<T: Summed, const N: usize> Summed for [T; N] {
    fn ones_like(&self) -> Self::Tangent {
        self.each_ref().map(T::ones_like)
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Summed),*> Summed for ($($t,)*) {
            fn ones_like(&self) -> Self::Tangent {
                ($(self.$i.ones_like(),)*)
            }
        }
    };
}

for_tuples!(tuple);
