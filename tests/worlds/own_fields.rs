//! Fields that are references to types of the world's, and bodies of `impl Product` whose items are dear.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod lattices {
    pub trait Lattice {
        fn len(&self) -> usize;
        fn neighbours(&self, i: usize) -> [usize; 2];
    }
    pub struct Ring {
        pub sites: usize,
    }
    impl Lattice for Ring {
        fn len(&self) -> usize {
            self.sites
        }
        fn neighbours(&self, i: usize) -> [usize; 2] {
            [(i + 1) % self.sites, (i + self.sites - 1) % self.sites]
        }
    }
    pub struct MeanField<'l, L: Lattice> {
        #[no_diff]
        pub lattice: &'l L,
        pub coupling: f64,
    }
    impl<'l, L: Lattice> MeanField<'l, L> {
        fn update(&self, m: &[f64]) -> Vec<f64> {
            let pull = |i: usize| -> f64 { self.lattice.neighbours(i).iter().map(|&j| m[j]).sum() };
            (0..self.lattice.len())
                .map(|i| (self.coupling * pull(i) + 0.1 * i as f64).tanh())
                .collect()
        }
        fn solve(&self, trips: usize) -> Vec<f64> {
            let mut m = vec![0.1; self.lattice.len()];
            for _ in 0..trips {
                m = self.update(&m);
            }
            m
        }
    }
    pub fn order(model: &MeanField<Ring>, k: f64) -> f64 {
        let m = model.solve(5);
        m.iter().map(|m| (k * m).exp()).sum()
    }
}

#[test]
fn the_length_of_a_field_that_a_param_stands_for() {
    let lattice = lattices::Ring { sites: 5 };
    let order = |x: &[f64]| {
        let model = lattices::MeanField {
            lattice: &lattice,
            coupling: x[0],
        };
        lattices::order(&model, x[1])
    };
    let model = lattices::MeanField {
        lattice: &lattice,
        coupling: 0.4,
    };
    let (value, (d_model, dk)) = value_and_grad!(lattices::order)(&model, 0.7);
    same(value, order(&[0.4, 0.7]));
    agree(&[d_model.coupling, dk], order, &[0.4, 0.7]);
}

#[differentiable]
mod rows {
    pub struct Row<'a> {
        weight: f64,
        values: &'a [f64],
    }
    pub struct Table<'a> {
        rows: Vec<Row<'a>>,
    }
    impl<'a> Table<'a> {
        pub fn new(weights: &[f64], values: &'a [f64]) -> Self {
            let rows = weights.iter().zip(values.chunks(2));
            let rows = rows.map(|(&weight, values)| Row { weight, values });
            Table {
                rows: rows.collect(),
            }
        }
        fn score(beta: &[f64], row: &Row) -> f64 {
            beta.iter().zip(row.values).map(|(b, v)| b * v).sum()
        }
        fn total(&self, beta: &[f64]) -> f64 {
            let scores = self
                .rows
                .iter()
                .map(|r| r.weight * Self::score(beta, r).exp());
            scores.sum()
        }
    }
    pub fn loss(beta: &[f64], #[no_diff] table: &Table) -> f64 {
        table.total(beta).ln()
    }
}

#[test]
fn a_lifetime_of_an_impl_has_no_name_where_its_function_is_written_out() {
    let table = rows::Table::new(&[0.4, 1.5], &[0.5, 1.0, -0.3, 0.2]);
    let beta = [0.3, -0.4];
    let (value, dbeta) = value_and_grad!(rows::loss)(&beta, &table);
    same(value, rows::loss(&beta, &table));
    agree(&dbeta, |beta| rows::loss(beta, &table), &beta);
}

#[differentiable]
mod arms {
    use std::iter::Product;
    use std::ops::Mul;
    #[derive(Clone, Copy)]
    pub struct Pose([[f64; 3]; 3]);
    impl Pose {
        pub const ID: Pose = Pose([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
        fn turn(angle: f64) -> Pose {
            let (s, c) = angle.sin_cos();
            let mut m = Pose::ID;
            m.0[0][0] = c;
            m.0[0][1] = -s;
            m.0[1][0] = s;
            m.0[1][1] = c;
            m
        }
        fn shift(x: f64, y: f64) -> Pose {
            let mut m = Self::ID;
            for (row, v) in m.0.iter_mut().zip([x, y]) {
                row[2] = v;
            }
            m
        }
        fn apply(&self, p: [f64; 2]) -> [f64; 2] {
            std::array::from_fn(|i| (0..2).map(|j| self.0[i][j] * p[j]).sum::<f64>() + self.0[i][2])
        }
    }
    impl Mul for Pose {
        type Output = Pose;
        fn mul(self, o: Pose) -> Pose {
            let mut r = [[0.0; 3]; 3];
            for (i, row) in r.iter_mut().enumerate() {
                for (j, e) in row.iter_mut().enumerate() {
                    *e = (0..3).map(|k| self.0[i][k] * o.0[k][j]).sum();
                }
            }
            Pose(r)
        }
    }
    impl Product for Pose {
        fn product<I: Iterator<Item = Pose>>(items: I) -> Pose {
            items.fold(Pose::ID, |a, b| a * b)
        }
    }
    pub struct Joint {
        length: f64,
        offset: f64,
    }
    impl Joint {
        fn pose(&self, q: f64) -> Pose {
            Pose::turn(q + self.offset) * Pose::shift(self.length, 0.0) * Pose::turn(0.3 * q)
        }
    }
    pub fn reach(x: &[f64]) -> f64 {
        let joints = [
            Joint {
                length: x[3],
                offset: 0.1,
            },
            Joint {
                length: 0.5,
                offset: x[4],
            },
            Joint {
                length: 0.3,
                offset: 0.0,
            },
        ];
        let q = &x[..3];
        let poses = joints.iter().zip(q).map(|(j, &q)| j.pose(q));
        let [px, py] = poses.product::<Pose>().apply([0.1, 0.2]);
        (px - 0.4).powi(2) + (py - 0.3).powi(2)
    }
}

#[test]
fn a_product_whose_items_are_too_much_to_write_out() {
    let x = [0.3, -0.4, 0.7, 0.5, 0.1];
    let (value, dx) = value_and_grad!(arms::reach)(&x);
    same(value, arms::reach(&x));
    agree(&dx, arms::reach, &x);
}
