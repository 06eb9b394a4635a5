use grads::prelude::*;

#[differentiable]
fn f<T: Copy + std::ops::Mul<Output = T>>(x: T) -> T {
    x * x
}

fn main() {}
