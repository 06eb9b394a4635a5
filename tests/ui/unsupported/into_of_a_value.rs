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

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        #[differentiable]
        fn doubled(meters: Meters) -> f64 {
            2.0 * meters.0
        }
    };
}
made!();

#[differentiable]
fn f(x: f64) -> f64 {
    doubled(Feet(x).into()) * x
}

fn main() {}
