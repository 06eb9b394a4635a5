use grads::prelude::*;

struct S;

#[differentiable]
impl S {
    #[differentiable(companion = other)]
    fn f(x: f64) -> f64 {
        x * x
    }
}

fn main() {}
