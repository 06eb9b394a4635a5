use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Spring {
    stiffness: f64,
}

#[differentiable]
impl Spring {
    fn force(&self, x: f64) -> f64 {
        self.stifness * x
    }

    fn energy(&self, x: f64) -> f64 {
        0.5 * x * self.forces(x)
    }
}

fn main() {
    let _ = grad!(Spring::energy)(&Spring { stiffness: 1.0 }, 1.0);
}
