//! Types of values, as far as a front end knows them.

use std::fmt;

/// The text of the type of a part of a text, which has memory of its own while a derivative runs.
pub const TEXT: &str = "&str";

/// The type of a [`Value`](crate::entity::Value).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// A floating-point number.
    Float(FloatType),
    /// An integer.
    Int(IntType),
    /// A truth value.
    Bool,
    /// Nothing: the result of a function without one.
    Unit,
    /// `[T; len]`; the length is the text of a constant expression.
    Array(Box<Type>, Box<str>),
    /// `&[T]` or `&mut [T]`: somebody else's array.
    Slice(Box<Type>),
    /// `Vec<T>`.
    Vec(Box<Type>),
    /// A tuple.
    Tuple(Vec<Type>),
    /// A type of the user's, by its text: a struct, an enum, an alias. `_` where only its use as one is known.
    Named(Box<str>),
    /// A tensor of a graph that is built at run time; its shape is known when it runs.
    Tensor(DType),
    /// What a called function keeps for its way back; only `call_back` reads it.
    Pullback,
    /// Known to the Rust compiler only: what an opaque expression or a called function returns.
    Open,
}

/// The type of a tensor's elements.
///
/// ```
/// # mod grads { pub use grad_core::{ir::DType, tensor::Tensor}; }
/// use grads::{DType, Tensor};
/// assert_eq!(Tensor::from(2.0_f32).dtype(), DType::F32);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum DType {
    F32,
    F64,
    I32,
    I64,
    Bool,
}

/// Which floating-point type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum FloatType {
    /// `f64`
    F64,
    /// `f32`
    F32,
    /// A generic parameter bounded by `Real`.
    Param(Box<str>),
    /// Several `f64` at once: the tangents of one along several directions.
    Lanes,
    /// That of a literal whose type only the Rust compiler settles.
    Open,
}

/// Which integer type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum IntType {
    I8,
    I16,
    I32,
    I64,
    I128,
    Isize,
    U8,
    U16,
    U32,
    U64,
    U128,
    Usize,
    /// That of a literal whose type only the Rust compiler settles.
    Open,
}

impl Type {
    /// `f64`
    pub const F64: Type = Type::Float(FloatType::F64);
    /// `f32`
    pub const F32: Type = Type::Float(FloatType::F32);
    /// Several `f64` at once.
    pub const LANES: Type = Type::Float(FloatType::Lanes);
    /// `usize`
    pub const USIZE: Type = Type::Int(IntType::Usize);

    /// Whether values of this type can carry a cotangent. An open type may; integers and bools never do.
    pub fn is_differentiable(&self) -> bool {
        match self {
            Type::Float(_) | Type::Open | Type::Named(_) => true,
            Type::Tensor(dtype) => dtype.is_float(),
            Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => t.is_differentiable(),
            Type::Tuple(ts) => ts.iter().any(Type::is_differentiable),
            Type::Int(_) | Type::Bool | Type::Unit | Type::Pullback => false,
        }
    }

    /// Whether nothing of it is open or of a type of the user's.
    pub fn is_known(&self) -> bool {
        match self {
            Type::Open | Type::Named(_) => false,
            Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => t.is_known(),
            Type::Tuple(ts) => ts.iter().all(Type::is_known),
            Type::Float(_)
            | Type::Int(_)
            | Type::Bool
            | Type::Unit
            | Type::Tensor(_)
            | Type::Pullback => true,
        }
    }

    /// Whether some number in it stands for several.
    pub fn is_of_lanes(&self) -> bool {
        match self {
            Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => t.is_of_lanes(),
            Type::Tuple(ts) => ts.iter().any(Type::is_of_lanes),
            other => *other == Type::LANES,
        }
    }

    /// Whether this is an array, slice or vector.
    pub fn is_array(&self) -> bool {
        matches!(self, Type::Array(..) | Type::Slice(_) | Type::Vec(_))
    }

    /// Whether this has parts that are read and written in place: an array, or a type of the user's.
    pub fn is_aggregate(&self) -> bool {
        self.is_array() || matches!(self, Type::Named(_))
    }

    /// Whether it is an aggregate as far as is known.
    pub fn may_be_aggregate(&self) -> bool {
        self.is_aggregate() || *self == Type::Open
    }

    /// The element type of an array, slice or vector.
    pub fn element(&self) -> Option<&Type> {
        match self {
            Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => Some(t),
            Type::Float(_)
            | Type::Int(_)
            | Type::Bool
            | Type::Unit
            | Type::Tuple(_)
            | Type::Named(_)
            | Type::Tensor(_)
            | Type::Pullback
            | Type::Open => None,
        }
    }

    /// Whether contributions to a cotangent of this type are collected and summed at once, rather than added to one
    /// running adjoint in place.
    pub fn is_summed(&self) -> bool {
        matches!(self, Type::Float(_) | Type::Tensor(_))
    }

    /// Whether this is a single number or truth value.
    pub fn is_scalar(&self) -> bool {
        matches!(self, Type::Float(_) | Type::Int(_) | Type::Bool)
    }
}

impl DType {
    /// All of them, with their Rust spelling.
    pub const ALL: [(DType, &'static str); 5] = [
        (DType::F32, "f32"),
        (DType::F64, "f64"),
        (DType::I32, "i32"),
        (DType::I64, "i64"),
        (DType::Bool, "bool"),
    ];

    /// The Rust spelling.
    pub fn name(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(t, _)| *t == self)
            .expect("every one is listed")
            .1
    }

    /// The type of one element.
    pub fn scalar(self) -> Type {
        match self {
            DType::F32 => Type::F32,
            DType::F64 => Type::F64,
            DType::I32 => Type::Int(IntType::I32),
            DType::I64 => Type::Int(IntType::I64),
            DType::Bool => Type::Bool,
        }
    }

    /// Whether elements of this type can carry a cotangent.
    pub fn is_float(self) -> bool {
        matches!(self, DType::F32 | DType::F64)
    }

    /// Whether elements of this type are integers.
    pub fn is_int(self) -> bool {
        matches!(self, DType::I32 | DType::I64)
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl IntType {
    /// All widths, with their Rust spelling; the open one is spelled `int`.
    pub const ALL: [(IntType, &'static str); 13] = [
        (IntType::I8, "i8"),
        (IntType::I16, "i16"),
        (IntType::I32, "i32"),
        (IntType::I64, "i64"),
        (IntType::I128, "i128"),
        (IntType::Isize, "isize"),
        (IntType::U8, "u8"),
        (IntType::U16, "u16"),
        (IntType::U32, "u32"),
        (IntType::U64, "u64"),
        (IntType::U128, "u128"),
        (IntType::Usize, "usize"),
        (IntType::Open, "int"),
    ];

    /// The Rust spelling.
    pub fn name(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(t, _)| *t == self)
            .expect("every width is listed")
            .1
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Type::Float(FloatType::F64) => f.write_str("f64"),
            Type::Float(FloatType::F32) => f.write_str("f32"),
            Type::Float(FloatType::Param(name)) => write!(f, "real {name}"),
            Type::Float(FloatType::Lanes) => f.write_str("lanes"),
            Type::Float(FloatType::Open) => f.write_str("float"),
            Type::Int(t) => f.write_str(t.name()),
            Type::Bool => f.write_str("bool"),
            Type::Unit => f.write_str("unit"),
            Type::Array(t, len) => write!(f, "[{t}; {len}]"),
            Type::Slice(t) => write!(f, "slice {t}"),
            Type::Vec(t) => write!(f, "vec {t}"),
            Type::Tuple(ts) => {
                f.write_str("(")?;
                for (i, t) in ts.iter().enumerate() {
                    write!(f, "{}{t}", if i == 0 { "" } else { ", " })?;
                }
                f.write_str(")")
            }
            Type::Named(name) => write!(f, "named {name:?}"),
            Type::Tensor(dtype) => write!(f, "tensor {dtype}"),
            Type::Pullback => f.write_str("pullback"),
            Type::Open => f.write_str("open"),
        }
    }
}
