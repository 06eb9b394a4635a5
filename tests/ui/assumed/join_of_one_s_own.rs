use grads::prelude::*;

mod rayon {
    pub fn join<A, B, Ra, Rb>(a: A, b: B) -> (Ra, Rb)
    where
        A: FnOnce() -> Ra,
        B: FnOnce() -> Rb,
    {
        let second = b();
        (a(), second)
    }
}

#[differentiable]
fn f(x: f64) -> f64 {
    let (a, b) = rayon::join(|| x.sin(), || x.cos());
    a * b
}

fn main() {
    let _ = grad!(f)(1.0);
}
