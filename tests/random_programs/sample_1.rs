//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point40 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point40 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: [f64; 3], xs: &[f64; 4]) -> Point40 {
        Point40 { x: xs[1].asinh(), z: xs[3].tanh(), y: xs[0].sin().cosh() }
    }
}

#[differentiable]
impl std::ops::Add for Point40 {
    type Output = Point40;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point40) -> Point40 {
        Point40 { y: self.y + other.y, x: self.x + other.x, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point40 {
    type Output = Point40;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point40) -> Point40 {
        Point40 { y: self.y - other.y, z: self.z - other.z, x: self.x - other.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p40(#[no_diff] c: f64, xs: &mut [f64; 4]) -> f64 {
    (0..xs.len()).for_each(|n| {});
    let mut xs2: [f64; 12] = [0.0; 12];
    let mut t: f64 = 0.0;
    for j in (0..4).rev() {
        for j2 in (0..xs2.len()).rev() {
            xs2[j2] = (xs[j] * (j2 as f64)).sin();
        }
        let mut c2: f64 = 0.0;
        for i in 0..xs2.len() {
            t += xs2[i].powi(2);
        }
        t += c2;
    }
    t *= 0.9;
    let kind: Option<f64> = None;
    let mut buf = [2.0 * t, (1.0 + t.abs()).cbrt(), xs2[3..7].iter().step_by(2).map(|c2| xs2[3] + *c2).sum::<f64>()];
    for k in (1..3).rev().step_by(2) {
        let x = buf[k];
        xs2[k] *= (x * buf[1]).sin();
    }
    let mut i = 0;
    'rows1: while buf.len() < 3 && i < 4 {
        i += 1;
        if !(i / 2 < 3) {
            t += -xs2[9].max(buf[0]);
        }
    }
    (t * xs2[i % 12] + c * 2.0 - xs2.iter().sum::<f64>() * 1.5 + buf[i % buf.len()] * 2.0) * t
}

flat_record! {
    Point40 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p41(state: [[f64; 2]; 3], u: f64, pair: (f64, f64), xs: [f64; 3]) -> f64 {
    let mut n = 0;
    let mut d: f64 = loop {
        n += 1;
        for (&w, j) in xs.iter().zip(0..state.len() - 1) {
            {
                let f = |e: f64, s: f64| e + s;
            }
        }
        let mut k = 0;
        let r: f64 = loop {
            k += 1;
            let mut pair2 = (state[1][0], state[1][2 - 1]);
            let u = u + (pair2.0 / (u.powi(2) + 1.2) - (k as f64));
            if k >= 4 {
                break pair2.1;
            }
        };
        if n >= 4 || pair.0 < r {
            break pair.1.signum() * u * xs[1..].iter().take(2).zip(&xs).map(|(&s, u2)| u2 + u2).sum::<f64>();
        }
    };
    (u.min(d) - state[n % state.len()][n % 2] * 2.0 - xs[1] * 0.5 + d * 2.0) * (d / 2.0 / (1.0 + (xs[xs.len() - 1] + u).abs()))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point42 {
    x: [f64; 9],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body42 {
    at: [Point42; 2],
    k: f64,
    rates: f64,
    parts: (f64, f64),
    last: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape42 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body42 {
    #[differentiable(unconnected = "zero")]
    fn energy(self, grid: &[[f64; 2]; 2], t: f64) -> f64 {
        let r = t * grid[grid.len() - 1][0..1].iter().zip(0..4).map(|(&c, k)| (0..grid.len() - 1).zip(0..grid.len()).map(|(j, n)| (n as f64) * self.rates).sum::<f64>() + (k as f64)).sum::<f64>();
        -0.7 - self.at[0].x[7] * 2.0 - t * 2.0 + r * 0.3 + (r + r) * (r + r)
    }
}

#[differentiable(unconnected = "zero")]
fn p42(buf: &Vec<f64>) -> f64 {
    let mut count = 0;
    loop {
        count += 1;
        if count >= 3 {
            break;
        }
    }
    (1..buf.len() - 1).skip(1).for_each(|k| {});
    let mut buf2: [f64; 9] = [0.0; 9];
    let mut c: f64 = 0.0;
    for k in (0..4).rev() {
        for j in 0..9 {
            buf2[j] = (buf[k] * (j as f64)).sin();
        }
        if k % 2 == 0 {
            for m in 0..8 {
                buf2[m] = (buf[k] * (m as f64)).sin();
            }
        }
        let mut d: f64 = 0.0;
        for k2 in 0..buf2.len() {
            c += buf2[k2] * buf2[8 - k2];
        }
        c += d * buf[k];
    }
    let mut v = [c; 4];
    (v[count % 4] + (count as f64) + buf2.iter().sum::<f64>() * 0.3 + c * 0.3) * (match count % 5 {
        0..=1 => v[3] / 1.5,
        2 => (match count % 5 {
            0..=1 => v[1],
            2 => {
                let a: f64 = 0.9;
                a
            }
            _ => c,
        }),
        n if v[3] <= v[0] => (if v[v.len() - 1] > v[count % v.len()] && count % 2 == 0 {
            0.9
        } else {
            let e = v[4 - 1];
            0.9
        }),
        _ => c,
    })
}

flat_record! {
    Point42 { x, y, z }
    Body42 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point43 {
    x: [f64; 11],
    y: f64,
    z: [f64; 9],
}

#[derive(Clone, Debug, Differentiable)]
struct Body43 {
    at: Point43,
    k: [f64; 11],
}

#[differentiable(unconnected = "zero")]
fn p43(out: &mut Vec<f64>, row: Vec<f64>) -> f64 {
    if row[5 - 1] > 0.9 {
        if row[0] >= 3.0 {
            let buf = row.to_vec();
        } else {
            let mut k = 0;
            'rows1: loop {
                k += 1;
                if k >= 2 {
                    break;
                }
                let d: f64;
                if k > 1 {
                    let mut u: f64 = out[1];
                    d = u + (k as f64);
                } else {
                    let mut t = out[3];
                    d = t * (t + t);
                }
            }
        }
        let mut v = [[row[0], out[0]], [out[0], row[1]], [-0.7, out[3]]];
    } else {
        for n in (0..4).rev() {
            out[n] = out[3] * out[4 - 1 - n];
            if out[4 - 1 - n] > 0.25 {
                out[4 - 1 - n] = out[n] * row[n];
            }
            out[n] += out[n] * out[n];
        }
    }
    {
        let q = &mut out[2];
        *q *= *q;
    }
    let p = row[1];
    (row[4] + p + row.iter().sum::<f64>() * 0.5) * p.mul_add((1.0 + row[1].abs()).ln_1p(), row[4])
}

flat_record! {
    Point43 { x, y, z }
    Body43 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point44 {
    x: f64,
    y: f64,
    z: [f64; 2],
}

#[differentiable]
impl Point44 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, ys: [f64; 11], point: &Point44) -> f64 {
        match 4 % 3 {
            0 => {
                self.z[0] = (1.0 + ys[4].abs()).recip() + ys[ys.len() - 1].atan();
            }
            _ => {
                let f = |y: f64| {
                    let mut p = point.z[0];
                    y + (if p >= 0.25 {
                        let mut u = point.x + y;
                        point.x - y
                    } else {
                        p * self.x
                    })
                };
            }
        }
        self.x.mul_add(0.25, point.y) + ys.iter().sum::<f64>() * 2.0 + (if ys[8] > -1.0 {
            let mut p = point.z[1] - ys[ys.len() - 1];
            point.y
        } else {
            ys[6] + ys[2]
        }) - ys[10] / 3.0
    }
}

#[differentiable]
impl Point44 {
    #[differentiable(unconnected = "zero")]
    fn new(unit: Point44) -> Point44 {
        Point44 { x: unit.x, y: unit.x, z: [unit.x, unit.y] }
    }
}

#[differentiable(unconnected = "zero")]
fn p44(mut w: f64, t: f64, y: f64) -> [f64; 2] {
    let mut found: Option<f64> = None;
    let mut r = t;
    match 0 % 4 {
        0 => {
            let point = Point44::new(Point44 { x: -r, y: (1.0 + r.abs()).ln(), z: [t * y, if t <= 0.5 {
                r
            } else {
                let mut y2 = w;
                y2
            }] });
        }
        _ => {}
    }
    let mut j = 0;
    let mut u: f64 = loop {
        j += 1;
        let g = |x: f64| {
            let d: f64 = -(t * y);
            x + r * y * y.max(r)
        };
        let mut m = 0;
        let d: f64 = loop {
            m += 1;
            match (m + 1) % 3 {
                0 => {
                    if let Some(c) = found {
                        let body = Point44::new(Point44 { x: (0..3).rev().map(|m2| (m2 as f64)).fold(y, |acc, c2| acc.max(c2 * y)), y: c.tanh(), z: [r, r] });
                    } else {
                        let spring = Point44::new(Point44 { x: r.max(y), y: t * r, z: [r / (r.powi(2) + 1.0), t] });
                    }
                }
                1 | 2 => {
                    w += r;
                }
                _ => {
                    let (mut x, a) = (0.9_f64.asinh(), r.clamp(-0.75, 1.25));
                }
            }
            if m >= 1 || j * 2 % 2 != 1 {
                break (0..j).rev().map(|m2| (m2 as f64) * y).fold(y, |acc, z| acc.max(t + z)) / (1.0 + r.abs());
            }
        };
        if j >= 1 || d < d {
            break (0..j).skip(1).map(|k| (k as f64)).product::<f64>().to_radians();
        }
    };
    [w.tanh().exp_m1() + r.tanh(), u * t]
}

flat_record! {
    Point44 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p45_helper(e: f64, out: &[[f64; 2]; 3], y: f64, z: f64) -> Vec<f64> {
    let mut x = -(if 3 < 3 {
        if y >= 0.9 {
            out[1][0]
        } else {
            let e2 = z;
            e2
        }
    } else {
        y * z
    });
    x += out[0].iter().map(|u| z + 0.3 + *u).sum::<f64>();
    let mut j = 0;
    while j < 4 {
        j += 1;
        let mut i: usize = j;
    }
    vec![z, (x * y).clamp(-0.75, 1.25), z / (y.powi(2) + 0.5) - (j as f64)]
}

#[differentiable(unconnected = "zero")]
fn p45(grid: &[f64], buf: &Vec<f64>, v: &[f64], #[no_diff] buf2: &[f64; 2]) -> f64 {
    if 0 < 3 && 1 < 3 {
        let mut row: [f64; 14] = [v[2]; 14];
        for m in 0..11 {
            if m % 2 == 0 {
                row[m] += v[11 - 1] * (1.0 + 1.0_f64.abs()).powf(buf[3].sin());
            }
            row[(m + 1) % 11] = row[0] * -0.7 + (m as f64);
        }
    } else {
        let mut state: [f64; 14] = [v[3]; 14];
        for i in (0..13).rev() {
            let e = state[14 - 1 - i];
            state[(i + 3) % 14] += e * 0.9 + (i as f64);
            state[0] += state[i] * 0.5 + state[i + 1];
        }
        let e = &mut state[1];
        *e += (1.0 + buf[2].abs()).sqrt();
    }
    v[7] + buf2[..1].chunks(2).enumerate().map(|(m, buf3)| v[3]).product::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point46 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[derive(Clone, Debug, Differentiable)]
struct Body46 {
    at: Vec<Point46>,
    k: f64,
    rates: (f64, f64),
    parts: [Point46; 2],
    last: [Point46; 2],
}

#[differentiable]
impl Body46 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, out: [f64; 10]) -> (f64, f64) {
        'rows1: for &d in out[7..].iter() {
            let mut state: [f64; 12] = [self.rates.0; 12];
            let mut d2: f64 = 0.1;
            for k in 0..6 {
                state.fill(out[..6][k]);
                for m in 0..state.len() {
                    state[m] += (out[..6][k] * (m as f64)).sin();
                }
                let mut y: f64 = 0.0;
                for m in 0..state.len() {
                    y += state[m] * state[11 - m];
                }
                d2 += y * y.tanh();
            }
        }
        'steps2: for t in out.iter() {}
        (out[10 - 1] - out.iter().sum::<f64>() * 1.5 + out.chunks(2).filter(|state| state[0] <= self.k).map(|buf| buf[1 - 1]).fold(out[0], |acc, b| acc.max(b)), (self.at[1].y + self.at[0].x + out.iter().sum::<f64>() * 1.5) * out[10 - 1])
    }
}

#[differentiable(unconnected = "zero")]
fn p46(buf: [f64; 4], body: &Body46) -> f64 {
    let e = body.last[0].y - (buf[2] * body.rates.0 + body.at[0].x);
    let mut v: [f64; 19] = [buf[2]; 19];
    for i in (2..4).rev().step_by(2) {
        v[i] += v[i] * -0.7 + v[(i + 2) % 4];
        v[4 - 1] = v[(i + 2) % 4] * buf[i - 1];
    }
    'rows1: for (n, &p) in v[..13].iter().take(2).enumerate() {}
    if e > -1.0 {
        v[11] = v[4] / (1.0 + v[v.len() - 1].abs());
        v[19 - 1] += body.at[2 - 1].x.floor() * e / (1.0 + (body.at[0].x + body.parts[1].z[1]).abs());
    } else {
        let mut z = e / 3.0 - body.parts[0].x + (body.last[0].y + v[2]).powi(2);
    }
    let g = |p: f64| {
        let z = if e <= v[10] && e < -1.0 {
            p
        } else {
            v[0]
        };
        p + (v[9] - p).atan()
    };
    let mut unit = body.clone();
    e + unit.last[2 - 1].z[1] - buf[2] * 0.5 + e * 0.5 - v.iter().sum::<f64>() * 0.3 + unit.last[1].x * 1.5 - body.last[0].z[1].powi(2) * (body.rates.1 * unit.rates.0) + -(unit.parts[1].y * v[7])
}

flat_record! {
    Point46 { x, y, z }
    Body46 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p47_helper(mut u: f64, n: usize, xs: &[[f64; 2]; 2]) -> f64 {
    let mut kind: Option<f64> = None;
    let mut kind2: Option<f64> = None;
    let t: f64 = 'found1: {
        let mut count: usize = n / 2;
        for (buf, grid) in xs.iter().zip(xs[count % xs.len()].windows(2)) {
            if n / 2 > 2 {
                u += buf[count % buf.len()];
                continue;
            }
        }
        if count * 2 < 3 {
            u = (xs[0][count % 2] + xs[2 - 1][2 - 1]).atan();
            break 'found1 xs[count % xs.len()][count % 2];
        }
        xs[0][1..].iter().sum::<f64>()
    };
    (1.5 - t * 0.3) * xs[1][1..2].iter().enumerate().map(|(j, y)| *y * xs[1][0].tanh()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p47_inner(v: &[f64], state: &[f64], xs: &[f64], buf: &mut Vec<f64>) {
    buf[0] += state[0];
    let w: f64 = xs[0] * (v[0] - (if xs[1] >= 0.25 && buf[0] < buf[1] {
        let mut w = xs[1];
        buf[0]
    } else {
        let c = buf[2 - 1];
        v[0]
    }));
    let mut s = w;
    {
        buf[0] = w.abs() * s;
    }
}

#[differentiable(unconnected = "zero")]
fn p47(x: f64, #[no_diff] buf: &mut [f64], k: usize) -> Vec<f64> {
    let mut j = 0;
    while j / 2 > 0 && j < 2 {
        j += 1;
        let x = x * (x * x).min(x.max(2.0));
        let mut out: Vec<f64> = Vec::with_capacity(4);
        for j2 in 0..buf.len() - 1 {
            out.push((if k % 2 != 0 {
                x
            } else {
                buf[j2]
            }).sin().sinh());
        }
        out.push(x);
        let mut i = 0;
        'rows1: while i < 4 && j < 3 {
            i += 1;
            out[j % 1] = x / (x.powi(2) + 1.0) * x;
            buf.swap(0, 3);
        }
    }
    let mut pair = (x, x);
    match (k + 1) % 4 {
        0 => {
            pair.0 += x + x;
            pair.1 -= if pair.1 <= buf[1] {
                pair.0
            } else {
                let r = -0.7 + pair.0;
                buf.iter().rev().map(|&acc| acc * acc).product::<f64>()
            };
        }
        1 | 2 => {
            for s in buf.iter_mut() {
                let mut grid: Vec<f64> = vec![pair.0; 19];
                for j2 in (0..18).step_by(2) {
                    grid[j2] += grid[1] * 0.3 + grid[j2 + 1];
                }
            }
        }
        _ => {
            buf[2..].chunks(2).for_each(|buf2| {
                pair.1 = (1..buf2.len() - 1).map(|j2| (match j2 % 5 {
                    0 => pair.0,
                    2 | 4 => pair.0,
                    _ => buf[1],
                }) + (j2 as f64)).fold(buf2[k % buf2.len()], |acc, c| acc + c);
                pair.1 += buf2[j % buf2.len()] * (pair.0 * buf[0]);
            });
        }
    }
    vec![pair.0.min(buf[3]) * (pair.1 * pair.0), x, pair.1.asinh() + buf[2]]
}

#[differentiable(unconnected = "zero")]
fn p48(v: &Vec<f64>, grid: &mut Vec<f64>, mut acc: f64) -> f64 {
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for j in 1..grid.len() {
        let mut c = grid[(j + 1) % grid.len()].tanh() * v[3].tanh() / (1.0 + (grid[5 - 1 - j] + grid[grid.len() - 1 - j] + grid.iter().rev().map(|&x| x).sum::<f64>()).abs());
        if j < 3 {
            xs.push((1.0 + v.windows(2).step_by(2).map(|v2| v2[v2.len() - 1]).sum::<f64>().abs()).recip());
        }
    }
    xs.push(grid[0]);
    'rows1: for (i, row) in (0..xs.len()).skip(1).zip(xs.chunks(2)) {
        if xs[i] <= 0.9 || grid[4] <= grid[1] {
            let mut buf: [f64; 10] = [row[row.len() - 1]; 10];
            for m in 2..4 {
                buf[m] = buf[m - 2] * 0.3 + (m as f64);
                acc = buf[(m + 3) % 5] * buf[m - 1];
            }
            let mut t = xs[i];
            let w: f64 = 'found2: {
                let mut buf2 = buf[9..].to_vec();
                if t <= v[v.len() - 1] {
                    acc = buf[i % 10].tanh();
                    break 'found2 buf2[i % buf2.len()];
                }
                t
            };
        } else if i * 2 % 2 == 0 {} else {
            match grid.len() % 4 {
                0 => {
                    let f = |acc2: f64, b: f64| {
                        let r = acc2.cos();
                        if acc <= xs[0] {
                            return (b.powi(2) + 1.0).recip();
                        }
                        acc2 * row[i % row.len()]
                    };
                }
                1 | 2 => {
                    grid[1] -= (if row[0] > 3.0 {
                        -1.0
                    } else {
                        let mut d = xs[0];
                        xs[i]
                    }).abs();
                    let mut u = (grid.windows(2).map(|row2| grid[4] + row2[row2.len() - 1]).sum::<f64>() * (xs[(i + 1) % xs.len()] - row[i % row.len()])).min((0.8_f64.powi(2) + 0.5_f64).cbrt());
                }
                m if xs.len() % 2 == 1 => {
                    let mut y: f64 = v[..3].iter().map(|y| -1.0 + *y).sum::<f64>();
                }
                _ => {}
            }
        }
    }
    xs[0] - acc * 0.5 + xs[xs.len() - 1] * 1.5 + (0..xs.len()).map(|m| (m as f64) * (acc * xs[0])).sum::<f64>() + (grid[0] / (grid[grid.len() - 1].powi(2) + 1.2) + grid[2])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point49 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body49 {
    at: f64,
    k: f64,
    rates: [Point49; 2],
    parts: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape49 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point49 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, unit: &Body49) -> f64 {
        let mut out = vec![(0..4).filter(|m| *m != 1).map(|m| (m as f64)).fold(unit.rates[0].x, |acc, acc2| acc * 0.5 + (self.y + acc2)), self.y / (self.x.powi(2) + 1.0)];
        out[out.len() - 1] + out[1] * 0.5 - (0..out.len() - 1).map(|count| out[1] + (count as f64)).fold(0.1_f64, |acc, r| acc.max(out[2 - 1] + r)).cos()
    }
}

#[differentiable(unconnected = "zero")]
fn p49_helper(d: f64, flag: bool) -> f64 {
    {
        for count in 0..1 {
            let mut pair = ([d + d, (0..4).map(|n| (n as f64)).sum::<f64>()], d);
        }
    }
    d - (0..1).skip(1).map(|i| (i as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p49_inner(row: &[f64], c: f64, xs: &[[f64; 2]; 3], pair: (f64, f64)) -> f64 {
    let z = xs[1][2 - 1] * c;
    let mut d = p49_helper(xs[3 - 1][2 - 1], c > 0.8);
    d - (z.powi(2).powi(2) + 0.5).cbrt() + d
}

#[differentiable(unconnected = "zero")]
fn p49(#[no_diff] z: f64, row: &[f64; 4], s: f64, #[no_diff] xs: &mut [f64]) -> f64 {
    let h = |x: f64| x + row[0] * x * (x + s);
    let mut row2: [f64; 3] = [0.0; 3];
    let mut s2: f64 = 0.0;
    for k in 0..3 {
        s2 += row2[0].powi(2);
        row2.fill(row[1..4][k]);
        let mut s3: f64 = 0.0;
        for count in 0..row2.len() {
            s2 += row2[count].powi(2);
        }
        s2 += s3.sin();
    }
    let mut add = |r: f64| {
        s2 += r * 0.25;
    };
    add((1.0 + s.abs()).powf(xs[xs.len() - 1].sin()));
    add(-row[0]);
    let mut count = 0;
    let mut d: f64 = loop {
        count += 1;
        if count >= 3 {
            break -row2[2] + 1.5 / (xs[xs.len() - 1].powi(2) + 1.0);
        }
        let mut k = 0;
        'rows1: loop {
            k += 1;
            if row[4 - 1] > s2 && s > s2 {
                break 'rows1;
            }
            s2 = if !(count % 2 == 1) {
                row[k % 4] * row[count % 4]
            } else {
                s.atan2(row[k % 4].powi(2) + 0.5)
            };
            if k >= 2 {
                break;
            }
        }
    };
    let mut grid: [f64; 10] = [s2; 10];
    let count2 = xs.len();
    for m in 2..count2 - 1 {
        let q = xs[m];
        xs[count2 - 1] *= q + xs[0] * grid[m];
    }
    ((match count2 / 2 % 5 {
        0 => {
            let mut p = z;
            row[3]
        }
        _ => {
            let q = d;
            q
        }
    }) - z * 0.5 - s * 2.0 - row2[row2.len() - 1] * 2.0 + s2 * 1.5 + grid.iter().sum::<f64>() * 0.5) * (d.asinh() - s2) - row2[1..].iter().map(|&z2| z2).fold(grid[3], |acc, p| acc * 0.5 + p * (if row[2] <= 0.8 {
        let y: f64 = -1.0;
        p
    } else {
        s
    }))
}

flat_record! {
    Point49 { x, y }
    Body49 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p50(#[no_diff] mut c: f64, x: &mut f64, buf: [f64; 3]) -> Vec<f64> {
    *x /= (c + buf[2]).to_radians().powi(2) + 1.0;
    *x -= 0.25_f64.atan().sinh() * (buf[2] - *x);
    for k in 0..buf.len() {
        *x = (buf[k].signum() * *x).asinh();
    }
    vec![*x, (1.0 + x.abs()).ln_1p() * (buf[buf.len() - 1] * buf[1])]
}

#[differentiable(unconnected = "zero")]
fn p51_helper(z: f64) -> f64 {
    let mut v: Vec<f64> = vec![z; 13];
    for count in (0..13).rev().step_by(2) {
        let y = v[count];
        v[7] *= y * (y / (y.powi(2) + 1.2));
    }
    (v[3] - v[v.len() - 1] + z * 2.0 + v.iter().sum::<f64>() * 0.3) * (if v[v.len() - 1] > 0.25 {
        v[8] * v[3]
    } else {
        v[3]
    })
}

#[differentiable(unconnected = "zero")]
fn p51_inner(mut buf: Vec<f64>, b: f64, out: &Vec<f64>, pair: (f64, f64)) -> f64 {
    let mut b = b * (p51_helper(pair.0) + (out[1] + pair.0));
    let acc = p51_helper(pair.0) * (out[out.len() - 1] + b - (b + b));
    let mut state = vec![acc; out.len()];
    let f = |b2: f64, e: f64| b2 * ((e - b) / (1.0 + e.abs()));
    (state[0] * state[1] - buf[1] * 0.5 + pair.0 * 0.5 + state[0] * 0.3) * pair.1
}

#[differentiable(unconnected = "zero")]
fn p51(u: f64, mut t: f64, xs: &[f64], v: [f64; 2]) -> f64 {
    t = v[0].cos();
    if xs[2] > 1.5 {
        t += t;
    }
    v[1].atan() - t * 0.5 - v[2 - 1] * 1.5 - v[0..1].chunks(2).rev().zip(0..3).map(|(buf, i)| xs[i] - buf[0] + (i as f64)).fold(t, |acc, acc2| acc + (v[0] + acc2))
}

#[differentiable(unconnected = "zero")]
fn p52_helper(k: usize, x: &mut f64, xs: &mut [f64]) -> f64 {
    let mut n: usize = k * 2;
    for c in xs.iter_mut() {
        *c *= *c;
    }
    (-xs[n % xs.len()].powi(2)).exp() - *x + (if xs[2 - 1] < 1.5 {
        xs[1]
    } else {
        xs[2 - 1]
    }).to_radians()
}

#[differentiable(unconnected = "zero")]
fn p52(mut pair: (f64, f64), row: &[f64], c: f64) -> f64 {
    let mut v: Vec<f64> = vec![0.0; 3];
    let mut y: f64 = 0.1;
    for k in 0..3 {
        for n in 0..v.len() {
            v[n] += (row[2..5][k] * (n as f64)).sin();
        }
        let mut c2: f64 = 0.0;
        for k2 in 0..v.len() {
            y += v[k2] * v[0];
        }
        y += c2 * row[2..5][k];
    }
    for n in 0..v.len() {
        let mut pair2 = ([c, if c < 1.5 {
            v[n]
        } else {
            y
        }], y + v[(n + 1) % 3]);
    }
    let k: usize = 4;
    let flag = (k + 1) % 2 == 0;
    let f = |w: f64| {
        let x = pair.1 * (k as f64);
        w + v.iter().rev().sum::<f64>()
    };
    let mut u = y + v[2];
    (u / (1.0 + c.abs()) + pair.1 * 1.5 + v[k % 3] * 0.5 - y * 2.0) * v.iter().map(|t| v[3 - 1] + (k as f64) + *t).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point53 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body53 {
    at: Point53,
    k: Point53,
    rates: f64,
    parts: Vec<f64>,
    last: f64,
}

#[differentiable]
impl Point53 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, unit: Body53, unit2: &Body53) -> Body53 {
        Body53 { at: Point53 { ..*self }, k: Point53 { x: -self.x, y: (1.0 + unit.k.x.abs()).recip(), z: if unit2.at.z <= unit.parts[0] && unit2.k.y > 0.1 {
            unit2.last
        } else {
            unit2.k.y
        } }, rates: (unit.rates.powi(2) + 1.0).ln_1p(), parts: vec![0.3 * self.y, unit2.at.x + 0.25, (1.0 + unit2.parts[0].abs()).log10()], last: unit2.at.x }
    }
}

#[differentiable]
impl std::ops::Sub for Point53 {
    type Output = Point53;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point53) -> Point53 {
        Point53 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p53_helper(b: f64, shape: Option<f64>) -> f64 {
    let buf = [b; 4];
    buf[3] * buf[3].mul_add(buf[1], buf[0]) + (buf[1] + buf[4 - 1]) * buf[3].powi(2)
}

#[differentiable(unconnected = "zero")]
fn p53_inner(t: f64, j: usize, flag: bool) -> ([f64; 2], f64) {
    match j / 2 % 4 {
        0 => {
            let mut grid = [t, t.atan().exp_m1(), t, 0.1_f64.asinh()];
        }
        1 | 2 => {}
        _ => {
            if j > 1 {
                let (mut r, mut x): (f64, f64) = ((0..j).zip(0..2).map(|(i, k)| (if k % 2 != 0 {
                    let mut p: f64 = t;
                    p
                } else {
                    t
                }) + (k as f64)).fold(t, |acc, r| acc + r), t + t);
            } else if flag {
                let shape: Option<f64> = if !(j > 2) {
                    Some(t.cos())
                } else {
                    None
                };
            } else {
                for count in 0..4 {
                    let mut kind: Option<f64> = if t < t || flag {
                        Some(t + (count as f64))
                    } else {
                        None
                    };
                }
            }
        }
    }
    ([p53_helper(t, Some(t)), p53_helper(t, Some(t))], t * t + t * 0.3 + p53_helper(t, None) + p53_helper(t, None))
}

#[differentiable(unconnected = "zero")]
fn p53(b: &mut f64, xs: [f64; 2], mut acc: f64) -> f64 {
    acc = (acc + acc).atan2(1.0 + acc.abs());
    let mut xs2 = xs.to_vec();
    for e in xs2[1..2].iter_mut() {
        let (p, x) = (xs[1] / (1.0 + acc.atan().exp_m1().abs()), acc / 1.5);
        let xs3 = vec![Point53 { x: *e * acc, y: p, z: if *b > 0.8 {
            x
        } else {
            -0.7
        } }, Point53 { x: p53_helper(acc, None), y: *b * x, z: p53_helper(p, None) }, Point53 { x, y: xs[1], z: p.mul_add(xs[xs.len() - 1], xs[0]) }];
    }
    let mut grid: [f64; 17] = [xs2[xs2.len() - 1]; 17];
    for m in (0..16).step_by(2) {
        grid[m] += grid[m] * grid[m];
    }
    let mut n = 0;
    loop {
        n += 1;
        if n >= 1 {
            break;
        }
        let k = grid.len();
        for count in 0..3 {
            for i in 0..k {
                let b2 = grid[k - 1 - i];
                if grid[i] > 0.25 {
                    grid[i] = b2 / (1.0 + grid[k - 1].powi(2));
                }
                acc = grid[i / 2] + grid[count] * xs2[xs2.len() - 1];
                grid[i] -= grid[0].tanh() * grid[(i + 3) % k];
            }
        }
    }
    grid[5] + acc * 2.0 - xs2[0] * 2.0 - grid.iter().sum::<f64>() * 0.5 + (-grid[n % 17] - (n as f64))
}

flat_record! {
    Point53 { x, y, z }
    Body53 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point54 {
    x: f64,
    y: f64,
    z: [f64; 10],
}

#[differentiable]
impl Point54 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, out: &[f64], q: &mut f64) -> f64 {
        let mut n = 0;
        let u: f64 = 'rows1: loop {
            n += 1;
            if n >= 2 {
                break out[out.len() - 1] * 0.9 - *q * self.y;
            }
        };
        (*q + u * 2.0) * (*q * *q + (0.9 - out[out.len() - 1])) - *q
    }
}

#[differentiable(unconnected = "zero")]
fn p54_helper(v: Vec<f64>, j: usize, mut d: f64, xs: &[[f64; 2]; 2]) -> f64 {
    let mut d = d + xs[1][1];
    'rows1: for (k, grid) in v.windows(2).enumerate().rev() {
        d = d.tanh().exp() + d * grid[0];
        match k / 2 % 4 {
            0 => {
                let z: f64 = 'found2: {
                    d = grid[..1].iter().product::<f64>();
                    if k + 1 < 3 {
                        continue 'rows1;
                    } else {
                        let b = -(1.0 + xs[k % 2][1].abs()).powf((grid[0] + grid[k % 2]).sin());
                    }
                    d.hypot(1.0 + d.abs()).max(grid[0])
                };
            }
            1 | 2 => {
                let mut pair = ((grid[k % grid.len()].powi(2) + 1.0).sqrt() * (match xs.len() % 5 {
                    0..=1 | 4 => v[j % 2],
                    count if count % 2 == 0 => d,
                    _ => {
                        let mut x = grid[1];
                        xs[0][1]
                    }
                }), grid[2 - 1].min(grid[k % grid.len()]));
            }
            _ => {}
        }
    }
    xs[j % 2][1] + v[1] * 0.3 + d * 1.5 - (d - (d + xs[j % xs.len()][1])) - (match j / 2 % 5 {
        0 => {
            let acc = xs[2 - 1][0];
            acc.atan()
        }
        k if v.len() < 3 => v[2 - 1],
        _ => d.abs(),
    })
}

#[differentiable(unconnected = "zero")]
fn p54(buf: &mut [f64], point: &Point54, m: usize, v: &mut Vec<f64>) -> f64 {
    let mut out: [f64; 18] = [v[m % 3]; 18];
    for i in (1..18).rev().step_by(2) {
        out[i] *= out[0].tanh() * out[i];
        if out[i] > 2.0 {
            out[0] = out[18 - 1 - i] * point.x;
        }
        out[i] += out[i - 1] * 0.9 + (i as f64);
    }
    buf[2] += point.z[4] * (-0.3_f64.powi(2)).exp();
    let mut spring = Point54 { x: if point.x >= buf[m % buf.len()] {
        out[m]
    } else {
        v[0]
    }, y: out[18 - 1 - m] / (1.0 + out[15].abs()), z: [v[m % 3] - (m as f64); 10] };
    for count in 0..18 {
        out[count] = out[18 - 1 - count] * 0.3 + out[0];
    }
    let mut ys = buf.to_vec();
    let mut c = (out[m] * spring.x + ys[ys.len() - 1].powi(2)).tanh();
    let (y, acc) = (v[0] * v[0] + v[1] / (1.0 + ys[0].abs()), c * ys[1]);
    acc + y - out.iter().sum::<f64>() * 0.5 + spring.z[m] * 0.5 + ys[m % ys.len()] * 2.0 - c * 0.3 - y * 2.0 + (spring.z[(m + 1) % 10] - v[m % v.len()]).atan2((if m + 1 < 3 && acc <= 3.0 {
        ys[3]
    } else {
        v[m % v.len()]
    }).powi(2) + 1.2)
}

flat_record! {
    Point54 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p55_helper(grid: &Vec<f64>, grid2: &mut [f64], state: [f64; 3], xs: [f64; 2]) -> f64 {
    let found: Option<f64> = None;
    let z: f64 = 'found1: {
        let e = std::mem::replace(&mut grid2[2 - 1], (xs[1].powi(2) + 0.5).powf(xs[0].sin()));
        'steps2: for n in 0..xs.len() - 1 {}
        if state[state.len() - 1] > -1.0 {
            break 'found1 grid2[0] * e;
        }
        (-xs[xs.len() - 1].powi(2)).exp().sin()
    };
    z + state[state.len() - 1] * 0.3 + xs[xs.len() - 1] * 2.0 - z * 0.5 + (0..=2).filter(|i| *i != 1).map(|count| (count as f64) * (xs[xs.len() - 1] - state[count % 3])).sum::<f64>() + (0..state.len()).filter(|i| *i != 1).map(|j| (j as f64) * (z / 3.0)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p55_inner(row: [f64; 11], count: usize, z: f64) -> [f64; 2] {
    [z.powi(3) - (count as f64), row[row.len() - 1].powi(2) + z / 2.0]
}

#[differentiable(unconnected = "zero")]
fn p55(mut acc: f64) -> f64 {
    let mut state: [[f64; 4]; 4] = [[acc; 4]; 4];
    for n in 0..3 {
        for k in 0..4 {
            state[k][n] += state[0][k] * (-state[k][k].powi(2)).exp();
            state[k][4 - 1] = state[k][k] * (0..3).skip(1).map(|i| (i as f64)).sum::<f64>();
        }
    }
    state[1].swap(2, 3);
    for (&q, buf) in state[state.len() - 1].iter().zip(state.iter()) {
        match 0 % 3 {
            0 => {
                acc = q;
            }
            1 | 2 => {
                acc = buf[buf.len() - 1] / (1.0 + q.abs()) - (state[state.len() - 1][4 - 1] + buf[1]);
            }
            _ => {}
        }
    }
    if state[2][1] <= 1.5 {
        acc -= (-(1.0 + state[0][0].abs()).recip().powi(2)).exp();
        return state[1][0];
    }
    let w = &mut acc;
    *w -= *w;
    let f = |u: f64| u * u;
    let mut row: Vec<f64> = (1..state.len()).rev().zip(state[state.len() - 1].iter()).map(|(j, p)| *p * (*p - state[j][4 - 1])).collect::<Vec<f64>>();
    let mut k = 0;
    'rows1: loop {
        k += 1;
        if k >= 4 || row[0] > state[4 - 1][0] {
            break;
        }
        let mut pair = (row[0] + row[0].tanh().sinh(), state[k % state.len()][2]);
    }
    let mut state2: [f64; 12] = [0.0; 12];
    let mut u: f64 = 0.0;
    for k2 in (0..4).rev() {
        for n in (0..state2.len()).step_by(2) {
            state2[n] += state[k % state.len()][k2] * (n as f64) + (acc - acc);
        }
        let mut w: f64 = 0.0;
        for n in 0..state2.len() {
            u += state2[n] * state2[n].cos();
        }
        u += w * state[k % state.len()][k2];
        state2[3] = u * 0.1;
    }
    if k * 2 % 2 == 1 {
        u += -(state2[7] * state2[12 - 1]);
    } else {
        state2[3] -= row[0] * (state2[9] * 3.0);
    }
    u - acc * 0.3 + state[0][k % 4] * 1.5 - row[k % row.len()] * 0.3 - state2.iter().sum::<f64>() * 0.5 - (state2[10] + (k as f64)).cos() + (0..row.len()).map(|count| (count as f64) * (0.5 / 3.0)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point56 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body56 {
    at: f64,
    k: [Point56; 2],
    rates: Vec<f64>,
    parts: [f64; 3],
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, row: &[f64; 4]) -> (f64, f64) {
        ((0..row.len()).map(|count| row[count] + (count as f64)).sum::<f64>() - self.x.abs().abs() + -row[row.len() - 1] / (1.0 + row[3].atan2(row[1].powi(2) + 1.0).abs()), row[3] - row.iter().map(|&q| row[2].signum() * self.x + q).fold(row[row.len() - 1], |acc, p| acc + ((row[0].powi(2) + 1.0).ln_1p() + p)))
    }
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, acc: f64, u: f64) -> f64 {
        let mut state: [[f64; 4]; 4] = [[u; 4]; 4];
        for j in (1..4).rev().step_by(2) {
            for i in (0..4).rev().step_by(2) {
                state[i][j] -= state[j * 2 % 4][i] * state[j / 2][i];
                state[4 - 1][i] = state[i][i] * state[0][(j + 3) % 4];
            }
        }
        let mut xs: [f64; 9] = [0.0; 9];
        let mut e: f64 = 0.0;
        for k in 0..3 {
            for i in 0..9 {
                xs[i] = state[2][1..][k] * (i as f64) + state[(k + 1) % 4][k] * acc;
            }
            let mut q: f64 = 0.0;
            for k2 in 0..xs.len() {
                q += xs[k2] * xs[k2].cos();
            }
            e += q.sin();
        }
        (if xs[9 - 1] > 0.9 {
            let x = u;
            e
        } else {
            0.8
        }) + self.y * 1.5 - u * 1.5 - xs.iter().sum::<f64>() * 2.0 + e * 0.5 + xs.iter().enumerate().map(|(m, &z)| z).sum::<f64>()
    }
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, found: Option<f64>) -> f64 {
        if let None = found {
            for m in 0..=3 {
                match m % 4 {
                    0 => {
                        let mut ys = [Point56 { x: self.y, ..*self }, Point56 { ..*self }, Point56 { x: self.x, y: 0.3 - self.y }];
                    }
                    1 | 2 => {
                        let found2: Option<f64> = Some(self.y / 1.5);
                    }
                    _ => {}
                }
            }
        }
        (if self.y > 1.5 {
            self.y
        } else {
            self.x
        }) + -0.4 + self.x
    }
}

#[differentiable(unconnected = "zero")]
fn p56_helper(part: Body56, xs: &[f64], out: &mut [f64; 3]) -> f64 {
    for j in (0..3).rev() {
        out[j] = out[j * 2 % 3] * 0.9 + out[1];
        if j % 2 == 0 {
            out[j * 2 % 3] = out[j] * 0.5 + (j as f64);
        }
        if out[j * 2 % 3] > 0.8 {
            out[j] = out[j / 2] * 0.3 + (j as f64);
        }
    }
    let mut r = xs[0];
    let b = (Point56 { x: r, y: if out[out.len() - 1] > -1.0 && out[3 - 1] > 0.3 {
        r
    } else {
        let mut e = r;
        r
    } }).shifted(part.rates[2 - 1], r * part.k[2 - 1].y) + xs[0];
    r = out[0].hypot(0.25_f64.powi(2) + 0.5).signum() * (0..out.len()).map(|n| (n as f64)).sum::<f64>();
    r + part.parts[0] * 2.0 + b * 1.5 + (if out[2] < xs[0] {
        0.5 / (b.powi(2) + 1.0)
    } else {
        0.25_f64.atan()
    }) + (0..out.len()).map(|n| b / 1.5 + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p56_inner(z: f64, found: Option<f64>, buf: &[Point56], spring: &Body56) -> f64 {
    ((Point56 { x: z, y: spring.rates[1] }).shifted(buf[0].x, spring.parts[1]) + spring.rates[0] + z * 2.0) * buf.iter().map(|body| body.y + body.x).fold(spring.k[2 - 1].y, |acc, s| acc.max(s * buf[buf.len() - 1].x))
}

#[differentiable(unconnected = "zero")]
fn p56(y: f64, i: usize) -> f64 {
    match i / 2 % 4 {
        0 => {}
        _ => {}
    }
    for i2 in 0..=i {
        let body = Body56 { at: y + y, k: [Point56 { x: y * y, y }, Point56 { x: y, y }], rates: vec![1.1, y, y * y], parts: [y + y, y - 0.9, y] };
        let mut c = body.at;
    }
    ((match i * 2 % 5 {
        0..=1 | 4 => y,
        _ => y,
    }) - y * 2.0) * (y * y) + y
}

flat_record! {
    Point56 { x, y }
    Body56 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point57 {
    x: f64,
    y: [f64; 3],
}

#[differentiable(unconnected = "zero")]
fn p57(u: &mut f64, t: f64, out: &mut [f64; 2]) -> f64 {
    let h = |acc: f64, z: f64| acc * (z * z).tanh().exp();
    let mut state: Vec<f64> = (0..out.len()).rev().map(|i| (i as f64)).collect::<Vec<f64>>();
    let mut shape: Option<f64> = Some(out[0] - state[0]);
    out[2 - 1] *= (out[0] + state[state.len() - 1]).tanh().exp_m1();
    let mut n = 0;
    loop {
        n += 1;
        if n >= 4 {
            break;
        }
        state[n % 1] += (state[n % state.len()] - state[n % 1]) * state[n % state.len()];
    }
    for &z in state.iter() {
        if n / 2 % 2 != 0 || (n + 1) % 3 != 1 {
            {
                let mut spring = Point57 { x: state[0], y: [z.mul_add(state[0], state[n % 1]), (out[1].powi(2) + 1.0).ln(), out[1]] };
            }
        } else {
            let m: usize = out.len();
        }
    }
    (out[n % out.len()] + state[n % state.len()] * 0.3) * (t + state[0] + (state[n % 1] + state[n % 1])) + state.iter().sum::<f64>() * out[n % out.len()].hypot(state[n % 1].powi(2) + 1.0)
}

flat_record! {
    Point57 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point58 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape58 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point58 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, z: f64, grid: &[f64]) -> f64 {
        grid[grid.len() - 1].atan() * z
    }
}

#[differentiable]
impl Point58 {
    #[differentiable(unconnected = "zero")]
    fn new(row: &[f64], mut r: f64) -> Point58 {
        Point58 { x: r + r, y: r, z: [r, row[1].hypot(r.powi(2) + 1.0), r * r] }
    }
}

#[differentiable(unconnected = "zero")]
fn p58_helper(out: &mut Vec<f64>) -> f64 {
    let z = out.pop().unwrap();
    out[0] = (z.powi(2) + 1.0).cbrt() * (0..=4).map(|count| (count as f64) * out[0]).sum::<f64>();
    let mut pair = ([out[0].sin(), z / (1.0 + z.abs())], z + z);
    let v = out.to_vec();
    v[0] + z - z * 0.5 - v[0] * 2.0 - v[0]
}

#[differentiable(unconnected = "zero")]
fn p58(xs: &mut [Point58], part: &mut Point58, spring: &Point58, mut state: Vec<f64>) -> f64 {
    let mut count = 0;
    while count / 2 > 2 && count < 4 {
        count += 1;
        let mut k = 0;
        loop {
            k += 1;
            match count % 3 {
                0 => {
                    part.y *= spring.shifted(part.y, &state[1..3]) + spring.x - spring.y * part.y;
                    part.x += (spring.z[2] + part.y).hypot((part.x + (k as f64)).powi(2) + 1.2);
                }
                1 | 2 => {
                    state[0] -= xs[1].y.min(state[3 - 1]);
                }
                count2 if state[state.len() - 1] >= 0.5 => {
                    let Point58 { x: _, y: q, z: v } = *spring;
                }
                _ => {}
            }
            if spring.z[3 - 1] > -0.4 || k % 2 == 1 {
                xs[0].z[2] += spring.z[k % 3].atan2(state[0].powi(2) + 0.5);
                return (xs[0].z[k % 3].powi(2) + 1.2).powf(state[k % state.len()].sin()) * xs.iter().map(|body| body.x).fold(part.z[1], |acc, q| acc + q);
            }
            if k >= 4 {
                break;
            }
        }
    }
    let r = if spring.x > -0.7 {
        let mut x = if spring.z[1] >= 0.5 && count * 2 % 3 == 0 {
            1.0
        } else {
            (-spring.x.powi(2)).exp()
        };
        state[count % state.len()] * (state[state.len() - 1] / (1.0 + x.abs()))
    } else {
        xs.iter().filter(|unit| spring.x < -0.4_f64).map(|body| part.y + body.y).sum::<f64>().cos()
    };
    let mut j = 0;
    while j < 2 {
        j += 1;
        let mut buf: [[f64; 4]; 4] = [[state[0]; 4]; 4];
        for count2 in (1..4).rev() {
            for n in 1..4 {
                buf[count2 - 1][count2] += buf[n][(n + 2) % 4] * buf[n][count2];
                buf[n][n] *= buf[n][count2 - 1] * 0.3 + (n as f64);
            }
        }
    }
    (r + r * 2.0) * (part.y.atan() * r)
}

flat_record! {
    Point58 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p59_helper(v: &mut Vec<f64>, m: usize, mut pair: (f64, f64)) -> f64 {
    let acc = match v.len() % 5 {
        0 => pair.0 * v[0] * v[0..1].chunks(2).skip(1).rev().map(|out| v[2 - 1]).sum::<f64>(),
        _ => {
            let mut acc = (-v[1].powi(2)).exp() + pair.0;
            v[1]
        }
    };
    if acc < 0.8 && m < 3 {
        return (-v[m % 2].powi(2)).exp();
    }
    if m < 3 {
        let mut pair2 = (match m / 2 % 5 {
            0 => v[0] * pair.0,
            2 | 4 => pair.0.atan().exp_m1(),
            _ => acc * pair.0,
        }, acc);
    } else if m / 2 % 3 != 1 {
        v[m % 2] += acc;
    }
    pair.1 * v[0] - pair.0 * 1.5 + v.iter().zip(0..3).map(|(&acc2, n)| (n as f64) * pair.1.atan()).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p59_inner(y: f64) -> f64 {
    if y > 1.1 {
        'rows1: for j in 0..=1 {
            for k in 0..=3 {}
        }
    } else if y < 1.5 {
        let h = |x: f64| {
            let w = x;
            x + (w - y) * (w + -0.7)
        };
    } else {
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for n in 0..4 {
            grid.push(y * y + (n as f64));
        }
        grid.push(if y >= y || y > -1.0 {
            y
        } else {
            let mut q: f64 = y;
            y
        });
    }
    (y - y) * (y * y).max(y + y)
}

#[differentiable(unconnected = "zero")]
fn p59(c: f64) -> Vec<f64> {
    let mut m = 0;
    loop {
        m += 1;
        if m >= 1 {
            break;
        }
        let c = c * (if c < 0.8 {
            (1.0 + c.abs()).cbrt()
        } else {
            c
        });
    }
    let mut row: Vec<f64> = Vec::with_capacity(4);
    for k in 0..m {
        row.push(if k / 2 > 1 {
            c - (k as f64)
        } else {
            let mut z = (1.0 + c.abs()).powi(-1);
            (-z.powi(2)).exp()
        });
    }
    row.push(c);
    let out = [[row[m % 1], row[0]], [row[0], row[0]], [row[m % row.len()], row[row.len() - 1]], [row[0], c]];
    vec![p59_inner(0.8), out[2].iter().map(|u| *u).sum::<f64>() - (m as f64)]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point60 {
    x: [f64; 3],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body60 {
    at: f64,
    k: Vec<Point60>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape60 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body60 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, mut part: Body60, part2: &mut Body60) -> f64 {
        if self.k[1].x[0] > 3.0 && part.at > 0.5 {
            let n: usize = 1;
        } else {
            let mut r = part.k[0].x[3 - 1] + (part2.at.mul_add(part.at, part.at) + (1.0 + part2.at));
        }
        (part2.k[0].x[3 - 1].max(part2.k[0].z) + part.at * 2.0) * (0..3).take(2).zip(0..3).map(|(m, n)| (n as f64) * (part2.at.powi(2) + 1.2).cbrt()).sum::<f64>() - ((0..=1).rev().map(|i| part2.at + (i as f64)).fold(part.k[0].y, |acc, r| acc.max(self.k[1].x[0] + r)) + (-part2.k[2 - 1].z.powi(2)).exp())
    }
}

#[differentiable]
impl Body60 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, k: usize) -> f64 {
        self.k[2 - 1].x[1] * (0..1).map(|k2| (k2 as f64) * (0..1).rev().map(|m| 0.8 + (m as f64)).sum::<f64>()).fold(self.at, |acc, b| acc * 0.5 + b * (b + b))
    }
}

#[differentiable]
impl Body60 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, point: &mut Point60, out: &[f64]) -> f64 {
        let mut body = self.clone();
        match 1 % 3 {
            0 => {}
            1 | 2 => {}
            _ => {
                let mut t = (body.k[1].x[2] + 1.1) * out.iter().rev().enumerate().map(|(n, &q)| q * point.y).sum::<f64>();
            }
        }
        (if 0 < 3 {
            out[0]
        } else {
            body.k[1].z
        }) * out.iter().sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p60(ys: &[f64]) -> f64 {
    for y in ys.iter() {
        let mut m: usize = 1;
    }
    let h = |w: f64, b: f64| w * (b - b.tanh());
    let unit = Body60 { k: vec![Point60 { x: [ys.iter().map(|e| *e * *e).fold(ys[ys.len() - 1], |acc, x| acc + x * x), ys[0].tanh().exp_m1(), (ys[3].powi(2) + 1.2).powf(ys[0].sin())], z: ys[3] + ys[2], y: ys[3] - ys[1] }, Point60 { x: [ys[3] * ys[0], ys.iter().map(|&e| e).sum::<f64>(), ys[1]], y: -ys[ys.len() - 1], z: ys[1] }], at: ys[4 - 1].max(3.0) };
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for j in 0..1 {
        if ys[(j + 1) % 4] < 0.9 {
            v.push(unit.k[j % 2].z);
        }
    }
    v.push(ys[4 - 1] + unit.k[1].y);
    for (j, y) in v.iter_mut().enumerate() {
        *y += unit.shifted(3) + *y - y.to_radians();
    }
    v[0] += unit.k[1].y;
    unit.k[0].y / (1.0 + v[v.len() - 1].abs()) * (unit.at * (if unit.at >= -0.4 {
        v[0]
    } else {
        ys[ys.len() - 1]
    })) * (unit.k[0].z * ys[ys.len() - 1] * (v[1 - 1] + v[0]))
}

flat_record! {
    Point60 { x, y, z }
    Body60 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point61 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Add for Point61 {
    type Output = Point61;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point61) -> Point61 {
        Point61 { y: self.y + other.y, x: self.x + other.x, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point61 {
    type Output = Point61;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point61) -> Point61 {
        Point61 { y: self.y - other.y, x: self.x - other.x, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p61_helper(unit: Point61, pair: (f64, f64), c: &mut f64, z: &mut f64) -> f64 {
    let f = |z2: f64| {
        let w = (if z2 > 0.3 || z2 < 0.5 {
            0.9
        } else {
            *z
        }).atan();
        z2 * w
    };
    pair.0 - unit.x * 1.5 - f(*c)
}

#[differentiable(unconnected = "zero")]
fn p61(pair: (f64, f64), state: &[f64], ys: &mut [f64]) -> f64 {
    let d = ys[ys.len() - 1] + ys[3].sin().exp_m1() + ((0..4).filter(|i| *i != 1).map(|count| (count as f64) * ys[count]).sum::<f64>() - (state[0] + state[4]));
    ys[11 - 1] *= ys[ys.len() - 1];
    let mut spring = Point61 { z: ys[8], x: state[4] + pair.0, y: d };
    let mut i: usize = 2;
    let d = d * 1.0;
    let mut part = Point61 { y: spring.y, z: spring.x, x: spring.x.asinh() };
    (state[state.len() - 1] + d + pair.1 * 0.3 - part.x * 1.5) * ys[7..10].iter().rev().map(|acc| acc * part.y).fold(ys[0], |acc, t| acc + (d + t)).cos() - (if i / 2 < 3 {
        let b = spring.y;
        b
    } else {
        part.y
    }).abs()
}

flat_record! {
    Point61 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point62 {
    x: [f64; 10],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape62 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p62_helper(a: f64, part: &Point62, buf: &Vec<f64>, spring: &mut Point62) -> f64 {
    let w: f64;
    if part.y > 0.8 {
        w = if 0.25 > 0.5 {
            buf[1]
        } else {
            spring.y
        };
    } else {
        w = part.z;
    }
    {
        let mut v: Vec<f64> = vec![w; 19];
        for i in (0..19).rev().step_by(2) {
            v[i] += v[0] * v[18];
            v[i] = (v[i] * v[i]).sin();
            if v[i] > 0.9 {
                v[0] = v[i / 2] * (w * spring.y);
            }
        }
    }
    (w - 1.5) * (1.5 * buf[0] * buf[..1].chunks(2).skip(1).rev().zip(1..buf.len()).map(|(row, m)| (m as f64)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p62_inner(unit: &mut Point62) -> Point62 {
    unit.y += unit.z / (1.0 + unit.x[10 - 1].abs()) + unit.x[3];
    Point62 { ..*unit }
}

#[differentiable(unconnected = "zero")]
fn p62(e: f64, b: f64) -> f64 {
    let mut k = 0;
    'rows1: while k < 2 {
        k += 1;
        let acc = (0..k).map(|n| b + (n as f64)).sum::<f64>() - (b - 1.0) + (b - b - (b - b));
        if k % 3 == 0 {
            let mut state: Vec<f64> = Vec::with_capacity(4);
            for count in 0..1 {
                state.push((-acc.powi(2)).exp());
            }
            state.push(acc - b);
        } else if acc > acc {
            return (b * acc).powi(3);
        }
    }
    for n in 0..2 {
        let mut n2 = 0;
        while n2 < 4 {
            n2 += 1;
            'steps2: for j in (0..=4).rev() {
                let mut b2 = if j % 3 == 1 {
                    let q = b;
                    (if (j + 1) % 2 != 0 && q < -0.7 {
                        0.3
                    } else {
                        q
                    }) / (1.0 + q.abs())
                } else {
                    b
                };
            }
        }
    }
    ((0..4).map(|m| (m as f64) * e).sum::<f64>() + e * 2.0 + b * 2.0) * (e.sin().sinh() - (b + e)) - (0..=4).map(|count| (count as f64) * (e / 2.0)).sum::<f64>()
}

flat_record! {
    Point62 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point63 {
    x: [f64; 9],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body63 {
    at: [f64; 2],
    k: Point63,
}

#[differentiable]
impl Point63 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, j: usize, row: &mut [f64]) -> f64 {
        let mut v = vec![row[0]; row.len()];
        v[0] * v[1]
    }
}

#[differentiable(unconnected = "zero")]
fn p63_helper(ys: &[f64; 3], v: &[f64], u: f64, d: f64) -> f64 {
    let h = |a: f64| a * v[2 - 1];
    let mut count: usize = 2;
    let found: Option<f64> = None;
    (1.5 - u * 0.5 + v.iter().rev().zip(1..v.len()).map(|(w, k)| (k as f64)).sum::<f64>()) * (0..ys.len()).map(|j| (j as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p63_inner(mut pair: (f64, f64), p: &mut f64) -> Option<f64> {
    let mut row = vec![*p; 3];
    None
}

#[differentiable(unconnected = "zero")]
fn p63(v: &[f64], state: &[Body63; 2], mut r: f64, t: f64) -> f64 {
    for j in 0..state.len() {
        for (e, i) in v.iter().zip(0..j) {}
        let mut m = 0;
        while m < 5 && state.len() % 3 == 1 {
            m += 1;
            let mut row: Vec<f64> = Vec::new();
            for (n, ys) in v.windows(2).enumerate() {
                row.push((0..1).map(|i| (i as f64)).sum::<f64>());
            }
            row.push(r);
            row[m % 1] *= r * t + (j as f64);
        }
    }
    t - t * 0.3 - t
}

flat_record! {
    Point63 { x, y, z }
    Body63 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p64_helper(acc: f64, flag: bool, c: &mut f64, state: &mut [f64]) -> [f64; 3] {
    let found: Option<f64> = if flag {
        None
    } else {
        Some(state[state.len() - 1] + *c)
    };
    let s = c.hypot(0.9_f64.powi(2) + 1.2).sin();
    let mut b = s;
    let mut row: [[f64; 4]; 4] = [[1.5; 4]; 4];
    for n in 0..4 {
        for n2 in (2..3).rev() {
            row[n2][n2 - 2] *= row[n][n] * -0.7 + row[n][0];
        }
    }
    'rows1: for (count, b2) in row[1].iter().enumerate() {
        let i: usize = count * 2;
    }
    [s, *c, b / 3.0 / (1.0 + row[3][1].abs())]
}

#[differentiable(unconnected = "zero")]
fn p64_inner(acc: f64, b: &mut f64, row: &[f64]) -> f64 {
    let mut count = 0;
    let y: f64 = loop {
        count += 1;
        match count % 3 {
            0 => {
                let mut v: [f64; 12] = [*b; 12];
                for k in 1..11 {
                    v[k] -= v[k - 1] + v[k] * v[k];
                    v[12 - 1 - k] -= v[k] + v[5] * v[k];
                }
            }
            1 | 2 => {
                *b = row[0];
            }
            _ => {
                let mut ys: Vec<f64> = Vec::with_capacity(4);
                for i in 0..=2 {
                    ys.push(*b);
                }
                ys.push(row[count % 2]);
            }
        }
        *b += row[1] - -row[count % row.len()];
        if count >= 1 {
            break row[1].sin();
        }
    };
    y + *b + acc * 2.0 + (row[count % row.len()] + (if y > y {
        row[count % row.len()]
    } else {
        let mut d = row[0];
        d
    }))
}

#[differentiable(unconnected = "zero")]
fn p64(mut e: f64, ys: &[f64], ys2: &mut Vec<f64>) -> f64 {
    let mut i = 0;
    let c: f64 = loop {
        i += 1;
        if i / 2 > 1 {
            ys2[..6].fill(ys[0].max(e));
        } else {
            let mut pair = ([(1.0 + ys2[6].abs()).powf(e.sin()), (0..ys.len()).map(|i2| (i2 as f64)).sum::<f64>()], ys[3].powi(3));
            ys2[i % 11] = ys2[11 - 1];
        }
        if i >= 2 {
            break ys2[4] * ys[i % ys.len()] / (1.0 + (ys2[9] + ys[4]).abs());
        }
    };
    'rows1: for (j, j2) in (0..2).zip(0..i) {
        ys2[j] += c;
    }
    let mut count = 0;
    let mut p: f64 = loop {
        count += 1;
        let mut out: [[f64; 3]; 3] = [[c; 3]; 3];
        for n in 0..3 {
            for j in (0..3).rev().step_by(2) {
                out[n][n] /= (out[n][j] / (1.0 + out[(j + 2) % 3][j].powi(2))).powi(2) + 1.0;
                out[j][n] += out[j][0] * out[n][3 - 1 - j];
            }
        }
        if count >= 1 {
            break out[2].iter().rev().zip(0..out.len()).map(|(&e2, i2)| (i2 as f64)).sum::<f64>() + 0.5 / (out[count % out.len()][3 - 1].powi(2) + 1.0);
        }
    };
    'steps2: for &p2 in ys.iter().take(2).rev() {
        e *= (-(p2 - (i as f64)).powi(2)).exp();
    }
    p.sin() + p * 0.3 + (p + e + 0.5_f64.min(ys[3]))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point65 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body65 {
    at: Point65,
    k: f64,
}

#[differentiable]
impl Point65 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, pair: (f64, f64), flag: bool) -> f64 {
        let (mut s, z) = (if !(pair.0 > 0.25) {
            pair.1
        } else {
            self.x + pair.0
        }, pair.1);
        let mut count = 0;
        while s > s && count < 5 {
            count += 1;
            for i in 0..2 {
                if self.x <= pair.0 {
                    break;
                }
            }
        }
        s.tanh().exp_m1() + pair.1 * 0.3 + s * 1.5 + z * 0.3 + (match count / 2 % 5 {
            0..=1 => (match count % 5 {
                0..=1 => z,
                2..=3 => s,
                _ => z,
            }),
            _ => z + self.y,
        })
    }
}

#[differentiable]
impl std::ops::Add for Point65 {
    type Output = Point65;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point65) -> Point65 {
        Point65 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p65(acc: f64, flag: bool, s: &mut f64) {
    if *s <= 0.8 {
        let mut r = (if *s >= 2.0 || *s < acc {
            acc
        } else {
            *s / 2.0
        }).tanh();
        for i in 0..3 {
            r *= (-*s).asinh();
        }
        r = r;
    } else if *s >= 1.0 {
        *s -= *s;
    } else {
        *s = (1.0 + (if acc >= -0.7 {
            acc
        } else {
            let mut w = *s;
            acc
        }).abs()).ln_1p();
    }
    let mut n = 0;
    while n < 2 {
        n += 1;
        let mut state: [f64; 10] = [*s; 10];
        for j in (2..10).rev() {
            state[j] = state[10 - 1 - j] + state[10 - 1 - j] * state[j];
        }
    }
    let mut row = [*s; 4];
    let g = |z: f64| {
        let p: f64 = (1..row.len()).map(|count| (count as f64)).sum::<f64>();
        z + acc
    };
}

flat_record! {
    Point65 { x, y }
    Body65 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p66(v: &mut [f64]) -> f64 {
    match 1 % 4 {
        0 => {
            v[1] *= v[0] - v[0];
        }
        1 | 2 => {
            v[0] += v[v.len() - 1].atan() * (v[1] + v[0]);
        }
        count if v[count % v.len()] < -1.0 => {
            v[count % 4] -= v[count % 4].abs() + (count as f64);
        }
        _ => {}
    }
    v[3] += v[4 - 1];
    let mut count = 0;
    loop {
        count += 1;
        if count >= 2 || count > 2 {
            break;
        }
        let mut state: [f64; 11] = [v[count % v.len()]; 11];
        for m in 0..11 {
            if state[m] > 0.1 {
                state[m] += (state[m * 2 % 11] * state[11 - 1 - m]).sin();
            }
            state[m / 2] = state[m].tanh() * state[11 - 1 - m];
        }
        state[2] -= v[1];
    }
    let mut m = 0;
    let mut z: f64 = loop {
        m += 1;
        let mut j = 0;
        let mut z: f64 = loop {
            j += 1;
            if j >= 4 || v[m % 4] <= v[v.len() - 1] {
                break (0..=1).map(|k| v[4 - 1 - k] + (k as f64)).product::<f64>();
            }
            if !(m % 2 == 1) {
                continue;
            }
        };
        if m >= 4 {
            break v[0..2].iter().enumerate().map(|(j2, t)| *t * *t).product::<f64>();
        }
    };
    v[count % v.len()] + z * 1.5 - z + ((if z > -0.7 {
        z
    } else {
        let d = v[3];
        d
    }) - (z - (m as f64)))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point67 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape67 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point67 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, point: Point67, state: &Vec<f64>) -> (f64, f64) {
        for (v, xs) in state[1..].chunks(2).zip(state.windows(2)) {
            for j in 0..xs.len() {
                let mut part = *self;
            }
        }
        (point.x + point.y * 2.0 - (if point.x > 0.1 || state[0] >= state[1] {
            state[1]
        } else {
            let mut e: f64 = (0..=1).map(|j| (j as f64) * state[(j + 1) % 2]).sum::<f64>();
            (1.0 + point.y.abs()).sqrt()
        }), (state[2 - 1].clamp(-0.75, 1.25) - state.iter().zip(state[..1].iter()).map(|(acc, &q)| q).product::<f64>()) * state[state.len() - 1])
    }
}

#[differentiable]
impl Point67 {
    #[differentiable(unconnected = "zero")]
    fn new(c: f64) -> Point67 {
        Point67 { x: c * c, y: c }
    }
}

#[differentiable]
impl std::ops::Add for Point67 {
    type Output = Point67;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point67) -> Point67 {
        Point67 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p67_helper(row: [[f64; 2]; 3], ys: &mut Vec<Point67>, point: &mut Point67) -> f64 {
    let mut ys2 = vec![*point + *point, Point67::new(point.y), Point67::new(ys[ys.len() - 1].x)];
    (point.y - ys2[0].y * 0.3) * (point.y.sin() + (-ys2[3 - 1].y.powi(2)).exp()) - row[row.len() - 1][0..1].iter().enumerate().filter(|(n, y)| **y > 1.1).map(|(k, s)| *s).fold(ys2[2].x, |acc, q| acc.max(q))
}

#[differentiable(unconnected = "zero")]
fn p67_inner(w: f64, row: &[f64]) -> Vec<f64> {
    let g = |a: f64, x: f64| a + (x + x).abs();
    if w > -1.0 {
        let mut row2: Vec<f64> = (0..row.len()).skip(1).map(|n| (n as f64)).collect::<Vec<f64>>();
    }
    vec![row[0], w, (if w <= w {
        row[0]
    } else {
        row[2 - 1]
    }) * row[0].sin().cosh()]
}

#[differentiable(unconnected = "zero")]
fn p67(buf: &mut [f64]) -> f64 {
    let z: f64;
    if !(buf[buf.len() - 1] > 0.3) {
        z = buf[0];
    } else {
        let e = if !(buf[0] > 0.9) {
            let mut t = buf[1];
            t
        } else {
            buf[2] * buf[2]
        };
        z = e;
    }
    let e = z;
    for (y, k) in buf.iter().zip(0..2) {
        let point = Point67 { x: buf.iter().step_by(2).map(|acc| acc * acc).fold(*y, |acc, a| acc * 0.5 + a * z), y: if k * 2 < 3 && k * 2 % 2 != 1 {
            let z2 = buf[(k + 1) % buf.len()];
            *y
        } else {
            *y
        } };
    }
    buf[4 - 1] += e;
    let (w, mut acc) = ((1.0 + e.abs()).recip(), e);
    (buf[..3].iter().step_by(2).map(|&s| s).sum::<f64>() - z * 0.5 - e * 0.5 - w * 1.5 + acc * 2.0) * buf[..3].chunks(2).zip(0..buf.len()).map(|(grid, j)| grid[j % grid.len()].sin().sinh() + (j as f64)).product::<f64>() * (if e > 1.0 {
        acc
    } else {
        let mut t = if 1 < 3 {
            acc
        } else {
            acc
        };
        0.3_f64.to_radians()
    })
}

flat_record! {
    Point67 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p68_helper(mut u: f64) -> f64 {
    let f = |r: f64, q: f64| r * (0..1).skip(1).map(|m| (m as f64)).fold(r, |acc, t| acc + t);
    u /= u.powi(2) + 1.0;
    u += (0..=1).filter(|n| *n != 1).map(|k| (k as f64)).sum::<f64>();
    u / 3.0 - u * 0.5 - (if 1 < 3 {
        if u > u {
            let y = u;
            y
        } else {
            u
        }
    } else {
        u * u
    }) + u.tanh().cosh()
}

#[differentiable(unconnected = "zero")]
fn p68(state: &mut [f64], v: &[f64; 4], v2: [f64; 4], state2: &[f64; 3]) -> f64 {
    if v2[3] >= state2[1] {
        let r = p68_helper(state2[0]);
    } else if v2[0] >= 0.9 {
        state[1] += (-state2[1].sin().exp_m1().powi(2)).exp();
    }
    for i in 0..2 {
        if state2[(i + 1) % state2.len()] < 0.8 {
            break;
        }
    }
    v[3] + (1.0 + (state2[state2.len() - 1] * v[1]).abs()).recip()
}

#[differentiable(unconnected = "zero")]
fn p69(#[no_diff] t: f64, xs: &[f64], xs2: &[f64], grid: Vec<f64>) -> f64 {
    let mut count = 0;
    let mut q: f64 = loop {
        count += 1;
        let mut k = 0;
        while k % 3 == 0 && k < 3 {
            k += 1;
            let mut m = 0;
            while xs2[10] > xs2[8] && m < 3 {
                m += 1;
            }
        }
        let t = t + grid[count % grid.len()] * xs2[k % 11] / (xs2.windows(2).rev().enumerate().map(|(n, state)| xs[xs.len() - 1]).fold(grid[2], |acc, w| acc * 0.5_f64 + (xs[k % xs.len()] + w)).powi(2) + 0.5);
        if count >= 2 {
            break t;
        }
    };
    q -= q / (grid[0].powi(2) + 1.0) * 0.3_f64.sin().exp_m1();
    let mut n = 0;
    let r: f64 = loop {
        n += 1;
        if n >= 1 || xs[xs.len() - 1] > q {
            break (1.0 + grid[2].abs()).cbrt() + q.max(q);
        }
    };
    q = r;
    let mut y = ((grid.iter().enumerate().map(|(k, &a)| a).sum::<f64>() + q).powi(2) + 1.0).sqrt();
    xs2.iter().for_each(|a| {
        q += t;
    });
    if r >= q {
        if count * 2 < 3 {}
    } else if count * 2 < 3 {
        let mut v = [xs2[3]; 4];
    }
    (r + grid[1] * 1.5 - q * 2.0) * ((if !(n % 2 == 1) {
        let w = t;
        grid[2]
    } else {
        y
    }).powi(2) + 0.5).log10()
}

#[differentiable(unconnected = "zero")]
fn p70(ys: [[f64; 2]; 2]) -> f64 {
    let mut v: Vec<f64> = vec![ys[2 - 1][0]; 18];
    for j in 0..3 {
        for n in 0 + j..18 {
            v[j] += v[0] * -0.7 + (n as f64);
        }
    }
    if ys[0][0] > 1.5 {
        for (count, w) in v.iter_mut().enumerate() {
            let mut state: Vec<f64> = Vec::new();
            for c in ys[0][1..].iter() {
                state.push(c.atan().sinh() + (count as f64));
            }
            state.push(if *w >= *w {
                *w
            } else {
                ys[count % 2][count % 2]
            });
            let s: f64 = 'found1: {
                let mut d: f64 = state.iter().enumerate().map(|(i, &b)| b * (if count > 1 {
                    b
                } else {
                    *w
                })).sum::<f64>();
                if count / 2 % 3 != 0 {
                    break 'found1 d;
                }
                if d < *w {
                    d / 1.5
                } else {
                    ((-0.7_f64).powi(2) + 0.5_f64).cbrt()
                }
            };
        }
    } else {
        let ys2 = [v[9]; 2];
    }
    ((if v[1] >= ys[2 - 1][1] {
        ys[1][1]
    } else {
        v[8]
    }) - ys[2 - 1][1] * 2.0 - v.iter().sum::<f64>() * 0.3) * (v[16] + v[18 - 1] + (v[9] + v[15])) * ys[2 - 1][1]
}

#[differentiable(unconnected = "zero")]
fn p71_helper(a: f64, state: &[f64], row: &mut [f64]) -> f64 {
    let d = &mut row[0];
    *d = state[0].atan().exp2();
    *d -= state[1] - state[0];
    (row[0] + a * 0.3) * (state[1] + state[0]) - row[row.len() - 1].atan().sinh()
}

#[differentiable(unconnected = "zero")]
fn p71(b: f64, z: f64, state: &[f64]) -> f64 {
    let mut xs = state.to_vec();
    (0..4).zip(0..xs.len()).for_each(|(m, count)| {});
    let mut row: [f64; 3] = [0.8; 3];
    let mut r: f64 = 0.0;
    for k in 0..11 {
        row.fill(xs[k]);
        let mut c: f64 = 0.0;
        for k2 in 0..row.len() {
            c += row[k2] * row[k2].cos();
        }
        r += c.sin();
    }
    let mut grid = [row[2] + r, r / (1.0 + state[6].abs()), xs[0] + row[1], if z >= r {
        state[8]
    } else {
        row[2]
    }];
    let mut q = (z - row[2].hypot(1.0 + r.abs())) * (if r > 1.1 {
        z + r
    } else {
        (1..row.len()).map(|k| xs[k % xs.len()] + (k as f64)).sum::<f64>()
    });
    let mut state2: [[f64; 3]; 3] = [[row[1]; 3]; 3];
    for k in 1..3 {
        for count in 2..3 {
            state2[k - 1][k] *= state2[3 - 1][count] / (1.0 + state2[3 - 1][1].powi(2));
            state2[count][count] -= (state2[count][k] * state2[(k + 2) % 3][k]).sin();
        }
    }
    let mut w = if row[0] < xs[xs.len() - 1] {
        let t = state2[0][2] - q;
        q
    } else {
        q.atan().exp_m1().atan()
    };
    let u: f64 = 'found1: {
        let mut q2 = p71_helper(0.9, &row, &mut state2[1]);
        let b2 = row[0];
        if state[state.len() - 1] > 1.1 {
            break 'found1 q2;
        }
        if b2 > 1.5 || q2 > 0.1 {
            state2[0][2..].iter().take(2).product::<f64>()
        } else {
            b2.powi(3)
        }
    };
    let mut j = 0;
    let s: f64 = loop {
        j += 1;
        grid[j % 4] += q;
        if j >= 1 {
            break state2[j % 3][j % 3];
        }
    };
    (row[j % row.len()] + b * 1.5 + xs.iter().sum::<f64>() * 2.0 + row[1] * 2.0 + state2[j % state2.len()][3 - 1] * 2.0 + w * 0.5 - u * 0.3 + s * 2.0) * (2.0 + w * (j as f64)) - ((if w > -0.7 {
        u
    } else {
        let mut acc: f64 = state2[2][j % 3];
        u
    }) - (state2[0][3 - 1] + s))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point72 {
    x: [f64; 10],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body72 {
    at: Point72,
    k: f64,
    rates: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape72 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body72 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, row: &[f64], v: &[f64; 3]) -> f64 {
        let c = &mut self.k;
        *c = *c;
        for k in 1..row.len() {
            self.at.x[k % 10] = (0..=3).map(|j| (j as f64) * (if row[k] <= row[2 - 1 - k] {
                let y: f64 = v[j % 3];
                y
            } else {
                self.rates
            })).sum::<f64>();
        }
        -v[3 - 1] + row[1]
    }
}

#[differentiable]
impl Body72 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, c: f64) -> f64 {
        let kind: Shape72 = if c >= 1.0 {
            Shape72::Disc(self.at.y)
        } else {
            Shape72::Rect((0..2).zip(0..2).map(|(i, i2)| (i2 as f64)).product::<f64>(), c)
        };
        ((0..2).map(|i| (i as f64) * c).sum::<f64>() + c * 2.0) * c + (0..3).rev().map(|count| (count as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p72(#[no_diff] d: f64, row: &[f64]) -> f64 {
    if d >= row[5 - 1] {} else if row[2] > 1.5 {}
    let mut d = d * (0..row.len() - 1).filter(|m| *m != 1).map(|count| (count as f64)).sum::<f64>();
    d + (-row[5 - 1]).sin().exp() + (d.floor() * d + (d - d))
}

flat_record! {
    Point72 { x, y }
    Body72 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point73 {
    x: f64,
    y: [f64; 2],
}

#[derive(Clone, Debug, Differentiable)]
struct Body73 {
    at: f64,
    k: Point73,
    rates: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape73 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body73 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, e: &mut f64) -> f64 {
        *e *= (0..4).map(|i| (i as f64)).sum::<f64>();
        (0..=4).zip(0..1).for_each(|(j, n)| {
            *e = *e;
            *e = 3.0;
        });
        *e * self.k.x * *e
    }
}

#[differentiable(unconnected = "zero")]
fn p73(point: &Point73, mut state: [f64; 11], v: &[f64; 2], #[no_diff] v2: &[f64]) -> f64 {
    let i: usize = 4;
    let mut m = 0;
    'rows1: while m / 2 % 2 == 1 && m < 5 {
        m += 1;
        for i2 in 0..3 {
            state[i2] -= v2[i2] + v2[i2] * v[v.len() - 1];
        }
        let mut r = v2[m % 3];
    }
    let mut n = 0;
    while n < 2 && i * 2 % 3 != 0 {
        n += 1;
        state[i % 11] = 0.3 * -0.4 - (n as f64);
        let mut count = 0;
        'steps2: loop {
            count += 1;
            let body = *point;
            if count >= 2 {
                break;
            }
        }
        let Point73 { x: b, y: buf } = *point;
    }
    if !(v[v.len() - 1] < 0.9) {}
    (v2[v2.len() - 1] - state.iter().sum::<f64>() * 2.0) * v2.iter().fold(v[i % 2], |acc, s| acc.max(s.powi(3) + *s))
}

flat_record! {
    Point73 { x, y }
    Body73 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p74(mut z: f64, xs: &mut [f64], acc: f64) -> f64 {
    let e = acc * acc.sin().exp() / (1.0 + acc.abs());
    let e = e + e / 2.0 * acc;
    let mut pair = (xs[3] / ((-0.7_f64).tanh().powi(2) + 1.0), acc);
    let e2 = std::mem::replace(&mut pair.1, xs[4]);
    let mut xs2: [f64; 12] = [0.0; 12];
    let mut p: f64 = 0.0;
    for n in (0..3).rev() {
        for m in 0..12 {
            xs2[m] += (xs[2..][n] * (m as f64)).sin();
        }
        let mut c: f64 = 0.0;
        for i in 0..xs2.len() {
            c += xs2[i] * xs2[11 - i];
        }
        p += c * c.tanh();
        xs2[8] = p * 0.1;
    }
    let mut b: f64 = xs2.iter().zip(xs2.chunks(2)).map(|(e3, grid)| e3 - grid[1 - 1] + grid[0]).sum::<f64>();
    let e3 = p;
    let h = |x: f64, r: f64| {
        let mut a = z * (0..=1).map(|j| (j as f64)).fold(xs[0], |acc2, b2| acc2 * 0.5 + b2);
        x + (r.atan().powi(2) + 1.2).powi(-1)
    };
    xs.iter().map(|q| p + *q).sum::<f64>() - z * 0.3 + acc * 1.5 - e2 * 1.5 + xs2.iter().sum::<f64>() * 0.5 + p * 0.3 - b * 2.0 + p
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point75 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape75 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl std::ops::Add for Point75 {
    type Output = Point75;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point75) -> Point75 {
        Point75 { z: self.z + other.z, y: self.y + other.y, x: self.x + other.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p75_helper(pair: (f64, f64), t: &mut f64, buf: &[[f64; 2]; 2]) -> Point75 {
    let mut part = Point75 { x: *t / 1.5, z: buf[0][0] * *t, y: *t + buf[0][1] };
    {
        *t *= (1.0 + pair.0.abs()).powf(t.sin()) / (1.0 + (part.x * part.z).abs());
    }
    for (i, &a) in buf[0].iter().enumerate() {
        if i > 2 && i < 3 {
            break;
        }
    }
    Point75 { z: part.z, y: part.x.cos(), x: buf[buf.len() - 1][1] }
}

#[differentiable(unconnected = "zero")]
fn p75_inner(spring: &Point75, body: Point75) -> f64 {
    (-1.0_f64).tanh().cosh() * (0..2).rev().map(|count| body.x + (count as f64)).fold(body.y, |acc, acc2| acc * 0.5 + acc2 * (1.0 + spring.x.abs()).powf(spring.z.sin())) * (0..1).rev().zip(0..2).map(|(i, k)| 0.8 + (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p75(count: usize, out: &[f64], ys: &[f64]) -> f64 {
    {}
    let p: f64;
    if ys[11 - 1 - count] > ys[count] {
        let r = (ys[count % 11] * out[count]).min(ys.iter().zip(0..count).map(|(p2, i)| (i as f64) * *p2).sum::<f64>());
        p = r;
    } else {
        p = out[5 - 1];
    }
    let mut xs: [[f64; 3]; 3] = [[p; 3]; 3];
    for count2 in 0..3 {
        for m in (1..3).rev() {
            xs[count2][count2] += (xs[count2][count2] * xs[m][m]).sin();
            xs[m][m] *= xs[count2 / 2][count2 * 2 % 3] * -0.7 + xs[1][count2];
        }
    }
    xs[0][count % 3] += (1.0 + ys[(count + 1) % 11].abs()).ln() * (xs[count % 3][count % 3] + xs[3 - 1][2]);
    let p2 = std::mem::replace(&mut xs[0][2], ys[count]);
    let z = (1.0 + (match (count + 1) % 5 {
        0..=1 | 4 => p2,
        _ => p,
    }).abs()).ln_1p().tanh();
    for grid in xs.iter() {
        if count < 3 {
            continue;
        }
    }
    let flag = ys.len() > 0;
    for (&t, &q) in xs[count % xs.len()].iter().zip(xs[2][0..1].iter()) {
        {}
    }
    (z * (count as f64) + p * 1.5 - p2 * 0.5) * xs[1][count % 3]
}

flat_record! {
    Point75 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p76_helper(pair: (f64, f64)) -> f64 {
    match 4 % 3 {
        0 => {
            match 2 % 4 {
                0 => {
                    let mut out: [f64; 15] = [pair.0; 15];
                    let m = out.len();
                    for n in 1..m - 1 {
                        out[n] = out[n] * out[(n + 1) % m];
                        out[n] += out[n] * 0.9 + (n as f64);
                        out[n] *= out[n] * out[n];
                    }
                }
                _ => {}
            }
        }
        1 | 2 => {
            let mut m = 0;
            loop {
                m += 1;
                if m >= 1 || pair.0 < 2.0 {
                    break;
                }
            }
        }
        m if pair.0 >= -1.0 && pair.0 > pair.0 => {
            if pair.1 < pair.0 {
                let h = |q: f64, q2: f64| {
                    if m % 3 != 0 {
                        return q.atan2(1.0 + q2.abs());
                    }
                    q + (1.0 + (pair.1 * q2).abs()).ln()
                };
            } else if pair.0 > 2.0 {}
        }
        _ => {}
    }
    pair.0 * -pair.1
}

#[differentiable(unconnected = "zero")]
fn p76_inner(row: [[f64; 2]; 3], v: &[f64; 2], row2: &mut Vec<f64>) -> Vec<f64> {
    let a: f64 = row2.chunks(2).zip(0..v.len()).map(|(ys, n)| (n as f64) * 2.0).fold(row2[row2.len() - 1], |acc, x| acc.max(x * -row2[1]));
    vec![row2[0], a]
}

#[differentiable(unconnected = "zero")]
fn p76(grid: &mut [f64; 4], r: f64, xs: &[f64], c: f64) -> f64 {
    'rows1: for (n, grid2) in xs.chunks(2).take(2).enumerate() {
        let mut r2 = p76_helper((grid2[n % grid2.len()].floor() * c, -grid2[0]));
        r2 -= xs[10] / ((xs[n % 11] * grid2[0]).powi(2) + 0.5);
    }
    match xs.len() % 3 {
        0 => {
            let mut xs2: [f64; 12] = [0.0; 12];
            let mut x: f64 = 0.1;
            for j in 0..4 {
                for i in (0..12).step_by(2) {
                    xs2[i] = (grid[j] * (i as f64) + c).cos();
                }
                let mut p: f64 = 0.0;
                for k in 0..xs2.len() {
                    p += xs2[k] * xs2[k].cos();
                }
                x += p * grid[j];
            }
        }
        1 | 2 => {
            let mut grid2 = vec![0.1_f64.sin().exp2(), r.atan2(c.powi(2) + 0.5), c * r];
        }
        _ => {}
    }
    let found: Option<f64> = Some((0..=1).rev().map(|i| c + (i as f64)).product::<f64>());
    let mut row: Vec<f64> = vec![c; 10];
    for j in (1..3).rev() {
        row[j] = row[j] * -1.0;
        row[j] = row[0] * grid[(j + 1) % 4];
    }
    let shape: Option<f64> = if c > row[row.len() - 1] {
        Some(grid[0])
    } else {
        Some(row[3] * row[0])
    };
    let mut buf: Vec<f64> = vec![row[6]; 16];
    for i in (1..10).step_by(2) {
        row[i] *= row[i / 2] / (1.0 + buf[i].powi(2));
    }
    (xs[11 - 1].signum() * c + c * 0.5 - row.iter().sum::<f64>() * 0.5 + buf.iter().sum::<f64>() * 1.5) * grid.windows(2).filter(|state| state[1] > 0.5).map(|out| xs[11 - 1]).sum::<f64>() - (row[3].powi(2) + 1.2).powf((if buf[12] <= 3.0 {
        row[9]
    } else {
        let mut d: f64 = 3.0;
        d
    }).sin())
}

#[differentiable(unconnected = "zero")]
fn p77_helper(out: Vec<f64>) -> f64 {
    for n in (1..out.len()).rev() {
        let b = out[n];
    }
    let mut k = 0;
    while k < 5 && out[1] <= -1.0 {
        k += 1;
        let mut acc = out[2 - 1];
    }
    -out[k % 2] + (out[k % out.len()] + out[k % 2]) * out[k % out.len()]
}

#[differentiable(unconnected = "zero")]
fn p77_inner(b: f64, mut out: [f64; 3], c: f64, w: f64) -> f64 {
    let r = p77_helper(out.to_vec());
    for (e, j) in out[..2].iter_mut().zip(0..2) {
        (0..j).rev().for_each(|k| {
            *e += b.atan2(r.powi(2).powi(2) + 1.2);
            *e += (1.0 + w.abs()).powi(-1);
        });
    }
    (c * r - b * 1.5 + c * 1.5) * (w.floor() * w * r.cos()) + (0..out.len() - 1).take(2).rev().map(|n| (n as f64) * -w).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p77(ys: [f64; 2], xs: &[f64], k: usize) -> f64 {
    let mut count = 0;
    while ys[1] <= 1.0 && count < 5 {
        count += 1;
        let mut out = vec![ys[k % ys.len()]; xs.len()];
        if count % 3 == 1 {
            let mut out2: [[f64; 4]; 4] = [[out[k]; 4]; 4];
            for m in (2..3).rev().step_by(2) {
                for m2 in 2..4 {
                    out2[m * 2 % 4][m] = out2[m2][m2] / (1.0 + out2[m2][0].powi(2));
                    out2[m][m + 1] *= out2[m][2] / (1.0 + out2[m2][m2].powi(2));
                }
            }
            let x = &mut out2[count % 4][1];
            *x += *x + *x;
            *x /= out[4].powi(2) + 1.0;
            let mut kind: Option<f64> = if xs.len() % 3 != 0 && k * 2 % 2 != 0 {
                Some(out2[0][1])
            } else {
                None
            };
        } else {
            'rows1: for (state, &z) in out.chunks(2).zip(&out[..4]) {
                let mut e: f64;
                if count / 2 % 3 == 1 {
                    e = z;
                } else {
                    e = xs[k] - (match state.len() % 5 {
                        0..=1 => z,
                        _ => {
                            let e2 = out[count % out.len()];
                            z
                        }
                    });
                }
            }
        }
    }
    (0..3).for_each(|j| {});
    let flag = xs[k] <= 1.1;
    xs[3] * xs[xs.len() - 1 - k] - ys[1] * 0.3 - (match k / 2 % 5 {
        0 => {
            let mut u = ys[1];
            u * xs[count % xs.len()]
        }
        _ => xs[k] + (count as f64),
    })
}

#[differentiable(unconnected = "zero")]
fn p78(out: &mut [f64; 2], k: usize, z: f64) -> f64 {
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for j in 0..4 {
        v.push(out.iter().filter(|s| **s > -0.7).fold(z, |acc, &t| acc.max(t)));
    }
    v.push(out[k % out.len()] * z);
    let mut i = 0;
    let b: f64 = loop {
        i += 1;
        v[0] += v[i % v.len()] * out[0] / 2.0;
        v.push(z / (v[i % 1].powi(2) + 1.0));
        if i >= 3 || i < 3 {
            break -v[k % v.len()] + v[i % v.len()];
        }
    };
    let c: f64;
    if b > 0.1 {
        let mut c2 = (v[i % v.len()] - (k as f64)).to_radians();
        c = c2;
    } else {
        c = z;
    }
    let z2: f64 = 'found1: {
        v[0] = b + b;
        if z <= v[0] {
            v[1 - 1] += z;
            return b;
        }
        v[i % v.len()]
    };
    if c < v[k % v.len()] {
        {
            let c2: f64 = 'found2: {
                if z > z && z2 <= 1.0 {
                    return (c + 0.3) * (i as f64);
                }
                if i * 2 < 3 {
                    v[0] += z2.clamp(-0.75, 1.25);
                    break 'found2 c.mul_add(c, b);
                }
                -0.4
            };
        }
    } else {
        v[k % 1] = z + (if i * 2 % 2 == 0 {
            v[i % v.len()]
        } else {
            z2
        });
    }
    ((-v[0].powi(2)).exp() - z * 0.5 - b * 0.5 + (z2 + b + z2)) * ((-z2.powi(2)).exp() - (b - 0.8))
}

#[differentiable(unconnected = "zero")]
fn p79_helper(grid: [f64; 3], v: &[f64], out: &[f64; 4], n: usize) -> f64 {
    'rows1: for n2 in (0..=2).step_by(2) {
        let mut acc = out[(n2 + 1) % out.len()];
    }
    out[4 - 1] + grid[n % grid.len()] * 2.0 - (0..out.len()).map(|m| (m as f64)).fold(out[3], |acc, z| acc + (grid[2] - out[3] + z))
}

#[differentiable(unconnected = "zero")]
fn p79(#[no_diff] state: &[f64], xs: [f64; 12]) -> [f64; 3] {
    for (j, d) in xs.iter().enumerate() {
        let mut out: Vec<f64> = Vec::new();
        for b in xs[5..].iter() {
            out.push((-b.powi(2)).exp() + state[state.len() - 1].atan2(1.0 + b.abs()));
        }
        out.push(*d - *d);
    }
    let mut shape: Option<f64> = None;
    let mut v: Vec<f64> = vec![0.0; 3];
    let mut b: f64 = 0.1;
    for k in (0..12).rev() {
        for count in 0..v.len() {
            v[count] = (xs[k] * (count as f64)).sin();
        }
        for m in 0..2 {
            v[m] = xs[k] * (m as f64) + (xs[k] - xs[k]);
        }
        let mut q: f64 = 0.0;
        for m in 0..v.len() {
            q += v[m] * v[0];
        }
        b += q;
    }
    let a = &mut v[2];
    *a = *a * *a;
    *a += (1.0 + a.abs()).ln_1p();
    let out: Vec<f64> = v[1..].windows(2).map(|row| row[1]).collect::<Vec<f64>>();
    let mut t: f64;
    if out[0] > xs[9] {
        let mut t2 = (out[0] / 1.5).abs();
        t = 1.0;
    } else {
        let d = v[1].atan().exp_m1() * (if b <= -0.7 {
            out[out.len() - 1]
        } else {
            state[0]
        });
        t = (v.iter().fold(v[2], |acc, &acc2| acc * 0.5_f64 + (d + acc2)).powi(2) + 1.0_f64).powi(-1);
    }
    t += t;
    let n: usize = 2;
    for m in 0..out.len() {}
    [v[n % v.len()].to_radians(), out[n % out.len()], shape.unwrap_or(t * b)]
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p40(const 1.0, &mut [-0.6, -0.8, 1.4, -0.5]) calls Point40::new),
        program!(p41([[1.3, 0.8], [-1.2, -0.2], [1.1, 0.8]], -0.9, (-0.6, 1.4), [0.7, -1.1, 0.7])),
        program!(p42(&vec![0.5, -1.2, 1.4, -0.8]) calls Body42::energy),
        program!(p43(&mut vec![-0.3, -0.7, -0.2, 1.3], vec![0.5, 0.1, 1.2, -0.5, 1.0])),
        program!(p44(-0.1, -0.1, 0.2) calls Point44::advance, Point44::new; pulled [-0.7, 0.5]),
        program!(p45(&[1.2, -0.3, 1.0, 1.4], &vec![1.4, 0.5, 0.8, -0.8, 0.1], &[-0.5, -0.6, 1.4, -0.1, 1.4, -0.6, -0.9, -0.4, 1.1, -1.2, 0.5], const &[-0.2, 0.35]) calls p45_helper),
        program!(p46([0.7, 0.9, -0.3, 0.8], &Body46 { at: vec![Point46 { x: -0.9, y: -0.3, z: [1.4, -1.0, 1.3] }, Point46 { x: -0.4, y: 0.1, z: [0.8, 0.2, -0.4] }, Point46 { x: 0.6, y: -0.3, z: [-0.8, 0.1, 0.8] }, Point46 { x: 0.35, y: 1.1, z: [0.5, 0.9, 0.8] }, Point46 { x: -0.8, y: -0.6, z: [0.3, 0.8, -0.5] }], k: -0.3, rates: (0.7, 0.35), parts: [Point46 { x: -0.5, y: -0.2, z: [1.4, 0.9, 1.0] }, Point46 { x: 0.5, y: 0.2, z: [0.8, -0.9, -0.6] }], last: [Point46 { x: -0.4, y: 0.3, z: [1.2, 1.4, 0.6] }, Point46 { x: 0.3, y: -0.9, z: [0.7, -0.8, 0.3] }] }) calls Body46::norm),
        program!(p47(1.3, const &mut [-0.8, -0.6, -0.6, 0.6], 2) calls p47_helper, p47_inner; pulled (vec![0.5, 0.5, -0.7], vec![1.0, 0.5, -2.0, 0.5])),
        program!(p48(&vec![0.1, 0.1, -0.3, 0.6], &mut vec![0.8, 1.3, -1.2, 0.8, 1.4], -1.1)),
        program!(p49(const 0.8, &[0.8, -0.8, 0.5, -0.8], 0.6, const &mut [-0.9, 1.1, 0.3]) calls Point49::energy, p49_helper, p49_inner),
        program!(p50(const -0.5, &mut -0.2, [-0.6, 0.35, -1.1]); pulled (vec![-2.0, -0.7], 0.3)),
        program!(p51(0.1, -0.3, &[0.1, 0.4, 1.4, -1.0, -1.2, 1.3, -1.1, -0.5, 1.2, -1.2, 1.4], [0.3, 0.2]) calls p51_helper, p51_inner),
        program!(p52((-0.6, 1.1), &[0.9, 0.8, -1.0, -1.0, 0.9], 1.1) calls p52_helper),
        program!(p53(&mut 1.2, [0.5, -1.2], 0.35) calls Point53::shifted, p53_helper, p53_inner),
        program!(p54(&mut [1.3, 0.2, 1.2, 0.8], &Point54 { x: -0.7, y: 0.1, z: [-0.1, 1.4, 1.1, -1.1, 0.4, -0.1, -1.0, -0.7, 0.8, 1.3] }, 4, &mut vec![-0.3, -1.0, 0.5]) calls Point54::shifted, p54_helper),
        program!(p55(0.4) calls p55_helper, p55_inner),
        program!(p56(-0.4, 3) calls Point56::advance, Point56::shifted, Point56::norm, p56_helper, p56_inner),
        program!(p57(&mut -0.8, -0.8, &mut [-0.1, 0.35]); pulled (-2.0, 1.0, [-2.0, -2.0])),
        program!(p58(&mut [Point58 { x: -1.2, y: -0.4, z: [0.6, -0.3, 0.1] }, Point58 { x: 1.2, y: -0.9, z: [-0.5, 1.2, -0.8] }, Point58 { x: -0.5, y: 1.4, z: [-0.7, -0.4, 1.2] }, Point58 { x: 1.4, y: -0.1, z: [1.3, 0.35, 0.9] }], &mut Point58 { x: 1.0, y: -1.0, z: [-1.0, -0.3, -0.3] }, &Point58 { x: 1.4, y: 0.4, z: [-0.4, 0.5, 1.2] }, vec![0.9, 1.0, 0.35]) calls Point58::shifted, Point58::new, p58_helper),
        program!(p59(1.3) calls p59_helper, p59_inner; pulled vec![0.5, 0.3]),
        program!(p60(&[1.4, -0.9, 0.9, 0.8]) calls Body60::advance, Body60::shifted, Body60::norm),
        program!(p61((1.1, -0.6), &[1.2, -0.7, 0.3, 0.6, 0.35], &mut [1.1, 1.3, 1.0, -1.2, 1.4, -0.2, 1.2, 1.3, -0.2, 1.2, 1.3]) calls p61_helper),
        program!(p62(-0.1, -0.6) calls p62_helper, p62_inner),
        program!(p63(&[0.5, 1.4, 0.5, -0.3], &[Body63 { at: [0.1, -0.4], k: Point63 { x: [-0.7, 1.4, 1.0, 1.4, 0.3, 0.9, 0.8, -0.6, -0.1], y: -0.9, z: 0.4 } }, Body63 { at: [0.8, 0.1], k: Point63 { x: [0.9, 1.3, -0.6, 0.5, 0.5, 0.3, 0.9, 0.7, 0.3], y: 1.2, z: 0.2 } }], -0.1, -0.5) calls Point63::energy, p63_helper, p63_inner),
        program!(p64(0.2, &[1.2, -0.8, 0.1, 1.4, 0.35], &mut vec![0.3, -0.9, 1.0, 1.1, 0.7, 1.4, 0.9, -0.1, -0.1, 0.3, -0.2]) calls p64_helper, p64_inner),
        program!(p65(0.3, false, &mut 0.4) calls Point65::advance; pulled 0.5),
        program!(p66(&mut [1.3, 0.2, -0.6, 0.8]); pulled (0.3, vec![1.0, -0.7, -0.7, 0.3])),
        program!(p67(&mut [1.1, 1.4, -0.2, 0.35]) calls Point67::energy, Point67::new, p67_helper, p67_inner),
        program!(p68(&mut [0.1, -1.2, 1.0, 0.3], &[-0.8, -0.7, -0.7, 0.4], [-0.3, 1.4, 0.6, -0.5], &[-0.2, 1.2, 1.0]) calls p68_helper),
        program!(p69(const 1.4, &[0.5, 0.1, 0.7, 0.3, -0.8], &[0.4, 0.8, 1.1, -1.0, 1.4, -0.2, 1.2, 0.7, -0.8, -1.1, -0.9], vec![1.2, -0.3, 0.35])),
        program!(p70([[1.2, -0.9], [-1.2, -0.8]])),
        program!(p71(1.4, 0.3, &[-0.1, 0.7, 0.5, -0.9, -0.3, -1.2, -0.8, -1.1, 1.3, 0.4, 1.0]) calls p71_helper),
        program!(p72(const 1.4, &[0.8, -0.3, 0.6, 0.4, 1.1]) calls Body72::advance, Body72::norm),
        program!(p73(&Point73 { x: -0.6, y: [-0.9, 1.3] }, [1.0, 0.9, 0.35, -0.7, -0.8, 0.9, -0.2, -1.0, -1.2, 0.35, 0.7], &[-1.0, 0.6], const &[-0.6, -0.7, 0.35]) calls Body73::norm),
        program!(p74(-1.0, &mut [0.9, 1.1, -0.4, 1.4, 1.2], -1.2)),
        program!(p75(2, &[0.1, -1.2, -0.3, 1.2, 0.2], &[-1.0, 1.2, -0.1, 0.8, 1.2, -0.2, -0.5, -0.2, 1.4, 0.1, -1.0]) calls p75_helper, p75_inner),
        program!(p76(&mut [0.3, -0.2, -0.3, 0.4], -1.2, &[0.7, 0.35, -0.9, -0.1, 0.6, -0.8, -0.6, 0.2, -0.2, 1.1, -0.9], -1.1) calls p76_helper, p76_inner),
        program!(p77([0.4, 0.3], &[0.2, 0.8, 0.1, -0.3, -0.2], 3) calls p77_helper, p77_inner),
        program!(p78(&mut [-0.5, -0.5], 4, 0.8)),
        program!(p79(const &[-1.0, -0.2, 0.35, 0.4], [-1.2, 0.5, 0.7, -0.5, 0.3, -1.2, 0.7, 1.1, -0.7, 0.6, 1.1, -0.5]) calls p79_helper; pulled [-0.7, -2.0, -2.0]),
    ]
}
