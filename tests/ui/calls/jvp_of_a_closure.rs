use grads::prelude::*;

fn main() {
    jvp!(|x: f64| x * x)(1.0, 1.0);
}
