//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

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
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point125 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body125 {
    at: Point125,
    k: Vec<f64>,
    rates: (f64, f64),
    #[no_diff] parts: usize,
    last: Point125,
}

#[differentiable(unconnected = "zero")]
fn p125(out: &mut [Point125], v: &mut [f64], grid: &mut Vec<Body125>, v2: &[f64]) -> f64 {
    let flag = grid[11 - 1].k[1] <= -0.7;
    let grid2 = vec![(v2[2].powi(2) + 1.0).log10(), v2[2..].iter().take(2).zip(v[..3].iter()).map(|(s, d)| *d).sum::<f64>(), (-v2[3 - 1].powi(2)).exp()];
    let mut v3: Vec<f64> = grid2.iter().rev().map(|&r| (if grid2[2] > 1.5 {
        grid[0].rates.1
    } else {
        grid2[grid2.len() - 1]
    }) + r).collect::<Vec<f64>>();
    v3[0] + v2[0] + grid2[0] * 0.5 + v3[0] * 1.5 - v2[2]
}

flat_record! {
    Point125 { x, y }
    Body125 { at, k, rates, parts, last }
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

#[differentiable(unconnected = "zero")]
fn p127(mut t: f64, ys: &mut [f64], p: f64, row: Vec<f64>) -> f64 {
    if row[1] <= -0.4 {
        ys[0] += p;
        let mut p = p + (-t.powi(2)).exp().floor() * (row[0] * row[3 - 1]);
    }
    (ys[1] * ys[3] - t * 2.0 + p * 0.3 + p) * (ys[0].atan() * (row[0] + row[0]))
}

#[differentiable(unconnected = "zero")]
fn p128(row: &mut [f64; 2], mut pair: (f64, f64), mut pair2: (f64, f64)) -> f64 {
    (pair.1, pair2.0, pair2.1) = (pair2.0 + pair2.0, pair2.0, pair2.1);
    std::mem::swap(&mut pair2.0, &mut pair2.1);
    match row.len() % 4 {
        0 => {
            row[2 - 1] = (pair.1 + pair.1) / (0.3_f64.powi(2).powi(2) + 0.5);
        }
        1 | 2 => {}
        _ => {}
    }
    -0.7 - pair.0 * 0.5 + (0..row.len()).map(|n| pair2.0 - pair2.0 + (n as f64)).sum::<f64>()
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

#[differentiable]
impl std::ops::Add for Point129 {
    type Output = Point129;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point129) -> Point129 {
        Point129 { x: self.x + other.x, y: self.y + other.y }
    }
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

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point131 {
    x: f64,
    y: f64,
    z: f64,
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
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point132 {
    x: f64,
    #[no_diff] y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer132 {
    inner: Point132,
    gain: f64,
}
impl std::ops::Deref for Outer132 {
    type Target = Point132;
    fn deref(&self) -> &Point132 { &self.inner }
}
impl std::ops::DerefMut for Outer132 {
    fn deref_mut(&mut self) -> &mut Point132 { &mut self.inner }
}

#[differentiable]
impl Outer132 {
    #[differentiable(unconnected = "zero")]
    fn norm(self, d: f64) -> f64 {
        let mut v = vec![if d > -0.7 && d <= d {
            self.inner.y
        } else {
            let y = d;
            d
        }, d * d, (0..=3).zip(0..4).map(|(k, k2)| 0.5 + (k2 as f64)).sum::<f64>()];
        d + self.gain - self.inner.y * 2.0 + v[1] * 1.5 + -v[..2].iter().map(|w| *w * 1.5).fold(0.1_f64, f64::max) - (0..v.len()).rev().zip(v.iter()).map(|(count, t)| t * (if count % 3 == 1 {
            v[count % v.len()]
        } else {
            *t
        })).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p132_inner(i: usize, x: f64, grid: &[f64], v: Vec<f64>, t: f64) -> f64 {
    if i < 1 {
        return v.iter().map(|a| a.abs().sqrt()).fold(0.7_f64, f64::min);
    }
    let mut c = (match i * 2 % 5 {
        0 => v[1].min(v[i % v.len()]),
        2..=3 => 0.1 * (i as f64),
        k if t < 0.25 => v.iter().map(|s| (*s * *s).sqrt()).fold(0.1_f64, f64::min),
        _ => grid[i % grid.len()],
    }) - v[1].mul_add(v[1].tanh(), v[i % 2]);
    let e = std::mem::take(&mut c);
    let c = c * (e + c).cos();
    t + x * 0.5 + v[1..].chunks(2).step_by(2).filter(|grid2| c >= 0.3).map(|xs| c * (match i % 5 {
        0 => v[v.len() - 1],
        2 => c,
        _ => t,
    })).sum::<f64>() + ((Outer132 { gain: c, inner: Point132 { x: e, z: v[0], y: 0.8 } }).norm(v[i % v.len()]) + e)
}

#[differentiable(unconnected = "zero")]
fn p132(flag: bool, #[no_diff] buf: &mut [f64], out: &[[f64; 2]; 2], spring: Outer132) -> f64 {
    let (mut u, z) = (out[out.len() - 1][2 - 1], buf[1].to_radians());
    buf.iter_mut().for_each(|d| {
        *d /= p132_inner(3, *d, &out[2 - 1], out[out.len() - 1].to_vec(), *d).powi(2) + 1.0;
    });
    if flag {
        let mut add = |z2: f64| {
            u += z2 * z;
            u
        };
        let x = add((-0.4_f64).atan());
        let a = add(if x > 0.1 && out[1][1] > 0.1 {
            z
        } else {
            z
        });
    } else if z >= u {
        let mut k = 0;
        'rows1: loop {
            k += 1;
            if k % 3 != 1 && u < out[1][k % 2] {
                u /= (-0.4_f64).powi(2) + 1.0;
                break;
            }
            u += match out.len() % 5 {
                0..=1 => out[1][k % 2].max(0.0).sqrt().max(spring.gain),
                2..=3 => z + spring.inner.z,
                _ => z + u,
            };
            if k >= 1 {
                break;
            }
        }
    }
    spring.inner.y.tanh() + spring.gain * 1.5 - u * 0.3 + z * 0.3 - (-(spring.inner.y + z).powi(2)).exp()
}

flat_record! {
    Point132 { x, y, z }
    Outer132 { inner, gain }
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
    #[no_diff] y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer137 {
    inner: Point137,
    gain: f64,
}
impl std::ops::Deref for Outer137 {
    type Target = Point137;
    fn deref(&self) -> &Point137 { &self.inner }
}
impl std::ops::DerefMut for Outer137 {
    fn deref_mut(&mut self) -> &mut Point137 { &mut self.inner }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape137 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p137_helper(count: usize, row: Vec<f64>, buf: &[f64], a: f64) -> f64 {
    if count < 1 {
        return a;
    }
    let mut part = Point137 { x: a - buf[count % 2], y: 1.1 };
    let mut spring = Point137 { x: a, y: 0.9 };
    spring.x = part.x;
    (0.8 + spring.x * 2.0 - buf.iter().enumerate().filter(|(i, acc)| **acc > 0.1).map(|(j, w)| w + a + w).sum::<f64>()) * (-(a + a).powi(2)).exp() + p137_helper(count - 1, buf.to_vec(), buf, part.y)
}

#[differentiable(unconnected = "zero")]
fn p137_inner(m: usize, ys: &[f64], out: [f64; 2], out2: &[f64], x: f64) -> f64 {
    if m < 1 {
        return (1..out2.len() - 1).filter(|count| *count != 1).map(|count| (count as f64) * out2[count]).sum::<f64>();
    }
    let mut shape: Shape137 = Shape137::Flat;
    match shape {
        Shape137::Flat => {
            match m * 2 % 3 {
                0 => {
                    let d = p137_inner(m - 1, &out, out, out2, out2[0]);
                }
                1 | 2 => {
                    let z = out[0];
                }
                _ => {}
            }
        }
        Shape137::Disc(e) => {
            for &t in out2[0..1].iter() {
                let mut j = 0;
                while j < 4 {
                    j += 1;
                }
            }
        }
        Shape137::Rect(c, w) => {}
    }
    (p137_inner(m - 1, &out, out, ys, x) - x * 0.3) * (0..m).map(|count| (count as f64)).fold(out2[2 - 1], |acc, a| acc * 0.5 + (x + a)) + x
}

#[differentiable(unconnected = "zero")]
fn p137(buf: &[f64; 13], #[no_diff] row: &[f64], u: f64) -> f64 {
    let (mut e, acc) = ((row[1] * row[1] + row[3] * row[3]).sqrt().clamp(0.25, 1.25), u + u);
    let p = row[5 - 1].max(row.iter().filter(|d| **d > 1.0).map(|&r| r * acc).product::<f64>()).sin();
    let mut state: Vec<f64> = vec![0.0; 3];
    let mut y: f64 = 0.0;
    for i in 0..5 {
        for j in 0..state.len() {
            state[j] = (row[i] * (j as f64)).sin();
        }
        let mut e2: f64 = 0.0;
        for m in 0..state.len() {
            e2 += state[m] * state[2 - m];
        }
        y += e2;
    }
    let h = |p2: f64| {
        let mut r = (acc.min(p).powi(2) + 1.2).recip();
        p2 * (if p2 > 1.5 {
            let mut acc2 = p137_inner(1, &state[..2], [p2, p], &state, y);
            acc2.min(0.1)
        } else {
            r + y
        })
    };
    e = e + acc + u / (row[4].powi(2) + 1.2);
    let mut p2 = y;
    let x = (if state[3 - 1] > row[2] {
        row[1] + acc
    } else {
        state[1] / 2.0
    }) - -0.7;
    let mut grid = vec![Outer137 { gain: 0.1, inner: Point137 { x: state[1] * state[1], y: 0.9 } }, Outer137 { gain: if (p2 * p2).sqrt() > 0.1 {
        (p2 * p2).sqrt()
    } else {
        acc
    }, inner: Point137 { x: p + acc, y: 1.1 } }, Outer137 { gain: x, inner: Point137 { y: -0.4, x } }];
    let mut out = [e, grid.iter().map(|Outer137 { inner: _, gain: t }| t * t).sum::<f64>(), grid[grid.len() - 1].gain / (1.0 + x.abs())];
    let r = std::mem::take(&mut p2);
    let mut part = Outer137 { inner: Point137 { y: 1.0, x: acc * acc }, gain: r.to_radians() };
    let e2 = p137_helper(1, row.to_vec(), &state, y);
    (0..out.len()).filter(|n| *n != 1).map(|j| (j as f64)).sum::<f64>() - u * 0.5 - e * 1.5 + state[2] * 2.0 + grid[2].inner.x * 1.5 - out[1] * 0.5 - out.chunks(2).map(|row2| acc).sum::<f64>()
}

flat_record! {
    Point137 { x, y }
    Outer137 { inner, gain }
}

#[differentiable(unconnected = "zero")]
fn p138_helper(n: usize, buf: &[f64], w: f64) -> f64 {
    if n < 1 {
        return w / 1.5;
    }
    let mut grid = [if n / 2 % 2 != 0 {
        w
    } else {
        buf[n % 2]
    }, buf[0] + w];
    let mut b = (-grid[n % grid.len()].powi(2)).exp().signum() * w + grid[n % grid.len()].cos();
    let mut r = grid[grid.len() - 1].signum() * b.max(-1.0 * (n as f64));
    (b + (n as f64) - w * 2.0 - b * 2.0 - grid[grid.len() - 1]) * (r.signum() * 0.9).max(r) + p138_helper(n - 1, &grid, b)
}

#[differentiable(unconnected = "zero")]
fn p138(mut acc: f64, row: &[f64]) -> f64 {
    match 1 % 3 {
        0 => {
            acc *= row[4] * row[4] + acc;
        }
        1 | 2 => {
            let mut ys: Vec<f64> = Vec::with_capacity(4);
            for m in 1..row.len() - 1 {
                let z = std::mem::take(&mut acc);
                ys.push(z.sin().exp_m1());
            }
            ys.push(acc * acc);
        }
        i if row[i % row.len()] >= 0.3 => {
            for z in row[4..].iter() {
                let mut acc2 = p138_helper(1, row, z * z);
            }
        }
        _ => {}
    }
    let z = (1.0 + (row[4] * acc).abs()).cbrt() + row[0];
    acc *= (1.0 + (z + acc).abs()).ln_1p();
    let u = z;
    let mut count = 0;
    while count < 3 {
        count += 1;
        let mut state: [f64; 4] = [0.5; 4];
    }
    row[count % row.len()] + acc * 1.5 + u
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
    fn ln(&self) -> f64 {
        for (m, j) in (0..3).zip(0..2) {
            let mut pair = (self.y, self.x[0].atan2(1.0 + self.y.abs()));
        }
        (0..4).zip(0..3).map(|(i, k)| (k as f64)).product::<f64>() * self.x[3]
    }
}

#[differentiable]
trait Cost139 {
    fn at(&self) -> f64;
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
            self.parts[2 - 1].ln() + self.last
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
    ([ys2[n % ys2.len()].abs() + (ys[1].mean(ys2[ys2.len() - 1]) + ys2[n % 2]), q * (n as f64) + (n as f64)], body.parts[2 - 1].z * q + q * 1.5 + (0.3_f64.asinh().powi(2) + 1.2).sqrt() - ys.iter().enumerate().map(|(n2, Body139 { at: u, k: q2, rates: v, parts: ys3, last: e })| ys2[n2 % ys2.len()] + e).product::<f64>())
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
struct Point141 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body141 {
    at: f64,
    k: (f64, f64),
    #[no_diff] rates: usize,
}

#[differentiable(unconnected = "zero")]
fn p141(spring: &Point141, count: usize, z: f64, mut p: f64) -> f64 {
    p = p * p + (count as f64);
    let (u, u2) = (z.sin() * (count as f64), (1.0 + spring.y.abs()).powi(-1));
    let body = Body141 { at: 0.8, k: (p, u), rates: count / 2 };
    let mut out: [[f64; 9]; 9] = [[p; 9]; 9];
    for count2 in (0..8).rev() {
        for count3 in (0 + count2..9).rev() {
            out[0][count3] += out[count2][count3].tanh() * out[count3][count3];
            out[count2][9 - 1 - count3] = out[count3][count2] * (if u2 < 0.8 {
                let mut acc = u;
                acc
            } else {
                u
            });
        }
    }
    let mut m = 0;
    loop {
        m += 1;
        if m >= 4 {
            break;
        }
        let b: f64 = 'found1: {
            p *= -out[5][count] - (p - (m as f64));
            if body.at < -0.4 || m / 2 > 0 {
                out[count % 9][2] += (out[count][count] * out[m % 9][count]).tanh();
                return out[(count + 1) % out.len()][count].to_radians().asinh();
            }
            u2
        };
    }
    let mut i = 0;
    loop {
        i += 1;
        let buf: Vec<f64> = out[count][3..9].iter().rev().zip(0..out.len()).map(|(d, n)| out[n][count].tanh() + (n as f64)).collect::<Vec<f64>>();
        if i >= 4 {
            break;
        }
    }
    (0.1 + out[count][count] + p * 0.5 + u2 * 2.0 + body.at * 1.5 + out[8][count] * 0.5) * body.k.1 + ((if out[m % 9][count] > -0.4 {
        let mut c = z;
        c
    } else {
        u
    }) + (i as f64))
}

flat_record! {
    Point141 { x, y }
    Body141 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p142(acc: f64) -> f64 {
    for count in 0..3 {}
    let mut pair = (if acc >= 0.8 {
        acc * acc
    } else {
        acc / (acc.powi(2) + 0.5)
    }, acc / 3.0);
    let found: Option<f64> = if !(pair.0 > 1.0) {
        Some(pair.0 * pair.1)
    } else {
        None
    };
    pair = (acc, (0..3).rev().map(|m| (m as f64) * (if m * 2 % 2 == 0 && (m + 1) % 2 != 1 {
        pair.1
    } else {
        acc
    })).fold(pair.1, |acc2, acc3| acc2 * 0.5 + (found.unwrap_or(pair.0) + acc3)));
    let k: usize = 4;
    let h = |c: f64| {
        let mut p: f64 = (0..1).map(|n| -1.0 * c + (n as f64)).sum::<f64>();
        c * p
    };
    pair.0 += pair.1 * (pair.1 - pair.0);
    {
        let (r, x) = &mut pair;
        for i in 0..4 {
            *x = (-(acc * *x).powi(2)).exp();
            let mut state = [[*r, *r], [*r, *r]];
        }
        *r /= acc.powi(2) + 1.0;
    }
    (h(pair.1) - acc * 1.5) * (if k < 3 {
        pair.0
    } else {
        acc / 1.5
    }) + -1.0
}

#[differentiable(unconnected = "zero")]
fn p143_helper(n: usize, out: Vec<f64>, x: f64, y: f64, t: f64) -> f64 {
    if n < 1 {
        return t;
    }
    if y < y {
        let mut n2 = 0;
        let mut a: f64 = loop {
            n2 += 1;
            if n2 >= 2 || t > -0.4 {
                break 1.1;
            }
            let mut state: Vec<f64> = Vec::with_capacity(4);
            for (k, out2) in out[..1].chunks(2).enumerate() {
                state.push(x + t);
            }
            state.push(t.atan());
            state[n2 % 1] /= state.iter().zip(state.iter()).map(|(w, &s)| s).sum::<f64>().powi(2) + 1.0;
        };
    } else if y <= 0.5 {} else {
        let mut k = 0;
        'rows1: while k < 4 {
            k += 1;
        }
    }
    (-0.7_f64).max(0.25) - t * 1.5 - (1.0 + y.abs()).log10() + p143_helper(n - 1, out.to_vec(), y, x, y)
}

#[differentiable(unconnected = "zero")]
fn p143_inner(t: f64, state: &[f64]) -> f64 {
    let mut ys: Vec<f64> = Vec::new();
    for k in (0..3).skip(1).rev() {
        if t > state[0] {
            ys.push((1..state.len()).filter(|j| *j != 1).map(|count| p143_helper(2, state.to_vec(), state[1], state[count], state[count]) + (count as f64)).sum::<f64>());
        }
    }
    ys.push(0.8);
    let mut z = p143_helper(2, state.to_vec(), ys[0].atan().exp2(), ys[0] * ys[0], ys[ys.len() - 1] + -0.4);
    0.5 / (state[0].powi(2) + 1.0) + ys[0] * 1.5 - z * 2.0 + (z * z + ys[1 - 1].min(z))
}

#[differentiable(unconnected = "zero")]
fn p143(mut v: [[f64; 2]; 3], pair: (f64, f64), v2: &mut [f64]) -> f64 {
    v2[11 - 1] = (pair.1 * pair.1 + pair.0 * pair.0).sqrt().min((1.0 + v2[11 - 1].abs()).log10());
    let u: f64 = (0..v2.len()).take(2).filter(|n| *n != 1).map(|j| (j as f64) * (if j / 2 % 3 != 1 {
        v2[j]
    } else {
        let mut z = v2[11 - 1 - j];
        pair.0
    })).fold(v2[7], |acc, b| acc + b * (if v2[8] > 0.25 {
        let mut s = v2[2];
        s
    } else {
        v2[1]
    })) / 3.0;
    for n in 1..11 {
        let a = v2[n];
        v2[n] = a * v2[n];
    }
    let mut row: [[f64; 3]; 3] = [[u; 3]; 3];
    for j in 1..2 {
        for count in 0..3 {
            row[3 - 1][j / 2] /= (row[count][j - 1] * 0.5 + row[count / 2][3 - 1]).powi(2) + 1.0;
            row[count / 2][3 - 1] -= (row[j][j] * row[count][j]).sin();
        }
    }
    row = [[u, v2[7] / (p143_inner(pair.0, &v[0]).powi(2) + 1.2), (-v[1][2 - 1].powi(2)).exp()], [1.1_f64.signum() * row[0][1], 0.1, v2[3].abs().sqrt().max(v2[2])], [if row[0][1] < 0.8 {
        row[2][1] * row[1][3 - 1]
    } else {
        row[1][1] + pair.0
    }, row[0][2], row[0][0].asinh() * v2[..5].iter().map(|c| c * 1.5).fold(0.7_f64, f64::max)]];
    (0..=2).zip(row[0][1..].iter()).map(|(n, &w)| w).fold(pair.1, |acc, d| acc.max(0.8 + d)) + pair.1 * 0.3 + row[0][0] - (if pair.0 > 0.1 || row[row.len() - 1][2] > 0.9 {
        3.0
    } else {
        pair.0
    }).atan2(1.0 + v2[1].abs())
}

#[differentiable(unconnected = "zero")]
fn p144(mut x: f64, a: &mut f64) {
    std::mem::swap(a, &mut x);
    let r: f64;
    if x > 0.3 {
        r = *a;
    } else {
        r = (*a / (a.powi(2) + 0.5)).sin().exp_m1();
    }
    let mut buf = [r; 2];
    let mut q = (buf.iter().step_by(2).product::<f64>().powi(2) + 0.5_f64).powf(buf.iter().enumerate().filter(|(i, u)| **u > -1.0_f64).map(|(j, q)| *q).sum::<f64>().sin()).cos();
    let mut r = r + (if buf.len() < 3 {
        let a2 = q;
        buf[0]
    } else {
        let u = r;
        u
    }).abs();
    r /= (q + r).clamp(-0.75, 1.25).powi(2) + 1.0;
    (q, *a) = (*a, q);
    let mut count = 0;
    let d: f64 = loop {
        count += 1;
        if count >= 1 {
            break 0.5_f64.asinh();
        }
        if count * 2 % 2 != 1 {
            let (mut e, r2) = (q, r + r);
        } else {
            'rows1: for (n, row) in buf.windows(2).enumerate() {
                q -= ((r - row[0]).powi(2) + 1.2).sqrt();
            }
        }
    };
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body145 {
    at: (f64, f64),
    #[no_diff] k: f64,
}

#[differentiable(unconnected = "zero")]
fn p145(w: f64) -> f64 {
    if 2 < 3 || w > 0.9 {
        return w / 3.0;
    }
    let mut r = w + w;
    r /= r.powi(2) + 1.0;
    let mut shape: Option<f64> = if !(w <= 0.8) {
        Some(w)
    } else {
        Some(r)
    };
    let mut z: f64;
    if r > 2.0 {
        let mut c = r + w;
        z = w;
    } else {
        z = r;
    }
    'rows1: for count in 0..=1 {
        let ys = [Body145 { at: (r.atan().exp_m1(), r * (count as f64)), k: 0.8 }, Body145 { at: (r * w, r + (count as f64)), k: 0.8 }];
    }
    (r + w * 1.5 - r * 2.0 - (0..4).rev().map(|count| (count as f64) * z).product::<f64>()) * z.sin().max(w + r)
}

flat_record! {
    Body145 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p146(w: f64) -> f64 {
    for m in (0..3).rev() {
        let mut shape: Option<f64> = if w <= 2.0 {
            None
        } else {
            Some(w * w)
        };
        for (k, i) in (0..=m).zip(0..m) {}
    }
    let mut y: f64 = (if w >= 0.9 && w > 0.1 {
        w + w
    } else {
        let q = 1.1 + w;
        q.min(q)
    }).mul_add(w.atan2(1.0 + w.abs()) * (-w.powi(2)).exp(), w);
    let mut e = 0.8 + y;
    if !(e <= -0.7) {
        e = e;
        for (k, i) in (0..4).zip(0..1) {
            let mut z = (e * e + e * e).sqrt().min(y.cos()) * (e - (i as f64)) * (i as f64);
            let q = e;
        }
    } else {
        e += e;
        let mut row: [[f64; 9]; 9] = [[y; 9]; 9];
        for j in (2..8).rev() {
            for j2 in 0..9 {
                row[(j + 1) % 9][j2] = row[j2][j + 1].tanh() * row[j2][j2];
            }
        }
    }
    w - w * 2.0 + y * 0.5 - -e
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point147 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point147 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, mut acc: f64, p: f64) -> f64 {
        for m in 0..2 {
            let mut s = if p.max(0.0).sqrt() > 0.1 {
                p.max(0.0).sqrt()
            } else {
                if (acc * acc).sqrt() > 0.1 {
                    (acc * acc).sqrt()
                } else {
                    1.1
                }
            };
        }
        (0..4).rev().map(|m| 0.25 + (m as f64)).sum::<f64>() + acc * 2.0 - ((if !(p >= 1.1) {
            acc
        } else {
            0.5
        }) + (1.0 + p.abs()).powf(p.sin()))
    }
}

#[differentiable]
impl Point147 {
    #[differentiable(unconnected = "zero")]
    fn zip(&self, z: f64) -> Point147 {
        let (a, mut c): (f64, f64) = (self.shifted(z, z) + self.y, 0.9 - 2.0);
        Point147 { x: c, ..*self }
    }
}

#[differentiable]
impl Point147 {
    #[differentiable(unconnected = "zero")]
    fn product(self) -> f64 {
        if self.x > -0.4 {} else if self.y <= -0.7 {
            let Point147 { x: y, y: d } = self;
        }
        self.x * self.y * (0..1).map(|n| self.y + (n as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point147 {
    #[differentiable(unconnected = "zero")]
    fn max(&self, w: f64) -> Point147 {
        self.zip(self.y * w)
    }
}

#[differentiable(unconnected = "zero")]
fn p147(buf: [f64; 2], state: &[Point147], v: [f64; 4], body: &Point147) -> [f64; 3] {
    if body.x > 2.0 {
        let mut c = body.y.signum() * body.y;
    }
    let mut out = vec![v[2] + 0.1, body.shifted(body.y, 0.8) + v[0], (-0.7_f64).sin()];
    let mut spring = *body;
    match 4 % 3 {
        0 => {
            spring.y = spring.x * (body.y + v[2]);
        }
        1 | 2 => {
            spring.y -= (-state[0].x.powi(2)).exp() / (1.0 + (spring.product() + spring.y).abs());
        }
        n if n % 3 != 1 => {
            let part = spring;
        }
        _ => {
            'rows1: for (s, a) in out[..1].iter_mut().rev().zip(buf[0..1].iter()) {
                let spring2 = body.max(*s + spring.x);
            }
        }
    }
    [body.y + out[2], spring.y, out.iter().map(|q| spring.y - out[1] + q).sum::<f64>()]
}

flat_record! {
    Point147 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape148 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p148(buf: &mut [f64], v: &mut [f64], flag: bool) -> f64 {
    let mut v2 = [[v[2], 2.0], [v[5 - 1], buf[1]]];
    match 1 % 4 {
        0 => {
            match 0 % 3 {
                0 => {}
                _ => {
                    if v2[2 - 1][2 - 1] > -0.7 {
                        let count: usize = 3;
                    }
                }
            }
        }
        1 | 2 => {}
        n if v2.len() % 3 == 0 => {}
        _ => {
            let shape: Shape148 = if flag {
                Shape148::Rect(v[v.len() - 1] * buf[1], v[3] * v[1])
            } else {
                Shape148::Rect(0.25_f64.min(v2[v2.len() - 1][0]), v2[1][1] + v[2])
            };
            let kind: Shape148 = Shape148::Rect(v2[0][0] + v[3], v2[1][1].floor() * 0.9);
        }
    }
    (v[1] * v[1] + v2[1][0] * 0.5) * (v2[1][0].sin().sinh() / ((-v2[0][1].powi(2)).exp().powi(2) + 1.0)) - buf.windows(2).enumerate().map(|(k, state)| (0..v.len() - 1).zip(v.iter()).map(|(n, y)| 0.5 + *y).sum::<f64>() + v2[1][0]).fold(v2[1][0], |acc, s| acc * 0.5 + (v[v.len() - 1] + s))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point149 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p149_helper(count: usize, acc: f64, x: f64) -> f64 {
    if count < 1 {
        return if count > 0 {
            x
        } else {
            x
        };
    }
    let mut kind: Option<f64> = None;
    let mut b = (if (count + 1) % 3 == 0 {
        x.atan()
    } else {
        let mut s = x.min(x);
        acc + (count as f64)
    }).atan().exp_m1();
    (b - x * 0.5 - b * 0.3) * (3.0 + b).max(b.cbrt()).min(x * (count as f64)) + p149_helper(count - 1, b, x)
}

#[differentiable(unconnected = "zero")]
fn p149(row: &[f64], state: [Point149; 2], grid: &[f64], x: f64) -> f64 {
    let x = x * (if x > grid[11 - 1] {
        x.max(state[0].x)
    } else {
        x.tanh()
    });
    for k in 1..grid.len() {}
    let t = (grid[10] + 0.1).asinh() + (-(state[state.len() - 1].x + row[1]).powi(2)).exp();
    for &b in grid.iter() {}
    let mut found: Option<f64> = None;
    let mut found2: Option<f64> = if t > -0.7 {
        None
    } else {
        Some(state.iter().zip(0..4).map(|(point, i)| grid[i] + (i as f64)).sum::<f64>())
    };
    state.iter().for_each(|unit| {});
    let mut out = vec![Point149 { y: (t.powi(2) + 1.2).recip(), x: t, z: 1.0 * grid[2] }, Point149 { y: t.sin().exp_m1(), z: (1.0 + x.abs()).sqrt(), x: t }];
    match grid.len() % 4 {
        0 => {
            let q: f64 = 'found1: {
                if x > 2.0 {
                    if x > 0.25 || x > grid[0] {
                        break 'found1 out.iter().rev().enumerate().rev().map(|(count, Point149 { x: z, y: u, z: acc })| *acc).product::<f64>();
                    }
                } else {
                    let shape: Option<f64> = Some(x);
                }
                out[0].x *= grid[5];
                if grid[6] < 1.5 || x <= out[1].y {
                    out[0].x = out[1].z;
                    break 'found1 (1.0 + x.abs()).ln_1p();
                }
                (t / (out[out.len() - 1].x.powi(2) + 1.0)).sin().exp_m1()
            };
        }
        1 | 2 => {
            out[2 - 1].z = if out[0].y > 0.9 {
                if let Some(acc) = &found2 {
                    x
                } else {
                    grid[8]
                }
            } else {
                x + x
            };
        }
        _ => {}
    }
    grid[11 - 1] - state[state.len() - 1].z * 0.3 + x * 0.5 + t * 1.5 + out[0].y * 1.5 - row[0] / 2.0
}

flat_record! {
    Point149 { x, y, z }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p120(&[(1.4, 0.5), (0.4, -1.1), (-0.5, -0.6), (0.6, 0.35)], &[-1.0, -0.1, -0.6, 1.2, 1.1, 0.2, 0.6], &[0.6, 0.2, -0.6, -1.2, -1.0, -0.2, -0.6, -0.6, 0.0, -0.4, 0.8]) calls p120_helper),
        program!(p121(&[1.3, -0.5, -1.0, 0.8]); pulled (0.3, 1.0)),
        program!(p122(0.4, &[[0.9, 0.5], [-0.1, 0.35], [-0.2, -0.9]], &mut -0.8, &mut [0.6, -0.2, 1.0])),
        program!(p123(&mut [0.3, -0.9], [0.0, 0.2, 0.35, 0.9]); pulled ((-2.0, -0.7), [1.0, 0.3])),
        program!(p124(0.1, &mut Point124 { x: -0.7, y: 0.7 }, &[0.1, -0.1, 0.0, 0.3, 0.7, -0.2, 0.6, 0.9, 0.9, -0.7, 1.1], const -0.2); pulled (([0.5, -2.0], 1.0), Point124Tangent { x: -2.0, y: -2.0 })),
        program!(p125(&mut [Point125 { x: 1.2, y: 0.5 }, Point125 { x: 1.3, y: -0.9 }, Point125 { x: 1.3, y: 0.7 }, Point125 { x: 1.4, y: 1.0 }], &mut [1.4, 1.2, -0.8, -0.7, 1.1], &mut vec![Body125 { at: Point125 { x: 1.3, y: 0.2 }, k: vec![-0.3, 1.2, 0.6, 0.0, -0.3, 0.3, 0.6, 0.35, 0.1, -0.5, -1.0], rates: (-0.6, 0.3), parts: 2, last: Point125 { x: 0.1, y: 0.6 } }, Body125 { at: Point125 { x: 1.3, y: -0.4 }, k: vec![1.3, -0.1, -0.6, 0.7, -0.8, -0.3, -0.1, 0.7, -0.3, 1.2, 0.0], rates: (-0.1, 0.2), parts: 4, last: Point125 { x: 0.0, y: 0.2 } }, Body125 { at: Point125 { x: 0.2, y: -0.7 }, k: vec![-1.2, -1.2, 0.5, -0.2, -0.8, -0.5, 0.8, -0.2, -0.1, 1.0, -0.2], rates: (0.2, -0.4), parts: 3, last: Point125 { x: 0.5, y: 1.2 } }, Body125 { at: Point125 { x: 0.35, y: -0.8 }, k: vec![1.2, 1.0, -0.2, 1.3, 0.7, 0.7, 0.1, 0.35, -0.4, 0.5, 1.2], rates: (-0.8, 0.1), parts: 2, last: Point125 { x: 1.2, y: 0.0 } }, Body125 { at: Point125 { x: 0.9, y: 0.5 }, k: vec![-0.6, -1.1, 0.7, 1.1, -0.7, 0.6, -0.2, -0.2, 1.0, -0.8, -0.1], rates: (-0.1, 0.0), parts: 4, last: Point125 { x: 0.1, y: 0.1 } }, Body125 { at: Point125 { x: 0.8, y: -0.6 }, k: vec![0.8, 0.2, -1.0, -0.1, 1.0, 0.8, -0.4, 0.2, -1.0, -0.7, -1.1], rates: (-0.3, 0.2), parts: 3, last: Point125 { x: -0.9, y: -0.3 } }, Body125 { at: Point125 { x: -1.2, y: 0.9 }, k: vec![0.7, 0.0, -0.3, -0.9, -0.8, -1.1, 0.9, -0.8, 0.4, -0.2, -0.7], rates: (-0.7, 0.1), parts: 2, last: Point125 { x: 0.0, y: 0.6 } }, Body125 { at: Point125 { x: -1.2, y: -1.1 }, k: vec![0.6, 1.4, 1.3, -0.8, 0.5, -0.2, 0.3, 0.9, 0.1, -0.3, -0.9], rates: (-0.4, -0.3), parts: 3, last: Point125 { x: 0.9, y: 0.0 } }, Body125 { at: Point125 { x: -0.4, y: 0.4 }, k: vec![1.1, -1.2, -0.4, 0.9, 0.3, 0.2, 0.35, -0.9, -0.6, 0.35, 1.1], rates: (0.3, 1.2), parts: 3, last: Point125 { x: 0.5, y: -1.1 } }, Body125 { at: Point125 { x: -1.2, y: -0.6 }, k: vec![0.8, -0.4, 0.9, 0.3, -0.1, -0.8, 0.7, -0.2, 0.2, 0.5, -1.0], rates: (-0.3, -0.4), parts: 2, last: Point125 { x: 1.2, y: -0.5 } }, Body125 { at: Point125 { x: 0.5, y: 0.0 }, k: vec![1.3, 0.6, -0.4, -0.3, -0.6, 0.8, -0.7, 0.1, -0.7, 1.0, 0.8], rates: (-0.5, -1.0), parts: 4, last: Point125 { x: 0.2, y: -1.2 } }], &[0.1, 0.9, 1.2]); pulled (-0.7, vec![Point125Tangent { x: 1.0, y: -2.0 }, Point125Tangent { x: 1.0, y: 1.0 }, Point125Tangent { x: 0.5, y: -0.7 }, Point125Tangent { x: 1.0, y: -2.0 }], vec![0.3, 0.5, 0.5, 0.5, -0.7], vec![Body125Tangent { at: Point125Tangent { x: 1.0, y: 0.5 }, k: vec![0.3, -2.0, 1.0, 0.3, -2.0, 0.5, 0.5, -2.0, 0.3, -2.0, -0.7], rates: (-2.0, 0.3), last: Point125Tangent { x: -0.7, y: -0.7 } }, Body125Tangent { at: Point125Tangent { x: 0.5, y: -2.0 }, k: vec![1.0, -2.0, 1.0, 0.5, 0.3, 1.0, -0.7, -2.0, 1.0, 0.3, -0.7], rates: (1.0, 1.0), last: Point125Tangent { x: -0.7, y: -0.7 } }, Body125Tangent { at: Point125Tangent { x: -0.7, y: -2.0 }, k: vec![0.3, 1.0, -0.7, 0.3, 0.5, -0.7, -2.0, 0.5, 0.5, -0.7, -2.0], rates: (1.0, 0.5), last: Point125Tangent { x: 0.5, y: 0.3 } }, Body125Tangent { at: Point125Tangent { x: -0.7, y: 1.0 }, k: vec![1.0, 1.0, -2.0, 0.5, 0.3, 0.3, 1.0, -2.0, -0.7, 1.0, 0.5], rates: (-0.7, 0.3), last: Point125Tangent { x: -2.0, y: 1.0 } }, Body125Tangent { at: Point125Tangent { x: 0.5, y: -0.7 }, k: vec![-2.0, 0.5, 0.3, -2.0, 1.0, 0.5, -2.0, 1.0, 1.0, -2.0, 0.3], rates: (1.0, 1.0), last: Point125Tangent { x: 1.0, y: -2.0 } }, Body125Tangent { at: Point125Tangent { x: -0.7, y: 1.0 }, k: vec![1.0, -0.7, -0.7, -2.0, 1.0, 0.3, 0.5, -2.0, 1.0, 0.5, 0.3], rates: (0.5, 0.5), last: Point125Tangent { x: 0.5, y: 1.0 } }, Body125Tangent { at: Point125Tangent { x: -2.0, y: -2.0 }, k: vec![-2.0, 1.0, 0.3, 0.5, -2.0, -0.7, -0.7, 1.0, 0.5, 0.5, 1.0], rates: (0.3, -2.0), last: Point125Tangent { x: -2.0, y: 0.5 } }, Body125Tangent { at: Point125Tangent { x: 0.5, y: 1.0 }, k: vec![-0.7, 1.0, 1.0, 0.3, -2.0, 0.5, 0.3, 1.0, -2.0, 0.3, -0.7], rates: (-0.7, 0.5), last: Point125Tangent { x: 0.5, y: -0.7 } }, Body125Tangent { at: Point125Tangent { x: -2.0, y: 1.0 }, k: vec![-0.7, 0.3, 1.0, -2.0, 1.0, 0.5, 0.5, 0.3, 1.0, 0.3, -0.7], rates: (1.0, 0.3), last: Point125Tangent { x: 0.5, y: -0.7 } }, Body125Tangent { at: Point125Tangent { x: 0.5, y: -0.7 }, k: vec![-2.0, -2.0, -2.0, -0.7, 0.5, 0.5, -0.7, 0.3, 0.5, 1.0, 0.5], rates: (1.0, 0.5), last: Point125Tangent { x: -0.7, y: 0.5 } }, Body125Tangent { at: Point125Tangent { x: 1.0, y: -0.7 }, k: vec![0.5, 1.0, 1.0, -2.0, -0.7, 0.5, -0.7, 0.5, 0.5, 0.3, 1.0], rates: (0.5, -0.7), last: Point125Tangent { x: -0.7, y: 0.3 } }])),
        program!(p126(true, &vec![-0.9, -0.9, -0.9, -0.5, 1.4], 2, &vec![1.1, -0.1, -0.6]) calls p126_helper),
        program!(p127(-0.5, &mut [0.7, -0.1, 0.7, -0.6, 1.1], 0.35, vec![-1.0, -0.1, -1.1])),
        program!(p128(&mut [-0.5, -1.1], (0.0, 1.1), (-0.8, 0.2)); pulled (0.5, [-0.7, -0.7])),
        program!(p129(&mut Point129 { x: -0.5, y: -0.4 }); pulled (Point129Tangent { x: 0.5, y: -2.0 }, Point129Tangent { x: 0.3, y: 1.0 })),
        program!(p130(const &[-0.3, 0.0, 0.35, 1.2, -0.2, 0.35, 0.1, -0.2, 0.3, 0.8, -0.1, 0.9, 0.7], &[0.35, -1.2, 0.3, 0.8, -0.6, -1.0, -0.1, 0.5, -1.1], 4, &mut [(-1.0, 1.1), (0.8, 0.5), (0.9, -0.5)])),
        program!(p131(-0.9, -1.2)),
        program!(p132(false, const &mut [0.7, 1.0, -0.5, 0.0, 0.9], &[[0.35, 0.7], [0.6, 0.5]], Outer132 { inner: Point132 { x: 0.6, y: 1.1, z: 0.8 }, gain: 1.2 }) calls Outer132::norm, p132_inner),
        program!(p133([-0.6, 1.1, -0.5], &mut [-0.2, 1.0])),
        program!(p134(&mut [1.1, -0.8, 0.5, 0.4], &mut [Body134 { at: [Point134 { x: 0.5, y: 0.5, z: 0.8 }, Point134 { x: 0.8, y: 1.2, z: -0.1 }], k: 0.8, rates: vec![-0.2, 0.9, 1.0, 1.0, -0.1], parts: [0.8, -0.7, 1.1, -0.2, -0.3, -0.4, -0.2, 1.2, 0.7, 1.4, 0.0] }, Body134 { at: [Point134 { x: 0.8, y: -0.6, z: 0.2 }, Point134 { x: 1.3, y: 1.0, z: -1.1 }], k: 0.5, rates: vec![-0.1, 0.6, 0.0, -1.0, 1.4], parts: [-1.2, 0.0, -1.0, -0.3, 1.2, 0.4, -0.7, -0.8, -0.7, -0.7, 0.1] }], 0.7); pulled (0.5, [-0.7, 0.5, -2.0, 1.0], [Body134Tangent { at: [Point134Tangent { x: 0.5, y: -0.7, z: -0.7 }, Point134Tangent { x: 0.3, y: -2.0, z: -2.0 }], k: -0.7, rates: vec![-2.0, 0.5, 1.0, -0.7, -0.7], parts: [0.5, -0.7, 1.0, 1.0, 0.5, -0.7, 0.3, -2.0, -0.7, 0.3, -0.7] }, Body134Tangent { at: [Point134Tangent { x: 1.0, y: 1.0, z: 0.3 }, Point134Tangent { x: 0.3, y: -2.0, z: 1.0 }], k: 1.0, rates: vec![0.3, -0.7, 0.3, -0.7, -0.7], parts: [1.0, 1.0, -2.0, 0.5, -2.0, -0.7, -2.0, -2.0, -0.7, 0.5, -0.7] }])),
        program!(p135(0.5, 4); pulled (-0.7, 1.0)),
        program!(p136(&mut [0.7, -0.9, -1.1, 0.8], &mut [0.3, 0.9, -1.1, 0.1, -0.9]) calls Point136::advance, Point136::get, p136_helper, p136_inner),
        program!(p137(&[-0.9, 1.3, -0.2, -1.0, -1.2, 0.5, 0.6, 0.3, -1.0, 0.5, 0.2, 0.1, 1.2], const &[0.1, 1.1, -0.1, -1.1, -0.7], 0.8) calls p137_helper, p137_inner),
        program!(p138(0.4, &[0.6, 1.4, 0.9, 0.35, 0.9]) calls p138_helper),
        program!(p139(&[Body139 { at: 1.4, k: 0.8, rates: [0.2, -0.4, 1.4, -1.2, 0.3, 1.2, -0.2, 0.0, 0.0, 0.4], parts: [Point139 { x: [-0.2, 0.0, 0.4, -0.4, 0.8, -0.4, 0.35, 0.1, -1.1, -0.5], y: -1.1, z: -1.0 }, Point139 { x: [0.8, -0.8, -0.5, 0.2, -1.0, 0.7, -0.2, 0.6, -0.7, 0.1], y: 1.2, z: 0.7 }], last: 0.1 }, Body139 { at: 0.3, k: -1.1, rates: [-0.2, 0.35, -1.2, 0.1, -1.0, 0.2, -1.0, -0.2, -0.8, 1.0], parts: [Point139 { x: [0.3, 0.1, 0.2, -0.3, -1.0, 0.6, 1.1, 0.8, -0.8, 1.3], y: 0.0, z: 1.3 }, Point139 { x: [0.3, -0.9, -1.0, 0.2, 0.4, -0.2, 1.4, 0.6, 1.2, 0.2], y: -0.1, z: -0.3 }], last: -1.0 }], &Body139 { at: -0.6, k: -0.8, rates: [1.2, -1.1, 0.0, 0.6, 0.6, -1.2, 0.3, 1.0, 0.35, -0.6], parts: [Point139 { x: [0.7, -0.9, 0.35, 0.2, -0.4, 0.5, 1.3, 0.7, -0.5, -0.8], y: 1.3, z: -1.1 }, Point139 { x: [1.4, -1.2, 1.3, 0.35, -0.8, 1.3, 0.4, 0.0, 0.8, 0.0], y: 1.1, z: -0.2 }], last: 0.8 }) calls Point139::ln; pulled ([-0.7, -0.7], 0.5)),
        program!(p140(&Point140 { x: 0.35, y: -0.3, z: 0.4 }, const &mut [-0.4, 1.0, -1.1, 0.2, 1.0], &mut Point140 { x: -1.1, y: -0.2, z: 0.1 }, &mut [1.3, -0.7, 0.0]) calls Point140::advance; pulled (Point140Tangent { x: 1.0, y: -2.0, z: 0.5 }, vec![0.3, -0.7, 0.3, 1.0, 0.3], Point140Tangent { x: 0.5, y: 0.3, z: 0.3 }, [-2.0, -2.0, -2.0])),
        program!(p141(&Point141 { x: -1.0, y: 1.0 }, 3, -0.3, 0.6)),
        program!(p142(0.1)),
        program!(p143([[-1.2, 0.9], [-0.3, 1.0], [0.4, 1.1]], (-0.7, 0.5), &mut [-1.0, 1.0, -0.9, 1.3, -0.4, 1.1, -0.8, -1.0, -0.9, 1.4, 0.6]) calls p143_helper, p143_inner),
        program!(p144(0.2, &mut -0.2); pulled 0.3),
        program!(p145(-0.1)),
        program!(p146(-0.6)),
        program!(p147([0.2, 0.4], &[Point147 { x: -0.9, y: -0.6 }, Point147 { x: 1.0, y: -0.9 }, Point147 { x: 0.9, y: 0.35 }, Point147 { x: 0.0, y: 1.2 }, Point147 { x: -0.5, y: 1.2 }], [0.0, 1.3, 1.4, 1.2], &Point147 { x: 0.8, y: -0.8 }) calls Point147::shifted, Point147::zip, Point147::product, Point147::max; pulled [0.5, 0.3, 0.3]),
        program!(p148(&mut [0.8, -1.0, 0.35, 1.3], &mut [-0.7, -0.9, -1.0, -0.3, 1.3], false); pulled (-0.7, vec![0.5, 0.5, -2.0, -0.7], vec![0.3, -2.0, -2.0, 0.5, -0.7])),
        program!(p149(&[-0.8, 0.3, -0.5, 0.2], [Point149 { x: 0.3, y: -0.8, z: 0.5 }, Point149 { x: 0.1, y: 0.1, z: -0.1 }], &[0.1, -0.9, 1.2, 0.8, -0.4, 0.8, 0.7, 0.2, 1.0, 1.2, 1.4], -0.6) calls p149_helper),
    ]
}
