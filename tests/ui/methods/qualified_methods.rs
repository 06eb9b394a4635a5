use grads::prelude::*;

struct S;

#[differentiable]
impl S {
    async fn waits(x: f64) -> f64 {
        x
    }
    unsafe fn trusts(x: f64) -> f64 {
        x
    }
    extern "C" fn foreign(x: f64) -> f64 {
        x
    }
}

fn main() {}
