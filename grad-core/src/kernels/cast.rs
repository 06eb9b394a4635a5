//! Elements of one type made of those of another.

use super::wide::{dtype, map1, of_each_type};
use crate::ir::DType;
use crate::ops::datum::Datum;
use crate::tensor::Tensor;

/// What `as` does, and between truth values and numbers what tensors do.
trait To<R> {
    fn converted(self) -> R;
}

macro_rules! between {
    ($($from:ident)*) => {$(
        between!(@to $from f32 f64 i32 i64);
        impl To<bool> for $from {
            fn converted(self) -> bool {
                self != 0 as $from
            }
        }
        impl To<$from> for bool {
            fn converted(self) -> $from {
                u8::from(self) as $from
            }
        }
    )*};
    (@to $from:ident $($to:ident)*) => {$(
        impl To<$to> for $from {
            fn converted(self) -> $to {
                self as $to
            }
        }
    )*};
}

between!(f32 f64 i32 i64);

impl To<bool> for bool {
    fn converted(self) -> bool {
        self
    }
}

/// The tensor with elements of type `to`.
pub(crate) fn cast(to: DType, operands: &[Datum], shape: &[usize]) -> Option<Tensor> {
    of_each_type!(dtype(operands)?, A => of_each_type!(to, R => {
        map1(operands, shape, |x: A| Some(To::<R>::converted(x)))
    }))
}
