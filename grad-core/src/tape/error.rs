//! What can go wrong with values that compute at once.

use crate::grad::GradientError;
use crate::ir::{BuildError, DType};
use crate::runtime::RuntimeError;

/// Why a value could not be computed or differentiated.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, Tape, TapeError, TapeOptions};
/// let (x, tape) = (Eager::variable(1.0), Tape::new());
/// let y = x.sin();
/// tape.gradient(&[&y], &[&x], &TapeOptions::default())?;
/// let again = tape.gradient(&[&y], &[&x], &TapeOptions::default());
/// assert_eq!(again.unwrap_err(), TapeError::UsedTwice);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TapeError {
    /// Operands that do not fit.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// No gradient.
    #[error(transparent)]
    Gradient(#[from] GradientError),
    /// An error of the computation.
    #[error(transparent)]
    Run(#[from] RuntimeError),
    /// A tape that is used up.
    #[error(
        "A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)"
    )]
    UsedTwice,
    /// Another number of output gradients than of targets.
    #[error("Length mismatch. Passed {found} output gradients for {expected} targets")]
    OutputGradients {
        /// How many were passed.
        found: usize,
        /// How many targets there are.
        expected: usize,
    },
    /// An output gradient of another type or shape than its target.
    #[error(
        "an output gradient of type {found} and shape {found_shape:?} was passed for a target of type {expected} and shape \
         {expected_shape:?}"
    )]
    OutputGradient {
        /// The target's type.
        expected: DType,
        /// Its shape.
        expected_shape: Vec<usize>,
        /// The output gradient's type.
        found: DType,
        /// Its shape.
        found_shape: Vec<usize>,
    },
    /// Something else than a variable that a value is assigned to.
    #[error("a value can be assigned to a variable only")]
    NotAVariable,
    /// A value of another type or shape than the variable that it is assigned to.
    #[error(
        "a value of type {found} and shape {found_shape:?} was assigned to a variable of type {expected} and shape \
         {expected_shape:?}"
    )]
    Assigned {
        /// The variable's type.
        expected: DType,
        /// Its shape.
        expected_shape: Vec<usize>,
        /// The value's type.
        found: DType,
        /// Its shape.
        found_shape: Vec<usize>,
    },
    /// Another number of gradients than of variables that an optimiser is to move.
    #[error("{gradients} gradients for {variables} variables")]
    Gradients {
        /// How many variables there are.
        variables: usize,
        /// How many gradients.
        gradients: usize,
    },
    /// A gradient that does not fit the variable that an optimiser is to move.
    #[error(
        "variable {at} of type {dtype} and shape {shape:?} cannot be moved against a gradient of type {found} and shape \
         {found_shape:?}"
    )]
    GradientOf {
        /// The place of the variable.
        at: usize,
        /// Its type.
        dtype: DType,
        /// Its shape.
        shape: Vec<usize>,
        /// The gradient's type.
        found: DType,
        /// Its shape.
        found_shape: Vec<usize>,
    },
    /// A variable without a gradient that an optimiser is to move.
    #[error("variable {0} has no gradient: leave it out")]
    NoGradient(usize),
    /// A primitive of any number of operands, applied to none.
    #[error("`{0}` needs an operand")]
    NoOperands(&'static str),
    /// Something that is no tensor: a primitive for other values than tensors, or a node that is no primitive.
    #[error("`{0}` does not compute a tensor")]
    NotATensor(String),
    /// A value of several elements where one is asked for.
    #[error("a tensor of shape {0:?} is not a single number")]
    NotANumber(Vec<usize>),
    /// A rule of a primitive that opens a graph and does not close it.
    #[error("the rule of `{0}` opens a graph that it does not close")]
    Unfinished(&'static str),
    /// An error of the user's, see [`Eager::failed`](super::Eager::failed).
    #[error("{0}")]
    Failed(String),
}
