//! Values that are stepped along a tangent.

use super::{Differentiable, Leaves, Tangent};

/// A value that can be stepped along a tangent: what an optimiser does with parameters.
///
/// ```
/// # mod grads { pub use grad_core::tangent::Step; }
/// use grads::Step;
///
/// let mut params = (1.0, vec![2.0, 3.0]);
/// params.step(-0.5, &(2.0, vec![0.0, 4.0]));
/// assert_eq!(params, (0.0, vec![2.0, 1.0]));
/// ```
///
/// Types with `#[derive(Differentiable)]` have `+`, `-`, `+=` and `-=` with a tangent, too: `params - 0.1 * &d`, or `&params + d`.
pub trait Step: Differentiable {
    /// Adds `factor * along` to the floats. It takes time and memory in proportion to their number.
    ///
    /// # Panics
    /// If `along` has another shape, or a float is behind a shared reference.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Step; }
    /// use grads::Step;
    ///
    /// let mut x = [1.0, 2.0];
    /// x.step(0.1, &[10.0, 20.0]);
    /// assert_eq!(x, [2.0, 4.0]);
    /// ```
    fn step(&mut self, factor: f64, along: &Self::Tangent) {
        // what has another shape cannot be added to these zeros
        let mut moved = self.zeros_like();
        moved.axpy(factor, along);
        let moved = moved.to_flat();
        let mut moved = moved.iter();
        self.map_leaves(&mut |x| moved.next().map_or(x, |by| x + by));
    }
}

impl<T: Differentiable + ?Sized> Step for T {}
