#[grads::differentiable(order = 2)]
pub fn power<const N: usize>(x: &[f64; N]) -> f64 {
    let mut sum = 0.0;
    for i in 0..N {
        sum += x[i] * x[i] * x[0];
    }
    sum
}
