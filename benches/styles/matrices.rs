//! A matrix of one's own with `get` and `set`.

use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
pub struct Matrix {
    #[no_diff]
    pub n: usize,
    pub data: Vec<f64>,
}

#[differentiable]
impl Matrix {
    fn zeros(n: usize) -> Matrix {
        Matrix {
            n,
            data: vec![0.0; n * n],
        }
    }
    fn get(&self, i: usize, j: usize) -> f64 {
        self.data[i * self.n + j]
    }
    fn set(&mut self, i: usize, j: usize, x: f64) {
        self.data[i * self.n + j] = x;
    }
}

#[differentiable]
pub fn cholesky(a: &Matrix) -> f64 {
    let n = a.n;
    let mut l = Matrix::zeros(n);
    for i in 0..n {
        for j in 0..=i {
            let mut s = a.get(i, j);
            for k in 0..j {
                s -= l.get(i, k) * l.get(j, k);
            }
            if i == j {
                l.set(i, j, s.sqrt());
            } else {
                let v = s / l.get(j, j);
                l.set(i, j, v);
            }
        }
    }
    (0..n).map(|i| 2.0 * l.get(i, i).ln()).sum()
}
