//! A user of a crate that passes `grads` on: there is no `grads` among the dependencies.

/// A user.
pub mod user {
    use passes_on::autodiff::inner::{grad, differentiable, Differentiable, function};

    /// A type.
    #[derive(Clone, Differentiable)]
    #[grads(crate = passes_on::autodiff::inner)]
    pub struct Spring {
        /// Stiffness.
        pub k: f64,
    }

    #[differentiable(crate = passes_on::autodiff::inner)]
    impl Spring {
        /// Its energy.
        pub fn energy(&self, x: f64) -> f64 {
            self.k * x * x
        }
    }

    /// Calls it.
    #[differentiable(wrt(x), crate = passes_on::autodiff::inner)]
    pub fn f(s: &Spring, f: impl Fn(f64) -> f64, x: f64) -> f64 {
        f(s.energy(x))
    }

    /// An objective.
    #[differentiable(order = 2, crate = passes_on::autodiff::inner)]
    pub fn objective(x: f64, s: &Spring, target: f64) -> f64 {
        s.k * (x - target) * (x - target)
    }

    /// Where it is least.
    #[differentiable(minimum_of = objective, crate = passes_on::autodiff::inner)]
    pub fn least(s: &Spring, target: f64) -> f64 {
        let _ = s;
        target
    }

    /// Derivatives.
    pub fn run() {
        assert_eq!(grad!(least)(&Spring { k: 2.0 }, 1.0).1, 1.0);
        let s = Spring { k: 2.0 };
        assert_eq!(grad!(f)(&s, function!(|x: f64| 3.0 * x), 1.0), 12.0);
        assert_eq!(grad!(Spring::energy)(&s, 1.0).0, SpringTangent { k: 1.0 });
    }
}

fn main() {
    user::run();
}
