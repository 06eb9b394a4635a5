use grads::prelude::*;

#[differentiable(order = 2)]
fn potential(x: &mut [f64]) -> f64 {
    x[0] *= 2.0;
    x[0] * x[0]
}

#[differentiable]
fn force(x: f64) -> f64 {
    let mut place = [x];
    let by_place = grad!(potential)(&mut place);
    -by_place[0]
}

fn main() {}
