use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct Pair {
    v: [f64; 2],
}

#[differentiable]
impl Pair {
    fn swap(&mut self, i: usize, j: usize) {
        self.v[i] = -self.v[j];
    }
}

#[derive(Clone, Differentiable)]
struct State {
    p: [Pair; 1],
}

#[differentiable]
fn f(s: &State) -> f64 {
    let mut s = s.clone();
    for p in s.p.iter_mut() {
        p.swap(0, 1);
    }
    s.p[0].v[0]
}

fn main() {}
