//! The fit: `levenberg-marquardt` with the Jacobian of the annotated residuals, and what the Fisher information says of it.

use crate::model::{Observation, Orbit, residuals};
use grads::prelude::*;
use levenberg_marquardt::{LeastSquaresProblem, LevenbergMarquardt};
use nalgebra::{DMatrix, DVector, Dyn, storage::Owned};
use std::f64::consts::TAU;

/// The best orbit.
pub struct Fit {
    /// Its numbers.
    pub orbit: Orbit,
    /// Of the errors of its numbers, in their order: the inverse of the Fisher information.
    pub covariance: DMatrix<f64>,
    /// The sum of the squared residuals.
    pub chi_square: f64,
}

impl Fit {
    /// The standard error of each number.
    pub fn errors(&self) -> Vec<f64> {
        self.covariance
            .diagonal()
            .iter()
            .map(|v| v.sqrt())
            .collect()
    }
}

/// An orbit to be fitted.
struct Problem<'a> {
    orbit: Orbit,
    observations: &'a [Observation],
}

impl Problem<'_> {
    fn jacobian(&self) -> DMatrix<f64> {
        jacobian!(residuals)(&self.orbit, self.observations).into()
    }
}

impl LeastSquaresProblem<f64, Dyn, Dyn> for Problem<'_> {
    type ParameterStorage = Owned<f64, Dyn>;
    type ResidualStorage = Owned<f64, Dyn>;
    type JacobianStorage = Owned<f64, Dyn, Dyn>;

    fn set_params(&mut self, params: &DVector<f64>) {
        self.orbit.set_flat(params.as_slice());
    }

    fn params(&self) -> DVector<f64> {
        self.orbit.to_flat().into()
    }

    /// None where there is no orbit: that ends the search.
    fn residuals(&self) -> Option<DVector<f64>> {
        let exists = (0.0..1.0).contains(&self.orbit.eccentricity) && self.orbit.period > 0.0;
        exists.then(|| residuals(&self.orbit, self.observations).into())
    }

    fn jacobian(&self) -> Option<DMatrix<f64>> {
        Some(self.jacobian())
    }
}

/// Fits an orbit of about this period: the best of what is reached from several shapes.
pub fn fit(observations: &[Observation], period: f64) -> Option<Fit> {
    let fits = starts(observations, period).filter_map(|start| from(start, observations));
    fits.min_by(|a, b| a.chi_square.total_cmp(&b.chi_square))
}

/// Fits from a start.
fn from(orbit: Orbit, observations: &[Observation]) -> Option<Fit> {
    let start = Problem {
        orbit,
        observations,
    };
    let (found, report) = LevenbergMarquardt::new().minimize(start);
    if !report.termination.was_successful() {
        return None;
    }
    let jacobian = found.jacobian();
    let information = jacobian.transpose() * jacobian;
    let mut orbit = found.orbit;
    orbit.argument = orbit.argument.rem_euclid(360.0);
    Some(Fit {
        orbit,
        covariance: information.cholesky()?.inverse(),
        chi_square: 2.0 * report.objective_function,
    })
}

/// Orbits of several shapes that have the largest and the smallest of the velocities, the largest at its time.
fn starts(observations: &[Observation], period: f64) -> impl Iterator<Item = Orbit> {
    let by_velocity = |a: &&Observation, b: &&Observation| a.velocity.total_cmp(&b.velocity);
    let most = observations
        .iter()
        .max_by(by_velocity)
        .expect("observations");
    let least = observations
        .iter()
        .min_by(by_velocity)
        .expect("observations");
    let middle = 0.5 * (most.velocity + least.velocity);
    let amplitude = 0.5 * (most.velocity - least.velocity);
    let shapes = [0.2, 0.7].into_iter();
    let shapes = shapes.flat_map(|e| [0.0, 90.0, 180.0, 270.0].map(|argument| (e, argument)));
    shapes.map(move |(eccentricity, argument)| Orbit {
        period,
        periastron: (most.time - period * turns(-argument.to_radians(), eccentricity))
            .rem_euclid(period),
        eccentricity,
        argument,
        amplitude: 1e3 * amplitude,
        systemic: middle - amplitude * eccentricity * argument.to_radians().cos(),
    })
}

/// How much of a period passes from the periastron to a true anomaly.
fn turns(anomaly: f64, eccentricity: f64) -> f64 {
    let flattened = ((1.0 - eccentricity) / (1.0 + eccentricity)).sqrt();
    let (sin, cos) = (0.5 * anomaly).sin_cos();
    let eccentric = 2.0 * (flattened * sin).atan2(cos);
    (eccentric - eccentricity * eccentric.sin()) / TAU
}
