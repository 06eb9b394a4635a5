//! The op graph of `grads`, its gradient transform, and the interpreter.
//!
//! Modules in the order in which data flows through them.

pub mod entity;
pub mod ir;
pub mod ops;
pub mod grad;
#[cfg(feature = "runtime")]
pub mod runtime;
#[cfg(feature = "runtime")]
pub mod testing;
