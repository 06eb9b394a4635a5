//! Conversion between float types.

use super::Real;

/// `x` in the tangent type of `like`: rounded, or gone if `like` is no float.
///
/// ```
/// use grad_core::tangent::CastLike;
///
/// let rounded: f32 = CastLike::<f32>::cast_like(&0.1f64);
/// assert_eq!(rounded, 0.1f32);
/// ```
pub trait CastLike<L> {
    /// What comes out.
    type Out;
    /// Rounds as `as` does.
    fn cast_like(&self) -> Self::Out;
}

impl<X: Real, L: Real> CastLike<L> for X {
    type Out = L;
    fn cast_like(&self) -> L {
        L::lit(self.to_f64())
    }
}

/// The exponent of a power, in the type of its base.
impl<L: Real> CastLike<L> for i32 {
    type Out = L;
    fn cast_like(&self) -> L {
        L::lit(f64::from(*self))
    }
}

/// An integer has no tangent: what was cast to it was constant in steps.
impl<L: Real> CastLike<L> for () {
    type Out = L;
    fn cast_like(&self) -> L {
        L::lit(0.0)
    }
}

macro_rules! constant {
    ($($t:ty)*) => {$(
        impl CastLike<$t> for () {
            type Out = ();
            fn cast_like(&self) {}
        }

        impl<X: Real> CastLike<$t> for X {
            type Out = ();
            fn cast_like(&self) {}
        }
    )*};
}

constant!(() i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char);

/// `x` in the tangent type of `like`.
///
/// ```
/// use grad_core::tangent::cast_like;
///
/// cast_like(&0.1f64, &3usize);
/// assert_eq!(cast_like(&0.1f64, &0f32), 0.1f32);
/// ```
pub fn cast_like<X: CastLike<L>, L>(x: &X, _like: &L) -> X::Out {
    x.cast_like()
}
