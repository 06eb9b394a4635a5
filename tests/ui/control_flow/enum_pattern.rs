use grads::prelude::*;

enum Kind {
    Square(i32),
}

#[differentiable]
fn f(x: f64, #[no_diff] kind: Kind) -> f64 {
    match kind {
        Kind::Square(_) => x * x,
    }
}

fn main() {}
