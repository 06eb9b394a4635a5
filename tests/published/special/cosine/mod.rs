#[grads::differentiable]
pub fn cosine(x: f64) -> f64 {
    (2.0 * x).cos()
}
