//! Linear algebra on arrays of `ndarray`: the feature `ndarray`.
//!
//! Each function takes `f64` or `f32`, and has reverse mode, forward mode and second derivatives. What has no answer (the solution of a singular
//! system, the Cholesky factor of a matrix that is not positive definite) is NaN throughout, never a number. Shapes that do not fit
//! panic with both shapes.
//!
//! The logarithm of the density of a normal distribution, by its covariance:
//!
//! ```
//! use grads::linalg::{Triangle, cholesky, solve_triangular};
//! use grads::prelude::*;
//! use ndarray::{Array1, Array2, array};
//!
//! #[differentiable(order = 2)]
//! fn log_density(covariance: &Array2<f64>, x: &Array1<f64>) -> f64 {
//!     let l = cholesky(covariance);
//!     let z = solve_triangular(&l, x, Triangle::Lower, false);
//!     -0.5 * z.dot(&z) - l.diag().ln().sum() - 0.5 * x.len() as f64 * std::f64::consts::TAU.ln()
//! }
//!
//! let (covariance, x) = (array![[2.0, 0.5], [0.5, 1.0]], array![1.0, -1.0]);
//! check_grads!(log_density)(&covariance, &x);
//! check_grads!(log_density, order = 2)(&covariance, &x);
//! ```
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

pub use determinants::{inv, logdet, slogdet};
pub use positive::cholesky;

pub use eigen::eigh;
pub use exponential::expm;
pub use least_squares::lstsq;
pub use substitute::Triangle;
pub use systems::{solve, solve_triangular};
