//! Kernels on whole tensors, free of the interpreter: values in, values out.

pub mod broadcast;
pub mod map;
pub mod slices;
pub mod sum;
