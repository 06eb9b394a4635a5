use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Spring {
    k: f64,
}

#[derive(Differentiable)]
struct Chain {
    first: Spring,
    #[no_diff]
    rest: Spring,
}

#[differentiable]
fn force(#[no_diff] spring: Spring, x: f64) -> f64 {
    spring.k * x
}

#[differentiable]
fn f(chain: &Chain, x: f64) -> f64 {
    force(chain.rest, x) + force(chain.first, x)
}

fn main() {}
