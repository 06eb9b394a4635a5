//! A number and its tangent: what the partials of operators are evaluated on, for derivatives of partials.

use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

/// A number and its tangent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dual<T> {
    /// The number.
    pub value: T,
    /// How fast it changes.
    pub tangent: T,
}

macro_rules! dual {
    ($($t:ident)*) => {$(
        impl Dual<$t> {
            /// A number that does not change.
            ///
            /// ```
            #[doc = concat!("let x = grad_core::dual::Dual::<", stringify!($t), ">::constant(2.0);")]
            /// assert_eq!((x.value, x.tangent), (2.0, 0.0));
            /// ```
            #[must_use]
            pub fn constant(value: $t) -> Self {
                Dual { value, tangent: 0.0 }
            }

            /// The nearest whole number, which changes in jumps only.
            ///
            /// ```
            #[doc = concat!("let x = grad_core::dual::Dual { value: 1.7, tangent: 1.0", stringify!($t), " };")]
            /// assert_eq!((x.round().value, x.round().tangent), (2.0, 0.0));
            /// ```
            #[must_use]
            pub fn round(self) -> Self {
                Dual::<$t>::constant(self.value.round())
            }
        }

        impl Add for Dual<$t> {
            type Output = Self;
            fn add(self, other: Self) -> Self {
                Dual { value: self.value + other.value, tangent: self.tangent + other.tangent }
            }
        }

        impl Sub for Dual<$t> {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Dual { value: self.value - other.value, tangent: self.tangent - other.tangent }
            }
        }

        impl Mul for Dual<$t> {
            type Output = Self;
            fn mul(self, other: Self) -> Self {
                let tangent = self.tangent * other.value + self.value * other.tangent;
                Dual { value: self.value * other.value, tangent }
            }
        }

        impl Div for Dual<$t> {
            type Output = Self;
            fn div(self, other: Self) -> Self {
                let value = self.value / other.value;
                Dual { value, tangent: (self.tangent - value * other.tangent) / other.value }
            }
        }

        impl Div<Dual<$t>> for $t {
            type Output = Dual<$t>;
            fn div(self, other: Dual<$t>) -> Dual<$t> {
                Dual::<$t>::constant(self) / other
            }
        }

        impl Rem for Dual<$t> {
            type Output = Self;
            fn rem(self, other: Self) -> Self {
                let value = self.value % other.value;
                let quotient = ((self.value - value) / other.value).round();
                Dual { value, tangent: self.tangent - quotient * other.tangent }
            }
        }

        impl Neg for Dual<$t> {
            type Output = Self;
            fn neg(self) -> Self {
                Dual { value: -self.value, tangent: -self.tangent }
            }
        }
    )*};
}

dual!(f64 f32);
