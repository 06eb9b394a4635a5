//! Integers of every width, held as `i128`.

use super::EvalError;
use super::datum::Datum;
use crate::ir::{IntType, Type};

/// The least and greatest value. Those of `u128` beyond `i128` are not held.
pub(crate) fn range(ty: IntType) -> (i128, i128) {
    match ty {
        IntType::I8 => (i8::MIN.into(), i8::MAX.into()),
        IntType::I16 => (i16::MIN.into(), i16::MAX.into()),
        IntType::I32 => (i32::MIN.into(), i32::MAX.into()),
        IntType::I64 => (i64::MIN.into(), i64::MAX.into()),
        IntType::Isize => (isize::MIN as i128, isize::MAX as i128),
        IntType::U8 => (0, u8::MAX.into()),
        IntType::U16 => (0, u16::MAX.into()),
        IntType::U32 => (0, u32::MAX.into()),
        IntType::U64 => (0, u64::MAX.into()),
        IntType::Usize => (0, usize::MAX as i128),
        IntType::U128 => (0, i128::MAX),
        IntType::I128 | IntType::Open => (i128::MIN, i128::MAX),
    }
}

/// How many bits, if known.
pub(crate) fn bits(ty: IntType) -> Option<u32> {
    match ty {
        IntType::I8 | IntType::U8 => Some(8),
        IntType::I16 | IntType::U16 => Some(16),
        IntType::I32 | IntType::U32 => Some(32),
        IntType::I64 | IntType::U64 => Some(64),
        IntType::Isize | IntType::Usize => Some(usize::BITS),
        IntType::I128 | IntType::U128 => Some(128),
        IntType::Open => None,
    }
}

/// The unsigned type of the same width.
pub fn unsigned(ty: IntType) -> IntType {
    match ty {
        IntType::I8 | IntType::U8 => IntType::U8,
        IntType::I16 | IntType::U16 => IntType::U16,
        IntType::I32 | IntType::U32 => IntType::U32,
        IntType::I64 | IntType::U64 => IntType::U64,
        IntType::I128 | IntType::U128 => IntType::U128,
        IntType::Isize | IntType::Usize => IntType::Usize,
        IntType::Open => IntType::Open,
    }
}

/// `n`, if it fits the node's type: what Rust checks in a debug build.
pub(crate) fn fit(name: &str, n: i128, ty: &Type) -> Result<Datum, EvalError> {
    match ty {
        Type::Int(width) if !holds(*width, n) => {
            Err(EvalError(format!("`{name}` overflows {ty}: {n}")))
        }
        _ => Ok(Datum::Int(n)),
    }
}

/// Whether `n` fits.
pub(crate) fn holds(ty: IntType, n: i128) -> bool {
    let (lo, hi) = range(ty);
    (lo..=hi).contains(&n)
}

/// `n` modulo two to the width: what `as` does. `None` where the result is a `u128` that is not held.
pub(crate) fn wrap(n: i128, ty: IntType) -> Option<i128> {
    let (lo, hi) = range(ty);
    match ty {
        IntType::I128 | IntType::Open => Some(n),
        IntType::U128 => (n >= 0).then_some(n),
        _ if (lo..=hi).contains(&n) => Some(n),
        _ => Some((n - lo).rem_euclid(hi - lo + 1) + lo),
    }
}
