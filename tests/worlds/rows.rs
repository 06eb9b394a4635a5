//! Loops along rows that are fields of a world's types: the rows are found before the loop, in the value and in the gradient.

use crate::support::same;
use grads::prelude::*;

#[differentiable]
mod rows {
    #[derive(Clone, Debug)]
    pub struct Layer {
        pub w: Vec<Vec<f64>>,
        pub b: Vec<f64>,
        pub gain: f64,
        pub table: [[f64; 3]; 2],
        #[no_diff]
        pub mask: Vec<f64>,
    }
    #[derive(Clone, Debug)]
    pub struct Net {
        pub layers: Vec<Layer>,
        pub pair: (Vec<f64>, Vec<f64>),
    }
    #[derive(Clone, Debug)]
    pub enum Kernel {
        Flat,
        Taps { taps: Vec<f64> },
    }
    #[derive(Clone, Debug)]
    pub struct Grid<const N: usize> {
        pub cells: [[f32; N]; N],
    }

    pub fn affine(l: &Layer, x: &[f64]) -> f64 {
        let mut total = 0.0;
        for i in 0..l.w.len() {
            let mut s = l.b[i];
            for j in 0..x.len() {
                s += l.w[i][j] * x[j];
            }
            total += s * s;
        }
        total
    }

    /// Several fields get additions in one loop.
    pub fn several(net: &Net, x: &[f64]) -> f64 {
        let mut total = 0.0;
        for layer in &net.layers {
            for i in 0..layer.b.len() {
                total +=
                    layer.b[i] * x[i] + layer.gain * layer.mask[i] * layer.w[0][i] + layer.b[0];
            }
        }
        for i in 1..net.pair.0.len() {
            total += net.pair.0[i] * net.pair.1[i - 1] * net.pair.1[i];
        }
        total.sin()
    }

    /// Only numbers in fields: they are sums.
    pub fn line(l: &Layer, x: &[f64], y: &[f64]) -> f64 {
        let mut loss = 0.0;
        for i in 0..x.len() {
            let e = l.gain * x[i] + l.b[0] + l.table[1][2] - y[i];
            loss += e * e;
        }
        loss
    }

    /// Windows of a row, and every second element.
    pub fn windows(l: &Layer, x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() - 2 {
            s += (l.b[i] - 2.0 * l.b[i + 1] + l.b[i + 2]) * x[i] + l.b[2 * i % 3] * x[i + 1];
        }
        for j in 0..3 {
            s *= 1.0 + l.table[0][j] * l.table[1][j];
        }
        s
    }

    pub fn filtered(kernel: &Kernel, x: &[f64]) -> f64 {
        match kernel {
            Kernel::Flat => x.iter().sum(),
            Kernel::Taps { taps } => {
                let mut out = 0.0;
                for i in taps.len()..x.len() {
                    let mut y = 0.0;
                    for k in 0..taps.len() {
                        y += taps[k] * x[i - k];
                    }
                    out += y * y;
                }
                out
            }
        }
    }

    pub fn total<const N: usize>(grid: &Grid<N>, row: usize) -> f32 {
        let mut s = 0.0;
        for j in 0..N {
            s += grid.cells[row][j] * grid.cells[j][row];
        }
        s
    }

    /// What is read from one field is written to another.
    pub fn relaxed(l: &Layer, steps: usize) -> f64 {
        let mut l = l.clone();
        for _ in 0..steps {
            for i in 1..l.b.len() - 1 {
                l.b[i] = 0.5 * l.b[i] + 0.25 * (l.b[i - 1] + l.b[i + 1]) * l.w[0][i];
                l.w[1][i] += l.gain * l.b[i];
            }
        }
        l.b[1] * l.w[1][2]
    }
}

fn layer() -> rows::Layer {
    rows::Layer {
        w: vec![vec![0.1, -0.4, 0.7, 0.2], vec![0.5, 0.3, -0.2, 0.9]],
        b: vec![0.3, -0.1, 0.6, 0.8],
        gain: 1.5,
        table: [[0.2, 0.4, -0.3], [0.5, 0.1, 0.7]],
        mask: vec![1.0, 0.0, 2.0, 1.0],
    }
}

const X: [f64; 4] = [0.4, -1.1, 0.3, 0.6];

#[test]
fn rows_of_a_matrix_in_a_struct() {
    check_grads!(rows::affine)(&layer(), &X);
    let (value, gradient) = value_and_grad!(rows::affine)(&layer(), &X);
    same(value, rows::affine(&layer(), &X));
    let along = |row: &[f64]| row.iter().zip(&X).map(|(w, x)| w * x).sum::<f64>();
    let s = 2.0 * (along(&layer().w[1]) + layer().b[1]);
    assert!((gradient.0.w[1][2] - s * X[2]).abs() < 1e-12);
}

#[test]
fn additions_to_several_fields() {
    let pair = (vec![0.2, 0.5, -0.7], vec![1.1, 0.3, 0.4]);
    let net = rows::Net {
        layers: vec![layer(), layer()],
        pair,
    };
    check_grads!(rows::several)(&net, &X);
    check_grads!(rows::line)(&layer(), &X, &[0.5, 0.1, 0.9, -0.2]);
}

#[test]
fn windows_and_strides_of_a_field() {
    check_grads!(rows::windows)(&layer(), &X);
    check_grads!(rows::relaxed)(&layer(), 3);
}

#[test]
fn rows_of_a_variant() {
    let kernel = rows::Kernel::Taps {
        taps: vec![0.5, 0.3, -0.1],
    };
    let x = [0.2, 0.9, -0.4, 0.7, 0.1, 0.6];
    check_grads!(rows::filtered)(&kernel, &x);
    check_grads!(rows::filtered)(&rows::Kernel::Flat, &x);
}

#[test]
fn rows_and_columns_of_a_generic_grid() {
    let cells = [[0.5f32, 0.25, 1.0], [2.0, 0.125, 0.75], [1.5, 3.0, 0.5]];
    let d = grad!(rows::total)(&rows::Grid { cells }, 1);
    assert_eq!(d.cells[1], [0.25, 0.25, 3.0]);
    assert_eq!([d.cells[0][1], d.cells[2][1]], [2.0, 0.75]);
}

#[test]
#[should_panic(expected = "index out of bounds: the len is 4 but the index is 4")]
fn an_index_out_of_a_row_panics_as_in_the_function() {
    let _ = grad!(rows::affine)(&layer(), &[0.1; 6]);
}

#[test]
fn a_gradient_by_one_argument_alone() {
    let all = grad!(rows::affine)(&layer(), &X);
    let by_x = grad!(rows::affine, wrt(x))(&layer(), &X);
    assert_eq!(all.1, by_x);
}

#[differentiable]
mod grids {
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

#[test]
fn fields_that_do_not_change_in_a_loop() {
    let u = (0..16).map(|i| f64::from(i).sin()).collect();
    let grid = grids::Grid { n: 4, u, k: 0.1 };
    check_grads!(grids::heat)(&grid, 3);
    check_grads!(grids::heat)(&grid, 0);
}
