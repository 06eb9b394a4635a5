use grads::prelude::*;

const RATES: [f32; 2] = [0.5, 1.5];
type Number = f32;

#[differentiable]
fn halved(x: f32) -> f32 {
    0.5 * x
}

#[derive(Clone, Differentiable)]
struct Sensor {
    #[no_diff]
    weights: Vec<f64>,
}

#[differentiable]
fn total(x: &[f64]) -> f64 {
    x.iter().sum()
}

mod made {
    use super::*;

    // the attribute does not see what a macro makes, and takes what stands above for what is meant
    macro_rules! made {
        () => {
            const RATES: [f64; 2] = [0.5, 1.5];
            type Number = f64;

            #[differentiable]
            fn halved(x: f64) -> f64 {
                0.5 * x
            }

            #[derive(Clone, Differentiable)]
            struct Sensor {
                weights: Vec<f64>,
            }
        };
    }
    made!();

    #[differentiable]
    fn of_a_function(x: f64) -> f64 {
        halved(x) * x
    }

    #[differentiable]
    fn of_a_constant(x: f64) -> f64 {
        RATES[0] * x
    }

    #[differentiable]
    fn of_an_alias(x: Number) -> f64 {
        x * x
    }

    #[differentiable]
    fn of_a_constant_field(s: &Sensor) -> f64 {
        total(&s.weights)
    }
}

fn main() {}
