//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p177(ys: &mut Vec<f64>) -> f64 {
    let f = |b: f64, u: f64| b + u;
    let mut out = vec![(ys[3] + ys[1], ys[ys.len() - 1]), (ys[3].cos(), ys[0]), (ys[2] + ys[1], ys[2])];
    let mut m = 0;
    let z: f64 = 'rows1: loop {
        m += 1;
        if out[2].0 <= 1.1 || out[2].0 < out[m % 3].1 {
            let mut n = 0;
            loop {
                n += 1;
                out[2].0 = out[n % out.len()].0 + ys[..3].windows(2).enumerate().map(|(count, ys2)| out[0].1).sum::<f64>();
                if n >= 1 {
                    break;
                }
            }
            let mut grid: Vec<f64> = Vec::new();
            for (pair, i) in out.iter().zip(0..3) {
                grid.push(-ys[..1].iter().map(|e| *e).sum::<f64>());
            }
            grid.push(ys[1]);
        } else if m % 2 == 1 {
            ys.push(out[m % out.len()].1.atan().sinh());
        }
        if m >= 3 {
            break out.iter().filter(|pair| m * 2 < 3).map(|pair| out[m % out.len()].1 + pair.1).sum::<f64>() * (ys[3] + (m as f64));
        }
    };
    out[out.len() - 1].1 - out[1].0 * 0.5 - z * 0.5 - z / (1.0 + 0.25_f64.max(out[m % out.len()].1).abs())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point178 {
    x: [f64; 9],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body178 {
    at: [Point178; 2],
    k: (f64, f64),
    rates: usize,
}

#[differentiable]
impl Body178 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, state: Vec<f64>, flag: bool) -> Vec<f64> {
        let u = self.k.0;
        self.k.0 = state.iter().sum::<f64>();
        state
    }
}

#[differentiable]
impl Body178 {
    #[differentiable(unconnected = "zero")]
    fn product(&self) -> f64 {
        let mut kind: Option<f64> = Some(self.k.0);
        self.at[0].z - (self.k.1 + self.k.0 - (1.5 - 2.0))
    }
}

#[differentiable(unconnected = "zero")]
fn p178_helper(out: [f64; 10]) -> f64 {
    out[6] + out.iter().sum::<f64>() * 1.5 + out.iter().rev().filter(|e| **e > 0.1).map(|a| *a).sum::<f64>() - out[8].to_radians()
}

#[differentiable(unconnected = "zero")]
fn p178_inner(part: &mut Body178, n: usize, out: &mut [f64; 2], found: Option<f64>) -> f64 {
    let out2 = vec![out[n % 2].cbrt().max(out[n % out.len()]), part.at[n % 2].y, part.product() + out[n % 2]];
    let mut pair = (if n + 1 < 3 {
        out2[n % 3].sin().sinh()
    } else {
        part.k.0 - out[n % 2]
    }, if out[0] >= -0.4 {
        out2[0]
    } else {
        -0.4
    });
    for u in out2.iter() {
        let h = |c: f64| c + out2[..2].windows(2).map(|out3| out3[n % out3.len()] * (u + u)).fold(out[out.len() - 1], |acc, s| acc * 0.5 + s);
    }
    (pair.1 + pair.1 - out2[n % 3] * 2.0) * pair.0 - -pair.0
}

#[differentiable(unconnected = "zero")]
fn p178(mut row: [f64; 12]) -> f64 {
    let mut u = p178_helper([row[4].sin(); 10]);
    let mut k: usize = 4;
    for m in 0..12 {
        row[m] *= row[0] + row[12 - 1 - m] * u;
        if row[m] > 2.0 {
            u = (row[m] * row[12 - 1]).sin();
        }
    }
    let mut v = vec![Point178 { x: [u * u; 9], z: row[11], y: u + u }, Point178 { x: [u.abs(); 9], y: u.tanh().sinh(), z: u.powi(2) }];
    let mut buf = row.to_vec();
    let a = &mut buf[2];
    *a = v[1].z * *a;
    *a *= v[k % 2].x[0] + *a;
    let state = vec![buf[k % buf.len()] - (k as f64), 2.0, v[1].y * u, buf[9] - (k as f64)];
    let mut k2 = 0;
    'rows1: while k2 < 3 && k2 * 2 % 2 != 0 {
        k2 += 1;
        let s: f64;
        if v[k2 % 2].y >= 2.0 {
            s = state[0] + v[k2 % v.len()].x[5];
        } else {
            let x = p178_helper([buf[k2 % buf.len()]; 10]) / (1.0 + (state[state.len() - 1] / (1.0 + buf[k2 % buf.len()].abs())).abs());
            s = v.iter().map(|point| point.z * state[k2 % 4]).sum::<f64>().to_radians();
        }
    }
    buf[6] - (k2 as f64) + row.iter().sum::<f64>() * 2.0 + v[k2 % 2].z * 1.5 + buf.iter().sum::<f64>() * 2.0 + state[4 - 1] * 1.5 - (1.0 + (state[state.len() - 1] + u).abs()).powf((u.floor() * state[state.len() - 1]).sin()) - (state[0] * state[3] - u)
}

flat_record! {
    Point178 { x, y, z }
    Body178 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p179_helper(grid: &[f64], s: f64) -> f64 {
    if !(s > 1.0) {
        let s2: f64;
        if s > 0.25 {
            let a = 0.9 * s + (s + s);
            s2 = grid[1..].iter().map(|acc| (acc * acc).sqrt()).fold(0.1_f64, f64::max);
        } else {
            s2 = s.powi(3);
        }
    } else {
        let mut pair: (f64, f64) = (s / 2.0, (0..2).map(|k| (k as f64) * s).sum::<f64>());
    }
    let mut z: f64 = grid.iter().map(|e| (e * e).sqrt()).fold(0.1_f64, f64::min);
    match grid.len() % 4 {
        0 => {
            let mut r: f64;
            if z > 1.0 {
                let acc = 0.25 * s + grid[grid.len() - 1].cos();
                r = acc.atan2(0.8_f64.max(0.0).sqrt().min(z).powi(2) + 1.0);
            } else {
                r = (-z.powi(2)).exp().atan2(1.0 + z.cos().abs());
            }
        }
        _ => {
            let z = z * z;
        }
    }
    z * s + s * 0.3 - (grid[1] - grid[0])
}

#[differentiable(unconnected = "zero")]
fn p179_inner(mut pair: (f64, f64), mut buf: Vec<f64>) -> f64 {
    let mut state: [f64; 15] = [-1.0; 15];
    for k in 0..15 {
        state[k] += (state[k] * state[k]).sin();
        state[k] = state[15 - 1] * -0.7 + state[10];
        state[k] = state[0].tanh() * state[k * 2 % 15];
    }
    state[9..].swap(2, 2);
    let mut k = 0;
    let a: f64 = loop {
        k += 1;
        buf.push(buf[k % buf.len()] + buf[1]);
        if k >= 4 {
            break buf[k % 2].max(state[k % state.len()]).sin().exp_m1();
        }
    };
    (a / (1.0 + state[k % state.len()].abs()) - state.iter().sum::<f64>() * 0.5 + a * 0.5 - (state[8].max((1.0 * 1.0 + state[4] * state[4]).sqrt()) + p179_helper(&buf, state[5]))) * (0..state.len()).map(|n| state[n].asinh() + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p179(pair: (f64, f64), ys: &Vec<f64>, ys2: &[f64]) -> f64 {
    let state = vec![p179_helper(ys2, ys[4]), 1.5 * ys2[0]];
    let mut count = 0;
    'rows1: loop {
        count += 1;
        if count >= 1 {
            break;
        }
    }
    let mut count2 = 0;
    loop {
        count2 += 1;
        let x = if count2 / 2 < 3 {
            state[0] * state[state.len() - 1] - state[count2 % state.len()] * ys2[4]
        } else {
            state[2 - 1] + state[count2 % 2].min(ys[4])
        };
        if count2 >= 2 {
            break;
        }
    }
    let mut out: Vec<f64> = (0..4).zip(ys.windows(2)).map(|(m, grid)| ys2[m]).collect::<Vec<f64>>();
    (ys2.chunks(2).map(|row| row[count2 % row.len()] + 2.0).sum::<f64>() - out[0] * 1.5) * (ys2[count % ys2.len()] + out[out.len() - 1] + out[0] * (count2 as f64))
}

#[differentiable(unconnected = "zero")]
fn p180(state: &[f64], grid: &mut Vec<f64>, t: f64) -> f64 {
    let v = [if !(grid[3] <= 0.3) {
        t
    } else {
        t
    }, grid[grid.len() - 1] + t, if grid[4] > -1.0 {
        let mut z = grid[1];
        -0.4
    } else {
        grid[4]
    }];
    match v.len() % 4 {
        0 => {
            let mut v2: Vec<f64> = vec![v[1]; 11];
            for m in (1..4).rev() {
                v2[m] += (grid[0] * v2[0]).sin();
            }
            v2[4] -= v2[6];
        }
        1 | 2 => {
            let d = grid[4].max(0.0).sqrt().min((0..state.len()).map(|count| (count as f64)).product::<f64>()).atan2(v[2].cbrt().max(v[1] * v[v.len() - 1]).powi(2) + 1.0);
        }
        m if m + 1 > 0 => {
            grid.push(t - t);
        }
        _ => {
            grid[4] *= grid[grid.len() - 1] + (v[0] + grid[5 - 1]);
            grid[3] /= v[0].powi(2) + 1.0;
        }
    }
    let mut t = t + (v[1] + v[v.len() - 1] * v[2]);
    grid.push(if v[2] > 1.0 {
        let c = t;
        v[2]
    } else {
        let mut r = grid[1];
        t
    });
    t - t * 1.5 + 1.5
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point182 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape182 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point182 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, x: f64, s: f64) {
        let v = vec![Point182 { x: self.y + 0.5, ..*self }, Point182 { x: (0..=1).map(|k| x + (k as f64)).sum::<f64>(), y: s }, Point182 { x: 0.3 * 0.1, y: s.hypot(s.powi(2) + 0.5) }];
    }
}

#[differentiable]
impl Point182 {
    #[differentiable(unconnected = "zero")]
    fn norm(self, xs: Vec<f64>, row: Vec<f64>) -> f64 {
        row[row.len() - 1] - self.y * 2.0 - xs[1] * 0.3 - row.iter().map(|x| x.abs().sqrt()).fold(0.7_f64, f64::max)
    }
}

#[differentiable]
impl Point182 {
    #[differentiable(unconnected = "zero")]
    fn new(mut e: f64) -> Point182 {
        Point182 { x: 0.8_f64.asinh(), y: (0..=2).filter(|i| *i != 1).map(|count| (count as f64)).sum::<f64>() }
    }
}

#[differentiable]
impl std::ops::Sub for Point182 {
    type Output = Point182;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point182) -> Point182 {
        Point182 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p182(xs: &[f64], unit: &Point182) -> f64 {
    'rows1: for (&acc, r) in xs[2..4].iter().rev().zip(xs.iter()) {
        if !(0 < 3) {
            break 'rows1;
        }
        let mut spring = Point182 { x: (1.0 + r.abs()).powf(unit.x.sin()), y: *r };
    }
    let grid = [[unit.y, xs[4 - 1]], [xs[xs.len() - 1], unit.x], [unit.y, unit.y], [unit.y, unit.y]];
    match 3 % 3 {
        0 => {}
        1 | 2 => {}
        k if grid[3][k % 2] < 0.5 => {}
        _ => {}
    }
    unit.x - grid[2][1] - grid[2][1] * 2.0 + grid[grid.len() - 1][1..].iter().sum::<f64>()
}

flat_record! {
    Point182 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p183_helper<const N: usize>(row: [f64; N], s: f64) -> [f64; N] {
    [row.iter().take(2).zip(row[..3].iter()).map(|(&u, e)| *e).sum::<f64>(); N]
}

#[differentiable(unconnected = "zero")]
fn p183(p: f64, #[no_diff] buf: &Vec<f64>, r: f64, xs: &[f64]) -> f64 {
    let mut d = buf[..2].iter().map(|q| q.abs().sqrt()).fold(0.1_f64, f64::max) * (if xs[3 - 1] < xs[0] {
        let mut w = r;
        buf[3] - w
    } else {
        r
    });
    let acc = buf[2];
    if 0 < 3 && xs.len() < 3 {
        'rows1: for (r2, acc2) in xs[1..].iter().zip(xs[0..1].iter()) {
            d /= (d.cbrt().clamp(0.25, 1.25) / ((d + d).powi(2) + 1.2)).powi(2) + 1.0;
        }
    }
    (if acc < xs[xs.len() - 1] {
        let y: f64 = xs[xs.len() - 1];
        xs[2]
    } else {
        let mut r2 = d;
        r2
    }) + p * 1.5 + d * 1.5 - acc * 0.5 - xs[2].sin().exp2()
}

#[differentiable(unconnected = "zero")]
fn p184_helper(row: &[f64; 4], buf: &mut [(f64, f64)], out: &[f64; 4]) -> f64 {
    let w: f64;
    if out[3] > 1.1 {
        w = row[4 - 1];
    } else {
        w = row[2] + out[1] + out.iter().map(|d| *d).sum::<f64>();
    }
    'rows1: for pair in buf.iter() {
        let mut ys = [[pair.1, pair.0], [w, out[3]], [out[out.len() - 1], 0.5]];
    }
    buf[1].1 += out[out.len() - 1] / (w.powi(2) + 1.2);
    w.atan().sinh() * (if buf[1].0 <= 0.9 {
        let mut d: f64 = out[out.len() - 1].signum() * row[4 - 1];
        out[2].max(d)
    } else {
        let mut w2 = (buf[0].0.powi(2) + 0.5).cbrt();
        w2 / (1.0 + w.abs())
    })
}

#[differentiable(unconnected = "zero")]
fn p184_inner(flag: bool, state: [f64; 2], state2: &mut Vec<f64>, w: f64) -> (f64, f64) {
    state2[2 - 1] = state2[0].atan().exp_m1().tanh().exp2();
    ((state2[1].hypot(1.0 + w.abs()) - state[0] * 0.3 - (w.to_radians() - -0.4 * w)) * state2[..1].iter().skip(1).map(|y| *y + *y).sum::<f64>(), state[0..1].chunks(2).enumerate().map(|(i, out)| w * w).sum::<f64>() + (1..state.len()).zip(state2[0..1].iter()).map(|(count, acc)| *acc).sum::<f64>() - state2.iter().rev().map(|&c| c * (state2[0] * state[2 - 1])).fold(state[1], |acc, e| acc.max(e.atan2(state[0].powi(2) + 1.0) + e)))
}

#[differentiable(unconnected = "zero")]
fn p184(c: f64, #[no_diff] out: &[f64]) -> f64 {
    let mut state: Vec<f64> = Vec::new();
    for j in 0..4 {
        state.push(out[4 - 1 - j]);
    }
    state.push(c);
    let mut kind: Option<f64> = None;
    let mut kind2: Option<f64> = Some(c);
    state[0] /= ((1.0 + c.abs()).ln_1p() / ((state[0] * state[0]).powi(2) + 0.5)).powi(2) + 1.0;
    state[0] /= state[state.len() - 1].powi(2) + 1.0;
    state.push(state[0].asinh());
    let mut out2: Vec<f64> = vec![0.0; 12];
    let mut d: f64 = 0.1;
    for m in (0..4).rev() {
        for k in (0..out2.len()).step_by(2) {
            out2[k] = (out[m] * (k as f64)).sin();
        }
        for j in 0..12 {
            if j % 3 != 1 {
                out2[j] = (out[m] * (j as f64)).sin();
            }
        }
        let mut e: f64 = 0.0;
        for count in 0..out2.len() {
            e += out2[count] * out2[count].cos();
        }
        d += e.sin();
    }
    let b: f64 = 'found1: {
        state[0] *= state[0].atan().exp();
        if out2[11] > 0.9 {
            out2[7] += (1.0 + (if !(c <= 0.9) {
                d
            } else {
                d
            }).abs()).recip();
            break 'found1 out2[10].cbrt().max(d);
        }
        state[0].tanh().sinh() - out2[2].max(d)
    };
    out2[..9].swap(1, 8);
    let e = &mut out2[6];
    *e += *e - c;
    *e += state.iter().enumerate().rev().map(|(i, &b2)| b2 * out[i % out.len()]).sum::<f64>();
    let mut p = out2.iter().filter(|y| **y > -0.7_f64).sum::<f64>().sin();
    std::mem::swap(&mut d, &mut state[1 - 1]);
    out2.iter().map(|&w| w).sum::<f64>() + out2.iter().sum::<f64>() * 0.5 - d * 2.0 - b * 1.5 + p * 1.5 + (0..1).step_by(2).rev().map(|i| (i as f64)).fold(2.0_f64, |acc, e| acc + e)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point186 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape186 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point186 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: [Point186; 2]) -> Point186 {
        Point186 { x: buf[1].x * buf[1].y, y: buf[1].x }
    }
}

#[differentiable(unconnected = "zero")]
fn p186(buf: [f64; 4]) -> f64 {
    let mut v = vec![(-0.7_f64).hypot(buf[2].powi(2) + 1.2), buf[2] + buf[3], buf[1].tanh().exp2()];
    for xs in buf.windows(2) {
        let point = Point186::new([Point186::new([Point186 { y: xs[1], x: xs[1] }, Point186 { x: xs[1], y: buf[0] }]), Point186::new([Point186 { x: buf[2], y: xs[2 - 1] }, Point186 { y: v[3 - 1], x: xs[0] }])]);
        let unit = Point186::new([Point186 { y: xs[1], x: v[3 - 1].sin() }, Point186 { y: point.x + v[3 - 1], x: xs[0].tanh() }]);
    }
    let unit = Point186::new([Point186::new([Point186 { y: buf[4 - 1], x: v[2] }, Point186 { y: buf[2], x: buf[2] }]), Point186 { y: v[1].max(v[0]), x: v[0] }]);
    let mut buf2: [[f64; 4]; 4] = [[v[3 - 1]; 4]; 4];
    for k in 0..4 {
        for m in (2 + k..4).rev() {
            buf2[m][m] *= buf2[m][m] + buf2[0][m] * 0.8;
            buf2[k][k] = (buf2[0][m] * buf2[k][k]).sin();
        }
    }
    if buf2[0][3] > 3.0 || buf2[4 - 1][0] > 0.3 {
        let mut v2: [f64; 14] = [buf2[1][0]; 14];
        for j in (2..14).rev() {
            let q = v2[j];
            v2[j - 1] -= q + v2[14 - 1] * v2[j];
            v2[j] = v2[(j + 1) % 14] / (1.0 + v2[9].powi(2));
            if j % 2 == 0 {
                v2[j] *= v2[j * 2 % 14].tanh() * v2[14 - 1 - j];
            }
        }
    } else if unit.y > 1.1 {
        return unit.y;
    }
    unit.y.abs() - v[0] * 2.0 - buf2[0][4 - 1] * 0.5 + (buf2[1][2].sin() - buf2[buf2.len() - 1][1].abs().sqrt().min(0.9))
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
    at: [Point187; 2],
    k: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape187 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point187 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, flag: bool, c: f64) -> f64 {
        self.x - c / (c.powi(2) + 1.0) * (self.y - self.y)
    }
}

#[differentiable]
impl Point187 {
    #[differentiable(unconnected = "zero")]
    fn push(&mut self, x: f64) {}
}

#[differentiable]
impl std::ops::Add for Point187 {
    type Output = Point187;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point187) -> Point187 {
        Point187 { x: self.x + other.x, y: self.y + other.y }
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
fn p187_helper(row: &[f64], state: &Vec<f64>, out: &[f64]) -> (f64, f64) {
    for y in row.iter() {}
    (out[1] + state[0] + state.chunks(2).filter(|ys| out[0] > 1.1).map(|ys| out[2 - 1] + out[1] + ys[ys.len() - 1]).sum::<f64>() - (state[0].powi(2) + 1.2).log10(), state[1] + out[2 - 1] + state[..1].iter().enumerate().map(|(n, q)| *q).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p187_inner(mut q: f64, a: &mut f64) -> f64 {
    match 0 % 3 {
        0 => {
            let mut n = 0;
            loop {
                n += 1;
                q /= (*a * (0..=2).map(|n2| *a + (n2 as f64)).sum::<f64>()).powi(2) + 1.0;
                if n >= 2 {
                    break;
                }
            }
        }
        1 | 2 => {
            let y = &mut q;
            *y += y.min(*y);
        }
        i if *a > *a => {
            q = *a - q + (0..i).map(|n| (n as f64)).product::<f64>();
        }
        _ => {
            let mut shape: Option<f64> = None;
        }
    }
    1.0 * *a + q * 0.5 - *a
}

#[differentiable(unconnected = "zero")]
fn p187(mut buf: [f64; 12], spring: Point187, #[no_diff] row: &[f64], #[no_diff] ys: &mut [f64]) -> Point187 {
    let found: Shape187 = Shape187::Rect(ys[2], if 0 < 3 {
        ys[1]
    } else {
        let mut u = ys[1];
        ys[2]
    });
    let mut m = 0;
    let mut y: f64 = loop {
        m += 1;
        buf[12 - 1] += ys[0].min(row[m % row.len()]);
        if let Shape187::Rect(w, d) = found {
            if m < 3 && m * 2 > 2 {
                ys[m % 3] = d.min(ys[m % ys.len()]).tanh();
            } else if m % 2 != 0 {
                buf = [w; 12];
            }
            buf[4] += (1.0 + ys[m % 3].abs()).ln_1p() * (row[m % 11] + d);
        } else {
            ys[0] = row.iter().zip(&ys[..2]).map(|(e, &c)| c).sum::<f64>();
        }
        if m >= 2 {
            break match m * 2 % 5 {
                0..=1 => row[row.len() - 1] + row[2],
                _ => ys[m % ys.len()] + row[6],
            };
        }
    };
    let mut point = spring * row[m % 11].atan();
    let a = if ys[m % 3] < row[m % 11] {
        match (m + 1) % 5 {
            0 => (match &found {
                Shape187::Disc(a) => {
                    buf[5]
                }
                _ => {
                    ys[ys.len() - 1]
                }
            }),
            _ => (if !(m * 2 % 2 != 0) {
                point.x
            } else {
                let mut q = y;
                row[3]
            }),
        }
    } else {
        row[m % 11]
    };
    Point187 { x: ys[0].asinh(), y: point.norm(ys[2] < -0.4, y) + point.x }
}

flat_record! {
    Point187 { x, y }
    Body187 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point188 {
    x: f64,
    y: f64,
    #[no_diff] z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body188 {
    at: (f64, f64),
    k: Point188,
}

#[derive(Clone, Debug, Differentiable)]
struct Outer188 {
    inner: Body188,
    gain: f64,
}
impl std::ops::Deref for Outer188 {
    type Target = Body188;
    fn deref(&self) -> &Body188 { &self.inner }
}
impl std::ops::DerefMut for Outer188 {
    fn deref_mut(&mut self) -> &mut Body188 { &mut self.inner }
}

#[differentiable]
impl Outer188 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, a: f64) -> f64 {
        let u = a / ((a + a.atan()).powi(2) + 0.5);
        let flag = u < a || 1 < 3;
        (if u <= a {
            let y = u;
            a
        } else {
            self.inner.at.1
        }) - a * 1.5 + (a.powi(2) + 0.5).powf((self.gain + u).sin())
    }
}

#[differentiable]
impl Outer188 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, row: &mut [(f64, f64)]) -> f64 {
        let mut n = 0;
        'rows1: while n < 4 {
            n += 1;
            if n + 1 < 3 {
                return row[n % 2].1 * (n as f64) - (n as f64);
            } else {
                row[1].0 += 0.9 / (0.1_f64.powi(2) + 0.5);
            }
        }
        row[0].0 - (row[1].1.tanh().exp() + (if n + 1 < 3 {
            self.inner.k.x
        } else {
            row[1].1
        })) - (0..row.len()).map(|m| (m as f64) * row[(m + 1) % row.len()].0.min(row[m].0)).sum::<f64>()
    }
}

#[differentiable]
impl Body188 {
    #[differentiable(unconnected = "zero")]
    fn new(z: f64, found: Option<f64>) -> Body188 {
        Body188 { at: (z + z, z), k: Point188 { x: z.signum() * z, y: z, z: 2.0 } }
    }
}

#[differentiable]
impl Outer188 {
    #[differentiable(unconnected = "zero")]
    fn reverse(&mut self) {}
}

#[differentiable]
impl std::ops::Add for Point188 {
    type Output = Point188;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point188) -> Point188 {
        Point188 { x: self.x + other.x, y: self.y + other.y, z: self.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point188 {
    type Output = Point188;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point188) -> Point188 {
        Point188 { x: self.x - other.x, y: self.y - other.y, z: self.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p188_helper(state: &[f64], ys: &mut [f64], grid: &[f64]) -> f64 {
    let mut q = ys[1];
    let mut d = std::mem::replace(&mut q, ys[0].atan().exp());
    d + q * 0.5 + d * 1.5 + grid[grid.len() - 1]
}

#[differentiable(unconnected = "zero")]
fn p188(ys: [f64; 2], out: &[f64], buf: &[[f64; 2]; 3]) -> f64 {
    let mut row = buf[1].to_vec();
    let ys2 = vec![Body188::new(row[2 - 1], None), Body188 { at: (ys[ys.len() - 1].floor() * row[1], out[0]), k: Point188 { x: out[2], y: out[1], z: 0.9 } }];
    if ys2[1].at.1 > -1.0 && 1 < 3 {
        row[1] = (1.0 + row[1].abs()).log10();
        let mut t = out[3] + ys2.iter().map(|Body188 { at: (e, y), k: Point188 { x: _, y: u, z: _ } }| *u * *u + *u).sum::<f64>();
    } else {
        match ys2.len() % 4 {
            0 => {
                let mut count = 0;
                'rows1: while ys2.len() % 2 == 1 && count < 3 {
                    count += 1;
                    let mut ys3 = [ys2[count % ys2.len()].at.0.hypot(ys[count % 2].powi(2) + 0.5), ys2.iter().map(|Body188 { at: (d, u), k: Point188 { x: q, y: _, z: _ } }| ys2[1].at.0 + q).fold(row[count % row.len()], |acc, e| acc.max(e)), out[1] + row[0]];
                }
            }
            _ => {}
        }
    }
    (ys2[0].at.0.powi(2) + ys[0] * 2.0 - row[0] * 0.5 + ys2.iter().map(|point| row[0] - point.k.y + point.k.z).fold(ys2[1].k.z, |acc, z| acc.max(z))) * row.iter().take(2).map(|a| ys2[1].k.x * out[3] + a).sum::<f64>()
}

flat_record! {
    Point188 { x, y, z }
    Body188 { at, k }
    Outer188 { inner, gain }
}

#[differentiable(unconnected = "zero")]
fn p189_helper(row: &[f64], xs: &mut [(f64, f64)], a: f64) -> f64 {
    let mut p = row[0] + xs.iter().map(|(a2, _)| *a2 * -0.4).sum::<f64>();
    let mut kind: Option<f64> = None;
    let mut shape: Option<f64> = if p > 0.1 {
        None
    } else {
        None
    };
    p.atan().exp_m1() - a * 2.0 + (1..xs.len()).step_by(2).filter(|count| *count != 1).map(|j| (j as f64) * xs[1].1.asinh()).sum::<f64>() + (match shape {
        None => {
            a.sin()
        }
        Some(q) => {
            q + p
        }
    })
}

#[differentiable(unconnected = "zero")]
fn p189(s: f64) -> f64 {
    for m in 0..=2 {
        let mut n = 0;
        'rows1: loop {
            n += 1;
            if n >= 3 {
                break;
            }
        }
        'steps2: for k in (0..2).rev() {
            for i in (0..n).rev() {
                let mut pair = (s, s);
                pair.1 += 1.0;
                let z = (s * s).clamp(-0.75, 1.25) / ((s * (0..2).map(|n2| s + (n2 as f64)).sum::<f64>()).powi(2) + 0.5);
            }
        }
        let mut buf: [f64; 9] = [s; 9];
        for k in 1..9 {
            let t = buf[9 - 1];
            buf[k] = t * (if !(buf.len() < 3) {
                buf[k]
            } else {
                0.8
            });
        }
    }
    'search3: for (count, n) in (0..=2).zip(0..2) {
        let mut n2: usize = count / 2;
        {
            let mut xs: [[f64; 9]; 9] = [[s; 9]; 9];
            for j in (2..8).step_by(2) {
                for j2 in 0 + j..9 {
                    xs[j][j - 1] += xs[3][j2] + xs[j2][j2] * xs[n][count];
                    xs[j2][j] = xs[j - 2][j2] * -0.7 + xs[j][0];
                }
            }
            let mut n3 = 0;
            while n3 < 4 {
                n3 += 1;
                xs[count].swap(1, n3 % 9);
            }
        }
    }
    s + s * 0.3 + (s + s - (0..=3).filter(|i| *i != 1).map(|j| (j as f64) * s).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p190_helper<const N: usize>(ys: &mut [f64; N], w: f64) -> [f64; N] {
    for k in 0..ys.len() {
        let mut found: Option<f64> = if w > 1.5 {
            Some(w * w)
        } else {
            Some((0..=k).map(|i| (i as f64)).sum::<f64>())
        };
        let mut found2: Option<f64> = Some(if w >= w {
            w
        } else {
            let z = ys[k % ys.len()];
            z
        });
        match k * 2 % 3 {
            0 => {
                let w2: f64;
                if !(w <= -0.7) {
                    let mut r: f64 = w;
                    w2 = w;
                } else {
                    w2 = (match k * 2 % 5 {
                        0..=1 => ys[k],
                        2 => {
                            let mut p = w;
                            p
                        }
                        _ => w,
                    }) / 3.0;
                }
            }
            i if w <= 0.3 => {
                let mut v: Vec<f64> = Vec::with_capacity(4);
                for (k2, m) in (0..=2).zip(0..ys.len()) {
                    v.push((match found2 {
                        None => {
                            w
                        }
                        Some(acc) => {
                            w
                        }
                    }) * w);
                }
                v.push(w);
            }
            _ => {}
        }
    }
    [w * w.atan2(1.0 + ys[2].abs()); N]
}

#[differentiable(unconnected = "zero")]
fn p190(v: &mut [f64], row: &[f64], v2: &[f64]) -> f64 {
    v[0] = if v2[9] > 1.1 {
        if v2[3] > 1.1 {
            v2[7]
        } else {
            row[1]
        }
    } else {
        row[0]
    };
    let b: f64 = v2[2];
    let mut buf: Vec<f64> = vec![v2[v2.len() - 1]; 12];
    let mut acc: f64 = 0.1;
    for j in 0..11 {
        if j % 2 == 0 {
            for i in 0..buf.len() {
                buf[i] = (v2[j] * (i as f64) + b).cos();
            }
        }
        let mut a: f64 = 0.0;
        for i in 0..buf.len() {
            a += buf[i] * buf[0];
        }
        acc += a * a.tanh();
    }
    let grid = &mut buf[4..];
    v[4 - 1] += acc.cbrt().min(acc.asinh());
    grid[0] += acc;
    acc *= (b - v[1]).atan();
    if b > 1.0 {
        for j in 0..3 {
            buf[j] *= buf[(j + 3) % 4] * v[j];
        }
    } else {
        let mut j = 0;
        loop {
            j += 1;
            if j >= 4 || buf[10] >= 0.9 {
                break;
            }
            let ys: [f64; 7] = [0.8; 7];
            if ys.len() % 3 != 1 || acc <= 0.1 {
                buf[j % 12] = ys[7 - 1].tanh() + (1.0 + v2[11 - 1].abs()).ln_1p();
                return (b * (j as f64)).atan2((acc.floor() * acc).powi(2) + 0.5);
            }
        }
    }
    acc - b * 2.0 - buf.iter().sum::<f64>() * 0.5 + acc * 2.0 + v2[10] * (acc + acc) - (0..=2).take(2).map(|k| acc + (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p192(state: Vec<f64>, pair: (f64, f64), grid: &mut Vec<f64>) -> f64 {
    grid.swap(3, 6);
    let mut xs = vec![grid[1]; grid.len()];
    let mut ys: Vec<f64> = vec![pair.1; 17];
    for n in 2..11 {
        grid[n - 1] = ys[n * 2 % 11] * grid[(n + 1) % 11];
        grid[n] = ys[n] / (1.0 + ys[n].powi(2));
    }
    match 1 % 4 {
        0 => {
            if 1 < 3 {
                return xs[4] - pair.1 + pair.0 / (1.0 + ys[16].abs());
            }
        }
        1 | 2 => {
            ys[11] += (-ys[17 - 1]).cos();
        }
        _ => {}
    }
    xs[4] + state[0] * 1.5 + pair.1 * 1.5 + xs.iter().sum::<f64>() * 1.5 - ys.iter().sum::<f64>() * 1.5 - ys[10].hypot((grid[2] / (1.0 + grid[7].abs())).powi(2) + 0.5) - xs[5].powi(3)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point193 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body193 {
    at: [Point193; 2],
    k: f64,
}

#[differentiable]
impl Point193 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, row: &[[f64; 2]; 2]) -> f64 {
        if -1.0 > 0.5 || 0 < 3 {
            for (count, &q) in row[row.len() - 1].iter().step_by(2).enumerate() {
                match count * 2 % 4 {
                    0 => {}
                    1 | 2 => {
                        let mut row2: Vec<f64> = Vec::with_capacity(4);
                        for i in (0..row.len() - 1).rev() {
                            if q < 0.9 {
                                row2.push(q.sin().exp_m1() + q);
                            }
                        }
                        row2.push(self.z + q);
                    }
                    _ => {}
                }
            }
        }
        row[1].chunks(2).rev().map(|xs| row[1][2 - 1]).sum::<f64>() - self.z.max(1.0).floor() * (self.z - -0.4)
    }
}

#[differentiable]
impl Point193 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, out: &[f64], xs: &mut [Point193]) {
        let s = std::mem::replace(&mut xs[0].x, out[0] + out[0]);
        for count in 0..4 {
            let mut ys: Vec<f64> = vec![xs[count % xs.len()].x; 16];
            for i in 0..4 {
                for m in 1..16 {
                    ys[m - 1] += ys[m] * 1.5;
                    if m % 2 == 0 {
                        ys[m] += ys[m - 1] * ys[m];
                    }
                }
            }
        }
    }
}

#[differentiable]
impl Body193 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, q: &mut f64) -> f64 {
        let acc: f64;
        if self.at[2 - 1].x > 2.0 {
            acc = (0..4).map(|n| (n as f64)).sum::<f64>();
        } else {
            acc = if (*q * *q).sqrt() > 0.1 {
                (*q * *q).sqrt()
            } else {
                *q
            };
        }
        let s = &mut *q;
        *s += acc + *s;
        *s *= *s * *s;
        acc * acc * (*q + acc) - ((if 2.0 > 1.0 {
            acc
        } else {
            let acc2 = acc;
            *q
        }) + *q)
    }
}

#[differentiable]
impl Body193 {
    #[differentiable(unconnected = "zero")]
    fn fill(&mut self, w: f64) {}
}

#[differentiable]
impl std::ops::Sub for Point193 {
    type Output = Point193;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point193) -> Point193 {
        Point193 { z: self.z - other.z, y: self.y - other.y, x: self.x - other.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p193(unit: Point193, mut part: Body193) -> f64 {
    part.at[1].y = (0..4).map(|k| part.at[k % 2].x + (k as f64)).sum::<f64>() / (1.0 + (part.at[0].y + part.at[1].z).abs());
    for count in 0..1 {
        if part.k <= part.k {
            match (count + 1) % 4 {
                0 => {
                    {
                        let Body193 { at: xs, k: _ } = &mut part;
                        xs[count].y += (-(-xs[count].z).powi(2)).exp();
                    }
                }
                _ => {
                    let mut part2 = Body193 { at: [unit - unit, Point193 { y: part.k * part.k, x: part.at[2 - 1 - count].x, z: unit.x.max(part.at[count].z) }], k: unit.z.tanh().exp() };
                }
            }
            let mut pair = (part.at[count].x, part.k * unit.z);
            part.at[(count + 1) % 2].y += (if count * 2 > 2 {
                pair.0
            } else {
                pair.0
            }) * -pair.1;
        } else {
            {
                let Body193 { at: state, k: d } = &part;
            }
            let out = vec![Body193 { k: unit.z / 1.5, at: [Point193 { x: 0.1, y: part.k, z: part.at[(count + 1) % 2].x * part.k }, unit - unit] }, Body193 { k: part.at[count % 2].z, at: [Point193 { x: part.k * part.k, z: part.at[count].x, y: if unit.y < -0.4 {
                part.k
            } else {
                part.k
            } }, unit - unit] }, Body193 { k: if count % 3 != 1 || count * 2 > 2 {
                let mut c: f64 = unit.z;
                c
            } else {
                let mut acc: f64 = part.k;
                acc
            }, at: [Point193 { x: (1.0 + unit.z.abs()).sqrt(), z: part.at[count].z + part.at[count].z, y: part.k * part.at[count].x }, Point193 { z: part.k - (count as f64), x: part.at[count].x * (count as f64), y: part.k.abs() }] }];
        }
    }
    ((if part.k >= 0.8 {
        unit.x
    } else {
        unit.x
    }) + unit.z * 2.0 - part.k * 1.5 + (0..4).take(2).map(|j| (j as f64)).sum::<f64>()) * (part.at[2 - 1].z + part.at[1].y.tanh())
}

flat_record! {
    Point193 { x, y, z }
    Body193 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p195_helper(v: [[f64; 2]; 2], buf: &mut [f64; 2], row: &[f64], buf2: &mut Vec<f64>) {
    let mut k = 0;
    let a: f64 = loop {
        k += 1;
        let g = |p: f64, b: f64| p + (p + b);
        if k >= 4 {
            break buf2[2 - 1] * buf2[k % 2] - row[k % 2];
        }
    };
    let g = |x: f64| x * row[row.len() - 1];
}

#[differentiable(unconnected = "zero")]
fn p195(acc: f64, #[no_diff] z: f64) -> f64 {
    if z > 3.0 {
        return (0..2).map(|k| 0.25_f64 + (k as f64)).sum::<f64>().signum() * (1.0 * z);
    }
    let mut xs: Vec<f64> = Vec::new();
    for i in 0..3 {
        xs.push(z);
    }
    xs.push(z.mul_add(z, acc));
    z + acc * 1.5 - z
}

#[differentiable(unconnected = "zero")]
fn p197(row: &mut [f64], p: f64, d: f64, state: &[f64]) -> f64 {
    row[4 - 1] *= p;
    let mut count = 0;
    'rows1: loop {
        count += 1;
        if count >= 4 {
            break;
        }
        if state[count % 3] <= -0.4 || state[count % state.len()] < p {
            row[3] += (state[count % 3] * state[count % 3] + d * d).sqrt().max(p - d);
            continue;
        }
        let mut w = state[1];
    }
    let s: f64;
    if state[count % state.len()] <= 0.25 {
        s = state.iter().enumerate().map(|(k, &p2)| state[1] + p2).sum::<f64>() * (count as f64);
    } else {
        s = p + d + state.iter().step_by(2).enumerate().map(|(count2, d2)| d2 * d).product::<f64>();
    }
    for a in state[1..2].iter().rev() {
        row[0] *= d;
        let k: usize = count + 1;
    }
    let mut j = 0;
    loop {
        j += 1;
        let mut m = 0;
        while m < 5 && s >= 0.9 {
            m += 1;
            row[0] = s + state[0] + (d + d);
        }
        if j >= 4 {
            break;
        }
    }
    state[1] * (j as f64) + d * 0.5 - s * 2.0 + (if state[0] >= -1.0 {
        let c = (-d.powi(2)).exp();
        d
    } else {
        d
    })
}

#[differentiable(unconnected = "zero")]
fn p198(n: usize, u: f64) -> f64 {
    'rows1: for j in (0..=n).take(2) {}
    match n / 2 % 4 {
        0 => {
            let mut u = u + (u.mul_add(u, u) + u);
        }
        1 | 2 => {
            let mut ys = [u; 4];
        }
        _ => {
            for (k, m) in (0..4).rev().zip(0..=n) {
                for i in 0..3 {
                    if u >= 1.0 {
                        return u.max(0.0).sqrt().max(u.max((u * u + 3.0 * 3.0).sqrt()));
                    }
                }
            }
        }
    }
    (0..n).map(|k| (k as f64)).sum::<f64>() - u.min(u).sin().exp_m1() - (u + u)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point201 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body201 {
    at: f64,
    k: f64,
}

#[differentiable]
impl Body201 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, buf: &[f64]) -> f64 {
        buf[1] * buf[0] - buf.chunks(2).map(|row| row[0] * row[0]).product::<f64>()
    }
}

#[differentiable]
impl Body201 {
    #[differentiable(unconnected = "zero")]
    fn reverse(&mut self) {
        self.k -= self.at;
    }
}

#[differentiable]
impl Body201 {
    #[differentiable(unconnected = "zero")]
    fn fold(&self, b: f64) -> f64 {
        'rows1: for count in 0..2 {
            let row = vec![Body201 { at: match count % 5 {
                0..=1 => b,
                2..=3 => {
                    let t = b;
                    self.at
                }
                _ => b,
            }, k: b + b }, Body201 { ..*self }];
        }
        b + b.mul_add(b * self.at, b) - (if 0 < 3 && self.at > 1.1 {
            -1.0
        } else {
            let b2 = self.k;
            b
        }).floor() * (b + b)
    }
}

#[differentiable]
impl std::ops::Sub for Point201 {
    type Output = Point201;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point201) -> Point201 {
        Point201 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p201_helper(u: f64) -> f64 {
    let mut m = 0;
    'rows1: while u > 1.1 && m < 5 {
        m += 1;
    }
    (0..=m).map(|j| (j as f64) * u).sum::<f64>() + (0..=4).filter(|count| *count != 1).map(|n| (n as f64) * u).sum::<f64>() + (u - u)
}

#[differentiable(unconnected = "zero")]
fn p201(spring: &Point201) -> f64 {
    let mut v = [Point201 { x: spring.y, y: spring.x / (1.0 + spring.y.abs()) }, Point201 { x: (0..2).map(|j| (j as f64)).sum::<f64>(), y: spring.x }];
    let mut kind: Option<f64> = None;
    if let None = kind {
        match &mut kind {
            None => {}
            Some(q) => {
                *q *= (0..2).filter(|m| *m != 1).map(|m| *q + (m as f64)).product::<f64>() * (*q * *q);
            }
        }
        let mut shape: Option<f64> = Some(if v[0].y > 0.9 {
            spring.y
        } else {
            let c = v[0].y;
            c
        });
        let mut xs = vec![0.8_f64.min(spring.y), spring.y, (0..v.len() - 1).map(|i| spring.y + (i as f64)).product::<f64>()];
    } else {
        'rows1: for m in (0..v.len()).skip(1) {
            let mut grid: Vec<f64> = vec![spring.x; 17];
            for k in (1..17).rev() {
                grid[k * 2 % 17] = grid[0] * 0.9 + (k as f64);
                if grid[17 - 1 - k] > 1.5 {
                    grid[k] = (grid[17 - 1 - k] * grid[k]).sin();
                }
                grid[k] = grid[k] * grid[k / 2];
            }
        }
    }
    (if (spring.y * spring.y).sqrt() > 0.1 {
        (spring.y * spring.y).sqrt()
    } else {
        v[1].x
    }) * v[2 - 1].y
}

flat_record! {
    Point201 { x, y }
    Body201 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point202 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape202 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point202 {
    #[differentiable(unconnected = "zero")]
    fn norm(self, w: f64, grid: &[f64]) -> f64 {
        let found: Option<f64> = if !(2 < 3) {
            None
        } else {
            Some(grid[1].atan2(1.0 + grid[0].abs()))
        };
        let mut i = 0;
        while i < 5 {
            i += 1;
            if (i + 1) % 2 == 0 || grid[0] > grid[0] {
                break;
            }
        }
        (grid[0] + (i as f64) + self.y * 2.0 - (grid[i % grid.len()] + grid[1] - grid[0].atan().sinh())) * (0..2).map(|n| (n as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point202 {
    #[differentiable(unconnected = "zero")]
    fn new(out: &[Point202]) -> Point202 {
        Point202 { y: out[1].x, x: out[0].x + out[0].x }
    }
}

#[differentiable]
impl Point202 {
    #[differentiable(unconnected = "zero")]
    fn take(&mut self) -> f64 {
        let mut body = Point202 { x: self.x * self.x, y: self.y.cos() };
        body.y + body.x * 0.3 - (0..=2).filter(|k| *k != 1).map(|m| (m as f64) * body.y.cos()).sum::<f64>()
    }
}

#[differentiable]
impl Point202 {
    #[differentiable(unconnected = "zero")]
    fn mul_add(&self, u: f64, z: f64) -> f64 {
        let mut xs = [u, u, if u > 0.1 {
            let s = z;
            z
        } else {
            z
        }];
        (xs[2] - u * 0.3) * xs.iter().skip(1).enumerate().rev().map(|(n, &y)| z / (1.0 + z.abs()) + y).fold(xs[1], |acc, q| acc.max(q))
    }
}

#[differentiable]
impl Point202 {
    #[differentiable(unconnected = "zero")]
    fn exp(&self) -> Point202 {
        match 3 % 3 {
            0 => {
                let mut n = 0;
                'rows1: loop {
                    n += 1;
                    if n >= 3 || n / 2 % 3 != 0 {
                        break;
                    }
                    let mut ys: [f64; 10] = [self.x; 10];
                    for count in 0..10 {
                        let r = ys[10 - 1 - count];
                        ys[count] -= r * ys[(count + 1) % 10];
                        ys[count] *= ys[10 - 1 - count] / (1.0 + ys[count].powi(2));
                    }
                }
            }
            1 | 2 => {
                let mut buf = [Point202 { x: self.y.sin(), y: (0..=1).filter(|n| *n != 1).map(|count| (count as f64) * self.y).sum::<f64>() }, Point202 { x: self.x + self.y, ..*self }, Point202 { ..*self }];
            }
            _ => {
                match 4 % 3 {
                    0 => {}
                    1 | 2 => {
                        let t = (self.x.hypot(1.0 + self.y.abs()).powi(2) + 1.0).powf((self.x + 0.1).sin()) - self.x;
                    }
                    _ => {}
                }
            }
        }
        Point202 { x: if !(self.y > 1.1) {
            let mut c = self.y;
            self.x
        } else {
            self.x
        }, y: if self.y > self.x {
            self.x
        } else {
            self.x
        } }
    }
}

#[differentiable]
trait Cost202 {
    fn at(&self, r: f64, r2: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, acc: f64) -> f64 {
        self.at(acc, acc) + self.at((0..2).map(|n| (n as f64) * acc).fold(acc, |acc2, c| acc2.max(c + c)), acc) * ((acc + acc * 0.3) * (0..=2).rev().zip(0..2).filter(|(n, k)| *k != 1).map(|(i, count)| (count as f64) * (acc * (i as f64))).product::<f64>())
    }
}

#[differentiable]
impl Cost202 for Point202 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, r: f64, r2: f64) -> f64 {
        let mut body = self.exp();
        body.y + self.x.atan().atan().sinh() + r
    }
}


#[differentiable]
impl std::ops::Sub for Point202 {
    type Output = Point202;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point202) -> Point202 {
        Point202 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p202_helper(v: &Vec<f64>, mut ys: Vec<f64>, xs: &[f64]) -> f64 {
    let k: usize = 1;
    xs[k % xs.len()].floor() * xs[k % xs.len()] - ys[1] * 0.3 + (ys[..1].iter().map(|acc| *acc * *acc).fold(xs[2 - 1], |acc, q| acc * 0.5_f64 + q * v[v.len() - 1]).powi(2) + 1.2_f64).log10() + 3.0
}

#[differentiable(unconnected = "zero")]
fn p202_inner(buf: &[f64; 4], point: Point202) -> f64 {
    let mut c = point.x + buf.iter().map(|e| e.abs().sqrt()).fold(0.7_f64, f64::max) + (if 2 < 3 {
        if point.x > 0.5 {
            point.x
        } else {
            point.x
        }
    } else {
        point.x.max(point.y)
    });
    let mut grid: Vec<f64> = vec![c; 12];
    let mut p: f64 = 0.1;
    for i in 0..3 {
        if i % 2 == 0 {
            for i2 in 1..12 {
                grid[i2] = (buf[1..4][i] * (i2 as f64)).sin();
            }
        }
        let mut e: f64 = 0.0;
        for m in 0..grid.len() {
            e += grid[m].powi(2);
        }
        p += e * e.tanh();
        grid[4] = p * 0.1;
    }
    let mut state: Vec<f64> = Vec::with_capacity(4);
    for count in 0..grid.len() - 1 {
        'rows1: for j in 0..grid.len() {
            'steps2: for d in &grid {
                p = p;
            }
        }
        state.push(c);
    }
    state.push(0.8);
    point.x + point.x * 0.3 + c * 2.0 + grid.iter().sum::<f64>() * 0.3 + p * 0.3 + state[state.len() - 1] * 0.5 - buf.iter().skip(1).map(|t| t * (-c.powi(2)).exp()).sum::<f64>() + state.iter().map(|q| *q).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p202(e: f64, b: &mut f64, out: &mut [f64], buf: [f64; 4]) -> (f64, f64) {
    let y = std::mem::replace(b, buf[0] / (1.0 + buf[3].abs()));
    let mut z = (e.powi(2) + 1.2).ln_1p();
    'rows1: for u in buf.iter().take(2) {
        let mut count = 0;
        loop {
            count += 1;
            if *u < 3.0 {
                out[11 - 1] += buf[2];
                break;
            }
            z /= z.powi(2) + 1.0;
            if count >= 2 {
                break;
            }
        }
    }
    (out[3] * e - buf[3] * 0.5 - y * 0.3 + (1.0 + z.abs()).sqrt().to_radians() - buf.windows(2).map(|state| out[6] + z).sum::<f64>(), (y.tanh().exp_m1() + buf[0] * 0.5 - z * 2.0 + y * y.max(0.0).sqrt().max(buf[3])) * y)
}

flat_record! {
    Point202 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p203(xs: &[f64], xs2: &[f64; 4], xs3: &[f64; 3]) -> f64 {
    for out in xs2[1..3].chunks(2).rev() {}
    let mut v = [[xs3[0], xs3[3 - 1]], [0.25, xs3[3 - 1]]];
    let mut k = 0;
    'rows1: loop {
        k += 1;
        v[2 - 1][2 - 1] += xs3[2];
        'steps2: for (j, q) in v[k % 2].iter_mut().skip(1).enumerate() {
            let mut buf: [f64; 2] = [0.5; 2];
            buf[1] /= ((xs3[j % xs3.len()] * buf[j % buf.len()]).powi(2) + 1.2).powi(-1).powi(2) + 1.0;
        }
        if k >= 4 || xs3[1] < v[1][k % 2] {
            break;
        }
    }
    let mut buf = v;
    let mut v2 = v[k % 2].to_vec();
    let t = &mut v2[k % 2];
    *t *= t.powi(2);
    let mut pair = (buf[k % buf.len()][k % 2], v2[0] + v[k % 2][k % 2]);
    (pair.1 - buf[k % 2][k % 2] * 2.0 + v2[1] * 0.5 - pair.1 * 0.5 - buf[1][k % 2]) * (v2[2 - 1] + pair.0).max(xs[0])
}

#[differentiable(unconnected = "zero")]
fn p204_helper<const N: usize>(ys: [f64; N], grid: &[f64; N], d: f64) -> [f64; N] {
    [ys[ys.len() - 1]; N]
}

#[differentiable(unconnected = "zero")]
fn p204_inner(u: f64, z: f64, out: &[f64]) -> f64 {
    let z = z + -(if out[2 - 1] >= -0.4 {
        let mut u2 = out[out.len() - 1];
        z
    } else {
        out[1]
    });
    let c = out.iter().rev().map(|&x| x).sum::<f64>() * (0.1 * z) * out[1];
    c.tanh().cosh() + u * 0.5 - c * 0.5 - out.iter().filter(|e| **e > -0.4).map(|&acc| acc.mul_add(acc, z) + acc).sum::<f64>() - c
}

#[differentiable(unconnected = "zero")]
fn p204(acc: &mut f64) -> f64 {
    for j in (0..1).skip(1).rev() {
        *acc += (acc.powi(2) + 1.2).sqrt();
    }
    *acc = *acc;
    let mut m: usize = 1;
    let mut found: Option<f64> = if m % 3 == 0 {
        Some(0.1)
    } else {
        Some(acc.abs().sqrt().min(*acc))
    };
    match &found {
        None => {
            let mut n = 0;
            'rows1: loop {
                n += 1;
                if n >= 4 || *acc <= 3.0 {
                    break;
                }
                for j in 0..2 {
                    let mut pair = (acc.to_radians(), *acc + *acc);
                }
            }
        }
        Some(p) => {
            let ys = [*p; 7];
        }
    }
    (0..2).zip(0..=4).map(|(i, m2)| *acc + (m2 as f64)).fold(*acc, |acc2, d| acc2 + d * d) - (*acc - (m as f64))
}

#[differentiable(unconnected = "zero")]
fn p205_helper(v: &[[f64; 2]; 3], out: &[f64], y: f64, k: usize) -> f64 {
    let mut found: Option<f64> = if out[k % 2] > -0.4 {
        Some(out[k % out.len()].sin().exp())
    } else {
        Some(y)
    };
    if let None = &mut found {
        let mut n = 0;
        let u: f64 = loop {
            n += 1;
            if n >= 1 {
                break y.hypot(y.min(y).powi(2) + 1.0);
            }
        };
    } else {
        if y > 0.5 {
            let row = vec![((-1.0_f64).atan(), out[k % out.len()]), (y, y)];
        } else {
            for (j, &q) in v[k % 3][1..].iter().enumerate() {
                if out[0] > v[1][j % 2] {
                    break;
                }
            }
        }
    }
    y - 1.0 + y * 1.5 - y + y
}

#[differentiable(unconnected = "zero")]
fn p205(state: &mut [f64], buf: [f64; 3], y: f64) -> f64 {
    let mut r = (1.0 + ((state[state.len() - 1] - y) * (y + y)).abs()).cbrt();
    let mut e = r + r;
    if r <= r {
        e = e * e / 2.0;
        let mut m = 0;
        'rows1: loop {
            m += 1;
            state[m % 4] *= e;
            let mut out: Vec<f64> = vec![r; 14];
            for m2 in 0..3 {
                for n in 0..14 {
                    out[0] = out[n].tanh() * out[n];
                    out[(n + 3) % 14] = out[(n + 3) % 14] * out[n].tanh().exp_m1();
                }
            }
            if m >= 3 {
                break;
            }
        }
    } else {
        let b: f64;
        if r > 1.0 && y < -0.7 {
            b = y;
        } else {
            let q = (r.powi(2) + 0.5).recip();
            b = e + e * q;
        }
    }
    buf[1..].windows(2).map(|xs| xs[0] * y).sum::<f64>() - y * 0.3 - (r - (0..1).take(2).zip(&buf).map(|(j, &t)| t).sum::<f64>()) - (if buf.len() < 3 {
        e
    } else {
        e
    }) / ((if buf[buf.len() - 1] > -0.7 {
        1.0
    } else {
        let w = r;
        e
    }).powi(2) + 1.2)
}

#[differentiable(unconnected = "zero")]
fn p207(v: &mut [f64; 4], out: [[f64; 2]; 2]) -> f64 {
    match 4 % 4 {
        0 => {
            let z: f64 = 'found1: {
                if v[3] > 0.8 {
                    break 'found1 out[1][2 - 1].hypot(1.0 + out[0][1].abs());
                } else {
                    let g = |e: f64| {
                        let mut t = out[0][2 - 1];
                        e + v[0]
                    };
                }
                out[1][2 - 1].signum() * out[1][0] + out[1].iter().filter(|u| **u > 1.5).map(|&c| c + c).fold(v[0], |acc, r| acc.max(r * out[0][0]))
            };
            let mut j = 0;
            let mut w: f64 = loop {
                j += 1;
                if j >= 2 || out[out.len() - 1][0] > 0.5 {
                    break v[3..].iter().map(|d| (*d * *d).sqrt()).fold(0.7_f64, f64::max);
                }
                {
                    let mut grid = std::mem::replace(v, [z, z, z.clamp(-0.75, 1.25), out[j % out.len()][0]]);
                }
            };
        }
        1 | 2 => {
            let c = out[out.len() - 1][0].atan2((out[0][2 - 1] * (v[1] + v[1])).powi(2) + 1.2);
        }
        _ => {}
    }
    out[1][1] + out[out.len() - 1][0] * 2.0 + (out[0][2 - 1] * v[3]).tanh() + out[0].iter().filter(|x| **x > 0.25).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point208 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point208 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, k: usize, buf: [[f64; 2]; 2]) -> f64 {
        for out in buf[1].chunks(2).take(2) {}
        buf[0][0] * (1..buf.len()).map(|k2| (k2 as f64)).sum::<f64>() * (self.x * self.x + buf[1][k % 2] * buf[1][k % 2]).sqrt().clamp(0.25, 1.25)
    }
}

#[differentiable]
impl Point208 {
    #[differentiable(unconnected = "zero")]
    fn exp(&self) -> Point208 {
        for j in (0..=1).skip(1) {
            let mut u: f64 = self.x;
        }
        Point208 { y: self.z - self.z, x: self.z / (self.x.powi(2) + 0.5), z: 0.8 }
    }
}

#[differentiable]
impl std::ops::Sub for Point208 {
    type Output = Point208;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point208) -> Point208 {
        Point208 { x: self.x - other.x, z: self.z - other.z, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p208_helper(row: [f64; 3], pair: (f64, f64), point: &mut Point208, v: [[f64; 2]; 2]) -> f64 {
    let mut buf = [Point208 { y: v[1].iter().zip(v[0][..1].chunks(2)).filter(|(a, ys)| v[0][1] > 3.0).map(|(a, grid)| v[1][0] * grid[grid.len() - 1]).fold(point.z, |acc, c| acc * 0.5 + c * v[v.len() - 1][0]), x: v[1][1].asinh(), ..*point }, Point208 { x: point.x.min(v[0][1]), y: point.z, z: point.y }];
    let found: Option<f64> = Some(pair.0 - v[1][1]);
    match &found {
        None => {
            if let Some(u) = found {
                let mut u = u * buf[0].z;
                buf[0].x += buf[buf.len() - 1].z;
            } else {
                buf[0].y *= if v[1][0] >= buf[1].z {
                    v[1][1] * point.z
                } else {
                    let mut y = buf[1].x + point.y;
                    v[1][1]
                };
            }
        }
        Some(b) => {
            let (mut x, mut s) = (buf[buf.len() - 1].y * point.x / 3.0, if buf[0].z <= 1.5 {
                pair.1
            } else {
                let mut c = buf[1].y;
                *b
            });
        }
    }
    buf[1].y / (1.0 + v[v.len() - 1][2 - 1].abs()) + row[1] * 0.3 - pair.0 * 0.3 + v[1][0] * 0.5 + v[0][2 - 1].sin().exp()
}

#[differentiable(unconnected = "zero")]
fn p208_inner(ys: Vec<f64>) -> Point208 {
    let mut grid: Vec<f64> = vec![ys[1]; 17];
    for m in (0..17).step_by(2) {
        grid[8] -= grid[m] / (1.0 + grid[m].powi(2));
    }
    'rows1: for (n, &z) in (0..grid.len()).zip(grid.iter()) {
        for u in grid.iter().step_by(2).rev() {}
    }
    Point208 { x: grid[3], y: grid[15] * grid[8], z: if ys[0] <= grid[1] && grid[grid.len() - 1] > 0.9 {
        -0.4
    } else {
        let z: f64 = 0.5;
        z
    } }
}

#[differentiable(unconnected = "zero")]
fn p208(a: &mut f64, n: usize, e: f64, xs: Vec<f64>) -> f64 {
    *a *= e * xs[xs.len() - 1] * xs[n % 3];
    'rows1: for j in 0..n {
        let mut xs2: Vec<f64> = Vec::new();
        for (m, &z) in xs[..2].iter().enumerate() {
            (*a, *a) = (*a, 2.0 * z);
            xs2.push((z - (j as f64)).sin());
        }
        xs2.push(xs[j % xs.len()] + xs[2]);
        if (n + 1) % 3 == 0 {
            break 'rows1;
        }
    }
    if n / 2 > 0 {
        let mut count = 0;
        while xs[count % xs.len()] < 0.5 && count < 2 {
            count += 1;
            *a /= (xs[xs.len() - 1] + xs[count % xs.len()] * *a).powi(2) + 1.0;
            let point = p208_inner(xs.to_vec());
        }
        (0..xs.len()).for_each(|k| {
            *a *= (0.8_f64 * 0.8_f64 + 1.0_f64 * 1.0_f64).sqrt().min(e).sin();
            *a += e * xs[k] + xs[(k + 1) % 3];
        });
        let mut part = Point208 { x: xs[2] + 1.5, y: xs[count % xs.len()], z: *a / 1.5 };
    } else if e < 0.3 {
        let mut state = xs.to_vec();
    }
    (e.powi(2) + 0.5).powf(xs[3 - 1].sin()) + e * 0.5 + xs[1] * 2.0 + (match n % 5 {
        0..=1 => {
            let c = (-xs[n % 3].powi(2)).exp();
            c
        }
        2..=3 => {
            let mut s = *a * xs[xs.len() - 1];
            s.floor() * e
        }
        _ => 1.1 + 0.5,
    })
}

flat_record! {
    Point208 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point210 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body210 {
    at: f64,
    k: usize,
    rates: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape210 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
trait Cost210 {
    fn at(&self, b: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, z: f64) -> f64 {
        self.at((z.powi(2) + 0.5).ln()) + (self.at(z * z) + ((if 2 < 3 {
            z
        } else {
            let mut s = z;
            0.5
        }) - (0..2).step_by(2).zip(0..1).map(|(k, count)| z / (1.0 + z.abs()) + (count as f64)).product::<f64>()))
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, a: f64) -> f64 {
        self.at(a) * ((if a > a {
            a
        } else {
            a
        }) + (0..=1).map(|i| (i as f64)).fold(a, |acc, b| acc.max(a + b)))
    }
}

#[differentiable]
impl Cost210 for Point210 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, b: f64) -> f64 {
        let x: f64 = (0..1).map(|n| b / (1.0 + b.abs()) + (n as f64)).sum::<f64>();
        (b.max(self.x) + b * 2.0 + x * 2.0) * (1.0 + self.y.abs()).powf(b.sin().sin())
    }
}



#[differentiable]
impl std::ops::Sub for Point210 {
    type Output = Point210;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point210) -> Point210 {
        Point210 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p210(#[no_diff] out: &[Body210], grid: [f64; 2], u: f64, v: &mut [(f64, f64)]) -> f64 {
    (v[3 - 1].1, v[1].0, v[0].1) = (v[0].1, v.iter().map(|pair| grid[0] + pair.0).fold(0.8_f64, |acc, r| acc.max(r * r)), v[1].0);
    v[2].1 = (3.0 * grid[0]).atan();
    if u < 3.0 {
        let mut count: usize = 3;
    } else {
        let mut j = 0;
        let e: f64 = loop {
            j += 1;
            v[j % 3].0 += grid[1] + u + grid.iter().map(|u2| *u2 * 1.5).fold(0.7_f64, f64::min);
            if j >= 1 || u > 0.25 {
                break (1.0 + (match j % 5 {
                    0 => v[j % v.len()].1,
                    2 | 4 => u,
                    _ => u,
                }).abs()).cbrt();
            }
        };
        if j % 2 == 1 {
            let i: usize = j * 2;
        } else {
            let mut count = 0;
            loop {
                count += 1;
                if count >= 3 {
                    break;
                }
            }
        }
    }
    v[3 - 1].0.max(u.abs().sqrt()) - grid[grid.len() - 1] * 2.0 - u * 1.5 - grid.iter().zip(out.iter()).map(|(p, Body210 { at: c, k: _, rates: acc })| *acc).sum::<f64>()
}

flat_record! {
    Point210 { x, y, z }
    Body210 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p213(buf: &mut [f64], state: &mut [f64; 4], ys: &mut Vec<f64>, row: &mut Vec<f64>) -> f64 {
    let acc = ys[5];
    (ys[7], row[0], row[3 - 1]) = (row[0], ys[7], row[3 - 1]);
    for r in row.iter() {
        {
            if *r > 3.0 {
                if *r > 0.1 {
                    break;
                }
            } else {
                buf[1] += (-r.powi(2)).exp() * r;
            }
        }
    }
    ys[7] * acc - (acc * acc).cos()
}

#[differentiable(unconnected = "zero")]
fn p214_helper(state: [f64; 3], mut s: f64, r: f64) -> (f64, f64) {
    let h = |c: f64, p: f64| c + s;
    let c: f64 = 'found1: {
        if s > 0.3 {
            break 'found1 r;
        }
        -s
    };
    ((0..1).zip(state.iter()).map(|(k, &c2)| c2).fold(0.3_f64, |acc, t| acc.max(t)) - state[2] * 0.3 - s * 2.0 - state.iter().zip(1..state.len()).map(|(t, j)| 0.9 * c + (j as f64)).sum::<f64>(), c - (r - (0.25 * 0.25 + r * r).sqrt().max(s)))
}

#[differentiable(unconnected = "zero")]
fn p214(row: &mut Vec<f64>, row2: Vec<f64>, buf: &mut [f64], xs: Vec<f64>) -> f64 {
    let mut b = std::mem::replace(&mut buf[7], xs.iter().map(|y| xs[1] + *y).sum::<f64>());
    let (s, acc) = (b * b * 1.1, b);
    let mut j = 0;
    let w: f64 = loop {
        j += 1;
        if j >= 2 {
            break -acc;
        }
        let mut t: f64;
        if j > 1 {
            let q = (match j * 2 % 5 {
                0..=1 | 4 => -1.0,
                2 => acc,
                _ => {
                    let mut r = row2[j % row2.len()];
                    r
                }
            }) * (xs[j % xs.len()] - acc);
            t = (1.0 - q) * acc;
        } else {
            t = (0..2).map(|i| s.tanh().sinh() + (i as f64)).sum::<f64>();
        }
        for (k, e) in xs[0..1].iter().enumerate() {
            let t = t + (xs[0].atan() + *e * row2[k % 5]);
        }
    };
    (s + row2.iter().sum::<f64>() * 2.0 - s * 0.5) * xs.windows(2).zip(0..j).map(|(v, k)| (k as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point215 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape215 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point215 {
    #[differentiable(unconnected = "zero")]
    fn new(state: [f64; 3]) -> Point215 {
        Point215 { x: state[3 - 1] - state[2], y: state[0].atan(), z: state.iter().map(|z| z * 0.3).sum::<f64>() }
    }
}

#[differentiable]
impl Point215 {
    #[differentiable(unconnected = "zero")]
    fn reverse(&mut self) {
        let unit = Point215::new([self.y / (self.x.powi(2) + 1.0), self.y, -self.y]);
        let mut grid: [[f64; 3]; 3] = [[unit.y; 3]; 3];
        for n in (0..3).rev() {
            for k in 1..3 {
                grid[k][n] = grid[k][k] * grid[k - 1][n];
            }
        }
    }
}

#[differentiable]
impl Point215 {
    #[differentiable(unconnected = "zero")]
    fn cos(self) -> f64 {
        let mut m = 0;
        'rows1: loop {
            m += 1;
            if m >= 2 {
                break;
            }
        }
        (if self.x > 0.5 {
            self.z
        } else {
            let s = self.y;
            self.x
        }) * (self.y.asinh() - self.y)
    }
}

#[differentiable]
trait Cost215 {
    fn at(&self) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, w: f64) -> f64 {
        self.at() * (self.at() * (w + w * 0.5 - (0..=1).map(|n| w + (n as f64)).sum::<f64>().tanh()))
    }
}

#[differentiable]
impl Cost215 for Point215 {
    #[differentiable(unconnected = "zero")]
    fn at(&self) -> f64 {
        for i in (0..4).rev() {
            for m in (0..i).skip(1) {}
        }
        self.x - self.y - (self.z.asinh() + 1.0)
    }
}


#[differentiable(unconnected = "zero")]
fn p215(t: f64) -> f64 {
    let acc = 0.25_f64.abs().sqrt().clamp(0.25, 1.25);
    match 0 % 4 {
        0 => {
            let mut buf = vec![acc - t, acc - 3.0, acc + t, acc * t];
        }
        1 | 2 => {}
        count if (count + 1) % 2 != 0 || count % 2 == 1 => {
            let mut v = [acc; 3];
        }
        _ => {}
    }
    -acc - t * 1.5 - acc * 2.0 + acc.atan2(acc.powi(2) + 0.5)
}

flat_record! {
    Point215 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p216_helper(ys: &[f64; 2]) -> f64 {
    let mut kind: Option<f64> = None;
    ys[1..].iter().map(|e| (e * e).sqrt()).fold(0.1_f64, f64::min) - (ys[0] + ys[2 - 1]) * ys[1]
}

#[differentiable(unconnected = "zero")]
fn p216(xs: &Vec<f64>) -> f64 {
    'rows1: for j in 1..xs.len() {
        let out: Vec<f64> = (0..3).map(|n| (n as f64)).collect::<Vec<f64>>();
        match j / 2 % 3 {
            0 => {}
            1 | 2 => {}
            _ => {}
        }
    }
    xs[0] * xs.chunks(2).map(|ys| xs[4 - 1] / (1.0 + ys[ys.len() - 1].abs()) + ys[0]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p218_helper(b: f64, t: f64) -> f64 {
    match 0 % 3 {
        0 => {
            let mut count = 0;
            loop {
                count += 1;
                let mut v: Vec<f64> = vec![t; 14];
                for n in 1..14 {
                    v[(n + 3) % 14] = v[0] * v[14 - 1];
                    v[14 - 1 - n] = v[n] * v[14 - 1];
                    v[n * 2 % 14] = v[14 - 1] * t;
                }
                v.swap(count % 14, 3);
                if count >= 2 {
                    break;
                }
            }
        }
        1 | 2 => {
            let mut shape: Option<f64> = if t > 1.0 {
                None
            } else {
                None
            };
            match &shape {
                None => {
                    shape = None;
                }
                Some(c) => {
                    'rows1: for j in 0..4 {
                        let flag = j < 3;
                    }
                }
            }
        }
        _ => {}
    }
    b - b * 0.3 + (if t >= 0.5 {
        1.5_f64.tanh()
    } else {
        (0.1 * 0.1 + t * t).sqrt().max(b.cos())
    })
}

#[differentiable(unconnected = "zero")]
fn p218(state: &mut [f64]) -> f64 {
    let mut a = std::mem::replace(&mut state[1], 0.25 + 1.0);
    let r: f64 = 'found1: {
        for i in 0..3 {
            if state[i + 1] > 0.8 {
                state[i * 2 % 4] = state[i] * 0.9 + (i as f64);
            }
            a -= state[4 - 1] / (1.0 + state[i].powi(2));
            if state[4 - 1 - i] > 0.9 {
                state[i * 2 % 4] *= state[i].tanh() * state[i];
            }
        }
        let mut shape: Option<f64> = if a >= -0.4 {
            None
        } else {
            Some(a + a)
        };
        if !(a > 0.5) {
            return state[state.len() - 1];
        }
        state[1].floor() * (a * a)
    };
    let mut xs: [[f64; 9]; 9] = [[a; 9]; 9];
    for i in 0..8 {
        for j in 0..8 {
            xs[j][9 - 1 - i] += xs[i][9 - 1] * 0.3 + xs[0][9 - 1];
            xs[j][j] -= xs[i + 1][j] + xs[i][i] * r;
        }
    }
    let z: f64;
    if 0.8 > 1.5 {
        z = xs[0][0];
    } else {
        let mut d = (1.0 + xs[6][0].abs()).log10() * (-0.7 * state[4 - 1]);
        z = xs[9 - 1][3..].iter().zip(state[1..3].iter()).map(|(&q, t)| *t).sum::<f64>();
    }
    (1..xs.len()).for_each(|n| {
        a += (0.9 - (n as f64)).powi(2);
        state[0] /= 1.1_f64.powi(2) + 1.0;
    });
    let f = |y: f64, b: f64| y * (y + xs[9 - 1][9 - 1]).abs();
    'steps2: for (e, count) in xs[1].iter().rev().zip(0..state.len()) {
        let mut shape: Option<f64> = None;
        let mut found: Option<f64> = None;
    }
    for j in 0..1 {
        let mut i: usize = j;
    }
    p218_helper(xs[5][2], r) + a * 2.0 + xs[3][0] * 0.3 + a + xs[2][9 - 1]
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p177(&mut vec![0.7, -0.7, -0.8, -0.8])),
        program!(p178([-0.6, 0.35, 1.3, 1.1, -0.4, 0.1, -1.2, -0.7, -0.9, -0.2, 1.1, -0.4]) calls Body178::norm, Body178::product, p178_helper, p178_inner),
        program!(p179((-0.4, -0.7), &vec![0.1, 0.7, 1.4, -0.4, 1.0], &[0.0, 0.4, 0.3, 0.1, 0.35, -0.3, 1.4, -0.7, 0.35, 0.6, 0.9]) calls p179_helper, p179_inner),
        program!(p180(&[-0.8, -0.4, -0.8, 1.2], &mut vec![-1.1, -1.2, 0.35, 1.3, -0.7], -0.2)),
        program!(p182(&[0.7, -0.3, -0.2, 0.3], &Point182 { x: -1.0, y: 1.2 }) calls Point182::energy, Point182::norm, Point182::new),
        program!(p183(-0.6, const &vec![-0.1, -0.7, 1.4, 0.6, 0.9], -0.9, &[-1.2, 1.2, -1.2]) calls p183_helper),
        program!(p184(-0.8, const &[0.8, 0.35, -0.6, 1.3]) calls p184_helper, p184_inner),
        program!(p186([-0.7, 0.35, -1.0, -0.3]) calls Point186::new; pulled -2.0),
        program!(p187([-1.0, 1.1, 0.3, -1.1, 0.5, 0.0, 0.6, 0.7, -0.3, -0.8, -1.2, 0.9], Point187 { x: 0.9, y: 1.2 }, const &[0.3, -1.1, 0.1, -0.5, -1.2, -0.6, 0.5, -0.2, -0.1, 0.6, 1.2], const &mut [0.9, -0.3, 0.9]) calls Point187::norm, Point187::push, p187_helper, p187_inner; pulled (Point187Tangent { x: -0.7, y: 0.3 }, vec![1.0, 0.5, 0.3])),
        program!(p188([-1.1, 1.0], &[0.1, 0.4, 0.3, 0.6, -0.6], &[[0.4, 0.4], [0.9, -1.1], [1.4, 1.2]]) calls Outer188::energy, Outer188::shifted, Body188::new, Outer188::reverse, p188_helper),
        program!(p189(-0.8) calls p189_helper),
        program!(p190(&mut [-1.1, -0.4, 1.1, -0.9], &[-0.6, 1.1, 0.0, 1.2, 0.0], &[0.4, -0.8, -0.4, -1.0, -0.5, 1.2, 0.6, 0.7, -1.2, -0.6, 0.0]) calls p190_helper),
        program!(p192(vec![1.3, 1.2, -0.7, 0.1], (1.0, 0.4), &mut vec![-0.1, 0.2, -1.1, 0.0, -1.2, -0.1, 0.4, -0.8, -0.3, -0.1, 0.0])),
        program!(p193(Point193 { x: -0.4, y: -0.7, z: 0.6 }, Body193 { at: [Point193 { x: -0.9, y: 1.1, z: -0.8 }, Point193 { x: -0.5, y: -0.1, z: -0.7 }], k: -0.1 }) calls Point193::advance, Point193::shifted, Body193::norm, Body193::fill),
        program!(p195(1.3, const -0.9) calls p195_helper),
        program!(p197(&mut [-0.5, 1.2, -0.1, 1.0], 1.3, -1.2, &[0.0, 1.4, -0.4]); pulled (-0.7, vec![1.0, 1.0, 0.3, 1.0])),
        program!(p198(3, 0.9)),
        program!(p201(&Point201 { x: 0.9, y: 0.5 }) calls Body201::shifted, Body201::reverse, Body201::fold, p201_helper),
        program!(p202(-1.0, &mut 1.0, &mut [0.7, 0.5, 0.35, 0.5, 0.0, 1.1, -0.4, 0.7, -0.5, 0.5, -0.5], [-0.4, 0.7, 0.3, 0.1]) calls Point202::norm, Point202::new, Point202::take, Point202::mul_add, Point202::exp, p202_helper, p202_inner; pulled ((-0.7, 0.5), -0.7, vec![-0.7, 0.5, 1.0, -0.7, -0.7, 0.3, 1.0, 1.0, 0.5, -2.0, 0.5])),
        program!(p203(&[-0.5, -0.9, 0.1, 0.9], &[1.1, 1.1, 0.4, 1.0], &[0.1, -1.0, 0.7])),
        program!(p204(&mut 1.2) calls p204_helper, p204_inner),
        program!(p205(&mut [0.6, 0.1, -0.9, -1.0], [-0.6, 0.8, -0.6], 1.0) calls p205_helper),
        program!(p207(&mut [0.8, -0.9, 0.2, 0.0], [[0.9, 0.9], [1.0, 0.4]])),
        program!(p208(&mut 0.5, 2, 0.6, vec![0.1, 0.4, 0.6]) calls Point208::advance, Point208::exp, p208_helper, p208_inner),
        program!(p210(const &[Body210 { at: -0.2, k: 2, rates: -0.6 }, Body210 { at: 0.2, k: 3, rates: 0.7 }, Body210 { at: -0.2, k: 2, rates: 0.3 }, Body210 { at: 0.9, k: 4, rates: -0.4 }], [-0.1, 0.3], -0.5, &mut [(0.5, 0.1), (0.8, -0.9), (-0.1, 0.8)])),
        program!(p213(&mut [-0.6, -1.1, 0.0, -0.9], &mut [1.3, 0.2, 0.5, 1.1], &mut vec![0.2, 0.2, -0.2, 0.3, -0.8, -0.8, -0.1, 0.9, -0.5, -0.8, 0.2], &mut vec![-1.0, -0.3, -0.6])),
        program!(p214(&mut vec![0.8, 0.5, -1.1, -0.1], vec![0.9, 0.8, -0.3, 1.2, 1.3], &mut [1.3, 0.3, -1.2, 1.3, -1.0, 0.7, -0.1, -0.7, -0.3, 0.2, 0.1], vec![-0.9, -1.0, 1.4]) calls p214_helper),
        program!(p215(0.6) calls Point215::new, Point215::reverse, Point215::cos),
        program!(p216(&vec![-1.0, -0.7, -0.9, 0.0]) calls p216_helper),
        program!(p218(&mut [0.6, 0.6, -0.5, 0.5]) calls p218_helper),
    ]
}
