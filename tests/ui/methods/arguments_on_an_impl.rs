use grads::prelude::*;

struct S;

#[differentiable(wrt(x))]
impl S {
    fn f(x: f64, y: f64) -> f64 {
        x * y
    }
}

fn main() {}
