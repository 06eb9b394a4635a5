//! Derivatives through MPI.

mod abort;
mod agree;
mod collectives;
mod comm;
pub mod number;
mod rules;
mod run;
mod tree;
mod watch;
mod wire;

pub use agree::{Disagreed, agree};
pub use collectives::*;
pub use comm::Comm;
pub use run::run;
