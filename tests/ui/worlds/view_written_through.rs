use grads::prelude::*;

#[differentiable]
mod rows {
    use ndarray::{Array2, ArrayViewMut1, Axis};

    fn normalize(mut x: ArrayViewMut1<f64>) {
        let n = x.dot(&x).sqrt();
        x /= n;
    }

    pub fn spread(q: &[f64]) -> f64 {
        let mut x = Array2::from_shape_vec((2, 2), q.to_vec()).unwrap();
        for row in x.axis_iter_mut(Axis(0)) {
            normalize(row);
        }
        x[[0, 1]] - x[[1, 0]]
    }
}

fn main() {
    grad!(rows::spread)(&[1.0, 2.0, 3.0, 4.0]);
}
