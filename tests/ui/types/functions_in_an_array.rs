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
        let all = [(square as fn(f64) -> f64, 1.0), (cube, 2.0)];
        let (last, scale) = all[all.len() - 1];
        scale * last(x)
    }
}

fn main() {
    println!("{}", model::f(1.0));
}
