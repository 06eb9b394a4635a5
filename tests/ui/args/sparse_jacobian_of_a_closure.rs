use grads::prelude::*;

fn main() {
    let _ = sparse_jacobian!(|x: &[f64]| x.to_vec())(&[1.0]);
}
