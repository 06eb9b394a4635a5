use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct State {
    x: f64,
}

#[differentiable]
fn advance(#[no_diff] state: &mut State, dt: f64) -> f64 {
    state.x *= 2.0;
    dt
}

#[differentiable]
fn f(x: f64, dt: f64) -> f64 {
    let mut state = State { x };
    let t = advance(&mut state, dt);
    state.x * t
}

fn main() {}
