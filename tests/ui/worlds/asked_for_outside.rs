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
    pub fn loss(x: f64, y: f64) -> f64 {
        scaled(x) + y
    }
}

fn main() {
    let (dx, dy) = grad!(model::loss)(1.0, 2.0);
    println!("{}", dx + dy);
}
