//! Diagonal LSTM on bits of text.

use crate::json::rows;
use grads::prelude::*;
use serde_json::{Value, json};

#[differentiable]
fn sigmoid(z: f64) -> f64 {
    1.0 / (1.0 + (-z).exp())
}

/// One layer, one time step: `hidden` and `cell` move on.
#[differentiable]
fn layer(weight: &[f64], bias: &[f64], input: &[f64], hidden: &mut [f64], cell: &mut [f64]) {
    let b = input.len();
    for i in 0..b {
        let forget = sigmoid(weight[i] * input[i] + bias[i]);
        let ingate = sigmoid(weight[b + i] * hidden[i] + bias[b + i]);
        let outgate = sigmoid(weight[2 * b + i] * input[i] + bias[2 * b + i]);
        let change = (weight[3 * b + i] * hidden[i] + bias[3 * b + i]).tanh();
        cell[i] = cell[i] * forget + ingate * change;
        hidden[i] = outgate * cell[i].tanh();
    }
}

/// The mean log-loss of the predictions of the next character.
#[differentiable(wrt(main_params, extra_params))]
fn loss(
    main_params: &[Vec<f64>],
    extra_params: &[Vec<f64>],
    state: &[Vec<f64>],
    sequence: &[Vec<f64>],
) -> f64 {
    let layers = main_params.len() / 2;
    let width = sequence[0].len();
    let mut state = state.to_vec();
    let mut total = 0.0;
    for t in 0..sequence.len() - 1 {
        let mut signal: Vec<f64> = extra_params[0]
            .iter()
            .zip(&sequence[t])
            .map(|(scale, bit)| scale * bit)
            .collect();
        for a in 0..layers {
            let (hidden, cell) = state.split_at_mut(2 * a + 1);
            layer(
                &main_params[2 * a],
                &main_params[2 * a + 1],
                &signal,
                &mut hidden[2 * a],
                &mut cell[0],
            );
            signal = state[2 * a].clone();
        }
        let prediction: Vec<f64> = (0..width)
            .map(|i| extra_params[1][i] * signal[i] + extra_params[2][i])
            .collect();
        let norm = (2.0 + prediction.iter().map(|y| y.exp()).sum::<f64>()).ln();
        for (y, &bit) in prediction.iter().zip(sequence[t + 1].iter()) {
            total += bit * (y - norm);
        }
    }
    -total / (width * (sequence.len() - 1)) as f64
}

/// The same over one flat vector of parameters.
#[differentiable(wrt(params))]
fn flat_loss(params: &[f64], state: &[Vec<f64>], sequence: &[Vec<f64>]) -> f64 {
    let layers = state.len() / 2;
    let b = sequence[0].len();
    let (main, extra) = params.split_at(8 * layers * b);
    let mut hidden: Vec<Vec<f64>> = state.iter().step_by(2).cloned().collect();
    let mut cell: Vec<Vec<f64>> = state.iter().skip(1).step_by(2).cloned().collect();
    let mut total = 0.0;
    for pair in sequence.windows(2) {
        let mut signal = vec![0.0; b];
        for i in 0..b {
            signal[i] = extra[i] * pair[0][i];
        }
        for a in 0..layers {
            let params = &main[8 * a * b..8 * (a + 1) * b];
            let (weight, bias) = (&params[..4 * b], &params[4 * b..]);
            layer(weight, bias, &signal, &mut hidden[a], &mut cell[a]);
            signal.copy_from_slice(&hidden[a]);
        }
        let mut sum = 2.0;
        let mut prediction = vec![0.0; b];
        for i in 0..b {
            prediction[i] = extra[b + i] * signal[i] + extra[2 * b + i];
            sum += prediction[i].exp();
        }
        for i in 0..b {
            total += pair[1][i] * (prediction[i] - sum.ln());
        }
    }
    -total / (b * (sequence.len() - 1)) as f64
}

pub fn objective(input: &Value) -> Value {
    json!(loss(
        &rows(&input["main_params"]),
        &rows(&input["extra_params"]),
        &rows(&input["state"]),
        &rows(&input["sequence"]),
    ))
}

pub fn jacobian(input: &Value) -> Value {
    let (main, extra) = grad!(loss)(
        &rows(&input["main_params"]),
        &rows(&input["extra_params"]),
        &rows(&input["state"]),
        &rows(&input["sequence"]),
    );
    json!([main.concat(), extra.concat()].concat())
}

/// The gradient of the program over one flat vector.
pub fn flat_jacobian(input: &Value) -> Value {
    let params: Vec<f64> = [
        floats_of(&input["main_params"]),
        floats_of(&input["extra_params"]),
    ]
    .concat();
    json!(grad!(flat_loss)(
        &params,
        &rows(&input["state"]),
        &rows(&input["sequence"])
    ))
}

fn floats_of(value: &Value) -> Vec<f64> {
    rows(value).concat()
}

/// What a gate does to a signal.
#[derive(Clone, Debug, Differentiable)]
struct Gate {
    weight: Vec<f64>,
    bias: Vec<f64>,
}

/// A layer.
#[derive(Clone, Debug, Differentiable)]
struct Layer {
    forget: Gate,
    ingate: Gate,
    outgate: Gate,
    change: Gate,
}

/// The network.
#[derive(Clone, Debug, Differentiable)]
struct Network {
    layers: Vec<Layer>,
    input_scale: Vec<f64>,
    output_scale: Vec<f64>,
    output_bias: Vec<f64>,
}

/// What a layer remembers.
#[derive(Clone, Debug, Differentiable)]
struct Memory {
    hidden: Vec<f64>,
    cell: Vec<f64>,
}

#[differentiable]
fn gate(gate: &Gate, i: usize, signal: f64) -> f64 {
    gate.weight[i] * signal + gate.bias[i]
}

/// One time step of a layer.
#[differentiable]
fn remember(layer: &Layer, signal: &[f64], memory: &mut Memory) {
    for i in 0..signal.len() {
        let forget = sigmoid(gate(&layer.forget, i, signal[i]));
        let ingate = sigmoid(gate(&layer.ingate, i, memory.hidden[i]));
        let outgate = sigmoid(gate(&layer.outgate, i, signal[i]));
        let change = gate(&layer.change, i, memory.hidden[i]).tanh();
        memory.cell[i] = memory.cell[i] * forget + ingate * change;
        memory.hidden[i] = outgate * memory.cell[i].tanh();
    }
}

/// [`loss`] over structs.
#[differentiable(wrt(network))]
fn network_loss(network: &Network, memories: &[Memory], sequence: &[Vec<f64>]) -> f64 {
    let mut memories = memories.to_vec();
    let mut total = 0.0;
    for t in 0..sequence.len() - 1 {
        let mut signal: Vec<f64> = sequence[t]
            .iter()
            .zip(&network.input_scale)
            .map(|(x, s)| x * s)
            .collect();
        for (layer, memory) in network.layers.iter().zip(memories.iter_mut()) {
            remember(layer, &signal, memory);
            signal = memory.hidden.clone();
        }
        let mut sum = 2.0;
        let mut dot = 0.0;
        let mut bits = 0.0;
        for i in 0..signal.len() {
            let prediction = network.output_scale[i] * signal[i] + network.output_bias[i];
            sum += prediction.exp();
            dot += sequence[t + 1][i] * prediction;
            bits += sequence[t + 1][i];
        }
        total += dot - bits * f64::ln(sum);
    }
    -total / (sequence[0].len() * (sequence.len() - 1)) as f64
}

/// The gradient of the program over structs.
pub fn struct_jacobian(input: &Value) -> Value {
    let main = rows(&input["main_params"]);
    let width = main[0].len() / 4;
    let layers = main.chunks(2).map(|pair| {
        let [forget, ingate, outgate, change] = [0, 1, 2, 3].map(|g| Gate {
            weight: pair[0][g * width..(g + 1) * width].to_vec(),
            bias: pair[1][g * width..(g + 1) * width].to_vec(),
        });
        Layer {
            forget,
            ingate,
            outgate,
            change,
        }
    });
    let layers = layers.collect();
    let extra = rows(&input["extra_params"]);
    let [input_scale, output_scale, output_bias] = [0, 1, 2].map(|i: usize| extra[i].clone());
    let network = Network {
        layers,
        input_scale,
        output_scale,
        output_bias,
    };
    let state = rows(&input["state"]);
    let memories: Vec<Memory> = state
        .chunks(2)
        .map(|pair| Memory {
            hidden: pair[0].clone(),
            cell: pair[1].clone(),
        })
        .collect();
    let gradient = grad!(network_loss)(&network, &memories, &rows(&input["sequence"]));
    let mut flat = vec![];
    for layer in &gradient.layers {
        let gates = [&layer.forget, &layer.ingate, &layer.outgate, &layer.change];
        flat.extend(gates.iter().flat_map(|gate| gate.weight.clone()));
        flat.extend(gates.iter().flat_map(|gate| gate.bias.clone()));
    }
    flat.extend(
        [
            gradient.input_scale,
            gradient.output_scale,
            gradient.output_bias,
        ]
        .concat(),
    );
    json!(flat)
}
