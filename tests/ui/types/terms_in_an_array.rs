use grads::prelude::*;

#[differentiable]
mod model {
    trait Term {
        fn at(&self, x: f64) -> f64;
    }
    struct Linear(f64);
    struct Squared(f64);
    impl Term for Linear {
        fn at(&self, x: f64) -> f64 {
            self.0 * x
        }
    }
    impl Term for Squared {
        fn at(&self, x: f64) -> f64 {
            self.0 * x * x
        }
    }
    #[differentiable]
    pub fn f(x: f64) -> f64 {
        let (a, b) = (Linear(x), Squared(2.0));
        let mut terms: Vec<&dyn Term> = vec![&a];
        if x > 0.0 {
            terms.push(&b);
        }
        terms.iter().map(|t| t.at(x)).sum()
    }
}

fn main() {
    println!("{}", model::f(1.0));
}
