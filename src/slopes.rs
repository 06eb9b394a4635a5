//! First and second derivatives of the methods of numbers, where these are found by rustc: of the elements of arrays, and of numbers that
//! a method of another crate's type gave.

/// Declares the traits of functions of one number.
macro_rules! of_one {
    ($($name:ident $jvp:ident $forward:ident;)*) => {
        /// The derivatives of the methods of numbers.
        pub trait Slopes: grad_core::tangent::Real {
            $(
                #[doc = concat!("That of `x.", stringify!($name), "()`.")]
                fn $name(self) -> Self;
            )*
        }

        /// Their second derivatives.
        pub trait Bends: Slopes {
            $(
                #[doc = concat!("That of `x.", stringify!($name), "()`.")]
                fn $name(self) -> Self;
            )*
        }

        /// Forward mode of the same, and its way back.
        pub trait PushedNumber: Copy {
            $(
                #[doc = concat!("Forward mode of `x.", stringify!($name), "()`.")]
                fn $jvp(&self, d: &Self) -> (Self, Self);
                /// The same with its way back.
                fn $forward(&self, d: &Self) -> ((Self, Self), Back<Self>);
            )*
        }

        of_one!(@of f64 $($name $jvp $forward;)*);
        of_one!(@of f32 $($name $jvp $forward;)*);
    };
    (@of $float:ident $($name:ident $jvp:ident $forward:ident;)*) => {
        impl Slopes for $float {
            $(
                #[inline]
                fn $name(self) -> $float {
                    crate::grad!(|x: $float| x.$name())(self)
                }
            )*
        }

        impl Bends for $float {
            $(
                #[inline]
                fn $name(self) -> $float {
                    crate::hvp!(|x: $float| x.$name())(self, 1.0)
                }
            )*
        }

        impl PushedNumber for $float {
            $(
                #[inline]
                fn $jvp(&self, d: &$float) -> ($float, $float) {
                    ($float::$name(*self), times(*d, Slopes::$name(*self)))
                }
                #[inline]
                fn $forward(&self, d: &$float) -> (($float, $float), Back<$float>) {
                    (self.$jvp(d), |x, of_x, d, of_d, (ct, ct_d)| {
                        let (slope, bend) = (Slopes::$name(*x), Bends::$name(*x));
                        if let Some(of_x) = of_x {
                            *of_x += times(ct, slope) + times(ct_d * *d, bend);
                        }
                        if let Some(of_d) = of_d {
                            *of_d += times(ct_d, slope);
                        }
                    })
                }
            )*
        }
    };
}

/// What is not there meets no slope.
fn times<T: Default + PartialEq + std::ops::Mul<Output = T>>(x: T, slope: T) -> T {
    match x == T::default() {
        true => x,
        false => x * slope,
    }
}

/// The way back of forward mode of a function of one number.
pub type Back<T> = fn(&T, Option<&mut T>, &T, Option<&mut T>, (T, T));

of_one! {
    abs __grads_abs_jvp __grads_abs_jvp_forward;
    recip __grads_recip_jvp __grads_recip_jvp_forward;
    sqrt __grads_sqrt_jvp __grads_sqrt_jvp_forward;
    cbrt __grads_cbrt_jvp __grads_cbrt_jvp_forward;
    exp __grads_exp_jvp __grads_exp_jvp_forward;
    exp2 __grads_exp2_jvp __grads_exp2_jvp_forward;
    exp_m1 __grads_exp_m1_jvp __grads_exp_m1_jvp_forward;
    ln __grads_ln_jvp __grads_ln_jvp_forward;
    ln_1p __grads_ln_1p_jvp __grads_ln_1p_jvp_forward;
    log2 __grads_log2_jvp __grads_log2_jvp_forward;
    log10 __grads_log10_jvp __grads_log10_jvp_forward;
    sin __grads_sin_jvp __grads_sin_jvp_forward;
    cos __grads_cos_jvp __grads_cos_jvp_forward;
    tan __grads_tan_jvp __grads_tan_jvp_forward;
    asin __grads_asin_jvp __grads_asin_jvp_forward;
    acos __grads_acos_jvp __grads_acos_jvp_forward;
    atan __grads_atan_jvp __grads_atan_jvp_forward;
    sinh __grads_sinh_jvp __grads_sinh_jvp_forward;
    cosh __grads_cosh_jvp __grads_cosh_jvp_forward;
    tanh __grads_tanh_jvp __grads_tanh_jvp_forward;
    asinh __grads_asinh_jvp __grads_asinh_jvp_forward;
    acosh __grads_acosh_jvp __grads_acosh_jvp_forward;
    atanh __grads_atanh_jvp __grads_atanh_jvp_forward;
    to_degrees __grads_to_degrees_jvp __grads_to_degrees_jvp_forward;
    to_radians __grads_to_radians_jvp __grads_to_radians_jvp_forward;
}

/// Declares those of functions of a number and of one or two more.
macro_rules! of_several {
    ($($name:ident $jvp:ident $forward:ident($($y:ident $dy:ident $of_y:ident $bend:ident),*);)*) => {
        /// Forward mode of functions of several numbers, and its way back.
        pub trait PushedNumbers: Copy {
            $(
                #[doc = concat!("Forward mode of `", stringify!($name), "`.")]
                fn $jvp(&self, $($y: Self,)* d: &Self, $($dy: Self),*) -> (Self, Self);
                /// The same with its way back.
                fn $forward(&self, $($y: Self,)* d: &Self, $($dy: Self),*) -> (
                    (Self, Self),
                    impl Fn(&Self, Option<&mut Self>, &Self, Option<&mut Self>, (Self, Self)) -> ($(of_several!(@number $y),)* $(of_several!(@number $y),)*) + Send + Sync + use<Self>,
                );
            )*
        }

        of_several!(@of f64 $($name $jvp $forward($($y $dy $of_y $bend),*);)*);
        of_several!(@of f32 $($name $jvp $forward($($y $dy $of_y $bend),*);)*);
    };
    (@number $y:ident) => { Self };
    (@of $float:ident $($name:ident $jvp:ident $forward:ident($($y:ident $dy:ident $of_y:ident $bend:ident),*);)*) => {
        impl PushedNumbers for $float {
            $(
                fn $jvp(&self, $($y: $float,)* d: &$float, $($dy: $float),*) -> ($float, $float) {
                    crate::jvp!(|x: $float, $($y: $float),*| x.$name($($y),*))((*self, $($y),*), (*d, $($dy),*))
                }
                fn $forward(&self, $($y: $float,)* d: &$float, $($dy: $float),*) -> (
                    ($float, $float),
                    impl Fn(&$float, Option<&mut $float>, &$float, Option<&mut $float>, ($float, $float)) -> ($(of_several!(@number $y),)* $(of_several!(@number $y),)*) + Send + Sync + use<>,
                ) {
                    let back = move |x: &$float, of_x: Option<&mut $float>, d: &$float, of_d: Option<&mut $float>, (ct, ct_d): ($float, $float)| {
                        let (slope, $($of_y),*) = crate::grad!(|x: $float, $($y: $float),*| x.$name($($y),*))(*x, $($y),*);
                        let (bend, $($bend),*) = crate::hvp!(|x: $float, $($y: $float),*| x.$name($($y),*))((*x, $($y),*), (*d, $($dy),*));
                        if let Some(of_x) = of_x {
                            *of_x += times(ct, slope) + times(ct_d, bend);
                        }
                        if let Some(of_d) = of_d {
                            *of_d += times(ct_d, slope);
                        }
                        ($(times(ct, $of_y) + times(ct_d, $bend),)* $(times(ct_d, $of_y),)*)
                    };
                    (self.$jvp($($y,)* d, $($dy),*), back)
                }
            )*
        }
    };
}

of_several! {
    powf __grads_powf_jvp __grads_powf_jvp_forward(y dy by_y bend_y);
    log __grads_log_jvp __grads_log_jvp_forward(y dy by_y bend_y);
    hypot __grads_hypot_jvp __grads_hypot_jvp_forward(y dy by_y bend_y);
    atan2 __grads_atan2_jvp __grads_atan2_jvp_forward(y dy by_y bend_y);
    max __grads_max_jvp __grads_max_jvp_forward(y dy by_y bend_y);
    min __grads_min_jvp __grads_min_jvp_forward(y dy by_y bend_y);
    rem_euclid __grads_rem_euclid_jvp __grads_rem_euclid_jvp_forward(y dy by_y bend_y);
    clamp __grads_clamp_jvp __grads_clamp_jvp_forward(lo d_lo by_lo bend_lo, hi d_hi by_hi bend_hi);
    mul_add __grads_mul_add_jvp __grads_mul_add_jvp_forward(a da by_a bend_a, b db by_b bend_b);
}

/// Forward mode of whole powers, and its way back.
pub trait PushedPower: Copy {
    /// Forward mode of `powi`.
    fn __grads_powi_jvp(&self, n: i32, d: &Self, _: ()) -> (Self, Self);
    /// The same with its way back.
    fn __grads_powi_jvp_forward(&self, n: i32, d: &Self, _: ()) -> ((Self, Self), PowerBack<Self>);
}

/// The way back of forward mode of a whole power.
pub type PowerBack<T> =
    Box<dyn Fn(&T, Option<&mut T>, &T, Option<&mut T>, (T, T)) -> ((), ()) + Send + Sync>;

macro_rules! powers {
    ($($float:ident)*) => {$(
        impl PushedPower for $float {
            fn __grads_powi_jvp(&self, n: i32, d: &$float, (): ()) -> ($float, $float) {
                let slope = crate::grad!(|x: $float, n: i32| x.powi(n))(*self, n);
                (self.powi(n), times(*d, slope))
            }
            fn __grads_powi_jvp_forward(
                &self,
                n: i32,
                d: &$float,
                (): (),
            ) -> (($float, $float), PowerBack<$float>) {
                let back = move |x: &$float, of_x: Option<&mut $float>, d: &$float, of_d: Option<&mut $float>, (ct, ct_d): ($float, $float)| {
                    let slope = crate::grad!(|x: $float, n: i32| x.powi(n))(*x, n);
                    if let Some(of_x) = of_x {
                        let bend = crate::hvp!(|x: $float, n: i32| x.powi(n))((*x, n), *d);
                        *of_x += times(ct, slope) + times(ct_d, bend);
                    }
                    if let Some(of_d) = of_d {
                        *of_d += times(ct_d, slope);
                    }
                    ((), ())
                };
                (self.__grads_powi_jvp(n, d, ()), Box::new(back))
            }
        }
    )*};
}

powers!(f64 f32);
