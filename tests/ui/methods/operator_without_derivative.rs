use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct P {
    x: f64,
}

impl std::ops::Add for P {
    type Output = P;
    fn add(self, o: P) -> P {
        P { x: self.x + o.x }
    }
}

#[differentiable]
fn f(a: P, b: P) -> f64 {
    (a + b).x
}

fn main() {}
