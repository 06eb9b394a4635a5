use grads::prelude::*;
use std::ops::Mul;

#[derive(Clone, Copy, Differentiable)]
struct Pct(f64);

#[differentiable]
impl Mul<f64> for Pct {
    type Output = f64;
    fn mul(self, x: f64) -> f64 {
        self.0 * x / 100.0
    }
}

// the attribute does not see what a macro makes
macro_rules! made {
    ($($item:item)*) => { $($item)* };
}

made! {
    #[derive(Differentiable)]
    struct Terms {
        rate: Pct,
    }
}

#[differentiable]
fn f(t: &Terms, x: f64) -> f64 {
    t.rate * x
}

fn main() {}
