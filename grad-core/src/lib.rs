//! The op graph of `grads`, its gradient transform, and the interpreter.
//!
//! Modules in the order in which data flows through them.

pub mod analysis;
pub mod diag;
pub mod entity;
pub mod grad;
pub mod ir;
pub mod ops;
pub mod passes;
pub mod plan;
#[cfg(feature = "runtime")]
pub mod runtime;
pub mod tangent;
#[cfg(feature = "runtime")]
pub mod testing;
pub mod text;
