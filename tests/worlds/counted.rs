//! Constants that stay in their thread (`Rc`, `Cell`, `RefCell`), handed in or made in the body, read more than once.

use crate::support::{agree, same};
use grads::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;

#[differentiable]
mod handed {
    use std::cell::RefCell;
    use std::rc::Rc;

    pub struct Model {
        #[no_diff]
        pub weights: Rc<Vec<f64>>,
        pub scale: f64,
    }

    impl Model {
        fn at(&self, x: f64) -> f64 {
            let mut sum = 0.0;
            for i in 0..self.weights.len() {
                sum += x.powi(i as i32) * self.weights[i] * self.scale;
            }
            sum
        }
    }

    fn moved(x: f64, data: Rc<[f64]>) -> f64 {
        let mut sum = 0.0;
        for i in 0..data.len() {
            sum += (x * data[i]).sin();
        }
        sum
    }
    fn counted(x: f64, data: Rc<RefCell<Vec<f64>>>) -> f64 {
        let mut sum = x;
        for i in 0..3 {
            sum *= 1.0 + x * data.borrow()[i];
        }
        sum
    }
    fn lent(x: f64, data: &Rc<Vec<f64>>) -> f64 {
        data.iter().map(|d| (d - x).powi(2)).sum()
    }

    pub fn total(x: &[f64], data: &Rc<Vec<f64>>) -> f64 {
        let model = Model {
            weights: Rc::clone(data),
            scale: x[1],
        };
        let slice: Rc<[f64]> = Rc::from(&data[..]);
        let cell = Rc::new(RefCell::new(vec![0.5, -0.25, 2.0]));
        model.at(x[0]) + moved(x[0], slice) * lent(x[1], data) + counted(x[2], cell)
    }
}

#[differentiable]
fn made(x: f64) -> f64 {
    let table = Rc::new(RefCell::new(vec![1.0, 2.0, 3.0]));
    let (a, b) = (table.borrow()[0], table.borrow()[1]);
    let mut sum = a * x;
    if x > 1.0 {
        sum += b * x * x;
    }
    for i in 0..3 {
        sum *= table.borrow()[i] * x;
    }
    sum
}

#[differentiable]
fn counts(x: f64) -> f64 {
    let calls = std::cell::Cell::new(1);
    let mut product = x;
    for i in 0..4 {
        product *= x + f64::from(calls.get());
        calls.set(2 * i);
    }
    product
}

#[test]
fn constants_that_stay_in_their_thread_are_read_in_loops() {
    let (x, data) = ([0.7, -0.4, 1.2], Rc::new(vec![1.0, -2.0, 0.5]));
    let (value, d) = value_and_grad!(handed::total)(&x, &data);
    same(value, handed::total(&x, &data));
    agree(&d, |x| handed::total(x, &data), &x);
    for x in [0.8, 1.3] {
        let (value, d) = value_and_grad!(made)(x);
        same(value, made(x));
        agree(&[d], |x| made(x[0]), &[x]);
        let (value, d) = value_and_grad!(counts)(x);
        same(value, counts(x));
        agree(&[d], |x| counts(x[0]), &[x]);
    }
}
