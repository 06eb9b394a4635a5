//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p120_helper(grid: Vec<f64>) -> f64 {
    let mut p = grid[1];
    for m in 0..grid.len() {
        if m + 1 > 1 {
            p += p;
            break;
        }
        (0..grid.len()).for_each(|n| {
            p += (p.powi(2) + 0.5).sqrt().cos();
        });
    }
    p.atan().exp2() + grid[1] * 0.5 - p * 0.3 - (p.signum() * grid[1] + grid[grid.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p120(j: usize, buf: &[f64], grid: [[f64; 2]; 3], m: usize) -> f64 {
    if grid[grid.len() - 1][m % 2] <= grid[0][m % 2] {
        {
            match j * 2 % 4 {
                0 => {}
                1 | 2 => {}
                _ => {}
            }
        }
    } else {
        'rows1: for (u, n) in grid[m % grid.len()][0..1].iter().zip(0..m) {
            let mut j2 = 0;
            let b: f64 = loop {
                j2 += 1;
                if j2 >= 1 {
                    break buf[n] * u.abs();
                }
                let mut pair: (f64, f64) = (*u - 0.25 / 1.5, (0..grid.len()).step_by(2).map(|m2| grid[3 - 1 - m2][2 - 1] + (m2 as f64)).fold(*u, |acc, y| acc.max(y * y)));
                pair.0 /= buf[n].powi(2) + 1.0;
            };
        }
    }
    grid[j % 3][1] / 3.0 - grid[1][2 - 1] * grid[m % grid.len()][m % 2] * (grid[1][0] - buf[m])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point121 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body121 {
    at: Point121,
    k: [f64; 3],
    rates: f64,
}

#[differentiable]
impl std::ops::Add for Point121 {
    type Output = Point121;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point121) -> Point121 {
        Point121 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point121 {
    type Output = Point121;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point121 {
        Point121 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p121_helper(d: f64, ys: &mut Vec<f64>, part: &Body121, n: usize) {
    let mut d2: f64 = (0..ys.len()).zip(ys[1..2].iter()).map(|(m, c)| *c).sum::<f64>() + ys.iter().map(|acc| *acc * (*acc * (n as f64))).sum::<f64>();
    {
        if n * 2 % 3 != 0 {
            if ys[ys.len() - 1] < part.at.y {
                let unit = *part;
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p121_inner(row: Vec<f64>, row2: &[f64]) -> f64 {
    let (e, mut p) = (if row[1] > 1.1 {
        let mut y = (1.0 + row2[1].abs()).ln_1p();
        y.signum() * row2[0]
    } else {
        let u = row[1];
        u
    }, -row2[1]);
    for i in 0..row2.len() {
        p *= (row[i % row.len()] / 3.0).abs();
        let d = &mut p;
        *d += e;
        *d = *d - *d;
        p -= e;
    }
    p + row[1] * 2.0 - e * 1.5 + (1..row2.len()).map(|count| (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p121(state: &[f64], grid: &mut [f64]) -> f64 {
    let mut ys: [f64; 2] = [0.5; 2];
    ys[2 - 1] += p121_inner(grid.to_vec(), &ys).abs();
    let mut count = 0;
    'rows1: while count < 4 && count % 3 != 1 {
        count += 1;
        'steps2: for (j, &t) in ys[1..2].iter().step_by(2).enumerate() {
            let mut j2 = 0;
            'search3: loop {
                j2 += 1;
                let c = &mut grid[5 - 1];
                *c = match j / 2 % 5 {
                    0..=1 => t,
                    2 | 4 => *c,
                    i if !(i / 2 % 2 == 0) => ys[1],
                    _ => *c,
                };
                *c *= *c;
                let g = |d: f64| {
                    if d >= grid[j2 % 5] {
                        return ys[j % 2].powi(2);
                    }
                    d + p121_inner(ys.to_vec(), &ys)
                };
                if j2 >= 2 {
                    break;
                }
            }
            for (n, u) in grid.iter_mut().enumerate() {
                *u += ys.iter().take(2).map(|&q| q).sum::<f64>();
            }
            grid[3] += (2.0 + grid[grid.len() - 1]).tanh().exp_m1();
        }
    }
    (ys[count % ys.len()] - (count as f64)) * ((0..=2).skip(1).map(|i| ys[i % 2] + (i as f64)).product::<f64>() + (count as f64)) + state[2].atan().max((ys[count % 2].powi(2) + 1.0).ln())
}

flat_record! {
    Point121 { x, y }
    Body121 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p122(v: &mut [f64; 2], a: f64, xs: &mut [f64], j: usize) -> f64 {
    for buf in v.chunks(2) {
        xs.iter().for_each(|r| {});
        xs[j % 3] = a;
        xs[3 - 1] *= (buf[0] + buf[buf.len() - 1]) * buf[0].sin();
    }
    xs[0] *= 3.0;
    a + a * 0.5 + (xs[3 - 1] * xs[1]).signum() * (xs[3 - 1] * xs[j % 3]) - (if xs[0] >= -0.7 {
        xs[j % xs.len()].signum() * a
    } else {
        xs[..2].chunks(2).zip(xs.windows(2)).map(|(out, out2)| xs[2]).sum::<f64>()
    })
}

#[differentiable(unconnected = "zero")]
fn p123(mut acc: f64, r: &mut f64) -> f64 {
    let f = |b: f64| b * acc;
    let mut buf = [*r; 4];
    buf.swap(3, 1);
    let w: f64;
    if buf[4 - 1] <= buf[0] {
        w = buf[3];
    } else {
        let b = buf[1] * 2.0 / (1.0 + buf[1].min(*r).abs());
        w = *r;
    }
    for x in buf.iter().rev() {
        buf.iter().for_each(|&q| {
            *r *= q;
            *r += *x;
        });
        if *x > -1.0 {
            let mut i = 0;
            let mut d: f64 = loop {
                i += 1;
                if i >= 3 {
                    break (0..=i).map(|count| x + (count as f64)).sum::<f64>();
                }
                let mut xs = vec![f(buf[1]), 0.5 * (i as f64)];
            };
            d += w.cos();
        } else {
            let acc2 = std::mem::replace(r, w);
        }
    }
    buf[0] - buf[buf.len() - 1] * 0.5 - w * 0.5 + w - buf.iter().map(|c| *c * (*c + *c)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point124 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body124 {
    at: (f64, f64),
    #[no_diff] k: usize,
}

#[differentiable]
impl Body124 {
    #[differentiable(unconnected = "zero")]
    fn new(point: &Body124, acc: f64) -> Body124 {
        Body124 { at: (acc + point.at.1, acc + acc), k: 0 }
    }
}

#[differentiable]
impl std::ops::Add for Point124 {
    type Output = Point124;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point124) -> Point124 {
        Point124 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p124_helper(mut d: f64, mut ys: [f64; 2], mut xs: [f64; 4], u: &mut f64) -> f64 {
    let d = d * ((0..xs.len()).map(|m| *u + (m as f64)).sum::<f64>() + xs[2].mul_add(d, xs[0]));
    let mut i = 0;
    while i < 2 && *u >= 0.1 {
        i += 1;
        let mut out: Vec<f64> = Vec::new();
        for grid in xs[..2].windows(2) {
            out.push(xs[i % 4] - (grid[i % grid.len()] + d));
        }
        out.push(d);
    }
    (0..i).zip(xs.chunks(2)).filter(|(k, v)| v.len() > 2).map(|(n, row)| xs[3] + row[row.len() - 1]).sum::<f64>() - xs[i % xs.len()] * 0.5 + *u
}

#[differentiable(unconnected = "zero")]
fn p124(out: &[f64; 2]) -> [f64; 2] {
    let mut x: f64 = (1.0 + (out[2 - 1].max(out[0]) - out[1] * out[1]).abs()).recip();
    let c = (out[1..2].iter().zip(0..3).map(|(&s, count)| (count as f64) * s).sum::<f64>() + x).signum() * x.sin();
    'rows1: for (m, s) in (1..out.len()).zip(out.iter()) {
        let mut pair = (c.tanh().sinh().cos(), c);
        let (mut c2, mut c3) = (x, pair.1.mul_add(0.9, pair.1));
        c2 += c3 / (c2.powi(2) + 1.2) + out[m % 2];
    }
    let mut k = 0;
    let q: f64 = loop {
        k += 1;
        let mut s: f64 = x;
        if k >= 2 {
            break (s * c).signum() * c.asinh();
        }
    };
    let mut pair = ((if k < 3 {
        q
    } else {
        q
    }) * (1.0 + x.abs()).cbrt(), (1.0 + c.abs()).powf(q.sin()));
    pair.1 -= match out.len() % 5 {
        0 | 4 => pair.0.tanh().cosh(),
        i if c < x && i / 2 > 1 => x,
        _ => x * q,
    };
    let u = p124_helper(q, [q * q, x], [2.0, q - (k as f64), x - (k as f64), q], &mut pair.0);
    if pair.1 < c {
        let mut xs: Vec<f64> = Vec::new();
        for (j, q2) in (0..k).zip(out) {
            xs.push(c);
        }
        xs.push(pair.1.tanh().exp2());
    }
    [if u < c {
        x * q
    } else {
        x
    }, (if u >= 1.5 {
        u
    } else {
        x
    }) * pair.0.sin().cosh()]
}

flat_record! {
    Point124 { x, y }
    Body124 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point125 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body125 {
    at: (f64, f64),
    k: f64,
    rates: Point125,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape125 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point125 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, k: usize, grid: &mut [f64]) -> f64 {
        {
            grid[2 - 1] = if !(k < 3) {
                grid[0] - grid[0]
            } else {
                grid[k % 2] * grid[k % 2]
            };
        }
        grid[0] + (k as f64) + ((self.y.powi(2) + 1.2).powf(grid[k % 2].sin()) + -0.7) - (grid[grid.len() - 1].atan() + (k as f64))
    }
}

#[differentiable]
impl Body125 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, flag: bool, n: usize) -> ([f64; 2], f64) {
        if n / 2 > 0 {
            let mut s: f64 = -(0..3).filter(|count| *count != 1).map(|m| (m as f64) * (self.k * (n as f64))).sum::<f64>();
        } else {
            let mut kind: Option<f64> = if !(self.rates.x <= 0.8) {
                Some(self.at.1 - (n as f64))
            } else {
                None
            };
        }
        ([1.0 * -0.7 * self.rates.y.atan(), (1.0 + (self.k * (n as f64)).abs()).cbrt()], self.k + self.k - (0..1).filter(|j| *j != 1).map(|n2| self.at.1.cos() + (n2 as f64)).sum::<f64>())
    }
}

#[differentiable]
impl Point125 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, state: &mut [Body125], v: &mut [f64]) -> f64 {
        let c = &mut self.y;
        *c += c.sin().exp();
        *c *= *c;
        match 3 % 4 {
            0 => {
                let (a, mut x) = (v[0] * self.x * v[1], v[v.len() - 1] - state[1].at.1);
            }
            n if state.len() % 3 == 0 => {
                v.swap(1, 1);
            }
            _ => {}
        }
        v[1] + v[2 - 1] - state[0].at.1 / (state.iter().filter(|unit| unit.at.0 >= 2.0_f64).map(|part| part.at.1).sum::<f64>().powi(2) + 1.2) + state.iter().map(|spring| (1.0 + spring.at.0.abs()).cbrt() + spring.k).product::<f64>()
    }
}

#[differentiable]
impl Point125 {
    #[differentiable(unconnected = "zero")]
    fn new(body: &Body125) -> Point125 {
        Point125 { x: body.k - body.rates.y, y: if body.k > 1.1 {
            let mut t = body.k;
            t
        } else {
            0.3
        } }
    }
}

#[differentiable(unconnected = "zero")]
fn p125_helper(mut pair: (f64, f64), xs: &mut Vec<f64>) {
    let s = xs[1].floor() * (if 0 < 3 {
        pair.0.hypot(xs[0].powi(2) + 1.2)
    } else {
        xs[2 - 1].atan()
    });
    let mut ys = xs.to_vec();
    ys[2 - 1] = -xs[xs.len() - 1] + xs[0];
}

#[differentiable(unconnected = "zero")]
fn p125(#[no_diff] ys: &Vec<Point125>, spring: Body125, point: &Point125) -> f64 {
    let mut x = point.x;
    let mut row = [Body125 { rates: Point125 { x: x + point.y, ..*point }, k: x * point.x, at: (point.y.tanh(), (1.0 + point.y.abs()).cbrt()) }, Body125 { rates: Point125::new(&spring), k: point.x, at: (x + x, point.x) }, Body125 { at: (ys[0].y, ys[1].x.clamp(-0.75, 1.25)), k: point.x - x, rates: Point125::new(&spring) }];
    let mut count: usize = 0;
    row[count % row.len()].k + row[0].k - spring.at.1 * 2.0 + row[count % row.len()].at.1 * 1.5 - point.y - (1..row.len()).map(|count2| 3.0 + (count2 as f64)).fold(row[0].at.1, |acc, q| acc * 0.5 + q) / (1.0 + x.abs())
}

flat_record! {
    Point125 { x, y }
    Body125 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p126_helper(flag: bool, k: usize, ys: &mut [f64]) -> ([f64; 2], f64) {
    let b = (0.8 - ys[0] * (k as f64)) * (ys[1] + ys[k % ys.len()]).sin().cosh();
    let mut pair = ([if flag {
        b
    } else {
        let mut e = b;
        0.25
    }, b * (k as f64)], b);
    ([ys.iter().take(2).zip(0..=k).map(|(r, j)| (j as f64)).sum::<f64>() + b, (-1.0_f64).to_radians().asinh()], ys[0..1].iter().sum::<f64>() + b * 0.3 + pair.0[k % 2].tanh().sinh().tanh().exp_m1() + ys.iter().step_by(2).zip(0..=k).map(|(&a, n)| (n as f64) * (b - a)).product::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p126(ys: [[f64; 2]; 2], c: &mut f64) -> f64 {
    *c = *c;
    let mut row: Vec<f64> = Vec::with_capacity(4);
    for count in 0..4 {
        if count % 2 != 1 {
            row.push(ys[1][2 - 1].atan().cosh().tanh().exp2());
        }
    }
    row.push(ys[1][..1].iter().rev().map(|&acc| acc + acc).fold(*c, |acc, w| acc.max(w + w)));
    let mut k = 0;
    while k < 4 {
        k += 1;
        for a in row.iter() {
            if !(*c > 0.1) {
                let d = std::mem::replace(c, if ys[0][1] < *a {
                    -1.0
                } else {
                    let mut q = *a;
                    q
                });
                let found: Option<f64> = Some(if d < 1.5 {
                    let s: f64 = 1.1;
                    ys[k % 2][k % 2]
                } else {
                    *a
                });
                *c = (-row[0].powi(2)).exp() * (a + *c);
            } else if *c <= *a {
                let mut i: usize = k * 2;
            } else {
                *c *= (if *c > 3.0 {
                    *a
                } else {
                    let y = row[row.len() - 1];
                    *a
                }) - (k as f64);
            }
        }
    }
    ((1.0 + row[k % 1].abs()).cbrt() + row[0] * 0.3 + ys.iter().rev().zip(0..2).map(|(state, m)| (m as f64)).sum::<f64>()) * row[0].clamp(-0.75, 1.25)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point127 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body127 {
    at: Vec<Point127>,
    k: f64,
    rates: [f64; 3],
}

#[differentiable]
impl Body127 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: &Vec<f64>, found: Option<f64>) -> Body127 {
        Body127 { rates: [0.25_f64.to_radians(), xs[0] / (1.0 + xs[xs.len() - 1].abs()), xs[0] + xs[1]], k: -3.0, at: vec![Point127 { x: 1.1_f64.powi(2), y: xs[1..].iter().rev().fold(xs[xs.len() - 1], |acc, &b| acc.max(xs[0] + b)), z: xs[0] }, Point127 { z: xs[0].abs(), y: xs[1] + xs[1], x: xs[xs.len() - 1] }, Point127 { x: xs[0], y: xs[0], z: if xs[1] > xs[1] || xs[0] > 1.5 {
            let b = xs[1];
            b
        } else {
            xs[0]
        } }] }
    }
}

#[differentiable]
impl std::ops::Add for Point127 {
    type Output = Point127;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point127) -> Point127 {
        Point127 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point127 {
    type Output = Point127;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point127 {
        Point127 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p127_helper(xs: [f64; 3], grid: [[f64; 2]; 2], mut spring: Body127, state: &mut [f64; 3]) -> f64 {
    'rows1: for (&q, state2) in state[..2].iter().zip(state.chunks(2)) {
        if !(state[state.len() - 1] > 1.0) {
            let q = q * q;
        } else if 0 < 3 {
            let mut q = q + (if spring.at[1].x >= 1.1 {
                spring.rates[0]
            } else {
                spring.at[0].z
            }).hypot(1.0 + (q + spring.rates[0]).abs());
        }
    }
    spring.k - grid[0][2 - 1] - xs[0] * 2.0 + grid[1][0] * 1.5 - 1.0
}

#[differentiable(unconnected = "zero")]
fn p127_inner(q: f64, mut a: f64) -> Option<f64> {
    if a <= 2.0 {
        if 3 < 3 {} else {
            a = q.to_radians() + (if a > 0.25 && a > 0.3 {
                let w = q;
                w
            } else {
                a
            });
        }
    } else {
        let mut d = if a > 0.25 {
            q
        } else {
            (-0.4_f64).min(a) * q.min(a)
        };
    }
    None
}

#[differentiable(unconnected = "zero")]
fn p127(#[no_diff] mut buf: Vec<f64>, row: &mut Vec<f64>) -> f64 {
    let row2 = vec![Point127 { x: row[4..].iter().rev().map(|&p| p + p).sum::<f64>(), y: buf[buf.len() - 1] + row[4], z: (-row[0].powi(2)).exp() }, Point127 { x: row[row.len() - 1], y: row[5 - 1], z: buf[1] }, Point127 { x: row[1], y: row[3], z: row[row.len() - 1] / (row[4].powi(2) + 1.0) }];
    row.swap(3, 3);
    if 4 < 3 {
        buf[3] = if row[3] < row2[3 - 1].x {
            buf[3] * row[1]
        } else {
            (-row2[2].z.powi(2)).exp()
        };
        return (row[row.len() - 1] * row2[3 - 1].x).hypot(1.0 + (row2[1].z + row[2]).abs());
    }
    match 2 % 4 {
        0 => {}
        1 | 2 => {
            match 4 % 3 {
                0 => {
                    if row2[1].x > 0.8 {
                        row[3] = if row2[0].z > 0.3 || row2[1].z > 0.8 {
                            row2[0].x / (1.0 + buf[1].abs())
                        } else {
                            let mut b = if row2[0].z >= 1.5 && row[1] > 1.1 {
                                row2[1].y
                            } else {
                                row2[2].x
                            };
                            row2[2].y / (1.0 + 0.3_f64.abs())
                        };
                    }
                }
                1 | 2 => {
                    let c = row.pop().unwrap();
                }
                n if row[2] >= row2[row2.len() - 1].x => {
                    let acc: f64;
                    if n % 2 == 1 {
                        acc = row[3];
                    } else {
                        acc = row2[row2.len() - 1].y;
                    }
                }
                _ => {}
            }
        }
        _ => {}
    }
    (buf[2] + row[0] - row2[0].y * 0.3) * row[0] + row.windows(2).zip(0..buf.len()).map(|(out, i)| (i as f64) * (out[1] + out[i % 2])).sum::<f64>()
}

flat_record! {
    Point127 { x, y, z }
    Body127 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p128(acc: f64, out: &mut [f64; 2], z: f64) -> f64 {
    let mut out2 = out[0..1].to_vec();
    let mut c: f64 = (1.0 + (-(acc / 2.0)).abs()).powi(-1);
    let shape: Option<f64> = if c <= 0.5 {
        None
    } else {
        Some(out2[0])
    };
    let mut i: usize = 0;
    for e in out.iter_mut().rev() {
        match i % 4 {
            0 => {
                out2[1 - 1] += 1.1;
            }
            _ => {}
        }
        *e = if *e <= *e {
            c * z
        } else {
            let mut y = c - *e;
            *e
        };
    }
    let mut p = match i / 2 % 5 {
        0..=1 => z.abs(),
        _ => {
            let mut e = c;
            out2[i % out2.len()]
        }
    };
    out2.fill(p + p);
    (c + (i as f64) - acc * 0.5 - z * 2.0 - out2[0] * 0.5 + c * 1.5 + out2.iter().sum::<f64>()) * (-c * c)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point129 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body129 {
    at: Vec<f64>,
    k: Vec<Point129>,
    rates: Vec<Point129>,
}

#[differentiable]
impl Point129 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, flag: bool) -> f64 {
        for (j, n) in (0..1).zip(0..3) {
            let mut body = Body129 { at: vec![(0..1).map(|k| (k as f64)).sum::<f64>(), self.y.tanh()], k: vec![Point129 { x: self.x + self.x, ..*self }, Point129 { x: self.x, ..*self }], rates: vec![Point129 { x: self.y, ..*self }, Point129 { x: self.x.atan(), y: self.x.signum() * self.y }] };
            let q = &mut body.k[1].y;
            *q += (0..4).map(|n2| (n2 as f64)).sum::<f64>();
            *q = (-self.x.powi(2)).exp();
        }
        self.x - self.y - (0..4).rev().filter(|i| *i != 1).map(|j| (j as f64) * (if !(j % 2 != 1) {
            -0.4
        } else {
            let z = self.x;
            -0.4
        })).fold(self.y, |acc, x| acc * 0.5 + x)
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
fn p129(p: &mut f64, out: &Vec<f64>, mut ys: [f64; 3], pair: (f64, f64)) -> f64 {
    *p -= pair.1;
    let mut i = 0;
    loop {
        i += 1;
        if i >= 1 || i / 2 < 3 {
            break;
        }
        let acc: f64 = 1.1;
        ys[1] += (pair.0.powi(2) + 1.2).sqrt();
    }
    (ys[i % 3] - (i as f64) + ys[i % ys.len()] * 0.5) * (if i + 1 > 2 {
        (pair.1.powi(2) + 1.2).ln_1p()
    } else {
        match out.len() % 5 {
            0 => ys[i % 3],
            2 => out[2],
            _ => pair.1,
        }
    })
}

flat_record! {
    Point129 { x, y }
    Body129 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point130 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body130 {
    at: Vec<f64>,
    k: f64,
    rates: f64,
    parts: (f64, f64),
    last: Vec<f64>,
}

#[differentiable(unconnected = "zero")]
fn p130_helper(unit: Point130, kind: Option<f64>) -> f64 {
    let d = unit.y;
    (d / 2.0 + unit.x * 1.5 + (0..4).map(|k| (k as f64) * -2.0).fold(0.5_f64, |acc, r| acc.max(r))) * (-(if unit.z > 3.0 || 3 < 3 {
        d
    } else {
        unit.y
    }).powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p130_inner(a: &mut f64, buf: &mut [f64], shape: Option<f64>) -> f64 {
    let mut state = buf.to_vec();
    let mut part = Point130 { x: (-state[1].powi(2)).exp(), y: state[1].powi(2), z: (0..state.len()).rev().map(|m| (m as f64)).fold(1.0_f64, |acc, y| acc + y * y) };
    for y in state[..1].iter().rev() {
        let f = |t: f64| t * t.hypot(1.0 + (0..2).filter(|j| *j != 1).map(|j| (j as f64) * -1.0_f64).sum::<f64>().abs());
    }
    buf[0] + state[0] * 0.3 - part.y * 1.5 + *a
}

#[differentiable(unconnected = "zero")]
fn p130(k: usize, ys: &[f64], ys2: &mut Vec<Body130>) -> f64 {
    let (mut s, d) = (ys[k].abs() * ys2[k % ys2.len()].parts.0, p130_helper(Point130 { x: ys2[k % ys2.len()].k, y: ys[k % 5], z: ys[ys.len() - 1 - k] }, None));
    if ys.len() % 2 != 1 || k % 3 != 0 {
        if ys2[k % ys2.len()].k <= s {
            return (1.0 + d.abs()).powf(ys2[k % ys2.len()].at[k % 2].sin()).floor() * (s + ys2[k % ys2.len()].rates);
        }
    } else if k * 2 < 3 {
        ys2[1].k = s;
    }
    'rows1: for k2 in (0..ys2.len()).rev() {
        let mut d = d + (s + d * (k2 as f64));
        let part = Body130 { last: vec![d * ys2[ys2.len() - 1 - k2].k, d + 3.0], parts: (s * ys2[(k2 + 1) % 3].at[k2 % 2], s / (1.0 + d.abs())), rates: ys2[k2].parts.0 * (k2 as f64), k: d, at: vec![s, d] };
    }
    ys[0..4].iter().enumerate().rev().map(|(i, &e)| e).sum::<f64>() * ((match k / 2 % 5 {
        0 => {
            let mut e = d;
            e
        }
        2 => {
            let mut q = ys[(k + 1) % 5];
            d
        }
        _ => {
            let s2 = ys2[k % 3].at[k % 2];
            s2
        }
    }) + (d + d)) * (match k * 2 % 5 {
        0 | 4 => {
            let e: f64 = -0.7;
            if !(e >= d) {
                ys2[1].k
            } else {
                d
            }
        }
        2..=3 => d * ys2[0].k,
        i if i % 2 != 1 || ys[k] <= d => ys2[1].last[1] * ys[k],
        _ => d + d,
    })
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

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape131 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point131 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, w: &mut f64, state: &mut [f64]) -> f64 {
        for j in 0..1 {
            if *w > state[j] {
                state[j] = match state.len() % 5 {
                    0..=1 => {
                        let r = *w * state[j];
                        state[(j + 1) % state.len()]
                    }
                    _ => (0..j).map(|i| (i as f64)).fold(*w, |acc, x| acc.max(state[j] + x)),
                };
            } else {
                let c: f64;
                if j < 3 && state[(j + 1) % state.len()] > 1.0 {
                    let mut z = (-(state[j] + (j as f64)).powi(2)).exp();
                    c = 0.1 * z + z * self.y;
                } else {
                    c = state.iter().zip(state[0..1].iter()).map(|(u, s)| s * (if state[j] <= state[j] {
                        let mut p = *u;
                        p
                    } else {
                        *s
                    })).product::<f64>();
                }
            }
        }
        state[0..1].iter().take(2).map(|&c| state[1] + c).product::<f64>() * ((if *w < 1.0 || state[2 - 1] > 1.1 {
            let p: f64 = *w;
            *w
        } else {
            *w
        }) * (self.y - *w))
    }
}

#[differentiable(unconnected = "zero")]
fn p131_helper(e: f64, xs: &Vec<Point131>) -> (f64, f64) {
    let mut u: f64;
    if xs[1].y > xs[0].z {
        let t = xs[0].y;
        u = t;
    } else {
        u = xs[0].x * e;
    }
    'rows1: for (j, point) in xs.iter().take(2).rev().enumerate() {
        let j2: usize = j;
    }
    (u + (u * u).clamp(-0.75, 1.25) + u, xs[2 - 1].x - xs[xs.len() - 1].y + e * 0.5 - xs[1].y)
}

#[differentiable(unconnected = "zero")]
fn p131(#[no_diff] x: f64, buf: &mut [f64; 2], ys: &mut [f64], buf2: &[f64]) -> f64 {
    ys[1] += ys[1];
    ys[1] += (x * buf2[2]).sin().exp_m1();
    let mut buf3 = [Point131 { x: ys[1] * 1.1, y: buf[1].min(ys[2]), z: ys[0] - buf2[3] }, Point131 { x: buf[0], y: if buf[1] > -0.4 {
        let acc = ys[3 - 1];
        x
    } else {
        buf2[0]
    }, z: buf2[0] }, Point131 { x: buf2[2], y: buf2[3] + buf2[buf2.len() - 1], z: x }];
    let mut m = 0;
    loop {
        m += 1;
        buf3[m % 3].x = buf2[m % 4] - (0..=m).map(|j| buf2[2] + (j as f64)).sum::<f64>();
        if m >= 3 {
            break;
        }
    }
    buf2[m % 4].max(ys[m % 3]) - x * 1.5 - buf3[m % buf3.len()].y * 0.3 + (0..ys.len() - 1).zip(buf2).map(|(j, &s)| s * (s + s)).sum::<f64>()
}

flat_record! {
    Point131 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point132 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body132 {
    at: f64,
    k: [f64; 2],
    rates: (f64, f64),
    parts: [f64; 3],
    last: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape132 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body132 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, d: f64, ys: &[f64]) -> f64 {
        for count in 0..ys.len() {}
        ys[1] - d * 1.5 - (ys[1] * d).powi(2) - self.parts[1]
    }
}

#[differentiable]
impl Point132 {
    #[differentiable(unconnected = "zero")]
    fn new(grid: &[f64]) -> Point132 {
        Point132 { x: grid[0] + grid[0], y: grid[0] - grid[grid.len() - 1], z: grid[grid.len() - 1] - grid[0] }
    }
}

#[differentiable]
impl std::ops::Add for Point132 {
    type Output = Point132;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point132) -> Point132 {
        Point132 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point132 {
    type Output = Point132;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point132) -> Point132 {
        Point132 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p132_helper(state: &[f64]) -> f64 {
    let x: f64 = (0..state.len()).map(|n| (n as f64) * (state[n] * state[n % state.len()])).product::<f64>() - (state[state.len() - 1] + state[state.len() - 1]).atan().exp2();
    (x + x - x * 2.0) * (x.mul_add(x, x) * state[..1].iter().enumerate().map(|(count, s)| *s).fold(x, |acc, s| acc * 0.5 + (0.8 + s))) - state[1..2].iter().take(2).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p132_inner(out: &mut [Point132; 2], v: &[f64]) -> f64 {
    let mut row: Vec<f64> = Vec::with_capacity(4);
    for point in out.iter() {
        if v[1] > 0.1 {
            row.push(point.y.atan2(1.0 + point.x.abs()) * point.y);
        }
    }
    row.push(v[0].asinh());
    ((if row[1 - 1] > 0.5 {
        row[0]
    } else {
        row[0]
    }) - row[0]) * out.iter().map(|spring| v[1].hypot(spring.z.powi(2) + 0.5) + spring.y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p132(x: f64, grid: &[f64], #[no_diff] row: [[f64; 2]; 2]) -> f64 {
    if 3 < 3 && x > 0.9 {
        let row2 = [Point132::new(&row[1]), Point132::new(&row[0]), Point132::new(&grid[3..5])];
    }
    let mut i = 0;
    'rows1: loop {
        i += 1;
        if i >= 4 || i / 2 > 0 {
            break;
        }
    }
    row[1][1..].iter().skip(1).map(|&y| y * grid[0]).sum::<f64>() - x * 0.3 + p132_helper(&row[i % row.len()])
}

flat_record! {
    Point132 { x, y, z }
    Body132 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p133_helper(k: usize, i: usize, c: f64) -> f64 {
    let (mut u, mut r): (f64, f64) = ((0..=1).map(|k2| (k2 as f64)).sum::<f64>(), c.to_radians());
    r = (r + r).tanh().sinh();
    r = r.sin().cosh();
    let w: f64 = r * u + r;
    (w.powi(2) + 1.2).sqrt() - c * 1.5 + u * 2.0 - w + w
}

#[differentiable(unconnected = "zero")]
fn p133_inner(out: Vec<f64>, mut v: [f64; 4]) -> f64 {
    v[1] /= (-v[0].tanh()).powi(2) + 1.0;
    let x = &mut v[1];
    *x -= out[1].mul_add(*x, *x);
    if v[0] <= 0.1 {}
    v[1] += (v.iter().filter(|e| **e > 0.9_f64).fold(v[0], |acc, z| acc + (z + z)).powi(2) + 1.2_f64).ln_1p();
    (v[3].atan().cosh() + out[0] * 1.5 + v[2] * 1.5 + v[v.len() - 1]) * v[1].abs()
}

#[differentiable(unconnected = "zero")]
fn p133(b: f64, b2: f64, #[no_diff] state: &mut [f64]) -> f64 {
    let mut buf = [[-0.4, b2], [state[1], b2], [state[2], b2]];
    let q = (1.0 + (state[0] * (if buf[0][2 - 1] > 0.1 {
        b2
    } else {
        let mut r = state[0];
        state[1]
    })).abs()).powf(p133_inner(buf[1].to_vec(), [state[3 - 1], buf[0][0], b, buf[2][2 - 1]]).sin());
    if b2 > 3.0 || buf.len() < 3 {
        state[1] = buf[2][0];
    }
    let x: f64;
    if buf[0][0] > 1.5 {
        x = state[2] - q;
    } else {
        let mut b3 = q;
        x = (1.0 + q.cos().abs()).cbrt();
    }
    let mut z = p133_helper(3, 3, buf[3 - 1][2 - 1]);
    let mut out = state[..2].to_vec();
    let (x2, z2) = (if out[0] >= 1.0 {
        buf[2][0] - out[1]
    } else {
        (-out[0].powi(2)).exp()
    }, z.sin().cosh());
    let e = p133_inner(buf[2].to_vec(), [q, state[2], q + z, out[0]]);
    let mut n = 0;
    'rows1: loop {
        n += 1;
        match out.len() % 3 {
            0 => {
                let i: usize = n / 2;
            }
            1 | 2 => {
                out[2 - 1] = e - (n as f64);
            }
            n2 if e <= q || out.len() % 2 != 1 => {
                z *= (-0.9_f64).cos();
            }
            _ => {}
        }
        if n >= 4 || b2 <= -0.7 {
            break;
        }
    }
    (-q.powi(2)).exp() - buf[0][n % 2] * 0.3 - q * 0.3 + x * 1.5 - z * 1.5 + out[n % out.len()] * 0.3 + z2 * 0.3 + e * 1.5 - (out[0] - e) * (n as f64) + out.iter().sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point134 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Mul<f64> for Point134 {
    type Output = Point134;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point134 {
        Point134 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p134(m: usize, d: f64, #[no_diff] mut part: Point134, mut out: [f64; 3]) -> f64 {
    for (i, b) in (0..=3).zip(out.iter()) {
        part.y += out.iter().zip(out.chunks(2)).map(|(t, row)| *b * d).sum::<f64>() * (out[3 - 1] * out[1]);
        let point = Point134 { x: (1..out.len()).map(|count| (count as f64) * -0.4).product::<f64>(), y: out[0], ..part };
    }
    let mut j = 0;
    while j < 4 && j * 2 % 3 != 1 {
        j += 1;
        out[0] = out[1];
    }
    let mut state = vec![part * (out[2] * out[out.len() - 1]), part * (part.y + out[m % out.len()])];
    (1.0 + state[1].x.abs()).ln() + part.x * 1.5 - state[j % state.len()].z * 0.3 + d
}

flat_record! {
    Point134 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p135(buf: &mut [f64; 4], ys: &mut [f64]) -> f64 {
    let flag = ys[ys.len() - 1] <= ys[2];
    'rows1: for ys2 in ys[2..].windows(2) {
        buf[0] += -ys2[1];
    }
    let mut acc = (ys[4] * (if buf[2] > 2.0 || flag {
        let mut c = ys[ys.len() - 1];
        ys[ys.len() - 1]
    } else {
        0.5
    })).atan();
    let mut state = vec![buf[0]; ys.len()];
    let mut grid: Vec<f64> = Vec::new();
    for state2 in state.windows(2) {
        grid.push((ys[4] * state2[state2.len() - 1]).atan().cosh());
    }
    grid.push(ys[4]);
    if grid[0] > 1.5 {
        let mut count = 0;
        let z: f64 = loop {
            count += 1;
            if count >= 3 {
                break (1.0 + (grid[0] + (count as f64)).abs()).recip();
            }
        };
    } else {
        let mut kind: Option<f64> = Some(ys[0].atan2(grid[grid.len() - 1].powi(2) + 1.2));
    }
    let acc = acc * state.chunks(2).map(|grid2| grid2[0] * grid2[0]).sum::<f64>().atan().exp();
    (acc + state[2] * 0.3 + grid[0] * 0.3) * (acc.tanh() * grid[0]) - acc
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point136 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body136 {
    at: f64,
    #[no_diff] k: usize,
    rates: [Point136; 2],
    parts: f64,
    last: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape136 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p136_helper(i: usize, row: [[f64; 2]; 2], out: &[f64], xs: &mut [f64]) {
    xs.swap(1, i % 2);
    let mut m = 0;
    loop {
        m += 1;
        if m >= 3 {
            break;
        }
        xs[0] = out[1].tanh().sinh().powi(2);
    }
}

#[differentiable(unconnected = "zero")]
fn p136(v: &[f64], e: f64, #[no_diff] mut y: f64, spring: Body136) -> f64 {
    y += if e < 0.5 && e > 1.1 {
        let mut b = 1.1_f64.tanh();
        b
    } else {
        spring.parts.min(spring.parts)
    };
    y += spring.last[3 - 1];
    y -= (y + spring.rates[0].y) / ((1.0 + spring.at.abs()).cbrt().powi(2) + 0.5);
    (if e > -0.7 || spring.parts < e {
        y
    } else {
        spring.last[3 - 1]
    }) + y * 0.3 - spring.rates[2 - 1].y * 0.5 - (if spring.at > 2.0 || y >= 0.1 {
        y - y
    } else {
        spring.parts
    })
}

flat_record! {
    Point136 { x, y }
    Body136 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point137 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape137 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point137 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, r: f64) -> f64 {
        let mut e = self.x;
        let m: usize = 0;
        let b = std::mem::replace(&mut e, r + (m as f64));
        r + b / 2.0 * r
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
fn p137_helper(mut d: f64, part: &mut Point137, n: usize, found: Option<f64>) {
    let Point137 { x: c, y: t } = *part;
    let c = c * (t + t * c);
}

#[differentiable(unconnected = "zero")]
fn p137(mut buf: Vec<f64>, grid: [f64; 3]) -> f64 {
    let mut p = grid[3 - 1].abs();
    let shape: Shape137 = if p >= grid[grid.len() - 1] {
        Shape137::Disc(p + 0.3)
    } else {
        Shape137::Rect((p.powi(2) + 1.0).cbrt(), grid[3 - 1])
    };
    let f = |z: f64| {
        if grid[grid.len() - 1] > 1.5 {
            return (0..1).map(|j| (j as f64) * z).sum::<f64>();
        }
        z + (buf[2] + z).max(grid[0])
    };
    p += (0..grid.len()).zip(1..grid.len()).map(|(j, m)| (m as f64) * (grid[j] * p)).sum::<f64>();
    (if grid[0] > 1.5 {
        p
    } else {
        p
    }) + buf[buf.len() - 1] * 0.3 + grid[2] * 0.3 + p * 2.0 + grid.iter().enumerate().filter(|(i, acc)| **acc > 0.1).map(|(j, w)| *w).sum::<f64>() - (p.max(p) + p)
}

flat_record! {
    Point137 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p138_helper(r: f64, out: Vec<f64>) -> f64 {
    let mut shape: Option<f64> = None;
    let mut k = 0;
    loop {
        k += 1;
        if k >= 1 {
            break;
        }
        let flag = k + 1 < 3;
    }
    (out[0] - r * 0.5) * (0..1).rev().map(|n| (n as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p138_inner(ys: &[f64; 2], d: f64) -> f64 {
    d - d * 0.3 - ((if d >= 1.0 {
        d
    } else {
        d
    }) - ys[0])
}

#[differentiable(unconnected = "zero")]
fn p138(w: f64, q: f64, row: &[f64]) -> ([f64; 2], f64) {
    let u = q.atan();
    for count in 0..1 {
        if count % 3 != 1 || row.len() % 3 == 0 {
            break;
        }
    }
    let mut xs: Vec<f64> = Vec::new();
    for (m, s) in row.iter().enumerate() {
        xs.push((1.0 + u.abs()).ln().atan());
    }
    xs.push(u - row[2]);
    match row.len() % 4 {
        0 => {
            if u > 0.8 {
                let r = &mut xs[0];
                *r *= u;
            } else {
                let w2 = &mut xs[0];
                *w2 *= u;
            }
        }
        _ => {}
    }
    ([row[2], u * xs[1 - 1] * xs[0].powi(3)], (q - u + w * 0.5 - xs[0] * 0.3) * (0..row.len()).map(|k| (k as f64) * (row[(k + 1) % row.len()] * xs[k % 1])).sum::<f64>() + (q - row[row.len() - 1]) * w)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point139 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[differentiable]
impl Point139 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, mut v: [f64; 4], state: &mut [f64]) {
        let mut p: f64;
        if 2 < 3 {
            let b = state[state.len() - 1];
            p = b / 1.5;
        } else {
            let mut acc = state[0].floor() * v[1] * (state[1].powi(2) + 1.0).log10();
            p = acc.atan2(acc.powi(2) + 1.2);
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p139_helper(state: &mut [f64; 2], q: f64) -> (f64, f64) {
    let p = q;
    let mut pair = (q, q.sin().exp());
    let mut n = 0;
    while n < 5 {
        n += 1;
        state[2 - 1] /= ((if n / 2 % 2 != 1 {
            let mut c = q;
            pair.1
        } else {
            pair.0
        }) + q * (n as f64)).powi(2) + 1.0;
    }
    pair
}

#[differentiable(unconnected = "zero")]
fn p139(mut y: f64, #[no_diff] mut pair: (f64, f64)) -> f64 {
    if 0.5 > 0.25 {
        let mut pair2 = ((-y).tanh(), pair.1);
    } else {
        let row = [y; 4];
        let mut pair2 = (row[row.len() - 1], row[3] + 0.9);
    }
    let mut y = y + (pair.1 + (if pair.0 < y {
        pair.0
    } else {
        pair.0
    }));
    let mut n = 0;
    'rows1: while n < 3 {
        n += 1;
        for (i, k) in (0..n).rev().zip(0..=2) {
            pair.0 += (1.0 + (y / (1.0 + pair.1.abs())).abs()).cbrt();
        }
    }
    y + pair.0 * 1.5 - y
}

flat_record! {
    Point139 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point140 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body140 {
    at: (f64, f64),
    k: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape140 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point140 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, mut v: Vec<f64>) -> f64 {
        let mut pair = ([v[1], v[2 - 1].tanh()], v[1]);
        pair.1 / 3.0 + v[0] * 0.5 - pair.1
    }
}

#[differentiable]
impl Body140 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, v: &[f64; 3], s: f64) -> f64 {
        let mut i: usize = 3;
        let mut ys = v.to_vec();
        ys[0] += ys[i % ys.len()];
        1.1 + s * 1.5 + ys[2] * 2.0 + (v[i % v.len()] * ys[0] - (ys[3 - 1] + ys[i % 3]))
    }
}

#[differentiable]
impl Point140 {
    #[differentiable(unconnected = "zero")]
    fn new(s: f64, q: f64) -> Point140 {
        Point140 { x: q, y: (-q.powi(2)).exp(), z: s + q }
    }
}

#[differentiable(unconnected = "zero")]
fn p140_helper(row: &[Body140]) -> Vec<f64> {
    let mut u = row[row.len() - 1].k - row[0].k;
    u += (1.0 + (row[1].at.0 * u).abs()).recip();
    let mut s: f64;
    if u > u {
        s = 1.5_f64.atan().exp().tanh();
    } else {
        let mut w = 1.1 - u.tanh().sinh();
        s = w * u - w;
    }
    let mut unit = Point140::new(s, s.max(u));
    vec![if 4 < 3 && unit.x > 0.8 {
        s.abs()
    } else {
        s
    }, -1.0, 0.25 / (1.0 + s.abs()) - s]
}

#[differentiable(unconnected = "zero")]
fn p140_inner(buf: &[f64], p: f64, acc: f64) -> f64 {
    let t = p.atan().sinh();
    (p - p * 0.3) * buf[..1].chunks(2).map(|state| acc + acc + p).product::<f64>() * ((if !(t > 0.9) {
        t
    } else {
        let y = acc;
        acc
    }) - 3.0 / 2.0)
}

#[differentiable(unconnected = "zero")]
fn p140(out: &[[f64; 2]; 2], c: &mut f64, row: &mut [f64]) -> f64 {
    let mut xs: Vec<f64> = Vec::new();
    for (count, v) in (0..row.len()).zip(out.iter()) {
        xs.push(row[count].atan().sinh());
    }
    xs.push(row[row.len() - 1]);
    let (t, z) = (xs[0].hypot(1.0 + row[0].powi(3).abs()), row[3 - 1].atan());
    'rows1: for k in (0..xs.len()).take(2).rev() {
        row[2] = p140_inner(&row[1..], xs[k % 1], z);
    }
    t - 0.5 - z * 2.0 + (0..4).zip(xs.chunks(2)).map(|(j, out2)| t + xs[0]).sum::<f64>() - xs.iter().enumerate().map(|(i, acc)| *acc).sum::<f64>()
}

flat_record! {
    Point140 { x, y, z }
    Body140 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point141 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape141 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point141 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, v: &Vec<f64>) -> f64 {
        let mut body = self.clone();
        (body.y - body.y * 1.5) * v[0]
    }
}

#[differentiable]
impl std::ops::Add for Point141 {
    type Output = Point141;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point141) -> Point141 {
        Point141 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p141_helper(d: f64) -> f64 {
    let w: f64 = 3.0;
    'rows1: for (count, j) in (0..=2).step_by(2).zip(0..=2) {}
    if d >= w {
        let mut found: Shape141 = if w < -1.0 {
            Shape141::Disc(if w > 1.1 {
                w
            } else {
                let mut z: f64 = w;
                z
            })
        } else {
            Shape141::Rect(d.tanh().exp(), d / 3.0)
        };
    } else {
        let mut k = 0;
        while k / 2 > 1 && k < 2 {
            k += 1;
            let mut p = (w - w + (k as f64)) * (k as f64);
        }
    }
    (d / (1.0 + w.abs()) - w) * (0..=1).zip(0..4).map(|(k, m)| 0.9 + (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p141(row: &[f64], unit: Point141, a: f64, y: f64) -> [f64; 2] {
    let flag = y <= -0.7;
    let flag2 = a > 0.1;
    let unit2 = unit + unit;
    let a2 = unit2.y * ((if unit2.y <= 0.3 {
        let mut d = y;
        3.0
    } else {
        unit2.y
    }) / (unit2.x.powi(2) + 0.5));
    let mut pair = (unit2.x * (0..row.len() - 1).map(|count| (count as f64) * a).sum::<f64>(), a2);
    let mut z = p141_helper((0..row.len()).zip(0..1).map(|(n, j)| (j as f64)).fold(unit2.y, |acc, r| acc + r));
    z *= pair.1;
    if y <= unit2.y {} else if z < 0.5 {
        for (count, ys) in row[..2].windows(2).enumerate() {
            let c = (0.25 - y * (count as f64)) * (a2.powi(2) + unit.y);
        }
    }
    let mut xs = [unit2 + unit2, Point141 { x: -a2, ..unit }];
    let x = &mut xs[0].x;
    *x *= unit2.y;
    *x = p141_helper(z);
    let mut grid: Vec<f64> = Vec::with_capacity(4);
    for &s in row {
        grid.push(z + (if !(0.1 > 0.1) {
            z
        } else {
            row[3]
        }));
    }
    grid.push(unit.y.powi(3));
    [grid[grid.len() - 1], unit2.y]
}

flat_record! {
    Point141 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point142 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body142 {
    at: [Point142; 2],
    k: f64,
    rates: (f64, f64),
    parts: Point142,
    last: [Point142; 2],
}

#[differentiable]
impl Point142 {
    #[differentiable(unconnected = "zero")]
    fn new(ys: [f64; 2]) -> Point142 {
        Point142 { x: ys[1], y: ys[0], z: ys[1] * ys[ys.len() - 1] }
    }
}

#[differentiable]
impl std::ops::Sub for Point142 {
    type Output = Point142;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point142) -> Point142 {
        Point142 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p142(b: f64, j: usize) -> f64 {
    'rows1: for n in (0..4).step_by(2) {}
    let mut m = 0;
    'steps2: while m < 5 {
        m += 1;
        let point = Point142::new([b / (b.powi(2) + 1.2), b]);
    }
    2.0 + b - b * b + b
}

flat_record! {
    Point142 { x, y, z }
    Body142 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p143_helper(pair: (f64, f64)) -> f64 {
    let mut i = 0;
    'rows1: loop {
        i += 1;
        if i >= 4 {
            break;
        }
    }
    pair.0 * (0..i).rev().map(|k| (k as f64)).fold(pair.0, |acc, w| acc + w * (0..i).filter(|count| *count != 1).map(|n| w + (n as f64)).sum::<f64>()) + (0..3).zip(0..=2).filter(|(j, i2)| *i2 != 1).map(|(i2, k)| pair.1.atan().exp2() + (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p143_inner(a: f64, grid: &mut [f64; 3], v: [f64; 3], c: f64) -> f64 {
    grid[1] += (0.25 + c).to_radians();
    'rows1: for c2 in grid.iter_mut().rev() {
        let acc = &mut *c2;
        *acc += v[1] / (acc.powi(2) + 1.0);
        v[1..].iter().for_each(|t| {
            *c2 -= (if *t <= 1.0 {
                let r: f64 = c;
                r
            } else {
                *t
            }) * v.iter().enumerate().map(|(j, q)| t + *q).sum::<f64>();
        });
    }
    0.5 - 0.9 - v[1] * 1.5 + 1.1
}

#[differentiable(unconnected = "zero")]
fn p143(out: Vec<f64>, ys: &[f64; 3]) -> (f64, f64) {
    let flag = 3 < 3;
    let mut found: Option<f64> = if ys[ys.len() - 1] <= out[1] {
        Some(ys[3 - 1])
    } else {
        Some(ys[1])
    };
    'rows1: for ys2 in ys[1..].windows(2) {
        if !(ys[3 - 1] > 0.25) {
            break 'rows1;
        }
    }
    (ys[2] * out[out.len() - 1] - ys.iter().map(|x| x * (ys[1] * ys[0])).sum::<f64>(), p143_helper((ys[ys.len() - 1], ys[0])) * (ys[1].min(out[4 - 1]) / (ys[3 - 1].powi(2) + 1.0)) * (out[4 - 1] + out[out.len() - 1]).mul_add(if out[3] > 1.5 {
        ys[0]
    } else {
        ys[ys.len() - 1]
    }, 1.5))
}

#[differentiable(unconnected = "zero")]
fn p144(xs: &[f64], row: &[[f64; 2]; 2]) -> f64 {
    'rows1: for (i, xs2) in row.iter().enumerate().rev() {}
    row[0][0].sin() + row[0][1..].iter().take(2).map(|d| d / (1.0 + row[1][0].abs()) + d).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point145 {
    x: f64,
    y: [f64; 3],
    z: f64,
}

#[differentiable]
impl Point145 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, flag: bool) -> f64 {
        if self.z >= 2.0 && flag {} else {
            let m: usize = 4;
        }
        (self.y[3 - 1].powi(2) + 0.5).ln_1p() * self.z
    }
}

#[differentiable]
impl Point145 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, body: Point145) -> f64 {
        if body.y[3 - 1] > 1.5 {
            if body.z <= body.y[2] {
                let r = -(0..4).zip(0..4).filter(|(i, i2)| *i2 != 1).map(|(k, j)| (j as f64)).sum::<f64>() + (body.x + body.x).asinh();
            }
        }
        body.y[1] + body.z - body.y[1] * 2.0 + body.y[0] + 0.8
    }
}

#[differentiable]
impl Point145 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, v: &[f64], part: Point145) -> Point145 {
        let body = part;
        body
    }
}

#[differentiable]
impl Point145 {
    #[differentiable(unconnected = "zero")]
    fn new(mut x: f64) -> Point145 {
        Point145 { x: x.floor() * x, y: [x, x * x, (0..=2).map(|n| (n as f64)).sum::<f64>()], z: x }
    }
}

#[differentiable(unconnected = "zero")]
fn p145_helper(grid: &[Point145; 2], b: f64) -> f64 {
    (b + b * 1.5) * (b.powi(2) + 0.5).ln().min((1.0 + b.abs()).log10()) * grid.iter().map(|unit| unit.z).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p145_inner(buf: &Vec<f64>, row: &mut [Point145], r: &mut f64) -> f64 {
    for (i, buf2) in buf.chunks(2).enumerate().rev() {
        let v = vec![*r; buf2.len()];
    }
    let mut row2 = vec![r.asinh(), row[row.len() - 1].y[3 - 1].asinh()];
    if 2.0 > 3.0 && *r <= row[1].z {
        'rows1: for (count, spring) in (0..4).zip(row.iter()) {}
    }
    r.atan() * r.max(if buf[1] > 1.1 {
        2.0
    } else {
        let w = row2[1];
        w
    })
}

#[differentiable(unconnected = "zero")]
fn p145(unit: Point145, ys: &[f64]) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        if j >= 2 || ys.len() % 3 == 0 {
            break;
        }
        for (n, p) in ys[4..].iter().enumerate() {
            if n / 2 < 3 || *p >= -0.4 {} else if n / 2 > 2 {
                break;
            }
        }
    }
    (0..3).for_each(|count| {});
    let v = vec![Point145::new(ys[0]), Point145::new(ys[j % ys.len()])];
    let mut i = 0;
    loop {
        i += 1;
        if i >= 4 {
            break;
        }
    }
    v[2 - 1].y[i % 3].hypot(ys[4].powi(2) + 1.0) + -(v[v.len() - 1].z + v[1].z)
}

flat_record! {
    Point145 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p146_helper(d: f64, mut q: f64, ys: &[[f64; 2]; 2]) -> f64 {
    match 1 % 4 {
        0 => {
            'rows1: for (i, row) in ys.iter().enumerate() {
                match i / 2 % 4 {
                    0 => {
                        let g = |y: f64, q2: f64| y * ((match i % 5 {
                            0 | 4 => row[i % row.len()],
                            _ => -0.7,
                        }) + ys[i][1].atan2(1.0 + y.abs()));
                    }
                    1 | 2 => {
                        let flag = row[i % 2] > ys[i][i % 2] || ys[i][i % 2] < 1.5;
                    }
                    _ => {
                        q *= ys[i].iter().sum::<f64>();
                    }
                }
            }
        }
        _ => {}
    }
    (q.powi(2) + 0.5).sqrt() - ys[0][2 - 1].mul_add(ys[1][2 - 1], ys[1][2 - 1]) + ys[0].iter().enumerate().map(|(n, &w)| w * ys[0].iter().filter(|t| **t > -0.4).map(|b| b * b).sum::<f64>()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p146_inner(grid: &[f64], row: &mut Vec<f64>) -> (f64, f64) {
    let mut u = row[0];
    let flag = row[row.len() - 1] <= 1.5;
    (row[0] + u + u * 1.5 + (0..4).zip(grid.iter()).map(|(j, w)| *w).sum::<f64>().sin(), row[1] * grid[0] - u * 0.3 + row.windows(2).take(2).map(|row2| row2[0] * (row2[0] + row[row.len() - 1])).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p146(v: Vec<f64>, out: &mut [f64; 2], v2: &mut [f64], v3: &mut [f64; 4]) {
    for x in v2[2..].iter_mut() {
        if *x <= -1.0 {
            break;
        }
        let mut row = [[v3[4 - 1], v3[4 - 1]], [1.1, *x], [v3[2], *x]];
        if row[3 - 1][0] > 0.3 {
            row[2][2 - 1] *= row[2][0] * out[1] / 2.0;
            break;
        }
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point147 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape147 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point147 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, spring: &mut Point147, part: &Point147) -> f64 {
        let e: f64 = 'found1: {
            for i in 0..=4 {
                *spring = Point147 { y: part.x, x: (part.x.powi(2) + 1.2).ln() };
            }
            if part.y < part.x {
                break 'found1 (-part.y.powi(2)).exp();
            }
            if part.y > 0.8 {
                return 1.1;
            }
            (part.y + self.y).min(part.x + part.y)
        };
        (spring.y * e - e * 0.3) * part.y - (0..1).step_by(2).map(|k| (match (k + 1) % 5 {
            0 => spring.x,
            _ => e,
        }) + (k as f64)).product::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point147 {
    type Output = Point147;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point147) -> Point147 {
        Point147 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point147 {
    type Output = Point147;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point147) -> Point147 {
        Point147 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point147 {
    type Output = Point147;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point147 {
        Point147 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p147_helper(out: [f64; 4]) -> f64 {
    let mut p = out[2];
    p + p - p - out[1..3].chunks(2).step_by(2).map(|grid| grid[0] + 0.8).fold(p, |acc, z| acc * 0.5 + ((-z.powi(2)).exp() + z))
}

#[differentiable(unconnected = "zero")]
fn p147_inner(z: f64) -> f64 {
    if z > -0.7 {
        let mut j = 0;
        'rows1: loop {
            j += 1;
            if j >= 2 {
                break;
            }
        }
    } else if z <= -0.4 {}
    (z + z * 2.0 + p147_helper([z, z, z, z])) * (0..2).zip(0..=4).map(|(i, n)| (n as f64) * (z - z)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p147(part: &Point147, ys: &[f64], grid: &Vec<Point147>) -> [f64; 3] {
    let mut i = 0;
    while i < 5 {
        i += 1;
        match (i + 1) % 4 {
            0 => {
                let mut buf = [Point147 { x: ys[4], ..*part }, *part * (grid[0].y + grid[1].x), Point147 { x: ys[i % ys.len()] * grid[0].x, y: grid[2].y.max(ys[4]) }];
            }
            1 | 2 => {
                if i * 2 % 3 == 0 {
                    let b = p147_inner(grid[3 - 1].y.atan());
                }
            }
            _ => {}
        }
    }
    [grid[1].x * ys[1] - p147_helper([part.x, grid[i % 3].x, part.x, ys[ys.len() - 1]]), -(ys[3] + grid[2].x), p147_inner(ys[i % 5])]
}

flat_record! {
    Point147 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point148 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape148 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point148 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, buf: &[f64], xs: Vec<f64>) -> f64 {
        let g = |y: f64| y + (self.z.powi(3) - (self.z + y));
        (g(xs[1]) + xs[xs.len() - 1] * 2.0) * (0..4).map(|n| (n as f64)).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point148 {
    type Output = Point148;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point148) -> Point148 {
        Point148 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p148(mut y: f64, xs: &Vec<Point148>) -> f64 {
    match 0 % 4 {
        0 => {
            'rows1: for n in 1..xs.len() {
                let mut spring = Point148 { z: y * xs[n].z, y: xs[(n + 1) % 5].y.abs(), x: if xs[2].z > xs[n].x {
                    y
                } else {
                    xs[xs.len() - 1 - n].x
                } };
                spring = Point148 { x: 0.3_f64.tanh(), y: if xs[5 - 1].y < spring.y {
                    spring.x
                } else {
                    spring.z
                }, z: (0..xs.len() - 1).rev().map(|n2| (n2 as f64) * xs[n2].y).sum::<f64>() };
            }
        }
        1 | 2 => {
            y = xs[xs.len() - 1].y.abs();
            xs.iter().for_each(|part| {
                y /= (0..1).skip(1).map(|count| (count as f64)).fold(part.x, |acc, y2| acc * 0.5_f64 + y2).powi(2) + 1.0;
            });
        }
        _ => {}
    }
    let mut kind: Shape148 = Shape148::Rect((1..xs.len()).map(|n| (n as f64) * xs[(n + 1) % xs.len()].y).fold(xs[1].x, |acc, e| acc + e), xs[5 - 1].z.atan2(1.0 + xs[5 - 1].y.abs()));
    let mut n = 0;
    let mut d: f64 = 'steps2: loop {
        n += 1;
        let part = Point148 { x: xs[xs.len() - 1].z.signum() * xs[0].x, y: -xs[3].y, z: xs[5 - 1].y };
        if n >= 1 || n * 2 < 3 {
            break (1.0 + (if n % 2 == 0 || y >= 1.5 {
                let c = part.z;
                part.x
            } else {
                part.y
            }).abs()).cbrt();
        }
    };
    (d + d * 0.3) * (match kind {
        Shape148::Disc(t) => {
            d - (n as f64)
        }
        Shape148::Rect(x, x2) => {
            x
        }
    }) + (0..xs.len()).rev().zip(xs.iter()).map(|(j, unit)| unit.z).sum::<f64>()
}

flat_record! {
    Point148 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point149 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point149 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, row: &mut [f64], row2: [[f64; 2]; 2]) -> Point149 {
        let mut s = (row2[1][0] / (1.0 + (self.y - row2[1][2 - 1]).abs())).asinh();
        row[1] = s;
        s = (if row2.len() < 3 || row2[0][1] > 0.25 {
            row[0]
        } else {
            row2[0][0]
        }) * (row[0] + 3.0);
        Point149 { x: if 1 < 3 {
            s
        } else {
            let mut c: f64 = row2[0][2 - 1];
            0.5
        }, y: row2[0][0], z: s - s }
    }
}

#[differentiable]
impl Point149 {
    #[differentiable(unconnected = "zero")]
    fn new(grid: &[f64]) -> Point149 {
        Point149 { x: (0..grid.len()).zip(0..grid.len()).map(|(k, j)| (j as f64) * grid[j]).sum::<f64>(), y: grid[1] / (grid[grid.len() - 1].powi(2) + 1.2), z: grid[1].clamp(-0.75, 1.25) }
    }
}

#[differentiable(unconnected = "zero")]
fn p149_helper(state: &mut Vec<Point149>, xs: &[f64]) -> f64 {
    let p = xs[0];
    for body in state.iter() {}
    let mut out = vec![0.3 + p, state[0].y, p * xs[0], p];
    if p > 3.0 {
        for &u in xs.iter() {
            match 3 % 3 {
                0 => {
                    state.push(Point149::new(&out));
                }
                1 | 2 => {
                    let part = Point149 { x: u * out[0], y: out[1], z: p * p };
                }
                i if u >= 1.5 => {
                    if i > 0 {
                        break;
                    }
                }
                _ => {
                    let flag = !(u < 0.25);
                }
            }
        }
    } else {
        let mut pair = (out[out.len() - 1], out[out.len() - 1].atan2(out[out.len() - 1].powi(2) + 1.0));
    }
    0.5 + out[2] + (p * p).tanh() + xs[0]
}

#[differentiable(unconnected = "zero")]
fn p149_inner(buf: &mut [Point149; 2], spring: &Point149) -> f64 {
    let mut c = spring.y - (1.0 + 0.9_f64.abs()).cbrt() * -spring.y;
    let y = (c.cos().powi(2) + 0.5).ln_1p().signum() * (c * c.hypot(c.powi(2) + 1.0));
    let s: f64;
    if spring.z > 1.1 && spring.x < c {
        s = if spring.y > 0.25 {
            y * y
        } else {
            y / (spring.x.powi(2) + 1.2)
        };
    } else {
        s = y * y / 1.5;
    }
    y - 1.0 + c * 0.5 - buf.iter().enumerate().map(|(m, spring2)| y + spring2.y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p149(xs: &mut Vec<f64>, out: &mut [f64]) -> f64 {
    if out[2] < 0.25 {
        out[0] += (if out[5 - 1] <= xs[3] || out[0] < out[out.len() - 1] {
            out[out.len() - 1]
        } else {
            out[out.len() - 1]
        }).tanh().exp();
        return out[2];
    }
    let mut v: Vec<f64> = Vec::new();
    for &r in out.iter() {
        if out[out.len() - 1] > -1.0 {
            xs[2] = (1.0 + out.iter().zip(0..2).filter(|(r2, count)| *count != 1).map(|(acc, j)| (j as f64) * r).sum::<f64>().abs()).ln();
            return (1..out.len()).skip(1).zip(out.chunks(2)).filter(|(j, state)| *j % 3 == 0).map(|(j, row)| row[j % 1]).fold(r, |acc, u| acc * 0.5_f64 + u).abs();
        }
        v.push(out[5 - 1].hypot(out[2].powi(2) + 0.5) * (out[1] * r));
    }
    v.push(xs[2] / (1.0 + xs[4 - 1].abs()));
    for r in out[..1].iter() {
        let (mut b, a) = (v[0].powi(3) + r, *r);
        let d: f64;
        if a >= a {
            d = a;
        } else {
            d = out[5 - 1];
        }
    }
    if v.len() < 3 {
        let mut d = (-2.0_f64.powi(2)).exp();
        if v[v.len() - 1] > 0.8 || d > 0.8 {
            v[0] += (v[0] / 1.5).sin().exp_m1();
        } else {
            let mut b = out[2];
        }
    }
    (if v[0] > -0.7 {
        v[0]
    } else {
        v[0]
    }) * (out[5 - 1].atan2(out[1].powi(2) + 1.0).floor() * v[0]) * (0..out.len()).zip(0..2).map(|(j, k)| (k as f64) * (if k / 2 > 1 {
        let y = v[0];
        y
    } else {
        let mut e = v[0];
        e
    })).sum::<f64>()
}

flat_record! {
    Point149 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point150 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape150 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point150 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, v: &mut [f64], unit: &Point150) {
        v.swap(0, 0);
        let r: f64 = 'found1: {
            if 1 < 3 {
                v[0] += unit.z.mul_add(unit.z.hypot(1.0 + self.z.abs()), unit.z);
                break 'found1 unit.z;
            } else {
                'steps2: for (t, m) in v.iter_mut().take(2).rev().zip(0..1) {
                    let mut pair = (unit.z - *t + (*t + unit.y), self.x + 0.9);
                }
            }
            v[0]
        };
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point150 {
    type Output = Point150;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point150 {
        Point150 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p150_helper(unit: &mut Point150, mut buf: [f64; 3], row: &mut [Point150], state: [f64; 2]) {
    'rows1: for (a, row2) in buf[1..].iter_mut().rev().zip(state[0..1].chunks(2)) {
        let (x, mut t) = (row2[1 - 1].cos() - state[0], unit.z);
    }
    'steps2: for d in buf.iter_mut().rev() {
        *d /= 1.1_f64.powi(2) + 1.0;
        let c: f64 = 'found3: {
            let e: f64 = 'found4: {
                *d = (1.0 + d.abs()).sqrt().atan().exp2();
                if row[1].z >= *d {
                    break 'found3 state[1] - 1.5;
                }
                if state[0] > -0.4 {
                    let x = d.cos();
                    x
                } else {
                    state[1] + state[2 - 1]
                }
            };
            if *d > -0.4 {
                row[0].x += (row[1].y + state[state.len() - 1]).cos();
                break 'steps2;
            }
            if unit.x < e {
                if *d > 1.0 {
                    e
                } else {
                    let mut y = state[0];
                    e
                }
            } else {
                *d
            }
        };
    }
}

#[differentiable(unconnected = "zero")]
fn p150(mut pair: (f64, f64), t: f64, mut b: f64) -> Vec<f64> {
    let mut n = 0;
    'rows1: loop {
        n += 1;
        if n >= 1 || n % 3 != 1 {
            break;
        }
        let mut n2 = 0;
        while n2 < 5 {
            n2 += 1;
            let mut add = |b2: f64| {
                b += b2 * (0..4).map(|j| pair.0 + (j as f64)).fold(b, |acc, x| acc + x);
                b
            };
            let s = add(t + t);
            let e = add(s);
        }
    }
    b *= t;
    let mut b2: f64 = ((0..=n).map(|count| (count as f64) * (b * b)).sum::<f64>().powi(2) + 0.5_f64).ln();
    let y = ((if n % 3 != 1 {
        b
    } else {
        let p = b;
        b
    }).powi(2) + 0.5).cbrt().clamp(-0.75, 1.25);
    b2 -= (0..n).map(|j| (j as f64) * b2).sum::<f64>().tanh();
    (0..=2).for_each(|i| {
        b2 = (0..3).zip(0..i).map(|(k, n2)| (n2 as f64) * b).sum::<f64>();
        b2 /= (y + (0..=i).zip(0..2).map(|(i2, k)| y + (k as f64)).sum::<f64>()).powi(2) + 1.0;
    });
    if y <= 0.9 {
        pair.0 *= (0..n).map(|m| (m as f64)).fold(t, |acc, z| acc * 0.5 + z);
    } else {
        b += (0..3).zip(0..=3).map(|(n2, m)| t + (m as f64)).sum::<f64>() / ((b2.powi(2) + 1.2).cbrt().powi(2) + 1.2);
    }
    b += b2 + t;
    vec![t, (b + y).powi(3)]
}

flat_record! {
    Point150 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point151 {
    x: [f64; 2],
    y: f64,
}

#[differentiable]
impl Point151 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, state: Vec<f64>, ys: &mut Vec<f64>) -> (f64, f64) {
        ((state.chunks(2).map(|v| ys[ys.len() - 1] * ys[1]).sum::<f64>() - state[1] * 1.5) * ys[ys.len() - 1] - ys.iter().take(2).zip(0..3).map(|(y, n)| (n as f64) * ys[2 - 1].min(*y)).fold(ys[ys.len() - 1], |acc, r| acc * 0.5 + r), (ys[0].powi(2) + 1.0).recip() + state.iter().zip(0..3).map(|(s, k)| s * s + (k as f64)).sum::<f64>() + ys[1])
    }
}

#[differentiable]
impl Point151 {
    #[differentiable(unconnected = "zero")]
    fn new(ys: &[f64]) -> Point151 {
        Point151 { x: [ys[2 - 1] * ys[0], ys[1] * ys[ys.len() - 1]], y: ys[2 - 1] }
    }
}

#[differentiable(unconnected = "zero")]
fn p151(buf: &mut [f64], body: &Point151, spring: &Point151) -> f64 {
    if spring.y > 3.0 {
        let mut out: [f64; 2] = [0.5; 2];
    }
    let mut shape: Option<f64> = None;
    buf[1] += buf[1];
    'rows1: for (&b, x) in buf.iter().take(2).zip(buf.iter()) {
        match 3 % 3 {
            0 => {
                let mut ys: Vec<f64> = Vec::with_capacity(4);
                for &x2 in buf[0..3].iter() {
                    ys.push(*x);
                }
                ys.push(shape.unwrap_or(0.5));
            }
            1 | 2 => {}
            count if *x >= 0.9 => {}
            _ => {}
        }
    }
    spring.y * spring.y - spring.x[2 - 1] / (1.0 + spring.x[1].abs()) / (1.0 + (buf[1] * spring.y).abs())
}

flat_record! {
    Point151 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point152 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p152_helper(pair: (f64, f64)) -> f64 {
    let mut row = [[pair.0, pair.0], [0.3, pair.1], [pair.0, pair.0]];
    let mut k = 0;
    let w: f64 = loop {
        k += 1;
        if k * 2 % 3 == 1 {
            let u = &mut row[2][1];
            *u = pair.1 * pair.0;
        } else {
            for (acc, xs) in row[2][1..2].iter().take(2).zip(row[0].windows(2)) {
                let mut xs2 = vec![*acc; xs.len()];
            }
        }
        if row[k % 3][k % 2] < 1.1 {
            row = [[(-pair.1.powi(2)).exp() * pair.0, pair.1], [row[2][0] + row[k % row.len()][k % 2], row[row.len() - 1][k % 2] + row[k % row.len()][0]], [row[0][1], if row[3 - 1][k % 2] >= 0.25 {
                row[row.len() - 1][0] / (1.0 + row[k % 3][k % 2].abs())
            } else {
                pair.0
            }]];
        } else if k * 2 % 3 == 0 {
            if !(pair.1 < 1.1) {
                let mut body = Point152 { z: 1.5, y: row[row.len() - 1][1].atan().sinh(), x: 0.3 - pair.0 };
            } else {
                let mut kind: Option<f64> = if k > 0 {
                    None
                } else {
                    None
                };
            }
        }
        if k >= 2 || k * 2 > 1 {
            break pair.0;
        }
    };
    w.atan().exp_m1() - pair.1 * 0.3 - row[2][1] * 0.5 + w * 0.3 + row[k % 3][2 - 1].to_radians() * (pair.1 * w)
}

#[differentiable(unconnected = "zero")]
fn p152_inner(m: usize, state: &[f64], spring: &mut Point152) -> f64 {
    let g = |x: f64, b: f64| x * (if m % 3 == 0 {
        let mut w = x;
        1.1 + w
    } else {
        let q = b.atan();
        q + b
    });
    let mut found: Option<f64> = if !(state[0] < 0.3) {
        Some(spring.y - (m as f64))
    } else {
        None
    };
    let r: f64 = 'found1: {
        if spring.x < spring.z {
            let mut p = spring.z + spring.y * spring.y / 1.5;
        } else {
            let mut b = p152_helper((-0.4, spring.y.floor() * spring.y));
        }
        if m / 2 < 3 {
            break 'found1 spring.z + spring.z;
        }
        (if state[m % 2] > -0.4 {
            spring.y
        } else {
            state[0]
        }) + g(spring.y, spring.y)
    };
    r + r * 0.5 + state.iter().filter(|e| **e > 0.3).map(|e| 3.0 * r + *e).sum::<f64>() + r.tanh().sin().sinh()
}

#[differentiable(unconnected = "zero")]
fn p152(grid: Vec<f64>) -> Point152 {
    let b = p152_helper((p152_helper((grid[1], grid[2])), grid[1]));
    let mut b = b + b;
    let mut v = grid.to_vec();
    let mut ys = v.to_vec();
    for (m, w) in ys[..2].iter().enumerate() {
        v[4 - 1] /= (ys.iter().zip(ys.windows(2)).map(|(w2, buf)| buf[1] * *w).product::<f64>() - -ys[ys.len() - 1]).powi(2) + 1.0;
        let b = b * ((if grid[1] <= 0.3 {
            *w
        } else {
            let mut acc = v[2];
            acc
        }) * (if m > 2 {
            let mut e: f64 = 3.0;
            ys[m % 4]
        } else {
            let a = ys[m % ys.len()];
            b
        }));
        if ys[m % 4] < 1.0 {
            v[m % 4] = b;
            let mut y = (-b.powi(2)).exp() * (*w / (1.0 + w.abs())) + (m as f64);
        } else if v[0] < 2.0 {
            let mut b = b * v[m % 4];
        } else {
            v[m % 4] = ys.iter().map(|acc| acc * ys[2]).sum::<f64>().min(*w * *w);
        }
    }
    Point152 { x: b, y: ys[0] - ys[ys.len() - 1], z: v.iter().filter(|r| **r > -0.4).product::<f64>() }
}

flat_record! {
    Point152 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p153_helper(buf: &mut [f64], buf2: &[f64; 3], state: &[f64]) -> f64 {
    match state.len() % 4 {
        0 => {
            let mut k = 0;
            while k < 5 {
                k += 1;
                for acc in buf2 {}
            }
            buf[2 - 1] /= buf2[0].powi(2) + 1.0;
        }
        _ => {}
    }
    buf2[1] * state[1] * (state[1].powi(2) + 1.2).cbrt()
}

#[differentiable(unconnected = "zero")]
fn p153_inner(c: f64) -> f64 {
    (c - c * 0.5) * c.cos()
}

#[differentiable(unconnected = "zero")]
fn p153(e: f64, #[no_diff] t: &mut f64, row: &[f64]) -> f64 {
    if row[0] > 0.9 {
        let mut e = e + *t;
        let mut count = 0;
        while count < 5 {
            count += 1;
            if count / 2 % 3 == 1 || count / 2 % 3 != 0 {
                continue;
            }
            let (mut b, e2): (f64, f64) = ((0..count).map(|k| (k as f64) * e).sum::<f64>(), e);
        }
    }
    let (y, mut r) = (p153_inner(*t), e + row[row.len() - 1]);
    let y2 = y;
    match 3 % 3 {
        0 => {
            r = y;
        }
        _ => {
            r += row.iter().zip(0..=2).map(|(d, i)| (i as f64) * *d).sum::<f64>().atan2(y2.to_radians().powi(2) + 1.0);
        }
    }
    (y2 * *t - e * 2.0 + y * 0.3 + y2 * 0.5 + e) * row[..1].iter().enumerate().map(|(j, t2)| y + t2).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p154_helper(r: f64, v: &mut Vec<f64>, buf: &[f64], n: usize) {
    for state in v.windows(2) {
        if n + 1 > 1 && n * 2 % 2 == 0 {
            break;
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p154_inner(out: &Vec<f64>) -> f64 {
    out[0] * out[2 - 1] * out[0]
}

#[differentiable(unconnected = "zero")]
fn p154(q: &mut f64, ys: &mut [f64], row: &mut [f64], n: usize) -> f64 {
    row[0] = q.sin().cosh();
    if row[n % row.len()] < row[n % row.len()] {
        row[3 - 1] += (ys[n % ys.len()] - row[row.len() - 1]) * ys[..3].iter().rev().map(|d| *d).fold(ys[n], |acc, w| acc + w);
        let acc = &mut *q;
        *acc += row[2..].chunks(2).map(|buf| row[n % row.len()]).sum::<f64>();
    } else {
        'rows1: for count in 0..3 {
            let j: usize = row.len();
        }
    }
    (row[3 - 1] - (n as f64) - row[row.len() - 1] * row[n % row.len()].tanh().cosh()) * row.iter().rev().enumerate().rev().map(|(n2, e)| *e).fold(row[3 - 1], |acc, z| acc + z)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point155 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body155 {
    at: Point155,
    k: [Point155; 2],
    rates: f64,
}

#[differentiable]
impl Body155 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, ys: &[f64], z: f64) -> f64 {
        (z.hypot(1.0 + ys[0].abs()) - self.rates * 0.5 + z * 0.3) * (z - ys[0]).to_radians() * (if 0 < 3 || ys.len() < 3 {
            let d = self.at.y - z;
            (ys[0].powi(2) + 0.5).sqrt()
        } else {
            let mut p = z.to_radians();
            z + p
        })
    }
}

#[differentiable]
impl Body155 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: &Vec<Point155>, out: &Vec<f64>) -> Body155 {
        Body155 { at: Point155 { x: xs.iter().enumerate().map(|(n, part)| part.x).sum::<f64>(), y: 0.8_f64.max(out[0]) }, k: [Point155 { x: xs.iter().step_by(2).zip(xs).map(|(body, spring)| spring.y * body.y).product::<f64>(), y: xs[1].x * out[1] }, Point155 { x: out[1] / (1.0 + out[0].abs()), y: (Body155 { at: Point155 { x: xs[0].x, y: out[1] }, k: [Point155 { y: xs[1].x, x: out[1] }, Point155 { x: out[0], y: 0.5 }], rates: 2.0 }).shifted(out, out[0]) + out[1] }], rates: out[out.len() - 1] }
    }
}

#[differentiable(unconnected = "zero")]
fn p155_helper(out: &[f64]) -> Point155 {
    Point155 { y: if out[0] < out[0] {
        out[1]
    } else {
        out[0]
    }, x: (1.0 + out[1].abs()).ln_1p() }
}

#[differentiable(unconnected = "zero")]
fn p155(ys: &[f64], part: &mut Body155, out: &mut Vec<f64>) -> Body155 {
    let mut t: f64;
    if out[2] > 0.25 {
        t = part.rates;
    } else {
        t = out[2];
    }
    let mut j = 0;
    loop {
        j += 1;
        if j >= 2 {
            break;
        }
        let mut xs = [[t, t], [out[j % out.len()], part.k[0].y]];
    }
    let mut y: f64;
    if t < 0.9 && t >= t {
        y = out[2];
    } else {
        y = out[j % 3];
    }
    if j / 2 % 3 != 0 {
        let mut z = (y * y - (j as f64)) * (out[0] - (j as f64));
    } else {
        t += y + (j as f64) + out[1].signum() * t;
    }
    match j % 3 {
        0 => {
            *part = Body155 { at: Point155 { x: 0.25, y: t / (1.0 + t.abs()) }, k: [Point155 { x: t + y, y: t + part.k[1].x }, Point155 { y: (0..j).rev().map(|count| (count as f64) * out[count % out.len()]).fold(y, |acc, q| acc * 0.5 + q), x: ys[2] * y }], ..*part };
        }
        i if y > 0.25 => {
            y /= ((1.0 + y.abs()).recip() * -y).powi(2) + 1.0;
        }
        _ => {}
    }
    Body155 { k: [Point155 { x: t - t, y: t }, Point155 { y: y * part.k[1].y, x: out[out.len() - 1] * y }], at: Point155 { x: y, y: y.min(out[0]) }, ..*part }
}

flat_record! {
    Point155 { x, y }
    Body155 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point156 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body156 {
    at: f64,
    k: Vec<Point156>,
    rates: Point156,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape156 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point156 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, row: &[f64; 2], ys: &mut [f64]) -> f64 {
        let mut c = self.y;
        let mut add = |a: f64| {
            c += a * ys[1];
            c
        };
        let p = add(if row[0] > 2.0 {
            row[0]
        } else {
            let s = row[0];
            s
        });
        let b = add(p);
        ys[0] - c * 1.5 + b * 2.0 - (0..2).map(|i| b * p + (i as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point156 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, d: f64) -> f64 {
        0.3_f64.cos() + d * 1.5 + (0..=1).zip(0..2).map(|(j, count)| (count as f64) * d).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point156 {
    type Output = Point156;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point156) -> Point156 {
        Point156 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p156_helper(mut v: [f64; 2], xs: &[f64]) -> f64 {
    let mut q: f64 = xs.iter().enumerate().rev().filter(|(k, u)| **u > 1.0).map(|(m, b)| *b + *b).fold(xs[xs.len() - 1], |acc, e| acc + (xs[xs.len() - 1].to_radians() + e));
    let flag = v[0] > 0.25;
    (xs[1..].iter().map(|u| q + u).sum::<f64>() - v[v.len() - 1] * 2.0 - q * 0.3) * (0..=3).map(|k| (k as f64) * (if q > v[1] {
        q
    } else {
        xs[k % 2]
    })).sum::<f64>() - v[..1].chunks(2).map(|buf| buf[0] * buf[0]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p156_inner(buf: Vec<f64>, buf2: &[f64; 2], mut body: Point156, out: &[f64]) -> ([f64; 2], f64) {
    body.x *= out[0];
    for i in 0..buf2.len() {
        let k: usize = i / 2;
    }
    ([body.x.cos(), body.y + body.y], buf2[buf2.len() - 1].min(out[1]) + buf[0] * 0.3 + body.y * 2.0 - p156_helper([body.y, body.y], out))
}

#[differentiable(unconnected = "zero")]
fn p156(state: [f64; 2], body: &Point156) -> f64 {
    let mut xs: Vec<f64> = Vec::new();
    for xs2 in state.chunks(2) {
        if body.x < xs2[0] {
            let Point156 { x: d, y: r } = *body;
        }
        xs.push((0..4).map(|n| (n as f64)).fold(state[state.len() - 1], |acc, b| acc * 0.5 + b));
    }
    xs.push(state.iter().map(|b| b * b).product::<f64>());
    let mut n = 0;
    'rows1: loop {
        n += 1;
        if n >= 2 {
            break;
        }
        match n * 2 % 4 {
            0 => {
                let mut j = 0;
                while j < 5 && body.y < -0.4 {
                    j += 1;
                    let y = body.y;
                }
            }
            1 | 2 => {
                let mut found: Shape156 = Shape156::Disc(body.y * body.x);
            }
            _ => {}
        }
    }
    state[1..].iter().map(|&s| s + s).product::<f64>() + state[1] * 0.5 - xs[0] * 0.3 + state[..1].iter().map(|&a| a).sum::<f64>() - xs[0].sin().atan()
}

flat_record! {
    Point156 { x, y }
    Body156 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p157(acc: f64, buf: &mut Vec<f64>, mut out: Vec<f64>) -> f64 {
    let p: f64 = -out[1];
    for q in buf.iter().skip(1) {
        let mut x = (1.0 + (0.3_f64.tanh() * (buf[3] - p)).abs()).cbrt();
        let s: f64 = 'found1: {
            for (s, z) in out[0..1].iter_mut().zip(buf.iter()) {
                let (b, mut y) = (x, 3.0 * z);
            }
            x += x;
            if 4 < 3 {
                break 'found1 out[3 - 1] + *q;
            }
            out[0].to_radians().powi(2)
        };
        x += *q - -1.0 + *q;
    }
    if 1.0 > 0.1 && 0.5 > 1.5 {
        out[3 - 1] += p * out[1] - (if p <= p {
            buf[3]
        } else {
            out[0]
        });
        match 0 % 4 {
            0 => {
                buf[4] = (if 3 < 3 && p > 3.0 {
                    1.5
                } else {
                    out[2]
                }) + (out[1] + buf[1]);
            }
            1 | 2 => {
                let mut v: Vec<f64> = Vec::with_capacity(4);
                for (v2, &u) in out[..1].chunks(2).zip(out[1..3].iter()) {
                    v.push(v2[0]);
                }
                v.push(p + p);
            }
            i if out[2] >= 0.5 => {
                let mut j = 0;
                while j < 5 {
                    j += 1;
                    if i % 2 != 0 {
                        out[j % 3] = (if (j + 1) % 2 == 1 || out.len() % 3 == 1 {
                            let t = buf[3];
                            1.0
                        } else {
                            acc
                        }) + p / (1.0 + out[j % out.len()].abs());
                        break;
                    }
                }
            }
            _ => {}
        }
    } else if p >= 1.0 {
        out[2] = (p.powi(2) + 1.2).powi(-1).to_radians();
    } else {
        for (i, z) in out.iter_mut().enumerate() {
            let mut k: usize = i / 2;
        }
    }
    p - out[out.len() - 1] * 0.3 - p * 0.3 + out[1]
}

#[differentiable(unconnected = "zero")]
fn p158_helper(a: f64, mut z: f64, mut pair: (f64, f64), mut z2: f64) -> f64 {
    let mut k = 0;
    while k < 2 {
        k += 1;
        if z <= 0.3 || k % 3 == 0 {
            for count in (0..1).take(2).rev() {
                z2 = z;
            }
        } else {
            let mut k2 = 0;
            while k2 < 2 && z < z {
                k2 += 1;
                let mut e: f64 = (0..=3).map(|n| (n as f64) * (z + z2)).fold(z2, |acc, p| acc + p) + (0..k2).map(|n| (0..=n).filter(|i| *i != 1).map(|k3| z2 + (k3 as f64)).sum::<f64>() + (n as f64)).sum::<f64>();
            }
        }
    }
    0.5 - z * 1.5 + pair.0 * 2.0 + (0..4).step_by(2).rev().zip(0..3).map(|(i, m)| 0.25 + z2 + (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p158_inner(state: &mut Vec<f64>, v: &[f64], mut b: f64, buf: [f64; 3]) -> f64 {
    let q = &mut state[1];
    *q = b;
    for out in buf.windows(2).take(2) {
        if out[out.len() - 1] > 1.0 {
            state[0] += -out[1];
        } else if buf[3 - 1] > -0.7 {
            b = (0..buf.len()).map(|j| (if !(j / 2 % 2 == 0) {
                let mut q: f64 = -1.0;
                q
            } else {
                let mut s = out[0];
                out[j % out.len()]
            }) + (j as f64)).sum::<f64>();
        }
    }
    (state[1] + -0.4 + buf[3 - 1] * 1.5) * (0..v.len() - 1).map(|i| (i as f64)).sum::<f64>() + buf[2]
}

#[differentiable(unconnected = "zero")]
fn p158(ys: &Vec<f64>, grid: &mut [f64], ys2: Vec<f64>) -> f64 {
    match 0 % 3 {
        0 => {}
        1 | 2 => {
            grid[5 - 1] += grid[2].atan().sinh() - ys[2];
            grid[5 - 1] = (1.0 + grid[4].abs()).cbrt() / (1.0 + (grid[grid.len() - 1] + ys2[0]).abs());
        }
        _ => {}
    }
    (0.9 * ys2[0] - ys2.iter().enumerate().map(|(m, c)| grid[1] + *c).sum::<f64>()) * (ys2[ys2.len() - 1] + ys[3].abs())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point159 {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Sub for Point159 {
    type Output = Point159;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point159) -> Point159 {
        Point159 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p159(row: &Vec<f64>) -> f64 {
    let a: f64;
    if row[1] <= 1.5 {
        a = if 3 < 3 {
            row[1] * row[2]
        } else {
            row[0].floor() * row[3]
        };
    } else {
        a = (row[2] + row[3]) / (1.0 + (row[3] + 0.9).abs());
    }
    if a <= 2.0 {
        'rows1: for m in 0..row.len() {
            let mut pair = (0.3_f64.max(a).tanh(), (a.powi(2) + 1.0).log10());
            if m / 2 > 2 && m > 1 {
                return pair.0;
            }
        }
        let mut a = a * a;
    } else {
        let h = |x: f64| {
            let b: f64 = (0..row.len()).zip(0..row.len() - 1).map(|(count, m)| (m as f64)).fold(x, |acc, r| acc.max(r * (if x <= 1.0 {
                a
            } else {
                r
            })));
            if x < 2.0 {
                return b.max(x);
            }
            x + ((if b > -1.0 {
                b
            } else {
                x
            }) + a)
        };
    }
    let mut buf = vec![Point159 { x: a.clamp(-0.75, 1.25), y: a }, Point159 { x: a * a, y: row[1] }];
    'steps2: for point in buf.iter() {
        let unit = Point159 { x: row[0], y: a.abs() };
    }
    1.1_f64.tanh() + a * 0.3 - buf[0].y * 2.0 + row.windows(2).map(|xs| xs[0]).sum::<f64>()
}

flat_record! {
    Point159 { x, y }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p120(2, &[-0.6, 1.0, 1.3, 0.9, 0.4], [[1.0, 1.0], [-0.1, -0.4], [-0.9, 0.8]], 4) calls p120_helper),
        program!(p121(&[-0.1, -0.4, 1.3, -0.2], &mut [0.9, -0.4, 0.5, 0.3, -0.6]) calls p121_helper, p121_inner),
        program!(p122(&mut [0.4, 1.1], 0.6, &mut [0.6, 1.1, -0.3], 2)),
        program!(p123(0.7, &mut -0.2)),
        program!(p124(&[-0.6, -0.5]) calls Body124::new, p124_helper; pulled [-2.0, 0.3]),
        program!(p125(const &vec![Point125 { x: -0.6, y: -1.0 }, Point125 { x: 1.4, y: 0.5 }, Point125 { x: -0.1, y: -0.3 }, Point125 { x: -1.0, y: 1.4 }], Body125 { at: (0.3, -1.2), k: 0.5, rates: Point125 { x: 0.2, y: -0.6 } }, &Point125 { x: -1.0, y: -0.1 }) calls Point125::energy, Body125::advance, Point125::norm, Point125::new, p125_helper),
        program!(p126([[-1.1, 1.0], [-0.6, -1.0]], &mut 0.8) calls p126_helper),
        program!(p127(const vec![0.3, -1.2, 1.1, 0.7], &mut vec![1.0, -0.3, 0.6, 1.0, -0.9]) calls Body127::new, p127_helper, p127_inner),
        program!(p128(-0.1, &mut [0.9, 1.1], -0.5)),
        program!(p129(&mut -1.1, &vec![0.1, 1.4, 0.6, 0.5, 0.4], [0.3, 1.1, -0.1], (-1.2, -0.9)) calls Point129::shifted),
        program!(p130(3, &[-0.6, 0.7, 0.1, 0.4, 0.8], &mut vec![Body130 { at: vec![0.35, -1.0, 0.1], k: -1.2, rates: -0.6, parts: (-0.8, 0.35), last: vec![0.2, 0.3, 0.4] }, Body130 { at: vec![0.9, -0.9, 0.35], k: 0.6, rates: -1.1, parts: (0.4, -0.9), last: vec![1.4, -0.9, 1.0] }, Body130 { at: vec![-0.5, -0.6, 1.4], k: -0.5, rates: -0.8, parts: (-1.0, -1.0), last: vec![0.8, 0.5, -0.4] }]) calls p130_helper, p130_inner),
        program!(p131(const -0.3, &mut [0.2, -0.8], &mut [0.4, -0.5, 0.1], &[-0.7, -0.6, 0.9, -0.7]) calls Point131::energy, p131_helper),
        program!(p132(0.9, &[-0.9, 0.5, -0.6, -1.1, 1.4], const [[-0.7, 1.4], [0.3, -0.3]]) calls Body132::norm, Point132::new, p132_helper, p132_inner),
        program!(p133(-0.6, -0.7, const &mut [1.1, 1.3, -0.5]) calls p133_helper, p133_inner),
        program!(p134(3, -1.2, const Point134 { x: -0.2, y: 1.2, z: -0.1 }, [-1.0, -1.2, -0.7])),
        program!(p135(&mut [1.2, 0.8, 0.8, -0.4], &mut [0.9, -0.6, 0.6, 1.0, -0.2])),
        program!(p136(&[0.5, 0.5, 0.1, 0.2], 0.1, const -0.2, Body136 { at: -0.1, k: 2, rates: [Point136 { x: 0.3, y: -0.9 }, Point136 { x: 0.1, y: 1.4 }], parts: 1.2, last: [0.8, 0.1, -0.3] }) calls p136_helper; pulled 0.5),
        program!(p137(vec![0.35, -0.7, 1.0, 1.3], [-0.2, -0.4, 0.3]) calls Point137::energy, p137_helper),
        program!(p138(-1.2, -1.1, &[0.3, 0.8, -0.5]) calls p138_helper, p138_inner; pulled ([-2.0, 1.0], -0.7)),
        program!(p139(0.9, const (-0.9, 0.2)) calls Point139::advance, p139_helper),
        program!(p140(&[[0.8, 0.3], [-0.2, -0.3]], &mut -0.2, &mut [-0.1, -1.1, -0.1]) calls Point140::advance, Body140::shifted, Point140::new, p140_helper, p140_inner),
        program!(p141(&[-0.7, 0.9, 1.4, -1.2], Point141 { x: 1.3, y: -0.2 }, 0.4, -0.8) calls Point141::norm, p141_helper; pulled [1.0, 0.5]),
        program!(p142(1.1, 3) calls Point142::new),
        program!(p143(vec![1.4, 0.2, 0.1, -0.4], &[-0.1, 0.5, 0.2]) calls p143_helper, p143_inner; pulled (0.3, 0.5)),
        program!(p144(&[0.6, 1.1, -0.1, 0.9], &[[-0.4, 0.35], [0.5, 1.0]])),
        program!(p145(Point145 { x: 0.35, y: [1.1, -1.0, -0.5], z: 0.3 }, &[-0.4, 1.3, 0.7, -0.2, -1.2]) calls Point145::energy, Point145::advance, Point145::shifted, Point145::new, p145_helper, p145_inner),
        program!(p146(vec![1.0, 0.7, 0.4, 1.2], &mut [1.3, -0.6], &mut [-1.0, 0.1, 0.35], &mut [-0.3, 1.3, 0.7, 1.0]) calls p146_helper, p146_inner; pulled ([0.3, 1.0], vec![-0.7, 1.0, 0.5], [0.5, -2.0, 0.3, -2.0])),
        program!(p147(&Point147 { x: 0.8, y: 0.2 }, &[1.0, -0.1, -0.3, 0.6, 0.6], &vec![Point147 { x: -0.3, y: 1.1 }, Point147 { x: 0.5, y: -1.1 }, Point147 { x: 1.0, y: -0.1 }]) calls Point147::norm, p147_helper, p147_inner; pulled [-2.0, -2.0, -0.7]),
        program!(p148(-0.8, &vec![Point148 { x: 0.3, y: 0.6, z: 0.8 }, Point148 { x: -1.0, y: -0.7, z: -0.2 }, Point148 { x: -0.7, y: -0.4, z: 0.9 }, Point148 { x: 0.1, y: -0.2, z: 0.3 }, Point148 { x: -0.6, y: -1.2, z: -0.2 }]) calls Point148::shifted),
        program!(p149(&mut vec![0.4, -0.9, 1.2, 1.0], &mut [0.8, 0.4, 1.2, 0.7, 1.4]) calls Point149::advance, Point149::new, p149_helper, p149_inner),
        program!(p150((-0.2, 0.1), 1.2, 0.9) calls Point150::energy, p150_helper; pulled vec![1.0, 0.3]),
        program!(p151(&mut [-1.1, 0.1, -0.3, 1.2], &Point151 { x: [0.9, 1.0], y: 1.0 }, &Point151 { x: [0.3, -0.4], y: 0.5 }) calls Point151::norm, Point151::new),
        program!(p152(vec![-0.5, 0.3, 0.4, -1.2]) calls p152_helper, p152_inner; pulled Point152Tangent { x: 0.5, y: -0.7, z: 1.0 }),
        program!(p153(-0.7, const &mut -0.9, &[-0.9, -1.2, -0.3]) calls p153_helper, p153_inner; pulled (0.3, 0.3)),
        program!(p154(&mut -0.6, &mut [1.2, -0.9, -0.7, 1.1, 0.8], &mut [0.1, 1.3, -0.8], 2) calls p154_helper, p154_inner),
        program!(p155(&[-1.1, 1.3, -1.1, -0.4], &mut Body155 { at: Point155 { x: 0.35, y: 0.1 }, k: [Point155 { x: 0.7, y: -0.3 }, Point155 { x: -0.5, y: -1.0 }], rates: 1.1 }, &mut vec![-0.2, 1.3, 0.35]) calls Body155::shifted, Body155::new, p155_helper; pulled (Body155Tangent { at: Point155Tangent { x: 1.0, y: -0.7 }, k: [Point155Tangent { x: -0.7, y: 0.5 }, Point155Tangent { x: 0.3, y: 0.5 }], rates: 1.0 }, Body155Tangent { at: Point155Tangent { x: 0.3, y: -2.0 }, k: [Point155Tangent { x: -2.0, y: 0.5 }, Point155Tangent { x: -0.7, y: 0.5 }], rates: 1.0 }, vec![-0.7, -2.0, -0.7])),
        program!(p156([0.35, -0.2], &Point156 { x: -1.0, y: 0.5 }) calls Point156::advance, Point156::shifted, p156_helper, p156_inner),
        program!(p157(1.0, &mut vec![-1.0, 0.1, -0.9, 0.7, -1.2], vec![0.5, 0.5, 1.1])),
        program!(p158(&vec![-0.6, -0.1, -0.9, -0.6], &mut [1.2, -0.1, 0.3, -0.2, -0.2], vec![1.0, -0.5, -1.1]) calls p158_helper, p158_inner),
        program!(p159(&vec![-0.5, 1.0, 1.3, 0.8]); pulled 0.5),
    ]
}
