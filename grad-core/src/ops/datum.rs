//! Values as the primitives' evaluation sees them: no dependency, so that constant folding can use it at build time.

use crate::ir::{DType, FloatType, IntType, Type};
#[cfg(feature = "runtime")]
use crate::tensor::Tensor;
use std::any::Any;
use std::fmt;
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
    /// A struct or a variant of an enum: its fields by name, those of a variant as `Variant::field`.
    Struct(Rc<Vec<(Box<str>, Datum)>>),
    /// A tensor of at least one dimension; those of none are numbers and truth values.
    #[cfg(feature = "runtime")]
    Tensor(Rc<Tensor>),
    /// What only an interpreter can read: a pullback.
    Opaque(Opaque),
}

/// Something of an interpreter's own; equal only to itself.
#[derive(Clone)]
pub struct Opaque(pub Rc<dyn Any>);

impl PartialEq for Opaque {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Opaque {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("pullback")
    }
}

impl Datum {
    /// An array of `f64`.
    pub fn array(xs: impl IntoIterator<Item = f64>) -> Datum {
        Datum::Array(Rc::new(xs.into_iter().map(Datum::F64).collect()))
    }
    /// The zero of the same type and shape: what an unused cotangent is.
    pub fn zero_like(&self) -> Datum {
        #[cfg(feature = "runtime")]
        if let Datum::Tensor(x) = self {
            return x.zero_like().map_or(Datum::Unit, Datum::from);
        }
        self.map_leaves(&mut |leaf| match leaf {
            Datum::F64(_) => Datum::F64(0.0),
            Datum::F32(_) => Datum::F32(0.0),
            _ => Datum::Unit,
        })
    }
    /// A value of the same structure, with each number, truth value and the like in it replaced.
    pub fn map_leaves(&self, f: &mut dyn FnMut(&Datum) -> Datum) -> Datum {
        match self {
            Datum::Array(xs) => Datum::Array(Rc::new(xs.iter().map(|x| x.map_leaves(f)).collect())),
            Datum::Tuple(xs) => Datum::Tuple(Rc::new(xs.iter().map(|x| x.map_leaves(f)).collect())),
            Datum::Struct(xs) => {
                let fields = xs.iter().map(|(name, x)| (name.clone(), x.map_leaves(f)));
                Datum::Struct(Rc::new(fields.collect()))
            }
            #[cfg(feature = "runtime")]
            Datum::Tensor(x) => x.map_elements(f),
            Datum::F64(_)
            | Datum::F32(_)
            | Datum::Int(_)
            | Datum::Bool(_)
            | Datum::Unit
            | Datum::Opaque(_) => f(self),
        }
    }
    /// Its floats in order, as `f64`.
    pub fn floats(&self) -> Vec<f64> {
        let mut floats = vec![];
        self.map_leaves(&mut |leaf| {
            floats.extend(leaf.as_f64());
            Datum::Unit
        });
        floats
    }
    /// The number as `f64`, if it is a float.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Datum::F64(x) => Some(*x),
            Datum::F32(x) => Some(f64::from(*x)),
            Datum::Int(_)
            | Datum::Bool(_)
            | Datum::Unit
            | Datum::Array(_)
            | Datum::Tuple(_)
            | Datum::Struct(_)
            | Datum::Opaque(_) => None,
            #[cfg(feature = "runtime")]
            Datum::Tensor(_) => None,
        }
    }
    /// The number, if it is an `f64`.
    #[cfg(feature = "runtime")]
    pub(crate) fn exact_f64(&self) -> Option<f64> {
        if let Datum::F64(x) = self {
            Some(*x)
        } else {
            None
        }
    }
    /// The number as `f32`, if it is a float.
    pub fn as_f32(&self) -> Option<f32> {
        match self {
            Datum::F64(x) => Some(*x as f32),
            Datum::F32(x) => Some(*x),
            Datum::Int(_)
            | Datum::Bool(_)
            | Datum::Unit
            | Datum::Array(_)
            | Datum::Tuple(_)
            | Datum::Struct(_)
            | Datum::Opaque(_) => None,
            #[cfg(feature = "runtime")]
            Datum::Tensor(_) => None,
        }
    }
    /// The number, if it is an integer.
    pub fn as_int(&self) -> Option<i128> {
        if let Datum::Int(n) = self {
            Some(*n)
        } else {
            None
        }
    }
    /// The truth value, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        if let Datum::Bool(b) = self {
            Some(*b)
        } else {
            None
        }
    }
    /// The zero of a type, as far as the type tells: a vector or slice is empty, a number of open type is an `f64`.
    pub fn zero(ty: &Type) -> Option<Datum> {
        match ty {
            Type::Float(FloatType::F32) => Some(Datum::F32(0.0)),
            Type::Float(_) | Type::Open => Some(Datum::F64(0.0)),
            Type::Int(_) => Some(Datum::Int(0)),
            Type::Bool => Some(Datum::Bool(false)),
            Type::Unit | Type::Pullback => Some(Datum::Unit),
            Type::Tensor(DType::F32) => Some(Datum::F32(0.0)),
            Type::Tensor(DType::F64) => Some(Datum::F64(0.0)),
            Type::Tensor(DType::I32 | DType::I64) => Some(Datum::Int(0)),
            Type::Tensor(DType::Bool) => Some(Datum::Bool(false)),
            Type::Slice(_) | Type::Vec(_) => Some(Datum::Array(Rc::default())),
            Type::Array(t, len) => {
                let len: usize = len.trim_end_matches("usize").parse().ok()?;
                Some(Datum::Array(Rc::new(vec![Datum::zero(t)?; len])))
            }
            Type::Tuple(ts) => ts
                .iter()
                .map(Datum::zero)
                .collect::<Option<_>>()
                .map(|ts| Datum::Tuple(Rc::new(ts))),
            // never read: what a place holds before it has its value
            Type::Named(_) => Some(Datum::Unit),
        }
    }
    /// Reads a literal of type `ty`: Rust's spellings with or without suffix, `inf`, `-inf`, `nan`, and `zero` for the
    /// zero of any type; `unreached` stands behind a panic.
    pub fn parse(text: &str, ty: &Type) -> Option<Datum> {
        if ["zero", "unreached"].contains(&text) {
            return Datum::zero(ty);
        }
        let plain = text.replace('_', "");
        match ty {
            Type::Bool => plain.parse().ok().map(Datum::Bool),
            Type::Unit => (plain == "()").then_some(Datum::Unit),
            Type::Int(_) => parse_int(&plain).map(Datum::Int),
            Type::Float(FloatType::F32) => {
                plain.trim_end_matches("f32").parse().ok().map(Datum::F32)
            }
            Type::Float(_) | Type::Open => {
                plain.trim_end_matches("f64").parse().ok().map(Datum::F64)
            }
            Type::Array(..)
            | Type::Slice(_)
            | Type::Vec(_)
            | Type::Tuple(_)
            | Type::Named(_)
            | Type::Pullback => None,
            #[cfg(feature = "runtime")]
            Type::Tensor(dtype) if text.starts_with('[') => {
                Tensor::parse(text, *dtype).map(Datum::from)
            }
            Type::Tensor(dtype) => Datum::parse(text, &dtype.scalar()),
        }
    }
}

fn parse_int(text: &str) -> Option<i128> {
    let digits = IntType::ALL
        .iter()
        .find_map(|(_, name)| text.strip_suffix(name))
        .unwrap_or(text);
    let (sign, digits) = digits.strip_prefix('-').map_or((1, digits), |d| (-1, d));
    let (radix, digits) = match digits.get(..2) {
        Some("0x") => (16, &digits[2..]),
        Some("0o") => (8, &digits[2..]),
        Some("0b") => (2, &digits[2..]),
        _ => (10, digits),
    };
    if digits.starts_with(['+', '-']) {
        return None;
    }
    i128::from_str_radix(digits, radix).ok().map(|n| sign * n)
}
