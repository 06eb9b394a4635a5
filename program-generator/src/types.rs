//! The types of programs.

use std::sync::Arc;

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub enum Ty {
    /// `f64`
    Float,
    /// `usize`
    Int,
    /// `bool`
    Bool,
    /// `[T; N]`
    Array(Box<Ty>, usize),
    /// `Vec<T>`
    Vec(Box<Ty>),
    /// `[T]`, behind a reference.
    Slice(Box<Ty>),
    /// `(A, B, ..)`
    Tuple(Vec<Ty>),
    /// A struct of the program.
    Record(Arc<Record>),
    /// `Option<f64>`, or an enum of the program.
    Choice(Arc<Choice>),
    /// `()`
    Unit,
}

/// A struct.
#[derive(Debug, PartialEq)]
pub struct Record {
    /// Its name.
    pub name: String,
    /// Its fields, in order.
    pub fields: Vec<Field>,
    /// Whether it is `Copy`.
    pub copy: bool,
    /// Whether it is `Deref` and `DerefMut`, by its first field.
    pub derefs: bool,
}

/// A field of a struct.
#[derive(Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// `#[no_diff]`
    pub constant: bool,
}

impl Field {
    /// Whether there is a float in it that has a gradient.
    pub fn varies(&self) -> bool {
        !self.constant && self.ty.has_float()
    }
}

/// An enum whose variants hold floats.
#[derive(Debug, PartialEq)]
pub struct Choice {
    /// Its name; none is `Option<f64>`.
    pub name: Option<String>,
    /// The names of its variants, and how many floats each of them holds.
    pub variants: Vec<(String, usize)>,
}

impl Choice {
    /// `Option<f64>`
    pub fn option() -> Arc<Choice> {
        Arc::new(Choice {
            name: None,
            variants: vec![("None".into(), 0), ("Some".into(), 1)],
        })
    }
}

impl Ty {
    /// `Vec<f64>`
    pub fn floats() -> Ty {
        Ty::Vec(Box::new(Ty::Float))
    }
    /// What an array, slice or vector is made of.
    pub fn element(&self) -> Option<&Ty> {
        match self {
            Ty::Array(t, _) | Ty::Vec(t) | Ty::Slice(t) => Some(t),
            Ty::Float | Ty::Int | Ty::Bool | Ty::Tuple(_) | Ty::Unit => None,
            Ty::Record(_) | Ty::Choice(_) => None,
        }
    }
    /// The struct, if it is one.
    pub fn record(&self) -> Option<&Arc<Record>> {
        match self {
            Ty::Record(record) => Some(record),
            _ => None,
        }
    }
    /// Whether there is a float in it that always is there.
    pub fn has_float(&self) -> bool {
        match self {
            Ty::Float => true,
            Ty::Array(t, _) | Ty::Vec(t) | Ty::Slice(t) => t.has_float(),
            Ty::Tuple(ts) => ts.iter().any(Ty::has_float),
            Ty::Record(record) => record.fields.iter().any(Field::varies),
            Ty::Int | Ty::Bool | Ty::Unit | Ty::Choice(_) => false,
        }
    }
    /// Whether values are copied rather than moved.
    pub fn is_copy(&self) -> bool {
        match self {
            Ty::Float | Ty::Int | Ty::Bool | Ty::Unit | Ty::Choice(_) => true,
            Ty::Array(t, _) => t.is_copy(),
            Ty::Tuple(ts) => ts.iter().all(Ty::is_copy),
            Ty::Record(record) => record.copy,
            Ty::Vec(_) | Ty::Slice(_) => false,
        }
    }
}
