use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct State {
    v: f64,
}

#[differentiable]
fn f(x: f64, #[no_diff] out: &mut State) {
    out.v = 2.0 * x;
}

fn main() {}
