//! Work that is divided among small functions: a mixture of normal distributions, an LSTM. (The nearest of some centres: `selected`.)

use grads::prelude::*;

#[differentiable]
fn logsumexp(x: &[f64]) -> f64 {
    let m = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    m + x.iter().map(|v| (v - m).exp()).sum::<f64>().ln()
}
#[differentiable]
fn qtimes(q: &[f64], l: &[f64], x: &[f64], out: &mut [f64]) {
    let d = x.len();
    let mut p = 0;
    for i in 0..d {
        out[i] = q[i].exp() * x[i];
    }
    for i in 0..d {
        for j in i + 1..d {
            out[j] += l[p] * x[i];
            p += 1;
        }
    }
}
#[differentiable]
fn sq(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum()
}
#[differentiable]
pub fn gmm(
    alphas: &[f64],
    means: &[f64],
    icf: &[f64],
    #[no_diff] x: &[f64],
    d: usize,
    k: usize,
    n: usize,
) -> f64 {
    let s = d * (d + 1) / 2;
    let mut slse = 0.0;
    let (mut cen, mut qx, mut main) = (vec![0.0; d], vec![0.0; d], vec![0.0; k]);
    for ix in 0..n {
        for ik in 0..k {
            for j in 0..d {
                cen[j] = x[ix * d + j] - means[ik * d + j];
            }
            let (q, l) = icf[ik * s..(ik + 1) * s].split_at(d);
            qtimes(q, l, &cen, &mut qx);
            let sumq: f64 = q.iter().sum();
            main[ik] = alphas[ik] + sumq - 0.5 * sq(&qx);
        }
        slse += logsumexp(&main);
    }
    slse - n as f64 * logsumexp(alphas)
}

#[differentiable]
fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
#[differentiable]
fn layer(weight: &[f64], bias: &[f64], hidden: &mut [f64], cell: &mut [f64], input: &[f64]) {
    let b = hidden.len();
    for i in 0..b {
        let forget = sigmoid(weight[i] * input[i] + bias[i]);
        let ingate = sigmoid(weight[b + i] * hidden[i] + bias[b + i]);
        let outgate = sigmoid(weight[2 * b + i] * input[i] + bias[2 * b + i]);
        let change = (weight[3 * b + i] * hidden[i] + bias[3 * b + i]).tanh();
        cell[i] = cell[i] * forget + ingate * change;
        hidden[i] = outgate * cell[i].tanh();
    }
}
#[differentiable]
fn predict(main: &[f64], extra: &[f64], state: &mut [f64], input: &[f64]) -> Vec<f64> {
    let b = input.len();
    let mut v: Vec<f64> = (0..b).map(|i| extra[i] * input[i]).collect();
    for (params, ls) in main.chunks(8 * b).zip(state.chunks_mut(2 * b)) {
        let (weight, bias) = params.split_at(4 * b);
        let (hidden, cell) = ls.split_at_mut(b);
        layer(weight, bias, hidden, cell, &v);
        v = hidden.to_vec();
    }
    (0..b)
        .map(|i| extra[b + i] * v[i] + extra[2 * b + i])
        .collect()
}
#[differentiable]
pub fn lstm(
    main: &[f64],
    extra: &[f64],
    #[no_diff] state: &[f64],
    #[no_diff] sequence: &[f64],
    b: usize,
) -> f64 {
    let steps = sequence.len() / b;
    let mut state = state.to_vec();
    let mut total = 0.0;
    for t in 0..steps - 1 {
        let y = predict(main, extra, &mut state, &sequence[t * b..(t + 1) * b]);
        let norm = (2.0 + y.iter().map(|v| v.exp()).sum::<f64>()).ln();
        let gold = &sequence[(t + 1) * b..(t + 2) * b];
        for i in 0..b {
            total += gold[i] * (y[i] - norm);
        }
    }
    -total / (b * (steps - 1)) as f64
}
