use grads::prelude::*;

fn g(x: f64) -> f64 {
    x * x
}

fn main() {
    let _ = jacobian!(g)(1.0);
}
