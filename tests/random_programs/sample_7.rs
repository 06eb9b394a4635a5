//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point256 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body256 {
    at: f64,
    k: Vec<f64>,
    rates: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape256 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point256 {
    #[differentiable(unconnected = "zero")]
    fn advance(self, mut pair: (f64, f64)) -> f64 {
        let out = [Point256 { x: 0.3 + self.z, y: pair.1.atan().exp_m1(), ..self }, Point256 { x: -1.0, y: pair.0 + 0.8, z: pair.1 * pair.0 }, Point256 { x: self.y.abs().sqrt().clamp(0.25, 1.25), y: pair.1.max(0.0).sqrt().max(pair.0 + self.x), ..self }];
        (0.3 - self.z * 0.5 + out[1].z * 2.0) * out.iter().skip(1).map(|body| body.x * self.z).sum::<f64>()
    }
}

#[differentiable]
impl Body256 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, state: &mut [f64], flag: bool) -> f64 {
        for x in state[1..].iter().take(2) {
            for (n, c) in state.iter().rev().enumerate() {
                if *c <= *c {
                    return x.min(*x) - (1.0 + x.abs()).ln();
                }
            }
        }
        state[1] + state[0] + state[0] + state[state.len() - 1].atan().powi(2)
    }
}

#[differentiable]
impl Point256 {
    #[differentiable(unconnected = "zero")]
    fn new(state: [f64; 4], ys: [[f64; 2]; 2]) -> Point256 {
        Point256 { x: ys[1][0].cos(), y: ys[ys.len() - 1][2 - 1] / 1.5, z: ys[1][2 - 1].signum() * 2.0 }
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

#[differentiable]
impl std::ops::Mul<f64> for Point256 {
    type Output = Point256;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point256 {
        Point256 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p256_helper<const N: usize>(row: [f64; N], e: f64) -> f64 {
    let mut spring = Point256 { x: e - e, y: row[5] * row[4], z: if row[3] > 0.3 {
        row[1]
    } else {
        e
    } };
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for (&s, i) in row.iter().rev().zip(0..row.len() - 1) {
        buf.push(row.iter().sum::<f64>());
    }
    buf.push(e.tanh());
    let u = &mut buf[0];
    *u = (spring * (spring.x + spring.x)).advance((*u, *u)) + *u;
    (spring.z + row.iter().sum::<f64>() * 2.0 - spring.y * 0.3 - buf[buf.len() - 1] * 0.5) * row[6]
}

#[differentiable(unconnected = "zero")]
fn p256_inner(b: f64, x: f64) -> f64 {
    x - x * 2.0 - x + (0..4).map(|k| x + (k as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p256(pair: (f64, f64)) -> f64 {
    let flag = pair.0 >= 0.5;
    let z: f64 = 'found1: {
        let mut buf = [pair.0; 4];
        if pair.1 > 2.0 {
            break 'found1 -buf[buf.len() - 1];
        }
        buf[2..].iter().map(|a| (*a * *a).sqrt()).fold(0.7_f64, f64::min) - buf.iter().map(|u| u * 0.9).product::<f64>()
    };
    let mut part = Body256 { at: -pair.0, k: vec![z * z, z + z, pair.0 * z], rates: vec![z - z, z + pair.0] };
    {
        let Body256 { at: p, k: buf, rates: out } = &mut part;
        let mut buf2: [f64; 11] = [out[out.len() - 1]; 11];
        let n = buf2.len();
        for n2 in 1..n - 1 {
            if buf2[n2] > 1.5 {
                buf2[n2] = buf2[n2] / (1.0 + buf2[n2].powi(2));
            }
            buf2[n - 1 - n2] = buf2[n2 / 2] / (1.0 + buf2[n - 1 - n2].powi(2));
        }
        *p += buf2[7] * (n as f64);
    }
    (part.at * pair.1 + pair.1 * 2.0) * (part.k[0] * part.k[0] + z * z).sqrt().max((-part.rates[1].powi(2)).exp()) + (if z < part.rates[1] {
        let mut a = part.rates[0];
        a * a
    } else {
        part.k[1].min(part.rates[1])
    })
}

flat_record! {
    Point256 { x, y, z }
    Body256 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point258 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape258 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point258 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, row: &[f64]) {
        let unit = Point258 { x: row[0], y: row[0] };
    }
}

#[differentiable(unconnected = "zero")]
fn p258(e: f64, state: &[Point258], body: &Point258, u: f64) -> f64 {
    let mut kind: Shape258 = Shape258::Flat;
    match kind {
        Shape258::Flat => {}
        Shape258::Disc(x) => {
            let mut j = 0;
            let y: f64 = loop {
                j += 1;
                if j >= 4 || state.len() % 2 != 1 {
                    break (x - (j as f64)) * (j as f64);
                }
                for i in 1..state.len() {}
            };
            let d = y;
        }
        _ => {
            let r: f64 = (if body.y < body.y {
                u + u
            } else {
                u * u
            }) - (body.y - (1.0 + u.abs()).powf(u.sin()));
        }
    }
    ((if !(u < u) {
        body.y
    } else {
        body.x
    }) + e * 0.5 - u * 2.0) * u
}

flat_record! {
    Point258 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p260_helper(v: &mut Vec<f64>, row: &[(f64, f64)], m: usize, buf: &[f64]) {
    for s in v[0..1].iter_mut() {
        'rows1: for (pair, (d, y)) in row.iter().step_by(2).rev().zip(row.iter()) {
            let mut b: f64;
            if *y <= -0.4 {
                let e = buf[buf.len() - 1].atan().exp2() + y * y;
                b = -(1..row.len()).zip(0..m).map(|(k, i)| e + (i as f64)).sum::<f64>();
            } else {
                b = (0..buf.len()).map(|j| (j as f64) * (pair.0 + *s)).fold(*d, |acc, b2| acc + b2 * d);
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p260(m: usize, mut t: f64, mut t2: f64) -> (f64, f64) {
    let mut i = 0;
    loop {
        i += 1;
        if i >= 4 || t2 > 1.0 {
            break;
        }
        {
            t2 = t2;
            let flag = m * 2 % 3 != 0;
        }
    }
    'rows1: for m2 in 0..=3 {
        t2 = match i % 5 {
            0..=1 => (1.0 + t2.abs()).ln_1p(),
            _ => t2 * t2,
        };
    }
    (((0..4).map(|i2| t2 + (i2 as f64)).fold(t2, |acc, u| acc + (u + u)) - t * 0.3 - t2 * 0.5) * (t2.powi(2) * (t + t)), (0..3).filter(|count| *count != 1).map(|m2| (m2 as f64) * t2).sum::<f64>() + t * 1.5 + t2 * 1.5 + (if i > 1 || i + 1 < 3 {
        t.cbrt().max(t2 / (0.9_f64.powi(2) + 1.2))
    } else {
        t2 + (m as f64)
    }))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point261 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point261 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, point: &Point261, mut s: f64) -> [f64; 3] {
        let mut point2 = Point261 { x: s, ..*point };
        let mut w = std::mem::replace(&mut point2.x, point.x.cbrt().max(s));
        let mut add = |t: f64| {
            w += t * (s * w);
            w
        };
        let r = add(point2.y);
        let b = add(r * r);
        [r.powi(3) / (w.powi(2) + 1.2), r.asinh().atan().sinh(), r.max(s * point2.x)]
    }
}

#[differentiable]
impl Point261 {
    #[differentiable(unconnected = "zero")]
    fn new(mut point: Point261) -> Point261 {
        Point261 { x: point.y / (point.x.powi(2) + 1.2), y: point.y / (0.25_f64.powi(2) + 0.5) }
    }
}

#[differentiable]
impl Point261 {
    #[differentiable(unconnected = "zero")]
    fn replace(&mut self, t: f64) -> f64 {
        let z = std::mem::replace(&mut self.y, (-t.powi(2)).exp());
        let mut buf = [Point261 { x: z, y: t }, Point261::new(Point261 { x: -0.4, ..*self }), Point261 { x: t.abs().sqrt().min(z), ..*self }];
        t + z * 2.0 + z.atan().exp()
    }
}

#[differentiable]
impl Point261 {
    #[differentiable(unconnected = "zero")]
    fn push(&mut self, r: f64) {
        let e: f64;
        if r >= 0.25 {
            let p = r - r + (0..=1).zip(0..=2).map(|(i, k)| (k as f64)).fold(r, |acc, a| acc.max(a));
            e = (0..2).filter(|k| *k != 1).map(|m| (if self.y > 0.1 || m < 3 {
                let mut b = p;
                b
            } else {
                p
            }) + (m as f64)).product::<f64>();
        } else {
            let mut d = r;
            e = d;
        }
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

#[differentiable(unconnected = "zero")]
fn p261_helper(part: &mut Point261, body: Point261, s: f64) -> f64 {
    part.y += (if s > -0.7 {
        s
    } else {
        s
    }).min(part.x);
    let mut pair = ([s, (0..4).rev().filter(|count| *count != 1).map(|i| (i as f64) * s).sum::<f64>()], if s < 1.0 {
        let mut t: f64 = s;
        t
    } else {
        body.y
    });
    let kind: Option<f64> = Some(part.x + pair.1);
    let s = s + (0..3).take(2).map(|k| (k as f64)).sum::<f64>();
    let mut state = vec![pair.0[2 - 1]; 3];
    (s + s * 1.5 + state[1] * 0.5) * s
}

#[differentiable(unconnected = "zero")]
fn p261(body: &mut Point261, y: f64, point: &Point261) -> f64 {
    let e: f64;
    if y > -0.4 {
        e = (y / (y.powi(2) + 1.2)).max(point.y.abs().sqrt().min(point.x));
    } else {
        e = y;
    }
    if e > -0.7 {
        let t = body.replace(point.x);
    } else {
        let mut j = 0;
        'rows1: while j < 3 && j % 3 == 1 {
            j += 1;
            for count in (0..=j).rev() {
                body.y = -(e + point.x);
                {
                    let Point261 { x: w, y: d } = body;
                }
                body.y += if y < 0.3 {
                    body.y - e
                } else {
                    y.max(point.x)
                };
            }
            (body.y, body.x) = (e * point.x, e * point.y);
        }
    }
    let out = body.energy(point, point.y - y);
    for (m, j) in (0..2).zip(0..=2) {
        let mut spring = Point261::new(Point261 { x: out[j], ..*point });
    }
    out[0] - y * 2.0 - e * 0.5 + (0..out.len()).take(2).map(|count| (count as f64)).sum::<f64>()
}

flat_record! {
    Point261 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point262 {
    x: f64,
    #[no_diff] y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body262 {
    at: f64,
    #[no_diff] k: usize,
    rates: usize,
    #[no_diff] parts: usize,
    last: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape262 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point262 {
    #[differentiable(unconnected = "zero")]
    fn unwrap_or(&self, q: f64) -> f64 {
        let s = self.x - q;
        (s - (0..1).map(|count| (count as f64)).sum::<f64>()) * (0..=2).zip(0..=3).map(|(n, count)| (count as f64) * (s * self.y)).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Sub for Point262 {
    type Output = Point262;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point262) -> Point262 {
        Point262 { x: self.x - other.x, y: self.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p262_helper(v: &[f64]) -> f64 {
    (v[1] - v[0]) * v[1] - (v[0] + v[1] + (v[0] + v[1]))
}

#[differentiable(unconnected = "zero")]
fn p262_inner(mut out: Vec<f64>) -> f64 {
    let mut shape: Option<f64> = if out[0] <= -0.7 || out[1] <= 0.8 {
        None
    } else {
        Some(out[1].mul_add(out[out.len() - 1], out[0]))
    };
    let mut r = (out[0] * out[1] * 0.25_f64.sin().exp_m1()).sin();
    out.push(r * out[1]);
    (out[..1].iter().enumerate().map(|(i, acc)| *acc).sum::<f64>() - r * 1.5) * out[0] - r
}

#[differentiable(unconnected = "zero")]
fn p262(v: &mut Vec<Body262>, u: f64) -> f64 {
    let r = p262_inner(vec![u * u, u, u.powi(2)]);
    let mut i: usize = 1;
    for count in 0..i {
        let mut n: usize = i * 2;
    }
    let mut out = [Point262 { x: r, y: 0.5 }, Point262 { x: v[2].last.0.max(0.0).sqrt().max(2.0), y: 0.8 }];
    (r - u * 1.5 - r * 0.3 - out[i % out.len()].x * 1.5 + out.iter().rev().map(|Point262 { x: p, y: _ }| *p).product::<f64>()) * out.iter().zip(0..v.len()).map(|(unit, count)| (count as f64) * r).sum::<f64>()
}

flat_record! {
    Point262 { x, y }
    Body262 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p263(a: &mut f64, v: &[(f64, f64)], d: &mut f64) -> f64 {
    let u = std::mem::take(d);
    let mut z: f64 = (0..v.len() - 1).map(|count| u + u + (count as f64)).sum::<f64>();
    let mut add = |b: f64| {
        z += b * (v[2].0 + b);
        z
    };
    let d2 = add(*d * *d);
    let p = add(u.cbrt().min(0.8));
    let mut grid: Vec<f64> = Vec::new();
    for count in 0..v.len() {
        let mut i: usize = count * 2;
        grid.push(v[1].0);
    }
    grid.push(d2);
    p - p - u * 0.3 - z * 0.5 - grid[0] * 2.0 + (0..v.len()).map(|count| (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p265(ys: &[f64], grid: &mut [f64]) -> f64 {
    let mut count = 0;
    'rows1: while count < 5 {
        count += 1;
        if grid[2] < -1.0 {
            continue;
        }
        if grid[count % grid.len()] < ys[1] {
            grid[count % 5] = (0.1 + ys[count % ys.len()]) * grid[count % grid.len()];
            break;
        }
        let shape: Option<f64> = None;
    }
    let mut out = vec![grid[count % grid.len()]; grid.len()];
    let a = (1.0 + ((1.0 + grid[5 - 1].abs()).powf(out[5 - 1].sin()) * out[out.len() - 1].min(ys[count % 4])).abs()).sqrt();
    (out[2].abs() - out.iter().sum::<f64>() * 0.3 + a * 2.0) * ys[2..].iter().sum::<f64>() - grid[1..5].iter().zip(&out[0..4]).map(|(&u, t)| -*t + *t).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p266(e: &mut f64, xs: &[f64; 10]) -> f64 {
    let mut out: [[f64; 9]; 9] = [[*e; 9]; 9];
    for k in (0..9).rev() {
        for n in (2..8).step_by(2) {
            out[k][n] = out[n][k] * out[k][n];
            out[n][k] /= (out[k / 2][n] * out[k][n]).sin().powi(2) + 1.0;
        }
    }
    let mut i = 0;
    let a: f64 = loop {
        i += 1;
        let buf = [out[i % 9][i % 9] * xs[i % xs.len()], out[1][6], (e.powi(2) + 1.0).log10(), out[i % out.len()][i % 9]];
        if i >= 2 {
            break out[i % out.len()][i % 9];
        }
    };
    out[i % 9][i % 9] /= (if a <= out[out.len() - 1][9 - 1] {
        let d = xs[0] * a;
        out[i % 9][8]
    } else {
        let mut p = a.abs();
        p.tanh()
    }).powi(2) + 1.0;
    (a.powi(2) + 0.5).sqrt() - ((-0.1_f64.powi(2)).exp() + xs[i % xs.len()]) + (0..xs.len()).map(|m| (1.0 + a.abs()).recip() + (m as f64)).fold(out[i % 9][2], |acc, w| acc * 0.5 + w * w)
}

#[differentiable(unconnected = "zero")]
fn p267_helper(y: &mut f64, flag: bool) -> f64 {
    *y * y.clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p267_inner<const N: usize>(ys: &mut [f64; N], p: f64) -> [f64; N] {
    let mut state: Vec<f64> = vec![p; 3];
    let mut p2: f64 = 0.0;
    for n in 0..4 {
        p2 += state[0] * state[0].cos();
        for n2 in 0..state.len() {
            state[n2] = (ys[3..][n] * (n2 as f64)).sin();
        }
        for count in 1..2 {
            state[count] += (ys[3..][n] * (count as f64)).sin();
        }
        let mut z: f64 = 0.0;
        for m in 0..state.len() {
            z += state[m] * state[2 - m];
        }
        p2 += z;
    }
    [(-p2).min(p * p); N]
}

#[differentiable(unconnected = "zero")]
fn p267(pair: (f64, f64), x: f64) -> f64 {
    let d = x;
    let mut d2: f64;
    if d <= -0.7 {
        d2 = (-x.powi(2)).exp() - (if d >= 0.25 {
            x
        } else {
            x
        });
    } else {
        let e = x;
        d2 = e + (e + x);
    }
    let mut found: Option<f64> = None;
    let mut m = 0;
    while m < 4 {
        m += 1;
        let mut a = p267_helper(&mut d2, x < 0.9 && d <= x);
    }
    let mut r = x.abs().sqrt().max(d);
    d2 = (0.1 - r) / (1.0 + (0..=m).map(|i| (i as f64) * pair.1).product::<f64>().abs());
    (r, r, r) = (r, (0..=m).map(|k| (k as f64) * d).sum::<f64>(), r);
    ((if m < 3 {
        r
    } else {
        d2
    }) + d * 0.5 + (0..4).map(|i| (i as f64) * x.sin().exp()).sum::<f64>()) * d2
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point268 {
    x: [f64; 2],
    #[no_diff] y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body268 {
    at: f64,
    k: [Point268; 2],
    rates: (f64, f64),
    #[no_diff] parts: usize,
}

#[differentiable]
impl Point268 {
    #[differentiable(unconnected = "zero")]
    fn energy(self, found: Option<f64>) -> f64 {
        let part = self;
        ((if part.y > -0.4 {
            self.y
        } else {
            part.z
        }) - self.z * 2.0) * part.y.abs().sqrt().min(if 0 < 3 || part.z > -0.4 {
            self.z
        } else {
            part.y
        })
    }
}

#[differentiable]
impl Body268 {
    #[differentiable(unconnected = "zero")]
    fn truncate(&mut self, m: usize) {
        for count in 0..=m {
            let v = vec![Point268 { x: [self.rates.1, self.rates.1.hypot(1.0 + self.k[count % 2].y.abs())], y: 3.0, z: (-0.7_f64).hypot(self.k[count % 2].y.powi(2) + 0.5) }, Point268 { x: [self.rates.0, (self.at * self.at).sqrt().min(self.at + self.at)], y: 0.3, z: self.rates.0.tanh() }, Point268 { x: [self.k[1].x[0], self.k[count % 2].x[2 - 1]], y: 3.0, z: self.k[count % 2].z * self.rates.1 }];
        }
    }
}

#[differentiable]
impl Body268 {
    #[differentiable(unconnected = "zero")]
    fn product(&self) -> f64 {
        let mut y = (1.0 + (if !(self.at >= 0.3) {
            let acc = self.rates.1;
            acc * acc
        } else {
            self.at
        }).abs()).ln();
        let e = y;
        e + self.k[1].z + y * 0.5 - (0..3).map(|m| e + (m as f64)).product::<f64>()
    }
}

#[differentiable]
trait Cost268 {
    fn at(&self, s: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, c: f64) -> f64 {
        self.at(c) * (c - c - ((Point268 { x: [c, c], y: 0.5, z: c }).energy(None) + c))
    }
}

#[differentiable]
impl Cost268 for Point268 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, s: f64) -> f64 {
        let mut spring = Point268 { x: [self.z.mul_add(self.y, s), s], y: -0.4, z: if s > 1.1 {
            s
        } else {
            s
        } };
        spring.y - spring.z * 0.3 - (0..3).take(2).zip(0..3).map(|(n, i)| (i as f64) * spring.x[i % 2].max(spring.x[i % 2].max(0.0).sqrt())).sum::<f64>() - (s - spring.x[0])
    }
}


#[differentiable(unconnected = "zero")]
fn p268(p: f64, t: f64) -> f64 {
    match 3 % 3 {
        0 => {
            let (t2, y) = (t, t);
        }
        1 | 2 => {
            let mut state: [[f64; 3]; 3] = [[t; 3]; 3];
            for count in 0..2 {
                for j in (1..2).step_by(2) {
                    state[j][2] = state[count][j * 2 % 3] * -0.7 + state[count / 2][count];
                }
            }
        }
        count if count % 2 != 0 => {}
        _ => {}
    }
    (p - t * 2.0) * t
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
    at: Point269,
    k: f64,
    rates: f64,
    parts: Vec<f64>,
    last: f64,
}

#[differentiable]
impl Point269 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, y: &mut f64) -> f64 {
        *y + self.x - (0..4).map(|m| (m as f64) * -*y).sum::<f64>() + *y
    }
}

#[differentiable]
impl Point269 {
    #[differentiable(unconnected = "zero")]
    fn new(z: f64, buf: &Vec<f64>) -> Point269 {
        Point269 { y: z - buf[0], x: buf[1] }
    }
}

#[differentiable]
impl Point269 {
    #[differentiable(unconnected = "zero")]
    fn ln(&self) -> f64 {
        let mut k = 0;
        while k < 2 {
            k += 1;
        }
        self.y.atan2(self.y.powi(2) + 1.0) - (self.x - (k as f64)) * self.y.tanh()
    }
}

#[differentiable]
impl Body269 {
    #[differentiable(unconnected = "zero")]
    fn product(&self) -> f64 {
        let mut found: Option<f64> = if self.parts[0] > 3.0 {
            Some(self.rates.cbrt().min(self.parts[2 - 1] * self.at.x))
        } else {
            Some((1.0 + self.parts[2 - 1].abs()).powf(self.at.x.sin()))
        };
        match &mut found {
            None => {
                let shape: Option<f64> = if self.parts[1] > -0.7 {
                    None
                } else {
                    Some(self.last.to_radians())
                };
                if let Some(x) = shape {} else {
                    let mut acc = (match shape {
                        None => {
                            (0..=4).map(|j| (j as f64) * self.rates).sum::<f64>()
                        }
                        Some(w) => {
                            (w.powi(2) + 1.0).powf(self.at.x.sin())
                        }
                    }).cos();
                }
            }
            Some(s) => {}
        }
        (if (self.parts[1] * self.parts[1] + self.k * self.k).sqrt() > 0.1 {
            (self.parts[1] * self.parts[1] + self.k * self.k).sqrt()
        } else {
            self.at.x
        }) - (self.k * self.k).sqrt().min(self.at.x * self.last) - (0..2).map(|k| (k as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p269_helper<const N: usize>(ys: &[f64; N], row: &mut [f64; N], w: f64) -> f64 {
    let mut z: f64;
    if !(row[N - 1] > 3.0) {
        let mut b = (if w > 1.1 {
            w
        } else {
            w
        }) * row[2];
        z = w;
    } else {
        z = w.sin().cosh() + w;
    }
    let e: f64;
    if 0.5 > 0.9 {
        e = z.powi(2) * (0.25 - w);
    } else {
        let mut y = w * w;
        e = (1.0 + (z * z).abs()).recip();
    }
    let mut e2 = std::mem::replace(&mut z, (-0.4_f64).signum() * e);
    e * ys[1] - z * 0.5 - (-(z / (1.0 + z.abs())).powi(2)).exp() - (0..row.len() - 1).filter(|n| *n != 1).map(|count| w - (count as f64) + (count as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p269(v: &mut Vec<f64>, mut buf: [f64; 4], out: [f64; 7], xs: &mut Vec<f64>) -> [f64; 3] {
    let mut u = xs[3 - 1];
    let mut out2: [f64; 9] = [xs[0]; 9];
    let mut r: f64 = 0.0;
    for m in (0..7).rev() {
        out2.fill(out[m]);
        let mut b: f64 = 0.0;
        for n in 0..out2.len() {
            b += out2[n] * out2[8 - n];
        }
        r += b * out[m];
    }
    xs[3 - 1] += u;
    out2[5] *= r;
    std::mem::swap(&mut r, &mut u);
    let mut i: usize = 3;
    let mut u2 = -out2[i % 9];
    r = out2[i % out2.len()];
    let part = Point269::new(out[0] - out2[1], xs);
    xs.push((r.powi(2) + 1.0).ln());
    [(if xs.len() % 3 == 0 {
        u2
    } else {
        r
    }) + (u + r), out[i % 7], r.asinh() + u2]
}

flat_record! {
    Point269 { x, y }
    Body269 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p271_helper<const N: usize>(v: &mut [f64; N], ys: [f64; N], z: f64) -> [f64; N] {
    v[2] += ys[6] + z - (ys[N - 1] - z);
    for e in ys.iter().skip(1) {
        v[4] += v[N - 1] * *e + (*e + *e);
    }
    [v[4].sin() / (1.0 + (if !(z >= 0.5) {
        ys[2]
    } else {
        z
    }).abs()); N]
}

#[differentiable(unconnected = "zero")]
fn p271_inner(flag: bool, mut t: f64, pair: (f64, f64), ys: &[f64; 4]) -> f64 {
    let mut grid: Vec<f64> = Vec::new();
    for (c, k) in ys.iter().zip(0..2) {
        if ys[k] < ys[k] {
            grid.push(*c);
        }
    }
    grid.push(ys[3]);
    if grid[grid.len() - 1] <= grid[1 - 1] && grid[0] > 0.8 {
        match 3 % 4 {
            0 => {
                t = ys[1];
            }
            1 | 2 => {
                let mut grid2: Vec<f64> = vec![pair.0; 10];
                for i in (0..10).rev().step_by(2) {
                    if grid2[i * 2 % 10] > 0.9 {
                        grid2[i] += (grid2[10 - 1] * grid2[i * 2 % 10]).sin();
                    }
                    grid2[i] += grid2[i] * grid2[3];
                }
            }
            _ => {
                let mut ys2: Vec<f64> = vec![ys[3]; 13];
                for i in 0..3 {
                    for count in 0 + i..12 {
                        ys2[count] = ys2[count] * -0.7 + ys2[count / 2];
                    }
                }
            }
        }
    } else {
        grid[1 - 1] -= 2.0 * grid[1 - 1] + grid[0];
    }
    (0..=3).map(|j| (j as f64)).sum::<f64>() + grid[0] * 2.0 + grid[grid.len() - 1] / (t.powi(2) + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p271(grid: [f64; 7], mut w: f64) -> Vec<f64> {
    if w > 1.5 {
        let mut state: Vec<f64> = Vec::with_capacity(4);
        for (n, &p) in grid.iter().rev().enumerate().rev() {
            state.push(w);
        }
        state.push(0.1 * w);
        let mut pair: (f64, f64) = (state.iter().map(|r| r * state[0].sin()).product::<f64>(), w + w);
        let mut j = 0;
        let mut e: f64 = loop {
            j += 1;
            if j >= 3 {
                break w - pair.1;
            }
            let mut count = 0;
            'rows1: while count < 2 {
                count += 1;
                let row = state.to_vec();
            }
        };
    }
    vec![if !(w > 0.9) {
        w - w
    } else {
        w
    }, grid[0].signum() * w - (w + w), grid[0] * w * w.asinh()]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point272 {
    x: f64,
    y: [f64; 3],
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer272 {
    inner: Point272,
    gain: f64,
}
impl std::ops::Deref for Outer272 {
    type Target = Point272;
    fn deref(&self) -> &Point272 { &self.inner }
}
impl std::ops::DerefMut for Outer272 {
    fn deref_mut(&mut self) -> &mut Point272 { &mut self.inner }
}

#[differentiable(unconnected = "zero")]
fn p272_helper(v: [f64; 2], v2: &[f64], xs: [f64; 4]) -> f64 {
    let mut r: f64;
    if xs[2] > -0.4 {
        r = (if xs[3] >= xs[4 - 1] {
            v2[0]
        } else {
            v2[0]
        }) * v2[1];
    } else {
        let e = (1.0 + (if xs[xs.len() - 1] > 0.8 && xs[3] <= 1.5 {
            v[2 - 1]
        } else {
            xs[3]
        }).abs()).powi(-1);
        r = -xs[1].cos();
    }
    let acc = &mut r;
    *acc *= xs[1..4].iter().map(|t| (t * t).sqrt()).fold(0.7_f64, f64::min);
    (r - xs[xs.len() - 1] + xs[1] * 2.0 - xs[xs.len() - 1] / (1.0 + v2[1].abs()) * (0..xs.len()).filter(|k| *k != 1).map(|n| (n as f64)).product::<f64>()) * (if xs[1] > -0.7 {
        v2[1] * r
    } else {
        (r.powi(2) + 1.0).sqrt()
    })
}

#[differentiable(unconnected = "zero")]
fn p272(out: &[f64; 2]) -> Point272 {
    let f = |s: f64, a: f64| s + (a / (1.0 + s.abs())).atan();
    out.iter().zip(out.windows(2)).for_each(|(z, grid)| {});
    let count: usize = 2;
    let mut grid = out[1..].to_vec();
    let mut found: Option<f64> = Some(grid[1 - 1].cos());
    for n in (0..2).rev() {
        match grid.len() % 3 {
            0 => {
                let mut state: Vec<f64> = vec![grid[0]; 16];
                for n2 in (0..15).rev() {
                    if state[0] > 3.0 {
                        state[n2] = state[16 - 1 - n2] * state[16 - 1 - n2];
                    }
                }
            }
            1 | 2 => {
                let mut j = 0;
                loop {
                    j += 1;
                    if j >= 3 {
                        break;
                    }
                    let mut xs: Vec<f64> = Vec::new();
                    for b in &grid {
                        let h = |acc: f64, x: f64| acc * (f(0.9, *b) - x.cbrt().max(3.0));
                        if n % 2 != 0 && grid[count % 1] <= 0.3 {
                            xs.push(*b);
                        }
                    }
                    xs.push((grid[0].powi(2) + 0.5).sqrt());
                }
            }
            _ => {}
        }
    }
    Point272 { x: grid[0], y: [grid[grid.len() - 1].tanh().exp_m1(), (out[0].powi(2) + 0.5).ln(), grid[0] + grid[count % grid.len()]], z: out[2 - 1] + grid[0] }
}

flat_record! {
    Point272 { x, y, z }
    Outer272 { inner, gain }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point273 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body273 {
    at: (f64, f64),
    k: f64,
    rates: [Point273; 2],
}

#[differentiable]
impl Body273 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, mut a: f64, xs: &mut [f64]) -> f64 {
        xs[0] += (xs[0].powi(2) + 0.5).log10();
        let mut s = ((xs[xs.len() - 1].atan().exp2() * a).powi(2) + 1.2).powf(xs[0].sin());
        (a / 2.0 + a * 0.5 + s * 0.3) * (if 4 < 3 {
            a
        } else {
            0.5
        })
    }
}

#[differentiable]
impl std::ops::Add for Point273 {
    type Output = Point273;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point273) -> Point273 {
        Point273 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point273 {
    type Output = Point273;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point273) -> Point273 {
        Point273 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p273_helper(v: &[f64], unit: &Point273) -> f64 {
    for count in (0..v.len()).rev() {
        let mut body = Point273 { x: unit.x, y: (0..v.len()).map(|count2| (count2 as f64)).sum::<f64>(), ..*unit };
    }
    unit.x * v[1] - (if unit.z < unit.z || 0 < 3 {
        unit.z.abs().sqrt().min(unit.z)
    } else {
        unit.z.cos()
    }) + unit.z
}

#[differentiable(unconnected = "zero")]
fn p273_inner(ys: &[f64; 13]) -> f64 {
    let mut s = ys[8];
    let mut state: Vec<f64> = ys[5..].iter().take(2).rev().map(|&p| p).collect::<Vec<f64>>();
    ys[8].floor() * s * (state[0] * state[state.len() - 1] / 3.0)
}

#[differentiable(unconnected = "zero")]
fn p273(v: &mut [f64]) {
    v.swap(2, 0);
    let mut buf: Vec<f64> = vec![v[1]; 10];
    for count in 0..10 {
        buf[count] *= buf[count] * 0.3 + buf[10 - 1 - count];
    }
    for s in buf[0..7].iter_mut() {
        if *s >= 1.1 {
            break;
        }
    }
    let mut j = 0;
    'rows1: loop {
        j += 1;
        if j >= 3 {
            break;
        }
        let mut unit = Point273 { x: buf[j % buf.len()], y: buf[buf.len() - 1], z: if j % 3 == 1 {
            buf[j % buf.len()]
        } else {
            v[j % v.len()]
        } };
    }
    std::mem::swap(&mut buf[5], &mut v[j % 4]);
    buf[j % 10] += (buf[buf.len() - 1].powi(2) + 1.0).ln_1p().to_radians();
    let (mut acc, q) = (v[j % 4] * -buf[0], v[1].max(v[j % v.len()]));
    (acc, acc) = (acc, acc);
    let mut kind: Option<f64> = None;
}

flat_record! {
    Point273 { x, y, z }
    Body273 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p274(state: &[f64]) -> f64 {
    let mut shape: Option<f64> = None;
    match &mut shape {
        None => {
            let s: f64 = 'found1: {
                if 2 < 3 {
                    return state[3] - -state[2];
                }
                state[1] * (-state[2].powi(2)).exp()
            };
            let mut grid: [[f64; 3]; 3] = [[s; 3]; 3];
            for i in 0..3 {
                for j in 2..3 {
                    grid[j][j] *= grid[i][j - 1] * (state[j] - grid[j % 3][j]);
                    grid[i][j] -= grid[i][0] * 0.9 + (j as f64);
                }
            }
        }
        Some(x) => {}
    }
    'steps2: for u in state {}
    let mut out: Vec<f64> = Vec::new();
    for (r, x) in state.iter().zip(state) {
        if *x > -0.4 {
            if !(*x > 1.5) {
                let mut z: f64 = r - x * x.max(0.0).sqrt().min(state[2]);
            } else if 0.5 > 1.0 {}
        }
        out.push(*x);
    }
    out.push(state[0]);
    ((1..out.len()).map(|n| out[n % 1] + (n as f64)).sum::<f64>() - out[0] * 0.5) * out.iter().take(2).map(|u| *u).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p275_helper(u: f64) -> f64 {
    let mut w = (0..3).map(|j| (j as f64)).sum::<f64>() * (u + u + (0..2).map(|m| (m as f64) * u).sum::<f64>());
    let z: f64;
    if 4 < 3 {
        z = u + (w - u);
    } else {
        z = u.powi(3);
    }
    let mut s = ((-(z + w)).powi(2) + 1.2).recip();
    (s - w * 2.0 + s * 0.5 - z) * (0..2).map(|i| (i as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p275_inner(s: f64, v: &[f64], x: f64) -> f64 {
    let mut x = x + (x.tanh() - x.atan());
    v[0] - v.windows(2).map(|buf| v[v.len() - 1]).fold(x, |acc, t| acc + t * (t * x))
}

#[differentiable(unconnected = "zero")]
fn p275(c: f64) -> f64 {
    match 2 % 3 {
        0 => {
            let shape: Option<f64> = None;
            match &shape {
                None => {
                    let c = c + (if c > 0.3 {
                        c
                    } else {
                        let mut x = c;
                        x
                    });
                }
                Some(q) => {
                    let mut kind: Option<f64> = None;
                }
            }
        }
        _ => {}
    }
    let mut m: usize = 3;
    let acc: f64 = 'found1: {
        if m > 1 && c > 0.3 {
            break 'found1 c.atan();
        }
        (c.asinh().powi(2) + 1.2).ln_1p()
    };
    if m % 3 == 1 {
        let mut kind: Option<f64> = if m % 2 != 0 {
            None
        } else {
            None
        };
    } else if m / 2 < 3 {
        {
            let v: Vec<f64> = vec![1.1; 4];
        }
    }
    (acc * c + c * 2.0 - c) * ((acc * acc).sqrt().max(acc.asinh()) * acc)
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
    fn advance(&self, part: &mut Point276, unit: &Point276) -> [f64; 3] {
        for (k, j) in (0..=2).take(2).zip(0..=2) {
            part.x += unit.y + unit.x - part.z;
        }
        [part.x.powi(2), self.y.powi(3) / 1.5, (0..4).map(|n| part.z - unit.y + (n as f64)).fold(part.x, |acc, d| acc + d)]
    }
}

#[differentiable]
impl std::ops::Sub for Point276 {
    type Output = Point276;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point276) -> Point276 {
        Point276 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point276 {
    type Output = Point276;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point276 {
        Point276 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p276(p: f64, i: usize) -> f64 {
    for i2 in (0..3).rev() {}
    let mut buf: Vec<f64> = Vec::new();
    for m in (0..=4).step_by(2) {
        if p >= 3.0 && p > -0.4 {
            buf.push((match m / 2 % 5 {
                0 => {
                    let mut y = p;
                    y
                }
                _ => {
                    let mut w = p;
                    p
                }
            }).atan());
        }
    }
    buf.push(p);
    buf[1 - 1] += p;
    p - buf[0]
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
    k: Vec<f64>,
    rates: Point277,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape277 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point277 {
    #[differentiable(unconnected = "zero")]
    fn new(state: [f64; 4], ys: &Vec<f64>) -> Point277 {
        Point277 { x: ys[1], y: ys[ys.len() - 1].atan().exp2(), z: 0.3 }
    }
}

#[differentiable]
impl Body277 {
    #[differentiable(unconnected = "zero")]
    fn exp(&self) -> Body277 {
        let mut e = (if 2.0 > -0.7 || 4 < 3 {
            -1.0 * self.k[2 - 1]
        } else {
            self.rates.z + self.at[2 - 1].x
        }) + (self.k[0] + self.k[0].max(self.k[1].max(0.0).sqrt()));
        Body277 { at: [Point277 { x: e + e, y: 0.9, z: e }, Point277 { x: self.rates.x - e, y: if e.abs().sqrt() > 0.1 {
            e.abs().sqrt()
        } else {
            (0..3).map(|j| e + (j as f64)).sum::<f64>()
        }, z: e }], k: vec![e, e - self.at[0].z], rates: Point277 { x: e, y: e / 2.0, z: e.min(self.rates.x) } }
    }
}

#[differentiable(unconnected = "zero")]
fn p277_helper(row: &[f64], m: usize, k: usize) -> f64 {
    let kind: Option<f64> = if row[row.len() - 1] >= 0.8 && k > 1 {
        None
    } else {
        Some(row[k % row.len()])
    };
    row[k % row.len()] * row[0] + (2.0 * row[row.len() - 1] + (k as f64))
}

#[differentiable(unconnected = "zero")]
fn p277_inner(buf: [[f64; 2]; 3], spring: &Point277) -> f64 {
    let mut kind: Shape277 = Shape277::Disc(spring.x + spring.z);
    if let Shape277::Disc(e) = kind {} else {
        let z = if spring.x > -0.4 && spring.z < 0.3 {
            let mut r = buf[2][0..1].iter().map(|x| (*x * *x).sqrt()).fold(0.1_f64, f64::max) / (spring.z.powi(2) + 0.5);
            p277_helper(&buf[buf.len() - 1], 2, 2)
        } else {
            (spring.x.powi(2) + 0.5).sqrt()
        };
    }
    buf[2].iter().rev().zip(0..buf.len()).map(|(w, m)| (m as f64)).fold(buf[1][2 - 1], |acc, y| acc * 0.5 + y * y) - buf[2][2 - 1] * 0.5 + (buf[3 - 1][0] + spring.y).powi(2)
}

#[differentiable(unconnected = "zero")]
fn p277(grid: Vec<f64>, ys: &mut Vec<f64>, row: &[[f64; 2]; 3], ys2: &mut [Point277]) -> (f64, f64) {
    let kind: Option<f64> = if row[2][0] >= row[2][2 - 1] && 2 < 3 {
        Some(p277_helper(&row[0], 1, 2))
    } else {
        Some(ys2[1].z)
    };
    let mut kind2: Shape277 = if ys2[0].y > 0.5 {
        Shape277::Rect(row[1][1] + grid[0], row[row.len() - 1][2 - 1])
    } else {
        Shape277::Flat
    };
    ys2[1].z = row[2][1];
    ys.fill(ys2[0].y);
    {
        if ys2[2].z > 2.0 {
            if ys.len() < 3 {
                ys2[0].y = row[1][0].floor() * (match &kind2 {
                    Shape277::Flat => {
                        row[row.len() - 1][1]
                    }
                    Shape277::Disc(s) => {
                        *s
                    }
                    Shape277::Rect(w, b) => {
                        *b
                    }
                });
                let mut unit = Point277::new([ys[ys.len() - 1].tanh().exp2(), -row[2][0], ys2[ys2.len() - 1].x, row[row.len() - 1][1]], &grid);
            } else if row[0][1] < 1.1 {
                ys2[2].y /= row[0][1].powi(2) + 1.0;
            }
            let mut xs = [ys[2].floor() * row[2][2 - 1], row[3 - 1][1], ys2.iter().enumerate().map(|(count, point)| point.z * ys2[count].x).sum::<f64>(), (0..3).zip(ys2.iter()).map(|(m, body)| body.y * ys2[(m + 1) % ys2.len()].z).sum::<f64>()];
        } else {
            ys[4] = ys2[1].y - grid[4 - 1] + ys[5 - 1].hypot(ys2[0].y.powi(2) + 1.0);
        }
    }
    kind2 = Shape277::Rect(ys2[2].y, ys[0]);
    ((row.iter().map(|ys3| row[1][0]).fold(ys2[0].z, |acc, q| acc + q * q) - row[1][1]) * (row[2][1] + grid[1] - ys2[1].x / 2.0), ys2[0].x * ys2[3 - 1].y - grid[2] * 0.5 - row[3 - 1].iter().map(|&d| grid[0] + d).fold(row[1][2 - 1], |acc, s| acc.max(s + row[0][1] + s)) - ys2.iter().zip(ys2.iter()).map(|(Point277 { x: _, y: w, z: x }, Point277 { x: s, y: a, z: _ })| *a).fold(ys2[0].z, |acc, w| acc.max(ys2.iter().skip(1).map(|part| part.z * -0.7).sum::<f64>() + w)))
}

flat_record! {
    Point277 { x, y, z }
    Body277 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p278(m: usize, state: &mut [f64]) -> f64 {
    for q in state.iter_mut() {
        *q += *q;
        let mut shape: Option<f64> = Some(*q);
        match shape {
            None => {
                if *q < 0.5 {
                    let mut e = *q;
                    let mut buf = [0.25 * e, 0.25_f64.max(*q)];
                } else if m + 1 > 1 {
                    let t = std::mem::replace(q, 0.25_f64.to_radians());
                }
                let b = &mut *q;
                *b /= b.powi(3).powi(2) + 1.0;
            }
            Some(q2) => {
                let mut n = 0;
                let w: f64 = loop {
                    n += 1;
                    let mut found: Option<f64> = None;
                    let mut shape2: Option<f64> = if q2 >= 3.0 || m % 3 != 1 {
                        Some(*q * q2)
                    } else {
                        None
                    };
                    if n >= 2 {
                        break match (n + 1) % 5 {
                            0 => (q.powi(2) + 0.5).powi(-1),
                            2 | 4 => {
                                let mut e = q2;
                                e + (n as f64)
                            }
                            _ => q2 * q2,
                        };
                    }
                };
                let mut u = match m % 5 {
                    0..=1 | 4 => q.atan().exp() / (w.powi(2) + 0.5),
                    _ => (0..2).map(|i| 1.0_f64.tanh().exp2() + (i as f64)).sum::<f64>(),
                };
            }
        }
        let mut s = (1.0 + (if m % 2 != 0 {
            if (*q * *q + *q * *q).sqrt() > 0.1 {
                (*q * *q + *q * *q).sqrt()
            } else {
                *q
            }
        } else {
            *q + *q
        }).abs()).powf(q.sin());
    }
    'rows1: for state2 in state[4..].chunks(2).rev() {}
    state[m % state.len()] - (0..state.len()).zip(state.iter()).map(|(n, &acc)| acc.atan() + acc).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p279_helper(ys: &[f64; 3]) -> [f64; 3] {
    [ys.iter().filter(|t| **t > 0.9).map(|c| c + ys[1] + c).product::<f64>(), (ys[0] + ys[ys.len() - 1]).max(ys[0]), (if ys[3 - 1] < 0.9 || ys[1] > 1.5 {
        ys[1]
    } else {
        ys[3 - 1]
    }) - ys[2]]
}

#[differentiable(unconnected = "zero")]
fn p279(row: &[f64], out: Vec<f64>, #[no_diff] grid: &[f64]) -> f64 {
    if !(row[0] > 1.1) {
        match 1 % 4 {
            0 => {
                let mut j = 0;
                let t: f64 = 'rows1: loop {
                    j += 1;
                    let mut row2 = grid.to_vec();
                    if j >= 1 || row2[j % 11] < row2[4] {
                        break row2[1..].iter().map(|p| row2[j % 11] + *p).sum::<f64>() / ((out[0] + grid[7]).powi(2) + 0.5);
                    }
                };
            }
            _ => {
                let mut v: Vec<f64> = vec![grid[11 - 1]; 14];
                for j in 2..14 {
                    v[j] -= v[j] / (1.0 + v[j / 2].powi(2));
                    v[j] = v[j - 2] * v[j];
                    v[j] -= v[j] * out[j % 5];
                }
            }
        }
    } else if grid[9] < 0.5 {} else {
        let f = |acc: f64| {
            let mut q = (grid[3].powi(2) + 1.2).powf(out[1].to_radians().sin());
            acc * (out[2..].iter().rev().map(|&z| q + z).product::<f64>() * (0.1 + out[2]))
        };
    }
    ((if grid[11 - 1] >= 0.1 {
        0.1
    } else {
        grid[10]
    }) - out.iter().sum::<f64>() * 0.5) * grid.iter().rev().map(|&a| a * grid[6]).sum::<f64>() - out[2] * (-0.7_f64).atan().exp_m1()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point280 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point280 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, pair: (f64, f64), body: &mut Point280) -> f64 {
        let ys = [Point280 { x: self.y, y: body.y + body.x, z: body.x.cos() }, Point280 { x: (self.z * self.z).sqrt().clamp(0.25, 1.25), y: if body.z > 1.5 {
            let u = body.z;
            u
        } else {
            body.z
        }, z: body.z * self.z }, Point280 { x: (0..2).zip(0..=4).map(|(i, m)| (m as f64) * self.x).sum::<f64>(), y: body.y, z: self.y }];
        let mut x: f64;
        if ys[ys.len() - 1].x > -0.4 {
            x = (0..4).filter(|m| *m != 1).map(|count| (count as f64)).fold(pair.1, |acc, y| acc.max(y));
        } else {
            x = (ys[3 - 1].x + body.y).abs();
        }
        body.z + ys[0].z * 0.5 - x + x * x * (x + pair.1)
    }
}

#[differentiable]
impl Point280 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, flag: bool) {
        self.y += -self.x;
    }
}

#[differentiable]
impl Point280 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, grid: &mut [(f64, f64)], t: f64) -> f64 {
        {
            for ((a, acc), pair) in grid.iter().zip(grid.iter()) {
                let f = |s: f64, u: f64| {
                    let d = pair.0 - (s + t);
                    s + (s.max(d) - (0..grid.len()).map(|k| (k as f64)).fold(u, |acc2, r| acc2 * 0.5 + r))
                };
            }
        }
        (1.0 + grid[0].0.abs()).log10() * (if self.y >= 2.0 {
            t
        } else {
            grid[grid.len() - 1].1.signum() * t
        })
    }
}

#[differentiable]
impl Point280 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, state: &[f64], unit: &mut Point280) -> f64 {
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for (k, &b) in (0..state.len()).rev().zip(state) {
            grid.push(state[2 - 1 - k].sin() * (unit.x + b));
        }
        grid.push(state[0]);
        let mut v = [Point280 { x: grid[0], y: state[0] + grid[grid.len() - 1], z: grid[grid.len() - 1] + state[1] }, Point280 { ..*self }, Point280 { x: (0..grid.len()).map(|i| grid[(i + 1) % 1] + (i as f64)).fold(unit.z, |acc, acc2| acc * 0.5 + acc2), y: if unit.y > 0.3 && 1 < 3 {
            unit.z
        } else {
            unit.x
        }, z: grid[0] + grid[0] }];
        let mut state2: [[f64; 3]; 3] = [[v[2].z; 3]; 3];
        for n in (1..2).rev() {
            for i in (1..2).rev() {
                state2[3 - 1 - i][i] *= state2[i][3 - 1 - n] * state2[n][0];
                state2[i][(i + 1) % 3] *= state2[3 - 1 - n][n] + state2[i + 1][i] * state2[i % state2.len()][3 - 1 - n];
            }
        }
        (-state[0] + v[0].x * 0.3 - state2[state2.len() - 1][3 - 1] * 0.5) * (0..1).map(|k| grid[0] + (k as f64)).fold(state2[state2.len() - 1][3 - 1], |acc, d| acc + d) - (1.0 + state2[2][2].abs()).recip() / (1.0 + (grid[grid.len() - 1].floor() * self.x).abs())
    }
}

#[differentiable]
impl Point280 {
    #[differentiable(unconnected = "zero")]
    fn first(&self) -> f64 {
        let mut m = 0;
        while self.x < 0.5 && m < 3 {
            m += 1;
            let i: usize = m;
        }
        (if self.z < self.x || self.z >= 3.0 {
            let z = self.y;
            self.y
        } else {
            let acc = self.y;
            acc
        }) - -(self.y + self.x)
    }
}

#[differentiable]
impl Point280 {
    #[differentiable(unconnected = "zero")]
    fn truncate(&mut self, i: usize) {
        let mut n = 0;
        while n < 2 {
            n += 1;
            let xs = vec![Point280 { x: self.x.min(self.x), y: self.y - self.y, z: 0.8_f64.cbrt().max(self.x * (i as f64)) }, Point280 { x: (0..=i).map(|j| (j as f64)).sum::<f64>(), y: self.y + self.z, z: (self.x.powi(2) + 1.2).powf(self.z.sin()) }, Point280 { x: self.z - self.z, y: self.first() + self.y, z: if i < 3 {
                self.z
            } else {
                self.z
            } }];
        }
    }
}

#[differentiable]
impl Point280 {
    #[differentiable(unconnected = "zero")]
    fn powf(&self, z: f64) -> f64 {
        (z + z * 2.0 - (z.sin().sinh() - z.asinh())) * (z / (1.0 + (self.first() + z).abs()))
    }
}

#[differentiable(unconnected = "zero")]
fn p280(row: &mut [Point280], grid: [[f64; 2]; 3], buf: &mut Vec<f64>, body: &mut Point280) -> f64 {
    let unit = *body;
    buf[7] += buf[8] + buf[buf.len() - 1] + unit.y;
    match 0 % 4 {
        0 => {
            let (mut c, p) = (buf[7].atan() + grid[1][1], unit.y / (1.0 + grid[grid.len() - 1][1].abs()));
        }
        _ => {
            let mut xs: Vec<f64> = vec![0.0; 12];
            let mut s: f64 = 0.1;
            for count in 0..11 {
                for m in 0..xs.len() {
                    xs[m] = (buf[count] * (m as f64) + unit.x).cos();
                }
                let mut t: f64 = 0.0;
                for m in 0..xs.len() {
                    s += xs[m].powi(2);
                }
                s += t * buf[count];
            }
        }
    }
    buf[0] - unit.y - grid[0][1] * 2.0 - unit.y * 1.5 + unit.z
}

flat_record! {
    Point280 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p281_helper(flag: bool, state: [[f64; 2]; 2], grid: &[[f64; 2]; 3]) -> f64 {
    state[2 - 1][0] * grid[1][2 - 1] * grid[grid.len() - 1][1]
}

#[differentiable(unconnected = "zero")]
fn p281_inner(buf: &mut [f64; 3], x: f64, pair: (f64, f64)) -> (f64, f64) {
    let t: f64 = 'found1: {
        let mut q = if pair.0 > 3.0 {
            let mut z = pair.1;
            0.8 * (1.0 + pair.0.abs()).ln()
        } else {
            (pair.1 + buf[buf.len() - 1]) * pair.0
        };
        let mut grid: [f64; 17] = [q; 17];
        for count in 0..4 {
            for j in 0..17 {
                grid[j] = grid[j * 2 % 17] * 0.3 + grid[17 - 1 - j];
                grid[j] = grid[(j + 3) % 17] * 0.5 + (j as f64);
            }
        }
        if grid.len() < 3 || pair.0 > -0.4 {
            break 'found1 grid[13];
        }
        q * x
    };
    let g = |q: f64| q + q;
    for state in buf.chunks(2) {
        {
            let mut found: Option<f64> = Some(state[0] + 0.25);
        }
    }
    ((x - x * 0.3 + pair.1 * 0.5) * buf.iter().filter(|r| **r > -1.0).map(|e| x + *e).sum::<f64>(), (buf[0] - x * 0.3 + t * 1.5) * ((0.25 - x) * buf[..1].iter().rev().map(|a| *a).sum::<f64>()))
}

#[differentiable(unconnected = "zero")]
fn p281(grid: &mut [f64]) -> [f64; 2] {
    let mut k: usize = 1;
    if k > 2 || grid[2] > grid[2] {
        grid[3] -= grid[0] * (k as f64) * grid[0];
        grid[k % 4] -= (0..grid.len()).map(|m| grid.iter().product::<f64>() + (m as f64)).product::<f64>();
        let mut m = 0;
        let mut e: f64 = 'rows1: loop {
            m += 1;
            if m >= 2 {
                break grid[3];
            }
            grid[3] += grid[3];
        };
    }
    [grid[k % 4], (-(grid[k % grid.len()] - grid[1]).powi(2)).exp()]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point282 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape282 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point282 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, out: Vec<f64>, row: &[f64]) -> f64 {
        for (k, acc) in row.iter().enumerate() {
            if k / 2 % 3 != 0 {
                let mut b = *acc;
            } else if row.len() > 1 {
                let mut k2 = 0;
                let a: f64 = loop {
                    k2 += 1;
                    if k2 >= 4 || k2 / 2 > 0 {
                        break row[row.len() - 1 - k].tanh() * (out[0] * *acc);
                    }
                };
            } else if row[0] <= -0.7 && (k + 1) % 2 == 1 {
                self.x /= acc.powi(2) + 1.0;
            } else {
                let g = |b: f64| {
                    let mut d = (*acc - row[k]) * (row[(k + 1) % row.len()] + out[k % 2]);
                    b + (*acc - d).clamp(-0.75, 1.25)
                };
            }
        }
        row[1] + self.x + row[0]
    }
}

#[differentiable]
impl std::ops::Add for Point282 {
    type Output = Point282;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point282) -> Point282 {
        Point282 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p282(point: &mut Point282, point2: &mut Point282, state: &mut [f64]) -> f64 {
    let mut out = state[8..].to_vec();
    (point2.x, state[2]) = (out[out.len() - 1].to_radians(), point2.x);
    let mut e = out[1];
    let mut e = e + (1.0 + state[3].abs()).log10().min(e);
    let s = point2.advance(state.to_vec(), &out);
    let mut out2: Vec<f64> = Vec::new();
    for &w in out.iter() {
        let w = w * (w + s.to_radians());
        if 0.1 > 0.9 {
            out2.push(e);
        }
    }
    out2.push(s.atan());
    let kind: Option<f64> = None;
    for (t, &w) in state.iter_mut().zip(out2.iter()) {
        let mut r = e * (w + e * *t);
    }
    s.tanh().exp() - out[0] * 2.0 + e * 0.3 + out2[1 - 1] * 1.5 + s
}

flat_record! {
    Point282 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point283 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body283 {
    at: [Point283; 2],
    k: Vec<f64>,
    rates: Point283,
}

#[differentiable]
impl Point283 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, buf: Vec<f64>, ys: &Vec<f64>) -> f64 {
        ys[1] - buf[1] * 0.5 + (ys[0] + ys[1]) / 1.5 + self.x
    }
}

#[differentiable]
impl Body283 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, e: f64, d: &mut f64) -> f64 {
        for k in 0..2 {}
        *d + e * 0.5 - (*d + *d - e * *d)
    }
}

#[differentiable]
impl Point283 {
    #[differentiable(unconnected = "zero")]
    fn fold(self, a: f64) -> f64 {
        let mut out: Vec<f64> = Vec::new();
        for j in (0..1).take(2) {
            let c: f64 = (0..j).skip(1).map(|m| a.tanh().cosh() + (m as f64)).fold(a, |acc, p| acc.max(a.powi(2) + p));
            if j / 2 > 1 && j % 3 != 0 {
                out.push((-a.powi(2)).exp() * (match (j + 1) % 5 {
                    0 => {
                        let w = c;
                        w
                    }
                    2 => c,
                    _ => c,
                }));
            }
        }
        out.push(self.y);
        (out[1 - 1].powi(2) + 1.2).ln() + self.x * 0.3 + a * 2.0 - out.iter().map(|y| y.abs().sqrt()).fold(0.7_f64, f64::max) - out.iter().zip(out.chunks(2)).map(|(c, buf)| -0.4 * buf[0]).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point283 {
    type Output = Point283;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point283) -> Point283 {
        Point283 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p283_helper(row: &[f64], xs: [f64; 2]) -> [f64; 2] {
    let mut shape: Option<f64> = if xs[0] >= -0.4 {
        None
    } else {
        Some(xs[xs.len() - 1].tanh().cosh())
    };
    match shape {
        None => {
            let i: usize = 4;
        }
        Some(c) => {
            if xs[xs.len() - 1] > 0.9 {} else if c < 2.0 && c > c {}
        }
    }
    xs
}

#[differentiable(unconnected = "zero")]
fn p283_inner<const N: usize>(grid: &[f64; N], xs: &[f64; N], acc: f64) -> [f64; N] {
    let mut n = 0;
    while n < 4 && acc < -0.7 {
        n += 1;
    }
    [acc - acc + (n as f64); N]
}

#[differentiable(unconnected = "zero")]
fn p283(p: f64, part: &mut Point283, out: &[Body283], out2: &Vec<f64>) -> f64 {
    let x = (-1.1_f64).clamp(-0.75, 1.25);
    let mut t: f64 = out[6].at[2 - 1].z.mul_add(out2[1], out2[1]) * out2[..2].iter().sum::<f64>();
    let row = p283_helper(&out2[1..], [out2[1], part.z * x]);
    let c = out[11 - 1].norm(row[1] / (x.powi(2) + 0.5), &mut part.x);
    row[0] + p * 1.5 + x * 0.3 - row[2 - 1] * 2.0 - out2[2]
}

flat_record! {
    Point283 { x, y, z }
    Body283 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point284 {
    x: f64,
    #[no_diff] y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body284 {
    at: f64,
    k: [Point284; 2],
    rates: f64,
    parts: [Point284; 2],
}

#[differentiable]
impl Point284 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, mut acc: f64, ys: &mut [Point284]) -> f64 {
        let d = (if ys[1].y > 2.0 {
            ys[0].x
        } else {
            ys[0].x
        }) + (1.0 + ys[0].x.abs()).ln_1p() + (acc - acc.max(0.0).sqrt().max(self.y));
        ((if d.max(0.0).sqrt() > 0.1 {
            d.max(0.0).sqrt()
        } else {
            d.powi(2)
        }) + acc * 1.5 + d * 0.3) * ys.iter().map(|part| part.y * self.x).sum::<f64>() * self.x.max(ys[ys.len() - 1].x.abs().sqrt()).powi(2)
    }
}

#[differentiable]
impl Body284 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, pair: (f64, f64), point: &Body284) -> [f64; 2] {
        let mut buf = vec![Body284 { rates: point.at * pair.1, parts: [Point284 { x: self.k[2 - 1].x - pair.0, y: 0.5 }, Point284 { y: 3.0, x: (0..=1).step_by(2).map(|i| (i as f64) * point.at).sum::<f64>() }], k: [Point284 { y: 1.0, x: point.k[2 - 1].y.signum() * self.rates }, Point284 { y: 3.0, x: point.at }], at: if point.parts[1].y > -1.0 {
            point.k[1].x
        } else {
            let mut w = pair.0;
            -0.7
        } }, Body284 { at: pair.1.max(point.rates.cbrt()), parts: [Point284 { x: point.at, y: -1.0 }, Point284 { y: -0.4, x: point.at * self.k[0].y }], k: [Point284 { x: self.rates - pair.1, y: 0.25 }, Point284 { y: 1.5, x: (1.0 + point.parts[0].x.abs()).recip() }], rates: if pair.0 > 0.1 {
            let mut q = point.rates;
            q
        } else {
            point.at
        } }];
        [point.at, if buf[0].k[2 - 1].y > -0.7 {
            let mut z = buf[0].parts[2 - 1].y / (self.k[1].y.powi(2) + 1.2);
            1.1
        } else {
            let z = point.at - self.k[2 - 1].x;
            z.abs().sqrt().clamp(0.25, 1.25)
        }]
    }
}

#[differentiable]
impl Body284 {
    #[differentiable(unconnected = "zero")]
    fn new(state: &[(f64, f64)]) -> Body284 {
        Body284 { at: state[1].1.max(state[1].1.abs().sqrt()), rates: state[0].0.cbrt().max(state[0].1), parts: [Point284 { x: if state[1].0 >= state[state.len() - 1].1 {
            state[2 - 1].1
        } else {
            state[state.len() - 1].1
        }, y: 0.25 }, Point284 { y: 1.1, x: state[1].0.powi(2) }], k: [Point284 { y: 1.0, x: state[0].1 * state[1].0 }, Point284 { y: 0.8, x: state[state.len() - 1].0 }] }
    }
}

#[differentiable]
impl Body284 {
    #[differentiable(unconnected = "zero")]
    fn recip(&self) -> Body284 {
        Body284 { at: self.rates * self.at, k: [Point284 { x: self.at.atan(), y: 0.5 }, Point284 { y: 0.25, x: self.at + self.parts[1].y }], parts: [Point284 { x: self.rates, y: 0.1 }, Point284 { y: -1.0, x: self.parts[0].x.cos() }], rates: self.at }
    }
}

#[differentiable]
impl Point284 {
    #[differentiable(unconnected = "zero")]
    fn pop(&mut self) -> f64 {
        let mut xs = [self.y; 4];
        let mut k = 0;
        let d: f64 = loop {
            k += 1;
            if k >= 2 || xs[k % 4] < self.x {
                break ((self.x + self.x).powi(2) + 0.5).recip();
            }
            xs[k % 4] = xs[k % xs.len()] / 3.0 / (1.0 + xs.iter().map(|d| d.abs().sqrt()).fold(0.7_f64, f64::max).abs());
        };
        2.0 - d + d.atan().atan().exp2()
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point284 {
    type Output = Point284;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point284 {
        Point284 { y: self.y, x: self.x * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p284_helper(k: usize, p: f64) -> f64 {
    let mut s = p;
    s + s * 1.5 - (s + (k as f64) + (k as f64)) + (0..1).map(|m| (m as f64)).fold(s, |acc, y| acc.max(y * (s + y)))
}

#[differentiable(unconnected = "zero")]
fn p284_inner<const N: usize>(xs: [f64; N], grid: &mut [f64; N], s: f64) -> f64 {
    let mut buf = [s; 2];
    buf[1].max((s * s + xs[3] * xs[3]).sqrt()) + xs.iter().sum::<f64>() * 1.5 - s * 2.0 + buf[0] * 1.5 + (s + buf[0])
}

#[differentiable(unconnected = "zero")]
fn p284(row: &mut [(f64, f64)], row2: &[f64], r: f64, pair: (f64, f64)) -> f64 {
    let mut u = p284_helper(2, p284_helper(2, 1.5));
    let mut k = 0;
    while k < 5 {
        k += 1;
        let mut pair2: ([f64; 2], f64) = ([u / (1.0 + pair.0.abs()), u - r], 0.3);
        if pair2.1 <= r {
            return pair.1 + (k as f64) + (k as f64);
        }
        let kind: Option<f64> = None;
    }
    let mut pair2: (f64, f64) = (row.iter().map(|pair2| pair.0).sum::<f64>(), r);
    std::mem::swap(&mut row[1], &mut pair2);
    let mut i = 0;
    loop {
        i += 1;
        pair2.1 += (r - 0.5) * (-2.0_f64.powi(2)).exp();
        if i >= 3 {
            break;
        }
    }
    let mut xs = [Point284 { y: -0.7, x: match row2.len() % 5 {
        0..=1 => {
            let mut y = row[row.len() - 1].1;
            r
        }
        _ => 0.8,
    } }, Point284 { y: 0.9, x: pair2.0 }, Point284 { x: row2[3], y: 1.5 }];
    let mut part = Body284::new(row);
    if i > 0 {
        let mut m = 0;
        while m < 5 {
            m += 1;
            let mut r = r + (pair.0.min(xs[xs.len() - 1].x) - (0..row2.len()).filter(|n| *n != 1).map(|k2| (k2 as f64) * pair.0).sum::<f64>());
        }
    } else if row2.len() < 3 {
        let mut body = Body284 { rates: r / (1.0 + xs[i % 3].y.abs()), at: xs[0].x + -1.0, k: [Point284 { y: -1.0, x: u }, Point284 { y: 0.25, x: pair2.0 }], parts: [Point284 { y: 1.0, x: -xs[2].y }, Point284 { y: 1.0, x: xs[1].x }] };
    }
    pair2.1 + u * 0.3 - xs[i % 3].y * 0.3 - part.parts[i % 2].y * 1.5 - (-(if u > u {
        xs[0].y
    } else {
        let t = xs[0].x;
        1.1
    }).powi(2)).exp() + (xs.iter().map(|spring| spring.x).sum::<f64>().powi(2) + 0.5_f64).ln_1p()
}

flat_record! {
    Point284 { x, y }
    Body284 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p285_helper(grid: &[f64]) -> f64 {
    if grid[grid.len() - 1] >= -1.0 {
        if grid[1] >= 0.5 {
            if grid[1] < -1.0 {}
        } else if grid[0] >= 0.5 {}
    }
    grid[1].tanh() - grid[1] * (grid[1] * grid[1])
}

#[differentiable(unconnected = "zero")]
fn p285(state: &mut [f64], ys: &[[f64; 2]; 2], pair: (f64, f64)) -> f64 {
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for row in state[1..4].chunks(2) {
        buf.push(ys.iter().map(|out| out[0]).sum::<f64>());
    }
    buf.push(pair.1 + pair.1);
    let mut k = 0;
    let mut y: f64 = 'rows1: loop {
        k += 1;
        if k / 2 % 3 != 0 || pair.1 >= buf[1 - 1] {
            if pair.1 >= buf[0] && pair.0 < 0.5 {
                continue;
            }
            buf[1 - 1] *= (buf.iter().map(|y| (*y * *y).sqrt()).fold(0.7_f64, f64::max).powi(2) + 1.2_f64).sqrt();
            for t in state[2..4].iter_mut() {
                let mut grid = buf.to_vec();
                let y = std::mem::take(&mut buf[k % 1]);
                let mut row = grid.to_vec();
            }
        } else {
            state.swap(k % 4, 3);
        }
        state[k % 4] -= p285_helper(&ys[k % 2]) + (1.0 + buf[k % buf.len()].abs()).powi(-1);
        if k >= 4 {
            break buf.iter().fold(ys[1][k % 2], |acc, u| acc + (*u + *u)) - (if buf[buf.len() - 1] > 0.3 || k % 2 != 1 {
                ys[0][2 - 1]
            } else {
                pair.0
            });
        }
    };
    let kind: Option<f64> = if k * 2 % 2 != 0 || buf[0] < -1.0 {
        None
    } else {
        None
    };
    ((y.powi(2) + 1.2).sqrt() + pair.1 * 0.5 - buf[k % 1] * 2.0) * (-y).min(if k % 3 == 1 {
        ys[2 - 1][k % 2]
    } else {
        buf[k % buf.len()]
    }) + (if buf[k % buf.len()] > buf[0] {
        y - (k as f64)
    } else {
        y * y
    })
}

#[differentiable(unconnected = "zero")]
fn p286(p: f64, pair: (f64, f64), grid: [f64; 3], state: &mut [f64; 4]) -> f64 {
    let (b, b2): (f64, f64) = (grid.iter().take(2).rev().map(|&u| u * grid[1]).sum::<f64>(), state[4 - 1]);
    let mut shape: Option<f64> = if !(b2 <= state[0]) {
        None
    } else {
        Some(grid[1] - b)
    };
    for count in 0..2 {
        for i in (2 + count..4).rev().step_by(2) {
            state[i] += state[count] * state[(i + 2) % 4];
            state[i] *= state[4 - 1 - i] * (state[i] - b2);
            state[i] += state[0] * 0.3 + state[i];
        }
    }
    let acc: f64;
    if b >= -1.0 {
        acc = 1.5;
    } else {
        acc = (if b <= 2.0_f64 {
            -0.7_f64
        } else {
            1.1_f64
        }).powi(2);
    }
    let mut z = pair.0 * (1.0 + acc.abs()).log10() * state.iter().map(|p2| p2 * 1.5).fold(0.7_f64, f64::min);
    'rows1: for (j, out) in grid.windows(2).enumerate().rev() {
        let flag = out[j % out.len()] <= b2 || j % 3 == 1;
        z = out[j % 2];
    }
    let mut pair2 = ((1.0 + (acc / (1.0 + z.abs())).abs()).powf(b2.clamp(-0.75, 1.25).sin()), acc);
    let mut z2 = acc.cbrt().max(state[state.len() - 1].cos());
    b2 / (acc.powi(2) + 1.0) + p * 0.3 + b2 * 0.5 + acc * 0.5 + z
}

#[differentiable(unconnected = "zero")]
fn p287(pair: (f64, f64)) -> f64 {
    let mut count = 0;
    let w: f64 = loop {
        count += 1;
        if count >= 1 {
            break pair.1;
        }
    };
    if pair.0 > -1.0 {
        return pair.0.max(w);
    }
    let f = |b: f64| {
        let y = pair.0.hypot(1.0 + pair.0.abs()) / (b.to_radians().powi(2) + 0.5);
        b + (if b <= 1.1 {
            let mut acc = w + w;
            pair.1
        } else {
            y + pair.1
        })
    };
    let mut found: Option<f64> = Some(w);
    (0..=4).zip(0..count).for_each(|(j, count2)| {});
    let (mut r, mut y) = (w, w / 3.0);
    ((0..count).zip(0..4).filter(|(m, j)| *j != 1).map(|(k, j)| y + (j as f64)).fold(r, |acc, p| acc.max(p * r)) - r * 0.5 - y * 0.5) * (0..4).map(|count2| (count2 as f64)).sum::<f64>() * (y.sin() * r)
}

#[differentiable(unconnected = "zero")]
fn p288_helper(buf: &mut [f64], t: f64) {
    let t = t + t;
    buf[0] -= t;
    for c in buf[1..2].iter_mut() {
        let e: f64;
        if *c > 1.5 {
            let mut a = (if t > 1.0 {
                *c
            } else {
                *c
            }) * (*c * *c + *c * *c).sqrt().min(*c);
            e = (a * a + a * a).sqrt().max(t);
        } else {
            e = *c + c.signum() * *c;
        }
        let mut n = 0;
        loop {
            n += 1;
            'rows1: for k in 0..3 {
                *c = e.asinh() / (1.0 + (t - e).abs());
            }
            *c = t * 0.25 * (n as f64);
            if n >= 3 || t <= 2.0 {
                break;
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p288(row: &[[f64; 2]; 3], z: f64, state: &mut [(f64, f64)]) -> f64 {
    let mut n = 0;
    'rows1: while state[10].0 >= state[n % state.len()].0 && n < 3 {
        n += 1;
        state[7].1 += (state[4].1.powi(2) + 0.5).log10() + row[n % row.len()][n % 2].sin();
    }
    let mut i = 0;
    while i < 4 && i > 1 {
        i += 1;
        let mut n2 = 0;
        while n2 < 4 {
            n2 += 1;
            let mut m = 0;
            let u: f64 = loop {
                m += 1;
                if m >= 4 || z < 3.0 {
                    break (state[9].1 + 1.1) * state[2].0;
                }
                state[m % 11].1 = (if i % 3 != 1 {
                    state[m % state.len()].1
                } else {
                    z
                }) * (n2 as f64);
                state[m % 11].1 += state[state.len() - 1].0;
            };
            if state.len() < 3 {
                continue;
            }
            row[2][1..].iter().for_each(|&t| {
                state[11 - 1].0 *= (t * (n2 as f64)).powi(2);
            });
        }
    }
    let mut acc = z + (i as f64);
    acc += (state[i % 11].0 - (i as f64)) * (acc + row[i % row.len()][0]);
    let mut found: Option<f64> = None;
    match &mut found {
        None => {
            acc = row[i % row.len()][i % 2];
            let mut k = 0;
            'steps2: while k < 5 {
                k += 1;
                let x = std::mem::replace(&mut acc, state[1].0 - (k as f64));
            }
        }
        Some(e) => {
            *e = acc - (0..state.len()).map(|j| state[j].1 + (j as f64)).fold(*e, |acc2, w| acc2 * 0.5 + w * *e);
        }
    }
    acc + state[11 - 1].0 - z * 2.0 - (state[9].1.sin() - (row[i % 3][1] + acc))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point290 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape290 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point290 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, out: &[[f64; 2]; 3], grid: &mut Vec<Point290>) {
        let mut spring = Point290 { x: (1.0_f64.powi(2) + 1.0_f64).log10(), y: out[1][0] };
    }
}

#[differentiable]
impl Point290 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, b: f64) -> Option<f64> {
        let mut pair = (self.x, b);
        if pair.0 >= 3.0 {
            None
        } else {
            None
        }
    }
}

#[differentiable]
impl Point290 {
    #[differentiable(unconnected = "zero")]
    fn reverse(&mut self) {
        let mut n = 0;
        'rows1: loop {
            n += 1;
            let mut out: [f64; 17] = [self.y; 17];
            for n2 in (2..16).rev().step_by(2) {
                let t = out[(n2 + 1) % 17];
                out[n2] = (t * out[n2]).sin();
                out[17 - 1 - n2] += out[n2] + out[n2 / 2] * out[n2];
                out[n2] = out[(n2 + 1) % 17].tanh() * out[n2];
            }
            out[17 - 1] += out[2].atan().exp_m1();
            if n >= 4 {
                break;
            }
        }
    }
}

#[differentiable]
impl Point290 {
    #[differentiable(unconnected = "zero")]
    fn product(self) -> f64 {
        if self.y < 0.3 {} else if self.y >= self.x {
            if self.x > 0.8 && self.x > 2.0 {
                for m in 0..2 {
                    let z: f64 = 2.0;
                }
            }
        }
        self.y + (self.y * self.y).sqrt().clamp(0.25, 1.25) - self.y
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point290 {
    type Output = Point290;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point290 {
        Point290 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p290(buf: &[[f64; 2]; 2], xs: Vec<f64>, row: &[(f64, f64)], out: &mut [f64]) -> f64 {
    let mut s = 3.0 + row[11 - 1].1;
    let f = |b: f64, e: f64| b * (if e < row[4].0 {
        let t = if 0.9_f64.max(0.0).sqrt() > 0.1 {
            0.9_f64.max(0.0).sqrt()
        } else {
            xs[3]
        };
        t.to_radians()
    } else {
        let r = if e > 2.0 || b > 0.1 {
            out[0]
        } else {
            out[2]
        };
        if r >= row[row.len() - 1].0 || xs[1] >= -0.4 {
            r
        } else {
            -0.7
        }
    });
    let mut s2 = (-(0..=1).map(|i| (i as f64) * out[i]).sum::<f64>().powi(2)).exp();
    match 1 % 3 {
        0 => {
            s = 3.0_f64.sin().exp_m1();
            let mut k = 0;
            let mut x: f64 = loop {
                k += 1;
                let mut out2: Vec<f64> = vec![out[1]; 15];
                for n in 0..2 {
                    for j in (0..0).step_by(2) {
                        s2 = out2[0] * out[0];
                        out2[j] -= out[j] * 0.9 + (j as f64);
                        out2[j] = out2[j * 2 % 3] * s2.max(0.5);
                    }
                }
                out2[7..15].swap(6, k % 8);
                if k >= 1 {
                    break out[2].atan() + s2;
                }
            };
        }
        1 | 2 => {
            let kind: Shape290 = if !(s2 > 1.5) {
                Shape290::Disc(xs.chunks(2).map(|v| row[6].1 + s).sum::<f64>())
            } else {
                Shape290::Rect(out[1], out[0])
            };
        }
        _ => {}
    }
    match 3 % 3 {
        0 => {
            let point = Point290 { x: row[6].0.atan().cosh(), y: s2 - buf[2 - 1][0] };
        }
        1 | 2 => {
            s2 -= (-xs[2].powi(2)).exp() * buf[0][0];
        }
        _ => {
            let mut i = 0;
            let mut y: f64 = loop {
                i += 1;
                let mut buf2: [f64; 9] = [out[3 - 1]; 9];
                for m in 2..4 {
                    let x = buf2[m * 2 % 5];
                    buf2[m] *= x * buf2[m - 2];
                }
                if i >= 4 || i * 2 % 2 == 1 {
                    break (f(s2, s).powi(2) + 0.5).ln_1p();
                }
            };
        }
    }
    (s2 - xs.iter().sum::<f64>() * 0.5 + s * 0.5) * (s2.max(row[row.len() - 1].1) - (0..out.len()).map(|k| (k as f64)).sum::<f64>()) * xs[1]
}

flat_record! {
    Point290 { x, y }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p256((-0.3, 0.8)) calls Point256::advance, Body256::shifted, Point256::new, p256_helper, p256_inner),
        program!(p258(1.4, &[Point258 { x: -0.9, y: -0.4 }, Point258 { x: -0.8, y: 1.2 }, Point258 { x: -0.7, y: -0.2 }, Point258 { x: -0.8, y: -0.3 }, Point258 { x: -1.0, y: 0.5 }], &Point258 { x: -0.2, y: 0.2 }, 0.5) calls Point258::advance; pulled -2.0),
        program!(p260(3, -0.5, 0.3) calls p260_helper; pulled (0.3, 1.0)),
        program!(p261(&mut Point261 { x: -0.9, y: -0.6 }, 0.3, &Point261 { x: -1.1, y: -0.8 }) calls Point261::energy, Point261::new, Point261::replace, Point261::push, p261_helper),
        program!(p262(&mut vec![Body262 { at: -0.1, k: 2, rates: 3, parts: 4, last: (-1.2, 0.7) }, Body262 { at: -0.5, k: 4, rates: 4, parts: 4, last: (-0.4, 1.4) }, Body262 { at: -1.0, k: 3, rates: 3, parts: 3, last: (1.2, 0.7) }, Body262 { at: -1.1, k: 4, rates: 4, parts: 3, last: (0.4, -1.2) }], 0.3) calls Point262::unwrap_or, p262_helper, p262_inner),
        program!(p263(&mut -0.2, &[(-1.1, 0.7), (0.3, -0.5), (0.7, 0.7), (1.1, 0.2), (-1.0, 1.0)], &mut 0.1)),
        program!(p265(&[-0.5, 0.8, 0.1, -1.1], &mut [1.3, 0.8, 0.3, -0.3, -0.6])),
        program!(p266(&mut -0.4, &[0.35, 0.0, 0.3, -0.3, -0.9, 0.2, -1.1, 0.8, 0.9, -0.5]); pulled (0.3, 0.3)),
        program!(p267((-0.4, 0.3), 0.1) calls p267_helper, p267_inner),
        program!(p268(0.1, 0.35) calls Point268::energy, Body268::truncate, Body268::product),
        program!(p269(&mut vec![-1.0, -0.6, 1.3, 0.0], [0.5, -1.1, -0.6, 0.8], [0.6, 0.8, 0.0, 1.2, 1.1, 0.0, -0.6], &mut vec![-0.3, -1.1, 0.6]) calls Point269::shifted, Point269::new, Point269::ln, Body269::product, p269_helper; pulled ([0.5, 1.0, -0.7], vec![1.0, 0.3, 1.0, 0.5], vec![-2.0, -0.7, 0.3, -2.0])),
        program!(p271([0.6, 0.3, -0.5, 0.9, -0.8, 0.2, 0.5], -0.7) calls p271_helper, p271_inner; pulled vec![-2.0, 0.3, 0.5]),
        program!(p272(&[1.1, 0.0]) calls p272_helper; pulled Point272Tangent { x: -2.0, y: [0.3, 0.5, 1.0], z: 0.5 }),
        program!(p273(&mut [1.2, 0.8, -0.1, -0.1]) calls Body273::shifted, p273_helper, p273_inner; pulled vec![1.0, 0.3, -2.0, 0.5]),
        program!(p274(&[1.4, 0.7, -0.2, -0.4])),
        program!(p275(0.1) calls p275_helper, p275_inner),
        program!(p276(0.35, 4) calls Point276::advance),
        program!(p277(vec![0.1, 1.3, 0.35, 1.4], &mut vec![1.2, -1.0, 0.8, -0.1, -1.1], &[[0.5, 1.1], [1.4, -0.1], [-0.1, -1.1]], &mut [Point277 { x: -0.3, y: 1.4, z: 0.3 }, Point277 { x: -0.7, y: -0.6, z: -1.2 }, Point277 { x: 0.6, y: -0.3, z: -0.2 }]) calls Point277::new, Body277::exp, p277_helper, p277_inner; pulled ((0.3, 0.5), vec![0.5, -0.7, 1.0, 0.3, -0.7], vec![Point277Tangent { x: -0.7, y: 0.5, z: -0.7 }, Point277Tangent { x: 0.3, y: -0.7, z: 0.5 }, Point277Tangent { x: -2.0, y: -0.7, z: 1.0 }])),
        program!(p278(3, &mut [0.6, -0.3, 0.0, -0.1, 0.5])),
        program!(p279(&[0.5, -1.0, 0.35, -0.2], vec![0.1, 1.0, 0.1, 1.4, -1.2], const &[-1.1, -0.2, 0.2, 0.0, 0.35, 0.8, 0.8, -1.0, 0.6, 0.5, 1.2]) calls p279_helper),
        program!(p280(&mut [Point280 { x: 0.3, y: 0.1, z: -0.5 }, Point280 { x: 0.8, y: -1.0, z: 1.0 }, Point280 { x: -1.2, y: 1.0, z: 0.0 }, Point280 { x: 0.6, y: 0.6, z: -1.0 }], [[1.1, 0.0], [0.3, -1.0], [0.4, 0.9]], &mut vec![1.3, 0.35, -0.8, 0.3, 0.5, -1.2, -1.1, -0.3, -1.1, -1.2, 1.4], &mut Point280 { x: 0.9, y: -0.3, z: -1.2 }) calls Point280::energy, Point280::advance, Point280::shifted, Point280::norm, Point280::first, Point280::truncate, Point280::powf),
        program!(p281(&mut [-0.8, 0.8, 0.5, -0.3]) calls p281_helper, p281_inner; pulled ([-0.7, -0.7], vec![-0.7, 0.3, 0.3, 0.3])),
        program!(p282(&mut Point282 { x: -0.1, y: 1.3, z: 0.9 }, &mut Point282 { x: 0.5, y: -0.2, z: 0.1 }, &mut [0.0, 1.2, -0.7, 0.2, 0.7, -0.3, 0.0, 1.4, -0.9, 0.4, 0.7]) calls Point282::advance),
        program!(p283(-0.5, &mut Point283 { x: 1.2, y: 1.4, z: 0.0 }, &[Body283 { at: [Point283 { x: 0.8, y: -0.3, z: 0.35 }, Point283 { x: 1.4, y: -1.0, z: 1.4 }], k: vec![-0.3, 0.8, 1.1, 0.0, -0.7, 0.2, 0.6, -0.8, 0.7, -1.0, 0.4], rates: Point283 { x: 0.8, y: 0.7, z: 0.1 } }, Body283 { at: [Point283 { x: 0.0, y: 0.6, z: 0.9 }, Point283 { x: 0.3, y: 0.1, z: -0.8 }], k: vec![0.9, -0.3, 0.1, 1.0, -1.0, 0.2, 1.0, 0.6, 0.9, -0.3, -1.2], rates: Point283 { x: -0.1, y: 0.7, z: -0.1 } }, Body283 { at: [Point283 { x: 1.3, y: -0.6, z: -0.1 }, Point283 { x: -0.8, y: -0.5, z: 0.3 }], k: vec![-0.5, 0.3, -0.4, 1.0, 1.0, -0.5, 0.4, 0.35, 0.5, 1.4, -0.9], rates: Point283 { x: -0.7, y: -0.9, z: 0.1 } }, Body283 { at: [Point283 { x: 0.5, y: 0.35, z: -1.2 }, Point283 { x: -0.2, y: 1.4, z: 0.1 }], k: vec![0.2, -1.1, 0.1, -0.1, -0.3, 0.9, -0.8, -0.2, 0.9, 0.9, 0.35], rates: Point283 { x: -0.9, y: -0.6, z: -0.4 } }, Body283 { at: [Point283 { x: 0.4, y: 0.4, z: 0.5 }, Point283 { x: 0.4, y: 1.0, z: 1.3 }], k: vec![1.0, -0.8, -0.6, -0.2, -0.8, 0.3, 0.0, -0.2, -0.3, 0.6, 0.4], rates: Point283 { x: -0.2, y: -1.0, z: 0.1 } }, Body283 { at: [Point283 { x: 1.4, y: 1.3, z: 0.2 }, Point283 { x: 0.35, y: -1.0, z: 0.7 }], k: vec![-0.9, -1.0, 1.3, 1.0, 0.4, -0.7, 0.35, 0.7, -0.6, -0.7, -0.5], rates: Point283 { x: 0.2, y: -0.5, z: 0.35 } }, Body283 { at: [Point283 { x: 0.1, y: 1.2, z: -0.6 }, Point283 { x: 0.5, y: -0.6, z: -0.6 }], k: vec![-0.3, 1.1, 0.7, 1.2, -0.7, 1.2, 0.1, -1.0, 0.8, -1.2, -0.7], rates: Point283 { x: 0.35, y: 0.5, z: -0.7 } }, Body283 { at: [Point283 { x: 1.4, y: 0.2, z: 1.3 }, Point283 { x: 0.5, y: -1.0, z: 0.4 }], k: vec![0.5, 0.35, -0.3, 1.0, -0.5, 0.0, 1.4, -0.9, 1.2, -0.4, 0.6], rates: Point283 { x: -0.3, y: -0.8, z: -0.7 } }, Body283 { at: [Point283 { x: 0.1, y: 0.4, z: 0.4 }, Point283 { x: 0.1, y: 0.1, z: -0.2 }], k: vec![-0.7, 0.6, -0.3, -0.5, 0.1, -1.2, 1.2, 0.9, -0.9, 0.3, 0.2], rates: Point283 { x: 0.0, y: 0.5, z: 1.4 } }, Body283 { at: [Point283 { x: -0.7, y: 0.1, z: 1.4 }, Point283 { x: 0.3, y: 1.0, z: -1.1 }], k: vec![-0.2, 0.0, 0.9, 1.2, 0.5, 0.35, -0.2, -0.7, -0.5, 0.8, -0.6], rates: Point283 { x: 0.9, y: -0.5, z: 1.4 } }, Body283 { at: [Point283 { x: 0.35, y: 1.2, z: 0.1 }, Point283 { x: 0.5, y: -0.4, z: -0.9 }], k: vec![0.8, -0.7, -0.9, -0.3, 0.2, -0.4, 0.2, -0.3, -0.7, -1.2, 0.8], rates: Point283 { x: 1.0, y: -0.6, z: -1.2 } }], &vec![0.1, 0.2, 0.9]) calls Point283::energy, Body283::norm, Point283::fold, p283_helper, p283_inner),
        program!(p284(&mut [(1.0, 0.3), (-1.0, -0.3), (-0.7, 1.3), (0.6, 0.7)], &[0.35, -0.4, -1.2, 0.9, 0.4], 0.3, (0.3, -0.7)) calls Point284::energy, Body284::norm, Body284::new, Body284::recip, Point284::pop, p284_helper, p284_inner),
        program!(p285(&mut [1.3, -0.9, 0.9, 1.2], &[[0.1, 0.0], [0.6, 0.2]], (0.9, -0.6)) calls p285_helper),
        program!(p286(-1.1, (1.2, -0.3), [-0.9, -0.1, -1.2], &mut [0.7, 0.7, -0.6, 0.4])),
        program!(p287((-0.4, 0.4))),
        program!(p288(&[[0.5, 0.7], [1.3, -0.4], [0.1, -1.0]], -0.8, &mut [(-1.1, 0.8), (0.1, -1.0), (1.2, -1.0), (0.1, 1.4), (0.35, 0.4), (-0.3, -1.0), (-0.1, 0.4), (-0.4, -0.8), (-1.1, -0.2), (-0.8, 1.2), (0.4, -0.6)]) calls p288_helper),
        program!(p290(&[[1.0, 0.7], [-1.0, 0.4]], vec![-0.6, -0.3, -1.2, -0.6, 1.4], &[(0.6, 1.1), (1.3, 0.35), (0.8, -0.8), (0.4, -0.6), (-0.6, -1.0), (-0.5, -1.1), (-0.6, 0.5), (-0.5, -1.2), (0.9, 0.0), (0.35, 0.0), (1.1, -0.8)], &mut [0.5, -0.1, -1.1]) calls Point290::advance, Point290::norm, Point290::reverse, Point290::product),
    ]
}
