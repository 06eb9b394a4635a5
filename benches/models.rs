//! Value and gradient of models of `f32` that graphs and tapes compute. `cargo bench --bench models`.

use divan::Bencher;
use grad_core::ops::tensor::join::concat;
use grads::graph::{Conv2d, GradientOptions, Graph};
use grads::tape::{Eager, Tape, TapeOptions, op};
use grads::{Tensor, Var};

fn main() {
    divan::main();
}

/// What a model makes of its weights and data.
type Model = for<'b> fn(&[Var<'b>]) -> Var<'b>;

/// A model, the shapes of its weights, and those of its data.
struct Work {
    loss: Model,
    weights: Vec<Vec<usize>>,
    data: Vec<Vec<usize>>,
}

/// Numbers of either sign, none of them large.
fn filled(shape: &[usize], seed: usize) -> Tensor {
    let count = shape.iter().product();
    let wave = |i: usize| ((i + 31 * seed) as f32 * 0.7).sin() * 0.3;
    Tensor::from_shape(shape, (0..count).map(wave).collect()).expect("as many elements")
}

impl Work {
    fn tensors(&self) -> Vec<Tensor> {
        let shapes = self.weights.iter().chain(&self.data).enumerate();
        shapes.map(|(seed, shape)| filled(shape, seed)).collect()
    }

    fn by_graph(&self, bencher: Bencher) {
        let g = Graph::new();
        let tensors = self.tensors().into_iter().enumerate();
        let all: Vec<Var> = tensors
            .map(|(i, x)| g.variable(&format!("x{i}"), x))
            .collect();
        let loss = (self.loss)(&all);
        let weights = &all[..self.weights.len()];
        let options = GradientOptions::default();
        let by = g.gradients(&[loss], weights, &options).expect("gradients");
        let fetches: Vec<Var> = [loss].into_iter().chain(by.into_iter().flatten()).collect();
        let program = g.compile(&fetches).expect("a graph");
        bencher.bench_local(|| program.run(&[]).expect("a run"));
    }

    fn by_tape(&self, bencher: Bencher) {
        let tensors = self.tensors();
        let (weights, data) = tensors.split_at(self.weights.len());
        let weights: Vec<Eager> = weights.iter().cloned().map(Eager::variable).collect();
        let data: Vec<Eager> = data.iter().cloned().map(Eager::new).collect();
        let weights: Vec<&Eager> = weights.iter().collect();
        let all: Vec<&Eager> = weights.iter().copied().chain(&data).collect();
        bencher.bench_local(|| {
            let tape = Tape::new();
            let loss = op(&all, self.loss);
            let by = tape.gradient(&[&loss], &weights, &TapeOptions::default());
            let by = by.expect("gradients").into_iter().flatten();
            let value = |x: Eager| x.value().expect("a value");
            let values: Vec<Tensor> = by.map(value).collect();
            (value(loss), values)
        });
    }
}

fn perceptron() -> Work {
    Work {
        loss: |x| {
            let hidden = (x[4].matmul(x[0]) + x[1]).relu();
            let logits = hidden.matmul(x[2]) + x[3];
            logits.softmax_xent(x[5]).reduce_mean(None, false)
        },
        weights: vec![vec![784, 128], vec![128], vec![128, 10], vec![10]],
        data: vec![vec![64, 784], vec![64, 10]],
    }
}

fn lstm() -> Work {
    Work {
        loss: |x| {
            let steps = x[3].unstack(20, 0);
            let (mut h, mut c) = (x[4], x[4]);
            for step in steps {
                let gates = concat(&[step, h], 1).matmul(x[0]) + x[1];
                let gates = gates.split(4, 1);
                c = gates[1].sigmoid() * c + gates[0].sigmoid() * gates[2].tanh();
                h = gates[3].sigmoid() * c.tanh();
            }
            (h * x[2]).reduce_sum(None, false)
        },
        weights: vec![vec![128, 256], vec![256], vec![64]],
        data: vec![vec![20, 16, 64], vec![16, 64]],
    }
}

fn attention() -> Work {
    Work {
        loss: |x| {
            let heads = |i: usize| {
                let y = x[4].matmul(x[i]).reshape(&[64, 4, 16]);
                y.transpose(Some(&[1, 0, 2]))
            };
            let [q, k, v] = [0, 1, 2].map(heads);
            let weights = (q.matmul_with(k, false, true) * 0.25).softmax();
            let mixed = weights.matmul(v).transpose(Some(&[1, 0, 2]));
            let y = mixed.reshape(&[64, 64]).matmul(x[3]);
            y.square().reduce_sum(None, false)
        },
        weights: vec![vec![64, 64]; 4],
        data: vec![vec![64, 64]],
    }
}

fn convolution() -> Work {
    Work {
        loss: |x| {
            let how = Conv2d {
                padding: [1, 1],
                ..Default::default()
            };
            x[1].conv2d(x[0], how).square().reduce_sum(None, false)
        },
        weights: vec![vec![16, 8, 3, 3], vec![16, 8, 28, 28]],
        data: vec![],
    }
}

fn dear_chain() -> Work {
    Work {
        loss: |x| {
            let y = (x[0].tanh() * 0.5).exp().sin();
            let y = (y + 1.5).ln().sigmoid();
            (y.cos() * x[0]).softplus().reduce_sum(None, false)
        },
        weights: vec![vec![1_000_000]],
        data: vec![],
    }
}

fn cheap_chain() -> Work {
    Work {
        loss: |x| {
            let y = (x[0] * 1.5 + 0.5) * x[0] - 0.25;
            let y = (y * y + x[0]) * 0.75 - x[0];
            (y * 2.0).reduce_sum(None, false)
        },
        weights: vec![vec![1_000_000]],
        data: vec![],
    }
}

macro_rules! works {
    ($($name:ident)*) => {
        mod graph {
            $(#[divan::bench]
            fn $name(bencher: divan::Bencher) {
                super::$name().by_graph(bencher);
            })*
        }
        mod tape {
            $(#[divan::bench]
            fn $name(bencher: divan::Bencher) {
                super::$name().by_tape(bencher);
            })*
        }
    };
}

works! { perceptron lstm attention convolution dear_chain cheap_chain }
