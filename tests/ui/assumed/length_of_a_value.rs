use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct V {
    x: f64,
}

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        impl V {
            fn len(&self) -> usize {
                3
            }
        }
    };
}
made!();

#[derive(Clone, Differentiable)]
struct Held {
    v: V,
}

#[differentiable]
fn f(h: &Held, x: f64) -> f64 {
    h.v.len() as f64 * x * h.v.x
}

fn main() {}
