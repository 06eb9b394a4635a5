//! Optimisers: the numbers of Keras's formulas, computed apart from this code in Python, and the same from functions, graphs and tapes.

use grads::graph::{Graph, GraphError};
use grads::optimizers::{Adam, AdamW, Optimizer, Sgd};
use grads::prelude::*;
use grads::tape::{Eager, Tape, TapeError, TapeOptions, apply_gradients};
use grads::{DType, Tensor};

const STEPS: usize = 5;

/// Two numbers that are pulled to one half, one of them harder.
#[differentiable]
fn loss(w: &[f64; 2]) -> f64 {
    (w[0] - 0.5).powi(2) + 3.0 * (w[1] - 0.5).powi(2)
}

fn by_function(optimizer: &mut impl Optimizer) -> Vec<f64> {
    let mut w = [1.0, -2.0];
    for _ in 0..STEPS {
        let gradient = grad!(loss)(&w);
        optimizer.step(&mut w, &gradient);
    }
    w.to_vec()
}

fn by_graph(optimizer: &mut impl Optimizer) -> Result<Vec<f64>, GraphError> {
    let g = Graph::new();
    let (w, pull) = (g.variable("w", vec![1.0, -2.0]), g.constant(vec![1.0, 3.0]));
    let from = w - 0.5;
    let loss = (pull * from * from).reduce_sum(None, false);
    let gradient = g.gradients(&[loss], &[w], &Default::default())?[0];
    let step = g.compile(&[gradient.expect("the loss depends on it")])?;
    for _ in 0..STEPS {
        g.apply_gradients(optimizer, &[w], &step.run(&[])?)?;
    }
    Ok(g.value(w)?.to_f64s())
}

fn by_tape(optimizer: &mut impl Optimizer) -> Result<Vec<f64>, TapeError> {
    // the two numbers are variables of their own
    let mut w = [1.0, -2.0].map(Eager::variable);
    for _ in 0..STEPS {
        let tape = Tape::new();
        let [a, b] = [&w[0] - 0.5, &w[1] - 0.5];
        let loss = a.square() + b.square() * 3.0;
        let [x, y] = &mut w;
        let gradients = tape.gradient(&[&loss], &[&*x, &*y], &TapeOptions::default())?;
        apply_gradients(optimizer, &mut [x, y], &gradients)?;
    }
    w.iter().map(Eager::to_f64).collect()
}

/// Each way to these numbers.
fn check<O: Optimizer>(made: impl Fn() -> O, expected: [f64; 2]) {
    let ways = [
        by_function(&mut made()),
        by_graph(&mut made()).unwrap(),
        by_tape(&mut made()).unwrap(),
    ];
    for w in ways {
        for (w, expected) in w.iter().zip(expected) {
            assert!((w - expected).abs() < 1e-14, "{w} is not {expected}");
        }
    }
}

fn with_momentum(nesterov: bool) -> Sgd {
    let mut sgd = Sgd::new(0.1);
    sgd.momentum = 0.9;
    sgd.nesterov = nesterov;
    sgd
}

#[test]
fn gradient_descent() {
    check(|| Sgd::new(0.1), [0.66384, 0.4744]);
    check(|| with_momentum(false), [0.20979, 1.07515]);
    check(|| with_momentum(true), [0.2921412096, 0.346393216]);
}

#[test]
fn adam() {
    check(|| Adam::new(0.1), [0.5278154503943008, -1.5022247179681456]);
    check(
        || AdamW::new(0.1, 0.004),
        [0.5264172938147968, -1.4986480499730956],
    );
}

#[test]
fn elements_of_f32_stay_such() {
    let g = Graph::new();
    let w = g.variable("w", vec![1.0_f32, 2.0]);
    let gradient = Tensor::from(vec![1.0_f32, -1.0]);
    g.apply_gradients(&mut Sgd::new(0.5), &[w], &[gradient])
        .unwrap();
    assert_eq!(g.value(w).unwrap(), Tensor::from(vec![0.5_f32, 2.5]));
    let mut v = Eager::variable(1.0_f32);
    let gradients = [Some(Eager::new(2.0_f32))];
    apply_gradients(&mut Sgd::new(0.5), &mut [&mut v], &gradients).unwrap();
    assert_eq!(v.value().unwrap(), Tensor::from(0.0_f32));
}

#[test]
fn what_does_not_fit_moves_nothing() {
    let g = Graph::new();
    let (w, v) = (g.variable("w", vec![1.0, 2.0]), g.variable("v", 1.0));
    let x = g.placeholder("x", DType::F64);
    let mut sgd = Sgd::new(0.5);
    let mut apply = |variables: &[_], gradients: &[Tensor]| {
        let error = g.apply_gradients(&mut sgd, variables, gradients);
        error.unwrap_err().to_string()
    };
    let (one, two) = (Tensor::from(1.0), Tensor::from(vec![1.0, 1.0]));
    assert_eq!(
        apply(&[v, w], &[one.clone(), one.clone()]),
        "variable 'w' of type f64 and shape [2] cannot be moved against a gradient of type f64 and shape []"
    );
    assert_eq!(apply(&[w, v], &[two]), "1 gradients for 2 variables");
    assert!(apply(&[v], &[Tensor::from(1.0_f32)]).contains("gradient of type f32"));
    assert!(apply(&[x], &[one]).contains("'x' is a placeholder"));
    assert_eq!(g.value(w).unwrap(), vec![1.0, 2.0].into());
    assert_eq!(g.value(v).unwrap(), 1.0.into());
}

#[test]
fn what_does_not_fit_moves_no_eager_value() {
    let mut sgd = Sgd::new(0.5);
    let (mut w, mut x) = (Eager::variable(vec![1.0, 2.0]), Eager::new(1.0));
    let mut apply = |v: &mut Eager, gradient: Option<Eager>| {
        let error = apply_gradients(&mut sgd, &mut [v], &[gradient]);
        error.unwrap_err().to_string()
    };
    assert_eq!(
        apply(&mut w, None),
        "variable 0 has no gradient: leave it out"
    );
    assert_eq!(
        apply(&mut w, Some(Eager::new(1.0))),
        "variable 0 of type f64 and shape [2] cannot be moved against a gradient of type f64 and shape []"
    );
    assert_eq!(
        apply(&mut x, Some(Eager::new(1.0))),
        "a value can be assigned to a variable only"
    );
    assert_eq!(w.value().unwrap(), vec![1.0, 2.0].into());
}

#[test]
#[should_panic(
    expected = "3 parameters, and 2 in the step before: an optimiser goes with one model"
)]
fn another_model() {
    let mut adam = Adam::new(0.1);
    adam.step(&mut [0.0; 2], &[1.0; 2]);
    adam.step(&mut [0.0; 3], &[1.0; 3]);
}

#[test]
#[should_panic(expected = "a gradient of 1 numbers for 2 parameters")]
fn another_length() {
    Sgd::new(0.1).step(&mut vec![0.0; 2], &vec![1.0]);
}
