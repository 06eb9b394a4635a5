use grads::prelude::*;

#[differentiable]
const X: f64 = 1.0;

fn main() {}
