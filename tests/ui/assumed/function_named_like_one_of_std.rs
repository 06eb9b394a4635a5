use grads::prelude::*;

mod mem {
    pub fn swap(a: &mut f64, b: &mut f64) {
        let t = *a;
        *a = 2.0 * *b;
        *b = t;
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    let (mut a, mut b) = (x, x * x);
    mem::swap(&mut a, &mut b);
    a
}

fn main() {}
