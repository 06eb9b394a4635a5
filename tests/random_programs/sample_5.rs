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
    let mut xs = [Point200 { x: state[2] * state[0], y: state[2] }, Point200 { x: state[m % state.len()] + state[m % state.len()], y: state[m % 4] }];
    xs[m % 2].x *= (-0.7 - (m as f64)).atan().exp();
    let mut pair: (f64, f64) = (xs[0].y, 1.1);
    let mut shape: Option<f64> = if xs[2 - 1].x <= xs[0].y {
        None
    } else {
        None
    };
    let h = |s: f64| s * xs.iter().zip(state.iter()).map(|(point, &a)| a).sum::<f64>();
    pair.0 *= state[m % 4];
    let mut pair2 = (xs[m % xs.len()].y, if m < 3 {
        0.5
    } else {
        pair.0
    });
    pair2.1 += pair2.1;
    match shape {
        None => {
            let p = &mut pair2.0;
            *p *= pair.1;
            *p /= p.to_radians().powi(2) + 1.0;
        }
        Some(y) => {
            let z = std::mem::replace(&mut pair2.0, pair.0 / 3.0);
        }
    }
    (pair.1 + xs[m % xs.len()].x + pair.1 * 0.3 - pair2.0 * 0.5) * ((if m * 2 % 2 != 1 {
        let mut y = xs[2 - 1].y;
        pair2.1
    } else {
        pair.1
    }) / ((match m % 5 {
        0 => pair2.0,
        2 | 4 => {
            let mut t = pair2.1;
            pair.1
        }
        i if state.len() % 3 == 1 => pair.0,
        _ => pair2.0,
    }).powi(2) + 0.5))
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

#[differentiable(unconnected = "zero")]
fn p202_helper(pair: (f64, f64)) -> f64 {
    let flag = pair.0 <= 3.0;
    let mut u = pair.1;
    u *= u / (1.0 + (if u > 2.0 {
        u
    } else {
        pair.1
    }).abs());
    (u.sin() + u * 0.5) * u
}

#[differentiable(unconnected = "zero")]
fn p202(#[no_diff] row: &mut [f64], b: f64, row2: &[f64], mut buf: [f64; 2]) -> f64 {
    for (i, m) in (1..row2.len()).zip(0..buf.len() - 1) {
        row[m] *= row2[row2.len() - 1].atan2(b.powi(2) + 1.0) - (m as f64);
        match m % 3 {
            0 => {
                let mut state = vec![(-row2[(m + 1) % 3].powi(2)).exp(), row2[i].clamp(-0.75, 1.25), buf.iter().map(|&s| s).sum::<f64>()];
                let mut kind: Option<f64> = None;
            }
            _ => {
                if i > 2 {
                    break;
                }
                let buf2 = [0.1 - (m as f64), buf[m] - (m as f64), p202_helper((row2[m % 3], row2[m])), buf[buf.len() - 1 - m] + (m as f64)];
            }
        }
        let s = row2[i];
    }
    for w in buf[0..1].iter().skip(1).rev() {
        let w2 = row2[0] * buf[1] * (if buf[1] >= 1.1 {
            buf[1] + buf[0]
        } else {
            let t: f64 = (0..buf.len()).filter(|k| *k != 1).map(|i| b + (i as f64)).fold(*w, |acc, d| acc.max(d * d));
            buf[1] * t
        });
        row.fill(*w);
        match 4 % 4 {
            0 => {
                for &y in buf.iter() {
                    let r = *w;
                }
            }
            1 | 2 => {
                row[4 - 1] /= buf[2 - 1].max(w2).tanh().powi(2) + 1.0;
            }
            count if count + 1 > 0 && count / 2 > 0 => {
                let k: usize = count;
            }
            _ => {
                let mut row3: Vec<f64> = Vec::with_capacity(4);
                for z in row2 {
                    row3.push(row2.windows(2).step_by(2).rev().zip(row.windows(2)).map(|(v, v2)| v[0] + v[1]).sum::<f64>() / 2.0);
                }
                row3.push(*w);
            }
        }
    }
    (buf[0] * row2[0] + (0..buf.len()).map(|i| (0..=i).zip(0..row2.len() - 1).map(|(n, i2)| buf[i] + (i2 as f64)).product::<f64>() + (i as f64)).product::<f64>()) * (if 1 < 3 {
        let a = if !(row2[1] > 0.9) {
            buf[0]
        } else {
            buf[1]
        };
        a - b
    } else {
        row2[2]
    })
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
    let state = vec![Point206 { x: e, y: acc, z: [(1.1_f64.powi(2) + 1.0_f64).ln(), 1.0 + acc, acc * pair.1] }, Point206 { x: e.max(pair.0[1]), y: acc, z: [acc, pair.1, (0..row.len()).map(|i| (i as f64)).sum::<f64>()] }];
    let flag = state[0].z[0] > -0.7;
    let e = e + 0.1;
    pair.0[0] += (pair.0[1].powi(2) + 1.2).ln_1p();
    for body in &state {
        pair.0[0] /= e.powi(2) + 1.0;
    }
    1.1 * e + acc * 0.5 - e * 2.0 + (e + pair.0[1] + pair.0[1].min(state[0].z[1]))
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
            let mut part = Point209 { x: if count * 2 % 2 != 1 {
                let b = a;
                *t
            } else {
                let mut r = x;
                c
            }, y: a - x, z: xs[count] };
        }
    } else {
        c = 0.1;
    }
    ((-t.powi(2)).exp() + acc * 1.5) * acc
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
    let point = Body210 { at: [part.y[0] * a, grid[1].mul_add(a, part.z)], k: vec![grid[1] + u, u], rates: -u, parts: 4 };
    let mut x = p210_helper(Shape210::Flat, spring.z.asinh(), [[point.at[0], part.y[0] - point.rates], [point.rates, point.rates], [(0..4).map(|i| (i as f64) * grid[2]).fold(point.at[1], |acc, z| acc * 0.5 + z), grid[3 - 1]]], Shape210::Disc(p210_helper(Shape210::Disc(spring.z), spring.y[2], [[part.x, grid[0]], [u, point.k[0]], [u, u]], Shape210::Disc(point.k[2 - 1]))));
    let mut ys: Vec<f64> = grid.iter().map(|&w| w).collect::<Vec<f64>>();
    if spring.z > 0.9 {
        if part.z >= 3.0 {
            if part.z < ys[0] {
                grid[3 - 1] = if point.at[0] <= ys[0] || spring.x > 0.3 {
                    point.k[1] + x
                } else {
                    x
                };
            } else if point.k[0] >= 0.1 {
                let a2 = p210_helper(Shape210::Flat, x, [[if grid[0] > -1.0 {
                    grid[1]
                } else {
                    let t = x;
                    a
                }, 2.0], [ys[0] + spring.y[0], u], [x.atan(), (x.powi(2) + 1.0).powf(point.rates.sin())]], Shape210::Flat);
            }
            for acc in ys.iter_mut() {
                *acc *= (0..grid.len()).rev().zip(grid[1..].iter()).filter(|(count, b)| **b > 0.8).map(|(k, a2)| *a2).sum::<f64>() * part.x;
            }
        } else {
            x += x;
            let y = p210_helper(if ys[0] <= 1.1 {
                Shape210::Flat
            } else {
                Shape210::Disc(-0.4)
            }, point.k[1], [[-0.4 + spring.x, u.max(ys[0])], [if grid[0] <= 0.8 {
                part.z
            } else {
                u
            }, if u > 2.0 && u <= x {
                let mut t: f64 = x;
                2.0
            } else {
                let mut e = ys[0];
                ys[0]
            }], [p210_helper(Shape210::Disc(ys[0]), x, [[spring.y[1], u], [ys[0], 0.8], [grid[grid.len() - 1], 1.1]], Shape210::Rect(ys[0], spring.y[1])), u]], if spring.z > -1.0 {
                Shape210::Disc(point.at[0])
            } else {
                Shape210::Rect(part.y[2], ys[0])
            });
        }
        let w = p210_helper(if point.k[0] <= x {
            Shape210::Flat
        } else {
            Shape210::Flat
        }, x, [[x / (spring.x.powi(2) + 0.5), x], [u + x, (0..4).rev().map(|j| (j as f64) * 0.9).product::<f64>()], [x.sin().exp(), (1.0 + x.abs()).powi(-1)]], Shape210::Flat);
    } else {
        x += p210_helper(Shape210::Rect(part.x, u), x, [[ys[0], spring.x], [point.at[0], x], [point.k[1], x]], Shape210::Disc(grid[grid.len() - 1]));
    }
    (point.k[2 - 1] + a * 1.5 - point.k[2 - 1] * 0.3 - ys[0] * 2.0) * spring.z - (x / 1.5 + x)
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
    fn new(found: Option<f64>, r: f64) -> Point215 {
        Point215 { x: r, y: r, z: r + r }
    }
}

#[differentiable]
impl std::ops::Sub for Point215 {
    type Output = Point215;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point215) -> Point215 {
        Point215 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p215_helper(state: Vec<f64>, buf: &mut Vec<Point215>) -> f64 {
    match 3 % 4 {
        0 => {
            let mut i = 0;
            while i < 4 {
                i += 1;
                buf[i % 2].x -= buf[1].z + buf[1].x;
            }
        }
        1 | 2 => {
            let a = &mut buf[0].x;
            *a += state.windows(2).enumerate().rev().map(|(m, v)| *a).sum::<f64>();
            *a += a.tanh().exp();
        }
        m if buf[buf.len() - 1].y < 0.8 => {
            let mut point = Point215::new(if buf[m % buf.len()].x < buf[m % buf.len()].x {
                Some(buf[buf.len() - 1].y)
            } else {
                Some(buf[m % buf.len()].z)
            }, buf[m % buf.len()].x / (1.0 + buf[0].y.abs()));
        }
        _ => {}
    }
    (buf[buf.len() - 1].z / (1.0 + buf[0].z.abs()) + state[2 - 1] * 0.5) * buf[2 - 1].z
}

#[differentiable(unconnected = "zero")]
fn p215(t: f64, xs: &Vec<f64>, state: &[f64], u: f64) -> Vec<f64> {
    for (w, z) in state[0..2].iter().zip(xs[4..].iter()) {
        'rows1: for count in (1..state.len()).rev() {}
        let part = Point215::new(Some(*z), xs[4]);
        let mut m = 0;
        let t2: f64 = 'steps2: loop {
            m += 1;
            let mut m2 = 0;
            while m2 < 3 {
                m2 += 1;
                if (m + 1) % 2 != 1 {
                    break 'steps2 u + state[1];
                }
            }
            if m >= 3 || part.x < part.x {
                break (1..state.len()).skip(1).map(|k| (k as f64) * 3.0).sum::<f64>() + *z * w;
            }
        };
    }
    vec![u, state[0] * u / (1.0 + 1.5_f64.min(state[1]).abs())]
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
        let mut point = Point217 { x: out.iter().zip(out.iter()).filter(|(point, unit)| 2 < 3).map(|(part, unit)| unit.x * y).product::<f64>(), y: [y * self.y[1], self.x, y] };
        point.x / (0.9_f64.powi(2) + 1.0) - y * 0.3 + point.x * 0.5 - self.x
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
    let buf = [Point217 { x: if acc > 0.8 {
        let mut w = acc;
        w
    } else {
        acc
    }, y: [acc, (-r.powi(2)).exp(), acc] }, Point217 { x: acc.min(acc), y: [acc - acc, acc, r] }, Point217 { x: acc, y: [if acc > 0.3 {
        acc
    } else {
        r
    }, r, acc] }];
    (acc + buf[2].x * 1.5 + buf.iter().zip(0..4).map(|(unit, j)| (j as f64)).sum::<f64>()) * ((buf[0].y[2] - acc) * acc)
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
    let mut part2 = Body220 { at: *w, k: w.asinh() };
    part2.at /= (0..k).zip(0..k).map(|(m, k2)| (k2 as f64) * (0.3_f64 * part2.k)).sum::<f64>().powi(2) + 1.0;
    let buf = vec![part.z; 3];
    let unit = Body220 { at: part2.at, k: part2.at.asinh() };
    'rows1: for out in buf.chunks(2).step_by(2) {
        let q = p220_helper([[p220_helper([[part.z, buf[1]], [part2.k, buf[k % buf.len()]], [buf[k % buf.len()], out[0]]], &buf, [[part2.k, unit.k], [part2.k, out[0]]]), part.x * part2.k], [buf[1], *w + unit.at], [*w * out[0], part.x - (k as f64)]], &buf, [[out[k % out.len()] - *w, out[k % 1] - -1.0], [p220_helper([[0.9, 1.1], [buf[0], buf[1]], [*w, part2.k]], &buf, [[out[0], part2.k], [buf[0], out[k % 1]]]), unit.at.abs()]]);
    }
    part2.at * (k as f64) - part2.at * 0.3 - buf[buf.len() - 1] * 0.3 + unit.k * 2.0 + p220_helper([[unit.k, unit.k], [part.z, unit.at], [s, s]], &buf, [[buf[k % buf.len()], buf[1]], [unit.at, unit.k]])
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
    let mut point = Body222 { at: (z.tanh().cosh(), state[0]), k: vec![z * z, buf[buf.len() - 1].signum() * z, q], rates: q + q, parts: (state.iter().map(|&x| x).sum::<f64>(), state[1].tanh()), last: [z.tanh(), buf[0] / 3.0, q.cos()] };
    ((point.last[0].atan2(point.at.1.powi(2) + 1.0) - z * 0.3 - point.k[1] * 1.5 - state.chunks(2).map(|ys| q).sum::<f64>()) * q, (q - state[1]) * (state[1].sin().exp() / (z.powi(2) + 1.0)) * ((if 1 < 3 {
        point.rates
    } else {
        point.rates
    }).powi(2) + 1.2).log10())
}

#[differentiable(unconnected = "zero")]
fn p222_inner(v: &mut [f64], shape: Option<f64>, row: &mut Vec<f64>, z: f64) -> f64 {
    row[1] = (z + row[row.len() - 1]).signum() * (-row[1].powi(2)).exp();
    let mut part = Point222 { x: -row[row.len() - 1], y: row.iter().sum::<f64>(), z: z.atan().exp_m1() };
    (if part.z <= part.y || part.y > 3.0 {
        part.x
    } else {
        let mut y = z;
        v[2 - 1]
    }) - row[1..2].iter().map(|&c| c * (v[v.len() - 1].powi(2) + 1.0).powi(-1)).sum::<f64>() + (row[2 - 1] - part.z / (1.0 + row[0].abs()))
}

#[differentiable(unconnected = "zero")]
fn p222(row: &mut [f64], buf: &mut [Body222]) -> (f64, f64) {
    let mut x = buf[buf.len() - 1].last[3 - 1];
    let a = x;
    let point = Point222 { x: buf[3].rates, y: a, z: -1.0 };
    x += if 3 < 3 || point.x <= 3.0 {
        buf[2].at.1 + point.z
    } else {
        x.powi(3)
    };
    ((buf[5 - 1].rates * buf[buf.len() - 1].at.1 + a * 0.3 - point.y * 0.5) * buf.iter().zip(0..buf.len()).filter(|(point2, m)| *m != 1).map(|(body, k)| (k as f64) * (body.last[1] - x)).sum::<f64>(), row[1] - x * 0.5 + a * 0.5 - (point.shifted(point.y < x || row.len() < 3, point.z) + point.z + 3.0_f64.tanh()) - x)
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
    v[0] -= v[3] + v[v.len() - 1];
    v[2..].iter_mut().for_each(|t| {
        *t += ys[1].k[2];
        *t -= (*t + *t) / ((if *t <= out[1].y[2 - 1] {
            state[state.len() - 1]
        } else {
            *t
        }).powi(2) + 1.2);
    });
    for a in v.iter() {
        let mut k = 0;
        let b: f64 = loop {
            k += 1;
            let mut xs = vec![out[k % out.len()].y[2 - 1], (out[4].y[2 - 1].powi(2) + 0.5).log10(), state[k % state.len()] + 0.8];
            if k >= 3 {
                break xs[..2].iter().take(2).zip(0..2).map(|(p, j)| (j as f64)).sum::<f64>() + (if (k + 1) % 3 != 0 {
                    0.1
                } else {
                    v[4 - 1]
                });
            }
        };
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
    Body225 { at: Point225 { x: pair.1 + pair.1, y: [pair.1.max(c), pair.1, pair.0[2 - 1]], z: pair.1 }, k: (c, (0..=3).rev().map(|n| (n as f64)).fold(pair.0[1], |acc, w| acc * 0.5 + (pair.1 + w))), rates: [pair.0[1], pair.0[1], pair.0[1].to_radians()] }
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

#[differentiable(unconnected = "zero")]
fn p227(v: &[f64], r: f64) -> f64 {
    {}
    let mut kind: Shape227 = Shape227::Flat;
    let mut j = 0;
    while j < 4 && r >= 0.1 {
        j += 1;
        let acc: f64;
        if r > 2.0 {
            let mut z = r;
            acc = r;
        } else {
            acc = r.tanh() * v[0].clamp(-0.75, 1.25);
        }
    }
    if j * 2 % 2 == 0 || j + 1 < 3 {
        let mut state = [r; 2];
        if r >= 0.3 {
            state[1] = state[0].min(r).tanh().exp();
        } else if state[j % 2] > 0.9 {
            state[j % 2] *= r;
            let mut unit = Body227 { at: r - (j as f64), k: state[1].min(state[j % 2]), rates: state[j % state.len()] / (r.powi(2) + 1.0) };
            unit.k += v.iter().zip(state[1..].chunks(2)).map(|(&b, v2)| state[1] * r).sum::<f64>();
        } else {
            let mut pair = (state[1], state[j % 2]);
        }
    } else {
        let mut spring = Body227::new(0.8_f64.sin().exp_m1(), 3);
    }
    v[v.len() - 1].atan() - r * 1.5 + r
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

#[differentiable(unconnected = "zero")]
fn p230(part: Point230) -> f64 {
    for k in 0..2 {
        let mut n = 0;
        let mut z: f64 = loop {
            n += 1;
            let mut grid: [f64; 4] = [0.5; 4];
            if n >= 4 || k > 0 {
                break grid[k] * grid[k] / 1.5;
            }
        };
        let mut n2 = 0;
        'rows1: while z <= -1.0 && n2 < 4 {
            n2 += 1;
            let s: f64 = 'found2: {
                if z >= 0.1 {
                    break 'found2 part.z.signum() * z;
                }
                if !(k / 2 % 3 != 1) {
                    z = z + z * part.z;
                    break 'found2 z;
                }
                z + z + z
            };
            z *= z * z.sin().cosh();
        }
        let mut m = 0;
        let r: f64 = loop {
            m += 1;
            if m >= 1 {
                break (0..=4).take(2).map(|m2| (m2 as f64) * (z * (m as f64))).sum::<f64>();
            }
            let h = |t: f64, y: f64| t * z;
        };
    }
    part.z.atan().exp2() + part.y * 1.5 - part.x - (-part.y - part.y)
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
    let mut point = Body231 { at: [ys2[ys2.len() - 1] + *t, ys2[0] * row[0]], k: [ys2[1] * *t, row.iter().rev().map(|&d| d * unit.at[0]).fold(1.0_f64, |acc, x| acc + (*t + x))], rates: 4, parts: (0..row.len() - 1).step_by(2).rev().zip(&row).map(|(count, &c)| c).sum::<f64>() };
    let s = &mut row[0];
    *s *= (-t.powi(2)).exp();
    *s += s.cos();
    match 1 % 4 {
        0 => {
            let mut a: f64;
            if ys[1].z > 1.1 {
                a = point.k[2 - 1];
            } else {
                let mut w = unit.at[1];
                a = w.sin().sinh();
            }
            let flag = row[0] >= 0.8;
        }
        1 | 2 => {
            point = Body231 { at: [point.at[2 - 1] + point.k[0], point.k[1]], k: [row[0] + row[0], point.at[1]], rates: 0, parts: point.at[0] };
        }
        _ => {}
    }
    let mut grid = [Body231 { at: [*t - point.k[2 - 1], *t], k: [point.k[0].sin().cosh(), row[row.len() - 1] * ys2[ys2.len() - 1]], rates: 1, parts: point.k[2 - 1] }, Body231 { at: [row[1 - 1] + row[row.len() - 1], row[1 - 1].sin()], k: [ys2[0], point.at[0] + *t], rates: row.len(), parts: if row.len() < 3 {
        row[0]
    } else {
        ys2[1]
    } }];
    let u = &mut grid[0].k[2 - 1];
    *u *= unit.at[0] + *u;
    point.k[0] += row[0] * ys2[ys2.len() - 1];
    if !(row[1 - 1] < 0.25) {
        'rows1: for t2 in row.iter_mut() {
            point.shifted((0..=3).map(|count| grid[1].parts + (count as f64)).fold(grid[0].k[0], |acc, u| acc.max(u)), &ys2);
        }
    }
    row[row.len() - 1].clamp(-0.75, 1.25) - ys2[0] * 1.5 - row[0] * 0.3 - point.parts * 0.5 - grid[1].parts * 0.5 - row.iter().enumerate().map(|(j, &acc)| acc * (match j % 5 {
        0..=1 => row[j % row.len()],
        2 | 4 => acc,
        _ => row[j],
    })).fold(point.k[0], |acc, d| acc * 0.5 + (d + d + d)) + point.k[2 - 1]
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
            let body = Point232 { x: spring.z, y: spring.y.sin(), z: self.y.signum() * spring.z };
        }
        (spring.z + self.x) * (spring.y * spring.y + (if spring.y <= 1.5 || n < 3 {
            self.x
        } else {
            spring.z
        }))
    }
}

#[differentiable]
impl Point232 {
    #[differentiable(unconnected = "zero")]
    fn new(part: Point232) -> Point232 {
        Point232 { x: part.y, y: part.z - part.x, z: part.y * part.z }
    }
}

#[differentiable]
impl std::ops::Add for Point232 {
    type Output = Point232;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point232) -> Point232 {
        Point232 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point232 {
    type Output = Point232;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point232) -> Point232 {
        Point232 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p232_helper(q: f64, found: Option<f64>, flag: bool, i: usize) -> f64 {
    if q >= -1.0 {
        let q = q + q.signum() * q;
    } else if i > 1 {
        let q = q + (q + q + (0..4).rev().filter(|i2| *i2 != 1).map(|n| (n as f64) * q).product::<f64>());
    }
    (q + q + q * 0.3) * (0..=1).zip(0..2).map(|(i2, i3)| (match i2 % 5 {
        0 => q,
        m if i2 * 2 % 2 == 0 => q,
        _ => q,
    }) + (i3 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p232_inner(count: usize, point: &Point232, part: &mut Point232, mut w: f64) {
    w = point.z.sin().exp() + -part.y;
    'rows1: for n in (0..2).skip(1) {
        let body = Point232::new(Point232::new(Point232 { ..*part }));
        *part = Point232::new(body);
    }
    let found: Option<f64> = None;
}

#[differentiable(unconnected = "zero")]
fn p232(mut body: Point232, flag: bool, t: f64) -> f64 {
    let mut v = [body - body, Point232::new(Point232 { x: t, y: t, ..body }), body + body];
    let mut m = 0;
    let u: f64 = loop {
        m += 1;
        if m >= 1 {
            break v[v.len() - 1].x.mul_add(v[m % v.len()].x, t) + t;
        }
        if !(t < 1.0) {
            let Point232 { x: s, y: p, z: s2 } = body;
        }
    };
    --1.0 + v[m % 3].y * 0.5 - v[m % v.len()].z - 0.8
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
            let point = Point234 { x: [state[0], out[2][1]], y: state[0] };
        }
        Point234 { x: [self.y, out[2][0]], y: buf[buf.len() - 1] + out[0][2 - 1] }
    }
}

#[differentiable]
impl Point234 {
    #[differentiable(unconnected = "zero")]
    fn new(u: f64) -> Point234 {
        Point234 { x: [u, u / (1.0 + u.abs())], y: u + u }
    }
}

#[differentiable(unconnected = "zero")]
fn p234_helper(state: &[Point234; 2], mut point: Point234) -> f64 {
    let kind: Option<f64> = if point.y >= 0.1 {
        Some(state[1].y)
    } else {
        Some(point.y)
    };
    if point.y >= 0.9 {
        let mut state2 = [[state[0].y, 3.0], [state[1].y, point.y]];
    }
    point.x[0] * (1.0 + state[0].y.abs()).powi(-1) - state.iter().rev().map(|point2| point2.x[1] * state[0].x[0] + point2.y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p234_inner(mut acc: f64, body: &Point234) -> ([f64; 2], f64) {
    if 0 < 3 {
        acc += (body.y + body.x[1]).atan();
        return ([body.y.max((body.y.powi(2) + 0.5).log10()), body.y], body.y - body.x[0].cos());
    }
    let h = |d: f64| {
        let z = d.tanh() + (d - d);
        d + (0..2).zip(0..4).map(|(n, k)| (k as f64)).fold(z, |acc2, d2| acc2 + d2)
    };
    let d: f64;
    if 3 < 3 {
        d = body.y.max(body.y) * body.x[0].sin().exp();
    } else {
        d = (0..4).filter(|k| *k != 1).map(|k| body.x[2 - 1] + (k as f64)).sum::<f64>();
    }
    let mut kind: Option<f64> = if d > 2.0 {
        Some(d * acc)
    } else {
        None
    };
    acc *= d * acc + (if acc > -0.7 {
        d
    } else {
        d
    });
    ([(-(d * body.y).powi(2)).exp(), -d], (acc - body.x[0] + acc * 0.5 - (0..4).map(|n| body.y - (n as f64) + (n as f64)).sum::<f64>()) * acc)
}

#[differentiable(unconnected = "zero")]
fn p234(v: [f64; 4], x: &mut f64, buf: &mut [f64; 3]) {
    let acc: f64;
    if buf[1] >= -0.7 {
        acc = 0.1 / (1.0 + (*x / (1.0 + buf[2].abs())).abs());
    } else {
        let mut r = (*x + *x).max(v[2].abs());
        acc = (-(v[3] * buf[3 - 1]).powi(2)).exp();
    }
    for (j, &r) in (0..v.len()).zip(buf.iter()) {
        *x = if r > r {
            *x
        } else {
            *x * (j as f64)
        };
    }
    buf.swap(2, 1);
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
        let grid = [Point236 { x: r.tanh(), y: r, z: r }, Point236 { x: r + self.at[3 - 1], y: self.k.y / 2.0, z: r * self.at[0] }, Point236 { x: r, y: match n % 5 {
            0..=1 => {
                let y = r;
                self.k.z
            }
            2..=3 => r,
            i if r >= 0.5 => {
                let mut z = r;
                r
            }
            _ => r,
        }, z: self.at[n % 3] }];
        let mut out = [Body236 { at: [r, grid[3 - 1].y * (n as f64), grid[2].y], k: Point236 { x: grid[n % 3].z - self.at[n % 3], y: -1.0, z: 0.8 / (1.0 + self.at[3 - 1].abs()) } }, Body236 { at: [r + -0.7, -grid[0].x, grid[n % grid.len()].x.cos()], k: Point236 { x: r.sin(), y: r, z: self.k.x } }, Body236 { at: [-1.0 / (self.at[n % 3].powi(2) + 0.5), r + (n as f64), grid[n % grid.len()].x + r], k: Point236 { x: r + grid[n % 3].z, y: grid[3 - 1].x, z: grid[0].y } }];
        (out.iter().skip(1).map(|unit| unit.k.y + unit.at[1]).fold(0.3_f64, |acc, c| acc.max(c)) - grid[2].z * 0.3 + out[n % out.len()].k.z * 0.3) * out[0].k.z
    }
}

#[differentiable]
impl Body236 {
    #[differentiable(unconnected = "zero")]
    fn new(unit: Point236) -> Body236 {
        Body236 { at: [unit.x.floor() * unit.x, (0..=2).zip(0..1).filter(|(m, count)| *count != 1).map(|(i, j)| (j as f64) * unit.x).sum::<f64>(), unit.y], k: Point236 { ..unit } }
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
fn p236_helper(found: Option<f64>, q: f64, point: Point236, body: Body236) -> f64 {
    let mut unit = point;
    {
        if point.x > 3.0 {
            let mut xs: Vec<f64> = Vec::with_capacity(4);
            for k in (0..3).skip(1) {
                xs.push((if k % 2 != 1 && k % 2 != 0 {
                    let mut z = point.y;
                    q
                } else {
                    0.5
                }).atan());
            }
            xs.push(unit.z);
            unit.z = body.k.z * point.z * xs[xs.len() - 1].atan().exp2();
        } else {
            let p: f64;
            if unit.y >= 0.3 {
                p = body.at[3 - 1].sin().sin().sinh();
            } else {
                let a = (unit.x + unit.z).to_radians();
                p = q.tanh() - (1.1 + a);
            }
        }
    }
    (point.z.atan().exp2() + q * 2.0 + body.k.x * 2.0 + unit.z * 0.3) * (0..1).step_by(2).zip(0..=4).filter(|(m, i)| *i != 1).map(|(n, m)| (-unit.x.powi(2)).exp() + (m as f64)).sum::<f64>() + (0..=1).map(|m| (m as f64) * -point.y).fold(point.y, |acc, t| acc.max(t))
}

#[differentiable(unconnected = "zero")]
fn p236(u: f64, #[no_diff] xs: &[f64]) -> f64 {
    let mut grid: Vec<f64> = Vec::new();
    for (i, u2) in (0..xs.len()).take(2).zip(xs.iter()) {
        if xs.len() < 3 {
            grid.push(u);
        }
    }
    grid.push(u / (xs[2].powi(2) + 0.5));
    let mut shape: Option<f64> = if !(grid[0] > -0.7) {
        Some(grid[0])
    } else {
        Some(grid[0] * grid[0])
    };
    grid[0] = u;
    grid.fill(u / (1.0 + xs[3].abs()));
    for (i, state) in xs[..3].windows(2).enumerate().rev() {
        match shape {
            None => {
                if !(state[1] > 0.25) {
                    let u2: f64;
                    if xs[2] <= 2.0 {
                        let q = grid[0] + 0.9 - (i as f64);
                        u2 = (if state[0] < q {
                            u
                        } else {
                            u
                        }).mul_add(state[i % 2], 0.3);
                    } else {
                        u2 = grid[i % grid.len()] * u / 3.0;
                    }
                    shape = Some(state[1]);
                } else {
                    grid[1 - 1] += grid[i % 1].cos();
                    grid[i % 1] += state[1..].chunks(2).enumerate().filter(|(n, v)| v[0] > 0.1).map(|(j, row)| row[j % 1]).sum::<f64>();
                }
            }
            _ => {
                let mut state2: [f64; 2] = [0.5; 2];
            }
        }
    }
    xs[0] - grid[0] - grid[0] * 2.0 + (u - xs[3].clamp(-0.75, 1.25)) - u
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
    let mut unit = Body238 { at: -s, k: (s * s, s.min(s)), rates: Point238 { x: s, y: [s + s, s] }, parts: Point238 { x: match k % 5 {
        0..=1 => s,
        2..=3 => s,
        _ => {
            let mut p = s;
            p
        }
    }, y: [s + (k as f64), s.sin()] }, last: Point238 { x: (0..1).map(|i| (i as f64) * s).sum::<f64>(), y: [match k * 2 % 5 {
        0 | 4 => s,
        _ => s,
    }, s.powi(3)] } };
    let mut i = 0;
    while i < 5 && unit.parts.x >= unit.last.y[2 - 1] {
        i += 1;
        if k < 3 {
            if k < 3 {
                unit = Body238 { at: 0.1, k: (unit.parts.y[i % 2] - unit.parts.x, if unit.at >= s {
                    1.5
                } else {
                    let mut a = s;
                    a
                }), rates: Point238 { x: unit.last.y[0] * unit.parts.x, y: [unit.last.x, (1.0_f64.powi(2) + 0.5_f64).sqrt()] }, parts: Point238 { x: -unit.last.y[1], y: [s / 2.0, unit.rates.x] }, last: Point238 { x: unit.at - -0.4, y: [unit.rates.y[1] * s, unit.k.0] } };
                continue;
            }
        } else {
            unit.at += (0..3).zip(0..3).map(|(i2, i3)| unit.rates.y[0] + (i3 as f64)).sum::<f64>() + s;
        }
        if !(unit.at >= 2.0) {
            unit.rates.y[i % 2] /= s.tanh().powi(2) + 1.0;
            continue;
        }
        match (k + 1) % 4 {
            0 => {
                unit.parts.y[0] += if unit.last.y[2 - 1] > 0.1 {
                    unit.rates.x
                } else {
                    s - s
                };
            }
            _ => {
                if i / 2 % 2 != 0 {
                    let mut part = Body238 { k: (s - (i as f64), 0.8), parts: Point238 { x: unit.last.x, y: [(unit.k.1.powi(2) + 0.5).recip(), s + s] }, ..unit };
                } else {
                    let r = if unit.k.1 <= -1.0 {
                        s
                    } else {
                        unit.parts.x
                    };
                }
            }
        }
    }
    let mut j = 0;
    while j < 5 {
        j += 1;
        let mut i2 = 0;
        let c: f64 = loop {
            i2 += 1;
            let (a, mut e) = (unit.parts.y[0], unit.parts.x * unit.k.1);
            if i2 >= 3 {
                break 0.5;
            }
        };
    }
    (if (i + 1) % 3 != 1 {
        let mut u: f64 = -0.4;
        u
    } else {
        let mut acc = s;
        acc
    }) - s * 0.3 + unit.last.x * 1.5 + (unit.last.x.signum() * s).signum() * unit.last.y[j % 2] - ((0..k).zip(0..i).map(|(i2, j2)| (j2 as f64) * s).sum::<f64>() - (1.1 + (i as f64)))
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
        program!(p200(&[1.2, 0.5, -0.8, 0.3]) calls Point200::shifted, Body200::norm),
        program!(p201(&mut [-1.0, -0.2, -0.1, 0.2], -0.9, Point201 { x: 1.0, y: 1.0 }, 1.1) calls Point201::shifted),
        program!(p202(const &mut [0.6, -0.4, -1.1, 0.4], -1.1, &[0.3, 1.0, -0.2], [0.1, 0.4]) calls p202_helper),
        program!(p203(0.3, &mut [-1.0, 0.5, 0.35], [1.2, 1.1, -0.8, 0.35])),
        program!(p204(-1.0, const (-0.1, 1.1)) calls p204_helper, p204_inner),
        program!(p205(&[-0.4, -0.7, 0.4], &mut [0.8, -0.8, -1.0, -0.3, -1.2], (-0.6, 0.3)) calls p205_helper; pulled ((-2.0, -0.7), vec![-2.0, -0.7, -0.7, -0.7, -0.7])),
        program!(p206([Point206 { x: -0.4, y: -0.4, z: [1.4, -1.2, 0.1] }, Point206 { x: -0.9, y: -0.5, z: [-1.0, -0.4, 0.3] }]) calls Point206::shifted),
        program!(p207(&mut [-0.4, 0.3, 0.1, -1.1], &[1.3, -1.2, 0.3, 0.2, -0.7])),
        program!(p208([0.9, 1.0], &Point208 { x: 0.6, y: 0.5, z: 1.1 }, 0.2); pulled vec![0.5, -0.7]),
        program!(p209(3, &[-1.2, -1.0, -1.2, 1.1, -1.2], &mut 0.2) calls p209_helper, p209_inner; pulled (-0.7, 0.3)),
        program!(p210(0.8, &Point210 { x: -1.2, y: [-0.4, 0.35, 0.8], z: -0.5 }, &mut [-0.1, -1.2, 1.0], &mut Point210 { x: 0.5, y: [-0.7, 1.3, 0.8], z: -0.4 }) calls p210_helper),
        program!(p211(&[-1.0, -0.6, 1.0, -0.3]); pulled ([-0.7, -0.7], -0.7)),
        program!(p212(&mut -0.7, &mut [-0.8, -0.5], &vec![-0.9, 1.1, 0.7]) calls p212_helper, p212_inner),
        program!(p213([0.6, -0.9], [[-0.8, 0.7], [0.35, -0.1], [0.7, 0.4]], (1.3, 0.35), 0.9)),
        program!(p214(0.35, 0.35, 0.1)),
        program!(p215(0.35, &vec![0.2, 0.1, 1.0, -1.1, 1.2], &[0.1, -0.9, 0.8], 0.1) calls Point215::norm, Point215::new, p215_helper; pulled vec![0.3, -2.0]),
        program!(p216((1.1, 1.2), &mut 0.4, -0.4) calls p216_helper; pulled ((0.3, 1.0), 0.5)),
        program!(p217(&[0.1, 0.6], (0.2, -0.8), &mut -0.1) calls Point217::energy, Point217::advance, p217_helper),
        program!(p218(&mut -1.2, &mut [-0.1, 0.35, 0.35, 0.5, -0.2]) calls p218_helper),
        program!(p219(1.2, &vec![0.8, -0.4, -0.5, -0.5, -0.8], &mut 1.0, vec![0.7, 1.0, -0.5, -0.5]) calls p219_helper; pulled (([-2.0, 0.3], -2.0), 1.0)),
        program!(p220(-0.8, &Point220 { x: -1.2, y: -0.2, z: 0.5 }, &mut 0.2) calls p220_helper),
        program!(p221([0.4, 0.1, 1.0], &[-1.2, 0.1], &mut [1.0, 0.2, 0.2]) calls p221_helper; pulled (1.0, [1.0, -0.7, -0.7])),
        program!(p222(&mut [1.0, -1.1, -1.2, 1.0], &mut [Body222 { at: (0.1, 0.2), k: vec![0.2, 1.4, -0.7, 1.1, 1.2], rates: -0.9, parts: (1.0, 0.1), last: [-0.2, 1.3, 0.6] }, Body222 { at: (-1.0, 0.9), k: vec![-0.1, 0.6, -0.7, 0.9, -1.1], rates: -0.3, parts: (0.9, 0.1), last: [-0.4, 1.1, 0.2] }, Body222 { at: (0.6, -0.5), k: vec![-1.1, -0.3, 1.4, 0.1, 0.35], rates: 0.9, parts: (1.1, -0.5), last: [-0.5, 1.1, -1.1] }, Body222 { at: (-0.9, 0.7), k: vec![0.5, -1.0, 1.2, -0.4, 1.2], rates: -0.2, parts: (0.2, 1.2), last: [0.1, 0.1, -0.6] }, Body222 { at: (0.1, -1.1), k: vec![1.4, 0.1, 1.3, 1.0, -0.1], rates: -0.3, parts: (1.0, 1.1), last: [1.4, 0.8, 0.3] }]) calls Point222::shifted, p222_helper, p222_inner; pulled ((0.5, 1.0), vec![0.3, 0.5, 1.0, 1.0], vec![Body222Tangent { at: (0.5, 1.0), k: vec![1.0, -0.7, -0.7, 0.5, 0.3], rates: -2.0, parts: (0.3, -2.0), last: [-0.7, -0.7, 0.5] }, Body222Tangent { at: (0.5, -0.7), k: vec![0.3, 1.0, 0.3, -2.0, 1.0], rates: -0.7, parts: (0.5, -2.0), last: [0.3, 1.0, 0.5] }, Body222Tangent { at: (0.5, -2.0), k: vec![1.0, -2.0, -0.7, -0.7, 0.3], rates: 0.3, parts: (1.0, -2.0), last: [0.3, 0.5, 1.0] }, Body222Tangent { at: (1.0, 0.5), k: vec![1.0, 0.3, -2.0, -2.0, -2.0], rates: 0.5, parts: (-0.7, 0.3), last: [0.3, 1.0, -2.0] }, Body222Tangent { at: (-0.7, -0.7), k: vec![0.5, -2.0, 1.0, 0.3, -0.7], rates: -0.7, parts: (-0.7, 1.0), last: [0.5, 1.0, -0.7] }])),
        program!(p223(&[Body223 { at: vec![-1.1, 0.3, 0.35, -0.2], k: [-0.8, 0.5, -0.5] }, Body223 { at: vec![1.4, -0.4, 0.5, -0.8], k: [-0.3, 0.2, 1.2] }, Body223 { at: vec![-0.6, 1.2, 0.7, 0.7], k: [-0.6, -0.6, 0.8] }, Body223 { at: vec![0.9, 0.8, 1.3, -0.3], k: [-0.1, -0.3, 0.9] }], &[Point223 { x: -0.5, y: [-1.0, -0.5] }, Point223 { x: 0.1, y: [-1.1, 1.2] }, Point223 { x: 0.6, y: [0.2, -0.9] }, Point223 { x: 0.7, y: [-0.5, -0.5] }, Point223 { x: -0.4, y: [-0.4, -0.9] }], &mut [1.0, -0.4, 0.9], &mut vec![0.5, 0.8, 0.9, 0.9]) calls Point223::shifted; pulled (vec![0.5, 0.3, 0.5], vec![-0.7, 1.0, 0.5, 1.0])),
        program!(p224(&mut [-0.7, 0.7, -0.6, 1.0])),
        program!(p225(0.35, false) calls p225_helper; pulled Body225Tangent { at: Point225Tangent { x: 0.3, y: [-0.7, -2.0, -2.0], z: -0.7 }, k: (1.0, 1.0), rates: [-2.0, 0.3, 0.3] }),
        program!(p226(&[[-0.5, -1.2], [1.4, 1.0]], -0.9, &mut vec![0.5, -0.4, -0.7]) calls p226_helper, p226_inner),
        program!(p227(&[-0.9, -0.6, 1.1, 1.1], -0.9) calls Body227::new),
        program!(p228(&[-1.0, -0.4], &mut [-0.2, -0.3, -0.7, 0.8, -0.7], 3, &mut 0.6) calls p228_helper, p228_inner),
        program!(p229(-0.7, -0.5)),
        program!(p230(Point230 { x: 0.4, y: -0.7, z: -0.8 }) calls Body230::norm),
        program!(p231(&[Point231 { x: 1.4, y: 0.1, z: 0.35 }, Point231 { x: -1.1, y: -0.4, z: -0.7 }], &mut 0.2, Body231 { at: [0.5, 1.0], k: [-1.2, 0.1], rates: 2, parts: 0.4 }, [-1.2, -0.3]) calls Body231::shifted, p231_helper, p231_inner),
        program!(p232(Point232 { x: 1.3, y: 0.8, z: -1.0 }, true, 0.1) calls Point232::norm, Point232::new, p232_helper, p232_inner),
        program!(p233(1.3, -0.3, &mut [0.4, -1.2, 1.4], -0.1) calls p233_helper, p233_inner),
        program!(p234([1.2, 0.8, 1.0, -0.7], &mut -0.4, &mut [-0.1, 0.2, 1.2]) calls Point234::advance, Point234::new, p234_helper, p234_inner; pulled (1.0, [-0.7, -0.7, 0.3])),
        program!(p235(&mut 1.4) calls p235_helper; pulled ([-0.7, 0.5], 1.0)),
        program!(p236(-0.7, const &[-1.2, 0.1, 0.6, 0.5]) calls Body236::energy, Body236::new, p236_helper),
        program!(p237(&[1.1, -0.4, 0.9, 1.3], &vec![-0.2, -0.2, -0.8, -0.5, 0.35], -1.2)),
        program!(p238(3, -0.5) calls Body238::norm),
        program!(p239(-0.4, &[1.1, -0.9, 1.2, 0.8, 0.5]) calls p239_helper),
    ]
}
