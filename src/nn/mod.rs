//! The layers and losses of neural networks, on arrays of `ndarray`: the feature `ndarray`.
//!
//! Each function takes `f64` or `f32`, and has reverse mode, forward mode and second derivatives. Logits of a thousand are no trouble: nothing
//! overflows that has a finite value. Shapes that do not fit panic with both shapes.
//!
//! ```
//! use grads::nn::{cross_entropy_from_logits, layer_norm, relu};
//! use grads::prelude::*;
//! use ndarray::{Array1, Array2};
//!
//! #[derive(Differentiable, Clone)]
//! struct Net {
//!     w: Array2<f32>,
//!     gain: Array1<f32>,
//!     bias: Array1<f32>,
//!     v: Array2<f32>,
//! }
//!
//! #[differentiable]
//! fn loss(net: &Net, #[no_diff] x: &Array2<f32>, #[no_diff] classes: &[usize]) -> f32 {
//!     let hidden = relu(&layer_norm(&x.dot(&net.w), &net.gain, &net.bias, 1e-5));
//!     cross_entropy_from_logits(&hidden.dot(&net.v), classes)
//! }
//!
//! let wave = |n, m| Array2::from_shape_fn((n, m), |(i, j)| (1.0 + i as f32 + 3.0 * j as f32).sin());
//! let net = Net { w: wave(4, 8), gain: Array1::ones(8), bias: Array1::zeros(8), v: wave(8, 3) };
//! let (x, classes) = (wave(5, 4), [0, 2, 1, 0, 2]);
//! let step = grad!(loss)(&net, &x, &classes);
//! assert!(loss(&(&net - 0.1 * &step), &x, &classes) < loss(&net, &x, &classes));
//! ```
#![allow(clippy::type_complexity, clippy::too_many_arguments)]

mod attention;
mod conv;
mod dropping;
mod elementwise;
mod embed;
mod linear;
mod losses;
mod norm;
mod pool;
mod softmaxes;

pub use attention::multi_head_attention;
pub use conv::{Conv2d, conv2d};
pub use dropping::dropout;
pub use elementwise::{gelu, relu, sigmoid, softplus};
pub use embed::embedding;
pub use losses::{binary_cross_entropy_from_logits, cross_entropy_from_logits};
pub use norm::layer_norm;
pub use pool::{Pool2d, avg_pool2d, max_pool2d};
pub use softmaxes::{log_softmax, logsumexp, softmax};
