use grads::prelude::*;

#[differentiable]
fn double(x: &mut [f64]) {
    for i in 0..x.len() {
        x[i] *= 2.0;
    }
}

fn main() {
    println!("{:?}", grad!(double)(&mut [1.0]));
}
