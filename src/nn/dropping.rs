//! Dropout.

use super::linear::linear;
use crate::{ArrayFloat, differentiable};
use ndarray::{Array, Dimension};

/// Each element times `1 / (1 - rate)`, or with probability `rate` zero.
///
/// Takes an array of any shape and gives one of the same (Srivastava and others, Dropout, 2014). Which elements are dropped is decided by the seed
/// and the elements' places in the order of the axes alone, so the same seed drops the same ones; take another for each step. `rate` and `seed` are
/// constants.
///
/// `O(n)` for `n` elements, as its derivatives.
///
/// # Panics
/// If the rate is not between 0 and 1.
///
/// # Examples
/// ```
/// use grads::nn::dropout;
/// use grads::prelude::*;
/// use ndarray::Array1;
///
/// #[differentiable]
/// fn f(x: &Array1<f64>, #[no_diff] seed: u64) -> f64 {
///     dropout(x, 0.5, seed).sum()
/// }
/// let (value, gradient) = value_and_grad!(f)(&Array1::ones(1000), 7);
/// assert_eq!(value, gradient.sum());
/// assert!(gradient.iter().all(|d| *d == 0.0 || *d == 2.0) && (value - 1000.0).abs() < 100.0);
/// ```
#[differentiable(vjp = dropout_back, jvp = dropout_along, kept, order = 2)]
pub fn dropout<T: ArrayFloat, D: Dimension>(
    x: &Array<T, D>,
    #[no_diff] rate: f64,
    #[no_diff] seed: u64,
) -> Array<T, D> {
    assert!(
        (0.0..=1.0).contains(&rate),
        "dropout: the rate is between 0 and 1, and it is {rate}"
    );
    dropped(x.clone(), rate, seed)
}

fn dropped<T: ArrayFloat, D: Dimension>(mut x: Array<T, D>, rate: f64, seed: u64) -> Array<T, D> {
    let scale = T::lit(1.0 / (1.0 - rate));
    // in the order of the axes, whatever lies in memory how
    for (i, x) in x.iter_mut().enumerate() {
        *x = if uniform(seed, i as u64) < rate {
            T::lit(0.0)
        } else {
            *x * scale
        };
    }
    x
}

linear! {
    [T: ArrayFloat, D: Dimension] [T, D] dropout dropout_back dropout_along dropout_along_back (x: Array<T, D>, rate: f64, seed: u64) -> Array<T, D>,
    |d| dropped(d.clone(), rate, seed), _kept = (), |ct| dropped(ct, rate, seed)
}

/// A number from 0 to 1, the `i`th of a seed (Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014).
fn uniform(seed: u64, i: u64) -> f64 {
    let mix = |z: u64| {
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    let step = 0x9e37_79b9_7f4a_7c15_u64;
    let start = mix(seed.wrapping_add(step));
    let z = mix(start.wrapping_add(step.wrapping_mul(i.wrapping_add(1))));
    (z >> 11) as f64 / (1_u64 << 53) as f64
}
