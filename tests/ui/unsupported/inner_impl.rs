use grads::prelude::*;

struct Spring;

#[differentiable]
fn f(x: f64) -> f64 {
    impl Spring {
        fn stiffness(&self) -> f64 {
            2.0
        }
    }
    x * x
}

fn main() {}
