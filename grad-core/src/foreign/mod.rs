//! Types of other crates: their values and gradients, and the derivatives of their methods and operators.
//!
//! A method of another crate's type has no place beside it where its derivative could stand. So that is the method of a trait, under
//! the name by which generated code asks for it, `__grads_dot` for `dot`, and all of these traits are in scope there.

#[cfg(feature = "num-complex")]
pub mod complex;
#[cfg(any(feature = "nalgebra", feature = "ndarray", feature = "num-complex"))]
mod declare;
#[cfg(any(feature = "nalgebra", feature = "ndarray", feature = "num-complex"))]
mod duals;
#[cfg(any(feature = "nalgebra", feature = "ndarray", feature = "num-complex"))]
#[doc(hidden)]
pub mod lent_views;
#[cfg(any(feature = "nalgebra", feature = "ndarray", feature = "num-complex"))]
#[doc(hidden)]
pub mod lift;
#[cfg(feature = "nalgebra")]
pub mod nalgebra;
#[cfg(feature = "ndarray")]
pub mod ndarray;
#[cfg(any(feature = "nalgebra", feature = "ndarray", feature = "num-complex"))]
mod pushed;

/// What a part that is written to is, for generated code: `rustc` knows.
pub type Part<T> = T;
