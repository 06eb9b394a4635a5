use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct P {
    x: f64,
}

#[differentiable]
impl P {
    fn f(self: Box<Self>) -> f64 {
        self.x * self.x
    }
}

fn main() {}
