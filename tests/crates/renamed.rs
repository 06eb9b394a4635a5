//! `grads` under another name.

use my_ad::prelude::*;

/// A type.
#[derive(Clone, Differentiable)]
pub struct Spring {
    /// Stiffness.
    pub k: f64,
}

#[differentiable]
impl Spring {
    /// Its energy.
    pub fn energy(&self, x: &[f64]) -> f64 {
        x.iter().map(|v| self.k * v * v).sum()
    }
}

/// Calls it.
#[differentiable]
pub fn f(s: &Spring, f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(s.energy(&[x, x]))
}

/// An objective.
#[differentiable(order = 2)]
pub fn objective(x: f64, target: f64) -> f64 {
    (x - target) * (x - target)
}

/// Where it is least.
#[differentiable(minimum_of = objective)]
pub fn least(target: f64) -> f64 {
    target
}

fn main() {
    assert_eq!(grad!(least)(1.0), 1.0);
    let s = Spring { k: 2.0 };
    assert_eq!(grad!(f, wrt(x))(&s, function!(|x: f64| 3.0 * x), 1.0), 24.0);
    assert_eq!(grad!(Spring::energy)(&s, &[1.0]).0, SpringTangent { k: 1.0 });
}
