//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point160 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape160 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point160 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, kind: Option<f64>, mut ys: Vec<f64>) -> f64 {
        let Point160 { x: x, y: t } = *self;
        let mut a: f64;
        if x > 0.9 && t > 3.0 {
            let mut y = t.asinh() + t / 3.0;
            a = if t > 0.25 {
                ys[0..1].iter().step_by(2).map(|&q| q * self.x).fold(self.y, |acc, q| acc * 0.5 + q)
            } else {
                x
            };
        } else {
            a = (match kind {
                None => {
                    t
                }
                Some(c) => {
                    x
                }
            }) / 3.0;
        }
        x * 0.25 + ys[ys.len() - 1] * 1.5 - x * 0.3 + a * 1.5 - (if ys[1] > 2.0 || ys[0] <= 0.9 {
            (0..1).skip(1).map(|k| (k as f64) * 0.1).sum::<f64>()
        } else {
            ys[2 - 1]
        }) - x
    }
}

#[differentiable]
impl Point160 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, buf: &mut [f64], ys: &mut [f64]) -> Vec<f64> {
        buf[1] = ys[1];
        vec![ys[1], ys[ys.len() - 1]]
    }
}

#[differentiable]
impl Point160 {
    #[differentiable(unconnected = "zero")]
    fn new(mut p: f64) -> Point160 {
        Point160 { x: p, y: (0..=2).map(|count| (count as f64) * p).sum::<f64>() }
    }
}

#[differentiable]
impl std::ops::Sub for Point160 {
    type Output = Point160;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point160) -> Point160 {
        Point160 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p160(ys: [[f64; 2]; 2], ys2: &[Point160], mut t: f64, buf: &[Point160]) -> (f64, f64) {
    let j: usize = 0;
    let mut unit = Point160 { x: t + ys2[4].y, y: buf[3 - 1].x * (j as f64) };
    {
        t += unit.y;
    }
    let mut grid: Vec<f64> = Vec::new();
    for (n, n2) in (0..buf.len()).rev().zip(0..j) {
        grid.push(ys.iter().enumerate().map(|(m, xs)| buf[n].x * buf[n].x).fold(t, |acc, d| acc + (t + d + d)));
    }
    grid.push(unit.x / (unit.y.powi(2) + 1.0));
    let buf2 = [unit - unit, Point160::new(buf[3 - 1].x)];
    ((buf2[j % 2].x.sin().exp() - t * 0.3 - buf2[j % buf2.len()].x * 2.0) * buf2.iter().map(|unit2| unit2.x * buf[0].x).sum::<f64>(), 1.5_f64.sin() - ys[0][j % 2] * 0.3 - t * 0.3 - unit.y * 2.0 - buf[2].y)
}

flat_record! {
    Point160 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point161 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point161 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, out: &Vec<f64>, a: f64) -> f64 {
        let t: f64 = (out[1].min(a).powi(2) + 0.5).sqrt().mul_add((if a <= -1.0 {
            let x: f64 = a;
            a
        } else {
            let r: f64 = self.x;
            r
        }) * a, a);
        (-out[2 - 1] - a * 2.0) * ((0..out.len() - 1).map(|n| (n as f64)).fold(self.x, |acc, y| acc.max(t + y)) * (if a > -0.7 || self.x > 1.0 {
            t
        } else {
            t
        })) * out[out.len() - 1]
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
fn p161_helper(row: [f64; 12]) -> f64 {
    let mut pair = (row[3].sin().exp2() * (row[9] / (row[7].powi(2) + 0.5)), row[12 - 1] + row[8]);
    let mut r = row[row.len() - 1];
    (r - row.iter().sum::<f64>() * 2.0 - r * 1.5) * row[2..11].chunks(2).enumerate().rev().map(|(n, ys)| ys[n % 1]).fold(r, |acc, r2| acc.max(r2)) - (pair.0 * pair.0 + r)
}

#[differentiable(unconnected = "zero")]
fn p161_inner(ys: Vec<f64>, grid: &[f64], mut x: f64) -> Point161 {
    let mut v: Vec<f64> = vec![0.3; 11];
    for n in (1..11).step_by(2) {
        if v[n - 1] > 1.1 {
            x *= v[11 - 1 - n] * -0.7 + (n as f64);
        }
        v[n] = v[n / 2] * v[n];
    }
    x += x;
    v[8] *= ys.iter().zip(0..v.len()).map(|(q, j)| (if v[j] >= 0.1 {
        *q
    } else {
        ys[j % ys.len()]
    }) + (j as f64)).sum::<f64>();
    let mut grid2: [[f64; 4]; 4] = [[grid[0]; 4]; 4];
    for j in 0..4 {
        for count in (0..4).rev().step_by(2) {
            grid2[count][j] += grid2[j][j].tanh() * grid2[j][(j + 1) % 4];
            grid2[count][count] += grid2[j][j] / (1.0 + grid2[4 - 1][count / 2].powi(2));
        }
    }
    Point161 { y: grid[0], x: x * v[1] }
}

#[differentiable(unconnected = "zero")]
fn p161(part: &Point161) -> f64 {
    let mut m = 0;
    let q: f64 = 'rows1: loop {
        m += 1;
        if m >= 2 || part.y >= part.y {
            break part.x;
        }
    };
    let body = *part;
    let mut i = 0;
    'steps2: while i < 3 && body.y <= 1.1 {
        i += 1;
    }
    let q = q * (body.y / 3.0).clamp(-0.75, 1.25);
    let mut out: Vec<f64> = Vec::new();
    for i2 in 0..i {
        out.push((if body.x >= -1.0 {
            body.y
        } else {
            let mut x = q;
            body.x
        }) * q.tanh());
    }
    out.push(q);
    let mut xs: [f64; 10] = [out[1 - 1]; 10];
    for k in (2..10).step_by(2) {
        if xs[k] > 0.8 {
            xs[k] *= xs[k - 2] * 0.3 + xs[k];
        }
        if k % 2 == 0 {
            xs[10 - 1 - k] = xs[k].tanh() * xs[k - 1];
        }
        xs[k] += xs[10 - 1 - k] * xs[k];
    }
    for m2 in (2..9).step_by(2) {
        let a = xs[m2 - 2];
        xs[m2] = a * 0.3 + (m2 as f64);
        if xs[10 - 1] > -0.7 {
            xs[m2] = xs[m2] * 0.8;
        }
    }
    'search3: for (r, &x) in out.iter().zip(&xs) {}
    out[i % out.len()] - body.x * 2.0 + out[0] * 1.5 - xs.iter().sum::<f64>() * 0.3 - (match i % 5 {
        0..=1 | 4 => (if i / 2 % 3 != 1 {
            let mut y = body.y;
            q
        } else {
            xs[9]
        }),
        2 => xs[i % xs.len()],
        _ => body.y * xs[9],
    })
}

flat_record! {
    Point161 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p162(mut e: f64, mut out: Vec<f64>, v: &mut [f64], mut buf: Vec<f64>) -> f64 {
    let u = buf.pop().unwrap();
    let mut d: f64;
    if 3 < 3 {
        d = (0..3).filter(|j| *j != 1).map(|m| (match buf.len() % 5 {
            0..=1 => v[m],
            2..=3 => buf[0],
            i if v[(m + 1) % v.len()] < 1.0 && u > 2.0 => -1.0,
            _ => v[m],
        }) + (m as f64)).sum::<f64>();
    } else {
        d = v[1];
    }
    buf.swap(0, 1);
    (1.0 + u.abs()).powf(out[0].sin()) - e * 1.5 - out.iter().sum::<f64>() * 1.5 + buf[1] * 1.5 - u * 1.5 - d * 0.3 + (0..buf.len()).zip(v[0..10].iter()).map(|(i, &u2)| out[3] + u2).sum::<f64>()
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
fn p163(point: &mut Body163, xs: [f64; 3]) -> f64 {
    let mut buf = [xs[0], -xs[2], xs[2] * xs[0], xs[0] + xs[1]];
    match buf.len() % 4 {
        0 => {
            point.at.1 /= buf[0].powi(2) + 1.0;
        }
        1 | 2 => {
            let found: Option<f64> = if 0.5 > 1.1 {
                None
            } else {
                Some((buf[1].powi(2) + 1.0).ln())
            };
        }
        j if buf.len() % 3 != 0 => {}
        _ => {}
    }
    ((xs[1].powi(2) + 0.5).ln() - buf[3] * 1.5) * (0..buf.len()).map(|m| buf[1] + (m as f64)).sum::<f64>() * point.k
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
fn p164(#[no_diff] out: Vec<f64>, t: f64, flag: bool, xs: &[f64; 3]) -> f64 {
    let mut count = 0;
    'rows1: while count < 2 && out.len() % 2 == 1 {
        count += 1;
        let flag2 = xs[1] > -1.0 && t < -0.4;
    }
    if xs[count % 3] <= -0.4 {
        let mut grid: [[f64; 4]; 4] = [[xs[0]; 4]; 4];
        for m in 0..3 {
            for i in (2..3).rev() {
                grid[i][i] += grid[i][i / 2] * grid[1][i].powi(3);
            }
        }
        if flag {
            let n = grid[0].len();
            for i in (1..n).rev() {
                let t2 = grid[0][i - 1];
                grid[0][i] = t2 * grid[0][i];
                grid[0][i] = grid[0][i] * grid[0][i - 1];
            }
        }
    }
    out[4 - 1] - xs[3 - 1] + xs[count % xs.len()] * 0.3
}

flat_record! {
    Point164 { x, y, z }
    Body164 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p165_helper(xs: [[f64; 2]; 3], xs2: &mut [f64], v: &[f64], state: &[f64]) -> (f64, f64) {
    let mut shape: Option<f64> = if xs2[xs2.len() - 1] > 2.0 {
        None
    } else {
        None
    };
    let h = |s: f64, w: f64| {
        let mut z = s;
        s + s
    };
    (state[1].hypot(xs2[1].powi(2) + 1.0) + xs[2][0] * 0.5 - xs2[1..].iter().map(|&s| s).sum::<f64>(), (v[2 - 1] * state[0] + xs[0][1] * 1.5) * (if xs2[2 - 1] > 0.3 {
        state[0]
    } else {
        let mut r = xs2[1];
        state[0]
    }).atan() + v.windows(2).rev().map(|v2| xs2[1] + v2[1]).fold(state[1], |acc, r| acc * 0.5 + r * v[1]))
}

#[differentiable(unconnected = "zero")]
fn p165_inner(s: f64, ys: [f64; 11], mut q: f64) -> f64 {
    for buf in ys[6..].chunks(2).skip(1) {}
    ys[5].atan2(s.powi(2) + 1.2) + s * 2.0 - ys.iter().sum::<f64>() * 0.3 - (0..ys.len()).map(|count| q + (count as f64)).sum::<f64>() + (q / (q.powi(2) + 0.5) + q.tanh())
}

#[differentiable(unconnected = "zero")]
fn p165(xs: &[f64]) -> f64 {
    if xs.len() < 3 {
        for k in 0..xs.len() {
            match k % 3 {
                0 => {
                    if k > 1 || k / 2 > 0 {
                        continue;
                    }
                }
                1 | 2 => {
                    let mut xs2 = vec![xs[k]; xs.len()];
                }
                _ => {
                    let (mut a, mut z) = (xs[3].asinh() * (xs[k] - (k as f64)), p165_inner(xs[k % xs.len()], [xs[xs.len() - 1 - k]; 11], xs[k]));
                    let mut k2: usize = k;
                }
            }
        }
    } else if xs[1] > 0.1 {} else {
        let q = xs[3];
    }
    (0..2).filter(|n| *n != 1).map(|k| xs[(k + 1) % 4] + (k as f64)).sum::<f64>() + xs[3..].iter().fold(xs[2], |acc, r| acc.max(*r)) * (xs[0] + xs[3]) - xs.iter().map(|q| xs[0] - *q + *q).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point166 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point166 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, out: &mut Vec<f64>) -> Vec<f64> {
        let mut v: [[f64; 3]; 3] = [[self.y; 3]; 3];
        for j in (1..2).step_by(2) {
            for n in 0..3 {
                v[j][n / 2] += v[0][j] / (1.0 + v[j - 1][j].powi(2));
            }
        }
        vec![self.x * v[3 - 1][1] + out[2 - 1] * out[2 - 1], v[0][1], v[0].iter().enumerate().map(|(count, &x)| x).sum::<f64>()]
    }
}

#[differentiable]
impl Point166 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, row: &mut Vec<f64>) -> [f64; 2] {
        if row[0] > 3.0 {
            row[2 - 1] += row[row.len() - 1];
            return [self.y + row[0] * row[2 - 1], row[1] + row[1] + 0.9];
        }
        row[1] += row[1] * row[1];
        [if row[1] > 1.5 {
            row[0]
        } else {
            row[2 - 1] + row[0]
        }, row[1]]
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
fn p166_helper(body: &mut Point166, v: Vec<f64>) {
    let mut p = -(v[1] * v[0]);
}

#[differentiable(unconnected = "zero")]
fn p166(buf: [f64; 4], v: [[f64; 2]; 2]) -> f64 {
    let mut point = Point166 { x: buf[buf.len() - 1] - v[1][2 - 1], y: v[v.len() - 1][0] };
    for x in &buf[1..3] {
        let q: f64 = (1..v.len()).zip(&buf).map(|(k, &u)| u).product::<f64>();
    }
    let mut w = if !(point.y < 1.5) {
        (1.0 + (if 1 < 3 {
            let x = v[v.len() - 1][1];
            x
        } else {
            let mut acc = buf[buf.len() - 1];
            v[0][1]
        }).abs()).recip()
    } else {
        point.x
    };
    let w = w * point.x;
    (w.tanh().cosh() - buf[3] * 0.3 + point.x * 0.3 + w * 0.3) * -(point.y - w)
}

flat_record! {
    Point166 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p167_helper(y: f64, v: &mut [f64; 11], out: &[f64]) -> f64 {
    (v[9] + out[0]) * v[..6].windows(2).map(|ys| ys[ys.len() - 1] * (1.0 + ys[2 - 1].abs()).powf(out[2 - 1].sin())).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p167_inner(state: Vec<f64>, mut ys: [f64; 3]) -> f64 {
    let mut n = 0;
    loop {
        n += 1;
        let mut d = ys[n % 3] * state[n % 2] - (n as f64) + ys[..1].iter().enumerate().map(|(n2, a)| a + a).fold(ys[n % ys.len()], |acc, c| acc * 0.5 + c * 2.0);
        if n >= 1 || d <= 2.0 {
            break;
        }
    }
    {
        ys[1] = ys[n % ys.len()] - ys[1].atan().sinh();
    }
    ys[2] / (ys[0].powi(2) + 1.2) + state[1] * 0.5 - ys[n % ys.len()] - ((-ys[0].powi(2)).exp() - ys[n % 3] * (n as f64))
}

#[differentiable(unconnected = "zero")]
fn p167(v: &Vec<f64>, w: f64, v2: &mut [f64], mut s: f64) -> f64 {
    let mut i = 0;
    let w2: f64 = 'rows1: loop {
        i += 1;
        s *= s.abs().powi(3);
        if i >= 3 || i * 2 % 2 != 1 {
            break (v2[8].powi(2) + 1.0).recip();
        }
    };
    let mut grid: [f64; 14] = [s; 14];
    for n in (0..14).rev() {
        let w3 = grid[n / 2];
        grid[n] = w3 * grid[0];
        grid[n] -= (grid[n] * grid[(n + 3) % 14]).sin();
        grid[1] = grid[n] * 0.3 + grid[(n + 1) % 14];
    }
    let mut count = 0;
    'steps2: while count < 2 {
        count += 1;
        if grid[0] < 2.0 {
            continue 'steps2;
        }
        let mut n = 0;
        while n < 5 {
            n += 1;
            let mut grid2: Vec<f64> = vec![-0.7; grid.len()];
        }
    }
    ((if v2[0] >= 0.9 {
        w
    } else {
        grid[count % 14]
    }) + s * 1.5 - grid.iter().sum::<f64>() * 0.5) * w.to_radians()
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
fn p168_helper(mut p: f64, acc: &mut f64, pair: (f64, f64), e: f64) -> f64 {
    p += pair.0;
    let h = |z: f64| z * 0.25;
    let mut ys: Vec<f64> = vec![1.0; 14];
    let i = ys.len();
    for k in (1..i - 1).rev().step_by(2) {
        ys[i - 1 - k] = ys[k] / (1.0 + ys[k].powi(2));
        ys[k] = ys[0] * ys[k * 2 % i];
        ys[k] += ys[k] / (1.0 + ys[k / 2].powi(2));
    }
    pair.0.min(*acc) - p * 1.5 - pair.0 * 2.0 - e * 1.5 - ys.iter().sum::<f64>() * 0.5 - ys.iter().rev().zip(0..i).map(|(d, k)| (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p168_inner(state: &mut [f64], grid: &[f64], v: &[f64], v2: &Vec<f64>) -> f64 {
    state[2 - 1] += (v[v.len() - 1] - v2[1]).min(v2[1]);
    (v2[1] + v[0]) * v[1..].iter().map(|p| v2[2 - 1] + p + p).sum::<f64>() - grid[0]
}

#[differentiable(unconnected = "zero")]
fn p168(part: &Point168) -> Vec<f64> {
    let mut row: Vec<f64> = vec![part.x; 13];
    let j = row.len();
    for j2 in 0..j - 1 {
        if row[j2] > 0.25 {
            row[j - 1 - j2] = row[j2 + 1] * (row[row.len() - 1 - j2] + row[13 - 1 - j2]);
        }
    }
    let found: Option<f64> = if row[j % 13] >= 0.8 {
        Some(part.x / 2.0)
    } else {
        None
    };
    for k in (0..13).rev().step_by(2) {
        row[k] = row[k * 2 % 13] / (1.0 + row[k].powi(2));
    }
    let t: f64 = 'found1: {
        if j + 1 < 3 {
            row[13 - 1] -= part.y;
            row[1] *= row[j % row.len()] + row[j % row.len()] - part.x;
        } else if j < 3 {}
        if part.x < 0.1 && part.y <= 1.5 {
            row[j % 13] += row[j % 13].atan2(1.0 + row[0].abs()).hypot((row[12] - row[12]).powi(2) + 1.2);
            break 'found1 row[4];
        }
        1.5_f64.max(part.x).floor() * row[j % row.len()]
    };
    row
}

flat_record! {
    Point168 { x, y }
    Body168 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point169 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body169 {
    at: (f64, f64),
    k: f64,
    rates: Point169,
}

#[differentiable]
impl Point169 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, x: f64) -> f64 {
        'rows1: for n in 0..3 {}
        ((0..4).zip(0..1).map(|(count, i)| self.x + (i as f64)).sum::<f64>() - x * 1.5) * x.tanh() * x
    }
}

#[differentiable(unconnected = "zero")]
fn p169_helper(state: &[[f64; 2]; 3], row: &[f64], mut acc: f64) -> f64 {
    let buf = [Point169 { x: acc, z: acc / (row[0].powi(2) + 0.5), y: row[1] }, Point169 { x: acc * acc, y: state[1][2 - 1] * state[0][1], z: acc + acc }];
    (-1.0 + acc * 0.5 - buf[buf.len() - 1].z * 0.3 - (0..state.len() - 1).rev().map(|j| (j as f64)).sum::<f64>()) * (buf[buf.len() - 1].z - acc).sin()
}

#[differentiable(unconnected = "zero")]
fn p169_inner(state: &[Point169], mut spring: Point169, pair: (f64, f64)) -> [f64; 3] {
    let mut xs: Vec<f64> = Vec::new();
    for k in 1..state.len() - 1 {
        xs.push(pair.0);
    }
    xs.push(spring.z + spring.y);
    let mut state2 = vec![if pair.1 > pair.0 {
        0.3
    } else {
        xs[0]
    }, pair.0.mul_add(xs[0], xs[1 - 1]), pair.1 + pair.1];
    let mut n = 0;
    let r: f64 = 'rows1: loop {
        n += 1;
        if n >= 2 {
            break (1..xs.len() - 1).map(|m| (m as f64) * spring.y).sum::<f64>();
        }
        xs[0] -= pair.0 + state2[0];
    };
    [0.25, state2[n % state2.len()] / (state2[n % state2.len()].powi(2) + 0.5), spring.x - pair.0 + xs[0]]
}

#[differentiable(unconnected = "zero")]
fn p169(b: f64, ys: &Vec<f64>) -> f64 {
    let mut pair = (ys[ys.len() - 1], ys[0] + ys[2]);
    let mut count = 0;
    while count < 3 {
        count += 1;
        if !(count + 1 < 3) {
            return (if pair.1 < 0.9 {
                pair.0
            } else {
                0.1
            }) / 2.0;
        }
    }
    let mut ys2 = ys[1..].to_vec();
    for a in ys {
        for &q in ys.iter().rev() {
            'rows1: for (i, u) in ys2.iter_mut().enumerate() {
                *u += ((-q.powi(2)).exp().powi(2) + 0.5).ln();
            }
            ys2.swap(0, count % 4);
        }
    }
    (ys2[count % 4].to_radians() + pair.0 * 2.0 - ys2[count % 4] * 1.5 - (1..ys2.len()).map(|j| (j as f64) * (if j < 3 {
        pair.1
    } else {
        let mut c = ys[j % 5];
        b
    })).product::<f64>()) * ys[..4].windows(2).enumerate().map(|(m, xs)| b * 2.0_f64.asinh()).product::<f64>()
}

flat_record! {
    Point169 { x, y, z }
    Body169 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point170 {
    x: f64,
    y: [f64; 10],
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape170 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point170 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, xs: &[Point170]) {
        let mut body = self.clone();
    }
}

#[differentiable]
impl Point170 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, spring: &Point170) -> f64 {
        let spring2 = Point170 { x: self.y[10 - 1] + 0.8, y: [1.1; 10], z: spring.y[10 - 1] * spring.z };
        let state: Vec<f64> = (0..2).take(2).zip(0..4).map(|(i, k)| spring2.y[k] + (k as f64) + (k as f64)).collect::<Vec<f64>>();
        2.0 * 2.0 + spring2.x * 0.5 + (spring2.z - spring2.z) / (state[0].powi(2) + 1.2) - spring2.z
    }
}

#[differentiable]
impl Point170 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, buf: [[f64; 2]; 3]) -> f64 {
        let mut state: [f64; 14] = [buf[0][2 - 1]; 14];
        for i in 0..4 {
            for count in 1..14 {
                state[(count + 3) % 14] = state[i] * state[count];
            }
        }
        let mut a = self.advance(self) + 1.5;
        let mut grid: [[f64; 9]; 9] = [[a; 9]; 9];
        for j in 2..9 {
            for j2 in 2..8 {
                grid[j2][j2 + 1] += grid[j][j] * grid[j2][j2];
            }
        }
        (state[14 - 1].min(a) + state.iter().sum::<f64>() * 2.0 - a * 2.0) * grid[0][6] * (buf[1][0].powi(2) + 1.2).ln_1p()
    }
}

#[differentiable]
impl Point170 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, grid: Vec<f64>, mut state: [f64; 9]) -> f64 {
        for m in (0..9).step_by(2) {
            let p = state[9 - 1 - m];
            state[m] += p.tanh() * state[m * 2 % 9];
        }
        let mut j = 0;
        while state[j % 9] >= 1.1 && j < 2 {
            j += 1;
            let grid2 = [Point170 { x: state.iter().enumerate().map(|(j2, &b)| b).fold(self.x, |acc, x| acc.max(x + x)), y: [state[3] + 3.0; 10], z: grid[grid.len() - 1] }, Point170 { x: grid[j % grid.len()], y: [state[8] + (j as f64); 10], z: state[2].atan().exp2() }, Point170 { y: [grid[j % grid.len()] * state[8]; 10], ..*self }];
        }
        (match j * 2 % 5 {
            0 => grid[0],
            2..=3 => grid[0],
            _ => {
                let mut x = state[j % state.len()];
                x
            }
        }) + grid[1] * 2.0 + state.iter().sum::<f64>() * 2.0 + (0..state.len()).map(|i| (i as f64) * state[(i + 1) % 9]).fold(self.x, |acc, w| acc + w * (self.shifted([[grid[1], self.y[10 - 1]], [state[j % 9], w], [0.9, state[2]]]) + w))
    }
}

#[differentiable(unconnected = "zero")]
fn p170_helper(mut b: f64) -> f64 {
    let mut pair = (b, b - b);
    if pair.0 <= 0.5 {
        if 0 < 3 || pair.0 >= pair.1 {
            let grid = vec![Point170 { x: 0.3, y: [b; 10], z: (0..2).rev().filter(|k| *k != 1).map(|k| (k as f64)).sum::<f64>() }, Point170 { x: (0..2).map(|m| b + (m as f64)).sum::<f64>(), y: [pair.0 * pair.1; 10], z: (-pair.1.powi(2)).exp() }];
        } else {
            let mut k = 0;
            let mut d: f64 = loop {
                k += 1;
                if k >= 4 || pair.1 >= -1.0 {
                    break pair.0;
                }
                pair.1 -= pair.1.to_radians();
            };
        }
    } else {
        let t = &mut pair.0;
        *t *= 1.5 * *t;
    }
    (pair.1 + pair.0 + pair.1 * 0.3) * b - pair.0.atan().cosh() * b
}

#[differentiable(unconnected = "zero")]
fn p170(body: Point170, mut e: f64) -> f64 {
    for m in 0..3 {
        let Point170 { x: y, y: ys, z: q } = body;
        let f = |s: f64, s2: f64| {
            let mut w = q * (q + s);
            if s >= w {
                return s;
            }
            s + (body.advance(&body) + ys[m])
        };
        let mut spring = Point170 { x: y, y: [1.5 + y; 10], z: (0..ys.len()).map(|k| y + (k as f64)).fold(y, |acc, d| acc * 0.5 + d * ys[(m + 1) % ys.len()]) };
    }
    e *= (1.0 + e.abs()).powf(e.atan().sinh().sin());
    e *= -(if 0 < 3 {
        e
    } else {
        e
    });
    let found: Shape170 = if e > 0.5 && 4 < 3 {
        Shape170::Disc(e)
    } else {
        Shape170::Rect(e / (0.25_f64.powi(2) + 1.2), p170_helper(body.x))
    };
    (0..3).zip(0..1).for_each(|(i, i2)| {
        e += (body.z + (i as f64)).min(e);
        e /= (if let Shape170::Flat = found {
            e
        } else {
            e + (i2 as f64)
        }).powi(2) + 1.0;
    });
    let mut xs: [[f64; 3]; 3] = [[body.x; 3]; 3];
    for n in 1..1 {
        for n2 in (0..0).step_by(2) {
            xs[3 - 1 - n2][n2] *= xs[n2][3 - 1 - n].tanh() * xs[n][n];
            xs[n2][n] -= (xs[n * 2 % 3][n2] * xs[3 - 1][n2 / 2]).sin();
        }
    }
    let state = xs[2][1..3].to_vec();
    state[1] * state[0] + body.x * 0.5 - e * 0.5 - xs[1][0] * 2.0 + (0..=1).map(|count| (count as f64)).sum::<f64>()
}

flat_record! {
    Point170 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p171(out: &mut [f64], #[no_diff] grid: &[f64], grid2: &[f64], mut xs: Vec<f64>) -> f64 {
    let t = &mut out[4 - 1];
    *t *= grid[4];
    *t += 0.5;
    let b = xs.pop().unwrap();
    let p = xs.pop().unwrap();
    for k in 0..4 {
        let a = out[k];
        out[k] *= a * -0.7 + grid[k];
        out[k] -= out[k / 2] * 0.9 + (k as f64);
        out[1] -= out[k / 2] / (1.0 + grid[0].powi(2));
    }
    let mut s = (-1.0 * xs[0] + xs[0] / (1.0 + xs[0].abs())).clamp(-0.75, 1.25);
    let mut xs2: Vec<f64> = Vec::new();
    for j in 0..grid2.len() {
        xs2.push(0.9);
    }
    xs2.push(b * grid[0]);
    xs2.iter().zip(grid[1..].chunks(2)).map(|(x, buf)| buf[0] * p).fold(p, |acc, u| acc * 0.5 + u) - b * 2.0 + p * 0.3 + p
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
    k: [f64; 2],
    rates: f64,
    parts: [f64; 3],
    last: f64,
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
fn p172(#[no_diff] mut unit: Body172, state: &[f64], mut b: f64) -> Point172 {
    let mut grid = state.to_vec();
    grid[5 - 1] = b;
    let f = |w: f64, r: f64| w * (r / (state[2].powi(2) + 0.5) - (state[0] + b));
    if 3 < 3 {}
    let state2 = [Point172 { x: (1.0 + grid[grid.len() - 1].abs()).powi(-1), y: state[0] + grid[2], z: b + state[0] }, Point172 { x: state[3] / (grid[3].powi(2) + 1.2), y: grid[5 - 1].asinh(), z: grid[1] + grid[3] }, Point172 { x: state[1..2].iter().zip(grid.windows(2)).filter(|(u, v)| 1 < 3).map(|(a, out)| b + out[1]).sum::<f64>(), y: b + b, z: (1..grid.len()).map(|count| (count as f64)).product::<f64>() }];
    let mut ys: Vec<f64> = vec![0.0; 9];
    let mut t: f64 = 0.0;
    for j in 0..4 {
        for m in 0..9 {
            ys[m] = (grid[1..][j] * (m as f64)).sin();
        }
        let mut r: f64 = 0.0;
        for j2 in 0..ys.len() {
            t += ys[j2] * ys[0];
        }
        t += r.sin();
    }
    let mut n = 0;
    while n < 2 && state2[state2.len() - 1].x < t {
        n += 1;
        for count in 0..5 {
            ys[0] = ys[0] * 0.5 + (count as f64);
            t = ys[0] / (1.0 + grid[count].powi(2));
            ys[5 - 1] *= ys[count] * -0.7 + (count as f64);
        }
    }
    let p: f64 = b;
    ys[2] /= ((if grid[5 - 1] < state2[1].x {
        p
    } else {
        b
    }) * (ys[ys.len() - 1] * state2[2].x)).powi(2) + 1.0;
    let mut buf = ys.to_vec();
    Point172 { x: state2.iter().filter(|point| ys.len() % 3 == 1).map(|part| part.z * b).sum::<f64>(), y: t + (n as f64), z: t }
}

flat_record! {
    Point172 { x, y, z }
    Body172 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p173_helper(mut e: f64, state: &mut [f64]) {
    let (c, a) = (e, state[2 - 1] - state[1]);
}

#[differentiable(unconnected = "zero")]
fn p173(state: &[f64], out: &[[f64; 2]; 3], row: &mut [f64], buf: [[f64; 2]; 2]) -> f64 {
    if buf[buf.len() - 1][0] <= 0.5 {
        return row[4..10].chunks(2).map(|xs| buf[1][2 - 1] * buf[1][1]).fold(state[1], |acc, acc2| acc.max(acc2 * acc2));
    }
    let mut xs = [buf[0][1], if buf[1][0] <= 0.9 {
        out[out.len() - 1][2 - 1]
    } else {
        let mut b = buf[1][1];
        b
    }, buf[1][1]];
    for (k, &acc) in (1..xs.len()).zip(row.iter()) {
        let e: f64;
        if xs[k] < 0.5 {
            e = acc;
        } else {
            let mut w = out[k][k % 2];
            e = (if w > 0.25 {
                row[k]
            } else {
                acc
            }) - w.sin().exp();
        }
    }
    row[2] = xs[xs.len() - 1] * xs[3 - 1] / (1.0 + (-xs[0]).abs());
    (row[8].max(0.9) - buf[0][2 - 1] * 2.0 - xs.windows(2).rev().map(|v| v[2 - 1]).product::<f64>()) * (xs[0].powi(2) + 1.2).recip()
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
    fn energy(&mut self, state: &[[f64; 2]; 2]) -> f64 {
        let mut out: [[f64; 3]; 3] = [[self.rates[2]; 3]; 3];
        for i in 1..3 {
            for i2 in (2..2).step_by(2) {
                out[3 - 1][i2] = out[3 - 1][i] * out[i][0];
            }
        }
        out[3 - 1].swap(1, 0);
        self.at + out[1][0] * 2.0 - out[1][..1].chunks(2).zip(0..out.len()).map(|(xs, i)| self.k[1].x + xs[i % 1] + (i as f64)).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point174 {
    type Output = Point174;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point174 {
        Point174 { y: self.y * other, x: self.x * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p174_helper(row: &mut [Body174], ys: &[f64]) -> f64 {
    let mut body = Point174 { x: row[0].k[2 - 1].x * ys[ys.len() - 1], y: ys[0].cos() };
    for unit in row.iter_mut().rev() {
        if unit.at > 0.5 {
            body.y += 0.9_f64.clamp(-0.75, 1.25).abs();
            continue;
        }
    }
    (row.iter().map(|unit| unit.at * body.y).fold(body.x, |acc, e| acc + e) + body.x * 1.5) * row[0].k[0].x + (body.x + body.x).to_radians()
}

#[differentiable(unconnected = "zero")]
fn p174_inner(q: f64, state: &[f64], state2: &[f64], ys: Vec<f64>) -> ([f64; 2], f64) {
    let g = |e: f64, e2: f64| {
        let t = ((e2 / (1.0 + e.abs())).powi(2) + 0.5).ln_1p();
        e + (if e <= 1.1 && t > 1.5 {
            e
        } else {
            e2
        })
    };
    let buf = [[ys[1], ys[0]], [ys[1], ys[0]]];
    let mut buf2: Vec<f64> = Vec::new();
    for (m, ys2) in (0..ys.len()).step_by(2).zip(buf.iter()) {
        if m % 2 == 1 {
            buf2.push(ys2[m % ys2.len()] * ys2.iter().rev().zip(1..ys.len()).map(|(&y, j)| (j as f64) * ys2[1]).sum::<f64>());
        }
    }
    buf2.push(state2[1].cos());
    let mut xs: Vec<f64> = Vec::new();
    for (k, &x) in buf2.iter().enumerate() {
        if buf2.len() < 3 && x <= -1.0 {
            xs.push(state2[k % 2] + state[k % 2] - buf[k % buf.len()][k % 2].sin());
        }
    }
    xs.push(buf[0].iter().enumerate().filter(|(j, d)| **d > 0.25).map(|(i, &w)| w).sum::<f64>());
    ([(buf2[buf2.len() - 1] * state2[state2.len() - 1]).mul_add((q.powi(2) + 1.0).ln(), buf[buf.len() - 1][1]), xs[0]], (xs[0] / (1.0 + xs[0].abs()) + xs[0] * 0.5) * buf.iter().map(|grid| buf2[0].hypot(grid[grid.len() - 1].powi(2) + 1.0) + xs[1 - 1]).fold(state[state.len() - 1], |acc, w| acc * 0.5 + w * buf2[0].abs()) * ys[1])
}

#[differentiable(unconnected = "zero")]
fn p174(xs: &mut [f64], row: [f64; 4], buf: &[f64], xs2: [f64; 4]) -> f64 {
    if xs2[2] <= 0.1 {
        let mut j = 0;
        loop {
            j += 1;
            if j >= 1 || xs2[2] <= row[2] {
                break;
            }
            if row[2] >= 1.1 {
                let pair = p174_inner(xs2[j % xs2.len()].tanh().exp_m1(), &xs2, buf, buf.to_vec());
            } else {
                xs[j % 4] += xs2[j % xs2.len()];
                if buf[1] >= xs2[2] {
                    break;
                }
            }
        }
    } else {
        let x: f64;
        if buf[7] > 2.0 {
            x = (0..1).map(|k| buf[9] + (k as f64)).fold(row[0], |acc, s| acc + s * (xs2[2] / (row[1].powi(2) + 1.0)));
        } else {
            x = xs2[0] - (buf[buf.len() - 1] + row[row.len() - 1]);
        }
    }
    let a = xs2[1];
    (xs2.chunks(2).map(|buf2| row[3] + a).sum::<f64>() + row[4 - 1] * 0.5 + a * 1.5) * (buf[2] + a) + -xs2[1]
}

flat_record! {
    Point174 { x, y }
    Body174 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point175 {
    x: [f64; 11],
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body175 {
    at: [f64; 9],
    k: Vec<f64>,
    rates: Vec<Point175>,
}

#[differentiable]
impl Body175 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, out: &[f64], mut x: f64) {}
}

#[differentiable(unconnected = "zero")]
fn p175(ys: &Vec<Body175>, body: &mut Body175, flag: bool, point: Body175) -> f64 {
    for k in 0..4 {
        let mut m = 0;
        while ys[k].at[k] >= 0.9 && m < 3 {
            m += 1;
            let mut buf: [[f64; 3]; 3] = [[point.k[2 - 1]; 3]; 3];
            for m2 in 0..3 {
                for m3 in (0..3).rev() {
                    buf[3 - 1 - m3][3 - 1 - m3] = buf[3 - 1 - m2][m3] * 0.5 + (m3 as f64);
                }
            }
            let mut v: Vec<f64> = vec![point.k[m % 2]; 14];
            for count in 0..2 {
                buf[m % 3][count] += buf[m % 3][1] / (1.0 + buf[m % 3][count].powi(2));
                v[count] *= v[3 - 1 - count] * 0.3 + v[0];
            }
            let mut count = 0;
            let mut q: f64 = loop {
                count += 1;
                let a = (match k * 2 % 5 {
                    0 => buf[2][m % 3],
                    2..=3 => buf[count % 3][count % 3],
                    _ => {
                        let mut acc = v[14 - 1 - k];
                        3.0
                    }
                }).clamp(-0.75, 1.25) + v[k];
                body.advance(&v[12..], v[(k + 1) % 14] + a);
                if count >= 4 || point.rates[count % 2].y < 3.0 {
                    break buf[k % 3][1] * a + (buf[count % 3][2] + a);
                }
            };
        }
    }
    if ys[4 - 1].k[2 - 1] >= body.rates[2 - 1].y {
        for body2 in ys.iter() {
            {
                let f = |y: f64, w: f64| {
                    let mut acc: f64 = (1..ys.len()).map(|j| (j as f64)).sum::<f64>();
                    y + (if flag {
                        let r: f64 = acc;
                        w
                    } else {
                        w
                    }).to_radians()
                };
            }
        }
    }
    (body.rates[2 - 1].y * point.at[7] - point.k[2 - 1] * 2.0 + point.at[4].cos()) * body.at[1]
}

flat_record! {
    Point175 { x, y }
    Body175 { at, k, rates }
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
    fn energy(&self, point: Point176, mut row: [f64; 4]) -> f64 {
        (row[4 - 1] + row[1] - row[0] * 0.3) * ((self.y + row[0]) / 1.5)
    }
}

#[differentiable]
impl Point176 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, out: &mut Vec<Point176>) -> f64 {
        let y: f64 = self.energy(Point176 { x: out[1].y, y: out[0].z, z: out[1].z }, [out[0].x, out[out.len() - 1].z, out[1].x, out[0].z]) + out[1].x + (-out[out.len() - 1].x.powi(2)).exp() * (out[1].y + self.z);
        let mut m = 0;
        loop {
            m += 1;
            if m >= 4 {
                break;
            }
        }
        y - y * 0.3 + (-1.0 * y + y.tanh())
    }
}

#[differentiable(unconnected = "zero")]
fn p176(state: &[f64; 4], mut v: Vec<f64>, v2: &mut Vec<f64>) -> ([f64; 2], f64) {
    for count in 0..11 {
        let acc = v2[count * 2 % 11];
        v2[count] *= acc * 0.9 + v2[0];
        v2[2] = v2[count] / (1.0 + v2[count].powi(2));
    }
    v2[0] *= v2[2] + (v2[v2.len() - 1] + v2[7]);
    let d = v2[8] + (v.iter().enumerate().map(|(count, e)| *e + *e).fold(v2[9], |acc, b| acc * 0.5 + (v2[7] + b)) + v[5 - 1] / (1.0 + v[2].abs()));
    let mut count = 0;
    while count < 5 {
        count += 1;
        let mut grid: Vec<f64> = Vec::new();
        for buf in v2.chunks(2) {
            if v2[count % 11] <= 0.8 {
                grid.push(d);
            }
        }
        grid.push(d * d);
    }
    v2[11 - 1] = v[count % v.len()];
    let mut pair = ([v2[count % 11] + 1.5, v[v.len() - 1]], v2[4] / 2.0);
    pair
}

flat_record! {
    Point176 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p177(v: &mut [f64; 2], out: &mut Vec<f64>) -> f64 {
    let mut ys = vec![out[2], -out[2]];
    let mut found: Option<f64> = Some(out[2]);
    'rows1: for p in out[0..2].iter_mut() {
        let row = vec![*p, (p.powi(2) + 1.2).recip()];
    }
    ys[0].asinh() + ys[ys.len() - 1] * 1.5 - ys[0].cos()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point178 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape178 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl std::ops::Sub for Point178 {
    type Output = Point178;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point178) -> Point178 {
        Point178 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p178_helper(buf: &[f64; 3], buf2: &[f64], pair: (f64, f64), b: f64) -> Point178 {
    buf2.windows(2).enumerate().for_each(|(j, buf3)| {});
    if buf[buf.len() - 1] > 0.1 {} else if b >= b {
        let flag = b < b;
    } else {
        let body = Point178 { x: pair.0 - buf2[0], y: b };
    }
    Point178 { x: b, y: b.powi(2) }
}

#[differentiable(unconnected = "zero")]
fn p178(d: f64, mut d2: f64, p: &mut f64, m: usize) -> f64 {
    *p -= *p - d2 - (m as f64);
    let mut out = [*p; 4];
    let (s, mut e) = (out[out.len() - 1] * out[m % out.len()] - out[m % out.len()] * (m as f64), out[m % 4] - *p);
    for grid in out.windows(2) {
        if s <= 0.3 || m % 2 == 1 {
            let mut n = 0;
            while n / 2 % 3 != 1 && n < 5 {
                n += 1;
                let r = if out.len() % 2 != 1 {
                    e.abs()
                } else {
                    out[n % 4].atan().exp_m1() + e
                };
            }
            let mut i = 0;
            while n * 2 % 2 == 0 && i < 5 {
                i += 1;
                let r = ((grid[0] + (i as f64)).powi(2) + 1.2).powi(-1).tanh();
                e = grid[1];
            }
        } else {
            let mut point = Point178 { x: d2 - grid[1], y: out[m % out.len()] };
        }
        for (j, &u) in out[..3].iter().enumerate() {
            e = e * (m as f64);
        }
    }
    s - d * 0.5 - out[0] * 0.5 - -e
}

flat_record! {
    Point178 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p179_helper(buf: [[f64; 2]; 2]) -> f64 {
    let mut row: Vec<f64> = Vec::new();
    for (m, &z) in (0..1).step_by(2).zip(buf[2 - 1][0..1].iter()) {
        if m + 1 > 2 {
            row.push(z);
        }
    }
    row.push(-1.0);
    let mut n = 0;
    'rows1: loop {
        n += 1;
        if n >= 3 || n / 2 % 3 != 1 {
            break;
        }
        let mut state = [[row[0], row[n % row.len()]], [-0.4, row[n % row.len()]]];
        if state[state.len() - 1][1] < 1.0 || row[n % row.len()] > -1.0 {} else {
            row[n % 1] = match (n + 1) % 5 {
                0..=1 => {
                    let mut x = match row.len() % 5 {
                        0 => state[1][2 - 1],
                        _ => state[0][1],
                    };
                    (1.0 + x.abs()).powf(0.1_f64.sin())
                }
                2 => state.iter().enumerate().map(|(m, out)| out[m % out.len()]).sum::<f64>(),
                _ => state[n % 2][n % 2] + state[0][n % 2],
            };
        }
    }
    row[n % row.len()] - (n as f64) + 0.8
}

#[differentiable(unconnected = "zero")]
fn p179_inner(ys: [f64; 3]) -> f64 {
    {}
    -0.7 / (ys[1].powi(2) + 0.5) + ys[0] * 1.5 + ys.iter().map(|e| *e * *e).fold(ys[ys.len() - 1], |acc, e| acc * 0.5 + e * (ys[2] * e))
}

#[differentiable(unconnected = "zero")]
fn p179(state: &mut [f64], mut a: f64, state2: &mut Vec<f64>) -> f64 {
    let g = |p: f64| p + (state2[6].tanh().exp_m1().powi(2) + 1.2).ln_1p();
    for y in state[..1].iter_mut() {
        let mut a = a * (*y / (state2[4].powi(2) + 1.0)).atan();
        a += (1.0 + a.abs()).ln_1p();
        let found: Option<f64> = Some(*y - state2[10]);
    }
    a = 1.5 - (0..=4).map(|i| (i as f64) * state2[i]).sum::<f64>();
    let a = a + 0.9;
    let i: usize = 1;
    let e = p179_helper([[a * state2[i % state2.len()], state[1]], [a.tanh(), (0..i).rev().map(|j| state[i % state.len()] + (j as f64)).fold(a, |acc, p| acc + (state2[state2.len() - 1] + p))]]);
    let mut ys: [f64; 12] = [e; 12];
    let mut r: f64 = 0.0;
    for m in (0..11).rev() {
        for k in 0..12 {
            ys[k] = (state2[m] * (k as f64)).sin();
        }
        let mut e2: f64 = 0.0;
        for i2 in 0..ys.len() {
            r += ys[i2].powi(2);
        }
        r += e2 * state2[m];
    }
    let w = (-0.7 + ys[3]) * (e - (i as f64)) / 3.0;
    r = w.to_radians();
    let h = |c: f64| c * (r / 1.5);
    (r.tanh() + e * 2.0 + ys.iter().sum::<f64>() * 2.0 + r * 1.5) * ys[10]
}

#[differentiable(unconnected = "zero")]
fn p180(state: &[f64], u: &mut f64, t: f64) -> f64 {
    let mut out = [t, t - t, t / 3.0];
    out[2] = (t + out[out.len() - 1]) * (t / (1.0 + t.abs()));
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for z in &out {
        if 2 < 3 {
            let mut out2: Vec<f64> = vec![0.0; 12];
            let mut y: f64 = 0.0;
            for n in 0..4 {
                y += out2[0].powi(2);
                out2.fill(state[n]);
                let mut x: f64 = 0.0;
                for n2 in 0..out2.len() {
                    x += out2[n2] * out2[n2].cos();
                }
                y += x * state[n];
            }
        } else {
            for k in 0..1 {
                *u += if !(*z > state[k]) {
                    let z2 = z / 1.5;
                    z2.hypot(t.powi(2) + 1.0)
                } else {
                    *u + z
                };
                *u *= t.sin().exp2();
            }
            let mut out2: [f64; 15] = [*z; 15];
            for m in 0..4 {
                if out2[m] > 0.3 {
                    out2[m] -= out2[0] * 0.3 + out2[0];
                }
                out2[m] = (out2[m] * out2[m]).sin();
            }
        }
        v.push(z.hypot(z.powi(2) + 1.0));
    }
    v.push(out[0]);
    t * out[out.len() - 1] + out[2] * 2.0 + t.abs() / (out[2].powi(2) + 1.2)
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
fn p181(state: &mut [f64; 4], unit: &Point181) -> f64 {
    let mut buf: [[f64; 4]; 4] = [[unit.y; 4]; 4];
    for count in (1..4).rev().step_by(2) {
        for k in (0 + count..4).rev() {
            buf[k][count * 2 % 4] += buf[k][k] * 0.3 + buf[count][count / 2];
            buf[k][k] *= buf[k][count] * 0.9 + (k as f64);
        }
    }
    if state[state.len() - 1] >= 1.5 || state[state.len() - 1] < unit.y {
        if buf[3][2] > 0.3 {} else {
            let mut found: Option<f64> = Some((0..buf.len()).rev().filter(|n| *n != 1).map(|m| (m as f64) * 3.0).fold(buf[buf.len() - 1][1], |acc, e| acc.max(e * buf[2][4 - 1])));
        }
    } else {
        let mut b = unit.z;
    }
    (if buf[buf.len() - 1][3] < unit.x {
        unit.y
    } else {
        unit.z
    }) * unit.y
}

flat_record! {
    Point181 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p182_helper(p: f64) -> [f64; 3] {
    let mut p2 = p;
    for i in 0..=2 {}
    [(0..2).rev().map(|k| p + (k as f64)).fold(p, |acc, r| acc + r) - (1.1 - p2), p2, if !(p2 > 0.1) {
        let mut a = p2;
        a
    } else {
        if p2 > 0.1 || p2 > 0.5 {
            p
        } else {
            p2
        }
    }]
}

#[differentiable(unconnected = "zero")]
fn p182_inner(v: &mut [f64], z: &mut f64, out: [f64; 4]) -> f64 {
    let y = &mut *z;
    *y = if *y > 0.25 {
        *y
    } else {
        out[2]
    };
    let mut i = 0;
    loop {
        i += 1;
        *z *= 0.1;
        if i >= 2 || v[i % v.len()] <= -0.4 {
            break;
        }
    }
    out[4 - 1] * out[i % 4] + out[i % out.len()] * 1.5 + (if i * 2 % 3 == 1 {
        let mut p = *z;
        p
    } else {
        v[0]
    }).asinh()
}

#[differentiable(unconnected = "zero")]
fn p182(row: &[f64], s: f64, buf: &[f64]) -> f64 {
    let mut ys: [f64; 9] = [row[row.len() - 1]; 9];
    for count in (0..8).rev() {
        ys[count] *= ys[count] * (2.0 * buf[count % buf.len()]);
        ys[count] += buf[count] * 0.3 + (count as f64);
        ys[(count + 2) % 9] = buf[9 - 1 - count] * ys[0];
    }
    let mut u = row[3];
    let s = s * (buf[1] / (1.0 + s.abs()) * u);
    ys[2] += buf[3];
    let mut row2: Vec<f64> = vec![1.0; ys.len()];
    let mut row3: Vec<f64> = vec![1.5; 9];
    for i in 0..4 {
        for k in 0..9 {
            let c = row3[i];
            row2[k] = c + row3[i] * s;
            row3[k] += row2[i] / (1.0 + row3[k].powi(2));
        }
    }
    if row3[row3.len() - 1] >= s {
        return (1..buf.len()).rev().map(|i| s + (i as f64)).fold(buf[11 - 1], |acc, q| acc * 0.5 + (u + 0.3 + q));
    } else {
        let mut v: Vec<f64> = vec![row3[row3.len() - 1]; 9];
        let mut c: f64 = 0.0;
        for count in (0..9).rev() {
            for n in 0..8 {
                v[n] = (row2[count] * (n as f64)).sin();
            }
            let mut s2: f64 = 0.0;
            for k in 0..v.len() {
                s2 += v[k].powi(2);
            }
            c += s2 * s2.tanh();
        }
    }
    let e: f64 = 'found1: {
        row3[2] += 1.0 * row3[5] * (row3[0].powi(2) + 1.0).recip();
        if row2[0] > 0.1 {
            row2[0] += (1.0 + (-row3[9 - 1]).abs()).ln();
            return -(row3[7] * row2[0]);
        }
        if !(buf[2] >= 0.25) {
            let mut r = (row3[8].powi(2) + 0.5).log10();
            row2[9 - 1]
        } else {
            let mut r = row3[4] * row2[row2.len() - 1];
            row[4 - 1]
        }
    };
    match 2 % 4 {
        0 => {
            let mut state: Vec<f64> = vec![row3[8]; 13];
            for j in (0..12).rev() {
                if state[j / 2] > -0.4 {
                    state[j] += state[j] * 0.5 + state[0];
                }
                state[j] -= state[j] * -0.7 + state[j];
                state[j] -= state[13 - 1] * -0.7 + state[j];
            }
        }
        1 | 2 => {
            row3[9 - 1] += row3[row3.len() - 1] / (ys[1].powi(2) + 1.2) + e * row3[5];
        }
        _ => {
            match row.len() % 3 {
                0 => {
                    u += e.abs();
                }
                count if count / 2 % 3 != 1 => {
                    match count % 4 {
                        0 => {
                            row2[count % 9] -= row[1..3].chunks(2).rev().map(|v| e).sum::<f64>();
                        }
                        1 | 2 => {
                            row3[count % 9] += (e + u).atan2(1.0 + row2[3..].windows(2).map(|row4| row3[7] * -0.4_f64).sum::<f64>().abs());
                        }
                        k if u >= 0.5 => {
                            let x = p182_inner(&mut row3, &mut u, [row2[8].atan2(0.3_f64.powi(2) + 1.0), row2[k % row2.len()] - e, e.to_radians(), row2[5]]);
                        }
                        _ => {
                            let acc = std::mem::replace(&mut row2[count % 9], s * (count as f64));
                        }
                    }
                }
                _ => {
                    row2[0] = (if row3[7] > -0.4 {
                        s
                    } else {
                        row3[6]
                    }) * row2[row2.len() - 1];
                }
            }
        }
    }
    u * e - ys.iter().sum::<f64>() * 0.3 + u * 0.5 - row2.iter().sum::<f64>() * 0.5 + row3.iter().sum::<f64>() * 1.5 - e * 0.3 + (buf[0] + row3[row3.len() - 1] + row3[6].hypot(1.0 + s.abs())) - (if row2[5] >= 0.5 {
        row3[7]
    } else {
        e - u
    })
}

#[differentiable(unconnected = "zero")]
fn p183_helper(row: &[f64; 4]) -> f64 {
    let mut n = 0;
    'rows1: loop {
        n += 1;
        let mut a = row[4 - 1];
        if n >= 2 || n * 2 % 2 != 1 {
            break;
        }
    }
    row[n % 4] + (0..n).zip(0..row.len() - 1).map(|(n2, k)| (k as f64) * (row[row.len() - 1 - k] * row[k])).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p183(x: f64, #[no_diff] state: &mut Vec<f64>, mut pair: (f64, f64)) -> f64 {
    for count in 1..state.len() - 1 {
        let a = (1.0 + state[count].abs()).cbrt() / ((0..state.len()).map(|i| (i as f64)).product::<f64>().powi(2) + 0.5) + state[count].abs().min(pair.1 * (count as f64));
    }
    let mut count = 0;
    while count < 4 && count < 3 {
        count += 1;
        if count + 1 > 2 {
            if (count + 1) % 3 != 0 {
                state[5 - 1] += state[..3].iter().map(|a| *a * (*a * pair.0)).sum::<f64>();
            } else if pair.1 <= pair.0 {
                let f = |t: f64| t * (state[4] / 1.5 - pair.1.to_radians());
            }
            let s = &mut pair.1;
            *s += (-s.powi(2)).exp();
        } else {
            if count % 2 != 1 {
                break;
            }
            pair.1 = state[3..5].iter().filter(|r| **r > 0.8).map(|&s| s).fold(state[count % state.len()], |acc, x2| acc * 0.5 + x2) * (0..state.len()).filter(|j| *j != 1).map(|m| (m as f64)).sum::<f64>();
        }
    }
    let mut acc = pair.0;
    let mut n: usize = count / 2;
    pair.1 + x * 1.5 - pair.0 * 0.5 - acc * 2.0 + acc + state.iter().step_by(2).rev().map(|&q| (0..4).rev().map(|m| (m as f64)).fold(acc, |acc2, d| acc2 * 0.5 + d * pair.0) + q).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p184_helper(s: &mut f64, acc: f64, pair: (f64, f64), xs: &[f64; 2]) -> [f64; 3] {
    let (t, c): (f64, f64) = (xs.iter().skip(1).rev().map(|d| acc + pair.1 + d).sum::<f64>(), 0.25_f64.tanh());
    let t = t * ((if c > -0.7 {
        xs[2 - 1]
    } else {
        c
    }) - pair.0 * t);
    [(c / (1.0 + acc.abs())).tanh().exp2(), if !(acc < 1.1) {
        let b = xs[0] - pair.1;
        b
    } else {
        acc
    }, t]
}

#[differentiable(unconnected = "zero")]
fn p184_inner(z: f64, state: [f64; 3]) -> f64 {
    for &s in state[2..].iter().rev() {
        let mut m = 0;
        loop {
            m += 1;
            if m >= 1 {
                break;
            }
        }
    }
    (z - state[state.len() - 1] / (state[2].powi(2) + 1.0) * state[1]) * (if 1 < 3 {
        if state[1] < -0.7 {
            state[1]
        } else {
            let w = state[2];
            state[1]
        }
    } else {
        z - state[state.len() - 1]
    })
}

#[differentiable(unconnected = "zero")]
fn p184(state: &mut [f64], u: &mut f64) -> Vec<f64> {
    let mut grid: [f64; 3] = [*u; 3];
    let mut e: f64 = 0.1;
    for k in 0..4 {
        for count in 0..grid.len() {
            grid[count] = (state[k] * (count as f64)).sin();
        }
        let mut p: f64 = 0.0;
        for k2 in 0..grid.len() {
            p += grid[k2].powi(2);
        }
        e += p.sin();
    }
    for e2 in grid[2..].iter() {
        *u = e.signum() * (if *u > 0.9 {
            e
        } else {
            *e2
        });
        let d: f64 = 'found1: {
            e -= grid.iter().step_by(2).sum::<f64>();
            let mut grid2: [[f64; 4]; 4] = [[*e2; 4]; 4];
            for count in (2..3).rev().step_by(2) {
                for j in (1 + count..4).rev() {
                    grid2[0][j] = grid2[j][count] + grid2[count][j] * grid[count % grid.len()];
                    grid2[count][count] += grid2[j][j] * 0.5 + grid2[j][0];
                }
            }
            if grid[2] > 1.5 {
                break 'found1 *e2;
            }
            grid2[3][3]
        };
    }
    match 0 % 3 {
        0 => {
            let mut n = 0;
            while n < 5 {
                n += 1;
                e += grid[3 - 1];
            }
        }
        _ => {}
    }
    let mut add = |y: f64| {
        e += y * grid.iter().zip(grid.windows(2)).filter(|(z, state2)| e > state2[0]).map(|(&acc, ys)| ys[1] * acc).fold(1.5_f64, |acc, z| acc + z * y);
    };
    add(if *u > 1.1 {
        let x = grid[1];
        x
    } else {
        grid[2]
    });
    add(grid[2]);
    let count: usize = 4;
    vec![p184_inner(state[count % state.len()], grid), grid[1], u.abs()]
}

#[differentiable(unconnected = "zero")]
fn p185_helper(out: &[f64]) -> [f64; 3] {
    if !(out[1] < 1.1) {
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for &p in out.iter().take(2) {
            let mut pair = (out[0], p + p);
            if pair.1 > pair.0 {
                grid.push((p.signum() * p).min(p.cos()));
            }
        }
        grid.push(out[0].sin());
        let a: f64;
        if out[0] >= -0.7 {
            a = if grid[1 - 1] > -1.0 && grid[1 - 1] > 1.5 {
                grid[0]
            } else {
                grid[0]
            };
        } else {
            a = out[1].abs().floor() * (grid[grid.len() - 1] + grid[grid.len() - 1]);
        }
    } else {
        let f = |d: f64| d + (if d > -0.7 {
            d
        } else {
            d + d
        });
    }
    [out[2 - 1], (out[1] * out[0]).floor() * out[0].tanh().exp_m1(), (out[out.len() - 1] - out[2 - 1]).mul_add(if out[0] < 2.0 {
        let w = out[1];
        out[0]
    } else {
        out[1]
    }, out[0])]
}

#[differentiable(unconnected = "zero")]
fn p185_inner(grid: &[f64]) -> f64 {
    let (mut d, mut t) = (grid[1] * grid[0] + grid[grid.len() - 1] / (grid[1].powi(2) + 1.0), 1.5 + grid[1]);
    t /= (0..3).map(|k| t * t + (k as f64)).sum::<f64>().powi(2) + 1.0;
    let w = (1.0 + t.abs()).powf(t.sin()).atan().tanh();
    let k: usize = grid.len();
    let mut state = vec![1.0, w.asinh()];
    state.push(w + state[0]);
    w + d * 0.3 - w * 0.3 + (grid.windows(2).zip(&grid[..1]).map(|(v, &e)| e * w).sum::<f64>() + grid[1]) + t
}

#[differentiable(unconnected = "zero")]
fn p185(j: usize, state: [[f64; 2]; 2], out: Vec<f64>) -> f64 {
    for (n, x) in out.iter().enumerate() {
        for w in out[..1].iter() {
            if *x >= 1.5 {
                continue;
            }
        }
    }
    out[j] + out[11 - 1 - j] - out.iter().sum::<f64>() * 0.5 + out.iter().map(|&acc| acc).fold(out[j], |acc, z| acc.max(z + (j as f64) + z)) - (out[j] - state[j % state.len()][0] + state[1][0].cos())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point186 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point186 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, t: f64, part: &Point186) -> f64 {
        let mut out: [[f64; 3]; 3] = [[part.y; 3]; 3];
        for j in 2..2 {
            for k in (2..3).step_by(2) {
                out[j][3 - 1 - k] += out[k][0] * out[k - 1][j];
                out[j][j / 2] = out[j / 2][k] * -0.7 + (k as f64);
            }
        }
        (t + out[2][2] * 0.5) * self.y
    }
}

#[differentiable(unconnected = "zero")]
fn p186(buf: &[f64], part: Point186, v: &[f64], out: &mut [f64]) {
    out[2] /= (part.y.signum() * part.x).mul_add(1.1, out[2]).powi(2) + 1.0;
    match 3 % 4 {
        0 => {
            out[2] += part.y;
            let mut xs = [v[5]; 2];
        }
        _ => {}
    }
    let mut v2: Vec<f64> = Vec::new();
    for (count, &s) in out[..1].iter().skip(1).enumerate() {
        v2.push(out[2]);
    }
    v2.push(part.y);
    let mut c = part.y - (if v[3] > 0.3 {
        v2[0]
    } else {
        out[2].sin()
    });
    let mut grid = vec![Point186 { y: c, x: out[0] * c }, Point186 { x: v2.iter().zip(out[1..].iter()).map(|(&y, &t)| c + t).sum::<f64>(), ..part }, Point186 { x: part.y * c, ..part }];
    v2.push((1.0 + grid[3 - 1].y.abs()).cbrt());
    let mut part2 = part;
    for k in 2..2 {
        let d = out[(k + 2) % 3];
        c += d + out[k] * d;
        out[k] += out[k] * (c + part.y);
    }
    let mut c2 = -(part2.norm(part2.y, &part) + out[2]);
    c2 += (part2.y + out[2]).tanh().cosh();
    let q = (-0.8_f64.powi(2)).exp();
    let mut buf2 = vec![(1.0 + v2[0].abs()).powi(-1), c2 * part2.x, part2.norm(out[2], &part2) + v2[v2.len() - 1]];
    for unit in grid.iter_mut() {
        for n in 0..3 {
            for n2 in (1..3).rev().step_by(2) {
                buf2[n2] += buf2[n2 - 1] / (1.0 + buf[n2].powi(2));
                if n2 % 2 == 0 {
                    out[0] *= buf[n2 * 2 % 3].tanh() * buf[3 - 1 - n2];
                }
                buf2[n2] += buf2[n2 - 1].tanh() * buf2[n2];
            }
        }
    }
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
    fn norm(&self, v: &[[f64; 2]; 2], u: f64) -> f64 {
        let mut ys: [f64; 2] = [0.5; 2];
        (ys[1] * ys[1] + u * 2.0 - ys[0] * 2.0) * self.x * ys[0]
    }
}

#[differentiable]
impl Point187 {
    #[differentiable(unconnected = "zero")]
    fn new(part2: &Body187) -> Point187 {
        Point187 { x: part2.rates[0] - part2.at, y: part2.rates[0] - part2.rates[1] }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point187 {
    type Output = Point187;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point187 {
        Point187 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p187_helper(q: f64, state: &Vec<Point187>) -> f64 {
    let f = |y: f64| y * (1.0 + y.abs()).log10();
    (q - q * 2.0) * state.iter().map(|spring| spring.y * state.iter().map(|point| point.y).sum::<f64>()).fold(q, |acc, s| acc * 0.5 + s * state[state.len() - 1].x.asinh())
}

#[differentiable(unconnected = "zero")]
fn p187(ys: &[f64], spring: &mut Point187, row: &Vec<f64>) -> (f64, f64) {
    let mut body = Body187 { at: spring.x * row[10], k: row.len(), rates: vec![row[0], ys[2], row[5]], parts: ys[0] };
    let mut pair = ([body.rates[1].min(spring.x), (0..row.len()).map(|i| (i as f64)).sum::<f64>()], body.parts);
    let c = (row[1] * (spring.y.powi(2) + 1.0).ln_1p()).hypot(1.0 + (body.parts + row[9].powi(2)).abs());
    pair.0[2 - 1] = c;
    if row[4] > 0.1 {
        let mut unit = Body187 { at: pair.1.powi(2), k: 2, rates: vec![ys[3] / 2.0, pair.0[0]], parts: body.at.powi(2) };
        unit.parts *= c;
        let c2: f64;
        if row[7] <= 0.25 || row[7] > 0.5 {
            c2 = pair.1;
        } else {
            let mut x = 2.0 * row[row.len() - 1].sin();
            c2 = row.iter().map(|t| t * -row[4]).product::<f64>();
        }
    }
    (c.max(c) + body.parts * 0.5 - pair.1 * 2.0 + row[..6].iter().map(|&u| u).sum::<f64>() - c, row[7].cos() - body.parts * 0.5 + pair.0[1] * 1.5 + body.at + c)
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
    fn energy(&self, row: &mut [f64; 2], t: f64) -> f64 {
        let m: usize = row.len();
        (1.0 + t.abs()).powf(t.sin()) - t * 0.5 - row.iter().map(|b| b * b).sum::<f64>() - t * (self.x + (m as f64))
    }
}

#[differentiable]
impl Point188 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, ys: &mut [f64], ys2: &mut Vec<f64>) -> f64 {
        let mut k = 0;
        let a: f64 = loop {
            k += 1;
            let mut xs: Vec<f64> = Vec::with_capacity(4);
            for j in (0..ys2.len() - 1).take(2) {
                xs.push(ys2[j]);
            }
            xs.push(ys[1] + ys2[0]);
            if k >= 1 {
                break ys2[k % 2] - ys[k % 2] - (k as f64);
            }
        };
        0.9 + ys[k % 2]
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

#[differentiable(unconnected = "zero")]
fn p188_helper(u: f64, mut grid: Vec<f64>, ys: Vec<f64>, xs: &mut [f64]) {
    let mut buf = grid.to_vec();
    for (t, state) in buf[..1].iter().zip(buf.windows(2)) {
        for j in (0..state.len() - 1).rev() {}
        let mut pair = (grid[1], state[0].atan());
    }
}

#[differentiable(unconnected = "zero")]
fn p188_inner(mut acc: f64, p: f64, xs: &mut Vec<Point188>) -> f64 {
    'rows1: for (spring, n) in xs.iter().rev().zip(0..xs.len()) {
        acc += (p - p) * spring.x;
        acc /= xs[n % xs.len()].x.powi(2) + 1.0;
    }
    let mut unit = Point188 { x: (p.powi(2) + 1.2).log10(), y: if xs[1].y > 3.0 {
        xs[1].x
    } else {
        xs[0].x
    }, z: xs.iter().enumerate().rev().map(|(k, unit)| xs[k].y + unit.y).sum::<f64>() };
    (unit.x + p * 0.3 - xs.iter().zip(xs.iter()).map(|(unit2, body)| body.z * (body.y.powi(2) + 1.0).recip()).sum::<f64>()) * xs.iter().skip(1).map(|spring| spring.y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p188(mut xs: [f64; 4], x: f64, j: usize) -> f64 {
    xs.swap(j % 4, j % 4);
    let mut unit = Point188 { x: xs[xs.len() - 1], y: xs.iter().enumerate().map(|(k, &a)| x + a).sum::<f64>(), z: x * x };
    if (j + 1) % 3 != 0 {
        let Point188 { x: u, y: _, z: u2 } = unit;
        'rows1: for n in (0..j).step_by(2).rev() {
            'steps2: for (m, m2) in (0..3).rev().zip(0..xs.len()) {
                unit.y = (u.powi(2) + 1.0).sqrt().min(u2);
                unit.y = u2;
            }
        }
    } else {
        let x2 = (1.0 + ((-0.4 + unit.z) / ((x + unit.x).powi(2) + 1.2)).abs()).ln_1p();
    }
    (x + xs[0] * 2.0) * x - (unit.y / 3.0).sin()
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
fn p189_helper(grid: [f64; 2], ys: &mut [f64], v: &mut [f64]) -> [f64; 2] {
    let (u, mut x): (f64, f64) = (-0.7, (0..ys.len()).map(|m| v[0] + (m as f64)).fold(0.1_f64, |acc, x| acc.max(x * x)));
    let mut u = u + (if grid[0] <= 1.0 {
        ys[ys.len() - 1]
    } else {
        let e = ys[0];
        x
    }) / 1.5;
    [ys[ys.len() - 1] / 2.0, (-x.powi(2)).exp().mul_add(if v.len() < 3 {
        let mut t = u;
        u
    } else {
        let mut u2 = u;
        u
    }, x)]
}

#[differentiable(unconnected = "zero")]
fn p189(grid: &[f64], ys: &[f64], #[no_diff] ys2: &[f64; 3]) -> Point189 {
    let mut ys3 = [Point189 { x: ys2[2], y: ys[0], z: ys[1] }, Point189 { x: ys2[2] * ys2[1], y: -ys2[2], z: ys2[0] }, Point189 { x: if ys2[ys2.len() - 1] > 0.5 {
        ys[3]
    } else {
        ys2[ys2.len() - 1]
    }, y: ys[ys.len() - 1].atan2(ys[4].powi(2) + 1.2), z: (1.0 + ys[5 - 1].abs()).sqrt() }];
    let mut kind: Option<f64> = Some(ys2[0..1].iter().enumerate().map(|(i, c)| ys3[i % 3].y + c).sum::<f64>());
    let mut n = 0;
    'rows1: while n < 5 {
        n += 1;
    }
    let mut spring = Point189 { x: if ys2[n % 3] > 2.0 {
        ys2[0]
    } else {
        ys3[n % ys3.len()].x
    }, y: ys2[ys2.len() - 1].sin().sinh(), z: ys3[n % ys3.len()].x.to_radians() };
    if spring.y > -1.0 {
        let y: f64 = ys3.iter().rev().enumerate().map(|(k, body)| body.z * -body.y).sum::<f64>();
    } else if n * 2 > 0 {
        let mut unit = Point189 { x: (1.0 + spring.z.abs()).powi(-1), y: spring.y - spring.y, z: ys2[2] / (1.0 + ys2[n % ys2.len()].abs()) };
    }
    for (u, count) in ys[1..4].iter().zip(0..3) {
        let mut xs: [f64; 12] = [0.0; 12];
        let mut a: f64 = 0.1;
        for m in 0..3 {
            for n2 in 0..xs.len() {
                xs[n2] = (ys[..3][m] * (n2 as f64) + *u).cos();
            }
            let mut p: f64 = 0.0;
            for k in 0..xs.len() {
                p += xs[k] * xs[0];
            }
            a += p * p.tanh();
        }
    }
    spring
}

flat_record! {
    Point189 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p190_helper(a: f64, m: usize) -> Vec<f64> {
    let mut pair = ([a / 1.5, a - (m as f64)], if a > 0.1 {
        let mut e: f64 = a;
        e
    } else {
        a
    });
    let mut i = 0;
    while i < 3 && (i + 1) % 2 != 0 {
        i += 1;
        pair.0[2 - 1] /= (pair.1 / ((pair.1 * (i as f64)).powi(2) + 0.5)).powi(2) + 1.0;
    }
    vec![a, pair.1 + pair.0[m % 2] - (i as f64)]
}

#[differentiable(unconnected = "zero")]
fn p190(buf: &[f64], out: [f64; 12], j: usize, v: &[f64; 2]) -> f64 {
    let mut w = out[j % out.len()];
    for &u in out.iter() {
        let mut v2: Vec<f64> = vec![u; 11];
        for m in 0..2 {
            for n in (1..3).rev() {
                let d = v2[n - 1];
                v2[n] *= d * 0.5 + v2[n - 1];
            }
        }
        if j / 2 < 3 {
            for m in 0..v2.len() {
                w = w.atan2((0..out.len()).map(|i| (i as f64)).fold(v2[m], |acc, p| acc.max(v[j % v.len()] + p)).powi(2) + 0.5);
            }
            if j * 2 % 3 == 1 {
                continue;
            }
        }
        v2[(j + 1) % 11] += u;
    }
    v[0] + out.iter().sum::<f64>() * 0.5 - w * 1.5 + (if v[j % v.len()] > v[j % 2] {
        let e = (-0.7_f64).cos();
        e + v[0]
    } else {
        let mut d = out[j] + out[(j + 1) % out.len()];
        d * (j as f64)
    }) - v[1]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point191 {
    x: [f64; 11],
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body191 {
    at: Vec<f64>,
    k: Vec<f64>,
}

#[differentiable]
impl Body191 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, out: Vec<f64>) -> f64 {
        let mut buf = [(self.at[1].powi(2) + 1.0).log10(), out[out.len() - 1] - out[0]];
        let mut j = 0;
        'rows1: while j < 2 && j * 2 % 2 == 0 {
            j += 1;
        }
        buf[buf.len() - 1] - buf[j % 2] * 0.5 - ((match (j + 1) % 5 {
            0..=1 => out[j % 2],
            2..=3 => {
                let mut w = buf[j % 2];
                out[1]
            }
            _ => out[out.len() - 1],
        }) - (j as f64)) + (buf[1] / (buf[j % 2].powi(2) + 1.0)).sin().exp_m1()
    }
}

#[differentiable(unconnected = "zero")]
fn p191(out: &[f64], out2: [f64; 3], state: &mut [f64; 9], u: &mut f64) -> [f64; 2] {
    let z = out2[0];
    state[1..9].iter().take(2).enumerate().rev().for_each(|(j, b)| {
        *u += state[state.len() - 1];
        *u += -(state[8] + -0.4);
    });
    if z > 2.0 && out2[3 - 1] > 1.0 {
        *u *= *u;
    } else if 4 < 3 {
        let mut m: usize = 4;
    } else {
        let mut q = out2[1];
    }
    state.fill(z);
    let acc: f64;
    if 0 < 3 {
        acc = out2[1];
    } else {
        let c = *u * out2[1] / 2.0;
        acc = (-0.1_f64.powi(2)).exp().atan();
    }
    for (count, x) in state.iter_mut().step_by(2).enumerate() {
        match count % 3 {
            0 => {
                let x2 = &mut *x;
                *x2 *= x2.signum() * acc;
                *x2 += x2.tanh().exp_m1();
                if (count + 1) % 2 == 0 && *x < 0.9 {
                    let mut state2: Vec<f64> = Vec::new();
                    for m in 0..out.len() {
                        state2.push((x.powi(2) + 0.5).powf(u.sin().exp2().sin()));
                    }
                    state2.push(acc);
                }
            }
            1 | 2 => {
                let mut out3 = vec![out2[out2.len() - 1]; out2.len()];
            }
            k if *u < 0.5 && count < 3 => {}
            _ => {
                let mut ys: Vec<f64> = vec![z; 9];
                for i in (1..9).rev() {
                    ys[i] -= ys[i * 2 % 9] * ys[i];
                    ys[i * 2 % 9] -= (ys[i - 1] * ys[i]).sin();
                    *u = ys[i - 1].tanh() * ys[i - 1];
                }
            }
        }
    }
    [(out2[0] * out2[0]).sin(), state[6].to_radians().atan().exp_m1()]
}

flat_record! {
    Point191 { x, y }
    Body191 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p192(state: &[f64; 4], y: f64, u: &mut f64) -> f64 {
    let mut v: Vec<f64> = vec![*u; 12];
    let mut a: f64 = 0.1;
    for j in 0..3 {
        for j2 in 0..12 {
            v[j2] = (state[1..][j] * (j2 as f64)).sin();
        }
        for i in 0..v.len() {
            v[i] = (state[1..][j] * (i as f64)).sin();
        }
        let mut a2: f64 = 0.0;
        for n in 0..v.len() {
            a += v[n] * v[n].cos();
        }
        a += a2 * state[1..][j];
    }
    v[..8].swap(4, 7);
    let mut pair = (-y - (a - a), a / (v[4].powi(2) + 1.2));
    (pair.1 * *u + y * 1.5 + v.iter().sum::<f64>() * 1.5 - a * 2.0 + pair.0 * 0.3 + -(if v[9] > 0.8 || v.len() < 3 {
        let mut d: f64 = pair.1;
        pair.1
    } else {
        a
    })) * (if *u <= 1.1 {
        v[8] * a
    } else {
        let w: f64 = (0..3).map(|j| (j as f64)).sum::<f64>();
        v.iter().rev().sum::<f64>()
    })
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
    fn shifted(&self, mut row: [[f64; 2]; 2]) -> f64 {
        let mut buf: [f64; 11] = [row[1][2 - 1]; 11];
        for i in 0..10 {
            buf[i] -= (buf[i / 2] * buf[11 - 1 - i]).sin();
            buf[i] += buf[0] * buf[i + 1];
            buf[4] = buf[(i + 1) % 11].tanh() * buf[i];
        }
        buf[8] = buf[buf.len() - 1];
        (row[row.len() - 1][0] + 0.8 - row[1][0] * 1.5 + buf.iter().sum::<f64>() * 1.5) * (1..row.len()).map(|m| buf[m % buf.len()] - buf[m % buf.len()] + (m as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p193_helper(j: usize, point: Body193) -> f64 {
    if point.k > point.last {} else if j * 2 < 3 {
        if point.parts >= point.parts {
            match (j + 1) % 4 {
                0 => {
                    let (t, mut d) = ((0..4).map(|m| point.parts + (m as f64)).sum::<f64>() * point.at, point.parts + point.at);
                }
                _ => {}
            }
        } else {
            let xs = [point.at; 2];
        }
    } else {
        let mut shape: Option<f64> = if point.parts < point.k {
            None
        } else {
            Some(point.k.to_radians())
        };
    }
    (point.k - point.parts * 0.3) * point.k
}

#[differentiable(unconnected = "zero")]
fn p193_inner(mut e: f64) -> f64 {
    let mut add = |z: f64| {
        e += z * z;
        e
    };
    let x = add(0.9);
    let d = add((1.0 + x.abs()).cbrt());
    if 2 < 3 && e > d {
        e /= x.powi(2) + 1.0;
    } else if d > 0.3 {
        let x2: f64;
        if 2 < 3 || d <= d {
            x2 = -x + (0..2).filter(|n| *n != 1).map(|count| (count as f64)).sum::<f64>();
        } else {
            x2 = d;
        }
    }
    (x + e * 0.3 - x * 0.5) * d
}

#[differentiable(unconnected = "zero")]
fn p193(buf: &mut [f64], spring: Point193, t: f64, mut part: Body193) -> f64 {
    let mut n: usize = 3;
    {
        for k in 0..buf.len() {
            let s = part.at;
            let mut t2: f64 = 0.1;
        }
        let mut part2 = Body193 { parts: part.k - part.parts, last: if part.last <= 0.9 {
            let r: f64 = 1.0;
            r
        } else {
            let d = part.parts;
            spring.y
        }, k: -part.last, rates: n, at: t * (n as f64) };
    }
    let mut buf2: [[f64; 9]; 9] = [[spring.z; 9]; 9];
    for count in 0..9 {
        for count2 in 2..9 {
            buf2[count2 * 2 % 9][count] = buf2[count2][count] + buf2[0][count] * buf2[count2][9 - 1 - count];
            buf2[9 - 1][(count + 1) % 9] -= buf2[count2 - 1][count2].tanh() * buf2[0][count];
        }
    }
    let mut count = 0;
    let acc: f64 = loop {
        count += 1;
        buf2[count % 9][count % 9] += spring.y + t - (n as f64);
        buf2[count % 9][n % 9] += part.parts.atan();
        if count >= 4 || buf2[count % 9][0] <= 1.0 {
            break p193_helper(2, Body193 { parts: part.at, k: t, rates: count, at: buf2[buf2.len() - 1][count % 9], last: 1.5 }) * (count as f64);
        }
    };
    match count % 4 {
        0 => {
            let Body193 { at: q, k: acc2, rates: _, parts: e, last: r } = part;
        }
        _ => {
            let mut u = --buf2[1][5].atan();
        }
    }
    (acc.powi(3) + spring.z * 0.5 + t * 2.0 - part.last * 0.3 - buf2[4][2] * 0.5 - acc * 0.5) * buf2[3][8..].iter().filter(|z| **z > 1.1).map(|u| part.parts + part.last + *u).fold(part.parts, |acc2, d| acc2 * 0.5 + d) + buf2.iter().map(|state| state[9 - 1].min(state[0]) + t).fold(spring.x, |acc2, s| acc2 + (buf2[3][8] * s + s))
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
    fn shifted(&mut self, flag: bool) -> f64 {
        let spring = Point194 { x: (-self.x.powi(2)).exp(), y: self.x, z: self.z + self.x };
        spring.y.atan().cosh() - spring.x * 0.3 + spring.z * self.x
    }
}

#[differentiable]
impl std::ops::Sub for Point194 {
    type Output = Point194;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point194) -> Point194 {
        Point194 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point194 {
    type Output = Point194;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point194 {
        Point194 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p194(d: f64, i: usize) -> f64 {
    for n in 0..=i {
        let mut unit = Point194 { x: d, y: d + (n as f64), z: d };
    }
    {
        if d < d {
            let shape: Option<f64> = None;
            if i / 2 > 2 && d < d {} else if d <= 1.5 {
                let mut pair = (d * d, (d.powi(2) + 1.2).sqrt());
            } else {
                let mut d2 = d.tanh();
            }
            let mut pair = ([d, d * d], d);
        }
    }
    d + d * 2.0 + -0.4
}

flat_record! {
    Point194 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p195_helper(state: &[f64], xs: [f64; 10], buf: &mut [f64]) -> f64 {
    match 2 % 3 {
        0 => {
            buf[0] = buf[1] + xs.iter().enumerate().map(|(count, c)| c * c).fold(buf[1], |acc, u| acc.max(u));
        }
        1 | 2 => {
            buf[0] += xs[xs.len() - 1];
        }
        j if xs[3] >= 1.0 => {}
        _ => {}
    }
    (buf[0] + xs.iter().sum::<f64>() * 2.0) * (0..3).filter(|m| *m != 1).map(|j| (j as f64) * state[1].abs()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p195(xs: &mut [f64; 3], out: &mut [f64], state: [[f64; 2]; 2]) -> Vec<f64> {
    xs[3 - 1] *= state[1][0];
    let c = p195_helper(&state[1], [out.iter().map(|a| *a * state[2 - 1][0]).fold(state[1][2 - 1], |acc, w| acc * 0.5 + (w + w)); 10], &mut xs[1..3]);
    for z in out[1..].iter_mut() {
        let mut c2 = p195_helper(&state[1], [*z; 10], &mut xs[..2]);
        let f = |z2: f64, w: f64| {
            let mut t: f64 = state[1].windows(2).step_by(2).map(|row| c2 * (*z - z2)).fold(c2, |acc, z3| acc * 0.5 + (z3 + 0.8 + z3));
            z2 * c2
        };
        let e = xs[1].tanh().cosh() * c.cos() * state[0][2 - 1].sin().exp().sin();
    }
    for count in (0..2).step_by(2) {
        out[(count + 1) % 5] = (match count % 5 {
            0..=1 => {
                let mut d = out[count];
                state[count][2 - 1 - count]
            }
            _ => 0.9,
        }) + state[(count + 1) % state.len()][count];
        if out[count] >= out[2] {
            out[5 - 1 - count] += (if state[count][count] <= 1.0 && count % 2 != 1 {
                let x = state[count % 2][count % 2];
                x
            } else {
                c
            }).tanh();
            break;
        } else {
            out[count] += c;
        }
    }
    let m: usize = 4;
    let mut v: [f64; 9] = [state[1][0]; 9];
    let mut acc: f64 = 0.0;
    for j in 0..5 {
        v.fill(out[j]);
        let mut y: f64 = 0.0;
        for m2 in 0..v.len() {
            acc += v[m2] * v[8 - m2];
        }
        acc += y * y.tanh();
    }
    acc += xs[m % 3].sin().sinh() + (0..state.len() - 1).zip(v[8..].iter()).map(|(i, &x)| x).sum::<f64>();
    vec![acc, state[1][m % 2] + acc + c.cos()]
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
    fn norm(self, pair: (f64, f64)) -> f64 {
        let mut b = if pair.1 > 1.0 {
            self.at
        } else {
            if pair.0 > 2.0 {
                pair.1.min(pair.1)
            } else {
                pair.1.clamp(-0.75, 1.25)
            }
        };
        b -= if b > 1.0 {
            b * 0.3
        } else {
            (0..=3).map(|k| pair.0 + (k as f64)).fold(0.3_f64, |acc, p| acc + (b + p))
        };
        b + pair.0 + b * 2.0 - pair.0.min(b) - self.parts.1.max(self.k) / (1.0 + pair.1.abs())
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
fn p196(#[no_diff] mut part: Point196, buf: &[f64]) -> Point196 {
    buf[2..].iter().for_each(|q| {
        part.z += buf[1..5].iter().map(|&x| x.min(x) + x).sum::<f64>();
        part.y += *q;
    });
    'rows1: for (j, r) in buf[..2].iter().enumerate() {
        let mut v: Vec<f64> = vec![*r; 3];
        let mut s: f64 = 0.1;
        for j2 in 0..5 {
            for k in 0..2 {
                v[k] = (buf[j2] * (k as f64) + *r).cos();
            }
            let mut r2: f64 = 0.0;
            for n in 0..v.len() {
                r2 += v[n].powi(2);
            }
            s += r2.sin();
        }
    }
    let mut shape: Option<f64> = if buf[2] > 3.0 && part.z > 0.9 {
        None
    } else {
        Some(part.y * part.z)
    };
    part.z = buf[5 - 1].atan() + part.z;
    part
}

flat_record! {
    Point196 { x, y, z }
    Body196 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p197(row: &mut [f64], p: f64, d: f64, count: usize) -> f64 {
    for (i, state) in row[1..].chunks(2).enumerate() {
        let mut out: Vec<f64> = vec![state[0]; 18];
        for i2 in (0..17).rev() {
            out[i2] *= out[i2 + 1].tanh() * out[i2];
            out[i2 + 1] = out[18 - 1 - i2].tanh() * out[0];
            out[i2] *= out[i2] + out[i2] * p;
        }
        let mut n: usize = count / 2;
    }
    let mut k = 0;
    let mut d2: f64 = loop {
        k += 1;
        row[3] += row[4 - 1] + d - (1..row.len()).zip(0..row.len()).map(|(k2, n)| d + (n as f64)).fold(row[k % row.len()], |acc, u| acc.max(u * u));
        row[1..].swap(1, 0);
        if k >= 3 {
            break p;
        }
    };
    d2 += d2.cos().powi(2);
    row[0] *= p;
    let mut out: Vec<f64> = Vec::new();
    for (i, n) in (0..2).zip(1..row.len()) {
        let mut ys: Vec<f64> = Vec::with_capacity(4);
        for row2 in row.chunks(2).take(2) {
            ys.push(d2);
        }
        ys.push(row.windows(2).zip(row.iter()).map(|(grid, u)| *u * d2).sum::<f64>());
        out.push(d + d2 * d2);
    }
    out.push(p);
    let e: f64 = (-(d2 + (match count % 5 {
        0..=1 | 4 => {
            let q = p;
            out[1 - 1]
        }
        _ => out[0],
    })).powi(2)).exp();
    out[count % 1] /= (d.atan() - (e + e)).powi(2) + 1.0;
    out[0] += e * out[0] - e;
    (out[k % out.len()] + d * 1.5 - d2 * 0.3 + e * 0.5) * e + e
}

#[differentiable(unconnected = "zero")]
fn p198(n: usize, u: f64) -> f64 {
    'rows1: for j in (0..=n).take(2) {}
    if n < 3 {
        let g = |u2: f64| {
            let y = u2;
            u2 + (match n % 5 {
                0 | 4 => {
                    let s = u2 - u2;
                    y.cos()
                }
                2..=3 => y.atan().cosh(),
                j if !(u >= u2) => u2.asinh(),
                _ => (1.0 + y.abs()).recip(),
            })
        };
    }
    -u + u * 1.5 + u + -0.7
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
    fn new(xs: Vec<f64>) -> Point199 {
        Point199 { x: xs[xs.len() - 1].cos(), y: (0..=4).map(|i| (i as f64) * -0.7).product::<f64>() }
    }
}

#[differentiable(unconnected = "zero")]
fn p199_helper(mut acc: f64) -> f64 {
    let unit = Point199::new(vec![if !(acc > 1.1) {
        acc
    } else {
        acc
    }, 0.3 - acc, acc]);
    acc - unit.x * 0.5 + (-unit.x.abs().powi(2)).exp() - acc
}

#[differentiable(unconnected = "zero")]
fn p199_inner(q: &mut f64, mut pair: (f64, f64)) -> f64 {
    'rows1: for n in (0..=4).skip(1) {
        if pair.1 <= -0.7 && pair.0 < pair.0 {
            continue;
        }
    }
    let mut ys: Vec<f64> = vec![*q; 19];
    let m = ys.len();
    for n in 1..1 {
        ys[n] += ys[n] * ys[n * 2 % m];
        *q -= ys[n] * -0.7 + (n as f64);
        if ys[n] > 0.8 {
            ys[n] = ys[n] * ys[(n + 1) % m];
        }
    }
    ((if ys[m % ys.len()] < -1.0 {
        0.9
    } else {
        pair.1
    }) - ys.iter().sum::<f64>() * 1.5) * ys[..13].chunks(2).map(|ys2| ys[ys.len() - 1]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p199(d: f64, v: &mut Vec<f64>) -> f64 {
    let mut e = (d.floor() * d).cos() * v[4];
    let w = p199_inner(&mut e, (v[3] * v[5 - 1], (-v[3].powi(2)).exp()));
    if w > 1.0 {
        let flag = e < w;
        e += e;
    } else {
        e = e;
    }
    0.1 * e - e * 2.0 + w * 0.3 - (0..3).zip(v.windows(2)).map(|(j, grid)| 0.8 * w + v[j]).product::<f64>()
}

flat_record! {
    Point199 { x, y }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p160([[1.0, 1.4], [-0.4, 1.1]], &[Point160 { x: 0.8, y: 0.2 }, Point160 { x: 0.3, y: -0.3 }, Point160 { x: 1.0, y: -0.3 }, Point160 { x: -0.9, y: -0.8 }, Point160 { x: 0.9, y: -0.3 }], -0.4, &[Point160 { x: 0.7, y: 0.7 }, Point160 { x: 0.4, y: 0.4 }, Point160 { x: 0.4, y: -1.2 }]) calls Point160::advance, Point160::shifted, Point160::new; pulled (0.5, 1.0)),
        program!(p161(&Point161 { x: 1.1, y: 0.7 }) calls Point161::norm, p161_helper, p161_inner),
        program!(p162(1.1, vec![-1.2, -1.0, 0.7, -0.7, 0.6], &mut [-0.8, -0.8, -0.8, 1.0, 1.3, 0.7, 1.1, 0.5, -0.1, 0.6, -1.0], vec![-0.1, 0.8, 1.4])),
        program!(p163(&mut Body163 { at: (-1.2, 0.7), k: 0.2, rates: Point163 { x: -0.7, y: 0.2, z: 0.1 }, parts: [Point163 { x: 0.3, y: 0.4, z: 0.2 }, Point163 { x: 1.1, y: -1.0, z: -0.2 }] }, [1.4, 1.0, 0.7])),
        program!(p164(const vec![-1.0, 1.2, -0.2, 1.1], -0.5, false, &[1.3, 0.3, -0.1])),
        program!(p165(&[1.0, 1.3, 0.3, -0.7]) calls p165_helper, p165_inner),
        program!(p166([0.2, 0.3, -0.9, 0.1], [[-0.5, -1.0], [0.9, 0.8]]) calls Point166::advance, Point166::shifted, p166_helper),
        program!(p167(&vec![-1.2, 1.0, -0.4, -0.5], 0.9, &mut [0.35, -0.3, 0.4, 0.7, -0.4, 1.0, 0.7, -1.0, -1.1, 0.7, -0.3], 0.4) calls p167_helper, p167_inner; pulled (-2.0, vec![0.5, 1.0, 0.3, 0.5, 0.3, -2.0, -0.7, 0.5, 0.5, 0.5, 0.3])),
        program!(p168(&Point168 { x: 0.2, y: 0.35 }) calls p168_helper, p168_inner; pulled vec![1.0, -2.0, -2.0, 0.5, 1.0, 1.0, -2.0, -2.0, 1.0, 1.0, 1.0, 0.5, 0.5]),
        program!(p169(-1.1, &vec![-0.2, -0.2, 0.3, -1.1, -0.7]) calls Point169::advance, p169_helper, p169_inner),
        program!(p170(Point170 { x: 1.2, y: [-0.4, -1.0, 1.0, -0.9, 1.4, -0.9, -0.7, 1.4, -0.5, 0.7], z: 0.7 }, -0.1) calls Point170::energy, Point170::advance, Point170::shifted, Point170::norm, p170_helper),
        program!(p171(&mut [1.3, -0.8, -1.2, 0.4], const &[-1.1, -0.7, -0.8, 0.35, 1.3], &[0.4, 1.0, 0.5, 0.5, 0.9, -0.7, -0.9, 0.6, -0.6, -0.9, 0.7], vec![0.7, -1.2, 1.1]); pulled (-0.7, vec![0.3, -2.0, 1.0, -0.7])),
        program!(p172(const Body172 { at: -1.0, k: [-0.5, 0.7], rates: 0.8, parts: [0.4, -1.2, -0.2], last: 0.35 }, &[-0.5, -1.2, 0.4, 1.0, 0.6], 1.0); pulled Point172Tangent { x: -2.0, y: 0.5, z: 1.0 }),
        program!(p173(&[0.7, -0.6, 0.2, 0.35], &[[0.3, -0.4], [-1.2, -1.0], [0.3, 1.4]], &mut [1.0, -0.1, -0.9, 0.3, 0.6, -1.1, 0.1, -1.2, -0.1, -0.2, -0.5], [[0.8, 0.1], [1.0, -0.9]]) calls p173_helper),
        program!(p174(&mut [1.4, 0.2, -0.9, 0.35], [0.3, 0.5, -0.8, -1.0], &[0.9, -1.2, 1.2, -1.1, -0.9, -0.8, -0.4, -0.5, -1.2, -0.4, -0.1], [0.2, -1.0, -0.6, 0.1]) calls Body174::energy, p174_helper, p174_inner),
        program!(p175(&vec![Body175 { at: [1.3, -1.1, 1.3, 0.7, 0.1, -1.0, -0.1, -1.1, 0.6], k: vec![0.9, -1.1, -0.6, 0.8], rates: vec![Point175 { x: [1.2, 1.1, 0.5, -0.6, -1.1, 0.7, 0.8, 0.3, 1.3, 0.8, 0.2], y: -1.0 }, Point175 { x: [0.8, 0.3, 0.9, 0.7, 1.0, 1.2, -0.5, -0.9, -0.3, 0.8, 0.6], y: -0.8 }, Point175 { x: [-0.4, 0.7, -0.8, -0.2, -1.0, -1.1, -1.0, -0.6, -1.2, 0.9, -0.6], y: -0.4 }, Point175 { x: [-0.2, -1.1, 0.8, -0.6, 0.8, -1.0, 0.9, 0.1, 0.2, 1.1, -0.8], y: -0.8 }] }, Body175 { at: [-0.9, 1.2, -0.9, -0.9, -0.4, 0.2, 0.1, -0.4, -0.3], k: vec![1.2, 0.2, 1.1, -1.0], rates: vec![Point175 { x: [-1.0, -0.5, 1.3, -1.1, -0.5, -0.6, 0.5, -0.2, 1.3, 0.4, -1.1], y: -0.9 }, Point175 { x: [0.35, 0.4, 0.9, 0.9, 0.2, -0.2, -0.8, 0.35, -0.3, 0.7, -1.2], y: -0.8 }, Point175 { x: [-0.4, 0.3, -0.7, 1.1, -1.2, -0.6, -0.1, 0.8, -0.1, -1.2, 0.7], y: 0.5 }, Point175 { x: [0.6, -1.0, 0.8, -0.1, 1.0, -1.1, 1.1, 0.4, 0.35, 0.3, -0.4], y: 0.35 }] }, Body175 { at: [0.5, -0.8, 0.6, 0.2, 0.4, -0.3, 1.2, -1.1, -1.2], k: vec![1.3, 0.35, 1.3, -0.3], rates: vec![Point175 { x: [0.4, 0.3, 0.7, -1.1, -0.5, 0.8, 0.35, 0.3, -0.6, 0.9, 1.2], y: -0.1 }, Point175 { x: [1.0, 0.4, 0.35, 1.3, -1.2, 0.8, -0.1, 0.7, 0.8, 1.4, -0.5], y: -1.0 }, Point175 { x: [0.6, 0.2, 0.4, 0.4, 1.2, 0.3, 0.5, 0.6, -0.3, 1.1, 0.5], y: 0.2 }, Point175 { x: [-0.4, 0.6, -1.2, 0.4, 0.8, 0.8, 1.1, -0.4, 1.2, 1.0, 0.35], y: 1.2 }] }, Body175 { at: [-0.8, 0.3, -0.7, 0.6, -0.4, 0.4, -0.9, 0.2, -0.5], k: vec![-0.1, 0.35, 0.5, -0.4], rates: vec![Point175 { x: [0.5, 1.4, 0.6, -0.8, 1.2, -0.1, 0.5, 0.4, 0.3, 0.5, 0.6], y: 1.0 }, Point175 { x: [0.6, 0.4, -1.1, 1.2, 1.0, -1.0, 0.1, 0.5, -1.1, -0.3, 0.35], y: 0.4 }, Point175 { x: [-0.9, 0.9, 1.1, 0.9, 0.1, 0.4, -0.6, -0.1, -0.3, -0.7, -0.9], y: 1.3 }, Point175 { x: [0.1, -0.2, -0.2, -0.9, 0.7, 0.6, 0.1, 1.2, 0.8, -0.1, 1.1], y: -0.6 }] }], &mut Body175 { at: [-0.7, 1.2, 0.7, -0.2, -0.8, 0.7, 0.3, 1.0, 0.5], k: vec![0.2, -0.8, 0.4, -0.3, 0.1], rates: vec![Point175 { x: [1.3, 0.8, -0.4, -0.5, 1.1, -1.2, 0.9, 0.8, -0.9, -1.2, 0.4], y: 0.1 }, Point175 { x: [-0.4, -0.2, 1.4, 0.2, 0.1, 0.7, -1.2, 1.4, -0.2, -0.3, 0.6], y: -0.4 }, Point175 { x: [0.3, -0.7, 1.0, 1.2, -1.2, 0.3, 0.6, 0.2, -0.6, 0.35, -0.2], y: 0.1 }, Point175 { x: [-1.2, 0.6, 0.1, 1.0, -0.1, 1.4, -0.4, 1.1, -1.1, 0.9, 0.1], y: 1.1 }, Point175 { x: [1.3, 1.0, 0.5, -0.9, -0.9, -1.0, -1.1, -0.8, 0.8, -0.3, -0.6], y: 0.8 }] }, false, Body175 { at: [-1.1, 0.9, -0.3, 0.6, 0.1, 0.5, -0.5, -1.1, 1.4], k: vec![-0.9, 1.1, 1.0], rates: vec![Point175 { x: [-1.1, 0.6, 0.3, -0.8, -0.2, -1.0, -0.4, 1.4, -1.1, 0.6, -0.3], y: 0.9 }, Point175 { x: [0.9, -0.9, -0.4, 1.4, 0.2, -1.2, 0.2, -1.0, 0.8, 0.35, -0.6], y: 0.7 }, Point175 { x: [0.35, 0.6, 1.1, -0.7, -0.9, -0.7, -1.1, -1.1, 0.35, -1.0, 0.6], y: -0.8 }] }) calls Body175::advance; pulled (0.5, Body175Tangent { at: [1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 1.0, 0.3], k: vec![-0.7, -0.7, -2.0, 1.0, 0.5], rates: vec![Point175Tangent { x: [-2.0, -0.7, 0.3, 0.3, -2.0, 1.0, 0.5, 0.5, 0.3, 1.0, 0.3], y: 0.5 }, Point175Tangent { x: [0.5, -0.7, 0.3, 0.5, -0.7, 0.5, 1.0, 0.3, -2.0, 0.5, -2.0], y: 1.0 }, Point175Tangent { x: [0.5, 0.3, 0.5, 0.5, 0.3, -2.0, 0.5, 0.3, -0.7, 0.3, -0.7], y: 0.5 }, Point175Tangent { x: [0.3, 0.3, 1.0, -2.0, 0.5, -2.0, 0.5, -2.0, 0.3, 0.5, 1.0], y: 1.0 }, Point175Tangent { x: [-0.7, -2.0, 0.3, 1.0, 1.0, -0.7, 0.3, -2.0, -2.0, -2.0, -0.7], y: 0.3 }] })),
        program!(p176(&[0.3, 0.35, 0.3, -0.1], vec![0.35, 1.1, -1.1, 0.4, -1.0], &mut vec![-0.9, 1.3, -0.2, 0.5, 0.6, 1.3, 1.1, -0.3, 1.2, -1.2, 0.6]) calls Point176::energy, Point176::norm; pulled (([0.3, 0.5], 0.3), vec![0.3, -0.7, 0.5, 0.5, 0.3, 0.5, -0.7, 0.5, -2.0, -0.7, -2.0])),
        program!(p177(&mut [0.35, -0.8], &mut vec![-0.1, 1.4, -0.8, 1.0, -0.9])),
        program!(p178(0.6, -0.3, &mut 0.7, 3) calls p178_helper),
        program!(p179(&mut [-0.2, 0.5, -1.1, 0.3], 0.35, &mut vec![-1.1, -0.4, -0.5, -0.7, -0.1, 0.1, -0.6, 0.7, -0.3, 1.4, 0.4]) calls p179_helper, p179_inner),
        program!(p180(&[1.4, 0.35, -0.4, -0.8], &mut 0.2, -0.3)),
        program!(p181(&mut [-0.6, -0.8, -0.1, 1.4], &Point181 { x: 1.3, y: -0.5, z: -0.4 }); pulled (0.3, [0.5, 0.3, -0.7, -0.7])),
        program!(p182(&[1.2, 0.9, 0.35, -0.4], 0.9, &[0.8, -0.6, -0.2, 0.2, -0.4, -0.2, 0.35, -0.9, -0.9, 0.9, -0.8]) calls p182_helper, p182_inner),
        program!(p183(-0.7, const &mut vec![-1.1, -1.0, -1.0, -0.7, -1.1], (-1.1, 0.1)) calls p183_helper),
        program!(p184(&mut [1.4, -0.6, -1.0, -0.3], &mut 0.1) calls p184_helper, p184_inner; pulled (vec![0.5, -0.7, 0.5], vec![1.0, 1.0, 1.0, -0.7], 0.3)),
        program!(p185(3, [[1.2, 0.1], [1.1, 0.35]], vec![-0.6, -0.3, 0.7, -0.3, 0.35, -1.1, 0.3, 0.6, -0.6, -0.7, 1.2]) calls p185_helper, p185_inner),
        program!(p186(&[0.7, 0.3, -0.4, 0.9], Point186 { x: 0.5, y: 0.1 }, &[0.2, -1.2, 0.9, -1.1, 0.4, 0.1, 0.3, -0.4, -0.2, 0.9, 1.1], &mut [-0.6, 0.2, 0.9]) calls Point186::norm; pulled vec![1.0, 0.5, 0.5]),
        program!(p187(&[0.8, -0.7, 1.4, 1.4], &mut Point187 { x: 0.3, y: 0.8 }, &vec![-0.3, 1.0, 0.7, -0.4, 1.2, 0.35, 0.6, 0.6, -0.7, 0.35, -0.7]) calls Point187::norm, Point187::new, p187_helper; pulled ((-2.0, 1.0), Point187Tangent { x: -2.0, y: 0.3 })),
        program!(p188([-0.9, -1.1, 0.8, 0.7], 0.4, 3) calls Point188::energy, Point188::shifted, p188_helper, p188_inner),
        program!(p189(&[-1.1, 0.3, 0.2, -0.8], &[0.8, -0.4, -0.1, 1.2, -0.1], const &[1.2, 0.7, 0.6]) calls p189_helper; pulled Point189Tangent { x: 0.5, y: -2.0, z: -0.7 }),
        program!(p190(&[-1.2, -0.5, 0.9, 0.2], [-1.2, 0.3, -0.7, -0.2, 0.2, -1.2, 0.35, -1.2, -1.0, -0.2, 1.1, 1.4], 3, &[0.5, 0.9]) calls p190_helper),
        program!(p191(&[0.9, -0.9, 1.4, -0.5], [0.3, 0.9, 1.2], &mut [0.4, -0.6, 0.8, -0.9, -0.5, -0.9, 0.5, 0.5, -0.3], &mut 0.5) calls Body191::norm; pulled ([1.0, -0.7], [-2.0, -0.7, -0.7, 0.5, -2.0, -2.0, 1.0, 0.5, 0.3], -0.7)),
        program!(p192(&[-0.4, 0.4, 1.3, 1.3], 1.3, &mut 0.6); pulled (0.5, 1.0)),
        program!(p193(&mut [-0.6, 1.1, 0.2, 0.7], Point193 { x: 0.1, y: 1.1, z: 0.4 }, -0.7, Body193 { at: 0.35, k: 0.8, rates: 2, parts: -1.0, last: 0.1 }) calls Point193::shifted, p193_helper, p193_inner),
        program!(p194(1.4, 2) calls Point194::shifted),
        program!(p195(&mut [-0.4, -0.9, -0.3], &mut [0.6, -1.2, 1.0, 1.0, 0.5], [[0.4, -0.7], [0.35, 0.35]]) calls p195_helper; pulled (vec![-0.7, 1.0], [-0.7, 1.0, 0.5], vec![1.0, 0.3, 1.0, 0.5, -2.0])),
        program!(p196(const Point196 { x: 0.35, y: 0.3, z: -0.3 }, &[-0.5, -0.4, 1.2, -0.4, -0.9]) calls Body196::norm; pulled Point196Tangent { x: -2.0, y: 0.3, z: -2.0 }),
        program!(p197(&mut [1.2, -0.5, 1.4, 0.5], 0.2, -0.6, 4)),
        program!(p198(3, 1.4); pulled 0.3),
        program!(p199(1.2, &mut vec![1.0, -0.3, 0.6, -0.9, -0.4]) calls Point199::new, p199_helper, p199_inner),
    ]
}
