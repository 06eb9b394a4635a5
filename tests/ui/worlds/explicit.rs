use grads::prelude::*;

#[differentiable]
mod model {
    #[differentiable]
    pub fn f(x: f64) -> f64 {
        let text = x.to_string();
        text.parse().unwrap_or(0.0)
    }
    pub fn h(x: f64) -> f64 {
        f(x)
    }
}

fn main() {
    println!("{}", grad!(model::h)(1.0));
}
