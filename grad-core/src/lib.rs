//! The op graph of `grads`, its gradient transform, and the interpreter.
//!
//! Data flows `text` or a front end -> `ir` -> `passes` -> `analysis::activity` -> `grad` (rules from `ops` and
//! `registry`) -> `plan` -> a back end: `runtime`, or the macro's emission.

pub mod again;
pub mod analysis;
pub mod diag;
pub mod draws;
pub mod entity;
pub mod function;
pub mod grad;
#[cfg(feature = "runtime")]
pub mod graph;
pub mod ir;
pub mod kept;
#[cfg(feature = "runtime")]
pub mod kernels;
pub mod operators;
pub mod ops;
pub mod passes;
pub mod plan;
mod real;
pub mod registry;
pub mod rule;
#[cfg(feature = "runtime")]
pub mod runtime;
pub mod tangent;
#[cfg(feature = "runtime")]
pub mod tape;
#[cfg(feature = "runtime")]
pub mod tensor;
#[cfg(feature = "runtime")]
pub mod testing;
pub mod text;
