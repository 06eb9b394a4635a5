//! The model: a Gaussian process whose covariance has a length scale for each input (Rasmussen and Williams, Gaussian Processes for Machine
//! Learning, 2006, sections 2.2 and 5.1).

use grads::linalg::{Triangle, cholesky, solve_triangular};
use grads::prelude::*;
use ndarray::{Array1, Array2};

/// How many inputs there are.
pub const INPUTS: usize = 8;

/// A place in the space of the inputs.
pub type Input = [f64; INPUTS];

/// The logarithms of what is fitted: all of it is positive.
#[derive(Clone, Differentiable)]
pub struct Logs {
    /// The distance in each input over which the function changes.
    pub scales: [f64; INPUTS],
    /// How far the function goes up and down.
    pub amplitude: f64,
    /// The standard deviation of what is measured, around the function.
    pub noise: f64,
}

/// The covariance of the function.
#[derive(Clone, Differentiable)]
pub struct Kernel {
    /// Half of what the square of a length scale divides by, for each input.
    factors: [f64; INPUTS],
    /// The variance of the function.
    pub variance: f64,
    /// The variance of what is measured, around the function.
    pub noise: f64,
}

#[differentiable(order = 2)]
impl Logs {
    /// The covariance that these stand for.
    pub fn kernel(&self) -> Kernel {
        Kernel {
            factors: self.scales.map(|scale| 0.5 * (-2.0 * scale).exp()),
            variance: (2.0 * self.amplitude).exp(),
            noise: (2.0 * self.noise).exp(),
        }
    }
}

#[differentiable(order = 2)]
impl Kernel {
    /// The covariance of the function at two places.
    pub fn between(&self, #[no_diff] a: &Input, #[no_diff] b: &Input) -> f64 {
        let mut distance = 0.0;
        for i in 0..INPUTS {
            distance += self.factors[i] * (a[i] - b[i]).powi(2);
        }
        self.variance * (-distance).exp()
    }

    /// The Cholesky factor of the covariance of what is measured at these places. It reads the lower triangle alone.
    pub fn factor(&self, #[no_diff] inputs: &[Input]) -> Array2<f64> {
        let n = inputs.len();
        let mut covariance = Array2::<f64>::zeros((n, n));
        for i in 0..n {
            for j in 0..i {
                covariance[[i, j]] = self.between(&inputs[i], &inputs[j]);
            }
            covariance[[i, i]] = self.variance + self.noise;
        }
        cholesky(&covariance)
    }
}

/// Minus the logarithm of the density of what was measured, up to a constant (equation 5.8 there).
#[differentiable(order = 2)]
pub fn loss(logs: &Logs, #[no_diff] inputs: &[Input], #[no_diff] outputs: &Array1<f64>) -> f64 {
    let factor = logs.kernel().factor(inputs);
    let white = solve_triangular(&factor, outputs, Triangle::Lower, false);
    0.5 * white.dot(&white) + factor.diag().ln().sum()
}
