//! What people write every day: methods by value that take a closure, texts in closures, `as_deref`, `<[f64]>::to_vec`,
//! `default()`, rows of a matrix that are handed on.

use crate::support::{agree, same};
use grads::prelude::*;

const X: [f64; 4] = [0.7, 1.3, -0.4, 0.9];

#[derive(Clone, Copy, Debug, Differentiable)]
struct Square<const N: usize> {
    m: [[f64; N]; N],
}

#[differentiable]
impl<const N: usize> Square<N> {
    fn mapped(self, f: impl Fn(f64) -> f64) -> Self {
        let mut out = self;
        for row in out.m.iter_mut() {
            for v in row.iter_mut() {
                *v = f(*v);
            }
        }
        out
    }
}

#[differentiable]
fn mapped(x: &[f64]) -> f64 {
    let s = Square::<2> {
        m: [[x[0], x[1]], [x[2], x[3]]],
    };
    let t = s.mapped(|v| v * v * x[3]);
    t.m[0][1] * t.m[1][0] + s.m[0][0]
}

#[differentiable]
fn terms(x: &[f64], text: &str) -> f64 {
    let count = |text: &str| text.split('+').count();
    let mut sum = 0.0;
    let mut add = |text: &str, w: f64| {
        for term in text.split('+') {
            sum += w * term.trim().parse::<f64>().unwrap_or(0.5);
        }
    };
    add(text, x[0]);
    add("3+b", x[1] * x[1]);
    sum * count(text) as f64
}

fn two_terms(x: &[f64]) -> f64 {
    terms(x, "1+ 2")
}

#[derive(Clone, Debug, Default, Differentiable)]
struct Ledger {
    entries: Vec<f64>,
    bias: Option<Vec<f64>>,
}

#[differentiable]
impl Ledger {
    fn add(&mut self, x: f64) -> &mut Self {
        self.entries.push(x);
        self
    }
    fn offset(&self) -> f64 {
        self.bias.as_deref().map_or(0.5, |b| b.iter().sum::<f64>())
    }
    fn scaled(&self) -> f64 {
        match self.bias.as_deref() {
            Some([first, ..]) => first * self.entries[0],
            _ => self.entries[1],
        }
    }
}

#[differentiable]
fn booked(x: &[f64]) -> f64 {
    let mut ledger = Ledger::default();
    ledger.add(x[0] * x[1]).add(x[2]);
    let plain = ledger.offset() + ledger.scaled();
    ledger.bias = Some(vec![x[3], x[0]]);
    plain * x[1] + ledger.offset() * ledger.scaled() + ledger.entries[0]
}

#[differentiable]
fn chunks(x: &[f64]) -> f64 {
    let rows: Vec<Vec<f64>> = x.chunks(2).map(<[f64]>::to_vec).collect();
    rows[0][1] * rows[1][0]
        + rows[1][1]
            * rows
                .iter()
                .map(|r| r.as_slice())
                .map(<[f64]>::len)
                .sum::<usize>() as f64
}

#[derive(Clone, Debug, Differentiable)]
struct Grid<T> {
    columns: usize,
    data: Vec<T>,
}

#[differentiable]
impl<T: Copy> Grid<T> {
    fn at(&self, i: usize, j: usize) -> T {
        self.data[i * self.columns + j]
    }
    fn put(&mut self, i: usize, j: usize, v: T) {
        self.data[i * self.columns + j] = v;
    }
    fn row(&self, i: usize) -> Vec<T> {
        self.data[i * self.columns..(i + 1) * self.columns].to_vec()
    }
}

#[differentiable]
fn in_a_grid(x: &[f64]) -> f64 {
    let mut grid = Grid {
        columns: 2,
        data: x.to_vec(),
    };
    grid.put(1, 0, x[1] * x[1]);
    let row = grid.row(1);
    grid.at(0, 1) * x[0] + row[0] * row[1]
}

#[differentiable]
mod defaults {
    use std::collections::BTreeMap;

    #[derive(Clone, Copy)]
    pub struct Offset {
        x: f64,
        y: f64,
    }

    impl Default for Offset {
        fn default() -> Self {
            Offset { x: 2.0, y: 0.5 }
        }
    }

    fn away(x: f64) -> Option<Offset> {
        (x > 0.5).then(|| Offset { x: x * x, y: x })
    }

    pub fn of_a_type(x: &[f64]) -> f64 {
        let [near, far] = [x[0] * 0.1, x[1] + 2.0].map(|x| away(x).unwrap_or_default());
        near.x * far.x * x[2] + near.y * far.y
    }

    pub fn of_a_table(x: &[f64]) -> f64 {
        let mut table = BTreeMap::new();
        for (key, value) in [(2, 0.5), (0, 1.5), (1, -1.0)] {
            table.insert(key, value);
        }
        let keys: f64 = table.keys().map(|key| *key as f64 * x[0]).sum();
        keys + table.values().map(|v| v * x[1]).sum::<f64>()
    }
}

/// What a generic block has that cannot be differentiated is refused where it is called.
#[differentiable]
mod chains {
    pub struct Chain<T> {
        items: Vec<T>,
    }

    impl<T: Copy> Chain<T> {
        pub fn of(items: impl IntoIterator<Item = T>) -> Self {
            Chain {
                items: items.into_iter().collect(),
            }
        }
        pub fn pairs(&self) -> impl Iterator<Item = (T, T)> + '_ {
            self.items.windows(2).map(|w| (w[0], w[1]))
        }
    }

    pub fn not_called(x: &[f64]) -> f64 {
        x[0] * x[1]
    }
}

#[differentiable]
mod robots {
    pub fn squared(row: &[f64]) -> f64 {
        row.iter().map(|v| v * v).sum()
    }

    pub struct Arm {
        links: Vec<f64>,
    }

    impl Arm {
        fn tip(&self, q: &[f64]) -> [f64; 2] {
            let (mut p, mut a) = ([0.0; 2], 0.0);
            for (l, q) in self.links.iter().zip(q) {
                a += q;
                p[0] += l * a.cos();
                p[1] += l * a.sin();
            }
            p
        }
        fn reach(&self, q: &[f64]) -> f64 {
            let j = grads::jacobian!(|q: &[f64]| self.tip(q))(q);
            let mut sum = squared(j.row(1));
            for a in 0..j.nrows() {
                sum += j
                    .row(0)
                    .iter()
                    .zip(j.row(a))
                    .map(|(x, y)| x * y)
                    .sum::<f64>();
            }
            sum
        }
    }

    pub fn reached(x: &[f64]) -> f64 {
        let arm = Arm {
            links: x[..2].to_vec(),
        };
        arm.reach(&x[2..])
    }
}

#[differentiable]
fn handed_on(m: &grads::Matrix, x: &[f64]) -> f64 {
    robots::squared(m.row(1)) * x[0] + m.row(0)[1]
}

fn weight(c: char) -> f64 {
    if c == 'a' { 1.5 } else { 0.5 }
}

#[differentiable]
fn texts(x: &[f64]) -> f64 {
    const MOVES: &str = "LRRL";
    let (mut left, mut right) = (x[0], x[1]);
    for (i, step) in MOVES.chars().enumerate() {
        match step {
            'L' => left += right * x[2],
            _ => right -= left * i as f64,
        }
    }
    let word = String::from("abca");
    let same = word.chars().filter(|c| *c == 'a').count() as f64;
    let weighed: f64 = word.chars().map(|c| weight(c) * x[3]).sum();
    let rows: Vec<Vec<f64>> = "1 2\n3 4"
        .lines()
        .map(|line| line.split(' ').map(|n| n.parse().unwrap_or(0.0)).collect())
        .collect();
    let last = word.bytes().fold(x[0], |k, b| match b {
        b'b' => k * left,
        _ => k + x[1],
    });
    left * right * same + weighed * rows[1][0] * x[2] + last * word.len() as f64
}

#[derive(Clone, Debug, Differentiable)]
struct Mesh {
    lengths: Vec<f64>,
}

#[differentiable]
impl Mesh {
    fn lines(&self) -> Vec<f64> {
        self.lengths.iter().map(|l| l * l).collect()
    }
}

#[differentiable]
fn no_texts(x: &[f64]) -> f64 {
    let mesh = Mesh {
        lengths: x.to_vec(),
    };
    let mut sum = mesh.lines().len() as f64 * x[0];
    for line in mesh.lines() {
        sum += line * x[1];
    }
    sum + mesh.lines()[2]
}

#[test]
fn methods_called_like_those_of_texts_are_not_taken_for_them() {
    same(no_texts(&X), value_and_grad!(no_texts)(&X).0);
    agree(&grad!(no_texts)(&X), no_texts, &X);
}

#[differentiable]
fn next_of_a_grid(x: &[f64]) -> f64 {
    let grid = [-1.0, 0.0, 1.0, 2.0];
    let mut sum = 0.0;
    for v in x.iter().chain(&[1.0]) {
        let i = grid
            .binary_search_by(|g: &f64| g.partial_cmp(v).unwrap())
            .map_or_else(|i| i, |i| i + 1);
        sum += grid[i] * v * x[1];
    }
    sum
}

#[test]
fn both_ways_of_a_search_are_mapped() {
    same(next_of_a_grid(&X), value_and_grad!(next_of_a_grid)(&X).0);
    agree(&grad!(next_of_a_grid)(&X), next_of_a_grid, &X);
}

#[test]
fn texts_are_run_over() {
    same(texts(&X), value_and_grad!(texts)(&X).0);
    agree(&grad!(texts)(&X), texts, &X);
}

#[test]
fn methods_by_value_take_closures() {
    same(mapped(&X), value_and_grad!(mapped)(&X).0);
    agree(&grad!(mapped)(&X), mapped, &X);
}

#[test]
fn closures_take_texts() {
    let (value, gradient) = value_and_grad!(terms)(&X, "1+ 2");
    same(two_terms(&X), value);
    agree(&gradient, two_terms, &X);
}

#[test]
fn what_default_gives_lends_itself_and_parts_behind_options() {
    same(booked(&X), value_and_grad!(booked)(&X).0);
    agree(&grad!(booked)(&X), booked, &X);
}

#[test]
fn methods_of_slices_are_handed_on_by_path() {
    same(chunks(&X), value_and_grad!(chunks)(&X).0);
    agree(&grad!(chunks)(&X), chunks, &X);
}

#[test]
fn a_generic_block_without_a_bound_of_ones_own() {
    same(in_a_grid(&X), value_and_grad!(in_a_grid)(&X).0);
    agree(&grad!(in_a_grid)(&X), in_a_grid, &X);
}

#[test]
fn the_default_of_a_type_of_ones_own_stands_in() {
    same(
        defaults::of_a_type(&X),
        value_and_grad!(defaults::of_a_type)(&X).0,
    );
    agree(&grad!(defaults::of_a_type)(&X), defaults::of_a_type, &X);
}

#[test]
fn a_map_that_a_loop_fills_is_run_over() {
    same(
        defaults::of_a_table(&X),
        value_and_grad!(defaults::of_a_table)(&X).0,
    );
    agree(&grad!(defaults::of_a_table)(&X), defaults::of_a_table, &X);
}

#[test]
fn what_is_refused_in_a_generic_block_stands_in_no_ones_way() {
    let pairs = chains::Chain::of([1.0, 2.0]).pairs().count();
    assert_eq!(pairs, 1);
    agree(&grad!(chains::not_called)(&X), chains::not_called, &X);
}

#[test]
fn rows_of_a_jacobian_are_handed_on() {
    agree(&grad!(robots::reached)(&X), robots::reached, &X);
}

#[test]
fn rows_of_a_matrix_are_handed_on() {
    let m = grads::Matrix::new(2, 2, X.to_vec());
    let (value, (by_m, by_x)) = value_and_grad!(handed_on)(&m, &X);
    same(handed_on(&m, &X), value);
    assert_eq!(
        by_m.as_slice(),
        [0.0, 1.0, 2.0 * X[2] * X[0], 2.0 * X[3] * X[0]]
    );
    assert_eq!(by_x, [X[2] * X[2] + X[3] * X[3], 0.0, 0.0, 0.0]);
}

/// The second loop waits for the sum of the first, whose trips run on the way back; and its own way back for what it keeps.
#[differentiable]
mod two_loops {
    #[derive(Clone, Copy)]
    pub enum Kind {
        A,
        B(f64),
    }
    pub struct Event {
        kind: Kind,
        name: String,
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut events: Vec<Vec<Event>> = (0..3).map(|_| Vec::new()).collect();
        let mut edges = vec![vec![]; 3];
        for (i, v) in x.iter().enumerate() {
            let kind = if i % 5 == 0 { Kind::A } else { Kind::B(*v) };
            let name = String::from("e");
            events[i % 3].push(Event { kind, name });
            edges[i % 3].push(i + 1);
        }
        let mut s = 0.0;
        for e in &events {
            for e in e {
                if let Kind::B(v) = e.kind {
                    s += v * e.name.len() as f64;
                }
            }
        }
        for a in &edges {
            for &j in a {
                s += x[j % x.len()].powi(2);
            }
        }
        s
    }
}

#[test]
fn a_loop_that_waits_goes_back_after_it_has_run() {
    let x: Vec<f64> = (0..12).map(|i| 0.3 + 0.1 * i as f64).collect();
    let (value, g) = value_and_grad!(two_loops::f)(&x);
    assert_eq!(value.to_bits(), two_loops::f(&x).to_bits());
    for (i, (g, x)) in g.iter().zip(&x).enumerate() {
        let sum = if i % 5 == 0 { 0.0 } else { 1.0 };
        assert!((g - (sum + 2.0 * x)).abs() < 1e-12, "{g} at {i}");
    }
}
