use grads::prelude::*;
use std::cmp::Ordering;

#[derive(Clone, Copy, Differentiable)]
struct Pct(f64);

impl PartialEq<f64> for Pct {
    fn eq(&self, x: &f64) -> bool {
        self.0 / 100.0 == *x
    }
}

impl PartialOrd<f64> for Pct {
    fn partial_cmp(&self, x: &f64) -> Option<Ordering> {
        (self.0 / 100.0).partial_cmp(x)
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
        k: f64,
    }
}

#[differentiable]
fn f(t: &Terms, x: f64) -> f64 {
    if t.rate < 0.7 { t.k * x } else { x }
}

fn main() {}
