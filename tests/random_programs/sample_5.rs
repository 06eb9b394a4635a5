//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point200 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body200 {
    at: f64,
    k: [f64; 3],
    rates: [Point200; 2],
    parts: Point200,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape200 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point200 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, row: &[f64], row2: &Vec<Point200>) {
        let s = std::mem::replace(&mut self.y, row2[0].y);
    }
}

#[differentiable]
impl Body200 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, part: &Point200, i: usize) -> f64 {
        let mut k = 0;
        while k < 2 {
            k += 1;
            let spring = self.clone();
        }
        self.parts.y * (if k * 2 % 3 == 1 {
            part.y
        } else {
            let mut w = part.x / 1.5;
            w
        })
    }
}

#[differentiable]
impl std::ops::Add for Point200 {
    type Output = Point200;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point200) -> Point200 {
        Point200 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point200 {
    type Output = Point200;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point200 {
        Point200 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p200(state: &[f64]) -> f64 {
    let m: usize = state.len();
    let mut row = [Point200 { y: state[2], x: state[2] * state[0] }, Point200 { x: state.chunks(2).rev().enumerate().map(|(n, out)| out[0]).sum::<f64>(), y: state[0] }];
    let f = |z: f64| {
        let c: f64 = state.iter().filter(|a| **a > 1.0).map(|t| t * 0.8).product::<f64>();
        z * z.cos()
    };
    'rows1: for (&t, count) in state[1..4].iter().zip(0..m) {
        let shape: Shape200 = if t <= 2.0 {
            Shape200::Disc(if (count + 1) % 3 == 0 || count / 2 > 0 {
                t
            } else {
                t
            })
        } else {
            Shape200::Rect(state[1] * state[count % 4], if row[count % row.len()].y < -0.4 {
                t
            } else {
                let mut z = t;
                z
            })
        };
    }
    let g = |acc: f64, q: f64| {
        if q <= 0.8 {
            return q;
        }
        acc * acc
    };
    for b in state {
        let r = std::mem::replace(&mut row[m % 2].y, *b * *b);
    }
    state[m % state.len()] + row[row.len() - 1].y * 0.3 + row.iter().enumerate().map(|(j, point)| point.x).sum::<f64>()
}

flat_record! {
    Point200 { x, y }
    Body200 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point201 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point201 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, grid: &mut Vec<f64>) -> Vec<f64> {
        vec![(if grid[0] > grid[0] {
            self.y
        } else {
            grid[1]
        }).to_radians(), self.y.cos(), grid[grid.len() - 1].abs() * grid[grid.len() - 1]]
    }
}

#[differentiable(unconnected = "zero")]
fn p201(v: &mut [f64], q: f64, unit: Point201, s: f64) -> f64 {
    let point = unit;
    if !(0.9 > 0.8) {
        let Point201 { x: x, y: r } = point;
        v[3] += if r > 1.1 && point.x < 0.1 {
            if unit.x > -0.7 {
                point.x
            } else {
                point.x
            }
        } else {
            unit.x * point.y
        };
    } else {
        let u: f64;
        if s > 0.8 && unit.y > unit.x {
            u = (0..4).map(|m| (m as f64) * (point.y + q)).sum::<f64>();
        } else {
            let mut y = s;
            u = (y * s).to_radians();
        }
    }
    let mut j = 0;
    let mut p: f64 = loop {
        j += 1;
        if j >= 1 || j / 2 % 3 != 1 {
            break if q > s || j < 3 {
                if !(j / 2 < 3) {
                    unit.y
                } else {
                    q
                }
            } else {
                s.min(point.x)
            };
        }
        for (t, a) in v[2..].iter().zip(v.iter()) {
            let n: usize = j * 2;
        }
        v[j % 4] += s.atan().sin().sinh();
    };
    if j < 3 {
        for c in v.iter() {}
    } else {
        v[3..].iter_mut().step_by(2).zip(0..j).for_each(|(a, i)| {
            p += p + s + *a;
            *a *= if point.y < p {
                *a * p
            } else {
                (0..4).map(|count| (count as f64) * p).product::<f64>()
            };
        });
    }
    (unit.y.powi(2) + 1.2).cbrt() + unit.x * 2.0 - (1..v.len()).map(|count| (count as f64)).sum::<f64>()
}

flat_record! {
    Point201 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point202 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point202 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, v: [f64; 2]) {
        match 3 % 4 {
            0 => {
                let b = &mut self.y;
                *b = (0..v.len() - 1).map(|j| (j as f64) * *b).sum::<f64>();
                *b = v[1] + 0.3;
            }
            _ => {}
        }
    }
}

#[differentiable]
impl Point202 {
    #[differentiable(unconnected = "zero")]
    fn new(c: f64) -> Point202 {
        Point202 { x: c, y: c + c }
    }
}

#[differentiable(unconnected = "zero")]
fn p202_helper(state: &Vec<f64>, r: f64) -> f64 {
    let mut spring = Point202 { x: r, y: state[1] };
    let mut spring2 = Point202::new(r);
    spring.y * (if spring.y > -0.4 || spring2.y > 0.5 {
        state[0]
    } else {
        spring2.y
    }) - spring.x
}

#[differentiable(unconnected = "zero")]
fn p202_inner(row: &[f64]) -> f64 {
    let mut d = row[0];
    let mut body = Point202::new(d + row[row.len() - 1]);
    {
        match 4 % 4 {
            0 => {
                let acc = &mut body.y;
                *acc += row[2 - 1] * *acc;
                *acc *= d;
            }
            1 | 2 => {
                d += body.x * (body.y / (body.y.powi(2) + 1.2));
            }
            _ => {}
        }
    }
    row.iter().rev().map(|&s| s).sum::<f64>() - d * 2.0 - (1..row.len()).map(|count| (count as f64) * body.y.atan2(d.powi(2) + 0.5)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p202(v: &mut [f64], w: f64, grid: &[f64; 3]) {
    for w2 in grid.iter() {
        v[2] *= *w2 * v[v.len() - 1].powi(3);
    }
    let mut y = grid[grid.len() - 1];
    for &q in v.iter() {
        let unit = Point202::new(grid[1]);
        let mut buf = vec![Point202::new(1.5), Point202 { ..unit }, Point202 { x: if unit.x < -0.7 && q > 0.8 {
            let mut z = unit.y;
            y
        } else {
            y
        }, y: (q.powi(2) + 1.2).ln_1p() }];
    }
    if w > 3.0 {
        let mut c = p202_inner(grid);
    } else if grid[1] > 0.5 {
        'rows1: for (a, s) in v.iter_mut().zip(grid) {
            for buf in grid[0..2].windows(2) {
                let f = |y2: f64, c: f64| {
                    if y2 >= 3.0 {
                        return y2 * buf[0];
                    }
                    y2 + (y2 + buf[0]) / ((y2 - *a).powi(2) + 0.5)
                };
            }
        }
    } else {
        let mut pair = (w, p202_inner(&grid[1..]));
    }
}

flat_record! {
    Point202 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p203(mut r: f64, row: &mut [f64; 3], row2: [f64; 4]) -> f64 {
    let kind: Option<f64> = if row[0] > -0.4 {
        None
    } else {
        None
    };
    row[1..3].swap(0, 0);
    let mut acc = (r / (row2[0].powi(2) + 1.2) - row2[row2.len() - 1]).abs();
    {
        if row2[row2.len() - 1] > 0.1 || acc > 0.3 {
            acc = row[1];
            row.swap(0, 1);
        } else if r >= 3.0 {
            let mut m: usize = 0;
        } else {
            row[1] += acc.powi(2);
        }
    }
    ((if row2[row2.len() - 1] > 0.1 && 0 < 3 {
        let mut w = acc;
        w
    } else {
        let mut z = row2[1];
        z
    }) - r * 0.3 + row2[3] * 0.5 + acc * 0.5) * 0.3
}

#[differentiable(unconnected = "zero")]
fn p204_helper(ys: &mut Vec<f64>) -> f64 {
    let mut pair = (ys[1], ys[0]);
    if ys[0] > 0.8 {
        let z: f64;
        if !(pair.1 >= pair.1) {
            let mut q = (pair.0 + pair.1) / (1.0 + pair.0.abs());
            z = (pair.1 / (1.0 + q.abs())).sin().exp_m1();
        } else {
            z = pair.0.mul_add(pair.1.sin(), pair.1);
        }
        let mut v: Vec<f64> = Vec::new();
        for count in 0..ys.len() {
            let y = &mut pair.0;
            *y = z + *y;
            *y = *y;
            if ys[count] <= z && z > z {
                v.push(ys[1..].iter().sum::<f64>());
            }
        }
        v.push(if ys.len() < 3 {
            -0.7
        } else {
            let c: f64 = pair.0;
            z
        });
    }
    (ys[2 - 1] + pair.1 * 0.3) * pair.0.sin() - pair.1
}

#[differentiable(unconnected = "zero")]
fn p204_inner(d: f64, y: f64, q: &mut f64, mut d2: f64) -> [f64; 2] {
    for k in (0..1).rev() {
        d2 = y * (d2 / (d.powi(2) + 0.5));
    }
    [d2.to_radians() * y.asinh(), (*q + d2) * *q]
}

#[differentiable(unconnected = "zero")]
fn p204(q: f64, #[no_diff] pair: (f64, f64)) -> f64 {
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for i in 0..1 {
        xs.push((0..i).rev().map(|k| (k as f64) * q).fold(0.25_f64, |acc, s| acc * 0.5 + (q + s)) * (0..2).map(|i2| (i2 as f64) * q).product::<f64>());
    }
    xs.push(q.sin());
    let y = std::mem::replace(&mut xs[1 - 1], pair.1.atan2(q.powi(2) + 0.5));
    let mut y2 = y / 3.0;
    let mut j = 0;
    'rows1: while j < 5 {
        j += 1;
        let mut ys: Vec<f64> = Vec::with_capacity(4);
        for grid in xs.chunks(2).rev() {
            ys.push((y2 - pair.0) * (y2 - grid[j % 1]));
        }
        ys.push(0.9);
        let mut row: Vec<f64> = Vec::with_capacity(4);
        for row2 in xs.chunks(2) {
            row.push(ys[j % ys.len()]);
        }
        row.push(xs[1 - 1] + ys[j % ys.len()]);
    }
    xs[0] / (1.0 + (-0.7_f64).abs()) - y2.sin()
}

#[differentiable(unconnected = "zero")]
fn p205_helper(r: f64, grid: &mut [f64], pair: (f64, f64)) {
    let h = |e: f64, q: f64| {
        let mut d = q - (grid[0] + e);
        e * grid[..1].iter().enumerate().map(|(count, &b)| q * pair.0 + b).sum::<f64>()
    };
}

#[differentiable(unconnected = "zero")]
fn p205(ys: &[f64; 3], v: &mut [f64], pair: (f64, f64)) -> (f64, f64) {
    let p: f64;
    if 1.1 > 0.9 && pair.1 < 0.5 {
        p = pair.0;
    } else {
        let r = (-v[v.len() - 1]).abs();
        p = (r * r).atan().exp_m1();
    }
    let r = std::mem::replace(&mut v[0], 0.3);
    let mut m: usize = 3;
    let (mut c, x) = (pair.0 - p, r.tanh());
    c *= p * r + c / (x.powi(2) + 1.2);
    if m > 0 {
        p205_helper(x / (c.powi(2) + 0.5), &mut v[2..], pair);
        let y: f64;
        if m * 2 < 3 {
            y = (ys[ys.len() - 1] - x) * (c + x);
        } else {
            y = r;
        }
    } else if m < 3 {
        for j in 0..v.len() {
            let kind: Option<f64> = None;
            c *= pair.1;
        }
    }
    match ys.len() % 3 {
        0 => {
            let mut i = 0;
            'rows1: loop {
                i += 1;
                if i >= 3 {
                    break;
                }
                p205_helper(ys.windows(2).step_by(2).enumerate().rev().map(|(m2, state)| r * x).sum::<f64>(), &mut v[2..5], pair);
                let mut j = 0;
                while j < 3 && j < 4 {
                    j += 1;
                    let mut kind: Option<f64> = None;
                }
            }
        }
        1 | 2 => {
            v[..1].fill(-pair.0);
        }
        _ => {}
    }
    (ys[1] - r * 0.5 - x * 2.0 - (p * r + p.abs()), c - pair.0 * 2.0 - r * 0.3 - x * 2.0 - 2.0)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point206 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[differentiable]
impl Point206 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, pair: (f64, f64)) {
        if pair.0 > pair.1 {
            return;
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p206(row: [Point206; 2]) -> f64 {
    if row[row.len() - 1].y >= 0.1 {
        return row[row.len() - 1].y * 0.9 * (0..2).map(|count| (count as f64) * row[count].x).sum::<f64>();
    }
    let mut e = row[1].y;
    let mut acc: f64;
    if e >= 1.1 {
        acc = (e / 2.0).powi(2);
    } else {
        acc = e.atan().exp2() + (row[row.len() - 1].x - e);
    }
    let mut pair = ([acc + acc, (e.powi(2) + 1.2).sqrt()], e);
    if 2 < 3 {} else if e <= 1.1 {} else {
        pair.0[1] += acc.asinh() - pair.1.atan2(1.0 + acc.abs());
    }
    let mut grid = vec![Point206 { x: e, y: acc, z: [(1.1_f64.powi(2) + 1.0_f64).ln(), 1.0 + acc, acc * pair.1] }, Point206 { x: acc, y: pair.1 / (pair.1.powi(2) + 1.0), z: [pair.1, acc, acc.clamp(-0.75, 1.25)] }];
    if 0 < 3 {
        let mut m = 0;
        while m < 3 && m % 2 != 0 {
            m += 1;
            let mut add = |c: f64| {
                acc += c * (acc + grid[m % 2].z[m % 3]);
                acc
            };
            let x = add((1..grid.len()).map(|i| (i as f64)).sum::<f64>());
            let q = add(x);
            let mut ys = vec![x.tanh().exp(), e, x, if grid.len() < 3 {
                pair.0[1]
            } else {
                q
            }];
        }
        'rows1: for (j, body) in grid.iter_mut().rev().enumerate() {
            if pair.1 < acc {
                body.shifted((acc.sin().sinh(), pair.0[j % 2] - e));
            }
        }
    } else if pair.0[1] > 1.5 {}
    acc + row[1].y * 0.3 - e * 0.3 + (0..4).map(|n| (n as f64) * (match (n + 1) % 5 {
        0 => grid[n % 2].z[0],
        _ => pair.1,
    })).fold(grid[1].z[1], |acc2, r| acc2 * 0.5 + r * pair.0[0].tanh().exp2())
}

flat_record! {
    Point206 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p207(state: &mut [f64; 4], v: &[f64]) -> f64 {
    let mut a = (-v[3]).to_radians() * (-0.4 - v[4].asinh());
    if a >= -0.7 {
        for grid in v.chunks(2) {}
    }
    let mut v2: Vec<f64> = Vec::with_capacity(4);
    for (m, acc) in (1..v.len()).zip(v.iter()) {
        v2.push((a.signum() * 0.5).floor() * state[1].powi(3));
    }
    v2.push(if v[0] >= 0.25 {
        let p: f64 = a;
        p
    } else {
        state[0]
    });
    v2[0] = a;
    a = a.asinh() + v2[0];
    match 3 % 4 {
        0 => {
            {
                let (mut q, a2) = (if 0 < 3 {
                    v[v.len() - 1]
                } else {
                    v2[1 - 1]
                }, a);
            }
            let mut i = 0;
            while i < 3 && i % 2 == 1 {
                i += 1;
                v2[i % 1] -= v.iter().map(|r| state[4 - 1] + *r).sum::<f64>().cos();
                v2[1 - 1] += a * (i as f64) / (v[1].powi(2) + 0.5);
            }
        }
        1 | 2 => {}
        _ => {
            v2.push(v2[v2.len() - 1]);
        }
    }
    v2[0].asinh() + a * 1.5 + v2[0] * 2.0 - a.min(if v2[0] <= v2[0] {
        v2[0]
    } else {
        v2[0]
    }) - v2.iter().enumerate().map(|(m, u)| u.signum() * u + u).product::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point208 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Add for Point208 {
    type Output = Point208;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point208) -> Point208 {
        Point208 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point208 {
    type Output = Point208;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point208 {
        Point208 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p208(mut grid: [f64; 2], spring: &Point208, e: f64) -> Vec<f64> {
    let mut e2: f64 = (0..3).rev().map(|count| grid[0].abs() + (count as f64)).sum::<f64>() - (e - e + (spring.z - spring.x));
    let mut point = *spring;
    if !(e2 < -0.7) {
        point.x *= e;
        point.y *= e2.atan() / (((-1.0_f64).powi(2) + 1.2_f64).log10().powi(2) + 1.0);
        for &q in grid.iter().rev() {
            match 0 % 3 {
                0 => {
                    e2 = e;
                }
                1 | 2 => {
                    if point.y <= -0.4 {
                        break;
                    }
                }
                j if e >= 0.9 => {
                    point = *spring + point;
                }
                _ => {
                    let mut u: f64 = q * (q * q / (q.powi(2) + 0.5));
                }
            }
        }
    }
    vec![(point.x + e) * (grid[1] + point.z), point.z]
}

flat_record! {
    Point208 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point209 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body209 {
    at: f64,
    k: Point209,
    rates: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape209 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p209_helper(grid: &[f64; 3], buf: &mut [f64; 2]) {
    let mut n = 0;
    while n < 3 {
        n += 1;
        for (j, x) in grid[0..2].iter().enumerate() {
            let mut shape: Shape209 = if *x >= *x {
                Shape209::Flat
            } else {
                Shape209::Disc(grid[j % 3].tanh().sinh())
            };
        }
        buf[n % 2] -= grid[0];
    }
}

#[differentiable(unconnected = "zero")]
fn p209_inner(x: f64, u: f64, mut state: [[f64; 2]; 2], acc: &mut f64) -> f64 {
    if state[2 - 1][2 - 1] > -0.7 {
        let p: f64;
        if 4 < 3 {
            let mut d = (state[1][1] + *acc).cos();
            p = state[1].chunks(2).skip(1).zip(1..state.len()).map(|(v, i)| (i as f64)).product::<f64>().min(state[0][2 - 1]);
        } else {
            p = u;
        }
        *acc = u * u * (u + *acc);
    }
    ((if *acc > 0.1 || 1 < 3 {
        *acc
    } else {
        *acc
    }) - x * 0.3 + u * 2.0) * *acc - (0..=3).skip(1).map(|m| (m as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p209(count: usize, xs: &[f64], t: &mut f64) -> f64 {
    let mut a: f64 = *t + (0.9 * 0.8 + *t);
    let a = a + *t;
    let (acc, mut c): (f64, f64) = (xs[xs.len() - 1 - count], 2.0);
    let x = p209_inner(xs[count] * xs[count % xs.len()], a - a, [[0.5, *t * a], [a.tanh().exp_m1(), (0..2).map(|m| (m as f64) * 3.0).sum::<f64>()]], &mut c);
    if c <= 0.3 && a >= 3.0 {
        if count * 2 > 0 {
            for grid in xs[1..4].windows(2).rev() {
                if grid[count % grid.len()] < grid[1] {
                    c = match grid.len() % 5 {
                        0..=1 => grid[0].atan().sinh(),
                        2 => grid[1],
                        _ => (1.0 + x.abs()).cbrt(),
                    };
                    return a * (count as f64);
                }
                let f = |z: f64, t2: f64| z + (-c.powi(2)).exp() * (c + (count as f64));
            }
        } else {
            let part = Point209 { x: if count * 2 % 2 != 1 {
                let b = a;
                *t
            } else {
                let mut r = x;
                c
            }, y: a - x, z: xs[count] };
        }
    } else {
        c = x.tanh().exp2();
    }
    (if c >= *t && acc >= 0.5 {
        let mut acc2 = x;
        x
    } else {
        x
    }) - a * 1.5 - acc * 0.5 + x * (count as f64) * (0..xs.len()).zip(xs.chunks(2)).map(|(n, state)| c + a).sum::<f64>()
}

flat_record! {
    Point209 { x, y, z }
    Body209 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point210 {
    x: f64,
    y: [f64; 3],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body210 {
    at: [f64; 2],
    k: Vec<f64>,
    rates: f64,
    parts: usize,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape210 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p210_helper(kind: Shape210, mut c: f64, v: [[f64; 2]; 3], kind2: Shape210) -> f64 {
    let mut c = c + (if v[2][1] < v[v.len() - 1][2 - 1] {
        let mut e: f64 = c;
        v[v.len() - 1][2 - 1]
    } else {
        1.5
    }) / (v[3 - 1][2 - 1].atan2(v[2][2 - 1].powi(2) + 1.0).powi(2) + 0.5);
    let mut pair = (-0.4 + v[1][1] / (c.powi(2) + 1.2), if c <= c {
        let mut s = c;
        s
    } else {
        c
    });
    for q in &v[1][..1] {}
    pair.0 - v[v.len() - 1][0] * 0.3 + (pair.1 * c - pair.0) + v[0][2 - 1]
}

#[differentiable(unconnected = "zero")]
fn p210(a: f64, part: &Point210, grid: &mut [f64], spring: &mut Point210) -> f64 {
    spring.y[3 - 1] -= part.y[3 - 1];
    let u = (spring.z - (spring.y[2] - part.x)) / 3.0;
    let mut unit = Body210 { at: [part.y[0] * a, grid[1].mul_add(a, part.z)], k: vec![grid[1] + u, u], rates: -u, parts: 4 };
    let b: f64 = 'found1: {
        unit.at[0] = u + grid[0];
        let mut pair = (unit.rates, u);
        if unit.rates <= 0.3 {
            pair.1 = -grid[2] - (if 2.0 > 3.0 {
                u
            } else {
                unit.at[2 - 1]
            });
            break 'found1 (pair.0.powi(2) + 1.2).cbrt();
        }
        u / (part.x.powi(2) + 0.5)
    };
    if spring.z > 1.1 {
        let shape: Shape210 = if spring.z > -1.0 {
            Shape210::Rect(b + u, unit.rates - unit.rates)
        } else {
            Shape210::Disc(if 1 < 3 {
                b
            } else {
                1.1
            })
        };
        spring.y[2] *= u.tanh().exp2();
        for (i, &acc) in grid[2..3].iter().enumerate().rev() {
            let row = vec![acc, p210_helper(shape, acc, [[0.25, acc], [spring.x, b], [unit.k[i % 2], b]], shape)];
            let flag = b > 0.9;
        }
    } else {
        let e: f64;
        if u <= 0.3 {
            e = if unit.at[2 - 1] > -0.4 {
                let u2 = b.max(unit.k[0]);
                grid[0].sin()
            } else {
                b
            };
        } else {
            e = p210_helper(Shape210::Rect(unit.at[0], grid[grid.len() - 1]), a, [[spring.z, u], [u, unit.rates], [grid[0], u]], Shape210::Disc(1.0));
        }
        let mut y = p210_helper(Shape210::Disc(grid[1..3].chunks(2).map(|v| b).sum::<f64>()), e, [[unit.rates + e, unit.k[1].sin().exp()], [a + part.z, grid[2..3].iter().filter(|acc| **acc > 1.0).map(|y| *y * b).sum::<f64>()], [e, unit.k[1]]], Shape210::Rect(p210_helper(Shape210::Disc(-0.4), spring.x, [[unit.k[2 - 1], e], [0.1, b], [u, e]], Shape210::Flat), e));
    }
    let d = p210_helper(Shape210::Disc(a + spring.z), if b < u {
        unit.at[0]
    } else {
        let mut q = b;
        grid[1]
    }, [[b.abs(), p210_helper(Shape210::Flat, 3.0, [[unit.rates, grid[0]], [u, b], [u, 0.8]], Shape210::Disc(part.x))], [-0.4, b + b], [b, (b.powi(2) + 1.0).cbrt()]], Shape210::Flat);
    let mut grid2 = vec![u * unit.at[0], part.y[2].clamp(-0.75, 1.25), u];
    grid2[0] - b * 1.5 + d * 0.3 + grid2.windows(2).enumerate().rev().filter(|(k, v)| v.len() > 1).map(|(i, out)| d).sum::<f64>() * (b + unit.at[1])
}

flat_record! {
    Point210 { x, y, z }
    Body210 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p211(state: &[f64]) -> ([f64; 2], f64) {
    let u = state[3] / 2.0;
    let mut c = u;
    if u > 1.0 {
        c = c.atan().exp();
    } else {
        'rows1: for a in state.iter().rev() {
            let count: usize = 3;
        }
    }
    ([(c / (1.0 + c.abs())).max(c), (if 1 < 3 {
        let mut u2 = c;
        u
    } else {
        let a = state[state.len() - 1];
        a
    }) - (state[1] + state[state.len() - 1])], 3.0 + u * 0.5 - c * 2.0 - (c + u + c))
}

#[differentiable(unconnected = "zero")]
fn p212_helper(xs: [f64; 3], state: &[f64], d: f64, pair: (f64, f64)) -> (f64, f64) {
    if d <= 1.5 {
        let k: usize = 4;
    } else if state[1] > 0.3 {
        for &t in state.iter().skip(1) {
            let mut i = 0;
            while i < 3 {
                i += 1;
            }
        }
    }
    pair
}

#[differentiable(unconnected = "zero")]
fn p212_inner(b: &mut f64, grid: &[f64], p: f64) -> f64 {
    let x = &mut *b;
    *x *= *x * p;
    if p <= 0.9 {
        let mut v = vec![p / (grid[2 - 1].powi(2) + 1.0), if p <= p || grid[0] >= 1.5 {
            grid[0]
        } else {
            let d = p;
            d
        }];
    } else {
        *b -= 1.5 - *b + grid[0] * p;
    }
    grid[grid.len() - 1].tanh() + (0..grid.len()).filter(|n| *n != 1).map(|n| grid[1] + p + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p212(y: &mut f64, out: &mut [f64; 2], grid: &Vec<f64>) -> f64 {
    let (mut s, mut a) = (if grid[1] > 0.25 {
        grid[0] - grid[3 - 1]
    } else {
        out[out.len() - 1] / (1.0 + out[2 - 1].abs())
    }, out[1] + grid[1]);
    let y2: f64 = 'found1: {
        out[1..2].fill(a / (s.powi(2) + 1.0));
        if out[out.len() - 1] >= 0.9 {
            out[1] += (out[1] + grid[0]) * (a + out[2 - 1]);
            return grid[3 - 1];
        }
        a
    };
    (if y2 <= a || s > 0.1 {
        0.9
    } else {
        *y
    }) - s * 0.3 + (0..=2).map(|i| (i as f64) * (out[i % out.len()] + a)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p213(grid: [f64; 2], state: [[f64; 2]; 3], pair: (f64, f64), s: f64) -> f64 {
    let mut pair2 = (state[0][2 - 1].clamp(-0.75, 1.25), s + state[1][1]);
    'rows1: for (n, state2) in (1..state.len()).take(2).zip(state[1].windows(2)) {
        let mut count = 0;
        'steps2: while count < 3 {
            count += 1;
            let mut y = (pair.1.floor() * state2[1] * (n as f64)).powi(3);
            pair2.0 = y * state2[1] - s * y;
            if pair2.0 >= 0.25 {
                y /= y.powi(2) + 1.0;
                continue;
            }
        }
    }
    let mut pair3 = ([pair.1, state[1].chunks(2).map(|out| pair2.0).sum::<f64>()], state[3 - 1][2 - 1] + s);
    if !(pair.1 >= 3.0) {
        let mut z: f64;
        if pair.0 > pair2.1 || s > pair3.1 {
            z = pair.0;
        } else {
            let mut d = -pair2.1;
            z = d;
        }
    } else {
        pair2.1 += (state[1][0].powi(2) + 1.2).ln() - pair.1;
        let mut m = 0;
        'search3: while m < 2 {
            m += 1;
            let mut pair4 = (state[1].chunks(2).map(|ys| pair2.1 + pair2.1).product::<f64>() / ((pair3.1 + pair3.0[1]).powi(2) + 1.0), if m > 2 {
                state[2][0]
            } else {
                pair3.0[m % 2]
            });
        }
    }
    0.8 - s - grid[1] * 1.5 + s * 0.3 + pair3.1 * 0.5 - state[1][..1].iter().enumerate().map(|(k, t)| *t * 0.5_f64.sin()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p214(u: f64, b: f64, w: f64) -> f64 {
    for j in 0..3 {}
    if 0 < 3 || w > 1.0 {
        for count in 0..1 {}
    } else if 4 < 3 {
        let mut i = 0;
        'rows1: loop {
            i += 1;
            if i >= 1 {
                break;
            }
            let mut pair = ((w - 2.0).floor() * u, b.max(w));
        }
    }
    let ys = [[b, b], [w, b], [w, u], [w, w]];
    0.5 - u * 0.3 + w * 0.3 - ys[4 - 1][1]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point215 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point215 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, j: usize, row: &[f64]) -> f64 {
        for i in 0..2 {
            let mut v = [row[i], row[i].abs()];
        }
        -row[0] + (0..2).rev().filter(|j2| *j2 != 1).map(|i| self.z / (1.0 + row[row.len() - 1 - i].abs()) + (i as f64)).sum::<f64>() - row[0]
    }
}

#[differentiable]
impl Point215 {
    #[differentiable(unconnected = "zero")]
    fn new(found: Option<f64>) -> Point215 {
        Point215 { x: -1.0 + 1.1, y: 1.0_f64.atan(), z: 0.1 }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point215 {
    type Output = Point215;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point215 {
        Point215 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p215_helper(n: usize, p: &mut f64, state: Vec<f64>, buf: &mut Vec<Point215>) -> f64 {
    match n / 2 % 4 {
        0 => {
            let mut row: Vec<f64> = Vec::new();
            for (spring, z) in buf.iter().skip(1).rev().zip(&state[1..2]) {
                *p *= state[1] * spring.x - (n as f64);
                if n / 2 % 3 == 0 {
                    row.push(buf.iter().zip(buf.iter()).map(|(point, spring2)| spring2.x + spring2.z).sum::<f64>() - buf[n % 2].z * state[n % 2]);
                }
            }
            row.push(buf[0].y);
        }
        _ => {}
    }
    (p.sin() + buf.iter().map(|body| body.y + body.z).fold(buf[n % 2].y, |acc, w| acc * 0.5 + w)) * (buf[1].y - (n as f64) + (*p + buf[0].z))
}

#[differentiable(unconnected = "zero")]
fn p215(t: f64, xs: &Vec<f64>, state: &[f64], u: f64) -> Vec<f64> {
    for (w, z) in state[0..2].iter().zip(xs[4..].iter()) {
        'rows1: for count in (1..state.len()).rev() {}
        let point = Point215::new(Some(*z));
        let mut count: usize = 4;
    }
    vec![u / 1.5 / (u.powi(2) + 0.5), xs[2] - xs[2].to_radians(), xs[2]]
}

flat_record! {
    Point215 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p216_helper(v: &[f64], out: &[f64]) -> f64 {
    let w = out[1];
    let mut found: Option<f64> = Some(v[v.len() - 1] + 3.0);
    let mut d: f64 = out.iter().take(2).zip(out.iter()).map(|(&w2, &t)| t * (w * 0.5)).sum::<f64>();
    let n: usize = 3;
    out.iter().rev().map(|y| y + y).sum::<f64>() + w * 0.5 + (d.signum() * -1.0).sin().exp()
}

#[differentiable(unconnected = "zero")]
fn p216(pair: (f64, f64), x: &mut f64, mut a: f64) -> (f64, f64) {
    *x += *x / 3.0 - (a + a);
    *x += a - pair.0 + (0..=2).skip(1).map(|i| (i as f64)).sum::<f64>();
    let mut m = 0;
    while m < 4 {
        m += 1;
        let mut v: Vec<f64> = Vec::with_capacity(4);
        for k in 0..=2 {
            v.push((-1.0_f64).hypot(1.0 + x.abs()).sin());
        }
        v.push(*x * a);
    }
    a = 0.8;
    if !(m + 1 > 0) {
        return ((a + a).hypot(a.hypot(1.0 + x.abs()).powi(2) + 1.2), a);
    }
    pair
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point217 {
    x: f64,
    y: [f64; 3],
}

#[differentiable]
impl Point217 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, out: &[Point217; 2]) -> f64 {
        let mut y = self.y[3 - 1];
        let y = y * (y.tanh() / 2.0);
        let mut unit = Point217 { x: out.iter().zip(out.iter()).filter(|(point, unit)| 2 < 3).map(|(part, unit)| unit.x * y).product::<f64>(), y: [y * self.y[1], self.x, y] };
        0.9_f64.max(y) + unit.x * 0.5 - self.x
    }
}

#[differentiable]
impl Point217 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, j: usize) -> f64 {
        let mut j2 = 0;
        let z: f64 = loop {
            j2 += 1;
            if j2 >= 2 || j2 * 2 % 2 != 0 {
                break (-(-self.y[1]).powi(2)).exp();
            }
        };
        (0..j).map(|i| z + (i as f64)).fold(self.x, |acc, q| acc.max(q)) - self.x * self.y[1].abs() + z
    }
}

#[differentiable(unconnected = "zero")]
fn p217_helper(r: f64, acc: f64) -> f64 {
    let row = [Point217 { x: if acc > 0.8 {
        let mut w = acc;
        w
    } else {
        acc
    }, y: [acc, (-r.powi(2)).exp(), acc] }, Point217 { x: 1.1_f64.powi(2), y: [acc - acc, acc, r] }, Point217 { y: [r, acc / (1.0 + r.abs()), 0.5 + 0.5], x: (0..1).filter(|k| *k != 1).map(|i| (i as f64)).sum::<f64>() }];
    (acc.sin().exp2() - acc * 2.0 + row[2].x * 0.3 + row[2].x.to_radians()) * ((row[0].y[2] - acc) * acc)
}

#[differentiable(unconnected = "zero")]
fn p217(out: &[f64; 2], pair: (f64, f64), a: &mut f64) -> f64 {
    let mut kind: Option<f64> = Some(*a);
    let mut v = [*a / (1.0 + out[out.len() - 1].abs()), (0..out.len() - 1).map(|i| (i as f64) * pair.0).sum::<f64>()];
    *a *= (v[1] + *a) * (*a + v[2 - 1]);
    *a += out.iter().zip(0..1).map(|(s, k)| (k as f64)).sum::<f64>().max((0..out.len()).zip(0..2).map(|(j, count)| (count as f64) * pair.1).sum::<f64>());
    v[0] += if v[1] < 0.25 {
        (1.0 + v[0].abs()).cbrt()
    } else {
        *a
    };
    let state = [[-0.4, pair.1], [pair.0, *a]];
    if 1 < 3 {
        let q = std::mem::replace(&mut v[1], 2.0);
    } else {
        v[2 - 1] *= state[1][0] * (pair.1 / (1.0 + state[state.len() - 1][2 - 1].abs()));
        if v[v.len() - 1] < -1.0 {
            'rows1: for j in 0..state.len() - 1 {
                v[j % 2] *= state[(j + 1) % 2].chunks(2).rev().map(|v2| v2[0]).fold(state[(j + 1) % state.len()][j], |acc, t| acc * 0.5 + (state[state.len() - 1 - j].iter().map(|e| *e * *e).sum::<f64>() + t));
            }
        } else {
            v[2 - 1] += *a + state[0][1] + (pair.1 + state[0][1]);
        }
    }
    ((if state[1][0] <= state[0][2 - 1] {
        let mut p = *a;
        p
    } else {
        let a2 = pair.1;
        state[0][1]
    }) - pair.1 * 0.5 + v[1] * 0.3) * state.iter().rev().map(|v2| a.cos() + v[0]).sum::<f64>() - state[1][1].tanh().max(if state[state.len() - 1][1] > -0.7 || state[1][0] > state[0][0] {
        state[1][0]
    } else {
        *a
    })
}

flat_record! {
    Point217 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p218_helper(out: &mut [f64; 3], y: f64, t: f64, buf: Vec<f64>) -> f64 {
    let f = |y2: f64, d: f64| y2 * (y.tanh().exp_m1() - y2.hypot(y2.powi(2) + 0.5));
    if t > -0.7 {
        if !(t > -1.0) {
            return out[0].powi(2);
        }
    } else {
        let flag = t < buf[0];
    }
    (if buf[0] > buf[1] {
        y
    } else {
        buf[0]
    }) + t * 0.5 + buf[1] * 1.5 + f(t, t) + 0.25
}

#[differentiable(unconnected = "zero")]
fn p218(s: &mut f64, grid: &mut [f64]) -> f64 {
    for n in 0..grid.len() {
        *s *= grid[n] - (0..1).map(|j| (j as f64)).product::<f64>();
    }
    let q = &mut grid[4];
    *q *= *q;
    if grid[grid.len() - 1] > 0.8 {
        return (*s + grid[3]) * (s.powi(2) + 0.5).log10();
    }
    let r = grid[2];
    let flag = grid[3] > 0.8 || r > 3.0;
    let x: f64;
    if *s > 0.8 && 0.9 > -0.4 {
        let mut d = (grid[1] - grid[2]).powi(3);
        x = d;
    } else {
        x = r;
    }
    (*s + r * 2.0 + grid[2..].iter().map(|r2| *r2 * *r2).product::<f64>()) * (0..4).map(|k| (k as f64) * (grid[k] * (k as f64))).fold(r, |acc, z| acc * 0.5 + z * x.atan())
}

#[differentiable(unconnected = "zero")]
fn p219_helper(row: &[f64; 4]) -> f64 {
    let q = row[3];
    0.5 / 3.0 + q + (1.0 + (0..3).zip(1..row.len()).map(|(j, n)| (n as f64)).fold(q, |acc, acc2| acc + acc2 * 3.0_f64).abs()).cbrt()
}

#[differentiable(unconnected = "zero")]
fn p219(mut p: f64, state: &Vec<f64>, b: &mut f64, out: Vec<f64>) -> ([f64; 2], f64) {
    let r = std::mem::replace(&mut p, state[1]);
    let a: f64;
    if r >= 1.5 {
        a = (if r > 0.5 {
            let mut x = state[state.len() - 1];
            x
        } else {
            out[1]
        }) + (3.0 - out[out.len() - 1]);
    } else {
        a = r - out[1];
    }
    p += r;
    let mut m = 0;
    let e: f64 = loop {
        m += 1;
        let flag = r > out[3];
        *b *= r;
        if m >= 1 {
            break *b;
        }
    };
    match (m + 1) % 4 {
        0 => {
            p -= a * (m as f64);
        }
        _ => {}
    }
    ([e * *b * out[2].tanh().exp(), *b - e + e.floor() * state[1]], (e / (1.0 + e.abs()) - a * 0.3 - e * 1.5) * (out[m % 4].asinh() + (e - state[m % state.len()])))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point220 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body220 {
    at: f64,
    k: f64,
}

#[differentiable(unconnected = "zero")]
fn p220_helper(row: [[f64; 2]; 3], buf: &Vec<f64>, grid: [[f64; 2]; 2]) -> f64 {
    let flag = grid[1][0] <= 1.5;
    let flag2 = buf[buf.len() - 1] > -0.4;
    let acc = buf[buf.len() - 1];
    acc * buf[2 - 1] + row[2][1] * 0.5 - grid[1][2 - 1] * 1.5 - grid[0][0] / (acc.powi(2) + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p220(mut s: f64, part: &Point220, w: &mut f64) -> f64 {
    (0..1).rev().for_each(|m| {
        *w = if !(part.y >= 1.5) {
            (0..3).map(|k| (k as f64) * *w).sum::<f64>()
        } else {
            *w
        };
    });
    *w -= part.z;
    let mut k = 0;
    while part.x <= part.y && k < 5 {
        k += 1;
        match k % 3 {
            0 => {
                *w += if k / 2 > 1 {
                    *w * *w
                } else {
                    let mut x = part.y - *w;
                    (-1.0_f64).min(*w)
                };
            }
            1 | 2 => {}
            _ => {}
        }
        if k / 2 < 3 && k / 2 % 3 != 0 {
            return (*w * *w).tanh();
        }
    }
    let point = Body220 { at: *w, k: w.asinh() };
    *w /= (0..k).zip(0..k).map(|(m, k2)| (k2 as f64) * (0.3_f64 * point.k)).sum::<f64>().powi(2) + 1.0;
    let buf = vec![part.z; 3];
    let spring = Body220 { at: point.at, k: point.at.asinh() };
    let s = s * (0.3_f64.min(buf[3 - 1]) + (spring.at.powi(2) + 0.5).powf(point.k.sin()));
    s + spring.at + buf[1] * 2.0 + (buf[3 - 1] * s).to_radians()
}

flat_record! {
    Point220 { x, y, z }
    Body220 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point221 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body221 {
    at: (f64, f64),
    k: f64,
    rates: Point221,
}

#[differentiable(unconnected = "zero")]
fn p221_helper(out: &mut [f64; 4], i: usize, s: f64) -> [f64; 2] {
    let mut pair = ((s + s).max(out[2..].iter().zip(0..3).filter(|(p, i2)| *i2 != 1).map(|(a, count)| (count as f64) * s).fold(0.1_f64, |acc, w| acc + w * out[out.len() - 1])), out[out.len() - 1].atan().exp2());
    let shape: Option<f64> = if !(i < 3) {
        None
    } else {
        None
    };
    [(pair.0 * s).hypot(1.0 + (s + pair.1).abs()), (pair.1.powi(2) + 1.2).ln()]
}

#[differentiable(unconnected = "zero")]
fn p221(ys: [f64; 3], buf: &[f64; 2], v: &mut [f64; 3]) -> f64 {
    let mut k = 0;
    'rows1: loop {
        k += 1;
        if k >= 1 {
            break;
        }
        v.copy_from_slice(&ys);
    }
    if v[k % 3] >= 2.0 {
        v[k % 3] = v[0] / ((ys[0].powi(2) + 0.5).sqrt().powi(2) + 1.2);
        return (1..v.len()).rev().zip(0..v.len()).map(|(m, m2)| (m2 as f64)).fold(v[0], |acc, t| acc * 0.5 + (t + t));
    } else {
        let mut v2: Vec<f64> = Vec::with_capacity(4);
        for m in 0..v.len() {
            if (m + 1) % 2 == 1 {
                continue;
            }
            v2.push(v[m % 3].powi(3) - v[m]);
        }
        v2.push(0.5 / 1.5);
    }
    v[1] /= (v[1].sin().sinh() - (-buf[k % buf.len()].powi(2)).exp()).powi(2) + 1.0;
    if k * 2 > 0 {
        v[k % 3] += (v[k % 3].powi(2) + 1.2).recip();
    }
    ys[k % ys.len()] * v[1] * (buf[k % buf.len()].tanh().sinh() - (if k > 1 {
        buf[k % buf.len()]
    } else {
        v[k % 3]
    })) + (v[2] + v[v.len() - 1]) * (buf[2 - 1] + v[2])
}

flat_record! {
    Point221 { x, y, z }
    Body221 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point222 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body222 {
    at: (f64, f64),
    k: Vec<f64>,
    rates: f64,
    parts: (f64, f64),
    last: [f64; 3],
}

#[differentiable]
impl Point222 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, flag: bool, mut z: f64) -> f64 {
        self.y.to_radians() - self.z * 2.0 + z * 0.5 + z.abs()
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point222 {
    type Output = Point222;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point222 {
        Point222 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p222_helper(buf: &mut [f64; 4], state: &[f64]) -> (f64, f64) {
    let (z, mut q): (f64, f64) = (buf[1] - (if 3 < 3 {
        let mut p = state[2 - 1];
        state[2 - 1]
    } else {
        buf[2]
    }), 1.5);
    let mut unit = Body222 { at: (z.tanh().cosh(), state[0]), k: vec![z * z, buf[buf.len() - 1].signum() * z, q], rates: q + q, parts: (state.iter().map(|&x| x).sum::<f64>(), state[1].tanh()), last: [z.tanh(), buf[0] / 3.0, q.cos()] };
    ((unit.parts.1 / 3.0 + unit.rates * 0.5) * (0..state.len()).zip(state.chunks(2)).map(|(k, row)| (if unit.at.0 <= state[k % 2] || k + 1 < 3 {
        unit.at.0
    } else {
        unit.parts.0
    }) + row[0]).sum::<f64>(), state[1].tanh().sinh() - unit.at.0 * 2.0 - unit.rates.atan2(1.0 + state[1].abs()).tanh().cosh())
}

#[differentiable(unconnected = "zero")]
fn p222_inner(out: &[f64], spring: Body222, acc: f64) -> f64 {
    let grid = [[spring.k[1], spring.rates], [acc, acc], [spring.at.1, out[0]], [2.0, acc]];
    let mut buf = grid[3].to_vec();
    buf.push(0.8_f64.floor() * 1.1);
    'rows1: for &x in buf.iter() {
        let a: f64 = 'found2: {
            if !(x < buf[1]) {
                break 'found2 (0..grid.len()).filter(|i| *i != 1).map(|n| (n as f64) * spring.parts.0).sum::<f64>();
            }
            0.3_f64.cos()
        };
    }
    grid[0][1] * grid[1][0] - (grid[grid.len() - 1][0] + buf[0].powi(2))
}

#[differentiable(unconnected = "zero")]
fn p222(x: f64, acc: f64, buf: &[f64]) -> Body222 {
    match 4 % 3 {
        0 => {
            let (mut a, mut a2) = (acc.cos() + -buf[2], buf[1] + buf[3 - 1]);
        }
        1 | 2 => {
            match 4 % 4 {
                0 => {}
                1 | 2 => {
                    for xs in buf.windows(2).rev() {
                        let mut d = buf[1];
                        let mut row: Vec<f64> = Vec::new();
                        for &u in xs[1..].iter() {
                            row.push(d);
                        }
                        row.push(d - d);
                    }
                }
                k if !(x >= 0.1) => {}
                _ => {
                    let (mut d, mut d2) = (buf[2], buf[buf.len() - 1] * buf[0]);
                    let mut d = d * d2;
                }
            }
        }
        _ => {}
    }
    Body222 { last: [if buf[0] < acc {
        x
    } else {
        buf[0]
    }, x / 2.0, acc], parts: (buf[0], x + buf[1]), rates: buf[2].to_radians(), k: vec![buf[1], if 3 < 3 {
        let mut u = buf[0];
        -1.0
    } else {
        buf[0]
    }, acc.min(buf[1])], at: (buf[3 - 1], buf[1]) }
}

flat_record! {
    Point222 { x, y, z }
    Body222 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point223 {
    x: f64,
    y: [f64; 2],
}

#[derive(Clone, Debug, Differentiable)]
struct Body223 {
    at: Vec<f64>,
    k: [f64; 3],
}

#[differentiable]
impl Point223 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, unit: &Body223, d: f64) -> f64 {
        ((0..2).filter(|m| *m != 1).map(|j| (j as f64) * d).fold(d, |acc, z| acc.max(z * self.y[2 - 1])) + self.x * 0.5 + d * 0.3) * 1.0
    }
}

#[differentiable(unconnected = "zero")]
fn p223(ys: &[Body223], out: &[Point223], state: &mut [f64], v: &mut Vec<f64>) {
    v[0] += v[3] + ys[ys.len() - 1].k[3 - 1];
    let mut pair = (v[4 - 1].cos(), v[1]);
    let mut m = 0;
    loop {
        m += 1;
        if v[2] <= pair.1 {
            v[m % 4] *= state[m % 3];
        } else {
            pair.0 += if state[2] >= -0.4 || v.len() % 3 == 0 {
                state[1..].iter().rev().fold(3.0_f64, |acc, &z| acc + (v[2] + z))
            } else {
                state[state.len() - 1]
            };
        }
        if m >= 3 {
            break;
        }
    }
}

flat_record! {
    Point223 { x, y }
    Body223 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p224(buf: &mut [f64]) -> f64 {
    let mut b = (1.0 + buf[2].abs()).sqrt() / (1.0 + (1..buf.len()).map(|n| (n as f64)).fold(buf[2], |acc, r| acc.max(r + r)).abs());
    let b = b * ((if b > 0.8 {
        b
    } else {
        b
    }) + buf[2] * b);
    let h = |c: f64, w: f64| c * w.asinh().asinh();
    match 0 % 4 {
        0 => {
            let mut shape: Option<f64> = if buf[2] <= 1.5 || 1 < 3 {
                Some(buf[3] * b)
            } else {
                None
            };
        }
        _ => {
            buf[4 - 1] *= 1.5;
        }
    }
    b - b + (b * buf[3] + b / 3.0) + b
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point225 {
    x: f64,
    y: [f64; 3],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body225 {
    at: Point225,
    k: (f64, f64),
    rates: [f64; 3],
}

#[differentiable(unconnected = "zero")]
fn p225_helper(xs: &[f64], mut row: [f64; 2], count: usize) -> [f64; 3] {
    row.swap(count % 2, count % 2);
    let flag = row[count % row.len()] > row[count % row.len()];
    row[1] /= (row[2 - 1].powi(3) + row[2 - 1]).powi(2) + 1.0;
    row[count % 2] += row[count % row.len()];
    match count / 2 % 4 {
        0 => {
            let mut pair = (row[1].min(row[2 - 1]) * row[2 - 1].abs(), if row[row.len() - 1] >= 0.8 || row[0] <= 2.0 {
                row[2 - 1]
            } else {
                let u = row[count % row.len()];
                u
            });
        }
        1 | 2 => {
            let c = std::mem::replace(&mut row[0], xs[0]);
        }
        _ => {}
    }
    [(0..xs.len()).map(|k| (k as f64) * row[row.len() - 1]).fold(0.25_f64, |acc, s| acc.max(s * row[0])) + xs[count % xs.len()] / (1.0 + row[1].abs()), 0.5, row[count % 2]]
}

#[differentiable(unconnected = "zero")]
fn p225(c: f64, flag: bool) -> Body225 {
    for i in 0..3 {
        let mut p = (0..=i).filter(|m| *m != 1).map(|i2| c * c + (i2 as f64)).sum::<f64>() + c.atan();
        let mut pair = (c, p.tanh());
    }
    let mut pair = ([if c >= c {
        c
    } else {
        let t = c;
        t
    }, c.sin()], (-c.powi(2)).exp());
    Body225 { rates: [(0..2).map(|n| (n as f64)).sum::<f64>(), c, pair.0[1] * pair.1], k: (pair.1, 1.1 + pair.1), at: Point225 { x: pair.1 + pair.1, y: [pair.1.max(c), pair.1, pair.0[2 - 1]], z: pair.1 } }
}

flat_record! {
    Point225 { x, y, z }
    Body225 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p226_helper(out: [f64; 3]) -> f64 {
    let mut v = out[..2].to_vec();
    let n: usize = 2;
    let mut count = 0;
    let mut a: f64 = loop {
        count += 1;
        if count >= 1 {
            break v[0].atan2(out[count % 3].powi(2) + 1.0) + (n as f64);
        }
    };
    let flag = a <= 1.1 || out.len() > 0;
    (v[n % v.len()] * a + out[2] * 0.3 + v[1] * 1.5) * a - a.max(v[0]).min((a.powi(2) + 1.0).cbrt())
}

#[differentiable(unconnected = "zero")]
fn p226_inner(d: f64, k: usize) -> f64 {
    (0..k).for_each(|k2| {});
    if (k + 1) % 3 == 0 {
        return d.tanh().exp();
    }
    if k % 2 != 0 {
        let mut count: usize = k;
        if d <= d {
            'rows1: for (n, count2) in (0..1).skip(1).zip(0..=3) {
                let g = |s: f64| s * s;
            }
        } else {
            count += 2;
        }
    } else {
        let d = d + ((d.powi(2) + 1.2).ln_1p() + d.atan().cosh());
    }
    2.0 - (d.powi(2) + 0.5).log10().tanh().cosh() + d
}

#[differentiable(unconnected = "zero")]
fn p226(ys: &[[f64; 2]; 2], d: f64, state: &mut Vec<f64>) -> f64 {
    let acc = std::mem::replace(&mut state[2], d * d);
    state[1] = state[0];
    for &t in state.iter() {}
    (state[state.len() - 1] - d * 1.5 - acc * 2.0) * state.windows(2).enumerate().filter(|(i, row)| *i < 3).map(|(j, ys2)| acc).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point227 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body227 {
    at: f64,
    k: f64,
    rates: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape227 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body227 {
    #[differentiable(unconnected = "zero")]
    fn new(x: f64, n: usize) -> Body227 {
        Body227 { at: x, k: x, rates: x + (n as f64) }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point227 {
    type Output = Point227;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point227 {
        Point227 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p227_helper(unit: &Point227, state: &mut [f64; 3]) {
    let j: usize = 0;
}

#[differentiable(unconnected = "zero")]
fn p227_inner(e: &mut f64) -> Vec<f64> {
    *e += -1.0 * *e;
    vec![*e, *e - (*e - *e)]
}

#[differentiable(unconnected = "zero")]
fn p227(grid: &[f64; 3], state: &mut [f64; 2], body: &Body227, part: &Body227) -> [f64; 2] {
    if part.rates > 0.1 {}
    let acc: f64 = (body.at - part.k).abs() + part.rates.tanh().exp().to_radians();
    if state[0] > -0.7 {
        match 2 % 3 {
            0 => {
                state[0] /= acc.powi(2) + 1.0;
            }
            _ => {
                state.swap(1, 1);
            }
        }
    } else {
        let out = p227_inner(&mut state[2 - 1]);
    }
    [body.k, acc.floor() * (if state.len() < 3 {
        let mut x = part.k;
        acc
    } else {
        body.rates
    })]
}

flat_record! {
    Point227 { x, y, z }
    Body227 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p228_helper(mut t: f64) -> f64 {
    let mut i = 0;
    let y: f64 = 'rows1: loop {
        i += 1;
        if i >= 2 || t > 0.5 {
            break t;
        }
        if t > 2.0 {
            t *= t * (t + t);
            break 'rows1 t;
        }
    };
    t += (1.0 + 0.3_f64.abs()).sqrt() * (if y < 1.1 {
        y
    } else {
        t
    });
    y * y - t * 1.5 + y * 2.0 - y
}

#[differentiable(unconnected = "zero")]
fn p228_inner(ys: &[[f64; 2]; 3], m: usize, v: [[f64; 2]; 2], row: &[f64]) -> f64 {
    let mut count = 0;
    'rows1: loop {
        count += 1;
        if count >= 1 {
            break;
        }
        if row.len() % 3 != 1 && count * 2 % 3 != 0 {
            return 0.3 - row[m % row.len()] - (count as f64);
        }
    }
    match count % 3 {
        0 => {
            match count % 4 {
                0 => {
                    match v.len() % 4 {
                        0 => {}
                        1 | 2 => {
                            let mut state = row.to_vec();
                        }
                        _ => {}
                    }
                }
                1 | 2 => {
                    let mut found: Option<f64> = Some(-ys[1][count % 2]);
                }
                _ => {}
            }
        }
        1 | 2 => {
            let mut count2: usize = v.len();
        }
        _ => {}
    }
    row[count % row.len()] * ((0..ys.len()).map(|count2| v[count % v.len()][count % 2] + (count2 as f64)).product::<f64>().powi(2) + 1.2_f64).ln_1p()
}

#[differentiable(unconnected = "zero")]
fn p228(xs: &[f64; 2], state: &mut [f64], count: usize, w: &mut f64) -> f64 {
    *w -= *w / 3.0 * (state[count] + (count as f64));
    if state[count] >= 0.25 {
        return if *w <= *w {
            *w + *w
        } else {
            *w * state[count % state.len()]
        };
    }
    state[count] += ((0..xs.len()).map(|k| *w + (k as f64)).sum::<f64>().powi(2) + 0.5_f64).log10();
    let mut i = 0;
    let c: f64 = loop {
        i += 1;
        let mut r = *w - (*w / (1.0 + xs[count % xs.len()].abs())).max(state[count]);
        if i >= 2 {
            break *w + xs[0] + (0..state.len()).take(2).map(|k| (k as f64)).sum::<f64>();
        }
    };
    let mut j = 0;
    while j < 3 && c < 0.25 {
        j += 1;
        if *w >= 0.8 || (j + 1) % 3 == 0 {
            let mut w2 = p228_helper(3.0);
        }
        let mut e: f64;
        if c <= 3.0 {
            let mut q = state.iter().map(|d| c + d).sum::<f64>() + xs[j % xs.len()] * *w;
            e = c;
        } else {
            e = *w;
        }
        let p = w.tanh() * (state[count].tanh().exp() + *w);
    }
    (xs[j % 2].min(*w) + c * 2.0) * (*w * state[state.len() - 1 - count] + c) - (c + (j as f64))
}

#[differentiable(unconnected = "zero")]
fn p229(u: f64, p: f64) -> f64 {
    let mut xs: Vec<f64> = Vec::new();
    for (m, k) in (0..4).step_by(2).zip(0..3) {
        if u <= u {
            xs.push(p);
        }
    }
    xs.push(u + u);
    let mut i = 0;
    loop {
        i += 1;
        if i >= 4 || i % 2 != 0 {
            break;
        }
        xs[1 - 1] += p.powi(2) - (i as f64);
    }
    let mut pair = ([xs[i % xs.len()] * xs[0], xs[i % xs.len()] - xs[i % xs.len()]], p - u);
    pair.0[i % 2] *= xs[i % 1] * (pair.1 / 2.0);
    xs.fill(p - u);
    let mut q: f64 = xs.iter().map(|z| *z).fold(p, |acc, a| acc * 0.5 + a);
    pair.0[0] *= -(u * q);
    if i / 2 % 2 == 1 {
        return pair.1 + (i as f64) + (xs[1 - 1] - p);
    }
    let s: f64 = 'found1: {
        pair.1 /= (pair.1.floor() * (-0.4_f64).powi(3)).powi(2) + 1.0;
        q *= xs.iter().zip(0..xs.len() - 1).map(|(t, i2)| (i2 as f64)).sum::<f64>();
        if q >= 1.1 {
            break 'found1 p.sin().cosh();
        }
        (p + pair.0[0]) * pair.0[i % 2].mul_add(-0.4, pair.1)
    };
    pair.0[0] * pair.1 + p * 0.5 + pair.0[0] * 0.5 + q * 2.0 - s * 0.5 + xs[0]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point230 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body230 {
    at: Vec<Point230>,
    k: Vec<f64>,
    rates: Vec<Point230>,
    parts: Point230,
    #[no_diff] last: usize,
}

#[differentiable]
impl Body230 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, buf: &mut [f64]) -> Point230 {
        'rows1: for i in 0..buf.len() {
            if !(buf.len() < 3) {
                continue 'rows1;
            }
        }
        Point230 { x: buf[buf.len() - 1], y: buf[0], z: buf[1] }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point230 {
    type Output = Point230;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point230 {
        Point230 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p230(acc: f64, mut row: [f64; 2], grid: &mut [f64], ys: &mut Vec<f64>) -> f64 {
    let z = &mut ys[4 - 1];
    *z -= *z;
    let mut unit = Point230 { x: ys[1], y: (1.0 + grid[1].abs()).sqrt(), z: row[0] };
    unit.x += ys[ys.len() - 1].powi(2);
    unit.y = ys.windows(2).map(|xs| (0..row.len()).map(|i| (i as f64) * unit.y).sum::<f64>() + ys[0]).fold(0.1_f64, |acc2, a| acc2.max(a));
    let mut n = 0;
    loop {
        n += 1;
        if n >= 2 {
            break;
        }
        if n / 2 > 1 {
            let (x, t) = (ys[n % ys.len()] * ys[4 - 1] - row[n % 2], unit.y * (n as f64));
            {
                let g = |d: f64, e: f64| {
                    let w = (unit.y - (n as f64)) / 1.5;
                    d * 3.0
                };
            }
            unit.y /= (grid[3 - 1] * x + (match row.len() % 5 {
                0 => unit.z,
                count if ys.len() % 3 == 0 && count > 1 => {
                    let mut w: f64 = 2.0;
                    w
                }
                _ => {
                    let mut y = t;
                    x
                }
            })).powi(2) + 1.0;
        }
    }
    let mut z = ys.chunks(2).take(2).rev().map(|xs| row[n % row.len()] * (unit.z * xs[n % xs.len()])).product::<f64>().tanh().exp2();
    let mut x: f64 = (0..grid.len()).map(|m| (m as f64)).sum::<f64>();
    'rows1: for m in 0..=n {
        let mut d: f64 = (0..ys.len()).step_by(2).map(|j| (j as f64)).sum::<f64>();
    }
    x.to_radians() + row[0] * 2.0 - (z.abs() - row[1])
}

flat_record! {
    Point230 { x, y, z }
    Body230 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point231 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body231 {
    at: [f64; 2],
    k: [f64; 2],
    #[no_diff] rates: usize,
    parts: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape231 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body231 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, mut w: f64, ys: &[f64]) {
        let mut u = if ys[1] < 0.9 || self.at[0] >= -1.0 {
            ((w / 2.0).powi(2) + 1.2).sqrt()
        } else {
            if ys[0] < 0.25 {
                ys[ys.len() - 1] / (ys[2 - 1].powi(2) + 1.0)
            } else {
                ys[1..].iter().enumerate().map(|(n, y)| *y).fold(ys[ys.len() - 1], |acc, w2| acc.max(w2 * ys[2 - 1]))
            }
        };
        let mut m = 0;
        let x: f64 = loop {
            m += 1;
            if m >= 1 {
                break ys[..1].iter().enumerate().map(|(m2, &acc)| acc).sum::<f64>() + -ys[0];
            }
        };
    }
}

#[differentiable]
impl std::ops::Sub for Point231 {
    type Output = Point231;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point231) -> Point231 {
        Point231 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p231_helper(ys: [[f64; 2]; 2], v: &[[f64; 2]; 2], p: f64, body: &mut Point231) -> f64 {
    let mut pair = (((body.y - p).powi(2) + 1.0).sqrt(), 1.5_f64.floor() * v[v.len() - 1][2 - 1]);
    'rows1: for &q in v[0][..1].iter() {
        let t: f64 = 'found2: {
            if p > 0.3 {
                body.z += v[1][..1].iter().enumerate().map(|(j, r)| 1.0 + r).sum::<f64>() + (if v[0][1] > 0.8 {
                    q
                } else {
                    q
                });
            } else if pair.0 > 3.0 {} else {
                let mut z = v[1][0] - body.y;
            }
            if pair.1 > 0.1 {
                pair.1 += 0.25;
                break 'found2 if body.z > -0.4 {
                    pair.0
                } else {
                    let t = body.z;
                    t
                };
            }
            q
        };
    }
    (v[0].windows(2).map(|state| state[0]).sum::<f64>() + ys[2 - 1][0] * 1.5 - v[1].windows(2).map(|state| state[0] + state[1]).fold(0.5_f64, |acc, s| acc.max(pair.1.clamp(-0.75, 1.25) + s))) * (pair.0 * pair.1 * (ys[0][1] - body.x))
}

#[differentiable(unconnected = "zero")]
fn p231_inner(body: Point231, y: &mut f64) -> f64 {
    let mut t = ((0..2).filter(|m| *m != 1).map(|j| *y + *y + (j as f64)).fold(*y, |acc, p| acc * 0.5_f64 + p).powi(2) + 0.5_f64).ln();
    *y *= if !(t > 0.8) {
        t.max(*y)
    } else {
        (0..2).rev().map(|m| t + (m as f64)).fold(t, |acc, d| acc + d * *y)
    };
    let (mut x, s): (f64, f64) = ((0..3).map(|i| (0..=i).map(|m| *y + (m as f64)).fold(t, |acc, d| acc * 0.5 + d * t) + (i as f64)).sum::<f64>(), t / (1.0 + t.abs()));
    ((0..2).map(|i| (i as f64) * t).sum::<f64>() + body.z * 0.3 + t * 2.0 + s * 2.0) * (0..4).map(|i| (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p231(ys: &[Point231; 2], t: &mut f64, mut unit: Body231, ys2: [f64; 2]) -> f64 {
    let mut row: Vec<f64> = Vec::new();
    for acc in ys2.iter().rev() {
        row.push(ys[1].y);
    }
    row.push(ys2[0] + ys[2 - 1].z);
    let mut unit2 = Body231 { at: [ys2[ys2.len() - 1] + *t, ys2[0] * row[0]], k: [ys2[1] * *t, row.iter().rev().map(|&d| d * unit.at[0]).fold(1.0_f64, |acc, x| acc + (*t + x))], rates: 4, parts: (0..row.len() - 1).step_by(2).rev().zip(&row).map(|(count, &c)| c).sum::<f64>() };
    'rows1: for (point, part) in ys.iter().zip(ys) {
        for (body, body2) in ys.iter().zip(ys.iter()) {
            let acc = &mut row[0];
            *acc += part.x;
        }
        let mut i: usize = 3;
        if ys2.len() % 3 != 0 {
            i += 1;
            continue 'rows1;
        }
    }
    let mut v = vec![Point231 { x: ys2[0] + ys2[1], y: ys2[1], z: ys.iter().zip(row.iter()).map(|(body, &z)| z * 0.3).sum::<f64>() }, Point231 { z: ys2[0] * row[0], y: ys2[1], x: 3.0 }];
    {
        'steps2: for c in row.iter_mut() {
            if ys2[1] <= 1.0 {
                let r = p231_inner(Point231 { z: unit2.k[1], y: ys2[1].max(unit2.parts), x: v[v.len() - 1].x + unit2.at[0] }, c);
            }
        }
    }
    (ys2[1] + unit2.parts - row[row.len() - 1] * 0.3 - v[1].z * 2.0) * 0.9 * (*t / (1.0 + t.abs()) + -0.7)
}

flat_record! {
    Point231 { x, y, z }
    Body231 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point232 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point232 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, n: usize, spring: &mut Point232) -> f64 {
        'rows1: for i in (0..n).skip(1) {
            let mut spring2 = Point232 { x: spring.z, y: spring.y.sin(), z: self.y.signum() * spring.z };
        }
        spring.z * (0..n).map(|i| (i as f64) * spring.z.abs()).fold(self.z, |acc, t| acc.max(t.max(spring.z) + t))
    }
}

#[differentiable]
impl Point232 {
    #[differentiable(unconnected = "zero")]
    fn new(part: Point232) -> Point232 {
        Point232 { x: part.y - part.x, y: part.x / (part.y.powi(2) + 1.0), z: 0.25 * part.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point232 {
    type Output = Point232;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point232 {
        Point232 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p232_helper(grid: &mut Vec<Point232>, found: Option<f64>, flag: bool) {
    let ys = [(grid[1].x.powi(2) + 1.2).ln(), grid[1].y * grid[1].y, grid[0].z];
    let z: f64;
    if ys[1] > 2.0 {
        z = grid.iter().take(2).map(|body| body.y * body.y).product::<f64>() + (ys[1] + ys[2]);
    } else {
        let mut z2 = ys[2] * found.unwrap_or(grid[1].x);
        z = (ys[1].min(z2).powi(2) + 0.5).sqrt();
    }
}

#[differentiable(unconnected = "zero")]
fn p232_inner(pair: (f64, f64), out: &mut Vec<Point232>) {
    for k in (1..out.len()).step_by(2) {}
}

#[differentiable(unconnected = "zero")]
fn p232(acc: &mut f64) -> f64 {
    let flag = *acc >= 0.8;
    let mut a = (*acc + *acc + (acc.powi(2) + 1.0).powi(-1)).atan();
    let u: f64;
    if a < 0.8 {
        let mut w = a.atan().sinh() / 3.0;
        u = 1.5;
    } else {
        let r = a;
        u = (a * a).signum() * (r * r);
    }
    let w = &mut a;
    *w = *w;
    *w = -u;
    let b = (if u > 0.8 {
        u
    } else {
        let mut b = u;
        b
    }) / 3.0;
    if b > -0.7 {
        a *= (-a).atan2(1.0 + (if u > -1.0 {
            let acc2 = b;
            a
        } else {
            -1.0
        }).abs());
        return a * b + u.sin();
    }
    let mut shape: Option<f64> = Some((0..3).zip(0..=3).map(|(j, i)| (i as f64)).sum::<f64>());
    for (j, k) in (0..4).rev().zip(0..2) {
        a -= u.atan();
    }
    (a - u * 1.5 + b * 0.5) * (u / (u.powi(2) + 0.5)).asinh()
}

flat_record! {
    Point232 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p233_helper(out: [f64; 3], j: usize, c: &mut f64) -> f64 {
    let e = *c;
    let mut t = e;
    let mut m = 0;
    let mut u: f64 = loop {
        m += 1;
        if m >= 1 || m % 2 == 1 {
            break (e + 3.0) * (m as f64);
        }
        let mut a = *c + ((match m % 5 {
            0 => {
                let y = t;
                *c
            }
            2 => *c,
            _ => {
                let q = t;
                -0.4
            }
        }) + (e - (j as f64)));
    };
    u - out[0] * 0.3 + e * 1.5 + t
}

#[differentiable(unconnected = "zero")]
fn p233_inner(xs: &[f64], mut grid: [[f64; 2]; 2], buf: &[f64], w: &mut f64) -> f64 {
    grid[0][2 - 1] += ((*w / (w.powi(2) + 1.0)).powi(2) + 0.5).sqrt();
    let mut v = grid[0].to_vec();
    *w + v[2 - 1] * 1.5 - (if buf[1] > 2.0 {
        let a = w.abs();
        a
    } else {
        buf[buf.len() - 1]
    }) - (grid[1].chunks(2).map(|grid2| grid2[0]).sum::<f64>() + grid[0][0].signum() * v[0])
}

#[differentiable(unconnected = "zero")]
fn p233(r: f64, c: f64, row: &mut [f64; 3], t: f64) -> f64 {
    let e = row[row.len() - 1];
    let mut j = 0;
    while j < 4 {
        j += 1;
        let mut ys: Vec<f64> = Vec::with_capacity(4);
        for z in row[0..1].iter() {
            ys.push(-e);
        }
        ys.push(if j / 2 < 3 {
            e
        } else {
            e
        });
        match j % 4 {
            0 => {
                let flag = e <= 0.5;
            }
            _ => {
                if row.len() > 2 || (j + 1) % 3 == 1 {
                    break;
                }
            }
        }
    }
    let w = &mut row[1];
    *w += w.tanh().exp();
    *w = e.hypot(w.powi(2) + 1.0);
    let u = p233_helper([t, t, 3.0], 1, &mut row[j % 3]);
    let b = std::mem::replace(&mut row[2], -0.4 + e);
    row[0] -= u.sin() - (j as f64);
    let mut grid: Vec<f64> = Vec::with_capacity(4);
    for n in 0..2 {
        grid.push(e);
    }
    grid.push(row[0]);
    grid.push(b);
    let mut shape: Option<f64> = None;
    t - r * 0.3 - c * 0.5 - t * 0.3 - e * 0.3 + u * 2.0 - b * 0.5 + -0.25_f64.tanh()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point234 {
    x: [f64; 2],
    y: f64,
}

#[differentiable]
impl Point234 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, buf: &mut [f64], out: &[[f64; 2]; 3]) -> Point234 {
        for state in out.iter().rev() {
            let mut part = Point234 { x: [state[0], out[2][1]], y: state[0] };
        }
        Point234 { y: buf.iter().map(|e| e * e).sum::<f64>(), x: [buf[2 - 1] + buf[0], buf[buf.len() - 1] + out[0][2 - 1]] }
    }
}

#[differentiable]
impl Point234 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, unit: &Point234, row: &[[f64; 2]; 2]) -> f64 {
        row[1][0] * -0.4
    }
}

#[differentiable]
impl Point234 {
    #[differentiable(unconnected = "zero")]
    fn new(mut grid: [f64; 4]) -> Point234 {
        Point234 { x: [grid[grid.len() - 1], grid[3]], y: (grid[3].powi(2) + 1.0).cbrt() }
    }
}

#[differentiable(unconnected = "zero")]
fn p234_helper(y: f64, row: &[f64], z: &mut f64) -> f64 {
    let mut kind: Option<f64> = if y > y {
        None
    } else {
        None
    };
    *z - y * 2.0 + (*z + *z).atan()
}

#[differentiable(unconnected = "zero")]
fn p234(out: &mut [f64], e: f64) -> f64 {
    let mut n = 0;
    while n % 3 != 1 && n < 5 {
        n += 1;
        out[n % 4] += e;
        if e > 0.25 {
            out[0] = e.powi(2) - (if e > e && out.len() < 3 {
                let mut r: f64 = 0.1;
                e
            } else {
                out[n % out.len()]
            });
        }
    }
    (-out[n % out.len()].powi(2)).exp() - e * 1.5 - e.max(if !(out.len() < 3) {
        e
    } else {
        e
    })
}

flat_record! {
    Point234 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p235_helper(grid: &[f64; 2], b: f64) -> f64 {
    let (mut w, mut x) = (b, b);
    let d = x;
    let mut j = 0;
    while j < 5 {
        j += 1;
        let g = |p: f64| p + (-d.powi(2)).exp();
    }
    (w * x - b * 1.5 - w * 0.3 - d) * (w * w).abs()
}

#[differentiable(unconnected = "zero")]
fn p235(b: &mut f64) -> [f64; 2] {
    let mut z = (-b.powi(2)).exp() * (*b + *b) / (1.0 + (0..1).map(|n| (n as f64)).sum::<f64>().abs());
    z -= z + z / (1.0 + z.abs());
    if z > 0.25 {
        let mut ys = vec![b.tanh(), z.atan().sinh(), z, (z.powi(2) + 0.5).ln_1p()];
    } else if z > 0.25 {
        z /= ((*b + z) * z).powi(2) + 1.0;
    }
    match 4 % 4 {
        0 => {
            match 2 % 4 {
                0 => {
                    z /= b.powi(2) + 1.0;
                    let mut m = 0;
                    'rows1: loop {
                        m += 1;
                        let y = z * (*b - 1.1);
                        if m >= 3 {
                            break;
                        }
                    }
                }
                m if m % 2 == 0 && m > 2 => {
                    z = (0..1).skip(1).map(|m2| (m2 as f64) * (0..1).map(|n| (n as f64)).sum::<f64>()).fold(z, |acc, u| acc.max(u));
                }
                _ => {}
            }
        }
        1 | 2 => {
            'steps2: for i in 0..=1 {
                z /= ((1.0 + z.abs()).ln() * (-0.7 * *b)).powi(2) + 1.0;
            }
        }
        _ => {
            let mut k = 0;
            while k < 2 {
                k += 1;
                let mut n = 0;
                loop {
                    n += 1;
                    if n >= 3 {
                        break;
                    }
                }
            }
        }
    }
    [z * (0..=1).rev().zip(0..=4).map(|(count, m)| (m as f64)).product::<f64>(), *b]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point236 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body236 {
    at: [f64; 3],
    k: Point236,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape236 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body236 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, r: f64, n: usize) -> f64 {
        let mut v = [Point236 { x: r.tanh(), y: r, z: r }, Point236 { x: (0..=n).zip(0..=n).map(|(count, m)| (m as f64)).sum::<f64>(), y: r.max(1.0), z: (0..2).rev().map(|n2| (n2 as f64) * r).fold(self.k.z, |acc, b| acc.max(b)) }, Point236 { x: self.at[0], y: self.at[n % 3], z: -0.7 + (n as f64) }];
        v[2].x = (0..3).map(|k| v[k].x + (k as f64)).sum::<f64>().sin().sinh();
        (match n % 5 {
            0..=1 => v[0].y,
            2 => r,
            _ => r,
        }) - r * 2.0 + v[n % 3].y * 1.5 + v.iter().rev().filter(|body| n * 2 % 3 != 0).map(|body| v[n % 3].z + body.z).fold(v[v.len() - 1].x, |acc, c| acc + c).cos()
    }
}

#[differentiable]
impl Body236 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, mut v: Vec<f64>) -> f64 {
        (self.k.z + v[0] - v.iter().enumerate().map(|(k, d)| self.k.z + (k as f64) + *d).fold(v[2 - 1], |acc, r| acc + r)) * (0..v.len()).filter(|j| *j != 1).map(|m| v[m % v.len()] + (m as f64) + (m as f64)).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point236 {
    type Output = Point236;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point236) -> Point236 {
        Point236 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point236 {
    type Output = Point236;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point236) -> Point236 {
        Point236 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p236(unit: Point236, pair: (f64, f64), grid: &mut [f64], mut acc: f64) -> f64 {
    let mut k = 0;
    let z: f64 = loop {
        k += 1;
        if k >= 1 {
            break match (k + 1) % 5 {
                0 => grid[k % grid.len()] * pair.0,
                count if count % 2 != 1 => {
                    let c = acc * grid[1];
                    c
                }
                _ => grid.chunks(2).map(|row| row[row.len() - 1] * row[k % row.len()]).sum::<f64>(),
            };
        }
    };
    let mut m = 0;
    'rows1: while k / 2 % 3 != 0 && m < 5 {
        m += 1;
        for v in grid[..2].chunks(2) {
            acc = 0.5;
            let mut xs: Vec<f64> = Vec::with_capacity(4);
            for (y, xs2) in v.iter().skip(1).zip(v.chunks(2)) {
                xs.push(v[k % v.len()]);
            }
            xs.push(pair.0);
        }
    }
    let s: f64 = (0..grid.len()).rev().filter(|k2| *k2 != 1).map(|m2| (m2 as f64) * (if grid[m2] <= 1.0 {
        let b = grid[m2];
        acc
    } else {
        acc
    })).sum::<f64>();
    let body = unit - unit;
    let mut k2 = 0;
    loop {
        k2 += 1;
        if k2 >= 2 {
            break;
        }
        let mut xs = grid[2..].to_vec();
        let mut found: Shape236 = if xs[k2 % 1] <= 0.5 {
            Shape236::Rect(s * -0.7, xs[0] - xs[m % xs.len()])
        } else {
            Shape236::Flat
        };
    }
    let Point236 { x: u, y: b, z: c } = body;
    let mut buf: Vec<f64> = grid.iter().enumerate().map(|(count, &s2)| s2 * c).collect::<Vec<f64>>();
    pair.0.tanh() - unit.z * 0.3 - s * 2.0 - b * 0.5 + c * 0.5 + buf[k2 % 1] * 2.0 + (if c <= 1.5 {
        let mut b2 = s - buf[0];
        b
    } else {
        (-b.powi(2)).exp()
    })
}

flat_record! {
    Point236 { x, y, z }
    Body236 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p237(grid: &[f64], out: &Vec<f64>, r: f64) -> f64 {
    let mut ys: Vec<f64> = Vec::with_capacity(4);
    for (xs, k) in out[..3].windows(2).zip(0..out.len()) {
        let mut z = r;
        ys.push(out[k % out.len()].cos() / (1.0 + (out[4] - 0.1).abs()));
    }
    ys.push(r);
    'rows1: for w in out.iter().step_by(2) {
        ys[1 - 1] += r.abs() * (*w + ys[0]);
        if r > 0.3 {
            let mut x = r;
            let s: f64;
            if *w > 3.0 {
                s = if *w <= 0.25 {
                    x
                } else {
                    *w
                };
            } else {
                s = ys[0];
            }
        }
    }
    let mut pair = ((r + r) * out[out.len() - 1], out[2]);
    match 4 % 4 {
        0 => {
            ys[0] *= r;
            let x = ys[0];
        }
        1 | 2 => {}
        _ => {}
    }
    (pair.1 + ys[0] + ys[1 - 1] * 2.0) * pair.1
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point238 {
    x: f64,
    y: [f64; 2],
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body238 {
    at: f64,
    k: (f64, f64),
    rates: Point238,
    parts: Point238,
    last: Point238,
}

#[differentiable]
impl Body238 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, part: &Point238, y: f64) -> f64 {
        (if y >= part.x {
            part.x
        } else {
            y
        }) - part.x
    }
}

#[differentiable(unconnected = "zero")]
fn p238(k: usize, s: f64) -> f64 {
    let mut point = Body238 { at: -s, k: (s * s, s.min(s)), rates: Point238 { x: s, y: [s + s, s] }, parts: Point238 { y: [s, s], x: s / (1.0 + s.abs()) }, last: Point238 { x: s, y: [s - s, s] } };
    'rows1: for n in 0..1 {
        let z = ((s + s).powi(2) + 0.5).ln_1p() - (1.0 + (if point.rates.x >= 1.5 {
            point.last.x
        } else {
            point.parts.x
        }).abs()).ln_1p();
    }
    for m in 0..2 {
        let mut a = s.powi(3);
        point = Body238 { last: Point238 { x: point.at.powi(3), y: [s, point.parts.x] }, parts: Point238 { x: 3.0 * point.rates.x, y: [1.0 / 3.0, -1.0] }, rates: Point238 { x: point.last.x, y: [(0..=1).skip(1).filter(|count| *count != 1).map(|k2| (k2 as f64) * a).sum::<f64>(), -0.4 / 3.0] }, k: (a, a), at: 0.1 + a };
        let mut u = (a - point.last.y[m].atan()).mul_add((-1.0 + a) / ((1.0 + a.abs()).sqrt().powi(2) + 1.0), point.rates.y[m]);
    }
    let mut out: Vec<f64> = Vec::with_capacity(4);
    for (n, m) in (0..k).zip(0..3) {
        if m < 3 {
            point.last.x = (match (n + 1) % 5 {
                0 => point.k.0,
                k2 if point.k.0 < 3.0 => {
                    let p = point.parts.x;
                    p
                }
                _ => point.k.0,
            }).asinh();
            continue;
        } else if s > 0.5 {
            break;
        }
        out.push(point.rates.y[m % 2].tanh().sin());
    }
    out.push(point.parts.y[k % 2].tanh());
    let point2 = Point238 { y: [point.rates.y[2 - 1] * point.rates.x, s - point.last.y[1]], x: out[k % 1] };
    let mut j = 0;
    loop {
        j += 1;
        if j >= 3 {
            break;
        }
        point.parts.y[2 - 1] += out[0];
    }
    (point2.x.sin().exp() - s * 0.3) * ((0..j).filter(|j2| *j2 != 1).map(|n| point2.x + (n as f64)).product::<f64>() * (point.k.0 * (j as f64)))
}

flat_record! {
    Point238 { x, y }
    Body238 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p239_helper(pair: (f64, f64), state: &[f64; 4]) -> (f64, f64) {
    let mut n = 0;
    'rows1: loop {
        n += 1;
        if n >= 4 || n / 2 > 0 {
            break;
        }
        let u: f64 = 'found2: {
            if !(n * 2 % 2 != 1) {
                break 'rows1;
            }
            (1.0 + pair.0.abs()).powi(-1) * state[n % state.len()]
        };
        let mut kind: Option<f64> = if !(state[1] <= 0.5) {
            Some(pair.1 * u)
        } else {
            Some(state[2..].iter().rev().zip(state[2..].iter()).filter(|(a, z)| **z > -1.0).map(|(y, c)| *c + *c).sum::<f64>())
        };
    }
    (pair.1 - pair.1 * 0.3 + state[state.len() - 1] - state[1], state[n % 4] + (n as f64) - state[3] + state[n % 4])
}

#[differentiable(unconnected = "zero")]
fn p239(mut p: f64, v: &[f64]) -> f64 {
    p = p.powi(2) * (v[2] + v[3]);
    let mut state = vec![p; v.len()];
    for (i, ys) in (0..4).rev().zip(state.chunks(2)) {
        let g = |s: f64, e: f64| s + e;
        if i > 2 {
            break;
        }
    }
    let mut w = p.atan().exp2().cos() + (v[1] + state[0] + state[0].signum() * state[2]);
    if w > state[state.len() - 1] {
        let kind: Option<f64> = Some(w);
    }
    let row = vec![state[3].abs(), if w < 2.0 || state[1] > 0.3 {
        let mut a: f64 = w;
        a
    } else {
        v[5 - 1]
    }, 3.0_f64.clamp(-0.75, 1.25), if p > state[state.len() - 1] {
        p
    } else {
        let mut b = v[2];
        v[1]
    }];
    for t in state.iter_mut() {
        if *t > -0.7 {
            'rows1: for (j, state2) in row.windows(2).enumerate() {
                let shape: Option<f64> = if *t < 0.5 {
                    Some(state2.iter().zip(state2.windows(2)).map(|(&q, buf)| state2[0] + buf[1]).fold(v[2], |acc, y| acc + y))
                } else {
                    Some(row[j % row.len()].tanh().exp_m1())
                };
            }
        } else if *t >= v[0] {
            *t *= *t;
        }
    }
    row[3] - p * 0.5 + state[4] * 2.0 - w * 1.5 + row[2] * 1.5 + row[3..].iter().map(|&u| v[2] + u).sum::<f64>()
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p200(&[1.1, 1.2, 0.6, 0.3]) calls Point200::shifted, Body200::norm),
        program!(p201(&mut [-1.0, -0.2, -0.1, 0.2], -0.9, Point201 { x: 1.0, y: 1.0 }, 1.1) calls Point201::shifted),
        program!(p202(&mut [-0.4, -1.0, -0.2, -0.1], 0.1, &[0.1, 0.8, 0.8]) calls Point202::shifted, Point202::new, p202_helper, p202_inner; pulled vec![-2.0, 1.0, -0.7, 0.3]),
        program!(p203(0.3, &mut [-1.0, 0.5, 0.35], [1.2, 1.1, -0.8, 0.35])),
        program!(p204(-1.0, const (-0.1, 1.1)) calls p204_helper, p204_inner),
        program!(p205(&[-0.4, -0.7, 0.4], &mut [0.8, -0.8, -1.0, -0.3, -1.2], (-0.6, 0.3)) calls p205_helper; pulled ((-2.0, -0.7), vec![-2.0, -0.7, -0.7, -0.7, -0.7])),
        program!(p206([Point206 { x: -0.5, y: -0.2, z: [0.1, 1.1, 0.2] }, Point206 { x: 0.35, y: 0.35, z: [0.6, 0.1, 0.4] }]) calls Point206::shifted; pulled 0.5),
        program!(p207(&mut [-0.4, 0.3, 0.1, -1.1], &[1.3, -1.2, 0.3, 0.2, -0.7])),
        program!(p208([0.9, 1.0], &Point208 { x: 0.6, y: 0.5, z: 1.1 }, 0.2); pulled vec![0.5, -0.7]),
        program!(p209(3, &[0.2, -1.1, -0.4, -0.2, 0.4], &mut -1.2) calls p209_helper, p209_inner),
        program!(p210(0.35, &Point210 { x: 0.4, y: [-1.2, -0.4, -0.3], z: 1.0 }, &mut [0.3, 0.4, 0.8], &mut Point210 { x: 0.3, y: [0.1, 1.2, 1.4], z: 0.6 }) calls p210_helper),
        program!(p211(&[-1.0, -0.6, 1.0, -0.3]); pulled ([-0.7, -0.7], -0.7)),
        program!(p212(&mut -0.7, &mut [-0.8, -0.5], &vec![-0.9, 1.1, 0.7]) calls p212_helper, p212_inner),
        program!(p213([0.6, -0.9], [[-0.8, 0.7], [0.35, -0.1], [0.7, 0.4]], (1.3, 0.35), 0.9)),
        program!(p214(0.35, 0.35, 0.1)),
        program!(p215(-0.4, &vec![-0.9, 0.5, -0.2, -1.2, -0.6], &[1.1, -0.8, -0.8], 1.4) calls Point215::norm, Point215::new, p215_helper; pulled vec![-0.7, -2.0, 1.0]),
        program!(p216((1.1, 1.2), &mut 0.4, -0.4) calls p216_helper; pulled ((0.3, 1.0), 0.5)),
        program!(p217(&[0.1, 0.6], (0.2, -0.8), &mut -0.1) calls Point217::energy, Point217::advance, p217_helper),
        program!(p218(&mut -1.2, &mut [-0.1, 0.35, 0.35, 0.5, -0.2]) calls p218_helper),
        program!(p219(1.2, &vec![0.8, -0.4, -0.5, -0.5, -0.8], &mut 1.0, vec![0.7, 1.0, -0.5, -0.5]) calls p219_helper; pulled (([-2.0, 0.3], -2.0), 1.0)),
        program!(p220(-0.1, &Point220 { x: 1.2, y: -0.1, z: -0.7 }, &mut -0.1) calls p220_helper),
        program!(p221([0.4, 0.1, 1.0], &[-1.2, 0.1], &mut [1.0, 0.2, 0.2]) calls p221_helper; pulled (1.0, [1.0, -0.7, -0.7])),
        program!(p222(1.2, 0.7, &[0.5, -0.6, 0.1]) calls Point222::shifted, p222_helper, p222_inner; pulled Body222Tangent { at: (-0.7, -0.7), k: vec![0.5, -2.0, 1.0], rates: 0.3, parts: (-0.7, -0.7), last: [-0.7, 1.0, 0.5] }),
        program!(p223(&[Body223 { at: vec![0.6, -0.5, 1.3, 1.3], k: [0.8, -0.8, 0.5] }, Body223 { at: vec![1.4, -0.1, -1.2, 1.1], k: [1.3, -0.1, -1.2] }, Body223 { at: vec![1.3, -0.5, -0.5, -0.1], k: [0.6, -1.0, -0.3] }, Body223 { at: vec![1.3, -1.0, 1.3, 0.8], k: [-0.3, 0.8, 0.1] }], &[Point223 { x: 0.9, y: [-0.4, 1.4] }, Point223 { x: 1.0, y: [-1.1, -0.2] }, Point223 { x: -0.5, y: [-0.8, -0.4] }, Point223 { x: -0.6, y: [0.35, -1.2] }, Point223 { x: -0.8, y: [1.3, -0.5] }], &mut [-0.8, 0.7, 0.8], &mut vec![-0.2, 0.5, -0.3, 0.8]) calls Point223::shifted; pulled (vec![0.5, 0.5, 0.3], vec![0.3, 0.5, 0.3, 0.5])),
        program!(p224(&mut [-0.7, 0.7, -0.6, 1.0])),
        program!(p225(-1.1, false) calls p225_helper; pulled Body225Tangent { at: Point225Tangent { x: -0.7, y: [-0.7, -0.7, -2.0], z: 0.3 }, k: (0.3, -0.7), rates: [-2.0, -2.0, -0.7] }),
        program!(p226(&[[-0.5, -1.2], [1.4, 1.0]], -0.9, &mut vec![0.5, -0.4, -0.7]) calls p226_helper, p226_inner),
        program!(p227(&[-0.7, 1.0, -1.1], &mut [0.7, -0.8], &Body227 { at: 0.9, k: -1.2, rates: -1.2 }, &Body227 { at: 0.7, k: -0.4, rates: -0.6 }) calls Body227::new, p227_helper, p227_inner; pulled ([-0.7, 0.5], [0.5, 0.5])),
        program!(p228(&[-1.0, -0.4], &mut [-0.2, -0.3, -0.7, 0.8, -0.7], 3, &mut 0.6) calls p228_helper, p228_inner),
        program!(p229(-0.7, -0.5)),
        program!(p230(1.3, [-0.1, -1.0], &mut [0.1, -0.2, 0.1], &mut vec![1.2, 0.6, 1.2, 1.0]) calls Body230::norm),
        program!(p231(&[Point231 { x: 0.35, y: -0.8, z: -0.1 }, Point231 { x: -0.1, y: -0.2, z: -0.1 }], &mut -1.1, Body231 { at: [0.7, 0.6], k: [0.7, -1.2], rates: 4, parts: -0.1 }, [-0.5, -0.8]) calls Body231::shifted, p231_helper, p231_inner),
        program!(p232(&mut 0.7) calls Point232::norm, Point232::new, p232_helper, p232_inner),
        program!(p233(1.3, -0.3, &mut [0.4, -1.2, 1.4], -0.1) calls p233_helper, p233_inner),
        program!(p234(&mut [1.3, 0.35, 0.35, -0.7], -0.5) calls Point234::advance, Point234::shifted, Point234::new, p234_helper),
        program!(p235(&mut 1.4) calls p235_helper; pulled ([-0.7, 0.5], 1.0)),
        program!(p236(Point236 { x: 1.4, y: 0.7, z: 0.4 }, (-0.8, -0.4), &mut [0.35, 0.8, -1.1], -1.2) calls Body236::energy, Body236::norm),
        program!(p237(&[1.1, -0.4, 0.9, 1.3], &vec![-0.2, -0.2, -0.8, -0.5, 0.35], -1.2)),
        program!(p238(2, -1.2) calls Body238::norm),
        program!(p239(-0.4, &[1.1, -0.9, 1.2, 0.8, 0.5]) calls p239_helper),
    ]
}
