// what an operator gives is seen by rustc only: that it is no number is said at the conversion
use grads::prelude::*;
use std::ops::Mul;

#[derive(Clone, Copy, Differentiable)]
struct Metres(f64);

impl Mul<f64> for Metres {
    type Output = Metres;
    fn mul(self, k: f64) -> Metres {
        Metres(self.0 * k)
    }
}

impl From<Metres> for f64 {
    fn from(m: Metres) -> f64 {
        m.0
    }
}

#[differentiable]
fn far(x: f64, #[no_diff] unit: Metres) -> f64 {
    let far = unit * 3.0;
    let far: f64 = far.into();
    x * far
}

fn main() {}
