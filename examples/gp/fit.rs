//! The fit: L-BFGS on minus the logarithm of the density, and what its Hessian says of the errors.

use crate::data::Mixes;
use crate::model::{Input, Logs, loss};
use argmin::core::observers::{Observe, ObserverMode};
use argmin::core::{CostFunction, Error, Executor, Gradient, IterState, KV, State};
use argmin::solver::linesearch::MoreThuenteLineSearch;
use argmin::solver::quasinewton::LBFGS;
use grads::prelude::*;
use indicatif::{ProgressBar, ProgressStyle};
use nalgebra::DMatrix;
use ndarray::Array1;

/// Most iterations that a fit takes.
const MAX_ITERATIONS: u64 = 200;

/// The best numbers found.
pub struct Fit {
    /// Their logarithms.
    pub logs: Logs,
    /// The standard error of each logarithm.
    pub errors: Logs,
    /// Minus the logarithm of the density there, up to a constant.
    pub loss: f64,
    /// Iterations of the optimiser.
    pub iterations: u64,
}

/// Mixes, as a problem for `argmin`.
struct Likelihood<'a> {
    start: &'a Logs,
    inputs: &'a [Input],
    outputs: Array1<f64>,
}

impl Likelihood<'_> {
    fn logs(&self, flat: &[f64]) -> Logs {
        let mut logs = self.start.clone();
        logs.set_flat(flat);
        logs
    }

    /// For each mix rather than in total: the first step of the line search is then a small one.
    fn scale(&self) -> f64 {
        1.0 / self.inputs.len() as f64
    }
}

impl CostFunction for Likelihood<'_> {
    type Param = Vec<f64>;
    type Output = f64;

    fn cost(&self, flat: &Vec<f64>) -> Result<f64, Error> {
        finite(self.scale() * loss(&self.logs(flat), self.inputs, &self.outputs))
    }
}

impl Gradient for Likelihood<'_> {
    type Param = Vec<f64>;
    type Gradient = Vec<f64>;

    fn gradient(&self, flat: &Vec<f64>) -> Result<Vec<f64>, Error> {
        let gradient = grad!(loss)(&self.logs(flat), self.inputs, &self.outputs).to_flat();
        let scaled = gradient.iter().map(|d| finite(self.scale() * d));
        scaled.collect()
    }
}

/// The number, unless it is not finite: the line search would not come back from that.
fn finite(number: f64) -> Result<f64, Error> {
    if number.is_finite() {
        Ok(number)
    } else {
        Err(Error::msg(
            "the covariance of these mixes is not positive definite on the way to the best fit",
        ))
    }
}

/// Shows iterations and loss while the optimiser runs.
struct Progress(ProgressBar);

impl Progress {
    fn new() -> Result<Self, Error> {
        let style =
            ProgressStyle::with_template("fitting {bar:32} iteration {pos}/{len}  loss {msg}")?;
        Ok(Progress(ProgressBar::new(MAX_ITERATIONS).with_style(style)))
    }
}

impl<I: State<Float = f64>> Observe<I> for Progress {
    fn observe_iter(&mut self, state: &I, _: &KV) -> Result<(), Error> {
        self.0.set_position(state.get_iter());
        self.0.set_message(format!("{:.5}", state.get_cost()));
        Ok(())
    }

    fn observe_final(&mut self, _: &I) -> Result<(), Error> {
        self.0.abandon();
        Ok(())
    }
}

/// Fits all ten numbers, starting from the spread of each column.
pub fn fit(mixes: &Mixes) -> Result<Fit, Error> {
    let start = start(mixes);
    let problem = || Likelihood {
        start: &start,
        inputs: &mixes.inputs,
        outputs: mixes.centred(),
    };
    let solver = LBFGS::new(MoreThuenteLineSearch::new(), 10)
        .with_tolerance_grad(1e-6)?
        .with_tolerance_cost(1e-12)?;
    let result = Executor::new(problem(), solver)
        .configure(|state: IterState<Vec<f64>, Vec<f64>, (), (), (), f64>| {
            state.param(start.to_flat()).max_iters(MAX_ITERATIONS)
        })
        .add_observer(Progress::new()?, ObserverMode::Always)
        .run()?;

    let state = result.state();
    let best = state.get_best_param();
    let best = best.ok_or_else(|| Error::msg("the optimiser returned no numbers"))?;
    let problem = problem();
    let logs = problem.logs(best);
    Ok(Fit {
        errors: errors(&problem, &logs)?,
        logs,
        loss: state.get_best_cost() / problem.scale(),
        iterations: state.get_iter(),
    })
}

/// The logarithms of the spread of each input and of the strengths, and of a third of that for the noise.
fn start(mixes: &Mixes) -> Logs {
    let spread = |column: Array1<f64>| column.std(0.0).max(f64::MIN_POSITIVE).ln();
    let of_input = |i: usize| spread(mixes.inputs.iter().map(|input| input[i]).collect());
    let amplitude = spread(mixes.strengths.clone());
    Logs {
        scales: std::array::from_fn(of_input),
        amplitude,
        noise: amplitude - 3f64.ln(),
    }
}

/// The standard errors: the inverse of the Hessian at the best numbers is about their covariance.
fn errors(problem: &Likelihood, logs: &Logs) -> Result<Logs, Error> {
    let hessian = hessian!(loss)(logs, problem.inputs, &problem.outputs);
    let factor = DMatrix::from(hessian).cholesky().ok_or_else(|| {
        Error::msg("the best fit is no minimum: an input says nothing of the strength")
    })?;
    let variances = factor.inverse().diagonal();
    let errors: Vec<f64> = variances.iter().map(|v| v.sqrt()).collect();
    Ok(problem.logs(&errors))
}
