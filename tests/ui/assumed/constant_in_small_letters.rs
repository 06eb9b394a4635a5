// A name in small letters in a pattern is taken for a new one; here it is a constant.

use grads::prelude::*;

#[allow(non_upper_case_globals)]
const linear: usize = 0;

#[differentiable]
fn shaped(kind: usize, x: f64) -> f64 {
    match kind {
        linear => x,
        _ => x * x,
    }
}

fn main() {
    grad!(shaped)(1, 2.0);
}
