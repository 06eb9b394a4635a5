use grads::prelude::*;

fn main() {
    println!("{:?}", grad!(|x: f64| [x, x * x])(3.0));
}
