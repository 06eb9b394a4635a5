use grads::prelude::*;

#[differentiable]
mod model {
    pub fn f(x: f64) -> f64 {
        #[no_diff]
        x.sin();
        #[checkpoint]
        let y = x;
        y
    }
}

fn main() {
    println!("{}", model::f(1.0));
}
