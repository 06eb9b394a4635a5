use grads::prelude::*;

struct S;

#[differentiable]
impl S {
    fn f(x: f64) -> f64 {
        x
    }
}

fn main() {}
