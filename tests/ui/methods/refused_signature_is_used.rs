use grads::prelude::*;

#[derive(Differentiable)]
struct Spring {
    k: f64,
}

#[differentiable]
impl Spring {
    fn energy(&self, scale: &mut dyn FnMut(f64) -> f64, x: f64) -> f64 {
        scale(x) * self.k * x
    }
    fn twice(&self, x: f64) -> f64 {
        2.0 * self.energy(&mut |v: f64| v, x)
    }
}

fn main() {
    let gradient = grad!(Spring::energy)(&Spring { k: 1.0 }, &mut |v| v, 1.0);
}
