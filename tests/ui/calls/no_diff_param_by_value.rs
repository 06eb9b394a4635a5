use grads::prelude::*;

#[derive(Differentiable)]
struct Spring {
    k: f64,
}

#[differentiable]
fn force(#[no_diff] spring: Spring, x: f64) -> f64 {
    spring.k * x
}

#[differentiable]
fn f(k: f64, x: f64) -> f64 {
    force(Spring { k }, x) + k
}

fn main() {}
