use grads::prelude::*;

struct Spring;

#[differentiable]
impl Spring {
    fn energy(#[no_diff] _: &Spring, x: f64) -> f64 {
        x * x
    }
}

#[differentiable(forward)]
fn force(x: f64) -> f64 {
    let along = jvp!(Spring::energy)((&Spring, x), 1.0);
    along.1
}

fn main() {}
