use grads::prelude::*;

macro_rules! skip_if {
    ($c:expr) => {
        if $c {
            continue;
        }
    };
}

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        skip_if!(*v < 0.0);
        s += v;
    }
    s
}

fn main() {}
