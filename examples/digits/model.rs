//! The perceptron, and how far it is from what is known.

use crate::data::{Digits, PIXELS};
use fastrand::Rng;
use grads::prelude::*;
use ndarray::{Array1, Array2};

/// Hidden units.
const HIDDEN: usize = 128;
/// Classes.
pub const CLASSES: usize = 10;

/// Two layers.
#[derive(Clone, Differentiable)]
pub struct Net {
    /// From the pixels to the hidden units.
    pub w1: Array2<f64>,
    /// What is added there.
    pub b1: Array1<f64>,
    /// From these to the classes.
    pub w2: Array2<f64>,
    /// What is added there.
    pub b2: Array1<f64>,
}

#[differentiable]
impl Net {
    /// The logits of each class, a row for each digit.
    fn logits(&self, pixels: &Array2<f64>) -> Array2<f64> {
        let hidden = (pixels.dot(&self.w1) + &self.b1).mapv(|x| x.max(0.0));
        hidden.dot(&self.w2) + &self.b2
    }

    /// The mean cross entropy of the softmax.
    pub fn loss(&self, #[no_diff] pixels: &Array2<f64>, #[no_diff] labels: &[usize]) -> f64 {
        let logits = self.logits(pixels);
        let mut total = 0.0;
        for (i, row) in logits.outer_iter().enumerate() {
            let top = row.fold(f64::NEG_INFINITY, |top: f64, x: &f64| top.max(*x));
            total += top + (&row - top).exp().sum().ln() - row[labels[i]];
        }
        total / labels.len() as f64
    }
}

impl Net {
    /// Small random weights (He and others, Delving Deep into Rectifiers, 2015).
    pub fn random(rng: &mut Rng) -> Net {
        let mut weights = |rows: usize, columns: usize| {
            let deviation = (2.0 / rows as f64).sqrt();
            Array2::from_shape_simple_fn((rows, columns), || deviation * normal(rng))
        };
        Net {
            w1: weights(PIXELS, HIDDEN),
            b1: Array1::zeros(HIDDEN),
            w2: weights(HIDDEN, CLASSES),
            b2: Array1::zeros(CLASSES),
        }
    }

    /// What it reads each digit as.
    pub fn read(&self, digits: &Digits) -> Vec<usize> {
        let logits = self.logits(&digits.pixels);
        let rows = logits.outer_iter();
        let best = rows.map(|row| (0..CLASSES).max_by(|a, b| row[*a].total_cmp(&row[*b])));
        best.map(|best| best.expect("there are classes")).collect()
    }

    /// The part that it reads as what they are.
    pub fn accuracy(&self, digits: &Digits) -> f64 {
        let read = self.read(digits);
        let right = read.iter().zip(&digits.labels).filter(|(a, b)| a == b);
        right.count() as f64 / digits.len() as f64
    }
}

/// A standard normal number (Box and Muller, 1958).
fn normal(rng: &mut Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.f64()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.f64()).cos()
}
