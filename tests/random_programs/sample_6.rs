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
    Point244 { y: [out[k % 3], t + pair.0], x: t.atan().exp() }
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
}

#[derive(Clone, Debug, Differentiable)]
struct Body246 {
    at: [Point246; 2],
    k: Point246,
}

#[differentiable]
impl Point246 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, buf: &[[f64; 2]; 2], mut state: [f64; 2]) -> f64 {
        let mut a: f64;
        if state[1] < 0.8 {
            a = (0..1).map(|k| (k as f64)).sum::<f64>();
        } else {
            a = 0.9 + state[2 - 1];
        }
        let mut i = 0;
        let mut w: f64 = loop {
            i += 1;
            if i >= 3 {
                break a / 3.0 * 2.0;
            }
            let h = |s: f64, q: f64| s + q;
            let mut body = Point246 { y: a, x: if self.y < 1.0 {
                a
            } else {
                state[1]
            } };
        };
        (state[i % 2] / (1.0 + w.abs()) - state[0] * 0.5 - a * 1.5 + w * 2.0) * 0.8_f64.abs()
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point246 {
    type Output = Point246;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point246 {
        Point246 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p246_helper(r: f64, ys: &mut [f64; 4]) -> f64 {
    let mut x = ys[3].min(r);
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for &x2 in ys.iter() {
        v.push((if !(x > 3.0) {
            let a = ys[ys.len() - 1];
            a
        } else {
            x
        }) + x.floor() * ys[3]);
    }
    v.push(2.0);
    v[0] /= x.tanh().min(ys[ys.len() - 1]).powi(2) + 1.0;
    let i: usize = 0;
    v[v.len() - 1] / ((-0.4_f64).powi(2) + 1.2) - x * 2.0 - ((if !(v.len() > 0) {
        let mut e = ys[2];
        ys[i % ys.len()]
    } else {
        let z = r;
        z
    }) + v[i % 1] * v[0]) + (1.5 * x + (i as f64))
}

#[differentiable(unconnected = "zero")]
fn p246(out: &[f64]) -> f64 {
    let u: f64;
    if out[3] <= 0.5 && out[1] > 0.25 {
        u = (0..out.len()).map(|i| (i as f64)).sum::<f64>();
    } else {
        let mut u2 = 1.5 * out[4 - 1] * out[out.len() - 1].tanh();
        u = u2;
    }
    {}
    let flag = 4 < 3;
    (0..4).for_each(|i| {});
    match out.len() % 4 {
        0 => {}
        1 | 2 => {
            for (m, c) in out.iter().enumerate() {
                let mut grid = vec![Point246 { x: u, y: *c }, Point246 { y: *c + u, x: (0..out.len()).map(|j| (j as f64)).sum::<f64>() }];
            }
        }
        _ => {}
    }
    u * u - u + out.iter().zip(out[0..3].chunks(2)).map(|(acc, state)| *acc + state[0]).fold(out[2], |acc, a| acc + (a + a))
}

flat_record! {
    Point246 { x, y }
    Body246 { at, k }
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
        let body = Point247 { x: xs[1] * xs[0], y: xs[1].max(self.k[1].x) };
        let flag = body.y > 3.0;
        let u = xs[xs.len() - 1];
    }
}

#[differentiable]
impl Body247 {
    #[differentiable(unconnected = "zero")]
    fn new(point: &Point247) -> Body247 {
        Body247 { at: point.x / (point.x.powi(2) + 0.5), k: vec![Point247 { ..*point }, Point247 { ..*point }, Point247 { x: point.x, y: point.y }], rates: vec![Point247 { x: point.x, y: point.x }, Point247 { y: point.x.cos(), x: point.x }], parts: vec![Point247 { ..*point }, Point247 { x: (0..2).zip(0..4).map(|(m, m2)| (m2 as f64)).sum::<f64>(), y: point.x * point.y }, Point247 { ..*point }] }
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

#[differentiable(unconnected = "zero")]
fn p247(state: &[f64], grid: &mut [f64; 3]) -> [f64; 2] {
    for (ys, p) in grid.windows(2).rev().zip(grid[..2].iter()) {}
    for &u in grid.iter() {
        if u > 0.25 {
            if grid[2] <= 0.1 {
                if u > state[1] {
                    continue;
                }
            }
            if 2 < 3 {
                if u <= 0.1 || grid[grid.len() - 1] > 0.9 {
                    break;
                }
            }
        } else {
            let mut n = 0;
            while n < 3 {
                n += 1;
            }
        }
    }
    [(1.0 + (1.0 + grid[1].abs()).powf(grid[1].sin()).abs()).recip(), grid[3 - 1].sin() / 1.5]
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
        Body250 { at: Point250 { x: [ys[1][1] / (1.0 + ys[2 - 1][2 - 1].abs()), ys[0][0] + ys[0][2 - 1]], y: ys[1][1], z: ys[2 - 1][2 - 1] * ys[0][1] }, k: (ys[0][2 - 1] * ys[1][0], ys[0][1] + ys[1][0]), rates: [Point250 { x: [ys[1][1], ys[0][0].atan().exp()], y: 3.0 + ys[1][2 - 1], z: 0.8_f64.abs() }, Point250 { x: [ys[1][..1].iter().take(2).zip(ys[2 - 1][1..].iter()).map(|(d, x)| x + x).sum::<f64>(), ys[1][1] * ys[1][0]], y: ys[ys.len() - 1][1], z: ys[ys.len() - 1][2 - 1] * 2.0 }] }
    }
}

#[differentiable(unconnected = "zero")]
fn p250_helper(p: f64, row: &[f64], ys: [[f64; 2]; 2]) -> Option<f64> {
    {
        let flag = ys[ys.len() - 1][1] <= 2.0 && ys[1][0] > 0.5;
    }
    Some(row[row.len() - 1] * ys[0][1])
}

#[differentiable(unconnected = "zero")]
fn p250(state: [f64; 3], u: f64, v: &mut [f64]) -> f64 {
    let mut i = 0;
    'rows1: while i < 2 && i * 2 % 2 == 1 {
        i += 1;
        v[0] *= (if v[1] < state[0] {
            let t = v[i % 3];
            t
        } else {
            v[i % 3]
        }) * (i as f64);
        let spring = Body250 { at: Point250 { x: [v[0].to_radians(), u], y: u.min(u), z: v[i % 3] + v[i % 3] }, k: (state[2], -v[0]), rates: [Point250 { x: [-v[i % 3], u.min(v[v.len() - 1])], y: (-0.7_f64).atan(), z: u * u }, Point250 { x: [u, u], y: v[i % 3].max(v[1]), z: u / 3.0 }] };
    }
    v[0] = v.iter().step_by(2).filter(|p| **p > -0.4).map(|p| 1.0 + *p + *p).product::<f64>();
    let found = p250_helper(state.iter().rev().sum::<f64>(), &v[1..], [[v[i % v.len()].atan().exp(), v[..2].windows(2).map(|grid| u).sum::<f64>()], [v[0].floor() * v[v.len() - 1], v[i % v.len()] + u]]);
    for (r, n) in v.iter().rev().zip(0..3) {}
    state[i % 3].to_radians() - state[2] * 1.5 + (0..v.len()).zip(v.chunks(2)).map(|(n, state2)| (state2[n % state2.len()].powi(2) + 0.5).sqrt() + state2[n % state2.len()]).fold(v[2], |acc, b| acc.max(b * (b - u))) - u * u / (1.0 + u.abs())
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
        let mut ys = vec![Body251 { at: pair.0 + pair.1, k: (pair.0, pair.0 - pair.0), rates: [pair.1 + pair.1, self.z / (1.0 + self.x.abs())], parts: vec![Point251 { x: if pair.1 > 0.3 {
            self.x
        } else {
            pair.0
        }, y: if pair.0 >= 0.3 {
            pair.0
        } else {
            let x = pair.0;
            self.x
        }, z: -pair.0 }, Point251 { x: pair.1, y: pair.1, z: pair.1 }], last: Point251 { x: self.z.cos(), y: pair.0, z: self.y } }, Body251 { at: (pair.0.powi(2) + 0.5).log10(), k: (self.z, pair.1), rates: [(0..3).map(|n| (n as f64)).product::<f64>(), if self.z >= pair.1 && pair.0 < pair.1 {
            let s = pair.1;
            pair.1
        } else {
            let w = pair.1;
            pair.0
        }], parts: vec![Point251 { x: (0..2).map(|i| (i as f64)).sum::<f64>(), y: -1.0, z: pair.1.signum() * pair.1 }, Point251 { z: pair.0.asinh(), y: pair.1 * pair.0, x: (0..3).map(|i| (i as f64) * pair.0).fold(self.z, |acc, y| acc * 0.5 + y * pair.0) }], last: Point251 { x: 2.0 * pair.0, y: pair.0.max(pair.1), z: pair.0 * pair.0 } }];
        ys[2 - 1].k.1 + pair.0 * 0.3 + ys[0].last.x.atan() + (0..ys.len() - 1).map(|j| ys[j].last.y + (j as f64)).product::<f64>()
    }
}

#[differentiable]
impl Body251 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: &[f64]) -> Body251 {
        Body251 { at: if buf[buf.len() - 1] >= 0.8 {
            let mut t = buf[0];
            buf[buf.len() - 1]
        } else {
            buf[buf.len() - 1]
        }, k: (buf[0] + buf[1], buf[1] / (buf[0].powi(2) + 0.5)), rates: [buf[1].atan(), buf[2 - 1]], parts: vec![Point251 { x: buf[2 - 1] / (1.0 + buf[0].abs()), y: buf[buf.len() - 1] + 1.1, z: buf[1] }, Point251 { x: (0..buf.len()).map(|j| buf[j % buf.len()] + (j as f64)).product::<f64>(), y: buf[2 - 1], z: buf[buf.len() - 1] + buf[0] }, Point251 { x: -buf[1], y: (-buf[1].powi(2)).exp(), z: buf[1] * -0.7 }], last: Point251 { x: buf[0], y: buf[1], z: 1.1 + buf[0] } }
    }
}

#[differentiable(unconnected = "zero")]
fn p251_helper(mut a: f64, ys: &mut [f64], pair: (f64, f64), j: usize) -> f64 {
    let c = std::mem::replace(&mut ys[j % 2], a);
    let q: f64 = 'found1: {
        ys[j % 2] = (0..=4).take(2).zip(0..ys.len()).filter(|(i, n)| *n != 1).map(|(m, k)| (k as f64) * c).sum::<f64>();
        if pair.0 < 0.8 {
            a = pair.1;
            break 'found1 c + (j as f64);
        }
        (if j * 2 % 3 == 0 {
            c
        } else {
            a
        }) + c.tanh().exp_m1()
    };
    (c + q + a * 0.5 - pair.0 * 0.5 - c * 1.5 + q * 1.5) * (0..j).map(|k| (k as f64) * (q + q)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p251(x: f64, ys: &[Body251], acc: f64) -> Vec<f64> {
    match 1 % 3 {
        0 => {}
        1 | 2 => {
            let mut shape: Option<f64> = None;
            let xs: [f64; 2] = [0.5; 2];
        }
        _ => {}
    }
    vec![x, acc.cos(), ys[3].last.z]
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
impl std::ops::Add for Point252 {
    type Output = Point252;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point252) -> Point252 {
        Point252 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point252 {
    type Output = Point252;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point252 {
        Point252 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p252(out: &[f64]) -> f64 {
    let e: f64;
    if out[0] > 0.1 {
        e = out[2] + out[0];
    } else {
        e = -(1.0 + out[3].abs()).ln();
    }
    let e = e + e.clamp(-0.75, 1.25) * out[3].powi(3);
    for k in 0..out.len() - 1 {
        let mut s = out[k] + (k as f64);
    }
    let mut j = 0;
    loop {
        j += 1;
        let mut w = e;
        if j >= 4 || j % 3 == 1 {
            break;
        }
    }
    let (mut e2, d) = (e, (-out[2].powi(2)).exp());
    let k: usize = j;
    let body = Point252::new([d * d, d]);
    for ys in out[0..3].chunks(2) {
        if k * 2 % 3 == 0 {
            for i in 0..=4 {
                e2 = (body.x.atan().powi(2) + 0.5).sqrt();
            }
        } else if ys.len() % 2 == 0 {
            let mut pair = (ys[j % 1] - (j as f64) + (k as f64), ys[ys.len() - 1] * ys[0]);
        }
    }
    (d * 0.1 - e * 0.3 + e2 * 1.5 - body.x * 2.0) * (body.y * body.y.min(-0.4))
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
fn p254_helper(state: &[f64], out: &mut [f64]) -> f64 {
    let (b, mut b2) = (0.25 - out[out.len() - 1], state[1]);
    (0..4).filter(|j| *j != 1).map(|j| (j as f64) * b).sum::<f64>() - b2 * 1.5 - 3.0
}

#[differentiable(unconnected = "zero")]
fn p254(mut q: f64) -> Point254 {
    q += q;
    let mut j = 0;
    loop {
        j += 1;
        let c = std::mem::replace(&mut q, 1.1 * 0.25);
        q /= (if j % 2 == 1 {
            c
        } else {
            let mut r = q;
            (0..=3).map(|j2| c + (j2 as f64)).fold(r, |acc, w| acc * 0.5 + w * w)
        }).powi(2) + 1.0;
        if j >= 3 || j % 2 == 1 {
            break;
        }
    }
    Point254 { x: [(0..1).zip(0..j).map(|(m, j2)| (j2 as f64) * q).product::<f64>(), q + 3.0, q * q], y: q, z: q.atan().exp2() }
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
        Point256 { x: grid[grid.len() - 1], y: grid[0].max(grid[0]), z: grid[0] / 1.5 }
    }
}

#[differentiable]
impl std::ops::Sub for Point256 {
    type Output = Point256;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point256) -> Point256 {
        Point256 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p256_helper(xs: &[Point256], r: f64, v: [f64; 4]) -> Vec<f64> {
    let p: f64;
    if 2 < 3 {
        let mut s = v[1].sin().exp_m1();
        p = if s > 0.9 {
            r * s
        } else {
            v.chunks(2).step_by(2).enumerate().rev().map(|(m, out)| r * out[0]).product::<f64>()
        };
    } else {
        let w = r * v[0] * v[3];
        p = v[0].atan2(w.powi(2) + 0.5).atan2((w + w).powi(2) + 0.5);
    }
    let body = Point256::new(&v);
    let flag = p > 0.25;
    let mut u: f64;
    if p >= 0.8 {
        let mut w = (body.y.abs().powi(2) + 0.5).recip();
        u = v.iter().map(|&c| c * body.y).fold(w, |acc, d| acc + (w + d)).max(1.1_f64.cos());
    } else {
        u = (0..4).map(|k| (k as f64) * (p + body.z)).fold(body.z, |acc, acc2| acc.max(acc2));
    }
    vec![r.atan().exp2().signum() * u, p / 1.5, -body.x]
}

#[differentiable(unconnected = "zero")]
fn p256_inner(row: &[f64], part: &Point256, out: &[Point256]) -> f64 {
    for &r in row.iter().take(2).rev() {
        let mut count = 0;
        let mut a: f64 = loop {
            count += 1;
            if count >= 4 {
                break r;
            }
            let w: f64 = 'found1: {
                if count / 2 % 2 != 1 {
                    break 'found1 -0.4 + out[0].y;
                } else {
                    let (mut b, mut c) = (part.z, out[count % 2].x);
                }
                out[out.len() - 1].z * (3.0 + 0.8)
            };
            if out.len() % 3 == 1 {
                return w * part.z - w * w;
            }
        };
    }
    part.x * out[0].x - out.iter().rev().map(|point| point.z + point.x).fold(3.0_f64, |acc, acc2| acc * 0.5 + acc2)
}

#[differentiable(unconnected = "zero")]
fn p256(row: &[f64], point: &Point256, body: &Point256, buf: &mut [Point256]) -> f64 {
    (0..buf.len()).rev().for_each(|count| {});
    buf[3].z *= body.x.atan().exp2();
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for i in 0..4 {
        xs.push((1.0 + (row[i] * (i as f64)).abs()).log10());
    }
    xs.push(row.iter().map(|q| *q).sum::<f64>());
    if xs[1 - 1] > 0.25 {
        xs[1 - 1] /= (-xs[0].powi(2)).exp().powi(2) + 1.0;
        let mut buf2: [f64; 3] = [0.5; 3];
        let mut kind: Option<f64> = if buf[2].x > 0.25 {
            None
        } else {
            None
        };
    }
    let mut k = 0;
    while k < 2 && xs[0] < body.z {
        k += 1;
    }
    buf[k % 4].x /= (point.x * buf.iter().map(|unit| unit.z).sum::<f64>()).powi(2) + 1.0;
    let mut grid = [xs[0]; 2];
    buf[k % buf.len()].x - xs[k % 1] * 0.5 - body.z
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
        Body258 { k: point.x / (1.0 + point.y[2].abs()), at: vec![(0..1).filter(|j| *j != 1).map(|i| (i as f64)).sum::<f64>(), point.y[2].min(0.3), point.y[0].sin().exp_m1()] }
    }
}

#[differentiable(unconnected = "zero")]
fn p258_helper(ys: &mut [f64], r: f64) -> f64 {
    match 0 % 4 {
        0 => {
            let mut kind: Option<f64> = None;
        }
        1 | 2 => {
            ys[1] = ys[0] + (r + r);
        }
        j if ys[j % ys.len()] < r => {
            let (s, d) = (r.tanh().sinh() * (j as f64), r / 2.0);
        }
        _ => {}
    }
    (r / 2.0 + r * 1.5 - ys[..1].iter().rev().map(|p| p * (r - p)).product::<f64>()) * ((ys[ys.len() - 1] + r) * (r / (1.0 + ys[0].abs())))
}

#[differentiable(unconnected = "zero")]
fn p258(z: f64) -> f64 {
    let mut row = [z; 3];
    let buf = &mut row[1..3];
    buf[0] += buf[1];
    buf[0] += (1..buf.len()).map(|i| (i as f64)).product::<f64>();
    for n in (0..row.len()).rev() {
        let d: f64;
        if row[(n + 1) % 3] >= 1.1 {
            d = (row[n] - row[n]) / (1.0 + row[n % row.len()].abs());
        } else {
            d = z;
        }
    }
    let mut j = 0;
    loop {
        j += 1;
        row[0] /= (-0.7 * (row[j % 3] * (j as f64))).powi(2) + 1.0;
        let w = p258_helper(&mut row, z + z);
        if j >= 3 {
            break;
        }
    }
    let mut z = z + (row[1] * row[j % row.len()] - (j as f64));
    if j / 2 < 3 {
        z += row[0];
        return (row[j % row.len()] - (j as f64)).mul_add(z.to_radians(), z);
    }
    let z = z * 2.0;
    let (z2, mut d) = (z.hypot(z.powi(2) + 1.0) / (z.sin().cosh().powi(2) + 1.2), z + z);
    let d = d * (d.abs() * row[0..1].iter().fold(d, |acc, &r| acc + r * r));
    d - z - z * 2.0 - z2 * 2.0 + d * 0.5 + row.chunks(2).rev().zip(row.iter()).map(|(buf, &s)| s * (s.powi(2) + 0.5).powi(-1)).sum::<f64>() - d
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
        Body262 { k: if r < r && r > 0.8 {
            r
        } else {
            -1.0
        }, at: r }
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
    let j2: usize = i / 2;
    row[0] += (-d.tanh().powi(2)).exp();
    x + 1.5 + d * 0.3 + x - row.iter().zip(row.iter()).map(|(&z, e)| row.windows(2).rev().map(|out| out[1] * out[1]).sum::<f64>() + e).sum::<f64>()
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
        let mut ys = vec![Point268 { x: [x.to_radians(), x, (0..4).zip(0..4).map(|(count, j)| (j as f64)).sum::<f64>()], y: x, ..*self }, Point268 { x: [3.0, x, if 2 < 3 || self.z > 0.8 {
            self.y
        } else {
            x
        }], y: x.cos(), z: x - x }];
        ys.push(Point268 { x: [if !(x > 0.8) {
            x
        } else {
            x
        }, x * x, -x], y: self.y / (self.y.powi(2) + 0.5), z: self.x[1] });
        self.x[3 - 1] - ys[ys.len() - 1].x[3 - 1] - x * 0.5 + ys[0].z * 1.5 - (1..ys.len()).take(2).map(|n| x - ys[ys.len() - 1].z + (n as f64)).product::<f64>()
    }
}

#[differentiable]
impl Point268 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, row: &[f64], v: &mut [f64]) -> f64 {
        let k: usize = 4;
        {
            let mut k2 = 0;
            loop {
                k2 += 1;
                if k2 >= 2 || k2 * 2 % 3 != 0 {
                    break;
                }
            }
        }
        (-0.4 - (k as f64) - v.iter().map(|&q| 0.1 + q).sum::<f64>()) * (v[2 - 1] + (k as f64))
    }
}

#[differentiable(unconnected = "zero")]
fn p268_helper(part: &Body268, u: &mut f64, j: usize) -> Body268 {
    let mut c = (0..3).map(|n| *u + (n as f64)).sum::<f64>().hypot(1.0 + (*u / (1.0 + part.rates[1].z.abs())).abs()) + (0..j).take(2).zip(0..3).map(|(n, i)| (i as f64)).product::<f64>() / (1.0 + (-*u).abs());
    c -= *u + *u + (j as f64);
    if j % 2 == 1 {
        c = (if j > 2 {
            *u
        } else {
            *u
        }) * *u;
    } else {
        'rows1: for k in (0..j).rev() {
            *u = *u + (j as f64);
        }
    }
    Body268 { at: vec![*u * 1.1, c / 1.5, c], k: vec![-c, c, *u], rates: vec![Point268 { z: u.min(c), y: *u, x: [c, if *u >= *u {
        c
    } else {
        let r = c;
        c
    }, part.parts] }, Point268 { x: [u.tanh().cosh(), (c.powi(2) + 1.0).powi(-1), c], y: c + *u, z: c + (j as f64) }, Point268 { x: [c + *u, c, c], y: -*u, z: part.rates[1].y.asinh() }], parts: 0.9 + *u }
}

#[differentiable(unconnected = "zero")]
fn p268(grid: [f64; 3], xs: Vec<f64>, d: &mut f64) -> f64 {
    let mut shape: Option<f64> = None;
    for k in (0..grid.len() - 1).step_by(2) {
        shape = if xs.len() % 2 != 0 {
            None
        } else {
            Some(*d)
        };
    }
    let x: f64;
    if *d <= 0.3 {
        x = d.asinh();
    } else {
        x = if xs[2] < 0.3 || *d > 3.0 {
            if 1 < 3 {
                *d
            } else {
                let mut y = *d;
                y
            }
        } else {
            *d - grid[0]
        };
    }
    *d += x.max(grid[1]) * (x * grid[0]);
    let mut u = (x - (if grid[0] > 0.9 && x > 1.1 {
        let u = xs[0];
        x
    } else {
        let mut a = x;
        a
    })) / 2.0;
    u = ((u * u).powi(2) + 1.2).sqrt();
    let mut count = 0;
    'rows1: while x > 2.0 && count < 5 {
        count += 1;
        *d *= if grid[1] < -0.7 {
            u
        } else {
            u.clamp(-0.75, 1.25)
        };
    }
    for (grid2, x2) in grid[..2].windows(2).zip(xs.iter()) {
        {
            let mut count2 = 0;
            'steps2: while count2 < 4 {
                count2 += 1;
                if count > 2 && xs[0] > -1.0 {
                    shape = None;
                    return -0.4;
                }
            }
        }
    }
    x + x - x * 1.5 - u * 0.3 + u - (x.clamp(-0.75, 1.25) + (count as f64))
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
    let row = vec![Point269 { x: p269_helper(2, p, Some(out[1]), &out[..3]), y: out[0].to_radians() }, Point269 { x: out[0] * p, y: out[1] * out[0] }, Point269 { x: out[1] + 0.3, y: p / 2.0 }];
    out[4] *= (p + row[1].x).clamp(-0.75, 1.25);
    if row[3 - 1].x > 1.0 && 1 < 3 {} else if row[1].y >= 0.9 {
        out[1] = (p + out[out.len() - 1]).min(out[0] * row[1].x);
    } else {
        'rows1: for &c in out.iter() {
            let e: f64;
            if !(row[2].y <= 3.0) {
                e = row.iter().filter(|body| row[2].y < c).map(|part| part.x).sum::<f64>();
            } else {
                e = 0.5 * c + c;
            }
            let mut k = 0;
            let s: f64 = loop {
                k += 1;
                if k >= 2 || k < 3 {
                    break row[k % row.len()].x;
                }
            };
        }
    }
    out[1].atan().exp_m1() - 0.8_f64.tanh() + out[3]
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
fn p270(flag: bool, row: &[f64], count: usize) -> f64 {
    let z: f64;
    if !(row[count] <= -0.4) {
        let d = (-1.0_f64).sin().exp_m1() / 3.0;
        z = match count % 5 {
            0 => d * row[count],
            _ => {
                let mut d2 = row[(count + 1) % 5];
                (1.0 + d2.abs()).ln()
            }
        };
    } else {
        let e = if count / 2 % 3 == 1 {
            (-row[1].powi(2)).exp()
        } else {
            row[(count + 1) % row.len()] + (count as f64)
        };
        z = e + e;
    }
    for i in (0..count).step_by(2) {
        'rows1: for j in (1..row.len()).rev() {
            if row[j] >= 0.5 {
                continue;
            }
        }
    }
    for &u in row[..3].iter().rev() {
        let mut point = Body270 { at: u.atan2(1.0 + u.abs()), k: [(0..row.len()).zip(row.windows(2)).filter(|(m, grid)| *m % 3 != 0).map(|(k, state)| z).sum::<f64>(), z * z] };
    }
    let mut acc: f64 = (z / ((row[count] * z).powi(2) + 1.0)).sin();
    let p = z;
    if flag {
        let mut i = 0;
        let mut p2: f64 = loop {
            i += 1;
            if i >= 1 {
                break p - acc.floor() * acc;
            }
            let g = |t: f64| t * p;
        };
    } else {
        acc += p;
    }
    (acc + z + z * 0.5) * ((p + -0.7) * acc) + (0..row.len()).map(|m| z + p + (m as f64)).sum::<f64>()
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
    let v2 = vec![Point272 { x: -ys2[0], y: v[2 - 1] + v[1], z: [v[1].max(v[1]), ys2.iter().rev().enumerate().map(|(n, &u)| u).sum::<f64>(), v[2 - 1]] }, Point272 { x: v.iter().filter(|acc| **acc > -0.7).sum::<f64>(), y: v[0], z: [v[1], (-v[1].powi(2)).exp(), (-ys2[1].powi(2)).exp()] }, Point272 { x: 0.3 + v[0], y: v[1] * v[v.len() - 1], z: [ys2[0], if v[0] > 1.5 {
        let mut t = v[v.len() - 1];
        t
    } else {
        ys[0]
    }, (ys2[1].powi(2) + 1.2).ln()] }];
    let mut q = if ys2[1] > 2.0 {
        v2[1].y
    } else {
        v2[1].x
    };
    v.iter().rev().map(|&r| v2[0].y + r).sum::<f64>() + (q + v[1]).tanh().exp2() + (ys2[0] + q)
}

#[differentiable(unconnected = "zero")]
fn p272_inner(v: &[f64; 4], out: &[f64]) -> f64 {
    let y = p272_helper(out, &v[2..4], v);
    match 4 % 3 {
        0 => {
            let q = p272_helper(out, out, out);
        }
        1 | 2 => {}
        _ => {
            let mut m = 0;
            loop {
                m += 1;
                for i in 0..out.len() {
                    let r = p272_helper(out, out, &v[1..4]);
                }
                if m >= 2 || m % 3 == 0 {
                    break;
                }
            }
        }
    }
    v[1] * y + y * 0.5 - -(if y > 1.0 && y > 0.5 {
        out[1]
    } else {
        y
    }) + y
}

#[differentiable(unconnected = "zero")]
fn p272(e: &mut f64) -> Point272 {
    *e += (0..2).step_by(2).map(|n| *e + (n as f64)).sum::<f64>() * *e;
    match 2 % 3 {
        0 => {
            *e = *e;
            let mut a = (1.0 + (*e - *e).abs()).sqrt() + e.max(*e);
        }
        1 | 2 => {
            *e *= (0..2).skip(1).map(|k| (k as f64) * *e).sum::<f64>() + *e;
        }
        _ => {
            if *e > 1.0 {
                *e += *e / (1.0 + (*e * *e).abs());
            } else {
                *e += ((0..2).map(|count| (count as f64)).fold(*e, |acc, r| acc * 0.5_f64 + r * r).powi(2) + 1.2_f64).recip();
            }
        }
    }
    if *e > *e {
        let mut pair = (*e, *e * *e);
        let mut j = 0;
        loop {
            j += 1;
            pair.0 += (0..1).filter(|n| *n != 1).map(|count| (count as f64) * (if pair.1 > pair.1 {
                let mut u: f64 = 0.3;
                pair.1
            } else {
                pair.0
            })).fold(*e, |acc, d| acc + d * (d - (j as f64)));
            let mut v: Vec<f64> = Vec::with_capacity(4);
            for i in 0..j {
                v.push((-(pair.1 * pair.0).powi(2)).exp());
            }
            v.push(pair.1 + (j as f64));
            if j >= 4 || v[j % 1] > 0.8 {
                break;
            }
        }
    } else if 4 < 3 {} else {
        let mut ys = vec![Point272 { z: [*e, *e * *e, *e], y: (0..4).map(|i| (i as f64)).fold(*e, |acc, y| acc + y), x: *e }, Point272 { x: if *e > 0.25 {
            *e
        } else {
            let mut p = *e;
            p
        }, y: *e, z: [*e, (0..4).rev().map(|count| *e + (count as f64)).fold(*e, |acc, z| acc + z * z), (0..3).rev().map(|count| (count as f64) * *e).sum::<f64>()] }, Point272 { x: *e, y: *e, z: [0.1_f64.atan().exp2(), *e, if *e > 0.5 {
            0.25
        } else {
            *e
        }] }];
    }
    Point272 { z: [*e - *e, *e + *e, (1.0 + e.abs()).log10()], y: (0..4).skip(1).map(|count| *e + (count as f64)).product::<f64>(), x: if *e <= 0.3 {
        2.0
    } else {
        *e
    } }
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
    let spring = Point276 { x: (-ys[ys.len() - 1].powi(2)).exp(), y: ys[1], z: ys[i % ys.len()] * 0.1 };
    ((spring.x.atan2(spring.y.powi(2) + 0.5) - spring.z * 0.3) * (0..ys.len()).skip(1).map(|k| (k as f64)).sum::<f64>() * (spring.y * spring.y * (ys[i % ys.len()] + spring.z)), spring.x - spring.x - spring.y * 0.5 + spring.y)
}

#[differentiable(unconnected = "zero")]
fn p276_inner(state: &[f64], mut p: f64, state2: &mut [Point276]) -> f64 {
    let flag = state2[state2.len() - 1].z > -0.4 && state2[0].z > 1.5;
    match 2 % 3 {
        0 => {}
        i if state[0] < 1.1 && state2[0].y < p => {
            let mut buf: Vec<f64> = Vec::new();
            for point in state2.iter().skip(1) {
                if flag {
                    buf.push(p);
                }
            }
            buf.push(state2[0].y / (state2[1].y.powi(2) + 1.0));
        }
        _ => {
            let mut found: Option<f64> = if p <= p || flag {
                None
            } else {
                None
            };
        }
    }
    p.abs() - state2.iter().enumerate().map(|(k, part)| part.z).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p276(row: [f64; 4], #[no_diff] row2: &mut [f64; 2], out: &Vec<f64>) -> (f64, f64) {
    row2[1] -= out[0];
    for (t, j) in row2[1..].iter_mut().zip(0..1) {}
    let mut v = vec![Point276 { z: row2[0] * out[1], y: row2[0].tanh().sinh(), x: row2[row2.len() - 1] / (row2[row2.len() - 1].powi(2) + 1.0) }, Point276 { x: ((-0.7_f64).powi(2) + 1.0_f64).ln(), y: out[0], z: if row2[1] > 2.0 {
        out[2]
    } else {
        out[3 - 1]
    } }, Point276 { z: out[3 - 1] + out[0], y: out[out.len() - 1], x: out[3 - 1].tanh() }];
    let mut grid = [[v[2].x, out[2]], [v[1].x, out[out.len() - 1]]];
    let mut a = v[3 - 1].x;
    grid[1].iter().enumerate().for_each(|(i, t)| {
        a /= t.powi(2) + 1.0;
    });
    {
        let f = |q: f64| {
            let z = q;
            q * (-out[1] * (z + a))
        };
    }
    v[1].z += out[2];
    (((if a > v[v.len() - 1].z {
        grid[1][0]
    } else {
        0.25
    }) - row[3] * 0.3 - v[0].x * 2.0 + grid[1][1] * 0.5 - a * 0.5 + row2.chunks(2).map(|state| v[0].x * row2[1]).sum::<f64>() * grid[grid.len() - 1][1]) * (a / (row2[1].powi(2) + 1.0)), (if grid[grid.len() - 1][1] > -0.4 && row2[0] > 1.5 {
        v[1].x
    } else {
        -0.7
    }) + v[3 - 1].x * 1.5 - grid[grid.len() - 1][0] * 1.5 + grid[1].iter().filter(|q| **q > 0.8).map(|a2| grid.iter().map(|v2| out[out.len() - 1] * v[0].y).sum::<f64>() + a2).sum::<f64>() + (1.0 + (a - row2[row2.len() - 1]).abs()).sqrt())
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
            let xs = vec![Body277 { at: [Point277 { x: if d > d || n > 2 {
                d
            } else {
                let z: f64 = 0.25;
                z
            }, y: d + d, z: d + d }, Point277 { x: d, y: d.tanh().exp2(), z: (-d.powi(2)).exp() }], k: Point277 { x: d, y: d, z: d }, rates: Point277 { x: d.sin(), y: d, z: d.max(d) } }, Body277 { at: [Point277 { x: d + d, y: d, z: d * d }, Point277 { z: d, y: d - (i as f64), x: 1.0 }], k: Point277 { x: -1.0 * d, y: match (n + 1) % 5 {
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
            }, z: d * d }, rates: Point277 { x: if d >= d || d > 0.3 {
                let mut t = d;
                d
            } else {
                d
            }, y: d + d, z: d.atan2(1.0 + d.abs()) } }, Body277 { at: [Point277 { x: match n % 5 {
                0 | 4 => d,
                2..=3 => d,
                _ => d,
            }, y: d, z: d * d }, Point277 { x: d.to_radians(), y: d * d, z: d }], k: Point277 { x: 2.0 * d, y: d, z: d }, rates: Point277 { x: d + (n as f64), y: d.sin().exp2(), z: d } }];
        }
    } else {
        for n in 0..j {
            let mut shape: Option<f64> = if n * 2 % 2 == 0 {
                Some((0..2).map(|k| (k as f64) * d).sum::<f64>())
            } else {
                Some(d)
            };
        }
    }
    vec![1.1, (d + (j as f64)) / (d.powi(2) + 0.5), (0..j).map(|m| d + (m as f64)).fold(d, |acc, w| acc * 0.5_f64 + w * w).atan()]
}

#[differentiable(unconnected = "zero")]
fn p277(body: &Point277) -> Point277 {
    match 2 % 3 {
        0 => {
            for (i, count) in (0..3).zip(0..3) {
                let mut k = 0;
                'rows1: loop {
                    k += 1;
                    if k >= 4 {
                        break;
                    }
                    let (mut y, mut a): (f64, f64) = ((0..2).zip(0..4).map(|(j, m)| (m as f64) * (if m < 3 {
                        let mut c = body.z;
                        c
                    } else {
                        body.y
                    })).sum::<f64>(), body.z + body.x);
                    let y2 = &mut a;
                    *y2 = *y2;
                }
            }
        }
        1 | 2 => {
            let mut j = 0;
            while j < 2 {
                j += 1;
                let mut k: usize = j;
            }
        }
        k if k / 2 < 3 => {
            let mut buf: Vec<f64> = (0..3).map(|i| body.z * body.z + (i as f64)).collect::<Vec<f64>>();
        }
        _ => {}
    }
    Point277 { x: body.x, y: body.x * body.y, ..*body }
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
        program!(p244(-0.1, const [-0.2, -1.2, 0.7]) calls p244_helper; pulled Point244Tangent { x: 0.5, y: [-0.7, -2.0] }),
        program!(p245([-0.6, 1.0, 0.2], [-0.7, 1.1, -0.2, -1.0], 0.5, &mut vec![0.2, -1.1, 1.3, 0.8])),
        program!(p246(&[-0.8, 0.2, 0.6, -0.4]) calls Point246::energy, p246_helper),
        program!(p247(&[0.9, 0.8, 0.5, 0.3], &mut [0.35, -1.0, -0.3]) calls Body247::advance, Body247::new; pulled ([0.5, 0.3], [-0.7, 0.5, -2.0])),
        program!(p248(1.0, false)),
        program!(p249(1.2, 1.2, -0.3) calls p249_helper),
        program!(p250([1.4, 0.3, 1.2], 0.1, &mut [0.1, 0.7, -1.0]) calls Point250::norm, Body250::new, p250_helper),
        program!(p251(-0.8, &[Body251 { at: 0.5, k: (-1.1, -0.6), rates: [1.4, -0.5], parts: vec![Point251 { x: -1.1, y: 0.1, z: 1.4 }, Point251 { x: 1.0, y: 0.35, z: -0.2 }, Point251 { x: 0.1, y: -0.2, z: 0.35 }, Point251 { x: 1.4, y: 1.1, z: 1.0 }, Point251 { x: 0.8, y: 1.3, z: -1.1 }], last: Point251 { x: 1.1, y: -0.4, z: 1.3 } }, Body251 { at: -0.5, k: (0.5, -1.2), rates: [1.2, -0.8], parts: vec![Point251 { x: 1.0, y: 0.2, z: 0.4 }, Point251 { x: -0.6, y: 0.7, z: 0.5 }, Point251 { x: -0.9, y: 0.4, z: -1.0 }, Point251 { x: 0.6, y: 0.4, z: 1.0 }, Point251 { x: -0.8, y: -0.1, z: 0.8 }], last: Point251 { x: -0.3, y: -0.1, z: -0.2 } }, Body251 { at: 1.0, k: (0.6, 0.4), rates: [0.2, -1.1], parts: vec![Point251 { x: -0.6, y: 1.1, z: 0.3 }, Point251 { x: 1.2, y: 0.1, z: 0.9 }, Point251 { x: -0.7, y: 0.1, z: -0.6 }, Point251 { x: 0.5, y: -0.6, z: -0.8 }, Point251 { x: 1.2, y: 0.2, z: 0.8 }], last: Point251 { x: -0.5, y: 0.7, z: 0.6 } }, Body251 { at: 1.0, k: (1.2, 0.5), rates: [1.4, -0.3], parts: vec![Point251 { x: 0.7, y: -1.0, z: 0.6 }, Point251 { x: -0.2, y: 0.3, z: -0.3 }, Point251 { x: -0.1, y: 0.8, z: -0.5 }, Point251 { x: -0.1, y: 0.35, z: 0.1 }, Point251 { x: -0.2, y: -0.4, z: 0.8 }], last: Point251 { x: 1.1, y: -1.2, z: -0.4 } }, Body251 { at: -0.1, k: (0.2, -0.2), rates: [0.6, 0.9], parts: vec![Point251 { x: -0.9, y: -0.2, z: -0.4 }, Point251 { x: -0.7, y: -0.7, z: 1.2 }, Point251 { x: -1.0, y: 0.7, z: -0.9 }, Point251 { x: -0.5, y: -1.1, z: -0.8 }, Point251 { x: 0.3, y: 1.3, z: 1.3 }], last: Point251 { x: 0.4, y: 0.4, z: 0.35 } }], -1.2) calls Point251::shifted, Body251::new, p251_helper; pulled vec![1.0, 0.5, -2.0]),
        program!(p252(&[-0.6, 0.1, -1.1, 1.4]) calls Point252::energy, Point252::new),
        program!(p253(&[1.2, -0.6, 1.2, 0.8], &vec![Body253 { at: Point253 { x: -0.2, y: 0.1, z: 1.4 }, k: 0.7, rates: Point253 { x: -0.2, y: 0.6, z: -1.0 }, parts: [Point253 { x: 0.9, y: -0.4, z: 1.2 }, Point253 { x: -1.1, y: -0.6, z: 0.3 }] }, Body253 { at: Point253 { x: -0.3, y: -1.0, z: -0.3 }, k: 0.1, rates: Point253 { x: -0.9, y: 0.35, z: 1.3 }, parts: [Point253 { x: -0.1, y: 0.35, z: 1.2 }, Point253 { x: -0.4, y: -0.8, z: -0.6 }] }, Body253 { at: Point253 { x: 0.3, y: 0.3, z: -0.6 }, k: 0.35, rates: Point253 { x: 0.2, y: -0.9, z: -0.4 }, parts: [Point253 { x: -1.0, y: -1.1, z: -0.5 }, Point253 { x: 0.6, y: -0.3, z: 1.1 }] }, Body253 { at: Point253 { x: 1.1, y: -1.1, z: -0.2 }, k: -0.6, rates: Point253 { x: 1.4, y: 1.2, z: 1.1 }, parts: [Point253 { x: -0.8, y: 0.9, z: -0.4 }, Point253 { x: 0.3, y: 0.3, z: 1.3 }] }, Body253 { at: Point253 { x: -0.9, y: 0.5, z: 1.0 }, k: -0.2, rates: Point253 { x: 0.7, y: 0.35, z: 0.7 }, parts: [Point253 { x: -0.5, y: 0.6, z: -0.5 }, Point253 { x: -0.6, y: -1.1, z: -0.7 }] }], 0.3, &mut vec![-1.0, 0.6, -0.5, -0.9])),
        program!(p254(-0.2) calls Point254::energy, Point254::new, p254_helper; pulled Point254Tangent { x: [-2.0, 0.3, -2.0], y: 1.0, z: -2.0 }),
        program!(p255(&vec![1.1, 0.4, -1.1, -0.4], -0.6, 1.3, -0.8)),
        program!(p256(&[1.2, 0.5, -1.0, -1.0], &Point256 { x: 0.6, y: -0.1, z: 0.5 }, &Point256 { x: -0.2, y: 0.7, z: 1.2 }, &mut [Point256 { x: 0.4, y: -0.6, z: -0.6 }, Point256 { x: -0.4, y: -0.5, z: -0.8 }, Point256 { x: 1.3, y: -0.4, z: -0.4 }, Point256 { x: -0.1, y: -0.9, z: -0.5 }]) calls Point256::new, p256_helper, p256_inner),
        program!(p257(&[1.2, -0.5, -0.6, 0.4])),
        program!(p258(0.6) calls Body258::energy, Body258::new, p258_helper),
        program!(p259(0.3, (0.5, 0.2)) calls p259_helper),
        program!(p260(&mut -0.1, vec![-0.3, 0.1, 0.3, -0.1, -1.1], &mut 1.1, 0.4) calls p260_helper),
        program!(p261(&[Point261 { x: 0.2, y: -0.8 }, Point261 { x: -0.3, y: 0.2 }, Point261 { x: 1.2, y: 0.2 }, Point261 { x: -0.8, y: 0.3 }], Point261 { x: -1.0, y: -0.9 }, 4) calls Body261::shifted, p261_helper, p261_inner),
        program!(p262(&mut [1.2, 0.2, -0.1]) calls Point262::advance, Point262::shifted, Body262::new, p262_helper, p262_inner),
        program!(p263(0.4, &mut 0.7, -0.1)),
        program!(p264(true, 0.35) calls p264_helper, p264_inner),
        program!(p265(1.1, &[-0.6, -1.1, -1.1, 0.8, 1.3]); pulled [-0.7, 1.0]),
        program!(p266(&mut [-1.2, 0.4, 0.3, 1.1], -0.3); pulled ([-2.0, 0.5, 0.3], vec![-2.0, 1.0, 0.5, 1.0])),
        program!(p267(&[-0.4, 0.4, -0.5, 0.3], 4) calls p267_helper, p267_inner),
        program!(p268([0.1, 1.1, 1.0], vec![0.6, -0.7, -0.4, -1.0, 0.2], &mut 1.0) calls Point268::shifted, Point268::norm, p268_helper),
        program!(p269(-0.8, &mut [-0.3, 1.1, -0.3, -0.5, 0.8]) calls p269_helper, p269_inner),
        program!(p270(true, &[0.2, 0.6, -0.7, 0.7, -1.2], 3) calls Body270::norm, Body270::new),
        program!(p271(&mut 1.1, 3, &vec![1.4, -0.8, 0.7], 3) calls p271_helper, p271_inner),
        program!(p272(&mut 0.7) calls p272_helper, p272_inner; pulled (Point272Tangent { x: -0.7, y: 1.0, z: [-2.0, 0.3, 1.0] }, 0.5)),
        program!(p273(1.3, 1.0, 3)),
        program!(p274(&[-1.0, 1.2, 1.2, -1.1]) calls p274_helper),
        program!(p275(&mut [-0.4, 0.8, -0.9, 0.1], 1.1, &vec![-0.9, 1.1, 0.35]) calls p275_helper, p275_inner),
        program!(p276([0.4, 0.2, -0.1, 0.8], const &mut [1.2, 0.4], &vec![0.35, -1.0, 0.1]) calls Point276::shifted, p276_helper, p276_inner; pulled ((-2.0, 1.0), [1.0, 1.0])),
        program!(p277(&Point277 { x: -0.8, y: 1.2, z: -0.4 }) calls p277_helper, p277_inner; pulled Point277Tangent { x: -2.0, y: -2.0, z: -0.7 }),
        program!(p278(&[0.35, 0.4, -1.2, 1.2], vec![-1.2, -0.8, 0.35, 0.7, 1.1])),
        program!(p279(&mut [1.3, 0.3, 0.9, -1.0], &mut [0.35, 0.6, -1.0, -0.7, -0.3]) calls p279_helper),
    ]
}
