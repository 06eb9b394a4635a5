use grads::prelude::*;

struct P {
    a: f64,
}

#[differentiable]
fn f(P { a }: P) -> f64 {
    a
}

fn main() {}
