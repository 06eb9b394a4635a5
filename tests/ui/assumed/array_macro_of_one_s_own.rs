use grads::prelude::*;

macro_rules! array {
    ($($x:expr),*) => { [$($x),*] };
}

#[differentiable]
fn pair(x: f64) -> f64 {
    let p = array![x, 2.0 * x];
    p[0] * p[1]
}

fn main() {}
