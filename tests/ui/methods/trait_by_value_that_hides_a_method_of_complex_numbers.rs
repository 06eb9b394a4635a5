use grads::prelude::*;
use num_complex::Complex64;

trait Other {
    fn conj(self) -> Complex64;
}

impl Other for Complex64 {
    fn conj(self) -> Complex64 {
        self * 2.0
    }
}

#[differentiable]
fn of(z: Complex64) -> f64 {
    z.conj().im
}

fn main() {
    let _ = grad!(of)(Complex64::new(1.0, 2.0));
}
