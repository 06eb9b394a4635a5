use grads::prelude::*;

#[differentiable]
mod model {
    pub trait Term {
        fn at(&self, x: f64) -> f64;
    }
    pub struct Problem {
        pub terms: Vec<Box<dyn Term>>,
    }
    impl Problem {
        #[differentiable]
        pub fn cost(&self, x: f64) -> f64 {
            self.terms.iter().map(|t| t.at(x)).sum()
        }
    }
}

fn main() {
    println!("{}", model::Problem { terms: vec![] }.cost(1.0));
}
