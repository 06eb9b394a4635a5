use grads::prelude::*;

fn square(x: f64) -> f64 {
    x * x
}

fn main() {
    println!("{}", grad!(square)(3.0));
}
