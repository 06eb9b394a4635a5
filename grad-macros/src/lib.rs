//! The attribute macro of `grads`: Rust function in, derivative out.
