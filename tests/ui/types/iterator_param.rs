use grads::prelude::*;

#[differentiable]
fn squares(items: impl Iterator<Item = f64>) -> f64 {
    items.map(|v| v * v).sum()
}

#[differentiable]
fn logs<'a, I>(items: I) -> f64
where
    I: IntoIterator<Item = &'a f64>,
{
    items.into_iter().map(|v| v.ln()).sum()
}

fn main() {}
