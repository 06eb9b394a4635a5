//! Trait objects that a function gives: which method is called is not known before the program runs.

use grads::prelude::*;

#[differentiable]
mod model {
    pub trait Part {
        fn energy(&self, x: f64) -> f64;
    }

    pub struct Spring {
        pub k: f64,
    }

    impl Part for Spring {
        fn energy(&self, x: f64) -> f64 {
            0.5 * self.k * x * x
        }
    }

    pub fn parts() -> Vec<Box<dyn Part>> {
        vec![Box::new(Spring { k: 2.0 }), Box::new(Spring { k: 1.0 })]
    }

    pub fn energy(x: f64) -> f64 {
        let parts = parts();
        parts.iter().map(|part| part.energy(x)).sum()
    }
}

fn main() {
    grad!(model::energy)(1.0);
}
