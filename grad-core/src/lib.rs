//! The op graph of `grads`, its gradient transform, and the interpreter.
//!
//! Modules in the order in which data flows through them.

pub mod entity;
pub mod diag;
pub mod ir;
pub mod text;
pub mod ops;
pub mod passes;
pub mod analysis;
pub mod grad;
pub mod plan;
