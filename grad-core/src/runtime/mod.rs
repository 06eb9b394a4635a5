//! Running graphs.

mod call;
mod control;
mod error;
mod frame;
mod fuse;
mod interpreter;
mod machine;
mod prepare;
mod straight;

pub use error::RuntimeError;
pub(crate) use interpreter::Preparation;
pub use interpreter::{Interpreter, Residuals};
