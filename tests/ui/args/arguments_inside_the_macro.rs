use grads::prelude::*;

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

fn main() {
    println!("{}", grad!(square(3.0)));
    println!("{}", graph!(square, tape));
    println!("{}", vjp!(square, wrt(x))(3.0).0);
}
