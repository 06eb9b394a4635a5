//! The model: coefficients of groups, drawn around common ones.

use grads::prelude::*;

/// The parameters. Coefficients are the intercept and two slopes.
#[derive(Clone, Debug, Differentiable)]
pub struct Params {
    /// The common coefficients.
    pub mean: [f64; 3],
    /// The logarithms of how far those of groups are from the common ones.
    pub log_spread: [f64; 3],
    /// The logarithm of the standard deviation of rows.
    pub log_noise: f64,
    /// The coefficients of each group.
    pub groups: Vec<[f64; 3]>,
}

impl Params {
    /// Where the optimiser starts: columns have the mean 0 and the standard deviation 1.
    pub fn start(groups: usize) -> Params {
        Params {
            mean: [0.0; 3],
            log_spread: [-1.0; 3],
            log_noise: -0.5,
            groups: vec![[0.0; 3]; groups],
        }
    }
}

/// Some rows of the table, column by column.
#[derive(Default)]
pub struct Rows {
    pub y: Vec<f64>,
    pub x: [Vec<f64>; 2],
    pub group: Vec<usize>,
}

/// What rows add to the negative logarithm of the posterior density, but for constants.
#[differentiable]
pub fn of_rows(
    p: &Params,
    #[no_diff] y: &[f64],
    #[no_diff] x1: &[f64],
    #[no_diff] x2: &[f64],
    #[no_diff] group: &[usize],
) -> f64 {
    let precision = (-2.0 * p.log_noise).exp();
    let mut squares = 0.0;
    for i in 0..y.len() {
        let c = &p.groups[group[i]];
        let residual = y[i] - c[0] - c[1] * x1[i] - c[2] * x2[i];
        squares += residual * residual;
    }
    0.5 * precision * squares + y.len() as f64 * p.log_noise
}

/// What the groups add: they are normal around the common coefficients; each variance has an inverse gamma distribution with the shape 1 and the scale 0.01,
/// without which a spread of zero would be the best of all.
#[differentiable]
pub fn of_groups(p: &Params) -> f64 {
    let mut sum = 0.0;
    for k in 0..3 {
        let precision = (-2.0 * p.log_spread[k]).exp();
        let mut squares = 0.0;
        for c in &p.groups {
            squares += (c[k] - p.mean[k]).powi(2);
        }
        let count = p.groups.len() as f64;
        sum += 0.5 * precision * squares + count * p.log_spread[k];
        sum += 0.01 * precision + 4.0 * p.log_spread[k];
        sum += 0.5 * (0.1 * p.mean[k]).powi(2);
    }
    sum
}
