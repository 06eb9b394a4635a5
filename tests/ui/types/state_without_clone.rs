use grads::prelude::*;

struct Generator {
    state: u64,
}

impl Generator {
    fn draw(&mut self) -> f64 {
        self.state += 1;
        self.state as f64
    }
}

#[differentiable]
fn f(x: f64, #[no_diff] noise: &mut Generator) -> f64 {
    x * noise.draw()
}

fn main() {
    let _ = grad!(f)(1.0, &mut Generator { state: 1 });
}
