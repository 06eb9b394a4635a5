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
    pub use grad_core::tangent::{
        At, Select, Summed, accumulate, assign, cast_like, of_length, ones_like, reset, snapshot,
        sum_like, unseeded, zeros_like,
    };
    pub use grad_macros::apply;
}

/// The gradient of a function: `grad!(f)(args)`, or with respect to some params `grad!(f, wrt(x))(args)`.
#[macro_export]
macro_rules! grad {
    ($($f:tt)*) => { $crate::__private::apply!($crate grad $($f)*) };
}

/// The value of a function and its gradient: `value_and_grad!(f)(args)`.
#[macro_export]
macro_rules! value_and_grad {
    ($($f:tt)*) => { $crate::__private::apply!($crate value_and_grad $($f)*) };
}

/// The value of a function; its gradient overwrites the buffers: `value_and_grad_into!(f)(args, &mut gx)`.
#[macro_export]
macro_rules! value_and_grad_into {
    ($($f:tt)*) => { $crate::__private::apply!($crate value_and_grad_into $($f)*) };
}

/// The value of a function and its pullback: `let (y, pullback) = vjp!(f)(args)`, then `pullback(ct)`, again and again.
#[macro_export]
macro_rules! vjp {
    ($($f:tt)*) => { $crate::__private::apply!($crate vjp $($f)*) };
}

/// The graph of a function as text: `graph!(f)`; after the reverse pass `graph!(f, grad)`, with the plan
/// `graph!(f, plan)`, as Graphviz `graph!(f, dot)`.
#[macro_export]
macro_rules! graph {
    ($($f:tt)*) => { $crate::__private::apply!($crate graph $($f)*) };
}
