//! First and second derivatives of the methods of numbers, of which those of arrays' elements are made.

/// Declares the traits of functions of one number.
macro_rules! of_one {
    ($($name:ident;)*) => {
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

        of_one!(@of f64 $($name;)*);
        of_one!(@of f32 $($name;)*);
    };
    (@of $float:ident $($name:ident;)*) => {
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
    };
}

of_one! {
    abs;
    recip;
    sqrt;
    cbrt;
    exp;
    exp2;
    exp_m1;
    ln;
    ln_1p;
    log2;
    log10;
    sin;
    cos;
    tan;
    asin;
    acos;
    atan;
    sinh;
    cosh;
    tanh;
    asinh;
    acosh;
    atanh;
    to_degrees;
    to_radians;
}
