use grads::prelude::*;

#[differentiable]
mod model {
    fn square(x: f64) -> f64 {
        x * x
    }
    fn cube(x: f64) -> f64 {
        x * x * x
    }
    #[differentiable]
    pub fn f(x: f64) -> f64 {
        let mut sum = 0.0;
        for g in [square, cube] {
            sum += g(x);
        }
        sum
    }
}

fn main() {
    println!("{}", model::f(1.0));
}
