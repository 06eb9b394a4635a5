use grads::prelude::*;

#[differentiable(wrt(x))]
mod model {
    pub fn f(x: f64) -> f64 {
        x
    }
}

fn main() {
    println!("{}", model::f(1.0));
}
