use grads::prelude::*;

fn main() {
    let a = 2.0;
    println!("{:?}", grad!(|x: f64, y: f64| a * x)(3.0, 4.0));
}
