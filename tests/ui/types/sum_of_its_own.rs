use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct V(f64);

#[differentiable]
impl std::iter::Sum for V {
    fn sum<I: Iterator<Item = V>>(items: I) -> V {
        let mut all = 0.0;
        for v in items {
            all += v.0;
        }
        V(all)
    }
}

fn main() {}
