//! Three ways to the loss of a batch and its gradient.

mod function;
mod graph;
mod tape;

use crate::data::Digits;
use crate::model::Net;
use grads::graph::Graph;
use std::error::Error;

/// Which way.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum Kind {
    /// The annotated function.
    Function,
    /// A graph that is built and compiled at the start.
    Graph,
    /// A tape of what each step computes.
    Tape,
}

/// The loss, and its gradient by the floats of the net in order.
pub type Step = (f64, Vec<f64>);

/// What computes steps.
pub trait Engine {
    /// The step of a net at a batch.
    fn step(&self, net: &Net, batch: &Digits) -> Result<Step, Box<dyn Error>>;
}

/// Hands the engine of a kind to `work`.
pub fn with_engine<R>(
    kind: Kind,
    work: impl FnOnce(&dyn Engine) -> Result<R, Box<dyn Error>>,
) -> Result<R, Box<dyn Error>> {
    match kind {
        Kind::Function => work(&function::Function),
        Kind::Graph => work(&graph::Compiled::new(&Graph::new())?),
        Kind::Tape => work(&tape::Taped),
    }
}
