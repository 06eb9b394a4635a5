//! The layers and losses of neural networks, on arrays of `ndarray`: the feature `ndarray`.
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
mod windows;

use crate::linalg::reshaped;

pub use attention::multi_head_attention;
pub use conv::{Conv2d, conv2d};
pub use dropping::dropout;
pub use elementwise::{gelu, relu, sigmoid, softplus};
pub use embed::embedding;
pub use losses::{binary_cross_entropy_from_logits, cross_entropy_from_logits};
pub use norm::layer_norm;
pub use pool::{Pool2d, avg_pool2d, max_pool2d};
pub use softmaxes::{log_softmax, logsumexp, softmax};
