//! A trait's type of the name that `Differentiable` has for its own.

use grads::prelude::*;

#[differentiable]
mod model {
    pub trait Space {
        type Tangent;
        fn exp(&self, v: &Self::Tangent) -> f64;
    }

    #[derive(Clone)]
    pub struct Circle {
        pub r: f64,
    }

    impl Space for Circle {
        type Tangent = f64;
        fn exp(&self, v: &f64) -> f64 {
            (v / self.r).sin() * self.r
        }
    }

    pub fn walk(r: f64, v: f64) -> f64 {
        Circle { r }.exp(&v)
    }
}

fn main() {
    grad!(model::walk)(1.0, 0.3);
}
