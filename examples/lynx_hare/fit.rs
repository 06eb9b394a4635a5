//! The fit: L-BFGS on the negative log-likelihood, with the gradient of the annotated function.

use crate::data::Counts;
use crate::model::loss;
use argmin::core::observers::{Observe, ObserverMode};
use argmin::core::{CostFunction, Error, Executor, Gradient, IterState, KV, State};
use argmin::solver::linesearch::MoreThuenteLineSearch;
use argmin::solver::quasinewton::LBFGS;
use grads::prelude::*;
use indicatif::{ProgressBar, ProgressStyle};

/// Most iterations that a fit takes.
const MAX_ITERATIONS: u64 = 200;

/// The best parameters found.
pub struct Fit {
    /// alpha, beta, gamma, delta, hares and lynx of the first year, error scales of hares and lynx.
    pub params: Vec<f64>,
    /// Negative log-likelihood there.
    pub loss: f64,
    /// Iterations of the optimiser.
    pub iterations: u64,
}

/// The counts, as a problem for `argmin`: minimise over the logarithms of the parameters.
struct Likelihood<'a>(&'a Counts);

impl Likelihood<'_> {
    /// Per count rather than in total: the first step of the line search is then a small one.
    fn scale(&self) -> f64 {
        0.5 / self.0.years.len() as f64
    }
}

impl CostFunction for Likelihood<'_> {
    type Param = Vec<f64>;
    type Output = f64;

    fn cost(&self, log_params: &Vec<f64>) -> Result<f64, Error> {
        let value = loss(log_params, &self.0.hare, &self.0.lynx);
        finite(self.scale() * value, [value])
    }
}

impl Gradient for Likelihood<'_> {
    type Param = Vec<f64>;
    type Gradient = Vec<f64>;

    fn gradient(&self, log_params: &Vec<f64>) -> Result<Vec<f64>, Error> {
        let (_, gradient) = value_and_grad!(loss)(log_params, &self.0.hare, &self.0.lynx);
        finite(
            gradient.iter().map(|g| self.scale() * g).collect(),
            gradient,
        )
    }
}

/// `result`, unless a number is not finite: the line search would not come back from that.
fn finite<T>(result: T, numbers: impl IntoIterator<Item = f64>) -> Result<T, Error> {
    if numbers.into_iter().all(f64::is_finite) {
        Ok(result)
    } else {
        Err(Error::msg(
            "the model cannot follow these counts: the likelihood is not finite on the way to the best fit",
        ))
    }
}

/// Shows iterations and loss while the optimiser runs.
struct Progress(ProgressBar);

impl Progress {
    fn new() -> Self {
        let style =
            ProgressStyle::with_template("fitting {bar:32} iteration {pos}/{len}  loss {msg}");
        Progress(
            ProgressBar::new(MAX_ITERATIONS)
                .with_style(style.expect("the template is well formed")),
        )
    }
}

impl<I: State<Float = f64>> Observe<I> for Progress {
    fn observe_iter(&mut self, state: &I, _: &KV) -> Result<(), Error> {
        self.0.set_position(state.get_iter());
        self.0.set_message(format!("{:.4}", state.get_cost()));
        Ok(())
    }

    fn observe_final(&mut self, _: &I) -> Result<(), Error> {
        self.0.abandon();
        Ok(())
    }
}

/// Fits all eight parameters, starting from round numbers and the counts of the first year.
pub fn fit(counts: &Counts) -> Result<Fit, Error> {
    let start = [
        0.5,
        0.02,
        1.0,
        0.02,
        counts.hare[0],
        counts.lynx[0],
        1.0,
        1.0,
    ];
    let log_start: Vec<f64> = start.iter().map(|p: &f64| p.ln()).collect();

    let solver = LBFGS::new(MoreThuenteLineSearch::new(), 8).with_tolerance_grad(1e-6)?;
    let result = Executor::new(Likelihood(counts), solver)
        .configure(|state: IterState<Vec<f64>, Vec<f64>, (), (), (), f64>| {
            state.param(log_start).max_iters(MAX_ITERATIONS)
        })
        .add_observer(Progress::new(), ObserverMode::Always)
        .run()?;

    let state = result.state();
    let best = state
        .get_best_param()
        .ok_or_else(|| Error::msg("the optimiser returned no parameters"))?;
    Ok(Fit {
        params: best.iter().map(|p| p.exp()).collect(),
        loss: state.get_best_cost() / Likelihood(counts).scale(),
        iterations: state.get_iter(),
    })
}
