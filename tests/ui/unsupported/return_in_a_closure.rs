use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let g = |y: f64| {
        loop {
            if y > 0.0 {
                return y;
            }
            break;
        }
        1.0 + return -y
    };
    g(x)
}

fn main() {}
