//! The fit: L-BFGS or gradient descent on the sum of squares, with the gradient of the graph.

use crate::model::{Loss, Model};
use argmin::core::observers::{Observe, ObserverMode};
use argmin::core::{
    CostFunction, Error, Executor, Gradient, IterState, KV, Solver, State, TerminationReason,
};
use argmin::solver::gradientdescent::SteepestDescent;
use argmin::solver::linesearch::MoreThuenteLineSearch;
use argmin::solver::quasinewton::LBFGS;
use grads::graph::GraphError;
use indicatif::{ProgressBar, ProgressStyle};
use std::cell::RefCell;
use std::fmt;

/// How the loss is made smaller.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Method {
    /// Quasi-Newton steps of limited memory.
    Lbfgs,
    /// Steps against the gradient, with a line search.
    Descent,
}

/// The best parameters found.
#[derive(Debug)]
pub struct Fit {
    /// In the order of the model.
    pub parameters: Vec<f64>,
    /// The sum of squares there.
    pub loss: f64,
    /// Iterations of the optimiser.
    pub iterations: u64,
    /// Why it ended.
    pub ended: String,
    /// The parameters that nothing moved: the derivative by them is zero at the start.
    pub unmoved: Vec<String>,
}

/// Why there is no fit.
#[derive(Debug)]
pub enum FitError {
    /// The loss is no finite number at the start.
    Start(f64),
    /// The gradient is not finite at the start.
    StartGradient,
    /// The graph cannot be run.
    Graph(GraphError),
    /// The optimiser does not take its settings.
    Optimiser(Error),
}

impl fmt::Display for FitError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            FitError::Start(loss) => write!(
                f,
                "the loss is {loss} at the start: the formula is not defined there, or too large"
            ),
            FitError::StartGradient => {
                write!(f, "the gradient of the loss is not finite at the start")
            }
            FitError::Graph(e) => write!(f, "{e}"),
            FitError::Optimiser(e) => write!(f, "{e}"),
        }
    }
}

impl From<GraphError> for FitError {
    fn from(e: GraphError) -> Self {
        FitError::Graph(e)
    }
}

/// A model as a problem for `argmin`.
#[derive(Clone, Copy)]
struct SumOfSquares<'a, 'g> {
    model: &'a Model<'g>,
    /// What the loss is divided by: the first step of the line search is then one of moderate length, in any unit.
    scale: f64,
    /// The loss at the start, over the scale.
    start: f64,
    /// Where it was evaluated last: the optimiser asks for value and gradient one after the other.
    last: &'a RefCell<Point>,
    best: &'a RefCell<Point>,
}

/// Parameters and the loss there.
#[derive(Clone)]
struct Point {
    parameters: Vec<f64>,
    loss: Loss,
}

/// How much more than at the start the loss is where it is not finite: the line search turns back from there.
const WALL: f64 = 10.0;

impl SumOfSquares<'_, '_> {
    fn at(&self, parameters: &[f64]) -> Result<Loss, GraphError> {
        if self.last.borrow().parameters == parameters {
            return Ok(self.last.borrow().loss.clone());
        }
        let loss = self.scaled(self.model.loss(parameters)?);
        let point = Point {
            parameters: parameters.to_vec(),
            loss: loss.clone(),
        };
        if loss.value < self.best.borrow().loss.value {
            self.best.replace(point.clone());
        }
        self.last.replace(point);
        Ok(loss)
    }

    fn scaled(&self, loss: Loss) -> Loss {
        let value = loss.value / self.scale;
        let gradient: Vec<f64> = loss.gradient.iter().map(|g| g / self.scale).collect();
        if value.is_finite() && gradient.iter().all(|g| g.is_finite()) {
            return Loss { value, gradient };
        }
        Loss {
            value: WALL * self.start,
            gradient: vec![0.0; gradient.len()],
        }
    }
}

impl CostFunction for SumOfSquares<'_, '_> {
    type Param = Vec<f64>;
    type Output = f64;

    fn cost(&self, parameters: &Vec<f64>) -> Result<f64, Error> {
        Ok(self.at(parameters)?.value)
    }
}

impl Gradient for SumOfSquares<'_, '_> {
    type Param = Vec<f64>;
    type Gradient = Vec<f64>;

    fn gradient(&self, parameters: &Vec<f64>) -> Result<Vec<f64>, Error> {
        Ok(self.at(parameters)?.gradient)
    }
}

/// Shows iterations and loss while the optimiser runs.
#[derive(Clone)]
struct Progress {
    bar: ProgressBar,
    scale: f64,
}

impl Progress {
    fn new(iterations: u64, scale: f64) -> Self {
        let style =
            ProgressStyle::with_template("fitting {bar:32} iteration {pos}/{len}  loss {msg}");
        let bar =
            ProgressBar::new(iterations).with_style(style.expect("the template is well formed"));
        Progress { bar, scale }
    }
}

impl<I: State<Float = f64>> Observe<I> for Progress {
    fn observe_iter(&mut self, state: &I, _: &KV) -> Result<(), Error> {
        self.bar.inc(1);
        let loss = state.get_cost() * self.scale;
        self.bar.set_message(format!("{loss:.6e}"));
        Ok(())
    }
}

/// Fits the parameters, starting from `start`. `scale` is the loss of a fit by a constant.
pub fn fit(
    model: &Model,
    method: Method,
    start: &[f64],
    iterations: u64,
    scale: f64,
) -> Result<Fit, FitError> {
    let at_start = model.loss(start)?;
    if !at_start.value.is_finite() {
        return Err(FitError::Start(at_start.value));
    }
    if !at_start.gradient.iter().all(|g| g.is_finite()) {
        return Err(FitError::StartGradient);
    }
    let scale = if scale > 0.0 && scale.is_finite() {
        scale
    } else {
        1.0
    };
    let point = Point {
        parameters: start.to_vec(),
        loss: Loss {
            value: at_start.value / scale,
            gradient: at_start.gradient.iter().map(|g| g / scale).collect(),
        },
    };
    let (last, best) = (RefCell::new(point.clone()), RefCell::new(point.clone()));
    let problem = SumOfSquares {
        model,
        scale,
        start: point.loss.value,
        last: &last,
        best: &best,
    };
    let progress = Progress::new(iterations, scale);
    let bar = progress.bar.clone();
    let ended = loop {
        let from = best.borrow().clone();
        let left = iterations.saturating_sub(bar.position());
        let end = descend(problem, method, &from.parameters, left, progress.clone())?;
        let is_better = best.borrow().loss.value < from.loss.value;
        match end {
            // what L-BFGS knows of the curvature can be wrong behind a wall; a restart counts, so that there is an end
            End::Stuck if is_better && bar.position() < iterations => bar.inc(1),
            End::Stuck => break "no lower loss along the search direction".into(),
            End::Done(reason) => break reason,
        }
    };
    bar.abandon();
    let best = best.into_inner();
    let moved = start
        .iter()
        .zip(&best.parameters)
        .map(|(from, to)| from != to);
    let still = moved
        .zip(&at_start.gradient)
        .map(|(moved, &slope)| !moved && slope == 0.0);
    let names = model
        .parameters()
        .zip(still)
        .filter(|(_, still)| *still && best.loss.value > 0.0);
    let unmoved = names.map(|(name, _)| name.to_string()).collect();
    Ok(Fit {
        unmoved,
        loss: best.loss.value * scale,
        parameters: best.parameters,
        iterations: bar.position(),
        ended,
    })
}

/// How a run of the optimiser ends.
enum End {
    /// For this reason.
    Done(String),
    /// The line search finds nothing better.
    Stuck,
}

/// Runs an optimiser with nothing known of the curvature.
fn descend(
    problem: SumOfSquares,
    method: Method,
    start: &[f64],
    iterations: u64,
    progress: Progress,
) -> Result<End, FitError> {
    let line = MoreThuenteLineSearch::new();
    match method {
        Method::Lbfgs => {
            let solver = LBFGS::new(line, 8).with_tolerance_grad(1e-12);
            let solver = solver.map_err(FitError::Optimiser)?;
            run(problem, solver, start, iterations, progress)
        }
        Method::Descent => {
            let solver = SteepestDescent::new(line);
            run(problem, solver, start, iterations, progress)
        }
    }
}

fn run<'a, 'g, S>(
    problem: SumOfSquares<'a, 'g>,
    solver: S,
    start: &[f64],
    iterations: u64,
    progress: Progress,
) -> Result<End, FitError>
where
    S: Solver<SumOfSquares<'a, 'g>, IterState<Vec<f64>, Vec<f64>, (), (), (), f64>>,
{
    let result = Executor::new(problem, solver)
        .configure(|state| state.param(start.to_vec()).max_iters(iterations))
        .add_observer(progress, ObserverMode::Always)
        .run();
    match result {
        Ok(result) => Ok(match result.state().get_termination_reason() {
            Some(TerminationReason::SolverExit(_)) | None => End::Stuck,
            Some(reason) => End::Done(reason.text().to_lowercase()),
        }),
        Err(e) => match e.downcast::<GraphError>() {
            Ok(e) => Err(e.into()),
            Err(_) => Ok(End::Stuck),
        },
    }
}
