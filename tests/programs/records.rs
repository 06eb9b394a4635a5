//! Structs in all the ways in which they are moved about.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
pub struct P2 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Stack {
    items: Vec<P2>,
    weights: Vec<Vec<f64>>,
    name: usize,
    total: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Pair<T> {
    first: T,
    second: T,
}

#[derive(Clone, Debug, Differentiable)]
struct Grid<const N: usize> {
    cells: [[f64; N]; N],
    scale: f64,
}

/// A copy is not the original.
#[differentiable(forward)]
fn copies(x: f64, y: f64) -> f64 {
    let a = P2 { x, y };
    let mut b = a;
    b.x *= b.y;
    let mut c = b;
    c.y += a.x * b.x;
    b.y = c.y * c.y;
    a.x * b.x + b.y * c.y + a.y * c.x
}

#[differentiable(forward)]
fn swapped(x: f64, y: f64) -> f64 {
    let mut a = P2 { x, y: x * y };
    let mut b = P2 { x: y, y: 3.0 };
    for i in 0..3 {
        std::mem::swap(&mut a, &mut b);
        a.x += b.y * 0.1;
        if i == 1 {
            std::mem::swap(&mut a.x, &mut a.y);
        }
    }
    a.x * 2.0 + a.y * b.x + b.y.sin()
}

/// It only groups numbers, and needs no derivative of its own.
struct Plain {
    a: f64,
    b: f64,
}

#[differentiable(forward)]
fn grouped(x: f64, y: f64) -> f64 {
    let mut p = Plain { a: x, b: y };
    for i in 0..3 {
        p.a *= p.b;
        if i > 0 {
            p = Plain {
                a: p.b - x,
                b: p.a.sin(),
            };
        }
    }
    p.a * p.b
}

#[differentiable(forward)]
fn replaced(x: f64, y: f64) -> f64 {
    let mut state = P2 { x, y };
    let mut sum = 0.0;
    for _ in 0..4 {
        let old = std::mem::replace(
            &mut state,
            P2 {
                x: 0.5 * y,
                y: 0.9 * x,
            },
        );
        sum += old.x * old.y + state.x;
        state.x += old.y;
    }
    sum + state.x * state.y
}

/// Elements of a vector of structs, read, written and swapped.
#[differentiable(forward)]
fn shuffled(xs: &[f64]) -> f64 {
    let mut points: Vec<P2> = xs.iter().map(|&x| P2 { x, y: 1.0 - x * x }).collect();
    let n = points.len();
    points.swap(0, n - 1);
    points[1] = points[0];
    points[0].x += 2.0 * points[1].y;
    let moved = &mut points[2];
    moved.x *= moved.y;
    moved.y = moved.x + 1.0;
    let last = points.pop().unwrap();
    points.push(P2 {
        x: last.y,
        y: last.x,
    });
    points
        .iter()
        .enumerate()
        .map(|(i, p)| (i as f64 + 1.0) * p.x * p.y)
        .sum()
}

#[differentiable(forward)]
fn stack_energy(s: &Stack) -> f64 {
    let mut e = s.total;
    for (p, w) in s.items.iter().zip(&s.weights) {
        let inner: f64 = w.iter().map(|v| v * v).sum();
        e += p.x * inner + p.y * w[s.name];
    }
    e
}

#[differentiable(forward)]
fn built_up(xs: &[f64], scale: f64) -> f64 {
    let mut s = Stack {
        items: vec![],
        weights: Vec::new(),
        name: 1,
        total: 0.0,
    };
    for (i, &x) in xs.iter().enumerate() {
        s.items.push(P2 { x, y: x * scale });
        s.weights.push(vec![x, scale, i as f64]);
        s.total += x;
        if i > 0 {
            s.weights[i - 1][1] += x * s.total;
            s.items[i - 1].y -= s.items[i].x;
        }
    }
    let before = stack_energy(&s);
    s.items[0].x *= 2.0;
    s.weights[0][1] = scale;
    before * stack_energy(&s)
}

#[differentiable(forward)]
fn diffused(x: f64, y: f64) -> f64 {
    let mut g = Grid {
        cells: [[0.0; 3]; 3],
        scale: y,
    };
    g.cells[1][1] = x;
    for step in 0..3 {
        let old = g.cells;
        for i in 0..3 {
            for j in 0..3 {
                let right = if j + 1 < 3 { old[i][j + 1] } else { 0.0 };
                let below = if i + 1 < 3 { old[i + 1][j] } else { 0.0 };
                g.cells[i][j] += g.scale * (right + below - old[i][j]);
            }
        }
        if step == 1 {
            g.scale *= g.cells[0][0];
        }
    }
    g.cells.iter().flatten().map(|c| c * c).sum()
}

/// A struct handed through calls that change it.
#[differentiable(forward)]
fn kick(p: &mut P2, by: f64) -> f64 {
    let before = p.x;
    p.x += by * p.y;
    p.y -= by * before;
    before
}

#[differentiable(forward)]
fn kicked(points: &mut [P2], by: f64) -> f64 {
    let mut sum = 0.0;
    for p in points.iter_mut() {
        sum += kick(p, by);
        if p.x < 0.0 {
            continue;
        }
        p.y *= p.x;
    }
    for i in 1..points.len() {
        let previous = points[i - 1].x;
        sum += kick(&mut points[i], previous);
    }
    sum
}

#[differentiable(forward)]
fn kicks(xs: &[f64], by: f64) -> f64 {
    let mut points: Vec<P2> = xs.windows(2).map(|w| P2 { x: w[0], y: w[1] }).collect();
    let a = kicked(&mut points, by);
    let b = kicked(&mut points[1..], 0.5 * by);
    a * b + points[0].x * points[points.len() - 1].y
}

/// Early returns and breaks with structs half built.
#[differentiable(forward)]
fn searched(xs: &[f64], limit: f64) -> f64 {
    let mut best = P2 { x: limit, y: 0.0 };
    let found = 'outer: loop {
        for (i, &x) in xs.iter().enumerate() {
            let candidate = P2 { x: x * x, y: x };
            if candidate.x > 4.0 {
                break 'outer candidate;
            }
            if candidate.x > best.x {
                best = candidate;
            }
            if i == 5 {
                return best.x * 7.0;
            }
        }
        break best;
    };
    found.x + 3.0 * found.y * best.x
}

#[derive(Clone, Copy, Differentiable)]
struct Single {
    a: f32,
    b: [f32; 2],
}

#[differentiable(forward)]
fn single_precision(a: f32, b: f32) -> f32 {
    let mut s = Single { a, b: [b, 0.5] };
    s.b[1] *= s.a;
    s.a += 2.0 * s.b[1] * s.b[0];
    s.a * s.b[0].sin() + 0.25
}

/// Tuples of structs, structs of tuples.
#[derive(Clone, Copy, Differentiable)]
struct Interval {
    ends: (f64, f64),
    inner: Pair<f64>,
}

#[differentiable(forward)]
fn nested(x: f64, y: f64) -> f64 {
    let (mut i, p) = (
        Interval {
            ends: (x, y),
            inner: Pair {
                first: x * y,
                second: 1.0,
            },
        },
        P2 { x: y, y: x },
    );
    i.ends.0 += p.x * i.inner.first;
    i.inner.second = i.ends.0 - i.ends.1;
    let (lo, hi) = i.ends;
    (hi - lo) * i.inner.second + p.y
}

/// Sorted by a field; ties and all.
#[differentiable(forward)]
fn nearest_three(points: &[f64], at: f64) -> f64 {
    let mut ps: Vec<P2> = points
        .iter()
        .map(|&p| P2 {
            x: (p - at).abs(),
            y: p * p,
        })
        .collect();
    ps.sort_by(|a, b| a.x.total_cmp(&b.x));
    let mut weight = 1.0;
    let mut sum = 0.0;
    for p in &ps[..3] {
        sum += weight * p.y / (0.1 + p.x);
        weight *= 0.5;
    }
    sum
}

/// The smallest by a field.
#[differentiable(forward)]
fn closest(points: &[f64], at: f64) -> f64 {
    let ps: Vec<P2> = points
        .iter()
        .map(|&p| P2 {
            x: (p - at).powi(2),
            y: p.exp(),
        })
        .collect();
    let best = ps
        .iter()
        .min_by(|a, b| a.x.partial_cmp(&b.x).unwrap())
        .unwrap();
    best.x + best.y
}

/// A linked pair of buffers, swapped at every step.
#[derive(Clone, Debug, Differentiable)]
struct Double {
    now: Vec<f64>,
    next: Vec<f64>,
}

#[differentiable(forward)]
fn relaxed(x: &[f64], rate: f64) -> f64 {
    let mut d = Double {
        now: x.to_vec(),
        next: vec![0.0; x.len()],
    };
    for _ in 0..4 {
        for i in 0..x.len() {
            let left = if i == 0 { 0.0 } else { d.now[i - 1] };
            d.next[i] = d.now[i] + rate * (left - d.now[i]) * d.now[i];
        }
        std::mem::swap(&mut d.now, &mut d.next);
    }
    d.now.iter().sum::<f64>() + d.next[0] * d.next[1]
}

/// Vectors that are read before anything is pushed, in the order of the text: the declared type says what is in them.
#[differentiable(forward)]
fn read_before_pushed(q: &[f64]) -> f64 {
    let mut chain: Vec<P2> = Vec::new();
    let mut pairs: Vec<(P2, Pair<f64>)> = Vec::with_capacity(q.len());
    let mut rows = Vec::<Vec<P2>>::new();
    let mut stack: Vec<Grid<1>> = vec![];
    let mut sum = 0.0;
    for i in 0..q.len() {
        let from = if i == 0 {
            P2 { x: 1.0, y: 0.5 }
        } else {
            chain[i - 1]
        };
        let parent = if i > 1 { Some(i / 2) } else { None };
        let (p, by) = match parent {
            Some(j) => pairs[j],
            None => (
                from,
                Pair {
                    first: q[i],
                    second: 2.0,
                },
            ),
        };
        let last = match rows.last() {
            Some(row) => row[0].x,
            None => 0.7,
        };
        if let Some(g) = stack.pop() {
            sum += g.scale * g.cells[0][0];
        }
        chain.push(P2 {
            x: from.x + q[i].cos(),
            y: from.y * q[i],
        });
        pairs.push((
            P2 {
                x: p.x * by.second,
                y: p.y + last,
            },
            Pair {
                first: from.y,
                ..by
            },
        ));
        rows.push(vec![P2 {
            x: p.y * last,
            y: by.first,
        }]);
        stack.push(Grid {
            cells: [[q[i]]],
            scale: p.x,
        });
    }
    let (p, by) = pairs[q.len() - 1];
    sum + p.x * p.y * by.first + chain[q.len() - 1].x + rows[q.len() - 1][0].y
}

flat_record! {
    P2 { x, y }
}

const CORNER: P2 = P2 { x: 1.5, y: -0.5 };

/// A struct of which a part is constant is taken apart.
#[differentiable(forward)]
fn constants_in_part(x: f64, #[no_diff] scale: f64) -> f64 {
    let mut point = P2 {
        x: scale.atan(),
        y: x,
    };
    point = P2 {
        y: x * point.y,
        ..point
    };
    let P2 { x: a, y: b } = point;
    let mut corner = CORNER;
    corner.y += x;
    let P2 { x: c, y: d } = corner;
    let P2 { x: e, y: f } = P2 { x: x * x, ..CORNER };
    let mut sum = 0.0;
    for P2 { x, y } in [point, corner] {
        sum += x * y;
    }
    a * b + c * d + e * f + sum
}

/// Parts of constants are written through the names of a pattern.
#[differentiable(forward)]
fn constants_taken_apart(x: f64, #[no_diff] scale: f64, #[no_diff] lent: &mut P2) -> f64 {
    let mut point = P2 { x: scale, y: 2.0 };
    let P2 { y, .. } = &mut point;
    *y = x;
    let mut corner = CORNER;
    let P2 {
        x: first,
        y: second,
    } = &mut corner;
    *first = x * x;
    *second *= *first;
    let P2 { x: first, y } = lent;
    *first = 3.0;
    *y *= *first;
    point.x * point.y + corner.x * corner.y + lent.x * lent.y * x
}

/// The corpus of this file.
/// Knots that stay where they are: what a field without a gradient takes in is constant.
#[derive(Clone, Debug, Differentiable)]
struct Table {
    #[no_diff]
    knots: Vec<f64>,
    slopes: Vec<f64>,
}

#[differentiable(forward)]
impl Table {
    fn through(knots: &[f64], values: &[f64]) -> Table {
        let mut slopes = vec![0.0; knots.len() - 1];
        for i in 0..slopes.len() {
            slopes[i] = (values[i + 1] - values[i]) / (knots[i + 1] - knots[i]);
        }
        let knots = knots.to_vec();
        Table { knots, slopes }
    }
    fn slope_at(&self, x: f64) -> f64 {
        let i = self.knots.partition_point(|k| *k <= x);
        self.slopes[i.clamp(1, self.slopes.len()) - 1]
    }
}

#[differentiable(forward)]
fn slopes(values: &[f64]) -> f64 {
    let table = Table::through(&[0.0, 1.0, 2.5, 3.0], values);
    table.slope_at(0.3) * table.slope_at(2.7)
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward slopes(&[0.4, -0.3, 0.9, 1.2]) calls Table::through, Table::slope_at),
        program!(forward copies(0.7, -1.3)),
        program!(forward grouped(0.4, 1.2)),
        program!(forward swapped(0.7, -1.3)),
        program!(forward replaced(0.7, -1.3)),
        program!(forward shuffled(&[0.4, -0.3, 0.9, 1.2])),
        program!(forward built_up(&[0.4, -0.3, 0.9], 1.2) calls stack_energy),
        program!(forward diffused(0.7, 0.3)),
        program!(forward kicks(&[0.4, -0.3, 0.9, 1.2], 0.3) calls kicked, kick),
        program!(forward searched(&[0.4, -0.3, 0.9, 1.2], 0.2)),
        program!(forward searched(&[0.4, -0.3, 2.9, 1.2], 0.2)),
        program!(forward searched(&[0.4, -0.3, 0.9, 1.2, 0.1, 0.2, 0.3], 0.2)),
        program!(forward single_precision(0.7, 1.3)),
        program!(forward nested(0.7, -1.3)),
        program!(forward nearest_three(&[0.4, -0.3, 0.9, 1.2], 0.6)),
        program!(forward closest(&[0.4, -0.3, 0.9, 1.2], 0.6)),
        program!(forward relaxed(&[0.4, -0.3, 0.9], 0.2)),
        program!(forward read_before_pushed(&[0.4, -0.3, 0.9, 1.2])),
        program!(forward constants_in_part(1.3, const 0.7)),
        program!(forward constants_taken_apart(1.3, const 0.7, const &mut P2 { x: 0.5, y: 0.2 })),
    ]
}
