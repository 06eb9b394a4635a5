use grads::prelude::*;

#[derive(Differentiable)]
union Bits {
    number: f64,
    bits: u64,
}

fn main() {}
