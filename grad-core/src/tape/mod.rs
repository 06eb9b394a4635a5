//! Values that compute at once, and tapes that record them: TensorFlow's eager mode and its `GradientTape`.
//!
//! Control flow is Rust's own: a tape sees what was run.
//!
//! ```
//! # mod grads { pub use grad_core::tape; }
//! use grads::tape::{Eager, Tape, TapeOptions};
//! let x = Eager::new(2.0);
//! let tape = Tape::new();
//! tape.watch(&x);
//! let mut y = Eager::new(1.0);
//! for _ in 0..3 {
//!     y = &y * &x;
//! }
//! if y.to_f64()? > 5.0 {
//!     y = y.sin();
//! }
//! let dx = tape.gradient(&[&y], &[&x], &TapeOptions::default())?;
//! assert_eq!(dx[0].as_ref().unwrap().to_f64()?, 12.0 * 8.0_f64.cos());
//! # Ok::<(), grad_core::tape::TapeError>(())
//! ```

mod backprop;
mod custom;
mod eager;
mod error;
mod gradient;
mod join;
mod methods;
mod operators;
mod record;
mod rules;
mod space;
#[allow(clippy::module_inception)]
mod tape;
mod traced;
mod train;
mod vspace;

pub use crate::windows::{Conv2d, Pool2d};
pub use backprop::{MIN_AGGREGATE_BYTES, MIN_AGGREGATE_COUNT, Prepared};
pub use custom::{CustomCx, custom_gradient, custom_gradient_accepting};
pub use eager::Eager;
pub use error::TapeError;
pub use gradient::TapeOptions;
pub use join::{concat, einsum, stack};
pub use operators::EagerOperand;
pub use space::EagerSpace;
pub use tape::Tape;
pub use traced::{op, ops};
pub use train::apply_gradients;
pub use vspace::{Backward, Entry, Recorded, TensorId, VSpace};
