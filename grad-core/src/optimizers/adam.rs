//! Steps by the means of the gradient and of its square.

use super::{Optimizer, check_lengths, remembered};

/// Adam (Kingma and Ba, Adam: a method for stochastic optimization, 2015): Keras's `Adam`, whose formulas are those before section 2.1 of that paper.
///
/// In step `t`, counted from 1:
///
/// > `m <- m + (g - m) * (1 - beta_1)`, `v <- v + (g^2 - v) * (1 - beta_2)`,
/// >
/// > `w <- w - learning_rate * sqrt(1 - beta_2^t) / (1 - beta_1^t) * m / (sqrt(v) + epsilon)`
///
/// (Keras API, keras.optimizers.Adam).
///
/// ```
/// # mod grads { pub use grad_core::optimizers; }
/// use grads::optimizers::{Adam, Optimizer};
/// let mut adam = Adam::new(0.1);
/// let mut w = 10.0;
/// adam.step(&mut w, &5.0); // the first step has the size of the rate
/// assert!((w - 9.9_f64).abs() < 1e-6);
/// ```
#[derive(Clone, Debug)]
pub struct Adam {
    /// How far the first steps go. 0.001 by default.
    pub learning_rate: f64,
    /// How much of the mean of the gradient is kept. 0.9 by default.
    pub beta_1: f64,
    /// How much of the mean of its square is kept. 0.999 by default.
    pub beta_2: f64,
    /// What keeps from dividing by zero. 1e-7 by default.
    pub epsilon: f64,
    mean: Vec<f64>,
    square: Vec<f64>,
    steps: u64,
}

impl Adam {
    /// With the settings that Keras has by default.
    ///
    /// ```
    /// # mod grads { pub use grad_core::optimizers; }
    /// use grads::optimizers::Adam;
    /// let mut adam = Adam::new(3e-4);
    /// adam.beta_2 = 0.98;
    /// assert_eq!((adam.beta_1, adam.epsilon), (0.9, 1e-7));
    /// ```
    pub fn new(learning_rate: f64) -> Self {
        Adam {
            learning_rate,
            beta_1: 0.9,
            beta_2: 0.999,
            epsilon: 1e-7,
            mean: vec![],
            square: vec![],
            steps: 0,
        }
    }
}

impl Default for Adam {
    fn default() -> Self {
        Adam::new(0.001)
    }
}

impl Optimizer for Adam {
    fn step_floats(&mut self, floats: &mut [f64], gradient: &[f64]) {
        check_lengths(floats, gradient);
        let mean = remembered(&mut self.mean, floats.len(), self.steps);
        let square = remembered(&mut self.square, floats.len(), self.steps);
        self.steps += 1;
        let [of_mean, of_square] =
            [self.beta_1, self.beta_2].map(|beta| 1.0 - beta.powf(self.steps as f64));
        let rate = self.learning_rate * of_square.sqrt() / of_mean;
        let moments = mean.iter_mut().zip(square);
        for ((w, g), (m, v)) in floats.iter_mut().zip(gradient).zip(moments) {
            *m += (g - *m) * (1.0 - self.beta_1);
            *v += (g * g - *v) * (1.0 - self.beta_2);
            *w -= rate * *m / (v.sqrt() + self.epsilon);
        }
    }
}

/// [`Adam`] whose parameters decay besides, by a part that does not depend on the gradient (Loshchilov and Hutter, Decoupled weight decay
/// regularization, 2019): Keras's `AdamW`.
///
/// > `w <- w - learning_rate * weight_decay * w`, and then a step of Adam
///
/// (Keras API, keras.optimizers.AdamW).
///
/// ```
/// # mod grads { pub use grad_core::optimizers; }
/// use grads::optimizers::{AdamW, Optimizer};
/// let mut adam = AdamW::new(0.1, 0.5);
/// let mut w = 10.0;
/// adam.step(&mut w, &0.0); // no gradient, no step: the parameter decays alone
/// assert_eq!(w, 9.5);
/// ```
#[derive(Clone, Debug)]
pub struct AdamW {
    /// The step behind the decay, with its settings.
    pub adam: Adam,
    /// Which part decays, in units of the learning rate. 0.004 by default.
    pub weight_decay: f64,
}

impl AdamW {
    /// With the other settings that Keras has by default.
    ///
    /// ```
    /// # mod grads { pub use grad_core::optimizers; }
    /// use grads::optimizers::AdamW;
    /// let mut adam = AdamW::new(0.001, 0.01);
    /// adam.adam.beta_2 = 0.95;
    /// assert_eq!(AdamW::default().weight_decay, 0.004);
    /// ```
    pub fn new(learning_rate: f64, weight_decay: f64) -> Self {
        AdamW {
            adam: Adam::new(learning_rate),
            weight_decay,
        }
    }
}

impl Default for AdamW {
    fn default() -> Self {
        AdamW::new(0.001, 0.004)
    }
}

impl Optimizer for AdamW {
    fn step_floats(&mut self, floats: &mut [f64], gradient: &[f64]) {
        check_lengths(floats, gradient);
        let part = self.adam.learning_rate * self.weight_decay;
        for w in &mut *floats {
            *w -= part * *w;
        }
        self.adam.step_floats(floats, gradient);
    }
}
