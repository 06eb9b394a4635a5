use grads::prelude::*;

#[allow(non_camel_case_types)]
type f64 = i32;

#[differentiable]
fn f(x: f64) -> f64 {
    x
}

fn main() {}
