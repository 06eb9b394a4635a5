//! Automatic differentiation at compile time for ordinary Rust, on the stable toolchain.

pub use grad_core::tangent::{Differentiable, Real, stop_gradient};
pub use grad_macros::differentiable;

/// Everything that annotated programs use.
pub mod prelude {
    pub use crate::{Differentiable as _, Real, differentiable, stop_gradient};
    pub use crate::{grad, graph, value_and_grad, value_and_grad_into, vjp};
}

/// What generated code calls; no part of the interface.
#[doc(hidden)]
pub mod __private {
    pub use grad_core::ops::part::{part_end, part_index};
    pub use grad_core::ops::range::{range_at, range_len, range_len_inclusive};
    pub use grad_core::tangent::{
        At, Select, accumulate, assign, cast_like, of_length, snapshot, sum_like, unseeded,
        zeros_like,
    };
}

/// The gradient of a function: `grad!(f)(args)`, or with respect to some params `grad!(f, wrt(x))(args)`.
#[macro_export]
macro_rules! grad {
    ($f:path) => { <$f>::grad };
    ($f:path, wrt($x:ident $(,)?)) => { <$f>::select(<$f>::$x) };
    ($f:path, wrt($($x:ident),+ $(,)?)) => { <$f>::select(($(<$f>::$x,)+)) };
}

/// The value of a function and its gradient: `value_and_grad!(f)(args)`.
#[macro_export]
macro_rules! value_and_grad {
    ($f:path) => { <$f>::value_and_grad };
    ($f:path, wrt($x:ident $(,)?)) => { <$f>::value_and_select(<$f>::$x) };
    ($f:path, wrt($($x:ident),+ $(,)?)) => { <$f>::value_and_select(($(<$f>::$x,)+)) };
}

/// The value of a function; its gradient overwrites the buffers: `value_and_grad_into!(f)(args, &mut gx)`.
#[macro_export]
macro_rules! value_and_grad_into {
    ($f:path) => {
        <$f>::value_and_grad_into
    };
}

/// The value of a function and its pullback: `let (y, pullback) = vjp!(f)(args)`, then `pullback(ct)`, again and again.
#[macro_export]
macro_rules! vjp {
    ($f:path) => {
        <$f>::vjp
    };
}

/// The graph of a function as text: `graph!(f)`; after the reverse pass `graph!(f, grad)`, with the plan
/// `graph!(f, plan)`, as Graphviz `graph!(f, dot)`.
#[macro_export]
macro_rules! graph {
    ($f:path) => {
        <$f>::graph("op")
    };
    ($f:path, grad) => {
        <$f>::graph("grad")
    };
    ($f:path, plan) => {
        <$f>::graph("plan")
    };
    ($f:path, dot) => {
        <$f>::graph("dot")
    };
}
