use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Fluid {
    speed: Vec<f64>,
}

#[differentiable]
fn in_memory(x: f64) -> f64 {
    let mut fluid = Fluid { speed: vec![x] };
    #[checkpoint(memory = 1 << 20)]
    for _ in 0..10 {
        fluid.speed[0] = fluid.speed[0].sin();
    }
    fluid.speed[0]
}

#[differentiable]
fn on_disk(x: f64) -> f64 {
    let mut fluid = Fluid { speed: vec![x] };
    #[checkpoint(3, slots = 2, disk = "/tmp")]
    for _ in 0..10 {
        fluid.speed[0] = fluid.speed[0].sin();
    }
    fluid.speed[0]
}

fn main() {}
