//! The derivatives of the methods of arrays of `ndarray` that are those of numbers, element by element.

use crate::slopes::{Bends, Slopes};
use grad_core::dual::Dual;
use grad_core::foreign::lift::{Base, Lift};
use grad_core::foreign::ndarray::{Adjoint, Back, ElementwiseBack, Storage};
use grad_core::tangent::Real;
use ndarray::{Array, ArrayBase, Dimension, Zip};

/// Declares the methods, by the derivatives of those of numbers.
macro_rules! elementwise {
    ($($name:ident $companion:ident $jvp:ident $forward:ident;)*) => {
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
                    (self.$name(), |x, adjoint, ct| add(x, adjoint, &ct, <A as Slopes>::$name))
                }
            )*
        }

        /// Forward mode of the same, and its way back.
        pub trait PushedElementwise<A, D>: Sized {
            $(
                #[doc = concat!("Forward mode of `x.", stringify!($name), "()`.")]
                fn $jvp(&self, d: &Array<A, D>) -> (Array<A, D>, Array<A, D>);
                #[doc = concat!("The same with its way back.")]
                fn $forward(&self, d: &Array<A, D>) -> ((Array<A, D>, Array<A, D>), ElementwiseBack<Self, A, D>);
            )*
        }

        impl<A, S, D> PushedElementwise<A, D> for ArrayBase<S, D>
        where
            A: Bends + num_traits::Float,
            S: Storage<Elem = A>,
            D: Dimension,
        {
            $(
                fn $jvp(&self, d: &Array<A, D>) -> (Array<A, D>, Array<A, D>) {
                    (self.$name(), along(self, d, <A as Slopes>::$name))
                }
                fn $forward(&self, d: &Array<A, D>) -> ((Array<A, D>, Array<A, D>), ElementwiseBack<Self, A, D>) {
                    (self.$jvp(d), |x, of_x, d, of_d, (ct, ct_of_tangent)| {
                        let bend = along(x, d, <A as Bends>::$name);
                        add(x, of_d, &ct_of_tangent, <A as Slopes>::$name);
                        if let Some(of_x) = of_x {
                            add(x, Some(&mut *of_x), &ct, <A as Slopes>::$name);
                            Zip::from(of_x).and(&bend).and(&ct_of_tangent).for_each(|place, by, ct| *place += *ct * *by);
                        }
                    })
                }
            )*
        }
    };
}

elementwise! {
    abs __grads_abs __grads_abs_jvp __grads_abs_jvp_forward;
    recip __grads_recip __grads_recip_jvp __grads_recip_jvp_forward;
    sqrt __grads_sqrt __grads_sqrt_jvp __grads_sqrt_jvp_forward;
    cbrt __grads_cbrt __grads_cbrt_jvp __grads_cbrt_jvp_forward;
    exp __grads_exp __grads_exp_jvp __grads_exp_jvp_forward;
    exp2 __grads_exp2 __grads_exp2_jvp __grads_exp2_jvp_forward;
    exp_m1 __grads_exp_m1 __grads_exp_m1_jvp __grads_exp_m1_jvp_forward;
    ln __grads_ln __grads_ln_jvp __grads_ln_jvp_forward;
    ln_1p __grads_ln_1p __grads_ln_1p_jvp __grads_ln_1p_jvp_forward;
    log2 __grads_log2 __grads_log2_jvp __grads_log2_jvp_forward;
    log10 __grads_log10 __grads_log10_jvp __grads_log10_jvp_forward;
    sin __grads_sin __grads_sin_jvp __grads_sin_jvp_forward;
    cos __grads_cos __grads_cos_jvp __grads_cos_jvp_forward;
    tan __grads_tan __grads_tan_jvp __grads_tan_jvp_forward;
    asin __grads_asin __grads_asin_jvp __grads_asin_jvp_forward;
    acos __grads_acos __grads_acos_jvp __grads_acos_jvp_forward;
    atan __grads_atan __grads_atan_jvp __grads_atan_jvp_forward;
    sinh __grads_sinh __grads_sinh_jvp __grads_sinh_jvp_forward;
    cosh __grads_cosh __grads_cosh_jvp __grads_cosh_jvp_forward;
    tanh __grads_tanh __grads_tanh_jvp __grads_tanh_jvp_forward;
    asinh __grads_asinh __grads_asinh_jvp __grads_asinh_jvp_forward;
    acosh __grads_acosh __grads_acosh_jvp __grads_acosh_jvp_forward;
    atanh __grads_atanh __grads_atanh_jvp __grads_atanh_jvp_forward;
    to_degrees __grads_to_degrees __grads_to_degrees_jvp __grads_to_degrees_jvp_forward;
    to_radians __grads_to_radians __grads_to_radians_jvp __grads_to_radians_jvp_forward;
}

/// The tangents of elements, each times what `slope` is there.
fn along<A: Real, S: Storage<Elem = A>, D: Dimension>(
    x: &ArrayBase<S, D>,
    d: &Array<A, D>,
    slope: impl Fn(A) -> A,
) -> Array<A, D> {
    Zip::from(x).and(d).map_collect(|x, d| slope(*x) * *d)
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

/// Along a tangent.
macro_rules! powers_of_duals {
    ($($float:ident)*) => {$(
        impl Slope for Dual<$float> {
            fn of_powi(self, n: i32) -> Self {
                Self::lit(f64::from(n)) * Real::powi(self, n - 1)
            }
            fn of_powf(self, p: Self) -> (Self, Self) {
                let (by_x, by_p) = (p * Real::powf(self, p - Self::lit(1.0)), Real::powf(self, p));
                (by_x, by_p * Real::ln(self))
            }
        }
    )*};
}

powers_of_duals!(f64 f32);

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

grad_core::pushed! {
    /// Forward mode of powers.
    trait PushedPowers [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where {
        A: Base + Slope + num_traits::Float + Lift<Dual: Slope>, D: Dimension, S: Storage<Elem = A>
    }
    curved __grads_powi __grads_powi_jvp __grads_powi_jvp_forward [] (&self, n: const(()) i32) -> Array<A, D>;
    curved __grads_powf __grads_powf_jvp __grads_powf_jvp_forward [] (&self, p: A) -> Array<A, D>;
}
