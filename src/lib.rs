//! Automatic differentiation at compile time for ordinary Rust, on the stable toolchain.
