use grads::prelude::*;

#[differentiable]
mod model {
    pub fn count(n: usize) -> f64 {
        n as f64
    }
}

fn main() {
    println!("{}", value_and_grad!(model::count)(1).0);
}
