use super::beta::beta;

/// What is imported here is the function alone: the module `special` has both names.
#[grads::differentiable]
pub fn beside(x: f64) -> f64 {
    beta(x, 3.0) * super::cosine(x)
}
