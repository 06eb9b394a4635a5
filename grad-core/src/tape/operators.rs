//! Operators, and what the methods of primitives take.

use super::Eager;
use crate::ir::Attr;
use crate::ops::arith;

/// What an operator or method takes beside `self`: a value, or a plain number of the type of elements of `self`.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, EagerOperand};
/// fn twice(x: &Eager, y: impl EagerOperand) -> Eager {
///     x.max(y) * 2.0
/// }
/// let x = Eager::new(1.0);
/// assert_eq!((twice(&x, 3.0).to_f64()?, twice(&x, &x).to_f64()?), (6.0, 2.0));
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub trait EagerOperand {
    /// The value, where a number takes the type of `other`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{ir::DType, tape}; }
    /// use grads::DType;
    /// use grads::tape::{Eager, EagerOperand};
    /// let half = 0.5.eager_like(&Eager::new(1.0_f32));
    /// assert_eq!((half.dtype()?, half.to_f64()?), (DType::F32, 0.5));
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[track_caller]
    fn eager_like(self, other: &Eager) -> Eager;
}

impl EagerOperand for Eager {
    fn eager_like(self, _: &Eager) -> Eager {
        self
    }
}

impl EagerOperand for &Eager {
    fn eager_like(self, _: &Eager) -> Eager {
        self.clone()
    }
}

impl EagerOperand for f64 {
    #[track_caller]
    fn eager_like(self, other: &Eager) -> Eager {
        other.number(self)
    }
}

impl EagerOperand for i32 {
    fn eager_like(self, other: &Eager) -> Eager {
        other.lit(&self.to_string())
    }
}

/// `a op b` where `a` is a plain number.
macro_rules! plain_number {
    ($number:ident $trait:ident $method:ident $def:expr) => {
        impl std::ops::$trait<&Eager> for $number {
            type Output = Eager;
            #[track_caller]
            fn $method(self, other: &Eager) -> Eager {
                self.eager_like(other).apply($def, Attr::None, &[other])
            }
        }
        impl std::ops::$trait<Eager> for $number {
            type Output = Eager;
            #[track_caller]
            fn $method(self, other: Eager) -> Eager {
                self.$method(&other)
            }
        }
    };
}

/// `a op b`, by value or reference, with either side a plain number.
macro_rules! operator {
    ($($trait:ident $method:ident $def:expr;)*) => {$(
        impl<T: EagerOperand> std::ops::$trait<T> for &Eager {
            type Output = Eager;
            #[track_caller]
            fn $method(self, other: T) -> Eager {
                self.apply($def, Attr::None, &[&other.eager_like(self)])
            }
        }
        impl<T: EagerOperand> std::ops::$trait<T> for Eager {
            type Output = Eager;
            #[track_caller]
            fn $method(self, other: T) -> Eager {
                (&self).$method(other)
            }
        }
        plain_number! { f64 $trait $method $def }
        plain_number! { i32 $trait $method $def }
    )*};
}

operator! {
    Add add &arith::ADD;
    Sub sub &arith::SUB;
    Mul mul &arith::MUL;
    Div div &arith::DIV;
    Rem rem &arith::REM;
}

impl std::ops::Neg for &Eager {
    type Output = Eager;
    #[track_caller]
    fn neg(self) -> Eager {
        self.apply(&arith::NEG, Attr::None, &[])
    }
}

impl std::ops::Neg for Eager {
    type Output = Eager;
    #[track_caller]
    fn neg(self) -> Eager {
        -&self
    }
}
