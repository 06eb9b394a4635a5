use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Series {
    ys: Vec<f64>,
}

#[differentiable]
impl FromIterator<f64> for Series {
    fn from_iter<I: IntoIterator<Item = f64>>(ys: I) -> Self {
        Series {
            ys: ys.into_iter().collect(),
        }
    }
}

fn main() {}
