//! Chains of the No-U-Turn sampler of `nuts-rs`, side by side on rayon's threads.

use crate::model::{Schools, log_density, reported};
use grads::prelude::*;
use nuts_rs::rand::{Rng, RngExt, SeedableRng, rngs::StdRng};
use nuts_rs::{
    Chain, CpuLogpFunc, CpuMath, CpuMathError, DiagNutsSettings, HasDims, LogpError, Settings,
};
use rayon::prelude::*;
use std::collections::HashMap;
use std::fmt;

/// How many chains there are, and of how many draws, after as many in which they adapt.
#[derive(Clone, Copy)]
pub struct Plan {
    pub chains: u64,
    pub draws: usize,
    pub seed: u64,
}

/// The reported numbers of one chain, a row for each draw; and how often it met a divergence.
pub struct Draws {
    pub rows: Vec<Vec<f64>>,
    pub divergences: usize,
}

/// Each chain has a stream of random numbers of its own, so what it draws does not hang on the number of threads.
pub fn run(schools: &Schools, plan: Plan) -> Result<Vec<Draws>, String> {
    let chains = (0..plan.chains).into_par_iter();
    chains.map(|number| chain(schools, plan, number)).collect()
}

fn chain(schools: &Schools, plan: Plan, number: u64) -> Result<Draws, String> {
    let settings = DiagNutsSettings {
        num_tune: plan.draws as u64,
        ..DiagNutsSettings::default()
    };
    let mut rng = StdRng::seed_from_u64(plan.seed.wrapping_add(number));
    let start: Vec<f64> = (0..2 + schools.effects.len())
        .map(|_| rng.random_range(-1.0..1.0))
        .collect();
    let mut chain = settings
        .new_chain(number, CpuMath::new(Density(schools)), &mut rng)
        .map_err(|e| e.to_string())?;
    chain.set_position(&start).map_err(|e| e.to_string())?;
    let mut draws = Draws {
        rows: vec![],
        divergences: 0,
    };
    for i in 0..2 * plan.draws {
        let (x, progress) = chain.draw().map_err(|e| e.to_string())?;
        if i >= plan.draws {
            draws.rows.push(reported(&x));
            draws.divergences += usize::from(progress.diverging);
        }
    }
    Ok(draws)
}

/// The density as the sampler asks for it.
struct Density<'s>(&'s Schools);

impl HasDims for Density<'_> {
    fn dim_sizes(&self) -> HashMap<String, u64> {
        let n = self.dim() as u64;
        HashMap::from([("unconstrained_parameter".to_string(), n)])
    }
}

impl CpuLogpFunc for Density<'_> {
    type LogpError = NotFinite;
    type ExpandedVector = Vec<f64>;
    type FlowParameters = ();

    fn dim(&self) -> usize {
        2 + self.0.effects.len()
    }

    fn logp(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<f64, NotFinite> {
        let Schools { effects, errors } = self.0;
        let value = value_and_grad_into!(log_density)(x, effects, errors, gradient);
        let is_finite = value.is_finite() && gradient.iter().all(|g| g.is_finite());
        is_finite.then_some(value).ok_or(NotFinite)
    }

    fn expand_vector<R: Rng + ?Sized>(
        &mut self,
        _: &mut R,
        x: &[f64],
    ) -> Result<Vec<f64>, CpuMathError> {
        Ok(x.to_vec())
    }
}

/// A density or gradient far out that is no number: the sampler takes a smaller step.
#[derive(Debug)]
struct NotFinite;

impl fmt::Display for NotFinite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the density is not finite there")
    }
}

impl std::error::Error for NotFinite {}

impl LogpError for NotFinite {
    fn is_recoverable(&self) -> bool {
        true
    }
}
