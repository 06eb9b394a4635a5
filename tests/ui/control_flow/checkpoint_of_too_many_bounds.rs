use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(slots = 3, memory = 100)]
    for _ in 0..10 {
        y = y.sin();
    }
    #[checkpoint(5, memory = 100)]
    for _ in 0..10 {
        y = y.sin();
    }
    #[checkpoint(memory = 0)]
    for _ in 0..10 {
        y = y.sin();
    }
    #[checkpoint(disk = 7)]
    for _ in 0..10 {
        y = y.sin();
    }
    #[checkpoint(memory = 10, memory = 20)]
    for _ in 0..10 {
        y = y.sin();
    }
    y
}

fn main() {}
