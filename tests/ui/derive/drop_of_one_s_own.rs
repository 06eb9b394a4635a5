use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Handle {
    x: f64,
}

impl Drop for Handle {
    fn drop(&mut self) {
        println!("closed at {}", self.x);
    }
}

fn main() {}
