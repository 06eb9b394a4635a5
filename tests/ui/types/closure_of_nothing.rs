use grads::prelude::*;

fn main() {
    grad!(|x: f64| {
        let _ = x * x;
    })(3.0);
}
