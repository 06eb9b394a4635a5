use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    unsafe { x }
}

fn main() {
    let dx: f64 = grad!(f)(1.0);
    let (v, d): (f64, f64) = value_and_grad!(f)(dx);
    println!("{v} {d}");
}
