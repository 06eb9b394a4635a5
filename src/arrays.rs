//! The derivatives of the methods of arrays of `ndarray` that are those of numbers, element by element.

use grad_core::foreign::ndarray::{Adjoint, Back, Storage};
use grad_core::tangent::Real;
use ndarray::{Array, ArrayBase, Dimension, Zip};

/// Declares the methods, by the derivatives of those of numbers.
macro_rules! elementwise {
    ($($name:ident $companion:ident;)*) => {
        /// The derivatives of the methods of numbers.
        pub trait Slopes: Real {
            $(
                #[doc = concat!("That of `x.", stringify!($name), "()`.")]
                fn $name(self) -> Self;
            )*
        }
        elementwise!(@of f64 $($name)*);
        elementwise!(@of f32 $($name)*);

        /// The methods of numbers, of arrays of them.
        pub trait Elementwise<A, D>: Sized {
            $(
                #[doc = concat!("`x.", stringify!($name), "()` of each element.")]
                fn $companion(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>);
            )*
        }

        impl<A, S, D> Elementwise<A, D> for ArrayBase<S, D>
        where
            A: Slopes + num_traits::Float,
            S: Storage<Elem = A>,
            D: Dimension,
        {
            $(
                fn $companion(&self) -> (Array<A, D>, Back<Self, A, D, Array<A, D>>) {
                    (self.$name(), |x, adjoint, ct| add(x, adjoint, &ct, Slopes::$name))
                }
            )*
        }
    };
    (@of $float:ident $($name:ident)*) => {
        impl Slopes for $float {
            $(
                #[inline]
                fn $name(self) -> $float {
                    crate::grad!(|x: $float| x.$name())(self)
                }
            )*
        }
    };
}

elementwise! {
    abs __grads_abs;
    recip __grads_recip;
    sqrt __grads_sqrt;
    cbrt __grads_cbrt;
    exp __grads_exp;
    exp2 __grads_exp2;
    exp_m1 __grads_exp_m1;
    ln __grads_ln;
    ln_1p __grads_ln_1p;
    log2 __grads_log2;
    log10 __grads_log10;
    sin __grads_sin;
    cos __grads_cos;
    tan __grads_tan;
    asin __grads_asin;
    acos __grads_acos;
    atan __grads_atan;
    sinh __grads_sinh;
    cosh __grads_cosh;
    tanh __grads_tanh;
    asinh __grads_asinh;
    acosh __grads_acosh;
    atanh __grads_atanh;
    to_degrees __grads_to_degrees;
    to_radians __grads_to_radians;
}

/// Adds the cotangents of elements, each times the slope there.
fn add<A: Real, S: Storage<Elem = A>, D: Dimension>(
    x: &ArrayBase<S, D>,
    adjoint: Adjoint<A, D>,
    ct: &Array<A, D>,
    slope: impl Fn(A) -> A,
) {
    if let Some(adjoint) = adjoint {
        Zip::from(adjoint)
            .and(x)
            .and(ct)
            .for_each(|place, x, ct| *place += *ct * slope(*x));
    }
}

/// The derivatives of powers of numbers.
pub trait Slope: Real {
    /// That of `x.powi(n)`.
    fn of_powi(self, n: i32) -> Self;
    /// Those of `x.powf(p)`, by `x` and by `p`.
    fn of_powf(self, p: Self) -> (Self, Self);
}

macro_rules! powers {
    ($($float:ident)*) => {$(
        impl Slope for $float {
            fn of_powi(self, n: i32) -> $float {
                crate::grad!(|x: $float, n: i32| x.powi(n))(self, n)
            }
            fn of_powf(self, p: $float) -> ($float, $float) {
                crate::grad!(|x: $float, p: $float| x.powf(p))(self, p)
            }
        }
    )*};
}

powers!(f64 f32);

/// The way back of a power, with the cotangent of the exponent.
pub type PowerBack<X, A, D, E> = Box<dyn Fn(&X, Adjoint<A, D>, Array<A, D>) -> (E,) + Send + Sync>;

/// Powers of each element.
pub trait Powers<A, D>: Sized {
    /// By a whole number.
    fn __grads_powi(&self, n: i32) -> (Array<A, D>, PowerBack<Self, A, D, ()>);
    /// By a number.
    fn __grads_powf(&self, p: A) -> (Array<A, D>, PowerBack<Self, A, D, A>);
}

impl<A, S, D> Powers<A, D> for ArrayBase<S, D>
where
    A: Slope + num_traits::Float,
    S: Storage<Elem = A>,
    D: Dimension,
{
    fn __grads_powi(&self, n: i32) -> (Array<A, D>, PowerBack<Self, A, D, ()>) {
        let back = move |x: &Self, adjoint: Adjoint<A, D>, ct: Array<A, D>| {
            add(x, adjoint, &ct, |x| x.of_powi(n));
            ((),)
        };
        (self.powi(n), Box::new(back))
    }

    fn __grads_powf(&self, p: A) -> (Array<A, D>, PowerBack<Self, A, D, A>) {
        let back = move |x: &Self, adjoint: Adjoint<A, D>, ct: Array<A, D>| {
            add(x, adjoint, &ct, |x| x.of_powf(p).0);
            let by_p = x.iter().zip(&ct).map(|(x, ct)| *ct * x.of_powf(p).1);
            (by_p.fold(<A as Real>::lit(0.0), |sum, by| sum + by),)
        };
        (self.powf(p), Box::new(back))
    }
}
