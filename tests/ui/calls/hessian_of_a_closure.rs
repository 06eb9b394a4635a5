use grads::prelude::*;

fn main() {
    hessian!(|x: f64| x * x)(2.0);
}
