use grads::prelude::*;

#[differentiable]
fn g(x: f64) -> f64 {
    let y = unsafe { x };
    y
}

#[differentiable]
fn f(x: f64) -> f64 {
    g(x) * x
}

fn main() {
    println!("{} {}", f(1.0), g(2.0));
    let _ = (grad!(f)(1.0), vjp!(g)(2.0), value_and_grad!(g)(2.0));
}
