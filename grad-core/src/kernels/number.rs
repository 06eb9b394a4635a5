//! What kernels need of the elements that they compute with.

use super::broadcast::num::Zero;
use crate::tensor::convert::Element;
use std::cmp::Ordering;

/// A number with sum, product and order; of integers those that fit.
pub(crate) trait Number: Element + Zero + PartialOrd {
    /// The greatest of no numbers, if there is one.
    const GREATEST_OF_NONE: Option<Self>;
    /// The least of no numbers, if there is one.
    const LEAST_OF_NONE: Option<Self>;
    /// The sum.
    fn sum(self, other: Self) -> Option<Self>;
    /// The product.
    fn product(self, other: Self) -> Option<Self>;
    /// As many.
    fn count(n: usize) -> Option<Self>;
    /// The place in an order where NaN comes last.
    fn order(self, other: Self) -> Ordering {
        let is_nan = |x: Self| x.partial_cmp(&x).is_none();
        self.partial_cmp(&other)
            .unwrap_or_else(|| is_nan(self).cmp(&is_nan(other)))
    }
    /// The greater, or a NaN.
    fn greater(self, other: Self) -> Option<Self> {
        Some(if self.order(other).is_lt() {
            other
        } else {
            self
        })
    }
    /// The lesser, or a NaN.
    fn lesser(self, other: Self) -> Option<Self> {
        match self.partial_cmp(&other) {
            Some(Ordering::Greater) => Some(other),
            Some(_) => Some(self),
            None => self.greater(other),
        }
    }
}

macro_rules! numbers {
    ($($t:ty: $infinity:expr, $sum:expr, $product:expr, $count:expr;)*) => {$(
        impl Number for $t {
            const LEAST_OF_NONE: Option<Self> = $infinity;
            const GREATEST_OF_NONE: Option<Self> = match Self::LEAST_OF_NONE {
                Some(infinity) => Some(-infinity),
                None => None,
            };
            fn sum(self, other: Self) -> Option<Self> {
                let f: fn(Self, Self) -> Option<Self> = $sum;
                f(self, other)
            }
            fn product(self, other: Self) -> Option<Self> {
                let f: fn(Self, Self) -> Option<Self> = $product;
                f(self, other)
            }
            fn count(n: usize) -> Option<Self> {
                let f: fn(usize) -> Option<Self> = $count;
                f(n)
            }
        }
    )*};
}

numbers! {
    f32: Some(f32::INFINITY), |x, y| Some(x + y), |x, y| Some(x * y), |n| Some(n as f32);
    f64: Some(f64::INFINITY), |x, y| Some(x + y), |x, y| Some(x * y), |n| Some(n as f64);
    i32: None, i32::checked_add, i32::checked_mul, |n| n.try_into().ok();
    i64: None, i64::checked_add, i64::checked_mul, |n| n.try_into().ok();
}

/// Does the same with the elements of a tensor of numbers, and wraps what comes out again.
macro_rules! map_numbers {
    ($tensor:expr, $x:ident => $body:expr) => {
        match $tensor {
            $crate::tensor::Tensor::F32($x) => $crate::tensor::Tensor::F32($body),
            $crate::tensor::Tensor::F64($x) => $crate::tensor::Tensor::F64($body),
            $crate::tensor::Tensor::I32($x) => $crate::tensor::Tensor::I32($body),
            $crate::tensor::Tensor::I64($x) => $crate::tensor::Tensor::I64($body),
            $crate::tensor::Tensor::Bool(_) => {
                return Err($crate::ops::EvalError("truth values are no numbers".into()));
            }
        }
    };
}
pub(crate) use map_numbers;
