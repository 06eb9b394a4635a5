use grads::prelude::*;

#[differentiable]
fn f(x: &mut [f64], n: usize) -> f64 {
    let r = if n > 1 { x.first_mut() } else { x.last_mut() };
    if let Some(v) = r {
        *v *= 2.0;
    }
    x[0]
}

fn main() {}
