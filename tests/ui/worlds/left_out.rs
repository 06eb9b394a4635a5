use grads::prelude::*;

#[differentiable]
mod model {
    #[no_diff]
    fn lookup(x: f64) -> f64 {
        x * x
    }
    pub fn run(x: f64) -> f64 {
        lookup(x) + x
    }
}

fn main() {
    println!("{}", grad!(model::run)(1.0));
}
