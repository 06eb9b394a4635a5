use super::cosine;
use grads::differentiable;

#[differentiable]
pub fn beta(x: f64, y: f64) -> f64 {
    if y > 1.0 {
        beta(x, y - 1.0) * x
    } else {
        x.sin() * y + cosine(y)
    }
}

#[differentiable]
pub fn lbeta(x: f64) -> f64 {
    beta(x, 0.5).abs().ln()
}
