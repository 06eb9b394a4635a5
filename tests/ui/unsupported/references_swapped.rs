use grads::prelude::*;

#[differentiable]
fn f(a: &mut [f64], b: &mut [f64], n: usize) -> f64 {
    let (mut p, mut q) = (a, b);
    for _ in 0..n {
        q[0] = p[0].sin();
        std::mem::swap(&mut p, &mut q);
    }
    p[0]
}

fn main() {}
