//! Arrays that are written more than once before anybody reads them, and those that look like it: only the first write of an
//! element has to be undone, if it has written every element that the later ones write.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn scaled_and_mixed(q: &[f64], l: &[f64], x: &[f64], out: &mut [f64]) {
    let n = x.len();
    let mut p = 0;
    for i in 0..n {
        out[i] = q[i].exp() * x[i];
    }
    for i in 0..n {
        for j in i + 1..n {
            out[j] += l[p] * x[i];
            p += 1;
        }
    }
}

#[differentiable(forward)]
fn from_the_second(x: &[f64], out: &mut [f64]) {
    let n = x.len();
    for i in 1..n {
        out[i] = x[i] * x[i];
    }
    // writes an element that the first loop leaves out
    for i in 0..n {
        out[i] += x[n - 1 - i];
    }
}

#[differentiable(forward)]
fn another_end(x: &[f64], n: usize, out: &mut [f64]) {
    for i in 0..n {
        out[i] = x[i] * x[i];
    }
    for i in 0..x.len() {
        out[i] += x[i];
    }
}

#[differentiable(forward)]
fn read_between(x: &[f64], out: &mut [f64]) -> f64 {
    let mut t = 0.0;
    for i in 0..x.len() {
        out[i] = x[i] * x[i];
    }
    for i in 0..x.len() {
        t += out[i] * out[i];
        out[i] += x[i];
    }
    t
}

#[differentiable(forward)]
fn doubled_between(x: &[f64], out: &mut [f64]) -> f64 {
    let mut t = 0.0;
    for i in 0..x.len() {
        out[i] = x[i] * x[i];
    }
    for i in 0..x.len() {
        let twice = 2.0 * out[i];
        t += twice.sin();
        out[i] += x[i];
    }
    t
}

#[differentiable(forward)]
fn only_some(x: &[f64], out: &mut [f64]) {
    for i in 0..x.len() {
        if x[i] > 0.5 {
            out[i] = x[i] * x[i];
        }
    }
    for i in 0..x.len() {
        out[i] *= 2.0;
        out[i] += x[i];
    }
}

#[differentiable(forward)]
fn stopped_early(x: &[f64], out: &mut [f64]) {
    for i in 0..x.len() {
        if x[i] > 1.0 {
            break;
        }
        out[i] = x[i] * x[i];
    }
    for i in 0..x.len() {
        out[i] += x[i];
    }
}

#[differentiable(forward)]
fn product(a: &[f64], b: &[f64], n: usize, c: &mut [f64]) {
    for i in 0..n {
        for j in 0..n {
            c[i * n + j] = 0.0;
        }
    }
    for i in 0..n {
        for k in 0..n {
            for j in 0..n {
                c[i * n + j] += a[i * n + k] * b[k * n + j];
            }
        }
    }
}

#[differentiable(forward)]
fn row_by_row(a: &[Vec<f64>], x: &[f64], out: &mut [f64]) {
    for i in 0..a.len() {
        out[i] = 0.0;
        for j in 0..x.len() {
            out[i] += a[i][j] * x[j];
        }
        out[i] += 1.0;
    }
}

#[differentiable(forward)]
fn mirrored(x: &[f64], out: &mut [f64]) {
    let n = x.len();
    for i in 0..n {
        out[i] = x[i];
    }
    for i in 0..n {
        out[n - 1 - i] += x[i] * x[i];
    }
}

#[differentiable(forward)]
fn other_rows(m: &mut [[f64; 3]; 2], x: &[f64; 3]) -> f64 {
    let before = m[0][1] * m[1][2];
    for i in 0..2 {
        for j in 0..3 {
            m[i][j] = x[j];
        }
    }
    for j in 0..2 {
        for i in 0..3 {
            m[j][i] += x[i] * x[j];
        }
    }
    before + m[0][0] * m[1][1] + m[1][2]
}

#[differentiable(forward)]
fn again_and_again(x: &[f64], steps: usize) -> f64 {
    let n = x.len();
    let (mut y, mut k) = (x.to_vec(), vec![0.0; n]);
    for _ in 0..steps {
        for i in 0..n {
            k[i] = -y[i];
        }
        for i in 1..n {
            k[i] += y[i - 1] * y[i];
        }
        for i in 0..n {
            y[i] += 0.1 * k[i] * k[i];
        }
    }
    y.iter().sum()
}

#[differentiable(forward)]
fn halves(x: &[f64], out: &mut [f64]) -> f64 {
    let (a, b) = x.split_at(x.len() / 2);
    row_by_row(&[a.to_vec(), b.to_vec()], b, out);
    joined(a, b) + joined(&x[1..3], &x[2..4])
}

#[differentiable(forward)]
fn joined(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * x * y).sum()
}

#[derive(Clone, Debug, Differentiable)]
struct Body {
    at: [f64; 2],
    mass: f64,
}

#[differentiable(forward)]
impl Body {
    fn distance(&self, other: &Body) -> f64 {
        let mut s = 0.1;
        for k in 0..2 {
            let d = self.at[k] - other.at[k];
            s += d * d;
        }
        s.sqrt()
    }
}

#[differentiable(forward)]
fn pairs(x: &[f64]) -> f64 {
    let bodies: Vec<Body> = x
        .iter()
        .map(|&v| Body {
            at: [v, v * v],
            mass: 1.0 + v * v,
        })
        .collect();
    let mut energy = 0.0;
    for i in 0..bodies.len() {
        for j in i + 1..bodies.len() {
            energy -= bodies[i].mass * bodies[j].mass / bodies[i].distance(&bodies[j]);
        }
    }
    energy
}

#[differentiable(forward)]
fn rows_that_change(m: &mut [Vec<f64>]) -> f64 {
    let mut t = 0.0;
    for i in 0..m.len() {
        for j in 0..m.len() {
            t += joined(&m[i], &m[j]);
            m[i][0] *= 0.5;
        }
    }
    t
}

#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Point {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Mul<f64> for Point {
    type Output = Point;
    fn mul(self, k: f64) -> Point {
        Point {
            x: self.x * k,
            y: self.y * k,
        }
    }
}

#[differentiable(forward)]
fn mixed(p: &Point) -> f64 {
    p.x * p.x + p.y * p.y * p.x
}

flat_record! {
    Point { x, y }
}

/// Two points that differ from the first in the same field: neither is made of the other, and the first is read behind both.
#[differentiable]
fn two_of_one(p: &Point, t: f64) -> f64 {
    let one = vec![Point {
        x: (-p.x * p.x).exp(),
        ..*p
    }];
    let other = vec![Point { x: t * p.y, ..*p }, *p * (p.y * p.x)];
    mixed(&one[0]) + mixed(&other[0]) * mixed(&other[1])
}

/// The same of an array that is copied before it is written.
#[differentiable(forward)]
fn two_copies(x: &[f64; 3]) -> f64 {
    let (mut a, mut b) = (*x, *x);
    for i in 0..3 {
        a[i] = (x[1] * x[2]).exp();
    }
    let s = x[0] * x[1] * x[2];
    for i in 0..3 {
        b[i] = s * x[i];
    }
    let rows = [a, b];
    rows[0][0] * rows[0][1] + rows[1][2] * rows[1][0]
}

/// A copy that each trip makes and writes, and a write behind the loop.
#[differentiable(forward)]
fn copies_of_trips(x: &[f64; 3]) -> f64 {
    let mut rows = vec![];
    for i in 0..3 {
        let mut y = *x;
        y[i] = (x[1] * x[2]).exp();
        rows.push(y);
    }
    let s = x[0] * x[1] * x[2];
    let mut own = *x;
    for i in 0..3 {
        own[i] = s * x[i];
    }
    rows[0][0] * rows[0][1] + rows[1][2] * rows[1][1] + own[0] * own[1]
}

/// What an array comes to, and what was there before it was written.
#[differentiable(forward)]
fn weighed(before: f64, out: &[f64]) -> f64 {
    out.iter().fold(before, |t, v| 0.7 * t + v * v)
}

#[differentiable(forward)]
fn scaled_and_mixed_by_call(q: &[f64], l: &[f64], x: &[f64], out: &mut [f64]) -> f64 {
    let before = out[0] * out[1];
    scaled_and_mixed(q, l, x, out);
    weighed(before, out)
}

#[differentiable(forward)]
fn from_the_second_by_call(x: &[f64], out: &mut [f64]) -> f64 {
    let before = out[0] * out[1];
    from_the_second(x, out);
    weighed(before, out)
}

#[differentiable(forward)]
fn another_end_by_call(x: &[f64], n: usize, out: &mut [f64]) -> f64 {
    let before = out[0] * out[1];
    another_end(x, n, out);
    weighed(before, out)
}

#[differentiable(forward)]
fn only_some_by_call(x: &[f64], out: &mut [f64]) -> f64 {
    let before = out[0] * out[1];
    only_some(x, out);
    weighed(before, out)
}

#[differentiable(forward)]
fn stopped_early_by_call(x: &[f64], out: &mut [f64]) -> f64 {
    let before = out[0] * out[1];
    stopped_early(x, out);
    weighed(before, out)
}

#[differentiable(forward)]
fn product_by_call(a: &[f64], b: &[f64], n: usize, out: &mut [f64]) -> f64 {
    let before = out[0] * out[1];
    product(a, b, n, out);
    weighed(before, out)
}

#[differentiable(forward)]
fn row_by_row_by_call(a: &[Vec<f64>], x: &[f64], out: &mut [f64]) -> f64 {
    let before = out[0] * out[1];
    row_by_row(a, x, out);
    weighed(before, out)
}

#[differentiable(forward)]
fn mirrored_by_call(x: &[f64], out: &mut [f64]) -> f64 {
    let before = out[0] * out[1];
    mirrored(x, out);
    weighed(before, out)
}

const X: [f64; 4] = [0.4, -0.3, 0.9, 1.2];

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward scaled_and_mixed_by_call(&[0.1, 0.2, -0.3, 0.4], &[0.5, 0.1, 0.7, -0.2, 0.3, 0.6], &X, &mut [0.7, 0.8, 0.9, 1.1]) calls scaled_and_mixed, weighed),
        program!(forward from_the_second_by_call(&X, &mut [0.7, 0.8, 0.9, 1.1]) calls from_the_second, weighed),
        program!(forward another_end_by_call(&X, 2, &mut [0.7, 0.8, 0.9, 1.1]) calls another_end, weighed),
        program!(forward read_between(&X, &mut [0.7, 0.8, 0.9, 1.1])),
        program!(forward doubled_between(&X, &mut [0.7, 0.8, 0.9, 1.1])),
        program!(forward only_some_by_call(&X, &mut [0.7, 0.8, 0.9, 1.1]) calls only_some, weighed),
        program!(forward stopped_early_by_call(&[0.4, 1.3, 0.9, 0.2], &mut [0.7, 0.8, 0.9, 1.1]) calls stopped_early, weighed),
        program!(forward product_by_call(&X, &[0.1, 0.2, 0.3, 0.4], 2, &mut [0.7, 0.8, 0.9, 1.1]) calls product, weighed),
        program!(forward row_by_row_by_call(&[vec![0.4, -0.3], vec![0.9, 1.2]], &[0.7, 0.6], &mut [0.3, 0.1]) calls row_by_row, weighed),
        program!(forward mirrored_by_call(&X, &mut [0.7, 0.8, 0.9, 1.1]) calls mirrored, weighed),
        program!(forward other_rows(
            &mut [[0.4, -0.3, 0.2], [0.9, 1.2, 0.1]],
            &[0.7, 0.6, 0.5]
        )),
        program!(forward again_and_again(&X, 3)),
        program!(two_of_one(&Point { x: 0.4, y: -0.9 }, 0.7) calls mixed),
        program!(forward two_copies(&[0.4, -0.9, 0.7])),
        program!(forward copies_of_trips(&[0.4, -0.9, 0.7])),
        program!(forward halves(&X, &mut [0.3, 0.1]) calls row_by_row, joined),
        program!(forward pairs(&X) calls Body::distance),
        program!(forward rows_that_change(&mut [vec![0.4, -0.3], vec![0.9, 1.2]]) calls joined),
    ]
}
