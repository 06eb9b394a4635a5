//! What does not fit while a graph is built.

use super::Type;
use std::fmt;

/// What went wrong while a graph was built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BuildError {
    /// Operands of types that a primitive does not take.
    Operands {
        /// The primitive.
        op: &'static str,
        /// The types of the operands.
        types: Vec<Type>,
        /// Where.
        at: String,
    },
    /// A plain number that is none of the type of the value beside it.
    Literal {
        /// The number.
        text: String,
        /// The type.
        ty: Type,
        /// Where.
        at: String,
    },
    /// A value of a branch, body or function that is finished, or of another graph.
    OutOfScope {
        /// The primitive.
        op: &'static str,
        /// Where.
        at: String,
    },
    /// An equation of indices that cannot be read, or is of other operands.
    Equation {
        /// Its text.
        equation: String,
        /// How many operands there are.
        operands: usize,
        /// Where.
        at: String,
    },
    /// More graphs were closed than were opened.
    NotOpen {
        /// Where.
        at: String,
    },
    /// A rule or an observer reads, in the derivative of a branch or loop body, a value of the graphs around.
    ReadsAround {
        /// The derivative's graph.
        graph: String,
    },
    /// A rule speaks of an operand that its primitive does not have.
    NoOperand {
        /// Which one.
        operand: usize,
        /// How many there are.
        operands: usize,
        /// Where.
        at: String,
    },
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BuildError::Operands { op, types, at } => {
                let types: Vec<String> = types.iter().map(Type::to_string).collect();
                write!(
                    f,
                    "`{op}` does not take operands of types ({}), at {at}",
                    types.join(", ")
                )
            }
            BuildError::Literal { text, ty, at } => {
                write!(f, "`{text}` is no number of type {ty}, at {at}")
            }
            BuildError::OutOfScope { op, at } => write!(
                f,
                "`{op}` reads a value of a branch, loop body or function that is finished, or of another graph, at {at}"
            ),
            BuildError::Equation {
                equation,
                operands,
                at,
            } => write!(
                f,
                "`{equation}` is no equation of {operands} operands (`ij,jk->ik` is one of two), at {at}"
            ),
            BuildError::NotOpen { at } => {
                write!(f, "a graph is closed that was not opened, at {at}")
            }
            BuildError::ReadsAround { graph } => write!(
                f,
                "a rule or an observer reads a value of the graphs around `{graph}`, the derivative of a branch or loop body"
            ),
            BuildError::NoOperand {
                operand,
                operands,
                at,
            } => write!(
                f,
                "a rule speaks of operand {operand} of a primitive that has {operands}, at {at}"
            ),
        }
    }
}

impl std::error::Error for BuildError {}
