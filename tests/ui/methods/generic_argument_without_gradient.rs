use grads::prelude::*;

#[differentiable]
trait Potential {
    fn at(#[no_diff] &self, x: f64) -> f64;
}

struct Plain;

#[differentiable]
impl Potential for Plain {
    fn at(#[no_diff] &self, x: f64) -> f64 {
        x * x
    }
}

#[differentiable]
fn total<P: Potential>(p: &P, x: f64) -> f64 {
    p.at(x)
}

fn main() {
    grad!(total)(&Plain, 1.0);
}
