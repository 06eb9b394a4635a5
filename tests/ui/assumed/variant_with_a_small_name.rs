use grads::prelude::*;

#[allow(non_camel_case_types)]
#[derive(Clone, Copy, PartialEq)]
enum Pairs {
    pT,
    ph,
}

#[differentiable]
fn of_pairs(x: f64, #[no_diff] pairs: Pairs) -> f64 {
    if pairs == Pairs::pT { x * x } else { x }
}

#[differentiable]
fn f(x: f64) -> f64 {
    of_pairs(x, Pairs::ph)
}

fn main() {}
