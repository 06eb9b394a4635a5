//! Programs as someone who trains networks writes them.

use crate::harness::row::Program;
use grads::prelude::*;

/// A recurrent layer: what it takes from its input and from its own state.
#[derive(Clone, Debug, Differentiable)]
struct Layer {
    w: Vec<Vec<f64>>,
    u: Vec<Vec<f64>>,
    b: Vec<f64>,
}

#[differentiable(forward)]
fn affine(w: &[Vec<f64>], x: &[f64]) -> Vec<f64> {
    w.iter()
        .map(|row| row.iter().zip(x).map(|(a, b)| a * b).sum::<f64>())
        .collect()
}

#[differentiable(forward)]
impl Layer {
    fn step(&self, h: &[f64], x: &[f64]) -> Vec<f64> {
        let from_input = affine(&self.w, x);
        let from_state = affine(&self.u, h);
        self.b
            .iter()
            .enumerate()
            .map(|(i, b)| (from_input[i] + from_state[i] + b).tanh())
            .collect()
    }
    fn size(&self) -> usize {
        self.b.len()
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Rnn {
    layers: Vec<Layer>,
    out: Vec<f64>,
    #[no_diff]
    decay: f64,
}

#[differentiable(forward)]
impl Rnn {
    fn run(&self, inputs: &[Vec<f64>]) -> Vec<f64> {
        let mut states: Vec<Vec<f64>> = self.layers.iter().map(|l| vec![0.0; l.size()]).collect();
        let mut outputs = Vec::new();
        for x in inputs {
            let mut signal = x.clone();
            for (layer, h) in self.layers.iter().zip(states.iter_mut()) {
                let next = layer.step(h, &signal);
                *h = next.clone();
                signal = next;
            }
            outputs.push(
                self.out
                    .iter()
                    .zip(&signal)
                    .map(|(a, s)| a * s)
                    .sum::<f64>(),
            );
        }
        outputs
    }
    fn penalty(&self) -> f64 {
        let weights: f64 = self
            .layers
            .iter()
            .flat_map(|l| l.w.iter().chain(l.u.iter()))
            .flatten()
            .map(|w| w * w)
            .sum();
        self.decay * weights
    }
}

#[differentiable(forward)]
fn sequence_loss(net: &Rnn, inputs: &[Vec<f64>], #[no_diff] targets: &[f64]) -> f64 {
    let outputs = net.run(inputs);
    assert_eq!(outputs.len(), targets.len());
    let mse = outputs
        .iter()
        .zip(targets)
        .map(|(o, t)| (o - t).powi(2))
        .sum::<f64>()
        / targets.len() as f64;
    mse + net.penalty()
}

/// A gated recurrent unit.
#[derive(Clone, Debug, Differentiable)]
struct Gru {
    update: Layer,
    reset: Layer,
    candidate: Layer,
}

#[differentiable(forward)]
fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

#[differentiable(forward)]
impl Gru {
    fn gate(layer: &Layer, h: &[f64], x: &[f64]) -> Vec<f64> {
        let wx = affine(&layer.w, x);
        let uh = affine(&layer.u, h);
        let mut out = layer.b.clone();
        for i in 0..out.len() {
            out[i] = sigmoid(out[i] + wx[i] + uh[i]);
        }
        out
    }
    fn step(&self, h: &[f64], x: &[f64]) -> Vec<f64> {
        let z = Self::gate(&self.update, h, x);
        let r = Self::gate(&self.reset, h, x);
        let gated: Vec<f64> = r.iter().zip(h.iter()).map(|(a, b)| a * b).collect();
        let n = self.candidate.step(&gated, x);
        z.iter()
            .zip(n.iter())
            .zip(h.iter())
            .map(|((z, n), h)| (1.0 - z) * n + z * h)
            .collect()
    }
}

#[differentiable(forward)]
fn gru_classifier(cell: &Gru, readout: &[Vec<f64>], inputs: &[[f64; 2]], label: usize) -> f64 {
    let mut h = vec![0.0; readout[0].len()];
    for x in inputs.iter() {
        h = cell.step(&h, x);
    }
    let logits = affine(readout, &h);
    cross_entropy(&logits, label)
}

#[differentiable(forward)]
fn log_sum_exp(xs: &[f64]) -> f64 {
    let m = xs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if m.is_infinite() {
        return m;
    }
    m + xs.iter().map(|x| (x - m).exp()).sum::<f64>().ln()
}

#[differentiable(forward)]
fn cross_entropy(logits: &[f64], label: usize) -> f64 {
    debug_assert!(label < logits.len());
    log_sum_exp(logits) - logits[label]
}

#[differentiable(forward)]
fn softmax(xs: &[f64]) -> Vec<f64> {
    let max = xs.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    let exps: Vec<f64> = xs.iter().map(|&x| (x - max).exp()).collect();
    let total: f64 = exps.iter().sum();
    exps.into_iter().map(|e| e / total).collect()
}

#[derive(Clone, Debug, Differentiable)]
struct Head {
    query: Vec<Vec<f64>>,
    key: Vec<Vec<f64>>,
    value: Vec<Vec<f64>>,
}

#[differentiable(forward)]
impl Head {
    fn forward(&self, tokens: &[Vec<f64>], causal: bool) -> Vec<Vec<f64>> {
        let q: Vec<Vec<f64>> = tokens.iter().map(|t| affine(&self.query, t)).collect();
        let k: Vec<Vec<f64>> = tokens.iter().map(|t| affine(&self.key, t)).collect();
        let v: Vec<Vec<f64>> = tokens.iter().map(|t| affine(&self.value, t)).collect();
        let scale = (self.query.len() as f64).sqrt().recip();
        let mut out = Vec::with_capacity(tokens.len());
        for (i, qi) in q.iter().enumerate() {
            let visible = if causal { i + 1 } else { tokens.len() };
            let scores: Vec<f64> = k[..visible].iter().map(|kj| dot(qi, kj) * scale).collect();
            let weights = softmax(&scores);
            let mut mixed = vec![0.0; self.value.len()];
            for (w, vj) in weights.iter().zip(&v) {
                for (m, x) in mixed.iter_mut().zip(vj) {
                    *m += w * x;
                }
            }
            out.push(mixed);
        }
        out
    }
}

#[differentiable(forward)]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

#[differentiable(forward)]
fn layer_norm(x: &[f64], gain: &[f64], bias: &[f64]) -> Vec<f64> {
    let n = x.len() as f64;
    let mean = x.iter().sum::<f64>() / n;
    let var = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n;
    let inv = (var + 1e-5).sqrt().recip();
    x.iter()
        .zip(gain.iter().zip(bias))
        .map(|(v, (g, b))| (v - mean) * inv * g + b)
        .collect()
}

#[derive(Clone, Debug, Differentiable)]
struct Block {
    heads: Vec<Head>,
    gain: Vec<f64>,
    bias: Vec<f64>,
}

#[differentiable(forward)]
fn attention_loss(block: &Block, tokens: &[Vec<f64>], causal: bool) -> f64 {
    let per_head: Vec<Vec<Vec<f64>>> = block
        .heads
        .iter()
        .map(|h| h.forward(tokens, causal))
        .collect();
    let mut loss = 0.0;
    for t in 0..tokens.len() {
        let mut joined = Vec::new();
        for h in &per_head {
            joined.extend_from_slice(&h[t]);
        }
        for (j, x) in joined.iter_mut().zip(&tokens[t]) {
            *j += x;
        }
        let normed = layer_norm(&joined, &block.gain, &block.bias);
        loss += cross_entropy(&normed, t % normed.len());
    }
    loss / tokens.len() as f64
}

const SIZE: usize = 6;
const KERNEL: usize = 3;
const SMALL: usize = SIZE - KERNEL + 1;
type Image = [[f64; SIZE]; SIZE];

#[differentiable(forward)]
fn convolve(image: &Image, kernel: &[[f64; KERNEL]; KERNEL], bias: f64) -> [[f64; SMALL]; SMALL] {
    let mut out = [[bias; SMALL]; SMALL];
    for (r, row) in out.iter_mut().enumerate() {
        for (c, o) in row.iter_mut().enumerate() {
            for dr in 0..KERNEL {
                for dc in 0..KERNEL {
                    *o += image[r + dr][c + dc] * kernel[dr][dc];
                }
            }
        }
    }
    out
}

#[differentiable(forward)]
fn max_pool<const N: usize>(image: &[[f64; N]; N]) -> Vec<f64> {
    let mut out = vec![];
    for r in (0..N).step_by(2) {
        for c in (0..N).step_by(2) {
            let window = [
                image[r][c],
                image[r][c + 1],
                image[r + 1][c],
                image[r + 1][c + 1],
            ];
            out.push(window.into_iter().fold(f64::NEG_INFINITY, f64::max));
        }
    }
    out
}

#[derive(Clone, Debug, Differentiable)]
struct ConvNet {
    kernels: [[[f64; KERNEL]; KERNEL]; 2],
    biases: [f64; 2],
    dense: Vec<Vec<f64>>,
}

#[differentiable(forward)]
fn digit_loss(net: &ConvNet, images: &[Image], labels: &[usize]) -> f64 {
    let relu = |x: f64| if x > 0.0 { x } else { 0.01 * x };
    let mut total = 0.0;
    for (image, &label) in images.iter().zip(labels) {
        let mut features: Vec<f64> = Vec::new();
        for (kernel, bias) in net.kernels.iter().zip(net.biases) {
            let map = convolve(image, kernel, bias);
            features.extend(max_pool(&map).into_iter().map(relu));
        }
        let logits = affine(&net.dense, &features);
        total += cross_entropy(&logits, label);
    }
    total / labels.len() as f64
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
enum Activation {
    Relu,
    Gelu,
    Identity,
}

#[differentiable(forward)]
impl Activation {
    fn apply(self, x: f64) -> f64 {
        match self {
            Activation::Relu => x.max(0.0),
            Activation::Gelu => {
                let inner = (2.0 / std::f64::consts::PI).sqrt() * (x + 0.044715 * x.powi(3));
                0.5 * x * (1.0 + inner.tanh())
            }
            Activation::Identity => x,
        }
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Dense<const I: usize, const O: usize> {
    weights: [[f64; I]; O],
    bias: [f64; O],
    #[no_diff]
    activation: Activation,
}

#[differentiable(forward)]
impl<const I: usize, const O: usize> Dense<I, O> {
    fn forward(&self, x: &[f64; I]) -> [f64; O] {
        let mut y = self.bias;
        for (o, row) in y.iter_mut().zip(&self.weights) {
            *o += row.iter().zip(x).map(|(w, x)| w * x).sum::<f64>();
            *o = self.activation.apply(*o);
        }
        y
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Autoencoder {
    encoder: Dense<4, 2>,
    decoder: Dense<2, 4>,
}

#[differentiable(forward)]
fn reconstruction(model: &Autoencoder, batch: &[[f64; 4]]) -> f64 {
    let mut worst: f64 = 0.0;
    let mut sum = 0.0;
    for x in batch {
        let code = model.encoder.forward(x);
        let back = model.decoder.forward(&code);
        let error: f64 = x
            .iter()
            .zip(back.iter())
            .map(|(a, b)| (a - b).powi(2))
            .sum();
        let sparsity: f64 = code.iter().map(|c| c.abs()).sum();
        worst = worst.max(error);
        sum += error + 0.1 * sparsity;
    }
    sum / batch.len() as f64 + 0.5 * worst
}

/// Skip-gram with negative samples, over one flat table of embeddings.
#[differentiable(forward)]
fn skip_gram(table: &[f64], dim: usize, pairs: &[(usize, usize)], negatives: &[usize]) -> f64 {
    let row = |i: usize| &table[i * dim..(i + 1) * dim];
    let mut loss = 0.0;
    for &(centre, context) in pairs {
        let c = row(centre);
        let positive: f64 = c.iter().zip(row(context)).map(|(a, b)| a * b).sum();
        loss -= sigmoid(positive).ln();
        for &n in negatives.iter().filter(|&&n| n != context) {
            let score: f64 = c.iter().zip(row(n)).map(|(a, b)| a * b).sum();
            loss -= sigmoid(-score).ln();
        }
    }
    loss / pairs.len() as f64
}

/// Some steps of Adam on a small regression: the gradient with respect to how it is tuned.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Adam {
    rate: f64,
    beta1: f64,
    beta2: f64,
}

impl Default for Adam {
    fn default() -> Self {
        Adam {
            rate: 0.01,
            beta1: 0.9,
            beta2: 0.999,
        }
    }
}

#[differentiable(forward)]
fn tuned(rate: f64, beta1: f64, start: [f64; 2]) -> f64 {
    let adam = Adam {
        rate,
        beta1,
        ..Adam::default()
    };
    let mut w = start;
    let mut m = [0.0; 2];
    let mut v = [0.0; 2];
    // powers as products: with a constant exponent rustc may fold `powi` to another last bit
    let (mut power1, mut power2) = (1.0, 1.0);
    for _ in 0..8 {
        power1 *= adam.beta1;
        power2 *= adam.beta2;
        let [a, b] = w;
        let g = [2.0 * (a - 1.0) + 0.3 * b, 0.3 * a + 4.0 * (b + 0.5)];
        for i in 0..2 {
            m[i] = adam.beta1 * m[i] + (1.0 - adam.beta1) * g[i];
            v[i] = adam.beta2 * v[i] + (1.0 - adam.beta2) * g[i].powi(2);
            let mh = m[i] / (1.0 - power1);
            let vh = v[i] / (1.0 - power2);
            w[i] -= adam.rate * mh / (vh.sqrt() + 1e-8);
        }
    }
    (w[0] - 1.0).powi(2) + 2.0 * (w[1] + 0.5).powi(2)
}

flat_struct! {
    Layer LayerTangent { w, u, b }
    Gru GruTangent { update, reset, candidate }
    Head HeadTangent { query, key, value }
    Block BlockTangent { heads, gain, bias }
    ConvNet ConvNetTangent { kernels, biases, dense }
}

fn small(rows: usize, cols: usize, seed: f64) -> Vec<Vec<f64>> {
    let entry = |i: usize, j: usize| 0.7 * (seed + 1.3 * i as f64 + 2.1 * j as f64).sin();
    (0..rows)
        .map(|i| (0..cols).map(|j| entry(i, j)).collect())
        .collect()
}

fn layer(rows: usize, cols: usize, seed: f64) -> Layer {
    Layer {
        w: small(rows, cols, seed),
        u: small(rows, rows, seed + 0.5),
        b: small(1, rows, seed + 0.9).remove(0),
    }
}

/// The recurrent net and its data from flat weights, as an optimiser holds them.
#[differentiable(forward)]
fn flat_sequence_loss(weights: &[f64], inputs: &[Vec<f64>], #[no_diff] targets: &[f64]) -> f64 {
    let mut at = 0;
    let mut layers = Vec::new();
    for (rows, cols) in [(3, 2), (2, 3)] {
        let (w, rest) = weights[at..].split_at(rows * cols);
        let (u, rest) = rest.split_at(rows * rows);
        let b = rest[..rows].to_owned();
        at += rows * (cols + rows + 1);
        layers.push(Layer {
            w: w.chunks_exact(cols).map(|r| r.to_vec()).collect(),
            u: u.chunks_exact(rows).map(|r| r.to_vec()).collect(),
            b,
        });
    }
    let net = Rnn {
        layers,
        out: weights[at..].to_vec(),
        decay: 0.05,
    };
    sequence_loss(&net, inputs, targets)
}

#[differentiable(forward)]
fn flat_autoencoder(weights: &[f64; 22], batch: &[[f64; 4]]) -> f64 {
    let mut numbers = weights.iter().copied();
    let mut encoder = Dense {
        weights: [[0.0; 4]; 2],
        bias: [0.0; 2],
        activation: Activation::Gelu,
    };
    let mut decoder = Dense {
        weights: [[0.0; 2]; 4],
        bias: [0.0; 4],
        activation: Activation::Identity,
    };
    for row in encoder.weights.iter_mut() {
        for w in row.iter_mut() {
            *w = numbers.next().unwrap();
        }
    }
    for w in decoder.weights.iter_mut().flatten() {
        *w = numbers.next().unwrap_or(0.0);
    }
    for b in encoder.bias.iter_mut().chain(decoder.bias.iter_mut()) {
        if let Some(x) = numbers.next() {
            *b = x;
        }
    }
    reconstruction(&Autoencoder { encoder, decoder }, batch)
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward flat_sequence_loss(
            &(0..32).map(|i| 0.6 * (1.7 * i as f64).sin()).collect::<Vec<f64>>(),
            &vec![vec![0.3, -0.4], vec![0.8, 0.1], vec![-0.5, 0.6]],
            const &[0.2, -0.3, 0.1]
        )),
        program!(forward gru_classifier(
            &Gru {
                update: layer(3, 2, 0.1),
                reset: layer(3, 2, 0.7),
                candidate: layer(3, 2, 1.9)
            },
            &small(4, 3, 0.4),
            &[[0.3, -0.4], [0.8, 0.1], [-0.5, 0.6]],
            2
        )),
        program!(forward attention_loss(
            &Block {
                heads: vec![
                    Head {
                        query: small(2, 4, 0.1),
                        key: small(2, 4, 0.7),
                        value: small(2, 4, 1.1)
                    },
                    Head {
                        query: small(2, 4, 2.1),
                        key: small(2, 4, 2.7),
                        value: small(2, 4, 3.1)
                    },
                ],
                gain: vec![1.0, 0.9, 1.1, 1.2],
                bias: vec![0.1, 0.0, -0.1, 0.05],
            },
            &small(3, 4, 0.2),
            true
        )),
        program!(forward digit_loss(
            &ConvNet {
                kernels: [
                    [[0.1, 0.4, -0.2], [0.3, -0.5, 0.2], [0.7, 0.1, -0.3]],
                    [[0.5, -0.4, 0.2], [-0.3, 0.25, 0.6], [0.1, 0.35, -0.15]]
                ],
                biases: [0.05, -0.1],
                dense: small(3, 8, 0.3),
            },
            &[std::array::from_fn(|i| std::array::from_fn(|j| (1.1
                * i as f64
                + 0.7 * j as f64)
                .sin()))],
            &[1]
        )),
        program!(forward flat_autoencoder(
            &std::array::from_fn(|i| 0.5 * (1.3 * i as f64 + 0.2).sin()),
            &[[0.1, 0.5, -0.3, 0.9], [0.7, -0.2, 0.4, 0.3]]
        )),
        program!(forward skip_gram(
            &[0.1, 0.4, -0.3, 0.8, 0.5, -0.6, 0.2, 0.9],
            2,
            &[(0, 1), (2, 3), (1, 0)],
            &[1, 3]
        )),
        program!(forward tuned(0.1, 0.8, [0.2, 0.4])),
    ]
}
