use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct V(f64);

#[differentiable]
impl std::ops::Add for V {
    type Output = V;
    fn add(self, other: V) -> V {
        V(self.0 + other.0)
    }
}

impl std::iter::Sum for V {
    fn sum<I: Iterator<Item = V>>(items: I) -> V {
        items.fold(V(0.0), |a, b| a + b)
    }
}

#[differentiable]
fn total(vs: &[V]) -> f64 {
    vs.iter().copied().sum::<V>().0
}

fn main() {}
