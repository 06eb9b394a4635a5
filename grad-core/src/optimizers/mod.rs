//! Optimisers: what moves parameters against their gradient, step by step, by the formulas of Keras.
//!
//! A step is [`Optimizer::step`] for the parameters of a differentiable function, `Graph::apply_gradients` for the variables of a graph, and
//! `tape::apply_gradients` for variables of a tape. Whatever the type of the parameters, an optimiser computes and remembers in `f64`.
//!
//! The learning rate and the other settings are fields, which may be changed between steps: so a rate follows a schedule.
//!
//! ```
//! # mod grads { pub use grad_core::optimizers; }
//! use grads::optimizers::{Adam, Optimizer};
//! let mut adam = Adam::new(0.1);
//! let mut x = vec![5.0_f64, -3.0];
//! for step in 0..300 {
//!     adam.learning_rate = 0.1 * (1.0 - step as f64 / 300.0);
//!     let gradient = vec![2.0 * x[0], 2.0 * x[1]]; // of x^2
//!     adam.step(&mut x, &gradient);
//! }
//! assert!(x.iter().all(|x| x.abs() < 1e-2));
//! ```

mod adam;
mod sgd;
#[cfg(feature = "runtime")]
mod tensors;

pub use adam::{Adam, AdamW};
pub use sgd::Sgd;
#[cfg(feature = "runtime")]
pub(crate) use tensors::moved;

#[cfg(feature = "tangent")]
use crate::tangent::{Differentiable, Leaves};

/// What moves parameters against their gradient.
///
/// To write one of your own, say what it does to numbers:
///
/// ```
/// # mod grads { pub use grad_core::optimizers; }
/// use grads::optimizers::Optimizer;
///
/// /// Steps of one size, whatever the gradient's (Riedmiller and Braun, 1993).
/// struct Signs(f64);
///
/// impl Optimizer for Signs {
///     fn step_floats(&mut self, floats: &mut [f64], gradient: &[f64]) {
///         for (x, g) in floats.iter_mut().zip(gradient) {
///             *x -= self.0 * g.signum();
///         }
///     }
/// }
/// let mut x = 1.0;
/// Signs(0.25).step(&mut x, &8.0);
/// assert_eq!(x, 0.75);
/// ```
pub trait Optimizer {
    /// One step of numbers against their gradient, in place.
    ///
    /// # Panics
    /// If `gradient` has another length than `floats`, or these have another than in the step before.
    fn step_floats(&mut self, floats: &mut [f64], gradient: &[f64]);

    /// One step of what a differentiable function takes, of whatever type, against the gradient by it.
    ///
    /// ```
    /// # mod grads { pub use grad_core::optimizers; }
    /// use grads::optimizers::{Optimizer, Sgd};
    /// let mut params = (1.0, vec![2.0, 3.0]);
    /// Sgd::new(0.5).step(&mut params, &(1.0, vec![0.0, -1.0]));
    /// assert_eq!(params, (0.5, vec![2.0, 3.5]));
    /// ```
    ///
    /// # Panics
    /// If the two have different numbers of floats, or others than in the step before.
    #[cfg(feature = "tangent")]
    fn step<M: Differentiable + ?Sized>(&mut self, params: &mut M, gradient: &M::Tangent)
    where
        Self: Sized,
    {
        let mut floats = params.to_flat();
        self.step_floats(&mut floats, &gradient.to_flat());
        params.set_flat(&floats);
    }
}

/// # Panics
/// If there is not a derivative for each number.
fn check_lengths(floats: &[f64], gradient: &[f64]) {
    assert!(
        floats.len() == gradient.len(),
        "a gradient of {} numbers for {} parameters",
        gradient.len(),
        floats.len()
    );
}

/// What is remembered of each number: zeros at first.
///
/// # Panics
/// If the numbers are not as many as in the step before.
fn remembered(memory: &mut Vec<f64>, floats: usize, steps: u64) -> &mut [f64] {
    if steps == 0 {
        *memory = vec![0.0; floats];
    }
    assert!(
        memory.len() == floats,
        "{floats} parameters, and {} in the step before: an optimiser goes with one model",
        memory.len()
    );
    memory
}
