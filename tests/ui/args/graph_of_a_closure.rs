use grads::prelude::*;

fn main() {
    let _ = graph!(|x: &[f64]| x.to_vec());
}
