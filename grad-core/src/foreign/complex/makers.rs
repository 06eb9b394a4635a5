//! Functions that make complex numbers of numbers.

use super::Number;
use super::functions::along;
use crate::foreign::lift::{Base, Lower};
use crate::tangent::Differentiable;
use num_complex::Complex;

/// The functions, with their arguments, and how a number changes with each.
macro_rules! makers {
    (
        $(#[$doc:meta])* $trait:ident;
        $(#[$pushed_doc:meta])* $pushed:ident;
        $($(#[$of:meta])* $name:ident $jvp:ident $forward:ident($($x:ident $d:ident $number:ident),*) |$y:ident| $made:expr => $($slope:expr),*;)*
    ) => {
        $(#[$doc])*
        pub trait $trait<T>: Differentiable + Sized {
            $(
                $(#[$of])*
                #[allow(non_snake_case)]
                fn $name($($x: T),*) -> (
                    Self,
                    impl Fn(Self::Tangent) -> ($($number,)*) + Clone + Send + Sync + use<Self, T>,
                );
            )*
        }

        #[diagnostic::do_not_recommend]
        impl<T: Number> $trait<T> for Complex<T> {
            $(
                #[inline]
                fn $name($($x: T),*) -> (
                    Self,
                    impl Fn(Self) -> ($($number,)*) + Clone + Send + Sync + use<T>,
                ) {
                    let $y = $made;
                    ($y, move |ct| ($(along(ct, $slope),)*))
                }
            )*
        }

        $(#[$pushed_doc])*
        #[doc(hidden)]
        pub trait $pushed<T>: Differentiable + Sized {
            $(
                /// Value and tangent.
                #[allow(non_snake_case)]
                fn $jvp($($x: T,)* $($d: T),*) -> (Self, Self::Tangent);
                /// The same with its way back.
                #[allow(non_snake_case)]
                fn $forward($($x: T,)* $($d: T),*) -> (
                    (Self, Self::Tangent),
                    impl Fn((Self::Tangent, Self::Tangent)) -> ($($number,)* $($number,)*) + Send + Sync + use<Self, T>,
                );
            )*
        }

        #[diagnostic::do_not_recommend]
        impl<T: Base + Number> $pushed<T> for Complex<T> {
            $(
                #[inline]
                fn $jvp($($x: T,)* $($d: T),*) -> (Self, Self) {
                    $(let $x = $x.lift(&$d);)*
                    Self::lower($made)
                }
                #[inline]
                fn $forward($($x: T,)* $($d: T),*) -> (
                    (Self, Self),
                    impl Fn((Self, Self)) -> ($($number,)* $($number,)*) + Send + Sync + use<T>,
                ) {
                    $(let $x = $x.lift(&$d);)*
                    let $y: Complex<T::Dual> = $made;
                    (Self::lower($y), move |(ct, ct_d): (Self, Self)| {
                        let ct = crate::foreign::lift::Lift::lift(&ct_d, &ct);
                        $(let ($d, $x) = T::lower(along(ct, $slope));)*
                        ($($x,)* $($d,)*)
                    })
                }
            )*
        }
    };
}

/// The number turned by a right angle.
fn turned<T: Number>(z: Complex<T>) -> Complex<T> {
    Complex::new(-z.im, z.re)
}

fn one<T: Number>() -> Complex<T> {
    Complex::from(T::lit(1.0))
}

makers! {
    /// `Complex::new`, `from_polar`, `cis`.
    Makers;
    /// Their forward mode.
    PushedMakers;
    /// Of both parts.
    __grads_new__needs_differentiable_on_impl_and_trait
        __grads_new__needs_forward_on_impl_and_trait
        __grads_new__needs_order_2_on_impl_and_trait(re d_re T, im d_im T)
        |_y| Complex::new(re, im) => one(), turned(one());
    /// Of absolute value and angle.
    __grads_from_polar__needs_differentiable_on_impl_and_trait
        __grads_from_polar__needs_forward_on_impl_and_trait
        __grads_from_polar__needs_order_2_on_impl_and_trait(r d_r T, theta d_theta T)
        |y| Complex::from_polar(r, theta) => Complex::cis(theta), turned(y);
    /// Of length 1, by its angle.
    __grads_cis__needs_differentiable_on_impl_and_trait
        __grads_cis__needs_forward_on_impl_and_trait
        __grads_cis__needs_order_2_on_impl_and_trait(phase d_phase T)
        |y| Complex::cis(phase) => turned(y);
}

makers! {
    /// `Complex::from` of a number.
    FromNumber;
    /// Its forward mode.
    PushedFromNumber;
    /// Without an imaginary part.
    __grads_from__needs_differentiable_on_impl_and_trait
        __grads_from__needs_forward_on_impl_and_trait
        __grads_from__needs_order_2_on_impl_and_trait(x d_x T)
        |_y| Complex::from(x) => one();
}
