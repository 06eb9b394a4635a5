//! A variant that borrows numbers is a value, whose way back owns nothing.

use grads::prelude::*;

#[differentiable]
mod nets {
    pub enum Layer<'w> {
        Dense(&'w [f64], f64),
        Scale(f64),
    }
    impl<'w> Layer<'w> {
        fn dense(p: &'w [f64]) -> Self {
            let (w, rest) = p.split_at(2);
            Self::Dense(w, rest[0])
        }
        fn at(&self, x: f64) -> f64 {
            match self {
                Layer::Dense(w, b) => w.iter().map(|w| w * x).sum::<f64>() + b,
                Layer::Scale(k) => x * k,
            }
        }
    }
    pub fn loss(p: &[f64]) -> f64 {
        Layer::dense(p).at(1.5) + Layer::Scale(p[0]).at(2.0)
    }
}

fn main() {
    grad!(nets::loss)(&[1.0, 2.0, 3.0]);
}
