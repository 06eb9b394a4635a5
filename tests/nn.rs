//! `grads::nn`: values against known numbers, gradients against differences, both modes, order 2, and large numbers.
#![allow(clippy::all)]

use grads::nn::{
    Conv2d, Pool2d, avg_pool2d, binary_cross_entropy_from_logits, conv2d,
    cross_entropy_from_logits, dropout, embedding, gelu, layer_norm, log_softmax, logsumexp,
    max_pool2d, multi_head_attention, relu, sigmoid, softmax, softplus,
};
use grads::prelude::*;
use ndarray::{Array1, Array2, Array3, Array4, Axis, array};
use std::panic::catch_unwind;

#[path = "nn/calls.rs"]
mod calls;
#[path = "nn/derivatives.rs"]
mod derivatives;
#[path = "nn/graphs.rs"]
mod graphs;
#[path = "nn/values.rs"]
mod values;

/// Elements between -1 and 1.
fn matrix(rows: usize, columns: usize, start: f64) -> Array2<f64> {
    Array2::from_shape_fn((rows, columns), |(i, j)| {
        (start + 1.3 * i as f64 + 0.7 * j as f64 + (i * j) as f64).sin()
    })
}

fn images(shape: (usize, usize, usize, usize), start: f64) -> Array4<f64> {
    Array4::from_shape_fn(shape, |(n, c, i, j)| {
        (start + n as f64 + 1.9 * c as f64 + 1.37 * i as f64 + 0.61 * j as f64 * (1.0 + i as f64))
            .sin()
    })
}

/// What a panic says.
fn said(f: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = catch_unwind(f).expect_err("it panics");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}
