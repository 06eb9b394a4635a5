use grads::prelude::*;

#[derive(Differentiable)]
struct Sample<T> {
    value: T,
}

fn main() {
    Sample { value: 1.0 }.zeros_like();
    Sample { value: std::time::Instant::now() }.zeros_like();
}
