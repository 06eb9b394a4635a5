use grads::prelude::*;

#[derive(Differentiable)]
struct S {
    k: f64,
}

#[differentiable]
impl S {
    fn f(&self, x: f64) -> f64 {
        self.k * unsafe { *(&x as *const f64) }
    }
    fn g(&self, x: f64) -> f64 {
        let file = std::fs::read("x")?;
        self.k * x
    }
    fn h(&self, x: f64) -> f64 {
        self.k * x
    }
}

fn main() {}
