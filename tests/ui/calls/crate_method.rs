use grads::prelude::*;

trait Special {
    fn gamma_ln(self) -> f64;
}

impl Special for f64 {
    fn gamma_ln(self) -> f64 {
        self
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    x.gamma_ln() * x
}

fn main() {}
