use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Feet(f64);

#[derive(Clone, Copy, Differentiable)]
struct Meters(f64);

#[differentiable]
impl From<Feet> for Meters {
    fn from(feet: Feet) -> Meters {
        Meters(feet.0 * 0.3048)
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    let meters: Meters = Feet(x).into();
    meters.0 * x
}

fn main() {}
