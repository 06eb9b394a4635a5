//! Arrays in modules that are seen at once, without attributes on functions and types.

use grads::check_grads;
use grads::prelude::*;
use ndarray::{Array1, Array2, array};

#[differentiable]
mod model {
    use ndarray::{Array1, Array2, Axis};

    #[derive(Clone, Debug)]
    pub struct Net {
        pub w: Array2<f64>,
        pub b: Array1<f64>,
    }

    impl Net {
        fn layer(&self, x: &Array1<f64>) -> Array1<f64> {
            relu(&(self.w.dot(x) + &self.b))
        }
    }

    fn relu(x: &Array1<f64>) -> Array1<f64> {
        x.mapv(|v| if v > 0.0 { v } else { 0.1 * v })
    }

    pub fn loss(n: &Net, x: &Array1<f64>) -> f64 {
        let y = n.layer(x);
        let z = &y - y.mean().unwrap();
        z.dot(&z)
    }

    pub fn by_columns(a: &Array2<f64>) -> f64 {
        let m = a.sum_axis(Axis(0));
        let mut s = 0.0;
        for j in 0..a.ncols() {
            let c = a.column(j);
            s += c.dot(&c) / m[j];
        }
        s
    }
}

fn vector() -> Array1<f64> {
    array![0.3, -0.7, 1.1]
}

fn matrix() -> Array2<f64> {
    array![[0.3, -0.7, 1.1], [0.4, 0.9, -0.2], [0.4, 0.1, 0.2]]
}

#[test]
fn network_with_methods() {
    let net = model::Net {
        w: matrix(),
        b: vector(),
    };
    check_grads!(model::loss)(&net, &vector());
    let (value, _) = value_and_grad!(model::loss)(&net, &vector());
    assert_eq!(value.to_bits(), model::loss(&net, &vector()).to_bits());
}

#[test]
fn columns_of_a_matrix() {
    check_grads!(model::by_columns)(&matrix());
}

#[differentiable]
mod chains {
    use ndarray::{Array1, Array2};

    pub struct Hmm {
        log_t: Array2<f64>,
        mu: Array1<f64>,
        sigma: f64,
    }
    fn logsumexp(x: &Array1<f64>) -> f64 {
        let m = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
        m + x.mapv(|v| (v - m).exp()).sum().ln()
    }
    impl Hmm {
        fn emission(&self, k: usize, y: f64) -> f64 {
            let z = (y - self.mu[k]) / self.sigma;
            -0.5 * z * z - self.sigma.ln()
        }
        fn forward(&self, ys: &[f64]) -> f64 {
            // the number of states is a count, and `i` and `j` are positions
            let k = self.mu.len();
            let mut alpha: Array1<f64> =
                Array1::from_shape_fn(k, |i| self.emission(i, ys[0]) - (k as f64).ln());
            for &y in &ys[1..] {
                alpha = Array1::from_shape_fn(k, |j| {
                    logsumexp(&(&alpha + &self.log_t.column(j))) + self.emission(j, y)
                });
            }
            logsumexp(&alpha)
        }
    }
    pub fn likelihood(q: &[f64]) -> f64 {
        let raw = Array2::from_shape_vec((3, 3), q[..9].to_vec()).unwrap();
        let mut log_t = raw.clone();
        for (mut row, r) in log_t.rows_mut().into_iter().zip(raw.rows()) {
            let z = logsumexp(&r.to_owned());
            row -= z;
        }
        let mu = Array1::from(q[9..].to_vec());
        let model = Hmm {
            log_t,
            mu,
            sigma: 0.7,
        };
        model.forward(&[0.1, 0.9, 1.4, 0.3, 2.0])
    }

    fn scaled(x: &Array2<f64>) -> Array1<f64> {
        let y = x * 2.0;
        let (n, m) = (x.nrows(), y.ncols());
        Array1::from_shape_fn(n, |i| x[[i, 0]] * (n + m) as f64)
    }
    pub fn counted(q: &[f64]) -> f64 {
        let x = Array2::from_shape_vec((4, 3), q.to_vec()).unwrap();
        scaled(&x).sum()
    }
}

#[test]
fn counts_of_arrays_and_positions_in_them() {
    let q: Vec<f64> = (0..12).map(|i| (0.9 * f64::from(i)).sin() + 1.5).collect();
    right!(chains::likelihood, &q);
    right!(chains::counted, &q);
}
