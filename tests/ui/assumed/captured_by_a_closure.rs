use grads::prelude::*;
use std::ops::Mul;

#[derive(Clone, Copy, Differentiable)]
struct Scale {
    k: f64,
}

#[differentiable]
impl Mul<Scale> for f64 {
    type Output = f64;
    fn mul(self, s: Scale) -> f64 {
        self * s.k
    }
}

#[derive(Clone, Differentiable)]
struct Values {
    v: Vec<f64>,
}

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        #[differentiable]
        impl Values {
            fn scale(&self) -> Scale {
                Scale { k: self.v[0] }
            }
            fn total<F: Fn(f64) -> f64>(&self, f: F) -> f64 {
                let mut sum = 0.0;
                for v in &self.v {
                    sum += f(*v);
                }
                sum
            }
        }
    };
}
made!();

#[differentiable]
fn scaled(values: &Values) -> f64 {
    let s = values.scale();
    values.total(|v| v * s)
}

fn main() {}
