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
impl std::ops::Sub for Point0 {
    type Output = Point0;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point0) -> Point0 {
        Point0 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p0_helper(out: &mut [f64], c: f64) {
    for k in 1..out.len() {
        let unit = Point0::new(out, Body0 { at: Point0 { x: c.asinh(), y: c + out[2 - 1 - k] }, k: (0.5_f64.atan().exp2(), 0.25), rates: (c.powi(2), out.iter().map(|s| s * s).sum::<f64>()), parts: Point0 { x: c.min(out[k]), y: out[out.len() - 1 - k].abs() } });
        if k + 1 < 3 {} else if c > 0.1 {
            break;
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p0(buf: &[[f64; 2]; 3], row: &mut [f64]) -> f64 {
    let mut i: usize = 0;
    row[i % 5] *= (row[3] - row[3]).sin();
    for k in (0..=3).step_by(2) {
        let row2 = [row[k]; 3];
        let e = &mut row[k];
        *e *= *e + (k as f64);
    }
    if row.len() % 2 == 0 {
        row[5 - 1] += (match i % 5 {
            0..=1 | 4 => row[i % row.len()],
            count if row[i % row.len()] < row[row.len() - 1] => 0.8,
            _ => row[i % row.len()],
        }) - row[1] * row[4];
        let mut out: Vec<f64> = Vec::with_capacity(4);
        for (j, &z) in row.iter().enumerate() {
            for grid in buf.iter().step_by(2).rev() {
                let w = z;
            }
            out.push(buf[i % 3][0] / 1.5 + row[0].abs());
        }
        out.push(row[0]);
    } else {
        let f = |d: f64, d2: f64| {
            let mut acc = row.iter().map(|c| *c * *c).fold(1.5_f64, |acc, a| acc + a).min(d2 + row[3]);
            d * ((d + acc) * d2)
        };
        for (n, q) in buf[i % 3].iter().enumerate() {}
    }
    (if buf[i % 3][2 - 1] < row[i % row.len()] {
        row[1]
    } else {
        -1.0
    }) * row[i % row.len()] - ((buf[buf.len() - 1][1].powi(2) + 1.2).powf(buf[i % 3][0].sin()) + -row[5 - 1])
}

flat_record! {
    Point0 { x, y }
    Body0 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point1 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body1 {
    at: f64,
    k: Vec<Point1>,
}

#[differentiable]
impl std::ops::Add for Point1 {
    type Output = Point1;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point1) -> Point1 {
        Point1 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p1(mut acc: f64, point: &mut Point1, row: Vec<f64>, row2: &[[f64; 2]; 3]) -> f64 {
    if row[0] > -0.7 && row2[1][2 - 1] > -0.4 {
        let (z, a) = (row2[row2.len() - 1][0] + row2[2][0], acc.powi(2));
    } else if row2[1][1] > -0.4 {
        let e = (1.0 + row2[0].chunks(2).enumerate().map(|(i, xs)| row[row.len() - 1] * (row2[1][2 - 1] / 3.0_f64)).product::<f64>().abs()).recip();
    }
    let (mut c, mut z) = (row[8] * point.x * (row[10] / (row[7].powi(2) + 1.2)), row2[2][2 - 1].sin());
    if z <= 1.5 {
        return z;
    }
    row2[2][..1].iter().enumerate().for_each(|(k, &q)| {
        acc -= row[k % row.len()];
        acc += point.x;
    });
    let mut buf: Vec<f64> = vec![point.y; 13];
    for n in (1..1).rev() {
        buf[0] = buf[n] * 0.3 + buf[n];
        buf[n] *= buf[10] * 0.5 + (n as f64);
    }
    'rows1: for (c2, row3) in buf.iter().zip(row2.iter()) {
        let mut n = 0;
        loop {
            n += 1;
            match n / 2 % 4 {
                0 => {
                    point.x = row3[1..].iter().sum::<f64>();
                }
                n2 if row3.len() > 2 => {
                    let mut ys: Vec<f64> = Vec::new();
                    for state in row2[n2 % 3].chunks(2) {
                        ys.push(if *c2 >= -1.0 {
                            row2[1][n2 % 2].atan2(1.0 + row3[n2 % row3.len()].abs())
                        } else {
                            let mut x = buf[0].tanh();
                            row3[row3.len() - 1] * (n2 as f64)
                        });
                    }
                    ys.push(buf[n2 % buf.len()]);
                }
                _ => {
                    let mut body = Point1 { x: z.atan2(row3[1].powi(2) + 0.5), y: c };
                }
            }
            if n >= 1 || *c2 <= 1.5 {
                break;
            }
        }
    }
    0.5 + row.iter().sum::<f64>() * 1.5 - c * 2.0 - z * 2.0 - buf.iter().sum::<f64>() * 1.5 - row[4].tanh()
}

flat_record! {
    Point1 { x, y }
    Body1 { at, k }
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
        Point3 { ..*body }
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

#[differentiable]
impl std::ops::Mul<f64> for Point3 {
    type Output = Point3;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point3 {
        Point3 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p3(acc: f64, ys: &mut [f64; 4], #[no_diff] z: f64, grid: &mut Vec<Point3>) -> (f64, f64) {
    let mut n = 0;
    let mut p: f64 = loop {
        n += 1;
        let mut q: f64;
        if !(acc <= grid[grid.len() - 1].y) {
            q = if n / 2 % 2 == 0 || grid[2].z <= 0.5 {
                let b = acc + z;
                z / (b.powi(2) + 1.0)
            } else {
                if n < 3 {
                    z
                } else {
                    let c = grid[2].y;
                    z
                }
            };
        } else {
            q = grid[0].z;
        }
        if n >= 2 || (n + 1) % 2 != 0 {
            break grid[1].x;
        }
    };
    let v = vec![Body3 { at: [-0.7 / (1.0 + grid[0].x.abs()); 9], k: (if p >= 1.1 {
        let mut a: f64 = 0.1;
        ys[ys.len() - 1]
    } else {
        p
    }, grid[1].x), rates: z * z, parts: Point3 { x: grid[1].x * p, y: 0.1, z: p + 0.25 }, last: (if acc < p {
        p
    } else {
        z
    }, 3.0_f64.tanh()) }, Body3 { at: [p + p; 9], k: (grid[n % 3].z, (1.0 + 1.0_f64.abs()).powf((-1.0_f64).sin())), rates: (0..ys.len()).zip(ys.iter()).map(|(j, p2)| p + *p2).sum::<f64>(), parts: Point3 { x: p + p, y: grid[2].x, z: z - -1.0 }, last: (grid[grid.len() - 1].x, z) }, Body3 { at: [-p; 9], k: (match n % 5 {
        0..=1 => p,
        2 => z,
        k if !(ys.len() % 3 != 1) => {
            let mut c = z;
            grid[1].y
        }
        _ => 0.1,
    }, p.tanh().cosh()), rates: z + z, parts: Point3 { x: z.to_radians(), y: grid[n % 3].z, z: p * grid[n % grid.len()].z }, last: (p * p, (-grid[n % grid.len()].z.powi(2)).exp()) }];
    let mut out = vec![p.atan().exp2(), if n / 2 % 2 == 0 {
        grid[n % grid.len()].z
    } else {
        ys[1]
    }, grid[n % grid.len()].y.clamp(-0.75, 1.25), v[n % v.len()].parts.z];
    let mut row: Vec<f64> = vec![0.0; 3];
    let mut w: f64 = 0.1;
    for n2 in 0..4 {
        for count in 0..row.len() {
            row[count] = (out[n2] * (count as f64) + p).cos();
        }
        for n3 in 0..3 {
            row[n3] += (out[n2] * (n3 as f64)).sin();
        }
        let mut y: f64 = 0.0;
        for j in 0..row.len() {
            y += row[j] * row[0];
        }
        w += y.sin();
    }
    let y: f64;
    if row.len() % 3 == 1 {
        y = (-(w + (n as f64)).powi(2)).exp();
    } else {
        let mut y2 = if p <= 0.1 {
            row[1] - (n as f64)
        } else {
            z
        };
        y = z + (match n % 5 {
            0 => y2,
            2 => {
                let a = ys[n % ys.len()];
                row[1]
            }
            _ => 0.5,
        });
    }
    row[n % 3] += out[out.len() - 1];
    let x = (if !(n > 2) {
        if n < 3 {
            w
        } else {
            grid[n % 3].y
        }
    } else {
        p + p
    }) + w;
    match n % 3 {
        0 => {
            row[n % 3] += 0.25 * (w * x);
        }
        1 | 2 => {
            let mut v2: [f64; 3] = [row[n % row.len()]; 3];
            let mut c: f64 = 0.0;
            for k in 0..3 {
                for i in 0..v2.len() {
                    v2[i] = (out[0..3][k] * (i as f64)).sin();
                }
                let mut a: f64 = 0.0;
                for k2 in 0..v2.len() {
                    c += v2[k2] * v2[k2].cos();
                }
                c += a * out[0..3][k];
            }
        }
        i if row[i % 3] >= 0.1 || row[i % 3] <= 1.5 => {
            if row[0] < 0.8 {
                row.push(row[3 - 1] / (1.0 + x.abs()));
            }
        }
        _ => {
            let flag = !(v[2].rates < 3.0);
        }
    }
    ((y + ys[2] - acc * 0.5 - z * 0.5 + row[n % row.len()] * 1.5 - y * 0.3 + x * 2.0) * (-w.powi(2)).exp().cos() * x, grid[3 - 1].z.asinh() - p * 0.5 - v[n % v.len()].last.1 * 1.5 + out[n % out.len()] * 2.0 + y * 0.3 + x * 0.3 + row.iter().sum::<f64>() + ((y / (v[0].k.0.powi(2) + 1.2)).powi(2) + 1.2).powi(-1))
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
        body.x = body.x / (1.0 + body.y.abs()) / (1.0 + pair.1.abs());
        body.x += body.x * (-0.4 * body.y);
        ((if pair.1 > body.x {
            self.at.0
        } else {
            self.at.0
        }) + pair.1 * 1.5 + body.x.hypot((if body.x > 0.1 {
            let e: f64 = pair.1;
            -0.7
        } else {
            self.k.0
        }).powi(2) + 1.0)) * pair.1
    }
}

#[differentiable]
impl Point9 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, v: &mut [f64], row: &[f64]) -> ([f64; 2], f64) {
        v[2 - 1] -= (row[0] * row[1]).sin().exp2();
        let mut unit = Body9 { k: (self.x + row[1], v[2 - 1]), at: (v[1], row[row.len() - 1].asinh()), rates: self.y };
        ([v[1].sin(), row[row.len() - 1]], 0.1_f64.max(unit.at.1) * v[v.len() - 1])
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

#[differentiable]
impl std::ops::Mul<f64> for Point9 {
    type Output = Point9;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point9 {
        Point9 { y: self.y * other, x: self.x * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p9_helper(grid: &mut [f64], mut t: f64) {
    let mut state = [Body9 { rates: if grid[1] >= 2.0 {
        t
    } else {
        t
    }, k: (t, grid[0]), at: (grid[1] * t, t) }, Body9 { rates: grid.iter().rev().map(|e| *e).sum::<f64>(), at: (t + grid[grid.len() - 1], (0..3).map(|j| (j as f64) * t).sum::<f64>()), k: (t + t, t) }, Body9 { at: (grid[0] - t, grid.windows(2).take(2).enumerate().map(|(count, state)| state[2 - 1]).sum::<f64>()), k: (t, t - t), rates: t.atan() }];
    let flag = !(state[0].at.0 > 0.25);
}

#[differentiable(unconnected = "zero")]
fn p9_inner(out: &mut [f64; 9], d: &mut f64) -> f64 {
    let mut pair = (*d, *d);
    *d * pair.1 + pair.0.min(pair.0) * -0.4
}

#[differentiable(unconnected = "zero")]
fn p9(buf: [Body9; 2]) -> (f64, f64) {
    let mut w = buf[buf.len() - 1].rates + (if 2 < 3 {
        buf[1].rates * buf[0].at.0
    } else {
        let acc = (1.0 + buf[1].rates.abs()).cbrt();
        0.5
    });
    w += 0.3;
    let mut w2 = w;
    'rows1: for count in 0..buf.len() {
        let mut ys = [w2; 2];
    }
    (((if w2 >= 0.9 {
        w
    } else {
        w
    }) - w2 * 0.5) * w2, w2 - w2 - w * 0.3 + ((if !(2 < 3) {
        buf[1].at.0
    } else {
        w
    }) + w) - (w2 / (1.0 + w.abs())).cos())
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

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape15 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn new(grid: &[f64], buf: &Vec<f64>) -> Point15 {
        Point15 { x: buf[1], y: (0..grid.len()).rev().map(|k| (k as f64)).sum::<f64>(), z: buf[0] - buf[1] }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point15 {
    type Output = Point15;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point15 {
        Point15 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p15_helper(unit: &mut Point15, point: &Point15, j: usize, e: f64) -> f64 {
    let Point15 { x: t, y: w, z: _ } = *point;
    (e * t - e * 0.5 + t * 0.5 - w * 0.5) * t
}

#[differentiable(unconnected = "zero")]
fn p15(r: f64, ys: &mut Vec<f64>) -> f64 {
    for n in 1..ys.len() {}
    r + r * 0.3 + (1.0 + 3.0_f64.abs()).ln() * r.tanh()
}

flat_record! {
    Point15 { x, y, z }
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
                            }, (self.at.powi(2) + 1.2).log10()], rates: m * 2, parts: vec![self.at / (1.0 + self.parts[1].abs()), self.k[m % 2] / (1.0 + self.k[1].abs())] }, Body16 { at: self.at, k: vec![self.at + self.parts[m % 2], (0..2).map(|m2| (m2 as f64) * self.at).sum::<f64>()], rates: m / 2, parts: vec![self.k[j % 2] * self.parts[2 - 1], self.parts[1].min(self.at)] }];
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
fn p16_helper(out: &[f64; 3], z: f64, mut acc: f64, xs: &mut [f64]) -> f64 {
    let mut s = (if 0 < 3 {
        xs[0]
    } else {
        let z2 = acc;
        acc
    }).tanh().exp();
    let mut out2: [f64; 19] = [z; 19];
    for n in 0..2 {
        for i in 0..19 {
            let r = out2[19 - 1 - i];
            out2[n] += r / (1.0 + out2[i * 2 % 19].powi(2));
        }
    }
    let y = &mut s;
    *y /= out2.iter().map(|&c| out2[4] + c).sum::<f64>().powi(2) + 1.0;
    *y = out2[out2.len() - 1] + out2[5];
    (acc.to_radians() + acc * 2.0 + out2.iter().sum::<f64>() * 1.5 + (out2[out2.len() - 1] * xs[0] - xs[1] * 0.1)) * out.iter().enumerate().map(|(count, &c)| c * c + c).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p16(i: usize, row: &[Body16; 2], unit: &mut Point16) -> f64 {
    let s = std::mem::replace(&mut unit.z, row[i % 2].k[1]);
    if i / 2 > 0 {} else {
        let mut unit2 = Body16::new(s * s);
    }
    unit.y = s;
    (unit.x[9 - 1 - i] - ((1.0 + s.abs()).recip() - (i as f64))) * (0..row.len()).zip(row.iter()).map(|(k, body)| body.parts[0] + body.parts[k]).fold(s, |acc, acc2| acc.max(acc2 * s.powi(3)))
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
        let mut ys = [Point23 { x: pair.1.sin().cosh(), y: pair.1 * pair.1, z: pair.0 }, Point23 { x: if pair.0 > 0.1 {
            let mut z = pair.1;
            z
        } else {
            let mut e = pair.1;
            e
        }, y: 0.9 * self.at[0], z: pair.1 }, Point23 { x: (0..3).map(|j| pair.0 + (j as f64)).fold(0.1_f64, |acc, s| acc + (s + s)), y: (0..4).rev().zip(0..4).map(|(m, m2)| (m2 as f64)).sum::<f64>(), z: 0.1 }];
        let mut x = ys[ys.len() - 1].z.clamp(-0.75, 1.25);
        let mut xs: Vec<f64> = Vec::with_capacity(4);
        for j in (0..4).rev() {
            let t = std::mem::replace(&mut ys[0].x, (0..j).map(|i| (i as f64)).sum::<f64>());
            if !(j % 3 != 0) {
                xs.push(t);
            }
        }
        xs.push(x);
        (pair.1 + x * 1.5) * ys.iter().map(|spring| spring.y * spring.z).sum::<f64>() + (xs[0] * xs[xs.len() - 1] - ys.iter().map(|part| part.z).sum::<f64>())
    }
}

#[differentiable]
impl Point23 {
    #[differentiable(unconnected = "zero")]
    fn new(p: f64) -> Point23 {
        Point23 { x: p, y: p + p, z: p }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point23 {
    type Output = Point23;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point23 {
        Point23 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p23(xs: &[f64], r: f64, row: &[f64]) -> f64 {
    let mut pair = ([xs[1], row[row.len() - 1] * xs[xs.len() - 1]], r.max(xs[3]));
    pair.0[0] = (if row[6] <= 1.1 {
        row[row.len() - 1]
    } else {
        row[6]
    }).max(r);
    let f = |y: f64, z: f64| y + pair.1.to_radians();
    let mut part = Point23::new(f(r, pair.1));
    if !(pair.0[0] < 1.0) {
        let mut shape: Option<f64> = Some(0.3 / 3.0);
    } else if pair.1 <= part.z {
        let mut j = 0;
        while j < 2 {
            j += 1;
            for &acc in xs[1..].iter() {
                let mut a = acc * (j as f64) - (j as f64) + (match xs.len() % 5 {
                    0 => r,
                    i if i * 2 > 0 => {
                        let mut e: f64 = acc;
                        row[j % 11]
                    }
                    _ => {
                        let mut z = acc;
                        z
                    }
                }) * (0.9 - (j as f64));
            }
        }
    } else if xs[4 - 1] <= row[9] {
        if 2 < 3 {
            part.x = if pair.0[0] <= 1.0 {
                r
            } else {
                part.z.atan()
            };
        } else if pair.1 >= pair.1 {
            let flag = !(part.x < 0.25);
        }
    } else {
        let mut r2 = part.x;
    }
    (row[6] - r * 0.3 + pair.1 * 0.3 + part.z * 2.0 + (pair.0[0] - (1..xs.len()).map(|m| part.x + (m as f64)).fold(row[3], |acc, u| acc.max(u)))) * row.chunks(2).take(2).map(|ys| (0..row.len()).map(|count| (count as f64)).fold(part.x, |acc, r2| acc * 0.5 + (pair.0[1] + r2)) + 1.1).sum::<f64>()
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
    let mut out = [Point24 { x: (d.powi(2) + 0.5).log10(), y: d.signum() * d, z: [(0..3).map(|j| d + (j as f64)).sum::<f64>(), -d] }, Point24 { x: d * d, y: d - d, z: [d + d, if d < -0.4 {
        d
    } else {
        let z = d;
        z
    }] }, Point24 { x: d * (m as f64), y: (0..=m).map(|j| (j as f64) * d).fold(d, |acc, x| acc + x), z: [d + d, d + d] }];
    let mut s = (d.tanh().exp_m1() - (m as f64)) * ((match m * 2 % 5 {
        0..=1 => {
            let mut c = d;
            out[1].z[2 - 1]
        }
        k if out[0].x <= out[m % 3].y => d,
        _ => out[1].x,
    }) / (1.0 + (out[1].x * d).abs()));
    let mut row = [s; 4];
    if row[4 - 1] < -0.7 && m / 2 % 2 == 1 {
        return (-row[2].powi(2)).exp() - (match out.len() % 5 {
            0..=1 => row[1],
            2 => row[4 - 1],
            j if row.len() < 3 && out[0].z[0] >= 0.9 => s,
            _ => s,
        });
    }
    match m % 3 {
        0 => {
            let mut j = 0;
            'rows1: loop {
                j += 1;
                out[0].y = row[m % row.len()];
                if j >= 1 {
                    break;
                }
            }
        }
        1 | 2 => {
            if s <= 0.1 {
                row[4 - 1] += out[1].z[m % 2] + row[m % 4] + (m as f64);
            } else {
                row[..1].iter_mut().step_by(2).for_each(|b| {
                    out[m % 3].x = if out.len() % 3 == 0 {
                        let mut e = out[0].x;
                        out.iter().enumerate().filter(|(k, spring)| *k / 2 % 3 == 0).map(|(m2, spring)| spring.z[1]).sum::<f64>()
                    } else {
                        s.powi(2)
                    };
                });
            }
        }
        _ => {}
    }
    s.atan().cosh() - d * 1.5 + out[m % out.len()].y * 0.3 + row[row.len() - 1] * 0.3 + row[1..].iter().enumerate().map(|(m2, y)| *y).product::<f64>() + (-(out[1].y + row[2]).powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p24(n: usize, spring: &mut Body24, buf: [f64; 2]) -> f64 {
    spring.at = (0..n).step_by(2).rev().zip(1..buf.len()).map(|(i, count)| (count as f64) * buf[i % 2]).sum::<f64>();
    let x: f64;
    if n > 2 {
        x = (0..buf.len() - 1).rev().map(|i| buf[n % buf.len()] * buf[i] + (i as f64)).sum::<f64>();
    } else {
        let w: f64 = (buf[0] / (1.0 + buf[n % buf.len()].abs())).max(buf[n % 2]);
        x = if n > 0 {
            spring.at
        } else {
            buf[n % buf.len()] / (1.0 + buf[n % buf.len()].abs())
        };
    }
    let mut m: usize = n / 2;
    'rows1: for xs in buf.windows(2).rev() {
        let mut k = 0;
        let p: f64 = 'steps2: loop {
            k += 1;
            if k >= 3 {
                break p24_helper(xs[k % xs.len()], 2) - (spring.energy(x, spring) + x);
            }
            spring.at += buf[0].asinh() * (xs[k % xs.len()] + (k as f64));
        };
    }
    let v = vec![Point24 { x: match n % 5 {
        0 => x,
        m2 if x <= x => x,
        _ => x,
    }, y: buf.chunks(2).map(|buf2| buf[0]).sum::<f64>(), z: [x + buf[buf.len() - 1], x] }, Point24 { x, y: x, z: [x, if m < 3 {
        let w = buf[0];
        w
    } else {
        buf[m % buf.len()]
    }] }, Point24 { x: spring.at.tanh().exp(), y: buf[2 - 1] - x, z: [buf[m % buf.len()].max(x), buf[1] * x] }];
    let mut b = (buf[n % buf.len()] + v.iter().filter(|body| v[0].z[n % 2] <= 0.25).map(|body| body.x).sum::<f64>()) * (m as f64);
    let mut acc = p24_helper(b.atan2(1.0 + b.abs()), 2);
    b.atan().exp_m1() + buf[1] * 0.3 + x * 0.3 - v[n % v.len()].y * 0.5 - v.iter().map(|spring2| spring2.y * v.iter().zip(v.iter()).filter(|(unit, body)| m * 2 % 2 != 1).map(|(spring3, body)| body.y + body.z[n % 2]).sum::<f64>()).sum::<f64>() - buf.windows(2).zip(v.iter()).map(|(grid, spring2)| spring2.y * spring2.z[0]).product::<f64>()
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
        let mut ys = vec![Point26 { x: t, y: 0.1 - (k as f64), z: t }, Point26 { x: t.max(t), y: t + (k as f64), z: t }, Point26 { x: t, y: t - t, z: t }];
        let mut i = 0;
        let mut q: f64 = loop {
            i += 1;
            if i >= 3 {
                break -(ys[k].x * ys[k].x);
            }
            'rows1: for part in ys.iter().step_by(2) {
                let mut q = part.x + part.x;
            }
            ys[i % 3].z -= ys[k].z.clamp(-0.75, 1.25) * (1.0 + ys[k].x.abs()).log10();
        };
    }
    (t - t * (t + t)) * (t.tanh().exp_m1() * t.tanh().exp())
}

#[differentiable(unconnected = "zero")]
fn p26(w: f64, mut state: [[f64; 2]; 3], spring: &mut Point26) -> f64 {
    let mut out: Vec<f64> = Vec::with_capacity(4);
    for (i, z) in state[1].iter().rev().enumerate() {
        let z2 = if state[i % 3][i % 2] >= *z && (i + 1) % 3 == 1 {
            (if i % 3 != 0 {
                spring.z
            } else {
                *z
            }) - spring.y.atan()
        } else {
            let mut y = w;
            spring.y
        };
        out.push(state[1][i % 2]);
    }
    out.push(if spring.y > 0.5 {
        state[1][1]
    } else {
        spring.x
    });
    let mut out2 = [*spring * out[out.len() - 1], *spring * (if spring.x <= spring.x {
        let b = out[out.len() - 1];
        b
    } else {
        spring.z
    })];
    state[2].swap(1, 0);
    'rows1: for buf in out.chunks(2) {
        let mut x = p26_helper(out2[0].y + out[0]);
        let mut k: usize = 4;
    }
    'steps2: for x in out.iter_mut().rev() {
        let mut w = w + (out2[out2.len() - 1].y + *x).tanh();
    }
    state = [[(out[1 - 1] * 2.0).sin(), (out2[1].y + state[1][0]) * out2[1].x.atan()], [out2[0].z / (out2[2 - 1].y.powi(2) + 0.5) - spring.x.atan2(out2[0].z.powi(2) + 1.2), out2[0].x * out[0] - state[3 - 1][0]], [(1.0 + p26_helper(out2[out2.len() - 1].y).abs()).powf((out[0] * out[0]).sin()), out2[1].x * 1.0 - out2[1].y]];
    let xs = [Point26 { x: out2[0].y.hypot(out2[1].x.powi(2) + 0.5), y: out2[1].y * out2[2 - 1].z, z: out[out.len() - 1] / (state[2][2 - 1].powi(2) + 0.5) }, *spring * spring.z, Point26 { x: 3.0 * out2[0].y, y: spring.x * state[1][1], z: out[0] / 1.5 }];
    out2[1].y - w * 2.0 + state[state.len() - 1][2 - 1] * 1.5 + xs[2].x * 2.0 - (xs[1].y + (out[out.len() - 1] - out[0])) - (out2[1].z.powi(2) + 0.5).recip()
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
                let spring2 = Point28 { x: out[count % 5], ..*spring };
            }
        }
    }
    row[7][0] + buf[0][2 - 1] * 0.3 - (-0.5_f64.powi(2)).exp()
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
                let mut part = Point32 { x: [self.x[10 - 1] * (j as f64); 10], y: -0.4, z: [(0..j).map(|j2| (j2 as f64)).sum::<f64>(), (1.0 + self.z[j % 3].abs()).sqrt(), if j * 2 < 3 {
                    self.y
                } else {
                    self.x[2]
                }] };
            }
            _ => {}
        }
        if self.x[1] <= 3.0 {
            'rows1: for (count, count2) in (0..j).zip(0..=j) {
                'steps2: for count3 in (0..4).rev() {
                    if count2 * 2 > 2 && count2 % 3 != 1 {
                        break;
                    }
                }
            }
        }
        [self.z[j % 3], self.z[0].atan().sinh() / 3.0]
    }
}

#[differentiable]
impl Point32 {
    #[differentiable(unconnected = "zero")]
    fn new(mut z: f64) -> Point32 {
        Point32 { x: [3.0; 10], y: (-z.powi(2)).exp(), z: [z.atan(), z, z / (z.powi(2) + 1.2)] }
    }
}

#[differentiable(unconnected = "zero")]
fn p32_helper(part: &mut Point32, buf: &[f64; 3]) {
    let body = Point32 { x: [buf[0]; 10], y: (1..buf.len()).map(|j| buf[j % 3] + (j as f64)).fold(buf[0], |acc, s| acc + (s + s)), z: [buf[0].clamp(-0.75, 1.25), buf[2].sin().exp_m1(), buf[0]] };
    if -0.7 > 0.1 {
        let mut row: [[f64; 3]; 3] = [[part.z[1]; 3]; 3];
        for count in (0..2).rev() {
            for m in (2..3).rev() {
                row[count][count] += (row[m][count] * row[count * 2 % 3][m]).sin();
                row[count][m] = row[3 - 1 - m][m].tanh() * row[m][m];
            }
        }
        let r: f64;
        if row[2][1] > -0.7 {
            r = buf[1].sin();
        } else {
            r = buf[2] + row[0][2] * row[row.len() - 1][1];
        }
    }
    if body.x[6] > 0.5 {
        match 0 % 4 {
            0 => {
                part.x[3] = 0.25_f64.min(1.0);
            }
            j if !(buf[0] >= 0.9) => {
                part.x[j % 10] = body.y.atan().sinh() + body.x[6].atan();
            }
            _ => {}
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p32(state: [[f64; 2]; 3]) -> f64 {
    let point = Point32::new(state.iter().rev().map(|grid| grid[2 - 1] * grid[1]).sum::<f64>());
    (state[0][0] * point.x[10 - 1] - state[3 - 1][0] * 0.5 - state[1][0..1].iter().zip(0..state.len()).map(|(&d, count)| point.z[count] + (count as f64)).fold(point.z[1], |acc, t| acc + (point.y + t + t))) * point.z[0]
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
        Point34 { y: u, x: u, z: u.floor() * u }
    }
}

#[differentiable]
impl std::ops::Sub for Point34 {
    type Output = Point34;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point34) -> Point34 {
        Point34 { y: self.y - other.y, x: self.x - other.x, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point34 {
    type Output = Point34;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point34 {
        Point34 { y: self.y * other, x: self.x * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p34_helper(row: [[f64; 2]; 3], d: f64, flag: bool, unit: &mut Point34) -> [f64; 3] {
    if d < 0.8 {} else if d >= -0.4 {
        unit.z = (if unit.z > -0.4 {
            let mut x: f64 = d;
            unit.z
        } else {
            d
        }) + unit.y * row[3 - 1][1];
    }
    [unit.x + row[0].windows(2).map(|ys| ys[1]).sum::<f64>(), unit.x, (unit.z * row[1][1]).signum() * unit.y]
}

#[differentiable(unconnected = "zero")]
fn p34(mut body: Point34, out: &[f64; 2], n: usize, grid: Vec<f64>) -> f64 {
    let mut b = (out[0] - (n as f64)).sin().cosh() + out[2 - 1];
    let mut add = |w: f64| {
        b += w * grid[3 - 1];
        b
    };
    let b2 = add(grid[3 - 1] * grid[0]);
    let q = add(b2 / (1.0 + grid[1].abs()));
    (0..grid.len()).for_each(|k| {
        b *= b2 * (k as f64) + (k as f64);
        b += b;
    });
    let buf = p34_helper([[b2.max(b2), out[1] - b2], [if b2 < q {
        q
    } else {
        b
    }, (1.0 + q.abs()).ln_1p()], [q, grid.iter().map(|q2| *q2).sum::<f64>()]], q - q, q > 0.9 && b < 0.5, &mut body);
    if b2 > 1.1 {
        let mut unit = Point34 { x: grid[1] / (grid[0].powi(2) + 1.0), ..body };
    }
    if buf[3 - 1] >= -1.0 || n / 2 % 2 != 0 {
        b += q * (n as f64);
        return grid[2];
    } else {
        let mut xs: [f64; 13] = [buf[n % buf.len()]; 13];
        let m = xs.len();
        for count in (0..m).rev() {
            if xs[count * 2 % m] > 0.3 {
                xs[count] = xs[12] * (buf[buf.len() - 1] * -0.4);
            }
            if xs[count] > -0.7 {
                xs[0] = xs[count] * -0.7 + (count as f64);
            }
        }
    }
    (b - body.z * 2.0 - grid[2] * 0.3 + b2 * 0.3 + buf[n % buf.len()] * 1.5 + grid[1]) * (body.shifted(&buf) + buf[n % buf.len()])
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
impl std::ops::Mul<f64> for Point38 {
    type Output = Point38;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point38 {
        Point38 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p38_helper(xs: &mut [f64]) -> f64 {
    let mut state: [[f64; 3]; 3] = [[xs[0]; 3]; 3];
    for k in (0..2).step_by(2) {
        for n in (1..2).rev() {
            state[k][k] = (state[n][3 - 1 - k] * state[n][n]).sin();
        }
    }
    state = [[state[1].iter().sum::<f64>(), state[state.len() - 1][3 - 1], (state[2][3 - 1] - state[2][1]).signum() * state[1][3 - 1]], [(if state[2][0] > 3.0 {
        state[state.len() - 1][1]
    } else {
        xs[1]
    }) - state[0][0], state[1][1], (if xs[0] > -0.4 {
        0.8
    } else {
        let w = state[1][2];
        w
    }) - state[0][0].to_radians()], [(state[2][3 - 1] + state[1][2]).abs(), state[2][3 - 1].min(2.0).tanh().cosh(), state[2].iter().map(|a| *a).fold(0.1_f64, |acc, x| acc.max(x * state[2][1])) + state[0][2].sin().cosh()]];
    let (a, mut p) = (state[state.len() - 1][3 - 1], state[1][0].asinh());
    let mut v: Vec<f64> = vec![p; 3];
    let mut e: f64 = 0.0;
    for i in (0..3).rev() {
        e += v[0] * v[2 - 0];
        for i2 in (0..3).step_by(2) {
            v[i2] = (state[1][i] * (i2 as f64)).sin();
        }
        let mut e2: f64 = 0.0;
        for count in 0..v.len() {
            e2 += v[count].powi(2);
        }
        e += e2.sin();
        v[1] = e * 0.1;
    }
    (v[0] + a - a * 2.0 + p * 0.5 - v[2] * 0.3 + e * 2.0) * ((p - v[2]) / ((v[1] + v[1]).powi(2) + 0.5))
}

#[differentiable(unconnected = "zero")]
fn p38(spring: &Point38, a: f64, #[no_diff] b: f64, body: &mut Body38) -> Body38 {
    if 2 < 3 {
        let mut k = 0;
        let acc: f64 = loop {
            k += 1;
            if k >= 2 {
                break (-(body.k[6].signum() * a).powi(2)).exp();
            }
            body.parts /= (body.at.atan() / 1.5).powi(2) + 1.0;
        };
    }
    let mut k = 0;
    while k < 4 && k < 3 {
        k += 1;
        let mut unit = *spring;
        let mut ys: Vec<f64> = Vec::with_capacity(4);
        for m in 0..1 {
            ys.push(unit.z);
        }
        ys.push(body.rates[k % 2] * body.k[1]);
    }
    Body38 { at: b, k: [b; 10], rates: vec![(0..4).map(|k2| (k2 as f64)).sum::<f64>(), b.to_radians(), a], parts: (0..k).map(|m| spring.z + (m as f64)).sum::<f64>() }
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
impl std::ops::Add for Point39 {
    type Output = Point39;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point39) -> Point39 {
        Point39 { z: self.z + other.z, y: self.y + other.y, x: self.x + other.x }
    }
}

#[differentiable]
impl std::ops::Sub for Point39 {
    type Output = Point39;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point39) -> Point39 {
        Point39 { y: self.y - other.y, x: self.x - other.x, z: self.z - other.z }
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
    let mut point = body + body;
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
        program!(p0(&[[-0.9, -0.5], [-0.7, -0.3], [0.2, 1.0]], &mut [-0.9, -0.3, 0.2, -0.5, 0.4]) calls Point0::new, p0_helper),
        program!(p1(0.5, &mut Point1 { x: 1.1, y: 1.0 }, vec![0.5, 0.8, 0.4, 1.1, 1.0, -0.5, 0.7, -1.1, -1.2, 0.5, -0.4], &[[-0.3, 0.35], [0.8, 0.1], [0.4, 0.1]])),
        program!(p2(1.3, &[-0.7, 0.8, 1.4, 1.1, -0.2], &mut vec![1.0, 0.2, 0.3, -0.1, 0.8, -0.1, 0.5, 1.2, 0.6, 0.8, -0.1], &[1.3, 0.6, -0.9]) calls p2_helper; pulled (-0.7, vec![1.0, 1.0, -2.0, -2.0, -2.0, 1.0, 0.5, 1.0, 0.5, 1.0, 1.0])),
        program!(p3(0.6, &mut [-0.8, -0.4, 0.6, -1.1], const -0.8, &mut vec![Point3 { x: -1.2, y: -0.3, z: 0.1 }, Point3 { x: 1.3, y: 1.4, z: 0.7 }, Point3 { x: 0.6, y: -0.9, z: -0.7 }]) calls Body3::energy, Point3::new; pulled ((0.5, 0.3), [-0.7, 0.3, -0.7, 0.3], vec![Point3Tangent { x: -2.0, y: -2.0, z: 0.3 }, Point3Tangent { x: 1.0, y: -2.0, z: -0.7 }, Point3Tangent { x: 0.3, y: 0.5, z: 0.5 }])),
        program!(p4(&[Point4 { x: 0.6, y: 0.8, z: -1.1 }, Point4 { x: -0.4, y: -0.4, z: 0.1 }, Point4 { x: -1.2, y: -0.8, z: 0.1 }, Point4 { x: 1.2, y: -0.1, z: 1.0 }], &[-0.9, 0.6, 1.2, -0.3, 0.2], &mut [-1.1, -0.7, -0.9, 0.35], true) calls p4_helper, p4_inner; pulled ([-0.7, 0.3], [0.3, -2.0, 0.5, -0.7])),
        program!(p5(&mut 0.3, &vec![1.3, -0.9, 0.5, 0.3, -0.7]) calls p5_helper, p5_inner; pulled (([0.3, 0.5], 1.0), -0.7)),
        program!(p6([-0.2, -1.1]); pulled Point6Tangent { x: 0.3, y: 1.0 }),
        program!(p7(-0.2) calls p7_helper),
        program!(p8(3, &mut 0.5, -0.5) calls p8_helper),
        program!(p9([Body9 { at: (-0.1, -1.0), k: (1.2, 0.7), rates: 1.1 }, Body9 { at: (0.8, 1.2), k: (-1.2, -0.5), rates: -1.2 }]) calls Body9::shifted, Point9::norm, p9_helper, p9_inner; pulled (-2.0, -0.7)),
        program!(p10(1.1, 0.2) calls p10_helper),
        program!(p11(-0.2, &mut [1.0, -0.7, -0.4, -0.5, 0.6], 2); pulled vec![1.0, 1.0, -0.7, -2.0, -2.0]),
        program!(p12(&mut 1.3, [0.5, 0.1]) calls p12_helper, p12_inner),
        program!(p13((-0.7, -0.2), &mut [0.9, -0.2], &vec![0.35, 0.8, -0.1, -0.9, -0.9, 0.7, -1.2, 0.5, -0.4, 0.1, -0.6])),
        program!(p14(&[[-0.9, 0.7], [1.1, 0.1]], -1.0) calls p14_helper, p14_inner),
        program!(p15(-0.9, &mut vec![0.1, -0.2, -0.7, 0.7, -0.3]) calls Point15::new, p15_helper),
        program!(p16(3, &[Body16 { at: 0.6, k: vec![0.5, -0.2, -0.2, 1.1, 1.3], rates: 4, parts: vec![-0.2, -1.2, 0.5, 0.2, -0.9] }, Body16 { at: 0.7, k: vec![-0.8, -0.7, -0.8, 0.3, -0.5], rates: 2, parts: vec![1.4, -1.0, -0.4, 0.35, -0.5] }], &mut Point16 { x: [0.6, -0.3, 0.35, 0.3, 0.8, 0.3, 1.1, 0.35, -0.1], y: -0.3, z: 0.8 }) calls Body16::shifted, Body16::new, p16_helper),
        program!(p17(vec![-0.2, -0.4, 1.0, -1.2], &mut [1.4, -0.2, -0.2, -0.6, 0.35]) calls p17_helper, p17_inner),
        program!(p18(&mut Body18 { at: vec![Point18 { x: 1.3, y: -0.2 }, Point18 { x: -0.7, y: 0.4 }, Point18 { x: 0.3, y: -0.6 }, Point18 { x: -0.1, y: 1.1 }], k: Point18 { x: -1.2, y: 1.1 }, rates: vec![-0.1, 0.7, -1.1, 1.0], parts: (-1.0, -0.5), last: [-0.6, 1.3, -0.5] }, &mut [0.2, 0.7, -0.6, 0.2, -1.2]) calls Point18::advance, p18_helper; pulled (-2.0, Body18Tangent { at: vec![Point18Tangent { x: 0.3, y: 1.0 }, Point18Tangent { x: 1.0, y: -2.0 }, Point18Tangent { x: 0.5, y: -2.0 }, Point18Tangent { x: -2.0, y: -2.0 }], k: Point18Tangent { x: 0.5, y: 1.0 }, rates: vec![-2.0, 1.0, 1.0, 1.0], parts: (1.0, 0.5), last: [1.0, -2.0, 1.0] }, vec![0.3, 0.3, 1.0, -0.7, -0.7])),
        program!(p19(vec![0.35, -0.7, 0.3, 0.2], &[0.35, 1.2, -1.0, -0.5, 1.4], 0.4)),
        program!(p20(&[0.9, 0.4, 0.8, -0.5]) calls p20_helper),
        program!(p21(&[0.5, 1.4, 0.5, -0.1], &[-0.7, 1.3, 0.5, 0.8, 1.1], &mut [Point21 { x: 0.1, y: 0.2, z: -0.7 }, Point21 { x: -1.1, y: -0.6, z: 0.8 }, Point21 { x: 0.9, y: -0.3, z: -1.2 }, Point21 { x: 0.35, y: 1.1, z: -0.3 }, Point21 { x: -0.7, y: 1.2, z: 0.5 }, Point21 { x: -0.2, y: -0.6, z: 0.3 }, Point21 { x: -1.1, y: 0.4, z: 1.1 }, Point21 { x: 1.4, y: 0.2, z: 1.4 }, Point21 { x: -1.2, y: 1.3, z: -0.9 }, Point21 { x: 0.6, y: 0.4, z: 0.9 }, Point21 { x: 1.4, y: 1.4, z: 0.3 }]) calls Body21::shifted, p21_helper, p21_inner),
        program!(p22(1.2, 0.1, &[0.6, 0.6, -0.7, 0.3, 0.1, 0.9, 0.6, 0.4, 0.6, -1.0, 0.4], &[-0.6, -0.5, -1.0]) calls p22_helper),
        program!(p23(&[-0.9, -0.1, 0.4, 0.1], 1.0, &[0.4, 0.4, -1.1, -0.9, -1.2, -0.2, -1.1, 0.2, -0.3, -0.8, -0.7]) calls Body23::advance, Point23::new),
        program!(p24(4, &mut Body24 { at: 0.8, k: 0.2 }, [1.4, 0.1]) calls Body24::energy, Body24::advance, p24_helper),
        program!(p25(0.6, 0.1, &[[0.7, 0.35], [-0.5, -0.3]]); pulled (1.0, 1.0)),
        program!(p26(0.3, [[0.8, 0.7], [-0.9, -0.6], [1.2, -0.6]], &mut Point26 { x: -0.4, y: 1.1, z: -0.1 }) calls Point26::advance, Body26::shifted, p26_helper),
        program!(p27(&[1.3, -0.4, 0.3, 1.0], &mut 0.5, &[-0.6, -0.6, -0.9, -0.8, 0.35, -0.7, -1.2, -0.3, 0.7, -0.5, -0.1], const &vec![1.1, 1.1, -0.7])),
        program!(p28(&mut Point28 { x: -0.3, y: -0.7 }, &[0.7, -0.4, 0.5, 0.5, 0.4]) calls Point28::energy, Point28::advance, p28_helper),
        program!(p29(const &[1.3, -1.0, -0.9, -0.7], vec![-1.1, -0.4, 0.6, -0.7, 1.0]) calls p29_helper),
        program!(p30([0.5, -0.8, 1.3], &mut [0.35, 0.9, 0.1, -0.6, 0.7]) calls p30_helper, p30_inner; pulled ([-0.7, 0.3, -0.7], vec![0.5, 0.5, -0.7, 1.0, -0.7])),
        program!(p31(&[-0.8, 1.3, 0.9, 1.0], vec![-1.2, -0.9, 0.3, 1.1, 1.1], &[Point31 { x: 0.6, y: -0.6, z: -0.2 }, Point31 { x: 1.4, y: 0.4, z: -0.3 }], &mut Point31 { x: -1.1, y: 1.1, z: -0.8 }) calls Point31::energy, Point31::norm),
        program!(p32([[0.2, -0.6], [-0.8, 0.8], [-0.3, -0.7]]) calls Point32::energy, Point32::advance, Point32::new, p32_helper),
        program!(p33(0.2, 4, 2)),
        program!(p34(Point34 { x: -0.7, y: 0.4, z: 0.35 }, &[0.5, 0.8], 3, vec![1.4, 0.4, -0.3]) calls Point34::energy, Point34::shifted, Point34::new, p34_helper),
        program!(p35(false, &Point35 { x: 1.1, y: 0.2 }) calls Point35::energy, Point35::norm, p35_helper; pulled -0.7),
        program!(p36(-0.3) calls p36_helper, p36_inner),
        program!(p37([-0.7, 0.5, 0.4, 1.2], 1.1); pulled ([1.0, -2.0], 1.0)),
        program!(p38(&Point38 { x: -1.2, y: 0.3, z: 0.3 }, -0.3, const -0.6, &mut Body38 { at: -0.7, k: [-0.9, 0.2, -0.7, 1.3, -1.2, 0.2, 0.5, -0.5, -0.6, -0.4], rates: vec![0.3, 0.3, 1.0], parts: 0.6 }) calls Point38::new, p38_helper; pulled (Body38Tangent { at: 0.5, k: [-0.7, -2.0, -0.7, 1.0, -2.0, 0.3, -0.7, 1.0, -0.7, -0.7], rates: vec![1.0, -2.0, 0.3], parts: 0.5 }, Body38Tangent { at: 1.0, k: [1.0, 1.0, -2.0, 0.3, 0.3, -0.7, -2.0, 0.5, 0.3, 0.3], rates: vec![1.0, -2.0, 0.3], parts: -2.0 })),
        program!(p39(&[[0.6, -0.8], [0.1, 1.4], [-0.9, 0.6]], Point39 { x: 1.3, y: 0.8, z: 1.4 }, 2, &[-0.4, 1.4, -0.2]) calls Point39::norm, Point39::new; pulled [1.0, -2.0]),
    ]
}
