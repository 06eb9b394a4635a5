//! Structs of rows and of grids, in a module that is seen at once.

use grads::prelude::*;

#[differentiable]
mod model {
    #[derive(Clone, Debug)]
    pub struct Layer {
        pub w: Vec<Vec<f64>>,
        pub b: Vec<f64>,
    }
    impl Layer {
        fn forward(&self, x: &[f64]) -> Vec<f64> {
            let dot = |row: &[f64]| row.iter().zip(x).map(|(w, x)| w * x).sum::<f64>();
            self.w
                .iter()
                .zip(&self.b)
                .map(|(row, b)| (dot(row) + b).tanh())
                .collect()
        }
    }
    pub fn perceptron(layers: &[Layer], xs: &[Vec<f64>]) -> f64 {
        let mut loss = 0.0;
        for x in xs {
            let mut h = x.clone();
            for layer in layers {
                h = layer.forward(&h);
            }
            loss += h.iter().map(|y| y * y).sum::<f64>();
        }
        loss
    }

    #[derive(Clone, Debug)]
    pub struct Grid {
        pub n: usize,
        pub u: Vec<f64>,
        pub k: f64,
    }
    impl Grid {
        fn at(&self, i: usize, j: usize) -> f64 {
            self.u[i * self.n + j]
        }
        fn step(&self) -> Grid {
            let mut next = self.clone();
            for i in 1..self.n - 1 {
                for j in 1..self.n - 1 {
                    let around = self.at(i - 1, j)
                        + self.at(i + 1, j)
                        + self.at(i, j - 1)
                        + self.at(i, j + 1);
                    next.u[i * self.n + j] += self.k * (around - 4.0 * self.at(i, j));
                }
            }
            next
        }
    }
    pub fn heat(grid: &Grid, steps: usize) -> f64 {
        let mut grid = grid.clone();
        for _ in 0..steps {
            grid = grid.step();
        }
        grid.u.iter().map(|x| x * x).sum()
    }
}

pub use model::{Grid, Layer, heat, perceptron};
