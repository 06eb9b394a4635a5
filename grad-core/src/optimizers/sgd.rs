//! Gradient descent.

use super::{Optimizer, check_lengths, remembered};

/// Gradient descent, with momentum if it is asked for: Keras's `SGD`.
///
/// > `w <- w - learning_rate * g`
///
/// without momentum, else
///
/// > `v <- momentum * v - learning_rate * g`, `w <- w + v`
///
/// and with `nesterov`, `w <- w + momentum * v - learning_rate * g` (Keras API, keras.optimizers.SGD; Sutskever and others, On the importance
/// of initialization and momentum in deep learning, 2013).
///
/// ```
/// # mod grads { pub use grad_core::optimizers; }
/// use grads::optimizers::{Optimizer, Sgd};
/// let mut sgd = Sgd::new(0.1);
/// sgd.momentum = 0.9;
/// let mut w = 1.0;
/// sgd.step(&mut w, &1.0);
/// assert_eq!(w, 0.9);
/// sgd.step(&mut w, &1.0);
/// assert!((w - 0.71_f64).abs() < 1e-15);
/// ```
#[derive(Clone, Debug)]
pub struct Sgd {
    /// How far a step goes along the gradient. 0.01 by default.
    pub learning_rate: f64,
    /// How much of the velocity is kept. 0 by default.
    pub momentum: f64,
    /// Whether the gradient is taken to be that behind the step. Not by default.
    pub nesterov: bool,
    velocity: Vec<f64>,
    steps: u64,
}

impl Sgd {
    /// Without momentum.
    ///
    /// ```
    /// # mod grads { pub use grad_core::optimizers; }
    /// use grads::optimizers::{Optimizer, Sgd};
    /// let mut w = 3.0;
    /// Sgd::new(0.5).step(&mut w, &2.0);
    /// assert_eq!(w, 2.0);
    /// ```
    pub fn new(learning_rate: f64) -> Self {
        Sgd {
            learning_rate,
            momentum: 0.0,
            nesterov: false,
            velocity: vec![],
            steps: 0,
        }
    }
}

impl Default for Sgd {
    fn default() -> Self {
        Sgd::new(0.01)
    }
}

impl Optimizer for Sgd {
    fn step_floats(&mut self, floats: &mut [f64], gradient: &[f64]) {
        check_lengths(floats, gradient);
        let velocity = remembered(&mut self.velocity, floats.len(), self.steps);
        for ((w, g), v) in floats.iter_mut().zip(gradient).zip(velocity) {
            let along = self.learning_rate * g;
            *v = self.momentum * *v - along;
            *w += if self.nesterov {
                self.momentum * *v - along
            } else {
                *v
            };
        }
        self.steps += 1;
    }
}
