//! Sums of values and gradients over all ranks, and values of users' types.

use crate::{Case, passes};
use grads::prelude::*;
use grads_mpi::{Comm, data_parallel, in_blocks, number, values};

pub const CASES: &[Case] = &[
    passes("data parallel", parallel_data),
    passes("blocks have the same bits on any number of ranks", blocks),
    passes("values of a type", of_a_type),
    passes("ranks that use rayon", with_rayon),
    passes("inside of a module", in_a_module),
];

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Model {
    scale: f64,
    weights: Vec<[f64; 2]>,
    steps: usize,
}

fn model() -> Model {
    Model {
        scale: 0.7,
        weights: vec![[0.1, 0.2], [-0.4, 0.5]],
        steps: 3,
    }
}

#[differentiable]
fn loss(model: &Model, #[no_diff] data: &[f64]) -> f64 {
    let mut sum = 0.0;
    for x in data {
        let mut y = *x;
        for w in &model.weights {
            y = (w[0] + w[1] * y).tanh();
        }
        sum += (model.scale * y - x * x).powi(2);
    }
    sum + 0.0 * model.steps as f64
}

fn data() -> Vec<f64> {
    (0..997).map(|i| (i as f64 * 0.11).sin()).collect()
}

fn parallel_data(comm: Comm) {
    let (model, data) = (model(), data());
    let mine = &data[comm.share(data.len())];
    let (value, gradient) = data_parallel(comm, || value_and_grad!(loss)(&model, mine));
    let (expected, by_model) = value_and_grad!(loss)(&model, &data);
    assert!((value - expected).abs() < 1e-11 * expected);
    for (a, b) in gradient.to_flat().iter().zip(by_model.to_flat()) {
        assert!((a - b).abs() < 1e-10 * (1.0 + b.abs()), "{a} {b}");
    }
}

fn blocks(comm: Comm) {
    let (model, data) = (model(), data());
    let block = |i: usize| {
        let part = i * data.len() / 13..(i + 1) * data.len() / 13;
        value_and_grad!(loss)(&model, &data[part])
    };
    let (value, gradient) = in_blocks(comm, 13, block);
    // as one rank adds them up: the tree over 16, 13 of which there are
    let mut row: Vec<Vec<f64>> = (0..13)
        .map(|i| {
            let (value, gradient) = block(i);
            std::iter::once(value).chain(gradient.to_flat()).collect()
        })
        .collect();
    while row.len() > 1 {
        row = row
            .chunks(2)
            .map(|pair| match pair {
                [a, b] => a.iter().zip(b).map(|(a, b)| a + b).collect(),
                one => one[0].clone(),
            })
            .collect();
    }
    let bits: Vec<u64> = row[0].iter().map(|x| x.to_bits()).collect();
    let found = std::iter::once(value).chain(gradient.to_flat());
    assert_eq!(found.map(f64::to_bits).collect::<Vec<_>>(), bits);
}

/// The parameters come from rank 0; the loss is on rank 0.
#[differentiable(collective)]
fn loss_of_all(#[no_diff] comm: Comm, model: &Model, #[no_diff] data: &[f64]) -> f64 {
    let model = values::broadcast(comm, 0, model);
    number::reduce(comm, 0, loss(&model, data))
}

fn of_a_type(comm: Comm) {
    let data = data();
    let mine = &data[comm.share(data.len())];
    let own = match comm.rank() {
        0 => model(),
        rank => Model {
            scale: rank as f64,
            ..model()
        },
    };
    let (value, gradient) = value_and_grad!(loss_of_all)(comm, &own, mine);
    let (expected, by_model) = value_and_grad!(loss)(&model(), &data);
    if comm.rank() == 0 {
        assert!((value - expected).abs() < 1e-11 * expected);
    }
    for (a, b) in gradient.to_flat().iter().zip(by_model.to_flat()) {
        let b = if comm.rank() == 0 { b } else { 0.0 };
        assert!((a - b).abs() < 1e-10 * (1.0 + b.abs()), "{a} {b}");
    }
    let received = values::broadcast(comm, 0, &own);
    assert_eq!(received, model());
}

/// Each rank's own cores.
#[differentiable(collective)]
fn parallel_loss(#[no_diff] comm: Comm, p: &[f64], #[no_diff] data: &[f64]) -> f64 {
    let mut sum = 0.0;
    #[parallel]
    for i in 0..data.len() {
        sum += (p[0] * data[i] - p[1]).sin().powi(2);
    }
    number::reduce(comm, 0, sum)
}

#[differentiable]
fn serial_loss(p: &[f64], #[no_diff] data: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..data.len() {
        sum += (p[0] * data[i] - p[1]).sin().powi(2);
    }
    sum
}

fn with_rayon(comm: Comm) {
    let (p, data) = ([0.4, 0.9], data());
    let mine = &data[comm.share(data.len())];
    let gradient = grad!(parallel_loss)(comm, &p, mine);
    // here each rank's gradient is by its own parameters
    let total = grads_mpi::all_reduce_sum(comm, &gradient);
    for (a, b) in total.iter().zip(grad!(serial_loss)(&p, &data)) {
        assert!((a - b).abs() < 1e-10 * (1.0 + b.abs()), "{a} {b}");
    }
}

#[differentiable]
mod seen_at_once {
    use grads_mpi::{Comm, number};

    fn square(x: f64) -> f64 {
        x * x
    }

    #[differentiable(collective)]
    pub fn norm(#[no_diff] comm: Comm, x: f64) -> f64 {
        number::all_reduce_sum(comm, square(x)).sqrt()
    }

    #[differentiable(collective)]
    pub fn one_uses_it(#[no_diff] comm: Comm, x: f64) -> f64 {
        let norm = norm(comm, x);
        if comm.rank() == 0 { norm } else { 0.0 }
    }
}

fn in_a_module(comm: Comm) {
    let x = 1.0 + comm.rank() as f64;
    let norm = (1..=comm.size())
        .map(|x| (x * x) as f64)
        .sum::<f64>()
        .sqrt();
    let (value, gradient) = value_and_grad!(seen_at_once::one_uses_it)(comm, x);
    if comm.rank() == 0 {
        assert!((value - norm).abs() < 1e-12);
    }
    assert!((gradient - x / norm).abs() < 1e-12, "{gradient}");
}
