use grads::prelude::*;

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        #[derive(Clone, Copy)]
        enum Kind {
            Linear,
            Square,
        }
    };
}
made!();

#[differentiable]
fn f(x: f64, kind: Kind) -> f64 {
    match kind {
        Kind::Linear => x,
        Kind::Square => x * x,
    }
}

fn main() {}
