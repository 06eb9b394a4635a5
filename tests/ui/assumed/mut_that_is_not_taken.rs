use grads::prelude::*;

#[differentiable]
fn sum(xs: &[f64]) -> f64 {
    xs.iter().sum()
}

#[differentiable]
fn doubled(x: f64) -> f64 {
    let mut both = [x, x];
    sum(&mut both)
}

fn main() {
    println!("{}", grad!(doubled)(1.0));
}
