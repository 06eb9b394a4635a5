use grads::prelude::*;

#[differentiable]
fn first_order(x: f64) -> f64 {
    x * x
}

fn main() {
    hessian!(|x: &[f64]| [x[0], x[1] * x[0]])(&[1.0, 2.0]);
    hvp!(|x: &[f64]| x.to_vec())(&[1.0, 2.0], &[1.0, 2.0]);
    hessian!(|x: &mut [f64]| {
        x[0] *= x[1];
        x[0]
    })(&mut [1.0, 2.0]);
    hessian!(|x: f64| 2.0 * first_order(x))(1.0);
}
