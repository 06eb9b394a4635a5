//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point1 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point1 {
    #[differentiable(unconnected = "zero")]
    fn new(point: Point1) -> Point1 {
        Point1 { x: point.y * point.y, y: point.y.cbrt().max((point.x.powi(2) + 1.0).log10()), z: point.y * point.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p1_helper(p: f64, ys: &[Point1]) -> f64 {
    'rows1: for spring in ys.iter() {
        let mut unit = Point1::new(Point1::new(Point1 { x: spring.z, ..*spring }));
    }
    let mut body = Point1::new(Point1::new(Point1 { x: p, y: 3.0, z: p }));
    {
        let Point1 { x: z, y: x, z: d } = &mut body;
        *d += 0.25;
        let mut i: usize = 3;
        *d += *d;
    }
    body.z + p * 1.5 - body.y * 0.5 + (0..ys.len()).map(|m| (m as f64)).sum::<f64>() - ys[2 - 1].y
}

#[differentiable(unconnected = "zero")]
fn p1(#[no_diff] x: &mut f64, state: &[f64]) -> f64 {
    let mut e = state[1];
    let t = e.powi(2);
    let mut unit = Point1::new(Point1 { x: e, y: state[3] - t, z: if 0 < 3 {
        t
    } else {
        t
    } });
    let mut i = 0;
    let b: f64 = 'rows1: loop {
        i += 1;
        if i >= 4 {
            break state[1..].chunks(2).enumerate().map(|(j, row)| *x).sum::<f64>() * (unit.z / (1.0 + x.abs()));
        }
        let mut j = 0;
        loop {
            j += 1;
            if j >= 2 {
                break;
            }
            let mut m = 0;
            loop {
                m += 1;
                (unit.x, *x) = (*x, state.iter().sum::<f64>());
                if m >= 3 || state[0] > 0.3 {
                    break;
                }
            }
            let flag = t >= 0.8 && t >= 0.9;
        }
    };
    e.cos() - e * 0.3 + t * 0.5 + unit.y * 0.5 - (unit.z + (i as f64)).sin() + state.iter().enumerate().map(|(m, b2)| t.signum() * b + b2).sum::<f64>()
}

flat_record! {
    Point1 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p2(#[no_diff] x: &mut f64, buf: &Vec<f64>, buf2: &mut [f64; 2]) -> f64 {
    if buf[3] <= -0.4 {
        buf2[1] += ((buf[3] - buf2[0]).powi(2) + 1.0).powi(-1);
    } else {
        let (mut z, mut q) = (if !(buf2[0] >= 1.0) {
            let mut y = buf2[0] - buf2[1];
            if y > 0.8 {
                buf2[1]
            } else {
                buf2[1]
            }
        } else {
            buf2[1]
        }, buf2[0] / (x.powi(2) + 1.0));
        if 1 < 3 {
            buf2.swap(0, 1);
            buf2.fill(*x / (q.powi(2) + 1.2));
        } else {
            let mut i = 0;
            let x2: f64 = loop {
                i += 1;
                if i >= 1 {
                    break (q * q).cos();
                }
                buf2[i % 2] /= (buf[3] - buf2[1]).min(z - z).powi(2) + 1.0;
            };
        }
    }
    let x2: f64 = buf2[1] + buf2[1] * buf2[buf2.len() - 1];
    let q: f64 = 'found1: {
        if x2 > -0.7 {
            let mut e: f64 = -(0..buf.len()).map(|i| (i as f64) * buf2.chunks(2).zip(buf2.iter()).map(|(grid, &s)| x2 + s).fold(x2, |acc, p| acc * 0.5 + p)).sum::<f64>();
        } else {
            buf2[1] = buf2[2 - 1] - buf2[1..].iter().map(|e| x2 + *e).fold(buf[3], |acc, x3| acc.max(x3 * buf[buf.len() - 1]));
        }
        if x2 > -0.7 || buf[4] > 0.8 {
            break 'found1 buf2[buf2.len() - 1] + buf[3];
        }
        x2.atan().sinh()
    };
    buf[2] + q
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point3 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body3 {
    at: f64,
    k: [Point3; 2],
    rates: Point3,
    parts: usize,
    last: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape3 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body3 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, acc: f64, buf: &Vec<f64>) -> f64 {
        (if buf[0] > 1.0 || acc >= 0.8 {
            buf[1]
        } else {
            let mut z: f64 = buf[1];
            buf[0]
        }) - (0..3).map(|k| (k as f64)).sum::<f64>() + (self.at.max((buf[1] * buf[1]).sqrt()) + (if self.rates.y > 2.0 {
            let mut q = acc;
            buf[0]
        } else {
            let p: f64 = buf[1];
            buf[1]
        }))
    }
}

#[differentiable]
impl Body3 {
    #[differentiable(unconnected = "zero")]
    fn new(v: &[f64]) -> Body3 {
        Body3 { at: v[v.len() - 1] + v[1], k: [Point3 { x: v[1] * v[1], y: (1..v.len()).map(|n| v[n % v.len()] + (n as f64)).fold(v[1], |acc, x| acc.max(x)), z: v[1] }, Point3 { x: v[0], y: v[1].tanh().exp2(), z: v[1] / 3.0 }], rates: Point3 { x: v[2 - 1], y: v[0].atan().exp_m1(), z: v[1].tanh() }, parts: 3, last: v[2 - 1] / 1.5 }
    }
}

#[differentiable]
impl Point3 {
    #[differentiable(unconnected = "zero")]
    fn swap(&mut self, i: usize, j: usize) {
        let mut v = [self.z; 2];
        let mut r = v[v.len() - 1] - 0.25 - (j as f64) - v[0] * (i as f64);
    }
}

#[differentiable]
impl Body3 {
    #[differentiable(unconnected = "zero")]
    fn sum(&self) -> f64 {
        self.k[1].z / (self.last.powi(2) + 0.5) * ((if self.rates.y > 0.5 {
            self.rates.z
        } else {
            self.k[0].y
        }).powi(2) + 1.2).powi(-1)
    }
}

#[differentiable]
impl Point3 {
    #[differentiable(unconnected = "zero")]
    fn copy_from_slice(&mut self, v: &[f64]) {
        self.x = v[1];
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
fn p3(#[no_diff] part: &Body3, body: Body3) -> f64 {
    let mut j = 0;
    'rows1: while j < 2 {
        j += 1;
        let mut acc = ((0..3).map(|m| 2.0 + (m as f64)).sum::<f64>() * 0.3_f64.min(body.rates.x)).min(if !(j / 2 % 3 == 0) {
            (0..3).zip(0..2).map(|(k, count)| part.last + (count as f64)).sum::<f64>()
        } else {
            part.rates.z - (j as f64)
        });
        acc = (0..3).map(|m| (m as f64)).sum::<f64>();
    }
    body.at.max((body.k[0].y * body.k[0].y + 0.8 * 0.8).sqrt()) * (0..=3).map(|count| part.at + (count as f64)).fold(body.last, |acc, e| acc * 0.5_f64 + e).powi(3)
}

flat_record! {
    Point3 { x, y, z }
    Body3 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p5_helper(grid: &mut [f64], q: f64, c: f64, buf: &[f64; 3]) {
    'rows1: for (j, j2) in (0..=1).zip(0..buf.len()) {
        let m: usize = buf.len();
    }
}

#[differentiable(unconnected = "zero")]
fn p5(d: &mut f64, mut e: f64) -> f64 {
    let mut m = 0;
    'rows1: loop {
        m += 1;
        let t = std::mem::take(&mut e);
        if m >= 3 {
            break;
        }
    }
    match (m + 1) % 4 {
        0 => {}
        1 | 2 => {
            let mut pair = ([e - (m as f64), e.sin().sinh()], *d + e);
            match m * 2 % 3 {
                0 => {
                    e *= pair.0[0];
                    let z: f64 = 'found2: {
                        if m < 3 {
                            break 'found2 pair.0[2 - 1] + *d;
                        }
                        (pair.1 / (1.0 + pair.0[m % 2].abs())).cos()
                    };
                }
                1 | 2 => {
                    for j in (0..2).rev() {
                        let q: f64;
                        if m % 3 != 1 {
                            q = (match (j + 1) % 5 {
                                0..=1 => *d,
                                2..=3 => {
                                    let y = *d;
                                    y
                                }
                                _ => pair.1,
                            }) + (pair.1 + 0.25);
                        } else {
                            let u = pair.1;
                            q = pair.1 * u - e * e;
                        }
                        let p = (q.powi(2) + 1.2).powf((pair.0[0].sin() * (0.1 / (1.0 + e.abs()))).sin());
                    }
                    e += pair.0[m % 2];
                }
                _ => {}
            }
        }
        _ => {
            let (z, mut p) = (--1.0 - (m as f64), *d);
        }
    }
    (e, _) = (e, e);
    let p = std::mem::take(d);
    p + e * 2.0 + p * 2.0 + (if (0.25_f64 * 0.25_f64).sqrt() > 0.1 {
        (0.25_f64 * 0.25_f64).sqrt()
    } else {
        e * p
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point6 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape6 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point6 {
    #[differentiable(unconnected = "zero")]
    fn extend(&mut self, buf: &[f64]) {
        let mut k: usize = 1;
        self.x /= (buf[1] * (1.0 + buf[k % buf.len()].abs()).cbrt()).powi(2) + 1.0;
    }
}

#[differentiable]
impl Point6 {
    #[differentiable(unconnected = "zero")]
    fn powi(&self, j: usize) -> Point6 {
        let mut kind: Shape6 = Shape6::Disc((0..3).map(|n| (n as f64) * -0.7).fold(self.y, |acc, acc2| acc + (acc2 + acc2)));
        let kind2: Shape6 = Shape6::Rect(self.x * self.y, (0.8_f64.powi(2) + 0.5_f64).powf(self.y.sin()));
        Point6 { ..*self }
    }
}

#[differentiable]
impl std::ops::Add for Point6 {
    type Output = Point6;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point6) -> Point6 {
        Point6 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point6 {
    type Output = Point6;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point6 {
        Point6 { y: self.y * other, x: self.x * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p6(out: &mut [f64; 2], v: &mut [f64], state: &mut [f64]) -> f64 {
    {
        let mut found: Shape6 = Shape6::Rect(v[0].tanh().exp(), if state[10] > 1.1 {
            let y = v[5 - 1];
            y
        } else {
            state[2]
        });
        match found {
            Shape6::Disc(t) => {
                if state[5] > 0.3 {
                    let mut spring = Point6 { x: state[4], y: state[10] + state[state.len() - 1] };
                    let (mut r, mut c) = (out[1], if 4 < 3 {
                        t
                    } else {
                        let mut d = state[state.len() - 1];
                        d
                    });
                }
            }
            Shape6::Rect(w, r) => {
                let j: usize = 2;
            }
        }
    }
    v[..2].swap(0, 0);
    let r: f64;
    if !(state[4] > 0.3) {
        r = out.chunks(2).step_by(2).map(|buf| state[5] + -0.4_f64).sum::<f64>().tanh();
    } else {
        let mut p = (-(v[5 - 1] * v[v.len() - 1]).powi(2)).exp();
        r = state[11 - 1];
    }
    let i: usize = state.len();
    ((if v[2] < r {
        r
    } else {
        let acc = r;
        acc
    }) + r * 0.3) * (-v[0] + 1.5)
}

flat_record! {
    Point6 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p7_helper(u: f64, v: &mut Vec<f64>, v2: &[f64], mut a: f64) -> f64 {
    a += (if !(2 < 3) {
        let w = a;
        2.0
    } else {
        a
    }) + a;
    for i in 0..v2.len() - 1 {
        let w: f64;
        if i + 1 > 0 {
            let x = a;
            w = (-v2[i].powi(2)).exp().sin();
        } else {
            w = v[i % v.len()];
        }
    }
    (v2[0] - u * 0.3 + (1..v2.len() - 1).zip(0..2).map(|(n, j)| a * 2.0 + (j as f64)).sum::<f64>()) * v2[0]
}

#[differentiable(unconnected = "zero")]
fn p7(q: f64, #[no_diff] mut s: f64) -> f64 {
    'rows1: for count in 0..=4 {
        'steps2: for m in 0..=4 {
            let n: usize = m / 2;
            let mut d = std::mem::replace(&mut s, (1.0 + q.abs()).recip());
            let mut out: Vec<f64> = (0..2).rev().zip(0..4).map(|(i, i2)| (i2 as f64) * (0..count).rev().map(|k| (k as f64) * 0.1).fold(d, |acc, t| acc + t * q)).collect::<Vec<f64>>();
        }
    }
    'search3: for (i, n) in (0..2).rev().zip(0..4) {
        match n % 4 {
            0 => {
                let mut ys: Vec<f64> = Vec::new();
                for (k, m) in (0..n).zip(0..n) {
                    ys.push(q);
                }
                ys.push(if n % 3 == 0 {
                    q
                } else {
                    q
                });
            }
            1 | 2 => {
                let mut z: f64;
                if n + 1 > 2 {
                    z = q + q + 1.5_f64.cbrt().max(s * q);
                } else {
                    let mut d = (q * q + q * q).sqrt().min(q.powi(3));
                    z = q;
                }
            }
            _ => {
                let mut state: Vec<f64> = Vec::new();
                for j in 0..=n {
                    state.push(q.cos().hypot(1.0 + (if j > 0 {
                        s
                    } else {
                        s
                    }).abs()));
                }
                state.push(q);
            }
        }
    }
    (s.to_radians() + q * 0.5) * (if s < 1.1 && 0.25 > 0.8 {
        q - 0.5
    } else {
        0.1_f64.min(s)
    })
}

#[differentiable(unconnected = "zero")]
fn p8_helper(ys: &mut Vec<f64>, row: &[f64]) -> f64 {
    ys[1] = (1.0 + ys[0].abs()).powf(row[1].sin()) * ys[ys.len() - 1];
    let a: f64;
    if row[1] > 2.0 {
        let p = row[1];
        a = p.clamp(-0.75, 1.25);
    } else {
        a = (if ys[2 - 1] > 0.3 {
            ys[ys.len() - 1]
        } else {
            ys[1]
        }) * (ys[ys.len() - 1].floor() * row[0]);
    }
    let mut c = (-row[2 - 1].powi(3).powi(2)).exp() + (a * a).sin().exp2();
    let mut k = 0;
    'rows1: loop {
        k += 1;
        if k >= 1 || k + 1 > 0 {
            break;
        }
        for c2 in ys.iter_mut().take(2).rev() {
            let mut row2: Vec<f64> = Vec::new();
            for k2 in 0..2 {
                row2.push((if row[k2 % row.len()] >= -0.4 {
                    c
                } else {
                    a
                }) + (k2 as f64));
            }
            row2.push(c);
        }
    }
    (a - a * 1.5 - c * 0.3) * (ys[0] * c / (a.asinh().powi(2) + 1.2)) * (c.clamp(-0.75, 1.25) + (k as f64))
}

#[differentiable(unconnected = "zero")]
fn p8(#[no_diff] z: f64, w: f64, xs: [f64; 2], row: &[f64; 4]) -> Vec<f64> {
    let mut kind: Option<f64> = None;
    if let Some(t) = &mut kind {
        if row[3] > -1.0 {
            let k: usize = 4;
        }
    } else {
        let b: f64 = 'found1: {
            if row[2] > -0.4 {
                break 'found1 (z * z).sqrt().clamp(0.25, 1.25);
            }
            (1.0 + w.abs()).powf((1.0 + xs[1].abs()).cbrt().sin())
        };
    }
    let x = if xs[1] > 0.5 {
        xs[0]
    } else {
        (-0.7_f64).cos() + xs[1]
    };
    let mut kind2: Option<f64> = if row[1] >= x {
        None
    } else {
        Some(x / (1.0 + xs[0].abs()))
    };
    vec![x, x.atan2(row[4 - 1].powi(2) + 1.2)]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point9 {
    x: f64,
    y: [f64; 2],
}

#[differentiable]
impl Point9 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, state: [[f64; 2]; 2], mut a: f64) -> (f64, f64) {
        match state.len() % 4 {
            0 => {
                let mut found: Option<f64> = if !(a < 1.0) {
                    Some(a)
                } else {
                    Some(self.x.max(a))
                };
            }
            _ => {
                'rows1: for xs in state[1][1..].chunks(2) {}
            }
        }
        (a - a * 2.0 - a + state[0][2 - 1].powi(2), (self.x - state[0][1] * 0.5) * (if 2 < 3 {
            (-state[2 - 1][1].powi(2)).exp()
        } else {
            -0.7 + 1.5
        }) * state[1][2 - 1].max(0.5 * state[2 - 1][1]))
    }
}

#[differentiable]
impl Point9 {
    #[differentiable(unconnected = "zero")]
    fn signum(self) -> Point9 {
        let unit = self;
        self
    }
}

#[differentiable]
impl Point9 {
    #[differentiable(unconnected = "zero")]
    fn min(&self, s: f64) -> f64 {
        ((if self.x <= self.x {
            self.x
        } else {
            s
        }) - s * 0.3) * self.y[2 - 1]
    }
}

#[differentiable(unconnected = "zero")]
fn p9_helper<const N: usize>(v: &[f64; N], e: f64) -> [f64; N] {
    let t: f64 = 'found1: {
        'steps2: for (k, &a) in (0..v.len() - 1).zip(v.iter()) {}
        if e > 1.5 && e > 0.5 {
            return [if e > -1.0 {
                v[6] * e
            } else {
                e
            }; N];
        }
        e
    };
    [(1.0 + e.abs()).cbrt(); N]
}

#[differentiable(unconnected = "zero")]
fn p9(ys: &[Point9; 2]) -> [f64; 3] {
    let mut m = 0;
    'rows1: loop {
        m += 1;
        if m >= 4 || m + 1 < 3 {
            break;
        }
        let mut state: [[f64; 3]; 3] = [[ys[m % 2].y[0]; 3]; 3];
        for n in (0..2).step_by(2) {
            for n2 in 2 + n..3 {
                state[n2 - 1][n2] *= state[n2 - 2][n2] * (state[n2][3 - 1 - n2] + state[n][3 - 1 - n2]);
            }
        }
        let mut state2: [f64; 12] = [0.0; 12];
        let mut z: f64 = 0.1;
        for count in 0..3 {
            if count % 2 == 0 {
                for n in 0..12 {
                    state2[n] = (state[0][count] * (n as f64)).sin();
                }
            }
            let mut c: f64 = 0.0;
            for m2 in 0..state2.len() {
                z += state2[m2].powi(2);
            }
            z += c * c.tanh();
        }
    }
    let d = ys[ys.len() - 1].x;
    [d, -(d / 2.0), if !(d <= 2.0) {
        let mut a = d;
        d
    } else {
        d
    }]
}

flat_record! {
    Point9 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p11_helper(buf: [f64; 11]) -> f64 {
    let u = buf[10];
    let mut m = 0;
    loop {
        m += 1;
        if m >= 1 {
            break;
        }
        match m % 3 {
            0 => {
                'rows1: for k in (1..buf.len()).step_by(2).rev() {
                    let y = match k / 2 % 5 {
                        0 => buf.iter().take(2).map(|&p| u + p).sum::<f64>() * u.max(buf[3]),
                        2..=3 => (u * u).sqrt().max(u) - u,
                        m2 if u < 0.25 => (1.0 + (match k % 5 {
                            0..=1 => {
                                let mut w = u;
                                w
                            }
                            _ => u,
                        }).abs()).ln_1p(),
                        _ => {
                            let u2: f64 = 1.0;
                            buf[..9].iter().map(|s| (s * s).sqrt()).fold(0.7_f64, f64::max)
                        }
                    };
                }
            }
            _ => {}
        }
    }
    (u.clamp(-0.75, 1.25) + buf.iter().sum::<f64>() * 0.3 + u * 2.0) * buf.iter().map(|&r| r).sum::<f64>() * buf[4].to_radians()
}

#[differentiable(unconnected = "zero")]
fn p11_inner(mut t: f64, v: [f64; 4], n: usize) -> f64 {
    for (k, &p) in (0..v.len() - 1).zip(&v) {
        if v.len() > 2 && k < 3 {
            t += p;
            break;
        }
        let mut p2 = p11_helper([p; 11]);
    }
    v.iter().map(|w| w.abs().sqrt()).fold(0.1_f64, f64::min) - t * 0.3 + v[4 - 1] * 1.5 - (0..v.len()).rev().map(|m| (m as f64) * p11_helper([v[m]; 11])).product::<f64>() - (0..2).skip(1).map(|k| (k as f64) * (v[k].powi(2) + 1.0).powf(v[k].sin())).fold(v[2], |acc, e| acc * 0.5 + (e / (1.0 + e.abs()) + e))
}

#[differentiable(unconnected = "zero")]
fn p11(mut b: f64, state: &mut [f64], out: [f64; 3], row: [[f64; 2]; 3]) -> Vec<f64> {
    let r = row[1][2 - 1];
    state[4] += out[2] - out[1];
    let mut b = b + (if r >= r {
        r
    } else {
        r
    }).atan2(1.0 + r.sin().exp2().abs());
    let mut j = 0;
    while j < 4 && (j + 1) % 3 != 1 {
        j += 1;
        let mut row2: [f64; 9] = [b; 9];
        let mut r2: f64 = 0.0;
        for m in 0..3 {
            row2.fill(out[m]);
            for count in (1..8).rev() {
                row2[count] = (out[m] * (count as f64) + row[1][m % 2]).cos();
            }
            let mut p: f64 = 0.0;
            for n in 0..row2.len() {
                p += row2[n] * row2[8 - n];
            }
            r2 += p * p.tanh();
        }
        let mut state2: Vec<f64> = Vec::with_capacity(4);
        for e in &row2 {
            state2.push((if j % 3 == 1 {
                row2[row2.len() - 1]
            } else {
                *e
            }).min(1.1));
        }
        state2.push(r2 - (j as f64));
        let mut b2 = ((-0.4_f64).floor() * row2[3]).sin().exp() * state2[j % state2.len()].asinh();
    }
    let s: f64;
    if j / 2 < 3 && b >= 0.25 {
        s = row[0][1];
    } else {
        let mut p = p11_helper([r; 11]);
        s = p + (b + 0.3);
    }
    b += s * (0.3 * (j as f64));
    let mut found: Option<f64> = Some(b);
    if let None = &mut found {
        let flag = j % 2 == 0;
    } else {
        let mut c = p11_helper([row[2][2 - 1]; 11]);
    }
    vec![row[row.len() - 1][0].atan2((s * s).powi(2) + 1.0), b.atan().cosh()]
}

#[differentiable(unconnected = "zero")]
fn p12_helper(mut pair: (f64, f64), out: &[f64]) -> [f64; 3] {
    let mut t = out[0];
    for c in out.iter() {
        if *c > 0.3 {
            let e: f64;
            if *c <= 0.9 && *c >= -0.4 {
                e = 0.1;
            } else {
                e = out[out.len() - 1] - out[0];
            }
        } else {
            let q: f64;
            if out[out.len() - 1] <= 0.8 && *c <= 1.5 {
                q = c.max(0.0).sqrt().max(*c) + t;
            } else {
                let a = if *c > 1.0 {
                    (0..out.len()).rev().map(|count| t + (count as f64)).sum::<f64>()
                } else {
                    t * t
                };
                q = out[out.len() - 1];
            }
        }
    }
    [out[..1].iter().enumerate().map(|(k, s)| t - (k as f64) + *s).sum::<f64>(), if pair.0 < 1.1 {
        if t > 1.0 {
            let mut w = t;
            out[0]
        } else {
            out[2 - 1]
        }
    } else {
        (1..out.len()).rev().zip(out).map(|(i, &e)| e).fold(0.1_f64, |acc, y| acc.max(y * t))
    }, out[0] / 2.0]
}

#[differentiable(unconnected = "zero")]
fn p12_inner(row: [f64; 2], v: &[f64], xs: &[f64], r: f64) -> f64 {
    let mut found: Option<f64> = if 2 < 3 || xs[2 - 1] > 1.5 {
        None
    } else {
        None
    };
    match &mut found {
        None => {
            let mut state = vec![v[v.len() - 1]; v.len()];
        }
        _ => {}
    }
    let mut found2: Option<f64> = None;
    v[v.len() - 1] - r * 0.3 - (xs[xs.len() - 1] + r + v.iter().filter(|p| **p > 1.1).map(|p| 0.9 + p).sum::<f64>()) + 1.1_f64.floor() * v[0].cos()
}

#[differentiable(unconnected = "zero")]
fn p12(xs: &[f64]) -> f64 {
    let mut out = xs.to_vec();
    if xs[4 - 1] < out[1] {
        match 0 % 4 {
            0 => {
                let mut found: Option<f64> = if xs[1] > -0.4 || out[3] >= -1.0 {
                    None
                } else {
                    Some(if out[4 - 1] > out[1] {
                        out[3]
                    } else {
                        let mut acc = out[1];
                        out[2]
                    })
                };
                if xs[1] <= out[3] {
                    out[4 - 1] += 0.1 * xs[xs.len() - 1] * (out[4 - 1] + out[4 - 1]);
                }
            }
            _ => {}
        }
    }
    let mut kind: Option<f64> = Some(out[3]);
    let mut m = 0;
    loop {
        m += 1;
        let mut w = p12_inner([p12_inner([out[out.len() - 1], xs[2]], &out[1..4], xs, out[m % out.len()]), p12_inner([out[m % 4], out[4 - 1]], &out[..3], &out[2..4], out[0])], &out[2..4], &out, out[2]);
        let h = |x: f64| x * p12_inner([w, out[m % 4]], &out[2..], xs, xs[1]);
        if m >= 4 {
            break;
        }
    }
    let mut j = 0;
    while j < 3 {
        j += 1;
        if j * 2 % 2 == 1 {
            break;
        }
    }
    (out[j % out.len()] * out[4 - 1] + out[3].mul_add(out[1], out[0]).min(out[4 - 1])) * ((out[0] - out[j % out.len()]).powi(2) + 1.0).sqrt()
}

#[differentiable(unconnected = "zero")]
fn p13(ys: [[f64; 2]; 2], xs: &[f64], state: Vec<f64>) -> f64 {
    if state[2] > -0.4 && state[5] >= 2.0 {
        for (&z, i) in state.iter().zip(0..ys.len()) {
            for (d, e) in xs.iter().take(2).zip(ys[i][..1].iter()) {
                let mut kind: Option<f64> = if i % 2 != 1 && z >= 1.0 {
                    None
                } else {
                    Some(e - xs[i])
                };
            }
        }
    }
    ys[1][2 - 1] - ys[ys.len() - 1][1] * 1.5 + state.iter().sum::<f64>() * 0.3 - -1.0
}

#[differentiable(unconnected = "zero")]
fn p14_helper(m: usize, mut a: f64) -> [f64; 2] {
    if a <= 3.0 {
        a -= a.max((a * a + a * a).sqrt()) - (a - (m as f64));
        return [a, a / (a.powi(2) + 0.5) / (1.0 + a.abs())];
    }
    let mut n: usize = m + 1;
    let shape: Option<f64> = if n * 2 % 3 == 1 {
        Some(a)
    } else {
        None
    };
    match shape {
        None => {
            let mut a = a + a.max(a - (n as f64));
        }
        Some(s) => {
            let mut state: Vec<f64> = Vec::with_capacity(4);
            for m2 in 0..n {
                let flag = a < 0.25;
                state.push(a / (1.0 + s.abs()));
            }
            state.push(s.powi(2));
        }
    }
    [a, a + 1.1]
}

#[differentiable(unconnected = "zero")]
fn p14_inner(row: &[f64; 3]) -> Vec<f64> {
    if row[2] > row[2] {
        let mut state: [[f64; 9]; 9] = [[row[3 - 1]; 9]; 9];
        for k in 0..0 {
            for i in (0..0).rev() {
                state[i][0] = state[i][i * 2 % 9] * state[6][k];
                state[k][k] = state[k][(i + 1) % 9] + state[i * 2 % 9][9 - 1 - i] * state[5][(k + 1) % 9];
            }
        }
        'rows1: for (m, count) in (0..3).zip(0..state.len()) {
            let mut z = state[count][count];
        }
    }
    vec![row[0], row[2] * row[2]]
}

#[differentiable(unconnected = "zero")]
fn p14(v: [f64; 2]) -> f64 {
    let mut kind: Option<f64> = if v[1] >= 0.8 {
        Some(if v[0].max(0.0).sqrt() > 0.1 {
            v[0].max(0.0).sqrt()
        } else {
            v[1]
        })
    } else {
        Some(v[2 - 1])
    };
    match &kind {
        None => {}
        Some(c) => {}
    }
    for k in 0..v.len() - 1 {}
    let c: f64 = v.iter().enumerate().map(|(count, s)| *s).sum::<f64>();
    let mut row: [f64; 16] = [c; 16];
    for count in 0..15 {
        let w = row[count];
        row[count] += w + row[count] * w;
        row[16 - 1 - count] = row[count] * 0.3 + row[count + 1];
        row[count] += (row[count + 1] * row[count]).sin();
    }
    let n: usize = 0;
    let mut a: f64;
    if n / 2 > 0 {
        let mut r = (if row[n % 16] < 2.0 {
            row[n % row.len()]
        } else {
            row[n % row.len()]
        }) + (-v[0].powi(2)).exp();
        a = c;
    } else {
        a = (v[n % 2].powi(2) + 1.0).recip();
    }
    a -= row[n % row.len()] - (n as f64);
    let ys = p14_helper(1, row[15] * a);
    a += a;
    match n % 4 {
        0 => {
            let mut v2 = ys[1..].to_vec();
        }
        1 | 2 => {
            let mut k = 0;
            loop {
                k += 1;
                if k >= 1 {
                    break;
                }
                let mut z: f64 = ys[..1].iter().map(|&y| y).sum::<f64>();
            }
        }
        _ => {
            let mut v2 = vec![ys[2 - 1]; row.len()];
        }
    }
    (1.5 - c - v[1] * 2.0 + c * 0.3 + row.iter().sum::<f64>() * 2.0 - ys[ys.len() - 1] * 2.0) * ys[1] - ys[1..].iter().step_by(2).map(|acc| ys[1] + *acc).sum::<f64>() / ((a * (n as f64)).powi(2) + 1.0)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point15 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, buf: &Vec<f64>, body: &Point15) -> f64 {
        let Point15 { x: _, y: d, z: x } = *body;
        let mut kind: Option<f64> = if body.z < d {
            Some(x + buf[1])
        } else {
            None
        };
        (body.x.powi(2) + 1.0).recip() - x * 2.0 - d.signum() * d * (x - 0.3)
    }
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, y: f64, row: &[f64]) -> [f64; 3] {
        let mut j = 0;
        let mut q: f64 = loop {
            j += 1;
            if j >= 1 {
                break row.iter().fold(row[0], |acc, t| acc * 0.5 + t * y) / (1.0 + (y - y).abs());
            }
        };
        [y * q + row[j % row.len()], (match j / 2 % 5 {
            0 | 4 => {
                let mut p = row[j % 2];
                q
            }
            2 => row[j % 2],
            _ => row[0],
        }) + (j as f64), (q + row[1]) * (0..row.len()).filter(|m| *m != 1).map(|count| (count as f64)).product::<f64>()]
    }
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn powi(self, k: usize) -> Point15 {
        Point15 { x: self.x * self.x, y: self.x * self.z, ..self }
    }
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn tanh(self) -> Point15 {
        self
    }
}

#[differentiable]
impl Point15 {
    #[differentiable(unconnected = "zero")]
    fn unwrap_or(self, p: f64) -> f64 {
        let b: f64 = 'found1: {
            if self.y > self.y {
                break 'found1 self.z / (1.0 + p.abs());
            }
            if self.z > 0.5 {
                let mut q = p;
                if q > q {
                    q
                } else {
                    q
                }
            } else {
                self.y + p
            }
        };
        b.cos() - self.x * 2.0 - (0..3).take(2).map(|k| p - p + (k as f64)).sum::<f64>() - (p.sin().sinh() + p.sin())
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
fn p15_helper(count: usize, unit: &mut Point15, row: &mut [(f64, f64)], grid: &mut [f64; 4]) -> f64 {
    let mut r = grid[count % grid.len()] - row[2 - 1].1 + (count as f64);
    r + r * 0.5 + (match grid.len() % 5 {
        0..=1 => {
            let mut w = grid[count % 4] - row[row.len() - 1].0;
            row[0].0 + w
        }
        2..=3 => grid[count % grid.len()],
        _ => grid[3] * grid[3],
    })
}

#[differentiable(unconnected = "zero")]
fn p15_inner(pair: (f64, f64), body: &Point15, xs: &[f64]) -> Point15 {
    (Point15 { x: body.x.tanh(), y: body.z.atan(), z: body.x + -0.4 }).tanh()
}

#[differentiable(unconnected = "zero")]
fn p15(body: Point15, #[no_diff] out: &[f64], point: &Point15) -> f64 {
    let point2 = body.tanh();
    let mut r = (0..2).map(|n| point2.y + (n as f64)).sum::<f64>().sin().tanh().sinh();
    let t: f64;
    if point.x > 0.25 {
        t = (1.0 + out[out.len() - 1].abs()).log10().cos();
    } else {
        t = out.iter().map(|z| z * 1.5_f64).fold(0.1_f64, f64::min).sin();
    }
    r += point2.x.cos().to_radians();
    r += (point.y - t).atan().exp2();
    let mut pair = (r, body.x.atan2(t.powi(2) + 1.0));
    r = out[out.len() - 1] - out[0] + pair.1;
    ((1.0 + point2.z.abs()).recip() + body.x * 0.5 - r * 0.3 + t * 2.0) * r
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

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape16 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point16 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, xs: &[f64]) -> f64 {
        let mut row: Vec<f64> = vec![xs[1]; 10];
        for n in 0..4 {
            for m in (1..10).step_by(2) {
                if row[m - 1] > -1.0 {
                    row[m] = row[m / 2] / (1.0 + row[0].powi(2));
                }
                row[m] = row[m - 1] * 0.3 + row[m - 1];
                row[m] += row[(m + 1) % 10].tanh() * row[10 - 1 - m];
            }
        }
        let acc = &mut row[3];
        *acc /= acc.powi(2) + 1.0;
        let part = Point16 { x: [xs[1]; 9], ..*self };
        part.y - row.iter().sum::<f64>() * 1.5 + row[6]
    }
}

#[differentiable]
impl Point16 {
    #[differentiable(unconnected = "zero")]
    fn mul_add(self, r: f64, y: f64) -> f64 {
        let point = Point16 { x: [(0..1).zip(0..1).map(|(n, m)| (m as f64) * y).sum::<f64>(); 9], y: y.atan().exp(), ..self };
        y.atan().exp2() + self.x[2] * 0.3 - point.x[9 - 1] * 0.5 + (y.powi(2) + 0.5).ln_1p() * 1.0
    }
}

#[differentiable]
impl Point16 {
    #[differentiable(unconnected = "zero")]
    fn copy_from_slice(&mut self, state: &[f64]) {
        self.x[6] += state[1] - self.y + state[1];
        let mut pair = (state[1].sin(), state[state.len() - 1].max(self.z));
    }
}

#[differentiable]
trait Cost16 {
    fn at(&self, d: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, z: f64) -> f64 {
        self.at(z) + (z + z + z * 1.5 + z - (z + z))
    }
}

#[differentiable]
impl Cost16 for Point16 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, d: f64) -> f64 {
        ((0..1).zip(0..1).map(|(n, i)| (i as f64)).fold(d, |acc, a| acc.max(a * a)) + self.z.cbrt().min(d * d)) * (0..3).map(|j| d * d + (j as f64)).fold(d, |acc, a| acc * 0.5 + a)
    }
}


#[differentiable(unconnected = "zero")]
fn p16_helper(state: &Vec<f64>, mut b: f64) -> f64 {
    let mut k = 0;
    while k < 5 {
        k += 1;
        let mut state2 = vec![Point16 { x: [state[state.len() - 1] / 3.0; 9], y: state[0], z: state[1..2].iter().map(|&a| b + a).sum::<f64>() }, Point16 { x: [state[1].tanh().sinh(); 9], y: state[k % state.len()], z: b }, Point16 { x: [b.max(state[state.len() - 1]); 9], y: b, z: 0.3_f64.atan() }];
    }
    (b, b, b) = (b, b, b);
    if state[0] > 0.5 {
        let mut v: Vec<f64> = vec![state[state.len() - 1]; 15];
        let n = v.len();
        for count in 0..n {
            let p = v[n - 1];
            if count % 2 == 0 {
                v[count] = p * v[count];
            }
        }
    } else {
        let r = &mut b;
        *r *= r.asinh();
        *r = *r;
    }
    b + b * 2.0 - state.windows(2).take(2).map(|buf| buf[1] * state[1]).sum::<f64>() + b.min(b).floor() * (b - (k as f64))
}

#[differentiable(unconnected = "zero")]
fn p16_inner(body: &mut Point16, row: &mut Vec<f64>) {
    let g = |b: f64| b * (0..2).map(|count| (count as f64)).sum::<f64>();
    let a = row.pop().unwrap();
    row.fill((1.5 * 1.5 + body.z * body.z).sqrt().max(body.x[3]));
    let mut a = a * a.atan().cosh().sin().cosh();
    body.x[5] = (row[0].signum() * a).to_radians();
}

#[differentiable(unconnected = "zero")]
fn p16(out: &mut [f64]) -> Point16 {
    out[2] = out[0] - 2.0;
    for e in out.iter() {
        'rows1: for n in 0..3 {}
        let u: f64 = 'found2: {
            if out[0] > 1.1 {
                break 'found2 if !(*e > *e) {
                    out[out.len() - 1]
                } else {
                    *e
                };
            }
            *e
        };
    }
    let mut j: usize = 0;
    match (j + 1) % 4 {
        0 => {
            j += 1;
        }
        1 | 2 => {
            let b = &mut out[j % 4];
            *b += b.tanh();
        }
        j2 if out[3] >= 1.0 || out[4 - 1] >= out[2] => {
            out[j % 4] = out[0];
        }
        _ => {
            j += 2;
        }
    }
    Point16 { x: [out[2]; 9], y: out[0], z: out[1] }
}

flat_record! {
    Point16 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p17_helper(mut pair: (f64, f64)) -> f64 {
    (pair.1 / (1.0 + pair.0.abs()) - pair.1 * 0.5) * (0..1).filter(|m| *m != 1).map(|i| pair.0 + (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p17_inner(buf: &[f64], row: &mut Vec<f64>) {
    let (a, x): (f64, f64) = (row[1..].chunks(2).map(|row2| buf[0]).sum::<f64>(), (-row[1].powi(2)).exp());
    let e = &mut row[1];
    *e += if x < -1.0 {
        *e
    } else {
        x
    };
    *e -= a.min(x);
    let s = a.asinh().sin().abs();
}

#[differentiable(unconnected = "zero")]
fn p17(v: [f64; 2]) -> f64 {
    for count in (0..v.len()).skip(1) {
        let flag = count % 2 == 1;
    }
    match 0 % 4 {
        0 => {}
        _ => {}
    }
    match 4 % 4 {
        0 => {}
        1 | 2 => {}
        _ => {
            let grid = v[..1].to_vec();
        }
    }
    v[1].sin() + v[0] * 0.5 - v[0]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point18 {
    x: f64,
    y: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape18 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point18 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, ys: &[f64], a: &mut f64) -> f64 {
        a.floor() * self.x * (if ys[1] >= 0.8 {
            if !(*a < ys[ys.len() - 1]) {
                *a
            } else {
                let mut e: f64 = 1.1;
                e
            }
        } else {
            let z = ys[1] / (a.powi(2) + 1.0);
            (1.0 + a.abs()).log10()
        })
    }
}

#[differentiable]
impl Point18 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, out: &mut [f64; 2], buf: &Vec<f64>) -> Vec<f64> {
        let mut y = self.energy(buf, &mut out[0]);
        vec![buf.chunks(2).zip(buf.iter()).map(|(row, s)| *s).sum::<f64>(), if out[2 - 1] > 0.9 {
            out[1] - y
        } else {
            out[0]
        }, (-y.powi(2)).exp()]
    }
}

#[differentiable(unconnected = "zero")]
fn p18_helper(p: f64, y: f64, found: Shape18, pair: (f64, f64)) -> [f64; 3] {
    if y > -0.7 {
        let mut i = 0;
        let d: f64 = 'rows1: loop {
            i += 1;
            let (mut b, mut z) = (p.atan().sinh().to_radians(), pair.0);
            z = z.atan();
            if i >= 3 {
                break ((y + b).powi(2) + 0.5).sqrt();
            }
        };
    }
    [p, (pair.1 * y).atan(), (if pair.1 <= 0.5 {
        let mut c: f64 = 0.9;
        0.8
    } else {
        let x: f64 = pair.0;
        pair.0
    }) * (if p > y {
        y
    } else {
        let mut c = pair.0;
        c
    })]
}

#[differentiable(unconnected = "zero")]
fn p18(b: f64, ys: &mut [f64], v: &mut Vec<f64>, #[no_diff] buf: &[Point18]) -> Point18 {
    let mut shape: Option<f64> = Some(buf[1].x.atan());
    v.swap(7, 2);
    for (spring, n) in buf.iter().zip(0..buf.len() - 1) {
        if !(v[2] < spring.y[n % 3]) {
            let mut buf2: [f64; 19] = [buf[n % 3].y[3 - 1]; 19];
            for count in 1..19 {
                buf2[count] = buf2[count - 1] * buf2[count / 2];
                buf2[count] += buf2[count / 2] * buf2[count];
            }
            let mut n2 = 0;
            let mut e: f64 = 'rows1: loop {
                n2 += 1;
                if n2 >= 1 {
                    break spring.x.hypot((if buf2[n2 % 19].abs().sqrt() > 0.1 {
                        buf2[n2 % 19].abs().sqrt()
                    } else {
                        buf2[4]
                    }).powi(2) + 1.2);
                }
                let mut u = spring.energy(v, &mut buf2[n2 % 19]);
            };
        } else if v[n % v.len()] > -0.7 {
            let mut x = (spring.y[n % 3] + (n as f64)) * spring.x * (buf[n].x.floor() * v[n % 11] + spring.x / (1.0 + v[8].abs()));
        }
    }
    v[3] += v[9].clamp(-0.75, 1.25) + (ys[1] - ys[5 - 1]);
    let state = vec![(v[1] + ys[2], buf[0].x), (ys[ys.len() - 1], buf[3 - 1].y[1])];
    v.swap(8, 1);
    let shape2: Shape18 = Shape18::Flat;
    (0..2).for_each(|n| {
        v[n] = (1.0 + state[n].0.max(buf[(n + 1) % buf.len()].x.abs().sqrt()).abs()).ln();
    });
    shape = None;
    let mut kind: Shape18 = Shape18::Disc(if state[1].0 > 2.0 {
        let mut c = ys[5 - 1];
        v[3]
    } else {
        buf[1].x
    });
    let mut kind2: Option<f64> = None;
    let p = buf[2].energy(ys, &mut v[6]);
    Point18 { x: if (p * p).sqrt() > 0.1 {
        (p * p).sqrt()
    } else {
        v[1]
    }, y: [buf[1].x * buf[0].y[1], buf[1].y[3 - 1] * p, p.abs()] }
}

flat_record! {
    Point18 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p19_helper(out: &Vec<f64>, grid: &[f64], grid2: &mut [f64; 4]) -> f64 {
    let mut j = 0;
    'rows1: while j < 5 {
        j += 1;
        grid2[2] -= grid2[j % grid2.len()];
        if grid[1] >= grid2[2] {
            for j2 in (0..1).step_by(2) {
                (grid2[j2 % 4], grid2[j2 % 4], grid2[j2 % 4]) = (grid2[j2 % 4], (grid[j2].powi(2) + 1.0).ln(), grid2[j2]);
            }
        } else {
            grid2[j % 4] /= (grid2[grid2.len() - 1] + 3.0).powi(2) + 1.0;
        }
    }
    grid2.windows(2).skip(1).map(|xs| grid2[j % grid2.len()] * grid2[3]).sum::<f64>() * grid2[j % grid2.len()] + grid2[j % 4] * (j as f64)
}

#[differentiable(unconnected = "zero")]
fn p19(grid: &[f64]) -> f64 {
    let w = (0..=3).map(|k| (k as f64) * grid[2].mul_add(0.25, grid[k])).sum::<f64>() - grid[2].min(if grid[grid.len() - 1] >= 0.3 {
        grid[grid.len() - 1]
    } else {
        grid[1]
    });
    match grid.len() % 3 {
        0 => {}
        1 | 2 => {
            let mut buf = vec![w; grid.len()];
        }
        _ => {}
    }
    let mut out: [f64; 13] = [w; 13];
    for k in (0..13).step_by(2) {
        let s = out[k];
        out[k * 2 % 13] = s.tanh() * out[0];
        out[13 - 1 - k] = out[k].tanh() * out[0];
        out[13 - 1 - k] = out[13 - 1] * out[k];
    }
    let mut n = 0;
    let mut w2: f64 = loop {
        n += 1;
        let mut v: Vec<f64> = vec![out[n % out.len()]; 9];
        for i in (1..9).rev() {
            let p = v[i];
            v[i] *= p * 0.5 + (i as f64);
            v[(i + 3) % 9] = v[0].tanh() * v[i - 1];
        }
        if n >= 1 {
            break w;
        }
    };
    'rows1: for (j, s) in out.iter_mut().enumerate() {
        *s = w2 + 0.8 + w2 / (1.0 + (-1.0_f64).abs());
    }
    let acc = std::mem::take(&mut w2);
    (out[n % out.len()] + 0.9 - out.iter().sum::<f64>() * 2.0 + acc * 2.0 - (acc.min(acc) + (w + acc))) * out.iter().skip(1).map(|acc2| *acc2).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p20_helper(state: [f64; 4], out: &[f64], xs: &[f64]) -> f64 {
    {
        match 2 % 4 {
            0 => {}
            1 | 2 => {}
            _ => {}
        }
    }
    out[out.len() - 1] + state[2]
}

#[differentiable(unconnected = "zero")]
fn p20(x: &mut f64, buf: [[f64; 2]; 3]) -> Vec<f64> {
    *x += buf[1][2 - 1];
    match 0 % 4 {
        0 => {
            *x = *x;
            let mut q = std::mem::replace(x, buf[2][2 - 1]);
        }
        1 | 2 => {}
        _ => {
            if !(buf[0][1] > -0.4) {
                for i in 0..=1 {
                    *x *= 0.3;
                }
            } else if buf[1][2 - 1] >= 0.8 {
                *x *= if buf[0][0] <= -0.7 {
                    let q = if 3 < 3 {
                        buf[0][0]
                    } else {
                        buf[0][0]
                    };
                    x.abs()
                } else {
                    p20_helper([buf[2][2 - 1], *x, buf[1][1], buf[1][0]], &buf[2], &buf[1])
                };
            } else if *x > 0.5 {
                *x *= p20_helper([buf[0][0], *x, buf[2][1], buf[1][0]], &buf[buf.len() - 1], &buf[buf.len() - 1]);
            }
        }
    }
    vec![buf[3 - 1][1] * *x * (*x * buf[2][1]), *x, if buf[2][0] > 0.1 {
        *x * buf[2][2 - 1]
    } else {
        let mut t = buf[buf.len() - 1][0] * buf[buf.len() - 1][0];
        t - t
    }]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point21 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape21 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point21 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, grid: &mut [f64], mut unit: Point21) -> f64 {
        std::mem::swap(&mut unit.z, &mut unit.x);
        grid[0] /= ((unit.x + grid[grid.len() - 1]) * unit.z).powi(2) + 1.0;
        for b in grid.iter_mut().rev() {
            *b *= unit.y.powi(3) * *b;
        }
        (-unit.z.powi(2)).exp() + unit.y * 1.5 - grid[2 - 1] + (unit.z + unit.x) * unit.y
    }
}

#[differentiable]
impl Point21 {
    #[differentiable(unconnected = "zero")]
    fn new(row: Vec<f64>) -> Point21 {
        Point21 { x: row[1] * row[0], y: row[1], z: row[2 - 1] + row[1] }
    }
}

#[differentiable]
impl Point21 {
    #[differentiable(unconnected = "zero")]
    fn map(self, p: f64) -> Point21 {
        let g = |e: f64, u: f64| e * (if (e * e).sqrt() > 0.1 {
            (e * e).sqrt()
        } else {
            p.sin().cosh()
        });
        self
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
fn p21_helper(xs: Vec<f64>) -> f64 {
    let mut row = [(xs[1].powi(2) + 1.0).ln_1p(), xs[1] * xs[1]];
    0.8 - row[1] * 1.5 - (0..row.len()).map(|n| row[(n + 1) % row.len()] + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p21(pair: (f64, f64), #[no_diff] e: f64) -> f64 {
    let state = [e.cbrt().max(e), e + e, pair.0, e];
    let mut v: [[f64; 3]; 3] = [[state[2]; 3]; 3];
    for j in 0..2 {
        for k in 2..3 {
            v[j + 1][j] += v[j][k * 2 % 3].tanh() * v[j][0];
        }
    }
    match 2 % 3 {
        0 => {
            if !(e >= 2.0) {
                let y = &mut v[0][1];
                *y /= state[2].powi(2) + 1.0;
                *y = (-e.powi(2)).exp();
            } else {
                v[1][1] += v[2].iter().map(|a| *a).sum::<f64>();
            }
            if state[3] >= 0.8 {} else {
                let mut state2: [f64; 10] = [state[0]; 10];
                for k in 0..2 {
                    for m in (2..10).step_by(2) {
                        state2[m] -= state2[m - 1] * 0.5 + state2[k];
                    }
                }
                'rows1: for (count, &t) in (0..state2.len()).zip(state2[..4].iter()) {
                    let mut x = p21_helper(v[3 - 1].to_vec());
                }
            }
        }
        n if v[3 - 1][0] <= -0.4 || n + 1 < 3 => {
            v[n % 3][n % 3] = pair.1;
        }
        _ => {
            v[3 - 1][0] = e.hypot(state[2].powi(2) + 1.0);
        }
    }
    v[2][3 - 1].sin() - e * 2.0 + state[state.len() - 1] * 0.5 - v[v.len() - 1][0] * 0.5 - (if v[2][1] > -0.4 {
        v[1][0] + -0.7
    } else {
        let acc = p21_helper(v[3 - 1].to_vec());
        state[0] + v[1][3 - 1]
    }) + (p21_helper(v[2].to_vec()) - e * v[1][3 - 1])
}

flat_record! {
    Point21 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p22_helper(c: f64, v: &[f64], xs: [[f64; 2]; 2], ys: &mut [f64]) -> f64 {
    if v[0] > 1.0 {
        let mut pair: (f64, f64) = (xs[1].iter().skip(1).rev().enumerate().filter(|(count, s)| **s > 2.0).map(|(m, &q)| q).sum::<f64>(), c + ys[0]);
    } else if xs[1][1] <= -0.4 {
        ys[1] += if c < xs[0][0] {
            xs[0][2 - 1]
        } else {
            let mut w = ys[0] * xs[0][0];
            v[1].powi(2)
        };
    }
    (ys[2 - 1] + ys[1] + c * 1.5 - ys[2 - 1]) * xs[1].iter().take(2).rev().map(|&acc| acc).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p22(v: &[f64], ys: [[f64; 2]; 2], state: &mut Vec<f64>, buf: &mut Vec<f64>) -> Vec<f64> {
    let mut i = 0;
    let mut r: f64 = loop {
        i += 1;
        for a in ys[1].iter() {
            state[i % 11] += (if i % 3 != 0 {
                let mut t = v[0];
                *a
            } else {
                buf[i % buf.len()]
            }) - (-state[10].powi(2)).exp();
        }
        if i >= 3 {
            break (if buf.len() > 1 {
                state[i % state.len()]
            } else {
                ys[i % ys.len()][0]
            }).min(state[..5].iter().enumerate().map(|(j, &d)| 1.0 + d).sum::<f64>());
        }
    };
    let mut b = std::mem::replace(&mut state[i % 11], (0..i).zip(buf.iter()).map(|(k, e)| *e * *e).fold(0.9_f64, |acc, w| acc + (w + w)));
    let mut acc = p22_helper(buf[0], &ys[i % 2], ys, &mut state[5..11]);
    std::mem::swap(&mut acc, &mut r);
    vec![b.powi(3) + r, acc]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point24 {
    x: f64,
    y: [f64; 2],
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body24 {
    at: f64,
    k: [f64; 2],
    rates: f64,
    parts: (f64, f64),
    last: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer24 {
    inner: Point24,
    gain: f64,
}
impl std::ops::Deref for Outer24 {
    type Target = Point24;
    fn deref(&self) -> &Point24 { &self.inner }
}
impl std::ops::DerefMut for Outer24 {
    fn deref_mut(&mut self) -> &mut Point24 { &mut self.inner }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape24 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Outer24 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: &[f64]) -> Outer24 {
        Outer24 { inner: Point24 { x: buf[1], y: [buf[1] + -1.0, buf[1].asinh()], z: if 0.25 > 1.5 {
            buf[1]
        } else {
            let mut t = buf[buf.len() - 1];
            t
        } }, gain: buf.iter().rev().enumerate().map(|(count, x)| x + x).sum::<f64>() }
    }
}

#[differentiable]
impl Point24 {
    #[differentiable(unconnected = "zero")]
    fn powf(self, c: f64) -> f64 {
        if !(self.x > 0.1) {
            if c >= 0.8 {
                for j in 0..3 {
                    let mut buf = [c; 2];
                }
            }
        }
        c + c - c
    }
}

#[differentiable(unconnected = "zero")]
fn p24(row: &[f64], state: &[[f64; 2]; 2], row2: &[f64], q: f64) -> f64 {
    let mut state2: Vec<f64> = Vec::with_capacity(4);
    for (i, &x) in row2.iter().enumerate() {
        state2.push((q * q + q * q).sqrt().clamp(0.25, 1.25));
    }
    state2.push(row[1]);
    {
        state2[1 - 1] += q * q / 1.5;
    }
    let mut ys = [row2[9] * state[0][0], row2[6]];
    ys[1] = state[1][..1].iter().map(|b| b.abs().sqrt()).fold(0.1_f64, f64::max);
    let v = vec![((Point24 { x: row2[10], y: [state2[1 - 1], q], z: row[row.len() - 1] }).powf(row2[3]) + ys[ys.len() - 1], state2[0]), (row2[5].atan(), state2[0]), (ys[0].tanh().exp2(), q), (q.atan(), ys[1])];
    for u in ys.iter_mut() {
        for a in state2.iter_mut() {
            *u += v.iter().map(|(q2, t)| t * (v[2].0 / (v[1].1.powi(2) + 1.2))).sum::<f64>();
            let mut a2 = state[0][0..1].iter().fold(v[1].1, |acc, c| acc * 0.5_f64 + (state[0][1] + c)).sin() + (1.0 + a.abs()).log10();
        }
        *u = state2.iter().zip(0..=2).map(|(&a, j)| (j as f64)).product::<f64>();
    }
    let flag = row2[11 - 1] > -0.4;
    (v[3].1.tanh() + q * 2.0 + state2[0] * 0.3 + ys[2 - 1] * 0.3) * (-q / (1.0 + ys[0].powi(3).abs())) - (if row[4 - 1] >= 0.25 || q > 0.1 {
        state2[0] + state2[1 - 1]
    } else {
        let mut d: f64 = (-0.4_f64).signum() * ys[2 - 1];
        v[0].0
    })
}

flat_record! {
    Point24 { x, y, z }
    Body24 { at, k, rates, parts, last }
    Outer24 { inner, gain }
}

#[differentiable(unconnected = "zero")]
fn p25(mut e: f64, acc: f64, flag: bool) -> f64 {
    let mut j = 0;
    let z: f64 = loop {
        j += 1;
        if j >= 1 {
            break acc;
        }
        for k in 0..2 {
            e -= (0..k).take(2).zip(0..4).map(|(m, i)| (i as f64)).sum::<f64>();
        }
    };
    e -= z.cbrt().max(if j % 2 == 0 {
        let z2 = z;
        z2
    } else {
        e
    });
    let (mut s, mut c) = (z - z, z.floor() * acc);
    s = 0.1;
    let p = &mut c;
    *p = z * *p;
    *p = *p;
    let r = acc.sin() / (acc.powi(2) + 0.5);
    c - (j as f64) - e * 2.0 - z * 0.5 - s * 2.0 - c * 1.5 - r * 0.5 - (0..=2).map(|n| (if n > 2 && r < 0.5 {
        c
    } else {
        s
    }) + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p26_helper(grid: Vec<f64>) -> f64 {
    let mut d = grid[grid.len() - 1];
    if 1 < 3 {
        return grid[0];
    }
    let i: usize = grid.len();
    d - grid[i % grid.len()] * 0.3 + grid[i % grid.len()] + (grid[i % 2] - d) * d
}

#[differentiable(unconnected = "zero")]
fn p26(pair: (f64, f64), s: f64, mut u: f64, buf: &[f64]) -> ([f64; 2], f64) {
    let t = buf[0];
    let mut found: Option<f64> = if u > 0.8 {
        None
    } else {
        Some(t.max(0.0).sqrt().max(t))
    };
    let mut found2: Option<f64> = if 0.3 > 3.0 {
        Some(pair.0 * t)
    } else {
        None
    };
    let mut s = s + (if t > -0.7 {
        let mut d = buf[0] + t;
        t - u
    } else {
        let mut a = found2.unwrap_or(t);
        (s.powi(2) + 1.0).powf(t.sin())
    });
    let e = p26_helper(buf[..2].to_vec());
    for &b in &buf[0..2] {
        s += -(if buf[2] >= 0.5 || buf[1] >= 1.0 {
            let mut r = s;
            -0.4
        } else {
            e
        });
        let mut a: f64 = t;
    }
    'rows1: for &w in buf.iter().step_by(2) {
        let t2 = s;
        s /= (1..buf.len()).skip(1).rev().map(|k| buf[k] + (k as f64)).sum::<f64>().powi(2) + 1.0;
    }
    ([t, buf[1..].chunks(2).take(2).map(|state| s).sum::<f64>()], buf[buf.len() - 1] * 1.5 + pair.0 * 0.5 + s * 0.5 - e * 0.3 + (1..buf.len()).rev().map(|i| (i as f64) * buf[i % buf.len()]).sum::<f64>())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point28 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body28 {
    at: f64,
    k: f64,
}

#[differentiable]
impl Point28 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, row: [f64; 4], row2: &Vec<Point28>) -> f64 {
        for (Point28 { x: u, y: s }, k) in row2.iter().skip(1).zip(1..row2.len() - 1) {
            'rows1: for j in (0..row2.len()).step_by(2) {
                let e: f64;
                if !(row[row.len() - 1] >= 1.1) {
                    e = *u;
                } else {
                    e = s.cbrt().clamp(0.25, 1.25);
                }
            }
        }
        (row[2] * 1.5 - row[3] * 2.0) * (row2[2 - 1].x.floor() * row2[1].y)
    }
}

#[differentiable]
impl Body28 {
    #[differentiable(unconnected = "zero")]
    fn or(&self, acc: f64) -> Body28 {
        if acc < self.at {
            return Body28 { at: acc, k: acc - acc };
        }
        'rows1: for i in (0..2).step_by(2) {}
        Body28 { at: acc / (self.at.powi(2) + 1.2), k: self.k }
    }
}

#[differentiable(unconnected = "zero")]
fn p28_helper(w: &mut f64, xs: &mut Vec<f64>, b: &mut f64) {
    *b = *w;
    if !(2 < 3) {
        if *b >= -0.4 || xs[0] > 3.0 {
            *b = *b;
        }
    } else {
        let (mut x, y) = ((b.powi(2) + 1.2).ln_1p(), xs[0] * xs[2 - 1]);
    }
}

#[differentiable(unconnected = "zero")]
fn p28_inner(out: &[Point28], u: &mut f64, grid: &Vec<f64>, state: Vec<f64>) -> f64 {
    *u = state[1].min(1.5 * grid[0]);
    grid[0] * (0..out.len()).map(|i| (i as f64)).sum::<f64>() * (state[0] * grid[0] + state[0] * state[1])
}

#[differentiable(unconnected = "zero")]
fn p28(ys: [[f64; 2]; 3], part: &Body28, t: f64, ys2: &mut [f64]) -> ([f64; 2], f64) {
    let mut buf: Vec<f64> = vec![ys2[2]; 9];
    let count = buf.len();
    for i in (2..count).step_by(2) {
        buf[i] = buf[i - 1] * buf[i];
    }
    let mut i: usize = count;
    let mut out: Vec<f64> = buf.chunks(2).rev().map(|v| v[0] * (v[count % 1] + 0.5)).collect::<Vec<f64>>();
    p28_helper(&mut out[0], &mut buf, &mut ys2[i % 3]);
    let acc = std::mem::take(&mut buf[i % 9]);
    let v = out.to_vec();
    let out2 = &mut buf[7..];
    out2[1] = t;
    out2[0] += acc;
    ([(out[i % 1].powi(2) + 1.0).log10() - (i as f64), t.mul_add(out[count % out.len()] * (i as f64), 1.1)], v.iter().map(|q| *q * 1.5).fold(0.1_f64, f64::min) - ys[i % 3][0] * 0.5 - buf.iter().sum::<f64>() * 1.5 - out[0] * 1.5 + v[count % v.len()] * 0.3 - v.iter().skip(1).zip(ys2.windows(2)).map(|(&a, ys3)| ys3[i % ys3.len()] + 1.0).fold(v[v.len() - 1], |acc2, t2| acc2.max(t2)) + (ys2[ys2.len() - 1] + acc.cos()))
}

flat_record! {
    Point28 { x, y }
    Body28 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p29_helper(grid: &[[f64; 2]; 3], out: &[f64; 3]) -> f64 {
    for &c in out[0..2].iter().step_by(2) {
        let mut state: [f64; 9] = [out[1]; 9];
        let mut r: f64 = 0.1;
        for m in 0..3 {
            for m2 in (1..state.len()).rev() {
                state[m2] = (out[m] * (m2 as f64)).sin();
            }
            let mut u: f64 = 0.0;
            for m2 in 0..state.len() {
                u += state[m2] * state[m2].cos();
            }
            r += u * out[m];
            state[0] = r * 0.1;
        }
    }
    (if grid[grid.len() - 1][1] < -0.7 {
        let mut p = grid[1][0];
        out[1]
    } else {
        out[2]
    }) - 1.1 + out[1].min(out[0]).asinh()
}

#[differentiable(unconnected = "zero")]
fn p29(s: f64, state: Vec<f64>, v: &mut [f64; 4], ys: &mut [f64]) -> f64 {
    if v[1] > 0.3 && ys[1] > 0.5 {
        if ys[2] >= -0.4 || ys[ys.len() - 1] < v[4 - 1] {
            let flag = v[1] > 0.9;
        } else {
            for j in (1..ys.len()).step_by(2) {
                let mut kind: Option<f64> = Some(s - (j as f64));
                match &mut kind {
                    None => {
                        if v[4 - 1] < 0.25 && j > 2 {
                            break;
                        }
                        let mut found: Option<f64> = Some(-0.7 - s);
                        let mut kind2: Option<f64> = if !(ys.len() < 3) {
                            Some(match j / 2 % 5 {
                                0..=1 | 4 => {
                                    let mut e = ys[(j + 1) % 3];
                                    v[3]
                                }
                                2 => ys[j],
                                _ => ys[3 - 1 - j],
                            })
                        } else {
                            Some(v[1] + (j as f64))
                        };
                    }
                    Some(s2) => {}
                }
            }
        }
    } else {
        for s2 in v[..2].iter().take(2).rev() {
            if *s2 <= 0.9 {
                ys[3 - 1] /= ys[0].powi(2) + 1.0;
                return if ys[2] <= *s2 && 2 < 3 {
                    let r: f64 = state[..3].iter().map(|&z| *s2 + z).fold(v[3], |acc, a| acc.max(a));
                    if *s2 < ys[1] {
                        v[1]
                    } else {
                        let mut z = r;
                        z
                    }
                } else {
                    let mut a = s.atan();
                    *s2
                };
            }
        }
    }
    (v[3] - s * 2.0 - state.iter().sum::<f64>() * 0.3) * ys.iter().enumerate().map(|(m, e)| e * (v[m % 4] - e)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p30_helper(xs: [[f64; 2]; 2]) -> f64 {
    let mut n = 0;
    let w: f64 = loop {
        n += 1;
        let mut buf = [xs[n % xs.len()][n % 2]; 4];
        if n >= 3 {
            break buf[0] + xs[0][0].clamp(-0.75, 1.25);
        }
    };
    match n / 2 % 4 {
        0 => {
            let mut pair: (f64, f64) = ((w * w).sqrt().clamp(0.25, 1.25), 1.5 / 3.0);
        }
        _ => {}
    }
    xs[1][1..].iter().map(|w2| w2.abs().sqrt()).fold(0.1_f64, f64::max) + xs[0][1] * 1.5 - w * 2.0 - xs[0].iter().map(|z| z.abs().sqrt()).fold(0.1_f64, f64::max) / 2.0
}

#[differentiable(unconnected = "zero")]
fn p30_inner(buf: &[f64]) -> f64 {
    let mut i = 0;
    'rows1: while i < 2 && buf[i % buf.len()] <= 1.0 {
        i += 1;
        'steps2: for k in 0..buf.len() - 1 {
            match k * 2 % 4 {
                0 => {}
                _ => {
                    let mut b = (if buf[k] <= buf[2 - 1 - k] {
                        buf[k]
                    } else {
                        buf[k]
                    }) * (if buf[2 - 1 - k].cbrt() > 0.1 {
                        buf[2 - 1 - k].cbrt()
                    } else {
                        buf[k]
                    }) / 1.5;
                }
            }
        }
    }
    (match (i + 1) % 5 {
        0..=1 => buf[0],
        2 => {
            let s = buf[i % buf.len()];
            s
        }
        _ => buf[1],
    }) * buf.iter().step_by(2).fold(buf[buf.len() - 1], |acc, &y| acc + y * (y / (1.0 + buf[1].abs())))
}

#[differentiable(unconnected = "zero")]
fn p30(flag: bool, v: &mut [f64; 4], acc: &mut f64) -> f64 {
    v[1] *= acc.atan().cosh();
    *acc += if *acc > 0.1 || flag {
        let y: f64 = v[0];
        v[2]
    } else {
        acc.tanh().sinh()
    };
    let d: f64;
    if v[1] > 1.1 {
        d = *acc + *acc - v[2];
    } else {
        let a = p30_inner(&v[0..2]).max(acc.max(*acc));
        d = *acc * (a + a);
    }
    let g = |d2: f64| d2 * v[3];
    *acc * *acc + *acc + (d.powi(2) + 1.0).log10().atan()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point32 {
    x: [f64; 10],
    #[no_diff] y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape32 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point32 {
    #[differentiable(unconnected = "zero")]
    fn recip(&self) -> Point32 {
        (0..=1).rev().for_each(|m| {});
        Point32 { x: [self.y; 10], y: -1.0, z: -self.x[0] }
    }
}

#[differentiable]
trait Cost32 {
    fn at(&self) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, y: f64) -> f64 {
        let a = (y + y) * y + y;
        self.at() + self.at() * (y - a - y * 2.0 + a * 0.5 - (0..2).zip(0..=1).map(|(count, m)| (m as f64)).sum::<f64>() - (-a).atan())
    }
}

#[differentiable]
impl Cost32 for Point32 {
    #[differentiable(unconnected = "zero")]
    fn at(&self) -> f64 {
        let mut d = (1.0 + self.z.abs()).cbrt();
        (d + d * 1.5) * (0..3).map(|n| self.z + (n as f64)).sum::<f64>() + (0..1).map(|k| d + (k as f64)).sum::<f64>()
    }
}


#[differentiable(unconnected = "zero")]
fn p32(row: &[Point32; 2], body: Point32) -> f64 {
    let mut n = 0;
    while n < 4 {
        n += 1;
        let found: Shape32 = if !(body.z >= -0.7) {
            Shape32::Disc(row[n % row.len()].x[7] + body.y)
        } else {
            Shape32::Rect(row[1].x[n % 10], if body.y >= -1.0 {
                let mut e = body.y;
                body.x[n % 10]
            } else {
                row[n % row.len()].y
            })
        };
        if let Shape32::Disc(p) = found {
            let mut pair = (if (n + 1) % 2 != 0 {
                3.0
            } else {
                p.abs().sqrt().min(body.z)
            }, 0.1 + p);
        } else {
            for j in 1..row.len() - 1 {}
        }
    }
    body.x[n % 10] - body.x[n % 10] * 1.5 + ((if n % 2 == 0 {
        body.x[n % 10]
    } else {
        body.y
    }) - (0.25_f64 * 0.25_f64).sqrt().max(body.x[n % 10])) - row.iter().map(|point| point.x[9] * (if (point.y * point.y).sqrt() > 0.1 {
        (point.y * point.y).sqrt()
    } else {
        body.at() + point.y
    })).sum::<f64>()
}

flat_record! {
    Point32 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p33(e: f64, k: usize, count: usize) -> f64 {
    let mut pair = ((e - (k as f64)).min(if e < 1.1 {
        let mut c: f64 = -1.0;
        e
    } else {
        e
    }), e.tanh());
    pair.1 += if count % 2 != 1 && count * 2 < 3 {
        pair.1 + pair.0
    } else {
        let b: f64 = e.cbrt().max(1.1);
        b
    };
    for (i, count2) in (0..count).zip(0..2) {
        let e = e + (if pair.1 >= 0.3 {
            pair.1 / (1.0 + e.abs())
        } else {
            let acc: f64 = pair.1 / (1.0 + pair.0.abs());
            acc * (k as f64)
        });
    }
    let t = pair.1;
    let mut pair2 = std::mem::replace(&mut pair, (t.to_radians(), if (t * t + e * e).sqrt() > 0.1 {
        (t * t + e * e).sqrt()
    } else {
        e
    }));
    for (m, k2) in (0..=4).take(2).zip(0..k) {
        pair2 = (t, pair2.0);
        pair.1 /= (t * (k2 as f64) * pair.1.tanh()).powi(2) + 1.0;
        {
            std::mem::swap(&mut pair2.0, &mut pair.1);
        }
    }
    ((pair.0 * pair.0 + pair2.0 * pair2.0).sqrt().min(pair2.1) + pair.1 * 2.0) * (0..3).map(|j| (j as f64) * pair2.1).sum::<f64>() + (0..3).zip(0..3).filter(|(i, count2)| *count2 != 1).map(|(m, j)| pair.1.cos() + (j as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p35_helper(xs: &mut [f64; 3]) -> (f64, f64) {
    let mut buf: Vec<f64> = Vec::new();
    for k in 1..xs.len() {
        buf.push(xs[k].atan().exp2().atan());
    }
    buf.push((xs[0].powi(2) + 0.5).powi(-1));
    for xs2 in buf.chunks(2) {
        let mut pair = (if !(xs2[0] > 0.9) {
            xs2[1 - 1].atan()
        } else {
            xs2[0]
        }, xs2[0]);
    }
    (buf[0].max(xs[1].cbrt()) * xs[1..].iter().zip(1..buf.len()).map(|(e, n)| xs[n % 3].sin() + (n as f64)).fold(buf[0], |acc, t| acc * 0.5 + t) - (if buf[0] <= buf[0] {
        buf[0] / (buf[buf.len() - 1].powi(2) + 1.2)
    } else {
        buf[0].sin()
    }), buf[buf.len() - 1] * xs[1] * xs[1..3].chunks(2).step_by(2).enumerate().map(|(i, out)| xs[i % xs.len()].tanh().sinh() + out[i % out.len()]).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p35(grid: [f64; 11], ys: &mut [f64; 2], c: &mut f64) -> f64 {
    *c -= *c;
    let mut shape: Option<f64> = if *c > 1.1 {
        Some(*c)
    } else {
        Some(ys[ys.len() - 1])
    };
    match &shape {
        None => {
            ys.iter().for_each(|s| {
                *c += shape.unwrap_or(*c) + grid[9].signum() * *c;
                *c *= ys.iter().skip(1).fold(*s, |acc, &c2| acc + (*s + c2)) + *c;
            });
            ys[0] += ys[1];
        }
        Some(u) => {
            if ys[ys.len() - 1] > 1.1 {
                let mut pair = (*c, -*u);
                let mut k: usize = 4;
            } else {
                *c += (if ys[2 - 1] > 0.3 && *u > 0.5 {
                    ys[0]
                } else {
                    *c
                }) + *u;
                std::mem::swap(c, &mut ys[0]);
            }
            *c = -1.0;
        }
    }
    if *c <= 0.8 || *c <= ys[1] {
        let t = c.atan() - ((0..ys.len() - 1).map(|j| grid[j] + (j as f64)).fold(ys[0], |acc, acc2| acc + acc2 * acc2) - *c);
        shape = if !(*c > -0.4) {
            Some(t)
        } else {
            Some(t * *c)
        };
    }
    (ys[ys.len() - 1] + grid.iter().sum::<f64>() * 0.5 + grid[5..].iter().map(|acc| acc * 1.5).fold(0.1_f64, f64::max) / (1.0 + c.abs())) * *c
}

#[differentiable(unconnected = "zero")]
fn p36_helper(p: f64, buf: &[f64]) -> f64 {
    let mut pair: (f64, f64) = (0.3 - p + buf[0], buf.iter().map(|z| (z * z).sqrt()).fold(0.7_f64, f64::min));
    let mut m = 0;
    let mut y: f64 = loop {
        m += 1;
        if m >= 1 || pair.1 <= 1.1 {
            break buf[0];
        }
        pair.0 += pair.0;
    };
    let mut shape: Option<f64> = None;
    y + (m as f64) + p * 1.5 - y * 1.5 - buf.iter().filter(|a| **a > 2.0).map(|&r| r).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p36_inner<const N: usize>(row: &mut [f64; N], s: f64) -> f64 {
    row[3] = (1.0 + s.abs()).sqrt();
    let mut c = p36_helper(row[row.len() - 1] / (s.powi(2) + 0.5), row);
    let mut a: f64;
    if c <= c {
        a = if s > 2.0 {
            c.atan2(1.0 + c.abs())
        } else {
            (c * c + c * c).sqrt().max(s)
        };
    } else {
        a = s;
    }
    let mut v: Vec<f64> = vec![c; 15];
    let k = v.len();
    for count in (0..k - 1).rev() {
        let p = v[count];
        if count % 2 == 0 {
            v[count + 1] = p * 0.9 + (count as f64);
        }
    }
    -1.0 * a + s * 0.5 - c * 0.5 + v.iter().sum::<f64>() * 2.0 + v.iter().sum::<f64>() - v.iter().map(|&r| r * r.to_radians()).fold(v[k % 15], |acc, r| acc.max(r))
}

#[differentiable(unconnected = "zero")]
fn p36(i: usize, xs: &[[f64; 2]; 3], pair: (f64, f64), p: f64) -> f64 {
    let mut p = p + (p + p);
    let y = pair.0.abs().sqrt().max(if !(i % 2 != 1) {
        pair.0
    } else {
        let mut q = pair.1;
        q
    }) + p;
    let g = |a: f64, a2: f64| a + xs[i % xs.len()].iter().map(|e| e.abs().sqrt()).fold(0.1_f64, f64::min);
    p += p / 1.5;
    let mut i2 = 0;
    let u: f64 = loop {
        i2 += 1;
        if i2 >= 3 {
            break xs[i2 % xs.len()].chunks(2).map(|out| xs[i % 3][1]).sum::<f64>();
        }
        let mut y2 = match i2 * 2 % 5 {
            0..=1 => (y - (i2 as f64)) * (y * y),
            2..=3 | 4 => y,
            _ => p * (i as f64) + 0.1,
        };
    };
    -1.0 * (i2 as f64) - pair.1 * 0.5 - p * 2.0 - y * 0.3 + u
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p1(const &mut -1.1, &[0.3, -1.2, 0.1, 1.1, -0.8]) calls Point1::new, p1_helper),
        program!(p2(const &mut -0.5, &vec![-1.0, -1.2, -0.4, 0.8, -0.5], &mut [-0.9, -0.8])),
        program!(p3(const &Body3 { at: -0.1, k: [Point3 { x: 0.2, y: 0.35, z: 0.6 }, Point3 { x: -0.7, y: 0.9, z: 0.9 }], rates: Point3 { x: -1.2, y: 1.2, z: 0.9 }, parts: 3, last: 0.1 }, Body3 { at: 0.0, k: [Point3 { x: 0.0, y: -0.1, z: 0.7 }, Point3 { x: -1.0, y: -1.2, z: 0.4 }], rates: Point3 { x: 0.9, y: -0.9, z: 1.0 }, parts: 3, last: 0.9 }) calls Body3::energy, Body3::new, Point3::swap, Body3::sum, Point3::copy_from_slice),
        program!(p5(&mut -0.1, 0.7) calls p5_helper; pulled (-2.0, 0.5)),
        program!(p6(&mut [0.3, -0.9], &mut [0.7, 0.4, 0.35, -0.9, -1.2], &mut [0.0, -0.9, 1.3, 1.2, -0.4, -1.1, 0.4, 1.4, -0.2, -1.2, -1.0]) calls Point6::extend, Point6::powi),
        program!(p7(-0.2, const 0.35) calls p7_helper),
        program!(p8(const 0.7, -0.9, [0.2, 0.9], &[0.9, -0.2, -1.1, 0.4]) calls p8_helper; pulled vec![0.5, 0.3]),
        program!(p9(&[Point9 { x: 0.9, y: [1.4, -0.2] }, Point9 { x: -0.2, y: [0.6, 0.8] }]) calls Point9::norm, Point9::signum, Point9::min, p9_helper; pulled [0.5, 0.3, 1.0]),
        program!(p11(-0.5, &mut [1.4, 1.2, -0.9, -0.7, 0.1], [-0.3, -0.5, -0.4], [[-0.7, 0.7], [0.8, -1.1], [1.3, -0.9]]) calls p11_helper, p11_inner; pulled (vec![1.0, 0.3], vec![-2.0, 1.0, -0.7, 0.3, 1.0])),
        program!(p12(&[-1.1, 1.4, -0.5, -0.8]) calls p12_helper, p12_inner),
        program!(p13([[-1.0, 0.2], [-0.6, -1.2]], &[1.3, 1.0, 0.7, 1.4, -1.2], vec![-0.1, 1.1, 1.1, -0.7, 1.1, 0.3, 1.2, -0.7, 0.9, 0.35, -0.1])),
        program!(p14([0.0, 0.9]) calls p14_helper, p14_inner),
        program!(p15(Point15 { x: -0.3, y: -0.4, z: 1.3 }, const &[0.35, 0.35, -1.0, 0.3, -0.1], &Point15 { x: 1.0, y: 0.8, z: 1.0 }) calls Point15::advance, Point15::norm, Point15::powi, Point15::tanh, Point15::unwrap_or, p15_helper, p15_inner),
        program!(p16(&mut [-1.2, 0.4, -0.6, 0.4]) calls Point16::advance, Point16::mul_add, Point16::copy_from_slice, p16_helper, p16_inner; pulled (Point16Tangent { x: [-0.7, 0.5, -0.7, 0.3, 0.3, -2.0, 1.0, 0.5, 1.0], y: 0.3, z: 0.5 }, vec![-2.0, 0.3, 1.0, 0.3])),
        program!(p17([-0.2, -0.3]) calls p17_helper, p17_inner),
        program!(p18(0.1, &mut [-0.4, -1.0, 0.4, -0.8, -0.5], &mut vec![-1.1, 1.3, 1.1, -0.4, 1.4, 0.35, -0.8, 0.7, 1.0, 1.4, -1.0], const &[Point18 { x: 1.4, y: [1.0, -0.2, 0.3] }, Point18 { x: -0.8, y: [0.3, 0.35, 0.35] }, Point18 { x: 1.2, y: [1.3, -0.1, 0.8] }]) calls Point18::energy, Point18::advance, p18_helper; pulled (Point18Tangent { x: 1.0, y: [-2.0, -2.0, -0.7] }, vec![-2.0, 0.5, 0.3, -2.0, -2.0], vec![-2.0, -2.0, -2.0, -0.7, -2.0, 0.3, -2.0, 0.3, -2.0, 0.5, 0.5])),
        program!(p19(&[1.2, 0.3, -0.3, -0.5]) calls p19_helper),
        program!(p20(&mut -0.6, [[-0.4, 0.7], [1.0, 1.3], [1.3, 1.3]]) calls p20_helper; pulled (vec![-2.0, 0.3, 1.0], -0.7)),
        program!(p21((1.0, 1.2), const -0.9) calls Point21::shifted, Point21::new, Point21::map, p21_helper),
        program!(p22(&[0.6, -0.7, 0.2, 0.6], [[1.2, -0.9], [-0.1, -0.2]], &mut vec![-0.7, 1.4, 0.2, 1.1, -0.9, -0.7, 1.0, -1.1, -0.7, 0.0, -0.8], &mut vec![1.3, 1.4, -0.3]) calls p22_helper; pulled (vec![0.5, 0.5], vec![0.5, -2.0, -2.0, 0.5, 0.3, 0.5, -2.0, -2.0, -2.0, 1.0, 0.5], vec![-2.0, 0.3, 1.0])),
        program!(p24(&[0.35, -0.8, 0.8, -0.1], &[[0.4, -0.8], [1.4, -0.7]], &[-1.1, 1.3, 0.6, -0.4, 0.0, -0.2, 0.4, 0.2, 1.4, 0.9, -0.8], -0.8) calls Outer24::new, Point24::powf),
        program!(p25(0.9, -0.5, true)),
        program!(p26((0.7, -1.2), -0.5, 1.3, &[-0.9, -0.7, -0.2]) calls p26_helper; pulled ([0.5, -2.0], 0.5)),
        program!(p28([[0.2, 1.0], [0.1, 0.1], [0.1, -0.9]], &Body28 { at: 0.5, k: 0.6 }, 0.4, &mut [1.1, 0.8, 0.1]) calls Point28::advance, Body28::or, p28_helper, p28_inner; pulled (([0.3, -2.0], -2.0), vec![-0.7, -2.0, -0.7])),
        program!(p29(-0.1, vec![-0.6, -0.8, -1.1, 0.7, 0.5], &mut [-1.0, -0.1, 0.1, -0.2], &mut [0.4, 1.4, 0.9]) calls p29_helper),
        program!(p30(false, &mut [-0.3, -0.4, -1.2, -0.6], &mut -1.1) calls p30_helper, p30_inner),
        program!(p32(&[Point32 { x: [-0.5, 0.3, 0.3, 0.4, -0.9, -1.0, 0.5, -0.4, 0.5, 0.5], y: -0.3, z: -0.1 }, Point32 { x: [-0.5, 1.1, 0.9, 0.9, 0.5, 0.1, 1.2, 0.6, 1.1, 1.2], y: -0.8, z: -0.8 }], Point32 { x: [-1.2, -0.7, 1.0, 1.0, -0.8, 0.2, 0.0, 0.35, -0.4, -0.7], y: -1.0, z: 1.0 }) calls Point32::recip),
        program!(p33(1.4, 4, 4)),
        program!(p35([0.7, 1.4, 0.5, 1.0, 0.3, -0.3, -1.2, 1.3, 1.0, -1.2, -1.2], &mut [1.3, -0.9], &mut 0.3) calls p35_helper),
        program!(p36(4, &[[1.3, -0.7], [0.6, -1.0], [-0.9, 0.6]], (-0.3, -0.7), 1.1) calls p36_helper, p36_inner),
    ]
}
