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
    fn new(v: &[f64], body: Body0) -> Point0 {
        Point0 { x: body.parts.x, y: v[1] - v[0] }
    }
}

#[differentiable]
impl std::ops::Add for Point0 {
    type Output = Point0;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point0) -> Point0 {
        Point0 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p0_helper(kind: Option<f64>, pair: (f64, f64), mut buf: [f64; 3]) -> f64 {
    let mut w = buf[0].min((buf[0] * buf[buf.len() - 1]).max(buf[0] * 0.5));
    match kind {
        None => {
            buf.fill(w);
        }
        Some(d) => {
            w += ((d + buf[1]).powi(2) + 0.5).log10();
        }
    }
    buf[buf.len() - 1].abs() - pair.1 * 0.3 + buf[3 - 1] * 0.3 - w * 0.5 - buf[1] + (pair.0 + w).min(w.sin().cosh())
}

#[differentiable(unconnected = "zero")]
fn p0(e: f64, grid: &[f64], d: f64, state: &[[f64; 2]; 2]) -> f64 {
    let mut b = p0_helper(Some(d), (d.powi(2), state[0][2 - 1]), [state[1].iter().map(|&c| c * state[state.len() - 1][2 - 1]).sum::<f64>(), d + grid[grid.len() - 1], state[1][1] * state[state.len() - 1][0]]);
    let mut k: usize = 1;
    let mut x = p0_helper(if k % 2 != 1 {
        None
    } else {
        Some(b)
    }, (if k % 2 == 0 {
        state[k % 2][k % 2]
    } else {
        state[state.len() - 1][0]
    }, state[k % 2][k % 2]), [b.atan(), 1.0, d * state[1][1]]);
    x += grid[5 - 1];
    x += (x.powi(2) + 1.2).sqrt().floor() * b;
    let mut xs: Vec<f64> = vec![x; 10];
    for i in 2..10 {
        let p = xs[i - 1];
        xs[i] = p * (p - (k as f64));
        if i % 2 == 0 {
            xs[i] -= xs[i * 2 % 10] * xs[10 - 1];
        }
        xs[i] = xs[i] * xs[i / 2];
    }
    for m in 0..4 {
        for m2 in (1..10).step_by(2) {
            let c = xs[m2 - 1];
            xs[m2 - 1] += c.tanh() * xs[m2 / 2];
        }
    }
    state[k % state.len()][1].clamp(-0.75, 1.25) - e * 1.5 + d * 0.3 + b * 0.5 - xs.iter().sum::<f64>() * 1.5 - b
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
fn p1_helper(row: &[f64], ys: &mut [f64], mut w: f64) {
    let mut a: f64 = w;
    a += a;
    let mut row2 = ys.to_vec();
    let mut n = 0;
    while n < 5 {
        n += 1;
        let a = a + row[row.len() - 1];
    }
}

#[differentiable(unconnected = "zero")]
fn p1(#[no_diff] row: &[f64], row2: Vec<f64>) -> [f64; 3] {
    let mut s = row2[1];
    let d = (row2[row2.len() - 1] * (s + s)).cos();
    let mut row3: Vec<f64> = vec![0.0; 3];
    let mut b: f64 = 0.1;
    for k in 0..5 {
        if k % 2 == 0 {
            for k2 in (0..3).rev() {
                row3[k2] = (row2[k] * (k2 as f64)).sin();
            }
        }
        let mut x: f64 = 0.0;
        for k2 in 0..row3.len() {
            x += row3[k2] * row3[0];
        }
        b += x * x.tanh();
    }
    s += row3[1] * row3[0];
    let body = Point1 { x: row[2] + b, y: s + b, z: (1.0 + s.abs()).log10() };
    let mut buf = row2.to_vec();
    for (count, y) in buf.iter_mut().enumerate() {
        if b > d {
            s = 3.0;
            return [row2[..1].iter().enumerate().rev().map(|(m, &w)| w * 0.25_f64).fold(0.3_f64, |acc, b2| acc.max(b2)).sin(), *y, -0.7];
        } else {
            b = body.y / (1.0 + row3[count % 3].sin().sinh().abs());
        }
    }
    [buf[3], d, (b / 3.0).min(if row3[1] <= 0.8 {
        b
    } else {
        b
    })]
}

flat_record! {
    Point1 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p2_helper(u: f64, grid: &[f64], row: &mut [f64]) -> f64 {
    let mut state: [f64; 13] = [row[1]; 13];
    for m in (0..13).rev() {
        state[m] -= state[m] * state[m * 2 % 13];
    }
    state[12] /= state[4].powi(2) + 1.0;
    let mut j = 0;
    let x: f64 = 'rows1: loop {
        j += 1;
        let b = std::mem::replace(&mut state[9], row[1]);
        if j >= 3 || j % 2 == 0 {
            break state[4];
        }
    };
    ((match j * 2 % 5 {
        0..=1 | 4 => row[j % 2],
        2 => state[j % 13],
        k if j % 2 != 0 => grid[0],
        _ => {
            let mut d = grid[1];
            x
        }
    }) + state.iter().sum::<f64>() * 2.0 + x * 0.3 - (x * x).atan2((state[13 - 1] + (j as f64)).powi(2) + 1.2)) * ((-0.7 + row[j % row.len()]) * x.sin())
}

#[differentiable(unconnected = "zero")]
fn p2(z: f64, buf: &[f64], row: &mut Vec<f64>, ys: &[f64]) -> f64 {
    let mut i = 0;
    while i < 2 && i / 2 > 0 {
        i += 1;
        row[1..10].fill(buf[1]);
        row[i % 11] += ((ys[1] * ys[i % ys.len()]).powi(2) + 1.0).ln();
        let mut b = ys[ys.len() - 1];
    }
    row[8] += row[11 - 1] - (-ys[i % 3].powi(2)).exp();
    let shape: Option<f64> = if !(i * 2 % 3 == 1) {
        Some(row[1])
    } else {
        Some(row[6] / (1.0 + ys[i % 3].abs()))
    };
    (buf[i % 5] / (1.0 + buf[3].abs()) - z * 0.3) * (ys[i % 3].tanh() * (z + z)) * (ys[i % 3].floor() * row[i % 11] + (ys[1] - (i as f64)))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point3 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body3 {
    at: [f64; 9],
    k: (f64, f64),
    rates: f64,
    parts: Point3,
    last: (f64, f64),
}

#[differentiable]
impl Body3 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, grid: &[f64], mut y: f64) -> f64 {
        if self.rates > 0.5 {
            y = (-(self.rates + grid[2 - 1]).powi(2)).exp();
        }
        self.parts.x.atan().cosh() - y - (0..grid.len()).step_by(2).map(|j| (j as f64) * y.atan().sinh()).product::<f64>()
    }
}

#[differentiable]
impl Point3 {
    #[differentiable(unconnected = "zero")]
    fn new(body: &Point3, grid: &Vec<f64>) -> Point3 {
        Point3 { x: grid[1], y: 3.0 * grid[grid.len() - 1], z: body.x.min(0.25) }
    }
}

#[differentiable]
impl std::ops::Sub for Point3 {
    type Output = Point3;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point3) -> Point3 {
        Point3 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p3(z: f64) -> f64 {
    let mut n = 0;
    let mut z2: f64 = loop {
        n += 1;
        let mut q: f64;
        if !(z <= z) {
            q = z.powi(3) * (z + z);
        } else {
            q = if z <= z {
                let b = z + z;
                b / (b.powi(2) + 1.0)
            } else {
                if n / 2 < 3 {
                    z
                } else {
                    z
                }
            };
        }
        if n >= 4 {
            break -(-1.0 + q);
        }
    };
    z2 += (z.powi(2) + 1.2).cbrt() + z;
    if n % 3 == 1 && n / 2 % 2 != 0 {
        z2 += z2 * z2 - z / (z.powi(2) + 1.2);
        match n % 3 {
            0 => {
                z2 *= (0..n).skip(1).filter(|k| *k != 1).map(|i| (i as f64) * (z2 - z2)).sum::<f64>();
            }
            1 | 2 => {
                z2 /= (0..=n).step_by(2).map(|j| 2.0_f64 + (j as f64)).sum::<f64>().powi(2) + 1.0;
            }
            _ => {}
        }
    } else {
        let (r, a) = ((0..=3).filter(|m| *m != 1).map(|n2| (n2 as f64) * z2).sum::<f64>().sin().exp(), -1.0 * z2);
    }
    (-z2 - z * 0.3 + z2 * 0.5 + (0..n).map(|m| (m as f64)).fold(z2, |acc, q| acc.max(q))) * (z2 * z2)
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
fn p4_helper(spring: &mut Body4, mut spring2: Point4, w: f64) {
    let t = &mut spring2.z;
    *t *= w;
}

#[differentiable(unconnected = "zero")]
fn p4_inner(state: &[f64]) -> (f64, f64) {
    (state[0] / (1.0 + state[state.len() - 1].abs()) + (state[1].min(state[0]) + (-state[1].powi(2)).exp()), state[state.len() - 1] - (state[state.len() - 1] + state[1]))
}

#[differentiable(unconnected = "zero")]
fn p4(xs: &[Point4], v: &[f64], state: &mut [f64; 4], flag: bool) -> [f64; 2] {
    let (a, mut s) = ((if flag {
        state[3]
    } else {
        3.0
    }) + v[2], state[3]);
    let (r, z) = p4_inner(state);
    if 2.0 > 0.1 && r <= 0.9 {
        return [(1.0 + z.abs()).cbrt() - (a + v[0]), if z < v[1] || a >= 2.0 {
            let mut w = r;
            w - a
        } else {
            if flag {
                z
            } else {
                s
            }
        }];
    }
    let r = r + xs.iter().zip(1..state.len()).filter(|(point, m)| *m != 1).map(|(part, k)| part.y + (k as f64)).sum::<f64>().hypot(v[v.len() - 1].powi(2) + 1.2);
    s = v[5 - 1];
    let z = z + (if -0.7 > 0.25 {
        v.iter().enumerate().map(|(j, &z2)| a + z2).sum::<f64>()
    } else {
        v[3]
    });
    let z2 = if s > 0.5 {
        let mut r2 = (state[2] - r).tanh().exp2();
        -v[3]
    } else {
        z * z
    };
    s = r;
    let mut pair = p4_inner(v);
    [((z2 * pair.0).powi(2) + 0.5).log10(), z2]
}

flat_record! {
    Point4 { x, y, z }
    Body4 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p5_helper(flag: bool, t: &mut f64) {
    match 2 % 4 {
        0 => {}
        _ => {
            *t += *t;
        }
    }
    let y = (*t + -*t).sin();
    'rows1: for i in 0..=4 {
        let p = &mut *t;
        *p *= y.mul_add(*p, *p);
    }
}

#[differentiable(unconnected = "zero")]
fn p5_inner(state: &[f64], mut grid: [[f64; 2]; 3], out: &[f64], n: usize) -> (f64, f64) {
    let ys: Vec<f64> = out.iter().map(|&z| grid[n % 3][0] + z + z).collect::<Vec<f64>>();
    let a: f64 = ys[0];
    grid[n % 3][2 - 1] *= grid[grid.len() - 1][n % 2].max(a);
    let mut ys2: [f64; 10] = [grid[3 - 1][n % 2]; 10];
    for m in 0..4 {
        for i in (1..10).rev() {
            if ys2[10 - 1 - i] > 0.1 {
                ys2[i - 1] = ys2[10 - 1].tanh() * ys2[i];
            }
            ys2[i / 2] *= ys2[i] + ys2[i - 1] * a;
            ys2[i - 1] -= ys2[m].tanh() * ys2[6];
        }
    }
    ((out[0] * ys2[10 - 1] - grid[n % grid.len()][1] * 1.5 + a * 0.5 - ys2.iter().sum::<f64>() * 2.0) * grid[n % 3].iter().rev().enumerate().map(|(i, s)| ys2[i % ys2.len()] * ys2[3] + s).sum::<f64>() - ys.iter().rev().zip(&ys2[4..6]).map(|(&w, &u)| u).sum::<f64>(), grid.iter().map(|buf| ys2[n % 10] + state[0]).sum::<f64>() + a * 0.3 - ys2.iter().sum::<f64>() * 2.0 - (a + ys2[10 - 1] + ys[0].cos()) + (1.0 + grid[3 - 1][1].abs()).ln().abs())
}

#[differentiable(unconnected = "zero")]
fn p5(p: &mut f64, state: &Vec<f64>) -> ([f64; 2], f64) {
    *p *= if *p > 2.0 {
        state[2] - state[4]
    } else {
        state.iter().map(|w| state[2] + w).sum::<f64>()
    };
    let mut shape: Option<f64> = None;
    (0..state.len()).take(2).for_each(|k| {
        *p = (state[k] + *p) * *p;
    });
    *p += state[3];
    ([state[state.len() - 1], state[state.len() - 1]], state[state.len() - 1] - state.windows(2).map(|xs| xs[0] * (if xs[0] > 0.1 {
        xs[xs.len() - 1]
    } else {
        let acc: f64 = 0.3;
        xs[0]
    })).sum::<f64>())
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
    parts: Point6,
    last: f64,
}

#[differentiable]
impl std::ops::Mul<f64> for Point6 {
    type Output = Point6;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point6 {
        Point6 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p6(ys: [f64; 2]) -> Point6 {
    match 3 % 3 {
        0 => {
            'rows1: for (count, xs) in ys.chunks(2).enumerate() {
                let mut kind: Option<f64> = None;
            }
        }
        _ => {}
    }
    Point6 { x: ys[1], y: ys.iter().sum::<f64>() }
}

flat_record! {
    Point6 { x, y }
    Body6 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p7_helper(d: f64, mut out: [f64; 2]) -> f64 {
    out[2 - 1] += d;
    (out[1] - d * 0.5 + out[1] * 1.5) * (d + out[0]).cos() - 1.5
}

#[differentiable(unconnected = "zero")]
fn p7(mut y: f64) -> f64 {
    y -= (0..1).zip(0..=3).map(|(count, k)| (k as f64)).fold(y, |acc, r| acc * 0.5 + r);
    if y < 0.3 {
        return y;
    }
    let y = y * (y / (1.0 + y.abs()) * 2.0);
    (0..1).rev().for_each(|i| {});
    for n in (0..1).rev() {
        let mut state: [[f64; 9]; 9] = [[3.0; 9]; 9];
        for m in (2..9).rev() {
            for i in 1..8 {
                state[m - 1][5] /= (state[i][i] * 0.3 + (i as f64)).powi(2) + 1.0;
                state[m - 1][m] = state[i][i] * state[m][i];
            }
        }
        let w = p7_helper(state[n % state.len()][9 - 1 - n] + state[n % 9][5], [state[7][2], 2.0 * state[0][(n + 1) % 9]]);
    }
    let mut state = [y; 4];
    'rows1: for k in 0..state.len() {
        let mut q = (state[k].atan() + (k as f64)) * p7_helper(state[k % state.len()], [state[k % state.len()], 1.0]);
    }
    state[state.len() - 1] - state[state.len() - 1] - y * 0.5 - state[3] * 2.0 + state.chunks(2).zip(0..state.len()).map(|(grid, n)| (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p8_helper(m: usize, ys: [f64; 4], d: f64, e: f64) -> f64 {
    let mut n = 0;
    'rows1: loop {
        n += 1;
        if n >= 3 {
            break;
        }
    }
    for (m2, m3) in (0..ys.len() - 1).zip(1..ys.len()) {
        let mut ys2: Vec<f64> = Vec::new();
        for &d2 in ys.iter().take(2) {
            ys2.push(d2);
        }
        ys2.push(if ys.len() % 3 != 1 {
            let x = ys[ys.len() - 1 - m2];
            e
        } else {
            -0.7
        });
    }
    ((if (m + 1) % 2 != 1 {
        e
    } else {
        e
    }) - d * 1.5 - e * 2.0 + (0..ys.len()).zip(ys.iter()).map(|(j, &t)| t).sum::<f64>()) * ys[3]
}

#[differentiable(unconnected = "zero")]
fn p8(j: usize, r: &mut f64, x: f64) -> f64 {
    let mut out: Vec<f64> = Vec::new();
    for k in 0..=4 {
        out.push((0..k).zip(0..4).map(|(j2, k2)| *r + (k2 as f64)).fold(x, |acc, x2| acc + ((x2.powi(2) + 0.5).cbrt() + x2)));
    }
    out.push(r.mul_add(0.5, x));
    let mut a = out[j % 1] - p8_helper(2, [out[0], out[j % 1], out[j % out.len()], x], x, 1.0);
    out.push(-x);
    let mut m = 0;
    'rows1: while m < 3 {
        m += 1;
        if m + 1 < 3 {
            for k in 0..=j {
                let (q, mut w) = (x * x - (k as f64), out[0] + out[0]);
            }
        }
    }
    a / (out[j % 1].powi(2) + 1.0) + x * 0.3 - out[m % out.len()] * 2.0 - a * 1.5 + a
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
    fn shifted(&self, pair: (f64, f64), shape: Option<f64>) -> f64 {
        let mut body = Point9 { y: pair.1 + pair.1, x: pair.1 + 1.5 };
        body = Point9 { x: body.x - body.x, y: body.y - pair.1 };
        body.y = -0.4 * body.y + pair.1 * body.x;
        (self.at.0 + pair.1 * 0.5 + body.x * 2.0 - body.y) * (1.0 + pair.0.abs()).powi(-1).abs()
    }
}

#[differentiable]
impl Point9 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: &[f64], buf2: &[f64]) -> Point9 {
        Point9 { x: buf2[buf2.len() - 1] + buf[0], y: buf2[1] }
    }
}

#[differentiable(unconnected = "zero")]
fn p9(a: f64, spring: &Body9, b: f64) -> Body9 {
    let mut unit = Body9 { at: (b * b, (b.powi(2) + 1.0).cbrt()), k: (if a >= b {
        0.1
    } else {
        b
    }, (0..1).zip(0..=4).map(|(n, m)| (m as f64) * b).fold(b, |acc, s| acc.max(s + s))), rates: spring.rates };
    let part = unit.clone();
    let r: f64 = 'found1: {
        if part.at.0 < b && a > unit.at.0 {
            break 'found1 part.rates + b;
        }
        if part.rates <= part.k.0 {
            return Body9 { at: ((0..=4).map(|m| (m as f64) * part.at.1).sum::<f64>(), unit.rates), k: (if 2 < 3 && b > 0.1 {
                part.k.1
            } else {
                a
            }, if part.at.0 > 1.5 {
                let mut a2 = part.at.0;
                unit.k.0
            } else {
                part.rates
            }), rates: -part.k.0 };
        }
        unit.at.1
    };
    unit.rates = r * b + part.k.0;
    let mut state: [[f64; 4]; 4] = [[unit.rates; 4]; 4];
    for m in (2..4).rev() {
        for j in 0..4 {
            state[4 - 1][m] += state[j][j] * state[j][m];
        }
    }
    let mut k = 0;
    'steps2: while k < 3 {
        k += 1;
        let mut spring2 = Point9::new(&state[1][..3], &state[1]);
    }
    let r = r * (0..state.len()).map(|j| (j as f64) * r.sin()).sum::<f64>();
    'search3: for row in state[1].windows(2) {
        let mut xs: Vec<f64> = Vec::new();
        for (m, p) in row.iter().take(2).enumerate() {
            let part2 = Point9 { x: *p + -0.7, y: row[k % 2] + b };
            xs.push(row.windows(2).rev().enumerate().filter(|(k2, buf)| buf[*k2 % 2] < buf[2 - 1]).map(|(m2, out)| part2.x).sum::<f64>());
        }
        xs.push(state[1][k % 4]);
    }
    Body9 { k: (b + 0.5, r - state[k % 4][2]), rates: b - b, at: (if k / 2 % 3 != 1 {
        part.rates
    } else {
        let mut acc = b;
        acc
    }, unit.at.0 * unit.at.0) }
}

flat_record! {
    Point9 { x, y }
    Body9 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p10_helper(i: usize, out: &mut [f64; 4], state: &[f64]) -> (f64, f64) {
    let mut grid: [f64; 14] = [state[2 - 1]; 14];
    for i2 in (2..4).rev().step_by(2) {
        out[i2 - 1] -= grid[i2] / (1.0 + grid[i2].powi(2));
        grid[i2 / 2] = (grid[i2] * out[i2]).sin();
        grid[i2 / 2] = out[i2] * 0.9 + grid[i2 - 2];
    }
    let h = |e: f64| {
        let z = (if out.len() > 0 {
            let z: f64 = 0.5;
            grid[i % grid.len()]
        } else {
            state[i % state.len()]
        }).atan();
        e + -(state[i % state.len()] * e)
    };
    let flag = state.len() % 3 == 1;
    (h(grid[3]) - grid.iter().sum::<f64>() * 1.5 + grid.chunks(2).map(|ys| ys[i % ys.len()].hypot(1.0 + state[i % state.len()].abs()) + ys[0]).sum::<f64>() - (-0.4_f64).atan() * (i as f64), (state[0] + out[0] - grid.iter().sum::<f64>() * 2.0) * grid[0] - (state[i % state.len()].powi(2) + 1.2).powi(-1) * state[i % 2])
}

#[differentiable(unconnected = "zero")]
fn p10(u: f64, r: f64) -> f64 {
    let (z, mut c) = ((u + r).clamp(-0.75, 1.25), r);
    let mut u2: f64;
    if !(z > c) {
        u2 = u * r;
    } else {
        u2 = z;
    }
    let mut xs: [f64; 13] = [z; 13];
    for j in 0..13 {
        let r2 = xs[j];
        xs[13 - 1 - j] = r2 * xs[j / 2];
        xs[13 - 1 - j] += xs[j].tanh() * xs[j / 2];
        xs[j] = (xs[j] * xs[13 - 1 - j]).sin();
    }
    u2 - c + u * 2.0 - xs.iter().sum::<f64>() * 0.3 - (0..xs.len()).zip(0..xs.len()).map(|(n, n2)| (n2 as f64) * z).sum::<f64>() + xs.iter().skip(1).zip(0..xs.len()).map(|(&c2, j)| (j as f64)).sum::<f64>()
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
fn p11(acc: f64, ys: &mut [f64], i: usize) {
    match i % 3 {
        0 => {
            let mut row = [ys[i], 0.5 + ys[(i + 1) % 5]];
            'rows1: for (b, v) in row.iter().zip(row.chunks(2)) {}
        }
        1 | 2 => {
            if acc > 3.0 || (i + 1) % 3 == 0 {
                let mut grid = vec![ys[i], acc, (-0.7_f64).max(ys[i]), ys[i]];
            }
        }
        _ => {
            match i / 2 % 3 {
                0 => {
                    if ys[0] <= ys[i] {
                        ys[i] /= acc.powi(2) + 1.0;
                    }
                }
                1 | 2 => {
                    let x = std::mem::replace(&mut ys[i], acc);
                }
                _ => {
                    for x in ys[1..5].iter_mut() {
                        *x += *x / (1.0 + x.abs()) / 1.5;
                    }
                }
            }
        }
    }
}

flat_record! {
    Point11 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p12_helper(mut y: f64, out: &[f64], v: &[f64], ys: &mut [f64]) -> f64 {
    let z = if ys[1] > 0.1 {
        v.iter().map(|x| x.tanh() + x).sum::<f64>()
    } else {
        v[0]
    };
    let mut z2 = (z - ys[ys.len() - 1]) * (z * z) + ys[0];
    let w = if 0.5 > 1.5 {
        -z2 + z
    } else {
        let mut z3: f64 = z;
        (z2 + z3).to_radians()
    };
    let mut ys2: Vec<f64> = vec![w; 13];
    for count in (1..13).rev() {
        if ys2[(count + 3) % 13] > -1.0 {
            ys2[count] = (ys2[count] * ys2[0]).sin();
        }
    }
    let d = &mut z2;
    *d = w;
    let mut state = vec![z2; v.len()];
    (ys2[0] * z - w * 2.0 - ys2.iter().sum::<f64>() * 1.5 - (0..2).zip(0..ys.len()).map(|(k, count)| ys[ys.len() - 1 - count] + (count as f64)).sum::<f64>()) * state.iter().rev().map(|b| state[1] + z2 + *b).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p12_inner(r: f64) -> f64 {
    let d: f64 = 'found1: {
        let mut buf: [f64; 18] = [r; 18];
        for i in 0..2 {
            for i2 in (0..18).rev().step_by(2) {
                buf[i2] = buf[i2] * buf[i2];
            }
        }
        if r > -0.4 {
            buf[4] = buf[13..].iter().enumerate().rev().map(|(count, u)| *u).fold(buf[16], |acc, s| acc * 0.5 + s * (0..buf.len()).map(|k| (k as f64)).sum::<f64>());
            return r;
        }
        0.8 * buf[5]
    };
    r * d - d * 0.3 + (0..2).map(|k| d + (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p12(d: &mut f64, out: [f64; 2]) -> f64 {
    let mut state: [[f64; 9]; 9] = [[out[0]; 9]; 9];
    for k in (0..9).rev() {
        for k2 in (2..8).rev() {
            state[(k + 2) % 9][k] = (state[k2][9 - 1 - k] * state[(k + 1) % 9][k2 + 1]).sin();
        }
    }
    'rows1: for &c in out[1..].iter() {
        state[2][9 - 1] += out[1];
    }
    for &x in out[1..].iter() {
        let h = |s: f64| s + s;
        if !(x > 0.8) {
            continue;
        } else {
            match 0 % 3 {
                0 => {
                    if !(state[9 - 1][0] > 0.9) {
                        continue;
                    }
                    let shape: Option<f64> = if x <= 0.5 && x > 1.1 {
                        Some(out[0])
                    } else {
                        Some(x * out[out.len() - 1])
                    };
                }
                1 | 2 => {
                    let acc = p12_inner(h(x));
                }
                m if m < 3 => {
                    *d *= (x + out[m % 2]) * *d;
                }
                _ => {
                    let mut x = x + 0.1;
                }
            }
        }
    }
    (state[6][0] / 3.0 + out[1] * 0.5) * (1.0 + state[7][4].abs()).powf(state[7][6].sin()).min(state[9 - 1][9 - 1]) * *d
}

#[differentiable(unconnected = "zero")]
fn p13(pair: (f64, f64), ys: &mut [f64; 2], row: &Vec<f64>) -> f64 {
    let d = row[2];
    ys.swap(0, 0);
    ys.swap(1, 0);
    let mut k = 0;
    loop {
        k += 1;
        if k >= 4 {
            break;
        }
        let mut d = d * (match k % 5 {
            0 => d + row[5],
            count if !(pair.0 > 1.5) => d * d,
            _ => {
                let mut s = d * ys[k % 2];
                s + (k as f64)
            }
        });
    }
    (d + pair.1 * 1.5 - d * 0.3) * (0..1).filter(|j| *j != 1).map(|k2| (k2 as f64)).fold(d, |acc, x| acc * 0.5 + x) + d * (0..k).filter(|j| *j != 1).map(|j| (j as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p14_helper(e: f64, mut a: f64) -> [f64; 2] {
    let mut i = 0;
    while e <= e && i < 5 {
        i += 1;
        a = (1.0 + (a - a).abs()).cbrt();
        for j in 0..3 {
            a += a * (if a > e {
                let w = a;
                a
            } else {
                let d = a;
                d
            });
        }
    }
    [(1.0 + a.abs()).powf(a.sin()) - (i as f64), (0..1).step_by(2).zip(0..=3).map(|(count, n)| (n as f64) * a).product::<f64>()]
}

#[differentiable(unconnected = "zero")]
fn p14_inner(grid: &mut [f64; 4]) {
    grid.iter_mut().rev().for_each(|q| {
        *q += *q;
        *q = *q;
    });
    let mut n: usize = 1;
}

#[differentiable(unconnected = "zero")]
fn p14(row: &[[f64; 2]; 2], mut c: f64) -> f64 {
    let mut xs: Vec<f64> = Vec::new();
    for k in 0..1 {
        'rows1: for grid in row.iter().take(2).rev() {
            let mut count = 0;
            'steps2: loop {
                count += 1;
                if count >= 4 {
                    break;
                }
            }
        }
        xs.push(c);
    }
    xs.push(1.1);
    let (x, z) = ((-xs[0].powi(2)).exp(), xs[0].max(xs[0]));
    let mut n = 0;
    let s: f64 = loop {
        n += 1;
        if n >= 3 || z <= z {
            break row[n % row.len()][0];
        }
    };
    'search3: for (i, &u) in row[row.len() - 1].iter().rev().enumerate() {
        if i % 3 != 0 {
            for xs2 in xs.chunks(2) {
                c *= if xs2[0] <= c {
                    x * 2.0
                } else {
                    let mut x2 = u + x;
                    s + xs2[n % xs2.len()]
                };
                c *= u.min(x.atan2(1.0 + u.abs()));
                c /= (xs2[i % 1].cos() * xs2[0]).powi(2) + 1.0;
            }
        }
    }
    xs.iter().map(|w| *w + *w).sum::<f64>() - xs[0] * 1.5 - xs.chunks(2).rev().map(|out| xs[n % xs.len()]).fold(xs[xs.len() - 1], |acc, r| acc + r) - s.tanh() * c
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
    fn advance(&mut self, mut pair: (f64, f64), mut part: Point15) -> f64 {
        let mut xs: [[f64; 9]; 9] = [[pair.0; 9]; 9];
        for count in 0..9 {
            for j in (2..9).rev().step_by(2) {
                xs[(j + 1) % 9][(count + 3) % 9] += (xs[count * 2 % 9][(count + 1) % 9] * xs[j][count]).sin();
                xs[count][count] += xs[j - 1][count] * -0.7 + (j as f64);
            }
        }
        part.z + part.x + xs[9 - 1][2] * 0.5 - part.y.sin().sinh().sin()
    }
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, grid: &[f64]) -> f64 {
        let mut r = (grid[1] - (if grid[2 - 1] < 1.1 {
            grid[1]
        } else {
            grid[1]
        })) / (self.z.powi(2) + 0.5);
        let mut out: [f64; 19] = [r; 19];
        for k in (1..18).step_by(2) {
            let q = out[k + 1];
            out[k - 1] = q + out[k] * r;
            out[k] = (out[k] * out[k * 2 % 19]).sin();
            out[k] = out[k - 1] * 0.3 + (k as f64);
        }
        let mut d = grid[1] * r * r.sin().exp();
        (r.tanh() - out.iter().sum::<f64>() * 1.5) * d - (1.0 + (r / (1.0 + 0.9_f64.abs())).abs()).ln()
    }
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn new(pair: (f64, f64), mut v: [[f64; 2]; 2]) -> Point15 {
        Point15 { x: 1.0_f64.max(v[2 - 1][0]), y: v.iter().skip(1).map(|out| pair.0 + -0.4).fold(v[0][0], |acc, w| acc + (v[2 - 1][2 - 1] + w)), z: v[1][1] + pair.1 }
    }
}

#[differentiable(unconnected = "zero")]
fn p15_helper(pair: (f64, f64), u: f64) -> f64 {
    u + pair.0 * 1.5 - (u + pair.0 + 0.5) + u / (1.0 + (u - u).abs())
}

#[differentiable(unconnected = "zero")]
fn p15_inner(pair: (f64, f64), point: &mut Point15, part: Body15, xs: Vec<f64>) -> (f64, f64) {
    let mut unit = Point15::new(pair, [[xs[0] / 3.0, xs[0]], [part.k, xs[xs.len() - 1]]]);
    unit.y += xs.iter().step_by(2).map(|&t| t + t).fold(part.at[2 - 1].z, |acc, t| acc + t);
    let body = Point15::new((xs[1].to_radians(), part.k), [[unit.x.atan(), if xs[1] <= 1.1 || unit.x > 1.5 {
        let w = unit.y;
        xs[xs.len() - 1]
    } else {
        let mut y = unit.y;
        unit.y
    }], [part.at[0].y, part.k + xs[1]]]);
    let mut ys = xs[1..].to_vec();
    let mut row: [f64; 19] = [ys[0]; 19];
    for k in 1..19 {
        if k % 2 == 0 {
            row[k] = row[k] * row[k];
        }
    }
    ((ys[0] - part.k * 0.3 - unit.y * 0.5 - ys[0] * 2.0 - row.iter().sum::<f64>() * 2.0) * pair.0 + ys.iter().map(|acc| acc * (body.y + acc)).sum::<f64>(), (0.25_f64.cos() + pair.0 * 2.0 + part.at[1].z * 2.0 - body.y * 1.5 + row.iter().sum::<f64>() * 0.5) * 0.5 + row.iter().map(|e| *e).fold(body.z, |acc, p| acc + (xs[1] + p)))
}

#[differentiable(unconnected = "zero")]
fn p15(spring: &Body15, xs: &[f64], row: &mut [Body15]) -> f64 {
    let flag = !(2 < 3);
    let g = |s: f64, t: f64| {
        let x = (if s > 1.1 || row[5].at[0].y >= row[6].k {
            xs[xs.len() - 1]
        } else {
            xs[0]
        }) * (row[8].k / (t.powi(2) + 1.0));
        s + x * x.sin().cosh()
    };
    row[1].at[0].x + row[11 - 1].k - xs[4]
}

flat_record! {
    Point15 { x, y, z }
    Body15 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point16 {
    x: [f64; 9],
    y: f64,
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
    fn shifted(&self, j: usize) -> f64 {
        for m in 0..j {
            match j * 2 % 4 {
                0 => {
                    for count in (0..1).step_by(2) {}
                }
                1 | 2 => {
                    let mut k = 0;
                    let mut y: f64 = loop {
                        k += 1;
                        if k >= 2 || self.at <= self.parts[1] {
                            break self.parts[k % 2].to_radians().asinh();
                        }
                    };
                }
                _ => {
                    match m % 4 {
                        0 => {}
                        1 | 2 => {}
                        _ => {
                            let v = [Body16 { at: self.k[m % 2] / (3.0_f64.powi(2) + 0.5), k: vec![(-self.parts[0].powi(2)).exp(), if m / 2 % 2 == 0 {
                                self.k[0]
                            } else {
                                self.k[1]
                            }, (self.at.powi(2) + 1.2).log10()], rates: m * 2, parts: vec![self.at / (1.0 + self.parts[1].abs()), self.k[m % 2] / (1.0 + self.k[1].abs())] }, Body16 { at: self.at, k: vec![match m % 5 {
                                0..=1 => {
                                    let mut c = self.at;
                                    c
                                }
                                _ => self.k[m % 2],
                            }, self.k[0]], rates: j, parts: vec![(self.at.powi(2) + 1.2).sqrt(), self.k[1].cos(), self.at] }];
                        }
                    }
                }
            }
        }
        self.k[j % 2] * (self.parts[j % 2].to_radians() * self.at) - (0..=j).take(2).map(|m| (m as f64) * (self.parts[m % 2] * (m as f64))).sum::<f64>()
    }
}

#[differentiable]
impl Body16 {
    #[differentiable(unconnected = "zero")]
    fn new(d: f64) -> Body16 {
        Body16 { at: d.sin().sinh(), k: vec![d / (d.powi(2) + 1.2), d], rates: 4, parts: vec![(0..1).map(|k| (k as f64)).product::<f64>(), d] }
    }
}

#[differentiable(unconnected = "zero")]
fn p16_helper(shape: Shape16, mut a: f64, xs: &[[f64; 2]; 2]) -> f64 {
    for m in (0..xs.len()).rev() {
        for state in xs[0].windows(2) {
            let mut v: [f64; 10] = [state[0]; 10];
            for k in 0..2 {
                for m2 in (0..10).rev() {
                    v[m2 * 2 % 10] *= v[8] / (1.0 + v[4].powi(2));
                    a = v[(m2 + 2) % 10] * 0.5 + v[10 - 1 - m2];
                }
            }
        }
    }
    ((-a.powi(2)).exp() - a * 0.3 + xs[xs.len() - 1][2 - 1]) * a
}

#[differentiable(unconnected = "zero")]
fn p16_inner(m: usize, out: &[f64], y: &mut f64, row: &[f64]) -> f64 {
    for u in row.iter() {
        let mut n = 0;
        'rows1: loop {
            n += 1;
            if n >= 2 {
                break;
            }
            *y = *y;
        }
    }
    let mut ys: [[f64; 3]; 3] = [[3.0; 3]; 3];
    for k in (2..3).rev().step_by(2) {
        for k2 in (1 + k..3).rev() {
            ys[k2 / 2][k2] -= ys[0][3 - 1 - k2] * (row[2 - 1] * row[k2 % 2]);
            ys[k][k2] += ys[k2][k2] / (1.0 + ys[k2][k].powi(2));
        }
    }
    let g = |y2: f64, acc: f64| {
        let mut p: f64 = acc.atan().exp2() * y.atan().cosh();
        y2 + (0..m).step_by(2).rev().map(|m2| (m2 as f64)).sum::<f64>() * (1.0 + acc.abs()).recip()
    };
    {
        {}
    }
    row[m % row.len()] * ys[ys.len() - 1][2] * (if ys.len() % 2 != 0 || m % 3 != 0 {
        (-row[0].powi(2)).exp()
    } else {
        *y
    })
}

#[differentiable(unconnected = "zero")]
fn p16(t: f64, j: usize) -> f64 {
    let mut row = [t; 2];
    {
        let mut buf = vec![Point16 { x: [t; 9], y: if j * 2 > 2 {
            -0.4
        } else {
            t
        }, z: t }, Point16 { x: [row[j % row.len()] - (j as f64); 9], y: row[0], z: t - (j as f64) }, Point16 { z: row[j % 2], x: [t * (j as f64); 9], y: row[0] }];
        if buf[j % buf.len()].x[j] < 1.0 || buf[j % buf.len()].x[j] > t {
            return (1.0 + (buf[buf.len() - 1].z + buf[j % 3].z).abs()).ln();
        }
    }
    let mut state: Vec<f64> = Vec::with_capacity(4);
    for (j2, &b) in row[1..2].iter().rev().enumerate() {
        if b > 0.9 {
            state.push(b);
        }
    }
    state.push(row[0]);
    let mut j2: usize = j;
    let mut i = 0;
    while i < 2 {
        i += 1;
        state[0] += 3.0 * state[i % 1] + state[0];
    }
    let mut ys: Vec<f64> = Vec::new();
    for k in 0..state.len() {
        let state2 = [[state[k], t], [state[k], row[k % 2]], [state[k % state.len()], state[k]]];
        ys.push(-(row[1] * (i as f64)));
    }
    ys.push(row[i % 2] * t);
    let m: usize = j2 * 2;
    let mut xs: [f64; 9] = [t; 9];
    for m2 in 1..9 {
        xs[m2] = xs[(m2 + 1) % 9] * xs[m2 / 2];
        xs[m2] += xs[9 - 1 - m2].tanh() * xs[m2];
        xs[m2] = xs[6] / (1.0 + xs[m2 - 1].powi(2));
    }
    let h = |b: f64, y: f64| b + y;
    row[0] + t * 1.5 - row[2 - 1] * 1.5 + ys[i % 1] * 0.5 - xs.iter().sum::<f64>() * 2.0 - (-state[1 - 1].powi(2)).exp().max(xs[9 - 1 - j]) - (1.0 + (state[j2 % 1] * xs[m % xs.len()]).abs()).powf((state[i % 1] + (i as f64)).sin())
}

flat_record! {
    Point16 { x, y, z }
    Body16 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p17_helper(mut y: f64, flag: bool) -> f64 {
    let mut m = 0;
    let x: f64 = loop {
        m += 1;
        if m >= 4 {
            break 0.25;
        }
        for n in 0..2 {
            y += y;
        }
    };
    (y / (1.0 + y.abs()) - x) * (0..2).filter(|count| *count != 1).map(|i| (i as f64) * (x + x)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p17_inner(v: [[f64; 2]; 3], n: usize, row: &mut [f64; 4], flag: bool) {
    let q = &mut row[1];
    *q += *q - *q;
    if row[0] >= row[n % 4] {
        row[3] *= (row[2] - row[row.len() - 1]).sin();
        return;
    } else {
        row[n % 4] = row[n % row.len()] * p17_helper(v[n % v.len()][1], row[row.len() - 1] < 0.9);
    }
}

#[differentiable(unconnected = "zero")]
fn p17(ys: Vec<f64>, out: &mut [f64]) -> f64 {
    let mut grid: Vec<f64> = Vec::new();
    for &y in out[2..5].iter() {
        grid.push(out[1].sin().cosh().atan());
    }
    grid.push(ys[1] - out[out.len() - 1]);
    let a: f64 = 'found1: {
        'steps2: for acc in grid.iter() {
            match grid.len() % 3 {
                0 => {
                    let mut s = grid[grid.len() - 1];
                }
                1 | 2 => {
                    out[5 - 1] = out[out.len() - 1].atan2(1.0 + out[2].abs()) / 3.0;
                }
                _ => {}
            }
        }
        let a: f64;
        if out[1] > 1.5 {
            a = out[5 - 1] + p17_helper(grid[0], grid[grid.len() - 1] >= grid[grid.len() - 1] && grid[grid.len() - 1] <= 0.3);
        } else {
            let mut r = p17_helper(out[2], grid[0] < 0.5) / ((ys[3] * out[1]).powi(2) + 0.5);
            a = out[4] * r.hypot(1.0 + out[out.len() - 1].abs());
        }
        if out[5 - 1] >= grid[1 - 1] && grid[1 - 1] < 0.8 {
            break 'found1 grid[0];
        }
        a
    };
    let (mut w, mut a2) = (a.asinh() / (out[0].powi(2) + 1.2), grid[0].atan());
    let mut grid2: Vec<f64> = vec![a2; 9];
    let mut a3: f64 = 0.0;
    for n in 0..4 {
        for m in 1..8 {
            grid2[m] = (ys[n] * (m as f64) + a2).cos();
        }
        for i in 0..grid2.len() {
            grid2[i] = (ys[n] * (i as f64)).sin();
        }
        let mut acc: f64 = 0.0;
        for k in 0..grid2.len() {
            acc += grid2[k] * grid2[0];
        }
        a3 += acc.sin();
        grid2[5] = a3 * 0.1;
    }
    let mut row: [[f64; 3]; 3] = [[a2; 3]; 3];
    for k in 0..2 {
        for i in 1..3 {
            row[i][k * 2 % 3] = row[i][3 - 1] * row[i][i].tanh();
        }
    }
    let mut xs: [f64; 12] = [grid2[7]; 12];
    let mut z: f64 = 0.1;
    for i in 0..9 {
        for k in 0..12 {
            xs[k] += (grid2[i] * (k as f64)).sin();
        }
        let mut t: f64 = 0.0;
        for n in 0..xs.len() {
            t += xs[n].powi(2);
        }
        z += t.sin();
    }
    let z2 = grid2[3] / ((if w > -0.7 {
        a2 + grid2[8]
    } else {
        (1..xs.len() - 1).zip(row[0].windows(2)).map(|(i, v)| v[i % 2] + a2).sum::<f64>()
    }).powi(2) + 0.5);
    (z2 - grid[0] * 0.3 - a * 0.5 - w * 2.0 + a2 * 2.0 - grid2.iter().sum::<f64>() * 0.5 - a3 * 0.3 - row[2][3 - 1] * 0.3 - xs.iter().sum::<f64>() * 2.0 - z * 0.5 - z.sin().floor() * (if a > 0.3 {
        let a4 = xs[11];
        a4
    } else {
        z
    })) * row[2][1..3].iter().skip(1).map(|q| q * 1.5).fold(row[0][2], |acc, w2| acc * 0.5 + w2 * z)
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
    last: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape18 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point18 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, e: f64, body: &mut Body18) -> f64 {
        let r: f64;
        if body.parts.1 > 0.25 {
            r = 0.9;
        } else {
            r = if body.parts.0 < -0.7 {
                let t: f64 = e;
                t.hypot(1.0 + body.last[3 - 1].abs())
            } else {
                (body.parts.1.powi(2) + 1.2).powf(e.sin())
            };
        }
        e - e + (0..4).map(|n| (n as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p18_helper(state: &[f64], flag: bool) -> f64 {
    let mut count = 0;
    'rows1: while count < 5 && count * 2 % 3 == 0 {
        count += 1;
        let grid: Vec<f64> = state[1..].iter().map(|&x| x * state[0]).collect::<Vec<f64>>();
    }
    state[count % state.len()] * (if state[count % state.len()] < state[state.len() - 1] {
        state[0].min(state[count % 2])
    } else {
        state.iter().filter(|z| **z > -0.4).map(|y| *y * state[0]).sum::<f64>()
    })
}

#[differentiable(unconnected = "zero")]
fn p18(body: &mut Body18, buf: &mut [f64]) -> f64 {
    if buf[2] >= -0.4 {
        for i in (1..5).step_by(2) {
            buf[i] = buf[i] * 0.9;
            if i % 2 == 0 {
                buf[i] -= buf[i] * 0.9 + (i as f64);
            }
            buf[i] = buf[i - 1] + buf[i] * buf[5 - 1 - i];
        }
    } else if buf[1] < 0.5 {}
    if buf[5 - 1] > 0.9 {
        body.last[2] *= (0..buf.len() - 1).filter(|k| *k != 1).map(|j| (j as f64) * (match j / 2 % 5 {
            0 => body.at[j % 2].x,
            _ => buf[j],
        })).fold(buf[2], |acc, t| acc * 0.5 + t * (0..3).rev().map(|j| (j as f64) * t).sum::<f64>());
    } else if buf[2] > 0.5 {
        buf[..2].swap(0, 1);
    }
    body.parts.1 - buf[0] - (0..4).map(|n| (n as f64) * body.rates[2 - 1]).sum::<f64>() + buf[0]
}

flat_record! {
    Point18 { x, y }
    Body18 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p19(mut state: Vec<f64>, row: &[f64], x: f64) -> f64 {
    state[3] *= row[5 - 1];
    let mut buf: Vec<f64> = vec![x; 14];
    for m in 0..3 {
        for n in 0..14 {
            let d = buf[14 - 1 - n];
            buf[n] = d + buf[(n + 2) % 14] * d;
        }
    }
    if row[5 - 1] > 0.5 && 2 < 3 {
        buf[2] = row[1];
        let mut count = 0;
        while count < 3 {
            count += 1;
            match (count + 1) % 4 {
                0 => {
                    if !(count / 2 < 3) {
                        continue;
                    }
                    let mut buf2 = buf.to_vec();
                }
                _ => {
                    let mut pair = (if x < buf[count % 14] {
                        x - x
                    } else {
                        let mut s: f64 = buf.chunks(2).map(|ys| buf[12] * buf[4]).sum::<f64>();
                        buf[4].floor() * row[count % 5]
                    }, buf[count % buf.len()]);
                }
            }
        }
    }
    for d in buf.iter_mut() {
        state[1..3].swap(0, 1);
    }
    x.tanh().exp2() + state[1] * 1.5 + x * 2.0 - buf.iter().sum::<f64>() * 1.5 + (1.0 + x.abs()).powi(-1) - (-buf[6].powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p20_helper(buf: &mut [f64; 3], row: &[f64], state: &[f64]) -> f64 {
    let y = state[0].powi(3) + ((if state[1] > 0.1 {
        let a: f64 = row[row.len() - 1];
        state[2 - 1]
    } else {
        state[state.len() - 1]
    }) + state[1] * state[2 - 1]);
    let mut m = 0;
    let mut r: f64 = loop {
        m += 1;
        if m * 2 > 0 {
            break (0..m).rev().map(|n| (n as f64)).product::<f64>();
        }
        if m >= 3 {
            break (row[m % row.len()] - (m as f64)) * (y + row[1]);
        }
    };
    ((1..row.len()).zip(row.iter()).filter(|(i, x)| **x > -0.7).map(|(count, z)| z * r).sum::<f64>() - y * 0.5) * (match (m + 1) % 5 {
        0 => r.signum() * row[0],
        _ => (0..=4).zip(row[1..2].iter()).map(|(k, t)| *t * *t).fold(r, |acc, b| acc + b),
    })
}

#[differentiable(unconnected = "zero")]
fn p20(row: &[f64]) -> f64 {
    let mut found: Option<f64> = if row[3] > 1.0 {
        None
    } else {
        None
    };
    'rows1: for &y in row.iter() {
        (0..2).for_each(|k| {});
        if y < y {
            let e = (y + y) * (y - y) + (row[3].powi(2) + 1.2).powf(y.sin());
        }
    }
    row[row.len() - 1] - -0.7 * row[1] * row[1]
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
    fn shifted(&self, grid: &mut [f64], mut unit: Point21) -> f64 {
        let point = unit;
        grid[0] *= unit.y;
        let mut w = self.rates[1] - (grid[1] + point.z) - (point.y + point.y);
        w - point.z * 0.3 - grid.iter().rev().map(|e| grid[1] + *e).fold(grid[0], |acc, q| acc + q * point.z)
    }
}

#[differentiable]
impl std::ops::Sub for Point21 {
    type Output = Point21;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point21) -> Point21 {
        Point21 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point21 {
    type Output = Point21;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point21 {
        Point21 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p21_helper(out: &[[f64; 2]; 2], part: &Body21) -> [f64; 2] {
    [(out[1][1] + part.at[1].y).to_radians(), out[0].windows(2).enumerate().map(|(count, out2)| out2[count % 2] + out2[1]).sum::<f64>() * (part.at[1].z + part.rates[0])]
}

#[differentiable(unconnected = "zero")]
fn p21_inner(row: &mut [f64], p: f64, v: &[f64]) {
    v[1..2].iter().for_each(|p2| {
        row[0] -= v[0];
    });
}

#[differentiable(unconnected = "zero")]
fn p21(out: &[f64], row: &[f64], row2: &mut [Point21]) -> f64 {
    row2[4].z += row2.iter().take(2).map(|body| body.x).product::<f64>();
    let mut count = 0;
    'rows1: while count < 5 {
        count += 1;
        row2[count % 11].y /= row2[11 - 1].z.powi(2) + 1.0;
    }
    let d: f64;
    if out[3] < out[2] || row2[row2.len() - 1].z < row2[10].y {
        let e: f64 = row2[count % row2.len()].z / (1.0 + (row[row.len() - 1] * row[2]).abs());
        d = 0.8;
    } else {
        d = out[4 - 1];
    }
    (if row.len() > 0 {
        d
    } else {
        d
    }) + d * 0.3 + row[1..5].iter().zip(1..row2.len() - 1).map(|(y, count2)| (count2 as f64) * (d + d)).sum::<f64>() - row2.iter().zip(out[..3].iter()).map(|(body, b)| *b * row[..3].iter().step_by(2).sum::<f64>()).fold(d, |acc, e| acc + e)
}

flat_record! {
    Point21 { x, y, z }
    Body21 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p22_helper(mut c: f64, mut q: f64) -> (f64, f64) {
    let mut found: Option<f64> = if q > 1.5 || c > 0.5 {
        None
    } else {
        None
    };
    let b: f64;
    if q > 2.0 {
        b = c;
    } else {
        b = q;
    }
    c = b;
    (q * b - c * 0.5 + q * 2.0 + b * 0.3 + (0..1).zip(0..=4).filter(|(count, n)| *n != 1).map(|(k, m)| (m as f64) * b).fold(b, |acc, w| acc + (c + w)), q + c * 0.3 - b * 0.3 - (c + q) + (0..=2).zip(0..=4).map(|(m, i)| (i as f64) * (0.9 * q)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p22(z: f64, t: f64, out: &[f64], grid: &[f64]) -> f64 {
    let m: usize = 0;
    let mut buf: [f64; 3] = [1.1; 3];
    let mut a = buf[m % buf.len()];
    buf[1] = grid[..1].iter().map(|x| x * out[4] + x).fold(out[6], |acc, acc2| acc * 0.5 + acc2);
    buf[m % 3] += a - (m as f64) - out[..5].iter().filter(|t2| **t2 > -0.7).sum::<f64>();
    a + a - z * 0.5 + a.tanh().cosh() - (out[m % out.len()] - grid[1]) * (m as f64)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point23 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body23 {
    at: [f64; 2],
    k: (f64, f64),
}

#[differentiable]
impl Body23 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, pair: (f64, f64)) -> f64 {
        let mut state = [Point23 { x: pair.1.sin().cosh(), y: pair.1 * pair.1, z: pair.0 }, Point23 { z: pair.0, y: (0..1).rev().map(|j| self.at[(j + 1) % 2] + (j as f64)).sum::<f64>(), x: pair.0.sin().sinh() }, Point23 { x: self.k.1 - pair.0, y: pair.0.tanh(), z: pair.1.min(pair.0) }];
        match 2 % 4 {
            0 => {
                let mut part = Body23 { at: [state[state.len() - 1].z, state.iter().map(|part| part.z).sum::<f64>()], k: (state[state.len() - 1].z / (self.k.0.powi(2) + 1.2), state[state.len() - 1].z) };
            }
            _ => {
                state[3 - 1].x += (pair.1 / 3.0).powi(3);
            }
        }
        ((if self.k.1 < 0.25 {
            state[3 - 1].z
        } else {
            self.k.1
        }) + state[2].x * 2.0) * pair.1 - state[2].z
    }
}

#[differentiable]
impl Point23 {
    #[differentiable(unconnected = "zero")]
    fn new(ys: &[f64; 3]) -> Point23 {
        Point23 { x: ys[2], y: ys[ys.len() - 1] / (1.0 + ys[2].abs()), z: ys[2] * ys[1] }
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
fn p23_helper(c: &mut f64, mut a: f64, point: &Body23, grid: [f64; 3]) -> [f64; 2] {
    a = (point.advance((a, point.at[1])) + grid[grid.len() - 1]).max(a / 3.0);
    let flag = a > point.at[1];
    a = a + grid[grid.len() - 1] + grid[grid.len() - 1].max(point.at[2 - 1]);
    let mut v: [f64; 3] = [0.0; 3];
    let mut r: f64 = 0.0;
    for n in (0..3).rev() {
        if n % 2 == 0 {
            for j in 0..2 {
                v[j] = (grid[n] * (j as f64)).sin();
            }
        }
        for count in 1..v.len() {
            v[count] = (grid[n] * (count as f64)).sin();
        }
        let mut d: f64 = 0.0;
        for j in 0..v.len() {
            d += v[j] * v[2 - j];
        }
        r += d.sin();
        v[1] = r * 0.1;
    }
    let e = *c * (point.advance((0.5, v[0])) + grid[1]) * (a * r / 3.0);
    [(point.advance((point.k.1, e)) + grid[grid.len() - 1]).floor() * (r.floor() * v[0]), r]
}

#[differentiable(unconnected = "zero")]
fn p23_inner(body: Body23, part: &Point23, point: &Body23, z: f64) -> f64 {
    let a: f64 = 'found1: {
        if !(point.at[0] >= -1.0) {
            break 'found1 z + part.x;
        }
        (0..=1).map(|i| (i as f64) * z).sum::<f64>() + z * part.x
    };
    'steps2: for i in 0..4 {
        let mut kind: Option<f64> = if part.x > part.x {
            None
        } else {
            Some(z.atan().exp_m1())
        };
    }
    (1.0 + point.k.1.abs()).sqrt() + a * 0.5 - (0..=1).step_by(2).filter(|count| *count != 1).map(|count| (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p23(z: f64, x: f64) -> f64 {
    let mut xs: Vec<f64> = vec![x; 14];
    for j in (1..1).rev() {
        if j % 2 == 0 {
            xs[j] = xs[j] + xs[j] * 2.0;
        }
        if xs[j] > 0.8 {
            xs[j - 1] += xs[j - 1] / (1.0 + xs[j].powi(2));
        }
    }
    for y in xs[5..7].iter().rev() {
        let y2 = (xs.chunks(2).zip(&xs).map(|(grid, &b)| b).fold(x, |acc, u| acc + u) * (0.3_f64 / 1.5_f64)).atan();
    }
    ((if x > 0.9 {
        xs[13]
    } else {
        xs[5]
    }) + x * 0.5 + xs.iter().sum::<f64>() * 0.3) * ((xs[14 - 1] + x) * (xs[xs.len() - 1] * x)) + xs[10]
}

flat_record! {
    Point23 { x, y, z }
    Body23 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point24 {
    x: f64,
    y: f64,
    z: [f64; 2],
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body24 {
    at: f64,
    k: f64,
}

#[differentiable]
impl Body24 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, mut q: f64, part: &Body24) -> f64 {
        q.tanh().exp_m1() * (0..1).filter(|m| *m != 1).map(|k| part.k * self.k + (k as f64)).sum::<f64>() - (q.min(part.k) + (0..2).map(|n| (n as f64)).sum::<f64>())
    }
}

#[differentiable]
impl Body24 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, acc: &mut f64, unit: &Body24) -> f64 {
        *acc += *acc;
        match 1 % 3 {
            0 => {
                let shape: Option<f64> = None;
            }
            1 | 2 => {
                let mut buf: Vec<f64> = vec![1.1; 12];
                for k in (0..12).rev().step_by(2) {
                    buf[k] *= (buf[k] * buf[k]).sin();
                    buf[12 - 1] += buf[k] * 0.5 + buf[0];
                    buf[k] = buf[k * 2 % 12] * 0.5 + (k as f64);
                }
            }
            _ => {
                let mut body = *self;
            }
        }
        *acc - (unit.energy(unit.at, unit) + 0.1).powi(2) + (0..1).zip(0..=1).map(|(i, i2)| (i2 as f64) * (*acc - -0.7)).fold(unit.k, |acc2, p| acc2.max((0..2).rev().zip(0..4).filter(|(k, k2)| *k2 != 1).map(|(i, i2)| (i2 as f64) * *acc).sum::<f64>() + p))
    }
}

#[differentiable(unconnected = "zero")]
fn p24_helper(d: f64, m: usize) -> f64 {
    let mut grid = [Point24 { x: (d.powi(2) + 0.5).log10(), y: d.signum() * d, z: [(0..3).map(|j| d + (j as f64)).sum::<f64>(), -d] }, Point24 { x: d / 2.0, y: d - d, z: [d * d, d.powi(2)] }, Point24 { x: (0..=2).map(|k| (k as f64) * d).sum::<f64>(), y: d, z: [d - (m as f64), 0.25] }];
    let d = d * (if m * 2 % 2 != 0 {
        d + grid[m % grid.len()].y
    } else {
        let mut b = grid[0].y * grid[2].z[2 - 1];
        grid.iter().skip(1).rev().enumerate().rev().map(|(m2, point)| grid[1].z[0] + point.z[2 - 1]).fold(b, |acc, c| acc + c)
    });
    let mut xs: Vec<f64> = Vec::new();
    for body in grid.iter() {
        xs.push(d * body.y - d);
    }
    xs.push(d + d);
    grid[1].y += xs[m % 1] * xs[0] + (m as f64);
    (match m / 2 % 5 {
        0 => {
            let e = xs[0];
            e
        }
        2..=3 | 4 => {
            let mut z = xs[0];
            d
        }
        _ => d,
    }) - d * 2.0 + xs[1 - 1] * 1.5 - xs[m % xs.len()].abs() * xs[m % 1]
}

#[differentiable(unconnected = "zero")]
fn p24(mut z: f64, buf: &[f64], pair: (f64, f64)) -> f64 {
    z *= z;
    for j in 0..3 {
        let mut v: Vec<f64> = Vec::with_capacity(4);
        for count in 1..buf.len() {
            v.push(1.1);
        }
        v.push(z.min(z));
        v[0] = v[j % v.len()];
        if j / 2 < 3 {
            v[j % 1] *= pair.1 - (j as f64);
        } else if j * 2 % 3 != 1 {
            let mut kind: Option<f64> = if j / 2 % 3 == 1 {
                Some(pair.1 + v[v.len() - 1])
            } else {
                Some(pair.0 - (j as f64))
            };
        } else {
            let f = |z2: f64| {
                let s = v[j % v.len()].mul_add(v[0], z2) * (j as f64);
                z2 + z
            };
        }
    }
    let b = &mut z;
    *b += pair.0 + *b;
    let u = &mut z;
    *u += *u;
    if buf[4] > -0.4 {
        z += pair.0;
        let flag = pair.0 > 1.0 || 3 < 3;
    }
    (if pair.0 > 0.3 {
        pair.1
    } else {
        z
    }) - pair.0 * 0.3 + pair.1 / (pair.1.powi(2) + 1.2) * 0.8 - (1.0 + pair.0.powi(3).abs()).powf((buf[5 - 1] * buf[1]).sin())
}

flat_record! {
    Point24 { x, y, z }
    Body24 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p25(mut e: f64, acc: f64, grid: &[[f64; 2]; 2]) -> (f64, f64) {
    for out in grid[0].chunks(2) {}
    (0..2).for_each(|count| {
        e = if grid[count % grid.len()][0] > 0.5 {
            grid[count % grid.len()][1] - e
        } else {
            acc - grid[0][count]
        };
        e *= acc.max(grid[count][(count + 1) % 2]) + (count as f64);
    });
    let mut c: f64 = (grid[1][0] - grid[0][1] + acc).sin();
    e += e;
    if grid[1][1] > 1.5 || acc >= grid[2 - 1][2 - 1] {
        let z: f64 = 'found1: {
            if grid[1][1] > grid[2 - 1][2 - 1] {
                let s: f64 = c;
                c += if acc > -1.0 {
                    if !(s > 3.0) {
                        s
                    } else {
                        c
                    }
                } else {
                    let mut y: f64 = grid[0][0..1].iter().map(|&acc2| c + acc2).fold(s, |acc2, y| acc2 + (grid[grid.len() - 1][1] + y));
                    1.5 * grid[1][2 - 1]
                };
            }
            if c > 1.1 {
                c = c - acc;
                break 'found1 c - acc;
            }
            (-grid[1][0].powi(2)).exp().sin()
        };
        for (d, k) in grid[0][1..2].iter().zip(0..1) {
            for &x in grid[1][0..1].iter() {
                c = (d.powi(2) + 0.5).cbrt() / (1.0 + (c * *d).abs());
            }
        }
    }
    (((0..grid.len()).map(|count| c + (count as f64)).product::<f64>() - e * 0.3 - acc * 0.3 - c * 0.3 + c * (e + c)) * (0..=1).map(|n| (n as f64) * (grid[n][n] / (1.0 + 0.8_f64.abs()))).fold(c, |acc2, x| acc2.max(x)), 1.0 + e * 2.0 - acc * 1.5 + c * 0.5 + acc)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point26 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body26 {
    at: [f64; 10],
    k: [Point26; 2],
    rates: Point26,
}

#[differentiable]
impl Point26 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, ys: &[f64; 4], mut c: f64) -> f64 {
        let mut row: [f64; 3] = [0.0; 3];
        let mut w: f64 = 0.1;
        for i in 0..4 {
            w += row[0].powi(2);
            for m in 0..3 {
                row[m] = ys[i] * (m as f64) + ys[0].atan2(ys[m].powi(2) + 0.5);
            }
            let mut e: f64 = 0.0;
            for k in 0..row.len() {
                w += row[k] * row[0];
            }
            w += e * e.tanh();
        }
        row.windows(2).skip(1).enumerate().map(|(k, ys2)| c + ys2[2 - 1]).sum::<f64>() + c * 0.5 + w * 2.0 + (0..2).step_by(2).map(|count| (count as f64) * (ys[count] * c)).sum::<f64>()
    }
}

#[differentiable]
impl Body26 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, pair: (f64, f64), out: [f64; 4]) -> f64 {
        'rows1: for (k, ys) in out.chunks(2).rev().enumerate() {
            let mut row: Vec<f64> = vec![pair.0; 9];
            let mut p: f64 = 0.0;
            for k2 in (0..4).rev() {
                for i in 1..8 {
                    row[i] += (out[k2] * (i as f64)).sin();
                }
                let mut y: f64 = 0.0;
                for k3 in 0..row.len() {
                    p += row[k3] * row[k3].cos();
                }
                p += y.sin();
            }
        }
        self.k[2 - 1].y + pair.1 * 0.5 - out[0].powi(2) / ((-self.rates.x.powi(2)).exp().powi(2) + 1.2)
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point26 {
    type Output = Point26;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point26 {
        Point26 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p26_helper(t: f64) -> f64 {
    for k in (0..2).rev() {
        let state = vec![Point26 { x: t, y: 0.1 - (k as f64), z: t }, Point26 { x: t.max(t), y: t + (k as f64), z: t }, Point26 { x: t * t, y: 1.0, z: t - t }];
        if !(state[k].z <= state[k].z) {
            let mut m: usize = k;
        } else if state.len() < 3 {
            if state[(k + 1) % state.len()].y < state[state.len() - 1 - k].z {}
        }
    }
    0.5 + t * 0.3 - t.powi(2).tanh().cosh() + (t * t).hypot(1.0 + (t * t).abs())
}

#[differentiable(unconnected = "zero")]
fn p26(out: &mut [f64; 4]) -> f64 {
    let w = &mut out[4 - 1];
    *w -= w.mul_add(*w, *w);
    *w *= if *w < *w {
        let a = *w;
        a
    } else {
        *w
    };
    let mut grid: Vec<f64> = vec![out[3]; 10];
    for n in (2..3).rev() {
        out[n / 2] = grid[n - 2].tanh() * out[n];
        grid[n - 2] = out[n - 2] * p26_helper(grid[n]);
    }
    let xs = vec![grid[3]; grid.len()];
    let mut a = grid[7..].chunks(2).map(|v| grid[grid.len() - 1]).sum::<f64>() + (if grid[7] > xs[xs.len() - 1] {
        out[2]
    } else {
        grid[grid.len() - 1]
    });
    let y = a * (a / (1.0 + (if xs[6] > 3.0 {
        a
    } else {
        grid[9]
    }).abs()));
    let mut buf = [[out[0], xs[8]], [1.0, y]];
    (y + grid.iter().sum::<f64>() * 2.0 - xs.iter().sum::<f64>() * 1.5 + y * 0.3 - buf[0][0] * 2.0) * buf[buf.len() - 1][0]
}

flat_record! {
    Point26 { x, y, z }
    Body26 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p27(state: &[f64], u: &mut f64, out: &[f64], #[no_diff] row: &Vec<f64>) -> f64 {
    let mut w = out[10] * out[2];
    *u = row[2];
    let mut grid: Vec<f64> = vec![out[out.len() - 1]; 11];
    for m in 1..2 {
        let s = grid[m];
        grid[m - 1] = s * 0.5 + (m as f64);
        if row[3 - 1 - m] > -0.4 {
            *u += (grid[m / 2] * grid[m - 1]).sin();
        }
        if row[m - 1] > 0.5 {
            grid[m] = row[m - 1] * row[(m + 3) % 3];
        }
    }
    let mut n = 0;
    let mut s: f64 = loop {
        n += 1;
        let mut ys: Vec<f64> = vec![grid[n % grid.len()]; 3];
        let mut w2: f64 = 0.1;
        for n2 in 0..11 {
            for m in 0..ys.len() {
                ys[m] = (grid[n2] * (m as f64) + out[m]).cos();
            }
            let mut t: f64 = 0.0;
            for i in 0..ys.len() {
                w2 += ys[i] * ys[i].cos();
            }
            w2 += t.sin();
        }
        if n >= 3 {
            break 0.5_f64.signum() * ys[n % 3] + ys[n % ys.len()];
        }
    };
    let mut n2 = 0;
    while grid[n2 % grid.len()] < 0.1 && n2 < 3 {
        n2 += 1;
        let d = grid.pop().unwrap();
        let q: f64;
        if n2 * 2 > 0 || row[3 - 1] < d {
            q = -1.0;
        } else {
            q = if (n2 + 1) % 3 != 0 {
                s.tanh()
            } else {
                s * (n2 as f64)
            };
        }
    }
    let row2 = [[s, row[n2 % row.len()]], [grid[2], s], [0.25, row[3 - 1]], [w, row[n2 % row.len()]]];
    let mut xs: [f64; 9] = [0.0; 9];
    let mut y: f64 = 0.1;
    for j in 0..4 {
        for j2 in (0..xs.len()).step_by(2) {
            xs[j2] = (state[j] * (j2 as f64)).sin();
        }
        let mut z: f64 = 0.0;
        for n3 in 0..xs.len() {
            y += xs[n3] * xs[0];
        }
        y += z * state[j];
    }
    let mut add = |b: f64| {
        y += b * (3.0 / 2.0);
    };
    add(if row2[n2 % row2.len()][0] >= state[2] {
        let p: f64 = 0.5;
        1.5
    } else {
        w
    });
    add(xs[8].powi(2));
    let mut n3 = 0;
    while n3 > 0 && n3 < 5 {
        n3 += 1;
        if n % 2 != 1 {
            let mut ys: Vec<f64> = vec![w; 11];
            for count in (1..3).rev().step_by(2) {
                let r = row[count];
                ys[count] -= r.tanh() * grid[count];
            }
        } else {
            xs.fill(row2[n3 % 4][1] * w);
        }
    }
    (xs[n3 % xs.len()] + *u + w * 0.3 - grid.iter().sum::<f64>() * 2.0 + s * 0.5 + xs.iter().sum::<f64>() * 0.3 - y * 2.0) * (grid[9] + y + (n3 as f64)) - (if n2 > 2 && n2 > 2 {
        xs[n3 % 9] * xs[n3 % xs.len()]
    } else {
        *u / 3.0
    })
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
    fn energy(&self, mut out: [f64; 4], state: &mut [f64; 13]) {
        if 0.1 > 0.9 {
            let mut n: usize = 0;
            let (u, x) = (out[3], self.x);
        } else if state[7] > 0.8 {
            return;
        }
    }
}

#[differentiable]
impl Point28 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, e: f64, e2: &mut f64) -> f64 {
        let e = e + *e2 / (e2.powi(2) + 0.5) * (self.y.powi(2) + 1.2).log10();
        (self.x.asinh() - e * 2.0) * (0..4).map(|n| (n as f64) * e).sum::<f64>().mul_add(self.x, e) + e.tanh().exp2()
    }
}

#[differentiable(unconnected = "zero")]
fn p28_helper(out: &mut Vec<f64>) -> f64 {
    let mut d: f64;
    if out[0] <= 0.25 {
        let mut a = (if out[out.len() - 1] <= -0.4 {
            out[1]
        } else {
            let t = out[1];
            t
        }).sin().exp2();
        d = out[0] + a.atan().exp2();
    } else {
        d = (out[2 - 1] / 2.0).powi(2);
    }
    (out[out.len() - 1] + 0.8 + d * 0.3 - d) * (if 0 < 3 {
        out[1] + d
    } else {
        let mut b = d + d;
        b + b
    })
}

#[differentiable(unconnected = "zero")]
fn p28(spring: &mut Point28, out: &[f64]) -> f64 {
    let mut buf = [[out[4], out[3]], [out[4], out[1]], [out[5 - 1], out[1]], [out[out.len() - 1], out[5 - 1]]];
    let mut row: [[f64; 9]; 9] = [[buf[buf.len() - 1][2 - 1]; 9]; 9];
    for m in (0..9).rev() {
        for n in 0..9 {
            row[0][n] /= (row[n][m] * 0.5 + (n as f64)).powi(2) + 1.0;
        }
    }
    'rows1: for count in 0..=1 {
        match count % 4 {
            0 => {
                for n in 0..4 {
                    for m in 2..8 {
                        row[count][9 - 1] = row[count % 9][m + 1] * 0.5 + (m as f64);
                    }
                }
            }
            1 | 2 => {
                let mut found: Shape28 = Shape28::Rect(buf[count][count], row[count][(count + 1) % 9] + out[count]);
            }
            count2 if buf.len() > 2 || count / 2 % 2 == 0 => {
                let Point28 { x: u, y: e } = *spring;
            }
            _ => {
                let mut point = Point28 { x: out[count % 5], ..*spring };
            }
        }
    }
    buf[1][2 - 1] + buf[0][2 - 1] * 0.3 - (-0.5_f64.powi(2)).exp()
}

flat_record! {
    Point28 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p29_helper(z: f64, out: &[f64; 3], v: [f64; 3], mut t: f64) -> f64 {
    if t > -0.4 {
        let t2 = t;
        let mut buf = v.to_vec();
    } else {
        let mut m = 0;
        while m + 1 > 0 && m < 4 {
            m += 1;
            let mut i = 0;
            while i < 4 {
                i += 1;
                let mut row = [[t, out[out.len() - 1]], [v[m % v.len()], out[1]], [v[1], v[i % 3]], [v[1], t]];
            }
        }
    }
    (t - t * 1.5) * v[1] + out.chunks(2).rev().map(|state| t * (state[1 - 1] * t)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p29(#[no_diff] grid: &[f64], mut ys: Vec<f64>) -> f64 {
    let mut grid2: Vec<f64> = vec![ys[4]; 9];
    let mut s: f64 = 0.1;
    for m in 0..5 {
        for j in 0..8 {
            grid2[j] += ys[m] * (j as f64) + ys[(m + 1) % 5];
        }
        let mut t: f64 = 0.0;
        for k in 0..grid2.len() {
            t += grid2[k] * grid2[0];
        }
        s += t.sin();
    }
    s = grid[grid.len() - 1];
    let flag = 2.0 > 1.5;
    let mut ys2: [f64; 14] = [s; 14];
    for i in 0..3 {
        for count in (1..3).rev().step_by(2) {
            grid2[count] -= ys2[count - 1] * ys[count];
            grid2[count] += ys2[count - 1].tanh() * ys2[count * 2 % 4];
            s -= grid2[count] * ys2[count - 1];
        }
    }
    grid2[7] * s + ys.iter().sum::<f64>() * 0.3 - grid2.iter().sum::<f64>() * 0.5 + s * 1.5 - ys2.iter().sum::<f64>() * 0.3 - (0..ys2.len()).map(|j| (j as f64) * (ys[5 - 1] * s)).sum::<f64>() - (s.asinh() + ys[2] / (ys2[ys2.len() - 1].powi(2) + 1.2))
}

#[differentiable(unconnected = "zero")]
fn p30_helper(mut y: f64, row: [f64; 2], v: &[f64]) -> f64 {
    let mut c = y;
    row[0] - y * 1.5 - row[row.len() - 1] * 0.3 - c * 2.0 + (c.abs() + (c - c)) - c
}

#[differentiable(unconnected = "zero")]
fn p30_inner(buf: &[f64]) -> f64 {
    let mut w: f64 = 0.8_f64.atan().exp_m1() + buf[0];
    w *= (0..1).map(|count| (count as f64)).fold(buf[0], |acc, z| acc + z * (w * buf[1]));
    let mut j = 0;
    let b: f64 = 'rows1: loop {
        j += 1;
        if j >= 4 || w <= buf[j % 2] {
            break w * w + w * w;
        }
        for xs in buf.chunks(2).take(2) {
            let mut buf2: Vec<f64> = Vec::new();
            for &b in xs.iter() {
                w += b;
                buf2.push(p30_helper(b, [b, b], buf));
            }
            buf2.push(buf[j % 2] * buf[0]);
        }
    };
    buf[j % 2] + b + buf[buf.len() - 1].atan()
}

#[differentiable(unconnected = "zero")]
fn p30(ys: [f64; 3], row: &mut [f64]) -> [f64; 3] {
    let mut t: f64;
    if row[1] <= 1.0 {
        t = ys[ys.len() - 1];
    } else {
        let q: f64 = ys.iter().skip(1).sum::<f64>();
        t = (q + q).clamp(-0.75, 1.25);
    }
    let mut grid: Vec<f64> = Vec::new();
    for u in &ys[1..] {
        grid.push((0..row.len()).map(|n| (n as f64)).sum::<f64>().sin());
    }
    grid.push(row[5 - 1] * ys[2]);
    let z = p30_helper(row[2].min(row[4]), [t - row[4], grid[0]], row);
    let g = |s: f64, e: f64| s + z;
    for t2 in grid.iter_mut().rev() {
        if row[row.len() - 1] <= 1.1 {
            let mut add = |c: f64| {
                t += c * (z * row[4]);
                t
            };
            let x = add(row[1].mul_add(z, z));
            let r = add(z.atan());
        } else {
            t -= z + *t2 + (t + *t2);
        }
    }
    let w = p30_inner(&ys[1..]);
    {
        let mut row2: [f64; 12] = [grid[1 - 1]; 12];
        let mut acc: f64 = 0.1;
        for n in 0..3 {
            for m in 1..row2.len() {
                row2[m] = (ys[n] * (m as f64)).sin();
            }
            for m in 0..row2.len() {
                row2[m] = (ys[n] * (m as f64)).sin();
            }
            let mut q: f64 = 0.0;
            for m in 0..row2.len() {
                acc += row2[m].powi(2);
            }
            acc += q;
            row2[1] = acc * 0.1;
        }
    }
    ys
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
    fn energy(&mut self, body: Point31) -> f64 {
        let mut out = [[-0.4, body.y], [self.x, body.z]];
        ((if out[1][2 - 1] > 2.0 {
            out[0][1]
        } else {
            body.y
        }) + body.x * 1.5) * out[1][..1].iter().skip(1).rev().map(|&w| w * out[0][1]).sum::<f64>() * (1..out.len()).rev().map(|i| (i as f64) * body.y).fold(out[0][0], |acc, r| acc.max(r * out[1][0].cos()))
    }
}

#[differentiable]
impl Point31 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, buf: &[f64]) -> f64 {
        let t: f64;
        if buf[0] <= 1.0 {
            t = buf[2 - 1] / (1.0 + (buf[2 - 1] / (buf[0].powi(2) + 1.2)).abs());
        } else {
            let q = self.x.atan() * (buf[0] * buf[0]);
            t = q + buf[buf.len() - 1];
        }
        t + buf[..1].iter().zip(0..buf.len()).filter(|(acc, count)| *count != 1).map(|(&r, m)| t + (m as f64)).sum::<f64>() + buf.iter().map(|u| *u * *u).product::<f64>()
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
fn p31(ys: &[f64], buf: Vec<f64>, grid: &[Point31; 2], body: &mut Point31) -> f64 {
    let u = ((grid[2 - 1].y - body.z) * body.z).signum() * (if body.y < body.z {
        grid[1].y
    } else {
        grid[grid.len() - 1].z + buf[buf.len() - 1]
    });
    let mut xs: Vec<f64> = vec![grid[grid.len() - 1].z; 12];
    for m in 0..4 {
        for m2 in 0..11 {
            xs[m2] -= xs[12 - 1] * xs[12 - 1 - m2];
        }
    }
    'rows1: for part in grid {
        let point = *body;
        let mut xs2: Vec<f64> = vec![0.0; 9];
        let mut s: f64 = 0.1;
        for m in (0..12).rev() {
            for n in 1..8 {
                xs2[n] = (xs[m] * (n as f64)).sin();
            }
            let mut b: f64 = 0.0;
            for count in 0..xs2.len() {
                s += xs2[count].powi(2);
            }
            s += b;
        }
    }
    let count: usize = xs.len();
    xs[xs.len() - 1] + buf.iter().sum::<f64>() * 1.5 - xs.iter().sum::<f64>() * 0.3 + xs[count % xs.len()] + ((1.0 + grid[grid.len() - 1].y.abs()).recip() + (count as f64))
}

flat_record! {
    Point31 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point32 {
    x: [f64; 10],
    y: f64,
    z: [f64; 3],
}

#[differentiable]
impl Point32 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, mut e: f64, u: f64) -> f64 {
        self.x[10 - 1] /= (u * self.z[0] / ((-u.powi(2)).exp().powi(2) + 0.5)).powi(2) + 1.0;
        let mut ys: Vec<f64> = vec![self.x[2]; 12];
        for count in 2..12 {
            ys[count] *= ys[count / 2] + ys[count] * ys[count];
            e -= ys[count].tanh() * ys[12 - 1];
            ys[count] -= (ys[12 - 1] * ys[count - 2]).sin();
        }
        ys[10] - e + e * 2.0 - u * 0.5 + ys.iter().sum::<f64>() * 0.5 - u
    }
}

#[differentiable]
impl Point32 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, j: usize) -> [f64; 2] {
        match (j + 1) % 3 {
            0 => {
                let unit = Point32 { x: [self.x[10 - 1] * (j as f64); 10], y: -0.4, z: [(0..j).map(|j2| (j2 as f64)).sum::<f64>(), (1.0 + self.z[j % 3].abs()).sqrt(), if j * 2 < 3 {
                    self.y
                } else {
                    self.x[2]
                }] };
            }
            1 | 2 => {
                if self.x[1] <= 3.0 {
                    'rows1: for (count, count2) in (0..j).zip(0..=j) {}
                } else if (j + 1) % 3 != 0 {
                    let mut shape: Option<f64> = Some(match j % 5 {
                        0..=1 => self.y,
                        2..=3 | 4 => self.z[j % 3],
                        _ => self.z[2],
                    });
                } else if j * 2 > 1 {
                    let mut shape: Option<f64> = None;
                } else if self.y > 0.3 {
                    let mut grid = [Point32 { x: [self.z[1] + 0.8; 10], y: self.x[1], z: [self.x[j % 10].cos(), 2.0, 1.0] }, Point32 { x: [self.y * (j as f64); 10], y: (-self.x[4].powi(2)).exp(), z: [self.y, self.x[j % 10], self.y * 0.25] }];
                }
            }
            _ => {
                let count: usize = j;
            }
        }
        [1.0 - self.x[j % 10] - 3.0, (-(0..j).take(2).rev().zip(0..3).filter(|(k, count)| *count != 1).map(|(k, j2)| (j2 as f64) * self.z[j2]).sum::<f64>().powi(2)).exp()]
    }
}

#[differentiable(unconnected = "zero")]
fn p32_helper(z: &mut f64, xs: &mut [f64], xs2: &[f64]) {
    let f = |p: f64, c: f64| {
        let mut b = (-c.powi(2)).exp().tanh();
        p * (0.25 - c + b.tanh().exp_m1())
    };
    let mut m = 0;
    let mut acc: f64 = loop {
        m += 1;
        xs[m % 2] *= (1.0 + xs[m % 2].abs()).powf(xs2[1].sin()) * xs2[0].abs();
        if m >= 1 || xs2[xs2.len() - 1] > 0.8 {
            break xs2[0];
        }
    };
}

#[differentiable(unconnected = "zero")]
fn p32_inner(kind: Option<f64>, v: &[f64]) -> f64 {
    match 1 % 3 {
        0 => {
            let mut ys: Vec<f64> = vec![1.5; 10];
            for i in 0..2 {
                for k in (0..10).step_by(2) {
                    ys[k] *= ys[k] + ys[k] * ys[k];
                    ys[10 - 1] = ys[k * 2 % 10] * ys[k];
                }
            }
        }
        1 | 2 => {}
        _ => {
            let mut u = ((-v[v.len() - 1].powi(2)).exp().powi(2) + 1.0).cbrt();
        }
    }
    0.8_f64.min(v[1]) * v[0]
}

#[differentiable(unconnected = "zero")]
fn p32(d: &mut f64, mut e: f64) -> f64 {
    let mut v = [[e, e], [e, e], [e, *d]];
    let mut pair: (f64, f64) = (p32_inner(Some(v[2][1]), &v[1]), v[2].iter().enumerate().filter(|(count, q)| **q > 0.3).map(|(count, q)| q * v[count % 3][0]).product::<f64>());
    let mut z = p32_inner(if pair.0 > 0.5 {
        Some(pair.0)
    } else {
        None
    }, &v[1]);
    (v[0][0] + e * 1.5 + v[1][1] * 0.3 + pair.1 * 0.5 - z) * pair.1
}

flat_record! {
    Point32 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p33(e: f64, k: usize, count: usize) -> f64 {
    let y: f64 = 'found1: {
        let mut buf: Vec<f64> = vec![e; 10];
        for i in 0..3 {
            for k2 in 0 + i..9 {
                buf[k2] -= buf[k2] * buf[k2 % 10].tanh();
                buf[10 - 1 - k2] += (buf[k2] * buf[i]).sin();
            }
        }
        let mut grid: Vec<f64> = Vec::new();
        for count2 in 1..buf.len() {
            grid.push(buf[count2 % 10].clamp(-0.75, 1.25));
        }
        grid.push((-buf[count].powi(2)).exp());
        if buf[1] < grid[0] {
            break 'found1 grid[0];
        }
        ((buf[count] - buf[0]).powi(2) + 1.0).recip()
    };
    if k / 2 < 3 {
        let row = [y; 2];
    } else {
        if count + 1 < 3 && k % 3 != 1 {}
        let shape: Option<f64> = None;
    }
    let mut i = 0;
    let p: f64 = 'steps2: loop {
        i += 1;
        if i >= 4 {
            break y;
        }
    };
    let (mut b, e2) = (p.atan(), p + y);
    b / 1.5 - e * 1.5 + y * 2.0 - p * 1.5 - p
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
    fn energy(&self, state: Vec<f64>, v: &[Point34; 2]) -> f64 {
        0.8 * v[1].z + v[1].x
    }
}

#[differentiable]
impl Point34 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, buf: &[f64; 3]) -> f64 {
        let mut x: f64 = (0..buf.len()).step_by(2).filter(|j| *j != 1).map(|n| (n as f64)).sum::<f64>();
        let mut count = 0;
        while count < 5 {
            count += 1;
            let flag = buf.len() > 0;
        }
        (x - (count as f64)) * buf.iter().rev().enumerate().map(|(n, &y)| buf[n % buf.len()] + y).product::<f64>() * buf[count % 3]
    }
}

#[differentiable]
impl Point34 {
    #[differentiable(unconnected = "zero")]
    fn new(u: f64) -> Point34 {
        Point34 { x: u, y: u, z: u.floor() * u }
    }
}

#[differentiable]
impl std::ops::Add for Point34 {
    type Output = Point34;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point34) -> Point34 {
        Point34 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
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

#[differentiable(unconnected = "zero")]
fn p34_helper(ys: &mut [f64]) -> Point34 {
    let unit = Point34::new(ys[2 - 1]);
    unit
}

#[differentiable(unconnected = "zero")]
fn p34_inner(state: &Vec<f64>) -> f64 {
    if state[1] > 1.5 {
        let h = |d: f64| d + (if d > -0.4 {
            state[0]
        } else {
            if state[0] > d {
                d
            } else {
                d
            }
        });
        let mut c = state[0].sin();
    } else if state[0] > 3.0 {
        let part = Point34::new(state[1] / (1.0 + state[0].abs()));
    } else {
        let unit = Point34::new(state[1]);
    }
    -state[0] + state[0..1].iter().enumerate().map(|(m, q)| q + q + q).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p34(out: &[f64; 12], r: f64) -> f64 {
    for n in 0..out.len() - 1 {
        let pair: ([f64; 2], f64) = ([r - out[n], out[n].abs()], out.chunks(2).map(|row| r).sum::<f64>());
        let z: f64 = 'found1: {
            {}
            if r >= pair.0[1] || r >= 0.1 {
                break 'found1 out.windows(2).map(|ys| ys[0] * r).sum::<f64>();
            }
            pair.1.mul_add(pair.0[0], r) - (pair.0[n % 2] + pair.0[1])
        };
    }
    (out[7] + out[out.len() - 1] + r * 2.0) * (r * r).min(r.atan())
}

flat_record! {
    Point34 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point35 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body35 {
    at: Point35,
    k: f64,
    rates: [f64; 2],
    parts: Point35,
    last: f64,
}

#[differentiable]
impl Point35 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, mut z: f64) -> f64 {
        z * z - (0..3).map(|m| z + (m as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point35 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, out: &[f64; 3]) -> f64 {
        let mut state = [[self.x, self.x], [out[2], out[0]]];
        state[2 - 1].swap(1, 1);
        let mut kind: Option<f64> = Some(if state[0][2 - 1] <= -1.0 {
            state[0][0]
        } else {
            state[0][1]
        });
        -state[1][0] + state[1][0] * 1.5 + (1.0 + (if state[0][1] > 0.25 {
            out[0]
        } else {
            self.y
        }).abs()).ln()
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point35 {
    type Output = Point35;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point35 {
        Point35 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p35_helper(buf: &Vec<f64>, body: Point35, j: usize) -> (f64, f64) {
    let mut r = body.y;
    let mut y = r.signum() * r + (1.0 + (-1.0_f64).abs()).ln_1p() - (j as f64);
    let kind: Option<f64> = if y >= r {
        None
    } else {
        None
    };
    (y / (y.powi(2) + 0.5) - body.x * 1.5 + r * 0.3 + y * 2.0 - buf[1..2].iter().rev().enumerate().rev().map(|(k, b)| (if r < r {
        let mut acc = *b;
        acc
    } else {
        let r2 = *b;
        y
    }) + *b).sum::<f64>(), body.x - (0..buf.len()).map(|n| (n as f64) * (if j * 2 < 3 || n < 3 {
        r
    } else {
        y
    })).product::<f64>() - buf.iter().zip(buf.windows(2)).map(|(d, out)| out[j % out.len()]).fold(buf[0], |acc, p| acc * 0.5 + ((match j % 5 {
        0 => body.x,
        k if y >= -1.0 => p,
        _ => y,
    }) + p)))
}

#[differentiable(unconnected = "zero")]
fn p35(flag: bool, body: &Point35) -> f64 {
    let mut grid: [f64; 13] = [body.y; 13];
    for i in 0..13 {
        grid[0] -= (grid[i] * grid[(i + 1) % 13]).sin();
        grid[i] = grid[i] / (1.0 + grid[i].powi(2));
    }
    let mut n = 0;
    'rows1: while n < 2 {
        n += 1;
        if grid[n % grid.len()] > 1.5 {
            break;
        }
        if body.y <= 1.5 {
            continue;
        }
    }
    if body.x <= grid[n % grid.len()] {
        let mut state: [f64; 3] = [grid[1]; 3];
        let mut acc: f64 = 0.1;
        for j in 0..13 {
            for i in 0..state.len() {
                state[i] = (grid[j] * (i as f64)).sin();
            }
            let mut q: f64 = 0.0;
            for count in 0..state.len() {
                q += state[count].powi(2);
            }
            acc += q * grid[j];
        }
        for m in 0..2 {
            for n2 in (0..12).rev() {
                grid[n2] = grid[13 - 1 - n2].tanh() * grid[n2 + 1];
                grid[m] = grid[n2] * 0.3 + (n2 as f64);
                grid[4] = (grid[8] * grid[n2 + 1]).sin();
            }
        }
        for n2 in 2..2 {
            grid[n2] = grid[n2] * -0.7 + (n2 as f64);
            grid[n2 * 2 % 3] -= state[n2] + grid[2] * acc;
        }
    } else {
        grid[n % 13] += grid[n % 13].floor() * 0.1 * grid[13 - 1];
        let mut k = 0;
        let y: f64 = loop {
            k += 1;
            let g = |t: f64| {
                let mut y: f64 = t;
                t + grid.windows(2).enumerate().map(|(i, row)| t + t + 0.5).sum::<f64>()
            };
            if k >= 1 || grid[k % 13] < body.x {
                break body.y * body.y / (1.0 + (grid[n % grid.len()] - body.y).abs());
            }
        };
    }
    if !(grid[13 - 1] >= grid[0]) {
        let mut k = 0;
        'steps2: loop {
            k += 1;
            if k >= 4 || grid[grid.len() - 1] >= grid[k % grid.len()] {
                break;
            }
            grid[8] += (grid[13 - 1] + grid[k % grid.len()]) * (k as f64);
        }
    }
    grid[grid.len() - 1] + grid.iter().sum::<f64>() * 0.5 - ((-grid[n % 13].powi(2)).exp() - (body.y - grid[n % grid.len()]))
}

flat_record! {
    Point35 { x, y }
    Body35 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p36_helper(xs: Vec<f64>, q: f64) -> f64 {
    let (mut t, d) = (q - xs[2 - 1] + q / (q.powi(2) + 1.2), q);
    'rows1: for (b, &p) in xs.iter().zip(xs.iter()) {
        let mut pair = ((b.powi(2) + 0.5).cbrt(), p);
        if *b <= -1.0 {
            if d < 2.0 {} else {
                let g = |y: f64, d2: f64| {
                    let mut t2 = d;
                    y * p
                };
            }
        } else if d > 0.9 {
            let mut k = 0;
            while k < 3 && d >= p {
                k += 1;
                let mut xs2 = vec![pair.0; xs.len()];
            }
        }
    }
    t - xs[2 - 1] - xs[0] * 0.5 + q * 0.5 - t * 1.5 - d * 0.5 + (1.0 + 0.5_f64.abs()).sqrt()
}

#[differentiable(unconnected = "zero")]
fn p36_inner(mut r: f64, row: &Vec<f64>, ys: Vec<f64>, state: &[f64]) -> f64 {
    let flag = state[1] > 1.0;
    let mut t: f64;
    if state[0] > 0.3 {
        let mut d: f64 = row[0..1].iter().zip(&state[..1]).map(|(t2, &x)| ys[1] / (state[0].powi(2) + 1.0) + x).sum::<f64>();
        t = d / 1.5;
    } else {
        let r2 = ys[0] / 2.0 / 1.5;
        t = ys[0].tanh().cosh() + r2.abs();
    }
    0.9 * t - r * 1.5 + t * 0.5 - state[1..2].iter().enumerate().map(|(i, &w)| w).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p36(c: f64) -> f64 {
    if c <= 0.3 {
        let f = |s: f64, c2: f64| {
            if s <= s {
                return c * c2;
            }
            s + (-(s / ((-0.4_f64).powi(2) + 1.2)).powi(2)).exp()
        };
    } else {
        let mut buf = vec![c, c + c, 2.0 * -1.0];
    }
    let mut e = p36_helper(vec![c, (c.powi(2) + 1.2).powi(-1), c], c / 1.5);
    let mut m = 0;
    let mut y: f64 = loop {
        m += 1;
        if m >= 4 {
            break e.asinh() + (2.0_f64.powi(2) + 0.5_f64).sqrt();
        }
        e = match m * 2 % 5 {
            0..=1 => e * e,
            2..=3 => e,
            _ => e,
        };
    };
    e / (1.0 + e.abs()) + e * 0.5 - (if m > 0 {
        y
    } else {
        e
    }).floor() * y + e * 1.5 / ((y + e).powi(2) + 1.2)
}

#[differentiable(unconnected = "zero")]
fn p37(mut xs: [f64; 4], x: f64) -> ([f64; 2], f64) {
    let (mut d, mut a) = (xs[xs.len() - 1], x);
    if xs[2] > 0.3 && d > 3.0 {
        let mut m: usize = 2;
        let mut row = [[d, a], [0.8, d]];
        let mut w = x - d + (row[m % row.len()][m % 2] + d).min(row[1][2 - 1]);
    } else if a > 2.0 {
        'rows1: for j in 0..4 {
            let d2: f64;
            if d >= x {
                d2 = if j / 2 < 3 {
                    (0..xs.len()).map(|i| a + (i as f64)).fold(a, |acc, s| acc * 0.5 + s)
                } else {
                    a
                };
            } else {
                let q: f64 = a + a + xs[j];
                d2 = ((a - q).powi(2) + 1.0).powf(a.max(q).sin());
            }
            let flag = j % 2 == 0;
        }
    } else {
        match 2 % 3 {
            0 => {
                a += (d + a) * 2.0;
            }
            _ => {}
        }
    }
    ([x, x], ((if x > a || d > -1.0 {
        let a2 = a;
        x
    } else {
        let mut b = a;
        b
    }) + xs[4 - 1] * 1.5 + x * 0.5 - a * 0.5) * (1.0_f64.tanh().cosh() * xs[1..3].iter().map(|&z| z * z).fold(x, |acc, p| acc + p)) + (x / 3.0 - (d.powi(2) + 1.0).ln_1p()))
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
    k: [f64; 10],
    rates: Vec<f64>,
    parts: f64,
}

#[differentiable]
impl Point38 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: &[f64]) -> Point38 {
        Point38 { x: buf[0], y: buf[0], z: buf[buf.len() - 1] / (buf[buf.len() - 1].powi(2) + 1.0) }
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
fn p38(a: f64) -> f64 {
    let mut pair = ((1.0 + (3.0 / (1.0 + a.abs())).abs()).ln_1p(), a);
    let mut d = 1.1_f64.asinh();
    (d - d + a * 1.5 + d * 2.0 + ((d + d).powi(2) + 0.5).log10()) * ((d - pair.1).signum() * d)
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
    fn norm(&mut self, j: usize, buf: &[f64]) -> f64 {
        self.y = buf[2 - 1].floor() * self.y * (buf[j % buf.len()] * buf[0]);
        self.x + buf[j % buf.len()] + (0..buf.len()).step_by(2).map(|count| (count as f64)).fold(buf[j % buf.len()], |acc, z| acc + z)
    }
}

#[differentiable]
impl Point39 {
    #[differentiable(unconnected = "zero")]
    fn new(body: Point39) -> Point39 {
        Point39 { ..body }
    }
}

#[differentiable]
impl std::ops::Sub for Point39 {
    type Output = Point39;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point39) -> Point39 {
        Point39 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p39(ys: &[[f64; 2]; 3], body: Point39, k: usize, grid: &[f64]) -> [f64; 2] {
    let e: f64 = grid.iter().take(2).zip(grid).map(|(d, p)| grid[k % 3] - p + p).fold(0.8_f64, |acc, x| acc * 0.5 + (grid[1].hypot(x.powi(2) + 1.0) + x));
    let mut row: [[f64; 4]; 4] = [[e; 4]; 4];
    for i in (0..4).step_by(2) {
        for n in 0..4 {
            row[n][i] = row[i][i].tanh() * row[(i + 2) % 4][n];
            row[i][i] = row[4 - 1 - i][n] + row[i][0] * row[0][3];
        }
    }
    let mut a = if k % 2 != 0 {
        grid[k % grid.len()]
    } else {
        let mut t = row[1][3] * 1.5;
        (-grid[1].powi(2)).exp()
    };
    let r = &mut a;
    *r = ys[k % ys.len()][1..2].iter().map(|z| *z).sum::<f64>();
    a += -e.atan2(e.powi(2) + 0.5);
    row[k % 4].fill(grid[k % grid.len()] * -0.7);
    let mut a2 = a;
    let mut point = body - body;
    let mut r = grid[0] * (grid[0] * 0.5) * (k as f64);
    r = -a.sin().cosh();
    let mut i = 0;
    'rows1: while i < 5 && i * 2 % 2 == 1 {
        i += 1;
        let mut v: Vec<f64> = Vec::new();
        for k2 in 0..row.len() {
            point.y = (row.iter().map(|grid2| r + r).sum::<f64>().powi(2) + 1.2_f64).sqrt();
            v.push(a);
        }
        v.push(a.to_radians());
    }
    [(0..2).map(|count| r + (count as f64)).fold(a, |acc, q| acc * 0.5 + q * a2) * row[i % row.len()][0], (1.0 + (ys[i % ys.len()][i % 2] / (a.powi(2) + 1.2)).abs()).ln()]
}

flat_record! {
    Point39 { x, y, z }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p0(-0.2, &[0.7, -0.9, 0.5, 1.1, -0.2], 0.6, &[[0.6, -0.6], [-1.1, -0.4]]) calls Point0::new, p0_helper),
        program!(p1(const &[1.1, -0.5, -0.5, -0.9], vec![-0.9, -0.5, 0.6, -1.2, 0.2]) calls p1_helper; pulled [0.3, 0.5, -0.7]),
        program!(p2(1.3, &[-0.7, 0.8, 1.4, 1.1, -0.2], &mut vec![1.0, 0.2, 0.3, -0.1, 0.8, -0.1, 0.5, 1.2, 0.6, 0.8, -0.1], &[1.3, 0.6, -0.9]) calls p2_helper; pulled (-0.7, vec![1.0, 1.0, -2.0, -2.0, -2.0, 1.0, 0.5, 1.0, 0.5, 1.0, 1.0])),
        program!(p3(1.3) calls Body3::energy, Point3::new),
        program!(p4(&[Point4 { x: 0.6, y: 0.8, z: -1.1 }, Point4 { x: -0.4, y: -0.4, z: 0.1 }, Point4 { x: -1.2, y: -0.8, z: 0.1 }, Point4 { x: 1.2, y: -0.1, z: 1.0 }], &[-0.9, 0.6, 1.2, -0.3, 0.2], &mut [-1.1, -0.7, -0.9, 0.35], true) calls p4_helper, p4_inner; pulled ([-0.7, 0.3], [0.3, -2.0, 0.5, -0.7])),
        program!(p5(&mut 0.3, &vec![1.3, -0.9, 0.5, 0.3, -0.7]) calls p5_helper, p5_inner; pulled (([0.3, 0.5], 1.0), -0.7)),
        program!(p6([-1.1, 0.7]); pulled Point6Tangent { x: 1.0, y: -2.0 }),
        program!(p7(-0.2) calls p7_helper),
        program!(p8(3, &mut 0.5, -0.5) calls p8_helper),
        program!(p9(0.6, &Body9 { at: (-0.2, 0.5), k: (0.3, -1.1), rates: 0.9 }, 1.4) calls Body9::shifted, Point9::new; pulled Body9Tangent { at: (-0.7, -2.0), k: (-2.0, -2.0), rates: -0.7 }),
        program!(p10(1.1, 0.2) calls p10_helper),
        program!(p11(-0.2, &mut [1.0, -0.7, -0.4, -0.5, 0.6], 2); pulled vec![1.0, 1.0, -0.7, -2.0, -2.0]),
        program!(p12(&mut 1.3, [0.5, 0.1]) calls p12_helper, p12_inner),
        program!(p13((-0.7, -0.2), &mut [0.9, -0.2], &vec![0.35, 0.8, -0.1, -0.9, -0.9, 0.7, -1.2, 0.5, -0.4, 0.1, -0.6])),
        program!(p14(&[[-0.9, 0.7], [1.1, 0.1]], -1.0) calls p14_helper, p14_inner),
        program!(p15(&Body15 { at: vec![Point15 { x: 0.9, y: 0.2, z: 0.7 }, Point15 { x: 0.6, y: 0.6, z: 1.2 }, Point15 { x: -0.8, y: 0.1, z: 0.9 }, Point15 { x: -0.3, y: -0.4, z: 0.8 }], k: -0.4 }, &[-0.6, 1.1, 1.0, 1.2, -1.1], &mut [Body15 { at: vec![Point15 { x: 0.6, y: 1.0, z: -1.1 }, Point15 { x: 0.6, y: 0.3, z: -1.2 }, Point15 { x: -0.9, y: -0.3, z: -0.4 }, Point15 { x: -0.1, y: -0.9, z: 0.1 }, Point15 { x: 0.6, y: -1.1, z: -0.7 }, Point15 { x: 1.1, y: 1.1, z: 1.2 }, Point15 { x: -1.2, y: 1.3, z: -0.6 }, Point15 { x: 0.1, y: 1.1, z: 0.7 }, Point15 { x: -0.4, y: -0.6, z: 1.1 }, Point15 { x: 0.4, y: 0.35, z: 1.4 }, Point15 { x: -0.5, y: 0.3, z: 0.6 }], k: -0.3 }, Body15 { at: vec![Point15 { x: 1.2, y: 0.4, z: -0.9 }, Point15 { x: -1.1, y: -0.7, z: 1.0 }, Point15 { x: -0.7, y: 0.8, z: -1.1 }, Point15 { x: -1.2, y: -0.9, z: -1.2 }, Point15 { x: -0.1, y: -0.6, z: -0.3 }, Point15 { x: -0.4, y: 0.35, z: 0.35 }, Point15 { x: -1.0, y: -0.7, z: 0.7 }, Point15 { x: -0.9, y: 1.2, z: 0.8 }, Point15 { x: 1.4, y: 0.35, z: -0.4 }, Point15 { x: 1.3, y: 0.35, z: 0.6 }, Point15 { x: 0.3, y: -0.3, z: 1.3 }], k: 0.9 }, Body15 { at: vec![Point15 { x: 1.1, y: -0.4, z: 0.3 }, Point15 { x: -0.9, y: 1.4, z: 0.7 }, Point15 { x: -0.9, y: 0.5, z: -1.1 }, Point15 { x: 0.7, y: -0.3, z: 0.8 }, Point15 { x: -0.7, y: 0.5, z: -0.8 }, Point15 { x: 0.4, y: -1.2, z: 0.5 }, Point15 { x: -1.0, y: -0.3, z: -0.2 }, Point15 { x: 0.4, y: 0.9, z: 0.3 }, Point15 { x: -1.1, y: -0.1, z: -1.2 }, Point15 { x: -0.1, y: -0.3, z: 0.9 }, Point15 { x: 0.3, y: 0.6, z: 0.35 }], k: 0.1 }, Body15 { at: vec![Point15 { x: -1.0, y: -0.8, z: -0.2 }, Point15 { x: 0.8, y: 0.5, z: -1.0 }, Point15 { x: -0.4, y: -1.2, z: -0.6 }, Point15 { x: 0.5, y: 0.5, z: 1.3 }, Point15 { x: 0.8, y: 1.1, z: -0.7 }, Point15 { x: -0.1, y: -0.1, z: 1.3 }, Point15 { x: 0.7, y: 0.5, z: 0.7 }, Point15 { x: 0.3, y: 1.3, z: -0.2 }, Point15 { x: 1.2, y: -0.8, z: 0.35 }, Point15 { x: 0.3, y: 1.1, z: 0.1 }, Point15 { x: -0.5, y: -0.7, z: 0.3 }], k: 0.6 }, Body15 { at: vec![Point15 { x: -0.1, y: -0.1, z: -0.9 }, Point15 { x: 0.5, y: 1.3, z: -0.9 }, Point15 { x: -0.6, y: -1.2, z: -0.9 }, Point15 { x: 1.4, y: 1.2, z: -0.9 }, Point15 { x: -0.5, y: 0.2, z: -1.2 }, Point15 { x: 1.3, y: -1.1, z: 1.1 }, Point15 { x: -0.6, y: -0.7, z: 1.1 }, Point15 { x: -0.9, y: 1.3, z: -0.8 }, Point15 { x: 1.0, y: -0.2, z: 1.2 }, Point15 { x: -1.2, y: -1.2, z: 0.2 }, Point15 { x: -0.2, y: 0.1, z: 0.8 }], k: 0.7 }, Body15 { at: vec![Point15 { x: 0.2, y: -0.4, z: 0.2 }, Point15 { x: 0.9, y: -0.9, z: 1.1 }, Point15 { x: -1.2, y: -0.4, z: 0.6 }, Point15 { x: -0.3, y: 1.2, z: -1.2 }, Point15 { x: -0.4, y: -1.1, z: 0.5 }, Point15 { x: 1.4, y: -1.2, z: 0.2 }, Point15 { x: -0.7, y: -0.6, z: -1.1 }, Point15 { x: -1.0, y: -1.1, z: -0.5 }, Point15 { x: -0.8, y: 1.1, z: -0.4 }, Point15 { x: -0.2, y: -0.4, z: 0.5 }, Point15 { x: 1.2, y: 0.5, z: -0.3 }], k: 0.1 }, Body15 { at: vec![Point15 { x: 0.1, y: 0.6, z: -0.3 }, Point15 { x: 0.4, y: -0.5, z: 0.9 }, Point15 { x: -0.8, y: -0.1, z: 1.3 }, Point15 { x: 0.6, y: -0.6, z: 0.8 }, Point15 { x: -0.8, y: -1.0, z: 0.6 }, Point15 { x: 1.1, y: 1.4, z: -0.9 }, Point15 { x: -0.5, y: 0.7, z: 0.9 }, Point15 { x: 0.2, y: 0.3, z: 0.4 }, Point15 { x: 0.5, y: -0.5, z: 0.5 }, Point15 { x: 1.0, y: 0.1, z: -0.8 }, Point15 { x: -0.4, y: 0.2, z: -1.1 }], k: 0.1 }, Body15 { at: vec![Point15 { x: -0.6, y: 0.8, z: 0.1 }, Point15 { x: 1.4, y: 0.4, z: -0.9 }, Point15 { x: -0.1, y: 1.3, z: -0.7 }, Point15 { x: 1.0, y: 0.8, z: 1.3 }, Point15 { x: -0.1, y: -1.2, z: -0.7 }, Point15 { x: 0.6, y: 0.7, z: 1.0 }, Point15 { x: -1.2, y: 1.1, z: 1.2 }, Point15 { x: 0.2, y: -0.3, z: -0.3 }, Point15 { x: -0.7, y: 1.1, z: -0.2 }, Point15 { x: -0.4, y: 0.1, z: 1.0 }, Point15 { x: -0.4, y: -0.5, z: 1.3 }], k: 1.2 }, Body15 { at: vec![Point15 { x: -0.5, y: 0.2, z: -1.2 }, Point15 { x: 0.4, y: -1.0, z: 0.1 }, Point15 { x: -0.6, y: 0.9, z: 0.5 }, Point15 { x: 1.2, y: 0.3, z: 0.8 }, Point15 { x: -0.3, y: -0.1, z: -0.2 }, Point15 { x: 0.7, y: -0.9, z: 1.2 }, Point15 { x: -0.7, y: 0.35, z: 0.5 }, Point15 { x: 0.2, y: 0.3, z: -0.7 }, Point15 { x: -1.1, y: 0.3, z: 0.2 }, Point15 { x: 1.0, y: -0.4, z: -1.0 }, Point15 { x: 1.2, y: 1.3, z: -1.1 }], k: 0.8 }, Body15 { at: vec![Point15 { x: 0.35, y: 1.4, z: 0.8 }, Point15 { x: 1.3, y: -0.3, z: 1.3 }, Point15 { x: 0.4, y: 0.2, z: -1.2 }, Point15 { x: -1.1, y: 0.7, z: 0.9 }, Point15 { x: 0.7, y: 1.2, z: 0.3 }, Point15 { x: -0.6, y: 1.4, z: -0.5 }, Point15 { x: 0.5, y: 0.6, z: 1.1 }, Point15 { x: -0.4, y: 0.5, z: -0.4 }, Point15 { x: -1.2, y: 0.3, z: 0.6 }, Point15 { x: -0.3, y: -0.2, z: 0.7 }, Point15 { x: 0.35, y: -0.2, z: -1.2 }], k: -0.1 }, Body15 { at: vec![Point15 { x: 0.35, y: -0.9, z: 1.3 }, Point15 { x: 1.4, y: -1.1, z: -0.8 }, Point15 { x: 0.5, y: 1.1, z: 1.1 }, Point15 { x: 0.9, y: -0.8, z: 0.6 }, Point15 { x: 0.8, y: -0.7, z: -0.4 }, Point15 { x: -1.2, y: -0.2, z: -0.3 }, Point15 { x: 0.4, y: -0.5, z: -0.1 }, Point15 { x: 0.2, y: 0.8, z: -0.8 }, Point15 { x: -0.4, y: -0.4, z: -0.7 }, Point15 { x: -0.4, y: 0.8, z: 0.3 }, Point15 { x: -0.1, y: 1.4, z: 0.1 }], k: 0.5 }]) calls Point15::advance, Point15::shifted, Point15::new, p15_helper, p15_inner),
        program!(p16(1.4, 3) calls Body16::shifted, Body16::new, p16_helper, p16_inner),
        program!(p17(vec![-0.2, -0.4, 1.0, -1.2], &mut [1.4, -0.2, -0.2, -0.6, 0.35]) calls p17_helper, p17_inner),
        program!(p18(&mut Body18 { at: vec![Point18 { x: 1.3, y: -0.2 }, Point18 { x: -0.7, y: 0.4 }, Point18 { x: 0.3, y: -0.6 }, Point18 { x: -0.1, y: 1.1 }], k: Point18 { x: -1.2, y: 1.1 }, rates: vec![-0.1, 0.7, -1.1, 1.0], parts: (-1.0, -0.5), last: [-0.6, 1.3, -0.5] }, &mut [0.2, 0.7, -0.6, 0.2, -1.2]) calls Point18::advance, p18_helper; pulled (-2.0, Body18Tangent { at: vec![Point18Tangent { x: 0.3, y: 1.0 }, Point18Tangent { x: 1.0, y: -2.0 }, Point18Tangent { x: 0.5, y: -2.0 }, Point18Tangent { x: -2.0, y: -2.0 }], k: Point18Tangent { x: 0.5, y: 1.0 }, rates: vec![-2.0, 1.0, 1.0, 1.0], parts: (1.0, 0.5), last: [1.0, -2.0, 1.0] }, vec![0.3, 0.3, 1.0, -0.7, -0.7])),
        program!(p19(vec![0.35, -0.7, 0.3, 0.2], &[0.35, 1.2, -1.0, -0.5, 1.4], 0.4)),
        program!(p20(&[0.9, 0.4, 0.8, -0.5]) calls p20_helper),
        program!(p21(&[0.5, 1.4, 0.5, -0.1], &[-0.7, 1.3, 0.5, 0.8, 1.1], &mut [Point21 { x: 0.1, y: 0.2, z: -0.7 }, Point21 { x: -1.1, y: -0.6, z: 0.8 }, Point21 { x: 0.9, y: -0.3, z: -1.2 }, Point21 { x: 0.35, y: 1.1, z: -0.3 }, Point21 { x: -0.7, y: 1.2, z: 0.5 }, Point21 { x: -0.2, y: -0.6, z: 0.3 }, Point21 { x: -1.1, y: 0.4, z: 1.1 }, Point21 { x: 1.4, y: 0.2, z: 1.4 }, Point21 { x: -1.2, y: 1.3, z: -0.9 }, Point21 { x: 0.6, y: 0.4, z: 0.9 }, Point21 { x: 1.4, y: 1.4, z: 0.3 }]) calls Body21::shifted, p21_helper, p21_inner),
        program!(p22(1.2, 0.1, &[0.6, 0.6, -0.7, 0.3, 0.1, 0.9, 0.6, 0.4, 0.6, -1.0, 0.4], &[-0.6, -0.5, -1.0]) calls p22_helper),
        program!(p23(0.4, -0.5) calls Body23::advance, Point23::new, p23_helper, p23_inner),
        program!(p24(0.5, &[0.2, 1.1, -0.4, -0.6, 0.2], (0.5, 1.4)) calls Body24::energy, Body24::advance, p24_helper),
        program!(p25(0.6, 0.1, &[[0.7, 0.35], [-0.5, -0.3]]); pulled (1.0, 1.0)),
        program!(p26(&mut [-0.5, 0.1, -1.0, -1.2]) calls Point26::advance, Body26::shifted, p26_helper),
        program!(p27(&[1.3, -0.4, 0.3, 1.0], &mut 0.5, &[-0.6, -0.6, -0.9, -0.8, 0.35, -0.7, -1.2, -0.3, 0.7, -0.5, -0.1], const &vec![1.1, 1.1, -0.7])),
        program!(p28(&mut Point28 { x: -0.3, y: -0.7 }, &[0.7, -0.4, 0.5, 0.5, 0.4]) calls Point28::energy, Point28::advance, p28_helper),
        program!(p29(const &[1.3, -1.0, -0.9, -0.7], vec![-1.1, -0.4, 0.6, -0.7, 1.0]) calls p29_helper),
        program!(p30([0.5, -0.8, 1.3], &mut [0.35, 0.9, 0.1, -0.6, 0.7]) calls p30_helper, p30_inner; pulled ([-0.7, 0.3, -0.7], vec![0.5, 0.5, -0.7, 1.0, -0.7])),
        program!(p31(&[-0.8, 1.3, 0.9, 1.0], vec![-1.2, -0.9, 0.3, 1.1, 1.1], &[Point31 { x: 0.6, y: -0.6, z: -0.2 }, Point31 { x: 1.4, y: 0.4, z: -0.3 }], &mut Point31 { x: -1.1, y: 1.1, z: -0.8 }) calls Point31::energy, Point31::norm),
        program!(p32(&mut 0.5, 0.4) calls Point32::energy, Point32::advance, p32_helper, p32_inner),
        program!(p33(0.2, 4, 2)),
        program!(p34(&[1.2, -0.2, 0.2, 1.2, 0.9, -0.2, -0.4, -0.2, 0.35, 0.3, -1.0, 0.2], -1.1) calls Point34::energy, Point34::shifted, Point34::new, p34_helper, p34_inner),
        program!(p35(false, &Point35 { x: 1.1, y: 0.2 }) calls Point35::energy, Point35::norm, p35_helper; pulled -0.7),
        program!(p36(-0.3) calls p36_helper, p36_inner),
        program!(p37([-0.7, 0.5, 0.4, 1.2], 1.1); pulled ([1.0, -2.0], 1.0)),
        program!(p38(1.1) calls Point38::new),
        program!(p39(&[[0.6, -0.8], [0.1, 1.4], [-0.9, 0.6]], Point39 { x: 1.3, y: 0.8, z: 1.4 }, 2, &[-0.4, 1.4, -0.2]) calls Point39::norm, Point39::new; pulled [1.0, -2.0]),
    ]
}
