use grads::prelude::*;

#[derive(Clone, Differentiable)]
pub struct Point {
    pub x: f32,
}

mod made {
    use super::*;

    // the attribute sees neither what a macro makes, nor that it hides the `Point` above
    macro_rules! point {
        () => {
            #[derive(Clone, Differentiable)]
            pub struct Point {
                pub x: f64,
            }
        };
    }
    point!();

    #[differentiable]
    fn squared(p: &Point) -> f64 {
        p.x * p.x
    }
}

fn main() {}
