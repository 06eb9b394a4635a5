use grads::prelude::*;

#[differentiable]
fn root(x: f64) -> Option<f64> {
    if x < 0.0 { None } else { Some(x.sqrt()) }
}

fn main() {
    println!("{:?}", grad!(root)(3.0));
}
