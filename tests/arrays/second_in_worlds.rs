//! Forward mode and second derivatives of functions of arrays in a module that is seen at once.

use grads::prelude::*;

#[differentiable(order = 2)]
mod models {
    use ndarray::{Array1, Array2, Axis, array};

    pub struct Logit {
        w: Array1<f64>,
        b: f64,
    }
    impl Logit {
        fn scores(&self, x: &Array2<f64>) -> Array1<f64> {
            x.dot(&self.w) + self.b
        }
        fn loss(&self, #[no_diff] x: &Array2<f64>, #[no_diff] y: &Array1<f64>) -> f64 {
            let p = self.scores(x).mapv(|v| 1.0 / (1.0 + (-v).exp()));
            let likelihood = y * &p.mapv(f64::ln) + (1.0 - y) * &p.mapv(|v| (1.0 - v).ln());
            0.01 * self.w.dot(&self.w) - likelihood.mean().unwrap()
        }
    }
    pub fn regression(p: &[f64]) -> f64 {
        let w = Array1::from_vec(p[..2].to_vec());
        let x = array![[0.1, 0.5], [-0.4, 0.9], [1.2, -0.3]];
        Logit { w, b: p[2] }.loss(&x, &array![1.0, 0.0, 1.0])
    }

    fn softmax(z: &Array2<f64>) -> Array2<f64> {
        let most = z.map_axis(Axis(1), |r| {
            r.iter().copied().fold(f64::NEG_INFINITY, f64::max)
        });
        let e = (z - &most.insert_axis(Axis(1))).mapv(f64::exp);
        let sum = e.sum_axis(Axis(1)).insert_axis(Axis(1));
        e / sum
    }
    pub fn attention(p: &[f64]) -> f64 {
        let x = Array2::from_shape_fn((2, 2), |(i, j)| p[i] * (j as f64 + 1.0) + p[2]);
        let y = softmax(&(x.dot(&x.t()) / 2.0)).dot(&x);
        let first = x.row(0).to_owned();
        (&y * &y).sum() + first.dot(&y.row(1))
    }

    pub fn written(p: &[f64]) -> f64 {
        let x = Array1::from_vec(p.to_vec());
        let mut a = Array2::<f64>::zeros((3, 3));
        for (i, mut row) in a.rows_mut().into_iter().enumerate() {
            for j in 0..3 {
                row[j] = x[i] * x[j] + if i == j { 1.0 } else { 0.0 };
            }
        }
        let b = a.dot(&x);
        let mut sum = 0.0;
        for row in a.outer_iter() {
            sum += row.dot(&b);
        }
        for ((i, j), v) in a.indexed_iter() {
            sum += v * (2 * i + j) as f64;
        }
        sum * x.product()
    }

    pub struct Filter {
        x: Array1<f64>,
        p: Array2<f64>,
    }
    impl Filter {
        fn update(&mut self, z: f64, noise: f64) -> f64 {
            let h = array![1.0, 0.5];
            // a part of `self` is the receiver
            let s = h.dot(&self.p.dot(&h)) + noise;
            let gain = self.p.dot(&h) / s;
            let error = z - h.dot(&self.x);
            self.x = &self.x + &(&gain * error);
            0.5 * (s.ln() + error * error / s)
        }
    }
    pub fn filtered(p: &[f64]) -> f64 {
        let mut filter = Filter {
            x: Array1::from_vec(vec![p[0], p[1]]),
            p: Array2::<f64>::eye(2) * p[2],
        };
        filter.update(0.3, 0.2) + filter.update(0.1, p[2] * p[2])
    }
}

macro_rules! agree {
    ($f:path) => {{
        let x = [0.3, -0.4, 0.8];
        let slope = grad!($f)(&x);
        let hessian = hessian!($f)(&x);
        let (value, along) = jvp!($f)(&x, &[1.0, 0.5, -0.5]);
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-6 * (1.0 + b.abs()), "{a} for {b}");
        assert_eq!(value.to_bits(), $f(&x).to_bits());
        near(along, slope[0] + 0.5 * slope[1] - 0.5 * slope[2]);
        for i in 0..3 {
            let (mut more, mut less) = (x, x);
            (more[i], less[i]) = (x[i] + 1e-6, x[i] - 1e-6);
            near(slope[i], ($f(&more) - $f(&less)) / 2e-6);
            let (more, less) = (grad!($f)(&more), grad!($f)(&less));
            for j in 0..3 {
                near(hessian[(i, j)], (more[j] - less[j]) / 2e-6);
            }
        }
    }};
}

#[test]
fn modules_of_arrays_have_second_derivatives() {
    agree!(models::regression);
    agree!(models::attention);
    agree!(models::written);
}

#[test]
fn parts_of_structs_are_receivers() {
    agree!(models::filtered);
}
