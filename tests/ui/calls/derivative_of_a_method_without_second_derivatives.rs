use grads::prelude::*;

struct Spring;

#[differentiable(forward)]
impl Spring {
    fn energy(k: f64, x: f64) -> f64 {
        k * x * x
    }
}

#[differentiable]
fn force(x: f64) -> f64 {
    let (_, along) = jvp!(Spring::energy)((2.0, x), (0.0, 1.0));
    along
}

fn main() {}
