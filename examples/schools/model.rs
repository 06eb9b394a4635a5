//! The hierarchical model of the eight schools, in the form in which the effects of schools are standard normal before they are scaled.

use grads::prelude::*;

/// Effects as they were estimated in each school, and the standard errors of these.
pub struct Schools {
    pub effects: Vec<f64>,
    pub errors: Vec<f64>,
}

/// The logarithm of the density of `x`, up to a constant: the mean effect, the logarithm of the deviation of effects between schools, and for each school
/// where its effect is between these. The mean is N(0, 5) before the data are known, the deviation half-Cauchy with scale 5.
#[differentiable(wrt(x))]
pub fn log_density(x: &[f64], effects: &[f64], errors: &[f64]) -> f64 {
    let (mean, log_deviation) = (x[0], x[1]);
    let deviation = log_deviation.exp();
    // the last term is by the change of variables
    let mut sum =
        -0.5 * (mean / 5.0).powi(2) - (1.0 + (deviation / 5.0).powi(2)).ln() + log_deviation;
    for i in 0..effects.len() {
        let standard = x[2 + i];
        let effect = mean + deviation * standard;
        sum -= 0.5 * standard * standard;
        sum -= 0.5 * ((effects[i] - effect) / errors[i]).powi(2);
    }
    sum
}

/// What is reported of a draw: mean, deviation, and the effect of each school.
pub fn reported(x: &[f64]) -> Vec<f64> {
    let (mean, deviation) = (x[0], x[1].exp());
    let effects = x[2..].iter().map(|standard| mean + deviation * standard);
    [mean, deviation].into_iter().chain(effects).collect()
}
