//! Random programs in the Rust that people write, for the tests of `grads`.
//!
//! A program is a small syntax tree ([`ast`]), made up from a seed ([`generate`]). From it come its Rust source
//! ([`source`], [`row`]) and, on an independent way, what its value and its gradient have to be ([`expected`]).

pub mod ast;
mod compare;
mod dual;
mod make;
mod ops;
mod print;
mod shrink;
mod types;
mod unused;
mod visit;
mod walk;

pub use compare::compare;
pub use make::generate;
pub use print::{interpretable, row, source, support};
pub use shrink::{size, smaller};
pub use walk::{Expected, expected};
