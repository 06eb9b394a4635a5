//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p240_helper(z: f64, xs: &mut [f64]) -> [f64; 2] {
    if xs[1] >= xs[0] {
        xs[0] /= xs[xs.len() - 1].powi(2) + 1.0;
        let mut state = [[z, xs[0]], [1.0, z], [xs[xs.len() - 1], xs[1]], [xs[1], xs[1]]];
        let c = &mut state[3][1];
        *c = z;
        *c += *c / 3.0;
    } else {
        let mut out = vec![xs[1]; xs.len()];
    }
    [xs[xs.len() - 1], xs[xs.len() - 1]]
}

#[differentiable(unconnected = "zero")]
fn p240_inner(mut v: [[f64; 2]; 3]) -> f64 {
    let t = (v[0][2 - 1].signum() * v[v.len() - 1][2 - 1]).sin().exp() * (v[3 - 1][0] * (if v[1][0] > -1.0 {
        v[0][0]
    } else {
        v[3 - 1][1]
    }));
    for &w in &v[v.len() - 1] {
        if 0 < 3 {} else {
            let flag = t > 1.1;
        }
    }
    t - t + v[1][2 - 1] * 1.5 + t
}

#[differentiable(unconnected = "zero")]
fn p240(pair: (f64, f64), c: f64, state: Vec<f64>, mut a: f64) -> f64 {
    a /= (p240_inner([[a, a], [a, state[2]], [state[1], state[3 - 1]]]) * a).powi(2) + 1.0;
    let mut n: usize = 1;
    let r = a * (2.0_f64.min(a) + (n as f64));
    a -= (1..state.len()).step_by(2).rev().map(|k| (k as f64) * state[3 - 1 - k].max(state[k])).fold(a, |acc, acc2| acc * 0.5 + acc2 * state[..1].chunks(2).map(|grid| pair.1).sum::<f64>());
    let h = |e: f64, d: f64| {
        let mut z: f64 = (if n + 1 < 3 {
            d
        } else {
            let mut e2 = e;
            d
        }) + p240_inner([[d, state[1]], [d, d], [e, a]]);
        e * z
    };
    let kind: Option<f64> = None;
    for t in state.iter() {}
    let acc: f64;
    if a > r || n % 3 != 1 {
        let p = a.abs();
        acc = state[1] - -p;
    } else {
        acc = r;
    }
    let mut v = state.to_vec();
    match n % 3 {
        0 => {
            v[3 - 1] += p240_inner([[a, a], [acc, 0.5], [v[n % 3], a]]) - acc.max(state[n % 3]);
        }
        1 | 2 => {
            v[n % 3] += -(v[n % v.len()] + acc);
        }
        _ => {
            v[1] += v[n % v.len()];
        }
    }
    v[n % 3] + v[n % v.len()] - c * 1.5 - state[2] * 1.5 + a * 0.3 + r * 0.5 - (a.to_radians() + a / (1.0 + acc.abs()))
}

#[differentiable(unconnected = "zero")]
fn p241(flag: bool, grid: &mut [f64], n: usize) -> f64 {
    'rows1: for d in grid.iter() {
        let mut row: [f64; 4] = [0.5; 4];
        match n % 3 {
            0 => {
                let mut found: Option<f64> = None;
                for m in 0..4 {
                    row[(m + 1) % 4] = row[m];
                }
            }
            1 | 2 => {
                row[n % 4] = (row[4 - 1] * row[0]).atan();
            }
            _ => {}
        }
    }
    grid[n] * (0..grid.len()).map(|k| (k as f64) * grid[1]).sum::<f64>() - (0..grid.len()).rev().map(|n2| grid[n2 % grid.len()] + 1.5 + (n2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p242_helper(z: &mut f64) -> f64 {
    *z - *z - *z
}

#[differentiable(unconnected = "zero")]
fn p242_inner(r: &mut f64) -> f64 {
    if 2 < 3 || 2 < 3 {
        *r = r.hypot(1.0 + r.abs()) * 2.0;
    } else if *r >= 0.8 {
        let r2 = r.atan().cosh();
    } else {
        let mut t = ((r.powi(2) + 0.5).cbrt() + *r * *r).powi(2);
    }
    r.min(*r) - *r
}

#[differentiable(unconnected = "zero")]
fn p242(ys: &[f64], acc: f64) -> f64 {
    let b: f64 = 'found1: {
        let mut k = 0;
        loop {
            k += 1;
            let mut m = 0;
            loop {
                m += 1;
                if m >= 1 {
                    break;
                }
            }
            if k >= 4 || acc <= 0.25 {
                break;
            }
        }
        if k / 2 % 2 == 1 {
            break 'found1 acc;
        }
        if k > 2 {
            (1..ys.len()).map(|i| (i as f64)).sum::<f64>()
        } else {
            ys[k % ys.len()]
        }
    };
    let c = (if 3 < 3 {
        acc
    } else {
        let mut a = if b > b {
            acc
        } else {
            acc
        };
        acc
    }) / (1.0 + 0.8_f64.abs());
    let flag = c > 0.25;
    if c > -0.7 || flag {
        return (b.sin().powi(2) + 0.5).sqrt();
    }
    let s: f64 = 'found2: {
        if c <= 0.1 {
            break 'found2 acc.powi(3);
        }
        c
    };
    let mut out = [c, c / (1.0 + s.abs()), s + c, (1.0 + (-1.0_f64).abs()).cbrt()];
    out[3] - s * 0.5 - out[3] * 2.0 + (if out[3] < 0.5 {
        s + out[0]
    } else {
        acc.min(out[2])
    }) + (out[2].powi(2) + 0.5).powf(s.sin())
}

#[differentiable(unconnected = "zero")]
fn p243_helper(row: &[f64]) -> f64 {
    match row.len() % 3 {
        0 => {
            let mut out: [f64; 2] = [0.5; 2];
        }
        1 | 2 => {
            for i in 0..1 {
                let mut q: f64 = if row[row.len() - 1 - i] >= 0.5 && i / 2 % 3 == 1 {
                    (row[i % row.len()] - row[i]) * (-3.0_f64.powi(2)).exp()
                } else {
                    row[1..2].iter().map(|&s| s).sum::<f64>() / 1.5
                };
            }
        }
        _ => {
            'rows1: for (i, xs) in row.windows(2).enumerate() {
                let e = (xs[1] - (xs[0] + xs[i % 2])).tanh().exp_m1();
            }
        }
    }
    (row[1] + row[0]) * row[1].cos()
}

#[differentiable(unconnected = "zero")]
fn p243(w: f64, ys: &[f64]) -> f64 {
    let mut m = 0;
    let u: f64 = 'rows1: loop {
        m += 1;
        if m >= 1 || ys[3] > 1.5 {
            break 0.5_f64.abs() * (match m % 5 {
                0..=1 => w,
                2 => w,
                j if !(j * 2 < 3) => ys[3],
                _ => ys[2],
            });
        }
        let mut state = [ys[m % 5]; 4];
    };
    if m % 3 == 0 && m * 2 % 3 != 1 {
        for count in 1..ys.len() {
            let e = (u * ys[count]).signum() * (0..ys.len()).map(|j| u + (j as f64)).sum::<f64>() * -(u * u);
        }
    } else if m / 2 % 2 == 1 {
        let a = u;
    }
    u + ys[m % 5] + u * 0.3 + ys.iter().enumerate().map(|(j, &b)| u * ys[j] + b).fold(u, |acc, a| acc.max(a * u.max(u))) - (1..ys.len()).map(|k| (k as f64) * (if k / 2 % 3 != 1 {
        u
    } else {
        let mut w2 = ys[k];
        0.3
    })).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point244 {
    x: f64,
    y: [f64; 2],
}

#[differentiable(unconnected = "zero")]
fn p244_helper(a: &mut f64, xs: &[f64]) -> f64 {
    let m: usize = 2;
    *a + xs[m % xs.len()] + xs[0]
}

#[differentiable(unconnected = "zero")]
fn p244(t: f64, #[no_diff] out: [f64; 3]) -> Point244 {
    let mut k: usize = 4;
    let mut pair = (if k % 3 != 1 {
        let mut p = out[2] - (k as f64);
        t
    } else {
        out[2]
    }, t / (1.0 + t.abs()));
    if k > 2 {
        let a = t;
    } else if pair.1 >= 0.25 {
        pair.0 += t;
    }
    Point244 { x: t.atan().exp(), y: [out[k % 3], t + pair.0] }
}

flat_record! {
    Point244 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p245(out: [f64; 3], row: [f64; 4], mut q: f64, buf: &mut Vec<f64>) -> f64 {
    for &p in buf.iter() {
        if !(q < 1.0) {
            let x: f64 = 'found1: {
                q /= p.powi(2) + 1.0;
                q /= (buf[buf.len() - 1] / (1.0 + buf[1].abs())).powi(2) + 1.0;
                if q < 1.5 || p <= 1.0 {
                    break 'found1 q * row[0];
                }
                buf[3..4].iter().map(|&r| r).sum::<f64>()
            };
        }
        let g = |b: f64, a: f64| {
            let c = p.cos().to_radians();
            b + row[3].hypot(buf[2].powi(2) + 1.2)
        };
        let (mut d, mut r) = (p * p * g(-1.0, row[1]), (q.powi(2) + 0.5).powf(p.sin()));
    }
    let mut add = |u: f64| {
        q += u * (-q.powi(2)).exp();
        q
    };
    let a = add(1.1_f64.powi(2));
    let w = add(row[1..4].chunks(2).skip(1).zip(buf.iter()).filter(|(ys, q2)| **q2 > 0.25).map(|(xs, z)| *z).sum::<f64>());
    let mut count = 0;
    let r: f64 = 'steps2: loop {
        count += 1;
        if count >= 2 || count % 2 != 1 {
            break w * (count as f64) - w;
        }
        for (w2, acc) in buf.iter_mut().zip(&row[1..]) {
            for &d in row[3..].iter() {
                if w >= -1.0 {
                    break;
                }
            }
        }
    };
    buf[count % 4].tanh().exp_m1() + out[1] * 2.0 + row[row.len() - 1] * 0.5 + q * 1.5 - a * 2.0 + w * 0.5 + (0..3).map(|j| (j as f64) * r).sum::<f64>() * (r * r) + buf.iter().enumerate().rev().map(|(k, &u)| u * buf[k]).fold(r, |acc, t| acc + t)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point246 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body246 {
    at: Point246,
    k: Point246,
    rates: [Point246; 2],
    parts: [f64; 3],
    last: f64,
}

#[differentiable]
impl Point246 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, t: f64, t2: &mut f64) -> f64 {
        let state = vec![Body246 { at: Point246 { x: self.z + *t2, y: t.max(*t2), z: -*t2 }, k: Point246 { x: (0..=4).map(|n| (n as f64) * t).sum::<f64>(), y: self.y, z: *t2 * self.z }, rates: [Point246 { x: t, y: if *t2 > 0.25 {
            let r = self.x;
            t
        } else {
            t
        }, ..*self }, Point246 { x: *t2 * *t2, y: self.z, z: self.x }], parts: [*t2 * t, t2.tanh(), *t2], last: (0..1).filter(|m| *m != 1).map(|i| (i as f64)).fold(*t2, |acc, u| acc.max(u)) }, Body246 { at: Point246 { x: *t2, y: t2.max(*t2), z: *t2 * t }, k: Point246 { x: *t2, y: t2.abs(), z: self.x * *t2 }, rates: [Point246 { x: *t2, y: (0..4).map(|k| (k as f64) * *t2).sum::<f64>(), ..*self }, Point246 { y: t * *t2, ..*self }], parts: [*t2 * t, t.abs(), *t2 * t], last: if t < *t2 {
            *t2
        } else {
            *t2
        } }];
        (state[0].last.sin().cosh() + state[state.len() - 1].k.y * 1.5) * (0..state.len()).step_by(2).map(|m| (m as f64) * (if !(state.len() % 3 != 0) {
            *t2
        } else {
            *t2
        })).sum::<f64>()
    }
}

#[differentiable]
impl Point246 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, mut u: f64) -> f64 {
        let mut t = self.energy(self.y, &mut u);
        let mut pair = ((0..2).map(|m| u + (m as f64)).sum::<f64>() * self.x, (u.powi(2) + 1.2).powf(t.sin()));
        let mut ys = [Body246 { at: Point246 { x: pair.0 + t, y: t + pair.0, z: u }, k: Point246 { x: if pair.1 > 3.0 {
            pair.1
        } else {
            pair.0
        }, ..*self }, rates: [Point246 { x: if pair.0 < 0.8 {
            pair.1
        } else {
            u
        }, y: t + pair.0, z: pair.0 }, Point246 { x: pair.0.max(1.5), y: u * pair.0, z: u }], parts: [(1.0 + pair.0.abs()).ln(), 2.0, pair.1 + u], last: if pair.1 > 1.0 {
            pair.0
        } else {
            u
        } }, Body246 { at: Point246 { x: pair.0.cos(), y: pair.0, ..*self }, k: Point246 { y: u, ..*self }, rates: [Point246 { x: self.z.sin(), y: u.abs(), ..*self }, Point246 { x: u, y: if pair.0 > 1.0 {
            pair.1
        } else {
            t
        }, z: (0..4).filter(|n| *n != 1).map(|n| (n as f64)).sum::<f64>() }], parts: [pair.0 * pair.0, pair.1, t + u], last: t }, Body246 { at: Point246 { x: if pair.0 > pair.0 {
            t
        } else {
            let r: f64 = pair.1;
            0.3
        }, y: self.y / (1.0 + pair.0.abs()), ..*self }, k: Point246 { x: self.x, y: t, z: (0..=3).skip(1).map(|count| (count as f64) * u).fold(t, |acc, u2| acc * 0.5 + u2 * u2) }, rates: [Point246 { x: pair.1 * pair.1, y: t + pair.0, z: pair.0 }, Point246 { x: pair.1.asinh(), ..*self }], parts: [if -1.0 > 1.1 {
            pair.1
        } else {
            u
        }, t + pair.1, u.signum() * pair.1], last: pair.1 }];
        ys[1].parts[2] - ys[2].at.z + u * 0.5 + ys[2].last * 0.3 + (ys[0].at.x * t).to_radians()
    }
}

#[differentiable]
impl std::ops::Add for Point246 {
    type Output = Point246;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point246) -> Point246 {
        Point246 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p246(mut pair: (f64, f64), unit: &Point246) -> f64 {
    for (j, m) in (0..2).zip(0..4) {
        let u: f64 = 'found1: {
            if m > 2 {
                break 'found1 unit.x * 0.8;
            }
            pair.1 += 0.9;
            if unit.z >= 1.5 {
                break 'found1 pair.0 + (j as f64);
            }
            pair.0 * pair.1
        };
        let u = u + (0..m).skip(1).map(|j2| unit.shifted(u) + unit.y + (j2 as f64)).sum::<f64>();
    }
    let mut spring = Body246 { at: *unit + *unit, k: *unit + *unit, rates: [*unit + *unit, Point246 { x: pair.1 + unit.z, y: unit.z, z: unit.y }], parts: [(0..=2).map(|j| (j as f64) * unit.y).sum::<f64>(), unit.x - unit.z, (0..=3).zip(0..3).map(|(m, i)| unit.z + (i as f64)).fold(unit.x, |acc, u| acc.max(u))], last: unit.x.mul_add(pair.0, unit.z) };
    0.9 + pair.0 * 0.5 + -pair.1 / (spring.at.x.powi(2) + 1.0)
}

flat_record! {
    Point246 { x, y, z }
    Body246 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point247 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body247 {
    at: f64,
    k: Vec<Point247>,
    rates: Vec<Point247>,
    parts: Vec<Point247>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape247 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body247 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, xs: &[f64]) {
        let mut part = Point247 { x: xs[1] * xs[0], y: xs[1].max(self.k[1].x) };
        let mut xs2: Vec<f64> = Vec::new();
        for k in 1..xs.len() {
            xs2.push((xs[2 - 1] * self.rates[k % 2].x).atan2((match (k + 1) % 5 {
                0..=1 => {
                    let mut u = self.k[1].x;
                    part.y
                }
                _ => part.y,
            }).powi(2) + 1.0));
        }
        xs2.push(xs[1].max(part.y));
        let mut xs3: Vec<f64> = Vec::new();
        for &e in xs.iter() {
            if !(e < self.parts[0].x) {
                xs3.push((if e > 0.1 && xs2[xs2.len() - 1] > 0.3 {
                    e
                } else {
                    self.k[2 - 1].x
                }).max(xs2[0]));
            }
        }
        xs3.push(if 3 < 3 {
            let mut s = part.y;
            self.at
        } else {
            part.y
        });
    }
}

#[differentiable]
impl Point247 {
    #[differentiable(unconnected = "zero")]
    fn new(grid: &[Body247; 2]) -> Point247 {
        Point247 { x: grid[1].rates[0].y, y: (1.0 + grid[1].parts[1].y.abs()).sqrt() }
    }
}

#[differentiable]
impl std::ops::Sub for Point247 {
    type Output = Point247;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point247) -> Point247 {
        Point247 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point247 {
    type Output = Point247;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point247 {
        Point247 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p247(r: f64, out: [f64; 4], q: f64, unit: &Point247) -> ([f64; 2], f64) {
    if !(unit.x > 0.9) {
        for xs in out.windows(2).step_by(2) {
            let mut m = 0;
            loop {
                m += 1;
                if m >= 1 {
                    break;
                }
            }
            let mut row = out.to_vec();
        }
    } else {
        let (mut p, y) = (unit.x / (1.0 + unit.x.abs()) / ((q * unit.y).powi(2) + 1.2), out[0] / (out[out.len() - 1].powi(2) + 0.5));
    }
    let mut i = 0;
    while i < 3 {
        i += 1;
        let mut count = 0;
        loop {
            count += 1;
            let mut grid = [Point247 { x: unit.y, y: -q }, *unit - *unit, *unit * out.iter().map(|t| *t).sum::<f64>()];
            if count >= 1 || grid[1].x < 1.5 {
                break;
            }
        }
    }
    ([q, q.powi(2) * 0.3], (r - (i as f64) + r * 1.5 + q * 0.5) * ((0..out.len() - 1).step_by(2).map(|count| unit.y + (count as f64)).product::<f64>() * r))
}

flat_record! {
    Point247 { x, y }
    Body247 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p248(y: f64, flag: bool) -> f64 {
    for count in 0..=1 {
        if y > y {
            break;
        }
    }
    let mut found: Option<f64> = if y < y {
        None
    } else {
        Some((1.0 + y.abs()).recip())
    };
    let mut out = [y; 3];
    let mut p = out[0];
    p += (match found {
        None => {
            out[3 - 1]
        }
        _ => {
            p
        }
    }) * (if let Some(r) = found {
        p
    } else {
        p
    });
    let mut a = y * p;
    for n in 0..4 {
        'rows1: for u in out.iter_mut() {
            a = (-(*u - (n as f64)).powi(2)).exp();
        }
        if (n + 1) % 3 != 0 {
            continue;
        } else {
            match n % 4 {
                0 => {
                    out[0] = out.windows(2).zip(out.iter()).filter(|(state, d)| **d > 0.3).map(|(grid, e)| *e).fold(a, |acc, y2| acc * 0.5 + (out[..2].iter().zip(out[2..].chunks(2)).map(|(t, v)| out[n % out.len()] + t).sum::<f64>() + y2));
                    found = if n > 0 {
                        Some(out[2].sin().exp2())
                    } else {
                        None
                    };
                }
                1 | 2 => {}
                _ => {
                    a += a * out[1].cos();
                }
            }
        }
    }
    (a.powi(2) + out[0] * 0.5 - p * 0.5) * (p.atan2(a.powi(2) + 0.5) / (1.0 + (if flag {
        let acc = a;
        a
    } else {
        a
    }).abs())) - (out[2] * a).powi(2)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point249 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body249 {
    at: (f64, f64),
    k: Vec<Point249>,
    rates: Vec<f64>,
    parts: Point249,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape249 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p249_helper(state: [f64; 4], ys: [f64; 2], mut buf: Vec<f64>, mut u: f64) -> f64 {
    buf.swap(1, 0);
    for (u2, q) in buf.iter().zip(buf.iter()) {
        let g = |acc: f64| {
            let t: f64 = buf.iter().zip(0..buf.len()).map(|(w, n)| (n as f64) * ys[1]).sum::<f64>();
            acc + q
        };
    }
    u.powi(2) - state[state.len() - 1] * 2.0 + ys[ys.len() - 1] * 0.5 - buf[1]
}

#[differentiable(unconnected = "zero")]
fn p249(d: f64, mut q: f64, p: f64) -> f64 {
    let mut p2 = p249_helper([p, -p, q, p], [(0..1).rev().map(|k| (k as f64) * p).sum::<f64>(), p - p], vec![p * q, q], p + p);
    let (mut y, r) = ((if p2 > 2.0 || p2 > -0.4 {
        p2
    } else {
        let mut z = p2;
        p2
    }).atan(), d.powi(2));
    y *= y.atan() + q.to_radians();
    let ys: Vec<f64> = (0..=3).map(|m| (m as f64)).collect::<Vec<f64>>();
    let mut n = 0;
    let mut x: f64 = loop {
        n += 1;
        let out = ys.to_vec();
        if n >= 2 {
            break 0.5;
        }
    };
    (d - d * 0.3 - y * 0.3) * ys.iter().zip(&ys).map(|(&a, w)| *w).sum::<f64>() * r
}

flat_record! {
    Point249 { x, y, z }
    Body249 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point250 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body250 {
    at: Point250,
    k: (f64, f64),
    rates: [Point250; 2],
}

#[differentiable]
impl Point250 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, state: [Body250; 2]) -> Option<f64> {
        let (mut s, q): (f64, f64) = (state[0].k.0 * self.x[0], state.iter().enumerate().map(|(count, spring)| spring.rates[count % 2].y + spring.k.1).sum::<f64>());
        let mut k = 0;
        while k < 5 {
            k += 1;
            let h = |acc: f64| acc * (acc * acc - (k as f64));
        }
        None
    }
}

#[differentiable]
impl Body250 {
    #[differentiable(unconnected = "zero")]
    fn new(mut ys: [[f64; 2]; 2]) -> Body250 {
        Body250 { at: Point250 { x: [ys[1][1] / (1.0 + ys[2 - 1][2 - 1].abs()), ys[0][0] + ys[0][2 - 1]], y: ys[1][1], z: ys[2 - 1][2 - 1] * ys[0][1] }, k: (-ys[0][0], ys[1][0].min(ys[0][2 - 1])), rates: [Point250 { x: [ys[1][0].max(ys[1][1]), ys[0][0]], y: ys[1][0], z: -1.0 }, Point250 { x: [ys[2 - 1][1].tanh().exp(), ys[1][1]], y: ys[0][1] * ys[0][1], z: ys[0][1] }] }
    }
}

#[differentiable(unconnected = "zero")]
fn p250_helper(w: &mut f64, kind: Option<f64>, w2: &mut f64) -> Option<f64> {
    kind
}

#[differentiable(unconnected = "zero")]
fn p250_inner(grid: &[f64], body: &Point250, pair: (f64, f64)) -> f64 {
    let mut found: Option<f64> = if pair.1 > pair.0 {
        Some(body.y)
    } else {
        None
    };
    let mut j = 0;
    let acc: f64 = loop {
        j += 1;
        if pair.0 > pair.1 {
            break match found {
                None => {
                    pair.1
                }
                Some(c) => {
                    c
                }
            };
        }
        if j >= 4 || j * 2 % 3 == 1 {
            break pair.1 * (j as f64);
        }
    };
    pair.1.asinh() * (pair.1.to_radians() - (j as f64))
}

#[differentiable(unconnected = "zero")]
fn p250(d: f64, state: &mut [f64], buf: &Vec<f64>) -> f64 {
    for i in (0..3).rev() {
        let mut n = 0;
        let mut u: f64 = 'rows1: loop {
            n += 1;
            if n >= 3 {
                break state[i] + (0..n).map(|j| (j as f64)).product::<f64>();
            }
        };
        u += buf.chunks(2).step_by(2).map(|v| -u + state[(i + 1) % state.len()]).fold(buf[i], |acc, a| acc.max(a));
    }
    state[4] += (d.powi(2) + 1.2).sqrt() + buf[1].atan2(1.0 + buf[2].abs());
    let mut buf2 = [Point250 { x: [buf[1].max(state[state.len() - 1]), buf[1] - buf[0]], y: state[0] * state[4], z: buf[2..3].iter().product::<f64>() }, Point250 { x: [buf[1], buf[3 - 1]], y: buf[0].min(state[2]), z: state[state.len() - 1] / (state[2].powi(2) + 1.2) }, Point250 { x: [0.8, buf[1]], y: state[2], z: state[0] }];
    let mut grid = buf2;
    let mut m = 0;
    let u: f64 = loop {
        m += 1;
        if m >= 3 || buf2[buf2.len() - 1].x[0] >= 0.3 {
            break grid[1].y;
        }
        let mut k: usize = m + 1;
    };
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for (n, body) in grid.iter().enumerate() {
        xs.push(state[4].abs().atan());
    }
    xs.push(-state[m % 5]);
    grid[1].z += grid[1].y;
    grid[m % 3].z = buf2[2].z.atan().exp().signum() * u;
    (buf2[m % 3].z.to_radians() + buf2[m % buf2.len()].x[m % 2] * 0.3 + u * 1.5) * (state[m % state.len()] + u / (1.0 + buf2[m % 3].x[0].abs()))
}

flat_record! {
    Point250 { x, y, z }
    Body250 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point251 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body251 {
    at: f64,
    k: (f64, f64),
    rates: [f64; 2],
    parts: Vec<Point251>,
    last: Point251,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape251 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point251 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, pair: (f64, f64)) -> f64 {
        let mut out = vec![Body251 { at: pair.0 + pair.1, k: (pair.0, pair.0 - pair.0), rates: [pair.1 + pair.1, self.z / (1.0 + self.x.abs())], parts: vec![Point251 { x: if pair.1 > 0.3 {
            self.x
        } else {
            pair.0
        }, y: if pair.0 >= 0.3 {
            pair.0
        } else {
            let x = pair.0;
            self.x
        }, z: -pair.0 }, Point251 { x: pair.1, ..*self }], last: Point251 { x: pair.0.atan(), y: pair.0.powi(2), z: pair.1 * pair.0 } }, Body251 { at: pair.1, k: ((pair.0.powi(2) + 0.5).log10(), self.z), rates: [pair.1, (0..3).map(|n| (n as f64)).product::<f64>()], parts: vec![Point251 { x: pair.1, y: pair.0, z: pair.0 + pair.0 }, Point251 { x: (-pair.1.powi(2)).exp(), ..*self }, Point251 { x: pair.1 * self.x, y: pair.0, z: pair.1 }], last: Point251 { x: (0..1).map(|count| (count as f64) * pair.1).sum::<f64>(), y: pair.1 / (1.0 + self.z.abs()), z: pair.1.atan().cosh() } }];
        (pair.0 + pair.0 - pair.1 * 0.5 - out[1].k.0 * 1.5 - ((if pair.1 >= 0.25 {
            0.3
        } else {
            out[0].last.z
        }) + pair.0.atan().exp_m1())) * -0.7
    }
}

#[differentiable]
impl std::ops::Add for Point251 {
    type Output = Point251;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point251) -> Point251 {
        Point251 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point251 {
    type Output = Point251;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point251 {
        Point251 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p251(body: &Body251, s: &mut f64, state: [f64; 4]) -> f64 {
    for m in 0..1 {
        let mut xs = [state[(m + 1) % state.len()]; 2];
        let e = &mut *s;
        *e *= if m % 2 != 0 || m % 3 == 1 {
            state[m]
        } else {
            1.5
        };
        *e = 0.25 + state[3];
    }
    let h = |r: f64, s2: f64| r + s2;
    *s += *s * state[2];
    (0..2).map(|m| *s + (m as f64)).sum::<f64>() * state.windows(2).zip(0..1).map(|(row, m)| state[m] - body.k.0 + (m as f64)).sum::<f64>() - s.tanh()
}

flat_record! {
    Point251 { x, y, z }
    Body251 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point252 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point252 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, ys: &mut [f64]) {
        for (row, w) in ys[1..].chunks(2).zip(ys[..1].iter()) {
            for n in (0..2).skip(1).rev() {
                self.y = row.iter().enumerate().map(|(i, &q)| q * q.powi(3)).fold(*w, |acc, y| acc + y * (y.powi(2) + 1.0).cbrt());
            }
        }
    }
}

#[differentiable]
impl Point252 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: [f64; 2]) -> Point252 {
        Point252 { x: xs[0] + xs[0], y: xs[2 - 1] }
    }
}

#[differentiable]
impl std::ops::Sub for Point252 {
    type Output = Point252;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point252) -> Point252 {
        Point252 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p252(p: f64, acc: &mut f64, state: &[[f64; 2]; 3], body: &mut Point252) -> f64 {
    let j: usize = 1;
    let flag = state.len() % 3 == 1;
    'rows1: for &s in &state[j % state.len()][1..2] {
        for i in 0..state.len() {
            body.x = state[state.len() - 1 - i].iter().skip(1).map(|&a| a).product::<f64>();
            *acc = state[i][2 - 1] + state[i].iter().map(|&s2| s + s2).sum::<f64>();
            let xs = [*body - *body, Point252::new([*acc, s]), *body - *body];
        }
    }
    for &x in &state[j % state.len()][0..1] {
        *acc *= state[2][2 - 1];
    }
    state[j % state.len()][2 - 1].floor() * state[j % state.len()][0] - body.y.max(*acc) / 1.5
}

flat_record! {
    Point252 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point253 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body253 {
    at: Point253,
    k: f64,
    rates: Point253,
    parts: [Point253; 2],
}

#[differentiable]
impl std::ops::Add for Point253 {
    type Output = Point253;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point253) -> Point253 {
        Point253 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p253(out: &[f64], v: &Vec<Body253>, x: f64, grid: &mut Vec<f64>) -> f64 {
    grid[1] = grid[3] * (grid[3] * v[v.len() - 1].k);
    grid[2..].iter().rev().for_each(|z| {});
    v.iter().for_each(|part| {
        grid[1] = v[v.len() - 1].at.z;
        grid[1] = grid[2];
    });
    let (mut a, d): (f64, f64) = ((0..1).rev().filter(|j| *j != 1).map(|count| v[v.len() - 1].parts[count % 2].x.atan2(1.0 + v[0].at.z.abs()) + (count as f64)).fold(x, |acc, a| acc.max(a * (v[1].k * v[5 - 1].parts[2 - 1].x))), grid[2].min(x));
    {
        let mut v2: Vec<f64> = Vec::new();
        for point in v.iter().skip(1) {
            v2.push(a / (d.powi(2) + 1.2));
        }
        v2.push((grid[0].powi(2) + 1.0).powi(-1));
        v2[0] = v2[0];
    }
    -0.4 + out[0] + d * 0.5 - grid.iter().map(|d2| *d2).product::<f64>()
}

flat_record! {
    Point253 { x, y, z }
    Body253 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point254 {
    x: [f64; 3],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape254 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point254 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, body: Point254) -> f64 {
        (self.x[2] + body.z * 0.3) * body.x[1]
    }
}

#[differentiable]
impl Point254 {
    #[differentiable(unconnected = "zero")]
    fn new(part: &Point254) -> Point254 {
        Point254 { x: [(0..=2).step_by(2).map(|k| part.z + (k as f64)).fold(part.z, |acc, s| acc + (part.z + s)), part.y - 0.9, part.z], y: if part.x[1] > part.z {
            part.y
        } else {
            part.y
        }, z: part.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p254_helper(ys: Vec<f64>, out: &mut [f64]) -> f64 {
    let (b, mut b2) = (0.25 - out[out.len() - 1], ys[1]);
    ((0..4).filter(|j| *j != 1).map(|j| (j as f64) * b).sum::<f64>() - b * 1.5 - b2 * 2.0) * (b2 + b2) * (0..ys.len()).rev().map(|n| (n as f64) * (if out[1] >= 1.0 {
        let mut x: f64 = -0.4;
        b
    } else {
        out[n % 2]
    })).fold(ys[ys.len() - 1], |acc, d| acc.max(d))
}

#[differentiable(unconnected = "zero")]
fn p254_inner(c: f64, n: usize) -> f64 {
    let mut i = 0;
    let mut s: f64 = loop {
        i += 1;
        {
            let mut k: usize = i;
        }
        if i >= 2 {
            break (c - c).abs();
        }
    };
    (if s <= 1.1 {
        c
    } else {
        let mut s2: f64 = -0.4;
        0.1
    }) - c * 2.0 - s * 2.0 + (if c >= 0.9 || s < s {
        c
    } else {
        s
    }) * (s + c)
}

#[differentiable(unconnected = "zero")]
fn p254(grid: [f64; 2], j: usize) -> Point254 {
    if grid[1] <= 0.9 {
        let mut z = (grid[1].signum() * grid[j % grid.len()] + grid[1] * grid[j % grid.len()]) * (grid[0].signum() * grid[j % grid.len()] - (grid[0] + grid[2 - 1]));
        let mut n = 0;
        while z >= z && n < 5 {
            n += 1;
            z = z;
        }
        z += z.powi(2) + grid.iter().step_by(2).product::<f64>();
    } else {
        let z = p254_inner(grid[1] / 3.0, 2);
    }
    let mut acc = (-grid[1].min(grid[0]).powi(2)).exp().asinh();
    let (b, s) = (grid[j % grid.len()], acc.hypot(1.0 + acc.abs()));
    let pair = ([acc, s + b], s.tanh());
    Point254 { x: [s, pair.0[j % 2], p254_inner(s, 3)], y: -acc, z: pair.0[2 - 1].atan().exp() }
}

flat_record! {
    Point254 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p255(xs: &Vec<f64>, d: f64, u: f64, p: f64) -> f64 {
    let f = |acc: f64| {
        let mut t: f64 = xs[3].asinh().floor() * xs[3];
        acc + (u * t + u.mul_add(t, u))
    };
    let mut buf = [[p, p], [p, p]];
    if u >= p {} else if u > 1.5 {
        if p > 1.5 || buf.len() < 3 {
            let p2 = std::mem::replace(&mut buf[0][1], d + u);
            let mut n = 0;
            while xs.len() > 1 && n < 4 {
                n += 1;
                let mut buf2: Vec<f64> = Vec::with_capacity(4);
                for acc in &buf[n % buf.len()] {
                    buf2.push((match buf.len() % 5 {
                        0..=1 => xs[n % 4],
                        n2 if p >= p2 => buf[n % buf.len()][n % 2],
                        _ => *acc,
                    }) * (n as f64));
                }
                buf2.push(p2);
                buf2[n % 1] += f(1.1).sin().exp2();
            }
            let mut buf2: Vec<f64> = Vec::with_capacity(4);
            for &acc in &buf[0][1..] {
                buf2.push(buf[1][0].powi(2));
            }
            buf2.push(if p2 <= 0.3 {
                p2
            } else {
                d
            });
        } else if buf[0][0] > 0.8 {
            let mut z = buf[0][2 - 1];
        } else {
            buf[0].swap(1, 1);
        }
    } else {
        match 0 % 4 {
            0 => {
                buf[2 - 1][2 - 1] = f(p);
            }
            1 | 2 => {
                let p2: f64 = 'found1: {
                    if p > 1.5 {
                        return f(u);
                    }
                    (1..buf.len()).map(|count| u + (count as f64)).sum::<f64>() + 0.8 * p
                };
            }
            _ => {}
        }
    }
    (buf[0][0] / 3.0 + d * 2.0 + buf[2 - 1][1] * 2.0) * ((if d > p {
        u
    } else {
        let mut d2 = p;
        buf[0][1]
    }) + (-buf[buf.len() - 1][1].powi(2)).exp()) * xs.iter().enumerate().filter(|(j, c)| **c > 0.5).map(|(i, z)| *z).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point256 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point256 {
    #[differentiable(unconnected = "zero")]
    fn new(grid: &[f64]) -> Point256 {
        Point256 { x: grid[2 - 1].tanh(), y: grid[0] + grid[grid.len() - 1], z: grid[0] / 1.5 }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point256 {
    type Output = Point256;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point256 {
        Point256 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p256_helper(y: f64, flag: bool, mut p: f64, state: &mut [f64]) -> f64 {
    let mut point = Point256::new(state);
    point.y.min(state[1]) - y * 2.0 + p * 1.5 + point.z * 0.3 + (p / (1.0 + point.y.abs())).sin().sinh() + point.z * (point.z + y)
}

#[differentiable(unconnected = "zero")]
fn p256(pair: (f64, f64), b: f64, xs: [f64; 2], r: &mut f64) -> (f64, f64) {
    for w in &xs {
        let mut p: f64 = xs[0].atan2((xs[..1].iter().zip(0..=1).map(|(a, j)| (j as f64)).sum::<f64>() + 0.5 / (r.powi(2) + 1.2)).powi(2) + 1.2);
        if *w >= xs[1] {
            {
                p += b.atan().exp_m1();
            }
        } else if *r > 0.1 {} else {
            for (buf, i) in xs.chunks(2).zip(0..2) {}
        }
    }
    (b * (if xs[1] <= xs[0] {
        *r
    } else {
        xs[1]
    }) + *r, r.to_radians() + *r)
}

flat_record! {
    Point256 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p257(v: &[f64]) -> f64 {
    v[2..].iter().step_by(2).for_each(|acc| {});
    'rows1: for (k, &z) in (0..v.len()).zip(v.iter()) {
        if k > 1 {
            let mut ys: Vec<f64> = v[1..4].iter().map(|&e| e - e + e).collect::<Vec<f64>>();
        } else if v.len() < 3 {
            break 'rows1;
        }
    }
    (v[2] + v[3..].iter().sum::<f64>()) * v.iter().map(|&acc| v.iter().map(|&p| p).sum::<f64>() + acc).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point258 {
    x: f64,
    y: [f64; 3],
}

#[derive(Clone, Debug, Differentiable)]
struct Body258 {
    at: Vec<f64>,
    k: f64,
}

#[differentiable]
impl Body258 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, pair: (f64, f64)) -> f64 {
        let ys: [f64; 4] = [0.5; 4];
        for r in &ys {
            if !(*r > 1.0) {
                let mut m = 0;
                loop {
                    m += 1;
                    if m >= 4 {
                        break;
                    }
                    let mut pair2 = (ys[1] * r.abs(), ys[m % ys.len()]);
                }
            } else if 1 < 3 {}
        }
        ys[2].sin() - ys[ys.len() - 1] * 1.5 - pair.1 - pair.1.cos()
    }
}

#[differentiable]
impl Body258 {
    #[differentiable(unconnected = "zero")]
    fn new(point: &Point258) -> Body258 {
        Body258 { at: vec![(0..1).filter(|j| *j != 1).map(|i| (i as f64)).sum::<f64>(), point.y[2].min(0.3), point.y[0].sin().exp_m1()], k: point.x / (1.0 + point.y[2].abs()) }
    }
}

#[differentiable(unconnected = "zero")]
fn p258(row: &[f64], r: f64, out: Vec<f64>) -> f64 {
    let (mut a, mut a2) = (out[1], if r <= out[out.len() - 1] {
        r
    } else {
        row[2]
    });
    let (y, u) = (a2 + a2 + 2.0, a.tanh().sinh());
    let j: usize = 2;
    a -= a2 / 2.0 + (j as f64);
    let mut r2 = y.atan();
    r2 += r2;
    for &e in row.iter() {
        a2 = r2 / (1.0 + row[j % 4].abs()) / (1.0 + r2.abs());
        a2 += (y + r2).min(-e);
    }
    let mut k: usize = j * 2;
    out.iter().for_each(|a3| {
        a *= out[..2].iter().sum::<f64>();
    });
    if (j + 1) % 2 == 1 {
        let b = &mut r2;
        *b += y.tanh();
    } else if k + 1 < 3 {
        for &t in out.iter() {
            let mut state: Vec<f64> = (0..out.len()).step_by(2).map(|j2| (j2 as f64) * out.iter().skip(1).product::<f64>()).collect::<Vec<f64>>();
        }
    } else {
        let mut xs = [Body258 { at: vec![if j * 2 < 3 {
            out[1]
        } else {
            let mut q = y;
            y
        }, y * r2], k: u.abs() }, Body258 { at: vec![a * a2, r2.max(a), y + a2], k: row[k % row.len()] }, Body258 { at: vec![y, y], k: out[2..].iter().zip(0..out.len()).filter(|(e, n)| *n != 1).map(|(x, i)| (i as f64)).sum::<f64>() }];
    }
    (if u < 0.9 {
        r2
    } else {
        y
    }) + r * 2.0 - a2 * 1.5 + u * 2.0 - r2 * 1.5 + (0..1).map(|m| (m as f64) * a2).sum::<f64>()
}

flat_record! {
    Point258 { x, y }
    Body258 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p259_helper(mut pair: (f64, f64), pair2: (f64, f64)) -> f64 {
    let mut m = 0;
    let acc: f64 = loop {
        m += 1;
        pair.1 = -1.0;
        pair.0 -= if m / 2 > 2 {
            pair.1 - (m as f64)
        } else {
            pair2.1.tanh().exp_m1()
        };
        if m >= 2 || m / 2 % 3 != 1 {
            break ((pair2.1 - pair2.0).powi(2) + 1.2).ln();
        }
    };
    let acc = acc * acc;
    pair.0 -= acc * 0.5_f64.tanh().exp();
    acc - pair2.0 * 2.0 + acc * 0.5 + pair.0.asinh().tanh().exp2()
}

#[differentiable(unconnected = "zero")]
fn p259(w: f64, pair: (f64, f64)) -> f64 {
    let w2 = p259_helper(pair, pair);
    let f = |t: f64, s: f64| {
        let acc = t;
        t * s
    };
    let w = w + pair.0;
    let mut b = (w2 - w / 3.0).powi(2);
    let mut acc = b / (1.0 + (if pair.1 > 0.9 {
        w2
    } else {
        w2 / (1.0 + w2.abs())
    }).abs());
    for i in 0..2 {
        acc += (0..1).skip(1).map(|n| (n as f64) * w.min(acc)).sum::<f64>();
    }
    acc = ((w + w).powi(2) + 1.2).sqrt();
    if b >= 2.0 {
        if pair.1 > 1.1 {
            for i in (0..1).skip(1) {
                let mut pair2 = ((-acc.powi(2)).exp() * (i as f64), w2);
                let g = |x: f64| {
                    let mut r = (acc + w2) * (if w < 1.1 {
                        acc
                    } else {
                        x
                    });
                    x * (w2 - (b - (i as f64)))
                };
                pair2.0 += (0..i).map(|count| (count as f64)).sum::<f64>();
            }
        } else if b <= 1.5 {
            acc += acc * acc + (acc.powi(2) + 1.2).sqrt();
        }
    }
    (acc - acc + pair.0 * 0.5 - w2 * 1.5 - b * 1.5) * b - (0..4).step_by(2).map(|j| (j as f64) * (w * w)).fold(acc, |acc2, z| acc2 * 0.5 + (w2.powi(3) + z))
}

#[differentiable(unconnected = "zero")]
fn p260_helper(mut pair: (f64, f64), q: f64) -> Vec<f64> {
    if q > 1.0 && q > 3.0 {
        let mut s = ((0..3).map(|count| q + (count as f64)).sum::<f64>() + q) / 3.0;
    }
    vec![(q + pair.1).cos(), q, pair.0.atan().exp2() + q]
}

#[differentiable(unconnected = "zero")]
fn p260(acc: &mut f64, ys: Vec<f64>, w: &mut f64, mut p: f64) -> f64 {
    let mut w2 = -p;
    let mut k = 0;
    'rows1: while k < 2 {
        k += 1;
        let w2 = w2 * (0..ys.len()).map(|j| (j as f64)).fold(*w, |acc2, a| acc2 + a);
        let xs = [[*w, *w], [p, *w]];
    }
    for j in (0..ys.len() - 1).rev() {
        if k * 2 > 0 {
            p += if p >= 1.0 {
                -0.4 + p
            } else {
                let p2 = w2 * w2;
                (0..ys.len()).map(|count| (count as f64)).sum::<f64>()
            };
        } else {
            w2 += ys.iter().map(|u| *u).sum::<f64>();
        }
        p *= ys[k % 5];
    }
    let mut v = p260_helper((p + w2, w2), (w.powi(2) + 0.5).powf(w.sin()));
    let v2 = p260_helper((-v[0], v[k % v.len()].atan()), -v[0]);
    'steps2: for j in 0..ys.len() {
        let mut k2 = 0;
        'search3: while k2 < 4 && (j + 1) % 3 != 1 {
            k2 += 1;
            let t: f64;
            if !(w2 <= -0.7) {
                t = v2[j % v2.len()].mul_add(if v2[0] < w2 {
                    w2
                } else {
                    *w
                }, w2);
            } else {
                t = ys.iter().filter(|e| **e > 2.0).map(|u| *u * *u).sum::<f64>() - (v[k2 % v.len()] + (j as f64));
            }
        }
    }
    (v[k % v.len()] - ys[ys.len() - 1] * 2.0 + w2 * 2.0) * v[0]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point261 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body261 {
    at: (f64, f64),
    k: (f64, f64),
    #[no_diff] rates: usize,
    parts: (f64, f64),
}

#[differentiable]
impl Body261 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, point: &mut Point261) -> [f64; 3] {
        if !(self.at.1 <= -1.0) {
            point.y = point.y;
        } else if point.x <= 0.3 {
            for (count, i) in (0..=2).zip(0..4) {
                let spring = self.clone();
            }
        }
        [(1.0 + point.y.abs()).ln_1p(), point.x.asinh().atan().sinh(), (0..2).map(|m| point.x + (m as f64)).sum::<f64>().clamp(-0.75, 1.25)]
    }
}

#[differentiable]
impl std::ops::Sub for Point261 {
    type Output = Point261;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point261) -> Point261 {
        Point261 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point261 {
    type Output = Point261;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point261 {
        Point261 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p261_helper(e: f64, unit: &Body261, v: &[f64]) -> f64 {
    (v[v.len() - 1] - e * 2.0 + (if v[0] > 0.1 {
        let mut r = v[2 - 1] * unit.at.0;
        r
    } else {
        if unit.at.0 <= 0.9 {
            v[1]
        } else {
            let mut r = v[1];
            r
        }
    })) * unit.at.0
}

#[differentiable(unconnected = "zero")]
fn p261_inner(state: &Vec<Body261>, out: &Vec<Body261>) -> f64 {
    let mut pair = (out[0].at.0 * out[1].parts.1.max(out[2 - 1].at.0), -out[0].k.1);
    for (spring, i) in out.iter().zip(0..state.len()) {
        for m in 0..state.len() {
            let mut d: f64 = (1..state.len()).rev().map(|n| (n as f64) * spring.at.0).fold(-0.4_f64, |acc, p| acc * 0.5 + p);
        }
    }
    ((1..out.len()).map(|j| (j as f64)).sum::<f64>() + pair.1 * 2.0 + (0..state.len()).map(|m| pair.1 + (m as f64)).product::<f64>()) * (0..1).map(|m| (m as f64) * (if !(pair.0 >= pair.0) {
        let x = state[m % state.len()].parts.0;
        x
    } else {
        out[m].parts.1
    })).fold(pair.0, |acc, r| acc * 0.5 + r)
}

#[differentiable(unconnected = "zero")]
fn p261(ys: &[Point261], point: Point261, j: usize) -> f64 {
    if j > 0 {
        let mut pair = (if ys.len() > 0 {
            -point.y
        } else {
            if j * 2 < 3 {
                point.y
            } else {
                let r = point.y;
                r
            }
        }, point.y);
    } else if j / 2 < 3 {}
    if j > 0 || j * 2 % 3 == 0 {} else if !(point.y > -0.7) {
        let y: f64;
        if point.y < 0.1 {
            let q = ys.iter().rev().map(|unit| unit.y * point.y).fold(point.y, |acc, acc2| acc * 0.5 + (acc2 + acc2)) / ((point.x - ys[j % ys.len()].x).powi(2) + 1.0);
            y = if ys[3].x > -0.7 || q < 1.1 {
                point.y
            } else {
                q.min(ys[ys.len() - 1].y)
            };
        } else {
            y = point.x;
        }
    } else if ys.len() % 3 != 0 {} else {
        let kind: Option<f64> = Some(point.x.asinh());
    }
    (ys[1].x * (j as f64) + point.y * 1.5) * ys.iter().filter(|point2| j / 2 > 1).map(|part| part.y * point.y).product::<f64>()
}

flat_record! {
    Point261 { x, y }
    Body261 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point262 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body262 {
    at: f64,
    k: f64,
}

#[differentiable]
impl Point262 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, out: [[f64; 2]; 2]) -> f64 {
        'rows1: for (z, t) in out[out.len() - 1].iter().skip(1).zip(out[0].iter()) {
            let mut b = (if *t < -0.7 {
                out[2 - 1][0]
            } else {
                out[1][2 - 1]
            }).max(self.y / (1.0 + t.abs())) + out[1][0];
        }
        (self.y.signum() * self.x - out[1][2 - 1] * 1.5) * self.y * out[1][1]
    }
}

#[differentiable]
impl Point262 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, mut s: f64) -> f64 {
        if self.y > -0.7 {}
        s * s - (0..1).step_by(2).map(|i| (if i / 2 > 1 {
            -1.0
        } else {
            s
        }) + (i as f64)).sum::<f64>() - self.y.min(s) / (s.cos().powi(2) + 1.0)
    }
}

#[differentiable]
impl Body262 {
    #[differentiable(unconnected = "zero")]
    fn new(r: f64) -> Body262 {
        Body262 { at: r, k: if r < r && r > 0.8 {
            r
        } else {
            -1.0
        } }
    }
}

#[differentiable]
impl std::ops::Add for Point262 {
    type Output = Point262;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point262) -> Point262 {
        Point262 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point262 {
    type Output = Point262;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point262) -> Point262 {
        Point262 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p262_helper(z: f64, n: usize) -> f64 {
    (z - z * 0.3) * (0..=1).zip(0..=4).filter(|(n2, count)| *count != 1).map(|(j, i)| (i as f64)).fold(z, |acc, d| acc * 0.5 + d)
}

#[differentiable(unconnected = "zero")]
fn p262_inner(x: f64, k: usize, grid: &mut Vec<f64>, s: f64) {
    let mut kind: Option<f64> = if s <= 1.1 {
        None
    } else {
        None
    };
    let mut i = 0;
    let p: f64 = 'rows1: loop {
        i += 1;
        for v in grid.windows(2).take(2) {
            for m in 0..=i {
                let mut e = grid[1..].iter().filter(|c| **c > 0.25).map(|&r| (match kind {
                    None => {
                        grid[i % grid.len()]
                    }
                    Some(acc) => {
                        s
                    }
                }) + r).sum::<f64>() * v[m % 2];
            }
        }
        if i >= 4 || grid[1] >= 0.1 {
            break grid[i % grid.len()];
        }
    };
}

#[differentiable(unconnected = "zero")]
fn p262(row: &mut [f64; 3]) -> f64 {
    let mut j = 0;
    let x: f64 = 'rows1: loop {
        j += 1;
        let mut buf = [row[2].abs(), row[1].powi(2)];
        if row[1] > -0.7 {
            let w = (-buf.iter().map(|&y| y.abs() + y).sum::<f64>().powi(2)).exp();
        } else {
            let flag = row[j % 3] > 3.0;
        }
        if j >= 4 || j + 1 > 2 {
            break buf[j % buf.len()];
        }
    };
    let mut i = 0;
    let d: f64 = loop {
        i += 1;
        let mut i2: usize = i + 1;
        if i >= 4 {
            break (x + (i2 as f64)).to_radians();
        }
    };
    let mut unit = Body262::new(x * d);
    unit.at += (-unit.k.tanh().powi(2)).exp();
    let mut x = x * 1.5;
    d + d + d * 2.0 - unit.at * 0.3 + x * 1.5 + d * (x * (j as f64))
}

flat_record! {
    Point262 { x, y }
    Body262 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p263(mut x: f64, acc: &mut f64, mut p: f64) -> f64 {
    if p <= 0.1 {
        let mut pair = ([-p, (0..3).zip(0..4).map(|(j, count)| (count as f64)).fold(x, |acc2, q| acc2 * 0.5 + q)], if p > 0.9 && p > 1.5 {
            p
        } else {
            0.8
        });
        pair.1 = pair.1;
        'rows1: for count in 0..4 {
            pair.0[count % 2] = *acc;
        }
    } else {
        *acc = p;
    }
    *acc * p - (0..3).filter(|count| *count != 1).map(|count| (count as f64) * (*acc / (1.0 + p.abs()))).fold(p, |acc2, e| acc2 * 0.5 + e)
}

#[differentiable(unconnected = "zero")]
fn p264_helper(grid: &Vec<f64>) -> (f64, f64) {
    let f = |e: f64, c: f64| e + c * c.abs();
    let (z, c) = ((grid[1].powi(2) + 0.5).ln(), if grid[1] > 0.25 {
        let mut q = grid[0];
        q
    } else {
        grid[0]
    });
    let x = z;
    ((c + c * 2.0) * (0.5_f64.atan() + (0..3).map(|k| x + (k as f64)).sum::<f64>()) * x.asinh().sin(), (if x > -1.0 {
        0.3
    } else {
        let mut x2 = x;
        x
    }) - z * 1.5 + c * 1.5 - c)
}

#[differentiable(unconnected = "zero")]
fn p264_inner(s: &mut f64, row: &[f64], xs: &[f64; 3]) -> f64 {
    let mut acc: f64 = xs[1..3].iter().map(|q| q * *s).sum::<f64>();
    let mut grid = [xs[1]; 2];
    grid[..1].iter_mut().enumerate().for_each(|(k, c)| {
        acc *= xs[3 - 1];
        acc += *s;
    });
    let mut pair: ([f64; 2], f64) = ([xs[1], -acc], 0.9);
    let a = xs[1];
    let mut pair2 = (acc, if a > 1.5 {
        a
    } else {
        pair.1
    });
    (-0.4 + grid[grid.len() - 1] * 1.5 - pair.0[0] * 1.5 + (0..3).zip(grid[..1].iter()).map(|(n, &a2)| a2).sum::<f64>()) * (0..xs.len()).zip(xs.iter()).map(|(j, u)| *u).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p264(flag: bool, acc: f64) -> f64 {
    let c: f64;
    if acc > -0.4 || acc > 0.9 {
        c = (0..=1).map(|count| acc + (count as f64)).sum::<f64>().sin().exp();
    } else {
        let mut t: f64 = (0..4).map(|j| (j as f64)).product::<f64>();
        c = t;
    }
    for j in 0..=2 {
        'rows1: for count in 0..j {
            if flag {
                if count * 2 % 3 == 0 {
                    break 'rows1;
                }
            } else {
                let mut grid: Vec<f64> = Vec::new();
                for count2 in 0..4 {
                    if c >= acc {
                        grid.push(c);
                    }
                }
                grid.push((0..2).map(|n| (n as f64)).sum::<f64>());
            }
        }
    }
    c + acc * 0.3 - c * 2.0 + c * (c / (c.powi(2) + 1.2))
}

#[differentiable(unconnected = "zero")]
fn p265(q: f64, grid: &[f64]) -> [f64; 2] {
    match 4 % 4 {
        0 => {
            let mut x = grid[2].tanh().sinh() * (grid[1] / (grid[3].powi(2) + 1.0)) * grid[0];
            let mut x = x * (x - q + x);
        }
        1 | 2 => {
            if grid[4] > 0.3 && grid[2] <= q {
                let h = |r: f64| {
                    if r <= grid[2] {
                        return grid[3];
                    }
                    r + grid[3]
                };
            }
        }
        count if grid.len() % 2 == 0 => {
            let mut m = 0;
            let s: f64 = loop {
                m += 1;
                if m >= 1 {
                    break q;
                }
                let flag = m % 2 == 1;
            };
        }
        _ => {}
    }
    [grid[1..5].iter().zip(&grid[0..4]).map(|(&u, t)| *t + *t).product::<f64>(), if 3 < 3 {
        grid[3] / (1.0 + grid[grid.len() - 1].abs())
    } else {
        grid[grid.len() - 1]
    }]
}

#[differentiable(unconnected = "zero")]
fn p266(grid: &mut [f64], q: f64) -> [f64; 3] {
    let mut q = q + (grid.windows(2).map(|state| grid[4 - 1] + state[0]).fold(q, |acc, c| acc + (grid[0] + c)) - (q + grid[4 - 1]));
    let mut m = 0;
    'rows1: loop {
        m += 1;
        if m >= 3 || q > -1.0 {
            break;
        }
        let count: usize = grid.len();
    }
    if q <= 3.0 || grid[m % grid.len()] >= grid[m % grid.len()] {
        if grid[0] > 2.0 || grid[m % grid.len()] <= 0.3 {
            q += q * q.mul_add(q, q);
        }
    } else if (m + 1) % 3 == 1 {
        let flag = grid.len() % 3 == 1 && m > 0;
    }
    [q.tanh().cos(), match (m + 1) % 5 {
        0 => -1.0,
        count if m * 2 % 3 == 1 => {
            let mut q2 = grid[m % 4] + q;
            (1.0 + q2.abs()).recip()
        }
        _ => q.atan().exp2(),
    }, grid[1].floor() * q + grid[2]]
}

#[differentiable(unconnected = "zero")]
fn p267_helper(row: &[f64], state: &mut Vec<f64>) -> f64 {
    let mut ys: Vec<f64> = Vec::new();
    for j in 0..=1 {
        {
            let u = (state[(j + 1) % state.len()] - state[j] - state[j]) * (0..1).zip(state[1..].iter()).map(|(count, w)| *w * (match j * 2 % 5 {
                0 => {
                    let a = state[state.len() - 1];
                    a
                }
                2..=3 | 4 => {
                    let mut c = state[count];
                    row[count]
                }
                j2 if *w >= 0.3 => *w,
                _ => state[j],
            })).fold(row[j % row.len()], |acc, c| acc + c * (state[j] * c));
        }
        ys.push(state[j]);
    }
    ys.push(state[2 - 1].signum() * row[row.len() - 1]);
    let buf: [f64; 3] = [0.5; 3];
    let kind: Option<f64> = None;
    let z = std::mem::replace(&mut ys[0], (1.0 + buf[0].abs()).log10());
    ys[0] / (state[2 - 1].powi(2) + 1.2) + ys[0] * 0.3 + z * 1.5 + z
}

#[differentiable(unconnected = "zero")]
fn p267_inner(d: f64, v: &[f64], count: usize, mut state: [f64; 4]) -> Vec<f64> {
    if count < 3 {
        state[1] += state[3];
        state[3] += state[4 - 1].cos() + (count as f64);
    } else {
        let a: f64;
        if (count + 1) % 3 != 1 || v.len() > 1 {
            a = d;
        } else {
            let z = state[count % state.len()].asinh() / (state[count % 4].tanh().sinh().powi(2) + 1.0);
            a = 3.0 * (count as f64);
        }
    }
    let d2: f64;
    if d >= d {
        let mut t: f64 = state[1..3].chunks(2).map(|xs| xs[count % 1]).sum::<f64>();
        d2 = t;
    } else {
        let mut b = (-state[count % state.len()].powi(2)).exp().floor() * state[count % state.len()];
        d2 = (-0.25_f64).hypot(1.0 + 1.1_f64.abs());
    }
    state[count % 4] += if v[0] <= 0.3 {
        v[1] + d2
    } else {
        let mut x: f64 = 2.0 + -0.4;
        x.atan().sinh()
    };
    vec![d2, d2]
}

#[differentiable(unconnected = "zero")]
fn p267(xs: &[f64], n: usize) -> f64 {
    for (s, n2) in xs[..1].iter().zip(1..xs.len()) {
        if *s > -0.4 {
            for xs2 in xs.chunks(2).take(2).rev() {
                let row = xs2.to_vec();
                let p: f64;
                if *s <= 1.1 {
                    let mut acc = xs2[n2 % xs2.len()];
                    p = match n % 5 {
                        0..=1 => {
                            let mut x = row[1 - 1].abs();
                            match n2 % 5 {
                                0 => xs2[n % 1],
                                2..=3 => xs[(n2 + 1) % xs.len()],
                                _ => {
                                    let mut b = *s;
                                    b
                                }
                            }
                        }
                        2..=3 | 4 => (if n2 * 2 % 2 == 1 {
                            let mut e = acc;
                            0.5
                        } else {
                            *s
                        }),
                        _ => {
                            let mut acc2 = xs2[xs2.len() - 1] * xs2[0];
                            acc2 - (n2 as f64)
                        }
                    };
                } else {
                    p = match n / 2 % 5 {
                        0..=1 => row[0] - xs2[n2 % xs2.len()],
                        _ => xs2[0],
                    };
                }
            }
        } else if n2 + 1 > 1 {
            let s2: f64 = xs[n2];
        } else {
            let mut pair = ([*s, *s + *s], *s * (n2 as f64));
        }
        let mut a = (1.0 + (*s + xs[n2]).abs()).cbrt() * xs[n2];
    }
    xs[n % xs.len()] * xs[0] * (0..2).zip(xs.iter()).map(|(i, acc)| *acc).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point268 {
    x: [f64; 3],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body268 {
    at: Vec<f64>,
    k: Vec<f64>,
    rates: Vec<Point268>,
    parts: f64,
}

#[differentiable]
impl Point268 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, mut x: f64) -> f64 {
        let buf = vec![Point268 { x: [x.to_radians(), x, (0..4).zip(0..4).map(|(count, j)| (j as f64)).sum::<f64>()], y: x, ..*self }, Point268 { x: [3.0, x, if 2 < 3 || self.z > 0.8 {
            self.y
        } else {
            x
        }], y: x, ..*self }];
        (x - buf[0].y * 1.5) * (0..2).map(|n| (n as f64)).sum::<f64>() * -x
    }
}

#[differentiable(unconnected = "zero")]
fn p268(k: usize, buf: [f64; 4], c: f64) -> f64 {
    let mut a: f64;
    if c >= -0.7 {
        let mut c2 = c;
        a = buf[2..].iter().zip(buf[..2].chunks(2)).map(|(&s, buf2)| buf2[0] + c).product::<f64>() * c2;
    } else {
        a = buf[1];
    }
    let mut buf2 = [[buf[2], a], [3.0, a]];
    let c2 = (0..2).map(|n| (n as f64) * buf[n]).fold(buf2[k % buf2.len()][1], |acc, u| acc + (u + u)).abs().sin().exp_m1();
    buf2[k % 2][1] += (0..3).zip(buf2[1].iter()).filter(|(m, q)| **q > -0.4).map(|(m, &z)| z * c2).sum::<f64>();
    let mut n = 0;
    let mut b: f64 = loop {
        n += 1;
        let mut y = buf2[0][1];
        buf2[2 - 1].fill(y.asinh());
        if n >= 3 {
            break y.asinh();
        }
    };
    let z = std::mem::replace(&mut b, c2.sin());
    if (n + 1) % 2 == 0 {
        let flag = n * 2 > 1;
        let found: Option<f64> = if z < c2 {
            None
        } else {
            None
        };
    } else if n > 2 {
        let mut i = 0;
        while i < 4 && buf[buf.len() - 1] < c2 {
            i += 1;
            let s: f64 = ((match n * 2 % 5 {
                0 => b,
                _ => z,
            }) - c / 1.5).powi(2);
        }
    }
    (match n / 2 % 5 {
        0 => {
            let acc = z;
            acc
        }
        _ => 0.9,
    }) - c * 1.5 - c2 * 0.5 + z * 1.5 + buf2[n % 2][1..].iter().zip(&buf2[0]).filter(|(t, r)| **r > 0.9).map(|(r, c3)| *c3).fold(z, |acc, q| acc.max(q))
}

flat_record! {
    Point268 { x, y, z }
    Body268 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point269 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body269 {
    at: f64,
    k: f64,
    rates: Point269,
}

#[differentiable(unconnected = "zero")]
fn p269_helper(j: usize, mut u: f64, shape: Option<f64>, state: &[f64]) -> f64 {
    let s = u;
    let mut pair = (s - state[j % 2] + 0.3, s + s);
    (pair.0 + state[j % state.len()] + s * 0.5 + pair.0 * 0.3) * (state[j % state.len()].atan2(s.powi(2) + 0.5) + (j as f64)) + (s + state[j % state.len()] + (pair.0 + s))
}

#[differentiable(unconnected = "zero")]
fn p269_inner(grid: &mut [f64; 3], pair: (f64, f64)) -> f64 {
    let mut d = p269_helper(3, pair.1, if pair.1 >= pair.1 {
        Some(grid[1])
    } else {
        None
    }, grid);
    (p269_helper(1, pair.0, Some(d), grid) - pair.0 * 2.0) * ((d.powi(2) + 1.2).ln_1p() + d * d) - pair.1
}

#[differentiable(unconnected = "zero")]
fn p269(p: f64, out: &mut [f64]) -> f64 {
    let mut grid = vec![Point269 { x: p269_helper(2, p, Some(out[1]), &out[..3]), y: out[0].to_radians() }, Point269 { x: out[3] / 1.5, y: out[out.len() - 1] }, Point269 { x: out[3] - out[0], y: if p < 0.25 {
        out[3]
    } else {
        p
    } }];
    let mut shape: Option<f64> = None;
    let mut u: f64 = if grid[0].x > 1.5 || 2 < 3 {
        p269_helper(2, grid[2].x, shape, out) * (out[0] * grid[1].y)
    } else {
        let mut c = grid[2].x;
        c.tanh() / (out[4].asinh().powi(2) + 1.2)
    };
    let mut i = 0;
    while i < 3 {
        i += 1;
        if u <= 3.0 && out[out.len() - 1] >= 0.3 {
            continue;
        }
        let u2 = &mut u;
        *u2 += (-u2.powi(2)).exp();
        grid[i % 3].x = (1.0 + (u - grid[0].x).abs()).ln();
    }
    grid[i % 3].x = if let Some(t) = shape {
        grid[i % grid.len()].y + (i as f64)
    } else {
        out[0].sin().exp()
    };
    for x in out[4..].iter() {
        let p = p * (grid.iter().map(|part| part.x).fold(*x, |acc, x2| acc.max(x2 * x2)) + -*x);
    }
    grid[0].y.abs() - p * 0.5 + grid[i % grid.len()].y * 0.5 - u.to_radians().atan() - (0..3).zip(0..grid.len()).filter(|(k, m)| *m != 1).map(|(n, i2)| (i2 as f64)).product::<f64>()
}

flat_record! {
    Point269 { x, y }
    Body269 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point270 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body270 {
    at: f64,
    k: [f64; 2],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape270 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body270 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, part: &mut Body270) -> f64 {
        let p = self.at;
        part.k[1] - (p + (p + part.k[0]))
    }
}

#[differentiable]
impl Body270 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: &[f64]) -> Body270 {
        Body270 { at: buf[2 - 1].asinh(), k: [buf[1], buf[1]] }
    }
}

#[differentiable(unconnected = "zero")]
fn p270_helper(w: f64) -> f64 {
    for k in 0..4 {}
    let mut e = if w > 3.0 {
        (1.0_f64.powi(2) + 1.2_f64).sqrt() - w.tanh()
    } else {
        3.0 * (w * w)
    };
    if e > 1.5 {
        e += w;
    } else if e > 0.9 {}
    e / (1.0 + e.abs()) - e * 0.5 + ((0..=1).map(|m| e + (m as f64)).sum::<f64>() - w.max(e)) - (0..4).filter(|count| *count != 1).map(|k| (e.powi(2) + 0.5).sqrt() + (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p270_inner(buf: &[f64], e: f64, mut state: Vec<f64>, v: &[[f64; 2]; 2]) -> f64 {
    let flag = v[2 - 1][2 - 1] > 2.0;
    match state.len() % 3 {
        0 => {
            state[1] *= e;
        }
        1 | 2 => {
            let acc = state.pop().unwrap();
        }
        _ => {}
    }
    (v[1][1] / (v[1][0].powi(2) + 1.0) - e * 0.5 + state[1] * 0.3) * (v[0][2 - 1].powi(2) + 0.5).sqrt().atan2((state[state.len() - 1].powi(2) + 0.5).log10().powi(2) + 1.0)
}

#[differentiable(unconnected = "zero")]
fn p270(w: &mut f64, mut pair: (f64, f64), x: f64, flag: bool) -> f64 {
    pair.0 += pair.0;
    pair.0 *= pair.0 / ((x + x).powi(2) + 0.5);
    pair.0 += x.floor() * (x * x);
    let mut n = 0;
    'rows1: while n < 2 {
        n += 1;
        let mut xs = vec![(0..n).map(|k| (k as f64) * pair.1).sum::<f64>(), x * pair.0, x];
        let found: Option<f64> = Some(xs[0].atan());
        'steps2: for (count, &x2) in xs[2..].iter().enumerate() {
            pair.0 -= (0..xs.len()).map(|j| *w + (j as f64)).sum::<f64>() - x2.abs();
        }
    }
    let mut out = vec![x; 4];
    let mut v: Vec<f64> = Vec::new();
    for (j, buf) in out.chunks(2).skip(1).enumerate() {
        if buf[0] < 2.0 {
            v.push(match n % 5 {
                0 => out[0],
                _ => 2.0,
            });
        }
    }
    v.push(out[3].powi(2));
    match n * 2 % 3 {
        0 => {
            out[3] = v[0];
        }
        _ => {}
    }
    (out[4 - 1] * out[2] + pair.1 * 1.5 - v.iter().sum::<f64>()) * out[..2].iter().map(|c| c + c).fold(v[0], |acc, w2| acc + w2 * pair.0.asinh())
}

flat_record! {
    Point270 { x, y }
    Body270 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p271_helper(v: &[f64]) -> f64 {
    let mut out = vec![v[0]; v.len()];
    let t = out.pop().unwrap();
    t - t * 0.5 + v[1]
}

#[differentiable(unconnected = "zero")]
fn p271_inner(e: f64, v: [f64; 3], r: f64, m: usize) -> f64 {
    let mut i = 0;
    let mut s: f64 = 'rows1: loop {
        i += 1;
        let g = |t: f64| {
            let mut r2 = t.tanh() + (t + t);
            t * e.sin()
        };
        if i >= 2 {
            break r;
        }
    };
    -v[i % v.len()] - r * 0.3 + s
}

#[differentiable(unconnected = "zero")]
fn p271(c: &mut f64, i: usize, grid: &Vec<f64>, i2: usize) -> f64 {
    'rows1: for k in 0..grid.len() - 1 {
        if grid.len() < 3 {
            *c = grid[k].mul_add(grid[2], grid[1]) * (grid[k] + grid[1]);
            {
                *c += grid[k];
            }
        }
    }
    -grid[0] - (1..grid.len()).map(|k| (k as f64)).product::<f64>() / (1.0 + grid[grid.len() - 1].tanh().abs())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point272 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[derive(Clone, Debug, Differentiable)]
struct Body272 {
    at: f64,
    k: [f64; 2],
    rates: f64,
    parts: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape272 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p272_helper(ys: &[f64], ys2: &[f64], v: &[f64]) -> f64 {
    let mut out = vec![Point272 { x: -ys2[0], y: v[2 - 1] + v[1], z: [v[1].max(v[1]), ys2.iter().rev().enumerate().map(|(n, &u)| u).sum::<f64>(), v[2 - 1]] }, Point272 { x: if v[1] > 0.1 && 1.0 > -0.4 {
        v[v.len() - 1]
    } else {
        ys[0]
    }, y: v[1].atan().cosh(), z: [v[0] - ys2[1], ys[2 - 1].min(1.5), ys2[1]] }, Point272 { x: ys2[1] * ys2[ys2.len() - 1], y: ys[2 - 1], z: [2.0, v[0] * ys2[1], v[0]] }];
    for body in out.iter().take(2).rev() {
        for j in 0..ys2.len() - 1 {
            if j > 0 {
                return (out[2].y * (j as f64)).atan().sinh();
            }
        }
    }
    ys2[1] - out[2].y * 2.0 - out.iter().enumerate().map(|(count, body)| body.x * (-0.4 + out[count].z[3 - 1])).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p272_inner(xs: &[f64], state: &[f64; 4]) -> [f64; 3] {
    'rows1: for (k, u) in state[2..4].iter().enumerate() {
        let mut out = [Point272 { x: u.atan(), y: state[3], z: [3.0 * (k as f64), state[k % state.len()] * xs[k % 2], *u - *u] }, Point272 { x: 0.3, y: p272_helper(&state[..2], state, state), z: [u.atan(), *u + (k as f64), *u] }];
    }
    [(if state[1] <= state[3] {
        state[1]
    } else {
        xs[2 - 1]
    }).tanh(), xs[0], state[0].sin() * (state[state.len() - 1] + xs[1])]
}

#[differentiable(unconnected = "zero")]
fn p272(#[no_diff] mut row: [[f64; 2]; 2], row2: &[f64], ys: [f64; 2]) -> f64 {
    let found: Shape272 = if ys[ys.len() - 1] > 2.0 && row2[row2.len() - 1] > row2[4] {
        Shape272::Rect(row2[0] / (1.0 + row2[3].abs()), ys[0])
    } else {
        Shape272::Flat
    };
    row[0].fill(ys[1] + ys[2 - 1]);
    let mut xs = [Body272 { at: ys[1] * row[0][1], k: [ys[1] - row[row.len() - 1][0], p272_helper(&ys, &row2[1..5], row2)], rates: ys.windows(2).enumerate().map(|(count, buf)| buf[0] + ys[2 - 1]).product::<f64>(), parts: (-row2[3], ys[ys.len() - 1] + row2[row2.len() - 1]) }, Body272 { at: ys[1], k: [row2[4].sin().exp(), row2.windows(2).map(|row3| row3[0] + row3[row3.len() - 1]).sum::<f64>()], rates: row[1][1] + 0.8, parts: ((ys[1].powi(2) + 1.0).ln_1p(), row2.iter().map(|&p| row2[1] + p).sum::<f64>()) }];
    let t: f64;
    if ys[ys.len() - 1] >= 1.0 {
        t = ys[ys.len() - 1];
    } else {
        t = row2[5 - 1].to_radians();
    }
    (ys[1].sin() - xs[1].k[0] * 0.3 + t * 0.3) * xs[1].k[0] + xs.iter().rev().filter(|part| 3 < 3).map(|part| ys[ys.len() - 1] + xs[1].rates + part.rates).sum::<f64>()
}

flat_record! {
    Point272 { x, y, z }
    Body272 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point273 {
    x: f64,
    y: [f64; 2],
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body273 {
    at: f64,
    k: Point273,
    rates: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape273 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p273(y: f64, a: f64, n: usize) -> f64 {
    let mut a2: f64 = ((1.0 + 0.9_f64.abs()).log10() + (n as f64)).signum() * (a + a).tanh().exp_m1();
    a2 = --a2;
    let mut row = [a2; 2];
    a2 = row[n % row.len()] + a2.atan().exp_m1();
    'rows1: for z in row.iter_mut().take(2) {
        match n / 2 % 4 {
            0 => {}
            1 | 2 => {
                let row2 = [-a, a2.max(a), y * a2, a + *z];
            }
            count if a2 >= 0.5 => {}
            _ => {}
        }
    }
    row.iter().enumerate().map(|(n2, y2)| *y2).fold(row[1], |acc, x| acc * 0.5 + x * x) - row[n % 2] * 1.5 + row[2 - 1]
}

flat_record! {
    Point273 { x, y, z }
    Body273 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p274_helper(mut state: [[f64; 2]; 2], z: f64) -> f64 {
    let h = |s: f64, b: f64| s * ((if b > -1.0 {
        s
    } else {
        let mut y = z;
        y
    }) * (z * -0.7));
    let mut m = 0;
    'rows1: loop {
        m += 1;
        if m >= 2 || z >= z {
            break;
        }
        let mut row = state;
        let e = &mut row[2 - 1][m % 2];
        *e += h(*e, *e);
    }
    z - state[m % state.len()][1] * 0.5 - z * 0.5 + (0..state.len() - 1).map(|k| z + (k as f64)).fold(z, |acc, p| acc.max(p)) * (if m % 3 == 1 {
        z
    } else {
        z
    })
}

#[differentiable(unconnected = "zero")]
fn p274(state: &[f64]) -> f64 {
    let x = state[3] * ((0.9 + state[1]) * (state[state.len() - 1] + state[0]));
    let h = |z: f64| {
        let u: f64 = (0..state.len()).zip(state[..2].windows(2)).map(|(i, state2)| z * state.iter().zip(0..state2.len() - 1).map(|(&u, m)| (m as f64) * state2[state2.len() - 1]).sum::<f64>()).sum::<f64>();
        z + (z - u).atan2(1.0 + u.abs())
    };
    let mut row = vec![x; state.len()];
    let (mut x2, c) = ((-row[3].powi(2)).exp() - (0.3 + row[2]), x);
    for (s, j) in row.iter_mut().zip(0..=1) {
        *s /= (if state.len() % 3 != 1 && j / 2 < 3 {
            *s
        } else {
            *s * c
        }).powi(2) + 1.0;
        *s += h(0.8);
        let (mut r, mut q) = (x + c, c.floor() * state[j]);
    }
    let mut row2: Vec<f64> = Vec::new();
    for (m, j) in (1..row.len()).zip(1..row.len()) {
        'rows1: for &s in &row {
            x2 += s / (1.0 + s.sin().exp2().abs());
            let mut out = row.to_vec();
        }
        row2.push(x.asinh() / (1.0 + (c * 1.1).abs()));
    }
    row2.push(x + row[row.len() - 1]);
    if row2[0] > 0.8 {} else if c > 1.5 {
        if x2 >= 3.0 {
            let mut i = 0;
            while i < 2 {
                i += 1;
                x2 = (if c > row[row.len() - 1] {
                    x2
                } else {
                    c
                }) + (-row2[0].powi(2)).exp();
            }
        } else {
            row2[0] *= h(x2);
        }
    } else {
        row2[0] += h(x2);
    }
    (row[0] / (c.powi(2) + 0.5) - row[1] * 2.0 - x2 * 0.3 - row2[0] * 1.5) * row2[0].asinh()
}

#[differentiable(unconnected = "zero")]
fn p275_helper(out: &mut [f64], state: &Vec<f64>, v: [f64; 2], y: &mut f64) {
    'rows1: for (m, d) in out[..1].iter_mut().enumerate() {
        *d += state[1];
    }
}

#[differentiable(unconnected = "zero")]
fn p275_inner(ys: &mut Vec<f64>, j: usize, y: f64, r: f64) -> f64 {
    ys[0] = y;
    let mut xs = vec![r; ys.len()];
    'rows1: for i in 1..xs.len() {
        let mut m = 0;
        'steps2: while m < 4 && r > 1.0 {
            m += 1;
            ys[2 - 1] += xs[i];
        }
    }
    ((if r > 2.0 {
        xs[j % 2]
    } else {
        y
    }) + y * 0.5 + r * 0.5 + (r.sin() + xs.chunks(2).rev().map(|row| r + y).fold(y, |acc, q| acc * 0.5 + q))) * (r.sin().exp() + y)
}

#[differentiable(unconnected = "zero")]
fn p275(buf: &mut [f64], mut z: f64, state: &Vec<f64>) -> f64 {
    let mut shape: Option<f64> = None;
    let mut pair = ([(1.0 + state[0].abs()).cbrt(), z.floor() * z], z * z);
    pair.1 = (1.0 + pair.1.abs()).ln() + state[state.len() - 1].atan().exp();
    for count in 0..state.len() {
        let c = pair.0[count % 2];
        pair.1 *= if pair.1 <= c {
            state[count % 3] - state[count]
        } else {
            pair.1.asinh()
        };
        let mut found: Option<f64> = Some(pair.0[2 - 1]);
    }
    let mut buf2: Vec<f64> = state.iter().map(|w| *w).collect::<Vec<f64>>();
    pair.1 += shape.unwrap_or(pair.1 - buf[buf.len() - 1]);
    if 3 < 3 {
        let mut j = 0;
        loop {
            j += 1;
            if j >= 4 || j < 3 {
                break;
            }
            buf2[j % 1] *= match j * 2 % 5 {
                0 | 4 => 0.1 + buf2[j % buf2.len()],
                _ => pair.0[0] + buf2[j % buf2.len()],
            };
            if !(buf2[j % buf2.len()] >= buf2[0]) {
                buf[j % 4] += (-1.0_f64 / 2.0_f64).atan();
                continue;
            }
        }
        let mut count = 0;
        'rows1: while count < 4 {
            count += 1;
            let mut xs = [[pair.0[count % 2], buf2[count % 1]], [pair.0[count % 2], buf2[0]], [buf2[count % buf2.len()], buf[count % 4]]];
        }
    } else if state[3 - 1] > state[3 - 1] {
        buf2.push(state[2]);
    }
    state[0] - z * 1.5 - pair.0[1] * 0.5 + buf2[1 - 1] * 1.5 + (buf2[0] / (1.0 + buf2[0].abs()) - (match shape {
        None => {
            pair.0[0]
        }
        _ => {
            pair.1
        }
    }))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point276 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point276 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, grid: &[f64], grid2: &[f64]) -> (f64, f64) {
        if grid2[grid2.len() - 1] > -0.7 && grid[2 - 1] <= 1.0 {
            self.x /= self.z.powi(2) + 1.0;
            let mut state = [grid2[grid2.len() - 1] * grid2[0], (self.y.powi(2) + 1.2).cbrt(), (0..=1).filter(|k| *k != 1).map(|j| grid2[0] + (j as f64)).sum::<f64>(), grid2[2 - 1]];
        }
        (2.0 - (0..grid.len()).map(|k| (k as f64)).sum::<f64>(), self.y * grid2[0] * grid.iter().zip(0..grid2.len()).map(|(c, n)| (n as f64)).sum::<f64>())
    }
}

#[differentiable]
impl std::ops::Add for Point276 {
    type Output = Point276;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point276) -> Point276 {
        Point276 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p276_helper(i: usize, ys: &[f64], flag: bool) -> (f64, f64) {
    let unit = Point276 { x: (-ys[ys.len() - 1].powi(2)).exp(), y: ys[1], z: ys[i % ys.len()] * 0.1 };
    (ys[2 - 1].atan().exp2() - (unit.x + (ys[ys.len() - 1] + (i as f64))), ys[i % 2] + unit.y * 1.5 - (match i * 2 % 5 {
        0 => {
            let mut y = ys[0];
            unit.x
        }
        2..=3 | 4 => unit.x,
        _ => unit.z,
    }) * (unit.y + unit.z))
}

#[differentiable(unconnected = "zero")]
fn p276_inner(v: &[f64], state: &mut [Point276], xs: [[f64; 2]; 2], grid: &[f64]) -> f64 {
    let row = vec![xs[0][0]; grid.len()];
    state[0].x += state[state.len() - 1].z;
    for spring in state.iter().rev() {}
    (grid[2 - 1] + row[0] - xs[0][0] * 1.5 + (if xs[0][1] > row[0] {
        xs[0][0]
    } else {
        grid[0]
    }).abs()) * state[state.len() - 1].z
}

#[differentiable(unconnected = "zero")]
fn p276(v: [f64; 4], #[no_diff] ys: &Vec<f64>, x: f64, row: [f64; 4]) -> f64 {
    for k in 0..2 {
        let (mut c, x2) = (match (k + 1) % 5 {
            0..=1 => row[k].max(row[row.len() - 1 - k]),
            2 => ys[k] + x,
            k2 if ys[k] > -1.0 => x,
            _ => row[k] - x,
        }, row[k] - (k as f64));
        c = c * c;
    }
    if row[4 - 1] < -0.4 {} else if 4 < 3 {} else {
        let z = row[row.len() - 1].tanh();
    }
    let a: f64;
    if x < v[1] {
        a = row[row.len() - 1];
    } else {
        a = -row[row.len() - 1].atan2(1.0 + row[1].abs());
    }
    let flag = x >= 1.5;
    let (x2, u) = p276_helper(3, &row[2..4], x < 1.0);
    x2 + x2 + v[v.len() - 1] * 1.5 + row[4 - 1] * 0.3 - u * 0.3 - 3.0
}

flat_record! {
    Point276 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point277 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body277 {
    at: [Point277; 2],
    k: Point277,
    rates: Point277,
}

#[differentiable(unconnected = "zero")]
fn p277_helper(part: &Body277) -> f64 {
    (-0.4_f64).to_radians() * ((if !(part.at[1].y >= -0.4) {
        part.k.y
    } else {
        part.at[1].y
    }) + (0..1).zip(0..=3).map(|(k, count)| part.k.z + (count as f64)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p277_inner(d: f64, j: usize) -> Vec<f64> {
    if !(d <= d) {
        'rows1: for (i, n) in (0..=j).zip(0..j) {
            let mut ys = vec![Body277 { at: [Point277 { x: if d > d || n > 2 {
                d
            } else {
                let z: f64 = 0.25;
                z
            }, y: d + d, z: d + d }, Point277 { x: d + d, y: if i > 1 {
                d
            } else {
                d
            }, z: d + d }], k: Point277 { x: (0..3).skip(1).map(|k| (k as f64)).product::<f64>(), y: d * d, z: (0..i).map(|m| 0.8 + (m as f64)).sum::<f64>() }, rates: Point277 { x: d * d, y: d - d, z: -3.0 } }, Body277 { at: [Point277 { x: match (n + 1) % 5 {
                0..=1 | 4 => {
                    let acc: f64 = d;
                    d
                }
                2..=3 | 4 => d,
                count if (n + 1) % 2 != 1 && count > 2 => {
                    let w = d;
                    w
                }
                _ => d,
            }, y: d * d, z: d }, Point277 { x: -d, y: d + (n as f64), z: if d <= 0.9 {
                d
            } else {
                d
            } }], k: Point277 { x: d + d, y: d.atan2(1.0 + d.abs()), z: (-d.powi(2)).exp() }, rates: Point277 { x: d, y: d, z: d * d } }, Body277 { at: [Point277 { x: d, y: d.cos(), z: d / (1.0 + 0.9_f64.abs()) }, Point277 { x: d, y: d + (i as f64), z: d }], k: Point277 { x: d - d, y: d, z: d }, rates: Point277 { x: (0..i).map(|n2| (n2 as f64) * d).fold(d, |acc, u| acc + (u + u)), y: d, z: d } }];
        }
    } else if d > 2.0 {
        for m in 0..j {
            if d <= 1.5 && j > 0 {
                break;
            }
        }
    }
    vec![d, d - d * d, d + d - d]
}

#[differentiable(unconnected = "zero")]
fn p277(r: f64, count: usize, #[no_diff] w: f64) -> f64 {
    match count * 2 % 3 {
        0 => {}
        1 | 2 => {
            if count > 0 {
                let mut n = 0;
                let w2: f64 = 'rows1: loop {
                    n += 1;
                    let f = |p: f64, x: f64| p * x;
                    if n >= 2 {
                        break r.atan().exp() + w * r;
                    }
                };
            } else if count % 2 != 1 {
                let out = [r; 4];
            }
        }
        _ => {
            let mut shape: Option<f64> = Some(r.floor() * r);
        }
    }
    (r + r + r * 0.3) * w
}

flat_record! {
    Point277 { x, y, z }
    Body277 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p278(ys: &[f64], grid: Vec<f64>) -> f64 {
    if ys[2] > -0.7 {
        {}
    } else if 3 < 3 {
        let mut e = 0.25_f64.mul_add(if !(ys[4 - 1] < 0.8) {
            let mut b: f64 = ys[0].clamp(-0.75, 1.25);
            0.25 * 0.25
        } else {
            let u = ys[ys.len() - 1] - ys[0];
            0.3
        }, grid[2]);
    }
    if 1.0 > 3.0 {}
    {
        for d in grid[2..4].iter() {
            let mut k = 0;
            loop {
                k += 1;
                if k >= 2 {
                    break;
                }
                if !(*d <= *d) {
                    break;
                }
            }
        }
    }
    (grid[0].sin() - grid[1] * 0.3) * (grid[2] / 1.5 * grid[0])
}

#[differentiable(unconnected = "zero")]
fn p279_helper(row: &[f64; 2], state: &[f64], d: f64) -> f64 {
    let mut k = 0;
    let mut c: f64 = 'rows1: loop {
        k += 1;
        let mut kind: Option<f64> = if state[1] > 1.5 || d <= 0.1 {
            None
        } else {
            None
        };
        if k >= 4 || (k + 1) % 2 == 0 {
            break state[state.len() - 1];
        }
    };
    let mut n = 0;
    let w: f64 = 'steps2: loop {
        n += 1;
        c *= match k % 5 {
            0..=1 => {
                let mut acc = d * c;
                acc
            }
            _ => c,
        };
        let found: Option<f64> = if c > c && n / 2 % 3 != 1 {
            Some(state.windows(2).rev().map(|ys| state[2 - 1] * ys[n % ys.len()]).sum::<f64>())
        } else {
            Some(c)
        };
        if n >= 1 {
            break (d - row[n % row.len()]).powi(2);
        }
    };
    w - c * 2.0 + row[n % row.len()]
}

#[differentiable(unconnected = "zero")]
fn p279(buf: &mut [f64], ys: &mut [f64]) -> f64 {
    let mut count: usize = buf.len();
    let mut w = ys[2];
    let mut m = 0;
    'rows1: while m < 3 && count < 3 {
        m += 1;
        count += 1;
        w -= if m / 2 > 1 {
            w
        } else {
            let mut x: f64 = buf[3..].iter().rev().enumerate().filter(|(i, z)| **z > 0.5).map(|(k, e)| *e * *e).fold(w, |acc, u| acc + (w + u));
            ys[3..].iter().zip(ys.chunks(2)).map(|(&acc, v)| v[0] + x).sum::<f64>()
        };
    }
    for q in &buf[3..] {
        let y = q.atan();
        for k in 0..=m {
            let g = |s: f64, y2: f64| s * (-ys[k % ys.len()].powi(2)).exp();
        }
    }
    let z = w * (w * ys[ys.len() - 1] - (m as f64));
    let mut q = (ys[m % ys.len()] + ys[1]).asinh() / 3.0;
    z.sin() - z * 1.5 - (match ys.len() % 5 {
        0 => w,
        2 => {
            let mut a = ys[m % 5];
            q.abs()
        }
        i if z >= 1.0 => (0..ys.len()).skip(1).filter(|n| *n != 1).map(|count2| (count2 as f64) * z).sum::<f64>(),
        _ => w,
    }) - (0..3).map(|m2| 0.5 + -0.7 + (m2 as f64)).sum::<f64>()
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p240((0.8, 0.6), -0.3, vec![-0.3, -0.7, 1.0], 0.35) calls p240_helper, p240_inner),
        program!(p241(true, &mut [-0.4, 1.3, 0.2, -0.3, 1.4], 2); pulled (0.5, vec![0.3, -2.0, 0.3, 0.5, 1.0])),
        program!(p242(&[0.35, 0.4, -0.6, 0.6], 0.2) calls p242_helper, p242_inner),
        program!(p243(-0.5, &[-1.0, 0.2, 0.5, -1.2, 0.5]) calls p243_helper),
        program!(p244(-0.7, const [-0.1, -0.2, -1.2]) calls p244_helper; pulled Point244Tangent { x: 0.3, y: [0.5, -0.7] }),
        program!(p245([-0.6, 1.0, 0.2], [-0.7, 1.1, -0.2, -1.0], 0.5, &mut vec![0.2, -1.1, 1.3, 0.8])),
        program!(p246((-0.1, -1.1), &Point246 { x: 0.35, y: -1.0, z: -0.5 }) calls Point246::energy, Point246::shifted; pulled 0.5),
        program!(p247(1.4, [-1.2, -0.5, -0.2, 0.9], 1.1, &Point247 { x: 0.8, y: -0.1 }) calls Body247::advance, Point247::new; pulled ([0.3, 0.3], 0.3)),
        program!(p248(1.0, false)),
        program!(p249(1.2, 1.2, -0.3) calls p249_helper),
        program!(p250(0.6, &mut [0.4, 1.1, -0.8, -1.2, 0.3], &vec![1.0, 1.4, 1.4]) calls Point250::norm, Body250::new, p250_helper, p250_inner),
        program!(p251(&Body251 { at: 0.2, k: (1.1, 0.5), rates: [0.7, -1.0], parts: vec![Point251 { x: 0.4, y: 0.2, z: 0.6 }, Point251 { x: 0.1, y: -0.4, z: -0.1 }, Point251 { x: -0.6, y: 1.1, z: -1.2 }, Point251 { x: -0.3, y: 0.9, z: -0.5 }], last: Point251 { x: -1.1, y: -0.3, z: 0.5 } }, &mut 0.35, [-0.5, 0.1, 1.4, 1.4]) calls Point251::shifted),
        program!(p252(-1.0, &mut 0.7, &[[-0.8, -0.9], [-0.9, 1.1], [1.0, -0.5]], &mut Point252 { x: -1.1, y: -0.4 }) calls Point252::energy, Point252::new),
        program!(p253(&[1.2, -0.6, 1.2, 0.8], &vec![Body253 { at: Point253 { x: -0.2, y: 0.1, z: 1.4 }, k: 0.7, rates: Point253 { x: -0.2, y: 0.6, z: -1.0 }, parts: [Point253 { x: 0.9, y: -0.4, z: 1.2 }, Point253 { x: -1.1, y: -0.6, z: 0.3 }] }, Body253 { at: Point253 { x: -0.3, y: -1.0, z: -0.3 }, k: 0.1, rates: Point253 { x: -0.9, y: 0.35, z: 1.3 }, parts: [Point253 { x: -0.1, y: 0.35, z: 1.2 }, Point253 { x: -0.4, y: -0.8, z: -0.6 }] }, Body253 { at: Point253 { x: 0.3, y: 0.3, z: -0.6 }, k: 0.35, rates: Point253 { x: 0.2, y: -0.9, z: -0.4 }, parts: [Point253 { x: -1.0, y: -1.1, z: -0.5 }, Point253 { x: 0.6, y: -0.3, z: 1.1 }] }, Body253 { at: Point253 { x: 1.1, y: -1.1, z: -0.2 }, k: -0.6, rates: Point253 { x: 1.4, y: 1.2, z: 1.1 }, parts: [Point253 { x: -0.8, y: 0.9, z: -0.4 }, Point253 { x: 0.3, y: 0.3, z: 1.3 }] }, Body253 { at: Point253 { x: -0.9, y: 0.5, z: 1.0 }, k: -0.2, rates: Point253 { x: 0.7, y: 0.35, z: 0.7 }, parts: [Point253 { x: -0.5, y: 0.6, z: -0.5 }, Point253 { x: -0.6, y: -1.1, z: -0.7 }] }], 0.3, &mut vec![-1.0, 0.6, -0.5, -0.9])),
        program!(p254([1.3, 0.8], 3) calls Point254::energy, Point254::new, p254_helper, p254_inner; pulled Point254Tangent { x: [-2.0, -2.0, -0.7], y: 0.3, z: 1.0 }),
        program!(p255(&vec![1.1, 0.4, -1.1, -0.4], -0.6, 1.3, -0.8)),
        program!(p256((-0.5, -1.1), 0.2, [0.3, -0.8], &mut 1.4) calls Point256::new, p256_helper; pulled ((-0.7, -2.0), -2.0)),
        program!(p257(&[1.2, -0.5, -0.6, 0.4])),
        program!(p258(&[-0.6, -0.6, 1.0, 0.3], 0.7, vec![-0.3, 0.1, 0.3]) calls Body258::energy, Body258::new),
        program!(p259(0.3, (0.5, 0.2)) calls p259_helper),
        program!(p260(&mut -0.1, vec![-0.3, 0.1, 0.3, -0.1, -1.1], &mut 1.1, 0.4) calls p260_helper),
        program!(p261(&[Point261 { x: 0.2, y: -0.8 }, Point261 { x: -0.3, y: 0.2 }, Point261 { x: 1.2, y: 0.2 }, Point261 { x: -0.8, y: 0.3 }], Point261 { x: -1.0, y: -0.9 }, 4) calls Body261::shifted, p261_helper, p261_inner),
        program!(p262(&mut [1.0, -1.2, 0.7]) calls Point262::advance, Point262::shifted, Body262::new, p262_helper, p262_inner),
        program!(p263(0.4, &mut 0.7, -0.1)),
        program!(p264(true, 0.35) calls p264_helper, p264_inner),
        program!(p265(1.1, &[-0.6, -1.1, -1.1, 0.8, 1.3]); pulled [-0.7, 1.0]),
        program!(p266(&mut [-1.2, 0.4, 0.3, 1.1], -0.3); pulled ([-2.0, 0.5, 0.3], vec![-2.0, 1.0, 0.5, 1.0])),
        program!(p267(&[-0.4, 0.4, -0.5, 0.3], 4) calls p267_helper, p267_inner),
        program!(p268(4, [0.7, -0.7, 0.7, 0.1], 0.4) calls Point268::shifted),
        program!(p269(0.6, &mut [1.0, 0.2, -0.8, -0.7, -1.1]) calls p269_helper, p269_inner),
        program!(p270(&mut -1.1, (0.5, 0.5), 0.2, true) calls Body270::norm, Body270::new, p270_helper, p270_inner),
        program!(p271(&mut 1.1, 3, &vec![1.4, -0.8, 0.7], 3) calls p271_helper, p271_inner),
        program!(p272(const [[-0.4, -0.4], [-0.8, 0.9]], &[-0.2, 0.2, 0.6, 0.6, -1.2], [-0.1, 1.3]) calls p272_helper, p272_inner),
        program!(p273(1.3, 1.0, 3)),
        program!(p274(&[-1.0, 1.2, 1.2, -1.1]) calls p274_helper),
        program!(p275(&mut [-0.4, 0.8, -0.9, 0.1], 1.1, &vec![-0.9, 1.1, 0.35]) calls p275_helper, p275_inner),
        program!(p276([0.9, 0.8, 1.2, 0.2], const &vec![0.35, 0.6, -0.5, 0.7, 1.4], -0.2, [-0.8, -0.8, -1.1, 0.3]) calls Point276::shifted, p276_helper, p276_inner),
        program!(p277(-0.5, 2, const 0.3) calls p277_helper, p277_inner),
        program!(p278(&[0.35, 0.4, -1.2, 1.2], vec![-1.2, -0.8, 0.35, 0.7, 1.1])),
        program!(p279(&mut [1.3, 0.3, 0.9, -1.0], &mut [0.35, 0.6, -1.0, -0.7, -0.3]) calls p279_helper),
    ]
}
