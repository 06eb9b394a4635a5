//! Numbers with a derivative along one direction: the arithmetic that the expected derivatives come from.

use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

/// A value and its derivative.
///
/// A derivative that does not exist is NaN, and stays one until a choice leaves the number out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dual {
    /// The value.
    pub value: f64,
    /// The derivative.
    pub tangent: f64,
    /// Whether the input that is varied is in it at all: a derivative may be zero by accident.
    pub varies: bool,
}

impl Dual {
    /// A number that does not vary.
    pub fn constant(value: f64) -> Dual {
        Dual {
            value,
            tangent: 0.0,
            varies: false,
        }
    }
    /// `x^n`
    pub fn powi(self, n: i32) -> Dual {
        let slope = if n == 0 {
            0.0
        } else {
            f64::from(n) * self.value.powi(n - 1)
        };
        Dual {
            value: self.value.powi(n),
            tangent: self.tangent * slope,
            varies: self.varies,
        }
    }
    /// A number made of two.
    fn of(self, other: Dual, value: f64, tangent: f64) -> Dual {
        Dual {
            value,
            tangent,
            varies: self.varies || other.varies,
        }
    }
}

impl Add for Dual {
    type Output = Dual;
    fn add(self, other: Dual) -> Dual {
        self.of(
            other,
            self.value + other.value,
            self.tangent + other.tangent,
        )
    }
}

impl Sub for Dual {
    type Output = Dual;
    fn sub(self, other: Dual) -> Dual {
        self.of(
            other,
            self.value - other.value,
            self.tangent - other.tangent,
        )
    }
}

impl Mul for Dual {
    type Output = Dual;
    fn mul(self, other: Dual) -> Dual {
        let tangent = self.tangent * other.value + self.value * other.tangent;
        self.of(other, self.value * other.value, tangent)
    }
}

impl Div for Dual {
    type Output = Dual;
    fn div(self, other: Dual) -> Dual {
        let value = self.value / other.value;
        let tangent = (self.tangent - value * other.tangent) / other.value;
        self.of(other, value, tangent)
    }
}

impl Rem for Dual {
    type Output = Dual;
    fn rem(self, other: Dual) -> Dual {
        let trips = (self.value / other.value).trunc();
        let tangent = self.tangent - trips * other.tangent;
        self.of(other, self.value % other.value, tangent)
    }
}

impl Neg for Dual {
    type Output = Dual;
    fn neg(self) -> Dual {
        Dual {
            value: -self.value,
            tangent: -self.tangent,
            varies: self.varies,
        }
    }
}
