use grads::prelude::*;

#[derive(Differentiable)]
struct View {
    start: *const f64,
    len: usize,
}

fn main() {}
