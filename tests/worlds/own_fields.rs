//! Methods of fields whose types are the world's, and bodies that have to be written out where they are called, however much that is.

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

#[differentiable]
mod circuits {
    use std::ops::{Add, Mul};
    #[derive(Clone, Copy, Default)]
    pub struct C {
        re: f64,
        im: f64,
    }
    impl C {
        fn new(re: f64, im: f64) -> C {
            C { re, im }
        }
        fn norm_sqr(&self) -> f64 {
            self.re * self.re + self.im * self.im
        }
    }
    impl Add for C {
        type Output = C;
        fn add(self, o: C) -> C {
            C::new(self.re + o.re, self.im + o.im)
        }
    }
    impl Mul for C {
        type Output = C;
        fn mul(self, o: C) -> C {
            C::new(
                self.re * o.re - self.im * o.im,
                self.re * o.im + self.im * o.re,
            )
        }
    }
    type Gate = [[C; 2]; 2];
    fn ry(angle: f64) -> Gate {
        let (s, c) = (angle / 2.0).sin_cos();
        [
            [C::new(c, 0.0), C::new(-s, 0.0)],
            [C::new(s, 0.0), C::new(c, 0.0)],
        ]
    }
    fn rz(angle: f64) -> Gate {
        let (s, c) = (angle / 2.0).sin_cos();
        [[C::new(c, -s), C::default()], [C::default(), C::new(c, s)]]
    }
    struct State {
        amplitudes: Vec<C>,
    }
    impl State {
        fn apply(&mut self, gate: &Gate, qubit: u32) -> &mut Self {
            let bit = 1usize << qubit;
            for i in (0..self.amplitudes.len()).filter(|i| i & bit == 0) {
                let (a, b) = (self.amplitudes[i], self.amplitudes[i | bit]);
                self.amplitudes[i] = gate[0][0] * a + gate[0][1] * b;
                self.amplitudes[i | bit] = gate[1][0] * a + gate[1][1] * b;
            }
            self
        }
    }
    pub fn energy(x: &[f64]) -> f64 {
        let mut state = State {
            amplitudes: vec![C::default(); 4],
        };
        state.amplitudes[0] = C::new(1.0, 0.0);
        for (layer, angles) in x.chunks(2).enumerate() {
            for (q, &a) in angles.iter().enumerate() {
                let turned = rz(0.5 * a + layer as f64);
                state.apply(&ry(a), q as u32).apply(&turned, q as u32);
            }
            state.amplitudes.swap(1, 3);
        }
        let signed = |(i, z): (usize, &C)| if i % 2 == 0 { z.norm_sqr() } else { -z.re };
        state.amplitudes.iter().enumerate().map(signed).sum()
    }
}

#[test]
fn a_chain_of_methods_that_give_self_back_and_are_too_much_to_write_out() {
    let x = [0.3, 0.8, -0.4, 1.1];
    let (value, dx) = value_and_grad!(circuits::energy)(&x);
    same(value, circuits::energy(&x));
    agree(&dx, circuits::energy, &x);
}
