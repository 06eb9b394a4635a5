use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct State {
    x: f64,
    v: f64,
}

#[differentiable]
impl State {
    fn stepped(&self, dt: f64) -> Self {
        State { x: self.x + dt * self.v, v: self.v }
    }
}

fn main() {
    let state = State { x: 1.0, v: 2.0 };
    let _ = grad!(State::stepped)(&state, 0.1);
}
