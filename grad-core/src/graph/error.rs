//! What can go wrong with a graph that is built at run time.

use crate::grad::GradientError;
use crate::ir::{BuildError, DType};
use crate::registry::RegisteredTwice;
use crate::runtime::RuntimeError;

/// Why a graph could not be built, differentiated or run.
///
/// ```
/// # mod grads { pub use grad_core::{graph, ir::DType}; }
/// use grads::{DType, graph::{Graph, GraphError}};
/// let g = Graph::new();
/// let x = g.placeholder("x", DType::F64);
/// let error = g.run(&[x], &[]).unwrap_err();
/// assert_eq!(error, GraphError::NotFed("x".into()));
/// assert_eq!(error.to_string(), "placeholder 'x' was not fed");
/// ```
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GraphError {
    /// Operands that do not fit.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// No gradient.
    #[error(transparent)]
    Gradient(#[from] GradientError),
    /// An error of the run.
    #[error(transparent)]
    Run(#[from] RuntimeError),
    /// A rule for what has one already.
    #[error(transparent)]
    Registered(#[from] RegisteredTwice),
    /// Another number of `grad_ys` than of ys.
    #[error("Length mismatch. Passed {grad_ys} grad_ys for {ys} ys")]
    GradYs {
        /// How many were passed.
        grad_ys: usize,
        /// How many ys there are.
        ys: usize,
    },
    /// Another number of vectors than of xs.
    #[error("xs and v must have the same length.")]
    Vectors,
    /// A cotangent of another type of elements than its y.
    #[error(
        "Gradient type {found} generated for real or integer-valued tensor {y} with type {expected} must be real or integer"
    )]
    GradYType {
        /// The y's name.
        y: String,
        /// Its type.
        expected: String,
        /// The cotangent's.
        found: String,
    },
    /// A y that can have no cotangent.
    #[error("Tensor {y} with type {ty} must be numeric to obtain a default gradient")]
    NotNumeric {
        /// The y's name.
        y: String,
        /// Its type.
        ty: String,
    },
    /// Branches that return different things.
    #[error(
        "the branches of a cond must return the same number of values of the same types: {first} and {other}"
    )]
    Branches {
        /// The types that the first one returns.
        first: String,
        /// Those that another one returns.
        other: String,
    },
    /// A loop variable that changes its type.
    #[error("'{name}' enters the loop with type {enters} but has type {leaves} after 1 iteration")]
    LoopVariable {
        /// Its name.
        name: String,
        /// Its type before.
        enters: String,
        /// Its type after.
        leaves: String,
    },
    /// A body that returns another number of values than the loop has variables.
    #[error(
        "the {variables} variables of a loop and the {returned} values that its body returns don't have the same number of elements"
    )]
    LoopVariables {
        /// How many the loop has.
        variables: usize,
        /// How many the body returns.
        returned: usize,
    },
    /// A predicate that is no truth value.
    #[error("a predicate must be a bool tensor, not {0}")]
    Predicate(String),
    /// A primitive of any number of operands, applied to none.
    #[error("`{0}` needs an operand")]
    NoOperands(&'static str),
    /// A `switch_case` without branches.
    #[error("a switch_case needs a branch")]
    NoBranch,
    /// A value that is no input of the graph.
    #[error("the value is no placeholder or variable of this graph")]
    NotAnInput,
    /// A placeholder that a value is assigned to.
    #[error("a value can be assigned to a variable only, and '{0}' is a placeholder: feed it")]
    NotAVariable(String),
    /// A list, or something else that is no tensor, where a tensor is asked for.
    #[error("'{name}' is no tensor but of type {ty}; of a list, `list_stack` makes one")]
    NotATensor {
        /// Its name.
        name: String,
        /// Its type.
        ty: String,
    },
    /// A value of a branch, body or function that is finished, or of another graph.
    #[error(
        "a value that is asked for belongs to a branch, loop body or function, or to another graph"
    )]
    OutOfScope,
    /// A placeholder without a value.
    #[error("placeholder '{0}' was not fed")]
    NotFed(String),
    /// A value of another type than its input.
    #[error("'{name}' holds elements of type {expected}, not {found}")]
    Feed {
        /// The input.
        name: String,
        /// Its type.
        expected: DType,
        /// The value's.
        found: DType,
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
        "variable '{name}' of type {dtype} and shape {shape:?} cannot be moved against a gradient of type {found} and shape \
         {found_shape:?}"
    )]
    GradientOf {
        /// The variable's name.
        name: String,
        /// Its type.
        dtype: DType,
        /// Its shape.
        shape: Vec<usize>,
        /// The gradient's type.
        found: DType,
        /// Its shape.
        found_shape: Vec<usize>,
    },
    /// A text that is no graph.
    #[error("{0}")]
    Text(String),
    /// A graph that has no text form.
    #[error("function '{0}' has a gradient of its own, which is Rust and has no text form")]
    OwnGradient(String),
    /// A graph with a primitive of the user's that is to be a text.
    #[error("primitive '{0}' is Rust and has no text form")]
    OwnPrimitive(String),
    /// A graph that is to be Rust, of more than single numbers.
    #[error("`{0}` has no form in plain Rust on single numbers")]
    NotANumber(String),
    /// A name that a function of Rust cannot have.
    #[error("`{0}` is no name of a function of Rust")]
    NotAName(String),
    /// Something is still being built.
    #[error("the graph is asked for from inside a branch, loop body or function")]
    Unfinished,
    /// Branches, loop bodies and functions nested too deeply.
    #[error("more than {0} branches, loop bodies and functions one inside the other")]
    TooDeep(usize),
    /// An observer or a rule asks for something of the graph whose gradient is just being made.
    #[error("the graph is lent to a gradient that is being made")]
    Busy,
    /// Unknown text for an option.
    #[error("{0}")]
    UnknownOption(String),
}
