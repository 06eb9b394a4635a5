//! The op graph of `grads`, its gradient transform, and the interpreter: the inside of `grads`, of which only that crate
//! promises to stay as it is.
//!
//! Data flows `text` or a front end -> `ir` -> `passes` -> `analysis::activity` -> `grad` (rules from `ops` and
//! `registry`) -> `plan` -> a back end: `runtime`, or the macro's emission.
//!
//! Three parts, each with a feature, because each is needed by another crate:
//!
//! - what generated code calls (`tangent`, for the crates of users),
//! - graphs and their transform (`transform`, for the macro),
//! - graphs, tapes and kernels at run time (`runtime`, which includes `transform`).

mod arithmetic;

#[cfg(feature = "tangent")]
pub mod again;
pub mod arms;
pub mod array_methods;
pub mod binomial;
#[cfg(feature = "tangent")]
pub mod boxed;
#[cfg(feature = "tangent")]
pub mod check;
#[cfg(feature = "tangent")]
pub mod checkpoint;
#[cfg(feature = "tangent")]
pub mod constants;
pub mod cut;
#[cfg(feature = "disk")]
pub mod disk;
#[cfg(feature = "tangent")]
pub mod draws;
#[cfg(feature = "tangent")]
pub mod dual;
#[cfg(feature = "tangent")]
pub mod foreign;
#[cfg(feature = "tangent")]
pub mod function;
#[cfg(any(feature = "runtime", feature = "tangent"))]
mod heap;
pub mod held;
#[cfg(feature = "tangent")]
pub mod implicit;
#[cfg(feature = "tangent")]
pub mod in_tokens;
#[cfg(feature = "tangent")]
pub mod jacobian;
#[cfg(feature = "rayon")]
pub mod joined;
#[cfg(feature = "tangent")]
pub mod kept;
#[cfg(feature = "tangent")]
pub mod look;
#[cfg(feature = "tangent")]
pub mod maps;
#[cfg(feature = "tangent")]
pub mod matrix;
#[cfg(feature = "tangent")]
pub mod moved;
#[cfg(feature = "tangent")]
pub mod newtypes;
#[cfg(feature = "tangent")]
pub mod operators;
#[cfg(any(feature = "runtime", feature = "tangent"))]
pub mod optimizers;
#[cfg(feature = "rayon")]
pub mod parallel;
#[cfg(feature = "tangent")]
pub mod places;
#[cfg(any(feature = "runtime", feature = "tangent"))]
pub mod pool;
#[cfg(feature = "tangent")]
pub mod queues;
#[cfg(feature = "tangent")]
mod real;
#[cfg(feature = "tangent")]
pub mod records;
#[cfg(feature = "tangent")]
pub mod rule;
#[cfg(feature = "tangent")]
pub mod slight;
#[cfg(feature = "tangent")]
pub mod snapshots;
#[cfg(feature = "tangent")]
pub mod sparse;
pub mod std_methods;
#[cfg(feature = "tangent")]
pub mod stores;
#[cfg(feature = "tangent")]
pub mod support;
#[cfg(feature = "tangent")]
pub mod tangent;
#[cfg(feature = "tangent")]
pub mod texts;
#[cfg(feature = "tangent")]
pub mod unboxed;
#[cfg(any(feature = "runtime", feature = "tangent"))]
mod widest;
#[cfg(feature = "ndarray")]
pub mod windows;
#[cfg(feature = "tangent")]
pub mod witness;
#[cfg(feature = "tangent")]
pub mod workspace;

#[cfg(feature = "transform")]
pub mod analysis;
#[cfg(feature = "transform")]
pub mod diag;
#[cfg(feature = "transform")]
pub mod entity;
#[cfg(feature = "transform")]
pub mod grad;
#[cfg(feature = "transform")]
pub mod ir;
#[cfg(feature = "transform")]
pub mod ops;
#[cfg(feature = "transform")]
pub mod ordered;
#[cfg(feature = "transform")]
pub mod passes;
#[cfg(feature = "transform")]
pub mod plan;
#[cfg(feature = "transform")]
pub mod registry;
#[cfg(feature = "transform")]
pub mod text;

#[cfg(feature = "runtime")]
pub mod graph;
#[cfg(feature = "runtime")]
pub mod kernels;
#[cfg(feature = "runtime")]
pub mod runtime;
#[cfg(feature = "runtime")]
pub mod tape;
#[cfg(feature = "runtime")]
pub mod tensor;
#[cfg(feature = "runtime")]
pub mod testing;
#[cfg(feature = "safetensors")]
pub mod weights;
