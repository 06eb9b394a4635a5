//! What is written through a view whose end is not seen would be lost.

use grads::prelude::*;

#[differentiable]
mod chain {
    use ndarray::{Array1, Zip, s};

    struct Chain {
        q: Array1<f64>,
    }
    impl Chain {
        fn force(&self) -> Array1<f64> {
            let mut f = Array1::zeros(self.q.len());
            let mut inner = f.slice_mut(s![1..]);
            Zip::from(&mut inner).and(self.q.slice(s![1..])).for_each(|f, &q| *f = q * q);
            f
        }
    }
    pub fn total(q: &[f64]) -> f64 {
        Chain { q: Array1::from(q.to_vec()) }.force().sum()
    }
}

fn main() {
    grad!(chain::total)(&[1.0, 2.0, 3.0]);
}
