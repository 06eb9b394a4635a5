//! A long short-term memory (Hochreiter and Schmidhuber, 1997; with forget gates by Gers, Schmidhuber and Cummins, 2000) that says which
//! character comes next.

use fastrand::Rng;
use grads::nn::{cross_entropy_from_logits, embedding, sigmoid};
use grads::prelude::*;
use ndarray::{Array1, Array2, s};

/// The weights.
#[derive(Clone, Differentiable)]
pub struct Lstm {
    /// What each character adds to the gates: a row each.
    of_char: Array2<f32>,
    /// From what was said before to the gates.
    of_said: Array2<f32>,
    /// What is added to the gates.
    bias: Array1<f32>,
    /// From what is said to the next character.
    of_next: Array2<f32>,
    /// What is added there.
    next_bias: Array1<f32>,
}

/// What is remembered from one character to the next, a row for each text.
#[derive(Clone, Differentiable)]
pub struct Memory {
    /// What is kept.
    cell: Array2<f32>,
    /// What is said of it.
    said: Array2<f32>,
}

#[differentiable]
impl Lstm {
    /// The memory after another character.
    fn after(&self, memory: &Memory, #[no_diff] chars: &[usize]) -> Memory {
        let inner = memory.said.dot(&self.of_said) + &self.bias;
        let gates: Array2<f32> = embedding(&self.of_char, chars) + inner;
        let n = memory.said.ncols();
        let input: Array2<f32> = sigmoid(&gates.slice(s![.., ..n]).to_owned());
        let forget: Array2<f32> = sigmoid(&gates.slice(s![.., n..2 * n]).to_owned());
        let output: Array2<f32> = sigmoid(&gates.slice(s![.., 2 * n..3 * n]).to_owned());
        let new = gates.slice(s![.., 3 * n..]).mapv(f32::tanh);
        let cell = forget * &memory.cell + input * new;
        let said = output * cell.mapv(f32::tanh);
        Memory { cell, said }
    }

    /// The logits of the next character.
    fn next(&self, memory: &Memory) -> Array2<f32> {
        memory.said.dot(&self.of_next) + &self.next_bias
    }

    /// The mean cross entropy of the next characters, in nats.
    pub fn loss(&self, #[no_diff] batch: &[Vec<usize>]) -> f32 {
        let mut memory = self.nothing(batch[0].len());
        let mut total = 0.0;
        for time in 0..batch.len() - 1 {
            memory = self.after(&memory, &batch[time]);
            total += cross_entropy_from_logits(&self.next(&memory), &batch[time + 1]);
        }
        total / (batch.len() - 1) as f32
    }

    /// The memory of nothing.
    fn nothing(&self, #[no_diff] rows: usize) -> Memory {
        let shape = (rows, self.of_said.nrows());
        Memory {
            cell: Array2::zeros(shape),
            said: Array2::zeros(shape),
        }
    }
}

impl Lstm {
    /// Small random weights; what is remembered is kept at first.
    pub fn random(chars: usize, hidden: usize, rng: &mut Rng) -> Lstm {
        let mut weights = |rows, columns| {
            let most = 1.0 / (hidden as f32).sqrt();
            Array2::from_shape_simple_fn((rows, columns), || most * (2.0 * rng.f32() - 1.0))
        };
        let mut bias = Array1::zeros(4 * hidden);
        bias.slice_mut(s![hidden..2 * hidden]).fill(1.0);
        Lstm {
            of_char: weights(chars, 4 * hidden),
            of_said: weights(hidden, 4 * hidden),
            bias,
            of_next: weights(hidden, chars),
            next_bias: Array1::zeros(chars),
        }
    }

    /// A text that begins with `start`, each further character drawn by its probability.
    pub fn sample(&self, start: &[usize], length: usize, rng: &mut Rng) -> Vec<usize> {
        let mut memory = self.nothing(1);
        for char in start {
            memory = self.after(&memory, &[*char]);
        }
        let mut said = start.to_vec();
        for _ in 0..length {
            let next = drawn(&self.next(&memory), rng);
            said.push(next);
            memory = self.after(&memory, &[next]);
        }
        said
    }
}

/// A place in a row of logits, by its probability.
fn drawn(logits: &Array2<f32>, rng: &mut Rng) -> usize {
    let shares = grads::nn::softmax(logits, ndarray::Axis(1));
    let mut rest = rng.f32();
    let found = shares.iter().position(|share| {
        rest -= share;
        rest < 0.0
    });
    found.unwrap_or(shares.len() - 1)
}
