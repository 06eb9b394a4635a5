//! Linear algebra on arrays of `ndarray`: the feature `ndarray`.
#![allow(clippy::type_complexity)]


mod determinants;
mod eigen;
mod exponential;
mod least_squares;
mod lu;
mod positive;
mod substitute;
mod system;
mod systems;
mod tridiagonal;

pub use positive::cholesky;
pub use determinants::{inv, logdet, slogdet};
pub(crate) use system::reshaped;

pub use eigen::eigh;
pub use exponential::expm;
pub use least_squares::lstsq;
pub use substitute::Triangle;
pub use systems::{solve, solve_triangular};
