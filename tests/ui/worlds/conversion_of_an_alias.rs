use grads::prelude::*;

#[differentiable]
mod model {
    pub type Data = Vec<f64>;

    pub struct First {
        pub a: f64,
    }

    impl From<&Data> for First {
        fn from(d: &Data) -> First {
            First { a: d[0] }
        }
    }

    impl From<&[f64]> for First {
        fn from(d: &[f64]) -> First {
            First { a: 2.0 * d[0] }
        }
    }

    pub fn f(x: f64) -> f64 {
        let data: Data = vec![x, 1.0];
        First::from(&data).a
    }
}

fn main() {
    grad!(model::f)(1.0);
}
