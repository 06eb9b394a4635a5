use grads::prelude::*;

type V3 = [f64; 3];

#[differentiable]
fn force(x: V3) -> V3 {
    x
}

fn main() {
    println!("{:?}", grad!(force)([1.0; 3]));
}
