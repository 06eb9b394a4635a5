//! What is put into a list of trait objects is chosen at run time, and its numbers have no gradient there.

use grads::prelude::*;

#[differentiable]
mod arms {
    pub trait Joint {
        fn angle(&self, q: f64) -> f64;
    }
    pub struct Hinge {
        k: f64,
    }
    impl Joint for Hinge {
        fn angle(&self, q: f64) -> f64 {
            self.k * q
        }
    }
    #[derive(Default)]
    pub struct Arm {
        joints: Vec<Box<dyn Joint>>,
    }
    impl Arm {
        fn with(mut self, j: impl Joint + 'static) -> Self {
            self.joints.push(Box::new(j));
            self
        }
        fn total(&self, q: f64) -> f64 {
            self.joints.iter().map(|j| j.angle(q)).sum()
        }
    }
    pub fn reach(k: f64, q: f64) -> f64 {
        Arm::default().with(Hinge { k }).total(q)
    }
}

fn main() {
    grad!(arms::reach)(1.0, 2.0);
}
