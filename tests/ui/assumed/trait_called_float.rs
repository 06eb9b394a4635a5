//! A trait called `Float` is taken for that of `num_traits`.

use grads::prelude::*;

trait Float: Copy + std::ops::Mul<Output = Self> {
    fn sqrt(self) -> Self;
}

impl Float for f64 {
    fn sqrt(self) -> f64 {
        if self > 0.25 { f64::sqrt(self) } else { 0.5 }
    }
}

#[differentiable]
fn scaled<T: Float>(x: T) -> T {
    x.sqrt() * x
}

fn main() {
    grad!(scaled::<f64>)(1.0);
}
