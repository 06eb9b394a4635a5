use grads::prelude::*;

#[derive(Clone, Copy)]
enum Kind {
    Linear,
    Square,
}

#[differentiable]
fn f(x: f64, kind: Kind) -> f64 {
    match kind {
        Kind::Linear => x,
        Kind::Square => x * x,
    }
}

fn main() {}
