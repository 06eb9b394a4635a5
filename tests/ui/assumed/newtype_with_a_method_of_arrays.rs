use grads::prelude::*;
use std::ops::Deref;

#[derive(Clone, Differentiable)]
struct Params(Vec<f64>);

#[differentiable]
impl Deref for Params {
    type Target = Vec<f64>;
    fn deref(&self) -> &Vec<f64> {
        &self.0
    }
}

impl Params {
    fn iter(&self) -> std::iter::Rev<std::slice::Iter<'_, f64>> {
        self.0.iter().rev()
    }
}

#[differentiable]
fn f(q: &Params) -> f64 {
    q.iter().fold(0.0, |all, x| 2.0 * all + x)
}

mod elsewhere {
    use super::*;

    trait Counted {
        fn len(&self) -> usize;
    }

    // the attribute does not see what a macro makes
    macro_rules! made {
        () => {
            impl Counted for Params {
                fn len(&self) -> usize {
                    1
                }
            }
        };
    }
    made!();

    #[differentiable]
    fn g(q: &Params) -> f64 {
        let mut sum = 0.0;
        for i in 0..q.len() {
            sum += q[i];
        }
        sum
    }
}

fn main() {}
