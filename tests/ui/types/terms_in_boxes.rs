use grads::prelude::*;

#[differentiable]
trait Term {
    fn at(&self, x: f64) -> f64;
}

#[derive(Clone, Differentiable)]
struct Spring {
    k: f64,
}

#[differentiable]
impl Term for Spring {
    fn at(&self, x: f64) -> f64 {
        self.k * x
    }
}

#[differentiable]
fn total(terms: &[Box<dyn Term>], x: f64) -> f64 {
    terms.iter().map(|t| t.at(x)).sum()
}

#[differentiable]
fn force(k: f64, x: f64) -> f64 {
    let terms: Vec<Box<dyn Term>> = vec![Box::new(Spring { k }), Box::new(Spring { k: 2.0 * k })];
    total(&terms, x)
}

fn main() {}
