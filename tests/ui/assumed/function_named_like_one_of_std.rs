use grads::prelude::*;

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        mod mem {
            pub fn swap(a: &mut f64, b: &mut f64) {
                let t = *a;
                *a = 2.0 * *b;
                *b = t;
            }
        }
    };
}
made!();

#[differentiable]
fn f(x: f64) -> f64 {
    let (mut a, mut b) = (x, x * x);
    mem::swap(&mut a, &mut b);
    a
}

fn main() {}
