use grads::graph::{GradientOptions, Graph};
use grads::tape::Eager;

fn main() {
    let g = Graph::new();
    let x = Eager::new(1.0);
    let _ = g.gradients(&[&x * &x], &[x], &GradientOptions::default());
}
