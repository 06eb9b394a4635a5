use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(slots = 10)]
    while y > 0.1 {
        y = y.sin();
    }
    #[checkpoint(slots = 10)]
    for i in 0.. {
        y = y.sin();
        if i > 5 {
            break;
        }
    }
    y
}

fn main() {}
