//! The op graph of `grads`, its gradient transform, and the interpreter.
//!
//! Modules in the order in which data flows through them.

pub mod diag;
pub mod entity;
pub mod ir;
pub mod ops;
pub mod passes;
pub mod text;
pub mod grad;
