use Maybe::{None, Some};
use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
enum Maybe {
    Some(f64),
    None,
}

#[differentiable]
impl Maybe {
    fn unwrap_or(self, other: f64) -> f64 {
        match self {
            Maybe::Some(x) => 2.0 * x,
            Maybe::None => other,
        }
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    let y = if x > 1.0 { Some(x) } else { None };
    y.unwrap_or(7.0) * x
}

fn main() {
    f(2.0);
}
