use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Vec<T> {
    last: T,
}

impl Vec<f64> {
    fn new() -> Self {
        Self { last: 5.0 }
    }
    fn push(&mut self, x: f64) {
        self.last = 2.0 * x;
    }
    fn pop(&mut self) -> Option<f64> {
        std::option::Option::Some(self.last)
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    let mut v = Vec::new();
    v.push(x);
    v.pop().unwrap()
}

fn main() {
    f(2.0);
}
