use grads::prelude::*;

fn main() {
    let name = "x".to_string();
    println!("{}", grad!(|x: f64| x * name.parse::<f64>().unwrap() + f64::from_bits(x.to_bits()))(3.0));
}
