//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point110 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point110 {
    #[differentiable(unconnected = "zero")]
    fn new(y: f64, m: usize) -> Point110 {
        Point110 { x: y.max(y), y: y / 2.0 }
    }
}

#[differentiable]
impl std::ops::Add for Point110 {
    type Output = Point110;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point110) -> Point110 {
        Point110 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p110(buf: [Point110; 2], flag: bool, grid: &[[f64; 2]; 2]) -> f64 {
    let mut state = [grid[1][1]; 4];
    let mut b: f64 = (grid[1][1] - buf[0].y).sin() - (grid[0][1] + state[0]);
    let mut ys: Vec<f64> = vec![3.0; 19];
    for m in (0..18).step_by(2) {
        let e = ys[m + 1];
        ys[m] = e * ys[19 - 1 - m];
    }
    let h = |e: f64, e2: f64| {
        let mut t = b;
        e * (-ys[3] * e2)
    };
    for c in state.iter_mut().skip(1) {
        let mut count = 0;
        while count < 3 {
            count += 1;
            if b < 0.1 {
                continue;
            }
            if (count + 1) % 3 != 0 && (count + 1) % 2 == 1 {
                continue;
            }
        }
        *c += grid[grid.len() - 1][1..2].iter().enumerate().map(|(k, &y)| y).product::<f64>();
        *c += b - ys[10].powi(2);
    }
    let mut kind: Option<f64> = if ys[6] <= -0.7 {
        Some(ys[ys.len() - 1] - ys[2])
    } else {
        Some(b * grid[0][0])
    };
    match kind {
        None => {
            let mut count = 0;
            let mut t: f64 = 'rows1: loop {
                count += 1;
                if !flag {
                    let t = (state[2] * state[2]).sqrt().clamp(0.25, 1.25).tanh().exp();
                } else {
                    state[1] -= ys[4] * 0.5_f64.powi(2);
                }
                if !(ys.len() > 1) {
                    let mut xs = vec![(b, state[2]), (state[1], state[count % 4]), (b / (ys[19 - 1].powi(2) + 1.0), state[2]), (1.5_f64.tanh(), b)];
                }
                if count >= 3 {
                    break state[state.len() - 1].to_radians() + ys.iter().map(|x| (*x * *x).sqrt()).fold(0.7_f64, f64::max);
                }
            };
        }
        _ => {
            let mut out: Vec<f64> = vec![ys[11]; 12];
            for k in 1..12 {
                if k % 2 == 0 {
                    out[8] = out[k - 1] * -0.7 + (k as f64);
                }
                out[k - 1] += out[k] / (1.0 + out[k].powi(2));
            }
        }
    }
    (ys[19 - 1] + ys[15] - state[0] * 1.5 + b * 2.0 - ys.iter().sum::<f64>() * 1.5 - 0.8) * ys[8]
}

flat_record! {
    Point110 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point111 {
    x: f64,
    #[no_diff] y: f64,
    z: f64,
}

#[differentiable]
impl Point111 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, count: usize) -> f64 {
        let Point111 { x: d, y: _, z: y } = *self;
        let found: Option<f64> = if count % 2 != 0 {
            None
        } else {
            None
        };
        ((d.powi(2) + 0.5).recip() + d * 1.5 - (0..2).step_by(2).map(|i| (i as f64)).fold(self.y, |acc, z| acc * 0.5 + ((0..=1).filter(|m| *m != 1).map(|k| z + (k as f64)).sum::<f64>() + z))) * (y + (count as f64))
    }
}

#[differentiable]
impl Point111 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, s: f64) -> f64 {
        if 1 < 3 {
            let mut state: Vec<f64> = Vec::new();
            for count in (0..2).skip(1) {
                state.push(self.x);
            }
            state.push((0..2).map(|m| (m as f64)).sum::<f64>());
        }
        s / (self.x.powi(2) + 1.0) - s * 1.5 - s.atan().exp_m1()
    }
}

#[differentiable]
impl Point111 {
    #[differentiable(unconnected = "zero")]
    fn floor(&self) -> f64 {
        let mut p = (self.y * self.y).sqrt().clamp(0.25, 1.25) / 2.0;
        0.8 - (0..=4).map(|i| p * self.y + (i as f64)).sum::<f64>() + p
    }
}

#[differentiable]
impl Point111 {
    #[differentiable(unconnected = "zero")]
    fn extend(&mut self, xs: &[f64]) {
        *self = Point111 { x: xs[0] / (xs[2 - 1].powi(2) + 0.5), y: -1.0, z: xs[1] };
        let mut n = 0;
        while n < 4 {
            n += 1;
            match (n + 1) % 4 {
                0 => {
                    let body = *self;
                }
                1 | 2 => {
                    let body = self.clone();
                }
                _ => {}
            }
        }
    }
}

#[differentiable]
impl Point111 {
    #[differentiable(unconnected = "zero")]
    fn powf(self, x: f64) -> f64 {
        ((if x < 3.0 && self.z < 0.5 {
            x
        } else {
            let d = x;
            x
        }) - self.x * 0.3 + (0..=3).rev().zip(0..=3).map(|(i, k)| (k as f64)).sum::<f64>()) * (x.sin().exp() - x)
    }
}

#[differentiable]
impl std::ops::Sub for Point111 {
    type Output = Point111;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point111) -> Point111 {
        Point111 { x: self.x - other.x, y: self.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p111_helper(acc: &mut f64, mut u: f64) {}

#[differentiable(unconnected = "zero")]
fn p111_inner<const N: usize>(v: &[f64; N], a: f64) -> f64 {
    let mut grid: [[f64; 9]; 9] = [[v[0]; 9]; 9];
    for count in (0..8).rev() {
        for i in (0..9).rev() {
            grid[9 - 1 - i][count] = grid[i][3].tanh() * grid[9 - 1][(i + 2) % 9];
            grid[count][0] /= (grid[count][9 - 1 - count] * grid[count * 2 % 9][i]).sin().powi(2) + 1.0;
        }
    }
    (0..grid.len() - 1).rev().for_each(|n| {});
    let kind: Option<f64> = if v[3] > 0.25 {
        None
    } else {
        None
    };
    let shape: Option<f64> = if grid.len() < 3 {
        None
    } else {
        Some(grid[5][4].asinh())
    };
    grid[5][6] / (1.0 + grid[grid.len() - 1][1].abs()) - a * 0.3 + kind.unwrap_or(a).atan() + a
}

#[differentiable(unconnected = "zero")]
fn p111(out: &mut Vec<f64>) -> f64 {
    out.swap(0, 2);
    let mut xs: Vec<f64> = vec![out[4 - 1]; 11];
    for n in (1..10).rev() {
        xs[11 - 1 - n] *= (xs[(n + 3) % 11] * xs[11 - 1 - n]).sin();
        xs[n] = (xs[(n + 1) % 11] * xs[(n + 3) % 11]).sin();
        xs[n] = xs[11 - 1 - n] * (xs[n] * xs[n]);
    }
    let mut v = xs.to_vec();
    'rows1: for (w, k) in v[0..5].iter_mut().zip(0..out.len()) {}
    let mut acc = (0..=1).map(|count| out[out.len() - 1 - count] - xs[count] + (count as f64)).sum::<f64>() - (v[11 - 1] - v[11 - 1] - v[6].sin().exp2());
    let h = |a: f64, y: f64| a * (y * v.iter().rev().map(|d| d * 1.1).sum::<f64>());
    let t = &mut acc;
    *t = *t;
    xs[0] += 0.5;
    let f = |y: f64, s: f64| y + y.max(s);
    v[8].to_radians() - xs.iter().sum::<f64>() * 0.5 + v.iter().sum::<f64>() * 2.0 + acc * 2.0 - v[9]
}

flat_record! {
    Point111 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point112 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body112 {
    at: f64,
    #[no_diff] k: usize,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape112 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point112 {
    #[differentiable(unconnected = "zero")]
    fn new(mut y: f64, v: &[f64]) -> Point112 {
        Point112 { x: 1.5, y: v[1] * v[0], z: v[1] * v[0] }
    }
}

#[differentiable]
impl Body112 {
    #[differentiable(unconnected = "zero")]
    fn cos(&self) -> f64 {
        self.at * self.at
    }
}

#[differentiable]
impl std::ops::Add for Point112 {
    type Output = Point112;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point112) -> Point112 {
        Point112 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p112(buf: &[f64], out: &Vec<f64>, out2: [f64; 2], buf2: Vec<f64>) -> f64 {
    for m in 0..=2 {
        let body = Point112::new(buf2[m], &buf2[0..2]);
    }
    let mut pair: (f64, f64) = (out.windows(2).skip(1).rev().map(|grid| out[4]).sum::<f64>(), out2[0] + out[out.len() - 1]);
    let n: usize = 4;
    {
        let mut pair2 = ([buf2[2] + pair.1, out2[0] + (n as f64)], out2[n % out2.len()]);
    }
    (pair.1 + pair.0 + buf2[1] * 2.0 + pair.0 * 0.3) * (buf2[3 - 1] * pair.1).to_radians() + out2[0..1].chunks(2).filter(|v| n % 3 == 0).map(|xs| xs[0].atan() + pair.0).fold(out2[n % 2], |acc, s| acc + (pair.0 + (n as f64) + s))
}

flat_record! {
    Point112 { x, y, z }
    Body112 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point113 {
    x: [f64; 3],
    y: f64,
    z: f64,
}

#[differentiable]
impl Point113 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, flag: bool) -> f64 {
        (0..4).zip(0..4).map(|(j, m)| (m as f64) * self.x[m % 3]).sum::<f64>() * (if !(self.z <= 1.1) {
            let mut e = self.z;
            e.signum() * e
        } else {
            self.x[1]
        }) - self.x[3 - 1]
    }
}

#[differentiable]
impl Point113 {
    #[differentiable(unconnected = "zero")]
    fn product(self) -> f64 {
        (0..2).zip(0..2).for_each(|(count, j)| {});
        0.3 + self.z * 2.0 + self.z
    }
}

#[differentiable]
impl Point113 {
    #[differentiable(unconnected = "zero")]
    fn signum(self) -> Point113 {
        let mut body = self;
        let q = &mut body.x[0];
        *q += 0.3;
        *q = (q.powi(2) + 1.2).powf(q.sin());
        body
    }
}

#[differentiable(unconnected = "zero")]
fn p113(y: &mut f64, buf: &mut [f64], w: f64, out: &mut [f64]) -> f64 {
    for u in out[1..3].iter_mut() {
        std::mem::swap(u, &mut buf[5 - 1]);
    }
    'rows1: for s in out[2..3].iter_mut() {
        if *s >= 0.25 {
            for count in 0..2 {
                let mut b = std::mem::replace(s, buf[buf.len() - 1] / 3.0);
                *s *= buf.chunks(2).zip(0..count).map(|(state, k)| (k as f64)).sum::<f64>();
                b *= buf.iter().enumerate().map(|(count2, &s2)| w.max(0.25) + s2).sum::<f64>();
            }
            *s = w + s.min(*s);
        } else {
            let mut xs: [f64; 9] = [w; 9];
            for i in 0..2 {
                for count in 2..9 {
                    if count % 2 == 0 {
                        xs[count - 1] += xs[count - 1] * 0.5;
                    }
                    *s = xs[9 - 1] * -0.7 + (count as f64);
                }
            }
        }
    }
    let mut point = (Point113 { x: [(1.0 + out[out.len() - 1].abs()).cbrt(), if buf[0] <= w {
        let a = out[0];
        w
    } else {
        out[3 - 1]
    }, out[1].signum() * buf[4]], y: w, z: out[1] * out[0] }).signum();
    point = Point113 { x: [out[0], out[out.len() - 1] - *y, point.product() + 0.8], y: out[0..2].windows(2).zip(out.iter()).map(|(buf2, &a)| a).fold(w, |acc, p| acc * 0.5 + (p + p)), z: point.product() + point.y };
    (*y - buf[4] + w * 0.5 - point.y * 2.0 - out[2..3].iter().map(|&t| t).fold(point.z, |acc, u| acc.max(u))) * (*y * w / 1.5)
}

flat_record! {
    Point113 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point114 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Mul<f64> for Point114 {
    type Output = Point114;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point114 {
        Point114 { z: self.z * other, x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p114(flag: bool, grid: &[Point114], i: usize) -> f64 {
    if (i + 1) % 3 != 0 {
        if grid[i].z > 2.0 {
            let b: f64;
            if grid[i % 5].y > 0.8 {
                b = -0.7 + grid[(i + 1) % grid.len()].z - (i as f64);
            } else {
                b = grid[i].z * (i as f64) + grid[i].z;
            }
            let z: f64 = b * (i as f64);
        }
    } else {
        let mut m: usize = grid.len();
    }
    grid[i].z * grid[i].x
}

flat_record! {
    Point114 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p115_helper(pair: (f64, f64)) -> f64 {
    let h = |q: f64| q * (q * (q + q));
    (pair.0 - pair.1 * 0.3) * (0..3).map(|k| (k as f64)).sum::<f64>() + (if !(pair.1 <= 0.5) {
        let mut t = pair.0;
        t
    } else {
        let e = pair.1;
        e
    }) * pair.0.clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p115(d: f64, t: f64) -> f64 {
    let mut u = p115_helper((if t < t {
        t
    } else {
        t
    }, (1.0 + t.abs()).powf(t.sin())));
    for m in 0..4 {
        let mut count = 0;
        let mut b: f64 = loop {
            count += 1;
            u += p115_helper((t, u));
            if count >= 3 {
                break u.sin().cosh() / (1.0 + (u / (1.0 + t.abs())).abs());
            }
        };
    }
    for (k, i) in (0..2).zip(0..4) {
        let mut kind: Option<f64> = Some(t);
        match &mut kind {
            None => {
                if i % 2 != 0 {
                    break;
                }
            }
            _ => {}
        }
        let z = &mut u;
        *z = t.tanh().exp();
        *z /= (if i > 0 && d <= *z {
            t
        } else {
            *z
        }).powi(2) + 1.0;
    }
    (t.powi(2) + 1.2).ln_1p() - t * 2.0 - (u.min(t).powi(2) + 0.5).log10()
}

#[differentiable(unconnected = "zero")]
fn p116_helper(b: f64, buf: &mut [f64; 3]) -> f64 {
    buf.fill(b + b);
    let z = buf[3 - 1];
    (buf[2] - b - b * 1.5 - z * 1.5 - z) * z
}

#[differentiable(unconnected = "zero")]
fn p116(xs: &[f64], x: &mut f64) -> f64 {
    *x += *x;
    *x += *x * (xs[3] + *x);
    let mut state = vec![*x / (1.0 + x.abs()), xs[2] - *x, xs.iter().map(|&r| r * r).fold(*x, |acc, t| acc.max(t * t))];
    if state[1] > 3.0 {
        let mut shape: Option<f64> = if !(state[2] > 1.1) {
            None
        } else {
            Some(x.mul_add(state[state.len() - 1], state[1]))
        };
        if let None = shape {}
    }
    (1.0 + xs[2].abs()).ln() + (if 1 < 3 {
        state[0].mul_add(state[2], state[1])
    } else {
        *x + state[state.len() - 1]
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point118 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point118 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, grid: &[f64], ys: &mut [f64]) {
        let mut i = 0;
        let w: f64 = 'rows1: loop {
            i += 1;
            if i >= 1 {
                break (0..1).skip(1).map(|k| (-grid[k].powi(2)).exp() + (k as f64)).product::<f64>();
            }
            let mut out = vec![Point118 { y: grid[0] + (i as f64), ..*self }, Point118 { x: grid[i % 2] * ys[1], y: ys[i % ys.len()] + self.x, z: grid.windows(2).zip(1..ys.len()).filter(|(out, n)| *n != 1).map(|(v, m)| (m as f64)).fold(self.z, |acc, a| acc.max(ys[2 - 1] + a)) }];
        };
    }
}

#[differentiable]
impl Point118 {
    #[differentiable(unconnected = "zero")]
    fn new(w: f64) -> Point118 {
        Point118 { x: w + w, y: (1.0 + w.abs()).cbrt(), z: w }
    }
}

#[differentiable]
trait Cost118 {
    fn at(&self, acc: f64, u: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, b: f64) -> f64 {
        self.at(b + b, b.abs().sqrt().max(b)) * (self.at(b * b, b - b) * ((-b.powi(2)).exp() * (b - b).hypot(1.0 + b.abs()) * (if b < 3.0 {
            b
        } else {
            b + b
        })))
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, z: f64) -> f64 {
        'rows1: for n in 0..=4 {
            let mut grid: Vec<f64> = vec![z; 10];
            for count in (1..9).rev() {
                grid[count] += grid[count - 1].tanh() * grid[10 - 1 - count];
                grid[10 - 1 - count] = grid[count / 2] * grid[count];
            }
        }
        self.at(1.0 + 3.0, z.max((z * z).sqrt())) * (self.at(if z < 3.0 {
            z
        } else {
            z
        }, z - z) * ((z + z - z * 0.5) * z))
    }
}

#[differentiable]
impl Cost118 for Point118 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, acc: f64, u: f64) -> f64 {
        let mut acc2: f64;
        if acc > u {
            let c = acc;
            acc2 = acc;
        } else {
            acc2 = (0..=2).zip(0..1).map(|(i, m)| u + (m as f64)).fold(acc, |acc3, p| acc3.max(u + p)) - u.abs().sqrt().clamp(0.25, 1.25);
        }
        (acc + u * 1.5 + acc2 * 0.5) * self.x
    }
}



#[differentiable]
impl std::ops::Sub for Point118 {
    type Output = Point118;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point118) -> Point118 {
        Point118 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point118 {
    type Output = Point118;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point118 {
        Point118 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p118_helper<const N: usize>(out: &mut [f64; N], row: [f64; N], c: f64) -> f64 {
    let mut state: [f64; 10] = [c; 10];
    for k in 0..3 {
        for k2 in 0..10 {
            state[(k2 + 1) % 10] *= state[0] + state[0] * row[6];
            state[10 - 1 - k2] += state[k2] * state.iter().filter(|e| **e > 0.3).map(|e| *e * state[k % state.len()]).sum::<f64>();
        }
    }
    (c - row.iter().sum::<f64>() * 0.5 + c * 1.5 + state.iter().sum::<f64>() * 0.5 + c / 2.0 * (state[10 - 1] / (row[0].powi(2) + 0.5))) * state.windows(2).zip(0..3).filter(|(xs, k)| *k != 1).map(|(xs, count)| (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p118_inner(y: f64, xs: [f64; 4]) -> f64 {
    let mut x = (xs[1] * xs[1]).sqrt().min(y);
    y.sin() + (xs[2] + x + y.powi(3))
}

#[differentiable(unconnected = "zero")]
fn p118(body: &mut Point118, v: &mut Vec<f64>) {
    let Point118 { x: q, y: d, z: r } = *body;
    let mut t = d;
    let mut v2: [f64; 12] = [0.0; 12];
    let mut acc: f64 = 0.1;
    for n in 0..5 {
        for n2 in 0..v2.len() {
            v2[n2] = (v[n] * (n2 as f64)).sin();
        }
        let mut s: f64 = 0.0;
        for n2 in 0..v2.len() {
            s += v2[n2].powi(2);
        }
        acc += s * s.tanh();
    }
    {
        let c = &mut body.y;
        *c *= r;
        *c += *c / (c.powi(2) + 1.0);
        let d2 = ((t - t).max(r.abs().sqrt()).powi(2) + 1.2).powf((r - d + r).sin());
    }
    let mut body2 = Point118 { x: v2[8], y: r.floor() * body.y, z: r };
    let mut ys: [f64; 9] = [0.0; 9];
    let mut e: f64 = 0.1;
    for i in 0..5 {
        for m in 1..ys.len() {
            ys[m] = (v[i] * (m as f64)).sin();
        }
        let mut w: f64 = 0.0;
        for count in 0..ys.len() {
            w += ys[count] * ys[8 - count];
        }
        e += w.sin();
    }
    let mut ys2: Vec<f64> = vec![e; 16];
    for k in 2..8 {
        ys[k - 2] = ys2[0] * 0.9 + ys2[9 - 1 - k];
    }
    let (x, mut x2): (f64, f64) = (ys2[16 - 1] * (0..ys.len()).filter(|j| *j != 1).map(|j| (j as f64)).sum::<f64>(), ys.iter().map(|acc2| *acc2).sum::<f64>());
    let b = x.abs().sqrt().clamp(0.25, 1.25);
    let mut x3 = (b / (1.0 + v2[v2.len() - 1].abs())).atan().exp_m1() * (ys2[7] - body2.y + r * ys2[16 - 1]);
    v2[12 - 1] = x2;
    for n in (0..11).step_by(2) {
        v2[n] -= (v2[12 - 1 - n] * v2[n]).sin();
        v2[n] *= v2[12 - 1].tanh() * v2[12 - 1 - n];
    }
    let b = b + (body2.twice(acc) + e);
}

flat_record! {
    Point118 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p119_helper(flag: bool, ys: &mut [f64], state: &[f64]) -> f64 {
    for buf in state.windows(2).skip(1) {
        let f = |s: f64, u: f64| s + u.max(u) * (1.0 + u.abs()).powf(s.sin());
        match 3 % 3 {
            0 => {
                ys[2 - 1] *= (state[0] / (1.0 + buf[2 - 1].abs())).atan();
            }
            _ => {}
        }
        let a: f64 = 'found1: {
            if buf[1] > ys[1] {
                ys[0] /= buf[buf.len() - 1].atan().powi(2) + 1.0;
            } else if buf[1] > -0.7 {
                ys[1] = buf[1];
            }
            if flag {
                break 'found1 ys[1];
            }
            buf.iter().skip(1).map(|&y| (if buf[buf.len() - 1] < -1.0 {
                buf[buf.len() - 1]
            } else {
                1.0
            }) + y).sum::<f64>()
        };
    }
    (if 0.1 > 0.5 {
        let mut y: f64 = state[state.len() - 1];
        y
    } else {
        1.5
    }) + state[1]
}

#[differentiable(unconnected = "zero")]
fn p119(a: &mut f64, out: [f64; 12]) -> f64 {
    let f = |e: f64| e + e;
    *a = f(out[5]) * out[2];
    let mut e = *a;
    e += e.abs().sqrt().clamp(0.25, 1.25);
    for &p in out[..1].iter() {
        e = if 1 < 3 {
            (e * e).sqrt().clamp(0.25, 1.25)
        } else {
            let e2 = 0.1 + e;
            e2 + p
        };
    }
    (if e < 1.0 && out[5] > 1.5 {
        let mut t = e;
        e
    } else {
        *a
    }) + out.iter().sum::<f64>() * 0.3 - out.iter().rev().zip(out.chunks(2)).map(|(&e2, buf)| e2).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p120_helper<const N: usize>(grid: &mut [f64; N], grid2: &mut [f64; N], s: f64) -> [f64; N] {
    grid2[2] *= grid[2] + s.max(0.0).sqrt().clamp(0.25, 1.25);
    [(s + grid2[2]) / 1.5; N]
}

#[differentiable(unconnected = "zero")]
fn p120(grid: &[(f64, f64)], state: &[f64; 7], buf: &[f64]) -> f64 {
    let h = |p: f64, c: f64| p + c;
    let a: f64 = 'found1: {
        let mut m = 0;
        'steps2: while m < 5 {
            m += 1;
            let z = ((state[4..7].iter().map(|e| state[m % state.len()] + *e).sum::<f64>() - grid[3].1.max(0.0).sqrt().min(state[m % 7])).powi(2) + 1.2).ln();
            let shape: Option<f64> = if z <= 2.0 {
                Some(z.min(0.8))
            } else {
                None
            };
            match shape {
                None => {}
                Some(q) => {
                    if !(q >= 0.5) {
                        break 'found1 buf.iter().zip(grid.iter()).map(|(&w, (u, x))| *x).sum::<f64>();
                    }
                }
            }
        }
        if m < 3 {
            break 'found1 state[7 - 1];
        }
        state[1]
    };
    buf.windows(2).map(|state2| a + buf[2]).product::<f64>() + buf[2..5].iter().map(|&t| t * buf[7].asinh()).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point121 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body121 {
    at: Vec<Point121>,
    k: f64,
}

#[differentiable]
impl Point121 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, mut v: Vec<f64>, ys: &mut Vec<f64>) -> f64 {
        let mut v2 = [Body121 { at: vec![Point121 { x: ys[1], y: ys[0].asinh() }, Point121 { x: ys[1].max(0.0).sqrt().max(-0.7), y: ys[1].powi(3) }], k: 0.8 - ys[0] }, Body121 { at: vec![Point121 { x: v[0] * ys[ys.len() - 1], ..*self }, Point121 { x: ys[1], ..*self }], k: ys[ys.len() - 1] }];
        let (p, w) = ((1.0 + (v2[1].at[0].x / 1.5).abs()).cbrt(), ys[1] / (1.0 + v2[0].k.abs()));
        let mut acc = (1.0 + ((if v[1] < p {
            p
        } else {
            w
        }) + (if 0.3 > -0.7 {
            ys[1]
        } else {
            w
        })).abs()).ln();
        ys[0] - v[2 - 1] * 0.3 - v2[v2.len() - 1].at[2 - 1].x * 2.0 + (0..ys.len()).zip(v[1..].iter()).filter(|(i, w2)| **w2 > 0.25).map(|(m, x)| *x * x.tanh()).sum::<f64>() - p
    }
}

#[differentiable]
impl Body121 {
    #[differentiable(unconnected = "zero")]
    fn pop(&mut self) -> f64 {
        let out = vec![Body121 { at: vec![Point121 { x: 0.3 + self.at[0].x, y: self.at[2 - 1].x.tanh() }, Point121 { x: self.at[1].x * self.k, y: 1.5 }, Point121 { x: (0..=4).map(|n| (n as f64)).sum::<f64>(), y: self.k + self.k }], k: self.k }, Body121 { at: vec![Point121 { x: self.k * self.k, y: self.k.cos() }, Point121 { x: if !(self.k <= 0.1) {
            self.at[0].x
        } else {
            self.at[1].x
        }, y: self.k }, Point121 { x: 0.5, y: self.k + self.k }], k: 3.0_f64.clamp(-0.75, 1.25) }];
        let p = std::mem::replace(&mut self.at[1].x, out[out.len() - 1].at[2 - 1].y);
        out[1].at[1].y - out[0].k * 2.0 - p * 0.5 + (0..out.len()).map(|j| p + (j as f64)).sum::<f64>().cos() - out[out.len() - 1].k
    }
}

#[differentiable(unconnected = "zero")]
fn p121(out: &[f64]) -> (f64, f64) {
    let mut point = Point121 { x: out[out.len() - 1], y: out[0] + 2.0 };
    let mut m = 0;
    while m < 4 && point.y < point.x {
        m += 1;
        let mut buf: [f64; 17] = [point.x; 17];
        for n in 0..4 {
            for m2 in 1..17 {
                buf[17 - 1 - m2] *= buf[m2 - 1] * (0.25 / 3.0);
                if buf[(m2 + 3) % 17] > 1.0 {
                    buf[m2 * 2 % 17] -= buf[m2] * buf[m2 - 1];
                }
                buf[m2] = buf[n].tanh() * buf[m2];
            }
        }
    }
    let t = point.y * (m as f64);
    {
        let Point121 { x: x, y: x2 } = &point;
    }
    let out2 = vec![Point121 { x: (0..out.len()).step_by(2).rev().map(|j| (j as f64) * point.y).sum::<f64>(), y: -t }, Point121 { x: 0.9 * point.y, y: point.x + out[m % out.len()] }, Point121 { ..point }];
    let mut v: Vec<f64> = vec![out2[1].x; 12];
    let mut z: f64 = 0.1;
    for k in 0..4 {
        z += v[0] * v[11 - 0];
        for k2 in 0..12 {
            v[k2] = (out[k] * (k2 as f64) + point.y).cos();
        }
        for count in 0..11 {
            v[count] = (out[k] * (count as f64) + out2[count % 3].y).cos();
        }
        let mut u: f64 = 0.0;
        for j in 0..v.len() {
            u += v[j] * v[j].cos();
        }
        z += u * out[k];
    }
    ((point.y + out2[0].x * 2.0 + v.iter().sum::<f64>() * 0.5 - z * 0.3 + (v[v.len() - 1] * (m as f64) + (z + z))) * (point.x * t / (1.0 + v[1].abs())), v.iter().map(|r| (r * r).sqrt()).fold(0.7_f64, f64::max) + t * 2.0 - out2[m % 3].x * 0.3 - v.iter().sum::<f64>() * 0.5 - z)
}

flat_record! {
    Point121 { x, y }
    Body121 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p122(mut u: f64, ys: &[[f64; 2]; 3], p: &mut f64, buf: &mut [f64]) -> f64 {
    buf[2] += buf[1] * ys[1][1].max(buf[0]);
    let mut r: f64;
    if buf[0] > 0.9 {
        let mut x = buf[0];
        r = (ys[ys.len() - 1][1] / (1.0 + p.abs())).tanh();
    } else {
        r = (1.0 + (-3.0_f64).abs()).sqrt();
    }
    let mut t: f64;
    if ys[1][0] > -0.4 {
        let mut d = if ys[3 - 1][1] > 3.0 {
            r.signum() * r
        } else {
            *p / (1.0 + buf[2].abs())
        };
        t = (1..buf.len()).map(|count| (count as f64) * buf[..2].chunks(2).zip(buf.windows(2)).map(|(out, out2)| r * d).sum::<f64>()).fold(d, |acc, b| acc * 0.5 + b * (d + r));
    } else {
        t = if buf[2] <= buf[2] {
            let q = buf[2];
            q
        } else {
            r
        };
    }
    t += ys[1][0].cos() / (1.0 + p.abs());
    let mut count: usize = ys.len();
    (0.1 - u * 0.3 - t * 1.5) * (0..buf.len()).map(|i| (0..i).rev().filter(|i2| *i2 != 1).map(|k| (k as f64) * ys[3 - 1][k % 2]).product::<f64>() + (i as f64)).sum::<f64>() + (0..buf.len()).map(|j| (if !(count * 2 % 3 == 0) {
        buf[j]
    } else {
        t
    }) + (j as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p123(xs: &mut [f64; 2], row: [f64; 4]) -> (f64, f64) {
    let mut pair = ([xs[xs.len() - 1], (1.0 + row[3].abs()).powi(-1)], if 1 < 3 && 1 < 3 {
        -1.0
    } else {
        xs[1]
    });
    pair.0[0] += (row[2] * pair.0[2 - 1]).atan().cosh();
    ((row[row.len() - 1].hypot(1.0 + pair.1.abs()) + pair.0[1] * 0.3) * row[3], row[row.len() - 1] - xs.iter().filter(|u| **u > -1.0).map(|a| a.atan().exp2() + a).fold(row[3], |acc, x| acc * 0.5 + x) + xs.iter().map(|acc| pair.0[2 - 1] + *acc).sum::<f64>())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point124 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body124 {
    at: Vec<f64>,
    k: f64,
}

#[differentiable(unconnected = "zero")]
fn p124_helper<const N: usize>(buf: &[f64; N], buf2: &mut [f64; N], e: f64) -> f64 {
    if e > -1.0 {
        let mut ys: Vec<f64> = (0..=4).map(|j| (j as f64) * (0..3).map(|k| (k as f64)).sum::<f64>()).collect::<Vec<f64>>();
        let mut y = ((1.0 + ys[0].abs()).recip() - buf[1]) * buf2[4];
    } else {
        let s: f64 = (0..buf2.len()).map(|m| e + e + (m as f64)).sum::<f64>();
    }
    (buf[3].floor() * buf2[4] + e * 0.5 + buf.iter().step_by(2).zip(1..buf.len()).map(|(u, k)| buf[buf.len() - 1 - k] - *u + (k as f64)).sum::<f64>()) * (1.0 + (1.0 * e).abs()).log10()
}

#[differentiable(unconnected = "zero")]
fn p124_inner(q: &mut f64, mut p: f64) -> [f64; 3] {
    let t = p.atan().exp().abs();
    let mut found: Option<f64> = if *q > -0.4 {
        None
    } else {
        Some(t.min(0.9))
    };
    [*q, p.sin(), p + t + (p.powi(2) + 1.2).recip()]
}

#[differentiable(unconnected = "zero")]
fn p124(d: f64, body: &mut Point124, row: &[f64], #[no_diff] t: f64) -> ([f64; 2], f64) {
    let mut part = body.clone();
    let mut kind: Option<f64> = None;
    let mut shape: Option<f64> = None;
    if t > -1.0 || part.y < row[3] {
        let w = d;
        body.y *= (w + body.x).to_radians();
    } else if part.y > -0.4 {
        let q = &mut body.y;
        *q = *q * *q;
    }
    {
        {
            let Point124 { x: t2, y: u } = &mut part;
            if *t2 > 1.5 {
                let flag = t >= 3.0;
            } else {
                *u *= row.iter().map(|p| p * 1.5).fold(0.1_f64, f64::max);
            }
            let u2: f64;
            if *u > 0.5 {
                let s = t * t / (1.0 + t.abs());
                u2 = t;
            } else {
                let mut x = if row[7] > *t2 {
                    *t2
                } else {
                    (body.y.powi(2) + 0.5).ln_1p()
                };
                u2 = u.powi(2).hypot(row[9].clamp(-0.75, 1.25).powi(2) + 1.2);
            }
            *t2 = body.x;
        }
    }
    ([t / (1.0 + t.abs()) / 2.0, part.x], part.x + part.y * 0.5 - row[..4].iter().map(|&d2| (match shape {
        None => {
            d2
        }
        Some(b) => {
            2.0
        }
    }) + d2).fold(part.x, |acc, y| acc + y))
}

flat_record! {
    Point124 { x, y }
    Body124 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point125 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body125 {
    at: [Point125; 2],
    k: f64,
    rates: Vec<Point125>,
    parts: [Point125; 2],
}

#[differentiable]
impl Body125 {
    #[differentiable(unconnected = "zero")]
    fn len(&self) -> f64 {
        (0..3).map(|j| (j as f64)).sum::<f64>() - self.k * -1.0 * (1.0 + self.parts[0].z.abs()).log10() - (0..1).rev().map(|k| (k as f64) * self.k.mul_add(self.rates[k].y, self.at[k % 2].y)).sum::<f64>()
    }
}

#[differentiable]
impl Point125 {
    #[differentiable(unconnected = "zero")]
    fn max(self, c: f64) -> Point125 {
        for n in 0..2 {
            {
                let mut state = [Body125 { at: [Point125 { x: c + 0.8, ..self }, Point125 { y: c.to_radians(), ..self }], k: c.to_radians(), rates: vec![Point125 { x: c, y: c * c, z: c.floor() * c }, Point125 { x: (0..1).map(|n2| (n2 as f64) * self.z).sum::<f64>(), y: c * (n as f64), z: self.z.max(c.abs().sqrt()) }], parts: [Point125 { x: c * self.x, y: (0..1).filter(|k| *k != 1).map(|i| self.z + (i as f64)).sum::<f64>(), z: c }, Point125 { x: c + c, y: c, z: if c > 0.25 {
                    c
                } else {
                    c
                } }] }, Body125 { at: [Point125 { x: self.x - (n as f64), y: c + 0.9, z: c + c }, Point125 { y: c * self.y, ..self }], k: (0..n).map(|m| c + (m as f64)).sum::<f64>(), rates: vec![Point125 { x: c, y: c + c, z: c + self.y }, Point125 { x: self.y, y: self.z, z: c - c }, Point125 { x: c - self.y, y: c * c, z: if n > 2 {
                    c
                } else {
                    -0.7
                } }], parts: [Point125 { x: c * c, y: c, z: c }, Point125 { x: if n < 3 {
                    c
                } else {
                    c
                }, y: c + c, z: self.z - (n as f64) }] }, Body125 { at: [Point125 { x: (0..3).map(|j| (j as f64)).product::<f64>(), y: -0.7 * c, ..self }, Point125 { x: c.floor() * self.z, y: c * self.x, z: c }], k: c.min(c), rates: vec![Point125 { x: c, y: (0..3).take(2).zip(0..n).map(|(k, k2)| (k2 as f64)).fold(self.x, |acc, e| acc.max(c + e)), z: self.z.cos() }, Point125 { x: self.x - (n as f64), y: self.z * (n as f64), z: if c >= -0.4 {
                    c
                } else {
                    let mut q = c;
                    q
                } }, Point125 { x: match n / 2 % 5 {
                    0..=1 => {
                        let w = c;
                        w
                    }
                    2 => c,
                    count if n % 2 == 0 => self.x,
                    _ => self.y,
                }, y: if c.abs().sqrt() > 0.1 {
                    c.abs().sqrt()
                } else {
                    c - 0.9
                }, ..self }], parts: [Point125 { x: c, y: c.min(c), z: c - c }, Point125 { x: if self.y < 1.5 {
                    let d: f64 = 1.5;
                    d
                } else {
                    c
                }, ..self }] }];
            }
        }
        self
    }
}

#[differentiable]
impl std::ops::Add for Point125 {
    type Output = Point125;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point125) -> Point125 {
        Point125 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point125 {
    type Output = Point125;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point125) -> Point125 {
        Point125 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p125_helper(ys: [[f64; 2]; 2], p: f64, out: &mut [Body125; 2], xs: &mut [f64]) -> [f64; 3] {
    let mut v = vec![ys[1][2 - 1]; xs.len()];
    let mut spring = (Point125 { x: out[1].parts[1].x.max(out[0].parts[2 - 1].x.abs().sqrt()), y: xs[0].asinh(), z: v[0] + v[0] }).max(v[0]);
    v[2 - 1] += if v[0] <= 3.0 && spring.z > 1.5 {
        v[1]
    } else {
        xs[1].hypot(v[1].powi(2) + 1.2)
    };
    v[0] = (0.3 + spring.y) / 2.0;
    [spring.y, out[1].at[1].y - xs[1] + spring.y, spring.x]
}

#[differentiable(unconnected = "zero")]
fn p125(z: f64, k: usize) -> f64 {
    'rows1: for (m, m2) in (0..k).zip(0..=k) {
        let mut shape: Option<f64> = if m2 * 2 < 3 {
            None
        } else {
            Some(z)
        };
        match &mut shape {
            None => {
                if z >= 0.8 && z >= z {
                    break;
                }
                let mut state = [Point125 { x: z.cbrt().max(z), y: z.abs().sqrt().clamp(0.25, 1.25), z: z * z }, Point125 { x: z.min(z), y: z.min(z), z }, Point125 { x: z, y: (0..2).rev().map(|k2| (k2 as f64) * z).sum::<f64>(), z: z.tanh().cosh() }];
            }
            Some(b) => {}
        }
    }
    let mut n = 0;
    'steps2: while n < 5 {
        n += 1;
        if n % 2 == 1 {
            let mut m = 0;
            'search3: loop {
                m += 1;
                if m >= 2 {
                    break;
                }
            }
        }
    }
    (z * z + z * 2.0) * (z.tanh().sinh() + (k as f64))
}

flat_record! {
    Point125 { x, y, z }
    Body125 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p126_helper(k: usize, state: &[f64], row: &[f64]) -> f64 {
    row[2 - 1] + (row[1] * row[1]).sqrt().clamp(0.25, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p126(flag: bool, row: &Vec<f64>, i: usize, xs: &Vec<f64>) -> f64 {
    let mut count = 0;
    loop {
        count += 1;
        let mut n = 0;
        loop {
            n += 1;
            let r = p126_helper(2, xs, &xs[1..]);
            let y = p126_helper(2, &xs[1..3], &row[..4]);
            if n >= 2 || r >= 0.8 {
                break;
            }
        }
        if count >= 1 || count / 2 % 2 != 0 {
            break;
        }
    }
    let mut m = 0;
    'rows1: while m < 5 {
        m += 1;
        let flag2 = m * 2 % 3 != 0;
    }
    p126_helper(1, xs, xs) * ((xs[2].powi(2) + 1.0).ln_1p().powi(2) + 0.5).log10() + (0..xs.len()).skip(1).map(|i2| (i2 as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point127 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape127 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point127 {
    #[differentiable(unconnected = "zero")]
    fn max(self, d: f64) -> Point127 {
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for count in 0..=4 {
            grid.push(d);
        }
        grid.push(d);
        let Point127 { x: t, y: _, z: r } = self;
        Point127 { x: 1.5 * grid[0], ..self }
    }
}

#[differentiable]
impl Point127 {
    #[differentiable(unconnected = "zero")]
    fn len(&self) -> f64 {
        self.x + self.z + (0..3).zip(0..1).map(|(i, n)| self.y.tanh() + (n as f64)).fold(self.y, |acc, z| acc * 0.5 + (self.x + z))
    }
}

#[differentiable]
impl Point127 {
    #[differentiable(unconnected = "zero")]
    fn sum(&self) -> f64 {
        let mut state = [self.x; 4];
        let mut b: f64 = 2.0;
        b + b * 0.3 + (state[state.len() - 1] + (b.powi(2) + 0.5).cbrt())
    }
}

#[differentiable(unconnected = "zero")]
fn p127_helper(mut t: f64, state: &[Point127], s: f64) -> f64 {
    if !(t > -0.7) {
        state.iter().for_each(|Point127 { x: _, y: q, z: r }| {
            t = (0..2).map(|count| (count as f64)).sum::<f64>();
            t *= *q;
        });
        let (mut z, mut q) = (s.powi(2) + s, s + 3.0);
    }
    state[0].x * s - s * 0.3 - s.cbrt().max(s * s) * (state[state.len() - 1].sum() + state[1].z)
}

#[differentiable(unconnected = "zero")]
fn p127(x: &mut f64) -> f64 {
    let f = |s: f64, b: f64| s * (x.sin().exp_m1() - b);
    let mut z = (0..2).rev().map(|j| *x + (j as f64)).sum::<f64>() * (*x * *x) + f(*x, *x);
    let mut k: usize = 3;
    z = (0..k).rev().map(|i| (i as f64) * 0.1_f64.abs().sqrt().max(*x * z)).fold(*x, |acc, acc2| acc + (z + acc2));
    z + z - (if !(z >= 0.8) {
        *x + (k as f64)
    } else {
        let mut r = z;
        if k % 3 != 1 {
            r
        } else {
            r
        }
    })
}

flat_record! {
    Point127 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point129 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body129 {
    at: f64,
    k: Point129,
    rates: f64,
    parts: Point129,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer129 {
    inner: Body129,
    gain: f64,
}
impl std::ops::Deref for Outer129 {
    type Target = Body129;
    fn deref(&self) -> &Body129 { &self.inner }
}
impl std::ops::DerefMut for Outer129 {
    fn deref_mut(&mut self) -> &mut Body129 { &mut self.inner }
}

#[differentiable]
impl Outer129 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, body: &Body129, d: f64) -> f64 {
        for n in 0..1 {
            if body.parts.x >= 0.1 {
                continue;
            }
        }
        self.inner.parts.y / (1.0 + body.k.x.abs()) - d * 2.0 - (self.inner.k.y + body.k.x + (body.rates + 3.0))
    }
}

#[differentiable]
impl Point129 {
    #[differentiable(unconnected = "zero")]
    fn replace(&mut self, r: f64) -> f64 {
        self.y /= (0..2).map(|n| r + (n as f64)).sum::<f64>().powi(2) + 1.0;
        (r / (r.powi(2) + 0.5) - r * 1.5) * (1.0 + self.x.abs()).ln_1p()
    }
}

#[differentiable]
impl Point129 {
    #[differentiable(unconnected = "zero")]
    fn len(self) -> f64 {
        let mut row: [[f64; 4]; 4] = [[self.y; 4]; 4];
        for k in 0..4 {
            for count in (0..4).rev() {
                row[(k + 2) % 4][k] = row[k][k] / (1.0 + row[k][count].powi(2));
            }
        }
        ((if row[0][3] > 3.0 {
            let w = self.y;
            w
        } else {
            let u = row[row.len() - 1][4 - 1];
            u
        }) - row[1][4 - 1] * 2.0) * (row[0][2] - (if self.x > -0.4 {
            row[0][4 - 1]
        } else {
            row[0][4 - 1]
        }))
    }
}

#[differentiable]
impl std::ops::Add for Point129 {
    type Output = Point129;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point129) -> Point129 {
        Point129 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p129_helper(state: &[[f64; 2]; 2], body: &mut Body129, xs: [f64; 4], w: &mut f64) -> f64 {
    xs.iter().rev().filter(|z| **z > 1.5).map(|acc| *acc * -1.0).sum::<f64>() + xs.iter().map(|z| z.abs().sqrt()).fold(0.7_f64, f64::max) - state.iter().map(|ys| ys[2 - 1] * (ys[1] * *w)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p129_inner(v: &[f64; 4], mut t: f64, state: &mut [f64]) -> Vec<f64> {
    let mut ys: Vec<f64> = Vec::new();
    for &e in state[..1].iter() {
        let mut q = e;
        ys.push(t);
    }
    ys.push(t - -0.7);
    state.copy_from_slice(&v[2..4]);
    vec![(state[1] - state[state.len() - 1]).abs(), t.abs().sqrt().min(state[0] * 0.8), ((Point129 { x: ys[ys.len() - 1], y: t }).len() + state[1]) / (1.0 + (ys[0] + t).abs())]
}

#[differentiable(unconnected = "zero")]
fn p129(part: &mut Point129) -> Point129 {
    let acc: f64;
    if 4 < 3 {
        acc = part.x;
    } else {
        let z: f64 = part.x.atan();
        acc = part.x;
    }
    part.y = part.y.sin().cosh() - -0.7 * acc;
    let mut i: usize = 4;
    match i / 2 % 3 {
        0 => {
            let out = vec![Body129 { at: part.y, k: Point129 { x: -acc, y: acc * part.y }, rates: -part.y, parts: *part + *part }, Body129 { at: acc, k: Point129 { x: part.x.to_radians(), y: (-0.7_f64).powi(3) }, rates: (0..4).map(|count| acc + (count as f64)).sum::<f64>(), parts: *part + *part }];
        }
        _ => {}
    }
    let mut v: [f64; 18] = [acc; 18];
    for i2 in 0..17 {
        v[i2 + 1] = v[18 - 1 - i2].tanh() * v[0];
        v[i2] *= v[i2] / (1.0 + v[i2].powi(2));
    }
    *part + *part
}

flat_record! {
    Point129 { x, y }
    Body129 { at, k, rates, parts }
    Outer129 { inner, gain }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point130 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body130 {
    at: (f64, f64),
    k: Vec<f64>,
    rates: [Point130; 2],
    parts: f64,
    last: f64,
}

#[differentiable]
impl std::ops::Sub for Point130 {
    type Output = Point130;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point130) -> Point130 {
        Point130 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p130(#[no_diff] xs: &[f64; 13], buf: &[f64; 9], m: usize, xs2: &mut [(f64, f64)]) -> f64 {
    let mut row: [f64; 9] = [0.0; 9];
    let mut a: f64 = 0.1;
    for k in 0..9 {
        for k2 in (0..row.len()).step_by(2) {
            row[k2] = (buf[k] * (k2 as f64) + xs2[k2 % xs2.len()].0).cos();
        }
        let mut a2: f64 = 0.0;
        for n in 0..row.len() {
            a += row[n] * row[8 - n];
        }
        a += a2 * a2.tanh();
    }
    let out = [a, (-a.powi(2)).exp(), a * -0.4];
    let (mut acc, mut z) = ((a.powi(2) + 1.2).ln_1p() + (xs2[m % xs2.len()].1 - out[2]), row[0]);
    (out[1] + out[m % out.len()] - row.iter().sum::<f64>() * 0.5 + a * 1.5 + out[m % 3] * 2.0) * xs2[m % xs2.len()].0
}

flat_record! {
    Point130 { x, y, z }
    Body130 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point131 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body131 {
    at: Vec<Point131>,
    k: f64,
    rates: [Point131; 2],
    parts: (f64, f64),
}

#[differentiable]
impl Body131 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, spring: Point131) -> [f64; 3] {
        let mut x = spring.z.atan().exp2().atan().exp_m1() + 1.5;
        [if x > 2.0 || x > 0.1 {
            x.abs()
        } else {
            x.atan()
        }, if x > -0.4 || x > -0.4 {
            spring.x.max(spring.y)
        } else {
            x + spring.x
        }, self.parts.1 * x + 0.3]
    }
}

#[differentiable]
impl Point131 {
    #[differentiable(unconnected = "zero")]
    fn first(&self) -> f64 {
        if 3 < 3 {
            return self.y.tanh().exp() + 1.5;
        }
        self.z / 3.0 - (self.z * self.y + (if self.y < 1.1 && 2 < 3 {
            self.y
        } else {
            self.y
        })) - (0..=4).map(|i| (i as f64) * -self.z).product::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point131 {
    type Output = Point131;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point131) -> Point131 {
        Point131 { z: self.z + other.z, y: self.y + other.y, x: self.x + other.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p131_helper(buf: &[[f64; 2]; 2], ys: &[f64]) -> ([f64; 2], f64) {
    ([ys[0], ys[0]], ys[1] * ys.iter().rev().sum::<f64>() * ys[ys.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p131_inner<const N: usize>(v: &mut [f64; N], buf: &mut [f64; N], a: f64) -> f64 {
    if buf[buf.len() - 1] > -1.0 {
        if !(1 < 3) {
            v[N - 1] = 1.5;
        } else {
            v[3] /= (0.25 * a / 2.0).powi(2) + 1.0;
        }
    }
    buf[6] - a - a
}

#[differentiable(unconnected = "zero")]
fn p131(p: f64, mut b: f64) -> f64 {
    let mut e: f64 = (0..2).step_by(2).map(|i| 1.1 + b + (i as f64)).sum::<f64>();
    let mut out = [Point131 { z: b * e, x: (e * e).sqrt().min(e - p), y: b }, Point131 { x: b, y: (e.powi(2) + 1.2).log10(), z: p }];
    e += p * (out[0].y - e);
    {
        out[1].y *= (e + p) / (1.0 + e.powi(2).abs());
    }
    {}
    for k in (0..out.len()).step_by(2) {}
    out[0].x * e + p * 1.5 - b * 1.5 + e * 0.3 + b - out[0].y
}

flat_record! {
    Point131 { x, y, z }
    Body131 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p133_helper(e: &mut f64) -> f64 {
    let mut y = *e;
    let mut ys: Vec<f64> = vec![y; 10];
    for count in (0..0).step_by(2) {
        ys[count] = ys[(count + 3) % 10] * 0.3 + ys[(count + 2) % 10];
        ys[count] -= ys[count] * ys[count];
    }
    let mut grid = vec![y; ys.len()];
    let mut q = grid[grid.len() - 1];
    let w: f64 = if !(ys[ys.len() - 1] > 3.0) {
        grid[2..7].iter().map(|acc| *acc * (3.0_f64.powi(2) + 1.0_f64).powi(-1)).fold(grid[0], |acc, d| acc * 0.5 + d * -d)
    } else {
        (0..ys.len()).map(|m| (m as f64)).sum::<f64>()
    };
    (q.to_radians() + y * 0.3 + ys.iter().sum::<f64>() * 2.0 - grid.iter().sum::<f64>() * 0.5 + q * 2.0 - w * 2.0) * grid[8] - (-w.powi(2)).exp() * grid[4]
}

#[differentiable(unconnected = "zero")]
fn p133_inner(v: Vec<f64>, out: [f64; 12]) -> f64 {
    match 3 % 4 {
        0 => {}
        j if j * 2 > 0 => {
            if out.len() % 3 == 0 && out[out.len() - 1] < out[8] {}
        }
        _ => {}
    }
    let b: f64;
    if out[12 - 1] > 2.0 {
        b = if out[4] > 1.5 {
            out[out.len() - 1]
        } else {
            v[0] / (1.0 + out[6].abs())
        };
    } else {
        b = out[0];
    }
    ((if out[5] >= 0.5 || b < 1.1 {
        b
    } else {
        b
    }) + out.iter().sum::<f64>() * 1.5) * b * (1.0 + (v[0] + out[5]).abs()).ln_1p()
}

#[differentiable(unconnected = "zero")]
fn p133(mut ys: [f64; 3], row: &mut [f64; 2]) -> f64 {
    let mut buf: [f64; 12] = [row[row.len() - 1]; 12];
    for k in (0..11).rev() {
        buf[k] *= buf[0].tanh() * buf[k];
        buf[k] = buf[k] * row[row.len() - 1].tanh().exp();
    }
    buf[12 - 1] = (1.0 + row[0].abs()).sqrt() + row[1];
    let z: f64 = 'found1: {
        buf[1] = ys[2] * buf[11];
        row[2 - 1] = buf[12 - 1].clamp(-0.75, 1.25) + 0.25 / (1.0 + buf[7].abs());
        if buf[10] <= buf[buf.len() - 1] {
            break 'found1 buf[9].cos();
        } else if !(buf[10] > 0.8) {
            let w: f64;
            if !(buf[buf.len() - 1] > 0.8) {
                w = row[1];
            } else {
                w = row[1] / (1.0 + buf[11].abs());
            }
            let mut state = buf.to_vec();
        } else {
            buf[0] += 2.0_f64.tanh().atan().sinh();
        }
        buf[12 - 1].max(0.0).sqrt().max(ys[0])
    };
    row[row.len() - 1] / 2.0 + buf.iter().sum::<f64>() * 1.5 + (buf[8] - z) / (row.iter().map(|x| (x * x).sqrt()).fold(0.7_f64, f64::max).powi(2) + 0.5) - ((z.powi(2) + 0.5).ln() - (row[1] * row[1]).sqrt().clamp(0.25, 1.25))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point134 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body134 {
    at: [Point134; 2],
    k: f64,
    rates: Vec<f64>,
    parts: [f64; 11],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape134 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point134 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, mut y: f64, mut out: [f64; 10]) -> (f64, f64) {
        let t: f64;
        if -1.0 > 1.5 {
            t = out[5];
        } else {
            t = (out[5] + self.z).atan();
        }
        (t.max(0.5) + out.iter().sum::<f64>() * 0.5 - t * 0.3 - t * (1..out.len()).map(|n| (n as f64)).sum::<f64>() - (if t < -0.7 {
            out[10 - 1] * t
        } else {
            let u = t.cbrt().max(out[8]);
            out[5] / 3.0
        }), out[..8].iter().filter(|b| **b > -0.7).sum::<f64>() + y * 0.3 - out.iter().sum::<f64>() * 0.3 + t * 2.0 - t.atan().exp().atan().exp_m1())
    }
}

#[differentiable]
impl Point134 {
    #[differentiable(unconnected = "zero")]
    fn powi(self, j: usize) -> Point134 {
        match j % 3 {
            0 => {
                let mut xs: Vec<f64> = vec![-1.0; 2];
            }
            _ => {}
        }
        Point134 { x: (0..2).map(|m| (m as f64)).fold(self.x, |acc, z| acc.max(z * self.x)), y: (-0.4_f64).abs(), z: self.y }
    }
}

#[differentiable]
impl std::ops::Add for Point134 {
    type Output = Point134;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point134) -> Point134 {
        Point134 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p134_helper(point: Body134, body: &Body134) -> Vec<f64> {
    let mut body2 = Point134 { x: body.parts[7], y: body.at[1].z, z: point.k };
    let spring = body2.powi(2);
    vec![body.k * spring.y * (spring.z / (1.0 + spring.x.abs())), spring.y.atan2(1.0 + body2.x.abs()) + body.k.max(0.0).sqrt().max(body2.x)]
}

#[differentiable(unconnected = "zero")]
fn p134_inner(p: &mut f64, row: &[[f64; 2]; 3], point: &Body134) {}

#[differentiable(unconnected = "zero")]
fn p134(row: &mut [f64; 4], buf: &mut [Body134; 2], z: f64) -> f64 {
    let mut k = 0;
    let r: f64 = 'rows1: loop {
        k += 1;
        if k >= 4 || z > 1.0 {
            break buf[0].at[0].y - z + (0..buf.len()).filter(|k2| *k2 != 1).map(|i| z + (i as f64)).sum::<f64>();
        }
        if z < 0.1 || z > z {
            break z;
        }
    };
    row[k % 4] - z * 1.5 - r * 2.0 - buf.iter().map(|Body134 { at: state, k: s, rates: state2, parts: row2 }| row2[k % row2.len()]).sum::<f64>()
}

flat_record! {
    Point134 { x, y, z }
    Body134 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p135(t: f64, n: usize) -> (f64, f64) {
    let d = ((if n / 2 > 2 {
        t
    } else {
        t
    }) - (n as f64)) * t;
    for count in 0..n {
        let found: Option<f64> = if d <= 0.9 {
            None
        } else {
            Some(d)
        };
        if let Some(u) = found {
            let mut j = 0;
            'rows1: while j < 5 && j / 2 % 2 != 1 {
                j += 1;
            }
        } else {
            match &found {
                None => {}
                Some(s) => {
                    let t = t * (t - *s + d * *s);
                }
            }
            if let Some(p) = found {
                let mut found2: Option<f64> = Some(p * d);
            }
        }
    }
    ((2.0 * 2.0 + d * d).sqrt().clamp(0.25, 1.25) + t * 1.5 - (if n < 3 {
        let mut u = d;
        t
    } else {
        t
    }) / 2.0 + d.hypot(d.powi(2) + 1.2) * (d - d), t.atan().exp() + d.to_radians().atan().exp() - (t * d).asinh())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point136 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape136 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point136 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, point: &Point136, point2: Point136) -> (f64, f64) {
        if point2.x <= point2.y {
            return ((0..=4).skip(1).filter(|n| *n != 1).map(|count| self.y + (count as f64)).sum::<f64>().cos(), -point.y / ((point.y * point.x).powi(2) + 1.2));
        }
        (self.x.max(point2.y) - point2.y * 0.3 + point2.x, (if point2.x > 0.1 || point.x > 0.1 {
            point2.y
        } else {
            point2.y
        }) - (point2.x + point2.y) / (point2.y.powi(2) + 1.2))
    }
}

#[differentiable]
impl Point136 {
    #[differentiable(unconnected = "zero")]
    fn get(&self, m: usize) -> f64 {
        let mut point = *self;
        (point.x / (1.0 + point.x.abs()) - point.x * 1.5) * (self.y * self.y + point.y * point.y).sqrt().max(self.x * point.y).cos() - (self.y.mul_add(self.x, point.x) - (1.0 + point.y.abs()).ln())
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point136 {
    type Output = Point136;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point136 {
        Point136 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p136_helper<const N: usize>(xs: [f64; N], w: f64) -> [f64; N] {
    for (p, k) in xs.iter().zip(0..2) {}
    [if w > 1.1 {
        let mut b = w;
        if b > 1.5 {
            let mut b2 = b;
            b
        } else {
            xs[0]
        }
    } else {
        xs[1]
    }; N]
}

#[differentiable(unconnected = "zero")]
fn p136_inner(xs: &[f64; 4], t: f64) -> Point136 {
    for i in 0..4 {
        for xs2 in xs.chunks(2) {
            let mut state: Vec<f64> = Vec::new();
            for &acc in xs2.iter().rev() {
                state.push(acc);
            }
            state.push(if !(t >= t) {
                xs2[xs2.len() - 1]
            } else {
                t
            });
        }
    }
    Point136 { x: (1.0 + 1.5_f64.abs()).ln(), y: 2.0_f64.sin().sinh() }
}

#[differentiable(unconnected = "zero")]
fn p136(grid: &mut [f64], buf: &mut [f64]) -> f64 {
    let p = grid[0] + ((if 1.1 > 1.1 {
        buf[3]
    } else {
        buf[5 - 1]
    }) + buf[buf.len() - 1]);
    match 2 % 4 {
        0 => {
            let mut spring = Point136 { x: p - 0.1, y: buf[0] };
        }
        _ => {
            let mut i: usize = 4;
        }
    }
    p.signum() * p + p * 0.5 - (if p > 0.3 {
        buf[3]
    } else {
        let mut y = buf[5 - 1];
        y
    }).atan2(1.0 + grid[0].abs()) + grid.iter().filter(|d| **d > 1.0).sum::<f64>()
}

flat_record! {
    Point136 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point137 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point137 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, row: &mut Vec<f64>, q: f64) -> f64 {
        let mut x = row[row.len() - 1];
        (x.mul_add(0.5, row[0]) - x * 1.5) * row[0]
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point137 {
    type Output = Point137;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point137 {
        Point137 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p137_helper<const N: usize>(row: [f64; N], q: f64) -> f64 {
    'rows1: for i in 0..1 {
        if row.len() % 3 != 1 {
            continue;
        }
    }
    (row[5] + q - row.iter().sum::<f64>() * 1.5 + q * 2.0 + q) * (0..3).map(|m| (m as f64) * q.atan()).fold(q, |acc, p| acc * 0.5 + p)
}

#[differentiable(unconnected = "zero")]
fn p137_inner(grid: &[[f64; 2]; 3]) -> f64 {
    for x in &grid[0] {}
    grid[0][2 - 1].cos() * grid[1].iter().map(|r| (r * r).sqrt()).fold(0.1_f64, f64::max) - -grid[1][0].abs().sqrt().min(0.8)
}

#[differentiable(unconnected = "zero")]
fn p137(point: &mut Point137, ys: &[f64], spring: &Point137, flag: bool) -> f64 {
    let a = spring.y + (spring.x / (1.0 + spring.y.abs())).tanh().sinh();
    let mut z = p137_helper([spring.x; 7], a.powi(3));
    let mut xs = vec![z.powi(2), a - z, spring.x.min(z)];
    (if xs[1] >= 1.5 {
        a
    } else {
        z
    }) + z * 0.3 + (ys.iter().filter(|c| **c > 2.0).map(|z2| *z2).product::<f64>() + (xs[xs.len() - 1] - ys[1]))
}

flat_record! {
    Point137 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point138 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body138 {
    at: f64,
    k: f64,
    #[no_diff] rates: f64,
}

#[differentiable]
impl Body138 {
    #[differentiable(unconnected = "zero")]
    fn first(self) -> f64 {
        for n in (0..2).step_by(2) {
            let mut n2 = 0;
            'rows1: loop {
                n2 += 1;
                if n2 >= 2 || n2 % 3 == 0 {
                    break;
                }
            }
        }
        (-1.0 - self.rates + self.rates * 0.3) * (self.rates * self.rates + 1.5 * 1.5).sqrt().min(self.rates.asinh()) * (if 0 < 3 || self.k > 3.0 {
            let mut q: f64 = (0..=2).filter(|j| *j != 1).map(|count| (count as f64)).fold(self.at, |acc, d| acc.max(d * self.at));
            (0..4).map(|j| q + (j as f64)).product::<f64>()
        } else {
            self.k
        })
    }
}

#[differentiable]
impl Point138 {
    #[differentiable(unconnected = "zero")]
    fn reverse(&mut self) {
        let mut out: [f64; 3] = [0.5; 3];
    }
}

#[differentiable]
impl std::ops::Sub for Point138 {
    type Output = Point138;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point138) -> Point138 {
        Point138 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p138_helper(mut x: f64, spring: Point138, grid: &[f64; 2]) -> (f64, f64) {
    let mut spring2 = Body138 { at: grid[grid.len() - 1].sin(), k: spring.y + grid[0], rates: 1.5 };
    std::mem::swap(&mut spring2.k, &mut x);
    'rows1: for j in 0..grid.len() {
        spring2.k = grid.iter().map(|c| (c * c).sqrt()).fold(0.7_f64, f64::min);
        spring2.at += 3.0 * grid[j] + spring2.at * grid[j];
    }
    let h = |a: f64, y: f64| a * (y * y + y * y).sqrt().max(spring2.rates);
    (-0.4 + spring.y * 1.5 + spring2.at * 0.5 + -0.7, spring2.k - x * 0.5 + spring.z * 1.5 - (0..grid.len()).map(|count| (count as f64)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p138(xs: Vec<f64>, body: &Body138, s: &mut f64) -> f64 {
    *s -= *s;
    let mut found: Option<f64> = if *s >= body.at && body.rates > 0.5 {
        Some(body.at)
    } else {
        Some(*s)
    };
    if *s < xs[2] && body.k <= -0.7 {
        if *s > 0.9 {
            let mut buf: Vec<f64> = xs[2..].iter().enumerate().map(|(j, t)| *t).collect::<Vec<f64>>();
            let mut k = 0;
            loop {
                k += 1;
                buf[k % 1] = (1.0 + (if xs[1] > body.at || k + 1 < 3 {
                    body.rates
                } else {
                    let mut c = body.rates;
                    -1.0
                }).abs()).ln();
                if k >= 3 {
                    break;
                }
            }
            buf.fill(body.rates);
        }
        let mut part = *body;
    } else {
        let d: f64 = found.unwrap_or(s.atan()) * (body.rates - body.rates + (if xs[0] > -1.0 {
            xs[xs.len() - 1]
        } else {
            *s
        }));
    }
    let mut ys: Vec<f64> = Vec::new();
    for a in xs.iter() {
        ys.push(*a);
    }
    ys.push(xs[4 - 1] + xs[3]);
    (xs.iter().sum::<f64>() - xs[xs.len() - 1] * 2.0 - ys[0] * 0.5) * (if ys[0] < 0.9 {
        ys[0]
    } else {
        let q = ys[ys.len() - 1].hypot(ys[1 - 1].powi(2) + 1.0);
        (Body138 { at: *s, k: ys[1 - 1], rates: 0.25 }).first() + -1.0
    })
}

flat_record! {
    Point138 { x, y, z }
    Body138 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point139 {
    x: [f64; 10],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body139 {
    at: f64,
    k: f64,
    rates: [f64; 10],
    parts: [Point139; 2],
    last: f64,
}

#[differentiable]
impl Point139 {
    #[differentiable(unconnected = "zero")]
    fn energy(self, b: &mut f64) -> f64 {
        self.z / 2.0 * 1.5
    }
}

#[differentiable]
impl Body139 {
    #[differentiable(unconnected = "zero")]
    fn new(spring: Body139, row: [f64; 4]) -> Body139 {
        Body139 { k: spring.at, rates: [(-row[3].powi(2)).exp(); 10], ..spring }
    }
}

#[differentiable]
impl Body139 {
    #[differentiable(unconnected = "zero")]
    fn product(&self) -> f64 {
        (0..1).skip(1).map(|j| (j as f64) * self.rates[10 - 1 - j]).sum::<f64>() + (0..=4).zip(0..=3).map(|(k, j)| (j as f64)).fold(self.k, |acc, t| acc.max(t))
    }
}

#[differentiable]
impl Point139 {
    #[differentiable(unconnected = "zero")]
    fn ln(&self) -> f64 {
        for (m, j) in (0..3).zip(0..2) {
            let mut pair = (self.y, self.x[0].atan2(1.0 + self.y.abs()));
        }
        (0..4).zip(0..3).map(|(i, k)| (k as f64)).product::<f64>() * self.x[3]
    }
}

#[differentiable]
impl Point139 {
    #[differentiable(unconnected = "zero")]
    fn map(self, p: f64) -> Point139 {
        let mut w = p * (p + p).clamp(-0.75, 1.25);
        let e = w.to_radians();
        self
    }
}

#[differentiable]
trait Cost139 {
    fn at(&self) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, a: f64) -> f64 {
        let (mut a2, e) = (a, if a > 0.8 {
            let mut e: f64 = -1.0;
            -0.4
        } else {
            a
        });
        self.at() + self.at() * (((0..3).zip(0..2).map(|(count, j)| (j as f64) * e).fold(a, |acc, s| acc * 0.5 + s) - a * 0.3 - e * 0.5 + (0..4).skip(1).rev().map(|j| (j as f64) * e).sum::<f64>()) * (0..=1).rev().map(|count| (count as f64)).fold(e, |acc, u| acc + u * (if !(a2 >= 1.5) {
            let t = e;
            e
        } else {
            let mut x = e;
            u
        })))
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, t: f64) -> f64 {
        self.at() * (self.at() + (t + t + t * 1.5 - t) * t)
    }
}

#[differentiable]
impl Cost139 for Body139 {
    #[differentiable(unconnected = "zero")]
    fn at(&self) -> f64 {
        if 4 < 3 {
            let mut row: [f64; 2] = [0.5; 2];
            let s = std::mem::replace(&mut row[0], self.rates[6] / (1.0 + self.at.abs()));
        } else {
            for (i, j) in (0..=1).zip(0..3) {
                if j * 2 < 3 {
                    break;
                }
            }
        }
        (self.last * self.rates[4] - (0..1).map(|i| (0..=4).map(|i2| (i2 as f64) * self.at).fold(self.last, |acc, w| acc.max(-0.7 + w)) + (i as f64)).sum::<f64>()) * (if self.last <= 0.1 || self.parts[0].z >= 2.0 {
            let mut c: f64 = 0.5;
            c
        } else {
            self.parts[0].ln() + self.last
        })
    }
}



#[differentiable(unconnected = "zero")]
fn p139(ys: &[Body139; 2], body: &Body139) -> ([f64; 2], f64) {
    let n: usize = 1;
    let mut kind: Option<f64> = if body.parts[n % 2].x[n % 10] < body.rates[n % 10] {
        Some(ys[0].at / (body.last.powi(2) + 0.5))
    } else {
        Some((0..n).skip(1).rev().map(|j| (j as f64) * 1.5).sum::<f64>())
    };
    let mut shape: Option<f64> = Some(ys[n % ys.len()].at);
    let mut q = if !(body.rates[n % 10] >= 0.5) {
        (ys[n % ys.len()].last * body.parts[1].z).sin()
    } else {
        body.last * (if body.last <= ys[0].parts[2 - 1].z {
            body.rates[8]
        } else {
            body.at
        })
    };
    let ys2 = vec![body.at; ys.len()];
    ([ys2[n % ys2.len()].abs() + (ys[1].mean(ys2[n % 2]) + ys2[n % 2]), q * (n as f64) + (n as f64)], body.parts[2 - 1].z * q + q * 1.5 + (0.3_f64.asinh().powi(2) + 1.2).sqrt() - ys.iter().enumerate().map(|(n2, Body139 { at: u, k: q2, rates: v, parts: ys3, last: e })| ys2[n2 % ys2.len()] + e).product::<f64>())
}

flat_record! {
    Point139 { x, y, z }
    Body139 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point140 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape140 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point140 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, b: f64) -> f64 {
        b.max(0.0).sqrt().min(b) - b * 2.0 + (0..4).zip(0..1).map(|(i, j)| (j as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point140 {
    #[differentiable(unconnected = "zero")]
    fn new(acc: f64, buf: &Vec<f64>) -> Point140 {
        Point140 { x: buf[0].asinh(), y: acc * acc, z: 0.5_f64.min(buf[1]) }
    }
}

#[differentiable]
impl std::ops::Add for Point140 {
    type Output = Point140;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point140) -> Point140 {
        Point140 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point140 {
    type Output = Point140;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point140) -> Point140 {
        Point140 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p140(part: &Point140, #[no_diff] ys: &mut [f64], point: &mut Point140, out: &mut [f64; 3]) -> Point140 {
    let mut pair = (point.z * point.x * ys[3].abs(), point.y);
    let mut b = out[out.len() - 1];
    b -= b;
    out[3 - 1] = pair.0.tanh().exp_m1() / ((pair.1 * pair.0).powi(2) + 0.5);
    let mut u: f64;
    if b > 0.5 && out[3 - 1] > 1.5 {
        u = ys[2];
    } else {
        u = pair.1.atan() * part.z;
    }
    let found: Shape140 = if ys[4] > 3.0 {
        Shape140::Disc((out[0].powi(2) + 1.2).ln())
    } else {
        Shape140::Disc(u * 1.0)
    };
    *point = *point + *point;
    let mut buf: Vec<f64> = Vec::new();
    for count in (1..out.len()).rev() {
        pair.1 += point.advance(u) + out[count];
        if part.y > -1.0 {
            buf.push((if b >= ys[1] {
                pair.1
            } else {
                pair.1
            }) * pair.0);
        }
    }
    buf.push(u);
    let f = |b2: f64, b3: f64| {
        if b > 2.0 {
            return buf[0].abs();
        }
        b2 * buf[0].min(point.y).min((-0.25_f64.powi(2)).exp())
    };
    *part - *point
}

flat_record! {
    Point140 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point142 {
    x: f64,
    y: f64,
    z: [f64; 11],
}

#[derive(Clone, Debug, Differentiable)]
struct Body142 {
    at: Vec<f64>,
    k: Point142,
    #[no_diff] rates: usize,
    parts: Point142,
    last: f64,
}

#[differentiable]
impl Point142 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, xs: &mut [f64; 4]) -> f64 {
        xs[2] = xs[2];
        (xs[1..].iter().map(|c| c.abs().sqrt()).fold(0.7_f64, f64::max) + xs[3].max(xs[xs.len() - 1] * self.z[9])) * (xs[4 - 1] + xs[xs.len() - 1])
    }
}

#[differentiable]
impl Point142 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, pair: (f64, f64), grid: [f64; 13]) -> f64 {
        let acc = grid[11];
        let mut xs: Vec<f64> = grid.chunks(2).map(|row| grid[12] + grid[13 - 1] + acc).collect::<Vec<f64>>();
        grid[2..].iter().map(|q| q * 1.5).fold(0.7_f64, f64::min) + pair.0 * 2.0 + grid.iter().sum::<f64>() * 2.0 + xs[0].asinh()
    }
}

#[differentiable]
impl Body142 {
    #[differentiable(unconnected = "zero")]
    fn zip(&self, acc: f64) -> Body142 {
        'rows1: for k in 0..2 {
            let mut v: [[f64; 9]; 9] = [[acc; 9]; 9];
            for count in 1..9 {
                for count2 in 0..8 {
                    v[count2][0] += v[count2][0] * 0.9 + (count2 as f64);
                }
            }
        }
        Body142 { at: vec![self.last.abs(), acc], k: Point142 { x: acc * acc, y: 0.25 / (1.0 + acc.abs()), z: [acc; 11] }, rates: 4, parts: Point142 { x: (acc * acc).sqrt().clamp(0.25, 1.25), y: acc - acc, z: [(1.0 + acc.abs()).sqrt(); 11] }, last: -acc }
    }
}

#[differentiable(unconnected = "zero")]
fn p142_helper(spring: &Body142) -> f64 {
    let mut grid: Vec<f64> = vec![spring.parts.z[11 - 1]; 13];
    for n in 2..13 {
        let z = grid[n - 2];
        if n % 2 == 0 {
            grid[n] -= z.tanh() * grid[n];
        }
    }
    let a = grid.pop().unwrap();
    if spring.parts.x <= a && 1 < 3 {
        let s: f64;
        if !(a >= a) {
            let acc = (Point142 { x: a, y: grid[grid.len() - 1], z: [grid[2]; 11] }).shifted((grid[1], a), [grid[2]; 13]) + grid[1];
            s = ((Point142 { x: acc, y: a, z: [0.3; 11] }).shifted((acc, grid[0]), [a; 13]) + grid[grid.len() - 1]).sin().exp();
        } else {
            s = 0.5 + (grid[1] + a);
        }
        let t: f64;
        if a > 1.5 && 3 < 3 {
            t = (s * s).cos();
        } else {
            t = s;
        }
    } else {
        let mut xs: Vec<f64> = (0..grid.len()).map(|i| (i as f64)).collect::<Vec<f64>>();
    }
    (grid[9] - grid.iter().sum::<f64>() * 2.0 - (a * a + a * a).sqrt().clamp(0.25, 1.25).max(grid[0] + a)) * (grid[4] * spring.at[1].atan())
}

#[differentiable(unconnected = "zero")]
fn p142_inner(out: &mut [Point142], row: &[f64], v: [Point142; 2], out2: Vec<f64>) -> f64 {
    let mut a: f64 = (((Point142 { x: row[1], y: row[0], z: [0.8; 11] }).shifted((v[2 - 1].z[5], out2[1]), [out[2 - 1].x; 13]) + out2[0]) / (1.0 + out2[0].abs())).sin().exp_m1();
    let mut d = if out2[out2.len() - 1] > 0.25 {
        v[0].z[2].max(0.0).sqrt().max(-1.0)
    } else {
        let mut b = v[1].x.atan2(a.powi(2) + 1.0);
        1.1 / (out2[1].powi(2) + 1.2)
    };
    let mut point = Body142 { at: vec![a, v[1].z[8]], k: Point142 { x: (d * d).sqrt().max(a), y: a / (d.powi(2) + 0.5), z: [v[0].y - out2[0]; 11] }, rates: out2.len(), parts: Point142 { x: d * d, y: d * v[2 - 1].z[8], z: [0.8; 11] }, last: (a * a).sqrt().max(d) };
    let mut found: Option<f64> = Some(d);
    if let Some(acc) = found {
        let f = |e: f64| {
            let z = row[0];
            e * out2[1]
        };
    } else {
        let mut ys = [point.k.x; 4];
    }
    a - v[0].z[2] * 0.5 + out2[1] * 0.5 - point.last * 1.5 - row.iter().zip(row.iter()).map(|(a2, d2)| *d2 * point.last).sum::<f64>() - p142_helper(&point)
}

#[differentiable(unconnected = "zero")]
fn p142(#[no_diff] row: &[f64], a: &mut f64) -> f64 {
    for &q in row.iter() {
        *a += if q.max(0.0).sqrt() > 0.1 {
            q.max(0.0).sqrt()
        } else {
            row.iter().map(|t| t * q).product::<f64>()
        };
        *a /= (0..=2).map(|m| (m as f64) * q).sum::<f64>().powi(2) + 1.0;
    }
    *a += if *a <= 1.0 {
        row[2] + *a
    } else {
        row[1].sin()
    };
    let h = |d: f64, b: f64| {
        let d2 = (row[3] + b) / (1.0 + (d.signum() * b).abs());
        d + b
    };
    let mut k = 0;
    loop {
        k += 1;
        if k >= 3 {
            break;
        }
        let mut m = 0;
        'rows1: while *a < *a && m < 4 {
            m += 1;
        }
        *a = a.min(a.atan());
    }
    *a * (if !(*a >= *a) {
        row[1]
    } else {
        *a
    })
}

flat_record! {
    Point142 { x, y, z }
    Body142 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p143_helper(b: &mut f64, pair: (f64, f64), xs: &[(f64, f64)]) -> f64 {
    let mut c = xs[0].1;
    c + c - pair.1 * 0.3 - c * xs[0].0
}

#[differentiable(unconnected = "zero")]
fn p143_inner(x: f64, i: usize) -> f64 {
    let s: f64;
    if x > -1.0 {
        let mut s2 = x;
        s = s2.sin().sinh().hypot(1.0 + (if !(i % 3 != 0) {
            s2
        } else {
            let mut s3 = x;
            3.0
        }).abs());
    } else {
        s = x;
    }
    let (p, t): (f64, f64) = (1.1, s.min(x));
    s.max(0.0).sqrt().max(-0.7) + s * 0.3 + (0..i).map(|i2| (i2 as f64)).fold(s, |acc, t2| acc + t2 * t).max(p) + x
}

#[differentiable(unconnected = "zero")]
fn p143(m: usize, v: &[f64; 2], ys: [[f64; 2]; 3]) -> f64 {
    let mut shape: Option<f64> = None;
    if m / 2 % 3 == 1 || m + 1 < 3 {
        for (&w, m2) in ys[1].iter().skip(1).zip(0..2) {
            let mut m3 = 0;
            while w <= ys[1][0] && m3 < 5 {
                m3 += 1;
                let p: f64 = w;
            }
            let mut state: [f64; 17] = [ys[m3 % 3][2 - 1 - m2]; 17];
            for n in (1..16).rev() {
                state[n] *= state[n].tanh() * state[n];
                state[(n + 2) % 17] = state[n * 2 % 17] * 0.5 + state[n];
            }
        }
        let mut shape2: Option<f64> = Some(ys[m % ys.len()][m % 2]);
        if let Some(d) = shape {} else {
            if ys.len() % 2 == 1 {} else {
                let c: f64;
                if m * 2 < 3 && m * 2 > 0 {
                    c = ys[1][2 - 1];
                } else {
                    c = v[0].powi(3) / 2.0;
                }
            }
        }
    } else {
        for &d in ys[m % 3][..1].iter() {
            match &mut shape {
                None => {
                    let shape2: Option<f64> = if ys[m % 3][1] > 0.1 {
                        Some(ys[m % ys.len()][0])
                    } else {
                        Some((ys[ys.len() - 1][m % 2].powi(2) + 0.5).ln())
                    };
                }
                Some(c) => {
                    *c -= ys[m % 3][m % 2];
                }
            }
        }
    }
    ys[2][1] * v[m % 2] + ys[1][..1].iter().map(|s| (*s * *s).sqrt()).fold(0.1_f64, f64::max).tanh() - (ys[m % 3][2 - 1] + (m as f64))
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p110([Point110 { x: -0.3, y: 0.2 }, Point110 { x: -0.4, y: 0.4 }], true, &[[-1.1, -0.9], [0.0, 0.4]]) calls Point110::new),
        program!(p111(&mut vec![-1.0, 0.35, -0.5, 0.35]) calls Point111::energy, Point111::shifted, Point111::floor, Point111::extend, Point111::powf, p111_helper, p111_inner),
        program!(p112(&[-0.3, -1.0, 0.3, 0.8], &vec![-1.1, -0.6, 0.8, 0.5, 0.2], [0.9, 0.8], vec![-1.2, 0.7, -0.6]) calls Point112::new, Body112::cos),
        program!(p113(&mut 1.1, &mut [0.5, 0.5, -1.1, 0.6, 1.2], 0.9, &mut [-0.7, -0.7, 0.3]) calls Point113::norm, Point113::product, Point113::signum),
        program!(p114(false, &[Point114 { x: -0.9, y: -1.2, z: 0.4 }, Point114 { x: 0.35, y: 0.4, z: -1.0 }, Point114 { x: -0.2, y: 0.7, z: -1.2 }, Point114 { x: -0.2, y: 0.3, z: 1.0 }, Point114 { x: 1.3, y: -0.6, z: 0.2 }], 4)),
        program!(p115(1.0, 1.1) calls p115_helper),
        program!(p116(&[1.4, -0.8, 0.0, -0.8], &mut 1.1) calls p116_helper),
        program!(p118(&mut Point118 { x: 0.9, y: 0.5, z: 0.0 }, &mut vec![1.2, 1.1, 0.8, -1.0, -0.9]) calls Point118::energy, Point118::new, p118_helper, p118_inner; pulled (Point118Tangent { x: 0.5, y: 0.3, z: 0.5 }, vec![0.3, 1.0, 1.0, -2.0, 1.0])),
        program!(p119(&mut 0.4, [-0.8, 0.6, -0.1, -1.0, -0.8, 0.4, -0.6, 1.0, -0.6, 0.3, -0.2, 1.0]) calls p119_helper),
        program!(p120(&[(1.4, 0.5), (0.4, -1.1), (-0.5, -0.6), (0.6, 0.35)], &[-1.0, -0.1, -0.6, 1.2, 1.1, 0.2, 0.6], &[0.6, 0.2, -0.6, -1.2, -1.0, -0.2, -0.6, -0.6, 0.0, -0.4, 0.8]) calls p120_helper),
        program!(p121(&[1.3, -0.5, -1.0, 0.8]) calls Point121::norm, Body121::pop; pulled (0.3, 1.0)),
        program!(p122(0.4, &[[0.9, 0.5], [-0.1, 0.35], [-0.2, -0.9]], &mut -0.8, &mut [0.6, -0.2, 1.0])),
        program!(p123(&mut [0.3, -0.9], [0.0, 0.2, 0.35, 0.9]); pulled ((-2.0, -0.7), [1.0, 0.3])),
        program!(p124(0.1, &mut Point124 { x: -0.7, y: 0.7 }, &[0.1, -0.1, 0.0, 0.3, 0.7, -0.2, 0.6, 0.9, 0.9, -0.7, 1.1], const -0.2) calls p124_helper, p124_inner; pulled (([0.5, -2.0], 1.0), Point124Tangent { x: -2.0, y: -2.0 })),
        program!(p125(0.2, 2) calls Body125::len, Point125::max, p125_helper),
        program!(p126(true, &vec![-0.9, -0.9, -0.9, -0.5, 1.4], 2, &vec![1.1, -0.1, -0.6]) calls p126_helper),
        program!(p127(&mut 1.0) calls Point127::max, Point127::len, Point127::sum, p127_helper),
        program!(p129(&mut Point129 { x: -0.5, y: -0.4 }) calls Outer129::shifted, Point129::replace, Point129::len, p129_helper, p129_inner; pulled (Point129Tangent { x: 0.5, y: -2.0 }, Point129Tangent { x: 0.3, y: 1.0 })),
        program!(p130(const &[-0.3, 0.0, 0.35, 1.2, -0.2, 0.35, 0.1, -0.2, 0.3, 0.8, -0.1, 0.9, 0.7], &[0.35, -1.2, 0.3, 0.8, -0.6, -1.0, -0.1, 0.5, -1.1], 4, &mut [(-1.0, 1.1), (0.8, 0.5), (0.9, -0.5)])),
        program!(p131(-0.9, -1.2) calls Body131::shifted, Point131::first, p131_helper, p131_inner),
        program!(p133([-0.6, 1.1, -0.5], &mut [-0.2, 1.0]) calls p133_helper, p133_inner),
        program!(p134(&mut [1.1, -0.8, 0.5, 0.4], &mut [Body134 { at: [Point134 { x: 0.5, y: 0.5, z: 0.8 }, Point134 { x: 0.8, y: 1.2, z: -0.1 }], k: 0.8, rates: vec![-0.2, 0.9, 1.0, 1.0, -0.1], parts: [0.8, -0.7, 1.1, -0.2, -0.3, -0.4, -0.2, 1.2, 0.7, 1.4, 0.0] }, Body134 { at: [Point134 { x: 0.8, y: -0.6, z: 0.2 }, Point134 { x: 1.3, y: 1.0, z: -1.1 }], k: 0.5, rates: vec![-0.1, 0.6, 0.0, -1.0, 1.4], parts: [-1.2, 0.0, -1.0, -0.3, 1.2, 0.4, -0.7, -0.8, -0.7, -0.7, 0.1] }], 0.7) calls Point134::advance, Point134::powi, p134_helper, p134_inner; pulled (0.5, [-0.7, 0.5, -2.0, 1.0], [Body134Tangent { at: [Point134Tangent { x: 0.5, y: -0.7, z: -0.7 }, Point134Tangent { x: 0.3, y: -2.0, z: -2.0 }], k: -0.7, rates: vec![-2.0, 0.5, 1.0, -0.7, -0.7], parts: [0.5, -0.7, 1.0, 1.0, 0.5, -0.7, 0.3, -2.0, -0.7, 0.3, -0.7] }, Body134Tangent { at: [Point134Tangent { x: 1.0, y: 1.0, z: 0.3 }, Point134Tangent { x: 0.3, y: -2.0, z: 1.0 }], k: 1.0, rates: vec![0.3, -0.7, 0.3, -0.7, -0.7], parts: [1.0, 1.0, -2.0, 0.5, -2.0, -0.7, -2.0, -2.0, -0.7, 0.5, -0.7] }])),
        program!(p135(0.5, 4); pulled (-0.7, 1.0)),
        program!(p136(&mut [0.7, -0.9, -1.1, 0.8], &mut [0.3, 0.9, -1.1, 0.1, -0.9]) calls Point136::advance, Point136::get, p136_helper, p136_inner),
        program!(p137(&mut Point137 { x: 0.6, y: -0.2 }, &[-0.3, -0.6, -1.1, -0.2, 0.1], &Point137 { x: -0.7, y: -0.4 }, true) calls Point137::energy, p137_helper, p137_inner),
        program!(p138(vec![-1.2, -0.8, -0.5, 0.2], &Body138 { at: 0.1, k: 0.5, rates: 0.35 }, &mut -0.1) calls Body138::first, Point138::reverse, p138_helper),
        program!(p139(&[Body139 { at: 1.4, k: 0.8, rates: [0.2, -0.4, 1.4, -1.2, 0.3, 1.2, -0.2, 0.0, 0.0, 0.4], parts: [Point139 { x: [-0.2, 0.0, 0.4, -0.4, 0.8, -0.4, 0.35, 0.1, -1.1, -0.5], y: -1.1, z: -1.0 }, Point139 { x: [0.8, -0.8, -0.5, 0.2, -1.0, 0.7, -0.2, 0.6, -0.7, 0.1], y: 1.2, z: 0.7 }], last: 0.1 }, Body139 { at: 0.3, k: -1.1, rates: [-0.2, 0.35, -1.2, 0.1, -1.0, 0.2, -1.0, -0.2, -0.8, 1.0], parts: [Point139 { x: [0.3, 0.1, 0.2, -0.3, -1.0, 0.6, 1.1, 0.8, -0.8, 1.3], y: 0.0, z: 1.3 }, Point139 { x: [0.3, -0.9, -1.0, 0.2, 0.4, -0.2, 1.4, 0.6, 1.2, 0.2], y: -0.1, z: -0.3 }], last: -1.0 }], &Body139 { at: -0.6, k: -0.8, rates: [1.2, -1.1, 0.0, 0.6, 0.6, -1.2, 0.3, 1.0, 0.35, -0.6], parts: [Point139 { x: [0.7, -0.9, 0.35, 0.2, -0.4, 0.5, 1.3, 0.7, -0.5, -0.8], y: 1.3, z: -1.1 }, Point139 { x: [1.4, -1.2, 1.3, 0.35, -0.8, 1.3, 0.4, 0.0, 0.8, 0.0], y: 1.1, z: -0.2 }], last: 0.8 }) calls Point139::energy, Body139::new, Body139::product, Point139::ln, Point139::map; pulled ([-0.7, -0.7], 0.5)),
        program!(p140(&Point140 { x: 0.35, y: -0.3, z: 0.4 }, const &mut [-0.4, 1.0, -1.1, 0.2, 1.0], &mut Point140 { x: -1.1, y: -0.2, z: 0.1 }, &mut [1.3, -0.7, 0.0]) calls Point140::advance, Point140::new; pulled (Point140Tangent { x: 1.0, y: -2.0, z: 0.5 }, vec![0.3, -0.7, 0.3, 1.0, 0.3], Point140Tangent { x: 0.5, y: 0.3, z: 0.3 }, [-2.0, -2.0, -2.0])),
        program!(p142(const &[0.7, -1.1, -0.7, 0.0], &mut 0.6) calls Point142::energy, Point142::shifted, Body142::zip, p142_helper, p142_inner),
        program!(p143(2, &[0.6, 0.3], [[1.3, -1.0], [-0.8, -0.8], [-1.0, -1.0]]) calls p143_helper, p143_inner),
    ]
}
