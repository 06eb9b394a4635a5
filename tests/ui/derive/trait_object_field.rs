use grads::prelude::*;

trait Force {}

#[derive(Differentiable)]
struct World<'a> {
    mass: f64,
    force: &'a (dyn Force + Sync),
    last: dyn Force,
}

fn main() {}
