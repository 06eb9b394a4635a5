use grads::prelude::*;

macro_rules! index {
    ($x:expr) => {
        [$x as usize, 0]
    };
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
            fn first(&self) -> f64 {
                self.v[0]
            }
            fn at(&self, i: [usize; 2]) -> f64 {
                self.v[i[0]]
            }
        }
    };
}
made!();

#[differentiable]
fn chosen(values: &Values) -> f64 {
    let first = values.first();
    values.at(index![first])
}

fn main() {}
