use grads::prelude::*;
use std::ops::{Index, IndexMut};

#[derive(Clone, Differentiable)]
struct Pair {
    v: [f64; 2],
}

#[differentiable]
impl Index<usize> for Pair {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.v[i]
    }
}

#[differentiable]
impl IndexMut<usize> for Pair {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        &mut self.v[i]
    }
}

// the attribute does not see what a macro makes
macro_rules! made {
    () => {
        #[differentiable]
        impl Pair {
            fn swap(&mut self, i: usize, j: usize) {
                let t = self.v[i];
                self.v[i] = self.v[j];
                self.v[j] = -t;
            }
        }
    };
}
made!();

#[derive(Clone, Differentiable)]
struct State {
    p: Pair,
}

#[differentiable]
fn f(s: &State) -> f64 {
    let mut s = s.clone();
    s.p.swap(0, 1);
    s.p[0] * 2.0 + s.p[1]
}

fn main() {}
