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
    rates: Point200,
    parts: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape200 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point200 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, buf: &mut [f64], mut acc: f64) -> (f64, f64) {
        acc += buf[0];
        let mut found: Option<f64> = if buf[1] > 3.0 {
            Some(self.x / (1.0 + buf[1].abs()))
        } else {
            Some(self.y)
        };
        let mut p = if acc > -0.4 {
            (buf[0].powi(2) + 1.0).ln_1p().atan2(1.0 + acc.sin().exp_m1().abs())
        } else {
            acc
        };
        (p * p * acc, buf[1].mul_add(3.0, acc) + acc * 0.5 - (acc.powi(2) + 1.2).ln() - buf.iter().enumerate().map(|(count, &d)| d * (buf[count] - d)).sum::<f64>())
    }
}

#[differentiable]
impl Point200 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, c: f64) -> Option<f64> {
        let mut y = c.atan().exp();
        None
    }
}

#[differentiable(unconnected = "zero")]
fn p200(spring: &mut Body200) -> f64 {
    let mut pair = ([0.8 * spring.parts[1], spring.rates.y - spring.parts[2 - 1]], spring.rates.x + spring.parts[1]);
    let (u, x) = (pair.0[0], pair.0[2 - 1]);
    spring.parts[1] += x * x * (0..4).map(|m| (m as f64) * spring.parts[0]).fold(pair.1, |acc, y| acc + (y + y));
    let mut xs = [[u, 1.5], [x, pair.1], [x, pair.1], [1.5, x]];
    x.max(xs[3][1]) + xs[4 - 1][1] * 1.5 + ((u / (3.0_f64.powi(2) + 1.0)).powi(2) + 1.0).ln() - x
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
    fn shifted(&self, pair: (f64, f64)) -> f64 {
        let mut i = 0;
        while i < 5 {
            i += 1;
            'rows1: for k in (0..1).take(2) {
                let mut xs: [[f64; 4]; 4] = [[pair.0; 4]; 4];
                for j in 0..4 {
                    for m in (0..3).rev() {
                        xs[j][m + 1] -= (xs[j][m] * xs[m][j]).sin();
                        xs[4 - 1][j] *= xs[4 - 1 - j][j] * 0.5 + (m as f64);
                    }
                }
            }
        }
        (if self.x >= pair.0 || i % 3 != 0 {
            self.y
        } else {
            pair.1
        }) - (pair.1 - (pair.1 - pair.1))
    }
}

#[differentiable(unconnected = "zero")]
fn p201(t: f64) -> (f64, f64) {
    match 1 % 3 {
        0 => {}
        1 | 2 => {
            let mut m = 0;
            loop {
                m += 1;
                if m >= 3 || m < 3 {
                    break;
                }
            }
        }
        _ => {}
    }
    for i in 0..2 {
        if t > t {
            for m in 0..=3 {}
        } else if i / 2 > 1 {
            let mut r = t + t / (t.powi(2) + 1.0) * (0..=i).map(|i2| (i2 as f64) * t).sum::<f64>();
        }
    }
    ((t * t - t * 2.0 - (if t <= 0.25 || t > -0.4 {
        let mut c = t;
        ((-0.4_f64).powi(2) + 0.5_f64).sqrt()
    } else {
        (0..1).map(|i| (i as f64) * t).sum::<f64>()
    })) * t, t + t - t * 0.3 + t.tanh() * (t + t) + t.to_radians())
}

flat_record! {
    Point201 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p202_helper(s: f64, n: usize) -> f64 {
    0.5 - (n as f64) + (1.0 + s.tanh().abs()).log10()
}

#[differentiable(unconnected = "zero")]
fn p202(out: &[f64], v: [f64; 2], flag: bool) -> f64 {
    (0..out.len()).zip(out.iter()).for_each(|(m, &acc)| {});
    let y: f64 = v[1] + ((v[1] - v[1]).powi(2) + 1.2).sqrt();
    let mut found: Option<f64> = if y < 1.5 && v[1] > 0.1 {
        Some(y.min(y))
    } else {
        None
    };
    let mut pair = (y - v.windows(2).filter(|grid| flag).map(|grid| y).fold(v[0], |acc, t| acc.max(t * t)), v[v.len() - 1].sin().cosh());
    match 0 % 4 {
        0 => {}
        1 | 2 => {
            let mut d = p202_helper(v[1], 2);
        }
        m if y <= pair.0 => {
            if m % 3 == 1 {
                let h = |x: f64| {
                    let mut e = v.iter().map(|x2| x2 * pair.1).sum::<f64>() + (pair.0 + y);
                    x + pair.1
                };
            }
        }
        _ => {}
    }
    y.abs() + v[0] * 0.3 - out[1]
}

#[differentiable(unconnected = "zero")]
fn p203(xs: &[f64], xs2: [f64; 4], r: f64) -> f64 {
    if r < 0.25 {
        let mut kind: Option<f64> = if xs2[2] > 0.25 {
            None
        } else {
            None
        };
    }
    let mut m: usize = 2;
    let mut x: f64;
    if xs.len() < 3 && r > xs2[0] {
        x = xs2[1];
    } else {
        x = (-(if xs[3] <= 0.3 {
            let mut b = xs2[m % 4];
            xs[xs.len() - 1]
        } else {
            let mut p = xs2[m % xs2.len()];
            r
        }).powi(2)).exp();
    }
    for d in xs2[..2].iter() {
        x += *d;
    }
    let mut z = 0.1 - (m as f64);
    (r.atan().exp() + z * 2.0) * (0.3 * (x * z))
}

#[differentiable(unconnected = "zero")]
fn p204_helper(xs: &[f64]) -> f64 {
    let mut e = xs[0];
    let mut u = e.tanh();
    (u + u + u * 1.5 - u) * xs.windows(2).step_by(2).rev().map(|xs2| xs2[1].max(u) + u).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p204_inner(state: &mut [f64], n: usize, row: &mut Vec<f64>, w: f64) -> f64 {
    row[1..].iter().for_each(|&acc| {
        state[0] = row[0].to_radians() + w;
    });
    (row[1..].iter().sum::<f64>() + w * 0.3) * (0..=4).map(|m| (m as f64)).sum::<f64>() * (row[0] + (n as f64))
}

#[differentiable(unconnected = "zero")]
fn p204(b: f64, count: usize) -> (f64, f64) {
    let ys: Vec<f64> = (0..3).step_by(2).map(|j| (j as f64)).collect::<Vec<f64>>();
    'rows1: for (k, s) in ys.iter().enumerate() {
        let mut u = *s;
        if ys[k] >= -0.4 && u < 0.5 {
            u = *s;
            u *= *s;
        }
    }
    (ys[count % ys.len()] - b * 0.3 + ys[count % ys.len()] * 1.5 + (0..1).skip(1).map(|n| (0..ys.len()).rev().map(|k| (k as f64) * 0.25).fold(b, |acc, a| acc.max(a + a)) + (n as f64)).sum::<f64>() + (1.0 + b.mul_add(ys[1 - 1], ys[0]).abs()).recip(), ys.iter().rev().map(|&u| u).product::<f64>() - b * 2.0 - ys[count % ys.len()] + (ys[0] + ys[count % ys.len()] * ys[count % ys.len()]))
}

#[differentiable(unconnected = "zero")]
fn p205_helper(state: &[f64], ys: &Vec<f64>, mut pair: (f64, f64)) -> (f64, f64) {
    pair.0 += (0..state.len()).rev().filter(|n| *n != 1).map(|k| (k as f64)).sum::<f64>();
    let s = (pair.0 * state[1] + (-1.0_f64).sin()).to_radians();
    let mut kind: Option<f64> = None;
    let mut xs: [f64; 12] = [ys[1]; 12];
    for m in 0..2 {
        for k in 0..0 {
            xs[k] -= xs[k] + xs[0] * 0.1;
            xs[m] = xs[k * 2 % 12] + xs[k] * pair.0;
        }
    }
    let f = |q: f64| {
        let d: f64 = ys[0] * state[0] * (0.3 + pair.0);
        q * (xs[0].sin().exp_m1() + d)
    };
    pair
}

#[differentiable(unconnected = "zero")]
fn p205(xs: &mut [f64], pair: (f64, f64), xs2: &mut [f64], out: [f64; 4]) -> f64 {
    let x = &mut xs[2];
    *x = out[1];
    let mut w: f64 = out[out.len() - 1] + xs2[6];
    let s = std::mem::replace(&mut w, out[1]);
    let s = s * (if 0 < 3 {
        s
    } else {
        w / (w.powi(2) + 1.0)
    });
    let mut row: [f64; 13] = [-0.7; 13];
    for j in 1..12 {
        row[j] = row[1] * 0.3 + row[(j + 3) % 13];
        row[j] = row[j] * (-1.0 / (1.0 + w.abs()));
    }
    row = [-out[2]; 13];
    let mut v: [f64; 10] = [row[11]; 10];
    for n in 0..2 {
        for m in 0..13 {
            let b = row[m];
            row[m] = b * row[m];
            row[m] = row[m / 2] * 0.3 + row[13 - 1];
        }
    }
    let mut x = (0..3).zip(out.iter()).map(|(count, acc)| xs2.iter().step_by(2).map(|&d| d * row[count]).sum::<f64>() + *acc).fold(w, |acc, z| acc + z) * s;
    for j in 0..3 {
        for j2 in 2..3 {
            xs2[j2 / 2] += v[j2 - 2] / (1.0 + xs2[j2].powi(2));
            w += out[j2] / (1.0 + xs2[j].powi(2));
            xs2[j2] = (v[j2 - 1] * out[0]).sin();
        }
    }
    w.atan2(1.0 + v[5].abs()) - pair.1 * 0.5 - out[0] * 0.5 + w * 2.0 - s * 2.0 - row.iter().sum::<f64>() * 0.5 + v.iter().sum::<f64>() * 2.0 + x * 0.3 - (0..v.len()).zip(xs.chunks(2)).map(|(j, row2)| 0.3 * (match xs2.len() % 5 {
        0..=1 => row2[0],
        _ => row2[0],
    })).fold(3.0_f64, |acc, z| acc + z * (xs2[8] / (v[7].powi(2) + 1.0)))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point206 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[derive(Clone, Debug, Differentiable)]
struct Body206 {
    at: f64,
    k: f64,
    rates: Vec<f64>,
    parts: Point206,
}

#[differentiable(unconnected = "zero")]
fn p206(mut w: f64, z: &mut f64) -> f64 {
    let mut s = *z;
    let h = |u: f64, p: f64| {
        if *z > 0.5 {
            return p - u;
        }
        u * s
    };
    let g = |u: f64| u + (u + (u - *z));
    if s >= -0.7 || 1 < 3 {
        w += *z;
    } else if s >= 0.25 {
        w += w;
    } else {
        let a = &mut w;
        *a *= s * *a;
    }
    (*z + w * 2.0) * (0..=4).map(|i| (i as f64)).sum::<f64>()
}

flat_record! {
    Point206 { x, y, z }
    Body206 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p207(flag: bool, v: &[f64]) -> f64 {
    let mut grid: [[f64; 4]; 4] = [[v[3]; 4]; 4];
    for count in (2..3).step_by(2) {
        for j in (0..4).rev() {
            grid[j / 2][count] *= grid[count * 2 % 4][j] + grid[4 - 1 - j][j] * grid[j][j];
        }
    }
    match v.len() % 3 {
        0 => {
            let mut i = 0;
            let t: f64 = loop {
                i += 1;
                if i >= 1 || grid[i % grid.len()][i % 4] < grid[3][1] {
                    break match i / 2 % 5 {
                        0..=1 => grid[0][i % 4] / (1.0 + grid[4 - 1][1].abs()),
                        2..=3 | 4 => grid[0][2] + v[i % v.len()],
                        _ => grid[i % grid.len()][1],
                    };
                }
                grid[i % 4][i % 4] += v[2].sin();
            };
            grid[4 - 1][1] /= t.powi(2) + 1.0;
        }
        1 | 2 => {
            for (b, &u) in grid[4 - 1].iter_mut().zip(v.iter()) {
                if *b > u {
                    return *b * 0.25;
                }
            }
        }
        k if grid[grid.len() - 1][k % 4] < 1.1 => {}
        _ => {
            if grid[2][4 - 1] < -0.7 {
                let mut m = 0;
                let a: f64 = loop {
                    m += 1;
                    grid[0][m % 4] = grid[m % grid.len()][m % 4];
                    let c: f64;
                    if grid[4 - 1][m % 4] > 0.5 {
                        c = grid[2][1];
                    } else {
                        let y: f64 = if v[0] >= -1.0 {
                            let mut u = grid[2][4 - 1] * grid[m % grid.len()][m % 4];
                            u
                        } else {
                            grid[m % 4][2].hypot(grid[m % 4][1].powi(2) + 1.2)
                        };
                        c = -v[m % 5] / (1.0 + y.abs());
                    }
                    if m >= 1 {
                        break c;
                    }
                };
                let mut u = grid[0][4 - 1];
            } else {
                grid[2][3] += grid[grid.len() - 1][3];
            }
        }
    }
    (grid[2][1] * grid[2][3] - grid[1][1] * 1.5 - grid[1][2]) * (grid[4 - 1][0].tanh() * (grid[0][3] / 1.5))
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
        Point208 { y: self.y + other.y, x: self.x + other.x, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point208 {
    type Output = Point208;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point208 {
        Point208 { x: self.x * other, z: self.z * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p208(flag: bool, out: Vec<f64>, c: f64) -> [f64; 3] {
    let mut xs = vec![(0..3).rev().map(|count| (count as f64)).fold(c, |acc, d| acc * 0.5 + d), c - c, out[2] - out[1]];
    if xs[2] > 1.5 {} else if flag {
        {
            xs[3 - 1] += xs[1];
            match 2 % 3 {
                0 => {
                    xs[3 - 1] += xs[0];
                    xs.swap(0, 0);
                }
                1 | 2 => {
                    xs[3 - 1] /= (out[1] + c * xs[2]).powi(2) + 1.0;
                }
                _ => {
                    xs[0] /= xs[0].powi(2) + 1.0;
                }
            }
        }
    }
    [0.9 + xs[1], xs[1] / ((c * 1.0).powi(2) + 1.0), xs.windows(2).skip(1).map(|v| v[0].powi(2) + v[1]).sum::<f64>()]
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
fn p209_helper(v: &mut Vec<f64>, flag: bool) -> f64 {
    let mut k = 0;
    'rows1: while k < 4 && v.len() % 2 == 0 {
        k += 1;
    }
    2.0_f64.atan() * (v[k % v.len()].min(v[v.len() - 1]) + (k as f64))
}

#[differentiable(unconnected = "zero")]
fn p209_inner(d: f64, mut d2: f64) -> f64 {
    'rows1: for (n, count) in (0..4).rev().zip(0..1) {
        for (j, n2) in (0..=n).zip(0..4) {
            d2 /= d.powi(2) + 1.0;
        }
    }
    (0.5 + d * 0.5 - d2 * 1.5 + (0..3).rev().map(|j| (j as f64)).product::<f64>()) * (0..=3).map(|n| (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p209(ys: &mut Vec<f64>, v: &mut Vec<f64>, body: &Point209) -> f64 {
    let flag = !(body.z > 1.0);
    let mut b = p209_inner(body.z + body.y, v[1] + 0.9);
    let h = |y: f64, w: f64| {
        let t = ys[2] * (b.powi(2) + 0.5).sqrt();
        y + y.atan2(1.0 + y.abs())
    };
    let mut n = 0;
    while n < 4 {
        n += 1;
        v[n % 5] = body.x;
    }
    if b >= 2.0 {
        v[n % 5] += b.cos().max(h(b, v[n % v.len()]));
        return body.x;
    }
    let d = &mut v[5 - 1];
    *d *= *d * (n as f64);
    *d = b.atan();
    let mut s = ys[0];
    let mut grid: Vec<f64> = vec![s; 12];
    let mut d: f64 = 0.1;
    for j in 0..5 {
        d += grid[0] * grid[0];
        for k in 0..grid.len() {
            grid[k] = (v[j] * (k as f64) + s).cos();
        }
        let mut p: f64 = 0.0;
        for j2 in 0..grid.len() {
            p += grid[j2] * grid[0];
        }
        d += p * v[j];
    }
    d += -s;
    'rows1: for m in 0..grid.len() {}
    (grid[5] + grid[12 - 1] - s * 0.3 + grid.iter().sum::<f64>() * 0.5) * (s * s - s * s)
}

flat_record! {
    Point209 { x, y, z }
    Body209 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point210 {
    x: f64,
    y: [f64; 2],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body210 {
    at: Vec<f64>,
    k: Vec<f64>,
}

#[differentiable]
impl Body210 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, out: &[Point210; 2]) -> f64 {
        out[1].z + (0..=4).map(|k| (k as f64) * out[2 - 1].y[k % 2]).product::<f64>() * self.at[0].atan()
    }
}

#[differentiable]
impl Point210 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, grid: &mut [f64; 3]) -> f64 {
        let mut count = 0;
        loop {
            count += 1;
            grid[count % 3] = (grid[count % grid.len()] + (count as f64)).tanh().exp_m1();
            for (n, w) in (0..grid.len() - 1).zip(grid.iter()) {
                let g = |b: f64, acc: f64| b * acc;
            }
            if count >= 1 {
                break;
            }
        }
        (grid[0].powi(2) + 0.5).ln() * grid[1] * (grid[count % grid.len()].tanh() + self.x.min(grid[count % grid.len()]))
    }
}

#[differentiable(unconnected = "zero")]
fn p210_helper(grid: &mut [f64], mut buf: Vec<f64>) -> f64 {
    let mut i = 0;
    while i < 2 && (i + 1) % 3 == 1 {
        i += 1;
        for t in buf.iter() {
            grid[0] *= grid.iter().enumerate().map(|(k, &w)| w).sum::<f64>();
            'rows1: for p in &grid[1..] {
                let i2: usize = i + 1;
            }
        }
    }
    (buf[i % buf.len()] + buf[2 - 1] * 0.5) * (buf[buf.len() - 1] * buf[0]).clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p210(part: &mut Point210, row: &mut [Point210]) -> f64 {
    row[5 - 1].y[2 - 1] *= (0..row.len()).map(|k| -row[(k + 1) % 5].x + (k as f64)).sum::<f64>();
    row[3].x += part.x + row[4].z + row[0].x.signum() * part.y[2 - 1];
    if row[3].x > -1.0 && part.x <= -1.0 {
        row[3].y[0] += row[0].y[2 - 1] - row[0].z - (if row[5 - 1].y[1] <= 0.8 {
            row[3].z
        } else {
            let r = part.y[0];
            r
        });
        let mut k: usize = 2;
    }
    row[1].y[2 - 1] = part.z;
    let mut y = (if row[1].z <= 1.0 || row[1].x <= 0.3 {
        row[2].x + row[4].y[0]
    } else {
        (1.0 + row[row.len() - 1].z.abs()).log10()
    }) + row[3].x;
    let mut d = (y.floor() * (1.0 + y.abs()).ln()).atan2(1.0 + (0.25 + y).abs());
    (y.powi(2) + 0.5).ln() + y * 1.5 + d * 2.0 + (d * d).atan().cosh() - (y + d)
}

flat_record! {
    Point210 { x, y, z }
    Body210 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point211 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body211 {
    at: Point211,
    k: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape211 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point211 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, part: Body211, i: usize) -> f64 {
        let mut out: [f64; 12] = [part.at.x; 12];
        for count in 0..3 {
            for m in (1..12).rev().step_by(2) {
                if out[count] > 1.0 {
                    out[count] -= out[1] + out[12 - 1] * out[12 - 1];
                }
                if m % 2 == 0 {
                    out[m] = (out[m] * out[0]).sin();
                }
            }
        }
        let mut acc = out[5].min(part.at.x);
        ((1.0 + self.z.abs()).sqrt() + part.k * 1.5 - out.iter().sum::<f64>() * 1.5 + acc * 0.3) * (if i / 2 % 2 == 1 && acc < 2.0 {
            acc * acc
        } else {
            let s = acc;
            acc
        }) + part.k
    }
}

#[differentiable(unconnected = "zero")]
fn p211(body: Point211, v: &[f64], point: &mut Body211) -> f64 {
    point.k += (-point.at.z.powi(2)).exp();
    let mut count = 0;
    let p: f64 = loop {
        count += 1;
        if count >= 2 || v[1] <= v[count % 5] {
            break (match v.len() % 5 {
                0..=1 => v[count % 5],
                _ => body.y,
            }) / ((body.x + point.k).powi(2) + 1.2);
        }
        let mut m = 0;
        loop {
            m += 1;
            let mut state: [[f64; 9]; 9] = [[body.y; 9]; 9];
            for k in (2..9).rev() {
                for k2 in 2 + k..8 {
                    state[k2][k2] = state[(k + 2) % 9][k2] * (state[9 - 1 - k2][k2] - body.x);
                }
            }
            if m >= 3 {
                break;
            }
        }
    };
    p - body.y * 0.5 + p * 0.5 - v.iter().map(|z| *z * p.min(p)).fold(point.k, |acc, x| acc + x) - v.iter().zip(v[4..].iter()).map(|(&q, y)| *y).fold(point.at.x, |acc, acc2| acc + (point.at.z + point.k + acc2))
}

flat_record! {
    Point211 { x, y, z }
    Body211 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p212_helper(u: f64, c: &mut f64, state: &Vec<f64>, n: usize) -> f64 {
    let mut state2 = [*c; 3];
    let f = |acc: f64| acc + (acc - state2[2]).tanh();
    let mut v = state2[2..].to_vec();
    *c += state2[0];
    let mut j = 0;
    'rows1: while state2[n % state2.len()] > -0.4 && j < 5 {
        j += 1;
        v[0] += v[0];
    }
    (if state2[j % 3] < 1.5 {
        *c
    } else {
        state2[j % 3]
    }) - v.iter().rev().zip(state2.iter()).map(|(&r, &e)| f(v[n % 1]) + e).fold(v[0], |acc, d| acc + d * (state[1] / 2.0))
}

#[differentiable(unconnected = "zero")]
fn p212_inner(mut ys: [f64; 4], d: &mut f64, k: usize) -> f64 {
    let state = ys;
    let c = &mut *d;
    *c += ys[..2].chunks(2).take(2).enumerate().map(|(n, ys2)| *c + 0.3).sum::<f64>();
    *c *= *c;
    let mut m = 0;
    loop {
        m += 1;
        if m >= 1 || m + 1 > 1 {
            break;
        }
        ys[4 - 1] = state[state.len() - 1] * (m as f64);
        let mut k2 = 0;
        'rows1: while k2 < 3 {
            k2 += 1;
            *d = state[1] / ((state[2] - (k2 as f64)).powi(2) + 0.5);
        }
    }
    state[0] + state[4 - 1] - (1..ys.len()).map(|k2| (k2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p212(w: f64, #[no_diff] out: &mut [f64], #[no_diff] y: f64, flag: bool) -> f64 {
    let mut u: f64 = 0.25;
    if w <= y {
        u += w.to_radians().atan().cosh();
        let mut state: [f64; 9] = [u; 9];
        let m = state.len();
        for count in 0..m {
            u -= (state[0] * state[count]).sin();
            state[count] -= state[count] / (1.0 + state[count].powi(2));
            if count % 2 == 0 {
                state[count] = state[count] * state[count];
            }
        }
        let mut d = (1..state.len()).map(|m2| (m2 as f64)).sum::<f64>().sin().exp_m1();
    } else {
        let mut i = 0;
        loop {
            i += 1;
            if i >= 1 {
                break;
            }
            out[i % 4] += u;
        }
    }
    match out.len() % 3 {
        0 => {
            let e = &mut u;
            *e += *e;
            let mut pair = ([w, u], u);
        }
        _ => {
            u = u;
        }
    }
    u + w * 1.5 + u * 0.5 - out[..1].iter().product::<f64>() - (3.0 - y * -0.7)
}

#[differentiable(unconnected = "zero")]
fn p213(buf: &mut [f64], state: &[[f64; 2]; 3], ys: &mut Vec<f64>, t: &mut f64) -> f64 {
    ys.iter().for_each(|&a| {
        *t = 1.5_f64.max(a).clamp(-0.75, 1.25);
    });
    let mut j = 0;
    while j < 2 {
        j += 1;
        let mut m = 0;
        let x: f64 = loop {
            m += 1;
            ys.push((-t.powi(2)).exp());
            if m < 3 {
                *t = state[state.len() - 1][m % 2].atan().exp_m1() * (state[j % state.len()][m % 2] * *t);
                return ys[m % 11];
            } else {
                let shape: Option<f64> = None;
            }
            if m >= 3 {
                break (3.0 - ys[j % ys.len()]) * (match m % 5 {
                    0..=1 | 4 => ys[1],
                    _ => {
                        let mut s = ys[3];
                        buf[j % buf.len()]
                    }
                });
            }
        };
    }
    ys[1] + ys[5] - ((1.0 + state[2][0].abs()).ln() + (-1.0_f64).min(state[j % state.len()][1]))
}

#[differentiable(unconnected = "zero")]
fn p214(out: &Vec<f64>, acc: f64, s: &mut f64) -> f64 {
    let mut m = 0;
    while m < 3 {
        m += 1;
        if !((m + 1) % 3 == 1) {
            if acc <= -0.7 {
                *s += acc;
                continue;
            }
        } else if m * 2 % 3 == 0 {
            *s += *s * acc;
        } else {
            let acc = acc + (*s - out[m % out.len()]);
        }
        let mut grid: Vec<f64> = vec![0.0; 9];
        let mut c: f64 = 0.1;
        for k in 0..4 {
            for n in 0..grid.len() {
                grid[n] = (out[k] * (n as f64)).sin();
            }
            grid.fill(out[k]);
            let mut e: f64 = 0.0;
            for m2 in 0..grid.len() {
                e += grid[m2] * grid[m2].cos();
            }
            c += e.sin();
        }
    }
    let kind: Option<f64> = None;
    match out.len() % 3 {
        0 => {
            match m % 3 {
                0 => {
                    let mut buf = [*s; 4];
                }
                _ => {}
            }
        }
        1 | 2 => {
            if acc >= 0.25 {
                let mut count = 0;
                while count < 2 && *s > *s {
                    count += 1;
                    let (q, x): (f64, f64) = (out[3..].iter().zip(0..count).map(|(u, j)| (-u.powi(2)).exp() + (j as f64)).sum::<f64>(), *s + *s);
                }
            } else {
                'rows1: for (i, xs) in (0..4).zip(out[..2].windows(2)) {
                    if xs[i % 2] > *s || xs[1] > 0.1 {
                        continue 'rows1;
                    }
                }
            }
        }
        count if out.len() < 3 => {
            {
                let g = |e: f64| e + *s;
            }
        }
        _ => {
            let mut u: f64 = (0..1).filter(|i| *i != 1).map(|k| (k as f64)).sum::<f64>().cos() * acc;
        }
    }
    acc + *s + out[2..].windows(2).map(|buf| buf[1] * *s).sum::<f64>()
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
    fn norm(&mut self, buf: &[f64], state: &[f64]) {
        let mut k = 0;
        let b: f64 = loop {
            k += 1;
            self.y = buf[buf.len() - 1];
            self.y *= (1.0 + state[0].abs()).powi(-1);
            if k >= 4 {
                break buf[k % buf.len()].to_radians() - buf[k % 2];
            }
        };
    }
}

#[differentiable]
impl Point215 {
    #[differentiable(unconnected = "zero")]
    fn new(v: &[[f64; 2]; 2], point: Point215) -> Point215 {
        Point215 { x: (point.x.powi(2) + 1.2).ln_1p(), z: point.x.asinh(), y: point.x * point.y }
    }
}

#[differentiable]
impl std::ops::Add for Point215 {
    type Output = Point215;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point215) -> Point215 {
        Point215 { x: self.x + other.x, z: self.z + other.z, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p215(acc: f64, spring: Point215, ys: &[f64; 4], n: usize) -> f64 {
    if ys.len() < 3 && acc >= 2.0 {
        let Point215 { x: d, y: e, z: r } = spring;
    }
    let mut v: [f64; 10] = [spring.z; 10];
    for j in 0..9 {
        v[10 - 1 - j] += v[(j + 1) % 10].tanh() * v[10 - 1];
        if v[j / 2] > -0.4 {
            v[j] = v[j + 1] * -0.7 + v[0];
        }
    }
    let flag = ys[2] > 1.5 && v[v.len() - 1 - n] < spring.z;
    let mut a: f64 = 1.0 / (1.0 + (-0.4_f64).abs());
    let mut pair = (0.3_f64.tanh() - acc / 2.0, v[8] + v[n]);
    let e = &mut v[(n + 1) % 10];
    *e += (0..n).map(|k| *e + (k as f64)).sum::<f64>();
    *e += e.atan2(1.0 + pair.1.abs());
    let mut acc2 = if v[(n + 1) % v.len()] > -0.7 {
        ys[2].sin().sinh()
    } else {
        let mut u = ys[0];
        u
    };
    ys[n % 4].abs() + spring.x * 1.5 - v.iter().sum::<f64>() * 0.5 + acc2 * 2.0 + acc2
}

flat_record! {
    Point215 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p216_helper(s: f64, v: &mut Vec<f64>) -> Vec<f64> {
    if v[1] <= -0.4 {} else {
        v[2 - 1] += if v[0] > 2.0 {
            v[2 - 1] * v[0]
        } else {
            (0..=3).take(2).filter(|k| *k != 1).map(|m| s + (m as f64)).fold(v[0], |acc, b| acc * 0.5 + (b + b))
        };
    }
    let mut m = 0;
    loop {
        m += 1;
        if m >= 4 {
            break;
        }
        let g = |s2: f64, d: f64| {
            let mut x = s2 + s2;
            s2 + d
        };
    }
    vec![v[1], -0.4 / (s.powi(2).powi(2) + 1.0), s * s * (0..m).skip(1).zip(v.chunks(2)).map(|(k, row)| row[k % row.len()] * s).fold(v[m % v.len()], |acc, acc2| acc.max(acc2 + acc2))]
}

#[differentiable(unconnected = "zero")]
fn p216(mut b: f64, mut w: f64, ys: Vec<f64>) -> (f64, f64) {
    let mut y = ys[5];
    w += (1.0 + ys[ys.len() - 1].abs()).powf((if ys[1] > 1.5 || 3 < 3 {
        ys[7]
    } else {
        ys[3]
    }).sin());
    let mut v: [[f64; 9]; 9] = [[-0.4; 9]; 9];
    for i in 2..9 {
        for n in (0..9).rev() {
            v[i][i] = v[i / 2][i].tanh() * v[i][i];
        }
    }
    let mut pair: ([f64; 2], f64) = ([y, 1.1 * v[3][2]], (0..ys.len()).zip(ys.windows(2)).map(|(i, state)| state[i % state.len()] * v[4][i % 9]).fold(y, |acc, s| acc * 0.5 + s));
    for m in 2..9 {
        v[0][m] *= v[3][m / 2] * -0.7 + (m as f64);
        y = v[3][(m + 1) % 9] * v[0][9 - 1];
        y = v[3][m] * v[3][(m + 1) % 9];
    }
    let mut state = v;
    pair.0[2 - 1] -= v[4].iter().zip(state[state.len() - 1][..5].iter()).map(|(c, t)| t * y).sum::<f64>().atan2(y.powi(2) + 0.5);
    if ys[ys.len() - 1] >= 2.0 {
        for z in state[9 - 1][3..6].iter_mut() {
            for k in (0..0).rev().step_by(2) {
                v[5][k] += v[5][k] * 0.5 + v[0][k];
            }
        }
    }
    ((pair.1 - b * 2.0 - ys.iter().sum::<f64>() * 1.5 + y * 2.0) * pair.1, state[3][4] - b - b * 1.5 - w * 1.5 + ys.iter().sum::<f64>() * 2.0 - y * 0.3 + pair.1 * 1.5 + state[5][0] * 0.3 - v[3].iter().map(|&q| q).fold(pair.0[1], |acc, a| acc * 0.5 + a))
}

#[differentiable(unconnected = "zero")]
fn p217_helper(k: usize, x: f64, ys: &[f64]) -> f64 {
    for q in ys.iter() {
        let mut i = 0;
        'rows1: while i < 4 {
            i += 1;
            match k % 4 {
                0 => {}
                m if i > 1 => {}
                _ => {
                    let mut x = x * ys[i % ys.len()];
                }
            }
        }
    }
    (1..ys.len()).map(|j| (j as f64)).sum::<f64>() + x * 0.5 + (x + -ys[1]) + ys.iter().rev().zip(ys.iter()).map(|(&y, acc)| y - acc + acc).fold(ys[1], |acc, t| acc * 0.5 + t)
}

#[differentiable(unconnected = "zero")]
fn p217(buf: &mut [f64; 3], #[no_diff] e: f64, v: &Vec<f64>, u: f64) {
    if u > e {
        for k in (2..3).rev() {
            let u2 = v[k / 2];
            if v[3 - 1] > -0.4 {
                buf[k] *= u2 * buf[k];
            }
            buf[k] *= v[k] + buf[k] * v[(k + 1) % v.len()];
            buf[k] = v[k].tanh() * v[k];
        }
        let mut w = u * v[2] / 2.0 + u.atan2(1.0 + 0.25_f64.abs()).abs();
        (0..v.len()).skip(1).for_each(|n| {
            w *= u + (n as f64);
            w -= w.tanh();
        });
    } else if buf[1] > 3.0 {
        let b: f64;
        if v[4] > 0.9 || e < v[2] {
            let mut u2 = -e.max(u);
            b = u2 * u2;
        } else {
            let mut b2 = u;
            b = p217_helper(1, e, &buf[1..3]) - b2.min(v[0]);
        }
        let u2 = p217_helper(2, (1.0 + v[11 - 1].abs()).ln_1p(), buf);
        match 4 % 3 {
            0 => {}
            1 | 2 => {
                buf[2] = u2;
            }
            count if v.len() > 0 => {}
            _ => {}
        }
    } else if e >= -1.0 {
        let mut out: Vec<f64> = vec![u; 11];
        for j in (0..11).rev() {
            out[j] = out[1] * 0.9 + out[11 - 1 - j];
            out[j] -= out[j] * out[0];
            out[j] -= (out[11 - 1 - j] * out[j]).sin();
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p218_helper(xs: &mut Vec<f64>, mut v: [f64; 13], row: &mut [f64], r: f64) -> f64 {
    let s: f64;
    if row[row.len() - 1] > 1.0 || row[1] > 3.0 {
        s = (1.0 + (1.0 + row[1].abs()).powi(-1).abs()).sqrt();
    } else {
        let mut z = v[13 - 1];
        s = xs[1];
    }
    for k in (2..12).rev().step_by(2) {
        v[k] = v[k].tanh() * v[k + 1];
        v[k] = (v[k + 1] * v[k]).sin();
    }
    for s2 in row.iter_mut() {
        for m in 1..v.len() {
            if m + 1 < 3 {
                break;
            }
            if *s2 > *s2 && r <= -0.7 {
                *s2 *= (0.3 + *s2) * (s + v[m]);
                break;
            }
        }
    }
    (r.tanh().exp2() - v.iter().sum::<f64>() * 0.3) * s
}

#[differentiable(unconnected = "zero")]
fn p218(ys: &mut [f64], b: f64, y: &mut f64, d: f64) -> f64 {
    let t = d;
    let u = t;
    let mut acc = t;
    let f = |s: f64| s * ys.iter().rev().map(|p| *p * t).sum::<f64>().mul_add(d * t, u);
    let n: usize = 1;
    let b2 = if b >= 3.0 {
        let mut acc2 = ys.windows(2).enumerate().map(|(m, buf)| buf[0]).product::<f64>().atan();
        ys.iter().map(|&r| r * (if n / 2 % 3 == 0 {
            r
        } else {
            let mut t2 = acc;
            t
        })).sum::<f64>()
    } else {
        acc.hypot(b.powi(2) + 0.5) * acc
    };
    for ys2 in ys[2..].chunks(2) {
        let mut v: [[f64; 9]; 9] = [[acc; 9]; 9];
        for count in (1..9).rev() {
            for i in (2..9).rev() {
                v[count][(count + 1) % 9] = v[i][count / 2] * v[count][(count + 2) % 9];
                v[9 - 1 - count][i] *= (v[count][count] * v[9 - 1 - count][i]).sin();
            }
        }
        let mut n2 = 0;
        'rows1: loop {
            n2 += 1;
            let mut t2 = v[n2 % 9][n2 % 9];
            let f2 = |t3: f64| t3 + --0.7;
            if n2 >= 2 {
                break;
            }
        }
    }
    if !(n % 3 != 1) {
        if !(u <= b2) {
            return b2;
        }
    } else if acc < -1.0 {
        if u >= -0.4 {
            if n % 2 != 1 {
                let mut p = t;
            } else {
                acc += b;
            }
        } else if n / 2 > 1 {
            let mut count = 0;
            'steps2: while count < 4 {
                count += 1;
                let mut w = b2;
            }
        } else {
            let mut add = |d2: f64| {
                acc += d2 * b2;
            };
            add(u * b2);
            add(match n % 5 {
                0 => {
                    let p = ys[2];
                    b2
                }
                _ => ys[ys.len() - 1],
            });
        }
    } else {
        acc *= u / ((u - acc).powi(2) + 0.5);
    }
    u / 3.0 + b * 0.3 - d * 1.5 + t * 1.5 - u * 2.0 - (0..n).map(|k| acc - acc + (k as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point219 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body219 {
    at: f64,
    k: f64,
    rates: f64,
    parts: f64,
    last: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape219 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point219 {
    #[differentiable(unconnected = "zero")]
    fn new(state: &[f64], s: f64) -> Point219 {
        Point219 { x: s * s, y: s, z: 0.9_f64.cos() }
    }
}

#[differentiable(unconnected = "zero")]
fn p219_helper(v: &mut [f64], a: &mut f64, v2: &[f64], mut v3: [[f64; 2]; 3]) -> f64 {
    for &e in v3[1].iter() {}
    v2[0] * (0..v3.len()).filter(|i| *i != 1).map(|count| (count as f64) * (1.0 + v2[0].abs()).ln()).sum::<f64>() - v2[0]
}

#[differentiable(unconnected = "zero")]
fn p219_inner(v: [[f64; 2]; 2]) -> f64 {
    let mut buf = [[v[0][2 - 1], v[0][2 - 1]], [v[0][0], v[2 - 1][0]], [v[1][1], v[1][1]], [v[1][1], v[0][1]]];
    let y = (-(v[0][1] * buf[1][1]).powi(2)).exp();
    buf[3][1] += y - 2.0 - buf[buf.len() - 1][1].min(buf[buf.len() - 1][0]);
    let mut grid: [f64; 17] = [y; 17];
    for count in 0..2 {
        for j in 2 + count..17 {
            grid[j * 2 % 17] -= grid[j / 2] + grid[(j + 2) % 17] * grid[j];
            grid[j] *= grid[j - 2] * (grid[j] * (count as f64));
        }
    }
    (y * v[2 - 1][0] + v[0][0] * 2.0 - grid.iter().sum::<f64>() * 0.3) * y
}

#[differentiable(unconnected = "zero")]
fn p219(#[no_diff] ys: &[f64], mut r: f64) -> f64 {
    let mut grid = vec![p219_inner([[ys[1], r], [r, r]]), ys[2] / (1.0 + ys[0].abs()), r / (ys[ys.len() - 1].powi(2) + 1.0)];
    let (mut p, q) = ((ys[1] - r).clamp(-0.75, 1.25), r);
    'rows1: for u in grid.iter_mut() {}
    if q > 0.8 && q >= p {
        return p219_inner([[grid[2], q], [r, ys[1]]]);
    }
    let mut d = p219_inner([[p219_inner([[p, 0.3], [q, p]]), (p.powi(2) + 1.0).ln()], [p + grid[2], if q > 0.3 {
        grid[0]
    } else {
        q
    }]]);
    let d2: f64 = (0..1).rev().map(|j| (j as f64)).sum::<f64>() - q;
    if q < 0.5 {
        return (if d <= d {
            grid[2]
        } else {
            d2
        }) / ((d2 + q).powi(2) + 1.2);
    }
    let flag = ys[2] >= 0.1 || d > 0.1;
    let p2 = if d2 > 0.3 && d < p {
        d + (if q < 2.0 {
            d
        } else {
            let mut x = d2;
            x
        })
    } else {
        let mut w = (1.0 + (-0.7 * r).abs()).ln_1p();
        if q > 0.1 && d > d {
            p.abs()
        } else {
            let q2: f64 = -0.4;
            grid[0] * d2
        }
    };
    (p.signum() * p + grid[0] * 0.3 + p * 1.5 + q * 2.0 - d * 0.5 + d2 * 1.5) * (grid[1] * (if p2 > 1.5 && p <= d2 {
        let u = p2;
        p2
    } else {
        -0.7
    })) - p219_inner([[q, p2], [d, p]])
}

flat_record! {
    Point219 { x, y, z }
    Body219 { at, k, rates, parts, last }
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
fn p220_helper(x: &mut f64, ys: &Vec<f64>, grid: &mut Vec<Body220>) -> f64 {
    ys[ys.len() - 1] * (ys[1] * ys[ys.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p220(xs: &mut [f64; 3], #[no_diff] y: f64, part: &mut Point220, xs2: &[[f64; 2]; 3]) -> f64 {
    xs[..2].swap(1, 0);
    for (i, y2) in xs2[1].iter().enumerate() {
        part.z += (xs2[1][i % 2] + part.z).min(y2.tanh());
    }
    for (e, e2) in xs2[2].iter().zip(&xs2[0]) {
        part.y *= *e2;
    }
    part.y = -xs2[2][2 - 1];
    let f = |a: f64| a * part.y;
    let mut shape: Option<f64> = Some(xs2[3 - 1][0].sin());
    let mut u = (1.0 + xs2[2][0].abs()).ln_1p();
    let mut spring = Body220 { at: u, k: y };
    u * u + y * 2.0 - u * 1.5 + shape.unwrap_or(u) / (1.0 + xs2[2][1..2].iter().enumerate().map(|(k, x)| *x).sum::<f64>().abs())
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
fn p221_helper(mut unit: Point221, mut pair: (f64, f64), mut ys: [[f64; 2]; 2]) -> f64 {
    let mut j = 0;
    let mut a: f64 = loop {
        j += 1;
        if j >= 3 {
            break 1.1 * unit.x;
        }
    };
    let found: Option<f64> = Some(pair.0 * a);
    {
        a /= ((unit.y + (j as f64)).powi(2) + 1.0).recip().powi(2) + 1.0;
    }
    let b = ys[ys.len() - 1].iter().rev().enumerate().rev().map(|(k, d)| *d * pair.0).fold(a, |acc, w| acc + w * a.clamp(-0.75, 1.25)) + (j as f64);
    (-a - ys[0][1] * 1.5 - a * 0.5 + b * 1.5 - b) * ys[j % 2].iter().zip(ys[0].windows(2)).map(|(&t, out)| b).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p221(buf: &Vec<f64>, xs: &mut Vec<Body221>, j: usize) -> f64 {
    let (p, w) = (buf[j % 4] + (if j / 2 > 2 {
        xs[(j + 1) % xs.len()].k
    } else {
        2.0
    }), xs[2].rates.x);
    let mut buf2 = vec![w; xs.len()];
    let mut kind: Option<f64> = Some(1.5);
    let mut acc: f64 = w / (1.0 + (w.asinh() + (j as f64)).abs());
    let mut v = vec![buf2[j] - w, buf2[j] * w, acc, buf2[5 - 1 - j] * w];
    (w + w * 0.3 + buf2.iter().sum::<f64>() * 0.3 - acc * 0.3 - v[4 - 1] * 2.0) * xs.iter().map(|unit| unit.k * v[j % 4]).sum::<f64>()
}

flat_record! {
    Point221 { x, y, z }
    Body221 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point222 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point222 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, point: &Point222, ys: [f64; 3]) -> ([f64; 2], f64) {
        let mut row: Vec<f64> = vec![ys[2]; 3];
        let mut p: f64 = 0.1;
        for n in 0..3 {
            for k in 0..row.len() {
                if k % 3 != 1 {
                    row[k] = (ys[n] * (k as f64)).sin();
                }
            }
            for k in 0..3 {
                row[k] = (ys[n] * (k as f64) + ys[(k + 1) % ys.len()]).cos();
            }
            let mut t: f64 = 0.0;
            for i in 0..row.len() {
                t += row[i] * row[i].cos();
            }
            p += t.sin();
        }
        ([row[0], if ys[0] > 0.5 {
            let mut y = ys[0];
            p * y
        } else {
            (ys[0].powi(2) + 1.2).recip()
        }], p - ys[1] * 0.5 + row[0] * 0.3 + p * 0.3 + (1..row.len()).map(|i| (i as f64)).fold(ys[0], |acc, q| acc * 0.5 + (p.asinh() + q)))
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point222 {
    type Output = Point222;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point222 {
        Point222 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p222(out: &[Point222; 2], ys: &mut [f64], e: &mut f64) -> f64 {
    *e /= ys.chunks(2).map(|xs| *e * *e + xs[0]).product::<f64>().powi(2) + 1.0;
    ys[2] = ys.iter().take(2).zip(ys.iter()).map(|(z, q)| *q).fold(*e, |acc, y| acc * 0.5 + y);
    let u: f64;
    if -0.7 > 0.3 || ys[1] <= 1.5 {
        u = ys[4].cos();
    } else {
        u = ys[0] / 3.0;
    }
    let g = |s: f64| s + (u + u + -s);
    let mut n: usize = 3;
    if u <= 0.5 {
        let mut m = 0;
        while n * 2 % 3 != 0 && m < 3 {
            m += 1;
            let (mut a, b): (f64, f64) = (u * out[0].x + e.atan2(ys[5 - 1].powi(2) + 0.5), 0.25);
            if b > b {
                break;
            }
        }
    }
    -*e * (*e * *e - *e / (1.0 + u.abs())) - ys[1]
}

flat_record! {
    Point222 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p223_helper(r: &mut f64, out: &mut [f64; 3]) -> f64 {
    let b: f64 = (0..out.len()).map(|count| (count as f64)).sum::<f64>();
    b + 0.3 + b * 1.5 - (b.sin().exp_m1() + b) + out.chunks(2).zip(out.chunks(2)).filter(|(state, out2)| b >= 1.1).map(|(xs, buf)| (-(-0.7_f64).powi(2)).exp() + xs[0]).fold(b, |acc, b2| acc + (b.tanh().cosh() + b2))
}

#[differentiable(unconnected = "zero")]
fn p223(b: &mut f64, #[no_diff] buf: &[f64; 4]) -> f64 {
    if !(buf[4 - 1] > 1.0) {
        let mut count = 0;
        'rows1: while count < 4 {
            count += 1;
            *b = b.min(buf[count % buf.len()]) * (buf[0] + *b);
            *b *= 2.0 * (count as f64);
            let mut grid = [[buf[0], *b], [*b, buf[0]], [buf[buf.len() - 1], buf[0]]];
        }
        let mut count2 = 0;
        while count2 < 2 {
            count2 += 1;
        }
    } else {
        let mut out: [f64; 9] = [buf[2]; 9];
        let mut z: f64 = 0.1;
        for count in 0..3 {
            for j in (0..9).step_by(2) {
                out[j] = buf[1..][count] * (j as f64) + (buf[count] - buf[count]);
            }
            let mut b2: f64 = 0.0;
            for j in 0..out.len() {
                b2 += out[j] * out[8 - j];
            }
            z += b2 * b2.tanh();
        }
    }
    buf[0] + (buf[4 - 1] * buf[0]).abs() - (if buf[0] > 1.0 {
        let mut e = buf[4 - 1];
        e
    } else {
        2.0
    }).signum() * -*b
}

#[differentiable(unconnected = "zero")]
fn p224(out: &[f64]) -> f64 {
    out.windows(2).take(2).for_each(|grid| {});
    let mut pair = (out[out.len() - 1] / (out[0].powi(2) + 1.0) - (if out[out.len() - 1] > 1.0 {
        out[0]
    } else {
        let mut c = out[out.len() - 1];
        c
    }), out[0]);
    (pair.1 - pair.0) * out[..1].iter().zip(1..out.len()).map(|(acc, i)| (i as f64)).fold(pair.1, |acc, d| acc.max(d)) + (pair.1 + pair.0)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point225 {
    x: f64,
    y: [f64; 3],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body225 {
    at: (f64, f64),
    k: [f64; 2],
    rates: f64,
}

#[differentiable(unconnected = "zero")]
fn p225_helper(mut row: [f64; 2], row2: &Vec<Body225>) -> f64 {
    row[2 - 1] /= (row2[1].rates + row2[1].rates - row2[1].k[1] * row2[row2.len() - 1].k[2 - 1]).powi(2) + 1.0;
    (row2[1].rates + row[2 - 1] * 1.5) * row2[row2.len() - 1].at.0 + row2[1].at.1
}

#[differentiable(unconnected = "zero")]
fn p225_inner(xs: &mut [Point225], kind: Option<f64>) -> f64 {
    let mut xs2 = vec![xs[1].z + xs[1].y[0], xs[1].z.tanh(), if xs[0].z > 2.0 {
        let x = xs[1].x;
        x
    } else {
        0.9
    }, xs[0].x.powi(2)];
    for b in xs2.iter_mut().take(2) {
        if xs[1].y[2] > 1.0 || *b > 0.8 {
            let mut spring = Body225 { at: (*b, *b), k: [kind.unwrap_or(*b), (-b.powi(2)).exp()], rates: *b };
            let mut v: [[f64; 4]; 4] = [[spring.k[2 - 1]; 4]; 4];
            for k in 0..3 {
                for i in 1..1 {
                    v[i][i - 1] += v[k][k * 2 % 4] * -0.7 + v[4 - 1 - k][k / 2];
                }
            }
        }
    }
    if let Some(b) = kind {
        xs2[1] += xs2[4 - 1].hypot((-0.5_f64).powi(2) + 1.2);
    } else {
        xs2[1] += xs2[xs2.len() - 1];
    }
    (-xs2[3].powi(2)).exp() - xs2[xs2.len() - 1] * 1.5 - (xs[1].x.powi(2) + 1.0).recip() + xs.iter().filter(|part| part.x > 1.5).map(|body| body.x * (if 1 < 3 {
        xs2[0]
    } else {
        body.z
    })).fold(xs2[2], |acc, a| acc.max(xs2[1] + a))
}

#[differentiable(unconnected = "zero")]
fn p225(row: &mut [f64], a: f64, out: Vec<f64>, spring: &Point225) -> (f64, f64) {
    row[2] = spring.x.atan2(1.0 + out[7].abs().abs());
    let unit = *spring;
    let mut c = (a.powi(2) + 1.0).powf(a.sin()) * out[0] / (1.0 + unit.y[0].atan().exp_m1().abs().abs());
    for &w in &out[..2] {
        let mut state = [[c, out[7]], [1.1, w], [unit.x, c]];
        state[2].fill(a);
    }
    let spring2 = unit;
    let mut buf: Vec<f64> = vec![spring2.x; 15];
    for count in (0..15).rev().step_by(2) {
        buf[count] = buf[count].tanh() * buf[15 - 1 - count];
        if buf[0] > 0.5 {
            buf[(count + 2) % 15] -= buf[15 - 1] * buf[13];
        }
    }
    let mut k = 0;
    let mut s: f64 = loop {
        k += 1;
        let mut xs: Vec<f64> = vec![unit.y[2]; 11];
        let k2 = buf.len();
        for j in 0..k2 - 1 {
            c -= buf[j] / (1.0 + buf[j].powi(2));
            buf[k2 - 1 - j] *= (buf[j] * buf[j]).sin();
        }
        if k >= 2 {
            break (-(spring.y[2] + spring2.z).powi(2)).exp();
        }
    };
    ((match row.len() % 5 {
        0 => c,
        _ => {
            let x = s;
            c
        }
    }) - out.iter().sum::<f64>() * 2.0 - unit.z * 0.3 - c * 0.3 - buf.iter().sum::<f64>() * 1.5 - s * 0.5 + s, spring2.z - unit.y[k % 3] + out.iter().sum::<f64>() * 0.3 - unit.x * 1.5 - spring2.y[1] * 0.3 - buf.iter().sum::<f64>() * 2.0 - (s * buf[k % 15] - out.iter().enumerate().map(|(count, x)| a + *x).sum::<f64>()))
}

flat_record! {
    Point225 { x, y, z }
    Body225 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p226_helper(buf: &mut Vec<f64>) -> f64 {
    let mut buf2: Vec<f64> = Vec::with_capacity(4);
    for buf3 in buf.chunks(2).skip(1) {
        buf2.push((if buf[2 - 1] > buf3[0] && buf[1] > 2.0 {
            let d = buf[2 - 1];
            d
        } else {
            buf3[0]
        }) / 3.0);
    }
    buf2.push(buf[buf.len() - 1]);
    let mut kind: Option<f64> = None;
    let mut m = 0;
    'rows1: loop {
        m += 1;
        if m >= 2 {
            break;
        }
        if buf2.len() % 2 != 1 || buf2[0] >= -0.7 {
            let q = std::mem::replace(&mut buf[m % 2], buf2[buf2.len() - 1] * buf2[m % buf2.len()]);
        } else if m % 2 == 1 {
            for p in buf2.iter_mut() {
                let mut w = buf[0].tanh().exp() * p.atan();
            }
        } else if buf2[m % 1] <= 1.1 {
            buf2[0] = buf2[0];
        } else {
            buf2[m % 1] *= buf2[0].atan().exp2();
        }
        buf2.push((-buf2[0].powi(2)).exp());
    }
    (buf2[0].signum() * buf2[m % buf2.len()] - buf2[m % buf2.len()] * 0.3 - buf2[0].max(buf2[m % 1]) / (1.0 + buf2[m % buf2.len()].to_radians().abs())) * buf[1]
}

#[differentiable(unconnected = "zero")]
fn p226_inner(state: &Vec<f64>, w: &mut f64, count: usize) -> f64 {
    for &u in state {
        if !(count * 2 < 3) {
            let mut pair = ((u * u).cos(), w.min(u));
            pair.0 += *w;
        }
        let count2: usize = state.len();
        *w = *w * *w * (u - u);
    }
    state[state.len() - 1] / 3.0 - w.asinh()
}

#[differentiable(unconnected = "zero")]
fn p226(state: [[f64; 2]; 3], grid: &[f64; 3]) -> f64 {
    let mut row = [[3.0, grid[grid.len() - 1]], [grid[2], grid[0]], [grid[1], grid[grid.len() - 1]]];
    for n in 1..row.len() {
        let mut k = 0;
        loop {
            k += 1;
            if k % 2 != 0 {
                return (-row[0][n % 2].sin().powi(2)).exp();
            }
            if k >= 2 {
                break;
            }
        }
    }
    let mut pair: (f64, f64) = (if row[1][2 - 1] > 3.0 {
        grid[0]
    } else {
        0.1
    }, row[0].iter().map(|&x| x + x).product::<f64>());
    row[1].fill(if grid[2] > 0.1 {
        pair.1
    } else {
        grid[3 - 1]
    });
    let mut k = 0;
    'rows1: loop {
        k += 1;
        if k >= 2 {
            break;
        }
        let mut m: usize = grid.len();
    }
    row[k % 3][1] += row[k % row.len()][k % 2].abs() * row[k % row.len()][k % 2];
    row[1].swap(0, k % 2);
    (grid[1] - state[1][k % 2] * 2.0 - pair.0 * (k as f64)) * pair.1.atan()
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
    fn new(pair: (f64, f64)) -> Body227 {
        Body227 { at: (0..3).map(|k| pair.0 + (k as f64)).sum::<f64>(), k: pair.0, rates: pair.0 * pair.0 }
    }
}

#[differentiable(unconnected = "zero")]
fn p227_helper(count: usize, x: f64, ys: &[Point227]) -> f64 {
    for unit in ys.iter().take(2) {
        let mut buf = vec![x - ys[count % ys.len()].z, ys[0].y, x, ys[1].z];
    }
    (x + -0.4) * (1.0 + (ys[count % ys.len()].x.floor() * x).abs()).recip()
}

#[differentiable(unconnected = "zero")]
fn p227(buf: &mut Vec<f64>) -> f64 {
    for (buf2, w) in buf.windows(2).rev().zip(&buf[1..]) {
        let mut point = Body227::new((*w, (1.0 + w.abs()).ln_1p()));
    }
    let p = buf[2];
    for s in buf.iter_mut() {
        *s += p;
    }
    p.atan() + (0..buf.len()).zip(1..buf.len() - 1).map(|(i, count)| (count as f64)).sum::<f64>()
}

flat_record! {
    Point227 { x, y, z }
    Body227 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p228_helper(xs: Vec<f64>) -> f64 {
    let mut ys = [xs[0]; 4];
    let c: f64 = ys[0];
    let mut a = ys[2];
    (a + a - ys[1]) * ys.windows(2).rev().map(|out| xs[1] * (a + a)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p228_inner(mut t: f64, buf: &[f64], xs: [f64; 10]) -> f64 {
    (xs[xs.len() - 1] - -0.4 - t * 0.5 - xs.iter().sum::<f64>() * 0.5 - (if xs[3] <= buf[0] {
        let mut x = xs[2];
        xs[1]
    } else {
        xs[9]
    }).to_radians()) * (xs[2] + buf[1]).sin().exp2()
}

#[differentiable(unconnected = "zero")]
fn p228(state: [f64; 12], v: &[f64]) -> f64 {
    let mut x = v[5 - 1];
    let mut i = 0;
    'rows1: while i < 2 {
        i += 1;
        let mut out: Vec<f64> = vec![x; 9];
        let mut acc: f64 = 0.1;
        for k in 0..4 {
            out.fill(state[..4][k]);
            let mut p: f64 = 0.0;
            for m in 0..out.len() {
                p += out[m] * out[8 - m];
            }
            acc += p * p.tanh();
        }
    }
    let mut x = x + (state[8] + v[i % 5]).max(v[0] / (1.0 + x.abs()));
    let mut count = 0;
    'steps2: loop {
        count += 1;
        let mut buf: [[f64; 9]; 9] = [[x; 9]; 9];
        for k in (2..9).step_by(2) {
            for j in (1..9).rev() {
                buf[k - 1][k] = buf[k][5] * -0.7 + (j as f64);
            }
        }
        if count >= 3 {
            break;
        }
    }
    x += (if x <= x {
        v[5 - 1]
    } else {
        v[4]
    }) / 3.0;
    x += (1..v.len()).map(|m| (m as f64)).sum::<f64>();
    let mut p = p228_helper(v.to_vec());
    let b: f64;
    if count % 2 == 0 {
        let mut b2 = (x + v[0]).sin();
        b = b2;
    } else {
        let mut c = x + x;
        b = v[count % v.len()] / 2.0 + (if i + 1 < 3 {
            p
        } else {
            let mut q = v[count % v.len()];
            -0.7
        });
    }
    let mut m = 0;
    'search3: while m < 3 && v.len() < 3 {
        m += 1;
        let flag = state[5] <= 0.3;
    }
    v[m % v.len()] + state.iter().sum::<f64>() * 0.5 + x * 2.0 - (0..2).step_by(2).map(|n| (n as f64) * (if v[n] > 0.25 || v.len() % 3 != 1 {
        let mut r = p;
        p
    } else {
        let mut a = x;
        b
    })).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p229(out: &Vec<f64>, buf: &[f64]) -> f64 {
    let mut pair = (buf[2], buf[0]);
    pair.1 = pair.1;
    let mut grid = [[buf[2], buf[0]], [pair.0, pair.1], [pair.1, out[2]]];
    let shape: Option<f64> = Some(buf[0]);
    'rows1: for &w in out.iter().rev() {
        pair.0 -= pair.0.to_radians();
        grid[0][1] += out.iter().zip(buf.iter()).map(|(y, d)| y + *d).sum::<f64>();
    }
    grid[0][0] *= pair.1;
    for (out2, grid2) in grid[0][..1].chunks(2).rev().zip(grid.iter()) {
        pair.1 += (1.0 + buf[4].abs()).cbrt() - buf[4];
    }
    (pair.0 + pair.0 * 0.3 - grid[grid.len() - 1][0] * 0.3) * ((-grid[grid.len() - 1][0].powi(2)).exp() * (if buf[4] >= 1.5 && pair.0 > 0.3 {
        grid[1][1]
    } else {
        grid[1][2 - 1]
    }))
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
    fn norm(&self, state: [f64; 3]) -> f64 {
        let mut m = 0;
        let mut y: f64 = loop {
            m += 1;
            if m >= 2 {
                break (0.5 + 0.8) * self.rates[m % 2].x;
            }
        };
        -state[m % 3] + state[3 - 1].max(self.parts.z) - (y * state[2]).abs()
    }
}

#[differentiable]
impl std::ops::Sub for Point230 {
    type Output = Point230;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point230) -> Point230 {
        Point230 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p230(mut state: [[f64; 2]; 3], k: usize, pair: (f64, f64), xs: Vec<f64>) -> f64 {
    if k + 1 > 2 {
        let shape: Option<f64> = Some(xs[k % xs.len()] * (k as f64));
    } else if pair.0 >= 0.8 {
        return xs.windows(2).map(|xs2| (0..state.len()).map(|i| (i as f64)).fold(xs2[k % 2], |acc, z| acc * 0.5 + (pair.1 + z)) + xs[0]).product::<f64>();
    }
    for i in 1..xs.len() {
        if (i + 1) % 2 == 1 {
            state[3 - 1][i % 2] = xs[i].hypot(xs[0].powi(2) + 0.5) - (pair.1 - (i as f64));
        } else {
            state[1].fill(xs[i] * pair.0);
        }
        match (i + 1) % 4 {
            0 => {
                let kind: Option<f64> = Some(state[k % state.len()][i % 2]);
            }
            _ => {}
        }
    }
    let mut v: Vec<f64> = vec![0.0; 12];
    let mut e: f64 = 0.1;
    for m in 0..3 {
        for count in 0..v.len() {
            v[count] = (xs[m] * (count as f64)).sin();
        }
        for i in 0..12 {
            v[i] = (xs[m] * (i as f64) + xs[m]).cos();
        }
        let mut d: f64 = 0.0;
        for n in 0..v.len() {
            d += v[n].powi(2);
        }
        e += d;
    }
    (-0.4_f64).min(xs[1]) - state[k % state.len()][0] * 1.5 + pair.1 * 1.5 + v.iter().sum::<f64>() * 2.0 + e * 1.5 + (0..v.len()).map(|k2| (k2 as f64)).sum::<f64>()
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
    at: [f64; 9],
    k: Point231,
    #[no_diff] rates: usize,
    parts: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape231 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body231 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, flag: bool, ys: &[f64]) {
        let mut d = if ys[1] < 0.9 || self.at[3] >= -1.0 {
            ((self.at[9 - 1] / (ys[1].powi(2) + 1.2)).powi(2) + 0.5).sqrt()
        } else {
            let mut e = if flag {
                ys[1] / 1.5
            } else {
                ys[1]
            };
            ys[1] * (e - e)
        };
        let mut m = 0;
        'rows1: loop {
            m += 1;
            let mut k = 0;
            while k < 5 && ys.len() % 2 == 1 {
                k += 1;
                let mut pair = (ys[0], ys[k % 2].sin());
            }
            if m >= 1 {
                break;
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p231_helper(buf: &mut [f64; 10]) {
    if buf[2] <= buf[buf.len() - 1] || buf[1] > 0.9 {
        buf[7] += buf[9] * buf[10 - 1] / ((buf[8] - buf[2]).powi(2) + 1.0);
        return;
    }
    let mut m = 0;
    let c: f64 = loop {
        m += 1;
        if m >= 3 || buf[buf.len() - 1] <= 1.1 {
            break if buf[0] > 0.9 || buf[2] > 0.1 {
                let u = buf[8].hypot(buf[m % buf.len()].powi(2) + 1.2);
                match (m + 1) % 5 {
                    0..=1 => buf[buf.len() - 1],
                    2 => buf[m % buf.len()],
                    _ => {
                        let w = u;
                        u
                    }
                }
            } else {
                let mut y: f64 = buf[m % 10];
                -buf[m % buf.len()]
            };
        }
        let (mut x, x2) = (buf[8], (buf[1].powi(2) + 1.0).recip());
        if m % 2 != 1 {
            break -0.7;
        }
    };
}

#[differentiable(unconnected = "zero")]
fn p231(ys: &mut Vec<f64>, grid: &mut [f64; 4], u: f64, x: f64) -> Point231 {
    let mut k = 0;
    let d: f64 = 'rows1: loop {
        k += 1;
        grid[3] /= x.powi(2) + 1.0;
        if k >= 4 {
            break ys[0];
        }
    };
    grid[k % 4] = u / (1.1_f64.mul_add(d, u).powi(2) + 1.2);
    Point231 { x: d.powi(2), y: grid[grid.len() - 1] + d, z: x }
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
    fn norm(&self, ys: &mut [f64], row: &mut [f64]) -> f64 {
        let (z, c) = (ys[0].powi(2), row[row.len() - 1]);
        (-z.powi(2)).exp() + c * 2.0 + (row[1].signum() * z).powi(2) + ys[1..].iter().rev().fold(c, |acc, x| acc + x * x)
    }
}

#[differentiable]
impl Point232 {
    #[differentiable(unconnected = "zero")]
    fn new(point: Point232) -> Point232 {
        Point232 { x: if point.z <= point.z {
            3.0
        } else {
            let q = point.x;
            q
        }, y: (0..3).map(|k| (k as f64) * point.z).sum::<f64>(), z: point.y * point.y }
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

#[differentiable(unconnected = "zero")]
fn p232_helper(grid: Vec<f64>) -> f64 {
    for j in (0..grid.len()).take(2) {
        let mut state: [f64; 3] = [0.5; 3];
        state[j % 3] = (grid[j] - grid[j]).tanh();
    }
    let mut spring = Point232::new(Point232::new(Point232 { x: grid[0], y: grid[2 - 1], z: grid[0] }));
    spring.x.tanh() - grid[2 - 1] * 1.5 - -spring.z
}

#[differentiable(unconnected = "zero")]
fn p232(ys: &[f64], state: &[f64], p: &mut f64, part: &mut Point232) -> f64 {
    match state.len() % 3 {
        0 => {
            let mut v = state.to_vec();
        }
        1 | 2 => {
            *p = state[0].sin().exp() + ys[ys.len() - 1] * 1.1;
            part.y *= if part.y > 0.1 {
                let mut p2 = state[2].min(*p);
                *p * -0.4
            } else {
                (1.0 + part.x.abs()).ln()
            };
        }
        j if state.len() < 3 => {}
        _ => {
            let mut found: Option<f64> = Some(ys[3]);
        }
    }
    part.x /= (if *p >= 0.5 {
        let mut s: f64 = 1.0;
        state[3]
    } else {
        let mut u = *p;
        u
    }).powi(2) + 1.0;
    let body = *part + *part;
    let mut v: Vec<f64> = Vec::new();
    for k in 0..state.len() - 1 {
        v.push((state.chunks(2).zip(0..2).map(|(grid, n)| grid[1 - 1] + (n as f64)).product::<f64>().powi(2) + 1.2_f64).recip());
    }
    v.push(body.x);
    let mut out = vec![Point232::new(*part + body), *part + body, body + body];
    *p + part.z - v[0] * 1.5 - out[3 - 1].y * 0.3 + v.iter().map(|&p2| state[0] + p2).fold(2.0_f64, |acc, q| acc.max(1.1_f64 + q)).cos() - out[out.len() - 1].y.sin()
}

flat_record! {
    Point232 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p233_helper(x: &mut f64, m: usize, buf: &[f64]) -> f64 {
    let e = &mut *x;
    *e = 1.0;
    *e = (-e.powi(2)).exp();
    0.5 * ((buf[m % buf.len()] + buf[m % buf.len()]) * (m as f64))
}

#[differentiable(unconnected = "zero")]
fn p233_inner(grid: &[f64], buf: &[[f64; 2]; 2]) -> f64 {
    let mut x: f64 = buf[0].iter().rev().enumerate().filter(|(i, q)| **q > 0.1).map(|(m, &acc)| acc * grid.iter().zip(buf[m % 2][..1].iter()).map(|(u, &s)| acc + s).sum::<f64>()).product::<f64>();
    buf[0][0] * buf[0][1..].iter().rev().map(|z| *z).fold(x, |acc, s| acc.max(s)) + buf[1][2 - 1]
}

#[differentiable(unconnected = "zero")]
fn p233(mut pair: (f64, f64), row: &mut Vec<f64>, mut y: f64, grid: &[f64]) -> f64 {
    let f = |u: f64| u + row[..1].iter().map(|w| w * (u + w)).product::<f64>();
    let y = y + (if grid[1] >= row[4] {
        grid[2]
    } else {
        let c = row[3] * grid[3 - 1];
        pair.0
    });
    let mut t: f64;
    if grid[3 - 1] > 2.0 {
        let p = row[row.len() - 1];
        t = (p + p) * (if y > 1.1 {
            let z: f64 = 3.0;
            p
        } else {
            p
        });
    } else {
        t = -(y + row[1]);
    }
    {
        let mut u = p233_helper(&mut pair.0, 1, &grid[1..3]);
        t += y;
    }
    let mut row2: Vec<f64> = vec![y; 14];
    let i = row2.len();
    for k in 0..i {
        row2[0] *= row2[k] * row2[k];
    }
    if grid[i % 3] < -0.7 || i + 1 < 3 {
        row2[i % 14] = t * (t * row[i % 5]);
        let mut kind: Option<f64> = Some(y);
        let mut xs = [grid[0]; 4];
    } else {
        let i2 = row2.len();
        for k in 0..3 {
            for k2 in (0..i2 - 1).rev() {
                row2[(k2 + 1) % i2] = row2[k2] / (1.0 + row2[k2].powi(2));
                row2[k2] *= row2[0] * row2[i2 - 1 - k2];
                row2[i2 - 1] = row2[k2] * (y * grid[k]);
            }
        }
    }
    t.max(row2[i % 14]) - y * 1.5 + t * 2.0 - row2.iter().sum::<f64>() * 2.0 + (if i % 2 == 0 {
        grid[grid.len() - 1] / 3.0
    } else {
        let mut x = row[4].atan();
        1.1 * y
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point234 {
    x: [f64; 11],
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body234 {
    at: f64,
    k: Vec<f64>,
}

#[differentiable(unconnected = "zero")]
fn p234_helper(y: f64, count: usize, point: &mut Point234, ys: &mut [Body234]) -> Body234 {
    let mut ys2: [f64; 2] = [0.5; 2];
    'rows1: for (n, t) in ys2.iter_mut().enumerate() {
        let mut xs = vec![Point234 { x: [ys[n % 2].k[0] + point.y; 11], y: point.x[n % 11] / (point.x[1].powi(2) + 1.0) }, Point234 { x: [-point.x[9]; 11], y: ys[ys.len() - 1].at.hypot(t.powi(2) + 1.0) }, Point234 { x: [ys.iter().zip(0..4).map(|(spring, m)| y + (m as f64)).sum::<f64>(); 11], y: *t * point.y }];
    }
    Body234 { at: ys[1].at, k: vec![ys[ys.len() - 1].at.max(point.y), ys2[ys2.len() - 1] * (count as f64)] }
}

#[differentiable(unconnected = "zero")]
fn p234_inner(state: &mut [f64; 3], part: &mut Body234, mut e: f64, shape: Option<f64>) -> f64 {
    let mut out: Vec<f64> = Vec::new();
    for grid in state[..1].chunks(2) {
        out.push((0..3).take(2).map(|i| (i as f64)).fold(e, |acc, u| acc + (grid[0] + u)) + grid[0]);
    }
    out.push(if e < part.at && state[1] > -0.4 {
        let e2 = e;
        e
    } else {
        part.at
    });
    if e > 0.5 {
        e += (1.0 + e.abs()).cbrt().signum() * (e * out[out.len() - 1]);
        e += out.iter().skip(1).zip(1..out.len()).map(|(r, i)| *r + (i as f64)).fold(part.at, |acc, acc2| acc * 0.5 + acc2 * out[0].clamp(-0.75, 1.25));
    } else if 3 < 3 {
        let f = |q: f64| {
            let t = q.sin().exp().powi(2);
            q * (if t < -0.4 {
                state[0..1].iter().skip(1).enumerate().map(|(i, &t2)| t2).sum::<f64>()
            } else {
                q.tanh()
            })
        };
    } else {
        let z = &mut out[0];
        *z *= (1.0 + z.abs()).ln_1p();
    }
    part.k[2 - 1] + e * 0.3 + out[0] * 1.5 + state[0] - shape.unwrap_or(out[0])
}

#[differentiable(unconnected = "zero")]
fn p234(mut grid: [[f64; 2]; 3], row: &Vec<f64>, spring: &Body234) -> f64 {
    let shape: Option<f64> = Some(grid[0][2 - 1] * row[row.len() - 1]);
    let x: f64;
    if !(row[0] <= row[0]) {
        x = (1.0 + (grid[0][1] + grid[0][0]).abs()).ln_1p();
    } else {
        let acc: f64 = 1.5;
        x = row.iter().zip(row.chunks(2)).map(|(&a, buf)| acc * row[0].atan().exp()).sum::<f64>();
    }
    grid[1][1] *= -spring.k[1];
    for x2 in grid[2].iter_mut().skip(1).rev() {
        'rows1: for ys in row[3..5].chunks(2) {
            if ys[0] > 0.1 {
                continue 'rows1;
            }
            let mut kind: Option<f64> = if 0 < 3 {
                None
            } else {
                Some(ys[0])
            };
            let r: f64 = 'found2: {
                *x2 += if row[4] > 0.9 {
                    ys.iter().map(|&s| s).sum::<f64>()
                } else {
                    x.abs()
                };
                let d: f64 = ys.iter().map(|&e| e).sum::<f64>() * ys[0] * (ys[1 - 1].asinh() * (ys[0] * ys[0]));
                if d > 1.5 {
                    break 'found2 *x2;
                } else {
                    let mut ys2 = [Point234 { x: [d + d; 11], y: if spring.k[1] <= 1.5 && d > 0.9 {
                        ys[0]
                    } else {
                        *x2
                    } }, Point234 { x: [ys[0] + spring.at; 11], y: d - x }];
                }
                d + (0..=4).filter(|n| *n != 1).map(|count| d + (count as f64)).product::<f64>()
            };
        }
    }
    x + (row[3] - x).tanh().exp()
}

flat_record! {
    Point234 { x, y }
    Body234 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p235_helper(ys: &mut [f64], xs: [[f64; 2]; 3]) -> f64 {
    if xs[xs.len() - 1][1] > 0.3 {
        let mut a = -(ys[1] / 1.5 * xs[2][0]);
    } else {
        match 0 % 3 {
            0 => {
                let q: f64 = 'found1: {
                    let w = &mut ys[1];
                    *w *= if xs.len() < 3 {
                        *w
                    } else {
                        xs[0][0]
                    };
                    *w += *w * -0.7;
                    let mut ys2 = xs;
                    if ys2[1][2 - 1] > -0.7 || xs[0][2 - 1] > 1.1 {
                        break 'found1 (0..2).map(|m| (m as f64) * xs[2][m]).sum::<f64>();
                    }
                    ys2[0][0] + ys2[2][0] / (xs[xs.len() - 1][1].powi(2) + 1.2)
                };
            }
            _ => {
                if xs[1][0] > 0.3 && xs[1][0] > -1.0 {
                    ys[1] += xs[2][1];
                } else {
                    ys[0] += (-(if !(xs[2][1] > -0.7) {
                        ys[1]
                    } else {
                        let u = xs[2][0];
                        u
                    }).powi(2)).exp();
                }
            }
        }
    }
    (xs[0][1] * xs[3 - 1][0] - xs[2][1] * 1.5) * xs[xs.len() - 1][0].to_radians().tanh() + (if xs.len() < 3 {
        xs[1][1]
    } else {
        let mut d = ys[1];
        xs[1][2 - 1]
    })
}

#[differentiable(unconnected = "zero")]
fn p235(#[no_diff] xs: &mut [f64], ys: &[f64]) -> Vec<f64> {
    if xs[3] <= 0.25 {
        let g = |d: f64| d + (if d <= d {
            let mut b: f64 = 0.5;
            (1.0 + d.abs()).recip()
        } else {
            d.max(1.0)
        });
    }
    let mut d: f64;
    if ys[3] >= 1.1 {
        let mut e = ys[2].mul_add(ys[4], ys[1]).tanh().exp_m1();
        d = e;
    } else {
        d = ys[3] - xs[0];
    }
    let c = &mut xs[1];
    *c += *c;
    *c -= *c;
    match 2 % 3 {
        0 => {
            let mut state: [[f64; 3]; 3] = [[d; 3]; 3];
            for j in (1..2).rev().step_by(2) {
                for n in (0 + j..3).rev() {
                    state[(j + 3) % 3][n] += state[j][n] + state[j][j * 2 % 3] * d;
                }
            }
            state[2][1..].windows(2).skip(1).enumerate().for_each(|(j, v)| {
                xs[1] += v[0];
                d /= 0.8_f64.powi(2) + 1.0;
            });
        }
        count if count * 2 % 3 != 1 => {
            xs[count % 4] -= if count + 1 > 2 && ys[0] < ys[count % ys.len()] {
                d * xs[0]
            } else {
                match count * 2 % 5 {
                    0..=1 => ys[count % 5],
                    _ => ys[4],
                }
            };
        }
        _ => {}
    }
    for (j, r) in ys.iter().enumerate() {
        let d = d * d.atan().sinh().tanh().exp2();
        let mut z = p235_helper(&mut xs[..2], [[-d, *r * d], [*r + d, *r], [r.to_radians(), ys[j] / 2.0]]);
        let mut kind: Option<f64> = None;
    }
    let mut shape: Option<f64> = Some(d.max(ys[4]));
    'rows1: for (x, &r) in xs[..3].iter_mut().rev().zip(ys) {
        let mut n = 0;
        loop {
            n += 1;
            if n >= 4 {
                break;
            }
            shape = if n % 3 == 1 {
                None
            } else {
                Some(r + d)
            };
        }
    }
    vec![xs[0], if d > 0.25 || d > ys[ys.len() - 1] {
        if ys[4] < -1.0 {
            d
        } else {
            ys[ys.len() - 1]
        }
    } else {
        ys[4]
    }, if ys[0] >= d || 2 < 3 {
        let d2 = d / 3.0;
        d2
    } else {
        ys[4].sin()
    }]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point236 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body236 {
    at: [f64; 2],
    k: Vec<f64>,
}

#[differentiable]
impl Body236 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, ys: &[f64; 9], ys2: &Vec<f64>) -> f64 {
        let mut out: [f64; 13] = [ys2[1]; 13];
        for i in (0..0).step_by(2) {
            if i % 2 == 0 {
                out[i] = out[i] * out[i];
            }
            out[i] = out[i] / (1.0 + out[i * 2 % 13].powi(2));
        }
        let mut pair: (f64, f64) = (-out.iter().enumerate().map(|(n, s)| *s).product::<f64>(), out[5]);
        out[out.len() - 1] + out.iter().sum::<f64>() * 0.5 + pair.0 * 1.5 + out[1..12].windows(2).enumerate().map(|(count, state)| out[11] * out[10].clamp(-0.75, 1.25)).fold(ys[3], |acc, acc2| acc.max(acc2 * (out[7] * out[3]))) - out.chunks(2).rev().map(|state| pair.0 * self.k[2 - 1].mul_add(ys[0], out[6])).fold(pair.0, |acc, x| acc.max(x * pair.0))
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point236 {
    type Output = Point236;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point236 {
        Point236 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p236(d: f64) -> f64 {
    let mut d2 = d - d * d + (d * d + d / (d.powi(2) + 1.0));
    for j in 0..1 {
        d2 -= d2;
        d2 = (-d2.powi(2)).exp() + 0.25;
    }
    let mut grid = vec![(0..=2).step_by(2).map(|i| (i as f64) * d2).fold(d, |acc, x| acc * 0.5 + (x + x)), d2];
    grid[2 - 1] += grid[1];
    grid[0] + d * 0.5 - d2 * 0.3 - grid[1] * 0.5 - d2
}

flat_record! {
    Point236 { x, y, z }
    Body236 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p237(state: &mut [f64], i: usize, mut row: [f64; 11]) -> f64 {
    let mut k: usize = row.len();
    let q = row[i] + (row[5] + 0.25) * (row[i] * row[i]);
    row[0] = q + q - q;
    match (k + 1) % 4 {
        0 => {
            state[k % 4] = row[i] * (k as f64) * q;
            row[i] = (q * q).tanh().cosh();
        }
        _ => {}
    }
    let kind: Option<f64> = if k * 2 % 2 == 1 {
        None
    } else {
        None
    };
    row[i] += q / (q.powi(2) + 1.0) - (row[i] + 0.8);
    q * row[row.len() - 1 - i] + row.iter().sum::<f64>() * 0.5 - (q.to_radians() + (q + q)) + (0..1).filter(|k2| *k2 != 1).map(|i2| (i2 as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point238 {
    x: f64,
    y: [f64; 10],
}

#[derive(Clone, Debug, Differentiable)]
struct Body238 {
    at: (f64, f64),
    k: Point238,
    rates: Point238,
    parts: Point238,
    last: Point238,
}

#[differentiable]
impl Body238 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, xs: &mut [Point238; 2], out: &[f64; 4]) -> f64 {
        xs[0].y[3] -= out[4 - 1];
        let mut shape: Option<f64> = if out[3] >= self.last.x && xs[1].y[9] > -0.7 {
            Some(out[out.len() - 1] * out[0])
        } else {
            None
        };
        (self.last.x - xs.iter().rev().map(|part| part.x).fold(xs[0].x, |acc, x| acc.max(x * xs[0].x))) * (xs[0].x.max(xs[1].x) * (self.at.0 * xs[0].y[4]))
    }
}

#[differentiable]
impl Body238 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, buf: &mut Vec<f64>, w: f64) -> (f64, f64) {
        let mut k = 0;
        let mut z: f64 = loop {
            k += 1;
            if k >= 2 {
                break (0..buf.len()).zip(0..buf.len()).filter(|(n, j)| *j != 1).map(|(count, i)| w - 0.3 + (i as f64)).fold(w, |acc, b| acc * 0.5 + b);
            }
            if (k + 1) % 2 == 1 {
                break buf.iter().step_by(2).map(|d| *d).sum::<f64>();
            }
        };
        let mut shape: Option<f64> = if k % 3 != 1 {
            None
        } else {
            Some(w)
        };
        (w * (k as f64) - z * 0.5 - shape.unwrap_or(w.atan()), (w.atan() - z * 0.5) * (z.tanh().exp_m1() + z))
    }
}

#[differentiable]
impl Point238 {
    #[differentiable(unconnected = "zero")]
    fn new(d: f64, flag: bool) -> Point238 {
        Point238 { x: (d.powi(2) + 1.0).powf(d.sin()), y: [d; 10] }
    }
}

#[differentiable(unconnected = "zero")]
fn p238_helper(state: &mut Vec<f64>, xs: &[f64]) -> f64 {
    if state[0] > 1.0 || state[state.len() - 1] > -0.4 {
        state[1] = if 2 < 3 {
            let t: f64 = state[0] + state[1];
            xs[0]
        } else {
            let mut z = xs[2 - 1];
            xs[0] / (0.8_f64.powi(2) + 1.2)
        };
    }
    (xs[0].powi(2) + 1.0).recip() * xs.iter().map(|y| *y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p238_inner(flag: bool, u: f64) -> ([f64; 2], f64) {
    let f = |b: f64| b + b;
    ([(0..3).map(|count| f(u) + (count as f64)).fold(0.5_f64, |acc, w| acc * 0.5 + w * w), (-0.4_f64).sin().cosh()], u + u * 0.5 - u)
}

#[differentiable(unconnected = "zero")]
fn p238(x: f64, #[no_diff] grid: &Vec<Point238>) -> f64 {
    if x <= 0.5 {} else if x > 1.5 {}
    for body in grid.iter() {}
    let mut part = Point238::new(x + grid[3].y[0], grid[2].y[6] < -1.0);
    part.x - part.x * 0.3 + -(x + x)
}

flat_record! {
    Point238 { x, y }
    Body238 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p239_helper(grid: &[f64], pair: (f64, f64)) -> f64 {
    let mut shape: Option<f64> = if !(pair.1 <= -1.0) {
        None
    } else {
        Some(grid[1])
    };
    (grid[grid.len() - 1] - pair.0 * 1.5) * (0..=1).zip(0..grid.len()).map(|(j, m)| pair.1 + (m as f64)).fold(pair.0, |acc, q| acc.max(q.cos() + q)) - grid[0]
}

#[differentiable(unconnected = "zero")]
fn p239(mut p: f64) -> f64 {
    let acc: f64 = (0..4).zip(0..4).map(|(k, m)| p + (m as f64)).sum::<f64>();
    let mut shape: Option<f64> = Some(acc);
    let mut pair = (acc, p);
    p *= (0..=4).zip(0..1).map(|(n, j)| (j as f64)).fold(pair.0, |acc2, p2| acc2.max(p2)).min(pair.1);
    1.1 - acc * 2.0 - acc + pair.1
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p200(&mut Body200 { at: 1.2, k: [-0.1, -0.9, -0.6], rates: Point200 { x: -1.1, y: 1.1 }, parts: vec![-0.7, -0.4, 0.4, 0.9] }) calls Point200::advance, Point200::norm),
        program!(p201(0.35) calls Point201::shifted; pulled (0.3, 0.5)),
        program!(p202(&[-1.2, -0.2, 0.3, -0.1], [0.5, -0.8], true) calls p202_helper),
        program!(p203(&[0.7, 0.4, -0.7, 0.2], [0.9, 1.0, 1.3, 1.2], -1.0)),
        program!(p204(0.3, 3) calls p204_helper, p204_inner; pulled (0.5, -2.0)),
        program!(p205(&mut [1.3, 0.8, -0.1, 1.3], (-1.1, -0.1), &mut [-0.1, 0.8, -0.3, 0.3, 1.3, -0.2, 0.3, 0.8, 0.3, -1.1, -0.6], [0.2, 0.5, 0.8, 1.1]) calls p205_helper),
        program!(p206(1.1, &mut -0.4)),
        program!(p207(true, &[0.5, 0.35, 0.1, 1.4, -0.9])),
        program!(p208(true, vec![0.7, 1.2, -1.1, -0.4, -0.4], -0.2); pulled [1.0, 0.5, 0.3]),
        program!(p209(&mut vec![0.1, 0.35, -0.8, -0.5], &mut vec![1.3, 0.35, -1.2, -0.6, -0.9], &Point209 { x: 0.1, y: 0.3, z: 0.7 }) calls p209_helper, p209_inner),
        program!(p210(&mut Point210 { x: 1.2, y: [0.9, 1.3], z: 0.1 }, &mut [Point210 { x: 0.3, y: [1.1, -0.8], z: 0.1 }, Point210 { x: 0.5, y: [0.35, -0.5], z: -0.6 }, Point210 { x: 0.6, y: [1.4, -0.5], z: 0.2 }, Point210 { x: 1.0, y: [1.3, 1.4], z: 0.1 }, Point210 { x: -1.2, y: [0.8, 0.2], z: -0.1 }]) calls Body210::energy, Point210::shifted, p210_helper),
        program!(p211(Point211 { x: 1.4, y: 0.6, z: -0.7 }, &[-1.1, -0.9, -1.0, -0.2, -0.7], &mut Body211 { at: Point211 { x: 0.4, y: -1.1, z: -0.7 }, k: 1.1 }) calls Point211::shifted),
        program!(p212(0.6, const &mut [-1.0, 0.3, -0.2, 0.9], const 0.6, false) calls p212_helper, p212_inner),
        program!(p213(&mut [0.3, -0.5, -0.7, 1.4], &[[-1.0, 1.3], [0.9, 1.0], [0.4, 0.9]], &mut vec![-0.6, -0.2, -0.6, -0.8, -1.1, 0.2, -0.3, -0.2, 0.1, 0.2, -0.5], &mut -0.7)),
        program!(p214(&vec![0.6, -0.3, 1.4, 1.4], 0.6, &mut -0.1)),
        program!(p215(0.2, Point215 { x: 1.4, y: 0.1, z: -0.3 }, &[1.3, -0.5, 0.6, 0.5], 4) calls Point215::norm, Point215::new),
        program!(p216(-0.5, -0.2, vec![-1.2, 0.9, 0.4, -0.7, -1.0, 0.3, 1.1, 1.1, 1.2, -0.4, 0.1]) calls p216_helper; pulled (-2.0, 0.3)),
        program!(p217(&mut [0.3, 0.6, 0.8], const 0.7, &vec![-0.5, 1.2, -0.4, 0.4, -1.1, 0.9, -0.7, -0.4, -0.8, 0.6, 1.2], 0.5) calls p217_helper; pulled [-2.0, 0.3, 0.5]),
        program!(p218(&mut [-0.5, 0.6, -0.6, 1.4], 0.35, &mut -0.7, 1.1) calls p218_helper),
        program!(p219(const &[-1.0, 0.9, 0.2, -0.1], -0.1) calls Point219::new, p219_helper, p219_inner; pulled -0.7),
        program!(p220(&mut [-0.5, -0.6, 0.1], const -0.5, &mut Point220 { x: -0.3, y: -1.1, z: -0.7 }, &[[1.4, 0.1], [-0.4, 0.9], [1.4, 0.6]]) calls p220_helper),
        program!(p221(&vec![-0.1, 0.3, -0.9, -0.6], &mut vec![Body221 { at: (-0.6, -0.3), k: 0.9, rates: Point221 { x: 0.4, y: 0.1, z: -1.0 } }, Body221 { at: (1.0, -0.8), k: 1.2, rates: Point221 { x: 0.3, y: 1.3, z: -0.5 } }, Body221 { at: (0.35, -1.0), k: -1.0, rates: Point221 { x: -1.2, y: -0.9, z: -1.0 } }, Body221 { at: (0.6, 0.6), k: 0.2, rates: Point221 { x: 0.6, y: -0.5, z: 0.2 } }, Body221 { at: (-0.7, -0.9), k: 0.1, rates: Point221 { x: -0.4, y: -0.1, z: 0.35 } }], 2) calls p221_helper),
        program!(p222(&[Point222 { x: 0.4, y: -0.4 }, Point222 { x: -0.7, y: 0.5 }], &mut [1.0, -0.9, -0.1, -0.1, 1.0], &mut -0.6) calls Point222::shifted),
        program!(p223(&mut -0.1, const &[-0.7, 0.3, 0.9, 1.0]) calls p223_helper; pulled (-0.7, -0.7)),
        program!(p224(&[1.0, 0.3, -1.0, 0.35])),
        program!(p225(&mut [0.9, 0.35, -0.2, -1.0], 0.6, vec![1.1, 1.3, -0.3, 1.2, 0.6, -0.5, 0.7, 1.2, -0.4, -0.6, -0.1], &Point225 { x: 0.3, y: [1.2, 0.35, 1.2], z: 0.5 }) calls p225_helper, p225_inner; pulled ((-0.7, -0.7), vec![-2.0, 0.3, 0.3, -2.0])),
        program!(p226([[-0.1, 0.3], [1.3, 0.6], [-0.2, 0.2]], &[0.6, 0.1, -0.9]) calls p226_helper, p226_inner),
        program!(p227(&mut vec![-0.4, 1.3, 1.4, -1.2]) calls Body227::new, p227_helper),
        program!(p228([0.2, 0.5, 0.3, 1.3, -0.6, -0.9, 0.35, -0.8, 0.2, 0.8, -0.3, -0.2], &[0.6, -0.8, -0.8, 1.4, -1.2]) calls p228_helper, p228_inner),
        program!(p229(&vec![0.6, -0.4, -1.2, -1.1], &[-0.2, -0.7, -0.4, 1.4, 0.35])),
        program!(p230([[0.4, -0.8], [0.9, 1.2], [0.5, 0.6]], 4, (0.9, 0.3), vec![1.0, 1.0, 0.5]) calls Body230::norm; pulled -2.0),
        program!(p231(&mut vec![0.1, -0.3, 0.9, 0.9], &mut [-0.8, -0.2, -1.0, -1.0], 0.9, 0.7) calls Body231::shifted, p231_helper; pulled (Point231Tangent { x: 0.3, y: -0.7, z: -2.0 }, vec![-2.0, 0.3, 0.5, -2.0], [-2.0, 1.0, -0.7, 0.3])),
        program!(p232(&[-0.6, -0.5, 0.5, -0.2], &[-0.6, 0.1, 0.35, 0.9, -0.5], &mut -0.5, &mut Point232 { x: 1.4, y: -1.1, z: 0.4 }) calls Point232::norm, Point232::new, p232_helper),
        program!(p233((-1.0, -0.9), &mut vec![-1.1, -1.0, 0.9, -0.9, 0.8], -1.2, &[0.8, 0.9, 1.4]) calls p233_helper, p233_inner; pulled (-0.7, vec![0.5, 0.5, -2.0, 1.0, -0.7])),
        program!(p234([[0.1, -0.9], [0.6, -0.8], [0.8, -0.5]], &vec![-1.1, -1.2, -0.2, 1.1, -0.2], &Body234 { at: 0.8, k: vec![1.4, 1.2, 0.1, 1.2, -0.3, -0.5, 0.7, 1.1, -1.0, 1.4, 0.9] }) calls p234_helper, p234_inner),
        program!(p235(const &mut [-1.1, 0.8, 1.1, 0.35], &[1.0, -0.9, -0.1, 0.9, -0.8]) calls p235_helper; pulled (vec![-0.7, 0.3, 1.0], vec![0.5, 0.3, -2.0, -0.7])),
        program!(p236(0.35) calls Body236::energy),
        program!(p237(&mut [0.9, 0.6, 1.0, -1.2], 4, [-1.2, -1.1, 0.3, 0.2, -0.6, -0.7, 0.9, 0.35, -0.7, 1.3, -0.4])),
        program!(p238(1.2, const &vec![Point238 { x: -1.0, y: [0.9, -0.9, -0.5, 0.1, -0.6, 0.1, 0.1, 0.9, -0.1, 1.1] }, Point238 { x: -0.8, y: [1.4, 1.0, 1.4, -1.0, 0.4, -0.5, 0.8, -0.9, 0.2, 0.35] }, Point238 { x: 0.5, y: [0.8, 1.1, 1.2, 0.3, 0.2, 0.3, 1.3, -0.5, 1.1, 0.3] }, Point238 { x: -0.3, y: [-1.1, 0.4, 1.4, 0.7, -1.0, 0.6, 1.0, 1.0, 0.6, 1.0] }]) calls Body238::shifted, Body238::norm, Point238::new, p238_helper, p238_inner; pulled -0.7),
        program!(p239(-1.2) calls p239_helper),
    ]
}
