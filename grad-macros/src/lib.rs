//! The attribute macro of `grads`: Rust function in, derivative out.

mod args;
mod emit;
mod model;
mod report;
