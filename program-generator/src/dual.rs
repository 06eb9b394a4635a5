//! Numbers with a derivative along one direction: the arithmetic that the expected derivatives come from.

use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

/// A value and its derivative.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dual {
    /// The value.
    pub value: f64,
    /// The derivative.
    pub tangent: f64,
}

impl Dual {
    /// A number that does not vary.
    pub fn constant(value: f64) -> Dual {
        Dual {
            value,
            tangent: 0.0,
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
        }
    }
}

impl Add for Dual {
    type Output = Dual;
    fn add(self, other: Dual) -> Dual {
        Dual {
            value: self.value + other.value,
            tangent: self.tangent + other.tangent,
        }
    }
}

impl Sub for Dual {
    type Output = Dual;
    fn sub(self, other: Dual) -> Dual {
        Dual {
            value: self.value - other.value,
            tangent: self.tangent - other.tangent,
        }
    }
}

impl Mul for Dual {
    type Output = Dual;
    fn mul(self, other: Dual) -> Dual {
        let tangent = self.tangent * other.value + self.value * other.tangent;
        Dual {
            value: self.value * other.value,
            tangent,
        }
    }
}

impl Div for Dual {
    type Output = Dual;
    fn div(self, other: Dual) -> Dual {
        let value = self.value / other.value;
        Dual {
            value,
            tangent: (self.tangent - value * other.tangent) / other.value,
        }
    }
}

impl Rem for Dual {
    type Output = Dual;
    fn rem(self, other: Dual) -> Dual {
        let value = self.value % other.value;
        let trips = (self.value / other.value).trunc();
        Dual {
            value,
            tangent: self.tangent - trips * other.tangent,
        }
    }
}

impl Neg for Dual {
    type Output = Dual;
    fn neg(self) -> Dual {
        Dual {
            value: -self.value,
            tangent: -self.tangent,
        }
    }
}
