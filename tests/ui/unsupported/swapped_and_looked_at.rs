use grads::prelude::*;

#[differentiable]
fn f(x: &[f64], n: usize) -> f64 {
    let (mut a, mut b) = (x.to_vec(), vec![0.0; x.len()]);
    let (mut p, mut q) = (&mut a, &mut b);
    for _ in 0..n {
        q[0] = p[0].sin();
        std::mem::swap(&mut p, &mut q);
    }
    a[0]
}

fn main() {}
