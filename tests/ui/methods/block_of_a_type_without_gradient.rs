use grads::prelude::*;

struct Spring {
    k: f64,
}

#[differentiable]
impl Spring {
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.k * x * x
    }
}

fn main() {
    let gradient = grad!(Spring::energy)(&Spring { k: 1.0 }, 2.0);
}
