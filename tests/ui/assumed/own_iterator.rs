use grads::prelude::*;

#[derive(Differentiable)]
struct Bag {
    v: Vec<f64>,
}

impl<'a> IntoIterator for &'a Bag {
    type Item = &'a f64;
    type IntoIter = std::iter::Rev<std::slice::Iter<'a, f64>>;
    fn into_iter(self) -> Self::IntoIter {
        self.v.iter().rev()
    }
}

#[derive(Differentiable)]
struct Holder {
    bag: Bag,
    bags: Vec<Bag>,
}

#[differentiable]
fn f(h: &Holder) -> f64 {
    let mut s = 0.0;
    for v in &h.bag {
        s = 0.5 * s + v;
    }
    s
}

#[differentiable]
fn g(h: &Holder) -> f64 {
    let mut s = 0.0;
    for v in h.bags.iter().flatten() {
        s = 0.5 * s + v;
    }
    s
}

fn main() {}
