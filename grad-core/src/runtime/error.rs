//! Why a run ended early.

use crate::entity::Value;
use std::fmt;

/// Why a graph could not be run to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RuntimeError {
    /// What would be a panic in Rust: a bound, a division by zero, an overflow. Also operands of the wrong kind.
    Eval {
        /// The function, body or branch.
        func: String,
        /// The primitive.
        op: &'static str,
        /// What its result is called, if it has a name.
        name: Option<Box<str>>,
        /// What is wrong.
        message: String,
    },
    /// A part of an array that is not there, or that came back with another length.
    Bounds(String),
    /// An opaque Rust expression: only the macro can run it.
    MacroOnly(String),
    /// A literal that only rustc can read.
    Literal(String),
    /// A call of a function that the module does not have.
    NoFunction(String),
    /// A function without a way back.
    NoPullback(String),
    /// A gradient graph that reads a forward value by `primal`: it has not been planned.
    Unplanned(Value),
    /// More was taken from a stack than was pushed.
    EmptyStack(String),
    /// Another number of arguments than the function takes.
    Arity {
        /// The function.
        func: String,
        /// How many it takes.
        expected: usize,
        /// How many came.
        found: usize,
    },
    /// Calls and control flow nested deeper than the interpreter goes.
    TooDeep,
    /// A loop variable that changes its shape.
    LoopShape {
        /// Its name in the body.
        name: String,
        /// Its shape before.
        enters: Vec<usize>,
        /// Its shape after.
        leaves: Vec<usize>,
        /// After how many trips.
        trips: i128,
    },
    /// A branch or a loop that is chosen by a tensor of this shape.
    Predicate(Vec<usize>),
    /// A graph that the verifier refuses.
    Malformed(String),
}

impl fmt::Display for RuntimeError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            RuntimeError::Eval {
                func,
                op,
                name,
                message,
            } => match name.as_deref() {
                Some(name) if name != *op => write!(f, "{op} '{name}' in @{func}: {message}"),
                _ => write!(f, "{op} in @{func}: {message}"),
            },
            RuntimeError::Bounds(what) => f.write_str(what),
            RuntimeError::MacroOnly(text) => {
                write!(f, "`{text}` is Rust: only the macro can run it")
            }
            RuntimeError::Literal(text) => write!(f, "the literal `{text}` cannot be read"),
            RuntimeError::NoFunction(name) => write!(f, "the module has no function `{name}`"),
            RuntimeError::NoPullback(name) => write!(f, "@{name} has no pullback"),
            RuntimeError::Unplanned(v) => write!(f, "`primal {v}`: the graph has not been planned"),
            RuntimeError::EmptyStack(name) => write!(f, "a stack is empty in @{name}"),
            RuntimeError::Arity {
                func,
                expected,
                found,
            } => {
                write!(f, "@{func} takes {expected} arguments, not {found}")
            }
            RuntimeError::TooDeep => f.write_str("calls are nested too deeply"),
            RuntimeError::LoopShape {
                name,
                enters,
                leaves,
                trips,
            } => write!(
                f,
                "{name} enters the loop with shape {enters:?} but has shape {leaves:?} after {trips} iteration{}; \
                 use `while_loop_of_any_shape` to allow that",
                if *trips == 1 { "" } else { "s" }
            ),
            RuntimeError::Predicate(shape) => write!(
                f,
                "a predicate is a single truth value, not a tensor of shape {shape:?}; `select` chooses element by element"
            ),
            RuntimeError::Malformed(what) => write!(f, "malformed graph: {what}"),
        }
    }
}

impl std::error::Error for RuntimeError {}
