//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p160_helper(ys: &mut Vec<f64>, ys2: &[f64], xs: &[f64]) -> f64 {
    let h = |c: f64, d: f64| c + (c + c * d);
    ys[2 - 1] += xs[0];
    0.1 + (xs[1] + xs[0]).abs()
}

#[differentiable(unconnected = "zero")]
fn p160(q: f64, v: &Vec<f64>, e: f64, r: &mut f64) -> f64 {
    let n: usize = 2;
    let mut r2: f64 = -1.0;
    if r2 >= 3.0 {
        'rows1: for (d, count) in v.iter().zip(0..v.len() - 1) {
            r2 += d * (e * *r);
            r2 += (-(d * d).powi(2)).exp();
            let mut r2 = r2 * *r;
        }
        let mut pair: (f64, f64) = (3.0, match n / 2 % 5 {
            0 => r2,
            n2 if n * 2 > 1 => 1.0,
            _ => v[0],
        });
        let r2 = r2 + (r2 + (pair.0 + pair.1));
    }
    let mut b: f64;
    if v.len() > 0 {
        b = r2 - (n as f64) + (e - (n as f64));
    } else {
        let t: f64 = (1..v.len()).rev().map(|n2| (n2 as f64)).fold(*r, |acc, c| acc * 0.5 + c);
        b = t.atan().to_radians();
    }
    let flag = n * 2 % 3 != 1;
    for &b2 in v[1..5].iter() {}
    b + b - e * 1.5 + b * 2.0 - v[2..3].iter().take(2).rev().product::<f64>() * (b + r2)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point161 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point161 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, r: f64, xs: &mut [f64]) -> f64 {
        let mut u = r;
        u * u - xs.windows(2).rev().enumerate().map(|(k, grid)| u).product::<f64>()
    }
}

#[differentiable]
impl std::ops::Sub for Point161 {
    type Output = Point161;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point161) -> Point161 {
        Point161 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p161_helper(xs: &mut Vec<f64>) -> f64 {
    xs[2 - 1] *= xs[1].sin();
    let mut a = if xs[1] < -1.0 {
        xs[1].tanh().exp_m1()
    } else {
        xs[0] + (xs[0] + xs[1])
    };
    xs[1] = a;
    let mut grid: Vec<f64> = Vec::with_capacity(4);
    for (j, e) in xs[..1].iter().enumerate() {
        grid.push((*e - *e) / ((*e + *e).powi(2) + 1.2));
    }
    grid.push(a);
    (a - a * 1.5 + grid[grid.len() - 1] * 2.0) * a
}

#[differentiable(unconnected = "zero")]
fn p161_inner(buf: &Vec<f64>, row: &mut [Point161], buf2: &[f64]) -> f64 {
    let n: usize = 1;
    1.1_f64.max(0.9) - row.iter().map(|part| part.y * (buf2[0] + part.y)).fold(buf[n % buf.len()], |acc, acc2| acc.max(buf2[1] + row[n % 2].y + acc2)) + row[1].y
}

#[differentiable(unconnected = "zero")]
fn p161(point: &mut Point161, grid: &mut [f64; 2], ys: [f64; 3]) -> f64 {
    let mut grid2 = ys;
    let mut count = 0;
    let t: f64 = loop {
        count += 1;
        match count % 4 {
            0 => {
                grid2[count % 3] = ys[count % 3];
                grid2[3 - 1] *= (match count % 5 {
                    0 => grid2[count % 3],
                    _ => {
                        let mut e = grid2[2];
                        grid2[0]
                    }
                }).powi(2);
            }
            1 | 2 => {
                let mut shape: Option<f64> = Some(point.x * 2.0);
            }
            _ => {}
        }
        if count >= 1 {
            break grid[1].min(grid2[0]) * (grid[count % grid.len()] + point.y);
        }
    };
    (t - ys[ys.len() - 1] * 0.3 - grid2[2] * 1.5) * (grid2[0] * point.x) - grid2[0] / ((grid2[count % 3] * (count as f64)).powi(2) + 0.5)
}

flat_record! {
    Point161 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p162_helper(v: &[f64], out: &mut Vec<f64>, c: f64) -> f64 {
    out[2 - 1] -= c;
    let mut pair = (c, c.tanh());
    let mut m = 0;
    let s: f64 = loop {
        m += 1;
        let mut row: Vec<f64> = Vec::new();
        for (t, w) in v.iter().zip(out[..1].iter()) {
            row.push((pair.0 + *t) * 0.5_f64.asinh());
        }
        row.push(1.5);
        if m >= 1 || m + 1 > 1 {
            break row.iter().map(|acc| *acc).sum::<f64>().abs();
        }
    };
    (s + v[m % v.len()] - c * 0.3 + pair.1 * 1.5 + out[..1].iter().rev().fold(s, |acc, t| acc * 0.5 + *t * s.sin().exp_m1())) * (0..out.len()).zip(0..out.len()).map(|(count, j)| 1.5 - s + (j as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p162(u: f64, buf: &Vec<f64>) -> f64 {
    let kind: Option<f64> = None;
    if let Some(a) = kind {
        let flag = 4 < 3 && a >= a;
        let (p, u2) = (a.hypot(1.0 + u.atan().abs()), 2.0_f64.tanh().exp_m1());
    }
    if !(buf[1] > 0.1) {
        let mut ys = [buf[4], buf[3], if let None = kind {
            buf[4]
        } else {
            buf[buf.len() - 1]
        }];
    }
    (buf[5 - 1] + buf[1]) * ((u.floor() * buf[0]).powi(2) + 1.0).sqrt()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point163 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body163 {
    at: (f64, f64),
    k: f64,
    rates: Point163,
    parts: [Point163; 2],
}

#[differentiable]
impl std::ops::Mul<f64> for Point163 {
    type Output = Point163;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point163 {
        Point163 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p163(out: Vec<f64>, point: &Point163) -> f64 {
    let mut out2: Vec<f64> = Vec::with_capacity(4);
    for (&d, m) in out[..1].iter().zip(0..out.len()) {
        if m % 3 != 0 {
            out2.push(d + point.z);
        }
    }
    out2.push(point.x);
    let mut n = 0;
    while n < 4 && point.x > point.z {
        n += 1;
        let mut j = 0;
        loop {
            j += 1;
            out2[0] /= out2[j % out2.len()].powi(2) + 1.0;
            let out3 = [point.y; 3];
            if j >= 4 {
                break;
            }
        }
    }
    let mut acc = out2[n % out2.len()];
    let h = |c: f64, q: f64| c * (c / (acc.powi(2) + 0.5) - out2[0] * c);
    for grid in out.windows(2) {
        let b: f64 = 'found1: {
            if n + 1 < 3 {
                break 'found1 (1.0 + grid[n % grid.len()].abs()).recip();
            }
            acc - (match (n + 1) % 5 {
                0 => {
                    let b = out2[0];
                    out2[n % 1]
                }
                2..=3 | 4 => grid[1],
                j if out2[n % 1] <= 0.5 => grid[n % 2],
                _ => acc,
            })
        };
    }
    (out[0] + out[4 - 1] * 2.0 + out2[0] * 2.0 - acc * 2.0 - h(out2[0], 0.25)) * (out2[n % 1] * (if acc <= acc {
        acc
    } else {
        acc
    }))
}

flat_record! {
    Point163 { x, y, z }
    Body163 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point164 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body164 {
    at: f64,
    k: f64,
}

#[differentiable(unconnected = "zero")]
fn p164(buf: [f64; 4], out: &[f64], flag: bool, row: &[Body164]) -> f64 {
    'rows1: for (part, body) in row.iter().zip(row) {
        let state = [Point164 { x: row[0].at, y: body.k.tanh().cosh(), z: row.iter().enumerate().map(|(j, point)| 1.5 + point.k).sum::<f64>() }, Point164 { x: out[2], y: body.k, z: part.k }];
    }
    (0..2).for_each(|k| {});
    if row[0].at <= -1.0 || out[5 - 1] < -0.7 {
        let mut m = 0;
        let mut c: f64 = loop {
            m += 1;
            if m >= 2 {
                break out[m % 5] + row[4 - 1].at + (m as f64);
            }
        };
    }
    (if row[4 - 1].at <= row[3].at || row[2].at >= 1.0 {
        row[1].k
    } else {
        let w = row[2].k;
        row[row.len() - 1].k
    }) * row.iter().filter(|point| buf[1] < 0.8).map(|part| part.at).fold(out[1], |acc, y| acc.max(y * row[row.len() - 1].at)) - buf[buf.len() - 1]
}

flat_record! {
    Point164 { x, y, z }
    Body164 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p165_helper(state: &mut [f64; 4], v: &mut [f64], xs: &mut [f64], ys: &[f64; 4]) -> f64 {
    let mut pair = (ys[1].atan2(state[0].powi(2) + 1.2) + xs[1], ys[0]);
    let mut m = 0;
    let u: f64 = 'rows1: loop {
        m += 1;
        if m + 1 > 2 {
            state[m % 4] *= (0..state.len() - 1).map(|count| xs[count % xs.len()] - 1.1 + (count as f64)).sum::<f64>();
        } else if pair.0 < -1.0 {
            let mut k = 0;
            loop {
                k += 1;
                if k >= 4 {
                    break;
                }
                state[..3].swap(2, k % 3);
            }
        }
        if m >= 3 || m % 2 == 0 {
            break (ys[m % ys.len()] - (m as f64)) * (m as f64);
        }
    };
    0.8 * ys[4 - 1] - pair.1 * 2.0 + u * 0.3 + (state[2] + pair.1 + 2.0_f64.abs())
}

#[differentiable(unconnected = "zero")]
fn p165_inner(buf: &[f64], v: [f64; 4]) -> (f64, f64) {
    let g = |q: f64| {
        let mut r = v[3];
        q * v[2]
    };
    let mut s = buf[buf.len() - 1];
    for r in v.iter() {
        match 0 % 4 {
            0 => {
                s += 1.0;
            }
            1 | 2 => {
                let mut n = 0;
                while *r >= 0.5 && n < 5 {
                    n += 1;
                    let mut shape: Option<f64> = Some(r + 0.1);
                }
            }
            _ => {}
        }
    }
    (s + v[0] * 2.0 + s * 0.5 - (v[3] + s), (1.0 + v[4 - 1].abs()).recip() - v[3] * 2.0 - s.to_radians() * (s / 3.0) - v[1].max(s) * v[4 - 1])
}

#[differentiable(unconnected = "zero")]
fn p165(e: f64, row: Vec<f64>) -> f64 {
    let mut shape: Option<f64> = Some((0..4).filter(|count| *count != 1).map(|count| row[count] + (count as f64)).sum::<f64>());
    if row[3] < row[row.len() - 1] {
        let flag = row[2] < 0.8;
    } else if e <= e {}
    (match shape {
        None => {
            row[3]
        }
        Some(r) => {
            row[5 - 1]
        }
    }) + row[3] * 1.5 - row[1].atan2((row[5 - 1] + row[1]).powi(2) + 1.0)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point166 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body166 {
    at: f64,
    k: Vec<Point166>,
    rates: f64,
}

#[differentiable]
impl Point166 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, m: usize, xs: &mut [f64; 4]) -> Vec<f64> {
        xs[m % 4] += (0..1).skip(1).rev().filter(|m2| *m2 != 1).map(|k| (k as f64) * (xs[(k + 1) % 4].powi(2) + 1.0).sqrt()).fold(xs[m % xs.len()], |acc, e| acc * 0.5 + e);
        vec![xs[0], xs[0]]
    }
}

#[differentiable]
impl Point166 {
    #[differentiable(unconnected = "zero")]
    fn new(row: &[[f64; 2]; 2], buf: &[f64]) -> Point166 {
        Point166 { x: buf[1].cos(), y: if buf[buf.len() - 1] > -1.0 && buf[0] < buf[1] {
            buf[0]
        } else {
            buf[1]
        } }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point166 {
    type Output = Point166;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point166 {
        Point166 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p166(#[no_diff] buf: &Vec<f64>, x: f64, b: f64, #[no_diff] pair: (f64, f64)) -> f64 {
    let b = b * (b.powi(2) + 0.5).powi(-1);
    if 1 < 3 {
        let y = 2.0_f64.cos() * pair.0 * pair.1;
    } else {
        let mut i = 0;
        'rows1: while i < 3 {
            i += 1;
            let mut v: Vec<f64> = Vec::with_capacity(4);
            for state in buf.chunks(2) {
                v.push(b);
            }
            v.push(match i / 2 % 5 {
                0 => pair.0,
                2 => b,
                _ => {
                    let x2 = b;
                    b
                }
            });
            v[i % 1] = -b.atan2(1.0 + v[v.len() - 1].abs());
        }
    }
    let mut x = x + buf.iter().zip(buf.iter()).map(|(&c, &q)| q + q).fold(b, |acc, y| acc * 0.5 + y) * (b.powi(2) + 1.2).log10();
    if x > -0.4 && x >= x {
        let f = |q: f64| {
            let w = x.to_radians();
            q * (q * b * (w.powi(2) + 0.5).log10())
        };
    } else {
        let f = |p: f64, z: f64| p * z;
    }
    (-x - pair.0 * 1.5 - x * 0.5) * ((if b >= 0.8 || x <= x {
        b
    } else {
        0.9
    }) * b.abs()) - (x.powi(2) + 1.0).sqrt() * (b * x)
}

flat_record! {
    Point166 { x, y }
    Body166 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p167_helper(v: &[f64], v2: &mut [f64], v3: &mut [f64; 3]) -> f64 {
    v2[1] + v3[0] + v2[0] - v3[v3.len() - 1] / (1.0 + v3[0].abs())
}

#[differentiable(unconnected = "zero")]
fn p167_inner(v: &mut [f64]) -> f64 {
    if 1 < 3 {
        match 2 % 3 {
            0 => {
                let mut z = v[0];
            }
            _ => {
                v[0] = v[2 - 1].floor() * (-v[0].powi(2)).exp();
            }
        }
        v[2 - 1] = -1.0;
    } else {
        let mut i = 0;
        'rows1: while i < 2 {
            i += 1;
            let mut pair = ((v[1] + v[i % v.len()]).cos(), v[i % v.len()] * v[i % v.len()]);
        }
    }
    v[1] - v[0]
}

#[differentiable(unconnected = "zero")]
fn p167(buf: &[f64]) -> f64 {
    for m in (0..buf.len()).step_by(2) {
        let xs: Vec<f64> = buf.iter().step_by(2).map(|y| *y + *y + *y).collect::<Vec<f64>>();
        let mut out = [xs[0], xs[m % xs.len()], buf[m % 4] * xs[0]];
        out[2] += (-out[out.len() - 1]).sin().sinh();
    }
    buf[4 - 1] - buf[2] - (buf[3] + buf[buf.len() - 1]) / ((buf[0] + buf[buf.len() - 1]).powi(2) + 0.5)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point168 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body168 {
    at: (f64, f64),
    k: f64,
    rates: Vec<f64>,
    parts: Vec<f64>,
}

#[differentiable]
impl std::ops::Add for Point168 {
    type Output = Point168;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point168) -> Point168 {
        Point168 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p168_helper(c: f64, ys: [[f64; 2]; 2], r: f64, mut a: f64) -> f64 {
    let mut d = r;
    ys[1].windows(2).enumerate().for_each(|(m, state)| {
        a += (-(state[m % 2] + d).powi(2)).exp();
    });
    let mut r = r + d * ys[1].windows(2).rev().zip(0..ys.len()).map(|(v, i)| (i as f64)).sum::<f64>();
    let mut xs = vec![r; ys.len()];
    d.min(a) - c * 0.5 + a * 2.0 - r * 1.5 + xs[2 - 1] * 2.0 + d
}

#[differentiable(unconnected = "zero")]
fn p168_inner(x: f64, i: usize, mut out: [f64; 3]) -> f64 {
    match (i + 1) % 3 {
        0 => {
            let (mut p, z): (f64, f64) = ((0..i).skip(1).map(|k| out[1] * 1.1 + (k as f64)).product::<f64>(), if i > 2 && i * 2 < 3 {
                let s: f64 = out[0];
                out[i % out.len()]
            } else {
                out[i % out.len()]
            });
            p = out[1] + 1.0 + p / 2.0;
        }
        m if out[m % out.len()] < 0.3 => {
            if x >= 1.5 {
                out[2] += x.min(0.8) - (m as f64);
                out[0] += out[m % out.len()].tanh() * (x * out[m % out.len()]);
            } else {
                let x = x * out[m % 3];
            }
        }
        _ => {
            let p = std::mem::replace(&mut out[i % 3], x);
        }
    }
    (x + out[i % 3] + out[1..3].iter().zip(&out).filter(|(w, s)| **s > 0.5).map(|(&b, y)| *y).fold(out[2], |acc, d| acc * 0.5 + d)) * (x - out[1] + x.max(x))
}

#[differentiable(unconnected = "zero")]
fn p168(spring: Body168, v: &[f64]) -> f64 {
    let s: f64 = v[..4].iter().map(|&p| p).product::<f64>();
    let mut count = 0;
    let r: f64 = 'rows1: loop {
        count += 1;
        let s = s + s.cos() / (1.0 + p168_inner(s, 3, [1.0, s, s]).abs());
        if count >= 3 {
            break v[v.len() - 1].max(v[count % v.len()]).floor() * v[3];
        }
    };
    let mut pair = ((1.0 + spring.at.0.abs()).cbrt() - (r - (count as f64)), r + s);
    let mut pair2 = (pair.1, pair.1 * (count as f64));
    let mut spring2 = Body168 { at: (if pair.0 > r {
        let b: f64 = pair2.1;
        s
    } else {
        let d = s;
        pair2.0
    }, pair2.0.abs()), k: r, rates: vec![r + (count as f64), pair2.1 - 0.3, v[count % v.len()] * pair.0], parts: vec![pair.0, pair.0] };
    {
        for m in 0..v.len() {
            let mut j = 0;
            let s2: f64 = 'steps2: loop {
                j += 1;
                if j >= 3 || v.len() % 3 == 1 {
                    break (s - (j as f64)) * (r * (count as f64));
                }
                let row = [spring2.k; 2];
            };
        }
    }
    ((match count / 2 % 5 {
        0..=1 => pair2.1,
        2 | 4 => {
            let r2: f64 = spring.k;
            r2
        }
        _ => {
            let c: f64 = 0.5;
            pair.0
        }
    }) + s * 0.5 + spring2.at.0 * 2.0 + (spring2.at.0 * pair.0 + (pair2.0 + (count as f64)))) * (spring2.at.1 * (count as f64)).abs()
}

flat_record! {
    Point168 { x, y }
    Body168 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point169 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body169 {
    at: Vec<f64>,
    k: f64,
    rates: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape169 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point169 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, v: &mut [f64; 3]) -> f64 {
        let mut count = 0;
        let c: f64 = loop {
            count += 1;
            for &y in v.iter().rev() {
                if v[3 - 1] >= y && count / 2 < 3 {
                    if y <= 1.1 {
                        continue;
                    }
                } else {
                    let mut v2 = [Body169 { at: vec![v[2..].iter().filter(|q| **q > 0.5).map(|u| y + *u).sum::<f64>(), y + (count as f64)], k: (-v[1].powi(2)).exp(), rates: vec![v[count % v.len()], y.signum() * 0.25, v[3 - 1] * v[count % 3]] }, Body169 { at: vec![3.0, match count % 5 {
                        0..=1 | 4 => y,
                        _ => {
                            let c: f64 = 1.1;
                            c
                        }
                    }], k: v[count % v.len()] - (count as f64), rates: vec![v[count % 3] + 1.5, y * (count as f64), v[..1].iter().skip(1).rev().filter(|acc| **acc > 0.3).map(|&a| y + a).product::<f64>()] }, Body169 { at: vec![(-y.powi(2)).exp(), (0..count).zip(v[0..1].chunks(2)).map(|(m, state)| state[0]).sum::<f64>()], k: y, rates: vec![v[count % 3] - (count as f64), y] }];
                }
            }
            if count >= 2 {
                break (v[count % 3].powi(2) + 0.5).ln() * (self.x * (count as f64));
            }
        };
        (c - self.y - c * 2.0) * (0.8_f64 - -0.7_f64).atan().exp()
    }
}

#[differentiable(unconnected = "zero")]
fn p169(point: &mut Body169, spring: &mut Point169, e: f64) -> ([f64; 2], f64) {
    let e = e + (2.0_f64.sin() + e / (e.powi(2) + 1.0));
    let t = spring.y;
    let mut n: usize = 4;
    'rows1: for n2 in 0..=3 {
        point.at[n % 2] = (e / (t.powi(2) + 0.5)).floor() * (e + e);
        let mut xs = [Body169 { at: vec![if spring.x < 0.1 {
            let mut z: f64 = 1.1;
            t
        } else {
            let mut y = t;
            point.at[n2 % 2]
        }, t, (0..3).skip(1).map(|j| (j as f64) * e).sum::<f64>()], k: point.rates[0], rates: vec![t / 1.5, if e < 0.3 {
            t
        } else {
            let w = t;
            t
        }] }, Body169 { at: vec![t.atan(), point.at[n2 % 2].powi(2), spring.y], k: t, rates: vec![(0..3).zip(0..n2).map(|(i, k)| (k as f64) * spring.x).fold(e, |acc, t2| acc + t2), spring.x, 0.3] }];
    }
    let mut m = 0;
    let mut q: f64 = loop {
        m += 1;
        if m >= 1 || spring.y <= point.at[m % 2] {
            break if m % 2 != 1 {
                t
            } else {
                t - point.rates[m % 2]
            };
        }
        'steps2: for count in 0..m {
            let h = |p: f64, x: f64| p + p;
            'search3: for m2 in 0..2 {
                let d: f64 = (0..2).map(|n2| (n2 as f64)).sum::<f64>();
                spring.y *= d;
                point.at[m2] = (if count > 1 {
                    t
                } else {
                    e
                }) * (if point.k > t {
                    t
                } else {
                    let b = e;
                    t
                });
            }
        }
    };
    let mut add = |s: f64| {
        q += s * s;
        q
    };
    let u = add(e * e);
    let z = add(spring.y.atan().exp());
    for i in 0..m {
        if i < 3 {
            spring.y = z;
            break;
        }
    }
    ([-(q + e), u.atan().cosh() / ((z - spring.x).powi(2) + 1.0)], z * q + e * 2.0 - t * 2.0 + q * 1.5 - u * 0.3 - q - -(1.0 + q.abs()).ln())
}

flat_record! {
    Point169 { x, y }
    Body169 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point170 {
    x: f64,
    y: [f64; 2],
    z: f64,
}

#[differentiable]
impl Point170 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, c: f64, v: [[f64; 2]; 3]) -> f64 {
        (if v[v.len() - 1][0] >= 0.3 || c <= 3.0 {
            v[1][0]
        } else {
            c
        }) + v[2][2 - 1] - (v[0][0].powi(2) + 0.5).cbrt().sin()
    }
}

#[differentiable]
impl Point170 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, part: &mut Point170) -> f64 {
        (0..1).for_each(|j| {
            part.x *= match j % 5 {
                0 => {
                    let mut w = self.z - part.x;
                    w * part.z
                }
                _ => 1.5 + part.x,
            };
        });
        (self.x + part.z) * part.z
    }
}

#[differentiable(unconnected = "zero")]
fn p170_helper(body: &mut Point170, shape: Option<f64>, mut v: Vec<f64>) {
    let t = if body.y[2 - 1] > 1.0 || v[0] > -0.7 {
        let u: f64 = v[1] + v[1..].iter().rev().map(|acc| v[1] + acc).sum::<f64>();
        -(body.x + v[0])
    } else {
        (body.y[1] + body.y[1]).asinh()
    };
}

#[differentiable(unconnected = "zero")]
fn p170_inner(v: &[f64; 2]) -> f64 {
    let mut count = 0;
    while count / 2 < 3 && count < 4 {
        count += 1;
        let mut k = 0;
        while v.len() > 1 && k < 3 {
            k += 1;
            if !(v[1] < 3.0) {
                break;
            }
        }
    }
    v[0].signum() * v[count % v.len()] + 1.1_f64.atan() * v[1]
}

#[differentiable(unconnected = "zero")]
fn p170(buf: &[f64], grid: &[f64], row: &[f64; 3], buf2: &[f64]) -> f64 {
    for (n, &d) in buf2[..3].iter().enumerate() {
        let mut xs: Vec<f64> = (0..2).map(|count| (count as f64) * grid[count].clamp(-0.75, 1.25)).collect::<Vec<f64>>();
    }
    for i in (0..grid.len()).rev() {
        let mut found: Option<f64> = if buf2[1] >= -0.7 {
            None
        } else {
            None
        };
    }
    let mut d = grid[0] * row[2] * (if buf2[1] >= grid[3] {
        let c = buf[2].tanh().exp2();
        2.0
    } else {
        grid[2]
    });
    let mut out: Vec<f64> = Vec::new();
    for &c in buf2.iter() {
        out.push(d.floor() * grid[grid.len() - 1] * row[1]);
    }
    out.push(row[0] + d);
    {}
    let mut ys: Vec<f64> = Vec::new();
    for (n, &e) in out.iter().enumerate() {
        ys.push(buf[4 - 1]);
    }
    ys.push(if grid[4] > 2.0 {
        let mut q = row[1];
        q
    } else {
        let y: f64 = 0.3;
        buf2[0]
    });
    0.3 + d * 2.0 + out[0] - ys.iter().rev().filter(|e| **e > 0.1).map(|r| ys[0] / (1.0 + d.abs()) + r).fold(0.9_f64, |acc, t| acc * 0.5 + t)
}

flat_record! {
    Point170 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p171(grid: &mut [f64], flag: bool, #[no_diff] grid2: &[f64], p: f64) -> [f64; 2] {
    let (u, w): (f64, f64) = ((if grid2[grid2.len() - 1] >= p {
        let e = p;
        e
    } else {
        grid2[1]
    }) * (if grid[3] > 0.25 && p > -1.0 {
        p
    } else {
        grid2[0]
    }), (0..=2).filter(|k| *k != 1).map(|m| p + (m as f64)).sum::<f64>());
    let mut u = u * w;
    let p2 = &mut grid[0];
    *p2 += 3.0 - *p2;
    if grid2[2] >= w {
        if w >= 1.5 {
            let flag2 = w > 1.5;
        } else {
            u += u - (if p > -0.7 {
                w
            } else {
                let mut y = u;
                w
            });
        }
        {
            let mut w2 = grid2[grid2.len() - 1];
            if !(w2 > u) {
                u = (w2 * grid2[2]).mul_add(p.signum() * w, w2);
            } else {
                let c: f64;
                if u > -0.4 || u < 0.3 {
                    c = w2;
                } else {
                    c = -u - (u + u);
                }
            }
        }
    }
    [grid[1..4].windows(2).filter(|v| w > u).map(|v| grid2[1] - w + 3.0).sum::<f64>(), w]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point172 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body172 {
    at: f64,
    k: [f64; 3],
    rates: f64,
    parts: f64,
    last: [f64; 3],
}

#[differentiable]
impl Point172 {
    #[differentiable(unconnected = "zero")]
    fn new(mut pair: (f64, f64), row: &[f64]) -> Point172 {
        Point172 { x: row[1].hypot(1.0 + pair.1.abs()), y: row[row.len() - 1].powi(2), z: if !(pair.0 <= 1.1) {
            row[0]
        } else {
            let w = row[1];
            w
        } }
    }
}

#[differentiable]
impl std::ops::Sub for Point172 {
    type Output = Point172;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point172) -> Point172 {
        Point172 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point172 {
    type Output = Point172;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point172 {
        Point172 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p172_helper(p: f64, row: &mut [Point172; 2]) -> ([f64; 2], f64) {
    let mut i = 0;
    while i < 3 && i / 2 % 2 != 0 {
        i += 1;
        if p > 0.9 {
            break;
        } else {
            row[1].x += row[i % row.len()].y;
        }
        let mut grid = vec![p; row.len()];
    }
    let mut p = p * p;
    ([(p + row[2 - 1].z).floor() * (0.5 - p), row[1].x + p - p.min(p)], (p * p + row.iter().step_by(2).map(|body| body.x * p).sum::<f64>()) * row.iter().map(|body| body.z).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p172(mut point: Point172) -> f64 {
    let (u, e) = ((point.x.powi(2) + 1.0).cbrt().abs(), point.z + point.z);
    let p: f64 = u;
    let j: usize = 2;
    point.x -= (e * (j as f64)).abs();
    for n in 0..j {
        point.z = (0..=n).zip(0..n).map(|(n2, j2)| (j2 as f64) * -0.4).sum::<f64>();
        let b: f64 = 'found1: {
            let mut kind: Option<f64> = Some(u + e);
            if point.z < u {
                break 'found1 p.sin();
            }
            e - p + (u + p)
        };
    }
    e * p - u * 2.0 - p * 0.5 + (0..4).map(|n| (n as f64) * (if n * 2 % 2 == 0 {
        e
    } else {
        u
    })).sum::<f64>()
}

flat_record! {
    Point172 { x, y, z }
    Body172 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p173_helper(v: &[f64], acc: f64) -> f64 {
    let mut out = [[v[0], acc], [acc, acc]];
    let d = &mut out[1][1];
    *d += *d + *d;
    out[0][1] += acc * (v[0] + out[0][1]);
    let mut xs = [[acc, out[out.len() - 1][0]], [acc, acc]];
    let y = out[1][1];
    out[0][0] + acc * 0.3 + xs[0][1] * 2.0 - y * 1.5 + xs[0].chunks(2).skip(1).map(|state| out[1][0] / ((-0.7_f64).powi(2) + 1.2) + out[0][1]).fold(out[0][0], |acc2, q| acc2.max(q))
}

#[differentiable(unconnected = "zero")]
fn p173(y: &mut f64) -> f64 {
    *y *= *y;
    let mut xs = vec![*y; 2];
    let p = &mut xs[2 - 1];
    *p += if *p > 0.25 {
        *y
    } else {
        let e = *p;
        e
    };
    let mut pair = (p173_helper(&xs, *y) + xs[1].hypot(1.0 + 2.0_f64.abs()), if xs[1] <= 0.8 || xs[1] > 1.0 {
        xs[0]
    } else {
        let u = xs[0];
        xs[1]
    });
    let mut y2 = if xs[0] >= -0.4 {
        xs[xs.len() - 1]
    } else {
        p173_helper(&xs, xs[xs.len() - 1]).tanh()
    };
    let d = if pair.1 > 1.0 {
        y2
    } else {
        let mut r: f64 = (pair.1 / (xs[1].powi(2) + 0.5)).powi(3);
        r * pair.0 - pair.0 * xs[0]
    };
    pair.0 = d;
    let mut k = 0;
    let mut r: f64 = loop {
        k += 1;
        if k >= 4 || *y < 1.0 {
            break y2.cos() * (xs[0] / (1.0 + y2.abs()));
        }
        'rows1: for count in 0..=3 {
            let mut d2 = d + d;
        }
    };
    d - ((match k % 5 {
        0..=1 => pair.1,
        j if j * 2 < 3 => {
            let q = d;
            q
        }
        _ => *y,
    }) - p173_helper(&xs, pair.1)) + xs.chunks(2).map(|buf| *y).sum::<f64>().max(r - d)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point174 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body174 {
    at: f64,
    k: [Point174; 2],
    rates: [f64; 3],
}

#[differentiable]
impl Body174 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, grid: &Vec<f64>) -> ([f64; 2], f64) {
        ([-self.at, grid[0] / (1.0 + grid[0].abs()) / (1.0 + grid[grid.len() - 1].asinh().abs())], grid[1] + grid[grid.len() - 1] - grid.iter().step_by(2).enumerate().rev().map(|(count, &y)| y * y).fold(grid[0], |acc, u| acc + u))
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point174 {
    type Output = Point174;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point174 {
        Point174 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p174(x: f64, state: &[f64], ys: &mut [f64]) -> Point174 {
    {}
    'rows1: for (buf, i) in state.chunks(2).zip(0..ys.len()) {}
    for (k, &w) in ys[1..3].iter().enumerate() {}
    Point174 { x: ys[1], y: state[state.len() - 1].hypot(1.0 + state[3].abs()) }
}

flat_record! {
    Point174 { x, y }
    Body174 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point175 {
    x: [f64; 2],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body175 {
    at: Point175,
    k: [f64; 2],
    rates: f64,
    parts: f64,
}

#[differentiable]
impl Body175 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, spring: &Body175, kind: Option<f64>) -> f64 {
        for (j, m) in (0..4).zip(0..4) {
            let (q, mut b) = (self.at.y, spring.at.y / (3.0_f64.powi(2) + 1.0));
        }
        (spring.at.x[2 - 1].sin() + (0..4).skip(1).map(|i| (i as f64) * spring.at.x[1]).sum::<f64>()) * spring.at.x[0].powi(3)
    }
}

#[differentiable(unconnected = "zero")]
fn p175(spring: &Body175, grid: &mut [f64], k: usize) -> f64 {
    match k * 2 % 3 {
        0 => {
            let t = (-((-spring.k[k % 2].powi(2)).exp() * (grid[k] + grid[(k + 1) % 5])).powi(2)).exp();
            let mut n = 0;
            'rows1: while t < 0.5 && n < 5 {
                n += 1;
                match n / 2 % 4 {
                    0 => {
                        let found: Option<f64> = Some(grid[3]);
                        let count: usize = n;
                    }
                    1 | 2 => {
                        grid[4] += -0.4;
                    }
                    count if t <= t => {
                        let xs = &mut grid[..2];
                        xs[count % 2] += t.to_radians();
                        xs[0] += (0..2).map(|m| (m as f64) * spring.at.y).sum::<f64>();
                    }
                    _ => {
                        let mut out = [t.asinh(), 0.5_f64.max(grid[k]), match grid.len() % 5 {
                            0..=1 => t,
                            2..=3 => {
                                let mut x: f64 = 1.5;
                                grid[4]
                            }
                            _ => t,
                        }];
                    }
                }
            }
        }
        count if spring.rates <= 0.1 => {
            if grid[k] < -1.0 {
                for d in grid.iter().take(2).rev() {
                    let grid2 = vec![grid[3..].iter().zip(grid.windows(2)).map(|(y, buf)| *d + y).fold(grid[1], |acc, c| acc + c), (grid[5 - 1].powi(2) + 1.2).ln(), *d, grid[k]];
                }
            }
        }
        _ => {}
    }
    grid[k % 5] * (1..grid.len()).step_by(2).filter(|m| *m != 1).map(|j| (j as f64)).sum::<f64>() * (spring.parts.floor() * spring.rates + -grid[1])
}

flat_record! {
    Point175 { x, y }
    Body175 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point176 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point176 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, count: usize, mut xs: [[f64; 2]; 3]) -> f64 {
        if count > 0 {
            if xs[3 - 1][1] < 1.1 {
                xs[count % 3][0] *= (self.y + xs[count % xs.len()][2 - 1]) * xs[0][0].tanh();
            } else {
                let acc = (match count % 5 {
                    0..=1 => xs[1][2 - 1] - (count as f64),
                    2..=3 | 4 => self.z.min(xs[3 - 1][count % 2]),
                    _ => xs[count % 3][0] / 1.5,
                }) * xs[count % 3][count % 2];
            }
        }
        self.y + self.z - xs[0][count % 2] * 0.5 + (0..xs.len()).zip(0..xs.len()).map(|(i, n)| xs[0][0] + xs[0][1] + (n as f64)).sum::<f64>() + xs[0][..1].iter().filter(|x| **x > 0.1).fold(-1.0_f64, |acc, t| acc + (xs[0][2 - 1] + *t))
    }
}

#[differentiable]
impl Point176 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, e: &mut f64, w: f64) -> f64 {
        let y = w + (self.x + (if self.y >= *e {
            w
        } else {
            let d = self.z;
            d
        }));
        for j in 0..3 {
            let found: Option<f64> = if y < -1.0 && j + 1 > 2 {
                Some(w)
            } else {
                Some(w)
            };
        }
        w * y - y * 1.5 - w.signum() * w.atan2(y.powi(2) + 0.5)
    }
}

#[differentiable]
impl std::ops::Sub for Point176 {
    type Output = Point176;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point176) -> Point176 {
        Point176 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p176_helper(out: &[Point176]) -> f64 {
    let mut v = [Point176 { x: (0..out.len()).skip(1).map(|count| -0.7 + (count as f64)).sum::<f64>(), y: out[1].x + out[out.len() - 1].x, z: out[0].x * out[0].y }, Point176 { x: out[0].y + out[out.len() - 1].z, y: out[2 - 1].y, z: out[0].x }, Point176 { x: out[0].x, y: out[0].x + out[2 - 1].y, z: out[1].y.sin().exp() }];
    v[v.len() - 1].x / 1.5 + v[0].y * 2.0 - (0..1).map(|count| (count as f64) * (v[v.len() - 1].y.powi(2) + 0.5).cbrt()).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p176_inner(out: &mut [f64; 4]) -> f64 {
    let mut pair = (out[2], out[2]);
    if out[3] > pair.0 || pair.0 < pair.0 {
        return pair.1;
    }
    out[2..].swap(0, 1);
    (out[3] * out[1] - pair.1 * 0.3) * out[0] * (pair.1.mul_add(pair.0, pair.1) + pair.1)
}

#[differentiable(unconnected = "zero")]
fn p176(body: &mut Point176, q: f64, mut pair: (f64, f64), ys: Vec<f64>) {
    let mut k = 0;
    let mut c: f64 = 'rows1: loop {
        k += 1;
        pair.1 += (if ys[0] > pair.0 {
            q
        } else {
            ys[1]
        }) * (ys[k % ys.len()] * pair.0);
        if k >= 4 {
            break ys[3];
        }
    };
    let mut s = body.shifted(&mut pair.0, ys[k % ys.len()] / (1.0 + ys[1].abs()));
    let shape: Option<f64> = if !(ys[k % ys.len()] > ys[4 - 1]) {
        Some(pair.0 - (k as f64))
    } else {
        Some(pair.1 + body.x)
    };
    let mut k2 = 0;
    loop {
        k2 += 1;
        match k % 4 {
            0 => {
                let (mut t, c2) = (-q.atan(), body.z);
            }
            1 | 2 => {
                c *= (c * q).atan();
            }
            _ => {
                s *= ys.windows(2).enumerate().map(|(n, grid)| c * grid[..1].chunks(2).map(|row| grid[1] + grid[1]).sum::<f64>()).product::<f64>();
            }
        }
        if k2 >= 2 {
            break;
        }
    }
}

flat_record! {
    Point176 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p177(out: &[f64]) -> f64 {
    let buf = [[out[1], out[out.len() - 1]], [out[1], out[1]], [out[2], out[4 - 1]]];
    let u = (0..4).map(|j| (1.0 + out[j].abs()).log10() + (j as f64)).sum::<f64>() - buf[1][0] * (1.0 + buf[1][1].abs()).powf(out[3].sin());
    (out[3] + buf[2][1] * 1.5 + u) * 0.25
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point178 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape178 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p178(buf: &mut [f64], s: f64, grid: Vec<f64>) -> f64 {
    buf[0] *= s.to_radians() / 1.5;
    let h = |r: f64, y: f64| r + y;
    match 4 % 4 {
        0 => {
            let mut k = 0;
            let mut acc: f64 = loop {
                k += 1;
                let flag = k % 2 != 0;
                if k >= 2 || k > 0 {
                    break -(0..grid.len()).map(|k2| (k2 as f64) * grid[k % 3]).fold(grid[grid.len() - 1], |acc, a| acc + (a + a));
                }
            };
        }
        1 | 2 => {
            let mut xs: Vec<f64> = Vec::with_capacity(4);
            for (j, m) in (0..grid.len()).zip(0..3) {
                if grid[m] <= grid[(m + 1) % 3] {
                    xs.push(if s < 0.1 {
                        s
                    } else {
                        grid[m % 3] - buf[m]
                    });
                }
            }
            xs.push(grid[0] - grid[2]);
        }
        m if grid[0] >= 0.9 => {
            buf[m % 4] -= grid[m % grid.len()].floor() * grid[0] * (grid[m % grid.len()] * grid[m % 3]);
        }
        _ => {
            buf[2] += s;
        }
    }
    let j: usize = 2;
    buf[j % 4] = grid[2] * (j as f64) + grid[j % 3] * 1.5;
    (0..grid.len() - 1).for_each(|i| {
        buf[i % 4] /= s.powi(2) + 1.0;
        buf[0] = buf.iter().take(2).map(|&b| b * b).sum::<f64>() + h(s, grid[(i + 1) % grid.len()]);
    });
    let mut p = grid[0] + s - (j as f64) + (if s <= grid[j % 3] || buf[j % 4] <= s {
        buf[j % buf.len()] * (j as f64)
    } else {
        s
    });
    (p * s + s * 0.3 - grid[j % 3] * 1.5) * grid[j % grid.len()]
}

flat_record! {
    Point178 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p179_helper(state: &[f64]) -> f64 {
    let mut v = [state[1]; 3];
    let d: f64 = state[0];
    v[1] = d;
    if 1 < 3 {
        let mut pair = ([d, d - v[v.len() - 1]], d * v[2]);
    } else {
        let mut kind: Option<f64> = if !(v[0] > 0.1) {
            Some(v[2] + d)
        } else {
            None
        };
    }
    d + d + v[1] * 1.5 + v[0]
}

#[differentiable(unconnected = "zero")]
fn p179_inner(xs: &[f64], b: f64, acc: f64, xs2: &Vec<f64>) -> f64 {
    for (k, acc2) in xs2.iter().rev().enumerate().rev() {
        for d in xs2.iter() {
            for count in 0..3 {
                let mut z = p179_helper(xs2);
            }
        }
    }
    (xs2[0] + xs2[1] + acc * 0.5) * xs2[..1].iter().rev().fold(xs2[1], |acc2, &t| acc2 + t * (if 2 < 3 {
        let mut q = acc;
        q
    } else {
        let d = t;
        xs2[0]
    })) + acc
}

#[differentiable(unconnected = "zero")]
fn p179(y: f64, m: usize, m2: usize) -> f64 {
    let p: f64;
    if y <= -0.7 {
        let mut e = ((y + (m as f64)).powi(2) + 0.5).recip();
        p = e;
    } else {
        p = y;
    }
    match (m2 + 1) % 3 {
        0 => {
            let mut j = 0;
            while j < 3 {
                j += 1;
                'rows1: for i in 0..=3 {
                    let mut a: f64;
                    if m2 < 3 {
                        a = (p * (m2 as f64)).abs();
                    } else {
                        a = (0..4).map(|count| p.sin() + (count as f64)).sum::<f64>();
                    }
                }
            }
        }
        1 | 2 => {
            let mut m3 = 0;
            let d: f64 = 'steps2: loop {
                m3 += 1;
                if p >= 0.1 {
                    let mut c = (p * (p - p)).mul_add(p.atan().exp_m1() * (m3 as f64), p);
                } else {
                    let mut p = p * (p - (p - y));
                }
                if m3 >= 3 {
                    break (0..4).zip(0..m2).map(|(count, j)| (j as f64)).sum::<f64>();
                }
            };
        }
        _ => {}
    }
    (y + p * 0.5) * (0..m2).zip(0..=3).map(|(i, n)| (n as f64)).fold(y, |acc, y2| acc.max(y2))
}

#[differentiable(unconnected = "zero")]
fn p180(buf: [f64; 2], out: &[f64; 3], mut t: f64) -> f64 {
    t += t;
    let flag = t > t || out[0] > 0.1;
    t = t;
    t = out[out.len() - 1];
    t = t + t;
    let w: f64 = 'found1: {
        match 0 % 3 {
            0 => {
                let c = t;
                if c >= 0.9 && c >= t {
                    break 'found1 (0..out.len() - 1).map(|k| (k as f64) * t).fold(t, |acc, q| acc * 0.5 + q * q);
                }
            }
            j if t >= 0.5 => {
                'steps2: for b in out.iter() {
                    t /= b.powi(2) + 1.0;
                }
            }
            _ => {}
        }
        for (c, i) in out.iter().zip(0..3) {
            for xs in out.chunks(2).skip(1) {
                t += buf[i % buf.len()];
            }
        }
        if out[2] >= -1.0 {
            break 'found1 out[3 - 1] + t;
        }
        t
    };
    buf.windows(2).enumerate().map(|(m, row)| out[m % 3]).fold(0.9_f64, |acc, s| acc * 0.5 + s * s) + buf[buf.len() - 1] * 2.0 + t * 0.3 + w * 1.5 - (w.sin() + t * w) + (0..buf.len()).skip(1).filter(|j| *j != 1).map(|j| (j as f64) * buf[1..2].iter().sum::<f64>()).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point181 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape181 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p181(out: [[f64; 2]; 3], state: &Vec<f64>) -> f64 {
    for out2 in out[out.len() - 1][..1].chunks(2) {
        let mut out3 = vec![Point181 { x: out2[0], y: out[3 - 1][1], z: out2[0] }, Point181 { x: out[out.len() - 1][2 - 1] - out[1][0], y: out2[0] - out2[0], z: out2[0] }];
        out3[0].y -= state[3].powi(2) + out3[0].y;
        out3[2 - 1].x *= ((state[1] * out3[1].y).powi(2) + 0.5).powi(-1);
    }
    let w = if state[state.len() - 1] > 0.25 {
        let mut a = -out[3 - 1][1] + (if state[0] > 0.9 {
            state[0]
        } else {
            out[out.len() - 1][1]
        });
        a * a + (a + state[5 - 1])
    } else {
        let d = out[out.len() - 1][0];
        state.windows(2).map(|ys| ys[0] + 2.0).sum::<f64>()
    };
    let mut i = 0;
    let z: f64 = loop {
        i += 1;
        if i >= 3 {
            break w - -0.4 + 1.0 * state[0];
        }
        for &a in state[..3].iter() {
            let mut n = 0;
            while n < 3 {
                n += 1;
                let mut ys = vec![w; out.len()];
            }
        }
    };
    out[0][2 - 1] - z + ((z * z).powi(2) + 1.2).cbrt()
}

flat_record! {
    Point181 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p182_helper(d: f64) -> f64 {
    let mut k = 0;
    while d >= -1.0 && k < 2 {
        k += 1;
        let d = d + d;
    }
    if (k + 1) % 3 == 1 {} else if k % 2 == 1 {}
    d - d * 0.3 - (0..3).zip(0..3).map(|(count, i)| d + d + (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p182_inner(out: &mut [f64], row: &[f64; 4], ys: &[f64]) -> [f64; 2] {
    let c: f64 = 'found1: {
        out[0] = (-1.0_f64).mul_add(ys[1], ys[0]).cos();
        if ys[1] > 0.9 || row[2] > -0.7 {
            break 'found1 0.1;
        }
        out[out.len() - 1] + ys[1] - (out[2 - 1] + ys[ys.len() - 1])
    };
    for q in out[0..1].iter_mut().rev() {
        *q += ys.iter().rev().map(|&d| d * *q).sum::<f64>();
        let mut count = 0;
        loop {
            count += 1;
            let mut row2: Vec<f64> = Vec::with_capacity(4);
            for (s, t) in ys.iter().zip(&ys[1..]) {
                *q = *s;
                if c <= *q {
                    row2.push(*t);
                }
            }
            row2.push(*q - (count as f64));
            if count >= 1 {
                break;
            }
        }
    }
    [out[1] + out[0] + (1.0 + c.abs()).cbrt(), (if out[0] >= 0.5 {
        c
    } else {
        let u = ys[2 - 1];
        ys[ys.len() - 1]
    }).cos()]
}

#[differentiable(unconnected = "zero")]
fn p182(z: f64, xs: &[f64], ys: &mut [f64], xs2: &[f64]) -> f64 {
    let e = p182_helper(xs[0] * ys[0]);
    let mut e = e * (ys[0..1].iter().take(2).enumerate().map(|(n, b)| *b).fold(e, |acc, c| acc.max(c * 0.3)) / (1.0 + e.atan().exp().abs()));
    for e2 in ys.iter_mut() {
        if *e2 >= 1.1 {
            *e2 += e;
            return z * xs[xs.len() - 1] + z * e;
        }
        let (x, e3) = (*e2, xs2[2]);
        let mut u = e / (1.0 + (xs[xs.len() - 1] + x).abs()) + xs[2].tanh().cosh();
    }
    let mut pair = (xs2[0], -ys[2]);
    1.0 - pair.1 * 2.0 - xs2[..3].windows(2).map(|state| 1.0 * xs2[4 - 1]).fold(pair.1, |acc, d| acc.max(d * 0.25)) * e
}

#[differentiable(unconnected = "zero")]
fn p183_helper(row: &mut [f64]) -> f64 {
    row[1] /= (if !(row[1] > -1.0) {
        row[1]
    } else {
        row[0].asinh()
    }).powi(2) + 1.0;
    row[1] - row[2 - 1] * row[0] / ((if row[2 - 1] > 0.1 {
        row[0]
    } else {
        let mut x = row[2 - 1];
        0.5
    }).powi(2) + 1.0)
}

#[differentiable(unconnected = "zero")]
fn p183(z: f64, #[no_diff] y: f64) -> f64 {
    let mut e: f64;
    if z < z {
        let y2 = z / 3.0 + z;
        e = (1.0 + (0.8 * z).abs()).powi(-1);
    } else {
        e = z.cos();
    }
    let r: f64;
    if e > 3.0 {
        r = e * e;
    } else {
        r = (e * e).max(e);
    }
    let mut t = z;
    if r > t {
        let mut j = 0;
        loop {
            j += 1;
            let mut e = e * (t * y.to_radians());
            if j >= 3 {
                break;
            }
        }
    } else {
        'rows1: for j in 0..4 {
            e += t;
        }
    }
    y - e * 1.5 - (0.8 - r) / (1.0 + t.abs())
}

#[differentiable(unconnected = "zero")]
fn p184_helper(m: usize, mut ys: [f64; 3], flag: bool, out: &[[f64; 2]; 2]) -> f64 {
    let mut grid = [out[out.len() - 1][0]; 3];
    for d in grid.iter_mut() {
        let mut out2 = vec![out[1][0] / (1.0 + d.abs()), (d.powi(2) + 0.5).log10()];
    }
    if grid[2] <= 1.5 {
        if m * 2 > 0 || grid[1] >= grid[0] {
            grid[3 - 1] += ys[m % 3];
        } else {
            {
                let e = out.iter().map(|v| (match m / 2 % 5 {
                    0..=1 => grid[0],
                    2 | 4 => v[m % 2],
                    _ => v[m % 2],
                }) + v[0]).fold(grid[m % 3], |acc, a| acc * 0.5 + (grid[m % grid.len()] / 3.0 + a)) - out[m % out.len()][0];
            }
        }
    }
    grid[1] - (m as f64) - ys[ys.len() - 1] * 0.5 - out[0][m % 2]
}

#[differentiable(unconnected = "zero")]
fn p184_inner(row: Vec<f64>) -> f64 {
    let mut y = (row[1].powi(2) + 1.2).cbrt().atan().exp_m1().tanh().exp2();
    y -= y;
    let u = std::mem::replace(&mut y, row[1]);
    row.iter().rev().enumerate().for_each(|(j, p)| {
        y *= u.abs().mul_add(*p, *p);
        y = *p;
    });
    let w = std::mem::replace(&mut y, u.abs());
    1.0_f64.tanh().exp2() - u * 1.5 + w * 2.0 - row.iter().step_by(2).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p184(xs: &[f64], out: &mut [f64], r: f64, mut e: f64) -> f64 {
    let mut n = 0;
    while n < 2 {
        n += 1;
        let mut s = out[n % out.len()] * e + r;
        let mut found: Option<f64> = Some(s * r);
        if out[0] > r {
            let mut pair = (s - (n as f64), 0.1 + r);
        } else {
            s = (s + e).abs();
        }
    }
    e *= e + (n as f64);
    let mut k = 0;
    'rows1: while k < 4 {
        k += 1;
        let mut shape: Option<f64> = Some(out[k % 5]);
    }
    for d in out.iter().take(2) {
        if e > 1.1 && xs[xs.len() - 1] < xs[0] {
            e -= (0..out.len() - 1).map(|i| e.min(1.5) + (i as f64)).sum::<f64>();
            break;
        }
    }
    ((match k % 5 {
        0..=1 => r,
        2..=3 => e,
        k2 if k2 > 1 => e,
        _ => e,
    }) + r * 1.5 - (match (k + 1) % 5 {
        0..=1 => out[3] + e,
        _ => xs[n % 4] + (n as f64),
    })) * out.iter().map(|d| *d).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p185_helper(ys: &Vec<f64>) -> (f64, f64) {
    let mut m = 0;
    while m < 3 {
        m += 1;
        let mut i = 0;
        'rows1: while i < 3 {
            i += 1;
            let mut grid: Vec<f64> = Vec::with_capacity(4);
            for &p in ys.iter().take(2) {
                let mut pair = (ys[i % ys.len()].atan() - (m as f64), (1.0 + p.abs()).sqrt());
                grid.push((p / (1.0 + p.abs())).floor() * p);
            }
            grid.push(ys[ys.len() - 1] * (i as f64));
        }
    }
    let mut c: f64;
    if m * 2 % 2 != 0 {
        let w = ys[1];
        c = w;
    } else {
        c = (ys[1] + ys[ys.len() - 1]).tanh();
    }
    ((c - c * 1.5 + c) * (c / (c.powi(2) + 0.5) + (match ys.len() % 5 {
        0 => {
            let mut x: f64 = c;
            c
        }
        2..=3 => {
            let s = c;
            s
        }
        count if c > c => c,
        _ => 1.1,
    })), (c + ys[2 - 1] - c * 0.3 + (1..ys.len()).zip(ys[1..].iter()).map(|(j, &x)| c + x).sum::<f64>().sin().cosh()) * ys.iter().rev().map(|z| *z).product::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p185_inner(t: f64) -> f64 {
    if t > -0.4 {
        let mut buf = vec![t; 4];
        for p in buf.iter().rev() {
            let pair = p185_helper(&buf);
        }
    }
    t + (if t < 3.0 {
        (1.0 + t.abs()).ln_1p()
    } else {
        t.cos()
    }) - (0..4).map(|count| (count as f64) * (0..=2).map(|m| 0.1 + (m as f64)).product::<f64>()).fold(t, |acc, q| acc.max((1.0 + q.abs()).powf(q.sin()) + q))
}

#[differentiable(unconnected = "zero")]
fn p185(c: f64) -> f64 {
    let mut count = 0;
    let acc: f64 = 'rows1: loop {
        count += 1;
        'steps2: for k in 0..=3 {}
        if count >= 1 {
            break c;
        }
    };
    acc * acc - c * 0.5 + acc * 0.5 + acc
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point186 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point186 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, xs: &mut [f64; 2], y: &mut f64) -> f64 {
        *y += xs.iter().skip(1).filter(|e| **e > 1.0).sum::<f64>();
        xs[1] = 2.0 * xs[0] + *y * *y;
        *y + xs[0] + xs[0]
    }
}

#[differentiable]
impl Point186 {
    #[differentiable(unconnected = "zero")]
    fn new(out: [Point186; 2]) -> Point186 {
        Point186 { x: out[0].x, y: out[1].x * out[2 - 1].y }
    }
}

#[differentiable(unconnected = "zero")]
fn p186_helper(point: &mut Point186, ys: &[f64], xs: [f64; 3], u: f64) -> f64 {
    let kind: Option<f64> = Some(u * u);
    if xs[2] >= 0.25 {
        point.y += (0..xs.len()).rev().map(|j| (j as f64)).sum::<f64>();
        let part = Point186::new([Point186 { ..*point }, Point186 { ..*point }]);
    }
    xs[3 - 1] / (ys[1].powi(2) + 1.0) - u * 0.3 - (u + point.x).tanh().cosh() + xs.iter().map(|&b| b).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p186_inner(v: &[f64; 4], buf: &[Point186; 2]) -> f64 {
    ((1.0 + buf[1].x.abs()).ln_1p() - v[0].hypot(v[3].powi(2) + 1.2)) * (buf[1].x + buf[buf.len() - 1].y).atan2((v[2].powi(2) + 0.5).log10().powi(2) + 1.0)
}

#[differentiable(unconnected = "zero")]
fn p186(out: &[f64; 2], out2: &[f64], flag: bool) -> f64 {
    match 2 % 3 {
        0 => {}
        1 | 2 => {}
        k if flag => {
            for buf in out2.windows(2) {
                {}
                let mut z = buf[k % 2];
            }
        }
        _ => {}
    }
    let acc: f64;
    if out[1] > 0.9 {
        let mut z = out2[0];
        acc = (z - z).to_radians();
    } else {
        let d = out[out.len() - 1];
        acc = d;
    }
    (out2[4] - acc * 2.0 + out[0]) * acc
}

flat_record! {
    Point186 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point187 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body187 {
    at: f64,
    k: usize,
    rates: Vec<f64>,
    parts: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape187 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point187 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, grid: &[f64], kind: Shape187) -> f64 {
        grid.chunks(2).map(|out| self.x + out[0]).sum::<f64>() + (1..grid.len()).rev().map(|k| (k as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Body187 {
    #[differentiable(unconnected = "zero")]
    fn new(state: &[f64]) -> Body187 {
        Body187 { at: state[1..].iter().skip(1).rev().map(|y| y + y).sum::<f64>(), k: 4, rates: vec![state[0] / 1.5, if state[0] > 1.1 {
            state[2 - 1]
        } else {
            state[state.len() - 1]
        }], parts: state[2 - 1].signum() * state[state.len() - 1] }
    }
}

#[differentiable(unconnected = "zero")]
fn p187_helper(spring: &Point187, z: &mut f64, buf: [f64; 2], i: usize) {
    let mut j = 0;
    let e: f64 = 'rows1: loop {
        j += 1;
        if j >= 2 {
            break spring.x.atan();
        }
        let j2: usize = buf.len();
    };
}

#[differentiable(unconnected = "zero")]
fn p187(state: &[f64], mut d: f64, mut xs: [f64; 3], b: f64) -> Body187 {
    let mut k = 0;
    while k < 4 {
        k += 1;
        xs[0] *= xs[2];
    }
    let mut acc = state[k % 4] + xs[xs.len() - 1];
    if xs[k % 3] > 3.0 {
        match k % 4 {
            0 => {
                if !(b > acc) {
                    let mut unit = Point187 { x: acc, y: b + xs[k % xs.len()] };
                } else if k < 3 {
                    let mut acc = acc * (if d > 0.1 {
                        let mut u = state[3] / 2.0;
                        acc - acc
                    } else {
                        d
                    });
                } else {
                    let shape: Option<f64> = Some(if !(k * 2 > 2) {
                        let mut r = xs[k % 3];
                        b
                    } else {
                        b
                    });
                }
            }
            1 | 2 => {
                let spring = Body187::new(state);
                let mut m = 0;
                'rows1: while m < 5 && state.len() % 3 == 0 {
                    m += 1;
                }
            }
            _ => {
                for (count, y) in (0..xs.len()).skip(1).zip(state[2..].iter()) {
                    let u = std::mem::replace(&mut acc, *y);
                }
            }
        }
    }
    Body187::new(&xs)
}

flat_record! {
    Point187 { x, y }
    Body187 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point188 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point188 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, x: f64, found: Option<f64>) -> f64 {
        (x + x) * ((0..3).zip(0..2).map(|(count, j)| (j as f64) * self.z).sum::<f64>() / (x.powi(2) + 1.2)) + self.x
    }
}

#[differentiable]
impl Point188 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, grid: &mut [f64]) -> f64 {
        for b in grid[1..2].iter_mut() {
            let (z, e) = (-self.z / (1.0 + self.y.abs()), *b * *b);
        }
        grid[1] - grid[grid.len() - 1] + grid.iter().skip(1).rev().enumerate().map(|(i, a)| a * (a + (i as f64))).fold(self.y, |acc, acc2| acc * 0.5 + (acc2.tanh().exp() + acc2))
    }
}

#[differentiable]
impl std::ops::Add for Point188 {
    type Output = Point188;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point188) -> Point188 {
        Point188 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point188 {
    type Output = Point188;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point188 {
        Point188 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p188_helper(unit: Point188, spring: Point188, state: &[f64], row: &mut [f64; 4]) -> f64 {
    let buf = &mut row[..3];
    buf[1] *= state[1];
    buf[0] += buf[1];
    let mut shape: Option<f64> = if spring.z > 0.9 {
        None
    } else {
        Some(state[state.len() - 1] + row[0])
    };
    'rows1: for ys in row.windows(2).rev() {
        let p = ys[ys.len() - 1];
    }
    (if !(row[1] > 3.0) {
        state[0]
    } else {
        row[row.len() - 1]
    }) + spring.y * 2.0 + (spring.x - spring.y).floor() * row[3] + 0.25
}

#[differentiable(unconnected = "zero")]
fn p188(acc: &mut f64, flag: bool, state: &mut [f64; 2], r: f64) -> f64 {
    let mut m: usize = 2;
    state[m % 2] = if m + 1 > 2 {
        acc.hypot(1.0 + acc.abs())
    } else {
        let d = state[m % 2] - state[0];
        r.asinh()
    };
    let s = std::mem::replace(acc, r.powi(2));
    state[2 - 1] += s * r;
    let xs = vec![Point188 { x: -s, y: r + 0.9, z: r.cos() }, Point188 { x: state[0] - s, y: state.iter().rev().map(|&d| d * s).sum::<f64>(), z: if m > 2 {
        s
    } else {
        s
    } }];
    let mut xs2: Vec<f64> = Vec::new();
    for r2 in state.iter() {
        xs2.push((*r2 - r).sin());
    }
    xs2.push(s.sin().exp());
    match (m + 1) % 4 {
        0 => {
            xs2[0] /= xs[0].y.mul_add(r.cos(), xs2[0]).powi(2) + 1.0;
            let mut m2 = 0;
            let z: f64 = loop {
                m2 += 1;
                for z in xs2.iter_mut().skip(1).rev() {
                    *z /= (s.atan2(r.powi(2) + 1.0) / (state.iter().sum::<f64>().powi(2) + 1.2)).powi(2) + 1.0;
                }
                if m2 >= 1 {
                    break (-(xs2[m2 % 1] / (1.0 + xs[0].y.abs())).powi(2)).exp();
                }
            };
        }
        1 | 2 => {
            match m % 3 {
                0 => {
                    xs2.push(xs.iter().filter(|body| (m + 1) % 2 != 0).map(|part| xs2[xs2.len() - 1] + part.y).sum::<f64>());
                }
                _ => {
                    if r < r {
                        xs2.push(s / (s.powi(2) + 1.2));
                    } else if m % 2 == 1 {
                        let mut s = s + xs2[m % xs2.len()] * xs[m % xs.len()].z * xs[m % xs.len()].y.mul_add(xs2[0], *acc);
                    }
                }
            }
        }
        k if m * 2 % 2 != 1 => {
            let p: f64;
            if s <= xs2[k % 1] {
                let mut z = xs2.iter().zip(xs2.iter()).map(|(&u, x)| *x + *x).sum::<f64>().to_radians();
                p = z;
            } else {
                p = if s <= r || flag {
                    state[2 - 1]
                } else {
                    xs[k % xs.len()].y
                };
            }
        }
        _ => {}
    }
    xs[1].y * (m as f64) - xs[m % 2].x * 0.8 * s.tanh().exp_m1()
}

flat_record! {
    Point188 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point189 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape189 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p189_helper(p: f64, v: &mut [f64], buf: &[f64]) -> Point189 {
    match buf.len() % 4 {
        0 => {
            let mut x = buf[0] * v[0];
        }
        1 | 2 => {}
        _ => {}
    }
    Point189 { x: (1.0 + 1.0_f64.abs()).ln_1p(), y: buf[2 - 1] / (3.0_f64.powi(2) + 1.2), z: buf[buf.len() - 1].cos() }
}

#[differentiable(unconnected = "zero")]
fn p189(spring: &Point189, grid: &[f64]) -> f64 {
    let unit = *spring;
    let i: usize = grid.len();
    let f = |acc: f64| acc + (0..=i).rev().map(|k| (k as f64) * acc).sum::<f64>();
    let mut k = 0;
    let p: f64 = 'rows1: loop {
        k += 1;
        if k >= 1 || k + 1 > 1 {
            break spring.x;
        }
    };
    p - p * 2.0 + grid.iter().enumerate().map(|(i2, r)| *r).sum::<f64>() - -1.0
}

flat_record! {
    Point189 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p190_helper(ys: &[f64]) -> f64 {
    ys[0].abs() * ys.iter().skip(1).map(|w| w.sin() + w).sum::<f64>() + (ys[0] * ys[0]).tanh().exp()
}

#[differentiable(unconnected = "zero")]
fn p190(v: &Vec<f64>, pair: (f64, f64), grid: &[f64], grid2: &mut [f64; 4]) -> f64 {
    let e = p190_helper(&grid[1..]);
    if grid2[3] < 0.5 {
        grid2[1] += 0.25 + (grid[1] - grid2[2]);
        return grid2[grid2.len() - 1].tanh().cosh().asinh();
    }
    for j in 0..3 {
        let mut row: [f64; 3] = [0.5; 3];
    }
    let mut i = 0;
    let mut e2: f64 = loop {
        i += 1;
        if i >= 4 || grid.len() % 2 == 1 {
            break grid2[i % 4];
        }
        let mut i2 = 0;
        'rows1: while grid[1] <= 1.1 && i2 < 3 {
            i2 += 1;
            for t in grid2.iter_mut().rev() {
                *t = (0..v.len()).map(|i3| (i3 as f64)).fold(*t, |acc, t2| acc + t2 * t2) * pair.0;
                let r = &mut *t;
                *r -= v[1] * (i2 as f64);
            }
        }
    };
    e.tanh().exp() - e * 0.5 - e2 * 0.5 + grid.iter().enumerate().map(|(n, a)| 0.9 * (i as f64) + *a).fold(1.1_f64, |acc, w| acc + w) + (1..grid2.len()).step_by(2).rev().filter(|n| *n != 1).map(|k| (k as f64)).product::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point191 {
    x: [f64; 2],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body191 {
    at: [f64; 2],
    k: f64,
    rates: f64,
}

#[differentiable]
impl Body191 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, buf: &[[f64; 2]; 2]) -> Vec<f64> {
        let k: usize = 0;
        if buf[2 - 1][k % 2] > buf[k % buf.len()][0] {} else {
            for m in 0..2 {
                let mut i = 0;
                'rows1: while i < 3 && i + 1 < 3 {
                    i += 1;
                }
            }
        }
        vec![buf[1][0].cos(), buf[1][k % 2] / (1.0 + buf[k % 2][k % 2].abs()) * buf[2 - 1].iter().skip(1).zip(0..2).filter(|(z, k2)| *k2 != 1).map(|(&s, k2)| s + (k2 as f64)).sum::<f64>()]
    }
}

#[differentiable]
impl Body191 {
    #[differentiable(unconnected = "zero")]
    fn new(mut xs: Vec<f64>, count: usize) -> Body191 {
        Body191 { at: [(xs[count % 2].powi(2) + 1.0).ln_1p(), xs[xs.len() - 1]], k: xs[count % 2].sin(), rates: xs[0] }
    }
}

#[differentiable(unconnected = "zero")]
fn p191_helper(m: usize, v: &[f64; 3], j: usize) -> Vec<f64> {
    for (buf, count) in v.chunks(2).zip(0..v.len()) {
        let spring = Body191::new(v.to_vec(), 2);
    }
    if v[0] >= 3.0 {
        let mut ys = vec![Body191 { at: [v[2], v[v.len() - 1].clamp(-0.75, 1.25)], k: v[j % v.len()] + v[2], rates: v[2] }, Body191 { at: [v[j % 3], v[j % v.len()]], k: (v[v.len() - 1].powi(2) + 0.5).ln_1p(), rates: v[j % 3] - v[0] }];
    } else {
        let mut body = Body191::new(v.to_vec(), 3);
    }
    vec![(if v[0] <= 1.1 {
        v[j % v.len()]
    } else {
        v[j % 3]
    }) / 2.0, v[v.len() - 1]]
}

#[differentiable(unconnected = "zero")]
fn p191(a: f64, spring: &Point191, state: &mut Vec<f64>, buf: &mut [f64; 4]) -> Body191 {
    let y = (state[0] - buf[3].min(buf[0])).asinh();
    buf[4 - 1] /= (if 0 < 3 && buf[0] > -0.4 {
        let mut p = state[2];
        spring.x[2 - 1]
    } else {
        state[state.len() - 1]
    }).powi(2).powi(2) + 1.0;
    match 4 % 4 {
        0 => {
            let found: Option<f64> = if y > buf[2] {
                Some(spring.x[0].abs())
            } else {
                None
            };
        }
        _ => {
            if y < buf[0] {
                'rows1: for k in 0..buf.len() {
                    if k < 3 {
                        continue;
                    }
                }
            } else {
                let d = &mut buf[4 - 1];
                *d += y;
                *d += state[state.len() - 1].min(y);
            }
        }
    }
    Body191 { at: [y.sin().exp_m1(), a - y], k: y, rates: y }
}

flat_record! {
    Point191 { x, y }
    Body191 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p192(row: &mut [f64], flag: bool, y: f64) -> f64 {
    if flag {
        row[2] /= y.powi(2) + 1.0;
        return row[..2].chunks(2).map(|buf| buf[buf.len() - 1] * (y + row[3])).sum::<f64>();
    }
    for (i, buf) in row.chunks(2).enumerate() {
        let (t, b): (f64, f64) = ((1..buf.len()).map(|count| (count as f64) * (buf[count] * y)).sum::<f64>(), y / (buf[i % buf.len()].powi(2) + 1.2));
    }
    y - y * 0.3 - y - row[3]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point193 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body193 {
    at: f64,
    k: f64,
    rates: usize,
    parts: f64,
    last: f64,
}

#[differentiable]
impl Point193 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, w: &mut f64) -> f64 {
        let mut pair = ((if *w > 0.5 {
            *w
        } else {
            let mut p: f64 = 1.0;
            p
        }) + *w, if 0 < 3 {
            *w
        } else {
            *w
        });
        (3.0 * pair.0 + pair.0 * 1.5) * ((pair.0 + pair.1) / (1.0 + (pair.0 + pair.0).abs()))
    }
}

#[differentiable]
impl Point193 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, n: usize) -> f64 {
        let mut pair = ([self.z, 0.25], if self.y > -1.0 {
            self.x
        } else {
            self.x
        });
        let mut c = pair.0[n % 2].atan().sinh();
        c = (c - 1.0).min(c * c);
        -0.4 - c + c * 0.3 + (if c > 0.3 {
            c
        } else {
            (0..2).take(2).map(|k| (k as f64) * c).fold(c, |acc, r| acc.max(self.y + r))
        })
    }
}

#[differentiable]
impl Body193 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: &[[f64; 2]; 3], state: &Vec<f64>) -> Body193 {
        Body193 { at: state[1] + state[0], k: if state[1] <= 1.1 {
            state[1]
        } else {
            state[1]
        }, rates: 4, parts: buf[2][0].clamp(-0.75, 1.25), last: buf[0][2 - 1] }
    }
}

#[differentiable]
impl std::ops::Sub for Point193 {
    type Output = Point193;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point193) -> Point193 {
        Point193 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p193_helper(buf: [f64; 3]) -> f64 {
    buf.windows(2).step_by(2).enumerate().for_each(|(j, buf2)| {});
    'rows1: for m in 1..buf.len() {
        let h = |a: f64| {
            let y: f64 = buf.chunks(2).step_by(2).map(|v| a * (m as f64) + -1.0).sum::<f64>();
            a * (buf[m].powi(3) + buf[..1].iter().skip(1).zip(1..buf.len() - 1).map(|(&w, m2)| (m2 as f64)).fold(a, |acc, acc2| acc * 0.5 + acc2))
        };
    }
    (buf.iter().enumerate().map(|(n, u)| u + u).fold(buf[0], |acc, z| acc + z) - buf[0] * 0.5) * buf[3 - 1]
}

#[differentiable(unconnected = "zero")]
fn p193_inner(mut v: Vec<f64>, grid: &mut Vec<Point193>, found: Option<f64>) -> f64 {
    for (r, j) in v.iter_mut().rev().zip(0..grid.len() - 1) {
        *r = grid.iter().map(|spring| *r + spring.x).sum::<f64>() + grid.iter().zip(0..=j).filter(|(spring, count)| *count != 1).map(|(point, n)| point.z + (n as f64)).sum::<f64>();
    }
    ((if v[1] > 0.1 {
        grid[1].x
    } else {
        let t = grid[1].z;
        t
    }) - v[0] * 1.5) * -v[1]
}

#[differentiable(unconnected = "zero")]
fn p193(acc: f64, out: &[f64; 2], unit: Point193) -> f64 {
    let mut m = 0;
    while m < 3 {
        m += 1;
        if !(out[m % out.len()] < unit.y) {
            for (x, buf) in out.iter().step_by(2).zip(out.windows(2)) {
                if buf[1] > 2.0 && out.len() % 3 == 1 {
                    continue;
                }
                if buf[m % 2] >= 1.0 {
                    return unit.y;
                }
                let mut xs = vec![Body193 { at: x + (m as f64), k: x + (m as f64), rates: m + 1, parts: x * buf[0], last: unit.z }, Body193 { at: buf[1].cos(), k: acc * buf[m % buf.len()], rates: m, parts: buf[m % 2] + buf[1], last: *x }];
            }
            if acc < 1.0 {
                return (1.0 + unit.y.atan2(1.0 + 0.5_f64.abs()).abs()).log10();
            }
        }
    }
    out[2 - 1] - out[1] - unit.z * 2.0 + unit.y.asinh() - (out[0] * unit.y).abs()
}

flat_record! {
    Point193 { x, y, z }
    Body193 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point194 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point194 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, part: Point194) {
        self.x = part.x;
        self.y += part.y * part.z.atan2(1.0 + part.x.abs());
    }
}

#[differentiable]
impl Point194 {
    #[differentiable(unconnected = "zero")]
    fn new(c: f64) -> Point194 {
        Point194 { x: c / (c.powi(2) + 1.0), y: c - c, z: c }
    }
}

#[differentiable]
impl std::ops::Add for Point194 {
    type Output = Point194;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point194) -> Point194 {
        Point194 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p194(mut u: f64, state: &[f64], m: usize) -> f64 {
    let mut count = 0;
    let b: f64 = loop {
        count += 1;
        if count >= 3 {
            break (u - state[2]) * state[m];
        }
    };
    let mut u = u * state.iter().take(2).rev().map(|q| *q * (state[state.len() - 1 - m] - b)).fold(b, |acc, b2| acc * 0.5 + b2 * (state[state.len() - 1 - m].powi(2) + 1.0).ln());
    let mut acc: f64 = u.to_radians();
    let v = vec![Point194::new(acc), Point194 { x: acc + acc, y: acc, z: b + acc }, Point194 { x: (0..state.len()).map(|n| (n as f64) * state[state.len() - 1 - n]).sum::<f64>(), y: b * (m as f64), z: -acc }];
    let mut u2 = u * acc * b.cos() - v[2].y * v[count % v.len()].y / (v.iter().zip(v.iter()).map(|(body, spring)| spring.y).product::<f64>().powi(2) + 0.5);
    let u3: f64;
    if count / 2 % 3 != 1 && acc <= 0.1 {
        let mut z = (if v.len() % 2 != 0 {
            v[2].x
        } else {
            v[1].x
        }).atan();
        u3 = z * z + (v[2].x + acc);
    } else {
        u3 = u2;
    }
    let e = (u3.powi(2) + 1.0).cbrt() * (u2 * (count as f64)) * u3;
    'rows1: for (point, body) in v.iter().zip(v.iter()) {
        u2 += state.windows(2).enumerate().rev().map(|(i, ys)| point.x).sum::<f64>();
    }
    let mut c = u3;
    let mut found: Option<f64> = if (count + 1) % 2 != 0 && count / 2 % 2 == 1 {
        None
    } else {
        None
    };
    let mut point = Point194 { x: c - u3, y: -e, z: acc };
    u2 - (m as f64) - b * 2.0 - u * 2.0 - acc * 0.5 + u2 * 1.5 + u3 * 0.5 + e * 0.5 - c * 1.5 + point.z * 2.0 + u2
}

flat_record! {
    Point194 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p195_helper(k: usize, p: f64, flag: bool) -> f64 {
    for m in (0..3).rev() {
        let p = p + (match m / 2 % 5 {
            0 => (0..3).zip(0..m).filter(|(n, i)| *i != 1).map(|(m2, i)| p + (i as f64)).product::<f64>(),
            _ => p * p,
        });
    }
    p - p + (0..=3).map(|k2| p + (k2 as f64)).fold(p, |acc, t| acc + t)
}

#[differentiable(unconnected = "zero")]
fn p195(w: f64, c: &mut f64, mut x: f64) -> f64 {
    let grid: [f64; 2] = [0.5; 2];
    let b = p195_helper(2, x, grid[1] > -0.7);
    let mut p = p195_helper(3, (1..grid.len()).skip(1).map(|k| (k as f64) * x).sum::<f64>(), b > 0.5 && b >= grid[1]);
    for (&p2, n) in grid.iter().rev().zip(0..grid.len()) {
        let mut m = 0;
        while m < 2 && p2 >= p {
            m += 1;
            let mut pair = ((1.0 + p.abs()).sqrt(), p2 + b);
        }
        p -= (grid[grid.len() - 1] - (m as f64)) * p;
    }
    let d = p195_helper(3, -1.0, b > -1.0);
    x = b / ((d.floor() * grid[1]).powi(2) + 0.5);
    let e = p195_helper(2, *c / (1.0 + b.abs()), grid.len() < 3);
    let mut state = [b, p.sin(), x];
    (*c - x * 1.5 - b * 0.3 - state[1] * 0.3) * (d / 3.0 - 3.0) * ((if *c <= 3.0 && state[0] > 3.0 {
        d
    } else {
        state[0]
    }) / (1.0 + d.atan().exp_m1().abs()))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point196 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body196 {
    at: f64,
    k: f64,
    rates: usize,
    parts: (f64, f64),
    #[no_diff] last: usize,
}

#[differentiable]
impl Body196 {
    #[differentiable(unconnected = "zero")]
    fn norm(self, mut unit: Point196) -> f64 {
        let mut b = if unit.z > 1.0 {
            self.at
        } else {
            if unit.x > 2.0 {
                unit.y.min(unit.z)
            } else {
                unit.z.clamp(-0.75, 1.25)
            }
        };
        b -= if b > 1.0 {
            b * 0.3
        } else {
            (0..=3).map(|k| unit.x + (k as f64)).fold(0.3_f64, |acc, p| acc + (b + p))
        };
        unit.x = (if !(unit.y > unit.y) {
            self.at
        } else {
            let e = b;
            b
        }).asinh();
        b + b - unit.z * 0.3 - (0..2).map(|n| (n as f64)).sum::<f64>() + (unit.y - b - b / (b.powi(2) + 0.5))
    }
}

#[differentiable]
impl Body196 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: Vec<f64>, mut v: Vec<f64>) -> Body196 {
        Body196 { at: v[1].abs(), k: if xs[0] > xs[1] {
            let mut p = v[1];
            xs[0]
        } else {
            v[1]
        }, rates: 4, parts: (xs[xs.len() - 1], v[1].tanh()), last: v.len() }
    }
}

#[differentiable]
impl std::ops::Sub for Point196 {
    type Output = Point196;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point196) -> Point196 {
        Point196 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point196 {
    type Output = Point196;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point196 {
        Point196 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p196(row: &[Point196], point: Body196) -> Vec<f64> {
    let v = [row[0].z, point.parts.1.clamp(-0.75, 1.25)];
    for (q, body) in v[0..1].iter().take(2).zip(row) {
        let mut pair = ((body.z - *q) / 3.0, point.norm(*body - *body) + body.x);
        let mut i = 0;
        loop {
            i += 1;
            if i >= 4 || v[i % v.len()] <= 0.8 {
                break;
            }
        }
    }
    'rows1: for q in v.iter().rev() {}
    for body in row.iter().rev() {}
    if v[0] > -1.0 {
        let mut count = 0;
        'steps2: while count < 5 {
            count += 1;
            let mut kind: Option<f64> = Some(if count * 2 > 0 {
                v[1]
            } else {
                point.at
            });
        }
    }
    vec![v[v.len() - 1] * v[0] - point.k, point.at, v[1] / (1.0 + v[0].asinh().abs())]
}

flat_record! {
    Point196 { x, y, z }
    Body196 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p197(grid: &[f64], buf: &[f64], xs: &mut [f64], d: f64) {
    xs[1] = d;
    let mut m: usize = 3;
    let mut y = d;
    let mut add = |q: f64| {
        y += q * (1..buf.len()).rev().zip(buf.iter()).filter(|(k, e)| **e > -1.0).map(|(i, &w)| w + w).product::<f64>();
    };
    add((1..xs.len()).map(|i| (i as f64)).product::<f64>());
    add(xs[0]);
}

#[differentiable(unconnected = "zero")]
fn p198(ys: &mut [f64], xs: Vec<f64>) -> (f64, f64) {
    let mut a = xs[0] * (xs[1] + xs[3]) + ((xs[2] + ys[4 - 1]).powi(2) + 1.0).powf(1.1_f64.sin());
    let mut count = 0;
    let b: f64 = loop {
        count += 1;
        if count >= 3 {
            break (a + a) * (ys[count % 4] - (count as f64));
        }
        a += xs[3].clamp(-0.75, 1.25);
    };
    let shape: Option<f64> = None;
    (b / 1.5 + b * 0.3 - (match shape {
        None => {
            xs[1] * (count as f64)
        }
        Some(c) => {
            (a.powi(2) + 1.2).powi(-1)
        }
    }), xs[count % xs.len()] / (b.powi(2) + 0.5) + xs[4] * 1.5 + a * 2.0 - a + xs[3])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point199 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape199 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point199 {
    #[differentiable(unconnected = "zero")]
    fn new(mut r: f64) -> Point199 {
        Point199 { x: -r, y: 1.5 / (1.5_f64.powi(2) + 1.0) }
    }
}

#[differentiable(unconnected = "zero")]
fn p199_helper(row: &mut [f64; 4], body: &mut Point199, buf: &[f64], shape: Shape199) -> f64 {
    let mut kind: Option<f64> = if buf[0] >= 1.1 {
        None
    } else {
        None
    };
    (match kind {
        None => {
            buf[0]
        }
        _ => {
            row[1]
        }
    }) * (-body.x + buf[0] * buf[1])
}

#[differentiable(unconnected = "zero")]
fn p199_inner(mut state: [f64; 4], body: &Point199, xs: &[[f64; 2]; 3]) -> f64 {
    let mut k = 0;
    'rows1: while k < 2 {
        k += 1;
        if body.y > 1.5 {
            continue;
        } else if xs[0][1] > 0.9 {
            continue;
        }
    }
    (xs[3 - 1].chunks(2).map(|ys| ys[1 - 1]).product::<f64>() - state[k % state.len()] * 0.5) * (0..xs.len()).rev().zip(xs[0][1..2].iter()).map(|(m, &c)| c * (c + body.x)).sum::<f64>() * ((xs[k % xs.len()][0] - state[4 - 1]) * xs[1][k % 2])
}

#[differentiable(unconnected = "zero")]
fn p199(flag: bool, s: f64, grid: [f64; 2], out: &mut [f64]) -> f64 {
    let mut c: f64;
    if s > 0.8 && out[3] > -1.0 {
        let q = out[1].abs().atan2(1.0 + (-grid[1].powi(2)).exp().abs());
        c = if q > 0.5 {
            let mut x = q / (1.0 + grid[1].abs());
            grid[0]
        } else {
            grid[1] * out[out.len() - 1]
        };
    } else {
        c = grid[2 - 1] * (grid[grid.len() - 1] * out[0]);
    }
    c += (c.powi(2) + 0.5).log10() + (if flag || flag {
        c
    } else {
        grid[1]
    });
    if grid[2 - 1] < -0.4 {
        {
            for (n, &q) in out.iter().rev().enumerate() {
                c += (-out[2].powi(2)).exp();
            }
        }
    }
    out.chunks(2).filter(|row| c <= grid[1]).map(|v| c + -0.7).sum::<f64>() + s * 0.3 - (out[2] - grid[1]).signum() * (out[3] - c) - out[1]
}

flat_record! {
    Point199 { x, y }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p160(0.2, &vec![-0.5, 0.5, 0.5, 0.7, 0.4], 0.3, &mut 1.1) calls p160_helper; pulled (-2.0, 0.3)),
        program!(p161(&mut Point161 { x: 1.3, y: 0.2 }, &mut [1.1, 0.2], [0.5, -1.1, 0.8]) calls Point161::norm, p161_helper, p161_inner; pulled (1.0, Point161Tangent { x: 1.0, y: 1.0 }, [0.3, 0.5])),
        program!(p162(-0.4, &vec![0.7, 0.9, -0.2, 0.5, 1.1]) calls p162_helper; pulled -0.7),
        program!(p163(vec![0.6, -1.0, 1.3, 0.9], &Point163 { x: 0.2, y: -1.0, z: 1.3 })),
        program!(p164([1.4, 0.8, -0.2, 0.1], &[0.5, -0.9, -0.4, 1.3, 0.5], false, &[Body164 { at: -0.7, k: 1.3 }, Body164 { at: -0.1, k: -1.2 }, Body164 { at: 1.2, k: 0.9 }, Body164 { at: -0.3, k: 0.6 }])),
        program!(p165(-1.2, vec![0.4, 0.8, -0.1, 0.9, -1.1]) calls p165_helper, p165_inner),
        program!(p166(const &vec![-0.5, 0.6, -0.7, 0.4], 1.3, -0.9, const (-0.5, 0.7)) calls Point166::shifted, Point166::new),
        program!(p167(&[1.4, 0.9, -0.7, 1.4]) calls p167_helper, p167_inner),
        program!(p168(Body168 { at: (0.2, 1.1), k: -1.0, rates: vec![-0.7, 1.2, -0.4, 1.0], parts: vec![-0.7, -0.3, 0.2, -0.2] }, &[-0.6, 0.5, -1.0, -1.0, 0.3]) calls p168_helper, p168_inner),
        program!(p169(&mut Body169 { at: vec![0.3, -0.1, 0.2, -0.5], k: -0.5, rates: vec![-0.2, 1.4, 0.6, -0.7] }, &mut Point169 { x: -0.8, y: 0.5 }, 0.1) calls Point169::shifted; pulled (([1.0, -0.7], -0.7), Body169Tangent { at: vec![0.5, -2.0, 0.5, 0.5], k: -2.0, rates: vec![0.5, -0.7, 0.3, 0.3] }, Point169Tangent { x: 0.3, y: 0.5 })),
        program!(p170(&[-0.7, -1.1, 0.2, 0.1], &[0.9, 0.1, 0.2, 0.3, -0.9], &[1.3, 1.1, 0.1], &[1.2, -0.6, -0.5, 0.35]) calls Point170::energy, Point170::norm, p170_helper, p170_inner),
        program!(p171(&mut [-0.2, 0.7, 0.35, -1.0], false, const &[-1.1, 1.0, -0.2], -0.8); pulled ([-0.7, 0.5], vec![-2.0, 0.5, 0.3, 0.3])),
        program!(p172(Point172 { x: -1.0, y: -0.6, z: 1.1 }) calls Point172::new, p172_helper),
        program!(p173(&mut -0.1) calls p173_helper),
        program!(p174(0.5, &[0.2, 0.8, -0.5, 0.35, 1.4], &mut [0.3, 1.2, -0.2]) calls Body174::advance; pulled (Point174Tangent { x: 1.0, y: 0.5 }, vec![1.0, 0.3, -0.7])),
        program!(p175(&Body175 { at: Point175 { x: [-0.3, 0.7], y: -1.2 }, k: [-0.8, -0.4], rates: 0.3, parts: -0.7 }, &mut [1.1, -1.2, -0.6, -0.1, 0.8], 3) calls Body175::shifted),
        program!(p176(&mut Point176 { x: 0.2, y: -0.4, z: 0.35 }, -0.7, (-0.7, -0.2), vec![-0.5, 0.7, 0.6, 0.7]) calls Point176::energy, Point176::shifted, p176_helper, p176_inner; pulled Point176Tangent { x: 0.5, y: 0.3, z: 1.0 }),
        program!(p177(&[-1.1, 0.9, 1.0, 1.0])),
        program!(p178(&mut [-0.4, -0.3, 0.8, -0.1], 0.1, vec![-1.1, 1.3, -0.2])),
        program!(p179(0.8, 3, 3) calls p179_helper, p179_inner),
        program!(p180([-0.3, 1.4], &[0.5, 1.1, -0.7], 0.4)),
        program!(p181([[0.6, 0.9], [-0.9, -1.0], [-0.2, -0.5]], &vec![0.4, -0.7, 0.1, 0.35, 0.3])),
        program!(p182(0.5, &[0.9, -1.0, 0.2, 0.6, 1.3], &mut [-1.1, -0.2, 1.1], &[0.9, 0.8, -0.7, 0.7]) calls p182_helper, p182_inner),
        program!(p183(-1.2, const -0.9) calls p183_helper),
        program!(p184(&[1.0, 0.35, -0.9, -1.1], &mut [1.0, 0.8, 0.7, 0.2, 0.7], -0.8, -1.2) calls p184_helper, p184_inner),
        program!(p185(-0.1) calls p185_helper, p185_inner),
        program!(p186(&[1.4, -0.5], &[-0.2, -0.2, -0.3, 0.1, 1.2], false) calls Point186::norm, Point186::new, p186_helper, p186_inner),
        program!(p187(&[0.3, 0.2, -1.2, 0.7], -0.4, [0.9, -1.2, -0.3], -0.1) calls Point187::norm, Body187::new, p187_helper; pulled Body187Tangent { at: 1.0, rates: vec![1.0, -0.7], parts: 0.3 }),
        program!(p188(&mut 0.7, false, &mut [0.5, 0.8], 0.6) calls Point188::energy, Point188::shifted, p188_helper),
        program!(p189(&Point189 { x: 1.3, y: 0.35, z: 1.2 }, &[0.6, 0.2, -0.7, 0.9, -1.0]) calls p189_helper),
        program!(p190(&vec![-0.6, -0.1, 1.2, 0.5], (-0.4, 1.4), &[0.9, -1.2, -0.2], &mut [-1.1, 0.7, 1.3, -0.3]) calls p190_helper),
        program!(p191(-0.1, &Point191 { x: [-1.2, 0.8], y: -0.3 }, &mut vec![0.3, 0.35, 1.4], &mut [0.9, -0.7, 1.2, -0.5]) calls Body191::shifted, Body191::new, p191_helper; pulled (Body191Tangent { at: [0.5, -0.7], k: -2.0, rates: -2.0 }, vec![-2.0, -0.7, 0.5], [-0.7, -2.0, -2.0, 0.5])),
        program!(p192(&mut [-0.7, -1.1, -0.4, -0.1], false, -0.7)),
        program!(p193(1.1, &[0.2, -0.8], Point193 { x: -0.6, y: -0.5, z: -0.8 }) calls Point193::shifted, Point193::norm, Body193::new, p193_helper, p193_inner),
        program!(p194(-1.1, &[0.6, -0.8, 1.0, 1.4, -1.2], 4) calls Point194::shifted, Point194::new),
        program!(p195(0.8, &mut 0.3, 1.4) calls p195_helper),
        program!(p196(&[Point196 { x: -1.1, y: -0.8, z: 0.4 }, Point196 { x: -0.9, y: 0.7, z: -0.6 }, Point196 { x: -1.2, y: 1.2, z: 0.1 }, Point196 { x: -1.1, y: -0.5, z: -0.2 }], Body196 { at: -0.2, k: 1.2, rates: 2, parts: (0.4, -0.2), last: 2 }) calls Body196::norm, Body196::new; pulled vec![0.3, 1.0, -2.0]),
        program!(p197(&[0.7, -0.7, -0.8, 0.1], &[0.6, -1.2, 1.4, 0.8, 1.2], &mut [-0.2, -0.6, -0.1], 1.1); pulled vec![1.0, 1.0, -0.7]),
        program!(p198(&mut [0.6, 1.2, 1.2, 0.4], vec![1.4, 0.8, 1.3, -0.5, 0.5]); pulled ((0.3, 0.5), vec![0.5, -0.7, 0.5, 1.0])),
        program!(p199(true, 0.1, [-0.1, -0.2], &mut [-1.0, -0.8, 0.1, -0.3]) calls Point199::new, p199_helper, p199_inner),
    ]
}
