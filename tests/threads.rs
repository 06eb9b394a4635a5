//! What may go to other threads: gradients, pullbacks, and values that are made of numbers. What records, or is being built,
//! stays in the thread that began it.

use grads::graph::{Graph, Program};
use grads::prelude::*;
use grads::tape::{Eager, Tape};
use grads::{GradRegistry, Tensor, Var};
use std::marker::PhantomData;

/// Asks of a type whether it is `Send` and `Sync`.
struct Is<T: ?Sized>(PhantomData<T>);

impl<T: ?Sized + Send> Is<T> {
    const SEND: bool = true;
}

impl<T: ?Sized + Sync> Is<T> {
    const SYNC: bool = true;
}

/// The answer where the bound does not hold.
trait No {
    const SEND: bool = false;
    const SYNC: bool = false;
}

impl<T: ?Sized> No for Is<T> {}

fn shared<T: Send + Sync + 'static>(_: &T) {}

#[derive(Clone, Differentiable)]
struct Spring {
    k: f64,
    lengths: Vec<f64>,
}

#[differentiable]
fn energy(spring: &Spring, x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (l, x) in spring.lengths.iter().zip(x) {
        sum += 0.5 * spring.k * (x - l).powi(2);
    }
    sum
}

#[differentiable]
fn product(x: f64, n: usize) -> f64 {
    let mut p = 1.0;
    for _ in 0..n {
        p *= x.sin();
    }
    p
}

#[test]
fn gradients_and_pullbacks_are_send_and_sync() {
    shared(&grad!(product));
    shared(&value_and_grad!(product));
    shared(&value_and_grad_into!(product));
    shared(&vjp!(product));
    shared(&function!(product));
    shared(&grad!(product, wrt(x)));
    let (_, pullback) = vjp!(product)(0.5, 3);
    shared(&pullback);
    assert_eq!(
        [Is::<SpringTangent>::SEND, Is::<SpringTangent>::SYNC],
        [true, true]
    );
}

#[test]
fn a_pullback_runs_in_another_thread() {
    let (value, pullback) = vjp!(product)(0.5, 3);
    let there = std::thread::spawn(move || pullback(1.0));
    let there = there.join().expect("the thread ends well");
    assert_eq!((value, there), value_and_grad!(product)(0.5, 3));
}

#[test]
fn threads_that_share_a_model_add_up_its_gradient() {
    let spring = Spring {
        k: 2.0,
        lengths: vec![1.0; 4],
    };
    let rows: Vec<[f64; 4]> = (0..8).map(|i| [f64::from(i); 4]).collect();
    let parts = std::thread::scope(|scope| {
        let halves = rows.chunks(4).map(|half| {
            let spring = &spring;
            scope.spawn(move || {
                let mut sum = spring.zeros_like();
                for x in half {
                    sum += grad!(energy, wrt(spring))(spring, x);
                }
                sum
            })
        });
        let halves: Vec<_> = halves.collect();
        halves
            .into_iter()
            .map(|half| half.join().expect("a sum"))
            .collect::<Vec<_>>()
    });
    let mut expected = spring.zeros_like();
    rows.iter()
        .for_each(|x| expected += grad!(energy, wrt(spring))(&spring, x));
    let mut sum = spring.zeros_like();
    parts.into_iter().for_each(|part| sum += part);
    // small integers add up without rounding
    assert_eq!(sum, expected);
}

#[test]
fn tensors_go_to_other_threads_and_graphs_and_tapes_stay() {
    assert_eq!([Is::<Tensor>::SEND, Is::<Tensor>::SYNC], [true; 2]);
    assert_eq!([Is::<Graph>::SEND, Is::<Graph>::SYNC], [false; 2]);
    assert_eq!([Is::<Var<'_>>::SEND, Is::<Program>::SEND], [false; 2]);
    assert_eq!([Is::<Tape>::SEND, Is::<Eager>::SEND], [false; 2]);
    assert_eq!([Is::<GradRegistry>::SEND], [false]);
}
