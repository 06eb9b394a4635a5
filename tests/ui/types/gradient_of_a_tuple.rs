use grads::prelude::*;

#[differentiable]
fn polar<T: Real>(r: T, t: T) -> (T, T) {
    (r * t.cos(), r * t.sin())
}

fn main() {
    println!("{:?}", value_and_grad!(polar::<f64>)(3.0, 1.0));
}
