use grads::prelude::*;

#[differentiable]
fn f(x: f64, y: f64) -> f64 {
    x * y
}

fn main() {
    println!("{}", grad!(wrt(y), f)(1.0, 2.0));
}
