//! Traits that give arrays, slices and numbers methods of the user's.

use super::support::same;
use grads::prelude::*;

#[differentiable]
mod vectors {
    pub trait Vector {
        fn norm2(&self) -> f64;
        fn norm(&self) -> f64 {
            self.norm2().sqrt()
        }
        fn axpy(&mut self, a: f64, x: &[f64]);
        fn exp(&self) -> Vec<f64>;
        fn logsumexp(&self) -> f64;
    }
    impl Vector for [f64] {
        fn norm2(&self) -> f64 {
            self.iter().map(|x| x * x).sum()
        }
        fn axpy(&mut self, a: f64, x: &[f64]) {
            for (s, x) in self.iter_mut().zip(x) {
                *s += a * x;
            }
        }
        fn exp(&self) -> Vec<f64> {
            self.iter().map(|x| x.exp()).collect()
        }
        fn logsumexp(&self) -> f64 {
            let m = self.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
            m + self.iter().map(|x| (x - m).exp()).sum::<f64>().ln()
        }
    }
    pub fn of_slices(x: &[f64], y: &[f64]) -> f64 {
        let mut z = x.to_vec();
        z.axpy(0.5, y);
        z.norm() + z[1..].norm2() + x.exp().norm() + y[..2].logsumexp()
    }
    #[derive(Clone)]
    pub struct Layer {
        pub w: Vec<Vec<f64>>,
        pub b: Vec<f64>,
    }
    pub fn of_fields(l: &Layer, x: &[f64]) -> f64 {
        let mut h = l.b.clone();
        for (h, row) in h.iter_mut().zip(&l.w) {
            *h += row.iter().zip(x).map(|(a, b)| a * b).sum::<f64>();
        }
        let e = h.exp();
        e[0] / e.iter().sum::<f64>() + l.w.iter().map(|r| r.norm()).sum::<f64>() + h.logsumexp()
    }

    pub trait Degrees {
        fn rad(self) -> f64;
    }
    impl Degrees for f64 {
        fn rad(self) -> f64 {
            self * std::f64::consts::PI / 180.0
        }
    }
    pub fn of_numbers(lat: f64, lon: f64) -> f64 {
        lat.rad().sin() * (2.0 * lon).rad().cos() + lon.rad()
    }

    pub trait Lerp {
        fn lerp(self, o: Self, t: f64) -> Self;
    }
    impl Lerp for f64 {
        fn lerp(self, o: f64, t: f64) -> f64 {
            self + (o - self) * t
        }
    }
    impl Lerp for [f64; 2] {
        fn lerp(self, o: Self, t: f64) -> Self {
            [self[0].lerp(o[0], t), self[1].lerp(o[1], t)]
        }
    }
    pub fn of_both(p: [f64; 2], q: [f64; 2], t: f64) -> f64 {
        let (m, n) = (p.lerp(q, t), q.lerp(p, t * t));
        m[0] * n[1] + 1.0_f64.lerp(m[1], t)
    }
}

/// The value to the last bit, and the gradient.
macro_rules! right {
    ($f:path, $($x:expr),*) => {{
        let (value, _) = value_and_grad!($f)($($x),*);
        same(value, $f($($x),*));
        grads::check_grads!($f)($($x),*);
    }};
}

#[test]
fn methods_of_slices_have_derivatives_where_they_are_called() {
    right!(vectors::of_slices, &[1.0, 2.0, 4.0], &[0.3, 2.0, -1.0]);
    let layer = vectors::Layer {
        w: vec![vec![1.0, 2.0], vec![0.3, -0.4]],
        b: vec![0.1, 0.2],
    };
    right!(vectors::of_fields, &layer, &[0.3, 2.0]);
}

#[test]
fn methods_of_numbers_and_arrays() {
    right!(vectors::of_numbers, 10.0, 20.0);
    right!(vectors::of_both, [1.0, 2.0], [0.3, 2.0], 0.3);
}

#[differentiable]
trait Stats {
    fn mean(&self) -> f64;
    fn variance(&self) -> f64;
    fn shift(&mut self, by: f64);
}

#[differentiable]
impl Stats for Vec<f64> {
    fn mean(&self) -> f64 {
        self.iter().sum::<f64>() / self.len() as f64
    }
    fn variance(&self) -> f64 {
        let m = self.mean();
        self.iter().map(|x| (x - m).powi(2)).sum::<f64>() / self.len() as f64
    }
    fn shift(&mut self, by: f64) {
        for x in self.iter_mut() {
            *x += by * *x;
        }
    }
}

#[differentiable]
fn ratio(returns: &Vec<f64>, by: f64) -> f64 {
    let mut r = returns.clone();
    r.shift(by);
    r.mean() / returns.variance().sqrt()
}

#[test]
fn outside_a_world_vectors_have_them() {
    right!(ratio, &vec![1.0, 2.0, 4.0], 0.3);
}
