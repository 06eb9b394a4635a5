use grads::prelude::*;

struct S;

impl S {
    fn f(x: f64) -> f64 {
        x
    }
}

fn main() {
    grad!(S::f)(1.0);
}
