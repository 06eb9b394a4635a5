//! Exact rewrites: what a graph computes stays the same to the last bit. Every pass is a function from module to module
//! and runs on forward graphs, on backward graphs before planning (with `primal`) and on planned graphs.

mod copies;
mod dce;
mod rewrite;
pub(crate) mod walk;

pub use copies::copies;
pub use dce::dce;
