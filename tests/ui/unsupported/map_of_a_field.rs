use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Vector([f64; 3]);

#[differentiable]
fn doubled(v: Vector) -> Vector {
    Vector(v.0.map(|x| 2.0 * x))
}

fn main() {}
