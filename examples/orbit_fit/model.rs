//! The model: the radial velocity of a star around which one planet goes, after Kepler.

use grads::prelude::*;
use std::f64::consts::TAU;

/// The orbit of a star around the centre of mass.
#[derive(Clone, Debug, Differentiable)]
pub struct Orbit {
    /// Days.
    pub period: f64,
    /// When star and planet are nearest, in days after the epoch of the data.
    pub periastron: f64,
    /// From 0, a circle, to below 1.
    pub eccentricity: f64,
    /// Where the periastron is, in degrees.
    pub argument: f64,
    /// Half of the range of the velocities, in m/s.
    pub amplitude: f64,
    /// The velocity of the centre of mass, in km/s.
    pub systemic: f64,
}

/// A measured radial velocity.
pub struct Observation {
    /// Days after the epoch.
    pub time: f64,
    /// Kilometres a second, away from us.
    pub velocity: f64,
    /// Its standard error.
    pub error: f64,
}

/// Kepler's equation: what is missing for `anomaly` to be the eccentric anomaly.
#[differentiable]
fn kepler(anomaly: f64, mean: f64, eccentricity: f64) -> f64 {
    anomaly - eccentricity * anomaly.sin() - mean
}

/// The eccentric anomaly, by bisection: its derivatives are those of Kepler's equation.
#[differentiable(root_of = kepler)]
fn eccentric_anomaly(mean: f64, eccentricity: f64) -> f64 {
    let (mut low, mut high) = (mean - eccentricity, mean + eccentricity);
    loop {
        let middle = 0.5 * (low + high);
        if middle <= low || middle >= high {
            return middle;
        }
        match kepler(middle, mean, eccentricity) > 0.0 {
            true => high = middle,
            false => low = middle,
        }
    }
}

#[differentiable]
impl Orbit {
    /// The radial velocity at a time, in km/s.
    pub fn velocity(&self, #[no_diff] time: f64) -> f64 {
        let turns = (time - self.periastron) / self.period;
        let e = self.eccentricity;
        let anomaly = eccentric_anomaly(TAU * (turns - turns.round()), e);
        let distance = 1.0 - e * anomaly.cos();
        let cos = (anomaly.cos() - e) / distance;
        let sin = (1.0 - e * e).sqrt() * anomaly.sin() / distance;
        let (sin_argument, cos_argument) = self.argument.to_radians().sin_cos();
        let along = cos * cos_argument - sin * sin_argument + e * cos_argument;
        self.systemic + 1e-3 * self.amplitude * along
    }
}

/// What is left of each velocity, in units of its error.
#[differentiable]
pub fn residuals(orbit: &Orbit, #[no_diff] observations: &[Observation]) -> Vec<f64> {
    let left = observations
        .iter()
        .map(|o| (orbit.velocity(o.time) - o.velocity) / o.error);
    left.collect()
}
