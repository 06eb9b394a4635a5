use grads::prelude::*;

#[derive(Differentiable)]
struct Spring {
    k: f64,
}

#[differentiable(forward)]
impl Spring {
    fn force(&self, x: f64) -> f64 {
        self.k * x
    }
}

#[differentiable(order = 2)]
fn pulled(spring: &Spring, x: f64) -> f64 {
    spring.force(x) * x
}

fn main() {
    hvp!(pulled)((&Spring { k: 1.0 }, 2.0), (&SpringTangent { k: 0.0 }, 1.0));
}
