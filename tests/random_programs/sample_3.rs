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
impl std::ops::Sub for Point124 {
    type Output = Point124;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point124) -> Point124 {
        Point124 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p124_helper(mut c: f64, q: f64) -> f64 {
    let mut v: Vec<f64> = Vec::new();
    for j in (0..2).step_by(2).rev() {
        let g = |u: f64, q2: f64| {
            let s = u + (u + q2);
            u + q2
        };
        v.push(q.sin().atan2(c.cos().powi(2) + 1.2));
    }
    v.push(q * q);
    c = v[0] - q + c;
    (q - c * 2.0 - q * 1.5 + v[0]) * (q + v[v.len() - 1] / (1.0 + v[0].abs()))
}

#[differentiable(unconnected = "zero")]
fn p124_inner(k: usize, z: f64) -> f64 {
    if k + 1 < 3 {
        return z;
    }
    let mut i = 0;
    while k % 2 == 0 && i < 3 {
        i += 1;
    }
    let mut x = (1.0 + (z.max(z) - z * z).abs()).recip();
    (match i % 5 {
        0..=1 | 4 => x,
        _ => x,
    }) - p124_helper(x, x) + (x - (k as f64))
}

#[differentiable(unconnected = "zero")]
fn p124(v: &[f64], state: &mut [f64], v2: &mut Vec<f64>) -> f64 {
    let mut i = 0;
    while v2[i % v2.len()] <= 0.25 && i < 2 {
        i += 1;
        let mut shape: Option<f64> = if state[i % state.len()] <= state[2] {
            None
        } else {
            Some(v2[i % v2.len()] + v2[v2.len() - 1])
        };
    }
    v2[2] += (-v2[2].powi(2)).exp() + v[v.len() - 1];
    if (i + 1) % 3 != 0 && v2.len() % 2 != 0 {} else if i / 2 > 1 {
        let mut buf = [v2[i % 3] * state[i % state.len()], state[i % state.len()] * v2[i % 3], v2[2].min(state[3])];
    } else {
        let mut m = 0;
        let p: f64 = loop {
            m += 1;
            v2[2] = v2[i % v2.len()];
            let a = &mut v2[m % 3];
            *a = *a;
            *a *= v[0].floor() * state[i % 5];
            if m >= 2 {
                break v[2];
            }
        };
    }
    (v2[1] - (i as f64)) * (state[0] - v2[3 - 1] + (2.0 + (i as f64))) + (v2[0] - (v2[v2.len() - 1] + v2[0]))
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
        Point125 { x: body.rates.x - 1.5, y: body.k - body.rates.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p125(grid: &mut [f64], body: &Point125) {
    let x = body.energy(3, grid);
    for (&e, count) in grid[..1].iter().zip(0..3) {}
    if body.x > 1.5 {
        let mut kind: Shape125 = if x > -1.0 {
            Shape125::Flat
        } else {
            Shape125::Disc(x)
        };
    } else {
        let flag = body.y < x;
        grid[0] = -(body.x - x);
    }
    grid[3] = x;
    let mut m = 0;
    'rows1: loop {
        m += 1;
        if m >= 2 {
            break;
        }
        let b = std::mem::replace(&mut grid[m % 4], x);
        let t = grid[..3].iter().map(|p| -0.7_f64 + *p).fold(x, |acc, a| acc.max(a * x)).mul_add(b, b).abs();
    }
    let mut k = 0;
    loop {
        k += 1;
        if k >= 2 || x > body.y {
            break;
        }
        if body.y < 1.5 {
            continue;
        }
        let mut pair = ([grid[0] + body.x, if grid[1] <= 0.9 {
            let e = x;
            body.y
        } else {
            x
        }], x * x);
    }
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
        Body127 { at: vec![Point127 { x: 1.1_f64.powi(2), y: xs[1..].iter().rev().fold(xs[xs.len() - 1], |acc, &b| acc.max(xs[0] + b)), z: xs[0] }, Point127 { x: if let Some(d) = found {
            xs[2 - 1]
        } else {
            xs[2 - 1]
        }, y: xs[1] + xs[0], z: xs[0] }, Point127 { x: xs[0], y: if xs[1] > xs[1] || xs[0] > 1.5 {
            let b = xs[1];
            b
        } else {
            xs[0]
        }, z: 3.0 + xs[0] }], k: xs[1] + xs[xs.len() - 1], rates: [xs[0] + xs[0], xs[1..2].chunks(2).map(|xs2| xs2[xs2.len() - 1] + xs2[0]).sum::<f64>(), xs[1].atan()] }
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

#[differentiable(unconnected = "zero")]
fn p127(xs: [f64; 2]) -> f64 {
    if xs[1] > -0.7 || 3 < 3 {} else if xs[xs.len() - 1] >= xs[0] && xs[0] <= 0.3 {
        for &y in xs.iter() {}
    }
    xs[2 - 1] * xs[0].atan().asinh()
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
            let mut spring = Body129 { at: vec![(0..1).map(|k| (k as f64)).sum::<f64>(), self.y.tanh()], k: vec![Point129 { x: self.x + self.x, ..*self }, Point129 { ..*self }], rates: vec![Point129 { x: self.x, y: self.y - 3.0 }, Point129 { x: 0.9_f64.sin().exp(), y: match j / 2 % 5 {
                0 => self.y,
                2..=3 => self.y,
                _ => self.x,
            } }, Point129 { x: self.x, y: self.x * self.y }] };
            match n % 3 {
                0 => {
                    spring.at[n % 2] = if self.x >= spring.at[2 - 1 - j] || spring.at[j] <= spring.k[n % 2].x {
                        spring.at[2 - 1]
                    } else {
                        let mut w = spring.rates[j].x.atan().cosh();
                        w
                    };
                }
                _ => {}
            }
        }
        self.y * (0..1).map(|i| (i as f64) * self.x).sum::<f64>() - (0..1).rev().zip(0..3).map(|(i, count)| self.y + (count as f64)).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Sub for Point129 {
    type Output = Point129;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point129) -> Point129 {
        Point129 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p129_helper(body: &mut Body129, out: [Point129; 2], c: f64, found: Option<f64>) -> f64 {
    for count in 0..=4 {
        match found {
            None => {
                let mut found2: Option<f64> = Some(c);
            }
            Some(z) => {}
        }
    }
    out.iter().take(2).zip(out.iter()).map(|(unit, part)| part.x).sum::<f64>() - (-1.0_f64).floor() * out[out.len() - 1].x + (c / (body.at[1].powi(2) + 1.2)).atan().exp()
}

#[differentiable(unconnected = "zero")]
fn p129_inner(mut e: f64) -> f64 {
    let mut m = 0;
    loop {
        m += 1;
        e = (0..1).map(|k| (k as f64) * (-0.4 * e)).sum::<f64>();
        let mut q = e;
        if m >= 1 {
            break;
        }
    }
    if m % 3 != 0 {
        e *= e.abs().signum() * e;
    } else if m / 2 % 3 == 0 {
        let b: f64 = (0..2).map(|i| e / 2.0 + (i as f64)).sum::<f64>();
    } else {
        e = e;
    }
    e.tanh() + e * 0.5 + (e + e) / (e.max(e).powi(2) + 1.0)
}

#[differentiable(unconnected = "zero")]
fn p129(buf: &[f64]) -> f64 {
    let mut pair = (buf[0] + (if buf[buf.len() - 1] > 0.8 {
        let mut q = buf[3];
        q
    } else {
        let mut b = buf[1];
        b
    }), buf[buf.len() - 1] + 1.5);
    pair.0 = (if pair.1 >= pair.1 {
        pair.0
    } else {
        -0.4
    }).min(-0.4 + 1.0);
    let unit = Point129 { x: pair.1.to_radians(), y: pair.0 };
    let mut n = 0;
    while n < 3 {
        n += 1;
    }
    unit.x - unit.x * 0.5 - buf[0] + buf.chunks(2).map(|out| pair.1 + buf[n % 4]).sum::<f64>().abs()
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
    let point = Point130 { x: (-state[1].powi(2)).exp(), y: state[1].powi(2), z: (0..state.len()).rev().map(|m| (m as f64)).fold(1.0_f64, |acc, y| acc + y * y) };
    let mut body = Body130 { at: vec![(0..state.len()).step_by(2).map(|j| state[j] + (j as f64)).sum::<f64>(), point.y, point.x * point.y], k: state[1] + point.y, rates: state[0], parts: (point.y, point.y / 2.0), last: vec![*a * buf[buf.len() - 1], point.x] };
    state[2 - 1] * *a + state[1] * 0.5 - body.parts.0 * 0.3 - state[1..].chunks(2).enumerate().map(|(k, row)| state[state.len() - 1] + body.at[k % 2]).fold(state[0], |acc, q| acc + (-1.0 + point.x + q))
}

#[differentiable(unconnected = "zero")]
fn p130(xs: [[f64; 2]; 2]) -> f64 {
    let u = if xs[xs.len() - 1][1] > 1.1 {
        let c = (xs[xs.len() - 1][1] * xs[0][1]).sin();
        c * c * (xs[2 - 1][0] * 0.8)
    } else {
        0.5_f64.min(xs[1][1]) + (xs[1][2 - 1] - 0.25)
    };
    let mut i = 0;
    let acc: f64 = loop {
        i += 1;
        if i >= 1 {
            break (if xs.len() < 3 {
                xs[2 - 1][1]
            } else {
                u
            }) - (if xs.len() < 3 {
                let mut x = xs[i % xs.len()][i % 2];
                0.8
            } else {
                u
            });
        }
    };
    let mut z: f64;
    if acc <= acc {
        let e = (u + u).cos();
        z = e.clamp(-0.75, 1.25);
    } else {
        let t = (acc.powi(2) + 1.2).ln() * (xs[0][i % 2] * acc);
        z = acc.tanh();
    }
    let mut grid: Vec<f64> = xs[i % xs.len()].iter().zip(1..xs.len()).map(|(s, n)| (n as f64)).collect::<Vec<f64>>();
    z / (1.0 + z.abs()) - xs[2 - 1][0] * 2.0 - u * 0.3 + grid[0] + (grid[grid.len() - 1] + grid[i % grid.len()]) * (i as f64)
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
    let v = [Point131 { x: ys[1] * 1.1, y: buf[1].min(ys[2]), z: ys[0] - buf2[3] }, Point131 { x, y: buf[0], z: ys[3 - 1] * ys[ys.len() - 1] }, Point131 { x: -0.4 + ys[ys.len() - 1], y: buf2[0], z: buf2[2] + buf[0] }];
    let b = std::mem::replace(&mut ys[3 - 1], buf2[2]);
    let mut w = (ys[2].powi(2) + 1.0).ln();
    (buf2[3] + x * 1.5 - v[1].y * 1.5 - b * 2.0 + (1.0 + w.abs()).powi(-1)) * v.iter().zip(buf2).map(|(body, &s)| body.x + b + s).product::<f64>()
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
impl std::ops::Sub for Point132 {
    type Output = Point132;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point132) -> Point132 {
        Point132 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point132 {
    type Output = Point132;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point132 {
        Point132 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p132_helper(e: f64, out: &[f64], mut point: Point132, mut z: f64) -> f64 {
    let mut body = Body132 { at: out[1] + point.x, k: [z, z - z], rates: (1.0, point.x + z), parts: [z * z, point.y + point.x, point.x / (1.0 + z.abs())], last: (point.x.min(z), if point.y < point.x {
        z
    } else {
        z
    }) };
    out.iter().rev().enumerate().for_each(|(i, &d)| {
        body.at += d + (i as f64) - d * d;
    });
    let mut p = out[2 - 1];
    p += (body.at.powi(2) + 1.0).log10().signum() * z;
    3.0 / (1.0 + 0.5_f64.abs()) - z * 0.3 + z
}

#[differentiable(unconnected = "zero")]
fn p132(spring: &Point132) -> f64 {
    let mut body = *spring * spring.z;
    for n in 0..4 {
        if (n + 1) % 3 != 1 {
            break;
        }
        body.y /= body.z.powi(2) + 1.0;
    }
    body.y = if spring.z > body.y {
        0.3
    } else {
        let e = body.y * body.x;
        body.x * body.z
    };
    let c = body.z.max(body.z) + spring.z - (body.x + body.x);
    let mut point = Body132 { at: c - 0.5, k: [c, c], rates: (c, c), parts: [c + spring.x, c, 0.9 + body.x], last: (body.z.min(1.5), body.x * c) };
    let e = (0..=4).map(|m| (m as f64) * body.x.atan()).sum::<f64>().clamp(-0.75, 1.25);
    let t = &mut point.rates.0;
    *t = c;
    if c > 0.9 {
        point.last.1 *= (0..=3).map(|j| (j as f64)).product::<f64>();
    } else {
        let mut y = (if e < e {
            e - point.k[2 - 1]
        } else {
            1.1 - 1.1
        }).atan().exp2();
    }
    e.clamp(-0.75, 1.25) + c * 1.5 - body.z.signum() * e
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
        let unit = Point134 { x: (1..out.len()).map(|count| (count as f64) * -0.4).product::<f64>(), y: out[0], ..part };
    }
    let flag = m > 1;
    let mut c = out[0];
    let mut part2 = Point134 { x: c, y: (-c.powi(2)).exp(), z: (1.0 + out[2].abs()).cbrt() };
    ((-part2.z.powi(2)).exp() - part.x * 2.0 + out[m % out.len()] * 1.5 - c * 2.0 + part2.x * 2.0 + -(part2.z.powi(2) + 1.2).ln()) * ((out[2] - part.x).powi(2) + 1.0).powi(-1)
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
fn p140_helper(mut x: f64, v: &mut [Body140; 2], j: usize, i: usize) -> [f64; 2] {
    let mut part = Point140::new(match j * 2 % 5 {
        0 => {
            let mut t = v[i % v.len()].k;
            v[1].k
        }
        2 | 4 => {
            let mut e = v[2 - 1].k;
            e
        }
        _ => v[i % v.len()].k,
    }, v[i % v.len()].at.0 + (j as f64));
    let mut m = 0;
    'rows1: while m < 4 {
        m += 1;
        match (m + 1) % 3 {
            0 => {
                let mut spring = Point140::new(0.5, (1..v.len()).map(|count| part.x + (count as f64)).sum::<f64>());
                let mut spring2 = spring;
            }
            _ => {}
        }
    }
    [0.25_f64.to_radians() + part.z.max(v[v.len() - 1].at.0), v[m % v.len()].at.1]
}

#[differentiable(unconnected = "zero")]
fn p140_inner(y: &mut f64, mut u: f64, s: &mut f64) -> f64 {
    if *s > 1.5 {
        let mut pair: (f64, f64) = ((0..2).filter(|n| *n != 1).map(|j| (j as f64) * (*s * *s)).sum::<f64>(), u);
    } else {
        let u = u * u;
    }
    (0..4).skip(1).map(|n| (n as f64) * u).sum::<f64>() + u * 0.3 - (0..1).map(|n| (n as f64) * (s.powi(2) + 1.0).sqrt()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p140(u: f64) -> f64 {
    let (s, r): (f64, f64) = (u.clamp(-0.75, 1.25).max(u * u), (0..1).filter(|i| *i != 1).map(|i| (i as f64) * u).sum::<f64>());
    let mut m = 0;
    while m < 2 {
        m += 1;
        let r = r * (1.0 + (r * s).abs()).recip();
    }
    let mut point = Body140 { at: (s.abs(), s), k: s.asinh() };
    let mut grid: Vec<f64> = Vec::new();
    for m2 in 0..m {
        grid.push(point.k);
    }
    grid.push((-r.powi(2)).exp());
    (grid[0].to_radians() - r * 1.5 - grid.chunks(2).map(|ys| point.k + 0.9).fold(point.at.1, |acc, c| acc.max(point.k - (m as f64) + c))) * grid[0]
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
    let mut ys = [unit2 + unit2, Point141 { x: -a2, ..unit }];
    let (mut s, r) = ((1.0 + pair.0.max(ys[0].x).abs()).powf(z.sin().exp2().sin()), unit2.x * unit2.x);
    let unit3 = unit2.clone();
    [unit3.x.hypot(ys[ys.len() - 1].x.powi(2) + 1.2) / (pair.1.powi(2) + 1.2), ((-unit3.x.powi(2)).exp().powi(2) + 0.5).sqrt()]
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
impl std::ops::Mul<f64> for Point142 {
    type Output = Point142;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point142 {
        Point142 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p142_helper(xs: &[f64; 2]) -> f64 {
    for n in (0..4).rev() {
        let kind: Option<f64> = None;
    }
    (xs[1] - (if xs[1] <= 3.0 {
        let mut w: f64 = xs[1];
        xs[1] + w
    } else {
        xs[1] / 3.0
    })) * -(xs[1] + xs[0])
}

#[differentiable(unconnected = "zero")]
fn p142_inner(t: &mut f64) -> f64 {
    *t -= (*t * *t).powi(3);
    *t -= *t;
    let mut i = 0;
    while i < 5 {
        i += 1;
    }
    (*t + (*t - *t) * (*t + (i as f64))) * (0..i).map(|m| (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p142(ys: Vec<f64>, acc: f64, row: &mut [f64], xs: &[f64]) -> f64 {
    row[0] = (0..xs.len() - 1).filter(|j| *j != 1).map(|count| (count as f64)).sum::<f64>();
    row[1] = row[0];
    row[3 - 1] *= xs[xs.len() - 1];
    let mut body = Point142::new([0.5 - acc, row[2]]);
    let acc2: f64 = xs.iter().map(|s| *s).sum::<f64>() + -0.7;
    let mut a = ((body.x + acc2) * (body.x * body.z)).asinh();
    let mut buf = vec![Point142::new([a, body.y]), Point142::new([row[row.len() - 1], row[3 - 1]])];
    let mut s = p142_inner(&mut body.z);
    let mut part = body;
    let (w, w2) = (body.y, acc2 / (1.0 + part.y.abs()));
    let mut k = 0;
    let mut s2: f64 = loop {
        k += 1;
        let mut n = 0;
        'rows1: loop {
            n += 1;
            for &w3 in ys.iter() {
                let point = part;
            }
            if n >= 2 {
                break;
            }
        }
        if k >= 1 || w >= 0.5 {
            break row[n % row.len()] / (1.0 + w2.abs()) * s;
        }
    };
    w2 * (k as f64) + ys[3] * 2.0 - acc * 0.5 - body.x * 1.5 - acc2 * 2.0 + part.z * 0.5 + w2 * 0.5 - s2 * (s + s2) - part.y
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
fn p145_helper(y: f64, body: &mut Point145, mut grid: Vec<f64>, xs: &[f64]) -> (f64, f64) {
    if grid[1] >= 2.0 {
        let mut k = 0;
        loop {
            k += 1;
            if k >= 3 {
                break;
            }
            grid[k % 2] = body.y[0];
        }
    } else if grid[0] < xs[1] {
        if grid[0] > 1.0 {
            grid[2 - 1] = 0.5_f64.sin();
        } else if grid[grid.len() - 1] > -0.7 {
            grid.push(body.x);
        }
    }
    (xs[1] + xs[1] - grid[1] * 1.5 + (xs[1] / 2.0).tanh().sinh(), xs[0] + body.x + y * 0.3 + grid[0] * 0.5 - body.z - (xs[1] + grid[1]) / 3.0)
}

#[differentiable(unconnected = "zero")]
fn p145_inner(part: &Point145, v: [f64; 4], spring: &Point145) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        if j >= 2 || v.len() % 3 == 0 {
            break;
        }
        for (n, p) in v[3..].iter().enumerate() {
            if n / 2 < 3 || *p >= -0.4 {} else if n / 2 > 2 {
                break;
            }
        }
    }
    (1.0 + v[2].abs()).ln() - v[j % v.len()].tanh().exp2() * (j as f64)
}

#[differentiable(unconnected = "zero")]
fn p145(buf: [f64; 2], c: f64, body: &mut Point145, out: &Vec<f64>) {
    let buf2 = vec![Point145 { x: c.atan(), y: [body.x, out[3] * out[3], if c <= c {
        out[0]
    } else {
        out[4 - 1]
    }], z: out[3].tanh().exp() }, Point145::new(c), Point145::new(body.z)];
    body.x += body.z;
    let mut i = 0;
    'rows1: while i < 5 {
        i += 1;
        for k in 0..out.len() - 1 {
            body.x += out[(k + 1) % 4];
        }
    }
    if buf2[i % buf2.len()].z < -0.7 || i / 2 > 0 {
        if buf2[1].z <= 1.1 && out[i % out.len()] < 0.25 {
            if i / 2 % 2 != 0 {
                body.z += -(c - out[i % out.len()]);
                return;
            }
        } else {
            body.z *= ((out[out.len() - 1] - (i as f64)).powi(2) + 1.2).recip();
        }
    } else {
        let mut shape: Option<f64> = if buf2[i % buf2.len()].x <= 0.9 {
            None
        } else {
            Some(buf2.iter().zip(0..i).filter(|(body2, j)| *j != 1).map(|(part, j)| buf2[buf2.len() - 1].y[j % 3] + (j as f64)).product::<f64>())
        };
    }
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
        let s: f64 = 'found1: {
            for i in 0..=4 {
                *spring = Point147 { x: (part.x.powi(2) + 1.2).ln(), y: part.x };
            }
            let out = vec![part.y; 4];
            if part.x > 0.9 || 0 < 3 {
                break 'found1 out[3].powi(3);
            }
            part.y.clamp(-0.75, 1.25)
        };
        (spring.y + s * 0.5) * s - (part.y.tanh() - s / (1.0 + s.abs()))
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
fn p147_helper(i: usize, out: &Vec<f64>) -> f64 {
    for x in out[1..].iter() {
        let xs = [*x; 2];
        let mut body = Point147 { x: x - xs[i % 2], y: out[1..].iter().map(|&w| w * xs[2 - 1]).fold(out[0], |acc, x2| acc.max(x2 * x)) };
    }
    if (i + 1) % 3 == 0 {
        let mut acc: f64 = out[1] - (i as f64);
    }
    out[1] + (out[0] / (1.0 + out[0].abs()) + out[0] * out[i % 2])
}

#[differentiable(unconnected = "zero")]
fn p147_inner(pair: (f64, f64), out: &Vec<f64>, j: usize, a: f64) -> Vec<f64> {
    let t = p147_helper(1, out);
    let mut e = t;
    let mut out2 = [t; 4];
    match j * 2 % 4 {
        0 => {
            let mut out3 = [Point147 { x: e - (j as f64), y: 0.9 }, Point147 { x: e.sin(), y: (0..out2.len() - 1).rev().map(|k| out2[(k + 1) % out2.len()] + (k as f64)).sum::<f64>() }];
        }
        1 | 2 => {
            let mut e2 = t + t.tanh() * t.sin().cosh();
        }
        m if !(out2.len() % 3 != 1) => {
            let mut row: Vec<f64> = (0..out.len()).map(|n| (n as f64)).collect::<Vec<f64>>();
        }
        _ => {
            if e >= 1.1 && (j + 1) % 2 == 1 {
                let t2 = if j * 2 > 1 {
                    out2[1..].chunks(2).map(|grid| t).fold(out2[4 - 1], |acc, acc2| acc.max(e.atan().exp2() + acc2))
                } else {
                    a.abs().signum() * (out2[j % out2.len()] * out2[2])
                };
            }
        }
    }
    vec![(if !(e <= 0.5) {
        let s = out2[0];
        s
    } else {
        e
    }) + (a - (j as f64)), out[1], e / (1.0 + out[j % out.len()].abs())]
}

#[differentiable(unconnected = "zero")]
fn p147(pair: (f64, f64), row: &mut [f64; 3]) -> f64 {
    let mut found: Shape147 = Shape147::Flat;
    let mut buf = [[row[1], row[0]], [row[3 - 1], row[1]], [pair.1, row[2]]];
    let q: f64 = row[..2].windows(2).rev().enumerate().map(|(count, row2)| row2[1] + 0.1 + buf[count % 3][count % 2]).fold(buf[1][1], |acc, p| acc + p * (buf[1][0] + buf[buf.len() - 1][1]));
    let c = std::mem::replace(&mut row[0], buf[buf.len() - 1].iter().rev().zip(buf[3 - 1].chunks(2)).map(|(y, ys)| *y).fold(pair.1, |acc, u| acc * 0.5 + u));
    if !(buf[2][0] > 0.5) {
        buf[1][0] *= c;
    }
    row[3 - 1] = buf[buf.len() - 1][1] - 0.8_f64.sin();
    for &c2 in buf[2].iter().rev() {
        row[2] = 0.8;
    }
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for n in 0..=4 {
        v.push(q + q.asinh());
    }
    v.push(-buf[1][1]);
    buf[1][1] += c;
    let flag = buf[0][2 - 1] <= c;
    let a = &mut v[0];
    *a -= pair.1;
    (-v[0].powi(2)).exp() - pair.1 * 1.5 + v[0] * 2.0 - (0..buf.len()).map(|k| (k as f64)).sum::<f64>()
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
                let mut spring = Point148 { x: if xs[2].z > xs[n].x {
                    y
                } else {
                    xs[xs.len() - 1 - n].x
                }, y: xs[(n + 1) % 5].y.abs(), z: y * xs[n].z };
                let t = std::mem::replace(&mut spring.z, xs[n].y / (1.0 + xs[n].x.abs()));
            }
        }
        n if !(n % 3 == 1) => {
            y = (xs[5 - 1].z + xs[1].y) / (1.0 + 0.25_f64.max(y).abs());
        }
        _ => {}
    }
    let mut buf: Vec<f64> = Vec::new();
    for j in 0..xs.len() - 1 {
        if j > 2 || j + 1 < 3 {
            buf.push(if j / 2 % 2 != 1 {
                (xs[j].y.powi(2) + 1.0).powi(-1)
            } else {
                (1..xs.len()).map(|count| (count as f64)).fold(xs[(j + 1) % xs.len()].z, |acc, c| acc * 0.5 + c * c)
            });
        }
    }
    buf.push(xs[3].x * xs[xs.len() - 1].y);
    if xs[0].y >= 0.8 {
        let mut j = 0;
        let a: f64 = loop {
            j += 1;
            let mut kind: Shape148 = Shape148::Disc(xs[5 - 1].y / (1.0 + buf[0].abs()));
            if j >= 1 {
                break (xs[xs.len() - 1].z.signum() * buf[0]).max(-buf[0]);
            }
        };
    }
    buf[0] * buf[0] * (if xs[xs.len() - 1].x > 1.5 {
        let t = buf[0];
        buf[0]
    } else {
        y
    }).tanh() + buf.iter().map(|x| x.atan().sinh() + *x).sum::<f64>()
}

flat_record! {
    Point148 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p149(v: &mut [f64], #[no_diff] out: &Vec<f64>, r: f64, flag: bool) -> f64 {
    let p: f64 = 'found1: {
        v[2] = out[2];
        v[2] /= out[2].powi(2) + 1.0;
        if r > 1.0 || r > -0.7 {
            v[2] += r.tanh() + r / (r.powi(2) + 1.0);
            break 'found1 v[2] * r;
        }
        (if v[v.len() - 1] > 0.9 {
            r
        } else {
            out[1]
        }) - out[0] / (1.0 + r.abs())
    };
    v[3] += r * (r + p);
    r.tanh().sinh() - p * p / 2.0
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
fn p151_helper(r: f64, n: usize) -> Vec<f64> {
    let grid = vec![Point151 { x: [if r >= 0.1 && n % 2 == 0 {
        let c = r;
        c
    } else {
        let mut b = r;
        r
    }, r], y: r / (r.powi(2) + 1.0) }, Point151 { x: [(0..3).step_by(2).zip(0..2).map(|(j, j2)| r + (j2 as f64)).product::<f64>(), r + r], y: r }];
    for (m, count) in (0..grid.len()).zip(0..=1) {
        let t: f64;
        if grid[0].y >= 1.1 {
            let mut s: f64 = (-grid[count].x[count].powi(2)).exp() * (m as f64);
            t = 0.5;
        } else {
            t = (if m * 2 > 2 && grid[(m + 1) % grid.len()].x[count] <= 0.5 {
                grid[count % grid.len()].y
            } else {
                let mut y = grid[m].x[count];
                y
            }) + --1.0;
        }
        if grid.len() % 3 != 1 {
            let mut count2 = 0;
            let mut r2: f64 = loop {
                count2 += 1;
                if count2 >= 1 || m + 1 < 3 {
                    break grid[count].y;
                }
            };
        } else if !(n * 2 % 3 == 1) {
            break;
        }
    }
    vec![r, grid[0].x[n % 2].asinh() / (0.9_f64.powi(2) + 0.5), grid[n % grid.len()].y.floor() * grid[0].y * (n as f64)]
}

#[differentiable(unconnected = "zero")]
fn p151_inner(flag: bool, k: usize, ys: Vec<f64>, part: Point151) -> Point151 {
    let mut j = 0;
    let mut w: f64 = loop {
        j += 1;
        if j >= 2 {
            break ys[j % 2] - part.x[j % 2] - part.y.powi(2);
        }
        match k % 4 {
            0 => {
                let flag2 = flag;
            }
            1 | 2 => {
                let mut j2 = 0;
                let mut a: f64 = 'rows1: loop {
                    j2 += 1;
                    let mut grid = vec![ys[2 - 1] * part.x[2 - 1], part.y - part.x[j2 % 2], ys[ys.len() - 1] - part.x[2 - 1], part.y + (j2 as f64)];
                    if j2 >= 3 || (j2 + 1) % 2 == 0 {
                        break part.x[1].cos();
                    }
                };
            }
            _ => {
                let mut out = p151_helper((1.0 + part.y.abs()).sqrt(), 3);
            }
        }
    };
    part
}

#[differentiable(unconnected = "zero")]
fn p151(xs: [f64; 3], v: &Vec<f64>, state: &Vec<f64>) -> Point151 {
    for i in 0..state.len() {
        let row = vec![Point151 { x: [v[i % 5].abs(), state[i] * state[i]], y: state[i] - state[3 - 1 - i] }, Point151::new(state)];
        for buf in state.windows(2) {}
        let mut shape: Option<f64> = if state[i] > -0.7 {
            Some(state[i])
        } else {
            Some(1.5 - row[1].y)
        };
    }
    Point151::new(&v[2..])
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
                let mut point = Point152 { x: 0.3 - pair.0, y: row[row.len() - 1][1].atan().sinh(), z: 1.5 };
            }
        }
        if k >= 1 {
            break row[k % 3][k % 2] * row[row.len() - 1][1] * (pair.0 + row[row.len() - 1][1]);
        }
    };
    row[1].chunks(2).enumerate().map(|(k2, buf)| w).sum::<f64>() + w * 0.5 + (0..k).map(|count| (count as f64) * w).sum::<f64>() - (if !(w >= row[2][0]) {
        let mut w2 = w;
        row[2][k % 2]
    } else {
        row[row.len() - 1][1]
    }).max(w + w)
}

#[differentiable(unconnected = "zero")]
fn p152_inner(v: &[f64; 2]) -> f64 {
    let mut x = p152_helper((v[1], v[v.len() - 1]));
    let mut y = if 4 < 3 {
        let w = x + x / 3.0;
        (w + w) * v.iter().enumerate().map(|(n, &t)| t).product::<f64>()
    } else {
        (x * v[0]).abs()
    };
    y += 2.0_f64.mul_add(x, x).cos();
    y + 0.25 + x * 0.3 - y * 2.0 - y * -0.7
}

#[differentiable(unconnected = "zero")]
fn p152(pair: (f64, f64), e: &mut f64, row: &mut [f64]) -> f64 {
    let x = std::mem::replace(&mut row[1], *e - *e);
    if x > 0.25 {
        row[3 - 1] = (0..row.len()).map(|count| (count as f64) * (row[0].powi(2) + 1.0).cbrt()).sum::<f64>();
    } else {
        let mut v = vec![x; row.len()];
        let mut i = 0;
        let r: f64 = loop {
            i += 1;
            if i >= 3 {
                break e.atan2(row[1].powi(2) + 0.5).sin();
            }
            match (i + 1) % 4 {
                0 => {
                    let mut row2 = [Point152 { x: if !(i > 0) {
                        row[2]
                    } else {
                        let t = x;
                        *e
                    }, y: v[2] / (1.0 + v[1].abs()), z: v[v.len() - 1] / 3.0 }, Point152 { x: v[i % 3], y: if pair.0 <= 0.25 {
                        x
                    } else {
                        v[i % v.len()]
                    }, z: v[v.len() - 1] / (1.0 + x.abs()) }];
                    v.copy_from_slice(row);
                }
                _ => {}
            }
        };
    }
    row[3 - 1] += row[row.len() - 1] + x / 2.0;
    let mut x = x + (x * pair.1 - row[0]);
    let mut buf = vec![Point152 { x: -*e, y: (-x.powi(2)).exp(), z: x / (1.0 + row[row.len() - 1].abs()) }, Point152 { x: x.hypot(e.powi(2) + 1.0), y: 2.0 * x, z: pair.0 }, Point152 { x: row[2] + *e, y: pair.0 * x, z: x.hypot(1.0 + row[2].abs()) }];
    let a = std::mem::replace(&mut x, row[2].tanh().exp_m1());
    x *= buf[2].z + row[3 - 1] - x;
    (1.0 + x.abs()).recip() + x * 2.0 - row.iter().enumerate().rev().map(|(n, &s)| s * (if n % 3 == 0 || n % 3 == 1 {
        a
    } else {
        *e
    })).sum::<f64>()
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
        Body155 { at: Point155 { x: xs.iter().enumerate().map(|(n, part)| part.x).sum::<f64>(), y: 0.8_f64.max(out[0]) }, k: [Point155 { x: if out[0] > 0.8 && out[out.len() - 1] < out[1] {
            out[out.len() - 1]
        } else {
            out[1]
        }, y: out[1] / (1.0 + out[0].abs()) }, Point155 { x: (Body155 { at: Point155 { x: xs[0].x, y: out[1] }, k: [Point155 { x: xs[1].y, y: xs[1].x }, Point155 { x: out[out.len() - 1], y: xs[2 - 1].x }], rates: out[0] }).shifted(out, out[0]) + out[2 - 1], y: out[0] * out[out.len() - 1] }], rates: out[0] + out[1] }
    }
}

#[differentiable(unconnected = "zero")]
fn p155_helper(state: &mut [f64], mut state2: [[f64; 2]; 2]) -> f64 {
    let m: usize = 1;
    state[m % state.len()] * state2[0][m % 2] * 2.0
}

#[differentiable(unconnected = "zero")]
fn p155_inner(xs: [Body155; 2], mut out: [f64; 2], u: f64, n: usize) -> Point155 {
    let c = ((Body155 { at: Point155 { x: u, y: out[n % out.len()] }, k: [Point155 { x: xs[1].rates, y: u }, Point155 { x: out[out.len() - 1], y: xs[0].rates }], rates: xs[1].k[n % 2].x }).shifted(&out, u) + u).atan();
    let mut row: Vec<f64> = (0..=n).take(2).map(|n2| (n2 as f64) * ((Body155 { at: Point155 { x: out[0], y: xs[1].k[1].x }, k: [Point155 { x: c, y: c }, Point155 { x: xs[n2 % xs.len()].at.y, y: c }], rates: c }).shifted(&out, xs[n2 % xs.len()].at.y) + u)).collect::<Vec<f64>>();
    for unit in xs.iter() {
        let mut row2 = [[0.8, c], [-1.0, unit.at.y]];
    }
    Point155 { x: c - (n as f64), y: c + row[n % row.len()] }
}

#[differentiable(unconnected = "zero")]
fn p155(q: f64, v: &[f64]) -> f64 {
    let y: f64 = 1.0;
    let body = p155_inner([Body155 { at: Point155 { x: y * y, y: -v[2] }, k: [Point155 { x: y / 3.0, y: if q > 0.5 {
        y
    } else {
        let mut w: f64 = 2.0;
        y
    } }, Point155 { x: if y > 3.0 {
        y
    } else {
        y
    }, y: y + y }], rates: y + v[3] }, Body155 { at: Point155 { x: v[2] / 1.5, y }, k: [Point155 { x: (0..3).map(|i| (i as f64) * y).sum::<f64>(), y }, Point155 { x: y, y: q.floor() * y }], rates: y * y }], [-v[5 - 1], y], q.to_radians(), 2);
    let point = p155_inner([Body155 { at: Point155 { x: (-0.7_f64).powi(2), y: body.x.atan2(body.y.powi(2) + 1.0) }, k: [Point155 { x: y, ..body }, Point155 { x: y, y: y + body.x }], rates: y }, Body155 { at: Point155 { x: v[5 - 1], y: if body.x < q {
        body.y
    } else {
        let b = y;
        body.y
    } }, k: [Point155 { x: if q > 0.1 {
        let mut s = v[0];
        s
    } else {
        y
    }, y: v[v.len() - 1] }, Point155 { x: if body.y < body.x || 1 < 3 {
        y
    } else {
        body.y
    }, y: q }], rates: v[5 - 1] }], [(q.powi(2) + 1.2).powf(q.sin()), v[1] * v[v.len() - 1]], body.y.min(3.0), 1);
    if body.y > 3.0 || body.x < -0.7 {
        let g = |c: f64| c * v[4];
        'rows1: for k in (0..v.len()).skip(1) {}
        if y > 0.8 {
            return point.x;
        }
    } else {
        for r in v.iter() {
            for i in 1..v.len() - 1 {
                let q = q * ((body.x.powi(2) + 1.0).ln_1p() + y * point.y);
            }
        }
    }
    (point.y - point.y - point.x * 1.5) * point.x - point.y
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
    let mut buf = vec![Point159 { x: a.clamp(-0.75, 1.25), y: a }, Point159 { x: row[4 - 1], y: a + row[0] }];
    'steps2: for point in buf.iter() {
        let part = Point159 { x: row[0], y: a.abs() };
    }
    for &p in row.iter() {
        if a <= p {
            continue;
        }
    }
    (buf[buf.len() - 1].y - buf[1].y * 1.5) * row[..3].iter().rev().zip(buf.iter()).filter(|(e, part)| part.y > buf[buf.len() - 1].x).map(|(x, spring)| spring.y).fold(buf[1].x, |acc, b| acc * 0.5 + b * (row[3] / 3.0))
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
        program!(p124(&[-0.1, 0.7, 0.5, 0.1], &mut [-0.1, -0.7, 0.6, 0.7, -0.2], &mut vec![0.1, -1.0, -0.1]) calls Body124::new, p124_helper, p124_inner),
        program!(p125(&mut [-0.5, -0.2, -1.0, 0.9], &Point125 { x: 1.4, y: 0.2 }) calls Point125::energy, Body125::advance, Point125::norm, Point125::new; pulled vec![1.0, 0.5, 1.0, -2.0]),
        program!(p126([[-1.1, 1.0], [-0.6, -1.0]], &mut 0.8) calls p126_helper),
        program!(p127([-0.8, 1.4]) calls Body127::new),
        program!(p128(-0.1, &mut [0.9, 1.1], -0.5)),
        program!(p129(&[-0.2, 0.1, 0.1, 1.1]) calls Point129::shifted, p129_helper, p129_inner),
        program!(p130([[-1.2, -0.8], [0.9, -0.6]]) calls p130_helper, p130_inner),
        program!(p131(const 0.2, &mut [-0.8, 0.4], &mut [-0.5, 0.1, -0.7], &[-0.6, 0.9, -0.7, -0.2]) calls Point131::energy, p131_helper),
        program!(p132(&Point132 { x: -0.3, y: 1.3, z: 0.8 }) calls Body132::norm, Point132::new, p132_helper),
        program!(p133(-0.6, -0.7, const &mut [1.1, 1.3, -0.5]) calls p133_helper, p133_inner),
        program!(p134(2, -0.2, const Point134 { x: 1.2, y: -0.1, z: -1.0 }, [-1.2, -0.7, 0.2]); pulled -2.0),
        program!(p135(&mut [1.2, 0.8, 0.8, -0.4], &mut [0.9, -0.6, 0.6, 1.0, -0.2])),
        program!(p136(&[0.5, 0.5, 0.1, 0.2], 0.1, const -0.2, Body136 { at: -0.1, k: 2, rates: [Point136 { x: 0.3, y: -0.9 }, Point136 { x: 0.1, y: 1.4 }], parts: 1.2, last: [0.8, 0.1, -0.3] }) calls p136_helper; pulled 0.5),
        program!(p137(vec![0.35, -0.7, 1.0, 1.3], [-0.2, -0.4, 0.3]) calls Point137::energy, p137_helper),
        program!(p138(-1.2, -1.1, &[0.3, 0.8, -0.5]) calls p138_helper, p138_inner; pulled ([-2.0, 1.0], -0.7)),
        program!(p139(0.9, const (-0.9, 0.2)) calls Point139::advance, p139_helper),
        program!(p140(-0.1) calls Point140::advance, Body140::shifted, Point140::new, p140_helper, p140_inner),
        program!(p141(&[-0.1, 1.0, 1.0, -0.7], Point141 { x: 0.9, y: 1.4 }, -1.2, 1.3) calls Point141::norm, p141_helper; pulled [-2.0, 0.3]),
        program!(p142(vec![1.3, -0.7, 0.7, -0.9], 0.9, &mut [1.1, 0.5, -0.7], &[0.5, 1.0, -0.6, 1.0]) calls Point142::new, p142_helper, p142_inner),
        program!(p143(vec![1.4, 0.2, 0.1, -0.4], &[-0.1, 0.5, 0.2]) calls p143_helper, p143_inner; pulled (0.3, 0.5)),
        program!(p144(&[0.6, 1.1, -0.1, 0.9], &[[-0.4, 0.35], [0.5, 1.0]])),
        program!(p145([-0.8, -0.3], 0.35, &mut Point145 { x: -1.0, y: [-0.3, -0.4, 0.6], z: -0.5 }, &vec![-0.6, 0.9, 0.8, -1.1]) calls Point145::energy, Point145::advance, Point145::shifted, Point145::new, p145_helper, p145_inner; pulled Point145Tangent { x: 1.0, y: [1.0, 0.5, 0.3], z: -2.0 }),
        program!(p146(vec![1.0, 0.7, 0.4, 1.2], &mut [1.3, -0.6], &mut [-1.0, 0.1, 0.35], &mut [-0.3, 1.3, 0.7, 1.0]) calls p146_helper, p146_inner; pulled ([0.3, 1.0], vec![-0.7, 1.0, 0.5], [0.5, -2.0, 0.3, -2.0])),
        program!(p147((0.4, 1.0), &mut [1.2, 0.6, 1.0]) calls Point147::norm, p147_helper, p147_inner),
        program!(p148(-1.0, &vec![Point148 { x: 0.1, y: 0.35, z: 1.1 }, Point148 { x: 1.3, y: 0.9, z: 0.2 }, Point148 { x: -1.0, y: -0.8, z: 1.3 }, Point148 { x: -0.3, y: 0.7, z: -0.3 }, Point148 { x: -1.0, y: -1.0, z: -1.0 }]) calls Point148::shifted),
        program!(p149(&mut [0.6, -0.6, -0.7, 1.3], const &vec![0.6, 0.35, -0.3, 1.0, 1.2], 0.2, false); pulled (0.5, vec![-0.7, 1.0, 0.3, 0.3])),
        program!(p150((-0.2, 0.1), 1.2, 0.9) calls Point150::energy, p150_helper; pulled vec![1.0, 0.3]),
        program!(p151([0.5, 1.1, 0.1], &vec![-0.6, 0.3, 0.1, 0.1, -0.1], &vec![0.8, 0.4, 1.2]) calls Point151::norm, Point151::new, p151_helper, p151_inner; pulled Point151Tangent { x: [0.5, 1.0], y: 0.3 }),
        program!(p152((-0.7, -1.1), &mut 0.7, &mut [-0.5, -1.0, -1.0]) calls p152_helper, p152_inner),
        program!(p153(-0.7, const &mut -0.9, &[-0.9, -1.2, -0.3]) calls p153_helper, p153_inner; pulled (0.3, 0.3)),
        program!(p154(&mut -0.6, &mut [1.2, -0.9, -0.7, 1.1, 0.8], &mut [0.1, 1.3, -0.8], 2) calls p154_helper, p154_inner),
        program!(p155(0.6, &[-1.0, -0.7, 0.3, -1.1, 0.2]) calls Body155::shifted, Body155::new, p155_helper, p155_inner),
        program!(p156([0.35, -0.2], &Point156 { x: -1.0, y: 0.5 }) calls Point156::advance, Point156::shifted, p156_helper, p156_inner),
        program!(p157(1.0, &mut vec![-1.0, 0.1, -0.9, 0.7, -1.2], vec![0.5, 0.5, 1.1])),
        program!(p158(&vec![-0.6, -0.1, -0.9, -0.6], &mut [1.2, -0.1, 0.3, -0.2, -0.2], vec![1.0, -0.5, -1.1]) calls p158_helper, p158_inner),
        program!(p159(&vec![0.1, 0.1, 0.8, 0.7])),
    ]
}
