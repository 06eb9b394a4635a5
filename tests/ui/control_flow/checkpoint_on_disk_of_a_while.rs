use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(memory = 1 << 20, disk = "/tmp")]
    while y > 0.1 {
        y = y.sin();
    }
    #[checkpoint(memory = 1 << 20)]
    loop {
        y = y.sin();
        if y < 0.05 {
            break;
        }
    }
    y
}

fn main() {}
