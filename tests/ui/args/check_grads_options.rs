use grads::prelude::*;

#[differentiable(order = 2)]
fn f(x: f64) -> f64 {
    x * x
}

fn main() {
    check_grads!(f, order = 3)(1.0);
    check_grads!(f, forward, twice)(1.0);
    check_finite!(f, order = 2)(1.0);
    check_grads!(|x: &[f64]| x.to_vec(), order = 2)(&[1.0]);
}
