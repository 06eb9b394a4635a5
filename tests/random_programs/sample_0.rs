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
impl std::ops::Sub for Point0 {
    type Output = Point0;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point0) -> Point0 {
        Point0 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p0(count: usize, mut s: f64) -> Point0 {
    let kind: Option<f64> = Some(s * s);
    let s = s + s / ((-0.4_f64).min(s).powi(2) + 0.5);
    if s < -0.7 {} else if s < 0.25 {
        return Point0 { x: s, y: s.asinh() };
    } else {
        let e: f64;
        if s >= 2.0 {
            e = (s - (count as f64)).atan().exp2();
        } else {
            e = (if count < 3 && count > 2 {
                s
            } else {
                s
            }) * 1.0;
        }
    }
    (0..count).for_each(|j| {});
    (0..=count).for_each(|m| {});
    let mut r = s * (count as f64);
    Point0 { x: r.max(r), y: (0..count).rev().map(|i| (i as f64)).fold(r, |acc, c| acc.max(c * s)) }
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
            let mut grid2 = [Body4 { rates: vec![row[k % 1] * row[0], grid[k % grid.len()] + grid[0], pair.0 * grid[0]], k: vec![Point4 { x: grid[k % 2] + grid[0], y: grid[1] / 2.0, z: 1.1_f64.tanh().exp2() }, Point4 { x: state[count % 3] * grid[0], y: grid[1], z: grid[k % grid.len()] }], at: t }, Body4 { rates: vec![grid[k % 2] * (count as f64), state[k % state.len()] + (k as f64)], k: vec![Point4 { x: row.iter().fold(t, |acc, s| acc.max(*s)), y: v[2 - 1][k % 2], z: pair.0 }, Point4 { x: grid[1], y: pair.0, z: -0.4 }], at: state[2] }];
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
fn p6_helper(ys: &[[f64; 2]; 2], row: &mut Vec<f64>) -> f64 {
    let part = Point6::new(ys[1][1] * row[2 - 1]);
    match 0 % 4 {
        0 => {
            let mut count: usize = 1;
        }
        1 | 2 => {
            let body = Point6::new(part.y);
        }
        j if j < 3 => {
            let mut m = 0;
            let r: f64 = loop {
                m += 1;
                if m > 0 {
                    let mut ys2: Vec<f64> = Vec::new();
                    for xs in ys.iter() {
                        row[0] -= -xs[0..1].chunks(2).zip(xs.iter()).map(|(row2, q)| row2[0] + q).sum::<f64>();
                        if m * 2 % 3 == 0 {
                            ys2.push(xs[1]);
                        }
                    }
                    ys2.push(part.y.cos());
                } else {
                    row[2 - 1] += ys[m % ys.len()][1];
                }
                let part2 = Point6::new(part.x * row[m % row.len()]);
                if m >= 3 || ys.len() > 2 {
                    break part.y;
                }
            };
        }
        _ => {}
    }
    (row[0] * row[0] - part.x * 0.3 - (row[1] + part.x) / 2.0) * part.x
}

#[differentiable(unconnected = "zero")]
fn p6_inner(grid: &mut [f64; 2], y: &mut f64) -> Body6 {
    let mut m = 0;
    let mut z: f64 = loop {
        m += 1;
        if m >= 4 || m * 2 < 3 {
            break (if grid[m % grid.len()] >= -0.7 && *y <= *y {
                *y
            } else {
                *y
            }) * (grid[1] - (m as f64));
        }
        let mut kind: Option<f64> = Some(-1.0);
    };
    z = 1.0;
    Body6 { at: y.asinh(), k: (0..grid.len()).skip(1).map(|k| (k as f64)).sum::<f64>(), rates: [z, *y, z], parts: *y, last: Point6::new(grid[1]) }
}

#[differentiable(unconnected = "zero")]
fn p6(v: &[Body6], #[no_diff] e: f64, unit: &Body6, point: Point6) -> f64 {
    let g = |t: f64| {
        let x = v.iter().step_by(2).map(|unit2| t + unit2.parts).sum::<f64>() - t;
        t * t
    };
    let mut body = Point6::new(unit.last.x.tanh());
    let mut pair = ((body.y - point.y).to_radians(), body.y);
    let f = |q: f64, a: f64| q + unit.rates[3 - 1] / 2.0;
    for n in 0..=3 {
        pair.0 += -(body.y + (n as f64));
        body = Point6 { x: if pair.0 < -1.0 || (n + 1) % 3 == 0 {
            pair.1
        } else {
            body.y
        }, y: match n % 5 {
            0..=1 => body.y,
            j if pair.0 < 0.5 => e,
            _ => 0.8,
        } };
    }
    let body2 = Point6::new(pair.1 + point.y);
    body2.x - e * 0.3 + pair.1 * 0.3 - (pair.0.powi(2) + 1.2).cbrt()
}

flat_record! {
    Point6 { x, y }
    Body6 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point7 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body7 {
    at: f64,
    k: Vec<f64>,
    rates: Point7,
    parts: Point7,
    last: Vec<Point7>,
}

#[differentiable]
impl Point7 {
    #[differentiable(unconnected = "zero")]
    fn new(q: f64) -> Point7 {
        Point7 { x: q / 2.0, y: q / (1.0 + q.abs()), z: (0..4).map(|count| (count as f64)).sum::<f64>() }
    }
}

#[differentiable]
impl std::ops::Add for Point7 {
    type Output = Point7;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point7) -> Point7 {
        Point7 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point7 {
    type Output = Point7;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point7 {
        Point7 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p7(mut v: [f64; 2]) -> f64 {
    v[1] += v[2 - 1];
    match 1 % 3 {
        0 => {
            v[0] += v[0];
            let point = Point7::new(v[0]);
        }
        _ => {
            if !(-1.0 > 0.9) {
                v[0] = v[0].sin() / 3.0;
                v[0] += v[1];
                let mut xs = [(-v[v.len() - 1].powi(2)).exp(), v[0].tanh(), -v[0]];
            } else if 1.1 > 0.8 {
                let m: usize = 1;
            }
            match 2 % 3 {
                0 => {
                    v[0] = v[0] / (v[0].to_radians().powi(2) + 1.2);
                }
                _ => {}
            }
        }
    }
    let mut kind: Option<f64> = Some(v[0] * v[1]);
    'rows1: for (m, y) in v.iter().enumerate() {
        let mut y2 = v[m] + (v[v.len() - 1 - m] * v[m] + (*y - *y));
    }
    (match kind {
        None => {
            v[0]
        }
        Some(r) => {
            r
        }
    }) - -1.0
}

flat_record! {
    Point7 { x, y, z }
    Body7 { at, k, rates, parts, last }
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
        }
        1 | 2 => {
            let mut j = 0;
            while j < 2 && y2 < 0.5 {
                j += 1;
            }
            let mut n = 0;
            let r: f64 = loop {
                n += 1;
                let mut row = vec![Body9 { rates: y2.tanh().exp_m1(), k: (grid.iter().take(2).zip(0..grid.len() - 1).map(|(u, k)| unit.k.0 + (k as f64)).fold(y2, |acc, s| acc.max(s + s)), grid[j % grid.len()] - grid[0]), at: (y2.atan().exp(), unit.at.1 - unit.at.0) }, Body9 { rates: grid[2] * grid[2], k: (unit.rates, 3.0 * y2), at: (match found {
                    None => {
                        grid[0]
                    }
                    Some(z) => {
                        y2
                    }
                }, grid[2] * (n as f64)) }];
                if n >= 2 {
                    break row[n % row.len()].k.0;
                }
            };
        }
        _ => {}
    }
    grid.iter().map(|acc| *acc * grid[0]).sum::<f64>() + grid[grid.len() - 1]
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
        let u: f64 = 'found1: {
            let mut point2 = Point15 { x: point.y + point.z, y: point.x * point.z, z: self.z.mul_add(point.z, point.z) };
            for m in 0..1 {
                let mut j = 0;
                'steps2: loop {
                    j += 1;
                    let g = |d: f64| d + d.max(d).max(point2.x - point2.y);
                    point.x = point.x / (point2.x.powi(2) + 0.5) * point2.z;
                    if j >= 4 {
                        break;
                    }
                }
            }
            if !(point2.y < self.y) {
                break 'found1 point2.y + point.z;
            }
            point.x
        };
        shape
    }
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, out: &mut [Body15], mut w: f64) -> Point15 {
        if 2 < 3 {
            let found: Option<f64> = Some(w);
        } else if out[0].k > 0.25 {}
        Point15 { x: 0.5_f64.sin(), y: w - w, z: w }
    }
}

#[differentiable]
impl std::ops::Add for Point15 {
    type Output = Point15;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point15) -> Point15 {
        Point15 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p15_helper(ys: &mut Vec<f64>) -> f64 {
    let mut i = 0;
    while i < 2 && i % 2 == 0 {
        i += 1;
        'rows1: for q in ys[..1].iter() {
            let found: Option<f64> = Some(ys[i % 2].tanh().cosh());
        }
    }
    (ys[i % ys.len()].powi(2) + 1.0).powf(ys[1].sin()) + ys.iter().map(|&q| q + q + q).sum::<f64>() - ys[i % 2].atan()
}

#[differentiable(unconnected = "zero")]
fn p15_inner(u: &mut f64, grid: Vec<f64>, spring: &mut Point15) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        spring.z *= spring.y.powi(2);
        if j >= 2 {
            break;
        }
    }
    spring.y - (0..1).map(|j2| (j2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p15(point: &mut Body15, spring: &mut Body15, a: f64, buf: [f64; 3]) -> (f64, f64) {
    {
        for state in buf.windows(2).rev() {
            let mut i = 0;
            while i < 4 {
                i += 1;
                let acc = buf[0];
                spring.k = -1.1_f64.powi(2);
            }
        }
    }
    (buf[..2].iter().step_by(2).enumerate().rev().map(|(j, &a2)| a2).sum::<f64>() + buf[1] * 2.0 - a - a, (buf.iter().enumerate().map(|(i, r)| r * buf[3 - 1 - i]).sum::<f64>() - buf[0] * 0.5 + (1..buf.len()).skip(1).zip(buf.iter()).filter(|(i, acc)| **acc > -0.4).map(|(j, &b)| b).sum::<f64>()) * spring.k.asinh().max(spring.k))
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
        'rows1: for count2 in 0..buf.len() - 1 {
            let mut ys = vec![spring.parts[count % 2], buf[count2][count2] + spring.at];
        }
        (if buf[count % buf.len()][0] >= 1.1 && spring.k[2 - 1] >= 2.0 {
            let d = spring.parts[count % 2];
            d
        } else {
            buf[count % buf.len()][0]
        }) + spring.k[count % 2] * 0.5 - (0..buf.len()).take(2).map(|m| (m as f64) * (self.parts[m] * (m as f64))).sum::<f64>() + buf[0].iter().map(|&t| t * (0..2).map(|k| (k as f64) * t).fold(spring.parts[count % 2], |acc, c| acc * 0.5 + (spring.at + c))).fold(buf[2 - 1][count % 2], |acc, t| acc.max(t * (-buf[count % buf.len()][2 - 1].powi(2)).exp()))
    }
}

#[differentiable(unconnected = "zero")]
fn p16(v: [f64; 4], y: f64, row: &mut Vec<Point16>, c: f64) -> f64 {
    if !(c > v[v.len() - 1]) {
        for unit in row.iter() {
            let r: f64;
            if 2 < 3 {
                r = y * (if 2 < 3 || row[2].x[2 - 1] < -0.4 {
                    v[2]
                } else {
                    v[v.len() - 1]
                });
            } else {
                let t = y + unit.z * unit.z;
                r = (-(unit.z / (unit.x[1].powi(2) + 1.2)).powi(2)).exp();
            }
        }
    }
    match 2 % 3 {
        0 => {}
        _ => {}
    }
    (c.abs() + v[1] * 0.3 - y * 0.5 + c * 2.0) * c * (v[2].sin().powi(2) + 0.5).ln_1p()
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
        let body = Point18 { x: (row[1][1].powi(2) + 1.2).ln(), y: w };
        match 4 % 4 {
            0 => {
                row2[1] *= row2[row2.len() - 1] - state[1].atan().exp();
                let z: f64 = 'found2: {
                    row2[1] += body.y;
                    if body.y > 1.1 {
                        row2[1] = xs.chunks(2).step_by(2).map(|row3| row2[0] * xs[0] + row3[1 - 1]).fold(body.y, |acc, a| acc + a * (a + row2[1]));
                        break 'found2 if body.y <= 0.5 {
                            let w2 = row2[2 - 1];
                            w2
                        } else {
                            xs[1 - 1]
                        };
                    }
                    row[1][1] * xs[0].sin()
                };
            }
            count if state[count % 2] < 0.1 => {
                let mut shape: Option<f64> = Some(xs[0]);
            }
            _ => {}
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p18(unit: &mut Body18, k: usize, buf: &mut Vec<Point18>, r: f64) -> f64 {
    let x = (1.0 + ((unit.at[k % 2].x - r) * (if k + 1 < 3 && unit.k.y <= r {
        0.5
    } else {
        buf[0].y
    })).abs()).log10();
    let j: usize = k / 2;
    buf[j % 3].x *= r.abs() + (x - r);
    let s = (-(x * x + x / (r.powi(2) + 0.5)).powi(2)).exp();
    let mut kind: Option<f64> = Some(x);
    let mut n = 0;
    while n < 2 && buf.len() > 2 {
        n += 1;
        buf.push(Point18 { x: x.to_radians(), y: r * r });
    }
    unit.k.x += (0.25 - (n as f64)) * (s / (s.powi(2) + 1.2));
    let s = s * (buf[0].y.tanh() + (n as f64));
    r * x - (x - r) * (x + s)
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
fn p21(row: [[f64; 2]; 3], unit: &Body21) -> f64 {
    if unit.rates[2 - 1] >= 3.0 {
        let mut m = 0;
        let t: f64 = loop {
            m += 1;
            if m >= 3 || unit.rates[1] >= 0.25 {
                break -(unit.rates[1] * unit.k[2 - 1]);
            }
            if unit.k[m % 2] >= 0.3 {
                let z: f64 = (0..2).filter(|m2| *m2 != 1).map(|j| unit.at[0].y.signum() * unit.at[j].z + (j as f64)).fold(row[2][m % 2], |acc, w| acc + w * (-1.0 * unit.at[1].x));
            }
            let mut pair = (unit.k[2 - 1] / 3.0 + (m as f64), unit.shifted([row[2][0], unit.at[m % 2].y, unit.rates[0], unit.rates[2 - 1]], &row[m % row.len()]) + unit.rates[0]);
        };
        let mut m2 = 0;
        while m2 % 3 == 1 && m2 < 2 {
            m2 += 1;
            let mut spring = Body21 { at: vec![Point21 { x: unit.k[1].min(unit.k[0]), y: unit.rates[2 - 1] * -1.0, z: (0..=m2).rev().map(|j| unit.at[j % 2].z + (j as f64)).sum::<f64>() }, Point21 { x: t, y: if unit.at[m2 % 2].y <= t {
                t
            } else {
                let mut s = t;
                s
            }, z: unit.k[m2 % 2] }], k: vec![unit.rates[m2 % 2] - unit.at[m2 % 2].y, t], rates: vec![(1.0 + t.abs()).ln_1p(), unit.shifted([t, t, row[m2 % 3][m2 % 2], unit.at[1].x], &row[2]) + unit.at[1].z, t.sin()] };
            let t = t + (unit.shifted([t, 2.0, t, spring.k[m % 2]], &row[row.len() - 1]) + spring.k[0]);
        }
    } else {
        let c = row[2][1].cos() + unit.at[1].y;
    }
    let mut grid = row[1].to_vec();
    let mut unit2 = unit.clone();
    unit2.k[1] * unit2.rates[1] + row[3 - 1][0] * 2.0 + grid[grid.len() - 1] * 0.3 + row.iter().zip(grid[1..2].chunks(2)).filter(|(buf, v)| row[0][2 - 1] > -1.0).map(|(row2, grid2)| (if grid[2 - 1] > 1.0 {
        let mut a = grid2[0];
        unit2.at[2 - 1].x
    } else {
        grid2[0]
    }) + unit2.at[0].x).sum::<f64>()
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
    z: [f64; 2],
}

#[differentiable]
impl Point23 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, k: usize, u: f64) -> f64 {
        let u = u + u;
        let mut m = 0;
        loop {
            m += 1;
            if m >= 3 || u < u {
                break;
            }
        }
        (self.x + u * 0.5) * (0..3).zip(0..m).map(|(j, count)| (count as f64) * (match m % 5 {
            0 => u,
            _ => u,
        })).sum::<f64>() + self.y.tanh().exp_m1() * (0..1).zip(0..=m).map(|(m2, count)| (count as f64) * self.y).fold(u, |acc, c| acc.max(c * u))
    }
}

#[differentiable(unconnected = "zero")]
fn p23_helper(t: f64, flag: bool) -> f64 {
    let mut k = 0;
    'rows1: while k < 2 {
        k += 1;
        match k % 4 {
            0 => {}
            _ => {}
        }
    }
    (t * t + t.hypot(1.0 + t.abs()) * (k as f64)) * ((-t.powi(2)).exp() + t / (1.0 + t.abs()))
}

#[differentiable(unconnected = "zero")]
fn p23_inner(v: &Vec<f64>, s: f64, grid: &Vec<f64>) -> f64 {
    let c = if grid[0] <= 1.1 || v[0] > -0.4 {
        s - grid[1]
    } else {
        v[0] * grid[0] * s
    };
    let mut k = 0;
    'rows1: while k < 2 {
        k += 1;
    }
    let mut kind: Option<f64> = if k / 2 % 3 == 0 {
        None
    } else {
        None
    };
    ((if k % 2 != 0 {
        s
    } else {
        c
    }) + c * 0.5) * grid[k % grid.len()]
}

#[differentiable(unconnected = "zero")]
fn p23(body: Point23) -> f64 {
    for (n, n2) in (0..1).zip(0..1) {
        let mut s = p23_helper(body.x * 1.1, (n2 + 1) % 3 == 1);
    }
    let mut ys = [Point23 { x: body.z[0], ..body }, Point23 { x: (0..3).zip(0..1).map(|(k, i)| body.x + (i as f64)).sum::<f64>(), y: body.y, z: [body.z[1], body.x + body.z[1]] }, Point23 { x: body.x, y: body.y, z: [body.z[0], (0..1).map(|i| (i as f64) * body.z[1]).fold(body.z[1], |acc, t| acc.max(t * body.z[2 - 1]))] }];
    let mut found: Option<f64> = None;
    let mut spring = body.clone();
    let mut y = spring.z[0];
    let mut row = vec![body.x; ys.len()];
    'rows1: for (p, j) in row[0..1].iter_mut().zip(0..ys.len()) {
        if j / 2 < 3 || ys.len() > 0 {
            let x = y.atan() * (-(*p * *p).powi(2)).exp();
        } else if ys[(j + 1) % 3].z[j % 2] > *p {
            let mut c: f64;
            if j > 2 && j / 2 % 2 != 1 {
                c = (*p / (1.0 + ys[j].y.abs())).atan();
            } else {
                let u = (1.0 + ys[3 - 1].z[0].abs()).ln().atan().exp();
                c = 0.25_f64.max(*p).min(*p);
            }
        }
        y = match j / 2 % 5 {
            0..=1 => y,
            2..=3 => spring.y * (j as f64),
            j2 if j2 + 1 < 3 => {
                let z = *p / 2.0;
                *p * (j as f64)
            }
            _ => {
                let mut s = *p + *p;
                s.powi(2)
            }
        };
    }
    (-y + ys[0].z[1] * 0.5) * row.chunks(2).rev().map(|buf| buf[0] * row[2].cos()).sum::<f64>() - (spring.shifted(1, spring.x) + row[0])
}

flat_record! {
    Point23 { x, y, z }
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
    fn advance(&self, pair: (f64, f64), shape: Option<f64>) -> f64 {
        let mut xs = vec![Body24 { rates: pair.1.floor() * pair.1, k: 4, at: self.at.asinh() }, Body24 { at: (0..=1).zip(0..3).map(|(count, k)| (k as f64)).fold(pair.0, |acc, acc2| acc + acc2 * pair.1), k: 4, rates: pair.0 + self.at }];
        xs[1].rates += xs[1].rates;
        pair.1 + xs[xs.len() - 1].at - pair.1 * 1.5 + xs[0].at * 0.5 + xs[0].at.powi(2)
    }
}

#[differentiable]
impl Point24 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, state: &mut [f64]) -> f64 {
        let g = |s: f64, r: f64| s * state.iter().step_by(2).rev().map(|acc| *acc).fold(1.1_f64, |acc, e| acc + e);
        let k: usize = 1;
        self.z[1] + self.y + (state[1] / (state[1].powi(2) + 1.0) + (state[state.len() - 1] + state[0]))
    }
}

#[differentiable(unconnected = "zero")]
fn p24_helper(out: &[f64]) -> ([f64; 2], f64) {
    let grid = [out[1] * out[0], out[1] / (1.0 + out[out.len() - 1].abs())];
    ([if !(grid[grid.len() - 1] > 1.0) {
        let p = (1.0 + out[out.len() - 1].abs()).cbrt();
        grid[1].atan()
    } else {
        grid[0]
    }, out[0] * grid[grid.len() - 1] * (grid[1] * out[0])], (0..2).filter(|count| *count != 1).map(|m| (m as f64)).sum::<f64>() + grid[1] * 2.0 - 1.5 + (grid[1] + grid[1] / (0.5_f64.powi(2) + 1.2)))
}

#[differentiable(unconnected = "zero")]
fn p24(buf: &[[f64; 2]; 2]) -> Body24 {
    let a = buf[0][0];
    if buf[1][1] >= buf[0][1] {
        let mut ys: [f64; 2] = [0.5; 2];
        ys[0] *= a - ys[0] * buf[0][1];
    } else if a >= a {
        let b: f64 = -(a - a) + (a + a).abs();
    } else {
        let mut z = buf[1][1];
    }
    let mut out = [buf[0][1]; 2];
    out[0] *= out[out.len() - 1].atan().exp_m1().tanh();
    if !(1 < 3) {
        let mut u = (if out[0] > -1.0 {
            (1.0 + out[0].abs()).powf(out[out.len() - 1].sin())
        } else {
            if out[out.len() - 1] > 3.0 {
                out[2 - 1]
            } else {
                let mut w = out[out.len() - 1];
                w
            }
        }) * (out[1..].iter().filter(|q| **q > 1.0).map(|c| c * c).sum::<f64>() / (1.0 + out[out.len() - 1].asinh().abs()));
        out[1] = -u;
    } else {
        out[1] = out[0];
    }
    let (d, mut x): (f64, f64) = (0.5, out[out.len() - 1].sin().exp2());
    let g = |z: f64, e: f64| z * (0..1).zip(out.windows(2)).map(|(m, buf2)| x * a).sum::<f64>();
    let mut state = vec![Point24 { x: x.powi(3), y: x / (1.0 + x.abs()), z: [x / (d.powi(2) + 1.0), x, d] }, Point24 { x: d, y: x, z: [buf[1][0] + d, (-d.powi(2)).exp(), d - buf[1][0]] }, Point24 { x: out[out.len() - 1].to_radians(), y: buf[0][0] / (d.powi(2) + 1.0), z: [x / (buf[0][1].powi(2) + 0.5), 0.5 * out[0], if x > 1.1 {
        x
    } else {
        -0.7
    }] }];
    Body24 { at: a * state[state.len() - 1].z[3 - 1], k: 4, rates: x }
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
    let part = Point28 { x: y * grid[grid.len() - 1], y: w / (z.powi(2) + 1.2) };
    let e = y;
    grid.fill(e);
    part.x - z * 1.5 - w * 2.0 - part.x * 1.5 - w - (w * e).mul_add(grid[grid.len() - 1] * w, e)
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
fn p32_helper(grid: &[f64], state: &[f64; 2], out: &mut [f64], m: usize) -> (f64, f64) {
    let body = Point32::new(out[m % 2] - state[0], if m > 1 {
        None
    } else {
        None
    });
    let mut j = 0;
    while j < 2 && grid[j % 2] > 0.3 {
        j += 1;
        let mut point = Point32::new(body.z, if state.len() % 2 == 0 {
            Some(out[1])
        } else {
            None
        });
    }
    (body.x[0] * body.y - body.z * 1.5 - (out[1].hypot(1.0 + body.z.abs()) - (j as f64)), (state[j % 2] + (out.windows(2).map(|ys| ys[j % ys.len()] * body.z).fold(state[m % state.len()], |acc, z| acc * 0.5 + z * out[1]) + 1.5)) * (0..state.len()).zip(0..j).map(|(i, j2)| (j2 as f64) * out[i]).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p32_inner(out: &mut [f64], ys: &mut [f64], buf: &[f64]) -> f64 {
    let mut out2 = vec![buf[0]; buf.len()];
    if out2[2 - 1] >= -0.7 || 4 < 3 {
        let out3 = vec![Body32 { at: ys[1..].chunks(2).take(2).zip(out2[..1].iter()).filter(|(xs, b)| **b > -1.0).map(|(state, d)| *d).sum::<f64>(), k: [Point32 { x: [out2[1] / (1.0 + buf[0].abs()), if out2[0] < ys[0] {
            let b = out2[0];
            ys[1]
        } else {
            ys[0]
        }], y: out2[0] / (0.3_f64.powi(2) + 1.0), z: if out2[1] > -1.0 {
            let s = buf[buf.len() - 1];
            out2[2 - 1]
        } else {
            ys[1]
        } }, Point32 { x: [buf[1], out2[2 - 1]], y: buf[1], z: buf[..1].iter().enumerate().rev().map(|(m, z)| ys[0] + z).fold(buf[1], |acc, y| acc + (y + y)) }], rates: vec![2.0_f64.cos(), out2[0] * buf[0]], parts: vec![-0.7 * ys[2 - 1], ys[1] + out2[0], 3.0 + buf[1]] }, Body32 { parts: vec![buf[1], out2[1] + out2[1]], rates: vec![ys[0] * out2[0], (-out2[0].powi(2)).exp()], k: [Point32 { z: ys[1], y: buf[1], x: [ys[1], out2[1] - buf[buf.len() - 1]] }, Point32::new(0.9, Some(out2[0]))], at: out2[1] * ys[2 - 1] }, Body32 { at: out[0], k: [Point32::new(buf[0], None), Point32 { z: if out2[1] >= 0.25 {
            buf[1]
        } else {
            out2[out2.len() - 1]
        }, y: out[1] + ys[1], x: [buf[2 - 1] + buf[0], out2[1].atan()] }], rates: vec![0.25, out2[0] - out2[1]], parts: vec![0.5 + ys[2 - 1], buf[2 - 1]] }];
    } else {
        buf[..1].iter().zip(out2[1..].iter()).for_each(|(s, &w)| {
            out[1] -= (out2[out2.len() - 1] + w).tanh().cosh();
            ys[1] += (s.powi(2) + 1.2).ln() - (0..out2.len()).map(|count| (count as f64) * *s).fold(*s, |acc, y| acc.max(w + y));
        });
    }
    out2[0].to_radians() - out2[0] * 2.0 + buf[1]
}

#[differentiable(unconnected = "zero")]
fn p32(spring: Point32) -> f64 {
    if 3 < 3 && spring.z >= 0.1 {
        let acc: f64 = spring.z;
    }
    let mut part = Point32::new(spring.z.atan(), None);
    (0..4).rev().for_each(|count| {
        part.x[1] -= (0..3).zip(0..2).map(|(n, count2)| part.y + (count2 as f64)).fold(1.5_f64, |acc, e| acc + e) + (count as f64);
        part.x[0] += (part.z + part.y).to_radians();
    });
    match 3 % 3 {
        0 => {
            for (k, k2) in (0..=1).zip(0..1) {
                let f = |s: f64| {
                    let mut a = s;
                    if a < 0.9 {
                        return a * s;
                    }
                    s + (part.z * -1.0).atan2(1.0 + s.abs())
                };
            }
        }
        1 | 2 => {
            let q = 0.9_f64.atan().exp_m1() * (0..2).map(|i| (i as f64) * (part.x[i] + part.y)).sum::<f64>();
            let mut v = [q; 2];
        }
        _ => {}
    }
    let mut k = 0;
    'rows1: loop {
        k += 1;
        part.y = (0..k).rev().map(|m| (m as f64) * part.x[2 - 1]).fold(1.0_f64, |acc, c| acc.max(part.y.min(c) + c));
        let y = std::mem::replace(&mut part.z, spring.x[0].tanh().cosh());
        if k >= 4 {
            break;
        }
    }
    let r: f64;
    if part.x[k % 2] > 0.3 {
        let s = part.z.cos();
        r = (0..2).filter(|m| *m != 1).map(|i| s + (i as f64)).fold(spring.z, |acc, w| acc + w);
    } else {
        r = (spring.y + (k as f64)) * (if spring.z > part.y {
            part.z
        } else {
            let a = part.z;
            part.z
        });
    }
    spring.y / (1.0 + 0.3_f64.abs()) + r * 2.0 - (0..k).take(2).map(|count| (count as f64) * spring.x[count % 2]).product::<f64>()
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
        let mut ys = [Point33 { y: 1.0, x: v.iter().map(|x| *x).sum::<f64>(), ..*point }, Point33 { y: d, ..*point }, Point33 { x: row[0][2 - 1] / (1.0 + v[0].abs()), y: unit.x / (v[0].powi(2) + 1.2), z: [(0..1).zip(v.iter()).map(|(j, t)| *t * d).sum::<f64>(), row[0][1], v[1 - 1]] }];
        if v[0] > 0.1 {
            ys[1].x = v[0];
            point.x = ys.iter().zip(&ys).map(|(unit2, part)| row[row.len() - 1][1] + part.x).sum::<f64>() * (ys[2].x * ys[2].y);
        } else {
            point.z[2] = ys[2].z[1];
        }
    }
    let mut j = 0;
    while j < 5 && row[0][1] > -1.0 {
        j += 1;
        let body = Point33 { x: if !(j > 2) {
            d
        } else {
            row[j % row.len()][j % 2]
        }, y: d.atan().exp_m1(), z: [d - d, point.y, row[j % row.len()][j % 2] / (d.powi(2) + 1.2)] };
    }
    match j / 2 % 4 {
        0 => {
            let mut k = 0;
            let mut q: f64 = loop {
                k += 1;
                let shape: Option<f64> = None;
                if k >= 4 {
                    break (point.y + d) * (1.0 + d.abs()).cbrt();
                }
            };
        }
        1 | 2 => {
            let g = |t: f64| {
                let mut acc = row[j % row.len()][0];
                t + row[1][1]
            };
        }
        n if n > 0 => {
            match n * 2 % 4 {
                0 => {
                    let mut row2 = vec![if row[0][j % 2] >= 0.1 {
                        row[row.len() - 1][2 - 1]
                    } else {
                        let d2 = d;
                        row[row.len() - 1][1]
                    }, row[n % row.len()][n % 2]];
                }
                1 | 2 => {
                    match n * 2 % 4 {
                        0 => {
                            let mut found: Option<f64> = None;
                        }
                        1 | 2 => {
                            point.y /= (match row.len() % 5 {
                                0..=1 => d,
                                2 | 4 => row[1][0] * row[0][1],
                                j2 if d < row[1][0] => d,
                                _ => row[1][n % 2] * row[n % row.len()][n % 2],
                            }).powi(2) + 1.0;
                        }
                        _ => {
                            let mut buf = vec![row[0][0]; row.len()];
                        }
                    }
                }
                _ => {
                    for (out, acc) in row.iter().rev().zip(row[0].iter()) {
                        let s = point.shifted(2, d);
                    }
                }
            }
        }
        _ => {}
    }
    ((if row.len() > 2 && j * 2 % 3 != 0 {
        row[1][0]
    } else {
        let mut t = unit.z[0];
        t
    }) - d * 0.3 - row[j % row.len()].iter().enumerate().map(|(n, e)| row[2 - 1].chunks(2).enumerate().rev().map(|(j2, ys)| point.z[0] + *e).fold(*e, |acc, w| acc.max(w * w)) + *e).sum::<f64>()) * (0..row.len()).zip(row[j % 2].iter()).map(|(n, &r)| (if !(j / 2 > 0) {
        row[n][n]
    } else {
        r
    }) + r).sum::<f64>()
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
impl std::ops::Sub for Point34 {
    type Output = Point34;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point34) -> Point34 {
        Point34 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
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
fn p34_helper(out: &mut [f64; 2], found: Shape34) -> f64 {
    out[1] += out[0] * out[2 - 1] * (out[1] + out[1]);
    out[0] * out[1] * out[0]
}

#[differentiable(unconnected = "zero")]
fn p34_inner(buf: &[f64], acc: f64, q: f64, out: &mut [f64]) -> (f64, f64) {
    let p = &mut out[1];
    *p = buf.iter().take(2).map(|x| x * 0.1).fold(acc, |acc2, s| acc2 + (*p + s));
    if out[0] <= -1.0 {
        out[1] *= q;
    }
    ((acc.atan2(out[1].powi(2) + 0.5) + q * 0.5) * q - acc, (q * acc + acc * 1.5 - q * 0.5) * (out[1] / (1.0 + acc.abs()) / (1.0 + out[1].abs())) + out[1])
}

#[differentiable(unconnected = "zero")]
fn p34(ys: &[f64], z: f64, spring: &mut Point34) -> (f64, f64) {
    let e: f64;
    if spring.z > 0.8 && z > -1.0 {
        e = -ys[3];
    } else {
        e = ys.iter().fold(z, |acc, &e2| acc.max(e2));
    }
    let mut p = e.cos().sin().tanh().exp2();
    p /= (if e <= 3.0 {
        let mut z2 = p.sin().exp_m1();
        spring.y - e
    } else {
        e
    }).powi(2) + 1.0;
    let (mut w, r) = (2.0 / (p.tanh().exp2().powi(2) + 1.2), z);
    ((w + z * 1.5 - e * 2.0) * (1..ys.len()).zip(ys[2..].windows(2)).map(|(count, state)| e).sum::<f64>() + ((if !(r <= 1.5) {
        r
    } else {
        z
    }).powi(2) + 1.2).recip(), (if !(p < -0.4) {
        e
    } else {
        let mut q = w;
        q
    }) - z * 0.5 + p * 2.0 + w * 2.0 + r * 0.3 - (0..4).zip(ys.iter()).map(|(k, a)| *a * (r - p)).sum::<f64>() - r)
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
    let mut part = Point39 { x: *c, y: e - e, z: c.tanh() };
    if part.y >= 1.0 {
        let e = e + (match n * 2 % 5 {
            0..=1 => part.x + e,
            _ => e.sin(),
        });
    }
    let mut found: Option<f64> = Some(part.z + (n as f64));
    let mut ys: Vec<f64> = Vec::new();
    for count in 0..4 {
        ys.push(e + (count as f64) - e.asinh());
    }
    ys.push(part.x + (n as f64));
    if part.z <= ys[ys.len() - 1] {} else if n % 3 != 0 {
        ys[n % 1] = ys[0] * part.z + part.y.cos();
    } else {
        let h = |z: f64, r: f64| {
            let mut r2: f64 = part.z * z + *c * ys[n % ys.len()];
            z * (ys[0].signum() * ys[0] + r)
        };
    }
    ys[n % 1] = part.x;
    let mut out = ys.to_vec();
    out[0].signum() * out[n % out.len()] - ys[0] * 1.5 - out[0] * 0.3 - ys.iter().zip(out.iter()).map(|(&s, q)| *q / (e.powi(2) + 1.0) + *q).sum::<f64>()
}

flat_record! {
    Point39 { x, y, z }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p0(4, 1.2) calls Point0::new; pulled Point0Tangent { x: 0.3, y: 0.5 }),
        program!(p1(0.8, const &[-0.2, -1.2, -0.1, -1.2], const &[0.2, 0.7, 0.5]) calls p1_helper),
        program!(p2(-1.2, const [0.1, 0.1, 0.7]) calls p2_helper),
        program!(p3([1.0, -0.7, -0.8, 0.5], -0.1) calls Body3::energy, p3_helper; pulled 1.0),
        program!(p4([[-1.2, -1.2], [-0.7, -1.0]], (-1.0, -0.9), const &mut vec![-0.4, -1.0, -0.4]) calls p4_helper, p4_inner; pulled ((0.3, -2.0), vec![1.0, 0.3, 1.0])),
        program!(p5(&[-0.5, 0.8, 0.5, -1.1], &[-0.7, 0.8, -0.6, 0.7, -0.1]) calls p5_helper, p5_inner),
        program!(p6(&[Body6 { at: -0.2, k: 0.7, rates: [1.2, 0.4, 1.4], parts: 0.6, last: Point6 { x: -0.5, y: 1.0 } }, Body6 { at: 0.4, k: 1.4, rates: [0.5, 1.2, 1.2], parts: -0.1, last: Point6 { x: -1.2, y: -1.1 } }, Body6 { at: 0.2, k: 0.2, rates: [1.0, 0.2, 1.2], parts: 0.3, last: Point6 { x: -0.6, y: 1.4 } }, Body6 { at: -0.6, k: 0.9, rates: [1.3, -1.2, 1.2], parts: -0.9, last: Point6 { x: -1.1, y: 1.4 } }], const -1.1, &Body6 { at: 1.1, k: 1.4, rates: [0.9, -1.1, 0.2], parts: 0.7, last: Point6 { x: -0.9, y: -1.2 } }, Point6 { x: -1.2, y: 0.35 }) calls Point6::new, p6_helper, p6_inner),
        program!(p7([1.3, -0.6]) calls Point7::new; pulled 0.5),
        program!(p8(0.4, &[-0.2, -1.0, 0.35, -0.3, -0.5], (-0.9, -0.3), (1.4, -0.5)) calls p8_helper),
        program!(p9(0.4, &mut Body9 { at: (-1.1, -0.2), k: (0.1, -0.6), rates: -0.8 }, &[0.5, 1.4, 0.5], -0.3) calls Body9::shifted, p9_helper, p9_inner; pulled (-2.0, Body9Tangent { at: (0.3, -2.0), k: (-0.7, 0.3), rates: -2.0 })),
        program!(p10(0.8, vec![1.2, -0.9, -0.6, 1.0, 1.3]) calls p10_helper),
        program!(p11(&[1.2, 0.2, -0.4, 0.7], 2, &mut [-1.1, -1.2, 0.5])),
        program!(p12([-0.1, 1.1, 0.1]) calls p12_helper, p12_inner),
        program!(p13(-0.9, 3, -1.2)),
        program!(p14(&mut 0.2) calls p14_helper, p14_inner; pulled ((-0.7, 1.0), 0.3)),
        program!(p15(&mut Body15 { at: vec![Point15 { x: -0.7, y: 0.8, z: 1.4 }, Point15 { x: 0.4, y: -0.5, z: 0.5 }, Point15 { x: 0.3, y: 0.7, z: -1.0 }, Point15 { x: -0.8, y: 1.1, z: 0.7 }], k: -0.7 }, &mut Body15 { at: vec![Point15 { x: 0.2, y: 0.35, z: 1.1 }, Point15 { x: 0.8, y: -0.1, z: -0.1 }, Point15 { x: 0.3, y: 0.5, z: 0.1 }, Point15 { x: 0.35, y: -1.0, z: -0.9 }, Point15 { x: 0.6, y: 0.35, z: -0.9 }], k: -0.4 }, -0.4, [-1.2, 0.2, -0.6]) calls Point15::advance, Point15::shifted, p15_helper, p15_inner; pulled ((1.0, 0.5), Body15Tangent { at: vec![Point15Tangent { x: -0.7, y: -0.7, z: 0.5 }, Point15Tangent { x: 0.3, y: 0.5, z: 0.5 }, Point15Tangent { x: 1.0, y: -2.0, z: -2.0 }, Point15Tangent { x: 0.3, y: 0.3, z: -0.7 }], k: 1.0 }, Body15Tangent { at: vec![Point15Tangent { x: 0.5, y: 1.0, z: -0.7 }, Point15Tangent { x: 1.0, y: 0.3, z: 0.5 }, Point15Tangent { x: -2.0, y: -2.0, z: 1.0 }, Point15Tangent { x: -2.0, y: 0.5, z: -2.0 }, Point15Tangent { x: 0.3, y: -0.7, z: 0.5 }], k: -0.7 })),
        program!(p16([0.3, -0.2, 0.5, -0.4], 0.2, &mut vec![Point16 { x: [0.5, 1.0], y: [-1.2, -0.1], z: 1.3 }, Point16 { x: [-0.1, -0.5], y: [-1.1, 1.4], z: -1.0 }, Point16 { x: [-1.1, -0.8], y: [-0.2, 0.35], z: 1.0 }], -0.8) calls Body16::shifted, Body16::norm; pulled (0.5, vec![Point16Tangent { x: [1.0, -2.0], y: [-0.7, 0.5], z: 0.5 }, Point16Tangent { x: [-2.0, 0.3], y: [-0.7, -2.0], z: 1.0 }, Point16Tangent { x: [1.0, -0.7], y: [-2.0, -0.7], z: -2.0 }])),
        program!(p17(&vec![1.4, 0.7, 0.3, 0.9]) calls p17_helper, p17_inner),
        program!(p18(&mut Body18 { at: vec![Point18 { x: -0.5, y: 1.2 }, Point18 { x: -0.3, y: -0.2 }, Point18 { x: -1.0, y: -0.2 }, Point18 { x: -1.0, y: -0.4 }], k: Point18 { x: 1.1, y: -0.5 }, rates: vec![-0.8, -0.1, -0.7, 0.6], parts: (0.9, -1.1), last: [-0.8, -0.1] }, 2, &mut vec![Point18 { x: -1.0, y: 0.8 }, Point18 { x: -0.8, y: -0.3 }, Point18 { x: 1.0, y: 0.3 }], -0.8) calls Body18::energy, p18_helper; pulled (1.0, Body18Tangent { at: vec![Point18Tangent { x: -0.7, y: 0.5 }, Point18Tangent { x: 0.5, y: -2.0 }, Point18Tangent { x: 0.5, y: 0.3 }, Point18Tangent { x: 1.0, y: -0.7 }], k: Point18Tangent { x: -2.0, y: 0.3 }, rates: vec![-0.7, 0.5, 1.0, -2.0], parts: (0.3, 1.0), last: [0.5, 0.3] }, vec![Point18Tangent { x: -0.7, y: 1.0 }, Point18Tangent { x: 0.5, y: 1.0 }, Point18Tangent { x: 0.5, y: 0.5 }, Point18Tangent { x: 1.0, y: -0.7 }, Point18Tangent { x: 0.3, y: 0.3 }])),
        program!(p19(&[-0.4, 0.9, -1.0, 0.2], (-0.1, 0.7), vec![-0.8, -1.0, -0.9])),
        program!(p20(&[-0.9, 1.1, -0.2, 0.4], 0.1) calls p20_helper),
        program!(p21([[1.1, 0.35], [1.0, 1.0], [1.4, -0.6]], &Body21 { at: vec![Point21 { x: 1.3, y: 0.35, z: 1.3 }, Point21 { x: -0.3, y: 0.3, z: 1.2 }, Point21 { x: 0.2, y: -1.2, z: -0.1 }, Point21 { x: -1.1, y: -0.6, z: 1.1 }, Point21 { x: 1.0, y: -1.2, z: 0.4 }], k: vec![1.3, -0.9, 1.1, 0.5, -0.1], rates: vec![1.4, -0.4, -0.8, 1.1, 1.0] }) calls Body21::shifted, Point21::new),
        program!(p22(&[0.1, 0.9, 0.6, 0.4]) calls p22_helper),
        program!(p23(Point23 { x: 1.3, y: 1.1, z: [-0.1, -0.4] }) calls Point23::shifted, p23_helper, p23_inner),
        program!(p24(&[[0.8, 1.1], [0.9, -0.1]]) calls Body24::energy, Body24::advance, Point24::norm, p24_helper; pulled Body24Tangent { at: 0.3, rates: 0.5 }),
        program!(p25(-0.4, &[1.2, 0.35, 0.2, 0.35, -0.9], [[-0.6, -0.4], [0.9, -1.1], [0.3, -0.9]]); pulled [0.5, 1.0, -0.7]),
        program!(p26(&[0.4, 0.35], &mut -1.0, 3) calls p26_helper),
        program!(p27(&mut [-0.4, 0.4, -0.4, 0.35], true, &mut -0.2, [-1.2, 0.1, 0.35, 0.8])),
        program!(p28(&mut [0.5, -1.2, -1.2, 0.5], &vec![1.4, 0.35, 1.1, 0.1, -0.5]) calls Point28::energy, p28_helper; pulled (-2.0, vec![-2.0, -0.7, 0.5, 1.0])),
        program!(p29(-0.8, &mut [1.2, 1.4, 1.3, -1.0, -0.9]) calls p29_helper),
        program!(p30(0.35, &vec![0.7, 1.2, -0.8, -0.2, -1.2], const &vec![-0.8, -1.0, 0.5]) calls p30_helper, p30_inner),
        program!(p31(&Point31 { x: 0.3, y: 0.4, z: 0.8 }, 0.3, [1.2, -1.1, -0.3, 0.7]) calls Point31::energy, Point31::advance, Point31::norm, p31_helper),
        program!(p32(Point32 { x: [-0.6, -0.3], y: 0.4, z: 0.5 }) calls Point32::new, p32_helper, p32_inner),
        program!(p33(&mut Point33 { x: 0.5, y: 1.3, z: [-0.1, -0.5, 0.8] }, &mut Point33 { x: 1.1, y: -1.2, z: [-0.3, 0.4, 0.6] }, 1.0) calls Point33::shifted),
        program!(p34(&[0.2, -0.4, 0.4, -0.6], -0.8, &mut Point34 { x: 0.5, y: -0.7, z: 0.4 }) calls Point34::energy, Point34::shifted, Point34::new, p34_helper, p34_inner; pulled ((-2.0, 0.3), Point34Tangent { x: 0.3, y: -2.0, z: -0.7 })),
        program!(p35(&mut 1.2, &[1.1, 1.4, 1.2, -0.1, 0.6]) calls p35_helper),
        program!(p36(false, &[0.5, -0.6, -0.2], vec![1.2, -1.2, 0.7], const &mut [0.4, 0.5, 1.4, -0.6]) calls p36_helper, p36_inner),
        program!(p37(&[[0.2, -0.3], [1.4, -0.1], [-0.2, 0.35]], &mut [1.4, 1.0, 1.3, -0.9, 0.3])),
        program!(p38(const &Body38 { at: -0.7, k: [-0.3, 0.8], rates: vec![Point38 { x: 0.1, y: -0.9, z: 0.1 }, Point38 { x: -0.9, y: 0.8, z: -0.2 }, Point38 { x: -1.2, y: -0.4, z: 1.2 }, Point38 { x: 0.6, y: 0.1, z: 0.35 }], parts: vec![-0.7, -0.1, 0.6, 0.6] }, 0.3)),
        program!(p39(&mut 0.8) calls Point39::norm; pulled (0.3, -2.0)),
    ]
}
