use grads::prelude::*;

fn f(x: f64) -> f64 {
    x
}

fn main() {
    let _ = grad!(f)(2.0);
}
