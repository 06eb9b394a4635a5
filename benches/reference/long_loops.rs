//! Functions of which the time goes into one long loop.

// plain indices are what is measured here
#![allow(clippy::needless_range_loop)]

use grads::prelude::*;

/// The logistic map after `steps` steps.
#[differentiable]
pub fn logistic(r: f64, x0: f64, steps: usize) -> f64 {
    let mut x = x0;
    let mut i = 0;
    while i < steps {
        x = r * x * (1.0 - x);
        i += 1;
    }
    x
}

#[differentiable]
fn sigmoid(z: f64) -> f64 {
    1.0 / (1.0 + (-z).exp())
}

/// Mean log-loss of an LSTM with diagonal weights that predicts the next of `sequence`, `bits` numbers a step: the
/// objective `lstm` of ADBench (Srajer, Kukelova, Fitzgibbon 2018) over flat slices.
///
/// Shapes: `main[layers * 8 * bits]` (weights and biases of the four gates), `extra[3 * bits]`,
/// `sequence[steps * bits]`.
#[differentiable]
pub fn lstm(
    main: &[f64],
    extra: &[f64],
    #[no_diff] sequence: &[f64],
    layers: usize,
    bits: usize,
) -> f64 {
    let b = bits;
    let steps = sequence.len() / b;
    let mut hidden = vec![0.0; layers * b];
    let mut cell = vec![0.0; layers * b];
    let mut signal = vec![0.0; b];
    let mut total = 0.0;
    for t in 0..steps - 1 {
        for i in 0..b {
            signal[i] = extra[i] * sequence[t * b + i];
        }
        for a in 0..layers {
            let (w, c) = (a * 8 * b, a * 8 * b + 4 * b);
            for i in 0..b {
                let s = a * b + i;
                let forget = sigmoid(main[w + i] * signal[i] + main[c + i]);
                let ingate = sigmoid(main[w + b + i] * hidden[s] + main[c + b + i]);
                let outgate = sigmoid(main[w + 2 * b + i] * signal[i] + main[c + 2 * b + i]);
                let change = (main[w + 3 * b + i] * hidden[s] + main[c + 3 * b + i]).tanh();
                cell[s] = cell[s] * forget + ingate * change;
                hidden[s] = outgate * cell[s].tanh();
                signal[i] = hidden[s];
            }
        }
        let mut sum = 2.0;
        for i in 0..b {
            signal[i] = signal[i] * extra[b + i] + extra[2 * b + i];
            sum += signal[i].exp();
        }
        let log_sum = sum.ln();
        for i in 0..b {
            total += sequence[(t + 1) * b + i] * (signal[i] - log_sum);
        }
    }
    -total / ((steps - 1) * b) as f64
}
