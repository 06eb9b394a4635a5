use grads::prelude::*;

#[derive(Differentiable)]
struct S {
    k: f64,
}

#[differentiable]
impl S {
    #[differentiable(wrt(speed))]
    fn f(&self, sped: f64) -> f64 {
        self.k * sped
    }
}

fn main() {}
