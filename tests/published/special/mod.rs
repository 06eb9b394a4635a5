//! Functions that are called as their modules are, imported by name and with all others.

mod beta;
pub use self::beta::{beta, lbeta};
mod cosine;
pub use self::cosine::*;
mod power;
pub use power::power;
mod uses;

#[grads::differentiable]
pub fn all(x: f64) -> f64 {
    uses::beside(x) + beta(x, 2.0) + lbeta(x) + cosine(x) + power::<3>(&[x, 2.0 * x, x])
}

/// From outside the module of that name would have to be seen: `grad!` is asked here.
pub fn slope_of_cosine(x: f64) -> f64 {
    grads::grad!(cosine)(x)
}
