use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    fn g(x: f64) -> f64 {
        std::thread::spawn(move || x * x).join().unwrap()
    }
    g(x)
}

fn main() {
    let _ = grad!(f)(1.0);
}
