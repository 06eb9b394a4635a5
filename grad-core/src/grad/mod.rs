//! The gradient transform.

mod rule;

pub use rule::Backprop;
