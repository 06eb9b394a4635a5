//! Forward mode of functions that make matrices of numbers: they are linear in them.

use crate::real::Real;
use nalgebra::{
    Matrix2, Matrix3, Matrix4, Scalar, Vector1, Vector2, Vector3, Vector4, Vector5, Vector6,
};

/// `new` of so many numbers, each with a name for its tangent, and where it stands.
macro_rules! made {
    ($($trait:ident $made:ident: $($x:ident $d:ident $number:ident [$($at:tt)*])*;)*) => {$(
        #[doc = concat!("Forward mode of `", stringify!($made), "::new`.")]
        #[allow(non_snake_case, clippy::too_many_arguments)]
        pub trait $trait<T>: Sized {
            /// Value and tangent.
            fn __grads_new__needs_forward_on_impl_and_trait($($x: T,)* $($d: T),*) -> (Self, Self);
            /// The same with its way back.
            fn __grads_new__needs_order_2_on_impl_and_trait($($x: T,)* $($d: T),*) -> (
                (Self, Self),
                fn((Self, Self)) -> ($($number,)* $($number,)*),
            );
        }

        #[diagnostic::do_not_recommend]
        #[allow(non_snake_case)]
        impl<T: Real + Scalar> $trait<T> for $made<T> {
            #[inline]
            fn __grads_new__needs_forward_on_impl_and_trait($($x: T,)* $($d: T),*) -> (Self, Self) {
                ($made::new($($x),*), $made::new($($d),*))
            }
            #[inline]
            fn __grads_new__needs_order_2_on_impl_and_trait($($x: T,)* $($d: T),*) -> (
                (Self, Self),
                fn((Self, Self)) -> ($($number,)* $($number,)*),
            ) {
                let made = Self::__grads_new__needs_forward_on_impl_and_trait($($x,)* $($d),*);
                (made, |(ct, ct_d)| ($(ct[$($at)*],)* $(ct_d[$($at)*],)*))
            }
        }
    )*};
}

made! {
    PushedNew1 Vector1: x0 d0 T [0];
    PushedNew2 Vector2: x0 d0 T [0] x1 d1 T [1];
    PushedNew3 Vector3: x0 d0 T [0] x1 d1 T [1] x2 d2 T [2];
    PushedNew4 Vector4: x0 d0 T [0] x1 d1 T [1] x2 d2 T [2] x3 d3 T [3];
    PushedNew5 Vector5: x0 d0 T [0] x1 d1 T [1] x2 d2 T [2] x3 d3 T [3] x4 d4 T [4];
    PushedNew6 Vector6: x0 d0 T [0] x1 d1 T [1] x2 d2 T [2] x3 d3 T [3] x4 d4 T [4] x5 d5 T [5];
    PushedNewMatrix2 Matrix2: x0 d0 T [(0, 0)] x1 d1 T [(0, 1)] x2 d2 T [(1, 0)] x3 d3 T [(1, 1)];
    PushedNewMatrix3 Matrix3: x0 d0 T [(0, 0)] x1 d1 T [(0, 1)] x2 d2 T [(0, 2)] x3 d3 T [(1, 0)] x4 d4 T [(1, 1)] x5 d5 T [(1, 2)] x6 d6 T [(2, 0)] x7 d7 T [(2, 1)] x8 d8 T [(2, 2)];
    PushedNewMatrix4 Matrix4: x0 d0 T [(0, 0)] x1 d1 T [(0, 1)] x2 d2 T [(0, 2)] x3 d3 T [(0, 3)] x4 d4 T [(1, 0)] x5 d5 T [(1, 1)] x6 d6 T [(1, 2)] x7 d7 T [(1, 3)] x8 d8 T [(2, 0)] x9 d9 T [(2, 1)] x10 d10 T [(2, 2)] x11 d11 T [(2, 3)] x12 d12 T [(3, 0)] x13 d13 T [(3, 1)] x14 d14 T [(3, 2)] x15 d15 T [(3, 3)];
}
