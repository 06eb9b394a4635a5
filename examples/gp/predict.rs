//! What the fitted process says of other mixes.

use crate::data::Mixes;
use crate::model::{Input, Kernel, Logs};
use grads::linalg::{Triangle, solve_triangular};
use ndarray::{Array1, Array2};

/// The process, given what was measured (Rasmussen and Williams, 2006, algorithm 2.1).
pub struct Posterior<'a> {
    kernel: Kernel,
    inputs: &'a [Input],
    factor: Array2<f64>,
    weights: Array1<f64>,
    mean: f64,
}

/// What a mix is expected to be like.
pub struct Prediction {
    /// The mean.
    pub strength: f64,
    /// The standard deviation of the mean strength of such mixes.
    pub error: f64,
    /// The standard deviation of the strength of one.
    pub spread: f64,
}

/// So many standard deviations to each side hold 95 % of a normal distribution.
pub const BAND: f64 = 1.96;

impl<'a> Posterior<'a> {
    /// Of a process with these numbers.
    pub fn new(logs: &Logs, mixes: &'a Mixes) -> Self {
        let kernel = logs.kernel();
        let factor = kernel.factor(&mixes.inputs);
        let white = solve_triangular(&factor, &mixes.centred(), Triangle::Lower, false);
        Posterior {
            weights: solve_triangular(&factor, &white, Triangle::Lower, true),
            kernel,
            inputs: &mixes.inputs,
            factor,
            mean: mixes.mean(),
        }
    }

    /// Of a mix.
    pub fn predict(&self, input: &Input) -> Prediction {
        let known = self.inputs.iter();
        let near: Array1<f64> = known
            .map(|other| self.kernel.between(input, other))
            .collect();
        let explained = solve_triangular(&self.factor, &near, Triangle::Lower, false);
        let variance = (self.kernel.variance - explained.dot(&explained)).max(0.0);
        Prediction {
            strength: self.mean + near.dot(&self.weights),
            error: variance.sqrt(),
            spread: (variance + self.kernel.noise).sqrt(),
        }
    }
}

/// How well mixes are predicted that were held out.
pub struct Score {
    /// The root of the mean squared error.
    pub error: f64,
    /// The part of the variance that is explained.
    pub explained: f64,
    /// The part of the mixes that are within the band.
    pub inside: f64,
}

impl Score {
    /// Of predictions.
    pub fn new(predictions: &[Prediction], mixes: &Mixes) -> Score {
        let (mut squares, mut inside) = (0.0, 0.0);
        for (prediction, measured) in predictions.iter().zip(&mixes.strengths) {
            let error = measured - prediction.strength;
            squares += error * error;
            inside += f64::from(error.abs() < BAND * prediction.spread);
        }
        let n = mixes.len() as f64;
        Score {
            error: (squares / n).sqrt(),
            explained: 1.0 - squares / n / mixes.strengths.var(0.0),
            inside: inside / n,
        }
    }
}
