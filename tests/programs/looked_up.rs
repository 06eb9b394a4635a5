//! `Index` and `IndexMut` of the user's that work out a place with fields of the value: the gradient has others.

use crate::harness::row::Program;
use grads::prelude::*;
use std::ops::{Index, IndexMut};

#[derive(Clone, Differentiable)]
struct Matrix {
    rows: usize,
    cols: usize,
    data: Vec<f64>,
}

#[differentiable]
impl Index<(usize, usize)> for Matrix {
    type Output = f64;
    fn index(&self, (r, c): (usize, usize)) -> &f64 {
        &self.data[r * self.cols + c]
    }
}

#[differentiable]
impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut f64 {
        &mut self.data[r * self.cols + c]
    }
}

#[differentiable]
impl Matrix {
    fn of(rows: usize, cols: usize, data: &[f64]) -> Self {
        let data = data.to_vec();
        Self { rows, cols, data }
    }
    fn zeros(rows: usize, cols: usize) -> Self {
        Self {
            rows,
            cols,
            data: vec![0.0; rows * cols],
        }
    }
    fn times(&self, other: &Matrix) -> Matrix {
        let mut out = Matrix::zeros(self.rows, other.cols);
        for i in 0..self.rows {
            for j in 0..other.cols {
                for k in 0..self.cols {
                    out[(i, j)] += self[(i, k)] * other[(k, j)];
                }
            }
        }
        out
    }
    fn trace(&self) -> f64 {
        (0..self.rows).map(|i| self[(i, i)]).sum()
    }
}

#[differentiable]
fn cubed(x: &[f64]) -> f64 {
    let m = Matrix::of(2, 3, x);
    let mut t = Matrix::zeros(3, 2);
    for i in 0..3 {
        for j in 0..2 {
            t[(i, j)] = m[(j, i)].sin();
        }
    }
    m.times(&t).times(&m.times(&t)).trace()
}

/// A method finds the place, and how hangs on a flag; the shape changes on the way.
#[derive(Clone, Differentiable)]
struct Flipped {
    rows: usize,
    cols: usize,
    flipped: bool,
    data: Vec<f64>,
}

impl Flipped {
    fn at(&self, r: usize, c: usize) -> usize {
        match self.flipped {
            true => c * self.rows + r,
            false => r * self.cols + c,
        }
    }
}

#[differentiable]
impl Index<(usize, usize)> for Flipped {
    type Output = f64;
    fn index(&self, (r, c): (usize, usize)) -> &f64 {
        assert!(r < self.rows && c < self.cols);
        &self.data[self.at(r, c)]
    }
}

#[differentiable]
impl IndexMut<(usize, usize)> for Flipped {
    fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut f64 {
        let k = self.at(r, c);
        &mut self.data[k]
    }
}

#[differentiable]
impl Flipped {
    fn scale(&mut self, k: f64) {
        for i in 0..self.rows {
            for j in 0..self.cols {
                self[(i, j)] *= k;
            }
        }
    }
}

#[differentiable]
fn reshaped(x: &[f64]) -> f64 {
    let mut m = Flipped {
        rows: 2,
        cols: 3,
        flipped: false,
        data: x.to_vec(),
    };
    let a = m[(0, 2)] * m[(1, 0)];
    m.flipped = true;
    m[(0, 2)] = a.sin() + m[(1, 1)];
    let b = m[(0, 2)] * m[(1, 0)];
    m.rows = 3;
    m.cols = 2;
    m.flipped = false;
    m.scale(b);
    m[(2, 1)] * m[(0, 1)] + a
}

/// One triangle of a symmetric matrix; generic, with an early return.
#[derive(Clone, Differentiable)]
struct Symmetric<T: Real> {
    n: usize,
    upper: Vec<T>,
}

#[differentiable]
impl<T: Real> Index<(usize, usize)> for Symmetric<T> {
    type Output = T;
    fn index(&self, (i, j): (usize, usize)) -> &T {
        if i < j {
            return &self.upper[i * self.n + j];
        }
        &self.upper[j * self.n + i]
    }
}

#[differentiable]
impl<T: Real> IndexMut<(usize, usize)> for Symmetric<T> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut T {
        if i < j {
            return &mut self.upper[i * self.n + j];
        }
        &mut self.upper[j * self.n + i]
    }
}

#[differentiable]
fn symmetric(x: &[f64]) -> f64 {
    let mut s = Symmetric {
        n: 2,
        upper: vec![x[0], x[1], x[2], x[3]],
    };
    for i in 0..2 {
        for j in 0..2 {
            if x[i] > 0.0 {
                s[(i, j)] = s[(j, i)] * x[j].exp();
            }
        }
    }
    s[(1, 0)] + s[(0, 0)] * s[(1, 1)]
}

/// Elements of a private type with methods of their own.
#[derive(Clone, Copy, Differentiable)]
struct Cell {
    u: f64,
    v: f64,
}

#[differentiable(forward)]
impl Cell {
    fn step(&mut self, dt: f64, other: f64) {
        self.u += dt * self.v * other;
        self.v -= dt * self.u;
    }
    fn energy(&self) -> f64 {
        self.u * self.u + self.v * self.v
    }
}

#[derive(Clone, Differentiable)]
struct Grid {
    nx: usize,
    cells: Vec<Cell>,
}

#[differentiable]
impl Index<(usize, usize)> for Grid {
    type Output = Cell;
    fn index(&self, at: (usize, usize)) -> &Cell {
        &self.cells[at.0 + self.nx * at.1]
    }
}

#[differentiable]
impl IndexMut<(usize, usize)> for Grid {
    fn index_mut(&mut self, at: (usize, usize)) -> &mut Cell {
        &mut self.cells[at.0 + self.nx * at.1]
    }
}

#[derive(Clone, Differentiable)]
struct World {
    grid: Grid,
    k: f64,
}

#[differentiable]
fn energy(w: &World) -> f64 {
    let mut e = 0.0;
    for i in 0..2 {
        for j in 0..2 {
            e += w.grid[(i, j)].energy() * w.k;
        }
    }
    e
}

#[differentiable]
fn cells(x: &[f64]) -> f64 {
    let mut w = World {
        grid: Grid {
            nx: 2,
            cells: vec![Cell { u: x[0], v: x[1] }; 4],
        },
        k: x[2],
    };
    w.grid[(1, 0)] = Cell { u: x[1], v: 0.5 };
    for _ in 0..3 {
        for j in 0..2 {
            for i in 0..2 {
                let o = w.grid[(1 - i, j)].u;
                w.grid[(i, j)].step(0.1, o);
                w.grid[(i, j)].v *= w.k;
            }
        }
    }
    let moved = w.grid[(0, 1)];
    w.grid[(1, 1)] = moved;
    energy(&w) + w.grid[(1, 1)].u
}

/// Three numbers in an array.
#[derive(Clone, Differentiable)]
struct Tensor {
    dims: [usize; 3],
    v: Vec<f64>,
}

#[differentiable]
impl Index<[usize; 3]> for Tensor {
    type Output = f64;
    fn index(&self, [i, j, k]: [usize; 3]) -> &f64 {
        &self.v[(i * self.dims[1] + j) * self.dims[2] + k]
    }
}

#[differentiable]
impl IndexMut<[usize; 3]> for Tensor {
    fn index_mut(&mut self, [i, j, k]: [usize; 3]) -> &mut f64 {
        &mut self.v[(i * self.dims[1] + j) * self.dims[2] + k]
    }
}

#[differentiable]
fn tensor(x: &[f64]) -> f64 {
    let mut t = Tensor {
        dims: [1, 2, 2],
        v: vec![0.0; 4],
    };
    for j in 0..2 {
        for k in 0..2 {
            let before = if j > 0 { t[[0, j - 1, k]] } else { 0.0 };
            t[[0, j, k]] = x[j] * x[k] + before;
        }
    }
    t[[0, 1, 1]] * t[[0, 0, 1]]
}

/// A type without gradients is looked up as ever.
struct Table {
    cols: usize,
    v: Vec<f64>,
}

impl Index<(usize, usize)> for Table {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.v[i * self.cols + j]
    }
}

#[differentiable(forward)]
fn weighted(x: &[f64], #[no_diff] t: &Table) -> f64 {
    let mut s = 0.0;
    for i in 0..2 {
        for j in 0..2 {
            s += t[(i, j)] * x[i] * x[j];
        }
    }
    s
}

#[differentiable(forward)]
fn tabulated(x: &[f64]) -> f64 {
    let t = Table {
        cols: 2,
        v: vec![1.0, 2.0, 3.0, 4.0],
    };
    weighted(x, &t) * t[(0, 1)]
}

fn cell(k: usize) -> (usize, usize) {
    (k / 2, k % 2)
}

/// Of what a function gives it is not seen that it is a pair.
#[differentiable]
fn by_call(x: &[f64]) -> f64 {
    let m = Matrix::of(2, 2, x);
    let mut s = m.cols as f64;
    for k in 0..4 {
        s += m[cell(k)] * m[cell(3 - k)];
    }
    s
}

/// What was pushed last comes first.
#[derive(Clone, Differentiable)]
struct Ring {
    head: usize,
    buf: Vec<f64>,
}

#[differentiable]
impl Index<usize> for Ring {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        let n = self.buf.len();
        &self.buf[(self.head + i) % n]
    }
}

#[differentiable]
impl IndexMut<usize> for Ring {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        let n = self.buf.len();
        &mut self.buf[(self.head + i) % n]
    }
}

#[differentiable]
impl Ring {
    fn put(&mut self, x: f64) {
        self.head = (self.head + self.buf.len() - 1) % self.buf.len();
        self[0] = x;
    }
    fn lagged(&self, k: usize) -> f64 {
        self[k] * self[0]
    }
}

#[differentiable]
fn ring(x: &[f64]) -> f64 {
    let mut r = Ring {
        head: 0,
        buf: vec![0.0; 3],
    };
    let mut s = 0.0;
    for v in x {
        r.put(v * v);
        s += r.lagged(1) + r[2].sin();
    }
    s
}

/// By rows and by pairs.
#[derive(Clone, Differentiable)]
struct Rows {
    cols: usize,
    data: Vec<f64>,
}

#[differentiable]
impl Index<usize> for Rows {
    type Output = [f64];
    fn index(&self, r: usize) -> &[f64] {
        &self.data[r * self.cols..(r + 1) * self.cols]
    }
}

#[differentiable]
impl IndexMut<usize> for Rows {
    fn index_mut(&mut self, r: usize) -> &mut [f64] {
        &mut self.data[r * self.cols..(r + 1) * self.cols]
    }
}

#[differentiable]
impl Index<(usize, usize)> for Rows {
    type Output = f64;
    fn index(&self, (r, c): (usize, usize)) -> &f64 {
        &self.data[r * self.cols + c]
    }
}

#[differentiable]
fn rows_and_pairs(x: &[f64]) -> f64 {
    let mut m = Rows {
        cols: 2,
        data: x.to_vec(),
    };
    for i in 0..2 {
        for j in 0..m.cols {
            m[i][j] *= m[(j, i)] + m[1][j];
        }
    }
    m[0][1] * m[(1, 0)] + m[(1, 1)]
}

/// An index with names.
#[derive(Clone, Copy)]
struct At {
    row: usize,
    col: usize,
}

#[derive(Clone, Differentiable)]
struct Square {
    cells: [[f64; 2]; 2],
}

#[differentiable]
impl Index<At> for Square {
    type Output = f64;
    fn index(&self, at: At) -> &f64 {
        &self.cells[at.row][at.col]
    }
}

#[differentiable]
impl IndexMut<At> for Square {
    fn index_mut(&mut self, at: At) -> &mut f64 {
        &mut self.cells[at.row][at.col]
    }
}

#[differentiable]
fn by_name(x: &[f64]) -> f64 {
    let mut m = Square {
        cells: [[x[0], x[1]], [x[2], x[3]]],
    };
    let at = At { row: 0, col: 1 };
    m[at] *= m[At { row: 1, col: 1 }];
    m[at] + m[At { row: 1, col: 0 }]
}

/// A type that is read by `Index`, and not written.
#[derive(Clone, Differentiable)]
struct Coefficients {
    shift: usize,
    c: Vec<f64>,
}

#[differentiable]
impl Index<(usize,)> for Coefficients {
    type Output = f64;
    fn index(&self, (k,): (usize,)) -> &f64 {
        match self.c.len() > k + self.shift {
            true => &self.c[k + self.shift],
            false => &self.c[0],
        }
    }
}

#[derive(Clone, Differentiable)]
struct Tail(Coefficients);

#[differentiable]
impl Index<usize> for Tail {
    type Output = f64;
    fn index(&self, k: usize) -> &f64 {
        &self.0.c[k]
    }
}

#[differentiable]
fn read_alone(x: &[f64]) -> f64 {
    let c = Coefficients {
        shift: 1,
        c: x.to_vec(),
    };
    let mut s = 0.0;
    for k in 0..4 {
        s = s * 0.5 + c[(k,)];
    }
    let tail = Tail(c);
    s * tail[1] * tail[0]
}

/// By the length of a field, by functions that show nothing else.
#[derive(Clone, Differentiable)]
struct FromTheEnd {
    c: Vec<f64>,
}

#[differentiable]
impl Index<usize> for FromTheEnd {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.c[self.c.len() - 1 - i]
    }
}

#[differentiable]
impl IndexMut<usize> for FromTheEnd {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        let n = self.c.len();
        &mut self.c[n - 1 - i]
    }
}

#[differentiable(forward)]
fn ends(p: &FromTheEnd) -> f64 {
    p[0] * p[1]
}

#[differentiable]
fn from_the_end(x: &[f64]) -> f64 {
    let mut p = FromTheEnd { c: x.to_vec() };
    p[1] *= p[0] + p[2];
    ends(&p) + p[2].sin()
}

fn first(n: usize) -> Vec<f64> {
    [1.1, 0.3, -1.2, 0.5, 0.7, 2.0][..n].to_vec()
}

/// What a chart is looked up by: a reference to it, so that it need not be copied.
struct Spot {
    i: usize,
    j: usize,
}

#[derive(Clone, Differentiable)]
struct Chart {
    data: Vec<f64>,
    cols: usize,
}

#[differentiable]
impl Index<&Spot> for Chart {
    type Output = f64;
    fn index(&self, spot: &Spot) -> &f64 {
        &self.data[spot.i * self.cols + spot.j]
    }
}

#[differentiable]
impl IndexMut<&Spot> for Chart {
    fn index_mut(&mut self, spot: &Spot) -> &mut f64 {
        &mut self.data[spot.i * self.cols + spot.j]
    }
}

enum Side {
    Left,
    Right,
}

#[derive(Clone, Differentiable)]
struct Sides {
    left: Vec<f64>,
    right: Vec<f64>,
}

#[differentiable]
impl Index<&Side> for Sides {
    type Output = Vec<f64>;
    fn index(&self, side: &Side) -> &Vec<f64> {
        match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }
}

#[differentiable]
fn squared(v: &[f64]) -> f64 {
    v.iter().map(|x| x * x).sum()
}

#[differentiable]
fn spotted(chart: &Chart, sides: &Sides, #[no_diff] spot: &Spot, #[no_diff] side: &Side) -> f64 {
    chart[spot] * chart[spot] * chart[&Spot { i: 0, j: 1 }]
        + sides[side][1] * squared(&sides[&Side::Right])
}

#[differentiable]
fn by_reference(x: &[f64]) -> f64 {
    let mut chart = Chart {
        data: x.to_vec(),
        cols: 2,
    };
    let sides = Sides {
        left: vec![x[0], x[1] * x[2]],
        right: vec![x[3], x[0]],
    };
    let spots = [Spot { i: 1, j: 0 }, Spot { i: 1, j: 1 }];
    let mut sum = spotted(&chart, &sides, &spots[1], &Side::Left);
    for (n, spot) in spots.iter().enumerate() {
        chart[spot] *= x[n] + 1.0;
        sum += chart[spot].sin();
    }
    let last = &spots[0];
    chart[last] = chart[last] * chart[&Spot { i: 0, j: 0 }];
    sum * chart[last]
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(cubed(&first(6))),
        program!(reshaped(&first(6))),
        program!(symmetric(&first(4))),
        program!(cells(&first(3))),
        program!(tensor(&first(2))),
        program!(forward tabulated(&first(2))),
        program!(by_call(&first(4))),
        program!(ring(&first(6))),
        program!(rows_and_pairs(&first(4))),
        program!(by_name(&first(4))),
        program!(read_alone(&first(4))),
        program!(from_the_end(&first(4))),
        program!(by_reference(&first(4)) calls spotted),
    ]
}
