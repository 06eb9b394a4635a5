//! Values that compute at once.

use super::error::TapeError;
use super::record;
use super::vspace::TensorId;
use crate::ir::{Attr, BuildError, DType, Type};
use crate::ops::datum::Datum;
use crate::ops::tensor::like::{BROADCAST_LIKE, INDEXED_SLICES};
use crate::ops::{EvalCx, PrimDef};
use crate::runtime::RuntimeError;
use crate::tensor::Tensor;
use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

/// A tensor that knows which one it is: operations on it compute at once, and are recorded by the tapes that watch it.
/// Clones are the same tensor.
///
/// Operators cannot return a `Result`. What goes wrong in one gives a value without elements that carries the error, and so
/// is all that is computed from it; [`value`](Self::value) and a gradient report the first one.
///
/// ```
/// use grad_core::tape::Eager;
/// let x = Eager::new(vec![1.0, 2.0]);
/// let y = (&x * &x).sin() + 1.0;
/// assert_eq!(y.value()?.to_f64s(), [1.0_f64.sin() + 1.0, 4.0_f64.sin() + 1.0]);
/// let sum = x.with(|x| x.reduce_sum(None, false));
/// assert_eq!(sum.to_f64()?, 3.0);
/// assert!((x + Eager::new(vec![1.0, 2.0, 3.0])).exp().value().is_err());
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
#[derive(Clone)]
pub struct Eager(Rc<Inner>);

struct Inner {
    id: TensorId,
    content: Result<Content, TapeError>,
    is_variable: bool,
}

#[derive(Clone)]
struct Content {
    dtype: DType,
    elements: Elements,
}

#[derive(Clone)]
enum Elements {
    All(Datum),
    Slices(Rc<Slices>),
}

/// Zeros but for some rows, which are written out when somebody asks for the whole.
struct Slices {
    parts: [Eager; 3],
    whole: OnceCell<Result<Datum, TapeError>>,
}

impl Eager {
    /// A tensor of its own.
    pub fn new(value: impl Into<Tensor>) -> Eager {
        let value = value.into();
        Eager::of(value.dtype(), value.into())
    }
    /// One that every tape watches as soon as something is computed from it, unless told otherwise.
    pub fn variable(value: impl Into<Tensor>) -> Eager {
        let value = value.into();
        let elements = Elements::All(value.clone().into());
        let dtype = value.dtype();
        Eager::made(Ok(Content { dtype, elements }), true)
    }
    /// A value that carries an error of the user's, for the rules of functions with gradients of their own.
    pub fn failed(message: impl Into<String>) -> Eager {
        Eager::poisoned(TapeError::Failed(message.into()))
    }
    pub(super) fn poisoned(error: TapeError) -> Eager {
        Eager::made(Err(error), false)
    }
    fn of(dtype: DType, datum: Datum) -> Eager {
        let elements = Elements::All(datum);
        Eager::made(Ok(Content { dtype, elements }), false)
    }
    fn made(content: Result<Content, TapeError>, is_variable: bool) -> Eager {
        Eager(Rc::new(Inner {
            id: TensorId::fresh(),
            content,
            is_variable,
        }))
    }
    /// Another tensor with the same elements, of which no tape knows where they come from.
    pub(super) fn detached(&self) -> Eager {
        Eager::made(self.0.content.clone(), false)
    }
    /// A literal by its text.
    pub(super) fn literal(text: &str, dtype: DType) -> Eager {
        match Datum::parse(text, &Type::Tensor(dtype)) {
            Some(datum) => Eager::of(dtype, datum),
            None => Eager::poisoned(RuntimeError::Literal(text.into()).into()),
        }
    }
    /// A single number, by its text, of the type of elements of this.
    pub(super) fn lit(&self, text: &str) -> Eager {
        match self.dtype() {
            Ok(dtype) => Eager::literal(text, dtype),
            Err(error) => Eager::poisoned(error),
        }
    }
    /// A tensor of the same type and shape, full of one number. It depends on nothing.
    pub(super) fn filled_like(&self, number: &str) -> Eager {
        let number = self.lit(number);
        Eager::evaluate(&BROADCAST_LIKE, &Attr::None, &[&number, self])
    }
    /// Zeros of the same type and shape; of truth values all false.
    pub(super) fn zeros_like(&self) -> Eager {
        let falses = |shape: Vec<usize>| {
            let count = shape.iter().product();
            Tensor::from_shape(&shape, vec![false; count])
        };
        let falses = match (self.dtype(), self.shape()) {
            (Ok(DType::Bool), Ok(shape)) => falses(shape),
            _ => None,
        };
        falses.map_or_else(|| self.filled_like("0"), Eager::new)
    }

    /// Which tensor it is.
    pub fn id(&self) -> TensorId {
        self.0.id
    }
    pub(super) fn is_variable(&self) -> bool {
        self.0.is_variable
    }
    /// The error that it carries, if something went wrong.
    pub fn error(&self) -> Option<TapeError> {
        self.0.content.as_ref().err().cloned()
    }
    fn content(&self) -> Result<&Content, TapeError> {
        self.0.content.as_ref().map_err(TapeError::clone)
    }
    /// The type of its elements.
    ///
    /// # Errors
    /// The one that it carries.
    pub fn dtype(&self) -> Result<DType, TapeError> {
        Ok(self.content()?.dtype)
    }
    /// Whether it can have a cotangent.
    pub(super) fn is_float(&self) -> bool {
        self.dtype().is_ok_and(DType::is_float)
    }
    /// How many elements there are along each axis.
    ///
    /// # Errors
    /// The one that it carries.
    pub fn shape(&self) -> Result<Vec<usize>, TapeError> {
        match &self.content()?.elements {
            Elements::All(datum) => Ok(datum.shape().to_vec()),
            Elements::Slices(slices) => slices.parts[2].shape(),
        }
    }
    /// The elements.
    ///
    /// # Errors
    /// The one that it carries.
    pub fn value(&self) -> Result<Tensor, TapeError> {
        let tensor = self.datum()?.to_tensor(self.dtype()?);
        tensor.ok_or_else(|| TapeError::NotATensor(format!("{self:?}")))
    }
    /// The one element as a plain number, to be looked at by `if` and `while`.
    ///
    /// # Errors
    /// The one that it carries, or several elements.
    pub fn to_f64(&self) -> Result<f64, TapeError> {
        let value = self.value()?;
        let shape = || value.shape().to_vec();
        value.to_f64().ok_or_else(|| TapeError::NotANumber(shape()))
    }
    /// If this is a gradient that is zero but for some rows: those rows, their numbers, and what the shape is like.
    pub fn slices(&self) -> Option<[Eager; 3]> {
        match &self.0.content.as_ref().ok()?.elements {
            Elements::All(_) => None,
            Elements::Slices(slices) => Some(slices.parts.clone()),
        }
    }
    fn datum(&self) -> Result<Datum, TapeError> {
        match &self.content()?.elements {
            Elements::All(datum) => Ok(datum.clone()),
            Elements::Slices(slices) => {
                let whole = slices.whole.get_or_init(|| {
                    let [values, indices, like] = &slices.parts;
                    let ty = Type::Tensor(self.dtype()?);
                    computed(&INDEXED_SLICES, &Attr::None, &ty, &[values, indices, like])
                });
                whole.clone()
            }
        }
    }

    /// Applies a primitive with this as its first operand: what every operation comes down to.
    #[track_caller]
    pub fn apply(&self, def: &'static PrimDef, attr: Attr, others: &[&Eager]) -> Eager {
        let mut operands = vec![self];
        operands.extend(others);
        Eager::apply_all(def, attr, &operands)
    }
    /// The same with all operands in one list.
    #[track_caller]
    pub(super) fn apply_all(def: &'static PrimDef, attr: Attr, operands: &[&Eager]) -> Eager {
        let result = Eager::evaluate(def, &attr, operands);
        record::primitive(def, attr, operands, &result);
        result
    }
    /// The result, which no tape records.
    #[track_caller]
    fn evaluate(def: &'static PrimDef, attr: &Attr, operands: &[&Eager]) -> Eager {
        let at = std::panic::Location::caller();
        let types: Result<Vec<Type>, TapeError> = operands
            .iter()
            .map(|x| Ok(Type::Tensor(x.dtype()?)))
            .collect();
        let content = types.and_then(|types| {
            let ty = def
                .result_type(&types, attr)
                .ok_or_else(|| BuildError::Operands {
                    op: def.name,
                    types,
                    at: at.to_string(),
                })?;
            let Type::Tensor(dtype) = ty else {
                return Err(TapeError::NotATensor(def.name.into()));
            };
            let elements = match operands {
                &[values, indices, like] if *def == INDEXED_SLICES => {
                    Elements::Slices(Rc::new(Slices {
                        parts: [values.clone(), indices.clone(), like.clone()],
                        whole: OnceCell::new(),
                    }))
                }
                _ => Elements::All(computed(def, attr, &ty, operands)?),
            };
            Ok(Content { dtype, elements })
        });
        Eager::made(content, false)
    }
}

/// What a primitive computes of these operands.
fn computed(
    def: &PrimDef,
    attr: &Attr,
    ty: &Type,
    operands: &[&Eager],
) -> Result<Datum, TapeError> {
    let operands: Vec<Datum> = operands
        .iter()
        .map(|x| x.datum())
        .collect::<Result<_, _>>()?;
    let result = def.evaluate(&EvalCx { attr, ty }, operands);
    result.map_err(|e| {
        let func = "eager".into();
        let (op, message) = (def.name, e.0);
        RuntimeError::Eval { func, op, message }.into()
    })
}

impl<T: Into<Tensor>> From<T> for Eager {
    fn from(value: T) -> Eager {
        Eager::new(value)
    }
}

impl fmt::Debug for Eager {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.datum() {
            Ok(datum) => write!(f, "Eager({datum:?})"),
            Err(error) => write!(f, "Eager({error})"),
        }
    }
}
