use grads::prelude::*;

#[differentiable]
fn powers(x: f64) -> [f64; 2] {
    [x, x * x]
}

fn main() {
    println!("{:?}", grad!(powers)(3.0));
}
