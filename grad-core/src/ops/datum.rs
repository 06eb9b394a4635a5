//! Values as the primitives' evaluation sees them: no dependency, so that constant folding can use it at build time.

use crate::ir::{FloatType, IntType, Type};
use std::rc::Rc;

/// A value at run time. Arrays are shared and copied on write.
#[derive(Clone, PartialEq, Debug)]
pub enum Datum {
    /// `f64`, and floats whose type is open.
    F64(f64),
    /// `f32`
    F32(f32),
    /// An integer of any width; the node's type says which.
    Int(i128),
    /// A truth value.
    Bool(bool),
    /// No value.
    Unit,
    /// An array, slice or vector.
    Array(Rc<Vec<Datum>>),
    /// A tuple.
    Tuple(Rc<Vec<Datum>>),
}

impl Datum {
    /// An array of `f64`.
    pub fn array(xs: impl IntoIterator<Item = f64>) -> Datum {
        Datum::Array(Rc::new(xs.into_iter().map(Datum::F64).collect()))
    }
    /// The zero of the same type and shape: what an unused cotangent is.
    pub fn zero_like(&self) -> Datum {
        match self {
            Datum::F64(_) => Datum::F64(0.0),
            Datum::F32(_) => Datum::F32(0.0),
            Datum::Int(_) | Datum::Bool(_) | Datum::Unit => Datum::Unit,
            Datum::Array(xs) => Datum::Array(Rc::new(xs.iter().map(Datum::zero_like).collect())),
            Datum::Tuple(xs) => Datum::Tuple(Rc::new(xs.iter().map(Datum::zero_like).collect())),
        }
    }
    /// Reads a literal of type `ty`: Rust's spellings with or without suffix, and `inf`, `-inf`, `nan`.
    pub fn parse(text: &str, ty: &Type) -> Option<Datum> {
        let plain = text.replace('_', "");
        match ty {
            Type::Bool => plain.parse().ok().map(Datum::Bool),
            Type::Unit => (plain == "()").then_some(Datum::Unit),
            Type::Int(_) => parse_int(&plain).map(Datum::Int),
            Type::Float(FloatType::F32) => plain.trim_end_matches("f32").parse().ok().map(Datum::F32),
            Type::Float(_) | Type::Open => plain.trim_end_matches("f64").parse().ok().map(Datum::F64),
            Type::Array(..) | Type::Slice(_) | Type::Vec(_) | Type::Tuple(_) | Type::Pullback => None,
        }
    }
}

fn parse_int(text: &str) -> Option<i128> {
    let digits = IntType::ALL.iter().find_map(|(_, name)| text.strip_suffix(name)).unwrap_or(text);
    let (sign, digits) = digits.strip_prefix('-').map_or((1, digits), |d| (-1, d));
    let (radix, digits) = match digits.get(..2) {
        Some("0x") => (16, &digits[2..]),
        Some("0o") => (8, &digits[2..]),
        Some("0b") => (2, &digits[2..]),
        _ => (10, digits),
    };
    i128::from_str_radix(digits, radix).ok().map(|n| sign * n)
}
