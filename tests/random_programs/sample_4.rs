//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point144 {
    x: f64,
    #[no_diff] y: f64,
}

#[differentiable]
impl Point144 {
    #[differentiable(unconnected = "zero")]
    fn unwrap_or(self, c: f64) -> f64 {
        let mut ys = vec![Point144 { x: c.to_radians(), ..self }, Point144 { x: c * c, y: 1.1 }, Point144 { x: c / (1.0 + self.x.abs()), y: 2.0 }];
        ys[0].y.signum() * c + self.y * 1.5 - ys[0].y * 1.5 - ys.iter().filter(|part| ys[2].y > -0.7).map(|unit| unit.x * c).sum::<f64>()
    }
}

#[differentiable]
impl Point144 {
    #[differentiable(unconnected = "zero")]
    fn floor(&self) -> f64 {
        let c = (Point144 { x: self.y, ..*self }).unwrap_or(self.y) + self.y + (0..1).rev().zip(0..=2).map(|(k, n)| (n as f64) * ((Point144 { x: self.x, y: 2.0 }).unwrap_or(self.y) + self.y)).fold(self.x, |acc, p| acc.max(p * (if p > 0.9 {
            self.y
        } else {
            0.5
        })));
        (c / (1.0 + 0.9_f64.abs()) - c * 0.3) * c
    }
}

#[differentiable]
impl std::ops::Add for Point144 {
    type Output = Point144;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point144) -> Point144 {
        Point144 { x: self.x + other.x, y: self.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p144_helper(p: f64, n: usize, mut d: f64) -> f64 {
    if !(p > -0.7) {} else {
        let mut found: Option<f64> = Some(d.powi(2));
        let kind: Option<f64> = None;
    }
    d + p * 1.5 + d * 0.5 + ((Point144 { x: d, y: 0.25 }).unwrap_or(d) + d) - (0..1).zip(0..n).map(|(j, n2)| (n2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p144(b: f64, flag: bool) -> f64 {
    let mut unit = Point144 { x: b / 2.0, y: 0.25 };
    unit.x += unit.x / 1.5;
    let mut m = 0;
    'rows1: loop {
        m += 1;
        let mut xs = vec![unit + unit, Point144 { x: 0.1 * 1.5, y: 1.5 }];
        if m >= 4 {
            break;
        }
    }
    unit.x += unit.x.powi(2).abs();
    let mut i = 0;
    'steps2: while i < 2 {
        i += 1;
        let flag2 = unit.y <= 3.0;
    }
    unit.x - b - b * 2.0 - unit.x * 0.5 - (unit.x.powi(2) + 0.5).powf((unit.unwrap_or(unit.x) + unit.x).sin()) + (0..3).map(|i2| (i2 as f64) * (unit.unwrap_or(unit.y) + unit.x)).product::<f64>()
}

flat_record! {
    Point144 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point145 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body145 {
    at: (f64, f64),
    #[no_diff] k: f64,
}

#[differentiable]
impl std::ops::Mul<f64> for Point145 {
    type Output = Point145;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point145 {
        Point145 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p145(w: f64) -> f64 {
    if 2 < 3 || w > 0.9 {
        return w / 3.0;
    }
    let mut r = w + w;
    r /= r.powi(2) + 1.0;
    let mut shape: Option<f64> = if !(w <= 0.8) {
        Some(w)
    } else {
        Some(r)
    };
    let mut z: f64;
    if r > 2.0 {
        let mut c = r + w;
        z = w;
    } else {
        z = r;
    }
    'rows1: for count in 0..=1 {
        let ys = [Body145 { at: (r.atan().exp_m1(), r * (count as f64)), k: 0.8 }, Body145 { at: (r * w, r + (count as f64)), k: 0.8 }];
    }
    (r + w * 1.5 - r * 2.0 - (0..4).rev().map(|count| (count as f64) * z).product::<f64>()) * z.sin().max(w + r)
}

flat_record! {
    Point145 { x, y, z }
    Body145 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p146_helper(state: &[f64]) -> f64 {
    let t = state[state.len() - 1] * state[state.len() - 1].tanh().exp2() + state[0] * state[1] * (state[0] * state[0]);
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for (a, &t2) in state.iter().step_by(2).zip(state.iter()) {
        if *a < -0.4 {
            buf.push(if t <= *a {
                0.1_f64.powi(2)
            } else {
                t
            });
        }
    }
    buf.push((t.powi(2) + 1.0).ln_1p());
    t + t * 0.5 + buf[1 - 1] * 0.5 - (buf.iter().map(|d| d.abs().sqrt()).fold(0.7_f64, f64::max) - buf[1 - 1])
}

#[differentiable(unconnected = "zero")]
fn p146_inner(row: &[f64], out: &[[f64; 2]; 2], v: &mut [f64]) {
    let mut pair = ([v[1], if !(2 < 3) {
        v[0]
    } else {
        v[0]
    }], v[1]);
}

#[differentiable(unconnected = "zero")]
fn p146(w: f64) -> f64 {
    for m in (0..3).rev() {
        let mut shape: Option<f64> = if w <= 2.0 {
            None
        } else {
            Some(w * w)
        };
        for (k, i) in (0..=m).zip(0..m) {}
    }
    let mut y: f64 = (if w >= 0.9 && w > 0.1 {
        w + w
    } else {
        let q = 1.1 + w;
        q.min(q)
    }).mul_add(w.atan2(1.0 + w.abs()) * (-w.powi(2)).exp(), w);
    let mut e = 0.8 + y;
    if !(e <= -0.7) {
        e = e;
        for (k, i) in (0..4).zip(0..1) {
            let mut z = (e * e + e * e).sqrt().min(y.cos()) * (e - (i as f64)) * (i as f64);
            let q = e;
        }
    } else {
        e += e;
        let mut row: [[f64; 9]; 9] = [[y; 9]; 9];
        for j in (2..8).rev() {
            for j2 in 0..9 {
                row[(j + 1) % 9][j2] = row[j2][j + 1].tanh() * row[j2][j2];
            }
        }
    }
    w - w * 2.0 + y * 0.5 - -e
}

#[differentiable(unconnected = "zero")]
fn p147_helper(state: [f64; 4], buf: &mut [f64], grid: [f64; 3], v: &mut [f64]) -> f64 {
    if !(v[0] >= 1.5) {
        v[2 - 1] -= (1.0 + (grid[grid.len() - 1] * v[1]).abs()).powi(-1);
        let mut v2: Vec<f64> = vec![buf[buf.len() - 1]; 18];
        for j in (1..18).rev().step_by(2) {
            v2[j] = (v2[j * 2 % 18] * v2[j - 1]).sin();
        }
        'rows1: for s in v[0..1].iter() {
            buf[0] = v2.iter().map(|z| (*z * *z).sqrt()).fold(0.7_f64, f64::max) * v[1];
            let e = &mut v2[13];
            *e *= *e * s;
        }
    } else if v[1] > v[0] {} else {
        for i in 0..3 {
            let mut n: usize = i + 1;
        }
    }
    grid[2].powi(2) - grid[1] * 0.5 + grid.iter().step_by(2).enumerate().map(|(i, &e)| e).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p147_inner<const N: usize>(v: [f64; N], u: f64) -> [f64; N] {
    if u >= u {} else if 0 < 3 {
        let v2 = [v[N - 1], u + u];
    }
    v
}

#[differentiable(unconnected = "zero")]
fn p147(ys: &[f64]) -> f64 {
    if ys[0] > 0.5 {
        let b: f64;
        if ys[4 - 1] >= 2.0 {
            b = (ys[0] + ys[1]).sin().exp_m1();
        } else {
            b = ys[3];
        }
    } else if ys[ys.len() - 1] <= ys[2] {}
    for (k, &z) in (0..4).rev().zip(ys.iter()) {}
    let mut out: [f64; 9] = [0.0; 9];
    let mut u: f64 = 0.0;
    for n in 0..4 {
        for m in 0..9 {
            out[m] = (ys[n] * (m as f64) + ys[n]).cos();
        }
        let mut x: f64 = 0.0;
        for j in 0..out.len() {
            x += out[j] * out[j].cos();
        }
        u += x * x.tanh();
    }
    u = ys.windows(2).map(|buf| u).sum::<f64>();
    u *= ys[2..].iter().zip(ys).map(|(&w, w2)| *w2).fold(u, |acc, s| acc * 0.5 + s);
    'rows1: for u2 in out.iter() {
        if -0.7 > 3.0 || out[6] > -0.4 {
            return out[0..8].chunks(2).zip(out.iter()).filter(|(out2, t)| **t > 0.1).map(|(grid, s)| ys[0] * *s + *s).fold(u, |acc, r| acc.max(r));
        }
    }
    u * out[out.len() - 1] + out.iter().sum::<f64>() * 2.0 + out[..1].iter().enumerate().rev().map(|(i, w)| w * (w + w)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point148 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body148 {
    at: Point148,
    k: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape148 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point148 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, point: &Body148, kind: Shape148) -> f64 {
        'rows1: for (i, i2) in (0..=4).zip(0..3) {}
        point.k.min(point.at.y) - point.at.z
    }
}

#[differentiable]
impl Body148 {
    #[differentiable(unconnected = "zero")]
    fn new(x: f64, found: Option<f64>, n: usize) -> Body148 {
        Body148 { at: Point148 { y: x.signum() * 1.0, x: (x.powi(2) + 0.5).sqrt(), z: x / (1.0 + x.abs()) }, k: x }
    }
}

#[differentiable]
trait Cost148 {
    fn at(&self, c: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, a: f64) -> f64 {
        self.at(a) * (a.mul_add(a, a) - a * 0.3 + (0..=4).zip(0..=1).map(|(j, count)| (count as f64) * a.tanh().exp_m1()).fold(a, |acc, d| acc.max(a / (a.powi(2) + 1.2) + d)))
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, x: f64) -> f64 {
        self.at((x.powi(2) + 1.2).recip()) * ((-0.4 / 3.0 + x * 1.5 - x) * (0..3).zip(0..=2).filter(|(i, j)| *j != 1).map(|(count, k)| (k as f64) * (if x.max(0.0).sqrt() > 0.1 {
            x.max(0.0).sqrt()
        } else {
            x
        })).sum::<f64>())
    }
}

#[differentiable]
impl Cost148 for Body148 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, c: f64) -> f64 {
        let mut spring = Body148::new(if 4 < 3 {
            let acc = c;
            acc
        } else {
            let b = c;
            c
        }, if self.k > 1.1 {
            Some(c)
        } else {
            Some(self.at.z)
        }, 1);
        let r = spring.at.y.abs();
        (c / (self.k.powi(2) + 1.2) + c * 1.5 - r * 0.3 + (0..=3).map(|i| (i as f64) * (spring.at.norm(&spring, Shape148::Rect(r, self.at.x)) + r)).sum::<f64>()) * r
    }
}



#[differentiable]
impl std::ops::Add for Point148 {
    type Output = Point148;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point148) -> Point148 {
        Point148 { z: self.z + other.z, x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p148_helper(r: &mut f64, out: &[f64; 2]) -> f64 {
    *r += out[0];
    out.iter().map(|e| e.abs().sqrt()).fold(0.1_f64, f64::min) - out.iter().map(|t| *t + *t).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p148(buf: &mut [f64], v: &mut [f64], flag: bool) -> f64 {
    let mut v2 = [[v[2], 2.0], [v[5 - 1], buf[1]]];
    match 1 % 4 {
        0 => {
            match 0 % 3 {
                0 => {}
                _ => {
                    if v2[2 - 1][2 - 1] > -0.7 {
                        let count: usize = 3;
                    }
                }
            }
        }
        1 | 2 => {}
        n if v2.len() % 3 == 0 => {}
        _ => {
            let shape: Shape148 = if flag {
                Shape148::Rect(v[v.len() - 1] * buf[1], v[3] * v[1])
            } else {
                Shape148::Rect(0.25_f64.min(v2[v2.len() - 1][0]), v2[1][1] + v[2])
            };
            let kind: Shape148 = Shape148::Rect(v2[0][0] + v[3], v2[1][1].floor() * 0.9);
        }
    }
    (v[1] * v[1] + v2[1][0] * 0.5) * (v2[1][0].sin().sinh() / ((-v2[0][1].powi(2)).exp().powi(2) + 1.0)) - buf.windows(2).enumerate().map(|(k, state)| (0..v.len() - 1).zip(v.iter()).map(|(n, y)| 0.5 + *y).sum::<f64>() + v2[1][0]).fold(v2[1][0], |acc, s| acc * 0.5 + (v[v.len() - 1] + s))
}

flat_record! {
    Point148 { x, y, z }
    Body148 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point149 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body149 {
    at: Point149,
    k: Vec<Point149>,
}

#[differentiable]
impl Body149 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, row: &[(f64, f64)], mut pair: (f64, f64)) -> f64 {
        let mut found: Option<f64> = Some(row.iter().enumerate().map(|(j, (t, b))| *b * self.k[0].x).product::<f64>());
        let d = (pair.1 / (1.0 + row[0].0.abs())).max((pair.0 * pair.0 + pair.0 * pair.0).sqrt());
        d - pair.0 + pair.1 * 0.3 - -(d * d)
    }
}

#[differentiable]
impl Point149 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, part: Point149, body: &mut Body149) -> f64 {
        let c = std::mem::replace(&mut body.at.x, part.x.min(part.x));
        0.5 - part.z * 2.0 + c * 1.5 + (c - c - 0.1 * c) + (if (part.z * part.z + part.y * part.y).sqrt() > 0.1 {
            (part.z * part.z + part.y * part.y).sqrt()
        } else {
            -0.7
        })
    }
}

#[differentiable]
impl Body149 {
    #[differentiable(unconnected = "zero")]
    fn take(&mut self) -> f64 {
        self.at.z * (0..2).filter(|count| *count != 1).map(|j| (j as f64)).sum::<f64>() * (self.k[1].x.powi(2) + (self.at.z + self.k[1].x))
    }
}

#[differentiable]
impl Point149 {
    #[differentiable(unconnected = "zero")]
    fn abs(&self) -> Point149 {
        let mut m = 0;
        'rows1: while m < 3 {
            m += 1;
            let found: Option<f64> = None;
            if let Some(r) = &found {
                {}
            } else {
                let mut buf: [f64; 15] = [self.y; 15];
                for j in 0..2 {
                    for count in 1 + j..15 {
                        buf[(count + 2) % 15] *= buf[count * 2 % 15] / (1.0 + buf[count / 2].powi(2));
                        buf[count] -= buf[count] * buf[count - 1];
                        if buf[count * 2 % 15] > 0.3 {
                            buf[count] += (buf[15 - 1 - count] * buf[15 - 1]).sin();
                        }
                    }
                }
            }
        }
        Point149 { ..*self }
    }
}

#[differentiable]
impl std::ops::Add for Point149 {
    type Output = Point149;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point149) -> Point149 {
        Point149 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point149 {
    type Output = Point149;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point149) -> Point149 {
        Point149 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p149_helper(body: &mut Body149, mut e: f64, out: &[f64], out2: &Vec<f64>) {
    'rows1: for &q in out2.iter() {
        let mut k = 0;
        loop {
            k += 1;
            body.at.y += out[k % 2].max(out2[k % 2]) / (out2[1].powi(2) + 1.2);
            if k >= 3 {
                break;
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p149(v: &Vec<Point149>, point: &Point149, row: &mut [f64]) -> f64 {
    let x = row[6].cbrt().clamp(0.25, 1.25);
    for (grid, part) in row.windows(2).zip(v.iter()) {}
    for (j, r) in row.iter_mut().enumerate() {}
    let mut grid: Vec<f64> = vec![0.0; 9];
    let mut w: f64 = 0.1;
    for m in 0..11 {
        for n in 0..9 {
            grid[n] += row[m] * (n as f64) + (row[m] - x);
        }
        let mut e: f64 = 0.0;
        for k in 0..grid.len() {
            w += grid[k] * grid[k].cos();
        }
        w += e;
    }
    let h = |q: f64, c: f64| {
        let mut acc = row[4].cos() - (if 2.0 > 1.0 {
            0.9
        } else {
            x
        });
        q + (1.0 + grid[1].abs()).ln_1p().signum() * (c * q)
    };
    row[11 - 1] / 1.5 + grid.iter().sum::<f64>() * 1.5 - w * 0.3 + grid[9 - 1] - (0..grid.len()).map(|j| (-0.9_f64.powi(2)).exp() + (j as f64)).fold(x, |acc, q| acc + q * row[7].atan())
}

flat_record! {
    Point149 { x, y, z }
    Body149 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p150(v: &[f64]) -> [f64; 2] {
    match 3 % 3 {
        0 => {}
        1 | 2 => {}
        i if i % 3 == 1 => {}
        _ => {}
    }
    let mut kind: Option<f64> = None;
    let ys = [[v[0], v[v.len() - 1]], [v[4 - 1], v[1]], [v[4 - 1], v[4 - 1]], [v[0], -1.0]];
    if 4 < 3 {} else {
        let mut v2 = [v[4 - 1].tanh().exp_m1(), v[1], v[0], ys[1][2 - 1]];
    }
    let mut out: [f64; 16] = [v[3]; 16];
    let k = out.len();
    for k2 in 0..k - 1 {
        out[k2] += (out[k - 1] * out[k2 * 2 % k]).sin();
    }
    let z: f64;
    if k * 2 % 2 != 1 || k + 1 < 3 {
        let x: f64 = out[k % out.len()] / 1.5 * (k as f64);
        z = x;
    } else {
        z = out[8];
    }
    [v[..1].chunks(2).map(|row| z * z).sum::<f64>() - (ys[3][0] + out[6]), z.mul_add(v[2] + v[3], out[k % out.len()])]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point151 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body151 {
    at: Point151,
    k: [f64; 9],
    rates: usize,
    parts: Point151,
    last: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape151 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point151 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, part: Point151) -> (f64, f64) {
        (part.z - part.y * 0.5 - (0..4).rev().map(|n| part.x.sin().exp2() + (n as f64)).fold(part.y, |acc, p| acc * 0.5 + p * p) + part.z, part.y + (part.x - part.z).sin() + (0..=4).map(|n| (n as f64) * part.z).fold(part.z, |acc, d| acc + (d + d)))
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point151 {
    type Output = Point151;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point151 {
        Point151 { x: self.x * other, z: self.z * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p151(ys: [[f64; 2]; 2], grid: &mut [(f64, f64)], #[no_diff] mut pair: (f64, f64), ys2: &mut Vec<f64>) -> (f64, f64) {
    let mut d = grid.iter().rev().enumerate().map(|(m, pair2)| (0..ys2.len()).rev().map(|count| pair.1 + (count as f64)).sum::<f64>() + pair2.0).sum::<f64>().max(ys2[2]);
    std::mem::swap(&mut pair.0, &mut pair.1);
    let j: usize = 3;
    let mut t = ys2[j % ys2.len()];
    let g = |w: f64, w2: f64| {
        let mut a = w2.atan() * (w2 + d);
        w * ys2[2]
    };
    for count in 0..ys2.len() {
        let shape: Option<f64> = Some(ys2[1] * t);
    }
    t /= (d.atan() - ys2[0]).powi(2) + 1.0;
    let mut shape: Shape151 = if pair.1 >= 1.5 || j < 3 {
        Shape151::Disc(d + (j as f64))
    } else {
        Shape151::Disc(3.0 * d)
    };
    let mut found: Option<f64> = Some(ys2[2] * pair.1);
    for (m, pair2) in (0..grid.len()).rev().zip(grid.iter()) {
        t /= (match m * 2 % 5 {
            0 => {
                let x = d - (m as f64);
                ys2.iter().map(|e| e.abs().sqrt()).fold(0.1_f64, f64::max)
            }
            2 => {
                let mut b = pair2.1 * pair2.0;
                pair2.1
            }
            i if grid.len() % 2 != 0 || m * 2 > 0 => {
                let mut w = t.sin();
                w.sin().exp2()
            }
            _ => pair2.0 + t,
        }).powi(2) + 1.0;
        let mut grid2 = vec![Body151 { k: [ys2[0]; 9], rates: j + 1, parts: Point151 { z: ys2.iter().map(|u| u * 1.5).fold(0.1_f64, f64::max), y: ys[0][..1].iter().enumerate().map(|(m2, c)| *c).fold(pair2.0, |acc, w| acc + (ys2[2] + w)), x: ys2[m % ys2.len()].to_radians() }, at: Point151 { z: (0..ys2.len() - 1).zip(ys2[2..].iter()).map(|(count, &a)| a * pair2.0).fold(ys2[1], |acc, d2| acc.max(t + d2)), y: ys2[m % 3] * grid[m].0, x: pair.1 }, last: (t * t, pair2.1 * (m as f64)) }, Body151 { k: [grid[m].0; 9], parts: Point151 { z: if let Some(t2) = found {
            t2
        } else {
            pair2.1
        }, y: 0.8 - (j as f64), x: t + pair2.0 }, at: Point151 { y: pair2.1 + t, x: ys2[m % 3] - (m as f64), z: ys[ys.len() - 1][2 - 1] * d }, rates: m, last: (if grid[grid.len() - 1 - m].1.cbrt() > 0.1 {
            grid[grid.len() - 1 - m].1.cbrt()
        } else {
            t
        }, grid[m].1) }];
        let mut v: [f64; 9] = [0.0; 9];
        let mut r: f64 = 0.1;
        for k in 0..3 {
            for j2 in (0..9).rev() {
                v[j2] = (ys2[k] * (j2 as f64)).sin();
            }
            for k2 in 0..9 {
                v[k2] = (ys2[k] * (k2 as f64) + pair2.0).cos();
            }
            let mut z: f64 = 0.0;
            for count in 0..v.len() {
                z += v[count].powi(2);
            }
            r += z.sin();
        }
    }
    pair
}

flat_record! {
    Point151 { x, y, z }
    Body151 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point152 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point152 {
    #[differentiable(unconnected = "zero")]
    fn or(&self, b: f64) -> Point152 {
        let body = self.clone();
        if 0.3 > -0.4 {
            return Point152 { x: body.y, ..body };
        }
        body
    }
}

#[differentiable(unconnected = "zero")]
fn p152_helper(mut row: Vec<f64>, row2: &mut [f64; 2], buf: &mut [f64; 3], out: &mut [f64]) -> [f64; 2] {
    let mut ys = vec![Point152 { x: 1.5, y: out[0], z: buf[3 - 1].max((out[0] * out[0] + row2[0] * row2[0]).sqrt()) }, Point152 { x: buf[2] - out[out.len() - 1], y: out[0], z: buf[0] }];
    [out[0], if buf[buf.len() - 1] > ys[1].z {
        let mut e = buf[2];
        row2[0].sin()
    } else {
        let e = row2[row2.len() - 1] / (ys[0].z.powi(2) + 1.2);
        if ys.len() < 3 {
            e
        } else {
            row[0]
        }
    }]
}

#[differentiable(unconnected = "zero")]
fn p152(mut u: f64, pair: (f64, f64), w: f64) -> f64 {
    let mut pair2 = ((1.0 + u.powi(2).abs()).powf((if pair.0 < 1.1 {
        w
    } else {
        w
    }).sin()), w.atan().exp_m1());
    let d = std::mem::take(&mut pair2.1);
    let flag = d > 2.0;
    let mut k = 0;
    while k < 4 {
        k += 1;
        u += match (k + 1) % 5 {
            0 => {
                let c: f64 = pair2.0;
                0.25 + pair2.1
            }
            2 => {
                let mut y = d * d;
                if pair2.0.abs().sqrt() > 0.1 {
                    pair2.0.abs().sqrt()
                } else {
                    pair.0
                }
            }
            m if m > 1 => pair2.1,
            _ => (w * w + pair2.0 * pair2.0).sqrt().max(d),
        };
        if k % 3 == 1 {
            let mut m = 0;
            'rows1: while m < 5 && w > 0.3 {
                m += 1;
                u = (0..1).zip(0..=3).map(|(m2, k2)| pair2.1.atan2(w.powi(2) + 0.5) + (k2 as f64)).product::<f64>();
            }
        } else if d > d {
            for (j, k2) in (0..2).skip(1).zip(0..=1) {
                u *= if !(k % 3 != 1) {
                    w
                } else {
                    d.cos()
                };
            }
        }
    }
    pair2.1 + u * 0.5 - (w.atan().cosh() + d) - d
}

flat_record! {
    Point152 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point153 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point153 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, row: &mut [(f64, f64)]) {
        row[2 - 1].1 *= self.x / (1.0 + 0.1_f64.abs()) * row[1].0;
    }
}

#[differentiable]
impl Point153 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, row: &[Point153], s: &mut f64) -> f64 {
        *s - (self.y + *s).max(self.z.abs().sqrt())
    }
}

#[differentiable]
impl Point153 {
    #[differentiable(unconnected = "zero")]
    fn first(self) -> f64 {
        'rows1: for k in 0..2 {
            let mut n = 0;
            let s: f64 = loop {
                n += 1;
                if n >= 3 {
                    break -self.z - (n as f64);
                }
            };
        }
        (0..1).map(|n| (n as f64)).sum::<f64>() + self.z * 1.5 - (0..3).step_by(2).rev().filter(|n| *n != 1).map(|i| (i as f64)).fold(self.x, |acc, z| acc + z)
    }
}

#[differentiable]
impl Point153 {
    #[differentiable(unconnected = "zero")]
    fn pop(&mut self) -> f64 {
        let mut count = 0;
        loop {
            count += 1;
            if count / 2 % 3 == 0 {
                continue;
            }
            if self.x > self.y {
                self.z *= (-self.z).clamp(-0.75, 1.25);
            } else if self.y > 0.8 {} else {
                'rows1: for j in (0..count).step_by(2) {
                    self.y += self.y;
                }
            }
            if count >= 1 || count * 2 % 2 != 0 {
                break;
            }
        }
        (0..count).skip(1).rev().map(|i| (i as f64) * self.z).sum::<f64>() + ((Point153 { x: self.z, y: self.x, z: self.z }).first() + self.x) + 2.0_f64.powi(2) * 3.0_f64.to_radians()
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point153 {
    type Output = Point153;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point153 {
        Point153 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p153_helper(row: [[f64; 2]; 2], pair: (f64, f64)) -> f64 {
    let (r, mut t) = (pair.0, row[2 - 1][1] + -0.7);
    t = r.powi(3) * t.powi(3);
    t * t - row[1][1] * 2.0 + pair.0 * 0.5 - r * 0.5 + pair.0
}

#[differentiable(unconnected = "zero")]
fn p153(grid: &[f64]) -> f64 {
    for (m, z) in (0..4).step_by(2).zip(grid.iter()) {
        let mut xs: Vec<f64> = vec![*z; 9];
        for k in (0..8).rev() {
            xs[9 - 1 - k] = xs[(k + 1) % 9] * xs[k];
        }
        let e = if xs.len() < 3 || m / 2 < 3 {
            let acc = (1.0 + xs[m].abs()).recip();
            xs[m] + p153_helper([[xs[m], acc], [acc, 1.5]], (xs[8], 0.8))
        } else {
            if grid[m] < xs[m] || xs.len() % 2 == 0 {
                let mut b: f64 = 1.0;
                grid[m % grid.len()] / (1.0 + z.abs())
            } else {
                xs[m % xs.len()] * (m as f64)
            }
        };
    }
    'rows1: for (i, z) in grid.iter().enumerate() {
        for row in grid[..1].chunks(2).rev() {
            let mut found: Option<f64> = Some(grid.iter().enumerate().map(|(i2, &w)| w).sum::<f64>());
        }
    }
    (grid[2] + grid[4 - 1]) * (if grid[2] > 2.0 {
        let z: f64 = grid.iter().enumerate().map(|(m, c)| *c).sum::<f64>();
        z
    } else {
        grid[2..].iter().zip(0..2).map(|(p, count)| (count as f64)).sum::<f64>()
    })
}

flat_record! {
    Point153 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p154_helper(j: usize, buf: &[f64]) -> f64 {
    let r: f64 = (buf[buf.len() - 1] + buf[1] * buf[j % buf.len()]).max(buf[j % buf.len()]);
    let mut found: Option<f64> = if !(r < buf[1]) {
        Some(r / 1.5)
    } else {
        Some(r)
    };
    if let None = found {
        match &found {
            None => {
                match found {
                    None => {}
                    Some(x) => {
                        found = None;
                    }
                }
                let kind: Option<f64> = if j * 2 > 1 {
                    None
                } else {
                    None
                };
            }
            Some(p) => {
                let buf2 = [buf[1..].chunks(2).map(|v| r + r).fold(*p, |acc, c| acc * 0.5 + c), r, *p, match (j + 1) % 5 {
                    0..=1 => {
                        let mut s: f64 = -0.7;
                        *p
                    }
                    2..=3 => r,
                    _ => r,
                }];
            }
        }
        match found {
            None => {}
            Some(d) => {}
        }
    } else {
        let z = ((buf.chunks(2).map(|v| 2.0 + 1.1).sum::<f64>() * (buf[j % buf.len()] + 0.8)).powi(2) + 0.5).sqrt();
    }
    -0.4 * buf[1] - r * 1.5 + (r / 3.0 + r)
}

#[differentiable(unconnected = "zero")]
fn p154_inner(out: &Vec<f64>) -> f64 {
    let mut acc = p154_helper(3, out);
    (-acc.powi(2)).exp() * (0..4).map(|k| (k as f64) * (if acc <= 0.1 {
        acc
    } else {
        acc
    })).sum::<f64>() + out[0].cbrt().max(1.5).to_radians()
}

#[differentiable(unconnected = "zero")]
fn p154(buf: &mut [f64], flag: bool, v: Vec<f64>, x: f64) -> f64 {
    let mut u = std::mem::replace(&mut buf[4 - 1], v[11 - 1]);
    u -= x / (p154_inner(&v).powi(2) + 1.2);
    if flag && u > 0.1 {
        let mut k = 0;
        while k < 3 {
            k += 1;
            let mut ys = buf[2..].to_vec();
        }
        let x2: f64 = 'found1: {
            u += (u + x) * (u.floor() * v[2]);
            let h = |r: f64| r * (u * u).sqrt().min(if u.max(0.0).sqrt() > 0.1 {
                u.max(0.0).sqrt()
            } else {
                u
            });
            if !(k + 1 > 1) {
                break 'found1 u;
            }
            v[1] + x - u
        };
        let mut m = 0;
        let s: f64 = 'steps2: loop {
            m += 1;
            u += (-1.0 + x).atan2(x2.powi(2) + 1.2);
            let q = p154_inner(&v);
            if m >= 2 || m * 2 % 2 == 0 {
                break x * q.to_radians();
            }
        };
    } else if u > 2.0 {
        let c = &mut u;
        *c *= x;
        *c += x / 1.5;
    } else {
        u *= v.iter().map(|y| *y * v[3]).fold(u, |acc, z| acc + z * z).signum() * (if u >= u || flag {
            x
        } else {
            x
        });
    }
    u *= v[9];
    (x + v.iter().sum::<f64>() * 2.0 - u * 1.5) * (u + u * x) + v.iter().zip(0..2).map(|(&r, j)| (j as f64) * v[(j + 1) % 11]).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point155 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body155 {
    at: f64,
    k: Vec<f64>,
    rates: (f64, f64),
    parts: usize,
}

#[derive(Clone, Debug, Differentiable)]
struct Outer155 {
    inner: Body155,
    gain: f64,
}
impl std::ops::Deref for Outer155 {
    type Target = Body155;
    fn deref(&self) -> &Body155 { &self.inner }
}
impl std::ops::DerefMut for Outer155 {
    fn deref_mut(&mut self) -> &mut Body155 { &mut self.inner }
}

#[differentiable]
impl Point155 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, w: f64) -> (f64, f64) {
        let mut w = w + (if self.y > 1.0 {
            w * 0.25
        } else {
            w * w
        });
        let mut state = [self.x; 4];
        let mut ys: Vec<f64> = vec![self.x; 9];
        let mut y: f64 = 0.0;
        for count in (0..3).rev() {
            y += ys[0] * ys[0];
            for j in 0..ys.len() {
                ys[j] = (state[1..4][count] * (j as f64)).sin();
            }
            let mut r: f64 = 0.0;
            for k in 0..ys.len() {
                y += ys[k] * ys[0];
            }
            y += r.sin();
        }
        (y - w * 2.0 + state[4 - 1] * 2.0 + ys.iter().sum::<f64>() * 0.3 + y * 0.3 + (w + ys[ys.len() - 1]).signum() * 0.5_f64.atan() + (0..=4).map(|j| (j as f64) * y).sum::<f64>(), (state.windows(2).enumerate().map(|(m, state2)| state[state.len() - 1]).sum::<f64>() - w * 2.0 + state[4 - 1] * 2.0 + ys.iter().sum::<f64>() * 1.5 + y * 1.5) * ys[5])
    }
}

#[differentiable]
impl Point155 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, grid: [f64; 12], m: usize) -> f64 {
        let mut state: [[f64; 4]; 4] = [[self.x; 4]; 4];
        for k in 0..3 {
            for i in (2..4).rev().step_by(2) {
                state[i][k] += state[i][k / 2] * state[i][i];
                state[k][k] += state[k + 1][4 - 1 - k] / (1.0 + state[4 - 1 - k][i * 2 % 4].powi(2));
            }
        }
        state[3][4 - 1].min(grid[3]) + grid.iter().sum::<f64>() * 2.0 - state[m % 4][1] * 0.3 + ((-state[0][m % 4].powi(2)).exp() - self.y) - state[m % 4].iter().step_by(2).zip(1..state.len()).map(|(t, m2)| (m2 as f64) * (if state[m % 4][m2] <= -0.7 {
            let mut d = *t;
            d
        } else {
            self.y
        })).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p155_helper(d: f64, state: [f64; 4], mut q: f64, found: Option<f64>) -> f64 {
    let u: f64 = 'found1: {
        for ys in state.windows(2) {}
        if q >= q {
            q += (0..1).map(|i| q.atan() + (i as f64)).sum::<f64>();
            break 'found1 q - q;
        }
        if q <= 0.5 {
            let mut w = d.sin();
            d
        } else {
            q
        }
    };
    (u.atan().exp_m1() + d * 1.5 - state[1] * 0.3 - u * 2.0) * (0..state.len()).filter(|k| *k != 1).map(|i| (i as f64) * (q * 0.3)).sum::<f64>() * (if 1 < 3 && u > 0.3 {
        let mut z: f64 = 2.0;
        state[state.len() - 1]
    } else {
        let c = q;
        q
    }).clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p155(spring: &Point155, buf: &mut [f64]) -> ([f64; 2], f64) {
    ([buf[1], buf[3]], (if buf[1] <= 1.5 && spring.x > 3.0 {
        buf[1]
    } else {
        let a = spring.y;
        a
    }) * (if buf[buf.len() - 1] > 3.0 && buf[buf.len() - 1] > -1.0 {
        let mut a: f64 = buf[4].min(1.0);
        a * a
    } else {
        buf.iter().rev().sum::<f64>()
    }))
}

flat_record! {
    Point155 { x, y }
    Body155 { at, k, rates, parts }
    Outer155 { inner, gain }
}

#[differentiable(unconnected = "zero")]
fn p156_helper(row: &[f64], x: f64, xs: [f64; 4], mut q: f64) -> f64 {
    let q = q * x;
    if xs.len() < 3 || xs[2] > -0.4 {
        for &c in xs.iter() {
            if c >= 0.5 {
                let kind: Option<f64> = if !(x > -0.4) {
                    Some(row.chunks(2).step_by(2).filter(|ys| x <= c).map(|state| q * q).sum::<f64>())
                } else {
                    None
                };
            } else if xs[4 - 1] > 0.8 {
                let kind: Option<f64> = Some(q * x);
                match kind {
                    None => {
                        let mut ys: Vec<f64> = Vec::new();
                        for count in 0..xs.len() - 1 {
                            if !(count * 2 % 2 != 1) {
                                ys.push(if c <= q {
                                    let q2 = q - q;
                                    x + q2
                                } else {
                                    q * (count as f64)
                                });
                            }
                        }
                        ys.push((0..=3).skip(1).zip(xs.iter()).map(|(n, &x2)| c + x2).sum::<f64>());
                    }
                    Some(t) => {}
                }
            }
        }
    }
    ((if row[row.len() - 1] > 0.9 {
        x
    } else {
        q
    }) + xs[xs.len() - 1] * 2.0 - q * 1.5 + (x * q - xs[1] / (1.0 + xs[xs.len() - 1].abs()))) * (1..row.len()).map(|n| (1.0 + q.abs()).ln() + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p156_inner(mut p: f64, state: &mut [f64], t: f64) -> f64 {
    for (j, out) in state.windows(2).skip(1).enumerate() {
        for &w in out.iter() {
            let h = |b: f64, b2: f64| b * (out[j % out.len()].max(0.0).sqrt().clamp(0.25, 1.25) / (1.0 + b.abs()));
        }
    }
    let w: f64 = state.iter().rev().map(|&r| r * (r / 2.0)).sum::<f64>();
    (t - t * 1.5) * (-t / (1.0 + t.abs()))
}

#[differentiable(unconnected = "zero")]
fn p156(v: &mut Vec<f64>, row: [f64; 2]) -> f64 {
    let mut n = 0;
    while n < 3 && n < 3 {
        n += 1;
        match (n + 1) % 3 {
            0 => {
                v[n % 4] += row[n % 2].cbrt().clamp(0.25, 1.25);
                v[2] -= row[1];
            }
            1 | 2 => {
                let mut buf = [row[n % row.len()]; 2];
            }
            m if !(m / 2 % 3 == 1) => {
                let mut xs: Vec<f64> = vec![row[1]; 11];
                for count in 2..10 {
                    if count % 2 == 0 {
                        xs[count] = (xs[count - 1] * xs[count]).sin();
                    }
                    xs[11 - 1] += xs[count / 2] / (1.0 + xs[count - 1].powi(2));
                }
            }
            _ => {
                v[n % 4] = v[2];
                v[n % 4] = (v[3] * (n as f64)).cos();
            }
        }
    }
    for &a in row.iter().take(2) {
        let g = |b: f64| b + v.iter().map(|w| (w * w).sqrt()).fold(0.1_f64, f64::min);
    }
    if n + 1 < 3 || row[0] < row[0] {
        v[n % 4] *= (row[0] - (n as f64)) * row[n % row.len()];
        let q = std::mem::replace(&mut v[n % 4], row[2 - 1]);
    }
    (row[n % row.len()] * row[0] + row[n % row.len()] * 2.0) * (v[n % v.len()].abs() * p156_helper(v, row[n % row.len()], [row[row.len() - 1], v[n % v.len()], row[0], row[n % row.len()]], row[0]))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point158 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape158 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point158 {
    #[differentiable(unconnected = "zero")]
    fn new(mut acc: f64, found: Shape158) -> Point158 {
        Point158 { x: acc, y: acc, z: acc - acc }
    }
}

#[differentiable]
impl std::ops::Add for Point158 {
    type Output = Point158;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point158) -> Point158 {
        Point158 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p158_helper(x: f64, shape: Shape158) -> f64 {
    match shape {
        Shape158::Disc(q) => {}
        Shape158::Rect(c, acc) => {
            let body = Point158::new(c, shape);
        }
    }
    let found: Shape158 = Shape158::Disc(x);
    let mut ys: Vec<f64> = vec![x; 13];
    for k in 0..3 {
        for n in (0..13).rev().step_by(2) {
            ys[n] += ys[0] * ys[k];
        }
    }
    (0.1 + x * 2.0 - ys.iter().sum::<f64>() * 0.3) * (0.25_f64.sin().exp() + ys[13 - 1])
}

#[differentiable(unconnected = "zero")]
fn p158(acc: f64) -> f64 {
    let mut pair = (acc / (acc.powi(2) + 1.2), acc / 2.0);
    let mut a = pair.1.floor() * (if pair.0 > 1.1 || acc > pair.0 {
        let e = acc;
        e
    } else {
        pair.1
    }).abs();
    let mut ys: [[f64; 9]; 9] = [[a; 9]; 9];
    for i in (1..9).step_by(2) {
        for n in (0..9).step_by(2) {
            ys[9 - 1 - n][i / 2] -= ys[n][i] * p158_helper(ys[n][n], Shape158::Disc(pair.1));
            ys[n][0] *= ys[i - 1][0] * ys[5][1];
        }
    }
    3.0 + pair.1 + pair.1 * 0.3 + -(ys[8][0].signum() * ys[8][0]) - (0..ys.len()).map(|k| (k as f64)).fold(ys[ys.len() - 1][7], |acc2, z| acc2 * 0.5 + (ys[8][9 - 1].sin() + z))
}

flat_record! {
    Point158 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point159 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point159 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, grid: &mut [f64]) -> (f64, f64) {
        grid[1] = grid[1];
        if !(self.y > 0.25) {
            let x = std::mem::replace(&mut grid[0], self.x.tanh().exp());
        } else {
            grid[1] = grid[1].mul_add(grid[0], grid[0]) * grid[0];
        }
        ((if grid[0] > 1.0 || grid.len() < 3 {
            self.x
        } else {
            grid[1]
        }) - grid[1].signum() * self.y * (grid[0] / (grid[0].powi(2) + 1.2)), grid[1] + grid[grid.len() - 1])
    }
}

#[differentiable]
impl Point159 {
    #[differentiable(unconnected = "zero")]
    fn powi(self, count: usize) -> Point159 {
        Point159 { x: (0..=count).filter(|i| *i != 1).map(|count2| self.x + (count2 as f64)).product::<f64>(), y: self.y.signum() * self.x }
    }
}

#[differentiable]
trait Cost159 {
    fn at(&self, z: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, t: f64) -> f64 {
        self.at(t) * (-1.0 * 1.1 + t * 0.3 - (0..3).zip(0..3).map(|(n, m)| (m as f64) * t).fold(t, |acc, a| acc * 0.5_f64 + a).floor() * t)
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, q: f64) -> f64 {
        self.at(q.atan()) + (q - (-q.powi(2)).exp() / 2.0)
    }
}

#[differentiable]
impl Cost159 for Point159 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, z: f64) -> f64 {
        let mut state: [[f64; 9]; 9] = [[z; 9]; 9];
        for count in 0..0 {
            for j in 2..9 {
                state[count][count] = state[count][j] * state[(j + 1) % 9][9 - 1];
                state[j][0] = state[j][j] * 0.5 + state[count][8];
            }
        }
        for j in 1..8 {
            let r = state[5][(j + 1) % 9];
            if j % 2 == 0 {
                state[5][0] = r / (1.0 + state[5][j - 1].powi(2));
            }
            state[5][j] = state[5][9 - 1] / (1.0 + state[5][j].powi(2));
            state[5][j] *= state[5][j / 2] / (1.0 + state[5][j].powi(2));
        }
        self.x.signum() * state[7][7] - z
    }
}



#[differentiable]
impl std::ops::Sub for Point159 {
    type Output = Point159;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point159) -> Point159 {
        Point159 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point159 {
    type Output = Point159;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point159 {
        Point159 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p159_helper(v: &mut [f64], out: &mut [f64], mut u: f64, ys: &mut Vec<Point159>) {
    let row = vec![(ys[1].x + ys[2 - 1].y, out[1]), (ys.iter().step_by(2).map(|part| part.y * ys[ys.len() - 1].y).sum::<f64>(), -0.7)];
    out.swap(1, 1);
    ys[0].y = (ys[1].y + ys[1].y) * u;
    ys[2 - 1].y *= row[0].1 * ys[0].y / 2.0;
}

#[differentiable(unconnected = "zero")]
fn p159_inner(out: &[Point159]) -> Option<f64> {
    let mut m = 0;
    while m < 4 {
        m += 1;
        if m % 3 == 0 {
            break;
        }
    }
    None
}

#[differentiable(unconnected = "zero")]
fn p159(point: Point159, ys: &[f64], buf: &[f64], mut a: f64) -> f64 {
    let mut w = if a > -0.7 && a > 0.9 {
        let mut z = 2.0 - (a + a);
        a
    } else {
        let a2 = buf[0].atan2((a / (a.powi(2) + 0.5)).powi(2) + 0.5);
        a2.floor() * a2 / (0.9_f64.tanh().sinh().powi(2) + 1.2)
    };
    for s in buf.iter() {
        let mut k = 0;
        while k * 2 > 2 && k < 5 {
            k += 1;
            if *s < 1.0 {
                return *s;
            }
        }
        let mut state = [*s, a.abs().sqrt().min(ys[k % 5]), point.y * *s];
    }
    let body = point;
    w += w + ys[ys.len() - 1];
    let mut count = 0;
    loop {
        count += 1;
        if count >= 2 {
            break;
        }
        let h = |z: f64, acc: f64| {
            let mut w2 = if body.x >= -0.4 {
                let mut w2 = body.x;
                w / (acc.powi(2) + 1.0)
            } else {
                let mut z2 = body.x * z;
                z2 - z2
            };
            z + (match count % 5 {
                0 => (1.0 + z.abs()).log10(),
                _ => acc - (count as f64),
            })
        };
    }
    let mut u = (1.0 + a.abs()).ln().tanh().exp();
    w / (1.0_f64.powi(2) + 1.0) + a * 0.3 + u * 1.5 + (body.y + body.x).abs()
}

flat_record! {
    Point159 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p160_helper(q: f64, p: f64) -> [f64; 3] {
    let mut pair = (p, (-p.powi(2)).exp());
    match 3 % 3 {
        0 => {}
        1 | 2 => {
            pair.1 += q;
            for k in (0..4).rev() {
                pair.0 = match k % 5 {
                    0..=1 => pair.0,
                    _ => p * (k as f64),
                };
            }
        }
        count if count * 2 % 2 == 1 => {}
        _ => {
            if 2 < 3 {
                let (w, d) = ((-1.0_f64 * -1.0_f64).sqrt().min((pair.1.powi(2) + 1.2).ln()), q);
            } else {
                'rows1: for n in 0..=1 {
                    pair.1 += pair.0.tanh() * (n as f64);
                }
            }
        }
    }
    [pair.0.to_radians(), pair.1, 1.5]
}

#[differentiable(unconnected = "zero")]
fn p160(mut v: [[f64; 2]; 2], acc: &mut f64, flag: bool) -> f64 {
    let mut i = 0;
    loop {
        i += 1;
        if i >= 3 {
            break;
        }
        let flag2 = v[1][0] > 2.0;
    }
    let mut n = 0;
    let u: f64 = loop {
        n += 1;
        if n >= 4 || flag {
            break *acc + (*acc + *acc);
        }
        v[i % 2][0] += -(*acc + *acc);
        v = [[*acc, (1..v.len()).rev().map(|n2| (n2 as f64)).sum::<f64>().floor() * *acc], [*acc, -1.0 / (0.3_f64.powi(2) + 1.0) * (*acc * 1.1)]];
    };
    v[i % 2][1] += match v.len() % 5 {
        0 => {
            let mut r: f64 = (1..v.len()).filter(|i2| *i2 != 1).map(|count| (count as f64)).fold(u, |acc2, x| acc2 + x);
            acc.sin().cosh()
        }
        2..=3 | 4 => {
            let s = if *acc >= u {
                u
            } else {
                u
            };
            (v[0][1].powi(2) + 0.5).powi(-1)
        }
        i2 if v.len() % 3 == 0 => u * u,
        _ => *acc * u,
    };
    *acc = u + (acc.powi(2) + 1.2).powi(-1);
    if flag {
        return (u - v[i % v.len()][n % 2]).min((1..v.len()).zip(v[1].chunks(2)).map(|(n2, row)| *acc * row[n % row.len()]).sum::<f64>());
    }
    match n * 2 % 4 {
        0 => {
            let state = [*acc; 4];
            v[1][n % 2] += v[n % 2].iter().map(|b| *b * 1.5).fold(0.1_f64, f64::max) * (n as f64);
        }
        _ => {
            v[n % 2][n % 2] = -u + (if *acc <= u {
                let c = u;
                u
            } else {
                u
            });
        }
    }
    u + u - (0..=n).map(|n2| (n2 as f64)).sum::<f64>() + v.iter().map(|buf| *acc + u + -0.4).fold(v[0][n % 2], |acc2, acc3| acc2 + acc3 * (1.0 + acc3.abs()).log10())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point161 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body161 {
    at: [f64; 10],
    k: Vec<f64>,
    rates: f64,
}

#[differentiable]
impl Body161 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, u: f64, mut grid: [[f64; 2]; 2]) -> f64 {
        let grid2 = [Body161 { rates: grid[1][2 - 1], at: [grid[grid.len() - 1][2 - 1]; 10], k: vec![grid[0][2 - 1] * grid[1][2 - 1], self.rates / (0.1_f64.powi(2) + 0.5), grid[1][0]] }, Body161 { k: vec![self.k[0] + grid[0][0], grid[1].iter().step_by(2).filter(|p| **p > 3.0).product::<f64>()], at: [u.atan(); 10], rates: grid[1][2 - 1] * u }, Body161 { at: [u; 10], rates: (grid[0][0].powi(2) + 1.0).ln_1p(), k: vec![if self.k[1].max(0.0).sqrt() > 0.1 {
            self.k[1].max(0.0).sqrt()
        } else {
            u
        }, (0..grid.len()).map(|j| grid[(j + 1) % grid.len()][j] + (j as f64)).product::<f64>(), u + grid[0][1]] }];
        1.1 * grid2[3 - 1].rates + grid2.iter().enumerate().map(|(j, point)| grid2[grid2.len() - 1 - j].k[j % 2] * 1.1 + point.rates).fold(grid2[1].rates, |acc, p| acc * 0.5 + p * (grid2[grid2.len() - 1].rates * p))
    }
}

#[differentiable]
impl std::ops::Add for Point161 {
    type Output = Point161;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point161) -> Point161 {
        Point161 { y: self.y + other.y, x: self.x + other.x }
    }
}

#[differentiable]
impl std::ops::Sub for Point161 {
    type Output = Point161;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point161) -> Point161 {
        Point161 { y: self.y - other.y, x: self.x - other.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p161_helper(q: f64, flag: bool) -> f64 {
    q.floor() * q - 0.8
}

#[differentiable(unconnected = "zero")]
fn p161_inner(unit: &Point161, grid: &[[f64; 2]; 2]) -> f64 {
    grid[1][0].mul_add(grid[grid.len() - 1][0], unit.y) * grid[0][0]
}

#[differentiable(unconnected = "zero")]
fn p161(v: [f64; 2], state: &Vec<f64>, mut e: f64) -> f64 {
    let mut point = Body161 { k: vec![e, if state[state.len() - 1] > 2.0 && e <= 1.1 {
        e
    } else {
        -0.4
    }, e.tanh().cosh()], rates: state[2..].iter().map(|w| (*w * *w).sqrt()).fold(0.7_f64, f64::max), at: [(state[0] * state[0]).sqrt().clamp(0.25, 1.25); 10] };
    let (w, t) = (v[1], v[2 - 1]);
    let t = t + ((1.0 + (-1.0_f64).abs()).sqrt() - t.atan().exp());
    let mut r = p161_helper(e, 2 < 3);
    for count in 0..state.len() {
        let mut found: Option<f64> = if count % 3 != 0 || w > -0.4 {
            Some(point.advance(t, [[w, r], [w, r]]) + w)
        } else {
            Some(w - r)
        };
        let mut kind: Option<f64> = if count / 2 % 2 == 1 {
            None
        } else {
            None
        };
    }
    let mut b: f64;
    if !(t > 1.5) {
        b = point.at[7];
    } else {
        b = r;
    }
    let acc = std::mem::take(&mut e);
    let (d, d2) = (if w > 1.0 {
        acc
    } else {
        b.sin().exp2()
    }, r.atan());
    d2.atan() - e * 0.5 - t * 2.0 + b * 0.3 - acc * 0.5 + d * 0.5 - state.iter().take(2).fold(acc, |acc2, &s| acc2.max(s * (point.advance(d, [[state[5 - 1], b], [w, 0.1]]) + acc))) - (if acc.cbrt() > 0.1 {
        acc.cbrt()
    } else {
        acc
    })
}

flat_record! {
    Point161 { x, y }
    Body161 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p162(j: usize, grid: [f64; 10], v: &Vec<f64>, ys: &mut [f64]) -> f64 {
    ys[1] *= grid[j];
    let m: usize = j + 1;
    match m % 4 {
        0 => {
            let mut shape: Option<f64> = if ys[0] < ys[2] {
                Some(v[j] * v[j])
            } else {
                Some(v[j])
            };
        }
        1 | 2 => {
            let mut state: [f64; 9] = [ys[ys.len() - 1]; 9];
            let mut s: f64 = 0.0;
            for i in 0..3 {
                for count in 0..state.len() {
                    state[count] = (ys[i] * (count as f64)).sin();
                }
                let mut x: f64 = 0.0;
                for i2 in 0..state.len() {
                    s += state[i2] * state[8 - i2];
                }
                s += x;
            }
        }
        k if k / 2 < 3 => {}
        _ => {}
    }
    ys[m % ys.len()] + ys[m % ys.len()] - grid.iter().sum::<f64>() * 0.5 - (if ys[j % 3].abs().sqrt() > 0.1 {
        ys[j % 3].abs().sqrt()
    } else {
        ys[j % 3]
    }).min(ys[3 - 1])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point164 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point164 {
    #[differentiable(unconnected = "zero")]
    fn rotate_left(&mut self, count: usize) {
        'rows1: for n in 0..4 {
            self.z *= self.x.cos() - (self.x.powi(2) + 0.5).ln();
        }
    }
}

#[differentiable]
impl Point164 {
    #[differentiable(unconnected = "zero")]
    fn push(&mut self, s: f64) {
        let mut buf = [self.y; 3];
        let mut pair = ([buf[2].floor() * buf[1], (0..=1).map(|m| s + (m as f64)).sum::<f64>()], buf[1]);
    }
}

#[differentiable]
impl Point164 {
    #[differentiable(unconnected = "zero")]
    fn clamp(&self, t: f64, x: f64) -> Point164 {
        Point164 { x: -x, y: x.atan().sinh(), z: x }
    }
}

#[differentiable]
impl std::ops::Add for Point164 {
    type Output = Point164;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point164) -> Point164 {
        Point164 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point164 {
    type Output = Point164;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point164 {
        Point164 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p164(ys: &mut [f64], e: &mut f64, grid: &[f64]) -> f64 {
    let mut m: usize = ys.len();
    *e /= (grid[1] + (ys[4 - 1] + grid[m % 11])).powi(2) + 1.0;
    if grid.len() % 2 != 0 {
        let state = &mut ys[0..3];
        state[2] = state[2];
        state[0] += state[state.len() - 1].max(grid[11 - 1]);
        {
            for ys2 in ys[1..].windows(2) {}
        }
        let h = |e2: f64, p: f64| {
            if m % 3 == 1 {
                return grid[m % grid.len()] * p;
            }
            e2 + *e
        };
    } else if m / 2 % 3 == 1 {
        let a: f64 = match m % 5 {
            0 => grid[8..].iter().map(|r| (r * r).sqrt()).fold(0.7_f64, f64::max).atan2(1.0 + (-1.1_f64.powi(2)).exp().abs()),
            2..=3 => *e,
            n if n * 2 < 3 => (if *e > 0.3 {
                if grid[5] < *e || m % 3 == 0 {
                    let q = grid[m % grid.len()];
                    q
                } else {
                    let e2 = grid[m % grid.len()];
                    grid[m % grid.len()]
                }
            } else {
                let s = grid[5];
                if s >= 2.0 {
                    grid[11 - 1]
                } else {
                    s
                }
            }),
            _ => ys.windows(2).map(|v| v[2 - 1] * (grid[m % grid.len()] / (e.powi(2) + 1.0))).sum::<f64>(),
        };
        grid.iter().for_each(|d| {
            ys[4 - 1] += a - (grid[0].powi(2) + 0.5).ln_1p();
        });
    }
    grid[6] + (grid[grid.len() - 1] * grid[grid.len() - 1]).sqrt().max(grid[9]) - (3.0 + grid[3]).sin().exp()
}

flat_record! {
    Point164 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p165_helper(mut u: f64, z: f64, d: f64, mut out: [f64; 4]) -> f64 {
    match out.len() % 3 {
        0 => {
            let mut buf: Vec<f64> = Vec::with_capacity(4);
            for &z2 in out.iter().step_by(2) {
                u += out[1];
                buf.push(d);
            }
            buf.push(d);
        }
        1 | 2 => {
            let (mut q, t) = ((0..out.len() - 1).map(|count| (count as f64) * z).sum::<f64>() * (u + out[3]), out[out.len() - 1]);
        }
        _ => {}
    }
    (u.tanh() - z * 1.5) * (if 3.0 > 3.0 {
        let mut d2 = z.max(0.0).sqrt().max(out[2]);
        (-d2.powi(2)).exp()
    } else {
        out[4 - 1].abs()
    })
}

#[differentiable(unconnected = "zero")]
fn p165_inner<const N: usize>(grid: &[f64; N], e: f64) -> f64 {
    let mut xs: [[f64; 4]; 4] = [[e; 4]; 4];
    for count in 0..4 {
        for n in 1 + count..4 {
            xs[n - 1][4 - 1 - count] += xs[count][count] / (1.0 + xs[n][n / 2].powi(2));
        }
    }
    e + xs[xs.len() - 1][1] + (e.tanh().exp_m1() + e)
}

#[differentiable(unconnected = "zero")]
fn p165(buf: &Vec<f64>) -> [f64; 3] {
    let mut k: usize = 2;
    for grid in buf[3..].chunks(2) {}
    let mut count = 0;
    'rows1: while count % 3 != 1 && count < 3 {
        count += 1;
        let t: f64;
        if buf[count % buf.len()] > 1.5 {
            t = -(buf[k % 4] - buf[0]);
        } else {
            t = (0..4).map(|count2| (count2 as f64) * buf[3]).sum::<f64>().cos();
        }
    }
    for m in (0..3).take(2) {
        let mut buf2: Vec<f64> = Vec::with_capacity(4);
        for &d in buf[..1].iter().take(2) {
            buf2.push(d + d);
        }
        buf2.push(buf[3] / (1.0 + buf[m].abs()));
        buf2[1 - 1] += buf[buf.len() - 1 - m];
    }
    let mut found: Option<f64> = Some(buf[count % buf.len()]);
    [(1.0 + (if let Some(q) = found {
        buf[2]
    } else {
        buf[1]
    }).abs()).recip(), p165_helper(buf[2], buf[0], buf[2], [buf[2], buf[count % 4], buf[buf.len() - 1], buf[4 - 1]]), (buf[3] - buf[4 - 1]) * (buf[k % buf.len()] * buf[k % 4])]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point166 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body166 {
    at: (f64, f64),
    k: f64,
    rates: f64,
    parts: f64,
    last: (f64, f64),
}

#[differentiable]
impl Point166 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, grid: &[f64], row: &[f64]) -> f64 {
        if grid[1] > 0.1 {
            let h = |b: f64| {
                let t: f64 = row[1] * grid[0];
                b * (row[0] * row[0] + self.x * self.x).sqrt().max((t.powi(2) + 1.2).powf(t.sin()))
            };
        }
        0.8 - grid[0].atan().sinh()
    }
}

#[differentiable]
impl Body166 {
    #[differentiable(unconnected = "zero")]
    fn take(&mut self) -> f64 {
        let mut n = 0;
        let s: f64 = loop {
            n += 1;
            if n >= 3 {
                break (self.k * (n as f64)).sin().exp2();
            }
        };
        s + s * 1.5 + (s + -0.4).floor() * (s - s) + (0..3).map(|count| (count as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Body166 {
    #[differentiable(unconnected = "zero")]
    fn or(&self, acc: f64) -> Body166 {
        if acc > 3.0 {
            if !(self.rates >= acc) {
                let mut kind: Option<f64> = if acc > 0.9 {
                    Some(acc - acc)
                } else {
                    None
                };
            } else {
                let mut k = 0;
                while k < 3 && k % 2 != 1 {
                    k += 1;
                }
            }
        }
        Body166 { rates: acc, at: ((0..3).zip(0..3).map(|(k, i)| (i as f64)).sum::<f64>(), acc * acc), k: self.parts.clamp(-0.75, 1.25), parts: self.parts, last: (self.last.0 + acc, acc.atan().exp()) }
    }
}

#[differentiable]
impl std::ops::Sub for Point166 {
    type Output = Point166;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point166) -> Point166 {
        Point166 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p166_helper<const N: usize>(ys: [f64; N], buf: &mut [f64; N], r: f64) -> [f64; N] {
    let mut grid: Vec<f64> = Vec::new();
    for i in 1..buf.len() {
        if i % 2 != 0 || r <= r {
            grid.push(if r > 0.8 {
                r.sin().sinh()
            } else {
                r + r
            });
        }
    }
    grid.push(ys.iter().map(|e| *e).sum::<f64>());
    match 2 % 3 {
        0 => {
            buf[4] -= r / (1.0 + (buf[buf.len() - 1] + grid[0]).abs());
        }
        1 | 2 => {
            let (y, a) = (buf[N - 1] * buf[4], if grid[0] >= r {
                buf[6]
            } else {
                r
            });
        }
        k if k % 2 == 1 => {
            let (x, b) = (ys[1].abs().sqrt().max(grid[0] / 3.0), grid[0]);
        }
        _ => {
            let w: f64 = 'found1: {
                let mut found: Option<f64> = Some(ys[6..].chunks(2).map(|xs| grid[grid.len() - 1] * r).sum::<f64>());
                if let Some(e) = &mut found {} else {
                    grid[0] = grid[0] + grid[grid.len() - 1] + grid[0].min(buf[4]);
                }
                if r > 0.8 {
                    found = if r > 0.8 {
                        Some(r + r)
                    } else {
                        None
                    };
                    break 'found1 grid[0];
                }
                r + grid.chunks(2).filter(|row| r >= 3.0).map(|v| grid[0] + grid[1 - 1]).sum::<f64>()
            };
        }
    }
    [grid[0]; N]
}

#[differentiable(unconnected = "zero")]
fn p166_inner(mut acc: f64, out: &[f64], state: &[[f64; 2]; 2], x: f64) -> f64 {
    let mut n: usize = 4;
    x * out[1] + acc * 2.0 - x * 2.0 + state[0][n % 2] * x.tanh().cosh() + out[0..1].iter().rev().map(|&b| b).fold(out[0], |acc2, w| acc2 + w)
}

#[differentiable(unconnected = "zero")]
fn p166(ys: &Vec<f64>, mut point: Point166) -> f64 {
    point.y = ys[2];
    let flag = point.y > point.x || point.y >= point.y;
    if flag {
        let mut ys2 = vec![point - point, Point166 { x: ys[2], y: point.x.mul_add(0.8, ys[2]) }, point - point];
        point.x = point.x;
        match ys.len() % 4 {
            0 => {
                let kind: Option<f64> = Some(point.y.signum() * ys2[0].y);
                let found: Option<f64> = None;
                ys2[1].y = ys2.iter().enumerate().map(|(m, Point166 { x: _, y: e })| *e).sum::<f64>();
            }
            _ => {}
        }
    } else {
        point = point - point;
    }
    (point.x / (1.0 + point.y.abs()) + point.x * 0.3) * ys.windows(2).skip(1).map(|row| point.x * (point.y + row[0])).fold(ys[1], |acc, s| acc + (point.x * s + s))
}

flat_record! {
    Point166 { x, y }
    Body166 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p167_helper(pair: (f64, f64), v: &[(f64, f64)], row: &mut Vec<f64>) -> f64 {
    match 3 % 3 {
        0 => {
            (row[2 - 1], row[2 - 1], row[0]) = (row[2 - 1], row[2 - 1], row[0]);
            row[0] = v.iter().step_by(2).zip(v.iter()).map(|((p, r), pair2)| *p).product::<f64>();
        }
        _ => {}
    }
    if v[2 - 1].1 > 0.25 {
        let mut count = 0;
        loop {
            count += 1;
            row[0] -= pair.1;
            if count >= 1 || count < 3 {
                break;
            }
        }
    }
    row[0] + pair.1 * 0.5 - (-(row[0] + row[row.len() - 1]).powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p167_inner(s: f64, k: usize) -> f64 {
    let s = s * (s * s * 1.5_f64.abs());
    (s / 2.0 + s) * s
}

#[differentiable(unconnected = "zero")]
fn p167(row: &Vec<f64>, count: usize) -> f64 {
    let mut grid: Vec<f64> = vec![row[4 - 1]; 12];
    for i in (0..12).rev() {
        grid[i] = grid[i].tanh() * grid[i];
    }
    let mut acc = (grid[count] - (count as f64)).abs().powi(2);
    for count2 in (0..4).skip(1).rev() {
        acc = if count2 + 1 < 3 {
            acc * grid[count]
        } else {
            row[0..3].iter().rev().zip(grid.chunks(2)).map(|(&w, state)| acc + state[count2 % 1]).sum::<f64>()
        };
        let mut grid2: Vec<f64> = vec![0.8; 12];
        let mut p: f64 = 0.0;
        for count3 in 0..4 {
            for n in (0..12).step_by(2) {
                grid2[n] += (row[count3] * (n as f64)).sin();
            }
            let mut a: f64 = 0.0;
            for n in 0..grid2.len() {
                p += grid2[n].powi(2);
            }
            p += a;
        }
        let mut xs: Vec<f64> = vec![0.0; 12];
        let mut r: f64 = 0.0;
        for n in 0..6 {
            if n % 2 == 0 {
                for j in 0..xs.len() {
                    if j % 3 != 1 {
                        xs[j] = (grid2[..6][n] * (j as f64) + grid2[n]).cos();
                    }
                }
            }
            for count3 in 0..11 {
                xs[count3] = (grid2[..6][n] * (count3 as f64)).sin();
            }
            let mut s: f64 = 0.0;
            for m in 0..xs.len() {
                s += xs[m] * xs[11 - m];
            }
            r += s;
        }
    }
    let mut i = 0;
    while i < 5 && acc < -0.4 {
        i += 1;
        match i % 4 {
            0 => {
                let mut v = vec![grid[count]; grid.len()];
            }
            1 | 2 => {
                'rows1: for (i2, u) in row.iter().step_by(2).enumerate() {
                    let c = std::mem::replace(&mut grid[(count + 1) % 12], if !(*u < *u) {
                        acc
                    } else {
                        acc
                    });
                }
                if i / 2 % 3 != 0 {
                    break;
                }
            }
            _ => {
                let mut row2: [f64; 10] = [grid[count]; 10];
                for j in (0..10).step_by(2) {
                    row2[j] -= row2[j] * row2[j / 2];
                }
                let c = &mut grid[(count + 1) % 12];
                *c *= (0..row2.len()).rev().map(|i2| *c + (i2 as f64)).sum::<f64>();
            }
        }
        let mut j: usize = grid.len();
    }
    acc - grid.iter().sum::<f64>() * 2.0 - acc * 0.3 - -grid[1] - grid[count]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point168 {
    x: f64,
    y: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape168 { Disc(f64), Rect(f64, f64) }

#[differentiable]
trait Cost168 {
    fn at(&self, z: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, z: f64) -> f64 {
        self.at(z - z) * (self.at(z.powi(2)) * (z + z * 2.0 - z))
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, q: f64) -> f64 {
        self.at(q) + (self.at(q + q) + (q / (q.powi(2) + 1.2) + q))
    }
}

#[differentiable]
impl Cost168 for Point168 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, z: f64) -> f64 {
        for i in 0..1 {}
        (z - self.y[2]) * (0..4).step_by(2).zip(0..2).map(|(i, n)| self.y[i % 3] + (n as f64)).sum::<f64>() * (0..3).map(|i| (i as f64) * z).sum::<f64>()
    }
}



#[differentiable(unconnected = "zero")]
fn p168_helper(unit: &mut Point168, state: &Vec<f64>) -> f64 {
    ((if unit.x > 1.5 {
        state[1]
    } else {
        state[2 - 1]
    }) + state[1]) * (unit.twice(state[1]) + unit.x)
}

#[differentiable(unconnected = "zero")]
fn p168(w: f64) -> f64 {
    for count in 0..4 {}
    if w > w {} else {
        let mut shape: Shape168 = if w > 2.0 {
            Shape168::Rect(w.powi(3), w)
        } else {
            Shape168::Rect(w * w, w)
        };
        if let Shape168::Rect(c, acc) = &mut shape {
            *acc += c.max(*c) * -w;
        }
    }
    let mut grid = [Point168 { x: w, y: [w, (0..1).map(|n| (n as f64) * w).product::<f64>(), w.powi(2)] }, Point168 { x: w * w, y: [w + w, w, w / 3.0] }, Point168 { x: w + w, y: [w * w, w.mul_add(w, w), w.asinh()] }];
    (grid[grid.len() - 1].y[0].max(w) + w * 0.5 - grid[1].x * 2.0) * grid[grid.len() - 1].x - (0..2).step_by(2).map(|k| (k as f64)).fold(w, |acc, e| acc * 0.5 + e) * grid[3 - 1].y[3 - 1]
}

flat_record! {
    Point168 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point169 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point169 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, x: f64) -> f64 {
        let mut count = 0;
        while count < 4 {
            count += 1;
            if count * 2 % 2 == 1 {} else if x <= self.z {
                if self.x < x {
                    let mut buf: Vec<f64> = Vec::with_capacity(4);
                    for j in 0..=3 {
                        buf.push((-x.powi(2)).exp());
                    }
                    buf.push(x.to_radians());
                } else {
                    let mut grid = [[x, x], [x, self.z], [x, x]];
                }
            }
        }
        x + (0..3).map(|n| x.mul_add(self.z, x) + (n as f64)).sum::<f64>() + (0..=1).step_by(2).filter(|m| *m != 1).map(|i| x + (i as f64)).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Sub for Point169 {
    type Output = Point169;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point169) -> Point169 {
        Point169 { z: self.z - other.z, y: self.y - other.y, x: self.x - other.x }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point169 {
    type Output = Point169;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point169 {
        Point169 { z: self.z * other, y: self.y * other, x: self.x * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p169(unit: Point169) -> f64 {
    let mut t: f64;
    if unit.z > 1.5 {
        t = unit.y;
    } else {
        let p = unit.z.min(unit.x) + unit.x * unit.x;
        t = p - p + p;
    }
    let b: f64 = 'found1: {
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for n in (0..1).rev() {
            if n % 3 == 1 || t >= 3.0 {
                grid.push((0..4).rev().zip(0..=4).map(|(k, i)| (i as f64) * (0..k).map(|k2| (k2 as f64)).fold(t, |acc, y| acc + (t + y))).product::<f64>());
            }
        }
        grid.push(t / (t.powi(2) + 1.2));
        if 1 < 3 && t > 1.1 {
            break 'found1 grid[0];
        }
        unit.shifted(t) + grid[0]
    };
    b + b - b * 1.5 - (t + (b + t))
}

flat_record! {
    Point169 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p171(x: &mut f64, #[no_diff] grid: &[f64], grid2: &[f64], mut xs: Vec<f64>) -> f64 {
    let x2: f64 = 'found1: {
        let flag = xs[xs.len() - 1] < xs[2];
        if xs[xs.len() - 1] > 0.1 {
            *x += xs[0] - grid2[0] + xs[0].sin();
            break 'found1 xs[2] * xs[1];
        }
        xs[2]
    };
    let mut m: usize = 1;
    *x /= (x2 + grid2[m % grid2.len()] + grid2[2].hypot(1.0 + grid2[m % grid2.len()].abs())).powi(2) + 1.0;
    let s: f64;
    if xs[m % 3] < 3.0 {
        s = xs[2] * grid2[m % grid2.len()] * xs[m % 3];
    } else {
        s = 1.1;
    }
    s - xs[m % xs.len()] * 1.5 - (match m / 2 % 5 {
        0..=1 => xs[0] * x2,
        2..=3 => grid2[grid2.len() - 1].signum() * s,
        i if m > 1 => x2.max(x2),
        _ => (if s <= grid2[6] {
            x2
        } else {
            x2
        }),
    })
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
    parts: (f64, f64),
    last: f64,
}

#[differentiable]
impl Body172 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, mut pair: (f64, f64), mut a: f64) -> f64 {
        let body = self.clone();
        ((-a.powi(2)).exp() - a * 2.0 - a) * (0..2).map(|n| (n as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point172 {
    #[differentiable(unconnected = "zero")]
    fn new(y: f64) -> Point172 {
        Point172 { x: y, y: y.asinh(), z: y }
    }
}

#[differentiable]
trait Cost172 {
    fn at(&self, u: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, e: f64) -> f64 {
        self.at(e + e) + e * e
    }
}

#[differentiable]
impl Cost172 for Body172 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, u: f64) -> f64 {
        let mut i: usize = 2;
        0.3 + u * 0.5 + u
    }
}


#[differentiable(unconnected = "zero")]
fn p172_helper(body: &Body172, mut xs: [f64; 4], state: &mut Vec<f64>) -> f64 {
    xs[0] * xs[xs.len() - 1] + xs[1] * 0.3 + (state[2 - 1] + state[1] - state[0])
}

#[differentiable(unconnected = "zero")]
fn p172_inner(spring: &Point172, r: f64, m: usize) -> f64 {
    r.atan().cosh() + r * 1.5 + r
}

#[differentiable(unconnected = "zero")]
fn p172(row: &[Body172], y: &mut f64, out: &[f64; 2]) -> f64 {
    match 3 % 3 {
        0 => {
            if 2 < 3 {
                let g = |acc: f64| acc + *y;
            }
        }
        i if out[i % out.len()] < 0.5 => {
            for count in 0..i {
                *y += out[i % out.len()];
            }
        }
        _ => {}
    }
    let q = std::mem::replace(y, if out[out.len() - 1] < 0.3 || out[0] > -1.0 {
        row[0].k[0]
    } else {
        row[0].at
    });
    let q2 = std::mem::take(y);
    for n in 0..=2 {
        *y += row[n].last * (out[n % out.len()] + row[n].rates);
        let mut j = 0;
        loop {
            j += 1;
            if j >= 4 || out.len() < 3 {
                break;
            }
            let mut buf: [f64; 19] = [q; 19];
            for k in 0..18 {
                buf[k] -= buf[15] * q2.asinh();
            }
            let mut kind: Option<f64> = Some(buf[n] - buf[n]);
            match kind {
                None => {
                    let q2 = q2 * 0.3;
                }
                _ => {
                    if *y >= q2 {
                        buf[j % 19] += buf[j % 19];
                        break;
                    }
                }
            }
        }
    }
    out[..1].iter().map(|a| (*a * *a).sqrt()).fold(0.7_f64, f64::max) + q2 * 0.3 + q
}

flat_record! {
    Point172 { x, y, z }
    Body172 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p173(out: &Vec<f64>) -> f64 {
    let z = out[3];
    let buf = vec![if 0 < 3 {
        z
    } else {
        z
    }, out[1]];
    let y: f64 = out[..2].chunks(2).map(|grid| grid[0]).sum::<f64>();
    let t: f64 = 'found1: {
        let mut row = [y, y * y, 0.25 * y];
        let mut j = 0;
        'steps2: while j < 4 {
            j += 1;
            let mut s = if buf[1].abs().sqrt() > 0.1 {
                buf[1].abs().sqrt()
            } else {
                z
            };
            s = s + row[2] + s / (y.powi(2) + 0.5);
        }
        if row[2] > 2.0 || z < 0.25 {
            break 'found1 y * 0.9;
        } else {
            let y = y + y.powi(2) * (if j / 2 % 2 != 0 {
                y
            } else {
                let mut t: f64 = -1.0;
                row[0]
            });
        }
        (y * row[0]).to_radians()
    };
    let mut out2: Vec<f64> = Vec::new();
    for n in 0..buf.len() {
        let mut pair = (y, if n < 3 {
            buf[(n + 1) % buf.len()]
        } else {
            buf[n % 2]
        });
        out2.push((buf[1] + t) * (-y.powi(2)).exp());
    }
    out2.push(buf[1..2].iter().map(|c| c.abs().sqrt()).fold(0.7_f64, f64::max));
    (if out2[0] <= out2[1 - 1] {
        y
    } else {
        buf[1]
    }) + out2[0] * 2.0 - (out2[0] + (if 3.0 > -1.0 {
        z
    } else {
        z
    }))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point174 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body174 {
    at: [f64; 3],
    k: f64,
    rates: f64,
    parts: Vec<Point174>,
}

#[differentiable]
impl Body174 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, out: &[Body174]) -> f64 {
        'rows1: for spring in out.iter() {
            let h = |y: f64| y + (if y > 0.1 {
                spring.k
            } else {
                out[2 - 1].at[3 - 1]
            }) * (0..out.len() - 1).skip(1).zip(0..out.len()).map(|(j, k)| (k as f64)).fold(y, |acc, u| acc + u);
        }
        (if out[1].at[0] > -1.0 {
            self.parts[1].x
        } else {
            self.rates
        }) * (1..out.len()).filter(|k| *k != 1).map(|m| (m as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point174 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: &[f64; 4], mut r: f64) -> Point174 {
        Point174 { y: r + r, x: r }
    }
}

#[differentiable]
impl Point174 {
    #[differentiable(unconnected = "zero")]
    fn or(self, acc: f64) -> Point174 {
        let Point174 { x: e, y: d } = self;
        self
    }
}

#[differentiable]
impl Body174 {
    #[differentiable(unconnected = "zero")]
    fn powi(&self, j: usize) -> Body174 {
        let found: Option<f64> = if j * 2 % 3 == 0 {
            None
        } else {
            None
        };
        if let None = found {
            let point = self.clone();
        } else {
            let v = [self.k; 3];
        }
        Body174 { at: [self.parts[1].x * self.rates, self.k / (self.rates.powi(2) + 1.2), self.parts[2 - 1].x.atan2(1.0_f64.powi(2) + 1.2)], parts: vec![Point174 { x: self.rates - (j as f64), y: if self.at[3 - 1] > 0.8 {
            self.parts[0].y
        } else {
            let c = self.at[2];
            self.parts[j % 2].x
        } }, Point174 { y: 0.9 - self.rates, x: self.rates }], k: self.rates.min(self.k), rates: self.rates * self.rates }
    }
}

#[differentiable]
impl Body174 {
    #[differentiable(unconnected = "zero")]
    fn swap(&mut self, m: usize, j: usize) {
        'rows1: for count in 0..=2 {
            let mut body = Body174 { k: (0..2).skip(1).zip(0..j).map(|(k, count2)| (count2 as f64) * 3.0).sum::<f64>(), parts: vec![Point174 { x: (1.0 + self.parts[0].y.abs()).log10(), y: self.at[count] }, Point174 { y: self.k + (count as f64), x: self.k * self.at[count] }], rates: self.parts[count % 2].y, at: [self.at[count], match j / 2 % 5 {
                0 | 4 => self.parts[2 - 1].x,
                _ => self.parts[1].y,
            }, self.at[count]] };
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p174(ys: &[f64]) -> f64 {
    if ys[4 - 1] > 0.3 && 4 < 3 {} else {
        for count in 0..4 {
            let mut buf = [if count / 2 < 3 {
                ys[4 - 1]
            } else {
                ys[count]
            }, (ys[ys.len() - 1 - count] * ys[ys.len() - 1 - count]).sqrt().min(ys[0]), ys[count] + ys[2], (ys[count].powi(2) + 0.5).recip()];
        }
    }
    let m: usize = 0;
    if m * 2 > 2 {
        if !(m / 2 % 2 != 0) {
            return ys.iter().map(|acc| (*acc * *acc).sqrt()).fold(0.7_f64, f64::max);
        }
    } else {
        for &w in &ys[..3] {
            for k in 1..ys.len() {
                let mut x = ys[2..].windows(2).zip(ys.windows(2)).map(|(row, ys2)| row[1] * ys2[0]).sum::<f64>().min(w.min(w)) + (k as f64);
            }
        }
    }
    ((1.0 + ys[ys.len() - 1].abs()).recip() - ys.iter().map(|c| (c * c).sqrt()).fold(0.7_f64, f64::max)) * (1.5 * (m as f64)).cos()
}

flat_record! {
    Point174 { x, y }
    Body174 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point175 {
    x: [f64; 11],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape175 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point175 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, ys: &mut [Point175; 2], a: &mut f64) {
        std::mem::swap(a, &mut ys[2 - 1].y);
    }
}

#[differentiable]
impl Point175 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, state: &mut [Point175], k: usize) -> f64 {
        (0..k).filter(|n| *n != 1).map(|m| (m as f64) * self.x[11 - 1]).product::<f64>() * (0..=2).map(|i| (i as f64) * (state[k % 2].y * self.y)).sum::<f64>()
    }
}

#[differentiable]
impl Point175 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, p: f64, s: f64) -> f64 {
        let x = s / ((if p >= p {
            let mut w: f64 = s.sin();
            (-s.powi(2)).exp()
        } else {
            p * p
        }).powi(2) + 1.0);
        for count in 0..2 {
            let mut count2 = 0;
            let c: f64 = loop {
                count2 += 1;
                if count2 >= 1 {
                    break p;
                }
                match count2 % 3 {
                    0 => {
                        if !(count2 > 0) {
                            return s;
                        }
                    }
                    _ => {
                        if x < 1.1 {
                            continue;
                        }
                    }
                }
                let buf: Vec<f64> = vec![1.0; 3];
            };
        }
        (x - p * 0.5 + s * 0.3 + (0..1).map(|count| (count as f64) * self.y).sum::<f64>()) * (x.floor() * s - s)
    }
}

#[differentiable]
impl Point175 {
    #[differentiable(unconnected = "zero")]
    fn signum(&self) -> Point175 {
        let mut count = 0;
        'rows1: while self.x[5] >= 1.1 && count < 5 {
            count += 1;
            let mut u = self.y;
        }
        Point175 { ..*self }
    }
}

#[differentiable(unconnected = "zero")]
fn p175_helper<const N: usize>(row: &mut [f64; N], buf: [f64; N], d: f64) -> f64 {
    let mut out: [f64; 17] = [d; 17];
    for m in 1..16 {
        out[m] = out[m - 1] * -0.7 + out[m - 1];
        out[m] += out[m - 1] * out[0];
        if out[m * 2 % 17] > 1.5 {
            out[m * 2 % 17] += out[m] * out[m];
        }
    }
    let d2 = out[17 - 1];
    (out[5] - buf.iter().sum::<f64>() * 1.5 - d * 0.3 - out.iter().sum::<f64>() * 0.5 - d2 * 1.5) * (1..buf.len()).map(|i| (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p175(mut ys: [[f64; 2]; 3], #[no_diff] state: &[f64], mut q: f64) -> (f64, f64) {
    q *= 0.3 + q.abs();
    let mut grid: Vec<f64> = vec![q; 13];
    ys[3 - 1][2 - 1] += if q <= ys[ys.len() - 1][1] {
        grid[12] + state[3]
    } else {
        let mut p = q.atan().exp2();
        state[0]
    };
    (q + q * 0.3 - grid.iter().sum::<f64>() * 0.3 - q.atan2(1.0 + 0.1_f64.abs()) * grid[12].sin().exp(), (grid[9] / (1.0 + state[3].abs()) - grid.iter().sum::<f64>() * 2.0) * (grid[11] * (q.floor() * q)) * (1.1_f64.max(grid[8]) * ys.iter().take(2).zip(state.iter()).map(|(buf, q2)| q + q2).sum::<f64>()))
}

flat_record! {
    Point175 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point176 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body176 {
    at: (f64, f64),
    k: Vec<f64>,
}

#[differentiable]
impl Point176 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, u: f64, r: f64) -> f64 {
        'rows1: for k in 0..3 {}
        (r + r * 0.3) * (1.0 + (self.y + self.z).abs()).powi(-1)
    }
}

#[differentiable]
impl Point176 {
    #[differentiable(unconnected = "zero")]
    fn new(r: f64) -> Point176 {
        Point176 { x: r + r, y: r / (1.0 + r.abs()), z: r }
    }
}

#[differentiable]
impl Body176 {
    #[differentiable(unconnected = "zero")]
    fn sum(&self) -> f64 {
        let u = self.k[1].cbrt().max(self.at.1.atan());
        u / (u.powi(2) + 0.5) + u * 1.5 - u
    }
}

#[differentiable]
impl std::ops::Add for Point176 {
    type Output = Point176;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point176) -> Point176 {
        Point176 { z: self.z + other.z, y: self.y + other.y, x: self.x + other.x }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point176 {
    type Output = Point176;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point176 {
        Point176 { x: self.x * other, z: self.z * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p176(c: f64, m: usize) -> f64 {
    let found: Option<f64> = if c <= c {
        None
    } else {
        Some((0..=2).map(|count| (count as f64)).sum::<f64>())
    };
    match found {
        None => {
            let part = Point176::new(c.max((c * c + c * c).sqrt()));
        }
        _ => {
            let g = |d: f64, t: f64| d * (t * (m as f64));
        }
    }
    let mut body = Body176 { at: (c * c, c / (c.powi(2) + 1.2)), k: vec![c + c, c + c] };
    if body.at.0 < 2.0 {
        let mut xs = vec![body.at.0; 4];
    }
    c * (m as f64) - body.at.1 * 2.0 - -c * (if !(body.k[0] < -0.4) {
        let u = body.at.1;
        u
    } else {
        let b = body.at.1;
        body.k[m % 2]
    })
}

flat_record! {
    Point176 { x, y, z }
    Body176 { at, k }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p144(-0.5, true) calls Point144::unwrap_or, Point144::floor, p144_helper),
        program!(p145(-0.1)),
        program!(p146(-0.6) calls p146_helper, p146_inner),
        program!(p147(&[-0.9, 0.3, 0.0, -0.3]) calls p147_helper, p147_inner; pulled 0.3),
        program!(p148(&mut [0.8, -1.0, 0.35, 1.3], &mut [-0.7, -0.9, -1.0, -0.3, 1.3], false) calls Point148::norm, Body148::new, p148_helper; pulled (-0.7, vec![0.5, 0.5, -2.0, -0.7], vec![0.3, -2.0, -2.0, 0.5, -0.7])),
        program!(p149(&vec![Point149 { x: 1.0, y: 0.8, z: 0.8 }, Point149 { x: -0.4, y: 0.4, z: -0.6 }, Point149 { x: 1.4, y: 0.2, z: -0.6 }, Point149 { x: 0.8, y: 0.3, z: -0.8 }], &Point149 { x: -1.2, y: 0.2, z: -0.4 }, &mut [0.7, 0.8, 0.2, -0.9, -0.5, 0.4, -0.2, 0.4, 1.0, 0.0, 0.8]) calls Body149::advance, Point149::shifted, Body149::take, Point149::abs, p149_helper),
        program!(p150(&[-0.9, -0.2, 0.3, -1.1]); pulled [0.5, -0.7]),
        program!(p151([[-0.1, 1.1], [-0.3, 0.2]], &mut [(-1.2, 0.9), (0.5, 0.7), (0.6, -0.4), (0.1, 1.4), (-1.1, 0.2)], const (1.2, -0.6), &mut vec![0.6, 0.6, -0.9]) calls Point151::shifted; pulled ((0.5, -2.0), vec![(0.5, -0.7), (0.5, -2.0), (-0.7, -2.0), (1.0, 0.5), (0.3, -2.0)], vec![-0.7, 0.5, 0.5])),
        program!(p152(-0.2, (0.9, 1.0), -0.4) calls Point152::or, p152_helper),
        program!(p153(&[1.1, 0.0, -0.4, -0.3]) calls Point153::energy, Point153::advance, Point153::first, Point153::pop, p153_helper),
        program!(p154(&mut [-0.5, -0.6, 0.6, -1.1], false, vec![-0.4, 0.0, 0.35, 0.8, 1.4, 0.5, 1.3, 0.8, -1.0, 0.8, 0.9], 0.4) calls p154_helper, p154_inner),
        program!(p155(&Point155 { x: 0.7, y: -1.0 }, &mut [1.1, -0.5, 1.1, 0.0, -0.2]) calls Point155::energy, Point155::norm, p155_helper; pulled (([1.0, 0.3], 0.5), vec![-0.7, 0.3, 1.0, 1.0, -2.0])),
        program!(p156(&mut vec![0.8, -0.1, -0.2, -0.1], [1.1, 1.0]) calls p156_helper, p156_inner),
        program!(p158(-0.7) calls Point158::new, p158_helper),
        program!(p159(Point159 { x: -0.8, y: 0.0 }, &[1.2, -0.6, 0.7, -0.4, 0.35], &[0.0, -0.5, -0.4, -0.5, -0.2, 0.35, -0.5, -0.9, 0.0, -0.6, 0.1], -0.4) calls Point159::norm, Point159::powi, p159_helper, p159_inner),
        program!(p160([[1.1, 1.3], [0.9, -0.3]], &mut 1.0, true) calls p160_helper),
        program!(p161([0.0, 1.2], &vec![1.0, -0.4, 0.8, -1.0, -0.7], 0.3) calls Body161::advance, p161_helper, p161_inner),
        program!(p162(2, [-1.2, 0.7, 0.6, -0.8, 1.0, 0.7, 0.5, 0.6, -0.1, 1.4], &vec![-0.7, 1.0, 0.8, 0.6, -0.3, 0.7, 0.1, 0.7, 1.3, 1.1, 1.0], &mut [1.4, 0.2, 0.3])),
        program!(p164(&mut [-0.1, 0.35, 1.4, -0.7], &mut 0.9, &[1.1, 0.35, -0.1, 1.3, 0.9, -0.2, 1.0, 0.6, 0.9, -0.6, -0.4]) calls Point164::rotate_left, Point164::push, Point164::clamp),
        program!(p165(&vec![1.0, -0.1, -0.5, 1.2]) calls p165_helper, p165_inner; pulled [-2.0, 1.0, 1.0]),
        program!(p166(&vec![-0.3, 0.7, 1.0, 0.4], Point166 { x: 0.7, y: 0.2 }) calls Point166::advance, Body166::take, Body166::or, p166_helper, p166_inner),
        program!(p167(&vec![0.4, 1.4, 0.6, -0.7], 4) calls p167_helper, p167_inner),
        program!(p168(0.5) calls p168_helper; pulled -0.7),
        program!(p169(Point169 { x: 1.0, y: -1.1, z: -0.8 }) calls Point169::shifted),
        program!(p171(&mut 0.2, const &[-1.2, -1.2, 0.8, 1.4, -0.2], &[-1.1, 0.0, 0.0, 0.3, 1.2, -0.8, -1.0, -0.8, 0.35, -1.1, 0.35], vec![-0.5, -1.1, -0.6]); pulled (-2.0, 0.5)),
        program!(p172(&[Body172 { at: -0.4, k: [-1.2, 1.1, 0.8], rates: 0.6, parts: (0.35, -0.2), last: 0.0 }, Body172 { at: 0.8, k: [-0.2, 1.3, -0.5], rates: 0.0, parts: (-0.6, 0.2), last: -1.0 }, Body172 { at: -0.9, k: [-0.4, 0.35, -0.6], rates: 1.1, parts: (0.1, 0.2), last: 0.4 }, Body172 { at: 0.0, k: [0.1, -0.8, -1.1], rates: -1.1, parts: (-0.7, -0.4), last: 0.1 }], &mut 0.5, &[0.4, -0.3]) calls Body172::shifted, Point172::new, p172_helper, p172_inner),
        program!(p173(&vec![0.3, -0.9, 0.7, 0.1])),
        program!(p174(&[-0.6, -0.8, 0.2, 0.5]) calls Body174::norm, Point174::new, Point174::or, Body174::powi, Body174::swap),
        program!(p175([[-0.9, 0.6], [1.2, -0.1], [-0.6, 1.2]], const &[-0.2, 0.7, 1.0, 0.2, 0.4], 0.1) calls Point175::energy, Point175::shifted, Point175::norm, Point175::signum, p175_helper; pulled (-0.7, 0.3)),
        program!(p176(-0.4, 2) calls Point176::shifted, Point176::new, Body176::sum),
    ]
}
