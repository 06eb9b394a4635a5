use grads::prelude::*;
use std::cell::RefCell;
use std::sync::Mutex;

#[differentiable]
fn f(x: f64, #[no_diff] seen: &Mutex<Vec<usize>>, #[no_diff] order: &RefCell<Vec<usize>>) -> f64 {
    seen.lock().unwrap().push(3);
    order.borrow_mut().swap(0, 1);
    x
}

fn main() {}
