use grads::prelude::*;

#[derive(Differentiable)]
struct Doubled {
    x: f64,
}

#[differentiable]
impl Clone for Doubled {
    fn clone(&self) -> Doubled {
        Doubled { x: self.x * 2.0 }
    }
}

fn main() {}
