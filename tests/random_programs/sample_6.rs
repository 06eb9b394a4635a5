//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p219_helper<const N: usize>(row: &mut [f64; N], v: &mut [f64; N], b: f64) -> [f64; N] {
    let mut x = (b + v[N - 1] / (b.powi(2) + 1.2)) * v.iter().map(|t| *t).fold(row[4], |acc, d| acc + d * (v[1] + d));
    let mut x2 = x.mul_add(v.iter().map(|&r| r).fold(b, |acc, w| acc + w), v[6]) + v[0];
    let (p, a) = (x2.max(0.0).sqrt().max(b.cos()), x2 * x2);
    x2 += v.chunks(2).map(|xs| p * x2 + x2).sum::<f64>();
    [-b; N]
}

#[differentiable(unconnected = "zero")]
fn p219(out: &mut Vec<f64>) -> [f64; 2] {
    let ys = &mut out[2..];
    ys[2 - 1] *= ys[ys.len() - 1];
    ys[0] += ys[ys.len() - 1] * ys[1];
    (0..out.len()).for_each(|j| {});
    out[0] += out[3] + out[out.len() - 1] - (1.0 + out[1].abs()).powi(-1);
    let mut n = 0;
    while n < 3 && out[3] <= 0.3 {
        n += 1;
        let e = std::mem::replace(&mut out[n % 4], (0..n).map(|j| 3.0 + (j as f64)).sum::<f64>());
    }
    out[4 - 1] += out[3].tanh().exp_m1() / (1.0 + out[0].abs());
    out[2] *= out.iter().step_by(2).map(|c| (match n % 5 {
        0..=1 => out[out.len() - 1],
        2 => out[n % out.len()],
        _ => *c,
    }) + *c).sum::<f64>();
    [out[0], out[2].atan().exp2() + out[out.len() - 1].powi(2)]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point220 {
    x: [f64; 11],
    #[no_diff] y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body220 {
    at: f64,
    k: [f64; 3],
    rates: Point220,
}

#[differentiable]
impl Body220 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, row: [f64; 2], body: &Body220) -> Option<f64> {
        'rows1: for x in row[1..].iter() {
            let mut i: usize = 3;
        }
        None
    }
}

#[differentiable]
impl Point220 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, v: &[f64]) -> f64 {
        for k in (1..v.len()).take(2) {
            let point = self.clone();
        }
        0.5 + (0..v.len() - 1).map(|j| (j as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point220 {
    #[differentiable(unconnected = "zero")]
    fn new(mut xs: [f64; 4]) -> Point220 {
        Point220 { x: [0.9; 11], y: 0.5, z: -0.4 }
    }
}

#[differentiable]
impl Body220 {
    #[differentiable(unconnected = "zero")]
    fn exp(&self) -> Body220 {
        Body220 { at: self.k[1] - self.rates.y, k: [0.3_f64.signum() * self.k[1], self.at - self.at, self.k[0]], rates: Point220::new([self.k[0], self.k[3 - 1], self.rates.z, self.at]) }
    }
}

#[differentiable(unconnected = "zero")]
fn p220_helper(p: f64, j: usize) -> f64 {
    p * p * ((if !(j % 2 != 0) {
        p
    } else {
        let b = p;
        b
    }) / 3.0)
}

#[differentiable(unconnected = "zero")]
fn p220(mut out: Vec<f64>, a: f64, w: &mut f64) -> (f64, f64) {
    *w += p220_helper(a, 2);
    for a2 in out[2..3].iter() {
        if 0 < 3 {
            let mut i = 0;
            loop {
                i += 1;
                if i >= 2 {
                    break;
                }
            }
        } else if *w > -1.0 {
            let mut ys: [[f64; 4]; 4] = [[*a2; 4]; 4];
            for k in 2..3 {
                for count in (0..4).rev().step_by(2) {
                    ys[count][k] -= ys[k - 2][4 - 1 - count] * ys[count * 2 % 4][4 - 1 - k];
                }
            }
        } else {
            let mut found: Option<f64> = if out[2] > 1.0 {
                Some(*w)
            } else {
                Some(*w)
            };
            match &mut found {
                None => {
                    let q = p220_helper(w.tanh(), 1);
                }
                Some(acc) => {
                    std::mem::swap(acc, w);
                }
            }
        }
    }
    ((if a >= 0.3 {
        *w
    } else {
        *w
    }) + out[0] * 0.3 - out[1], (a + p220_helper(a, 1)) * (2.0 + a + a.abs()))
}

flat_record! {
    Point220 { x, y, z }
    Body220 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point221 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point221 {
    #[differentiable(unconnected = "zero")]
    fn min(&self, acc: f64) -> f64 {
        (acc + acc * 0.3 + acc) * (acc / (1.0 + (if acc.cbrt() > 0.1 {
            acc.cbrt()
        } else {
            acc
        }).abs()))
    }
}

#[differentiable]
impl Point221 {
    #[differentiable(unconnected = "zero")]
    fn abs(&self) -> Point221 {
        let mut grid = [(0..3).zip(0..3).map(|(i, n)| (n as f64) * self.z).sum::<f64>(), if self.y > 0.25 || self.z < self.y {
            self.z
        } else {
            0.25
        }];
        Point221 { y: grid[1] * grid[1], z: self.min(grid[1]) + grid[1], x: self.y + self.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point221 {
    type Output = Point221;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point221) -> Point221 {
        Point221 { x: self.x - other.x, z: self.z - other.z, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point221 {
    type Output = Point221;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point221 {
        Point221 { y: self.y * other, x: self.x * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p221_helper<const N: usize>(row: &mut [f64; N], c: f64) -> f64 {
    row[row.len() - 1] + c - c
}

#[differentiable(unconnected = "zero")]
fn p221_inner(body: &mut Point221, pair: (f64, f64), r: f64) -> f64 {
    let mut found: Option<f64> = Some(r);
    let mut kind: Option<f64> = None;
    match 1 % 4 {
        0 => {
            let mut grid: [f64; 4] = [0.5; 4];
        }
        1 | 2 => {
            body.x += -r / 3.0;
        }
        count if r < 1.0 => {
            let mut out = [r; 7];
        }
        _ => {
            let mut ys = [*body * body.x.max((r * r + -0.4 * -0.4).sqrt()), *body * (1.5_f64 * 1.5_f64).sqrt().min(body.min(r) + r), *body * (0.5 + r)];
        }
    }
    (r - r * 2.0 - r) * (r / (1.0 + pair.1.abs())).powi(2)
}

#[differentiable(unconnected = "zero")]
fn p221(v: &[f64], body: Point221, v2: [Point221; 2], q: f64) -> f64 {
    if q <= body.z {} else if v2[v2.len() - 1].y >= v2[v2.len() - 1].z {} else {
        let b: f64;
        if 2 < 3 {
            let d = v2[v2.len() - 1].x;
            b = v[..1].iter().map(|a| *a * 1.5).fold(0.1_f64, f64::min);
        } else {
            let y = q.asinh() + v2.iter().enumerate().map(|(n, part)| part.z + part.x).sum::<f64>();
            b = body.z;
        }
    }
    let mut unit = body;
    v2[1].x.abs() + unit.x * 0.3 - v2.iter().map(|point| point.x * (point.x - point.y)).fold(q, |acc, r| acc.max(r * unit.x))
}

flat_record! {
    Point221 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point222 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point222 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, z: f64) -> f64 {
        let mut i = 0;
        while i < 5 && z < 1.0 {
            i += 1;
            self.x = z;
        }
        (0..=i).map(|count| (count as f64) * z).sum::<f64>() - self.y
    }
}

#[differentiable]
impl Point222 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, v: [[f64; 2]; 3]) -> (f64, f64) {
        let s = (v[v.len() - 1][1] + v[v.len() - 1][1] + (if v[0][1] >= 0.1 {
            v[1][0]
        } else {
            self.z
        })).min(v[0][1]);
        let mut y = s + s / (1.0 + s.abs());
        (s + s * 1.5 + y - v[1][0].tanh() * (s * y), (y - s * 0.5 + y * 2.0) * y.min(0.5))
    }
}

#[differentiable]
impl Point222 {
    #[differentiable(unconnected = "zero")]
    fn new(r: f64) -> Point222 {
        Point222 { x: 1.1_f64.max(0.0).sqrt().max(-r), y: r.tanh(), z: r * r }
    }
}

#[differentiable]
trait Cost222 {
    fn at(&self) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, e: f64) -> f64 {
        let mut buf: Vec<f64> = (0..=4).rev().zip(0..=2).map(|(m, i)| (i as f64) * (e + e)).collect::<Vec<f64>>();
        let count: usize = 1;
        self.at() * ((buf[count % buf.len()] - e * 0.3 - buf[count % buf.len()] * 2.0) * (0..3).skip(1).map(|n| buf[0].tanh() + (n as f64)).sum::<f64>() - (buf.iter().map(|q| q.abs().sqrt()).fold(0.7_f64, f64::min) + buf[0]))
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, w: f64) -> f64 {
        let found: Option<f64> = if w <= -0.7 && w >= w {
            Some(w)
        } else {
            None
        };
        match found {
            None => {
                let mut found2: Option<f64> = Some(w.abs().sqrt().max(w));
            }
            Some(p) => {}
        }
        self.at() * (self.at() + w * 0.8 * (w * w).powi(2))
    }
}

#[differentiable]
impl Cost222 for Point222 {
    #[differentiable(unconnected = "zero")]
    fn at(&self) -> f64 {
        let acc = (-self.z.asinh().powi(2)).exp() + self.z;
        let mut pair = (acc, acc);
        (acc + pair.1 * 0.3) * (0.8 + (0..4).map(|n| pair.1 + (n as f64)).sum::<f64>())
    }
}



#[differentiable]
impl std::ops::Add for Point222 {
    type Output = Point222;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point222) -> Point222 {
        Point222 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point222 {
    type Output = Point222;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point222) -> Point222 {
        Point222 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p222(v: &mut Vec<f64>) -> f64 {
    let mut j = 0;
    while j % 2 == 0 && j < 4 {
        j += 1;
        v[j % 4] /= v[v.len() - 1].powi(2) + 1.0;
        v[j % 4] += v[2] * v[j % v.len()];
    }
    v[4 - 1] /= v[0].powi(2) + 1.0;
    let mut j2 = 0;
    while j2 > 1 && j2 < 2 {
        j2 += 1;
        'rows1: for (count, state) in (1..v.len()).rev().zip(v.chunks(2)) {
            let kind: Option<f64> = None;
            let shape: Option<f64> = if !(state[0] > 0.5) {
                None
            } else {
                Some((1.0 + state[state.len() - 1].abs()).log10())
            };
        }
    }
    (match j2 % 5 {
        0 => {
            let acc = v[1];
            acc
        }
        2..=3 | 4 => v[j2 % v.len()],
        _ => v[0],
    }) * (v[j % 4].to_radians() * (v[4 - 1] * v[j % v.len()])) - (v[j2 % 4] - (j2 as f64)).to_radians()
}

flat_record! {
    Point222 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point223 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer223 {
    inner: Point223,
    gain: f64,
}
impl std::ops::Deref for Outer223 {
    type Target = Point223;
    fn deref(&self) -> &Point223 { &self.inner }
}
impl std::ops::DerefMut for Outer223 {
    fn deref_mut(&mut self) -> &mut Point223 { &mut self.inner }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape223 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point223 {
    #[differentiable(unconnected = "zero")]
    fn norm(self, m: usize, xs: &mut Vec<f64>) -> f64 {
        let s = xs.pop().unwrap();
        (xs[0], xs[m % 1]) = (0.5_f64.to_radians(), if m * 2 % 2 == 0 {
            let d = s;
            xs[0]
        } else {
            s
        });
        let a = &mut xs[m % 1];
        *a /= a.powi(2) + 1.0;
        *a *= *a * s;
        s - s * 0.3 - s
    }
}

#[differentiable]
impl std::ops::Add for Point223 {
    type Output = Point223;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point223) -> Point223 {
        Point223 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p223(grid: &[f64], grid2: &mut [Point223], s: &mut f64) -> f64 {
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for (j, Point223 { x: u, y: b }) in grid2.iter().enumerate() {
        let v = [grid2[j].y; 4];
        xs.push(u.mul_add(*u, *u).tanh().cosh());
    }
    xs.push(*s + grid[1]);
    let x = &mut grid2[5 - 1].y;
    *x += xs.iter().rev().sum::<f64>();
    *x += xs[0] * *x;
    if xs[1 - 1] > 0.25 {
        xs[0] += *s / 1.5 - s.to_radians();
    } else if xs[xs.len() - 1] > 3.0 {
        std::mem::swap(&mut xs[0], s);
    }
    let mut ys: Vec<f64> = vec![grid2[2].y; 18];
    for i in (0..18).step_by(2) {
        ys[i] -= ys[18 - 1 - i] * ys[i / 2];
        *s = ys[18 - 1 - i] + ys[18 - 1] * grid2[i % grid2.len()].x;
    }
    xs[0] = xs[0] + ys[8] * ys[4];
    ys.push((0..=1).zip(grid2.iter()).filter(|(n, part)| part.y < 1.5).map(|(n, spring)| 0.8 + spring.y).sum::<f64>());
    if ys[1] > 3.0 {
        let mut z = (Point223 { x: if grid2[5 - 1].y > xs[0] {
            xs[xs.len() - 1]
        } else {
            *s
        }, y: xs[0] }).norm(3, &mut ys);
    } else if xs[xs.len() - 1] >= -0.4 {
        let mut n = 0;
        'rows1: loop {
            n += 1;
            if n >= 1 {
                break;
            }
            for j in 1..17 {
                *s = ys[(j + 2) % 18] / (1.0 + ys[j + 1].powi(2));
                ys[j] = ys[j] * xs[0].max(0.0).sqrt().max(xs[0]);
                ys[j] -= ys[j] * ys[j / 2];
            }
        }
    } else {
        xs[0] = (*s - 0.1).clamp(-0.75, 1.25);
    }
    (ys.iter().skip(1).zip(0..ys.len()).map(|(s2, i)| (i as f64)).fold(ys[ys.len() - 1], |acc, x| acc.max(x * ys[15])) - xs[1 - 1] * 1.5 - ys.iter().sum::<f64>() * 2.0) * (1..xs.len() - 1).filter(|m| *m != 1).map(|k| ys[12] + xs[(k + 1) % xs.len()] + (k as f64)).sum::<f64>()
}

flat_record! {
    Point223 { x, y }
    Outer223 { inner, gain }
}

#[differentiable(unconnected = "zero")]
fn p224(a: f64, #[no_diff] mut out: [f64; 4]) -> f64 {
    let mut q = a;
    let y = std::mem::take(&mut q);
    let kind: Option<f64> = if q < -1.0 {
        Some(y)
    } else {
        None
    };
    q = q * y + y;
    let mut pair = ([a, if q > 0.8 {
        y
    } else {
        y
    }], a * y);
    {
        out.swap(3, 0);
    }
    (if 0 < 3 {
        q
    } else {
        a
    }) + a * 1.5 - (1.1 + out[0] + out[..3].iter().map(|&y2| y2 * y).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p225(p: f64, #[no_diff] grid: [f64; 4]) -> f64 {
    let mut b: f64 = p + (grid[0..2].iter().map(|r| r.abs().sqrt()).fold(0.1_f64, f64::max) + grid[grid.len() - 1].max(p));
    let mut s = grid[2];
    let mut buf = grid;
    let mut row: Vec<f64> = Vec::with_capacity(4);
    for (&a, z) in grid[1..].iter().zip(buf[3..].iter()) {
        let mut xs: Vec<f64> = vec![0.0; 9];
        let mut t: f64 = 0.0;
        for n in 0..3 {
            for m in 0..9 {
                if m % 3 != 1 {
                    xs[m] = (buf[1..4][n] * (m as f64)).sin();
                }
            }
            for count in (0..xs.len()).rev() {
                xs[count] = buf[1..4][n] * (count as f64) + *z;
            }
            let mut w: f64 = 0.0;
            for j in 0..xs.len() {
                w += xs[j] * xs[0];
            }
            t += w * buf[1..4][n];
        }
        row.push(s);
    }
    row.push(if buf[1] > grid[1] {
        b
    } else {
        s
    });
    let mut state = vec![(s - s, buf[1]), (-0.4 + buf[3], s), (b, s)];
    let u = std::mem::take(&mut buf[1]);
    let kind: Option<f64> = Some(state[0].0 + buf[4 - 1]);
    let mut shape: Option<f64> = if buf[0] < buf[buf.len() - 1] {
        Some(u.min(u))
    } else {
        None
    };
    let mut ys: [f64; 9] = [buf[2]; 9];
    for k in 0..3 {
        if k % 2 == 0 {
            buf[k] -= ys[0].tanh() * ys[k];
        }
    }
    row[row.len() - 1] + u - p * 0.5 - b * 0.5 - row[0] * 0.5 - ys.iter().sum::<f64>() * 0.5 + -ys[7].asinh()
}

#[differentiable(unconnected = "zero")]
fn p226_helper<const N: usize>(out: &mut [f64; N], xs: &mut [f64; N], w: f64) -> [f64; N] {
    'rows1: for t in out.iter_mut().rev() {
        if !(*t > 3.0) {
            if 3 < 3 {
                let q = w;
            }
        }
    }
    [out[out.len() - 1]; N]
}

#[differentiable(unconnected = "zero")]
fn p226_inner(state: &[f64; 4], y: &mut f64, v: &[f64], row: &[f64]) -> f64 {
    let mut grid = [state[0]; 7];
    std::mem::swap(&mut grid[3], y);
    let mut k = 0;
    while k < 4 {
        k += 1;
        match v.len() % 3 {
            0 => {
                *y += (if row[k % row.len()] > 1.5 {
                    row[0]
                } else {
                    let mut u = grid[4];
                    grid[6]
                }) * (row[row.len() - 1] * *y);
            }
            1 | 2 => {
                if grid[k % 7] > 2.0 {
                    grid[7 - 1] = -row[1];
                } else {
                    let mut b: f64;
                    if grid.len() < 3 {
                        let x = (1.0 + row[k % row.len()].abs()).recip();
                        b = x.tanh().tanh().sinh();
                    } else {
                        b = -(grid[3] / (1.0 + 0.9_f64.abs()));
                    }
                }
            }
            _ => {}
        }
    }
    ((if v.len() > 0 {
        grid[3]
    } else {
        v[1]
    }) - grid.iter().sum::<f64>() * 0.5 + grid[k % grid.len()]) * *y
}

#[differentiable(unconnected = "zero")]
fn p226(b: f64, grid: [f64; 4], out: [f64; 4]) -> f64 {
    let mut buf: [[f64; 9]; 9] = [[out[4 - 1]; 9]; 9];
    for k in (0..9).step_by(2) {
        for m in (0..8).rev().step_by(2) {
            buf[m][0] = buf[k][m + 1] + buf[k][k] * out[2];
            buf[k][m] = buf[0][k] * buf[k][k];
        }
    }
    'rows1: for v in buf[buf.len() - 1].chunks(2) {
        if -0.4 > 2.0 {
            continue;
        }
    }
    buf[1][1] += buf[7].iter().filter(|w| **w > 0.3).map(|s| s * s).fold(b, |acc, u| acc.max(u));
    let mut b2 = p226_inner(&out, &mut buf[9 - 1][4], &grid, &grid);
    (0..out.len()).map(|count| buf[buf.len() - 1 - count][(count + 1) % 9] + (count as f64)).product::<f64>() + b * 1.5 + b2 * 2.0 - b2.abs() * (-1.0_f64).abs()
}

#[differentiable(unconnected = "zero")]
fn p228_helper(t: f64, c: &mut f64) {
    for k in (0..=4).take(2) {
        *c -= (match (k + 1) % 5 {
            0 => *c,
            _ => {
                let w = *c;
                w
            }
        }) - (*c - 0.25);
    }
}

#[differentiable(unconnected = "zero")]
fn p228_inner(mut acc: f64, out: &Vec<f64>, grid: &[[f64; 2]; 3]) -> f64 {
    for j in 0..grid.len() {
        let mut buf: [f64; 3] = [0.5; 3];
        let mut b = (buf[j] + buf[j]) * (buf[j] * grid[j][1]) * (0..j).rev().map(|n| (n as f64)).fold(buf[j % 3], |acc2, acc3| acc2.max(acc3));
    }
    if !(out[1] > 1.1) {
        acc += grid[1][0] / (1.0 + grid[2][2 - 1].sin().exp_m1().abs());
    } else if acc > 3.0 {
        let kind: Option<f64> = if out.len() < 3 {
            None
        } else {
            None
        };
    } else if acc >= 0.9 || grid[3 - 1][1] >= -1.0 {
        let mut grid2: Vec<f64> = Vec::new();
        for count in 0..grid.len() {
            if out[1] >= 2.0 {
                grid2.push(acc * (count as f64) - (count as f64));
            }
        }
        grid2.push(grid[grid.len() - 1][0]);
    } else {
        acc /= grid[0][2 - 1].powi(2) + 1.0;
    }
    (grid[grid.len() - 1][1] + acc * 1.5) * (if grid[3 - 1][0] >= 1.5 {
        let mut a: f64 = 0.25;
        a
    } else {
        if grid[0][1] > 1.1 {
            0.1
        } else {
            let mut d: f64 = grid[3 - 1][2 - 1];
            out[2 - 1]
        }
    })
}

#[differentiable(unconnected = "zero")]
fn p228(mut s: f64) -> f64 {
    let q = std::mem::replace(&mut s, 0.5);
    for j in 0..4 {
        s = q * (j as f64) * (q / (s.powi(2) + 1.2));
        s = if (q * q).sqrt() > 0.1 {
            (q * q).sqrt()
        } else {
            q + s
        };
    }
    let mut pair = (q, q * q);
    pair.0 -= pair.0 + pair.1 - (0..1).map(|j| (j as f64) * q).product::<f64>();
    q.atan() + s * 0.3 - q * 1.5 - (if q > 0.1 {
        let mut a = q;
        pair.0
    } else {
        pair.1
    }) / ((q + pair.0).powi(2) + 1.0)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point229 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body229 {
    at: [f64; 11],
    k: [Point229; 2],
    rates: Point229,
    #[no_diff] parts: f64,
    last: Point229,
}

#[differentiable]
impl Point229 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, unit: &mut Point229) -> [f64; 2] {
        let mut j = 0;
        loop {
            j += 1;
            unit.y = unit.y.hypot(1.0 + self.y.abs());
            if j >= 3 {
                break;
            }
        }
        *unit = Point229 { x: self.y - self.x, y: self.x.cbrt().min(match j % 5 {
            0 => {
                let e = unit.y;
                e
            }
            _ => {
                let mut t = unit.x;
                1.0
            }
        }) };
        [(unit.x * self.y).to_radians(), (0..j).map(|i| (i as f64) * unit.x).sum::<f64>() + self.x]
    }
}

#[differentiable]
impl Point229 {
    #[differentiable(unconnected = "zero")]
    fn norm(self, buf: [f64; 4], ys: &[Body229]) -> f64 {
        let f = |q: f64, w: f64| {
            let mut y = ys[ys.len() - 1].k[1].x.max(w.cbrt()) + w.cos();
            q + (y + w) * -q
        };
        buf[0].atan2(1.0 + buf[0].abs()) + self.y * 1.5 - ys[ys.len() - 1].last.y + buf[1..].windows(2).enumerate().map(|(i, row)| self.x).fold(buf[1], |acc, c| acc * 0.5 + ((if ys[0].rates.y > 0.25 {
            c
        } else {
            let mut b = ys[0].rates.y;
            ys[ys.len() - 1].rates.x
        }) + c))
    }
}

#[differentiable]
impl Body229 {
    #[differentiable(unconnected = "zero")]
    fn insert(&mut self, count: usize, t: f64) {
        let mut t = t + (t + t + (0..3).map(|i| (i as f64) * t).sum::<f64>());
    }
}

#[differentiable]
impl Point229 {
    #[differentiable(unconnected = "zero")]
    fn ln(self) -> f64 {
        let u = self.y;
        u + self.y * 2.0 + u * 1.5 - (0..3).map(|j| (j as f64)).fold(u, |acc, q| acc.max(q - self.y + q)) + u * u * u
    }
}

#[differentiable]
impl Point229 {
    #[differentiable(unconnected = "zero")]
    fn map(&self, d: f64) -> Point229 {
        let mut xs: Vec<f64> = Vec::with_capacity(4);
        for i in (0..1).rev() {
            xs.push(self.x.abs());
        }
        xs.push((0..2).rev().map(|j| (j as f64) * d).product::<f64>());
        Point229 { x: self.y + self.x, ..*self }
    }
}

#[differentiable(unconnected = "zero")]
fn p229_helper(p: f64, kind: Option<f64>) -> f64 {
    let mut shape: Option<f64> = None;
    (0..4).map(|k| (k as f64) * p).sum::<f64>() - (0..3).step_by(2).map(|j| (j as f64) * (p * p)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p229(mut acc: f64) -> Point229 {
    let mut ys: Vec<f64> = vec![acc; 10];
    for n in 0..4 {
        for j in (0..9).rev() {
            ys[2] += ys[10 - 1 - j] * ys[j];
            ys[j] = ys[j + 1] * ys[j + 1];
            acc -= ys[j] * ys[j];
        }
    }
    let e = std::mem::take(&mut ys[9]);
    let mut kind: Option<f64> = Some(e.atan());
    let found: Option<f64> = Some(1.1);
    let mut j = 0;
    loop {
        j += 1;
        if j >= 1 {
            break;
        }
        for m in (0..10).rev() {
            ys[m] *= ys[m / 2] * ys[10 - 1 - m];
            acc = ys[10 - 1 - m] / (1.0 + ys[0].powi(2));
            ys[m] *= ys[0] * 0.5 + ys[10 - 1 - m];
        }
    }
    Point229 { x: ys.iter().filter(|acc2| **acc2 > 0.1).product::<f64>(), y: e + 1.1 }
}

flat_record! {
    Point229 { x, y }
    Body229 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point230 {
    x: f64,
    #[no_diff] y: f64,
    z: f64,
}

#[differentiable]
impl Point230 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, unit: Point230) -> f64 {
        let mut grid: Vec<f64> = vec![self.z; 11];
        for n in 1..11 {
            grid[n] -= grid[n - 1] * grid[n];
            grid[n] += grid[n] / (1.0 + grid[n].powi(2));
            grid[n - 1] -= grid[n * 2 % 11] * grid[n];
        }
        (unit.y.atan().exp2() + grid.iter().sum::<f64>() * 1.5) * (grid[8] / (1.0 + grid[8].abs())) * (1.0 + unit.y.abs()).cbrt()
    }
}

#[differentiable]
impl Point230 {
    #[differentiable(unconnected = "zero")]
    fn new(t: f64, kind: Option<f64>) -> Point230 {
        Point230 { x: if t > 1.5 {
            t
        } else {
            t
        }, y: 1.0, z: t }
    }
}

#[differentiable]
impl Point230 {
    #[differentiable(unconnected = "zero")]
    fn sin(&self) -> f64 {
        (1.0 + self.z.abs()).log10() + (0..2).filter(|m| *m != 1).map(|m| (m as f64) * (self.z - (m as f64))).sum::<f64>() - (0..=2).map(|i| self.advance(Point230 { x: self.x, y: 0.5, z: self.x }) + self.z + (i as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p230(point: &Point230, d: f64, count: usize, flag: bool) -> Point230 {
    let spring = Point230::new(match count % 5 {
        0..=1 => 0.8,
        2..=3 => {
            let mut c = point.y;
            point.x
        }
        _ => d,
    }, None);
    match count % 3 {
        0 => {
            let mut y = spring.x;
        }
        1 | 2 => {
            let mut k = 0;
            while flag && k < 4 {
                k += 1;
                let mut m: usize = k;
            }
        }
        n if spring.z <= spring.z => {}
        _ => {
            let mut k = 0;
            let d2: f64 = 'rows1: loop {
                k += 1;
                if k >= 1 {
                    break spring.y;
                }
                let x: f64;
                if k > 2 {
                    x = spring.z.cos();
                } else {
                    x = spring.z.atan();
                }
            };
        }
    }
    Point230::new(d * spring.x, if !(spring.x >= 2.0) {
        None
    } else {
        None
    })
}

flat_record! {
    Point230 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point231 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body231 {
    at: Point231,
    #[no_diff] k: usize,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape231 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body231 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, xs: &mut [f64; 2], out: &[f64]) {
        let ys = vec![Body231 { at: Point231 { x: if !(xs[0] >= xs[0]) {
            xs[xs.len() - 1]
        } else {
            out[1]
        }, y: xs[1] * xs[1], z: if self.at.z <= 0.5 && xs[0] > 1.0 {
            let mut x = out[1];
            x
        } else {
            let x = self.at.z;
            out[1]
        } }, k: 0 }, Body231 { at: Point231 { x: out[out.len() - 1] + out[0], y: out[2 - 1].sin().cosh(), z: (xs[0] * xs[0]).sqrt().clamp(0.25, 1.25) }, k: 2 }];
    }
}

#[differentiable]
trait Cost231 {
    fn at(&self) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, b: f64) -> f64 {
        self.at() * ((1.0 + b.abs()).ln() + b * 2.0 - (0..3).zip(0..4).map(|(m, j)| b - b + (j as f64)).sum::<f64>())
    }
}

#[differentiable]
impl Cost231 for Point231 {
    #[differentiable(unconnected = "zero")]
    fn at(&self) -> f64 {
        let mut i = 0;
        loop {
            i += 1;
            for (i2, k) in (0..i).zip(0..1) {}
            if i >= 3 {
                break;
            }
        }
        self.z.atan() * self.y
    }
}


#[differentiable]
impl std::ops::Mul<f64> for Point231 {
    type Output = Point231;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point231 {
        Point231 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p231_helper(grid: &mut Vec<f64>, mut z: f64) -> f64 {
    let mut z2: f64 = grid.windows(2).rev().zip(grid[..1].iter()).map(|(out, b)| b * out[2 - 1]).fold(z, |acc, acc2| acc + acc2 * (grid[1] - 0.25)) * (0..grid.len()).zip(grid.iter()).map(|(n, &acc)| acc * acc + acc).sum::<f64>();
    (if !(0 < 3) {
        z2
    } else {
        z2
    }) * grid.windows(2).filter(|state| z2 < z2).map(|ys| ys[2 - 1] + z2).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p231_inner(a: f64, e: f64, xs: &Vec<f64>, mut z: f64) -> f64 {
    let t = (0.9 + xs[1]).atan2(1.0 + (1..xs.len()).zip(0..xs.len()).map(|(k, m)| (m as f64)).product::<f64>().abs()).atan().sinh();
    let mut n = 0;
    let s: f64 = 'rows1: loop {
        n += 1;
        if n >= 3 {
            break t * (n as f64) + z / 1.5;
        }
        match n / 2 % 4 {
            0 => {
                let mut row: Vec<f64> = vec![0.3; 15];
                for n2 in 0..15 {
                    if row[15 - 1] > -0.7 {
                        row[(n2 + 3) % 15] *= row[15 - 1 - n2] / (1.0 + row[15 - 1 - n2].powi(2));
                    }
                    row[n2] -= row[n2 / 2] / (1.0 + row[n2].powi(2));
                    z += row[n2 * 2 % 15] + row[n2] * t;
                }
            }
            1 | 2 => {
                let mut k = 0;
                let q: f64 = loop {
                    k += 1;
                    z *= (t - z) * (if t >= 1.1 || xs[1] <= 0.25 {
                        t
                    } else {
                        z
                    });
                    if k >= 3 {
                        break 1.1;
                    }
                };
            }
            _ => {
                let mut ys: [f64; 13] = [t; 13];
                for k in (0..13).rev() {
                    if k % 2 == 0 {
                        ys[k] = ys[k].tanh() * ys[13 - 1 - k];
                    }
                    ys[0] *= ys[k] * 0.3 + ys[7];
                    z += ys[k].tanh() * ys[k];
                }
            }
        }
    };
    xs.chunks(2).take(2).map(|row| a * row[0]).product::<f64>() + a * 0.3 + e * 2.0 - t * 0.5 + s
}

#[differentiable(unconnected = "zero")]
fn p231(m: usize, y: f64, w: &mut f64, part: &mut Point231) -> [f64; 3] {
    let e = &mut part.y;
    *e += e.cos();
    *e /= (if *e > *w || y > y {
        y
    } else {
        *e
    }).powi(2) + 1.0;
    {
        let Point231 { x: q, y: _, z: w2 } = part;
        let mut found: Shape231 = Shape231::Disc(*w2 - *q);
        if let Shape231::Flat = found {
            (0..m).for_each(|count| {
                *w2 = match &found {
                    Shape231::Flat => {
                        3.0
                    }
                    Shape231::Disc(r) => {
                        *r
                    }
                    Shape231::Rect(w3, a) => {
                        *q
                    }
                };
                *w2 -= (0..=2).rev().filter(|k| *k != 1).map(|i| (i as f64)).product::<f64>();
            });
            for m2 in (0..1).take(2) {
                *q += *q - w2.sin();
                *q = (y / (q.powi(2) + 1.0)).cos();
            }
        } else {
            for count in 0..2 {
                if count + 1 < 3 {
                    *q += *w2;
                    return [q.signum() * *w2 * (*w - *w2), *w2, *w2];
                }
                let acc = if *w <= 0.25 && count / 2 % 2 == 0 {
                    *w2 / ((*w2 * *w2 + 0.5 * 0.5).sqrt().max(*w).powi(2) + 1.2)
                } else {
                    let mut w3 = *q * *q + (count as f64);
                    if *q <= *w2 || w3 >= -0.4 {
                        let a = *w;
                        w3
                    } else {
                        w3
                    }
                };
                *q /= (0..=3).zip(0..=count).map(|(j, k)| (k as f64)).sum::<f64>().powi(2) + 1.0;
            }
        }
        let mut pair = (*w2, if let Shape231::Disc(q2) = found {
            *q
        } else {
            *q
        });
        *w2 += *q + *w;
    }
    [*w * part.x.max(part.x), 0.9, (-part.x).mul_add((0..=3).map(|count| (count as f64) * part.y).sum::<f64>(), part.z)]
}

flat_record! {
    Point231 { x, y, z }
    Body231 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p233_helper(t: &mut f64, out: &mut Vec<f64>, mut v: [f64; 3]) -> [f64; 2] {
    let found: Option<f64> = if v[2] < v[v.len() - 1] && out[out.len() - 1] > -0.4 {
        Some(out[1..].iter().map(|d| d * 1.5).fold(0.7_f64, f64::max))
    } else {
        Some(v[1].tanh())
    };
    [v[1], v[0]]
}

#[differentiable(unconnected = "zero")]
fn p233_inner(v: &[f64]) -> f64 {
    v[1] * ((if v[v.len() - 1] > 2.0 {
        v[1]
    } else {
        v[1]
    }) * v[v.len() - 1].mul_add(v[0], v[0])) - v[0..1].iter().rev().map(|z| z * v[0]).fold(v[1], |acc, b| acc + (b + b))
}

#[differentiable(unconnected = "zero")]
fn p233(s: f64, xs: [f64; 2], b: f64, v: &mut [f64]) -> f64 {
    let q = p233_inner(&xs);
    let mut m = 0;
    'rows1: while m < 2 {
        m += 1;
        v[m % 3] *= (1.0 + xs[0].hypot(q.powi(2) + 1.2).abs()).recip();
    }
    'steps2: for u in v.iter_mut() {
        if m / 2 > 0 {
            *u *= (0..m).filter(|i| *i != 1).map(|m2| (m2 as f64)).sum::<f64>();
            *u /= (s - (u.powi(2) + 1.2).powf(q.sin())).powi(2) + 1.0;
        } else {
            {
                *u = (1.0 + u.abs()).sqrt().abs();
                let acc = &mut *u;
                *acc /= xs.iter().zip(xs.iter()).map(|(&c, &b2)| b2).sum::<f64>().powi(2) + 1.0;
            }
        }
        let mut j = 0;
        let mut q2: f64 = loop {
            j += 1;
            if j >= 3 {
                break u.hypot(1.0 + q.abs()).to_radians();
            }
            for m2 in 0..xs.len() {
                let mut pair = (*u, *u);
            }
            *u = (1.0 + (*u + *u).abs()).sqrt();
        };
    }
    (xs[1] * v[m % 3] - s * 0.3 + xs[m % 2] * 0.5 - q * 2.0 - v.iter().map(|&s2| s2).sum::<f64>()) * (q.abs() - (1..xs.len()).map(|i| q + (i as f64)).sum::<f64>())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point234 {
    x: [f64; 11],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body234 {
    at: f64,
    k: (f64, f64),
    rates: f64,
    parts: Point234,
    last: f64,
}

#[differentiable]
impl Body234 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, s: f64, pair: (f64, f64)) -> ([f64; 2], f64) {
        ([pair.0, pair.0], pair.0.to_radians() * s)
    }
}

#[differentiable]
impl Body234 {
    #[differentiable(unconnected = "zero")]
    fn new(i: usize, x: f64) -> Body234 {
        Body234 { at: x, k: (x, x * x), rates: x + x, parts: Point234 { x: [(1.0 + x.abs()).powf(x.sin()); 11], y: x }, last: x - x }
    }
}

#[differentiable]
impl Body234 {
    #[differentiable(unconnected = "zero")]
    fn len(&self) -> f64 {
        match 0 % 4 {
            0 => {}
            1 | 2 => {
                let mut i = 0;
                let c: f64 = loop {
                    i += 1;
                    if i >= 2 {
                        break ((self.rates * (i as f64)).powi(2) + 1.2).ln_1p();
                    }
                };
            }
            count if count % 3 == 0 => {
                if self.k.1 >= 0.8 {
                    return self.k.0;
                }
            }
            _ => {}
        }
        (self.at - (0..3).rev().zip(0..3).map(|(count, j)| self.k.0 * (j as f64) + (j as f64)).sum::<f64>()) * (0..=3).filter(|i| *i != 1).map(|k| (k as f64) * -self.parts.y).fold(self.parts.y, |acc, r| acc + r)
    }
}

#[differentiable]
impl Point234 {
    #[differentiable(unconnected = "zero")]
    fn first(&self) -> f64 {
        ((0..2).map(|i| (i as f64) * self.y).sum::<f64>() - (0..1).map(|count| (count as f64)).product::<f64>() * (self.x[10] + self.x[7])) * (self.y.max(self.y) * (self.x[3] / (1.0 + self.y.abs())))
    }
}

#[differentiable]
impl Point234 {
    #[differentiable(unconnected = "zero")]
    fn truncate(&mut self, m: usize) {
        let w: f64 = 'found1: {
            self.x[11 - 1] /= self.x[8].powi(2) + 1.0;
            if self.y >= 0.9 {
                self.x[m % 11] = self.y + self.x[0] + self.y;
                break 'found1 self.y - (m as f64);
            }
            self.y.max(0.0).sqrt().max(self.y.abs())
        };
    }
}

#[differentiable]
trait Cost234 {
    fn at(&self, e: f64, e2: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, p: f64) -> f64 {
        self.at(p.cbrt().min(p), p * p) * ((1.1 + p * 1.5 - p) * (0..=3).map(|j| (j as f64)).sum::<f64>())
    }
}

#[differentiable]
impl Cost234 for Point234 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, e: f64, e2: f64) -> f64 {
        let mut x = (e + self.y).atan().exp().tanh().exp();
        ((if e2 > 0.1 {
            x
        } else {
            let u = x;
            u
        }) + e * 2.0 - e2 * 1.5 + x * 0.5) * ((0..1).map(|m| x + (m as f64)).sum::<f64>() / (1.0 + (e2 * x).abs()))
    }
}


#[differentiable(unconnected = "zero")]
fn p234_helper(row: &[f64; 4], d: &mut f64) -> f64 {
    let mut r = (row.iter().enumerate().map(|(k, d2)| *d + *d2).sum::<f64>().powi(2) + 0.5_f64).ln_1p() * (d.powi(2) * -*d);
    let mut a = std::mem::replace(&mut r, -row[2]);
    if a >= 2.0 || *d > -1.0 {
        r *= row[3..].iter().map(|acc| (acc * acc).sqrt()).fold(0.1_f64, f64::min);
        return r - a + a;
    }
    r + a + (0..row.len()).map(|k| (k as f64)).fold(a, |acc, z| acc.max(z * z.hypot((-0.4_f64).powi(2) + 1.2)))
}

#[differentiable(unconnected = "zero")]
fn p234(#[no_diff] buf: &Vec<Body234>, body: &mut Body234, xs: &mut Vec<f64>) -> f64 {
    for (i, body2) in buf.iter().enumerate() {
        xs[i % 11] += -(xs[i % 11].floor() * body2.k.0);
        let mut i2 = 0;
        loop {
            i2 += 1;
            xs[11 - 1] *= xs[7];
            let mut xs2: [[f64; 4]; 4] = [[body2.last; 4]; 4];
            for k in 2..3 {
                for k2 in 2..4 {
                    xs2[k / 2][0] /= (xs2[k2][(k2 + 1) % 4] / (1.0 + xs2[1][k2].powi(2))).powi(2) + 1.0;
                }
            }
            if i2 >= 2 || (i2 + 1) % 2 == 1 {
                break;
            }
        }
    }
    let mut m = 0;
    let r: f64 = loop {
        m += 1;
        if m >= 2 || m % 2 == 0 {
            break body.rates * body.parts.x[m % 11] * (if m < 3 {
                xs[7]
            } else {
                xs[m % xs.len()]
            });
        }
        let mut body2 = Body234 { at: if xs[2] >= xs[xs.len() - 1] {
            xs[10]
        } else {
            xs[m % xs.len()]
        }, k: (xs[9] * buf[buf.len() - 1].parts.x[11 - 1], xs[5].signum() * xs[9]), rates: xs[5], parts: Point234 { x: [(1..xs.len()).map(|n| (n as f64) * body.last).sum::<f64>(); 11], y: body.rates + buf[buf.len() - 1].parts.y }, last: xs[11 - 1].max(0.0).sqrt().max(buf[m % buf.len()].parts.y) };
        for (j, body3) in buf.iter().enumerate().rev() {
            match j / 2 % 4 {
                0 => {
                    let mut buf2 = xs[..8].to_vec();
                }
                1 | 2 => {
                    xs[2] = body2.rates;
                }
                _ => {}
            }
        }
    };
    xs.iter().filter(|e| **e > 1.1).map(|b| *b * xs[m % 11]).fold(r, |acc, y| acc + y * body.k.0) - r * 0.5 - (body.parts.at(0.25, r) + xs[11 - 1]) + (if xs[m % xs.len()] > r && m % 3 == 0 {
        let mut t: f64 = body.last - (m as f64);
        t * body.k.0
    } else {
        r - r
    })
}

flat_record! {
    Point234 { x, y }
    Body234 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point237 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body237 {
    at: [f64; 10],
    k: f64,
    rates: [f64; 10],
    parts: Point237,
    last: Vec<f64>,
}

#[differentiable]
impl Body237 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, row: &[f64]) -> f64 {
        let mut n = 0;
        'rows1: loop {
            n += 1;
            let g = |t: f64| t * t;
            if n >= 3 {
                break;
            }
        }
        row[n % row.len()].mul_add(row[0], row[0]) - row[1..].chunks(2).map(|grid| grid[0].atan2(row[n % row.len()].powi(2) + 1.0) + 0.5).sum::<f64>()
    }
}

#[differentiable]
trait Cost237 {
    fn at(&self) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, acc: f64) -> f64 {
        'rows1: for n in 0..1 {
            if n > 1 && acc < -1.0 {
                continue;
            }
        }
        self.at() * ((acc.powi(2) + 0.5).ln_1p() - acc * 2.0 + (if acc <= 0.3 && acc > 1.5 {
            acc
        } else {
            acc
        }))
    }
}

#[differentiable]
impl Cost237 for Point237 {
    #[differentiable(unconnected = "zero")]
    fn at(&self) -> f64 {
        self.y * (if self.y <= self.x && self.y > -1.0 {
            self.y.sin()
        } else {
            self.y
        }) * self.x
    }
}


#[differentiable(unconnected = "zero")]
fn p237(c: f64, mut row: [f64; 4], state: &[f64]) -> f64 {
    let mut m = 0;
    while m < 2 && m < 3 {
        m += 1;
        let mut kind: Option<f64> = if state[6] <= 1.5 {
            None
        } else {
            None
        };
        if let None = &kind {
            let mut u: f64;
            if !(m * 2 % 2 != 1) {
                u = row[3..].iter().map(|&q| q * (q.signum() * row[3])).sum::<f64>();
            } else {
                let t = row[m % 4];
                u = t + t - (row[1] - t);
            }
            'rows1: for r in state {
                let mut x: f64;
                if u <= u {
                    let mut w = (u + r).abs();
                    x = state[m % state.len()];
                } else {
                    x = row[4 - 1] / ((1.0 + state[m % state.len()].abs()).sqrt().powi(2) + 0.5);
                }
                x *= x;
            }
        } else {
            row = [state[6..8].iter().map(|s| (*s * *s).sqrt()).fold(0.7_f64, f64::min) - row[0].atan(), (state[2] * state[10]).mul_add(state[1], row[1]), -state[6] * (row[m % 4] - state[m % state.len()]), (1.0 + state[m % state.len()].abs()).powf(state[m % state.len()].sin())];
        }
    }
    let mut found: Option<f64> = None;
    for (count, &z) in state.iter().take(2).enumerate() {
        let mut r: f64;
        if state[count % state.len()] > z {
            r = state[11 - 1].tanh().exp().clamp(-0.75, 1.25);
        } else {
            r = row[m % row.len()] * (if count / 2 % 3 != 0 || count / 2 % 2 == 1 {
                let mut r2 = state[count % 11];
                r2
            } else {
                state[state.len() - 1]
            });
        }
    }
    (match state.len() % 5 {
        0 => c,
        2 => state[m % state.len()],
        k if !(state.len() < 3) => state[2],
        _ => state[3],
    }) - row[1] * 1.5 - c / ((-row[row.len() - 1]).powi(2) + 0.5)
}

flat_record! {
    Point237 { x, y }
    Body237 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point238 {
    x: f64,
    y: [f64; 2],
}

#[differentiable(unconnected = "zero")]
fn p238(out: [[f64; 2]; 3], part: Point238, body: &mut Point238) -> [f64; 3] {
    let mut i = 0;
    let t: f64 = 'rows1: loop {
        i += 1;
        {}
        if i >= 2 || i % 2 != 1 {
            break (1.0 + (0.25 + part.x).abs()).sqrt();
        }
    };
    [(body.y[1] * body.x).max(0.8_f64.abs().sqrt()), t.sin() + (out[i % out.len()][1] + t), if (body.y[i % 2] * body.y[i % 2]).sqrt() > 0.1 {
        (body.y[i % 2] * body.y[i % 2]).sqrt()
    } else {
        t
    }]
}

flat_record! {
    Point238 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p240_helper(y: &mut f64) -> [f64; 2] {
    for m in 0..2 {
        for (i, m2) in (0..=1).zip(0..=4) {
            let mut row = [*y; 2];
            if m2 / 2 % 3 != 0 || row[i] > 2.0 {
                row[i] *= row[m2 % row.len()];
            } else {
                row.fill(*y);
            }
        }
    }
    [*y, *y / (1.0 + (*y * *y).abs())]
}

#[differentiable(unconnected = "zero")]
fn p240_inner(grid: &[f64; 3], z: f64, b: f64) -> f64 {
    for xs in grid[0..2].windows(2) {
        'rows1: for state in grid.windows(2) {
            let mut s = xs[1];
        }
    }
    let mut x = (if !(b > 0.5) {
        z
    } else {
        0.8
    }) / (b.powi(2) + 1.2) + b;
    b.signum() * x - z * 2.0 + b * 1.5 - (0..grid.len()).step_by(2).zip(grid[1..].iter()).map(|(j, s)| s * x).sum::<f64>() * b
}

#[differentiable(unconnected = "zero")]
fn p240(d: f64, #[no_diff] s: &mut f64) -> f64 {
    let mut state = [*s, 2.0 + d, (d * d).sqrt().clamp(0.25, 1.25), d * d];
    let p = std::mem::take(&mut state[0]);
    'rows1: for (n, k) in (0..1).zip(0..state.len()) {
        *s -= (if state[(k + 1) % 4] <= 0.8 {
            let mut acc = state[4 - 1];
            acc
        } else {
            d
        }).sin().exp();
        let (p2, mut e): (f64, f64) = ((0..state.len()).filter(|j| *j != 1).map(|i| (i as f64)).product::<f64>(), p.hypot(1.0 + s.abs()));
        let mut kind: Option<f64> = if p2 > -0.4 && k % 3 != 0 {
            Some(if p2 > 0.25 {
                e
            } else {
                let u = d;
                e
            })
        } else {
            None
        };
    }
    if p >= 1.0 {
        let mut row: [f64; 13] = [p; 13];
        for i in (1..13).rev() {
            row[13 - 1] = row[i / 2] * 0.3 + row[0];
            row[i] *= (row[i - 1] * row[i - 1]).sin();
        }
    } else if p > -0.4 {}
    let mut grid = p240_helper(&mut state[4 - 1]);
    for i in 0..3 {
        for m in 1..3 {
            *s += state[m - 1] * state[m - 1];
            *s = state[m] * state[m / 2];
            state[m - 1] *= state[m] + state[m] * 0.5;
        }
    }
    let mut found: Option<f64> = if state[2] > -0.4 {
        None
    } else {
        None
    };
    let n: usize = 1;
    -0.7 + state[n % 4] - d * 0.3 + p * 0.3 - grid[1] * 0.3 - (state[3].sin() + d)
}

#[differentiable(unconnected = "zero")]
fn p241(w: f64, buf: Vec<f64>, xs: &[f64]) -> f64 {
    let x: f64 = 'found1: {
        if 0 < 3 {
            let w = w * 3.0;
        } else {
            let mut n = 0;
            'steps2: loop {
                n += 1;
                if n >= 4 {
                    break;
                }
                let kind: Option<f64> = None;
            }
        }
        if xs[xs.len() - 1] > xs[3] && xs[7] > -0.7 {
            break 'found1 xs[0];
        } else {
            for count in 1..xs.len() - 1 {
                let kind: Option<f64> = Some(xs[count] * xs[11 - 1 - count]);
                if let None = kind {
                    if count > 2 {
                        break;
                    }
                    let mut state = vec![w; xs.len()];
                }
            }
        }
        xs[1]
    };
    xs.iter().step_by(2).rev().map(|&a| a * xs[11 - 1]).fold(xs[11 - 1], |acc, e| acc.max(e)) - buf.iter().sum::<f64>() * 2.0 + x * 0.3 + buf[2]
}

#[differentiable(unconnected = "zero")]
fn p242_helper(v: &[f64], ys: &[f64], ys2: &mut [f64]) -> f64 {
    let mut d = if ys[1] <= 0.1 {
        let mut x = (-ys.iter().map(|s| *s * 1.5_f64).fold(0.1_f64, f64::max).powi(2)).exp();
        x.hypot(1.0 + x.abs()) * ys2.iter().map(|c| (c * c).sqrt()).fold(0.1_f64, f64::max)
    } else {
        (1.0 + ys[0].atan().abs()).ln_1p()
    };
    let mut v2: Vec<f64> = Vec::new();
    for w in ys2.iter() {
        v2.push(w / 3.0);
    }
    v2.push(d);
    d += ys2[0] - (v2[0] - d);
    if d > 0.3 || ys2[ys2.len() - 1] > 0.8 {
        let mut state: Vec<f64> = vec![v2[v2.len() - 1]; 19];
        for m in 1..19 {
            state[m] = (state[m] * state[13]).sin();
            if m % 2 == 0 {
                state[m] = (state[m - 1] * state[m]).sin();
            }
            d = state[m] * (v2[v2.len() - 1] * (m as f64));
        }
    }
    d + d + d * 0.5 + v2[v2.len() - 1] * 0.5 + v2.iter().fold(d, |acc, &e| acc.max(e)) + (ys2[ys2.len() - 1] - ys2[0] * v[v.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p242_inner(t: f64, mut u: f64, xs: &[f64], mut s: f64) -> (f64, f64) {
    let found: Option<f64> = None;
    let mut found2: Option<f64> = Some((1.0 + s.abs()).powi(-1));
    (s - xs[0] - (if xs[1].max(0.0).sqrt() > 0.1 {
        xs[1].max(0.0).sqrt()
    } else {
        xs[0]
    }) + s, (xs.iter().map(|y| *y * 1.5).fold(0.1_f64, f64::max) + t * 0.3 - u * 0.3 - s * 0.5) * u.max(0.0).sqrt().clamp(0.25, 1.25))
}

#[differentiable(unconnected = "zero")]
fn p242(mut t: f64, row: &mut [f64], v: &mut [f64; 2], grid: &mut Vec<f64>) -> f64 {
    let mut v2: Vec<f64> = Vec::new();
    for y in grid.iter().rev() {
        let mut pair = p242_inner(t + y, v[0] - y, grid, grid[grid.len() - 1]);
        if pair.1 < *y {
            v2.push(-row[0].powi(3));
        }
    }
    v2.push(grid[2] / (1.0_f64.powi(2) + 1.0));
    let mut s: f64;
    if grid[2] < grid[2] {
        s = row.iter().map(|b| b.abs().sqrt()).fold(0.1_f64, f64::max);
    } else {
        s = t;
    }
    v2[0] += grid[1] / (1.0 + 3.0_f64.cos().abs());
    (0.8_f64.powi(2) + 1.2_f64).log10() + v2[0] - v2[0]
}

#[differentiable(unconnected = "zero")]
fn p243_helper(xs: &mut Vec<f64>, v: &mut Vec<f64>) -> f64 {
    let mut e = v[1];
    let shape: Option<f64> = if v.len() < 3 {
        None
    } else {
        None
    };
    let mut shape2: Option<f64> = None;
    for &s in v[..1].iter() {
        if xs[xs.len() - 1] > 0.5 {
            let mut j: usize = 1;
        }
    }
    v[1] + e * 2.0 - v[1..2].chunks(2).enumerate().map(|(count, buf)| buf[count % 1] * buf[buf.len() - 1].abs().sqrt().clamp(0.25, 1.25)).fold(e, |acc, acc2| acc + acc2 * xs[0].powi(3)) + (1..xs.len()).rev().map(|m| (m as f64)).fold(v[2 - 1], |acc, s| acc + (0.8 + s))
}

#[differentiable(unconnected = "zero")]
fn p243(v: &[f64; 3], i: usize) -> f64 {
    for d in v.iter().step_by(2).rev() {
        let mut r = v[i % v.len()].sin().exp_m1() * (i as f64) + (-1.0 + (d - d));
    }
    if v[i % v.len()] <= v[2] {
        return (if i % 3 == 0 {
            v[2]
        } else {
            v[1]
        }).mul_add(v[0] - (i as f64), v[i % 3]);
    }
    let e: f64 = 'found1: {
        let mut grid: Vec<f64> = v[..1].iter().map(|&d| d).collect::<Vec<f64>>();
        for z in grid.iter_mut() {
            'steps2: for s in v.iter() {
                *z = (0.25 * 0.25 + *z * *z).sqrt().max(*s);
                let h = |a: f64, c: f64| a * a.max(v.chunks(2).map(|state| a).sum::<f64>());
                *z = *s;
            }
        }
        if grid[i % 1] > 0.3 {
            break 'found1 (0..=3).rev().zip(grid.iter()).filter(|(i2, u)| **u > 0.1).map(|(n, &acc)| acc * grid[0]).sum::<f64>();
        }
        v[1] / ((v[1] - (i as f64)).powi(2) + 1.2)
    };
    (e - e * 0.3) * (0..4).rev().map(|n| (e.powi(2) + 0.5).powi(-1) + (n as f64)).fold(v[0], |acc, r| acc * 0.5 + r)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point244 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point244 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: &[f64], m: usize) -> Point244 {
        Point244 { x: xs[m % xs.len()] - xs[1], y: xs[xs.len() - 1].max(xs[xs.len() - 1]) }
    }
}

#[differentiable]
impl Point244 {
    #[differentiable(unconnected = "zero")]
    fn cos(self) -> f64 {
        for count in 0..=3 {
            let Point244 { x: _, y: t } = self;
        }
        (0..3).map(|n| (n as f64) * 1.5).fold(self.y, |acc, q| acc + q) + self.x * 2.0 + (0..=3).map(|i| (1.0 + self.x.abs()).powf(self.x.sin()) + (i as f64)).fold(self.y, |acc, q| acc.max(q + q + q)) + self.y
    }
}

#[differentiable]
impl Point244 {
    #[differentiable(unconnected = "zero")]
    fn product(&self) -> f64 {
        let mut n = 0;
        'rows1: while n < 3 && n % 3 != 1 {
            n += 1;
            if self.x <= self.y {
                break;
            }
        }
        (self.y + self.y) * (self.y * self.x)
    }
}

#[differentiable]
trait Cost244 {
    fn at(&self, s: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, p: f64) -> f64 {
        for i in 0..1 {}
        self.at(p.atan().cosh()) + (self.at(p.max(p)) + ((p.hypot(0.5_f64.powi(2) + 1.2) + p * 1.5) * p - (0..=1).take(2).map(|i| p.asinh() + (i as f64)).sum::<f64>()))
    }
}

#[differentiable]
impl Cost244 for Point244 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, s: f64) -> f64 {
        for (k, j) in (0..1).step_by(2).zip(0..1) {
            if s < 0.9 && j * 2 % 2 == 0 {
                let mut shape: Option<f64> = None;
            }
        }
        s * s * ((0..1).step_by(2).zip(0..3).map(|(k, count)| (count as f64) * s).sum::<f64>() + (-0.7_f64).atan().exp_m1())
    }
}


#[differentiable(unconnected = "zero")]
fn p244_helper<const N: usize>(state: &mut [f64; N], s: f64) -> [f64; N] {
    let mut q = s - (s + -0.4) / (1.0 + state.iter().map(|y| y.abs().sqrt()).fold(0.7_f64, f64::max).abs());
    let mut n: usize = 2;
    let mut j = 0;
    let mut acc: f64 = loop {
        j += 1;
        q *= -0.4;
        let mut shape: Option<f64> = None;
        match shape {
            None => {
                q /= (0..state.len()).rev().map(|j2| state[j2] + state[j2] + (j2 as f64)).sum::<f64>().powi(2) + 1.0;
            }
            _ => {
                state[n % N] = 0.9 - q + s.tanh();
            }
        }
        if j >= 2 {
            break q.max(q) - (j as f64);
        }
    };
    [2.0; N]
}

#[differentiable(unconnected = "zero")]
fn p244_inner(k: usize, found: Option<f64>, mut x: f64, point: Point244) -> f64 {
    x += x;
    let mut count = 0;
    loop {
        count += 1;
        let mut count2 = 0;
        let p: f64 = loop {
            count2 += 1;
            if point.x > 0.25 {
                break 0.25_f64.asinh();
            }
            if count2 >= 3 {
                break (0.9 * point.x).powi(2);
            }
        };
        let x2: f64;
        if point.y >= p {
            x2 = p;
        } else {
            x2 = p * x * (point.product() + x);
        }
        if count >= 4 || x2 <= -0.4 {
            break;
        }
    }
    (point.y * point.y - point.x * 2.0) * (if point.y >= 0.5 {
        point.x
    } else {
        (point.y * point.y).sqrt().min((0..4).rev().map(|i| (i as f64) * point.y).sum::<f64>())
    })
}

#[differentiable(unconnected = "zero")]
fn p244(buf: &[[f64; 2]; 2], acc: f64) -> Point244 {
    let mut m = 0;
    loop {
        m += 1;
        if m >= 2 {
            break;
        }
    }
    for k in (0..buf.len()).skip(1) {
        let v = [buf[m % 2][k]; 7];
    }
    Point244 { x: buf[m % buf.len()].windows(2).map(|state| state[m % state.len()]).sum::<f64>(), y: buf[buf.len() - 1].windows(2).take(2).map(|state| acc * acc).fold(acc, |acc2, e| acc2 * 0.5 + e) }
}

flat_record! {
    Point244 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p245(t: &mut f64, buf: &Vec<f64>, xs: &[f64], row: &[f64]) -> f64 {
    let mut j = 0;
    'rows1: while j < 5 {
        j += 1;
        if (j + 1) % 2 != 1 {
            continue;
        }
        let flag = !(j * 2 % 3 == 1);
        let mut count = 0;
        while count < 4 {
            count += 1;
            let mut pair = (xs[xs.len() - 1].hypot(1.0 + xs[count % xs.len()].abs()), -row[1]);
        }
    }
    let mut kind: Option<f64> = None;
    if !(buf[j % 5] >= 0.25) {
        *t *= (row[1] + row[j % row.len()]) * row[0];
        return *t;
    } else {
        for j2 in 0..=2 {
            let mut grid: Vec<f64> = Vec::new();
            for &w in row {
                if !(w >= w) {
                    let mut pair = (row[j2] + buf[j2], if j2 % 2 == 0 {
                        w
                    } else {
                        w
                    });
                } else {
                    *t = (1..row.len()).map(|j3| (j3 as f64)).sum::<f64>() - (row[j % row.len()] + w);
                }
                if xs.len() % 3 == 0 {
                    grid.push(row[(j2 + 1) % row.len()].atan().cosh() + row[j2]);
                }
            }
            grid.push(xs[j2].mul_add(xs[j2], xs[j2]));
        }
    }
    row[row.len() - 1] * (xs[1] + xs[7] + xs[xs.len() - 1] * row[j % 3]) * ((*t + *t) / 1.5)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point246 {
    x: f64,
    y: [f64; 2],
}

#[derive(Clone, Debug, Differentiable)]
struct Body246 {
    at: f64,
    k: Point246,
    rates: [Point246; 2],
    parts: f64,
    last: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape246 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point246 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, b: f64) {}
}

#[differentiable]
impl Body246 {
    #[differentiable(unconnected = "zero")]
    fn new(v: &[Body246]) -> Body246 {
        Body246 { at: v[1].parts, k: Point246 { x: v[1].parts, y: [v[1].at * v[0].at, v[1].rates[0].y[2 - 1] / (v[1].rates[0].x.powi(2) + 1.0)] }, rates: [Point246 { x: v.iter().map(|Body246 { at: a, k: Point246 { x: a2, y: ys }, rates: grid, parts: u, last: _ }| grid[grid.len() - 1].y[0] + *u).product::<f64>(), y: [v[0].at * v[1].rates[1].x, if !(v[v.len() - 1].parts <= 3.0) {
            let b = v[v.len() - 1].rates[2 - 1].y[1];
            b
        } else {
            v[0].last.1
        }] }, Point246 { x: v.iter().skip(1).map(|unit| unit.last.1 * v[0].k.y[0]).fold(v[v.len() - 1].k.x, |acc, a| acc * 0.5 + a * -0.7), y: [if v[2 - 1].parts > -1.0 {
            v[0].parts
        } else {
            v[v.len() - 1].k.x
        }, v[2 - 1].k.y[2 - 1] + v[2 - 1].at] }], parts: 0.1 + v[1].last.1, last: (v[1].parts, v[0].at.atan()) }
    }
}

#[differentiable]
impl Body246 {
    #[differentiable(unconnected = "zero")]
    fn exp(&self) -> Body246 {
        let flag = 4 < 3;
        Body246 { at: self.at - 3.0, k: Point246 { x: (self.k.y[1] * self.k.y[1]).sqrt().clamp(0.25, 1.25), y: [self.k.y[2 - 1].signum() * self.parts, (1.0 + self.at.abs()).cbrt()] }, rates: [Point246 { x: -0.7, y: [0.1 * self.at, self.last.0 / 2.0] }, Point246 { x: self.rates[1].x, y: [0.25_f64.abs(), 1.1] }], parts: self.rates[1].x.floor() * self.last.0, last: (0.1 + self.at, (0..2).map(|j| self.at + (j as f64)).fold(self.rates[0].y[0], |acc, acc2| acc + acc2 * acc2)) }
    }
}

#[differentiable(unconnected = "zero")]
fn p246_helper(xs: &Vec<f64>) -> f64 {
    let found: Option<f64> = if xs[xs.len() - 1] > 0.9 {
        Some(xs[0] * xs[0])
    } else {
        None
    };
    let mut shape: Shape246 = Shape246::Disc(0.5);
    let mut count = 0;
    while count < 5 {
        count += 1;
        if xs[count % 2] >= xs[2 - 1] {
            let mut pair = (xs[count % xs.len()], xs[xs.len() - 1]);
        } else {
            let mut u: f64 = (if count / 2 % 2 != 0 && count / 2 % 2 == 1 {
                xs[2 - 1] * (count as f64)
            } else {
                xs[2 - 1] + xs[count % xs.len()]
            }).atan();
        }
    }
    ((xs[0].powi(2) + 1.0).recip() - (xs[0] - xs[count % xs.len()] * xs[count % 2])) * (0..xs.len()).map(|n| xs[(n + 1) % xs.len()] * xs[2 - 1 - n] + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p246(point: &Body246, a: f64, out: &[f64]) -> ([f64; 2], f64) {
    let mut w = (a.atan().exp() + out[6]) * ((a - a) * a);
    let mut j = 0;
    loop {
        j += 1;
        if j >= 1 {
            break;
        }
    }
    'rows1: for v in out.chunks(2).step_by(2) {
        for &d in v.iter() {
            w -= v.iter().map(|c| c * 1.5).fold(0.1_f64, f64::min) - v[v.len() - 1];
        }
    }
    let mut shape: Option<f64> = if a < -0.7 {
        Some(out[j % out.len()] - w)
    } else {
        None
    };
    let mut e = (w - w.max(point.parts)).floor() * out.windows(2).map(|buf| a * (0.8 + (j as f64))).sum::<f64>();
    ([out.iter().map(|p| p.abs().sqrt()).fold(0.7_f64, f64::max) + e, w], 2.0 - e * 1.5 + out[11 - 1].floor() * out[7] * (j as f64) - (point.rates[j % 2].x / 1.5 - (e + e)))
}

flat_record! {
    Point246 { x, y }
    Body246 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p247_helper(r: f64) -> f64 {
    'rows1: for count in (0..4).rev() {}
    (r + r) * (r - r + r.min(2.0))
}

#[differentiable(unconnected = "zero")]
fn p247_inner(state: &[f64], state2: &[f64; 2], grid: &[f64; 12], out: &[f64]) -> f64 {
    match 3 % 4 {
        0 => {
            if grid[grid.len() - 1] > -0.7 && out[1] > 1.0 {} else {
                for x in out[1..2].iter() {
                    let mut j: usize = 3;
                }
            }
        }
        1 | 2 => {
            let mut n = 0;
            loop {
                n += 1;
                if n >= 4 || n % 2 == 0 {
                    break;
                }
            }
        }
        _ => {}
    }
    p247_helper(grid[3]) * p247_helper(state2[state2.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p247(ys: &[f64], v: &mut [f64; 4], xs: &mut [f64; 2], state: &mut [f64; 2]) -> [f64; 3] {
    let c = &mut state[2 - 1];
    *c += if *c <= 3.0 {
        xs[1]
    } else {
        xs[0]
    };
    *c /= p247_helper(xs[1]).powi(2) + 1.0;
    let d = if state[0] > -0.4 || xs.len() < 3 {
        (if ys[1] > 0.5 || v[v.len() - 1] > 3.0 {
            let e = state[1];
            e
        } else {
            xs[xs.len() - 1]
        }).atan().exp_m1()
    } else {
        let mut r: f64 = (0..state.len()).map(|j| (j as f64) * (state[(j + 1) % state.len()] * xs[2 - 1 - j])).sum::<f64>();
        v[1].mul_add(state[0], r)
    };
    let t = std::mem::take(&mut xs[1]);
    let grid = state.to_vec();
    grid.iter().enumerate().for_each(|(j, &a)| {
        state[1] = (if (j + 1) % 2 != 0 {
            grid[j % grid.len()]
        } else {
            3.0
        }) * 0.5;
    });
    let kind: Option<f64> = Some(if xs[xs.len() - 1] > 3.0 || grid[2 - 1] <= d {
        grid[0]
    } else {
        let mut u = grid[1];
        state[0]
    });
    'rows1: for (out, &p) in grid.chunks(2).step_by(2).zip(grid.iter()) {
        if p > 0.5 || 1 < 3 {
            let b = &mut state[2 - 1];
            *b += *b;
            *b /= p.powi(2) + 1.0;
            'steps2: for (a, s) in grid[1..].iter().zip(xs.iter()) {
                let mut i: usize = 3;
            }
        }
    }
    [grid[0], t - state[0].cos(), grid[grid.len() - 1] + grid[0] - (t + d)]
}

#[differentiable(unconnected = "zero")]
fn p248(pair: (f64, f64), state: &[f64]) -> f64 {
    let (mut c, mut z) = (if 1.1 > 1.0 {
        state.iter().map(|u| *u).product::<f64>()
    } else {
        pair.1 * state[1]
    }, state[2].tanh());
    for x in state[0..3].iter() {
        z += z;
        let mut xs: [f64; 3] = [z; 3];
        let mut y: f64 = 0.0;
        for n in 0..5 {
            y += xs[0] * xs[0];
            if n % 2 == 0 {
                for i in 0..2 {
                    xs[i] = state[n] * (i as f64) + c;
                }
            }
            let mut acc: f64 = 0.0;
            for count in 0..xs.len() {
                y += xs[count] * xs[count].cos();
            }
            y += acc * state[n];
        }
    }
    let mut kind: Option<f64> = if c > 0.9 {
        Some(c)
    } else {
        None
    };
    match &mut kind {
        None => {
            match 4 % 3 {
                0 => {
                    let q = std::mem::replace(&mut z, state[0] + state[3]);
                }
                1 | 2 => {
                    c += c;
                }
                i if !(i + 1 < 3) => {}
                _ => {
                    z = state[4];
                }
            }
        }
        _ => {
            let mut row: Vec<f64> = (0..=1).map(|n| (n as f64) * state[n].tanh().exp()).collect::<Vec<f64>>();
        }
    }
    c + pair.0 * 2.0 + c * 0.5 - (pair.1.sin().exp() - (if c <= 0.9 || state[4] > 2.0 {
        c
    } else {
        state[3]
    })) + z
}

#[differentiable(unconnected = "zero")]
fn p249(ys: &mut [f64], xs: &Vec<f64>, r: f64) -> f64 {
    let mut count = 0;
    let mut q: f64 = loop {
        count += 1;
        let acc: f64 = (1..xs.len()).map(|m| (m as f64)).product::<f64>();
        if count >= 1 {
            break acc;
        }
    };
    q *= (1.0 + (xs[count % 5] * r).abs()).log10();
    let mut v = [xs.iter().map(|c| *c + *c).sum::<f64>(), q - 0.8, xs[count % 5], r * q];
    q /= (v[count % v.len()] * (count as f64)).powi(2) + 1.0;
    if v.len() < 3 {
        let mut xs2: Vec<f64> = vec![xs[2]; 19];
        for k in 0..4 {
            if xs2[k] > -1.0 {
                ys[4 - 1 - k] -= xs2[k] * xs2[(k + 1) % 4];
            }
        }
    } else if count / 2 < 3 || v[2] <= 0.3 {
        q *= r;
    } else {
        v[0] += q.abs().sqrt().min(1.5 - (count as f64));
    }
    v[count % 4].tanh() - v[1].min(v[count % v.len()]).tanh()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point251 {
    x: f64,
    y: f64,
    #[no_diff] z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body251 {
    at: Vec<Point251>,
    k: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape251 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p251(v: &mut [f64], row: &[f64], v2: &mut [f64], mut q: f64) -> (f64, f64) {
    v2[11 - 1] = q.clamp(-0.75, 1.25) * q;
    v2[..7].swap(3, 5);
    let mut e = (1.1_f64.sin() - (if (q * q + row[1] * row[1]).sqrt() > 0.1 {
        (q * q + row[1] * row[1]).sqrt()
    } else {
        row[row.len() - 1]
    })).to_radians();
    let mut n = 0;
    'rows1: while n < 5 {
        n += 1;
        let mut ys: Vec<f64> = vec![v[n % v.len()]; 10];
        for m in 0..10 {
            v2[(m + 2) % 10] = v2[0] + ys[10 - 1 - m] * v2[m];
            e += ys[m / 2] * -0.7 + ys[m];
            v2[7] += ys[10 - 1 - m] * 0.3 + v2[(m + 1) % 10];
        }
    }
    ((e - e + (q.powi(2) + 1.0).log10()) * (if n / 2 % 3 == 0 {
        row[4..].iter().fold(q, |acc, b| acc + (v2[11 - 1] + b))
    } else {
        let u = e - row[n % row.len()];
        v2[6].cos()
    }), (0..1).map(|i| (i as f64)).sum::<f64>() - row[2..].chunks(2).zip(v2.iter()).map(|(buf, y)| 0.5 / 1.5 + y).sum::<f64>())
}

flat_record! {
    Point251 { x, y, z }
    Body251 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point252 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body252 {
    at: f64,
    k: [f64; 2],
    rates: f64,
    parts: Point252,
    last: Point252,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape252 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body252 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, xs: [f64; 3]) -> f64 {
        let m: usize = 3;
        let mut row: Vec<f64> = vec![0.0; 9];
        let mut u: f64 = 0.1;
        for m2 in 0..3 {
            if m2 % 2 == 0 {
                for k in 0..row.len() {
                    row[k] = xs[m2] * (k as f64) + (xs[m2] + xs[m2]);
                }
            }
            let mut q: f64 = 0.0;
            for m3 in 0..row.len() {
                u += row[m3] * row[m3].cos();
            }
            u += q;
            row[6] = u * 0.1;
        }
        u += (u.powi(2) + 0.5).ln() / (u.powi(2) + 1.0);
        xs[1] - row.iter().sum::<f64>() * 1.5 - u.min(if m / 2 % 2 == 0 {
            let a = u;
            a
        } else {
            xs[m % xs.len()]
        })
    }
}

#[differentiable]
impl Body252 {
    #[differentiable(unconnected = "zero")]
    fn new(v: &[f64]) -> Body252 {
        Body252 { parts: Point252 { y: 0.1 / (v[1].powi(2) + 1.0), x: 1.0 * v[1] }, k: [v[2 - 1] / (1.0 + v[0].abs()), v[1]], rates: 0.5, last: Point252 { y: v[0].atan().exp(), x: if v[1] >= v[0] {
            v[2 - 1]
        } else {
            let mut a = v[1];
            a
        } }, at: v[0] + v[0] }
    }
}

#[differentiable]
impl Body252 {
    #[differentiable(unconnected = "zero")]
    fn sum(&self) -> f64 {
        self.k[2 - 1] - self.parts.y - (self.k[0] + self.last.x).tanh().exp_m1()
    }
}

#[differentiable]
impl Body252 {
    #[differentiable(unconnected = "zero")]
    fn clear(&mut self) {
        let f = |b: f64| {
            let s = self.rates;
            if s >= 2.0 {
                return s / (1.0 + 1.5_f64.abs());
            }
            b * (self.energy([s, b, b]) + self.k[2 - 1])
        };
    }
}

#[differentiable(unconnected = "zero")]
fn p252(point: &Body252, unit: &Body252, #[no_diff] s: f64) -> f64 {
    let (s2, mut r) = ((if (-0.7_f64).cbrt() > 0.1 {
        (-0.7_f64).cbrt()
    } else {
        s
    }).asinh(), unit.parts.y.min(s));
    let mut out = vec![(-0.7_f64).signum() * r, -unit.last.y, s - r, s / (1.0 + s2.abs())];
    let mut found: Shape252 = if s > 1.1 || 1 < 3 {
        Shape252::Disc(s.asinh())
    } else {
        Shape252::Disc(if point.parts.x <= 0.1 {
            r
        } else {
            out[2]
        })
    };
    if let Shape252::Rect(u, x) = found {
        found = if out[3] > 0.25 {
            Shape252::Rect(u + u, (x.powi(2) + 0.5).recip())
        } else {
            Shape252::Disc(unit.energy([s2, u, s2]) + r)
        };
    } else {
        match &found {
            Shape252::Disc(t) => {}
            Shape252::Rect(w, p) => {
                r = out[3].asinh().tanh();
            }
        }
        match found {
            Shape252::Disc(r2) => {
                let mut pair = (if r2 >= 1.5 {
                    s * unit.at
                } else {
                    out.iter().take(2).map(|y| *y * *y).fold(r, |acc, w| acc.max(w * out[3]))
                }, r2 * r);
            }
            Shape252::Rect(z, x) => {
                if let Shape252::Rect(e, e2) = &found {
                    out[3] = r;
                } else {
                    out[3] /= (out[2] + s - x.floor() * r).powi(2) + 1.0;
                }
                if let Shape252::Rect(e, e2) = &mut found {
                    let part = Body252::new(&out);
                } else {
                    r = (-(out[0] + x).powi(2)).exp();
                }
            }
        }
    }
    (1.0 + s2.abs()).cbrt() - s * 1.5 + s2 * 1.5 + (s + r)
}

flat_record! {
    Point252 { x, y }
    Body252 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point253 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body253 {
    at: [Point253; 2],
    k: Vec<Point253>,
    rates: Point253,
}

#[differentiable]
impl Point253 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, out: &[f64]) -> f64 {
        (out[1] + out.windows(2).step_by(2).map(|xs| xs[1] * (xs[1] * 1.5)).fold(out[1], |acc, d| acc.max(d / 3.0 + d))) * (out[out.len() - 1].floor() * (2.0 / (self.y.powi(2) + 1.2)))
    }
}

#[differentiable]
impl Body253 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: [f64; 4]) -> Body253 {
        Body253 { at: [Point253 { x: xs[xs.len() - 1], y: if xs[0].max(0.0).sqrt() > 0.1 {
            xs[0].max(0.0).sqrt()
        } else {
            xs[1]
        }, z: xs[0] * xs[4 - 1] }, Point253 { x: xs[1], y: --0.7, z: xs[xs.len() - 1] }], k: vec![Point253 { x: xs[3] + xs[4 - 1], y: xs[xs.len() - 1], z: if xs[0] > -1.0 || xs[xs.len() - 1] > 1.5 {
            let w = xs[1];
            w
        } else {
            xs[0]
        } }, Point253 { x: xs[0].atan(), y: (xs[xs.len() - 1].powi(2) + 1.2).ln(), z: xs[3] + xs[3] }, Point253 { x: xs[1].min(xs[xs.len() - 1]), y: xs[2] + xs[2], z: xs[2] }], rates: Point253 { x: 3.0, y: xs[1] * xs[1], z: if xs.len() < 3 {
            xs[3]
        } else {
            xs[3]
        } } }
    }
}

#[differentiable]
impl Body253 {
    #[differentiable(unconnected = "zero")]
    fn max(&self, y: f64) -> Body253 {
        let mut m = 0;
        while m < 4 && y >= 3.0 {
            m += 1;
            for k in 0..=1 {
                let mut row = vec![-y, y, y + (k as f64)];
            }
        }
        Body253 { at: [Point253 { x: (0..2).zip(0..m).map(|(n, count)| (count as f64) * y).product::<f64>(), y: y.abs().sqrt().max(y), z: y }, Point253 { x: y / (1.0 + y.abs()), y: if y.max(0.0).sqrt() > 0.1 {
            y.max(0.0).sqrt()
        } else {
            y
        }, z: 1.1 }], k: vec![Point253 { x: y, y: y * y, z: self.k[m % 2].z }, Point253 { x: y + y, y: if self.rates.z <= y {
            let mut s = y;
            s
        } else {
            y
        }, z: y }, Point253 { x: -y, y: match m * 2 % 5 {
            0 => y,
            m2 if y >= 0.25 => self.k[1].x,
            _ => {
                let q = self.rates.z;
                y
            }
        }, z: y * y }], rates: Point253 { x: self.at[0].z.cos(), y, z: y.asinh() } }
    }
}

#[differentiable(unconnected = "zero")]
fn p253(q: f64) -> f64 {
    let a = q * (q + q) - q.signum() * (if q > q {
        q
    } else {
        q
    });
    if a > 0.3 {
        let mut row: [f64; 15] = [a; 15];
        for m in 0..15 {
            let acc = row[m];
            row[m] = (acc * row[15 - 1 - m]).sin();
            row[m] *= row[m] * 0.5 + row[m];
            row[m] = row[m].tanh() * row[m];
        }
    } else if q > 0.3 {
        'rows1: for count in 0..1 {}
    }
    let mut row = [Body253 { at: [Point253 { x: q + q, y: if a > 0.3 && a > a {
        a
    } else {
        q
    }, z: a }, Point253 { x: a + a, y: if a.cbrt() > 0.1 {
        a.cbrt()
    } else {
        if a <= a {
            let d = a;
            a
        } else {
            let mut acc = a;
            acc
        }
    }, z: q }], k: vec![Point253 { x: a.tanh(), y: a, z: if a >= a {
        let mut b = a;
        q
    } else {
        a
    } }, Point253 { x: a, y: if !(3 < 3) {
        let s = a;
        a
    } else {
        a
    }, z: (0..4).map(|j| (j as f64)).sum::<f64>() }], rates: Point253 { x: q, y: a, z: (-a.powi(2)).exp() } }, Body253::new([a, a, a, a]), Body253 { at: [Point253 { x: a.sin(), y: a.floor() * q, z: q + a }, Point253 { x: if q.abs().sqrt() > 0.1 {
        q.abs().sqrt()
    } else {
        q
    }, y: a - q, z: (0..1).map(|m| (m as f64)).sum::<f64>() }], k: vec![Point253 { x: q.signum() * q, y: a.atan(), z: a + a }, Point253 { x: a.cos(), y: (-0.4_f64).max(a), z: q - a }], rates: Point253 { x: a - q, y: a.sin(), z: (a * a + q * q).sqrt().max(a.atan()) } }];
    for j in 0..row.len() {
        let mut k = 0;
        let mut z: f64 = 'steps2: loop {
            k += 1;
            let kind: Option<f64> = Some(row[j].rates.y - q);
            if k >= 2 || row[0].at[k % 2].y > a {
                break row[(j + 1) % row.len()].k[k % 2].x;
            }
        };
    }
    (if !(a > 3.0) {
        a
    } else {
        a
    }) - a * 0.5 - row[0].rates.z * 0.3 - (row[1].k[1].x - row[2].at[0].z - (row[1].k[0].z - q))
}

flat_record! {
    Point253 { x, y, z }
    Body253 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p255(s: f64, mut w: f64, i: usize, out: &mut [f64]) -> (f64, f64) {
    let mut xs: Vec<f64> = vec![0.0; 12];
    let mut u: f64 = 0.0;
    for i2 in 0..3 {
        for n in 0..11 {
            if n % 3 != 1 {
                xs[n] = (out[i2] * (n as f64)).sin();
            }
        }
        let mut c: f64 = 0.0;
        for n in 0..xs.len() {
            c += xs[n] * xs[11 - n];
        }
        u += c * c.tanh();
        xs[4] = u * 0.1;
    }
    out.swap(i % 3, i % 3);
    xs[(i + 1) % 12] += (match i % 5 {
        0..=1 => xs[i],
        2..=3 | 4 => w,
        k if i + 1 < 3 => u,
        _ => xs[xs.len() - 1 - i],
    }) * (xs[4].signum() * out[i % 3]);
    let mut k = 0;
    while k < 5 && i > 0 {
        k += 1;
        xs[i] = (0.25 * (k as f64)).cos();
        for m in (0..12).rev() {
            if xs[0] > 0.3 {
                xs[m] = xs[(m + 1) % 12] * xs[m];
            }
            xs[m] -= xs[m] * xs[(m + 2) % 12];
            if m % 2 == 0 {
                xs[m] = xs[m / 2].tanh() * xs[8];
            }
        }
    }
    (w - s * 0.5 + w * 2.0 + xs.iter().sum::<f64>() * 0.3 - u * 0.3 - (s - (k as f64) + u / (xs[i].powi(2) + 1.0)), xs[i].floor() * u + s * 2.0 + xs.iter().sum::<f64>() * 0.5 + (0..2).map(|j| (j as f64) * (1.0 + out[j % out.len()].abs()).powi(-1)).sum::<f64>())
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p219(&mut vec![1.1, -0.3, -0.6, -0.4]) calls p219_helper; pulled ([1.0, -0.7], vec![-2.0, -2.0, 0.3, 0.5])),
        program!(p220(vec![1.1, 0.7, 0.7, 0.8], 0.3, &mut 0.6) calls Body220::advance, Point220::shifted, Point220::new, Body220::exp, p220_helper; pulled ((1.0, 0.5), 0.3)),
        program!(p221(&[0.0, -0.3, -0.9, 1.1], Point221 { x: -0.7, y: 0.35, z: -0.1 }, [Point221 { x: 0.4, y: 1.2, z: -0.7 }, Point221 { x: -0.9, y: 0.8, z: 0.3 }], 0.7) calls Point221::min, Point221::abs, p221_helper, p221_inner),
        program!(p222(&mut vec![-0.3, -0.4, -0.2, -0.4]) calls Point222::advance, Point222::norm, Point222::new),
        program!(p223(&[0.4, -1.2, 0.9, -0.1], &mut [Point223 { x: -0.7, y: 1.4 }, Point223 { x: -0.4, y: -0.7 }, Point223 { x: -0.8, y: -0.7 }, Point223 { x: -0.5, y: 1.0 }, Point223 { x: -1.1, y: 1.1 }], &mut 0.6) calls Point223::norm; pulled (-2.0, vec![Point223Tangent { x: -2.0, y: 1.0 }, Point223Tangent { x: 0.3, y: 0.3 }, Point223Tangent { x: 1.0, y: 0.5 }, Point223Tangent { x: -0.7, y: -0.7 }, Point223Tangent { x: 0.5, y: 1.0 }], -2.0)),
        program!(p224(-0.5, const [-0.7, 0.0, -0.3, -0.7])),
        program!(p225(-0.9, const [0.35, 1.4, -1.2, 1.1])),
        program!(p226(-0.6, [0.7, 0.0, -1.1, 0.35], [-0.6, -0.4, -0.2, 1.3]) calls p226_helper, p226_inner),
        program!(p228(0.0) calls p228_helper, p228_inner),
        program!(p229(-0.2) calls Point229::shifted, Point229::norm, Body229::insert, Point229::ln, Point229::map, p229_helper; pulled Point229Tangent { x: 1.0, y: 0.3 }),
        program!(p230(&Point230 { x: 0.6, y: 1.3, z: -1.0 }, -0.2, 3, false) calls Point230::advance, Point230::new, Point230::sin; pulled Point230Tangent { x: 0.3, z: -0.7 }),
        program!(p231(4, 1.4, &mut 0.5, &mut Point231 { x: -0.2, y: 0.8, z: 0.2 }) calls Body231::shifted, p231_helper, p231_inner; pulled ([0.3, 0.3, 0.3], 1.0, Point231Tangent { x: 0.3, y: 1.0, z: 0.5 })),
        program!(p233(0.6, [0.0, -1.0], -1.0, &mut [0.9, 0.4, 0.3]) calls p233_helper, p233_inner),
        program!(p234(const &vec![Body234 { at: 0.1, k: (0.3, -0.8), rates: -0.7, parts: Point234 { x: [-0.4, 0.5, 0.0, 1.3, 0.5, 1.1, -0.9, -0.4, -0.7, -0.9, 0.5], y: -0.9 }, last: -0.7 }, Body234 { at: -0.3, k: (1.0, 1.4), rates: -0.4, parts: Point234 { x: [1.4, -0.5, -0.8, 0.6, -0.2, 0.0, -0.2, 0.5, -0.6, -0.4, 0.7], y: -1.1 }, last: -0.8 }, Body234 { at: 0.8, k: (-0.8, 0.8), rates: 0.4, parts: Point234 { x: [1.2, 0.5, -0.9, 0.4, 0.6, 1.0, -1.2, 1.1, -0.8, 0.3, -1.1], y: 0.35 }, last: 0.5 }, Body234 { at: 1.3, k: (0.7, -0.1), rates: -0.1, parts: Point234 { x: [-0.8, -0.3, -1.1, -0.6, 0.0, 0.0, -0.6, 0.0, 1.3, -0.1, -0.8], y: 0.5 }, last: 0.3 }], &mut Body234 { at: -1.2, k: (0.6, 0.6), rates: 1.2, parts: Point234 { x: [0.2, 0.1, 0.3, 0.9, -1.2, 0.7, -0.3, -1.1, 0.6, -0.3, 0.0], y: 0.0 }, last: 1.2 }, &mut vec![0.0, 1.4, 0.5, -0.6, -0.5, 0.8, 0.2, 0.35, 0.35, 0.3, 0.9]) calls Body234::advance, Body234::new, Body234::len, Point234::first, Point234::truncate, p234_helper; pulled (-0.7, Body234Tangent { at: 0.3, k: (-0.7, 0.5), rates: 0.5, parts: Point234Tangent { x: [1.0, 0.3, -2.0, 0.5, 0.5, 0.3, 0.3, 0.5, 0.3, 0.5, 0.3], y: -0.7 }, last: 0.5 }, vec![1.0, -2.0, -2.0, 0.3, -0.7, 0.5, -0.7, 0.5, 1.0, -2.0, 0.3])),
        program!(p237(0.8, [-1.0, 1.0, -1.2, 0.35], &[0.2, 0.9, 1.4, 0.9, 0.8, 0.5, 0.4, -0.9, -1.1, -0.9, 0.3]) calls Body237::energy),
        program!(p238([[-0.8, -0.7], [-0.1, -0.2], [-0.8, 0.7]], Point238 { x: 0.7, y: [-0.1, -1.1] }, &mut Point238 { x: -0.4, y: [0.0, 0.2] }); pulled ([-0.7, -0.7, 0.3], Point238Tangent { x: 1.0, y: [-2.0, 0.3] })),
        program!(p240(1.4, const &mut -0.8) calls p240_helper, p240_inner),
        program!(p241(-0.9, vec![0.35, -0.5, -1.0, 0.2, -0.2], &[-0.7, -1.2, 0.2, 1.4, 1.3, 0.1, -0.5, -0.9, -0.7, -0.7, 1.4])),
        program!(p242(-0.5, &mut [0.35, -0.1, 0.4, -0.9, -1.0], &mut [-0.2, 0.4], &mut vec![1.4, -0.4, 1.2]) calls p242_helper, p242_inner; pulled (1.0, vec![-0.7, 0.5, -0.7, 0.3, 1.0], [-2.0, 0.3], vec![0.5, 1.0, -2.0])),
        program!(p243(&[0.6, 1.1, -0.3], 3) calls p243_helper),
        program!(p244(&[[0.4, -0.4], [0.0, -0.1]], 1.4) calls Point244::new, Point244::cos, Point244::product, p244_helper, p244_inner; pulled Point244Tangent { x: -0.7, y: 0.5 }),
        program!(p245(&mut 0.35, &vec![-1.1, -1.0, 0.2, -0.5, 1.1], &[0.8, 0.6, 0.3, 0.9, 0.1, -0.8, 1.2, -0.4, -0.1, 0.5, 1.4], &[0.8, -0.3, -1.0])),
        program!(p246(&Body246 { at: 0.9, k: Point246 { x: 0.3, y: [0.2, 0.1] }, rates: [Point246 { x: 1.1, y: [-0.2, -0.2] }, Point246 { x: -0.3, y: [-0.3, 0.1] }], parts: -0.3, last: (1.1, 1.4) }, -0.2, &[0.4, -0.8, -0.1, 0.2, -1.2, 0.6, 0.8, 1.4, -0.5, 0.4, 0.8]) calls Point246::advance, Body246::new, Body246::exp, p246_helper; pulled ([1.0, 0.5], 1.0)),
        program!(p247(&[1.1, 0.7, -0.6, -1.0], &mut [-0.2, -1.0, -1.0, -0.8], &mut [0.3, 0.6], &mut [-0.4, 0.0]) calls p247_helper, p247_inner; pulled ([0.3, -2.0, -0.7], [0.3, -2.0, 0.3, 0.3], [0.5, -0.7], [-0.7, 0.5])),
        program!(p248((-1.0, -1.2), &[0.0, -1.2, -0.3, -0.2, 1.0])),
        program!(p249(&mut [-0.6, -0.4, 0.3, -0.1], &vec![-0.1, 0.0, -0.7, -0.1, -1.0], -0.9); pulled (1.0, vec![-0.7, 0.5, -0.7, 0.5])),
        program!(p251(&mut [1.1, 0.3, -0.7, -1.2], &[0.2, 0.8, -0.7, -1.1, -0.7], &mut [0.5, 0.4, 0.6, 1.4, -0.1, 0.1, 0.9, -1.1, 0.0, 1.1, -1.0], 0.6); pulled ((-2.0, 0.3), vec![1.0, 1.0, -0.7, -0.7], vec![0.3, -0.7, 0.5, 1.0, -0.7, 0.3, 1.0, 1.0, 0.5, 0.5, 0.3])),
        program!(p252(&Body252 { at: -0.3, k: [0.6, -0.3], rates: 0.5, parts: Point252 { x: 0.4, y: -1.1 }, last: Point252 { x: -0.5, y: 0.9 } }, &Body252 { at: -0.6, k: [1.4, -0.8], rates: 0.1, parts: Point252 { x: -0.3, y: -1.2 }, last: Point252 { x: 0.35, y: 0.6 } }, const 0.0) calls Body252::energy, Body252::new, Body252::sum, Body252::clear),
        program!(p253(0.9) calls Point253::shifted, Body253::new, Body253::max; pulled -2.0),
        program!(p255(-0.8, -0.6, 4, &mut [-0.9, 0.5, -0.5]); pulled ((1.0, 0.5), vec![1.0, -0.7, 1.0])),
    ]
}
