//! Adam (Kingma and Ba, 2015), on the floats of a model in order.

/// The size of the first steps.
const RATE: f64 = 3e-3;
/// How much of the mean of the gradients, and of their squares, is kept.
const KEPT: [f64; 2] = [0.9, 0.999];
/// What keeps from dividing by zero.
const SMALL: f64 = 1e-8;

/// The means of the gradients and of their squares.
pub struct Adam {
    mean: Vec<f64>,
    squares: Vec<f64>,
    steps: i32,
}

impl Adam {
    /// Of so many floats.
    pub fn new(floats: usize) -> Adam {
        Adam {
            mean: vec![0.0; floats],
            squares: vec![0.0; floats],
            steps: 0,
        }
    }

    /// Moves the floats by the next step, at a part of the rate.
    pub fn step(&mut self, floats: &mut [f64], gradient: &[f64], part: f64) {
        self.steps += 1;
        let [of_mean, of_squares] = KEPT.map(|kept| 1.0 - kept.powi(self.steps));
        let rate = part * RATE * of_squares.sqrt() / of_mean;
        let means = self.mean.iter_mut().zip(&mut self.squares);
        for ((x, g), (mean, squares)) in floats.iter_mut().zip(gradient).zip(means) {
            *mean = KEPT[0] * *mean + (1.0 - KEPT[0]) * g;
            *squares = KEPT[1] * *squares + (1.0 - KEPT[1]) * g * g;
            *x -= rate * *mean / (squares.sqrt() + SMALL);
        }
    }
}
