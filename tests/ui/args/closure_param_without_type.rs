use grads::prelude::*;

fn main() {
    let a = 2.0;
    println!("{}", grad!(|x| a * x)(3.0));
}
