use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Pair<T>(T, T);

#[differentiable]
impl<T: num_traits::Float> std::ops::Add for Pair<T> {
    type Output = Pair<T>;
    fn add(self, o: Pair<T>) -> Pair<T> {
        Pair(self.0 + o.0, self.1 + o.1)
    }
}

fn main() {}
