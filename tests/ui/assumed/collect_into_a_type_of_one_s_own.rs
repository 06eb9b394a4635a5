use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Series {
    ys: Vec<f64>,
}

impl FromIterator<f64> for Series {
    fn from_iter<I: IntoIterator<Item = f64>>(ys: I) -> Self {
        Series {
            ys: ys.into_iter().collect(),
        }
    }
}

type Row = Vec<f64>;

#[differentiable]
fn of_an_alias(xs: &[f64], k: f64) -> f64 {
    let row: Row = xs.iter().map(|x| x * k).collect();
    row[0] * row[1]
}

#[differentiable]
fn with_a_type(xs: &[f64], k: f64) -> f64 {
    let series: Series = xs.iter().map(|x| x * k).collect();
    series.ys[0] * series.ys[1]
}

#[differentiable]
fn returned(xs: &[f64], k: f64) -> Series {
    xs.iter().map(|x| x * k).collect()
}

fn main() {}
