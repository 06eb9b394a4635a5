// `check_grads!` varies a copy of each argument: what cannot be copied is named.
use grads::prelude::*;

#[derive(Differentiable)]
struct Spring {
    stiffness: f64,
}

#[differentiable]
fn energy(spring: &Spring, x: f64) -> f64 {
    0.5 * spring.stiffness * x * x
}

fn main() {
    check_grads!(energy)(&Spring { stiffness: 2.0 }, 0.3);
}
