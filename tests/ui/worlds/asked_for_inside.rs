use grads::prelude::*;

#[differentiable]
mod model {
    fn measured(x: f64) -> f64 {
        let text = x.to_string();
        text.parse().unwrap_or(0.0)
    }
    fn scaled(x: f64) -> f64 {
        2.0 * measured(x)
    }
    #[differentiable]
    pub fn loss(x: f64) -> f64 {
        let constant = scaled(3.0);
        constant * x + scaled(x)
    }
}

fn main() {
    println!("{}", grad!(model::loss)(1.0));
}
