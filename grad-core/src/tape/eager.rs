//! Values that compute at once.

use super::error::TapeError;
use super::record;
use super::vspace::TensorId;
use crate::ir::{Attr, BuildError, DType, Type, literal_of, literal_text};
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
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::Eager;
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
    /// A tensor; inside the rule of a function of the user's also a tuple of them.
    ty: Type,
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
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let (number, vector) = (Eager::new(1.5), Eager::new(vec![1_i64, 2]));
    /// assert_eq!((number.shape()?, vector.shape()?), (vec![], vec![2]));
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn new(value: impl Into<Tensor>) -> Eager {
        let value = value.into();
        Eager::of(Type::Tensor(value.dtype()), value.into())
    }
    /// One that every tape watches as soon as something is computed from it, unless told otherwise.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let w = Eager::variable(3.0);
    /// let tape = Tape::new();
    /// let y = &w * &w;
    /// let dw = tape.gradient(&[&y], &[&w], &TapeOptions::default())?;
    /// assert_eq!(dw[0].as_ref().unwrap().to_f64()?, 6.0);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn variable(value: impl Into<Tensor>) -> Eager {
        let value = value.into();
        let ty = Type::Tensor(value.dtype());
        let elements = Elements::All(value.into());
        Eager::made(Ok(Content { ty, elements }), true)
    }
    /// Gives a variable another value of the same type and shape. What was computed of the old one stays as it is, and so do
    /// clones; the derivative by the variable is that by both.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let mut w = Eager::variable(4.0);
    /// for _ in 0..50 {
    ///     let tape = Tape::new();
    ///     let loss = (&w - 3.0) * (&w - 3.0);
    ///     let dw = tape.gradient(&[&loss], &[&w], &TapeOptions::default())?.remove(0).unwrap();
    ///     w.assign((&w - dw * 0.2).value()?)?;
    /// }
    /// assert!((w.to_f64()? - 3.0).abs() < 1e-9);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    ///
    /// # Errors
    /// What is no variable, and a value of another type or shape.
    pub fn assign(&mut self, value: impl Into<Tensor>) -> Result<(), TapeError> {
        let value = value.into();
        let (expected, expected_shape) = (self.dtype()?, self.shape()?);
        if !self.is_variable() {
            return Err(TapeError::NotAVariable);
        }
        if value.dtype() != expected || value.shape() != expected_shape {
            return Err(TapeError::Assigned {
                expected,
                expected_shape,
                found: value.dtype(),
                found_shape: value.shape().to_vec(),
            });
        }
        let elements = Elements::All(value.into());
        let ty = Type::Tensor(expected);
        self.0 = Rc::new(Inner {
            id: self.id(),
            content: Ok(Content { ty, elements }),
            is_variable: true,
        });
        Ok(())
    }
    /// A value that carries an error of the user's, for the rules of functions with gradients of their own.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let x = Eager::failed("the table is empty") + 1.0;
    /// assert_eq!(x.value().unwrap_err().to_string(), "the table is empty");
    /// ```
    pub fn failed(message: impl Into<String>) -> Eager {
        Eager::poisoned(TapeError::Failed(message.into()))
    }
    pub(super) fn poisoned(error: TapeError) -> Eager {
        Eager::made(Err(error), false)
    }
    fn of(ty: Type, datum: Datum) -> Eager {
        let elements = Elements::All(datum);
        Eager::made(Ok(Content { ty, elements }), false)
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
    pub(super) fn literal(text: &str, ty: Type) -> Eager {
        match Datum::parse(text, &ty) {
            Some(datum) => Eager::of(ty, datum),
            None => Eager::poisoned(RuntimeError::Literal(text.into()).into()),
        }
    }
    /// A single number, by its text, of the type of elements of this.
    pub(super) fn lit(&self, text: &str) -> Eager {
        match self.ty() {
            Ok(ty) => Eager::literal(text, ty),
            Err(error) => Eager::poisoned(error),
        }
    }
    /// A single number of the type of elements of this.
    #[track_caller]
    pub(super) fn number(&self, x: f64) -> Eager {
        let ty = match self.ty() {
            Ok(ty) => ty,
            Err(error) => return Eager::poisoned(error),
        };
        match literal_of(x, &ty) {
            Some(text) => Eager::literal(&text, ty),
            None => {
                let (text, at) = (literal_text(x), std::panic::Location::caller().to_string());
                Eager::poisoned(BuildError::Literal { text, ty, at }.into())
            }
        }
    }
    /// A tensor of the same type and shape, full of one number. It depends on nothing.
    pub(super) fn filled_like(&self, number: &str) -> Eager {
        let number = self.lit(number);
        match self.ty() {
            Ok(ty) => Eager::evaluate(&BROADCAST_LIKE, &Attr::None, &[&number, self], ty),
            Err(error) => Eager::poisoned(error),
        }
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
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let x = Eager::new(1.0);
    /// assert_eq!(x.id(), x.clone().id());
    /// assert_ne!(x.id(), Eager::new(1.0).id());
    /// ```
    pub fn id(&self) -> TensorId {
        self.0.id
    }
    pub(super) fn is_variable(&self) -> bool {
        self.0.is_variable
    }
    /// The error that it carries, if something went wrong.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// assert!(Eager::new(1.0).error().is_none());
    /// assert!((Eager::new(1.0) + Eager::new(true)).error().is_some());
    /// ```
    pub fn error(&self) -> Option<TapeError> {
        self.0.content.as_ref().err().cloned()
    }
    fn content(&self) -> Result<&Content, TapeError> {
        self.0.content.as_ref().map_err(TapeError::clone)
    }
    pub(super) fn ty(&self) -> Result<Type, TapeError> {
        Ok(self.content()?.ty.clone())
    }
    /// The type of its elements.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{ir::DType, tape}; }
    /// use grads::tape::Eager;
    /// assert_eq!(Eager::new(true).dtype()?, grads::DType::Bool);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    ///
    /// # Errors
    /// The one that it carries.
    pub fn dtype(&self) -> Result<DType, TapeError> {
        match &self.content()?.ty {
            Type::Tensor(dtype) => Ok(*dtype),
            other => Err(TapeError::NotATensor(other.to_string())),
        }
    }
    /// Whether it can have a cotangent.
    pub(super) fn is_differentiable(&self) -> bool {
        self.ty().is_ok_and(|ty| ty.is_differentiable())
    }
    /// How many elements there are along each axis.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// assert_eq!(Eager::new([[1.0, 2.0, 3.0]]).shape()?, [1, 3]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
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
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// assert_eq!((Eager::new(vec![1.0, 2.0]) * 2.0).value()?.to_f64s(), [2.0, 4.0]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    ///
    /// # Errors
    /// The one that it carries.
    pub fn value(&self) -> Result<Tensor, TapeError> {
        let tensor = self.datum()?.to_tensor(self.dtype()?);
        tensor.ok_or_else(|| TapeError::NotATensor(format!("{self:?}")))
    }
    /// The one element as a plain number, to be looked at by `if` and `while`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// assert_eq!(Eager::new(2.0).to_f64()?, 2.0);
    /// assert!(Eager::new(vec![1.0, 2.0]).to_f64().is_err());
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    ///
    /// # Errors
    /// The one that it carries, or several elements.
    pub fn to_f64(&self) -> Result<f64, TapeError> {
        let value = self.value()?;
        let shape = || value.shape().to_vec();
        value.to_f64().ok_or_else(|| TapeError::NotANumber(shape()))
    }
    /// If this is a gradient that is zero but for some rows: those rows, their numbers, and what the shape is like.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions, op};
    /// let (table, row) = (Eager::variable(vec![1.0, 2.0, 3.0]), Eager::new(vec![2_i64]));
    /// let tape = Tape::new();
    /// let y = op(&[&table, &row], |v| v[0].gather(v[1], 0)) * 5.0;
    /// let dtable = tape.gradient(&[&y], &[&table], &TapeOptions::default())?.remove(0).unwrap();
    /// let [values, rows, _] = dtable.slices().unwrap();
    /// assert_eq!((values.to_f64()?, rows.to_f64()?), (5.0, 2.0));
    /// assert_eq!(dtable.value()?.to_f64s(), [0.0, 0.0, 5.0]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
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
    ///
    /// ```
    /// use grad_core::{ir::Attr, ops, tape::Eager};
    /// let x = Eager::new(1.0);
    /// assert_eq!(x.apply(&ops::arith::ADD, Attr::None, &[&x]).to_f64()?, 2.0);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[track_caller]
    pub fn apply(&self, def: &'static PrimDef, attr: Attr, others: &[&Eager]) -> Eager {
        let mut operands = vec![self];
        operands.extend(others);
        Eager::apply_all(def, attr, &operands)
    }
    /// The same with all operands in one list.
    #[track_caller]
    pub(super) fn apply_all(def: &'static PrimDef, attr: Attr, operands: &[&Eager]) -> Eager {
        let at = std::panic::Location::caller();
        let types: Result<Vec<Type>, TapeError> = operands.iter().map(|x| x.ty()).collect();
        let ty = types.and_then(|types| {
            let fits = def.result_type(&types, &attr);
            let op = def.name;
            fits.ok_or_else(|| {
                BuildError::Operands {
                    op,
                    types,
                    at: at.to_string(),
                }
                .into()
            })
        });
        match ty {
            Ok(ty) => Eager::apply_typed(def, attr, operands, ty),
            Err(error) => Eager::poisoned(error),
        }
    }
    /// The same where the type of the result is known.
    pub(super) fn apply_typed(
        def: &'static PrimDef,
        attr: Attr,
        operands: &[&Eager],
        ty: Type,
    ) -> Eager {
        let result = Eager::evaluate(def, &attr, operands, ty);
        record::primitive(def, attr, operands, &result);
        result
    }
    /// The result, which no tape records.
    fn evaluate(def: &'static PrimDef, attr: &Attr, operands: &[&Eager], ty: Type) -> Eager {
        let carried = operands.iter().find_map(|x| x.error());
        let content = carried.map_or(Ok(()), Err).and_then(|()| {
            let elements = match operands {
                &[values, indices, like] if *def == INDEXED_SLICES => {
                    Elements::Slices(Rc::new(Slices {
                        parts: [values.clone(), indices.clone(), like.clone()],
                        whole: OnceCell::new(),
                    }))
                }
                _ => Elements::All(computed(def, attr, &ty, operands)?),
            };
            Ok(Content { ty, elements })
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
        RuntimeError::Eval {
            func,
            op,
            name: None,
            message,
        }
        .into()
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
