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

    #[derive(Clone, Copy)]
    struct Complex {
        re: f64,
        im: f64,
    }
    impl std::ops::Add for Complex {
        type Output = Complex;
        fn add(self, other: Complex) -> Complex {
            Complex {
                re: self.re + other.re,
                im: self.im + other.im,
            }
        }
    }
    impl std::ops::Mul for Complex {
        type Output = Complex;
        fn mul(self, other: Complex) -> Complex {
            Complex {
                re: self.re * other.re - self.im * other.im,
                im: self.re * other.im + self.im * other.re,
            }
        }
    }
    pub fn julia(re: f64, im: f64, n: usize) -> f64 {
        let c = Complex { re, im };
        let mut total = 0.0;
        for k in 0..n {
            let mut z = Complex {
                re: 0.3 + 0.001 * k as f64,
                im: 0.2,
            };
            for _ in 0..20 {
                z = z * z + c;
            }
            total += z.re * z.re + z.im * z.im;
        }
        total
    }

    #[derive(Clone, Debug)]
    pub enum Reaction {
        Meet { a: usize, b: usize, to: usize },
        Decay(usize, usize),
        Source(usize),
    }
    fn rates(#[no_diff] reactions: &[Reaction], k: &[f64], c: &[f64]) -> Vec<f64> {
        let mut d = vec![0.0; c.len()];
        for (reaction, k) in reactions.iter().zip(k) {
            match reaction {
                Reaction::Meet { a, b, to } => {
                    let v = k * c[*a] * c[*b];
                    d[*a] -= v;
                    d[*b] -= v;
                    d[*to] += v;
                }
                Reaction::Decay(a, to) => {
                    let v = k * c[*a];
                    d[*a] -= v;
                    d[*to] += v;
                }
                Reaction::Source(a) => d[*a] += k,
            }
        }
        d
    }
    pub fn kinetics(#[no_diff] reactions: &[Reaction], k: &[f64], c: &[f64], n: usize) -> f64 {
        let mut c = c.to_vec();
        for _ in 0..n {
            let d = rates(reactions, k, &c);
            for i in 0..c.len() {
                c[i] += 0.01 * d[i];
            }
        }
        c.iter().map(|x| x * x).sum()
    }
}

pub use model::{Grid, Layer, Reaction, heat, julia, kinetics, perceptron};
