use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Degrees(f64);

#[differentiable]
impl Degrees {
    fn sin(self) -> f64 {
        self.0.to_radians().sin()
    }
}

// the attribute does not see what a macro makes
macro_rules! made {
    ($($item:item)*) => { $($item)* };
}

made! {
    #[derive(Differentiable)]
    struct Arm {
        angle: Degrees,
    }
}

#[differentiable]
fn f(a: &Arm, x: f64) -> f64 {
    x * a.angle.sin()
}

fn main() {}
