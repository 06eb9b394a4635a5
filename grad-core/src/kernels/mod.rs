//! Kernels on whole tensors, free of the interpreter: values in, values out.

pub(crate) mod axes;
pub mod blocks;
pub mod broadcast;
pub(crate) mod cast;
pub(crate) mod chain;
pub(crate) mod einsum;
pub mod elementary;
pub(crate) mod gather;
pub(crate) mod linalg;
pub(crate) mod list;
pub mod map;
pub(crate) mod moves;
pub(crate) mod number;
pub(crate) mod order;
pub(crate) mod parts;
pub(crate) mod reduce;
pub(crate) mod scan;
pub(crate) mod scatter;
pub mod slices;
pub(crate) mod special;
pub(crate) mod strided;
pub mod sum;
pub(crate) mod wide;
pub(crate) mod windows;
