//! Variables that are moved by an optimiser.

use super::{Eager, TapeError};
use crate::optimizers::{self, Optimizer};
use crate::tensor::Tensor;

/// One step of an optimiser: moves variables against their gradients, as [`Tape::gradient`](super::Tape::gradient) gives them. One optimiser goes with one list of
/// variables.
///
/// ```
/// # mod grads { pub use grad_core::{optimizers, tape}; }
/// use grads::optimizers::Sgd;
/// use grads::tape::{Eager, Tape, TapeOptions, apply_gradients};
/// let (mut w, mut b) = (Eager::variable(0.0), Eager::variable(0.0));
/// let (x, y) = (Eager::new(vec![0.0, 1.0, 2.0]), Eager::new(vec![1.0, 3.0, 5.0]));
/// let mut sgd = Sgd::new(0.1);
/// for _ in 0..500 {
///     let tape = Tape::new();
///     let error = &(&(&x * &w) + &b) - &y;
///     let loss = error.square().reduce_mean(None, false);
///     let gradients = tape.gradient(&[&loss], &[&w, &b], &TapeOptions::default())?;
///     apply_gradients(&mut sgd, &mut [&mut w, &mut b], &gradients)?;
/// }
/// assert!((w.to_f64()? - 2.0).abs() < 1e-6 && (b.to_f64()? - 1.0).abs() < 1e-6);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
///
/// # Errors
/// Something that is no variable of floats, another number of gradients than of variables, a variable without a gradient, and a gradient of another type or
/// shape than its variable. Nothing is moved then.
///
/// # Panics
/// If the variables have not as many elements as those of the optimiser's step before.
pub fn apply_gradients(
    optimizer: &mut impl Optimizer,
    variables: &mut [&mut Eager],
    gradients: &[Option<Eager>],
) -> Result<(), TapeError> {
    if variables.len() != gradients.len() {
        return Err(TapeError::Gradients {
            variables: variables.len(),
            gradients: gradients.len(),
        });
    }
    let (mut values, mut slopes) = (vec![], vec![]);
    for (at, (variable, gradient)) in variables.iter().zip(gradients).enumerate() {
        let gradient = gradient.as_ref().ok_or(TapeError::NoGradient(at))?;
        let (value, slope) = (variable.value()?, gradient.value()?);
        check(at, variable, &value, &slope)?;
        values.push(value);
        slopes.push(slope);
    }
    let moved = optimizers::moved(optimizer, &values, &slopes);
    let moves = variables.iter_mut().zip(moved);
    moves.into_iter().try_for_each(|(v, value)| v.assign(value))
}

fn check(at: usize, variable: &Eager, value: &Tensor, gradient: &Tensor) -> Result<(), TapeError> {
    if !variable.is_variable() {
        return Err(TapeError::NotAVariable);
    }
    let fits = value.dtype() == gradient.dtype() && value.shape() == gradient.shape();
    if fits && value.zero_like().is_some() {
        return Ok(());
    }
    Err(TapeError::GradientOf {
        at,
        dtype: value.dtype(),
        shape: value.shape().to_vec(),
        found: gradient.dtype(),
        found_shape: gradient.shape().to_vec(),
    })
}
