use grads::prelude::*;

#[derive(Differentiable, Clone)]
struct Pair {
    a: f64,
    b: f64,
}

#[differentiable]
fn slope(x: f64) -> f64 {
    let pair = Pair { a: x, b: 1.0 };
    let by_pair = grad!(|p: &Pair| p.a * p.b * x)(&pair);
    by_pair.a
}

fn main() {}
