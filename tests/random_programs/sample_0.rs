//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point0 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body0 {
    at: Point0,
    k: (f64, f64),
    rates: (f64, f64),
    parts: Point0,
}

#[differentiable]
impl Point0 {
    #[differentiable(unconnected = "zero")]
    fn new(mut ys: Vec<f64>, xs: &[Body0]) -> Point0 {
        Point0 { x: xs[xs.len() - 1].k.1 * xs[1].parts.x, y: if xs[0].k.1 > 0.25 {
            let d = xs[1].rates.1;
            d
        } else {
            xs[0].k.0
        } }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point0 {
    type Output = Point0;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point0 {
        Point0 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p0_helper(xs: &[f64]) -> Vec<f64> {
    let mut s: f64;
    if 0.3 > 1.1 {
        s = (1.0 + (xs[0] - xs[1]).abs()).sqrt();
    } else {
        s = xs[0];
    }
    let a: f64 = xs[1..].iter().skip(1).enumerate().map(|(m, z)| z * z.tanh()).sum::<f64>() / ((0..xs.len()).map(|i| (i as f64)).sum::<f64>().powi(2) + 1.2);
    let mut i = 0;
    while i < 5 && a < 3.0 {
        i += 1;
        let e = (1.0 + a.abs()).recip() + a;
    }
    vec![(0..2).map(|j| (j as f64) * xs[j]).sum::<f64>(), if a <= 0.25 {
        let mut r = s;
        s.atan().exp_m1()
    } else {
        let t = s;
        xs[i % 2].clamp(-0.75, 1.25)
    }, s / ((a * a).powi(2) + 1.0)]
}

#[differentiable(unconnected = "zero")]
fn p0_inner(state: Vec<f64>) -> f64 {
    (1..state.len() - 1).for_each(|n| {});
    let (s, mut t) = (state[1], state[1]);
    t *= (t.powi(2) + 0.5).powf(t.sin()).max(t);
    (t * t + state[0] * 2.0) * state[0]
}

#[differentiable(unconnected = "zero")]
fn p0(e: f64, e2: &mut f64, point: &Point0) -> f64 {
    let part = Point0 { x: point.y, y: -*e2 };
    let mut m = 0;
    loop {
        m += 1;
        if m >= 1 || *e2 <= 1.0 {
            break;
        }
        let t = &mut *e2;
        *t /= (*t + part.y).powi(2) + 1.0;
    }
    if part.y >= *e2 {
        let mut pair = (p0_inner(vec![*e2, part.x, part.x]), part.y * point.y);
    }
    let u = &mut *e2;
    *u -= point.x * point.x;
    for i in (0..=3).rev() {
        let e = e * (if part.y <= e {
            (0..4).map(|n| part.y + (n as f64)).sum::<f64>()
        } else {
            let mut q = part.x + part.x;
            part.x + part.y
        });
        'rows1: for (i2, k) in (0..4).zip(0..=i) {
            let s = e;
            *e2 += (0..m).take(2).map(|i3| (i3 as f64)).fold(s, |acc, w| acc * 0.5 + w * e) + (part.y - -1.0);
            let unit = part * e.min(s);
        }
    }
    (part.y / (1.0 + part.x.abs()) + e * 2.0 + part.y * 0.3) * ((1.0 + 0.3_f64.abs()).recip() * (point.y * point.y))
}

flat_record! {
    Point0 { x, y }
    Body0 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point1 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape1 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl std::ops::Sub for Point1 {
    type Output = Point1;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point1) -> Point1 {
        Point1 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p1_helper(point: Point1, q: &mut f64, v: &[[f64; 2]; 2]) {
    let a = v[v.len() - 1][1];
    *q += if v[1][1] > 3.0 {
        if *q < point.x && 1 < 3 {
            *q
        } else {
            let d = v[0][0];
            a
        }
    } else {
        v[0][1] + point.y
    };
    let t = std::mem::replace(q, point.z.atan2(1.0 + a.abs()));
    let mut r = (a - v[v.len() - 1][2 - 1]).abs() * (if *q > -0.4 {
        let acc = v[1][1] / (v[0][0].powi(2) + 1.2);
        *q
    } else {
        let p = t;
        p - -0.4
    });
    r = -*q;
    *q *= (r * a).asinh();
}

#[differentiable(unconnected = "zero")]
fn p1(r: f64, #[no_diff] ys: &[f64; 4], #[no_diff] grid: &[f64]) -> f64 {
    let y = grid[0];
    match 1 % 4 {
        0 => {
            let state: Vec<f64> = (0..grid.len() - 1).map(|i| y + (i as f64)).collect::<Vec<f64>>();
        }
        _ => {}
    }
    ys[4 - 1] + ys[2] - r * 2.0 + y.sin().powi(2)
}

flat_record! {
    Point1 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p2_helper(b: f64, grid: &[f64; 4], out: &mut [f64]) -> f64 {
    if out[0] > 0.1 {
        for i in 0..out.len() {
            let i2: usize = i;
        }
    } else if grid[0] > 1.0 {
        out[0] += if 2 < 3 {
            if grid[4 - 1] > 0.8 {
                grid[2]
            } else {
                out[0]
            }
        } else {
            let mut x = grid[1];
            x
        };
        return grid[1] + grid.iter().rev().enumerate().map(|(k, &b2)| b2).product::<f64>();
    }
    -grid[2] - b * 0.3 + out.chunks(2).rev().enumerate().map(|(m, ys)| ys[m % 1]).fold(out[0], |acc, u| acc + u * out[0])
}

#[differentiable(unconnected = "zero")]
fn p2(z: f64, #[no_diff] mut row: [f64; 3]) -> f64 {
    let g = |e: f64, b: f64| e + z;
    let mut i = 0;
    while i < 2 {
        i += 1;
        row[i % 3] += row[2];
        row = [row[0].min(z), z + row[0] - g(z, z), row[i % row.len()]];
    }
    let mut v: Vec<f64> = Vec::new();
    for (m, row2) in (1..row.len()).zip(row[1..].windows(2)) {
        v.push(z);
    }
    v.push(row[2] * z);
    let mut n = 0;
    loop {
        n += 1;
        if n >= 4 || (n + 1) % 3 != 0 {
            break;
        }
        for s in v.iter_mut() {
            let mut count = 0;
            let mut b: f64 = loop {
                count += 1;
                if count >= 1 {
                    break z.asinh() / 1.5;
                }
                let mut row2: Vec<f64> = Vec::with_capacity(4);
                for state in row.windows(2) {
                    row2.push(state[count % 2].tanh() * (row[i % row.len()] + 0.9));
                }
                row2.push(*s);
            };
        }
    }
    (z - z - row[3 - 1] * 1.5) * v[0] + (if n * 2 % 3 != 0 {
        g(z, z)
    } else {
        z - v[n % v.len()]
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point3 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body3 {
    at: [f64; 2],
    k: [f64; 3],
    rates: f64,
    parts: Point3,
    last: (f64, f64),
}

#[differentiable]
impl Body3 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, p: f64, kind: Option<f64>) -> f64 {
        let mut pair = ((p + p) * (-self.k[0].powi(2)).exp(), 1.5_f64.sin().exp());
        (pair.1.min(p) + p * 0.3) * (0..3).map(|n| pair.1 + (n as f64) + (n as f64)).fold(pair.0, |acc, x| acc * 0.5 + x) - pair.1
    }
}

#[differentiable]
impl std::ops::Add for Point3 {
    type Output = Point3;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point3) -> Point3 {
        Point3 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point3 {
    type Output = Point3;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point3 {
        Point3 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p3_helper(out: &[f64; 3], c: f64) -> f64 {
    if c > 0.25 {}
    c * out[1] - c * 0.5 - (0..out.len()).map(|count| (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p3(out: [f64; 4], acc: f64) -> f64 {
    let (c, x) = (if 0 < 3 {
        let w = acc.to_radians();
        acc
    } else {
        (1.0 + acc.abs()).ln_1p()
    }, acc.asinh());
    for (n, n2) in (0..2).zip(1..out.len()) {}
    let mut ys: Vec<f64> = Vec::with_capacity(4);
    for i in (0..out.len()).rev() {
        ys.push((if i % 2 == 0 {
            x
        } else {
            x
        }) + (x + acc));
    }
    ys.push(c);
    ys[0] = ys[0];
    (if c > 1.5 {
        c
    } else {
        out[out.len() - 1]
    }) + out[0] * 0.5 + ys[0] * 2.0 + ((x.powi(2) + 0.5).recip().powi(2) + 1.2).powf(ys[0].sin())
}

flat_record! {
    Point3 { x, y, z }
    Body3 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point4 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body4 {
    at: f64,
    k: Vec<Point4>,
    rates: Vec<f64>,
}

#[differentiable]
impl std::ops::Add for Point4 {
    type Output = Point4;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point4) -> Point4 {
        Point4 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p4_helper(state: &[f64; 2], pair: (f64, f64), v: &[f64; 3]) -> Vec<f64> {
    let mut i: usize = 4;
    let f = |x: f64, b: f64| x * b;
    let (c, u) = ((state[2 - 1] + pair.0).abs(), state[0].signum() * 1.1);
    vec![c.powi(2).abs(), (-(c + u).powi(2)).exp(), pair.0]
}

#[differentiable(unconnected = "zero")]
fn p4_inner(buf: Vec<f64>) -> Vec<f64> {
    buf
}

#[differentiable(unconnected = "zero")]
fn p4(mut v: [[f64; 2]; 2], pair: (f64, f64), #[no_diff] state: &mut Vec<f64>) -> (f64, f64) {
    let mut row: Vec<f64> = Vec::with_capacity(4);
    for (k, &w) in v[1].iter().enumerate() {
        let mut ys: Vec<f64> = Vec::with_capacity(4);
        for m in 0..state.len() {
            if m > 1 {
                ys.push((-pair.0).sin().cosh());
            }
        }
        ys.push(state.iter().take(2).sum::<f64>());
        if pair.0 >= 0.3 {
            row.push(-state[2]);
        }
    }
    row.push(state[1] * -0.7);
    let mut count = 0;
    let t: f64 = loop {
        count += 1;
        row[0] = row[count % row.len()];
        if count >= 1 {
            break (1.0 + (if state[count % state.len()] >= -0.4 {
                let mut r: f64 = 1.5;
                r
            } else {
                v[count % 2][1]
            }).abs()).ln();
        }
    };
    'rows1: for (k, grid) in (0..count).zip(v.iter()) {
        if k / 2 > 2 || row[k % row.len()] < 3.0 {
            row[count % 1] /= (t - t + (count as f64)).powi(2) + 1.0;
        } else if t >= 1.5 {
            let mut out = [Body4 { at: t, k: vec![Point4 { x: grid[k % 2] + grid[0], y: grid[1] / 2.0, z: 1.1_f64.tanh().exp2() }, Point4 { x: state[count % 3] - (count as f64), y: t * grid[1], z: match (k + 1) % 5 {
                0..=1 => row[k % 1],
                k2 if (k + 1) % 3 != 0 || state.len() > 1 => {
                    let mut s: f64 = grid[0];
                    row[0]
                }
                _ => row[count % row.len()],
            } }], rates: vec![t + (k as f64), t.sin().exp(), (t.powi(2) + 0.5).ln_1p()] }, Body4 { at: t * grid[1], k: vec![Point4 { x: pair.0 / (pair.0.powi(2) + 0.5), y: grid[k % 2], z: v[k % v.len()][0] }, Point4 { x: t + t, y: row[0], z: state[k % state.len()] + (k as f64) }], rates: vec![grid[grid.len() - 1] * pair.0, row[k % row.len()] + row[k % 1]] }];
        } else {
            row[k % 1] -= -0.7;
        }
    }
    pair
}

flat_record! {
    Point4 { x, y, z }
    Body4 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p5_helper(count: usize, out: &[f64]) -> f64 {
    if out[0] > 1.5 {
        let s = (out[count % out.len()] * out[1] + out[count % out.len()] * (count as f64)).sin();
        let (q, mut w) = (s + s + out[1..].iter().filter(|y| **y > 0.8).map(|z| z + z).fold(out[1], |acc, u| acc + u), s);
    }
    out[out.len() - 1].atan().exp() * out[count % out.len()] + out.chunks(2).map(|buf| out[count % out.len()] + buf[count % buf.len()]).sum::<f64>() / (out[1..].iter().rev().zip(out.chunks(2)).filter(|(acc, grid)| grid[0] >= 1.1_f64).map(|(x, grid)| x * grid[0]).sum::<f64>().powi(2) + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p5_inner(b: &mut f64) -> f64 {
    let p = std::mem::replace(b, 0.3);
    let w = (p + p) * p;
    'rows1: for (n, count) in (0..1).zip(0..=4) {
        let g = |q: f64| {
            let t = w;
            q + (q * p + (w - (n as f64)))
        };
    }
    let mut e = p.tanh();
    let mut n = 0;
    let b2: f64 = loop {
        n += 1;
        if n >= 3 || e <= -1.0 {
            break (if n / 2 % 2 != 0 {
                w
            } else {
                w
            }) * e;
        }
        let mut found: Option<f64> = if n < 3 {
            None
        } else {
            None
        };
    };
    (e + p * 0.3 - e * 1.5 + b2 * 2.0 - (0..=4).filter(|i| *i != 1).map(|i| e.tanh() + (i as f64)).product::<f64>()) * (p - (n as f64)).atan().cosh()
}

#[differentiable(unconnected = "zero")]
fn p5(v: &[f64], out: &[f64]) -> f64 {
    let u = (out[3].sin() - (out[out.len() - 1] + out[0])) * v[3];
    'rows1: for count in (0..3).rev() {}
    match 4 % 4 {
        0 => {
            let found: Option<f64> = None;
            let mut ys = out.to_vec();
        }
        1 | 2 => {
            let (mut t, mut a) = (p5_helper(3, &out[..3]), u - u);
            let mut k = 0;
            let mut e: f64 = loop {
                k += 1;
                if k >= 4 {
                    break u + t + u;
                }
                let f = |s: f64, y: f64| {
                    let mut p = out[k % out.len()].powi(2) - (s - t);
                    s + out[4].sin() * (u + a)
                };
            };
        }
        i if out.len() % 3 != 1 => {
            let mut d: f64;
            if i > 1 || out[i % out.len()] <= u {
                d = u;
            } else {
                d = (0..4).map(|i2| (i2 as f64) * u).sum::<f64>();
            }
        }
        _ => {
            if out[2] >= -0.7 {} else if out[out.len() - 1] > -0.7 {
                for z in v {}
            } else {
                let mut found: Option<f64> = if out[1] > 2.0 && u <= u {
                    Some(u.abs())
                } else {
                    None
                };
            }
        }
    }
    ((0..v.len()).rev().map(|j| u + (j as f64)).sum::<f64>() + u * 2.0) * out.iter().rev().enumerate().rev().map(|(n, u2)| u.min(out[n % 5]) + u2).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point6 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body6 {
    at: f64,
    k: f64,
    rates: [f64; 3],
    parts: f64,
    last: Point6,
}

#[differentiable]
impl Point6 {
    #[differentiable(unconnected = "zero")]
    fn new(mut q: f64) -> Point6 {
        Point6 { x: (-(-0.7_f64).powi(2)).exp(), y: q.abs() }
    }
}

#[differentiable(unconnected = "zero")]
fn p6_helper(w: f64, row: &mut Vec<f64>, grid: &Vec<f64>) -> f64 {
    match 1 % 3 {
        0 => {
            let part = Point6::new(grid[0]);
            if grid[grid.len() - 1] >= w {} else {
                let c = &mut row[0];
                *c = c.atan2(1.0 + c.abs());
            }
        }
        _ => {
            let x = ((0..grid.len() - 1).map(|n| row[2 - 1] + (n as f64)).sum::<f64>().powi(2) + 1.2_f64).recip();
        }
    }
    (grid[2 - 1].min(row[row.len() - 1]) - ((grid[0] * grid[2 - 1]).powi(2) + 1.2).cbrt()) * grid[0]
}

#[differentiable(unconnected = "zero")]
fn p6_inner(xs: &[f64]) -> Body6 {
    for (n, out) in xs.windows(2).skip(1).rev().enumerate() {
        if n * 2 < 3 {
            continue;
        }
    }
    Body6 { at: xs[2 - 1], k: -xs[0], rates: [xs[0], xs[1] * xs[1], xs[1] - xs[1]], parts: xs[xs.len() - 1].tanh(), last: Point6::new(xs[0]) }
}

#[differentiable(unconnected = "zero")]
fn p6(pair: (f64, f64), unit: &mut Body6, buf: &mut [f64], part: &mut Point6) -> f64 {
    let i: usize = 0;
    buf.swap(i % 3, i % 3);
    let g = |d: f64, e: f64| d + d / 2.0 * (i as f64);
    'rows1: for (k, k2) in (0..2).rev().zip(0..buf.len()) {
        if part.y <= 3.0 {
            let c: f64 = 'found2: {
                let mut b = buf[3 - 1 - k2].powi(2) + (pair.0 + (k2 as f64)).floor() * g(part.x, buf[3 - 1 - k2]);
                if !(b >= b) {
                    unit.parts += b;
                    break 'found2 unit.last.x.floor() * part.x;
                }
                buf[..1].iter().map(|&w| b + w).fold(b, |acc, w| acc.max(w)) - buf[k2 % buf.len()]
            };
        }
        part.y += buf.iter().filter(|r| **r > 2.0).map(|&p| p * buf[3 - 1 - k]).fold(part.x, |acc, d| acc * 0.5 + d * part.x) * (0.3 / 1.5);
    }
    (unit.last.x + (i as f64) - pair.1 * 0.3 + 0.5) * (buf[i % buf.len()].floor() * (match buf.len() % 5 {
        0..=1 => part.y,
        _ => part.y,
    }))
}

flat_record! {
    Point6 { x, y }
    Body6 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point7 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point7 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, flag: bool, buf: &[f64]) -> (f64, f64) {
        let point = *self;
        (point.y - point.x + buf[1..2].iter().take(2).enumerate().map(|(i, &x)| x).fold(point.x, |acc, c| acc.max(c * buf[2 - 1])), point.y - point.y * 1.5 + buf.windows(2).map(|state| buf[1]).sum::<f64>())
    }
}

#[differentiable]
impl Point7 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, ys: [[f64; 2]; 2]) -> f64 {
        let mut pair = (ys[ys.len() - 1][2 - 1], self.y + ys[ys.len() - 1][2 - 1]);
        let out = [Point7 { ..*self }, Point7 { ..*self }];
        (ys[ys.len() - 1][1] - pair.0 * 1.5 - out[0].y * 1.5) * out[0].x * ys[1].iter().zip(ys[0].windows(2)).map(|(t, row)| *t * out[1].x.powi(2)).sum::<f64>()
    }
}

#[differentiable]
impl Point7 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, ys: &mut [f64], mut v: [Point7; 2]) -> f64 {
        let mut j = 0;
        loop {
            j += 1;
            ys[j % 2] = ys[ys.len() - 1];
            if j >= 3 {
                break;
            }
        }
        v[j % v.len()].x * ys[0] + v[j % 2].x * 0.3 - (self.advance([[v[1].x, v[j % v.len()].y], [v[1].y, v[1].y]]) + v[0].y)
    }
}

#[differentiable]
impl std::ops::Sub for Point7 {
    type Output = Point7;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point7) -> Point7 {
        Point7 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p7(body: &mut Point7) -> f64 {
    let mut v = [body.x, body.x * body.x, body.y.cos()];
    let p = std::mem::replace(&mut body.y, v[v.len() - 1] + v[0]);
    *body = *body - *body;
    body.x + p - v[1] * 2.0 - p * 1.5 + v.iter().zip(0..v.len()).map(|(p2, k)| (0..v.len() - 1).zip(v[2..3].iter()).map(|(i, s)| *s * *s).fold(*p2, |acc, t| acc + (t + t)) + (k as f64)).sum::<f64>()
}

flat_record! {
    Point7 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p8_helper(ys: &mut [f64], m: usize, row: &[f64], xs: &mut [f64]) -> f64 {
    xs[m % 2] = (-(xs[xs.len() - 1] * row[m % 2]).powi(2)).exp();
    let mut y = xs[m % xs.len()] - xs[0];
    y *= xs[xs.len() - 1];
    let mut state: Vec<f64> = Vec::new();
    for i in (0..row.len()).take(2) {
        let d = xs[1];
        if d <= 0.8 {
            state.push(ys.windows(2).map(|buf| buf[..1].iter().map(|&z| z * buf[buf.len() - 1]).sum::<f64>() + 3.0).product::<f64>());
        }
    }
    state.push(xs[xs.len() - 1] - row[row.len() - 1]);
    row[1] - state[m % 1] * 0.5 + ys[1] * (m as f64) * (m as f64)
}

#[differentiable(unconnected = "zero")]
fn p8(t: f64, out: &[f64], pair: (f64, f64), pair2: (f64, f64)) -> f64 {
    if pair2.1 <= out[4] || pair2.1 <= -1.0 {
        for &b in out.iter().rev() {
            let mut state: [f64; 3] = [0.5; 3];
            let mut j: usize = state.len();
            let mut pair3 = ((pair.1 * state[1]).clamp(-0.75, 1.25), b.floor() * state[0]);
        }
        let g = |a: f64, r: f64| a * pair2.1;
    } else {
        let (d, mut d2) = (pair2.0 / 3.0 + pair2.1, pair2.1 * out[4]);
    }
    (pair2.0 * t + pair2.1 * 2.0 + out.iter().rev().map(|&w| w).sum::<f64>()) * pair2.0
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point9 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body9 {
    at: (f64, f64),
    k: (f64, f64),
    rates: f64,
}

#[differentiable]
impl Body9 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, grid: &[f64; 2], mut body: Body9) -> (f64, f64) {
        let a = std::mem::replace(&mut body.rates, if self.rates <= 3.0 {
            grid[1]
        } else {
            self.at.0
        });
        body.k.0 -= (-(a * self.k.1).powi(2)).exp();
        (grid[0] - a * 1.5 - -0.4 / (a.powi(2) + 1.2) * 3.0, (grid[grid.len() - 1] + body.at.0 + body.at.1 * 1.5 + body.at.1.mul_add((-body.rates.powi(2)).exp(), grid[1])) * (-(grid[0] - a).powi(2)).exp())
    }
}

#[differentiable]
impl std::ops::Add for Point9 {
    type Output = Point9;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point9) -> Point9 {
        Point9 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point9 {
    type Output = Point9;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point9) -> Point9 {
        Point9 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p9_helper(mut s: f64, ys: &mut [f64], spring: Point9) -> Option<f64> {
    for r in ys.iter() {
        let (mut r2, mut acc): (f64, f64) = (0.3, ys[1] + spring.y);
    }
    if spring.x < 0.5 {
        Some(if !(spring.y >= 0.1) {
            let mut a = s;
            ys[ys.len() - 1]
        } else {
            let mut u = s;
            u
        })
    } else {
        None
    }
}

#[differentiable(unconnected = "zero")]
fn p9_inner(grid: &[f64], acc: f64, y: f64, v: &mut [f64]) -> Vec<f64> {
    match 0 % 4 {
        0 => {}
        _ => {
            v[1] -= v[1].to_radians().sin();
        }
    }
    vec![0.8, (if !(3 < 3) {
        0.5
    } else {
        y
    }).min(if acc > 0.25 {
        grid[1]
    } else {
        let e = v[1];
        v[v.len() - 1]
    })]
}

#[differentiable(unconnected = "zero")]
fn p9(y: f64, unit: &mut Body9, grid: &[f64], y2: f64) -> f64 {
    let found: Option<f64> = None;
    {
        unit.at.1 = grid[0] * unit.rates;
    }
    unit.k.0 = -y2 * 2.0;
    match grid.len() % 4 {
        0 => {
            let mut body = Body9 { at: (y2.asinh(), y2 + y2), k: (if 0 < 3 {
                y2
            } else {
                unit.k.0
            }, y2 / (1.0 + y2.abs())), rates: grid[1].sin() };
            let mut state: [f64; 4] = [0.5; 4];
        }
        i if unit.rates < 0.5 => {
            for k in 0..grid.len() {
                unit.at.1 += grid[0..1].iter().map(|x| *x).product::<f64>() + (0.5 + y2);
            }
        }
        _ => {
            unit.at.1 += y2.signum() * (y * y);
        }
    }
    if y2 >= grid[2] {
        unit.rates += (y2 * y2).asinh();
    }
    y2 - y * 1.5 + y2 * 0.3 - grid.iter().map(|&d| d * d + d).sum::<f64>()
}

flat_record! {
    Point9 { x, y }
    Body9 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p10_helper(e: &mut f64, grid: &mut [f64], pair: (f64, f64)) {
    for (&acc, n) in grid.iter().zip(0..grid.len()) {
        *e -= (if n + 1 > 2 {
            let r = acc;
            r
        } else {
            pair.0
        }) + (pair.1 + grid[0]);
    }
}

#[differentiable(unconnected = "zero")]
fn p10(r: f64, grid: Vec<f64>) -> f64 {
    let mut b = -grid[grid.len() - 1];
    let b2 = &mut b;
    *b2 += *b2 + grid[1];
    *b2 -= *b2;
    b = grid[4];
    let mut n = 0;
    let c: f64 = loop {
        n += 1;
        b = (grid[3].powi(2) + 0.5).log10().signum() * b;
        if n >= 4 {
            break (grid[1] - grid[n % grid.len()]) * (b * grid[4]);
        }
    };
    ((match n % 5 {
        0 => b,
        j if b >= 0.25 => c,
        _ => c,
    }) + r * 0.5 - grid[n % 5] * 0.3 + b * 0.5 + c * 1.5 - grid[3..].iter().skip(1).map(|r2| *r2 * -*r2).sum::<f64>()) * grid[1..].iter().skip(1).enumerate().filter(|(n2, x)| **x > -0.4).map(|(count, &y)| y * (y.powi(2) + 1.0).ln_1p()).fold(c, |acc, u| acc + u)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point11 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Sub for Point11 {
    type Output = Point11;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point11) -> Point11 {
        Point11 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p11(v: &[f64], count: usize, ys: &mut [f64]) -> f64 {
    ys[count % 3] += ys[count % ys.len()] + (ys[0] + ys[ys.len() - 1]);
    ys[2] += ys[2] + (ys[count % 3] + v[1]);
    let pair = ([v[count % v.len()] + ys[count % 3], ys[count % ys.len()] * ys[count % 3]], ys[0] + v[v.len() - 1]);
    let mut y = -(ys[2] + (v[count % v.len()] + pair.0[1]));
    let z: f64;
    if ys.len() % 2 == 0 {
        z = ys[2..].iter().zip(ys[0..2].iter()).map(|(r, x)| *x * *r).fold(pair.0[count % 2], |acc, b| acc * 0.5 + b * y.max(b));
    } else {
        z = y;
    }
    (0.9 + y * 0.3) * ys[..2].iter().enumerate().map(|(j, &s)| s * s.abs()).fold(v[4 - 1], |acc, u| acc.max(u * (1.0 - v[2])))
}

flat_record! {
    Point11 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p12_helper(xs: Vec<f64>, r: f64, row: &[[f64; 2]; 3], acc: f64) -> f64 {
    match 1 % 4 {
        0 => {}
        1 | 2 => {
            let mut found: Option<f64> = if acc > -1.0 {
                None
            } else {
                None
            };
        }
        count if row[0][1] <= 0.9 => {
            for count2 in 0..=count {
                let mut m: usize = count2 / 2;
            }
        }
        _ => {
            let mut acc = acc * (acc * (acc + -0.7));
        }
    }
    (0.1_f64.clamp(-0.75, 1.25) - acc * 0.3) * row[0].iter().fold(row[0][0], |acc2, c| acc2 + ((0..2).filter(|count| *count != 1).map(|j| (j as f64) * r).fold(-1.0_f64, |acc3, y| acc3 * 0.5 + y * r) + c))
}

#[differentiable(unconnected = "zero")]
fn p12_inner(buf: [f64; 4]) -> (f64, f64) {
    let mut count = 0;
    while count < 4 {
        count += 1;
        let mut m = 0;
        while m < 3 {
            m += 1;
        }
    }
    (buf[count % 4] + (count as f64) + (0..=count).map(|count2| (1..buf.len()).rev().zip(&buf).map(|(i, &e)| buf[i] + e).sum::<f64>() + (count2 as f64)).sum::<f64>(), (0..=count).map(|count2| (count2 as f64) * buf[3]).sum::<f64>() + buf[0] * 0.3 + (buf[count % 4].powi(2) + 1.0).powi(-1) * (buf[2] * buf[count % 4]))
}

#[differentiable(unconnected = "zero")]
fn p12(xs: [f64; 3]) -> f64 {
    let mut e = -xs[2];
    xs.iter().step_by(2).for_each(|&z| {
        e *= z;
    });
    let mut count = 0;
    loop {
        count += 1;
        if count >= 1 || count * 2 > 0 {
            break;
        }
        e += xs[2] * e + (0..xs.len()).map(|k| (k as f64)).sum::<f64>();
    }
    let mut c: f64;
    if !(e > 3.0) {
        let w = (e - e) * (count as f64);
        c = xs[count % xs.len()] * w - (e + e);
    } else {
        c = (1.5 / (e.powi(2) + 1.0)).signum() * (if xs[count % 3] <= 0.1 {
            e
        } else {
            e
        });
    }
    {
        let x: f64;
        if count * 2 % 3 != 0 {
            let r = e;
            x = r;
        } else {
            let mut c2 = (e + xs[count % xs.len()]).powi(3);
            x = e + e + e;
        }
    }
    c + xs[2] * 0.5 - e * 0.5 - c * 1.5 + c.max(0.8_f64.powi(2)) - (if count > 2 {
        e + c
    } else {
        let a = c.atan2(c.powi(2) + 1.2);
        a / 3.0
    })
}

#[differentiable(unconnected = "zero")]
fn p13(y: f64, count: usize, x: f64) -> f64 {
    let mut ys: [f64; 3] = [0.5; 3];
    let mut n: usize = count;
    let mut out: Vec<f64> = Vec::with_capacity(4);
    for (&b, state) in ys[2..].iter().zip(ys[1..2].chunks(2)) {
        if ys[ys.len() - 1] > -1.0 {} else {
            let a = ys[n % ys.len()] - b;
            for row in state.chunks(2) {
                let mut i = 0;
                while i < 4 {
                    i += 1;
                }
                let i2: usize = i;
            }
        }
        out.push(b + (0..=n).rev().map(|n2| (n2 as f64) * 0.5).fold(1.0_f64, |acc, e| acc.max(ys[count % 3] + e)));
    }
    out.push((-ys[0].powi(2)).exp());
    let e = if n % 3 == 0 || out[count % 1] <= ys[ys.len() - 1] {
        if ys.len() % 3 == 1 {
            0.1_f64.atan()
        } else {
            let t = out[out.len() - 1];
            ys[3 - 1]
        }
    } else {
        ys[n % ys.len()].sin()
    };
    e - x + y * 1.5 - x * 1.5 + ((1.0 + x.abs()).sqrt() - ys[2].signum() * e) + y * (n as f64)
}

#[differentiable(unconnected = "zero")]
fn p14_helper(a: f64, state: &[f64]) -> f64 {
    let mut b = state[0];
    b + b + a * 0.5 + (1.0 + (b - b).abs()).cbrt() + a.hypot(1.0 + state[1].abs()) * (state[1] + b)
}

#[differentiable(unconnected = "zero")]
fn p14_inner(out: &Vec<f64>, state: &[f64]) -> f64 {
    if state[1] > 0.3 {
        let mut grid = [out[1]; 4];
    }
    let kind: Option<f64> = if !(state[1] >= 0.25) {
        None
    } else {
        Some(state[state.len() - 1] + state[1])
    };
    1.1 * (-0.4_f64).atan() + p14_helper(out[out.len() - 1], out)
}

#[differentiable(unconnected = "zero")]
fn p14(c: &mut f64) -> (f64, f64) {
    for (j, m) in (0..2).zip(0..1) {
        let mut m2 = 0;
        'rows1: while m2 < 4 {
            m2 += 1;
        }
        let mut shape: Option<f64> = if *c < 0.1 || m2 % 2 == 0 {
            None
        } else {
            Some(*c - (m as f64))
        };
    }
    if *c > 1.5 || *c < 0.25 {
        let mut k = 0;
        while k < 5 {
            k += 1;
        }
    }
    *c = *c;
    let mut x = c.mul_add(*c * c.max(*c), *c);
    let mut found: Option<f64> = Some(*c - x);
    for m in (0..3).take(2) {
        if *c > 2.0 {
            (0..4).for_each(|i| {
                x /= (*c * (x + -1.0)).powi(2) + 1.0;
                x = x / (1.0 + (x * (m as f64)).abs());
            });
        } else if m + 1 < 3 {
            if *c <= x {
                break;
            }
        }
    }
    (*c - x * 2.0 - (x.sin().exp2() + c.atan2(1.0 + x.abs())) + (*c + -0.4), x.atan() - x * 1.5 - (if let Some(e) = found {
        e
    } else {
        x + x
    }))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point15 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body15 {
    at: Vec<Point15>,
    k: f64,
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, point: &mut Point15, shape: Option<f64>) -> Option<f64> {
        let d: f64 = 'found1: {
            let mut body = Point15 { x: point.y + point.z, y: point.x * point.z, z: self.z.mul_add(point.z, point.z) };
            if point.z > 0.5 {
                break 'found1 point.z;
            }
            body.y.atan2(self.z.powi(2) + 1.2) + body.z
        };
        None
    }
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, pair: (f64, f64)) -> f64 {
        let x = self.y * pair.1 / (pair.1.powi(2) + 1.2) * (pair.0.atan().exp_m1().powi(2) + 0.5).powi(-1);
        let x2 = x + 0.3 * x;
        let mut j = 0;
        while j / 2 < 3 && j < 4 {
            j += 1;
            let row: Vec<f64> = (0..3).zip(0..2).map(|(k, i)| (i as f64) * (x2 * pair.0)).collect::<Vec<f64>>();
        }
        pair.0 + x2 + x * 2.0 + x2 / (1.0 + (x * x2).abs())
    }
}

#[differentiable]
impl Body15 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, mut c: f64, s: f64) -> f64 {
        for (j, n) in (0..4).zip(0..3) {}
        s * (0..4).zip(0..4).map(|(m, n)| (n as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p15(b: f64, ys: &mut [Body15; 2]) -> f64 {
    {
        let mut u = -1.0 * (if -0.7 > -1.0 {
            b
        } else {
            ys[ys.len() - 1].at[2 - 1].y
        }) * ys[1].at[2 - 1].x.powi(2);
        let mut z: f64 = 2.0_f64.powi(2);
    }
    for spring in ys.iter_mut() {
        'rows1: for i in 0..4 {
            let mut state = vec![Body15 { at: vec![Point15 { x: 0.25 + b, y: b.cos(), z: (0..i).take(2).map(|j| spring.k + (j as f64)).fold(spring.k, |acc, b2| acc * 0.5 + (b2 + b2)) }, Point15 { x: spring.at[i % 2].y, y: (0..=i).step_by(2).filter(|k| *k != 1).map(|j| (j as f64)).sum::<f64>(), z: spring.at[2 - 1].z }, Point15 { x: spring.at[0].z - spring.k, y: b - (i as f64), z: b - (i as f64) }], k: spring.at[2 - 1].y }, Body15 { at: vec![Point15 { x: spring.k, y: spring.at[i % 2].x, z: spring.at[2 - 1].z.min(spring.at[i % 2].z) }, Point15 { x: spring.k, y: b, z: spring.k + spring.at[2 - 1].z }], k: 0.5_f64.asinh() }];
        }
    }
    ys[1].k - ys[2 - 1].k + b * 1.5 + b.tanh().sinh() * b.tanh() - ys.iter().rev().zip(ys.iter()).map(|(part, point)| point.at[0].z).fold(ys[1].k, |acc, s| acc + (s.atan() + s))
}

flat_record! {
    Point15 { x, y, z }
    Body15 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point16 {
    x: [f64; 2],
    y: [f64; 2],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body16 {
    at: f64,
    k: Vec<f64>,
    rates: usize,
    parts: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape16 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body16 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, unit: Point16) -> f64 {
        self.at * self.k[1] + unit.y[1] * 1.5 + (0..=4).zip(0..1).map(|(n, k)| unit.x[(k + 1) % 2] + (k as f64)).sum::<f64>() - (0..3).map(|k| unit.z + (k as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Body16 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, buf: &[[f64; 2]; 2]) -> f64 {
        let count: usize = 1;
        let mut spring = Body16 { at: -0.4 / (self.parts[0].powi(2) + 1.2), k: vec![(1.0 + buf[count % 2][2 - 1].abs()).log10(), buf[buf.len() - 1][0] + buf[0][1]], rates: count, parts: vec![buf[buf.len() - 1][0].clamp(-0.75, 1.25), buf[2 - 1][0].min(buf[count % buf.len()][count % 2])] };
        for state in buf[buf.len() - 1].windows(2) {
            let mut xs = vec![spring.parts[count % 2], 0.1];
        }
        buf[0].iter().map(|b| self.parts[2 - 1] + b).fold(spring.parts[0], |acc, c| acc * 0.5 + (self.parts[2 - 1] + c)) * (0..buf.len()).step_by(2).zip(&buf[buf.len() - 1][1..]).map(|(k, &c)| c * c).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p16_helper(state: &[f64], x: f64, buf: [f64; 4]) -> f64 {
    let p: f64 = 1.1 / 3.0;
    match 4 % 4 {
        0 => {
            let mut body = Body16 { at: if p >= 0.3 {
                p
            } else {
                buf[1]
            }, k: vec![buf[0], buf[4 - 1]], rates: buf.len(), parts: vec![(-x.powi(2)).exp(), p * buf[0], if buf[4 - 1] > 0.9 {
                p
            } else {
                p
            }] };
        }
        _ => {}
    }
    (x * p - x * 0.5 + buf[0] * 2.0 - p * 1.5) * (if 0 < 3 {
        p
    } else {
        x / 2.0
    })
}

#[differentiable(unconnected = "zero")]
fn p16_inner(spring: &Body16, n: usize, ys: &Vec<Point16>, m: usize) -> f64 {
    let s: f64;
    if (m + 1) % 2 == 1 && ys[m % ys.len()].y[1] > ys[1].z {
        s = ys[m % ys.len()].y[0].powi(3) / (spring.k[0].powi(2) + 1.0);
    } else {
        s = ys[0].y[m % 2];
    }
    let mut s2: f64 = (0..ys.len()).skip(1).zip(ys.iter()).filter(|(n2, part)| s > 0.8).map(|(n2, body)| body.x[m % 2] * (s * s)).sum::<f64>();
    s2 / (ys[ys.len() - 1].x[n % 2].powi(2) + 1.2) + s * 2.0 - (0..ys.len()).map(|i| (i as f64) * (s2 + s2)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p16(grid: &[f64], ys: [f64; 3]) -> f64 {
    'rows1: for buf in ys.chunks(2) {
        let mut ys2: Vec<f64> = Vec::new();
        for t in buf.iter().skip(1) {
            ys2.push(ys.iter().map(|w| *w * t).product::<f64>());
        }
        ys2.push(buf[0]);
        let v = vec![Point16 { x: [if ys[2] < 1.1 {
            buf[1 - 1]
        } else {
            ys2[1 - 1]
        }, buf[0]], y: [3.0, (0..ys2.len()).map(|count| buf[count % 1] + (count as f64)).sum::<f64>()], z: ys2[0] * ys2[0] }, Point16 { x: [2.0_f64.asinh(), buf[0] * ys2[0]], y: [ys2[0] * ys2[ys2.len() - 1], buf[0]], z: ys[0] + ys2[0] }];
    }
    let mut x = ys[2].atan() * ys[1];
    let z = p16_helper(grid, (0..1).map(|count| 0.25 + (count as f64)).sum::<f64>(), [x * ys[3 - 1], x.tanh(), grid[2] / (1.0 + (-0.7_f64).abs()), ys[3 - 1] * x]);
    let mut state = vec![ys[2], ys[0].max(x), grid.chunks(2).zip(ys.chunks(2)).filter(|(xs, out)| 1 < 3).map(|(ys2, row)| grid[4 - 1]).product::<f64>(), 3.0 * 2.0];
    let mut found: Option<f64> = if state[4 - 1] > -0.4 {
        None
    } else {
        Some(x.abs())
    };
    let mut n = 0;
    loop {
        n += 1;
        if n >= 1 {
            break;
        }
        let mut add = |s: f64| {
            x += s * (z / 2.0);
            x
        };
        let e = add(state[n % state.len()]);
        let e2 = add(ys[0] + e);
        if e2 >= 0.3 && n % 3 != 1 {
            break;
        }
    }
    (z + grid[grid.len() - 1] - ys[n % 3] * 0.3 + z * 0.5 + state[state.len() - 1] * 2.0) * (match found {
        None => {
            z / (z.powi(2) + 1.2)
        }
        Some(d) => {
            d - (n as f64)
        }
    })
}

flat_record! {
    Point16 { x, y, z }
    Body16 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p17_helper(xs: &mut Vec<f64>, t: f64) {
    xs[0..1].fill(t.hypot(t.powi(2) + 1.2));
    let x = t;
    let t2: f64;
    if x > 0.5 {
        let mut c: f64 = xs.iter().map(|x2| *x2).fold(x, |acc, y| acc * 0.5 + (x + y));
        t2 = (1.0 + x.cos().abs()).ln_1p();
    } else {
        let mut u = x;
        t2 = (1.0 + x.abs()).ln_1p();
    }
}

#[differentiable(unconnected = "zero")]
fn p17_inner(row: &mut [f64], out: Vec<f64>, buf: &[f64], grid: &[f64]) -> f64 {
    let mut t = (-grid[0] * (buf[1] + buf[0])).tanh().exp_m1();
    let mut m: usize = 2;
    let mut r: f64;
    if m / 2 < 3 {
        r = (if m / 2 % 2 == 1 {
            t
        } else {
            buf[buf.len() - 1]
        }).cos();
    } else {
        r = grid[0];
    }
    let a: f64;
    if grid[m % 2] > 0.3 {
        a = buf.iter().filter(|x| **x > 1.0).map(|acc| acc * (acc - grid[0])).sum::<f64>();
    } else {
        a = grid[1] - t.sin();
    }
    (t + a - t * 2.0 - r * 2.0 - a * 2.0 + (row[m % row.len()] + row[1]) * (buf[1] - t)) * (buf[0] / (grid[0].powi(2) + 0.5)).to_radians()
}

#[differentiable(unconnected = "zero")]
fn p17(grid: &Vec<f64>) -> f64 {
    let f = |q: f64, e: f64| q + e;
    let mut j = 0;
    'rows1: loop {
        j += 1;
        let (c, x) = (grid[j % 4], grid[0]);
        if j >= 1 {
            break;
        }
    }
    (grid[grid.len() - 1].tanh() - (grid[2] - grid[j % grid.len()]).hypot(grid[grid.len() - 1].powi(2) + 0.5)) * (if grid[0] > grid[0] {
        grid[j % 4]
    } else {
        grid[0] + grid[1]
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point18 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body18 {
    at: Vec<Point18>,
    k: Point18,
    rates: Vec<f64>,
    parts: (f64, f64),
    last: [f64; 2],
}

#[differentiable]
impl Body18 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, row: &[f64]) -> f64 {
        let acc = (1..row.len()).map(|n| 0.9 + (n as f64)).sum::<f64>() * (row[0] - self.parts.1) - (row[1] + row[0]).asinh();
        acc.clamp(-0.75, 1.25) + (1.0 + (row[1] + self.rates[1]).abs()).powi(-1)
    }
}

#[differentiable(unconnected = "zero")]
fn p18_helper(state: &[f64], w: f64, row: &[[f64; 2]; 3], row2: &mut Vec<f64>) {
    'rows1: for xs in state.chunks(2) {
        let part = Point18 { x: (row[1][1].powi(2) + 1.2).ln(), y: w };
        let w2: f64 = (1.0 + row2[1].min(xs[0] / 2.0).abs()).ln_1p();
        let mut spring = part;
    }
}

#[differentiable(unconnected = "zero")]
fn p18(mut buf: [f64; 3]) -> f64 {
    for &a in buf.iter() {}
    if buf.len() < 3 {} else {
        if buf[1] > 0.9 {
            return ((buf[0] + buf[buf.len() - 1]).powi(2) + 1.2).sqrt();
        }
        let x: f64 = buf[0] + buf[0..1].iter().step_by(2).enumerate().rev().filter(|(n, t)| **t > 2.0).map(|(i, z)| *z * -*z).sum::<f64>();
    }
    if 1 < 3 {
        let c: f64;
        if buf[0] > 0.3 {
            let e = buf[1];
            c = e;
        } else {
            c = buf[3 - 1].atan() / (1.0 + (-1.0_f64).abs());
        }
    } else {
        let mut m = 0;
        'rows1: while m < 3 && buf[0] > 3.0 {
            m += 1;
            for n in (1..buf.len()).take(2) {
                let mut kind: Option<f64> = if buf.len() % 2 == 1 || buf.len() % 3 != 0 {
                    Some(buf[n % 3] / (buf[n].powi(2) + 0.5))
                } else {
                    None
                };
            }
        }
    }
    buf[0] - buf[2] + buf[2] * 0.3 + -0.7
}

flat_record! {
    Point18 { x, y }
    Body18 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p19(row: &[f64], pair: (f64, f64), out: Vec<f64>) -> f64 {
    for (k, a) in row.iter().enumerate().rev() {
        if k % 3 == 0 || k % 2 != 0 {
            break;
        }
    }
    let b = (2.0 - pair.1).cos() * pair.0;
    let mut u = if b > 3.0 {
        b
    } else {
        pair.1 + b.atan2(0.5_f64.powi(2) + 0.5)
    };
    let mut u = u + b;
    if u > -0.7 {
        let mut state: Vec<f64> = Vec::new();
        for m in (0..out.len() - 1).skip(1) {
            state.push(b);
        }
        state.push(b.min(b));
        if b >= u {
            if u <= 0.1 {
                state[0] = out[1] - u.floor() * u;
                u = state[0] * b;
            } else {
                u += u;
                let (mut c, mut r) = (-0.9 * (state[0] / 1.5), (1.0 + 3.0_f64.abs()).ln());
            }
        }
    }
    (u.powi(2) + 1.2).sqrt() + out[0] * 0.3 - (out[2].asinh() + b.to_radians()) - (u + out[2])
}

#[differentiable(unconnected = "zero")]
fn p20_helper(state: &[f64], flag: bool, row: &[f64]) -> f64 {
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for q in row {
        if *q > 1.5 {
            continue;
        } else if row[row.len() - 1] > 2.0 {}
        v.push(*q - *q);
    }
    v.push(row[1]);
    v[0].max(v[0]) + v[0] * 0.3 + v.iter().map(|&r| r * v[1 - 1]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p20(v: &[f64], r: f64) -> f64 {
    let mut n = 0;
    let x: f64 = loop {
        n += 1;
        if n >= 2 {
            break r;
        }
        let mut state: Vec<f64> = (0..=n).rev().zip(0..n).map(|(j, i)| (i as f64)).collect::<Vec<f64>>();
        let w = p20_helper(&v[..2], n / 2 % 2 != 0, &v[0..2]);
    };
    let mut i = 0;
    while i < 5 && i * 2 > 1 {
        i += 1;
        let mut q = 0.9_f64.mul_add(r, x) * r.abs() + (i as f64);
    }
    r + x * 0.3 - (0..v.len()).zip(v.iter()).map(|(n2, w)| *w * (-1.0 - (n2 as f64))).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point21 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body21 {
    at: Vec<Point21>,
    k: Vec<f64>,
    rates: Vec<f64>,
}

#[differentiable]
impl Body21 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, row: [f64; 4], out: &[f64]) -> f64 {
        let mut d = out[0].tanh();
        row[4 - 1] + out[out.len() - 1] + row[row.len() - 1] * 0.5 + d.min(out[0]).clamp(-0.75, 1.25)
    }
}

#[differentiable]
impl Point21 {
    #[differentiable(unconnected = "zero")]
    fn new(ys: &[f64; 4], out: Vec<f64>) -> Point21 {
        Point21 { x: out[1] * out[0], y: out[1].min(out[1]), z: out[out.len() - 1] }
    }
}

#[differentiable(unconnected = "zero")]
fn p21_helper(spring: &Body21) -> f64 {
    let h = |w: f64| w * (0.3 / 2.0 + w.signum() * w);
    if spring.rates[1] <= 0.9 {
        return (0..2).rev().filter(|n| *n != 1).map(|n| (1.0 + spring.at[n].y.abs()).sqrt() + (n as f64)).sum::<f64>();
    }
    for j in 0..4 {
        if spring.rates[j % 2] < 0.3 {
            break;
        }
    }
    spring.k[0] + (-1.0 * spring.at[1].x).hypot((spring.at[0].y + spring.k[0]).powi(2) + 1.2) - (0..4).map(|count| (count as f64) * (spring.k[2 - 1] + 1.1)).fold(spring.rates[2 - 1], |acc, c| acc * 0.5 + ((0..1).filter(|i| *i != 1).map(|m| (m as f64)).sum::<f64>() + c))
}

#[differentiable(unconnected = "zero")]
fn p21_inner(mut grid: [Body21; 2], mut row: [[f64; 2]; 3], state: &[[f64; 2]; 2]) -> f64 {
    row[0].swap(0, 0);
    for c in state[2 - 1][0..1].iter() {
        row[0][0] *= state[1][0];
    }
    (state[0][2 - 1] - grid[0].rates[0] * 0.5 - row[0][0] * 0.3 - state[state.len() - 1][0]) * (if row[row.len() - 1][1] >= 1.1 {
        state[0][1]
    } else {
        state[state.len() - 1][0].to_radians()
    })
}

#[differentiable(unconnected = "zero")]
fn p21(spring: &mut Body21, row: [Body21; 2]) -> f64 {
    if spring.rates[1] > -1.0 || row[2 - 1].k[0] < 0.5 {
        return row[1].at[2 - 1].z;
    }
    if 2 < 3 {
        let mut ys = vec![Point21 { x: p21_helper(spring), y: spring.k[0], z: spring.rates[1] }, Point21 { x: (0..4).map(|m| row[m % row.len()].k[1] + (m as f64)).sum::<f64>(), y: row[0].rates[2 - 1] / (1.0 + row[1].at[0].x.abs()), z: row[row.len() - 1].at[2 - 1].z + row[0].at[0].x }];
        for n in (0..row.len() - 1).take(2) {}
    } else {
        let h = |b: f64, b2: f64| {
            let z = b2.min(b2).sin();
            b * b
        };
        let mut z = spring.k[1];
    }
    let mut kind: Option<f64> = Some(if row[1].rates[2 - 1] >= row[1].at[2 - 1].x && row[1].k[0] > -0.4 {
        row[1].rates[1]
    } else {
        let c = row[1].k[0];
        c
    });
    let spring2 = Body21 { at: vec![Point21 { x: spring.rates[1].tanh(), y: spring.at[2 - 1].y, z: 1.0 + spring.rates[1] }, Point21 { x: row[0].k[1] + row[row.len() - 1].k[1], y: -0.4, z: spring.at[0].x }, Point21 { x: if row[1].at[0].y > 0.3 {
        row[2 - 1].rates[0]
    } else {
        row[1].at[0].y
    }, y: spring.rates[0], z: spring.rates[2 - 1] }], k: vec![(1.0 + row[1].at[2 - 1].y.abs()).powf(spring.rates[2 - 1].sin()), row[2 - 1].rates[0] * row[1].rates[1]], rates: vec![row[0].rates[1], row[0].k[1]] };
    let kind2: Option<f64> = Some(spring2.rates[2 - 1] * row[1].at[2 - 1].x);
    let mut count = 0;
    loop {
        count += 1;
        if count >= 1 || spring.k[count % 2] <= spring2.rates[0] {
            break;
        }
        if count / 2 % 3 != 0 {
            break;
        }
    }
    if !(row[1].k[1] >= row[0].at[1].y) {
        'rows1: for (body, spring3) in row.iter().zip(&row) {
            let mut k = 0;
            let s: f64 = 'steps2: loop {
                k += 1;
                if k >= 2 || spring.k[k % 2] <= 0.3 {
                    break -(if body.rates[k % 2] > 3.0 {
                        let mut x = spring2.k[k % 2];
                        row[k % row.len()].k[k % 2]
                    } else {
                        body.at[k % 2].z
                    });
                }
                let count2: usize = k;
            };
        }
    } else {
        match kind2 {
            None => {
                'search3: for m in 0..4 {
                    let mut ys = vec![row[0].k[0], spring2.rates[m % 2] * spring2.k[1], row[0].at[count % 2].y];
                }
            }
            Some(e) => {
                let mut j = 0;
                loop {
                    j += 1;
                    spring.at[1].z /= (spring2.at[j % 2].z - row[row.len() - 1].at[1].z).atan().exp().powi(2) + 1.0;
                    kind = if spring2.rates[j % 2] >= -1.0 {
                        None
                    } else {
                        Some(e)
                    };
                    if j >= 2 {
                        break;
                    }
                }
            }
        }
    }
    row[count % 2].k[count % 2] * (count as f64) - row[row.len() - 1].at[0].x * 0.3 + spring2.rates[count % 2] * 0.3 + ((if row[0].k[1] <= row[1].rates[count % 2] {
        let mut c = spring2.rates[count % 2];
        c
    } else {
        let mut x = spring2.rates[0];
        spring2.rates[count % 2]
    }) - row[0].at[0].y)
}

flat_record! {
    Point21 { x, y, z }
    Body21 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p22_helper(xs: &[[f64; 2]; 3], q: f64) -> f64 {
    let mut d = if q > 1.1 {
        (q + xs[1][2 - 1]).hypot(q.powi(2) + 1.0)
    } else {
        xs[0][0..1].iter().step_by(2).map(|a| *a).fold(q, |acc, x| acc + x) + (q + xs[3 - 1][0])
    };
    let flag = q > 1.0;
    let mut i = 0;
    'rows1: while i < 2 && q <= q {
        i += 1;
        (0..=1).for_each(|j| {
            d *= xs.iter().zip(&xs[j][0..1]).map(|(row, q2)| q2 + q + q2).sum::<f64>();
        });
    }
    (q.mul_add(d, d) - d * 1.5) * (0..=4).take(2).map(|i2| (i2 as f64)).sum::<f64>() * d
}

#[differentiable(unconnected = "zero")]
fn p22(ys: &[f64]) -> f64 {
    let g = |y: f64| {
        let p = y;
        y + (if !(3 < 3) {
            if y >= 3.0 || p > -0.7 {
                y
            } else {
                p
            }
        } else {
            (0..ys.len()).zip(0..ys.len()).map(|(n, count)| (count as f64)).fold(y, |acc, acc2| acc * 0.5 + acc2 * acc2)
        })
    };
    for j in 0..ys.len() - 1 {}
    ys[4 - 1] / (ys[2].powi(2) + 1.0) * (ys[2] * ys[2])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point23 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body23 {
    at: [f64; 3],
    k: Point23,
}

#[differentiable]
impl Body23 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, pair: (f64, f64)) -> (f64, f64) {
        let mut ys = vec![Body23 { at: [pair.1 / (pair.0.powi(2) + 0.5), (0..3).map(|n| pair.0 + (n as f64)).sum::<f64>(), pair.1], k: Point23 { x: (0..=1).filter(|i| *i != 1).map(|j| pair.1 + (j as f64)).sum::<f64>(), y: self.k.x, z: pair.1 + pair.0 } }, Body23 { at: [pair.0 * pair.1, pair.1 + pair.0, pair.1], k: Point23 { x: (0..4).rev().zip(0..4).map(|(m, m2)| (m2 as f64)).sum::<f64>(), y: 0.1, z: pair.1 - self.k.x } }, Body23 { at: [pair.0, pair.0, self.k.z.signum() * self.k.y], k: Point23 { x: if pair.1 < 3.0 && pair.1 > 0.1 {
            self.at[2]
        } else {
            pair.1
        }, y: (-0.7_f64).min(pair.1), z: pair.1 } }];
        pair
    }
}

#[differentiable]
impl std::ops::Add for Point23 {
    type Output = Point23;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point23) -> Point23 {
        Point23 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point23 {
    type Output = Point23;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point23) -> Point23 {
        Point23 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p23(part: &mut Point23) -> Point23 {
    for n in 0..2 {
        let mut count = 0;
        'rows1: while count < 4 {
            count += 1;
            let point = *part;
            let mut out = [Point23 { x: point.y, y: part.z * point.z, z: point.z - (count as f64) }, Point23 { x: if count > 0 || part.z >= 0.9 {
                part.x
            } else {
                point.x
            }, y: point.z.tanh().exp2(), z: 1.0 }];
        }
        for count2 in 0..4 {
            let mut ys = [part.z; 2];
            ys[n] = ys[n] * ys[2 - 1] + part.x;
            let mut k = 0;
            'steps2: while k < 3 && part.x >= 3.0 {
                k += 1;
            }
        }
        part.y += part.x;
    }
    part.z = part.y.to_radians();
    *part + *part
}

flat_record! {
    Point23 { x, y, z }
    Body23 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point24 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body24 {
    at: f64,
    k: usize,
    rates: f64,
}

#[differentiable]
impl Body24 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, flag: bool, xs: [f64; 2]) -> Point24 {
        let mut state: Vec<f64> = Vec::with_capacity(4);
        for i in 0..2 {
            state.push(-xs[xs.len() - 1 - i] + (0.1 - xs[1]));
        }
        state.push(if !flag {
            xs[0]
        } else {
            xs[1]
        });
        Point24 { x: state[0] + state[0], y: state[0].floor() * state[0], z: [xs[1] - xs[2 - 1], xs[0], (-state[0].powi(2)).exp()] }
    }
}

#[differentiable]
impl Body24 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, pair: (f64, f64), shape: Option<f64>) -> f64 {
        let mut xs = vec![Body24 { at: self.at.asinh(), k: 4, rates: pair.1.floor() * pair.1 }, Body24 { at: (0..=1).zip(0..3).map(|(count, k)| (k as f64)).fold(pair.0, |acc, acc2| acc + acc2 * pair.1), k: 1, ..*self }];
        pair.1 + pair.0 * 0.5 - xs[0].rates * 0.3 + (xs[0].rates + xs[0].at) * (-pair.0.powi(2)).exp()
    }
}

#[differentiable(unconnected = "zero")]
fn p24(q: f64) -> ([f64; 2], f64) {
    let (mut b, y) = (q, q);
    let mut state = [y; 2];
    for (i, state2) in state.windows(2).enumerate() {
        let body = Body24 { at: (1.0 + state2[i % 2].abs()).powi(-1), k: i + 1, rates: state[i % 2] - state2[1] };
    }
    let mut xs = [b + state[1], state.iter().rev().zip(1..state.len()).map(|(&e, n)| (n as f64)).sum::<f64>(), b / (state[2 - 1].powi(2) + 0.5)];
    for count in (0..xs.len()).rev() {
        state[0] *= xs[count % 3] + xs[xs.len() - 1 - count] + y;
    }
    let mut add = |r: f64| {
        b += r * (0.8 * xs[3 - 1]);
    };
    add(state[0]);
    add(-0.4 - y);
    let m: usize = 4;
    let mut row = state.to_vec();
    ([(0..m).map(|m2| (m2 as f64) * q).sum::<f64>(), row[m % row.len()].tanh().atan()], ((1..row.len()).zip(0..row.len()).map(|(m2, k)| (k as f64)).sum::<f64>() - q * 0.3 - b * 0.5 + y * 0.5 - xs[2] * 0.5) * (state[m % 2] / (y.powi(2) + 1.0) * -xs[m % xs.len()]))
}

flat_record! {
    Point24 { x, y, z }
    Body24 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p25(d: f64, out: &[f64], out2: [[f64; 2]; 3]) -> [f64; 3] {
    let mut n = 0;
    while n < 3 {
        n += 1;
    }
    if n % 3 != 0 {} else {
        'rows1: for out3 in out2.iter().step_by(2) {
            if (n + 1) % 2 != 1 || out3.len() % 2 != 0 {
                break 'rows1;
            }
        }
    }
    [out[n % out.len()], out2[0][n % 2] + d, out2[0][n % 2] * (n as f64)]
}

#[differentiable(unconnected = "zero")]
fn p26_helper(a: f64, buf: &Vec<f64>, v: &[f64], y: f64) -> f64 {
    let mut pair = (v[0] + buf[0] + (0..3).step_by(2).map(|i| -0.4 + (i as f64)).sum::<f64>(), if !(buf[1] > 0.9) {
        buf[1]
    } else {
        let mut x: f64 = 1.0;
        y
    });
    let c = &mut pair.1;
    *c += c.max(y);
    *c += 0.9 - y;
    pair.1 += y / (1.0 + v[1].abs()) / (pair.1.powi(2) + 0.5);
    let mut y = y * (pair.1 * (if a >= 0.9 {
        buf[1]
    } else {
        let e = pair.1;
        2.0
    }));
    y += (if !(pair.1 > pair.1) {
        let mut w: f64 = 1.1;
        y
    } else {
        let mut p = y;
        0.25
    }) - pair.0 * y;
    let mut kind: Option<f64> = None;
    (y * y + pair.1 * 2.0 - -(buf[1] * v[2 - 1])) * (v.iter().zip(0..2).map(|(w, i)| v[v.len() - 1 - i] + (i as f64)).fold(pair.1, |acc, r| acc.max(y + r)) - (pair.0 - pair.0))
}

#[differentiable(unconnected = "zero")]
fn p26(state: &[f64; 2], d: &mut f64, m: usize) -> f64 {
    let x = *d;
    let x = x * d.abs().max(state[0] - x);
    state.iter().zip(state[..1].iter()).map(|(&d2, &d3)| d3 * d3).fold(1.0_f64, |acc, p| acc + (*d + p)) * state.iter().skip(1).rev().map(|t| *t).fold(x, |acc, q| acc * 0.5 + q * (q + *d)) + state.windows(2).map(|state2| (d.powi(2) + 0.5).cbrt() + *d).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p27(buf: &mut [f64; 4], flag: bool, u: &mut f64, buf2: [f64; 4]) -> f64 {
    for (count, x) in buf[2..4].iter_mut().rev().enumerate() {
        if count * 2 > 1 {
            *u *= buf2[0] + (if *x > -1.0 || *u > *u {
                *x
            } else {
                buf2[3]
            });
            let mut r = x.tanh();
            let d = r;
        } else if *u < -1.0 {
            *u -= *x * (buf2[count % buf2.len()] * -0.7);
        }
    }
    let mut grid = vec![buf2[buf2.len() - 1]; buf2.len()];
    let mut state: Vec<f64> = Vec::new();
    for (&w, count) in grid.iter().take(2).rev().zip(1..buf2.len()) {
        state.push((grid[count] - grid[3]).asinh());
    }
    state.push(grid[3]);
    if state[0] > state[0] {
        return buf2[0];
    }
    for &s in grid[1..].iter() {
        buf[3] *= if grid[1] > 0.1 {
            let mut q = -grid[0];
            state[0]
        } else {
            state[state.len() - 1] + state[0]
        };
    }
    buf2[2] - buf2[3] - grid[0] * 1.5 + state[0]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point28 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape28 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point28 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, body: Point28, unit: &Point28) -> ([f64; 2], f64) {
        let mut out = [body.x; 4];
        let r: f64;
        if body.x < 1.1 {
            r = 0.9;
        } else {
            r = if unit.x > 0.3 {
                -0.4
            } else {
                let mut d = unit.y;
                d + body.x
            };
        }
        ([out[0], r / (1.0 + (unit.y - out[out.len() - 1]).abs())], (r + body.y * 0.5 + out[3] * 1.5 - body.y) * (r * unit.y * body.x))
    }
}

#[differentiable(unconnected = "zero")]
fn p28_helper(spring: &mut Point28, body: &mut Point28, pair: (f64, f64), mut xs: [f64; 4]) -> f64 {
    xs[0] = xs[1].sin().exp2().tanh();
    1.0 - xs[xs.len() - 1] * 0.3 - (body.x + xs[2]).atan().cosh()
}

#[differentiable(unconnected = "zero")]
fn p28(grid: &mut [f64], row: &Vec<f64>) -> f64 {
    let (mut z, mut y): (f64, f64) = ((if grid[4 - 1] > 0.5 {
        let p: f64 = 0.1;
        p
    } else {
        1.5
    }).sin().cosh(), if grid[3] < 1.1 {
        1.5
    } else {
        1.5
    });
    y += z;
    y /= (y / (row[5 - 1].powi(2) + 1.2)).powi(2) + 1.0;
    let y2 = &mut z;
    *y2 += *y2 / (y2.powi(2) + 1.0);
    let w = if 4 < 3 {
        grid.windows(2).zip(0..row.len()).map(|(v, count)| (count as f64)).sum::<f64>()
    } else {
        row[0]
    };
    let unit = Point28 { x: y * grid[grid.len() - 1], y: w / (z.powi(2) + 1.2) };
    let point = unit;
    if point.x > 0.3 {
        let kind: Option<f64> = if w > 1.1 {
            Some(y)
        } else {
            None
        };
    } else {
        let mut m = 0;
        'rows1: while m < 2 {
            m += 1;
            y = match m / 2 % 5 {
                0..=1 => {
                    let mut b: f64 = grid.chunks(2).zip(0..row.len()).map(|(buf, m2)| (m2 as f64)).sum::<f64>();
                    unit.x + (m as f64)
                }
                k if m % 2 == 0 => {
                    let mut b: f64 = point.x;
                    unit.x
                }
                _ => point.y.tanh(),
            };
        }
    }
    (-w + z * 2.0 + unit.y * 2.0 + point.y * 0.3) * (-z * row.iter().take(2).filter(|e| **e > 1.0).map(|x| x + x).product::<f64>())
}

flat_record! {
    Point28 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p29_helper(d: f64, grid: &mut [f64], buf: &mut Vec<f64>, v: [f64; 3]) -> (f64, f64) {
    let (mut w, c): (f64, f64) = ((if grid[1] > 1.5 {
        v[0]
    } else {
        v[2]
    }).tanh(), 0.8 / 2.0);
    'rows1: for v2 in v.chunks(2).take(2).rev() {
        grid.swap(0, 0);
    }
    ((v[1] - grid[0] + d * 1.5 - w * 0.5 - c * 2.0 - (v[1].mul_add(v[2], w) + v[0].atan())) * v[1..2].iter().map(|&t| w.tanh().exp_m1() + t).product::<f64>(), w.atan2(1.0 + 1.1_f64.abs()) + d * 1.5 - v[1] * 1.5 - w * 1.5 + (if c < -0.4 {
        let mut c2 = v[3 - 1];
        w
    } else {
        w.asinh()
    }) + d * w)
}

#[differentiable(unconnected = "zero")]
fn p29(z: f64, xs: &mut [f64]) -> f64 {
    let mut count = 0;
    while count < 2 {
        count += 1;
    }
    let c: f64 = 'found1: {
        let b = &mut xs[count % 5];
        *b += (-b.powi(2)).exp();
        if !(count * 2 < 3) {
            break 'found1 xs[1] / 1.5;
        }
        xs[5 - 1].mul_add(xs[4], xs[0]).to_radians()
    };
    let mut m = 0;
    loop {
        m += 1;
        if m >= 1 || count / 2 % 3 != 0 {
            break;
        }
        let mut row: Vec<f64> = (0..xs.len()).map(|count2| (count2 as f64)).collect::<Vec<f64>>();
    }
    (xs[m % 5] - c * 0.3) * 1.5
}

#[differentiable(unconnected = "zero")]
fn p30_helper(v: Vec<f64>, v2: &[f64], mut row: Vec<f64>) -> (f64, f64) {
    let b = if v[0] < 0.5 {
        let mut acc = row[1] / (1.0 + row[0].abs()) * (row[1] - 1.0);
        acc + v2[v2.len() - 1]
    } else {
        0.8_f64.atan().exp_m1()
    };
    for (n, r) in row[1..].iter().enumerate() {}
    (b - row[1] * 0.5 + b * 2.0 - (0..2).take(2).zip(&row).map(|(k, d)| *d * *d).sum::<f64>(), row[row.len() - 1] - v[0] * 2.0 + row[2 - 1] * 1.5 - row[1])
}

#[differentiable(unconnected = "zero")]
fn p30_inner(p: f64, k: usize) -> f64 {
    let (d, mut y) = (if !(p <= p) {
        p
    } else {
        p + p
    }, p);
    'rows1: for (j, count) in (0..3).zip(0..=2) {
        let mut kind: Option<f64> = if !(j % 2 == 1) {
            None
        } else {
            None
        };
        'steps2: for j2 in (0..j).rev() {
            y *= (match j2 % 5 {
                0..=1 => d,
                _ => d,
            }) * (1.0 + y.abs()).sqrt();
        }
    }
    (0..k).map(|m| d + (m as f64)).fold(y, |acc, s| acc.max(s * y)) - (0..k).map(|n| d + (n as f64)).sum::<f64>() - y
}

#[differentiable(unconnected = "zero")]
fn p30(x: f64, ys: &Vec<f64>, #[no_diff] grid: &Vec<f64>) -> f64 {
    'rows1: for r in ys.iter() {
        if ys[4] < ys[5 - 1] {
            let x = x + p30_inner(*r, 1);
        } else if *r > 0.3 {} else if grid[grid.len() - 1] > 0.5 {} else {
            let mut pair = p30_helper(ys.to_vec(), ys, grid.to_vec());
        }
    }
    ys[ys.len() - 1] * grid[1] - x * 0.5 - (0..3).map(|k| (k as f64)).fold(ys[ys.len() - 1], |acc, e| acc.max(e))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point31 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point31 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, mut body: Point31) -> f64 {
        let out = vec![body.y; 2];
        (out[0] - out[1] * 0.3 - out[out.len() - 1] * out[1..].iter().map(|&c| c * out[2 - 1]).fold(body.x, |acc, acc2| acc.max(acc2))) * out[1]
    }
}

#[differentiable]
impl Point31 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, row: &[[f64; 2]; 2], state: &[f64]) -> f64 {
        let ys = vec![self.x * self.y, (1.0 + self.z.abs()).recip()];
        state.iter().enumerate().map(|(count, a)| *a).sum::<f64>() + ys[0] * 2.0 + ys[1]
    }
}

#[differentiable]
impl Point31 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, v: &mut Vec<f64>, pair: (f64, f64)) -> f64 {
        v.swap(0, 1);
        v[2 - 1].cos() - pair.1 * 2.0 - v[1].atan() * v[0] + v[2 - 1]
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point31 {
    type Output = Point31;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point31 {
        Point31 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p31_helper(e: f64, shape: Option<f64>) -> f64 {
    e - (0..2).map(|m| (m as f64)).sum::<f64>() + e
}

#[differentiable(unconnected = "zero")]
fn p31(unit: &Point31, d: f64, out: [f64; 4]) -> f64 {
    let mut i = 0;
    let w: f64 = 'rows1: loop {
        i += 1;
        match i * 2 % 3 {
            0 => {}
            _ => {}
        }
        match i % 4 {
            0 => {
                let mut d = d + out[i % 4];
            }
            _ => {
                let s: f64 = 'found2: {
                    let part = unit.clone();
                    let j: usize = out.len();
                    if out[3] <= -0.4 {
                        break 'found2 d.tanh().sinh();
                    }
                    (if i + 1 < 3 {
                        part.z
                    } else {
                        d
                    }).sin()
                };
            }
        }
        if i >= 1 {
            break unit.y.mul_add(d, d).cos();
        }
    };
    (w * unit.y + d * 1.5 + w * 2.0) * (-0.4 - (i as f64)).sin().exp2() * (d / (1.0 + (w + out[i % 4]).abs()))
}

flat_record! {
    Point31 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point32 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body32 {
    at: f64,
    k: [Point32; 2],
    rates: Vec<f64>,
    parts: Vec<f64>,
}

#[differentiable]
impl Point32 {
    #[differentiable(unconnected = "zero")]
    fn new(r: f64, found: Option<f64>) -> Point32 {
        Point32 { x: [r * r, r * r], y: 2.0, z: r }
    }
}

#[differentiable(unconnected = "zero")]
fn p32_helper(spring: Body32, out: &mut [f64], m: usize) -> (f64, f64) {
    let mut point = Point32::new(out[m % 2] - spring.at, if m * 2 % 2 != 1 {
        Some(spring.parts[m % 2])
    } else {
        None
    });
    point.y = (point.x[1] + point.y) * -out[m % out.len()];
    'rows1: for k in 0..out.len() {
        point.x[1] -= point.z;
    }
    ((point.y * (m as f64) - point.z * 1.5) * out[m % 2] * (match out.len() % 5 {
        0..=1 | 4 => {
            let mut w = out[m % 2].atan().sinh();
            out[1..].iter().enumerate().map(|(m2, &u)| point.x[0] + u).sum::<f64>()
        }
        2..=3 => {
            let s = out[1];
            s.asinh()
        }
        k if out[k % out.len()] >= point.y => out[1] / (out[m % out.len()].powi(2) + 1.2),
        _ => point.z,
    }), (out.iter().map(|&s| s * s).fold(0.1_f64, |acc, c| acc + c * c) + spring.at * 0.3 + point.x[m % 2] * 0.5) * out[m % 2])
}

#[differentiable(unconnected = "zero")]
fn p32_inner(d: &mut f64, out: &mut [f64; 3], j: usize, grid: &mut Vec<f64>) -> (f64, f64) {
    let buf = vec![Point32::new(out[1], Some(grid[j % grid.len()])), Point32 { x: [out[j % 3] * grid[j % grid.len()], grid[j % 2]], y: grid[j % 2], z: grid[0] + (j as f64) }, Point32::new(out[j % out.len()], None)];
    let mut count = 0;
    while grid[0] >= *d && count < 5 {
        count += 1;
        let q: f64 = 'found1: {
            let mut i = 0;
            let d2: f64 = loop {
                i += 1;
                grid[1] += buf[2].y.signum() * grid[j % 2] - (count as f64);
                if i >= 4 || grid[0] < *d {
                    break (0..grid.len()).zip(0..4).map(|(count2, n)| (n as f64)).sum::<f64>().powi(3);
                }
            };
            let mut acc: f64;
            if d2 <= 1.5 {
                acc = buf[count % 3].y * -0.7 * (d2 - out[count % 3]);
            } else {
                acc = -buf[0].x[i % 2];
            }
            if i + 1 < 3 || acc >= 0.9 {
                break 'found1 acc + grid[2 - 1];
            }
            acc.signum() * 1.0 - (j as f64)
        };
    }
    ((out[j % out.len()] / 3.0 - buf[2].x[j % 2] * 2.0) * buf.iter().filter(|part| buf.len() % 3 == 0).map(|spring| spring.y * (buf[count % buf.len()].y + (j as f64))).sum::<f64>(), (-buf[count % buf.len()].x[j % 2].powi(2)).exp() + buf[1].x[1] * 0.3 + (buf[0].z + buf[j % 3].z))
}

#[differentiable(unconnected = "zero")]
fn p32(xs: &mut Vec<f64>, flag: bool) -> f64 {
    xs[2] = if xs[3] <= 0.25 {
        xs[xs.len() - 1]
    } else {
        let q: f64 = 1.0;
        if q >= q {
            let mut r = q;
            r
        } else {
            q
        }
    };
    let mut state = [xs[1]; 4];
    state[2] -= state[state.len() - 1];
    state[4 - 1] = if xs[xs.len() - 1] <= -0.4 {
        xs[3].to_radians()
    } else {
        let mut z = xs[2].floor() * state[3];
        z
    };
    let f = |r: f64, z: f64| {
        let mut t = r;
        r + r
    };
    let mut i = 0;
    'rows1: loop {
        i += 1;
        if i >= 4 {
            break;
        }
        for j in 0..i {
            xs[2] -= (state[0] - state[j % 4]).abs();
        }
        let y: f64 = 'found2: {
            state[1] = xs[1];
            'search3: for (count, &w) in (0..1).step_by(2).zip(state[..1].iter()) {}
            if state[0] <= state[4 - 1] {
                state[i % 4] += (state[3].powi(2) + 0.5).ln_1p() + state[i % state.len()];
                break 'found2 state[3] * (i as f64);
            }
            state[1]
        };
    }
    0.8 * xs[i % xs.len()] + state.iter().skip(1).enumerate().filter(|(count, c)| **c > 0.3).map(|(j, b)| *b).product::<f64>()
}

flat_record! {
    Point32 { x, y, z }
    Body32 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point33 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[differentiable]
impl Point33 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, j: usize, p: f64) -> f64 {
        let f = |u: f64, d: f64| {
            if d <= d {
                return (0..=4).map(|i| (i as f64)).sum::<f64>();
            }
            u + u * 1.0
        };
        let body = self.clone();
        (body.y.min(p) - body.y * 0.3) * (0..1).skip(1).map(|k| (k as f64)).sum::<f64>() * ((-body.x.powi(2)).exp() + (0..=3).skip(1).zip(0..1).map(|(j2, count)| (count as f64) * p).sum::<f64>())
    }
}

#[differentiable(unconnected = "zero")]
fn p33(unit: &mut Point33, point: &mut Point33, d: f64) -> f64 {
    let mut row = [[d, d], [unit.z[3 - 1], unit.x]];
    for v in row[1].chunks(2) {
        let d2 = &mut unit.z[3 - 1];
        *d2 -= *d2 * v[v.len() - 1];
        let buf = [Point33 { x: v.iter().map(|x| *x).sum::<f64>(), y: 1.0, ..*point }, Point33 { x: row[1][1] - row[0][2 - 1], y: v[v.len() - 1] + row[row.len() - 1][1], z: [v[v.len() - 1], (0..1).zip(v.iter()).map(|(j, t)| *t * d).sum::<f64>(), row[0][1]] }, Point33 { x: v.iter().map(|a| a * d).sum::<f64>(), y: d - v[1 - 1], z: [if row[2 - 1][2 - 1] > 0.9 {
            d
        } else {
            point.x
        }, v.iter().map(|&s| s * point.y).fold(v[0], |acc, b| acc + b), d] }];
        point.z[2] = buf[2].z[1];
    }
    let mut j = 0;
    while j < 5 && row[0][1] > -1.0 {
        j += 1;
        let mut part = Point33 { x: if !(j > 2) {
            d
        } else {
            row[j % row.len()][j % 2]
        }, y: d.atan().exp_m1(), z: [d - d, point.y, row[j % row.len()][j % 2] / (d.powi(2) + 1.2)] };
    }
    let mut w = (-((-0.5_f64).powi(2) + 0.5_f64).powi(-1).powi(2)).exp();
    for i in (0..row.len() - 1).step_by(2).rev() {
        let r: f64 = 'found1: {
            w = point.z[i];
            let y = point.shifted(3, row[j % 2][i].asinh());
            if w < -1.0 {
                break 'found1 match (j + 1) % 5 {
                    0 => y,
                    _ => y,
                };
            }
            (row[i % row.len()][i] + unit.z[(i + 1) % 3]) / 3.0
        };
        {
            point.y = (-r.powi(2)).exp() * w.cos();
        }
    }
    w - d - d * 1.5 - row[j % 2][2 - 1] * 0.5 - w * 1.5 - -w.powi(3)
}

flat_record! {
    Point33 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point34 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape34 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point34 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, r: f64, u: f64) -> f64 {
        {
            let mut xs = vec![u; 3];
        }
        u.mul_add(u, u) + u * 2.0 + r
    }
}

#[differentiable]
impl Point34 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, grid: &[f64]) -> f64 {
        if grid[1] > 1.1 {
            let kind: Shape34 = if self.x <= grid[1] && grid[0] >= grid[1] {
                Shape34::Disc(grid[grid.len() - 1])
            } else {
                Shape34::Flat
            };
        }
        (if grid[0] > -1.0 || grid[1] <= -0.4 {
            let c = self.x;
            c
        } else {
            self.y
        }) - self.z * 2.0 + grid[0]
    }
}

#[differentiable]
impl Point34 {
    #[differentiable(unconnected = "zero")]
    fn new(row: &[[f64; 2]; 3], body: &Point34) -> Point34 {
        Point34 { x: body.x.cos(), y: (0..3).map(|n| body.z + (n as f64)).sum::<f64>(), z: body.y + body.x }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point34 {
    type Output = Point34;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point34 {
        Point34 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p34(xs: Vec<f64>) -> [f64; 3] {
    if -0.7 > 0.1 {
        match 2 % 3 {
            0 => {
                let shape: Shape34 = if xs[0] > 0.3 || xs[0] < 0.1 {
                    Shape34::Rect(xs[1] * xs[2], if xs[4 - 1] >= 2.0 {
                        xs[3]
                    } else {
                        xs[4 - 1]
                    })
                } else {
                    Shape34::Disc(xs[2])
                };
            }
            1 | 2 => {
                let grid = vec![xs[3]; xs.len()];
            }
            n if xs[n % 4] <= 3.0 => {
                match n / 2 % 3 {
                    0 => {
                        let mut p = if xs.len() % 2 != 1 {
                            xs[0]
                        } else {
                            xs[4 - 1]
                        };
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    } else if 3.0 > -1.0 {
        for b in xs.iter() {}
    } else {
        let mut j = 0;
        'rows1: loop {
            j += 1;
            if j >= 3 {
                break;
            }
            let f = |q: f64, b: f64| q * b;
            let mut point = Point34 { x: xs[0] + (j as f64), y: xs[3] - xs[0], z: -0.7 * 0.8 };
        }
    }
    [xs[0].mul_add(xs[1], xs[0]), -(xs[0] - xs[2]), xs[1]]
}

flat_record! {
    Point34 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p35_helper(pair: (f64, f64)) -> Vec<f64> {
    for (k, k2) in (0..2).skip(1).zip(0..2) {
        let mut buf: Vec<f64> = Vec::with_capacity(4);
        for j in 0..3 {
            buf.push(pair.0);
        }
        buf.push(pair.1 + (k as f64));
    }
    vec![(0..4).step_by(2).map(|j| pair.1 + pair.0 + (j as f64)).sum::<f64>(), pair.0 - (pair.1 + pair.0), pair.0.tanh().max(pair.1 - 1.0)]
}

#[differentiable(unconnected = "zero")]
fn p35(d: &mut f64, xs: &[f64]) -> f64 {
    let mut row = p35_helper((3.0, xs[2]));
    row.push(row[0]);
    let mut k = 0;
    loop {
        k += 1;
        if k >= 4 {
            break;
        }
        row[0] += xs[xs.len() - 1];
        for &z in xs[4..].iter() {}
    }
    (row[0] * row[0] + xs.chunks(2).filter(|xs2| row[0] > xs[k % 5]).map(|v| v[k % v.len()]).product::<f64>()) * d.tanh().sinh()
}

#[differentiable(unconnected = "zero")]
fn p36_helper(mut t: f64, mut v: [f64; 3]) -> f64 {
    let mut n = 0;
    let mut c: f64 = loop {
        n += 1;
        if n >= 4 || v[n % v.len()] > 0.25 {
            break v[0].clamp(-0.75, 1.25) / 1.5;
        }
        let mut d = v[n % 3];
        v[n % 3] /= ((match (n + 1) % 5 {
            0 => v[1],
            2 => v[n % v.len()],
            _ => d,
        }) * v[v.len() - 1]).powi(2) + 1.0;
    };
    ((0..1).zip(v[0..2].iter()).map(|(j, s)| t + *s).sum::<f64>() + t * 2.0 - v[2] * 0.3 + c * 0.5) * v.iter().zip(0..v.len() - 1).filter(|(y, i)| *i != 1).map(|(w, count)| (count as f64) * c.sin()).sum::<f64>() + (v[n % v.len()].atan() - (if c <= 0.8 || v.len() < 3 {
        -0.4
    } else {
        c
    }))
}

#[differentiable(unconnected = "zero")]
fn p36_inner(out: &[f64; 3]) -> f64 {
    match 0 % 4 {
        0 => {
            if out[0] < out[2] || out[2] <= out[2] {
                let mut pair = (out[2], out[1]);
            }
        }
        1 | 2 => {
            let mut k = 0;
            loop {
                k += 1;
                let x = p36_helper(p36_helper(out[1], [out[k % out.len()], 0.9, out[1]]), [p36_helper(out[2], [out[1], out[1], out[k % 3]]), out[out.len() - 1], if out.len() > 1 {
                    out[k % 3]
                } else {
                    out[k % 3]
                }]);
                if k >= 1 || out[k % out.len()] < 2.0 {
                    break;
                }
            }
        }
        _ => {
            let mut n = 0;
            let y: f64 = loop {
                n += 1;
                if n >= 3 {
                    break out[n % out.len()] / 3.0 - (-out[n % out.len()].powi(2)).exp();
                }
            };
        }
    }
    out[0] + out[0..2].chunks(2).map(|v| v[0]).fold(out[2], |acc, p| acc + (p + p)) + (-out[out.len() - 1].powi(2)).exp().to_radians()
}

#[differentiable(unconnected = "zero")]
fn p36(flag: bool, buf: &[f64; 3], ys: Vec<f64>, #[no_diff] out: &mut [f64]) -> f64 {
    let d: f64 = 'found1: {
        out[0] += buf[1];
        let ys2 = ys.to_vec();
        if ys2[1] > out[out.len() - 1] {
            break 'found1 out[0] / (out[3].powi(2) + 1.2);
        }
        if out[0] < 1.1 {
            ys2[0] * ys[2]
        } else {
            ys2[2] - buf[2]
        }
    };
    let u = ys[ys.len() - 1];
    let r = u;
    out[3] = d - u + ys[1];
    for (j, ys2) in out.windows(2).enumerate() {
        if ys2[j % ys2.len()] > 0.8 {
            break;
        }
        let mut pair: (f64, f64) = (ys2[1].atan() / 2.0, out.iter().enumerate().filter(|(k, acc)| **acc > 0.3).map(|(n, w)| *w).sum::<f64>());
        match j % 3 {
            0 => {
                let g = |c: f64| c * ys[1].sin().clamp(-0.75, 1.25);
            }
            _ => {
                for &e in ys[..1].iter() {}
            }
        }
    }
    (r + ys[0] * 1.5 - d * 0.3 - u * 0.5 - r * 1.5) * u
}

#[differentiable(unconnected = "zero")]
fn p37(row: &[[f64; 2]; 3], xs: &mut [f64]) -> f64 {
    for grid in xs[1..].windows(2) {
        let mut q = if grid[0] > 0.9 {
            if !(xs[xs.len() - 1] > 0.3) {
                grid[0] - grid[2 - 1]
            } else {
                grid[0] * row[0][1]
            }
        } else {
            grid[1]
        };
        q = q + grid[2 - 1] + xs[4] * grid[2 - 1];
    }
    'rows1: for (m, t) in (0..3).skip(1).zip(xs[1..4].iter()) {
        match m % 3 {
            0 => {}
            j if *t > *t => {}
            _ => {
                let r: f64 = *t;
            }
        }
        if !(*t > row[m][1]) {
            continue;
        }
    }
    let mut ys = vec![xs[0] + row[1][1], xs[4] + xs[4], xs[5 - 1] * 2.0, xs[0].floor() * xs[5 - 1]];
    (0..ys.len()).map(|count| (count as f64)).sum::<f64>() + ys[2] * 2.0 - (if ys[1] < ys[3] {
        xs[4]
    } else {
        xs[0]
    }).sin() + xs[2..].iter().zip(xs[..4].windows(2)).map(|(p, row2)| p + row2[0]).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point38 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body38 {
    at: f64,
    k: [f64; 2],
    rates: Vec<Point38>,
    parts: Vec<f64>,
}

#[differentiable]
impl std::ops::Add for Point38 {
    type Output = Point38;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point38) -> Point38 {
        Point38 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point38 {
    type Output = Point38;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point38) -> Point38 {
        Point38 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p38(#[no_diff] unit: &Body38, b: f64) -> f64 {
    let mut part = unit.clone();
    (if 1 < 3 {
        part.at
    } else {
        let y = part.rates[0].y;
        y
    }) - b * 1.5 + part.rates[1].x * 0.5 - b
}

flat_record! {
    Point38 { x, y, z }
    Body38 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point39 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point39 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, xs: &[f64; 3], pair: (f64, f64)) -> f64 {
        self.x += xs[0];
        xs[2].to_radians() + xs[1]
    }
}

#[differentiable]
impl std::ops::Add for Point39 {
    type Output = Point39;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point39) -> Point39 {
        Point39 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p39(c: &mut f64) -> f64 {
    let e: f64 = 'found1: {
        *c += *c;
        if *c <= 1.5 {
            break 'found1 (c.powi(2) + 0.5).cbrt();
        }
        (1.0 + c.min(*c).abs()).recip()
    };
    let mut n = 0;
    loop {
        n += 1;
        *c = c.powi(2);
        if n >= 1 {
            break;
        }
    }
    let point = Point39 { x: *c, y: e - e, z: c.tanh() };
    let mut kind: Option<f64> = None;
    let mut pair = (point.z * (match n * 2 % 5 {
        0..=1 => e,
        _ => point.x,
    }), e.powi(2));
    let point2 = point.clone();
    pair.0 += 0.25;
    if n % 3 == 1 {
        let e = e * (point2.y * point.z);
    } else {
        *c /= (0.3_f64 * (0..=n).map(|count| (count as f64) * point2.z).fold(pair.1, |acc, r| acc * 0.5_f64 + r)).powi(2) + 1.0;
        pair.1 = (0..3).skip(1).map(|i| (i as f64) * 3.0).fold(e, |acc, d| acc * 0.5 + d);
    }
    let mut j = 0;
    loop {
        j += 1;
        if j >= 3 {
            break;
        }
        let mut t = (if point2.z <= 3.0 {
            let mut y: f64 = if j % 3 != 1 {
                point2.x
            } else {
                point.z
            };
            point.x.min(pair.0)
        } else {
            let q = pair.0 * point2.z;
            q.asinh()
        }).cos();
    }
    ((-0.8_f64.powi(2)).exp() + point.z * 0.5) * ((0..j).map(|n2| (n2 as f64) * point.z).sum::<f64>().powi(2) + 1.2_f64).cbrt() * (point2.z.cos() + -pair.0)
}

flat_record! {
    Point39 { x, y, z }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p0(0.9, &mut -1.1, &Point0 { x: -0.7, y: 0.6 }) calls Point0::new, p0_helper, p0_inner),
        program!(p1(0.8, const &[-0.2, -1.2, -0.1, -1.2], const &[0.2, 0.7, 0.5]) calls p1_helper),
        program!(p2(-1.2, const [0.1, 0.1, 0.7]) calls p2_helper),
        program!(p3([1.0, -0.7, -0.8, 0.5], -0.1) calls Body3::energy, p3_helper; pulled 1.0),
        program!(p4([[0.7, -0.9], [-0.3, -0.1]], (0.8, 0.4), const &mut vec![0.1, -0.9, -0.5]) calls p4_helper, p4_inner; pulled ((0.5, -2.0), vec![1.0, -2.0, 0.5])),
        program!(p5(&[-0.5, 0.8, 0.5, -1.1], &[-0.7, 0.8, -0.6, 0.7, -0.1]) calls p5_helper, p5_inner),
        program!(p6((0.4, -0.7), &mut Body6 { at: -0.7, k: -0.8, rates: [-0.8, 1.4, -0.2], parts: -0.4, last: Point6 { x: -0.3, y: -1.2 } }, &mut [-0.2, -0.6, -0.8], &mut Point6 { x: -0.5, y: 0.35 }) calls Point6::new, p6_helper, p6_inner),
        program!(p7(&mut Point7 { x: -0.6, y: 0.9 }) calls Point7::energy, Point7::advance, Point7::norm),
        program!(p8(0.4, &[-0.2, -1.0, 0.35, -0.3, -0.5], (-0.9, -0.3), (1.4, -0.5)) calls p8_helper),
        program!(p9(0.3, &mut Body9 { at: (0.4, 0.9), k: (0.5, -1.0), rates: -0.9 }, &[0.2, 0.35, 0.1], -1.1) calls Body9::shifted, p9_helper, p9_inner; pulled (-0.7, Body9Tangent { at: (1.0, 0.5), k: (-2.0, 1.0), rates: -2.0 })),
        program!(p10(0.8, vec![1.2, -0.9, -0.6, 1.0, 1.3]) calls p10_helper),
        program!(p11(&[1.2, 0.2, -0.4, 0.7], 2, &mut [-1.1, -1.2, 0.5])),
        program!(p12([-0.1, 1.1, 0.1]) calls p12_helper, p12_inner),
        program!(p13(-0.9, 3, -1.2)),
        program!(p14(&mut 0.2) calls p14_helper, p14_inner; pulled ((-0.7, 1.0), 0.3)),
        program!(p15(1.3, &mut [Body15 { at: vec![Point15 { x: 1.1, y: 1.1, z: 0.9 }, Point15 { x: -0.8, y: 0.1, z: -0.2 }, Point15 { x: 0.35, y: 0.4, z: 1.4 }, Point15 { x: -0.2, y: 1.2, z: -1.1 }, Point15 { x: 0.9, y: 0.1, z: -0.1 }], k: 0.9 }, Body15 { at: vec![Point15 { x: 0.35, y: -0.7, z: 0.8 }, Point15 { x: 0.4, y: 0.9, z: 0.7 }, Point15 { x: 0.4, y: 1.0, z: 0.4 }, Point15 { x: 0.5, y: 0.4, z: 1.0 }, Point15 { x: 0.3, y: 1.1, z: 1.3 }], k: -0.2 }]) calls Point15::advance, Point15::shifted, Body15::norm),
        program!(p16(&[-0.7, 0.2, 0.3, -0.3], [-1.2, -0.6, 0.2]) calls Body16::shifted, Body16::norm, p16_helper, p16_inner),
        program!(p17(&vec![1.4, 0.7, 0.3, 0.9]) calls p17_helper, p17_inner),
        program!(p18([0.3, 1.1, 0.3]) calls Body18::energy, p18_helper),
        program!(p19(&[-0.4, 0.9, -1.0, 0.2], (-0.1, 0.7), vec![-0.8, -1.0, -0.9])),
        program!(p20(&[-0.9, 1.1, -0.2, 0.4], 0.1) calls p20_helper),
        program!(p21(&mut Body21 { at: vec![Point21 { x: 1.3, y: -1.0, z: 1.1 }, Point21 { x: -1.2, y: -1.1, z: -0.6 }, Point21 { x: 0.35, y: 0.6, z: -0.9 }, Point21 { x: 1.2, y: 0.5, z: -0.5 }], k: vec![0.4, 0.8, 0.9, -0.3], rates: vec![-0.7, 0.7, -0.8, 0.3] }, [Body21 { at: vec![Point21 { x: 1.2, y: 0.2, z: 1.1 }, Point21 { x: 1.4, y: 1.2, z: -0.7 }, Point21 { x: -0.1, y: -1.1, z: 1.3 }, Point21 { x: 1.4, y: 1.2, z: 1.0 }, Point21 { x: -1.0, y: 0.9, z: -0.9 }], k: vec![0.8, -0.4, -0.2, 0.7, 0.9], rates: vec![-0.2, -0.8, 0.7, 0.5, -0.5] }, Body21 { at: vec![Point21 { x: 0.7, y: -0.9, z: -1.1 }, Point21 { x: -0.2, y: 0.9, z: -0.2 }, Point21 { x: 1.4, y: 0.35, z: 1.3 }, Point21 { x: -0.3, y: -0.1, z: -0.8 }, Point21 { x: 1.1, y: -0.1, z: -0.3 }], k: vec![-1.2, 0.2, 1.4, 1.2, 1.0], rates: vec![-0.9, 0.5, -0.4, 0.5, 0.9] }]) calls Body21::shifted, Point21::new, p21_helper, p21_inner),
        program!(p22(&[0.1, 0.9, 0.6, 0.4]) calls p22_helper),
        program!(p23(&mut Point23 { x: -0.7, y: -0.9, z: 0.9 }) calls Body23::shifted; pulled (Point23Tangent { x: 0.3, y: 0.5, z: -2.0 }, Point23Tangent { x: 1.0, y: -2.0, z: -2.0 })),
        program!(p24(-1.2) calls Body24::energy, Body24::shifted; pulled ([1.0, -0.7], -2.0)),
        program!(p25(-0.4, &[1.2, 0.35, 0.2, 0.35, -0.9], [[-0.6, -0.4], [0.9, -1.1], [0.3, -0.9]]); pulled [0.5, 1.0, -0.7]),
        program!(p26(&[0.4, 0.35], &mut -1.0, 3) calls p26_helper),
        program!(p27(&mut [-0.4, 0.4, -0.4, 0.35], true, &mut -0.2, [-1.2, 0.1, 0.35, 0.8])),
        program!(p28(&mut [0.2, 1.3, -0.9, 1.1], &vec![-1.2, 0.3, -1.2, -0.6, 0.9]) calls Point28::energy, p28_helper),
        program!(p29(-0.8, &mut [1.2, 1.4, 1.3, -1.0, -0.9]) calls p29_helper),
        program!(p30(0.35, &vec![0.7, 1.2, -0.8, -0.2, -1.2], const &vec![-0.8, -1.0, 0.5]) calls p30_helper, p30_inner),
        program!(p31(&Point31 { x: 0.3, y: 0.4, z: 0.8 }, 0.3, [1.2, -1.1, -0.3, 0.7]) calls Point31::energy, Point31::advance, Point31::norm, p31_helper),
        program!(p32(&mut vec![-0.4, -0.7, 0.3, 0.5], true) calls Point32::new, p32_helper, p32_inner),
        program!(p33(&mut Point33 { x: 0.9, y: -0.8, z: [1.3, 0.8, -0.4] }, &mut Point33 { x: 0.6, y: 0.5, z: [1.3, -1.2, -0.7] }, -0.3) calls Point33::shifted),
        program!(p34(vec![-0.3, -0.4, -0.4, 0.6]) calls Point34::energy, Point34::shifted, Point34::new; pulled [-2.0, 0.3, 0.5]),
        program!(p35(&mut 1.2, &[1.1, 1.4, 1.2, -0.1, 0.6]) calls p35_helper),
        program!(p36(false, &[0.5, -0.6, -0.2], vec![1.2, -1.2, 0.7], const &mut [0.4, 0.5, 1.4, -0.6]) calls p36_helper, p36_inner),
        program!(p37(&[[0.2, -0.3], [1.4, -0.1], [-0.2, 0.35]], &mut [1.4, 1.0, 1.3, -0.9, 0.3])),
        program!(p38(const &Body38 { at: -0.7, k: [-0.3, 0.8], rates: vec![Point38 { x: 0.1, y: -0.9, z: 0.1 }, Point38 { x: -0.9, y: 0.8, z: -0.2 }, Point38 { x: -1.2, y: -0.4, z: 1.2 }, Point38 { x: 0.6, y: 0.1, z: 0.35 }], parts: vec![-0.7, -0.1, 0.6, 0.6] }, 0.3)),
        program!(p39(&mut 0.5) calls Point39::norm),
    ]
}
