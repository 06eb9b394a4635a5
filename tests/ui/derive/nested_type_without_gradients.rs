use grads::prelude::*;

struct Spring {
    k: f64,
}

#[derive(Differentiable)]
struct Chain {
    springs: Vec<Spring>,
}

fn main() {}
